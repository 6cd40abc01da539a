"""Whatever the public face is given, it answers or raises one error of the tree that says what was wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from ddsolver import (
    BridgeError,
    Card,
    CardError,
    Deal,
    DealError,
    PlayError,
    Position,
    Rank,
    Seat,
    Solver,
    Strain,
    Suit,
    analyse_play,
    card_values,
    cards_of,
    dd_table,
    dd_tables,
    dd_tables_array,
    dd_tables_stream,
    mask_of,
    solve,
)
from ddsolver.cards import parse_cards

PBN = "N:A2... KQ... 43... 65..."
DEAL = Deal.from_pbn(PBN)
POSITION = Position(DEAL, "NT", "N")
SOLVER: Any = Solver(memory_mb=1)
LAYOUTS = np.array([DEAL.hands, DEAL.hands])


def held(*hands: str) -> list[int]:
    """A layout: what North, East, South and West still hold."""
    return [sum(card.mask for card in parse_cards(hand)) for hand in hands]


STRANGE: list[Any] = [
    None, True, 7, -1, 2**70, 3.5, float("nan"), 1j, "", "nonsense", "♠", "\ud800", "N:", "N:... ... ... ...", b"SA",
    (), [], [[]], {}, {"SA"}, [3.0, 1.0], [None], object(), int, range(3), lambda: 1, ..., NotImplemented,
    np.int64(1), np.array(1), np.array([1.5]), np.array(["SA"]), np.array([[1, 2], [3, 4]]),
    Suit.HEARTS, Strain.HEARTS, Seat.EAST, Rank.KING, Card(Suit.SPADES, Rank.SIX),
    DEAL, POSITION, SOLVER, [DEAL], [POSITION, None], [POSITION, DEAL],
]  # fmt: skip

PLACES: dict[str, Callable[[Any], object]] = {
    "solve a deal": lambda strange: solve(strange, "NT", "N"),
    "solve with trump": lambda strange: solve(PBN, strange, "N"),
    "solve with leader": lambda strange: solve(PBN, "NT", strange),
    "solve after plays": lambda strange: solve(PBN, "NT", "N", strange),
    "dd_table": dd_table,
    "Deal": Deal,
    "Deal of one strange hand": lambda strange: Deal((strange, 2, 4, 8)),
    "Deal.from_pbn": Deal.from_pbn,
    "Deal.parse": Deal.parse,
    "Deal.random": Deal.random,
    "Deal.from_array": Deal.from_array,
    "Deal.from_json": Deal.from_json,
    "Deal.from_endplay": Deal.from_endplay,
    "Deal.to_pbn": DEAL.to_pbn,
    "Deal.owner": DEAL.owner,
    "Deal[]": lambda strange: DEAL[strange],
    "Position": lambda strange: Position(strange, "NT", "N"),
    "Position with trump": lambda strange: Position(DEAL, strange, "N"),
    "Position with leader": lambda strange: Position(DEAL, "NT", strange),
    "Position after plays": lambda strange: Position(DEAL, "NT", "N", strange),
    "Position.play": POSITION.play,
    "Tricks.of": POSITION.tricks_won.of,
    "Card": lambda strange: Card(strange, Rank.ACE),
    "Card of rank": lambda strange: Card(Suit.SPADES, strange),
    "Card.parse": Card.parse,
    "Seat.parse": Seat.parse,
    "Strain.parse": Strain.parse,
    "Rank.parse": Rank.parse,
    "Solver": lambda strange: Solver(strange).tricks(POSITION),
    "tricks": SOLVER.tricks,
    "reaches": lambda strange: SOLVER.reaches(strange, 1),
    "reaches a number": lambda strange: SOLVER.reaches(POSITION, strange),
    "card_values": SOLVER.card_values,
    "cards_reaching": lambda strange: SOLVER.cards_reaching(strange, 1),
    "cards_reaching a number": lambda strange: SOLVER.cards_reaching(POSITION, strange),
    "best_play": SOLVER.best_play,
    "Solver.dd_table": SOLVER.dd_table,
    "layout_values": lambda strange: SOLVER.layout_values(strange, "NT", "N"),
    "layout_values with trump": lambda strange: SOLVER.layout_values(LAYOUTS, strange, "N"),
    "layout_values with leader": lambda strange: SOLVER.layout_values(LAYOUTS, "NT", strange),
    "layout_values in a trick": lambda strange: SOLVER.layout_values(LAYOUTS, "NT", "N", strange),
    "layout_values in seconds": lambda strange: SOLVER.layout_values(LAYOUTS, "NT", "N", (), strange),
    "layouts_correct": lambda strange: SOLVER.layouts_correct(strange, "NT", "N"),
    "layouts_correct if decisive": lambda strange: SOLVER.layouts_correct(LAYOUTS, "NT", "N", (), strange),
    "dd_tables": dd_tables,
    "dd_tables by threads": lambda strange: dd_tables([DEAL], strange),
    "dd_tables with memory": lambda strange: dd_tables([DEAL], memory_mb=strange),
    "dd_tables in seconds": lambda strange: dd_tables([DEAL], seconds=strange),
    "dd_tables_array": dd_tables_array,
    "dd_tables_array of strains": lambda strange: dd_tables_array([DEAL], strange),
    "dd_tables_array of declarers": lambda strange: dd_tables_array([DEAL], None, strange),
    "dd_tables_stream": lambda strange: [*dd_tables_stream(strange)],
    "dd_tables_stream by threads": lambda strange: [*dd_tables_stream([DEAL], threads=strange)],
    "cards_of": cards_of,
    "mask_of": mask_of,
    "card_values of many": card_values,
    "analyse_play": lambda strange: analyse_play(strange, "NT", "N", ()),
    "a table by seat": SOLVER.dd_table(DEAL).get,
    "a row by strain": SOLVER.dd_table(DEAL)["N"].get,
    "a table of names": dd_table(DEAL).get,
    "a row of names": dd_table(DEAL)["N"].get,
}  # fmt: skip


def refused(answer: Callable[[Any], object], strange: Any) -> bool:
    """Whether one of our errors is raised; any other one goes on."""
    try:
        answer(strange)
    except BridgeError:
        return True
    return False


def test_nothing_strange_ends_in_another_error_than_ours() -> None:
    numbers = {place: sum(refused(answer, strange) for strange in STRANGE) for place, answer in PLACES.items()}
    assert [place for place, number in numbers.items() if number <= 20] == []
    # Nothing was damaged on the way.
    assert SOLVER.card_values(POSITION) == {Card.parse("SA"): 1, Card.parse("S2"): 1}


WRONG: list[tuple[Callable[[], object], type[BridgeError], str]] = [
    (lambda: Card.parse(5), CardError, "unknown card: 5"),  # type: ignore[arg-type]
    (lambda: Seat.parse(0), CardError, "unknown seat: 0 .one of N E S W."),  # type: ignore[arg-type]
    (lambda: Strain.parse(4), CardError, "unknown strain: 4 .one of S H D C NT."),  # type: ignore[arg-type]
    (lambda: Card("S", "A"), CardError, "'S' and 'A' .a Suit and a Rank are needed"),  # type: ignore[arg-type]
    (lambda: Deal("N:"), DealError, "not hands: 'N:' .four masks"),  # type: ignore[arg-type]
    (lambda: Deal((1, 2, 4)), DealError, "not hands: .1, 2, 4."),  # type: ignore[arg-type]
    (lambda: Deal((1 << 13, 2, 4, 8)), DealError, "North's hand is 0x2000"),
    (lambda: Deal((1, -2, 4, 8)), DealError, "East's hand is -0x2"),
    (lambda: dd_table(POSITION), DealError, "not a deal: Position"),  # type: ignore[arg-type]
    (lambda: Position(DEAL, "NT", "N", 5), CardError, "not cards: 5"),  # type: ignore[arg-type]
    (lambda: Solver(float("inf")), BridgeError, "memory_mb is inf"),
    (lambda: Solver(float("nan")), BridgeError, "memory_mb is nan"),
    (lambda: Solver("30"), BridgeError, "memory_mb is '30'"),  # type: ignore[arg-type]
    (lambda: Solver(1e30).tricks(POSITION), BridgeError, "memory_mb is 1e.30: this machine does not have that much"),
    (lambda: SOLVER.tricks(DEAL), BridgeError, "not a position: Deal.from_pbn"),
    (lambda: SOLVER.dd_table(DEAL, threads=0), BridgeError, "threads is 0: at least one is needed"),
    (lambda: SOLVER.dd_table(DEAL, threads="2"), BridgeError, "threads is '2': a whole number"),
    (lambda: SOLVER.dd_table(DEAL)[Suit.HEARTS], CardError, "unknown seat: <Suit.HEARTS: 1> .one of N E S W."),
    (lambda: dd_table(DEAL)[Strain.SPADES], CardError, "unknown seat: <Strain.SPADES: 0> .one of N E S W."),
    (lambda: dd_table(DEAL)["N"][Seat.NORTH], CardError, "unknown strain: <Seat.NORTH: 0>"),
    (lambda: 0 in SOLVER.dd_table(DEAL), CardError, "unknown seat: 0"),
    (lambda: dd_tables([DEAL], threads="x"), BridgeError, "threads is 'x': a whole number is needed"),  # type: ignore[arg-type]
    (lambda: dd_tables([DEAL], threads=True), BridgeError, "threads is True: a whole number is needed"),
    (lambda: dd_tables(PBN), BridgeError, "not deals: 'N:A2.* .a list of deals is needed."),
    (lambda: cards_of(-1), CardError, "not a mask of cards: -0x1 has bits that are not cards"),
    (lambda: cards_of("SA"), CardError, "not a mask of cards: 'SA' .a whole number is needed"),  # type: ignore[arg-type]
    (lambda: mask_of("SA H2 SA"), CardError, "SA occurs twice in SA H2 SA"),
    (lambda: SOLVER.reaches(POSITION, 1.0), BridgeError, "tricks is 1.0: a whole number is needed"),
    (lambda: SOLVER.layout_values(LAYOUTS.astype(float), "NT", "N"), DealError, "dtype float64"),
    (lambda: SOLVER.layout_values(LAYOUTS.tolist()[0], "NT", "N"), DealError, r"shape \(4,\)"),
    (lambda: SOLVER.layout_values([[1, 2], [4]], "NT", "N"), DealError, r"layouts .* \[\[1, 2\], \[4\]\]"),
    (lambda: SOLVER.layout_values(LAYOUTS, 4, "N"), CardError, "unknown strain: 4"),
    (lambda: SOLVER.layout_values(LAYOUTS, "NT", "N", ["S9", "S9"]), DealError, "trick S9 S9 has the same card twice"),
    (
        lambda: SOLVER.layouts_correct(LAYOUTS, "NT", "N", decisive="SK"),
        PlayError,
        "decisive is SK, which cannot be played in layout 0: North does not hold it",
    ),
    (
        lambda: SOLVER.layouts_correct(
            [held("S7 H7", "S9 H9", "D2", "H2 H3"), held("S7 H7", "S9 H9", "D2", "H2 S4")], "NT", "S", "SK", "H2"
        ),
        PlayError,
        "decisive is H2, which cannot be played in layout 1: West could follow suit",
    ),
]  # fmt: skip


def test_what_is_wrong_is_quoted() -> None:
    for ask, error, message in WRONG:
        with pytest.raises(error, match=message):
            ask()


def unaligned(array: NDArray[np.int64]) -> NDArray[np.int64]:
    memory = np.zeros(array.nbytes + 1, dtype=np.uint8)
    moved = memory[1:].view(np.int64).reshape(array.shape)
    moved[:] = array
    assert not moved.flags.aligned
    return moved


def read_only(array: NDArray[np.int64]) -> NDArray[np.int64]:
    array = array.copy()
    array.setflags(write=False)
    return array


@pytest.mark.parametrize(
    "same",
    [
        unaligned,
        read_only,
        np.asfortranarray,
        lambda array: np.repeat(array, 2, axis=0)[::2],
        lambda array: array.astype(np.uint64),
        lambda array: array.astype(">i8"),
        lambda array: array.tolist(),
    ],
    ids=["unaligned", "read-only", "by columns", "every second row", "unsigned", "other bytes first", "a list"],
)
def test_whole_numbers_are_read_however_they_lie_in_memory(
    same: Callable[[NDArray[np.int64]], NDArray[np.int64]],
) -> None:
    solver = Solver(memory_mb=1)
    layouts = np.array([held("SA S2", "SK SQ", "S4 S3", "S6 S5"), held("SA SK", "S2 SQ", "S4 S3", "S6 S5")])
    values = solver.layout_values(same(layouts), "NT", "N")
    assert values.tolist() == solver.layout_values(layouts, "NT", "N").tolist()
    assert values.max(axis=1).tolist() == [1, 2]
    correct = np.where(values < 0, values, values == values.max(axis=1, keepdims=True))
    assert solver.layouts_correct(same(layouts), "NT", "N").tolist() == correct.tolist()


def test_what_is_plain_is_accepted() -> None:
    assert (
        solve(DEAL, Strain.NOTRUMP, Seat.NORTH, [Card.parse("SA")]) == solve(PBN, "NT", "N", "SA") == {"SQ": 1, "SK": 1}
    )
    assert dd_table(DEAL) == dd_table(PBN)
    assert SOLVER.dd_table(PBN) == SOLVER.dd_table(DEAL)
    assert Position(PBN, Strain.parse(Suit.SPADES), "N") == Position(DEAL, "S", "N")
    assert Deal(np.array(DEAL.hands)) == Deal(list(DEAL.hands)) == DEAL  # type: ignore[arg-type]
    assert {Deal(list(DEAL.hands)): 1}[DEAL] == 1  # type: ignore[arg-type]
    assert (DEAL["E"], DEAL.owner("SK"), DEAL.to_pbn("N")) == (DEAL[Seat.EAST], Seat.EAST, PBN)
    in_trick = [held("S2", "SK SQ", "S4 S3", "S6 S5")]
    assert SOLVER.layout_values(in_trick, "NT", "N", "SA").tolist() == (
        SOLVER.layout_values(in_trick, "NT", "N", [Card.parse("SA")]).tolist()
    )
    assert SOLVER.layouts_correct(LAYOUTS, "NT", "N", decisive="SA").max() == 1


def test_no_card_takes_more_tricks_than_there_are_and_each_takes_less_than_none() -> None:
    solver = Solver(memory_mb=1)
    for tricks, answer in ((2, 0), (3, 0), (14, 0), (10**30, 0), (0, 1), (-(10**30), 1)):
        assert solver.reaches(POSITION, tricks) == bool(answer)
        assert set(solver.cards_reaching(POSITION, tricks).values()) == {bool(answer)}


def test_a_set_of_cards_is_read_from_masks_of_numpy_and_from_texts() -> None:
    assert " ".join(map(str, cards_of(LAYOUTS[0, 1]))) == "SK SQ"
    assert mask_of("SK SQ") == mask_of(["SQ", Card.parse("SK")]) == LAYOUTS[0, 1]
    assert mask_of(()) == 0
    assert cards_of(0) == ()


def test_no_layouts_in_a_list_have_no_values() -> None:
    assert SOLVER.layout_values([], "NT", "N").shape == (0, 52)


def test_any_number_of_threads_is_a_limit() -> None:
    assert sum(len(tables) for tables in dd_tables_stream([PBN] * 20, threads=10**30)) == 20
