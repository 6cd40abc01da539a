from __future__ import annotations

import pytest

from agent.calls.alerts import parse_alert
from agent.rules.auction import parse_call
from ddsolver import Suit

ALERTS: list[tuple[str, str, str | None]] = [
    ("1S", "Major suit opening -- 5+ !S; 11-21 HCP; 12-22 total points", "hcp=11-21,S=5+"),
    ("1S", r"5+ \S; 11-21 HCP", "hcp=11-21,S=5+"),
    ("1C", "Minor suit opening -- 3+ !C; 11-21 HCP; 12-22 total points", "hcp=11-21,C=3+"),
    ("1NT", "notrump opener. Could have 5M. -- 2-5 !C; 2-5 !D; 2-5 !H; 2-5 !S; 15-17 HCP", "hcp=15-17,"
     "S=2-5,H=2-5,D=2-5,C=2-5"),
    ("1NT", "notrump opener -- 2-5 !C; 2-5 !D; 15-", "D=2-5,C=2-5"),
    ("2D", "Jacoby transfer -- 5+ !H", "H=5+"),
    ("1S", "One over one -- 4+ !S; 11- HCP; 6-12 total points", "hcp=11-,S=4+"),
    ("2S", "Simple raise -- 3+ S; 7-10 total points ", "hcp=10-,S=3+"),
    ("X", "Takeout double -- 2- !C; 3-5 !D; 3-4 !H; 3-4 !S; 12+ total points", "S=3-4,H=3-4,D=3-5,C=2-"),
    ("1NT", "15-17", "hcp=15-17"),
    ("1NT", "14+-17", "hcp=14-17"),
    ("1NT", "12 \N{EN DASH} 14", "hcp=12-14"),
    ("1C", "16+ any", "hcp=16+"),
    ("1C", "14+ BAL", "hcp=14+"),
    ("1H", "5+", "H=5+"),
    ("2H", "6-9", "hcp=6-9"),
    ("2H", "4-5", "H=4-5"),
    ("3H", "6-7", "H=6-7"),
    ("1D", "0-7", "hcp=7-"),
    ("2D", "0-7 any", "hcp=7-"),
    ("2H", "2-6", "hcp=2-6"),
    ("2H", "3-6", "H=3-6"),
    ("P", "0-6", "hcp=6-"),
    ("4C", "0-4", None),
    ("2H", "10 OR LESS points", "hcp=10-"),
    ("2S", "3 or Fewer spades", "S=3-"),
    ("1NT", "11-21 HCP; 12-22", "hcp=11-21"),
    ("2H", "3-card !h support", "H=3+"),
    ("2C", "5!s-4!h", None),
    ("2D", "4441 or 5440, unspec short, 11-15", "hcp=11-15"),
    ("2H", "at the most 5 hearts", None),
    ("2H", "5 hearts", "H=5+"),
    ("2H", "6 ♥, 6-10 points", "hcp=6-10,H=6+"),
    ("2NT", "5 or more clubs", "C=5+"),
    ("4NT", "0 or 3 kc", None),
    ("2C", "Drury", None),
    ("1H", "5-card suit", "H=5+"),
    ("2D", "6+ !H; or 6+ !S", None),
    ("1C", "11-13 bal, or 17-19 bal", None),
    ("1NT", "15-17 HCP, 14 HCP if 5-card suit", None),
    ("5C", "3", None),
    ("3C", "0-1 !C; 4+ support", "C=1-"),
    ("1S", "5+ spades 11+", "hcp=11+,S=5+"),
    ("1S", "4+, 10-21", "hcp=10-21,S=4+"),
    ("2S", "weak 5-10, 6 cards", "hcp=5-10,S=6+"),
    ("1C", "3+ !C (11-21 hcp)", "hcp=11-21,C=3+"),
    ("1NT", "Alert. strong (15-17 hcp)", "hcp=15-17"),
    ("2H", "5 hearts and 4+ clubs", "H=5+,C=4+"),
    ("4C", "splinter", "C=1-"),
    ("4C", "void", "C=0"),
    ("4C", "shortness", "C=1-"),
    ("4NT", "void in diamonds", "D=0"),
    ("3NT", "!S void", "S=0"),
    ("2NT", "void", None),
    ("3NT", "stopper !C (13-19 hcp)", "hcp=13-19"),
    ("3NT", "13-15 with a club stopper", None),
    ("2NT", "!H stopper, 10-12", "hcp=10-12"),
    ("2H", "5+ both majors", "S=5+,H=5+"),
    ("2NT", "5-5 in the minors", "D=5+,C=5+"),
    ("2H", "4 cards in the other major", "S=4+"),
    ("X", "other major", None),
    ("2C", "forcing to 3 hearts", None),
    ("1D", "hearts", None),
    ("3S", "limit raise", None),
    ("2C", "*", None),
    ("2C", "", None),
    ("2NT", "5+", None),
    ("1S", "99 HCP", None),
    ("1S", "7+ !S; 7+ !H", None),
]  # fmt: skip


def test_plain_numbers_are_read_and_nothing_else() -> None:
    assert [(call, alert, stated(call, alert)) for call, alert, _ in ALERTS] == ALERTS


@pytest.mark.parametrize(
    ("calls", "alert", "told"),
    [
        ("1D", "hearts", "H=4+"),
        ("2C", "weak with diamonds", "D=4+"),
        ("2NT", "the minors", "D=4+,C=4+"),
        ("2C", "both majors", "S=4+,H=4+"),
        ("1H X", "the other major", "S=4+"),
        ("1NT X", "other major", None),
        ("1C", "short club", None),
        ("4C", "denies hearts", None),
        ("3NT", "spade stopper", None),
    ],
)
def test_suits_without_a_number_are_read_where_words_count(calls: str, alert: str, told: str | None) -> None:
    assert stated(calls, alert, words=True) == told


@pytest.mark.parametrize(
    ("call", "alert", "told"),
    [
        ("2H", "6-9; 3-card support", "hcp=6-9,S=3+"),
        ("4C", "4+ card support; 11-14 HCP", "hcp=11-14,S=4+"),
        ("4C", "0-1 !C; 4+ support", "S=4+,C=1-"),
        ("3H", "3c support", "S=3+"),
        ("3C", "4-card raise, 7-9", "hcp=7-9,S=4+"),
        ("2C", "4+ fit", "S=4+"),
        ("3H", "raise in hearts", "H=3+"),
        ("3C", "limit raise", "S=3+"),
        ("3C", "no fit", None),
        ("2S", "5-card suit", "S=5+"),
        ("3C", "5-card suit", "C=5+"),
    ],
)
def test_support_is_for_the_suit_that_partner_showed(call: str, alert: str, told: str | None) -> None:
    assert stated(call, alert, Suit.SPADES, words=True) == told


def stated(calls: str, alert: str, partners: Suit | None = None, *, words: bool = False) -> str | None:
    found = parse_alert(alert, [parse_call(each) for each in calls.split()], partners, words=words)
    return None if found is None else str(found)
