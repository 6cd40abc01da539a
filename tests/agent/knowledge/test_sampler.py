from __future__ import annotations

import itertools
from collections import Counter
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from agent.knowledge.belief import Belief
from agent.knowledge.evidence.calls import AuctionLikelihood
from agent.knowledge.evidence.human_plays import HumanPlays
from agent.knowledge.evidence.likelihood import Likelihood
from agent.knowledge.evidence.thesis_plays import ThesisPlays
from agent.knowledge.layouts import LayoutSpace
from agent.knowledge.sampler import LayoutSampler, Samples
from agent.knowledge.view import View
from agent.players.defence.perfect import ArbitraryDefender
from agent.registry import Role, parse_player
from agent.rules.auction import Auction
from agent.rules.constraints import HandConstraint
from agent.rules.contract import Contract, Vulnerability
from ddsolver import Card, Deal, Position, Seat, Solver
from ddsolver.cards import SUIT_MASK, cards_of
from tests.players import sampler
from tests.strategies import random_deal

SOLVER = Solver(memory_mb=8)
PERFECT = ThesisPlays("correct-play", 1.0, SOLVER)
CONTRACT = Contract.parse("1NTS")


def views(seed: int, size: int = 8) -> list[View]:
    """What the declarer sees at each of its turns when everybody plays correct cards."""
    generator = np.random.default_rng(seed)
    position = Position(random_deal(generator, size), CONTRACT.strain, CONTRACT.leader)
    anybody = ArbitraryDefender(generator)
    found = []
    while not position.is_over:
        if position.to_play.same_side(CONTRACT.declarer):
            found.append(View.of(position, CONTRACT, Vulnerability.NONE))
        view = View.of(position, CONTRACT, Vulnerability.NONE)
        position = position.play(anybody.decide_double_dummy(view, position).card)
    return found


def believing(samples: Samples, *, refill: bool = True, seed: int = 0) -> LayoutSampler:
    return sampler(samples, PERFECT, refill=refill, seed=seed)


def weighed(belief: Belief) -> dict[tuple[int, ...], float]:
    return {tuple(row): float(weight) for row, weight in zip(belief.layouts.tolist(), belief.weights, strict=True)}


def test_what_is_carried_over_has_the_weights_it_would_have_afresh() -> None:
    for seed in range(3):
        kept = believing("all")
        for view in views(seed, 6):
            assert weighed(kept.sample(view)) == pytest.approx(weighed(believing("all").sample(view)))


def test_layouts_are_drawn_until_as_many_are_possible_as_were_wanted() -> None:
    view = views(1, 13)[4]
    belief = believing(12).sample(view)
    assert len(belief.layouts) == 12
    assert belief.drawn >= 12
    assert not belief.exhaustive
    assert 1 <= belief.ess <= 12
    assert belief.weights.sum() == pytest.approx(1)
    assert (belief.weights > 0).all()


def test_survivors_are_carried_over_and_no_layout_comes_twice() -> None:
    kept = believing(12)
    turns = views(1, 13)
    first = weighed(kept.sample(turns[3]))
    second = kept.sample(turns[4])
    played = sum(card.mask for card in turns[4].plays[len(turns[3].plays) :])
    survivors = {tuple(hand & ~played for hand in row) for row in first}
    assert survivors & set(weighed(second))
    assert len(weighed(second)) == len(second.layouts)


def test_without_refill_the_layouts_drawn_are_all_there_is() -> None:
    view = views(1, 13)[4]
    belief = believing(12, refill=False).sample(view)
    assert belief.drawn == 12
    assert len(belief.layouts) <= 12


def test_without_refill_what_still_fits_is_kept_and_weighed_as_if_it_were_new() -> None:
    for seed in (1, 2):
        kept = believing(30, refill=False)
        carried = 0
        for view in views(seed, 8)[:9]:
            belief = kept.sample(view)
            assert belief.drawn <= 30 or belief.exhaustive
            carried += belief.drawn < 30
            factors = PERFECT.of(view, belief.layouts | played_by_all(view))
            if factors.any():
                assert belief.weights == pytest.approx(factors / factors.sum())
        assert carried


@pytest.mark.slow
def test_without_refill_every_layout_is_drawn_as_often_as_any_other() -> None:
    """Where no card depends on the sample, what is carried over is like a new one: each layout comes equally often."""
    first, second = next(pair for pair in pairwise(views(4, 4)) if LayoutSpace(pair[1]).count > 12)
    every = ThesisPlays("random-play")
    counts: Counter[tuple[int, ...]] = Counter()
    for seed in range(400):
        kept = sampler(6, every, refill=False, seed=seed)
        kept.sample(first)
        counts.update(weighed(kept.sample(second)).keys())
    space = LayoutSpace(second).count
    expected = 400 * 6 / space
    assert sum(counts.values()) == 400 * 6
    assert len(counts) == space
    assert all(abs(count - expected) < 5 * expected**0.5 for count in counts.values())


def test_what_is_carried_over_leans_towards_layouts_in_which_the_declarers_own_card_was_right() -> None:
    """A two-way finesse with one layout: who let the jack run had put the queen there, and still does."""
    position = Position(Deal.from_pbn("N:.KT2.. .Q86.. .AJ9.. .543.."), CONTRACT.strain, Seat.SOUTH, "HJ H3")
    queen = Card.parse("HQ").mask
    view = View.of(position, CONTRACT, Vulnerability.NONE)
    after = View.of(position.play("H2").play("H8"), CONTRACT, Vulnerability.NONE)

    def believing_in(samples: Samples, seed: int) -> LayoutSampler:
        generator = np.random.default_rng(seed)
        return sampler(samples, ThesisPlays("random-play"), refill=False, seed=generator)

    def with_west(belief: Belief) -> float:
        return float(belief.weights[belief.layouts[:, Seat.WEST] & queen != 0].sum())

    ran = kept = 0
    for seed in range(100):
        beliefs = believing_in(1, seed)
        values = SOLVER.layout_values(beliefs.sample(view).layouts, CONTRACT.strain, view.trick_leader, view.trick)[0]
        if values[Card.parse("H2").index] > values[Card.parse("HK").index]:
            ran += 1
            belief = beliefs.sample(after)
            if not belief.drawn:
                kept += 1
                assert with_west(belief) == 1
    assert 30 < ran < 70
    assert kept
    assert with_west(believing_in("all", 0).sample(after)) == pytest.approx(0.5)


def test_what_was_believed_is_forgotten_when_more_is_told_of_the_hands() -> None:
    view = views(1, 8)[2]
    beliefs = believing(10, refill=False)
    seen = beliefs.sample(view)
    hidden = next(seat for seat in Seat if view.hidden_sizes[seat])
    lengths = np.bitwise_count((seen.layouts | played_by_all(view))[:, hidden] & SUIT_MASK)
    most = int(lengths.max()) - 1
    told = {hidden: HandConstraint(lengths=((0, most), (0, 13), (0, 13), (0, 13)))}
    for row in beliefs.sample(replace(view, constraints=told)).layouts:
        assert int((row | played_by_all(view))[hidden] & SUIT_MASK).bit_count() <= most


@pytest.mark.parametrize("refill", [True, False])
def test_defenders_who_are_never_right_leave_something_to_believe(refill: bool) -> None:
    never = ThesisPlays("correct-play", 0.0, SOLVER)
    few: tuple[tuple[int, Samples], ...] = ((13, 3), (5, "all"))
    for size, samples in few:
        for view in views(1, size)[:4]:
            beliefs = sampler(samples, never, refill=refill, seed=0)
            belief = beliefs.sample(view)
            assert len(belief.layouts)
            assert belief.weights.sum() == pytest.approx(1)


def played_by_all(view: View) -> NDArray[np.int64]:
    return np.array([view.played_by(seat) for seat in Seat])


def test_when_nothing_drawn_is_possible_all_are_equal_or_the_defenders_are_taken_for_less_than_perfect() -> None:
    """East has thrown away a trick, which no perfect defender does in any layout."""
    for seed in range(500):
        deal = random_deal(np.random.default_rng(seed), 3)
        position = Position(deal, "NT", "W")
        values = SOLVER.card_values(position)
        worst = min(values, key=lambda card: values[card])
        view = View.of(position.play(worst), CONTRACT, Vulnerability.NONE)
        smoothed = believing("all").sample(view)
        if smoothed.smoothed:
            break
    assert smoothed.smoothed
    assert smoothed.exhaustive
    assert len(smoothed.layouts) > 1
    equal = sampler(3, PERFECT, refill=False, seed=0)
    assert len(equal.sample(view).layouts) >= 3


def test_players_of_one_seed_draw_the_same_layouts_and_a_shorter_sample_begins_a_longer_one() -> None:
    view = views(4, 9)[2]
    drawn = []
    for player in ("monte-carlo", "payoff", "payoff:relocation=yes", "alpha-mu"):
        for samples in (20, 60):
            spec = parse_player(player, Role.DECLARER).replace(samples=samples, weights="random-play")
            made: Any = spec.make(np.random.SeedSequence(5))
            drawn.append(made._sampler.sample(view).layouts.tolist())
    assert all(layouts == drawn[0] for layouts in drawn[::2])
    assert all(layouts[:20] == drawn[0] and len(layouts) == 60 for layouts in drawn[1::2])


def test_another_play_is_begun_afresh() -> None:
    kept = believing(5)
    kept.sample(views(1, 13)[4])
    view = views(2, 13)[3]
    for row in kept.sample(view).layouts.tolist():
        assert sum(row) == sum(hand or 0 for hand in view.held) + view.unseen


@pytest.mark.parametrize("evidence", [(), (PERFECT,)])
@pytest.mark.parametrize("refill", [True, False])
def test_batches_grow_by_other_layouts_after_those_there_are(evidence: tuple[Likelihood, ...], refill: bool) -> None:
    view = views(2)[3]
    beliefs = sampler("auto", *evidence, refill=refill)
    grown = list(beliefs.batches(view, 15))
    assert len(grown) > 2
    for before, after in pairwise(grown):
        assert len(before.layouts) < len(after.layouts) == len(np.unique(after.layouts, axis=0))
        assert (after.layouts[: len(before.layouts)] == before.layouts).all()
        ratios = after.weights[: len(before.layouts)] / before.weights
        assert ratios == pytest.approx(np.full(len(before.layouts), ratios[0]))
    assert [belief.exhaustive for belief in grown] == [False] * (len(grown) - 1) + [True]
    everything = sampler("all", *evidence).sample(view)
    assert weighed(grown[-1]) == pytest.approx(weighed(everything))
    assert len(list(sampler(15, *evidence, refill=refill).batches(view, 15))) == 1


def test_where_weights_need_no_solving_many_are_weighed_and_those_wanted_drawn_as_often_as_they_weigh() -> None:
    view = next(view for view in views(3, 8) if LayoutSpace(view).count > 2000)
    real = HumanPlays()
    everything = LayoutSpace(view).all()
    weights = real.of(view, everything | played_by_all(view))
    seat = next(seat for seat in Seat if view.hidden_sizes[seat])
    shares = {
        card.mask: ((everything[:, seat] & card.mask != 0).mean(), weights @ (everything[:, seat] & card.mask != 0))
        for card in cards_of(view.unseen)
    }
    # The card that the weights tell most of.
    card = max(shares, key=lambda card: abs(shares[card][1] / weights.sum() - shares[card][0]))
    uniform, expected = shares[card][0], shares[card][1] / weights.sum()
    assert abs(expected - uniform) > 0.05
    found = []
    for seed in range(40):
        generator = np.random.default_rng(seed)
        belief = sampler(50, real, seed=generator).sample(view)
        assert len(belief.layouts) <= 50
        assert belief.ess > 25
        found.append(float(belief.weights @ (belief.layouts[:, seat] & card != 0)))
    assert np.mean(found) == pytest.approx(expected, abs=0.03)


@dataclass(frozen=True)
class HoldsAll:
    """Evidence that a seat holds all cards of a mask: each card missing makes a layout ``odds`` times less likely."""

    seat: Seat
    cards: int
    odds: float
    is_cheap = True

    def of(self, view: View, dealt: NDArray[np.int64], since: int = 0) -> NDArray[np.float64]:
        del view
        missing = np.bitwise_count(self.cards & ~dealt[:, self.seat])
        return np.ones(len(dealt)) if since else self.odds ** -missing.astype(np.float64)

    def smoothed(self) -> HoldsAll:
        return self


@pytest.mark.parametrize("odds", [1.0, 1e3, 1e60], ids=["no evidence", "strong", "beyond squares"])
def test_more_layouts_are_weighed_if_the_evidence_leaves_few_of_them_likely(odds: float) -> None:
    view = next(view for view in views(3, 8) if LayoutSpace(view).count > 2000)
    seat = next(seat for seat in Seat if view.hidden_sizes[seat])
    cards = sum(card.mask for card in list(cards_of(view.unseen))[:5])
    belief = sampler(20, HoldsAll(seat, cards, odds), seed=1).sample(view)
    assert belief.ess >= 10
    if odds == 1:
        assert belief.drawn < 10 * 20
    else:
        assert np.all(belief.layouts[:, seat] & cards == cards)
        assert 20 * 20 < belief.drawn <= 408 * 20


@pytest.mark.parametrize("evidence", [HumanPlays(), ThesisPlays("random-play"), PERFECT], ids=str)
def test_at_later_turns_too_batches_grow_after_the_layouts_there_are(evidence: Likelihood) -> None:
    """Batches are prefix-stable: the first layouts need not be solved again."""
    beliefs = sampler("auto", evidence, seed=1)
    grown = 0
    for view in views(3, 8)[:4]:
        before = np.empty((0, 4), dtype=np.int64)
        for belief in itertools.islice(beliefs.batches(view, 20), 3):
            assert belief.layouts[: len(before)].tolist() == before.tolist()
            grown += len(belief.layouts) > len(before) > 0
            before = belief.layouts
    assert grown > 1


AUCTION = Auction(Seat.NORTH, "1NT Pass 3NT Pass Pass Pass")


def leaders_view(plays: int = 0) -> View:
    """What East sees after some cards against North's 3NT."""
    position = Position(random_deal(np.random.default_rng(5)), "NT", "E")
    for _ in range(plays):
        position = position.play(position.legal()[-1])
    return View.of(position, Contract.parse("3NTN"), Vulnerability.NONE, AUCTION, Seat.EAST)


def test_the_calls_of_the_layouts_in_a_sample_are_read_with_care() -> None:
    """The sample is drawn by the rough likelihood, so its weights are the ratio of the careful one to it."""
    view, calls = leaders_view(16), AuctionLikelihood()
    belief = sampler(100, calls, seed=1).sample(view)
    dealt = belief.layouts | played_by_all(view)
    rough, careful = calls.rough(view, dealt), calls.of(view, dealt)
    assert np.abs(np.log(rough / careful)).max() > 0.1
    heavy = belief.weights > np.median(belief.weights)
    times = (belief.weights / (careful / rough))[heavy]
    times /= times.min()
    assert times == pytest.approx(np.rint(times), rel=1e-6)


def test_layouts_are_kept_while_enough_of_them_are_effective() -> None:
    everybody = sampler(30, AuctionLikelihood(), seed=1)
    drawn = [everybody.sample(leaders_view(plays)).drawn for plays in (13, 16, 17)]
    assert drawn[0] >= 8 * 30
    assert 0 in drawn[1:]


def test_nothing_is_kept_of_the_same_play_at_another_vulnerability() -> None:
    """The calls show something else there."""
    view = leaders_view(17)
    other = replace(view, vulnerability=Vulnerability.BOTH)
    kept = sampler(30, AuctionLikelihood(), seed=1)
    kept.sample(view)
    assert weighed(kept.sample(other)) == weighed(sampler(30, AuctionLikelihood(), seed=1).sample(other))


def test_all_layouts_are_weighed_where_random_ones_would_often_repeat() -> None:
    view = next(view for view in views(3, 8) if 100 < LayoutSpace(view).count < 1000)
    count = LayoutSpace(view).count
    number = count // 12  # eight times this number are fewer than all, sixteen times are more
    belief = sampler(number, HumanPlays(), seed=1).sample(view)
    assert (belief.drawn, len(belief.layouts) <= number, belief.exhaustive) == (count, True, False)
