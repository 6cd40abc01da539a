"""Reasons: their counts, their words, and that chance alone is not taken for a reason."""

from __future__ import annotations

import re
from dataclasses import replace

import numpy as np
import pytest

from agent.knowledge.belief import Belief
from agent.knowledge.view import View
from agent.player import Candidate, Decision
from agent.players.joint_search.payoff import JointSearch
from agent.players.objective import Aim
from agent.registry import Role, parse_player
from agent.rules.auction import Auction
from agent.rules.contract import Contract, Vulnerability
from ddsolver import Card, Deal, Position, Seat, Suit
from experiments.questions.advise.analysis import advise
from experiments.questions.play_question import PlayQuestion
from experiments.questions.reasons.analysis import Reason, compare_cards
from experiments.questions.reasons.decision import explain_decision
from experiments.questions.reasons.feature_words import Words
from experiments.questions.reasons.features import (
    Both,
    Holds,
    about,
    complexity,
    features_of,
    negated,
    suits_of,
)
from experiments.questions.reasons.report import evidence, percent, sentences
from tests.experiments.questions.reasons.clauses import read_clause
from tests.experiments.questions.reasons.positions import ending, random_question, solved_ending


def reason_for(question: PlayQuestion, card: str, rival: str) -> Reason:
    view, solved = solved_ending(question)
    return compare_cards(view, solved, Card.parse(card), Card.parse(rival), scored=False)


FINESSE = ending("N:AQ.2.. - 32.A.. -", "SKJT9 HKQ", "S2 S9")


def test_a_finesse_is_named_and_wins_where_the_king_is_in_front_of_it() -> None:
    reason = reason_for(FINESSE, "SQ", "SA")
    view, solved = solved_ending(FINESSE)
    west_has_it = solved.layouts[:, Seat.WEST] & Card.parse("SK").mask != 0
    gains = solved.tricks[:, Card.parse("SQ").index] > solved.tricks[:, Card.parse("SA").index]
    assert reason.separation is not None
    assert reason.separation.share == pytest.approx(west_has_it.mean())
    assert reason.separation.inside == pytest.approx(gains[west_has_it].mean())
    assert reason.separation.outside == pytest.approx(gains[~west_has_it].mean())
    said = sentences(reason)
    assert said[0].startswith("♠Q (a finesse against the ♠K) takes ")
    assert said[1].startswith(
        f"♠Q is better where West has the ♠K ({percent(float(west_has_it.mean()))} of the layouts)"
    )
    assert view.declares
    assert len(said) <= 3


def test_every_figure_is_counted_on_the_layouts() -> None:
    """Two cards of a defender or declarer in random endings: what the reason says is what a plain count says."""
    for seed in range(12):
        view, solved = random_question(seed)
        card = view.legal()[0]
        others = (each for each in view.legal() if (solved.tricks[:, each.index] != solved.tricks[:, card.index]).any())
        for rival in [*others][:1]:
            reason = compare_cards(view, solved, card, rival)
            own, other = (
                [
                    view.declarer_tricks + (int(each) if view.declares else view.tricks_left - int(each))
                    for each in solved.tricks[:, one.index]
                ]
                for one in (card, rival)
            )
            if reason.measure == "contract":
                good = [
                    [(each >= view.contract.tricks_needed) is view.declares for each in one] for one in (own, other)
                ]
                better = [a and not b for a, b in zip(*good, strict=True)]
                worse = [b and not a for a, b in zip(*good, strict=True)]
                assert reason.value == pytest.approx(np.mean(good[0]))
                assert reason.rival_value == pytest.approx(np.mean(good[1]))
            else:
                better = [(a > b) if view.declares else (a < b) for a, b in zip(own, other, strict=True)]
                worse = [(a < b) if view.declares else (a > b) for a, b in zip(own, other, strict=True)]
                assert reason.value == pytest.approx(np.mean(own))
                assert reason.rival_value == pytest.approx(np.mean(other))
            assert reason.gains == pytest.approx(np.mean(better))
            assert reason.losses == pytest.approx(np.mean(worse))
            for found, event in ((reason.separation, better), (reason.risk, worse)):
                if found is None:
                    continue
                means = read_clause(Words(view).clause(found.feature), view)
                present = [means(layout) for layout in solved.layouts]
                inside = [each for each, is_present in zip(event, present, strict=True) if is_present]
                outside = [each for each, is_present in zip(event, present, strict=True) if not is_present]
                assert found.share == pytest.approx(np.mean(present))
                assert found.inside == pytest.approx(np.mean(inside))
                assert found.outside == pytest.approx(np.mean(outside))


def test_features_about_the_suits_of_both_cards_are_about_no_other() -> None:
    view, solved = random_question(3)
    everything = features_of(view, solved.layouts)
    some = about(everything, {Suit.SPADES, Suit.HEARTS})
    assert 0 < len(some.listed) < len(everything.listed)
    assert all(suits_of(each) <= {Suit.SPADES, Suit.HEARTS} for each in some.listed)
    for each, present in zip(some.listed, some.present, strict=True):
        assert (present == everything.present[everything.listed.index(each)]).all()


"""The trump suit of the view whose clauses are read."""


def test_features_are_listed_once_the_simplest_first() -> None:
    view, solved = random_question(3, each=9, layouts=40)
    features = features_of(view, solved.layouts)
    rows = {row.tobytes() for row in features.present} | {(~row).tobytes() for row in features.present}
    assert len(rows) == 2 * len(features.listed)
    costs = [complexity(each) for each in features.listed]
    assert costs == sorted(costs)
    assert negated(negated(features.listed[0])) == features.listed[0]
    assert complexity(Both(features.listed[0], features.listed[1])) > max(costs[:2])


def test_chance_is_not_taken_for_a_reason() -> None:
    """If a card gains on layouts drawn at random, nothing separates them: at most once in 100 times by design."""
    view, solved = random_question(6, each=9, layouts=100)
    card, rival = view.legal()[0], view.legal()[1]
    named = 0
    for seed in range(40):
        tricks = solved.tricks.copy()
        tricks[:, card.index] = 3 + (np.random.default_rng(seed).random(100) < 0.3)
        tricks[:, rival.index] = 3
        reason = compare_cards(view, solved._replace(tricks=tricks), card, rival, scored=False)
        named += reason.separation is not None
        if reason.separation is None:
            assert sentences(reason)[1].endswith(" in none.")
            assert evidence(reason) == []
    assert named <= 2


def test_a_pattern_of_two_features_is_found_and_said() -> None:
    view, solved = random_question(6, each=9, layouts=300)
    features = features_of(view, solved.layouts)
    first, second = [place for place in range(len(features.listed)) if 0.3 < features.present[place].mean() < 0.7][:2]
    both = features.present[first] & features.present[second]
    card, rival = view.legal()[0], view.legal()[1]
    tricks = solved.tricks.copy()
    tricks[:, card.index], tricks[:, rival.index] = 3 + both, 3
    reason = compare_cards(view, solved._replace(tricks=tricks), card, rival, scored=False)
    assert reason.separation is not None
    assert reason.separation.inside == pytest.approx(1)
    assert reason.separation.outside == pytest.approx(0)
    assert "in all of these; nowhere else" in sentences(reason)[1]


def test_equal_cards_are_said_to_be_equal_and_a_guess_avoided_is_named() -> None:
    question = ending("N:J.2.AJ9. - Q.3.KT8. -", "H876 DQ65432 C5", trump="S")
    same = reason_for(question, "H3", "DT")
    assert sentences(same)[1] == "With all cards seen, both do equally well in every layout."
    advice = advise(question, parse_player("payoff:samples=all", Role.DECLARER), seed=1)
    assert advice.reason is not None
    assert sentences(advice.reason) == [
        "♥3 takes 4.00 tricks on average, ♦T (led towards ♦A ♦J) 3.79.",
        "With all cards seen, ♦T would take 4.00 tricks; but it leaves a guess, which ♥3 avoids.",
    ]


def test_two_things_that_one_hand_has_name_it_once_the_simpler_one_first() -> None:
    question = ending("N:J.2.AJ9. - Q.3.KT8. -", "H876 DQ65432 C5", trump="S")
    words = Words(question.view)
    west, east = Seat.WEST, Seat.EAST
    queen, six = (Card.parse(each) for each in ("DQ", "D6"))
    short = Holds(west, six, most=2)
    assert words.clause(Both(short, Holds(west, queen))) == "West has the ♦Q, and the ♦6 with at most one other diamond"
    other = Both(Holds(east, queen), Holds(west, six))
    assert words.clause(other) == "East has the ♦Q, and West has the ♦6"


_DECLARES = 7
"""The seed of a random question for the declarer."""


def _scored(
    ours: list[int],
    theirs: list[int],
    values: tuple[tuple[float, float], tuple[float, float]] | None = None,
    aim: Aim = "points",
) -> Reason:
    """Return why a card is better; in layout by layout, it and its rival take these tricks more than are needed.

    ``values`` are the chances and the tricks of both cards that a player found in its own way.
    """
    view, solved = random_question(_DECLARES, each=9, layouts=len(ours))
    assert view.declares
    needed = view.contract.tricks_needed - view.declarer_tricks
    card, rival = view.legal()[0], view.legal()[1]
    tricks = solved.tricks.copy()
    tricks[:, card.index], tricks[:, rival.index] = needed + np.array(ours), needed + np.array(theirs)
    estimates = None
    if values is not None:
        one, other = (
            Candidate(each, 0, taken, make) for each, (make, taken) in zip((card, rival), values, strict=True)
        )
        estimates = one, other
    return compare_cards(view, solved._replace(tricks=tricks), card, rival, aim=aim, estimates=estimates)


def test_a_difference_in_the_last_bit_is_none() -> None:
    reason = _scored([0] * 20, [0] * 20, ((1.0, 10.0), (1 - 1e-15, 10.2)))
    assert reason.measure == "tricks"
    reason = _scored([0] * 20, [0] * 20, ((1 - 1e-15, 10.0), (0.5 + 1e-15, 10.0)))
    assert reason.estimates == (1, 0.5)


def test_cards_that_make_in_the_same_layouts_may_take_other_tricks() -> None:
    reason = _scored([0] * 20, [1] * 20, ((0.8, 9.0), (0.9, 9.0)))
    assert (reason.measure, reason.gains, reason.losses) == ("contract", 0, 0)
    assert "With all cards seen, both make the contract in the same layouts." in sentences(reason)


def test_points_decide_between_the_chance_of_the_contract_and_tricks() -> None:
    safe = _scored([0] * 100, [-1] + [1] * 3 + [0] * 96)
    assert safe.measure == "contract"
    assert (safe.value, safe.rival_value) == pytest.approx((1, 0.99))
    rash = _scored([-1] * 3 + [1] * 4 + [0] * 93, [0] * 100)
    assert rash.measure == "contract"
    assert (rash.value, rash.rival_value) == pytest.approx((0.97, 1))
    many = _scored([-1] * 3 + [1] * 97, [0] * 100)
    assert many.measure == "tricks"
    assert many.value == pytest.approx(many.rival_value + 0.94)


@pytest.mark.parametrize(("aim", "measure"), [("tricks", "tricks"), ("imps", "contract"), ("make", "contract")])
def test_where_tricks_and_the_contract_disagree_the_players_aim_decides(aim: Aim, measure: str) -> None:
    """The card takes more tricks, but makes less often; a player at matchpoints prefers it, and others do not."""
    reason = _scored([-1] * 20 + [1] * 80, [0] * 100, aim=aim)
    assert reason.measure == measure
    assert (reason.value > reason.rival_value) is (aim == "tricks")


SAFE = Deal.from_pbn("N:.85.QJ.98 95.Q964.. .KT..J762 .7.654.T4")
"""South makes 3C with ten tricks. The heart king risks a trick for one more, which is the same IMPs as ten."""


@pytest.mark.parametrize(
    ("calls", "rival"),
    [("1NT P P P", "DK"), ("1NT P P 2H P P 2NT P P P", "H2"), ("1NT P P 2C P P 2NT P P P", "DK")],
    ids=["partner did not bid", "partner bid hearts", "partner bid the suit that is led"],
)
def test_who_leads_another_suit_is_asked_about_partners(calls: str, rival: str) -> None:
    deal = Deal.from_pbn("N:AQT3.T95.A73.AK6 K8765.KJ864.82.Q J9.A73.QJT4.T943 42.Q2.K965.J8752")
    auction = Auction(Seat.SOUTH, calls)
    assert auction.contract is not None
    view = View.of(Position(deal, "NT", Seat.WEST), auction.contract, Vulnerability.NONE, auction)
    belief = Belief(np.array([deal.hands], dtype=np.int64), np.ones(1), 1, exhaustive=True, n_consistent=1)
    values = {"C5": 7.0, "C2": 7.1, "DK": 7.2, "H2": 7.5}
    candidates = tuple(Candidate(Card.parse(card), tricks, tricks, 0.5) for card, tricks in values.items())
    player = parse_player("monte-carlo", Role.DEFENDER).make(np.random.SeedSequence(1))
    reason = explain_decision(Decision(candidates[0].card, candidates), view, belief, player).reason
    assert reason is not None
    assert str(reason.rival.card) == rival


def test_a_card_with_fewer_tricks_is_played_because_it_is_worth_more_imps() -> None:
    view = View.of(Position(SAFE, "C", "S"), Contract.parse("1CS"), Vulnerability.BOTH)
    cards = [Card.parse(each) for each in ("C2", "HK")]
    safe, bold = Candidate(cards[0], 1.0, 10.0, 1.0), Candidate(cards[1], 0.9, 10.2, 1.0)
    belief = Belief(np.array([SAFE.hands], dtype=np.int64), np.ones(1), 1, exhaustive=True, n_consistent=1)
    player = parse_player("payoff", Role.DECLARER).make(np.random.SeedSequence(1))
    worth: dict[Aim, str] = {"imps": "10.20, but ♣2 is worth more IMPs on average.", "tricks": "10.20."}
    for aim, said in worth.items():
        reason = explain_decision(Decision(cards[0], (safe, bold)), view, belief, player, aim=aim).reason
        assert reason is not None
        assert sentences(reason)[0].endswith(said)


def test_a_very_small_risk_is_named_without_its_place() -> None:
    view, solved = random_question(_DECLARES, each=9, layouts=240)
    features = features_of(view, solved.layouts)
    common = next(row for row in features.present if 0.4 < row.mean() < 0.6)
    card, rival = view.legal()[0], view.legal()[1]
    tricks = solved.tricks.copy()
    tricks[:, card.index], tricks[:, rival.index] = 3 + common, 3
    tricks[np.flatnonzero(~common)[0], rival.index] = 5
    reason = compare_cards(view, solved._replace(tricks=tricks), card, rival, scored=False)
    assert reason.losses == pytest.approx(1 / 240)
    assert sentences(reason)[-1] == f"The risk: {rival.symbol} is better in few layouts, by up to 2 tricks."


@pytest.mark.parametrize(("better", "words"), [(1, "in few layouts"), (2, "in few"), (6, "in 6 %")])
def test_a_few_layouts_of_a_sample_are_no_per_cents(better: int, words: str) -> None:
    chance = [1] * better + [0] * (100 - better)
    assert words in " ".join(sentences(_scored([0] * 100, chance)) + sentences(_scored(chance, [0] * 100)))


def test_a_card_that_never_loses_the_contract_is_set_beside_a_rival_that_never_gains() -> None:
    chance = list(np.random.default_rng(0).integers(-1, 1, 100))
    text = sentences(_scored([0] * 100, chance))[1]
    assert re.fullmatch(r"Only (\S+) makes it in \d+ % of the layouts, only \S+ in none\.", text), text


def test_a_worse_card_is_not_praised() -> None:
    reason = reason_for(FINESSE, "SA", "SQ")
    assert not reason.is_clear
    assert reason.is_worse
    assert reason.value < reason.rival_value
    assert sentences(reason)[0].endswith(": ♠Q is better on these layouts.")


def test_a_small_difference_is_called_too_close() -> None:
    view, solved = random_question(6, each=9, layouts=100)
    card, rival = view.legal()[0], view.legal()[1]
    tricks = solved.tricks.copy()
    tricks[:, card.index], tricks[:, rival.index] = 3, 3
    tricks[0, card.index] = 4 if view.declares else 2
    tricks[1:3, rival.index] = 4 if view.declares else 2
    reason = compare_cards(view, solved._replace(tricks=tricks), card, rival, scored=False)
    assert (reason.is_clear, reason.is_worse) == (False, False)
    assert sentences(reason)[0].endswith(": too close to call on 100 layouts.")


@pytest.mark.parametrize(
    ("share", "text"), [(0, "0 %"), (0.004, "under 1 %"), (0.62, "62 %"), (0.9999, "over 99 %"), (1, "100 %")]
)
def test_only_what_is_exact_is_called_none_or_all(share: float, text: str) -> None:
    assert percent(share) == text


def test_a_card_is_led_for_a_finesse_where_the_next_hand_holds_the_honour() -> None:
    view, solved = solved_ending(ending("N:AQ.2.. - 32.A.. -", "SKJT9 HKQ"))
    card, rival = Card.parse("S2"), Card.parse("HA")
    for seat, said in ((Seat.WEST, "for the finesse against the ♠K"), (Seat.EAST, "led towards ♠A ♠Q")):
        tricks = solved.tricks.copy()
        tricks[:, rival.index] = 1
        tricks[:, card.index] = 1 + (solved.layouts[:, seat] & Card.parse("SK").mask != 0)
        reason = compare_cards(view, solved._replace(tricks=tricks), card, rival, scored=False)
        assert sentences(reason)[0].startswith(f"♠2 ({said}) takes ")


@pytest.mark.parametrize(
    ("options", "begins"),
    [("samples=all", "♥3 takes"), ("samples=all,situations=1", "With all cards seen, ♥3 takes"),
     ("samples=all,searched=5", "With all cards seen in most layouts, ♥3 takes")],
)  # fmt: skip
def test_where_few_layouts_were_searched_jointly_the_figures_see_all_cards(options: str, begins: str) -> None:
    question = ending("N:J.2.AJ9. - Q.3.KT8. -", "H876 DQ65432 C5", trump="S")
    view = question.view
    player = parse_player(f"payoff:{options}", Role.DECLARER).make(np.random.SeedSequence(1))
    assert isinstance(player, JointSearch)
    decision = player.decide(view, every_card=True)
    assert player.last_belief is not None
    chosen = next(each for each in decision.candidates if each.card == Card.parse("H3"))
    rival = next(each for each in decision.candidates if each.card == Card.parse("DT"))
    reason = compare_cards(view, solved_ending(question)[1], chosen.card, rival.card, estimates=(chosen, rival))
    said = sentences(replace(reason, unsearched=player.last_unsearched))
    assert said[0].startswith(begins)
    found = explain_decision(decision, view, player.last_belief, player).reason
    assert found is None or found.unsearched == player.last_unsearched


def test_evidence_says_nothing_of_a_card_that_is_never_better() -> None:
    view, solved = random_question(6, each=9, layouts=100)
    features = features_of(view, solved.layouts)
    common = next(row for row in features.present if 0.3 < row.mean() < 0.7)
    card, rival = view.legal()[0], view.legal()[1]
    tricks = solved.tricks.copy()
    tricks[:, card.index], tricks[:, rival.index] = 3, 3 + common
    reason = compare_cards(view, solved._replace(tricks=tricks), card, rival, scored=False)
    assert reason.gains == 0
    assert evidence(reason) == []
