"""`declarer suit` as a user types it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.command import declarer


def test_the_best_plan_for_each_number_of_tricks_stands_in_a_line() -> None:
    shown = declarer("suit", "AJ92", "K843")
    assert shown.returncode == 0
    lines = shown.stdout.splitlines()
    assert lines[0] == "AJ92 opposite K843, QT765 missing: 16 different splits"
    assert lines[2].startswith(
        "     4   41.52 %  North leads low, South plays the K; South leads low, North plays the J;"
    )
    assert lines[3].startswith("     3  100.00 %  ")
    assert lines[-1] == "  mean    3.3674  South leads low, North plays the J; then from the top"


def test_the_plan_for_some_tricks_is_told_card_by_card_with_the_splits_it_wins() -> None:
    shown = declarer("suit", "AKQ2", "543", "--tricks", "4")
    assert shown.stdout.splitlines()[10:] == [
        "Plan for 4: 4 35.53 %, 3 100.00 %, 2 100.00 %, 1 100.00 %; mean 3.3553",
        "  South leads low",
        "    West low: North plays the A, then from the top",
        "    West nothing: North plays low, then from the top",
        "  equally good: North leads the A, South plays low; then from the top",
        "  wins: xxx - xxx (35.53 %)",
        "  loses: xx - xxxx (24.22 %), xxxx - xx (24.22 %), x - xxxxx (7.27 %), xxxxx - x (7.27 %), "
        "none - JT9876 (0.75 %), JT9876 - none (0.75 %)",
    ]


def test_plans_of_the_same_chance_are_set_against_the_first() -> None:
    shown = declarer("suit", "AJT", "K98", "--tricks", "3").stdout
    assert "Plan 1 of 2 for 3: 3 " in shown
    assert "Plan 2 of 2 for 3: 3 " in shown
    assert "  takes more tricks than plan 1 with probability " in shown


def test_json_has_chances_splits_and_plans() -> None:
    found = json.loads(declarer("suit", "AJ92", "K843", "--tricks", "4", "--json").stdout)
    assert found["at_least"] == {"4": 0.415217, "3": 1.0, "2": 1.0, "1": 1.0}
    assert (found["north"], found["south"], found["missing"]) == ("AJ92", "K843", "QT765")
    assert found["mean"] == 3.367391
    best = found["best"]["4"][0]
    plan = found["plans"][best["plan"]]
    wins = sum(split["chance"] for split, tricks in zip(found["splits"], plan["tricks"], strict=True) if tricks >= 4)
    assert wins == pytest.approx(0.415217, abs=1e-6)
    assert plan["at_least"]["4"] == 0.415217
    assert best["leads"][0]["hand"] == "North"
    assert best["leads"][0]["lead"] == "low"
    assert {answer["play"] for answer in best["leads"][0]["answers"]} == {"K"}
    assert all(len(each["beats"]) == len(found["plans"]) for each in found["plans"])


def test_a_page_has_every_plan_and_the_tricks_in_each_split(tmp_path: Path) -> None:
    page = tmp_path / "suit.html"
    shown = declarer("suit", "KJ2", "A9876", "--page", str(page))
    assert shown.returncode == 0
    assert str(page) in shown.stderr
    text = page.read_text(encoding="utf-8")
    assert "KJ2 opposite A9876" in text
    assert "39.57 %" in text
    assert text.count("<h2>Plan ") == 2
    assert "QT543 - none" in text
    assert declarer("suit", "KJ2", "A9876", "--page", str(tmp_path / "no" / "page.html")).returncode == 1


@pytest.mark.parametrize(
    ("arguments", "tricks", "chance"),
    [
        # The king and one other are missing, so that it drops if they lie 1-1: 2 * 5 * 11 / (16 * 15) by places.
        (("AQ", "32", "--played", "JT98764", "--vacant", "5,11"), "2", 11 / 24),
        (("AQ", "32", "--played", "JT98764", "--west", "1"), "2", 1.0),
        (("AQ", "32", "--played", "JT98764", "--west", "2"), "2", 1.0),
        (("AQ", "32", "--played", "JT98764", "--west", "0"), "2", 0.0),
        # KQ2 opposite a spot, entries one way only: what is led from the long hand twice needs two entries.
        (("KQ2", "3", "--played", "JT98765", "--entries", "9", "--west", "2"), "1", 1.0),
        (("KQ2", "3", "--played", "JT98765", "--entries", "0", "--west", "2"), "2", 0.0),
    ],
)
def test_what_is_known_of_the_defenders_and_of_entries_counts(
    arguments: tuple[str, ...], tricks: str, chance: float
) -> None:
    shown = declarer("suit", *arguments, "--json")
    assert shown.returncode == 0, shown.stderr
    assert json.loads(shown.stdout)["at_least"][tricks] == pytest.approx(chance)


@pytest.mark.parametrize(
    ("hands", "tricks", "sentence"),
    [
        # What textbooks say of these suits.
        (("AQT", "432"), 3, "For 3 tricks, finesse the ten, then the queen, then play from the top: it works 24.00 %"),
        (("AJ92", "K843"), 4, "For 4 tricks, cash the king, then finesse the jack, then play from the top: it wor"),
        (("AQ2", "543"), 2, "For 2 tricks, duck a round, then finesse the queen, then play from the top: it works 5"),
        (("KQ2", "543"), 2, "For 2 tricks, lead towards the king, then the queen: it works 50.00 % of the time."),
        (("K2", "43"), 1, "For 1 trick, lead towards the king: it works 50.00 % of the time."),
        (("AKQ2", "543"), 4, "For 4 tricks, cash the ace, then play from the top: it works 35.53 % of the time."),
        (("A32", "QJT"), 3, "For 3 tricks, run the queen, then the jack, then play from the top: it works 50.00 %"),
        (("AQ2", "543"), 3, "No play takes 3 tricks."),
    ],
)
def test_with_a_number_of_tricks_the_plan_comes_first_in_a_sentence(
    hands: tuple[str, str], tricks: int, sentence: str
) -> None:
    shown = declarer("suit", *hands, "--tricks", str(tricks)).stdout.splitlines()
    assert shown[0].startswith(sentence)
    assert shown[1] == ""
    assert declarer("suit", *hands).stdout.splitlines() == shown[2 : 3 + max(map(len, hands)) + 2]


def test_words_for_a_plan_are_json_too() -> None:
    best = json.loads(declarer("suit", "AQT", "432", "--json").stdout)["best"]["3"]
    assert best[0]["words"] == "finesse the ten, then the queen, then play from the top"
