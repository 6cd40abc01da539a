from __future__ import annotations

import itertools

import numpy as np
import pytest
from numpy.typing import NDArray

from agent.knowledge.choices import (
    Moment,
    chances_of_cards,
    features_of,
    kind_of,
    log_chances,
    log_likelihood,
    moments,
)
from agent.knowledge.layouts import LayoutSpace
from agent.knowledge.view import View
from agent.knowledge.weights import Weights
from agent.rules.contract import Contract, Vulnerability
from ddsolver import Card, Deal, Position, Seat, Solver, Strain
from ddsolver.cards import Suit, cards_of, parse_cards
from ddsolver.position import legal_mask
from experiments.analysis.fit_choices import fit

DEAL = Deal.from_pbn("N:AQT3.T95.K73.AK6 K8765.84.J82.QJ8 J9.AK2.QT4.T9432 42.QJ763.A965.75")
NOTRUMP, SPADES = Contract.parse("3NTS"), Contract.parse("2SN")


def played(contract: Contract, seed: int, cards: int = 52) -> Position:
    """The deal after some random cards."""
    generator = np.random.default_rng(seed)
    position = Position(DEAL, contract.strain, contract.leader)
    for _ in range(cards):
        legal = position.legal()
        position = position.play(legal[int(generator.integers(len(legal)))])
    return position


def asked(role_of: Seat, seed: int, at_least: int) -> View:
    """What is known when a seat's side is to play, after so many random cards or a few more."""
    positions = (played(NOTRUMP, seed, number) for number in itertools.count(at_least))
    position = next(each for each in positions if each.to_play.same_side(role_of))
    return View.of(position, NOTRUMP, Vulnerability.NONE)


def dealt_in(view: View, number: int) -> NDArray[np.int64]:
    """Layouts of a view as they were dealt."""
    layouts = LayoutSpace(view).sample(number, np.random.default_rng(1))
    return np.asarray(layouts | np.array([view.played_by(seat) for seat in Seat]))


def mask(text: str) -> int:
    return sum(card.mask for card in parse_cards(text))


@pytest.mark.parametrize("contract", [NOTRUMP, SPADES], ids=str)
def test_the_chances_of_all_cards_that_a_hand_may_play_add_up_to_one(contract: Contract) -> None:
    position = played(contract, seed=3)
    gone = 0
    kinds = set()
    found = {
        moment.turn: moment
        for moment in moments(contract, position.players(), position.plays, DEAL.hands[contract.dummy])
    }
    for turn, card in enumerate(position.plays):
        if turn in found:
            moment = found[turn]
            hand = DEAL.hands[moment.seat] & ~gone
            legal = cards_of(legal_mask(hand, position.plays[turn // 4 * 4 : turn]))
            chances = [np.exp(log_chances(_with(moment, each), np.array([hand])))[0] for each in legal]
            assert sum(chances) == pytest.approx(1)
            assert card in legal
            kinds.add(
                kind_of(moment, follows=moment.led is not None and all(each.suit is moment.led for each in legal))
            )
        gone |= card.mask
    assert kinds == {"opening lead", "lead", "second hand", "third hand", "fourth hand", "discard"}


@pytest.mark.parametrize("contract", [NOTRUMP, SPADES], ids=str)
def test_a_defender_asked_in_its_seat_has_the_chances_that_its_card_is_read_with_later(contract: Contract) -> None:
    position = played(contract, seed=3)
    ours = Position(DEAL, contract.strain, contract.leader)
    asked = 0
    for card in position.plays:
        view = View.of(ours, contract, Vulnerability.NONE)
        ours = ours.play(card)
        if view.declares:
            continue
        chances = chances_of_cards(view)
        assert sum(chances.values()) == pytest.approx(1)
        dealt = np.array([DEAL.hands])
        read = log_likelihood(contract, ours.players(), ours.plays, dealt, [len(ours.plays) - 1])[0]
        assert np.log(chances[card]) == pytest.approx(read)
        asked += 1
    assert asked == 26


def _with(moment: Moment, card: Card) -> Moment:
    return Moment(**{name: getattr(moment, name) for name in Moment.__slots__} | {"card": card})


def test_what_a_defender_does_hangs_on_his_own_hand_and_what_is_seen() -> None:
    view = asked(Seat.SOUTH, 5, 20)
    dealt = dealt_in(view, 50)
    wests, easts = ([turn for turn, each in enumerate(view.players) if each is seat] for seat in (Seat.WEST, Seat.EAST))

    def told(turns: list[int]) -> NDArray[np.float64]:
        return log_likelihood(NOTRUMP, view.players, view.plays, dealt, turns)

    found = told(wests)
    by_hand: dict[int, float] = {}
    for hand, each in zip(dealt[:, Seat.WEST].tolist(), found, strict=True):
        assert by_hand.setdefault(hand, each) == pytest.approx(each)
    assert len(set(found.round(9))) > 1
    np.testing.assert_allclose(told(wests + easts), found + told(easts))


def test_weights_of_turns_multiply_and_the_declarers_own_tell_nothing() -> None:
    view, weights, solver = asked(Seat.SOUTH, 5, 24), Weights("real"), Solver()
    dealt, turns = dealt_in(view, 30), weights.turns(view)
    assert turns == [turn for turn, seat in enumerate(view.players) if not seat.same_side(Seat.SOUTH)]
    whole = weights.factors(view, dealt, turns, solver)
    parts = [weights.factors(view, dealt, some, solver) for some in (turns[:5], turns[5:])]
    np.testing.assert_allclose(whole, parts[0] * parts[1])
    np.testing.assert_allclose(Weights("real", power=0.0).factors(view, dealt, turns, solver), 1.0)
    np.testing.assert_allclose(Weights("real", power=1.6).factors(view, dealt, turns, solver), whole**2)


def test_a_defender_reads_his_partners_cards() -> None:
    view, weights, solver = asked(Seat.EAST, 5, 21), Weights("real"), Solver()
    dealt, turns = dealt_in(view, 10), weights.turns(view)
    partners = [turn for turn in turns if view.players[turn] is view.seat.partner]
    found = weights.factors(view, dealt, turns, solver)
    np.testing.assert_allclose(found, weights.factors(view, dealt, partners, solver))
    assert len(partners) < len(turns)
    assert len(set(found.round(12))) > 1


def moment(**changes: object) -> Moment:
    """West, fourth hand to a spade that South is winning with the jack."""
    given: dict[str, object] = {
        "turn": 7,
        "seat": Seat.WEST,
        "card": Card.parse("S2"),
        "trump": Strain.NOTRUMP,
        "led": Suit.SPADES,
        "place": 3,
        "best": 9,
        "partner_wins": False,
        "dummy_follows": False,
        "dummy": DEAL.hands[Seat.NORTH],
    }
    return Moment(**(given | changes))  # type: ignore[arg-type]


def test_people_win_cheaply_and_play_low_otherwise() -> None:
    hand = np.array([mask("SA SQ S5 S2 H4")])

    def chance(card: str, **changes: object) -> float:
        return float(np.exp(log_chances(moment(card=Card.parse(card), **changes), hand))[0])

    assert chance("SQ") > 0.5
    assert chance("SQ") > chance("SA") > chance("S5")
    assert chance("S2", partner_wins=True) > 0.5
    assert chance("S2", best=13) > 0.5


def test_features_tell_what_their_names_say() -> None:
    names, features, legal = features_of(moment(), np.array([mask("SA SQ S5 S2 H4")]), follows=True)
    told = dict(zip(names, np.moveaxis(features[0], -1, 0), strict=True))
    spades = {card: Card.parse(card).rank - 2 for card in ("S2", "S5", "SQ", "SA")}
    assert [each for each, rank in spades.items() if told["cheapest to win"][Suit.SPADES, rank]] == ["SQ"]
    assert [each for each, rank in spades.items() if told["lowest"][Suit.SPADES, rank]] == ["S2"]
    assert [each for each, rank in spades.items() if told["an honour that wins"][Suit.SPADES, rank]] == ["SQ", "SA"]
    assert legal[0].sum() == 4


def test_what_was_to_be_seen_is_what_was_to_be_seen() -> None:
    plays = parse_cards("HQ H5 H4 H2 H7 HT H8 HA S9 S2 SQ SK")
    position = Position(DEAL, Strain.NOTRUMP, Seat.WEST, plays)
    listed = list(moments(NOTRUMP, position.players(), plays, DEAL.hands[Seat.NORTH]))
    assert [each.turn for each in listed] == [0, 2, 4, 6, 9, 11]
    lead, third, second_lead, _, spade, last = listed
    assert (lead.dummy, lead.led, lead.place) == (None, None, 0)
    assert (third.seat, third.best, third.partner_wins, third.dummy_follows) == (Seat.EAST, 10, True, False)
    assert second_lead.led_by == {Suit.HEARTS: {Seat.WEST}}
    assert (spade.seat, spade.place, spade.dummy_follows, spade.best) == (Seat.WEST, 1, True, 7)
    assert (last.seat, last.place, last.best, last.partner_wins) == (Seat.EAST, 3, 10, False)
    assert last.dummy == DEAL.hands[Seat.NORTH] & ~mask("H5 HT SQ")


def test_fitting_finds_the_weights_that_choices_were_made_by() -> None:
    generator = np.random.default_rng(9)
    true = np.array([1.0, -0.5, 2.0])
    choices = []
    for _ in range(4000):
        features = generator.normal(size=(5, 3))
        chances = np.exp(features @ true)
        choices.append((features, int(generator.choice(5, p=chances / chances.sum()))))
    np.testing.assert_allclose(fit(choices), true, atol=0.15)
