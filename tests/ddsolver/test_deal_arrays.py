"""Tables of many deals in an array have the values of each deal's own table, whatever is asked for, and by whom."""

from __future__ import annotations

import itertools
import threading
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from ddsolver import (
    CardError,
    Deal,
    DealError,
    InputError,
    Seat,
    Solver,
    StoppedError,
    Strain,
    dd_table,
    dd_tables_array,
    dd_tables_stream,
)
from ddsolver.deal_arrays import Declarers, Strains
from tests.oracle import dds_table
from tests.strategies import random_deal

HARD = Deal.from_pbn("N:..KJ9753.AQT8642 .AQT8642..KJ9753 AQT8642.KJ9753.. KJ9753..AQT8642.")


def small_deals(number: int, size: int = 4) -> list[Deal]:
    generator = np.random.default_rng(7)
    return [random_deal(generator, size) for _ in range(number)]


def as_array(deals: list[Deal]) -> np.ndarray:
    return np.array([deal.hands for deal in deals], dtype=np.int64)


def own_tables(deals: list[Deal]) -> list[list[list[int]]]:
    tables = [Solver().dd_table(deal) for deal in deals]
    return [[[table[seat][strain] for strain in Strain] for seat in Seat] for table in tables]


@pytest.mark.parametrize("first", [6, pytest.param(13, marks=pytest.mark.slow)])
def test_the_array_has_the_values_of_each_deals_table_with_any_number_of_threads(first: int) -> None:
    deals = [*small_deals(1, first), *small_deals(40)]
    own = own_tables(deals)
    if first == 13:
        theirs = dds_table(deals[0])
        assert own[0] == [[theirs[seat][strain] for strain in Strain] for seat in Seat]
    for threads in (1, 2, None):
        found = dd_tables_array(as_array(deals), threads=threads)
        assert found.dtype == np.int8
        assert found.shape == (41, 4, 5)
        assert found.tolist() == own, threads


def test_deals_may_be_texts_masks_or_deals_and_come_from_an_iterator() -> None:
    deals = small_deals(20)
    mixed = [deals[0].to_pbn(), [*deals[1].hands], deals[2], as_array(deals)[3], *deals[4:]]
    expected = own_tables(deals)
    assert dd_tables_array(mixed).tolist() == expected
    assert dd_tables_array(iter(mixed)).tolist() == expected
    assert dd_tables_array(as_array(deals).astype(np.uint64)[::-1]).tolist() == expected[::-1]
    assert dd_tables_array([]).shape == dd_tables_array(np.empty((0, 4), dtype=np.int64)).shape == (0, 4, 5)


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize(
    ("strains", "declarers", "wanted"),
    [
        (["NT"], "W", {(3, 4)}),
        ("H,c", ["N", Seat.EAST], {(0, 1), (0, 3), (1, 1), (1, 3)}),
        ([Strain.SPADES, "S"], None, {(0, 0), (1, 0), (2, 0), (3, 0)}),
    ],
)
def test_only_the_strains_and_declarers_asked_for_are_solved(
    strains: Strains, declarers: Declarers, wanted: set[tuple[int, int]], threads: int
) -> None:
    (deal,) = small_deals(1, 6)
    whole = own_tables([deal])[0]
    solver = Solver()
    table = solver.dd_table(deal, threads, strains, declarers)
    assert {(seat, strain): tricks for seat in table for strain, tricks in table[seat].items()} == {
        (seat, strain): whole[seat][strain] for seat, strain in wanted
    }
    for seat, strain in itertools.product(Seat, Strain):
        found = dd_tables_array([deal], strains, declarers)[0, seat, strain]
        assert found == (whole[seat][strain] if (seat, strain) in wanted else -1)


def test_fewer_strains_take_fewer_positions() -> None:
    deals = small_deals(3, 10)
    one, every = Solver(), Solver()
    for deal in deals:
        one.dd_table(deal, strains="NT", declarers="S")
        every.dd_table(deal)
    assert 0 < positions(one) < positions(every) / 5


def positions(solver: Solver) -> int:
    """How many positions a solver has visited."""
    return solver.visited


def test_the_stream_has_parts_of_sixteen_deals_and_takes_deals_as_it_goes() -> None:
    taken = 0

    def endless() -> Iterator[Deal]:
        nonlocal taken
        for deal in itertools.cycle(small_deals(5, 2)):
            taken += 1
            yield deal

    stream = dd_tables_stream(endless(), threads=2)
    parts = list(itertools.islice(stream, 3))
    stream.close()
    assert [part.shape for part in parts] == [(16, 4, 5)] * 3
    assert parts[0].tolist() == own_tables([*itertools.islice(itertools.cycle(small_deals(5, 2)), 16)])
    assert taken < 5000


def test_a_stream_that_is_closed_ends_its_searches() -> None:
    threads = threading.active_count()
    stream = dd_tables_stream(itertools.chain(small_deals(16, 2), [HARD] * 100), threads=2)
    assert len(next(stream)) == 16
    stream.close()  # the other deals would take more than an hour
    assert threading.active_count() == threads


def test_a_wrong_deal_is_named_by_its_number_and_what_is_wrong() -> None:
    array = as_array(small_deals(3))
    array[1, 2] = array[1, 0]
    with pytest.raises(DealError, match=r"^deal 2: .* is dealt twice: to North and South$"):
        dd_tables_array(array)
    for wrong in ([1, 2, 4, 0], [0, 0, 0, 0], [1 << 14, 1, 2, 4]):
        with pytest.raises(DealError, match=r"^deal 1: "):
            dd_tables_array(np.array([wrong]))
    with pytest.raises(DealError, match=r"^deal 2: not a deal: 'nonsense'"):
        dd_tables_array([small_deals(1)[0], "nonsense"])
    with pytest.raises(DealError, match=r"deals have shape \(4, 3\) and dtype int64: .*; give whole numbers of shape"):
        dd_tables_array(np.zeros((4, 3), dtype=np.int64))
    with pytest.raises(DealError, match=r"deals have shape \(1, 4\) and dtype float64"):
        dd_tables_array(np.ones((1, 4)))
    with pytest.raises(InputError, match="not deals: 'N:A'"):
        dd_tables_array("N:A")


def test_strains_and_declarers_that_do_not_exist_are_refused_at_once() -> None:
    with pytest.raises(CardError, match=r"^strains: unknown strain: 'X' \(one of S H D C NT\)$"):
        dd_tables_stream([], strains="S,X")
    with pytest.raises(CardError, match=r"^declarers: unknown seat: 'NS'"):
        dd_tables_array([], declarers=["NS"])
    nothing: list[Any] = ["", [], 4]
    for strains in nothing:
        with pytest.raises(InputError, match=r"^strains is .*: give at least one of S H D C NT"):
            Solver().dd_table("N:A... K... Q... J...", strains=strains)


def test_a_deal_that_takes_too_long_is_named_by_its_number() -> None:
    with pytest.raises(StoppedError, match=r"^deal 18: no result after 0\.3 s; allow more seconds$"):
        dd_tables_array([*small_deals(17, 2), HARD], threads=2, seconds=0.3)


def test_names_find_the_same_values_in_dicts() -> None:
    (deal,) = small_deals(1)
    assert dd_tables_array([deal])[0, Seat.WEST, Strain.NOTRUMP] == dd_table(deal)["W"]["NT"]


@pytest.mark.parametrize("threads", [1, 2])
def test_a_wrong_deal_of_a_stream_does_not_cost_those_before_it(threads: int) -> None:
    parts = dd_tables_stream(["N:A... K... Q... J..."] * 40 + ["x"], threads=threads)
    assert [len(next(parts)), len(next(parts)), len(next(parts))] == [16, 16, 8]
    with pytest.raises(DealError, match="deal 41: not a deal: 'x'"):
        next(parts)
