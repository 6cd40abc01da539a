"""What explained auctions say by the rules of a system."""

from __future__ import annotations

import pytest

from agent.calls.system.file import system_names
from agent.rules.auction import Auction
from agent.rules.contract import Vulnerability
from ddsolver.cards import Seat, Suit
from experiments.questions.explain.analysis import Players, ShownCall, shown_by_auction
from tests.command import declarer

NONE = Vulnerability.NONE


def shown(calls: str, systems: str = "") -> list[ShownCall]:
    return shown_by_auction(Auction(Seat.NORTH, calls), NONE, Players.parse(systems))


def within(call: ShownCall, points: tuple[int, int], **lengths: tuple[int, int]) -> bool:
    """Whether the ranges after a call are within others."""
    assert call.after is not None
    ranges = [(call.after.points, points)]
    ranges += [(call.after.lengths[Suit[name.upper()]], each) for name, each in lengths.items()]
    return all(low <= own[0] and own[1] <= high for own, (low, high) in ranges)


@pytest.mark.parametrize(
    ("auction", "number", "words", "points", "lengths"),
    [
        ("1NT P 2D", 0, "15-17 points", (15, 17), {}),
        ("1NT P 2D", 2, "transfer: 5+ hearts", (0, 20), {"hearts": (5, 13)}),
        ("1NT P 2C P 2D", 2, "Stayman", (7, 20), {}),
        ("1NT P 2C P 2D", 4, "at most 3 spades, at most 3 hearts", (15, 17), {"spades": (2, 3), "hearts": (2, 3)}),
        ("1NT P 2D P 2H P 3NT", 6, "choice of games: exactly five hearts", (8, 17), {"hearts": (5, 5)}),
        ("2C P 2D P 2NT", 0, "strong and artificial", (17, 30), {}),
        ("2C P 2D P 2NT", 2, "relay", (0, 20), {}),
        ("2C P 2D P 2NT", 4, "22-24 points, balanced", (22, 24), {}),
        ("1S 2S", 1, "Michaels: five cards in the other major and in a minor", (5, 20), {"hearts": (5, 13)}),
        ("1D 2NT", 1, "unusual notrump: 5+ hearts, 5+ clubs", (5, 20), {"hearts": (5, 13), "clubs": (5, 13)}),
        ("P P 1S P 2C", 4, "Drury: 3+ spades", (9, 12), {"spades": (3, 13)}),
        ("1H P 4NT P 5C", 2, "key cards", (0, 37), {}),
        ("1H P 4NT P 5C", 4, "1 or 4 key cards for hearts", (0, 37), {}),
        ("1NT 2C", 1, "a long minor", (5, 20), {}),
        ("1S X P P", 3, "for penalties: 5+ spades", (0, 20), {"spades": (3, 13)}),
    ],
)
def test_conventions_are_named_and_the_ranges_agree(
    auction: str, number: int, words: str, points: tuple[int, int], lengths: dict[str, tuple[int, int]]
) -> None:
    call = shown(auction)[number]
    assert words in call.words
    assert within(call, points, **lengths)


@pytest.mark.parametrize("auction", ["1NT P 2D P 2H P 3NT", "1S P 2S P 4S", "1C 1S X 2S P P X", "1D P 1H P 2NT P 3D"])
def test_a_later_call_widens_no_range(auction: str) -> None:
    calls = shown(auction)
    for earlier, later in zip(calls, calls[4:], strict=False):
        assert later.after is not None
        assert earlier.after is not None
        assert within(later, earlier.after.points)


def test_a_side_may_play_no_system_or_its_own() -> None:
    assert "transfer" in shown("1NT P 2D", "EW=none")[2].words
    assert "transfer" not in shown("1NT P 2D", "NS=none")[2].words
    assert "transfer" not in shown("1NT P 2D", "NS=experts")[2].words
    assert "forcing to game" in shown("1S P 2C", "NS=two-over-one")[2].words


@pytest.mark.parametrize("name", system_names())
def test_the_convention_card_lists_the_rules(name: str) -> None:
    card = declarer("explain", "--card", name).stdout
    assert "| 1NT | 2D | transfer: 5+ H, forcing for one round |" in card
    assert "## openings" in card
