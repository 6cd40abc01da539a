"""`declarer suit` as a user types it."""

from __future__ import annotations

import json

import pytest

from tests.command import declarer


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


def test_a_plan_that_works_against_every_split_never_loses() -> None:
    lines = declarer("suit", "AKQ", "432", "--tricks", "3").stdout.splitlines()
    assert [line.strip() for line in lines if line.startswith("  loses: ")] == ["loses: never"]


def test_one_split_is_one() -> None:
    first, *_ = declarer("suit", "KJ2", "10987654AQ3").stdout.splitlines()
    assert first == "KJ2 opposite AQT9876543, nothing missing: 1 different split"
