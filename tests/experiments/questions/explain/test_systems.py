"""What explained auctions say by the rules of a system."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
import pytest

from agent.calls.network import DEFAULT_SYSTEM, network_of
from agent.calls.reading import read_hands
from agent.calls.system.file import system_names
from agent.rules.auction import Auction
from agent.rules.contract import Vulnerability
from ddsolver.cards import Seat, Suit
from experiments.questions.explain.analysis import ShownCall, shown_by_auction
from experiments.questions.explain.players import Players
from tests.command import declarer
from tests.pages import Page

pytestmark = pytest.mark.xdist_group("explained")  # so that each auction is explained once
NONE = Vulnerability.NONE


@cache  # several tests ask about the same auctions
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


@pytest.mark.parametrize(
    ("auction", "number", "must", "must_not"),
    [
        ("1S P 2NT P 4S", 2, ["Jacoby", "forcing to game", "♠ 4-6"], []),
        ("1S P 2NT P 4S", 4, ["answer to Jacoby: at most 14 points", "10-14 points"], ["nothing new"]),
        ("1H P 1NT P 3C", 4, ["jump shift: 17+ points, 4+ clubs, forcing to game: too few", "nothing more"], ["new"]),
        ("1H P 3C P 3H", 2, ["Bergen raise", "♥ 4-6"], ["mostly ♣", "♣ 3"]),
        ("1S P 4C P 4S", 2, ["splinter", "at most 1 club,", "♣ 0-1", "forcing for one round"], ["clubs"]),
        ("1C P 1H P 1NT P 2D P 2H", 6, ["new minor forcing", "(5+ hearts or 4+ spades)"], ["mostly ♦", "♦ 3"]),
        ("1C P 1H P 1NT P 2D P 2H", 8, ["answer to new minor forcing: 3+ hearts", "♥ 3-4"], []),
        ("1D 1S X P 2H", 1, ["an overcall", "♠ 4-7"], []),
        ("1D 1S X P 2H", 2, ["negative double: 4+ hearts", "♥ 4-6"], ["♠ 5"]),
        ("1H X XX", 2, ["strong redouble: 9+ points", "mostly 11-15 points"], ["nothing new", "♥ 3"]),
        ("1H 2C 3C", 1, ["mostly", "♣ 5-7"], ["nothing new"]),
        ("1H 2C 3C", 2, ["cue bid raise: 3+ hearts", "♥ 3-6"], ["mostly ♣", ", ♣"]),
        ("2H P 2NT P 3H", 2, ["ask for strength: 13+ points", "forcing for one round"], ["♥ 0"]),
        ("3S P 4S", 0, ["preempt: 6+ spades", "♠ 6-8"], []),
        ("1NT P 2NT P 3NT", 2, ["invitation", "8-9 points"], []),
        ("1C P 1S P 2S P 4S", 4, ["♠ 3-4"], ["♠ 0", "♠ 2"]),
        ("1C P 1S P 2S P 4S", 6, ["mostly 8-13 points"], ["nothing new"]),
        ("1H 1S 2S P 4H", 2, ["cue bid raise: 3+ hearts"], ["♠ 4", "♠ 5"]),
        ("1S P 2C P 2S P 4S", 2, ["two over one", "forcing to game", "11-22 points"], []),
        ("1C X P 2C", 1, ["takeout double: 11+ points and at most 3 clubs, or 17+ points"], ["♣ 4"]),
        ("1D P 1H P 3NT", 4, ["12-19 points"], ["nothing new", "♥ 0", "♠ 0"]),
        ("1S X P P", 3, ["♠ 4-7"], ["nothing new", "♠ 3"]),
        ("1H P 4NT P 5C", 2, ["key cards (1430)", "(forcing for one round)"], ["?,"]),
    ],
)
def test_an_explanation_says_what_a_teacher_would_and_nothing_false(
    auction: str, number: int, must: list[str], must_not: list[str]
) -> None:
    words = shown(auction)[number].words
    assert [each for each in must if each not in words] == []
    assert [each for each in must_not if each in words] == []


@pytest.mark.parametrize("auction", ["1S P 2NT P 4S", "1C X P 2C", "1S X P P"])
def test_a_call_shows_nothing_new_only_if_its_hands_hardly_differ_from_those_before_it(auction: str) -> None:
    network = network_of("imitating", DEFAULT_SYSTEM)
    calls = Auction(Seat.NORTH, auction)
    for seat, reading in read_hands(calls, NONE, network=network).items():
        for row, call in enumerate(reading.calls):
            before, after = reading.weights_after(row), reading.weights_after(row + 1)
            there = after > 0
            nats = float(after[there] @ np.log(after[there] / before[there]))
            says_nothing = shown(auction)[call.number].words.endswith("nothing new")
            assert not (says_nothing and nats > 0.15), (seat, call, nats)


@pytest.mark.parametrize("auction", ["1NT P 2D P 2H P 3NT", "1C 1S X 2S P P X"])
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
    assert "| 1NT | 2D | transfer: 5+ hearts, forcing for one round |" in card
    assert "## openings" in card
    assert {line.count("|") for line in card.splitlines() if line.startswith("|")} == {4}
    assert "| 1NT 2C 2D/2H/2S | 2NT | invitation: 7-9 points |" in card
    assert "## opening leads\n\n| against | from | card |\n|---|---|---|\n| all contracts | " in card


def test_the_card_says_conditions_in_the_words_of_the_explanations_with_the_letters_of_a_rule() -> None:
    card = declarer("explain", "--card", "two-over-one").stdout
    assert "|  | 1M | 5+ M, 9-21 points |" in card
    assert "| 1M | 4m | splinter: 4+ M, at most 1 m, 9-16 points, forcing for one round |" in card
    assert "| (1m) | 2NT | unusual notrump: 5+ hearts, 5+ om, forcing for one round |" in card
    assert "| (1x) X | P | for penalties: 5+ x, or 4 x and 4+ points in x |" in card
    assert shown("1S X P P")[3].meaning == "for penalties: 5+ spades, or 4 spades and 4+ points in spades"


def test_the_card_is_a_page_too_and_says_which_rules_contradict_each_other(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        "name = 'my <own>'\nrule = [{call = '1C', must = 'hcp=16+'}, {call = '1D', must = 'D=5+'}]", encoding="utf-8"
    )
    done = declarer("explain", "--card", file, "--page", tmp_path / "card.html")
    assert done.returncode == 0
    where = f"{file}, rule 1 (1C) and {file}, rule 2 (1D) demand two calls of the same hand, such as "
    assert where in done.stderr
    page = (tmp_path / "card.html").read_text("utf-8")
    assert Page(page).open == []
    assert "<h1>Convention card: my &lt;own&gt;</h1>" in page
    assert "Opening leads" not in page
    assert declarer("explain", "1C", "--page", tmp_path / "card.html").returncode == 2


def test_opponents_are_read_by_the_file_that_is_named_for_them(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("rule = [{after = '(1NT)', call = '2C', name = 'Landy', shows = 'S=4+, H=4+'}]", encoding="utf-8")
    landy = shown("1NT 2C", f"EW={file}")[1]
    assert landy.after is not None
    assert landy.meaning == "Landy: 4+ spades, 4+ hearts"
    assert min(landy.after.lengths[suit][0] for suit in (Suit.SPADES, Suit.HEARTS)) >= 4
    natural = shown("1NT 2C", f"NS={file}")[1]
    assert natural.meaning != landy.meaning
