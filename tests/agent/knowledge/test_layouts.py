from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from math import comb, factorial

import numpy as np
import pytest
from numpy.typing import NDArray

from agent.errors import LayoutError
from agent.knowledge.evidence.likelihood import Evidence
from agent.knowledge.layouts import LayoutSpace
from agent.knowledge.pool import Draws
from agent.knowledge.view import View
from agent.rules.constraints import HandConstraint
from agent.rules.contract import Contract, Vulnerability
from ddsolver import Deal, Position, Seat
from ddsolver.cards import cards_of
from ddsolver.limit import Limit
from tests.strategies import random_deal, random_positions

FULL = Deal.from_pbn("N:AQJ3.KQ42.QT42.2 KT975.J753.A.965 82.AT98..AKQJ874 64.6.KJ987653.T3")
ENDING = Deal.from_pbn("N:K2.A.9. 43.Q.2. A5.K4.. QJ..3.3")


def view(deal: Deal, contract: str, plays: str) -> View:
    found = Contract.parse(contract)
    return View.of(Position(deal, found.strain, found.leader, plays), found, Vulnerability.NONE)


def listed(seen: View) -> set[tuple[int, ...]]:
    """All layouts of two hidden hands by trying every choice of cards."""
    hidden = [seat for seat in Seat if seen.hidden_sizes[seat]]
    first, second = hidden
    found = set()
    for chosen in combinations(cards_of(seen.unseen), seen.hidden_sizes[first]):
        hands = [hand or 0 for hand in seen.held]
        hands[first] = sum(card.mask for card in chosen)
        hands[second] = seen.unseen & ~hands[first]
        if not any(hands[seat] & seen.shown_out[seat] for seat in hidden):
            found.add(tuple(hands))
    return found


def rows(layouts: NDArray[np.int64]) -> list[tuple[int, ...]]:
    return [tuple(int(hand) for hand in layout) for layout in layouts]


def test_after_the_opening_lead_the_layouts_number_25_over_12() -> None:
    assert LayoutSpace(view(FULL, "7HN", "DA")).count == comb(25, 12)


def test_before_the_opening_lead_the_leader_has_three_hidden_hands() -> None:
    assert LayoutSpace(view(FULL, "7HN", "")).count == factorial(39) // factorial(13) ** 3


@pytest.mark.parametrize("plays", ["SJ", "SJ S2 S3 SA", "SJ S2 S3 SA HK C3"])
def test_all_layouts_are_those_found_by_trying_everything_each_once(plays: str) -> None:
    seen = view(ENDING, "1NTS", plays)
    space = LayoutSpace(seen)
    assert sorted(rows(space.all())) == sorted(listed(seen))


def test_shown_voids_and_hand_sizes_hold_in_every_layout_of_every_kind_of_view() -> None:
    generator = np.random.default_rng(2)
    for position in random_positions(6, 150, range(1, 14)):
        contract = Contract(1, position.trump, position.leader.right)
        seen = View.of(position, contract, Vulnerability.NONE)
        layouts = LayoutSpace(seen).sample(5, generator)
        for hands in rows(layouts):
            assert sum(hands) == sum(position.hands)
            assert [hand.bit_count() for hand in hands] == [hand.bit_count() for hand in position.hands]
            for seat in Seat:
                assert not (seen.hidden_sizes[seat] and hands[seat] & seen.shown_out[seat])
                assert seen.held[seat] is None or seen.held[seat] == hands[seat]
        assert len(set(rows(layouts))) == len(layouts)


def drawn_in_parts(space: LayoutSpace, number: int, generator: np.random.Generator) -> NDArray[np.int64]:
    return np.concatenate([*space.parts(number, generator)])


@pytest.mark.slow
@pytest.mark.parametrize("drawn", [LayoutSpace.sample, LayoutSpace.sample_prefix, drawn_in_parts])
def test_every_layout_is_equally_likely(drawn: Callable[..., NDArray[np.int64]]) -> None:
    """Chi-square over the 35 layouts of an ending, drawing three at a time."""
    seen = view(ENDING, "1NTS", "SJ")
    space = LayoutSpace(seen)
    assert space.count == len(listed(seen)) == 35
    counts = dict.fromkeys(listed(seen), 0)
    generator = np.random.default_rng(3)
    draws = 1500
    for _ in range(draws):
        for layout in rows(drawn(space, 3, generator)):
            counts[layout] += 1
    expected = 3 * draws / 35
    # Three draws without replacement vary by (1 - 2/34) of three independent ones.
    statistic = sum((count - expected) ** 2 for count in counts.values()) / expected / (1 - 2 / 34)
    assert statistic < 65.2  # 0.999 quantile of chi-square with 34 degrees of freedom


def test_uniform_over_layouts_means_not_uniform_over_shapes() -> None:
    """A 3-3 break of six cards comes 20 times in 64, as many layouts as there are of it."""
    seen = view(FULL, "7HN", "DA H8 D9 D2")
    space = LayoutSpace(seen)
    west = np.bitwise_count(space.sample(20000, np.random.default_rng(4))[:, Seat.WEST] & 0x1FFF)
    spades = [comb(7, held) * comb(17, 12 - held) / comb(24, 12) for held in range(8)]
    observed = np.bincount(west, minlength=8) / 20000
    assert np.abs(observed - spades).max() < 0.015


def test_when_no_more_exist_than_were_asked_for_all_come_once() -> None:
    seen = view(ENDING, "1NTS", "SJ")
    for asked in (35, 36, 1000):
        assert sorted(rows(LayoutSpace(seen).sample(asked, np.random.default_rng(5)))) == sorted(listed(seen))


@pytest.mark.parametrize(("deal", "contract", "plays"), [(FULL, "7HN", "DA"), (ENDING, "1NTS", "SJ")])
def test_the_first_layouts_are_the_beginning_of_more_and_all_different(deal: Deal, contract: str, plays: str) -> None:
    space = LayoutSpace(view(deal, contract, plays))
    more = rows(space.sample_prefix(600, np.random.default_rng(6)))
    assert len(set(more)) == len(more) == min(600, space.count)
    for fewer in (1, 20, 400):
        assert rows(space.sample_prefix(fewer, np.random.default_rng(6))) == more[:fewer]
    assert rows(space.sample_prefix(600, np.random.default_rng(7))) != more


def test_the_parts_of_a_sample_are_small_and_in_random_order() -> None:
    position = Position(random_deal(np.random.default_rng(1), 8), "NT", "E")
    seen = View.of(position.play(position.legal()[0]), Contract.parse("3NTN"), Vulnerability.NONE)
    card = cards_of(seen.unseen)[0].mask
    space = LayoutSpace(seen)
    assert space.count == comb(15, 7)
    for number in (1200, space.count, 10**6):
        parts = [*space.parts(number, np.random.default_rng(1))]
        assert {len(part) for part in parts[:-1]} == {500}
        assert sum(map(len, parts)) == min(number, space.count)
        is_with_west = np.concatenate(parts[:2])[:, Seat.WEST] & card != 0
        assert is_with_west.mean() == pytest.approx(8 / 15, abs=0.06)
    assert sorted(rows(np.concatenate(parts))) == sorted(rows(space.all()))


@pytest.mark.parametrize("cards", [7, 8])
@pytest.mark.parametrize("told", [{}, {Seat.WEST: HandConstraint(points=(4, 40))}])
def test_a_sample_that_time_may_end_has_no_layout_twice(cards: int, told: dict[Seat, HandConstraint]) -> None:
    """As one without a time limit; 1,716 layouts are few enough to be listed, 6,435 are not."""
    position = Position(random_deal(np.random.default_rng(1), cards), "NT", "E")
    seen = View.of(position.play(position.legal()[0]), Contract.parse("3NTN"), Vulnerability.NONE)
    seen = replace(seen, constraints=told)
    space = LayoutSpace(seen)
    possible = len(space.all())
    number = possible - 1
    generator = np.random.default_rng(1)
    layouts = np.concatenate([*space.parts(number, generator)])
    assert len(layouts) == len(np.unique(layouts, axis=0)) == number
    hurried = Draws(seen, Evidence.of([]), Limit.after(3600.0), space).plain(number, generator)
    assert len(hurried) == len(np.unique(hurried, axis=0)) == number


@pytest.mark.slow
def test_the_parts_of_a_sample_keep_to_constraints_on_points() -> None:
    seen = view(FULL, "7HN", "DA")
    told = {Seat.WEST: HandConstraint(points=(0, 3))}
    space = LayoutSpace(replace(seen, constraints=told))
    parts = [*space.parts(900, np.random.default_rng(1))]
    assert max(map(len, parts)) < 500
    layouts = np.concatenate(parts)
    assert len(layouts) == 900
    assert told[Seat.WEST].allows(layouts[:, Seat.WEST]).all()
    # All eight points that are left, but not both diamond honours.
    few = HandConstraint(points=(8, 40), lengths=((0, 13), (0, 13), (0, 1), (0, 13)))
    impossible = LayoutSpace(replace(seen, constraints={Seat.WEST: few}))
    with pytest.raises(LayoutError, match=r"no random layout .* \(200,000 were tried\)"):
        list(impossible.parts(900, np.random.default_rng(1)))


def test_the_same_generator_draws_the_same_layouts() -> None:
    seen = view(FULL, "7HN", "DA")
    first, again = (LayoutSpace(seen).sample(50, np.random.default_rng(6)) for _ in range(2))
    assert (first == again).all()


def test_a_view_that_nothing_fits_is_refused() -> None:
    seen = view(ENDING, "1NTS", "SJ")
    everything = (1 << 64) - 1
    with pytest.raises(LayoutError, match="no layout of the 7 unseen cards"):
        LayoutSpace(replace(seen, shown_out=(0, everything, 0, everything)))


def test_more_layouts_than_can_be_checked_for_points_are_drawn_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("agent.knowledge.layouts._TRIES", 20_000)
    deal = Deal.from_pbn("N:AKQ32.K2.A43.QJ5 J4.QJT9.QJT9.T98 T9876.A3.K2.AK32 5.87654.8765.764")
    seen = view(deal, "4SS", "D8 D3 D9")
    constrained = replace(seen, constraints={Seat.EAST: HandConstraint(points=(4, 40))})
    space = LayoutSpace(constrained)
    assert space.count > 200_000
    with pytest.raises(LayoutError, match="too many to check"):
        space.all()
    for drawn in (
        space.sample(space.count, np.random.default_rng(1)),
        np.concatenate([*space.parts(space.count, np.random.default_rng(1))]),
    ):
        assert 100 < len(drawn) < 20_000 < space.count
