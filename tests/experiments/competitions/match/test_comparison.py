from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from agent.rules.imps import imps
from experiments.competitions.league.run import run_league
from experiments.competitions.league.settings import LeagueSettings
from experiments.competitions.match.comparison import compare_runs, comparison_json, comparison_text
from experiments.competitions.match.run import MatchRun, run_match
from experiments.competitions.tune.run import TuneRun, run_tune
from experiments.runs.provenance import provenance_of
from experiments.runs.rows import PEOPLE, PlayedBoard
from experiments.runs.store import Store
from experiments.statistics.interval import IMPS
from experiments.statistics.sequential import interval_whenever_stopped
from tests.kept import assert_kept
from tests.players import deal_numbered, deal_of_run

Rows = list[tuple[int, int, int, float, str]]


def run(folder: Path, rows: Rows, program: str, cards: Sequence[int] = range(10)) -> Store:
    """A run of 3NT by South: number, tricks, score, seconds and play of each board, and which cards it has."""
    store = Store(folder, create=True, may_mix_programs=True)
    for number, tricks, score, seconds, play in rows:
        store.add_deal(deal_of_run(number=number, deal=deal_numbered(cards[number])))
        store.add_board(
            PlayedBoard("3NT", number, "payoff", "arbitrary", tricks, score, seconds, 0, play, "", program=program)
        )
    return store


def test_two_runs_are_compared_on_the_boards_that_both_have(tmp_path: Path) -> None:
    before = run(tmp_path / "one", [(0, 9, 600, 2.0, "SA"), (1, 9, 600, 2.0, "SA"), (2, 9, 600, 9.0, "SA")], "old")
    after = run(tmp_path / "two", [(0, 8, -100, 3.0, "SK"), (1, 10, 630, 3.0, "SA"), (3, 9, 600, 9.0, "SA")], "")
    with before, after:
        found = compare_runs(before, after)
    (only,) = found.players
    assert (only.player, only.defender, only.won.number) == ("payoff", "arbitrary", 2)
    assert only.won.mean == (imps(-700) + imps(30)) / 2
    assert (only.tricks, only.seconds, only.other_cards) == (0.0, 1.5, 0.5)
    assert only.whenever_stopped[0] < only.won.mean < only.whenever_stopped[1]
    assert found.programs == (("old",), ("",))
    text = comparison_text(found).splitlines()
    assert text[:2] == ["(1) played by old", "(2) played by a program version that was not recorded"]
    assert text[-1].split()[:4] == ["payoff", "arbitrary", "2", f"{only.won.mean:+.2f}"]
    assert text[-1].split()[-4:] == ["50.0", "%", "+0.000", "1.50"]
    (row,) = comparison_json(found)["players"]
    assert set(row) == {
        *("player", "defender", "deals", "won", "interval_whenever_stopped", "other_cards", "tricks_a_board"),
        "seconds_ratio",
    }
    assert_kept("comparison", {"text": text, "json": comparison_json(found)})


def test_tables_of_a_deal_are_one_observation(tmp_path: Path) -> None:
    """The third board has the cards of the first."""
    before: Rows = [(0, 9, 600, 1.0, "SA"), (1, 9, 600, 1.0, "SA"), (2, 8, -100, 1.0, "SA")]
    after: Rows = [(0, 9, 600, 1.0, "SA"), (1, 10, 630, 1.0, "SK"), (2, 9, 600, 1.0, "SK")]
    cards = (0, 1, 0)
    with run(tmp_path / "one", before, "1", cards) as first, run(tmp_path / "two", after, "1", cards) as second:
        (only,) = compare_runs(first, second).players
    assert (only.won.number, only.won.mean) == (2, (imps(700) / 2 + imps(30)) / 2)
    assert only.whenever_stopped == interval_whenever_stopped([0.0, float(imps(30))], IMPS)
    assert only.other_cards == 2 / 3


def test_boards_played_card_for_card_alike_have_no_interval(tmp_path: Path) -> None:
    rows = [(number, 9, 600, 0.0, "SA") for number in range(5)]
    with run(tmp_path / "one", rows, "1") as before, run(tmp_path / "two", rows, "1") as after:
        found = compare_runs(before, after)
    assert found.players[0].seconds != found.players[0].seconds, "no time was spent: the ratio is NaN"
    assert "none" in comparison_text(found)
    assert "nan" not in comparison_text(found)
    assert comparison_json(found)["players"][0]["won"] is None


def test_people_have_no_program_and_no_time(tmp_path: Path) -> None:
    def with_people(folder: Path, *, ours: bool = True) -> Store:
        store = run(folder, [(0, 9, 600, 2.0, "SA")] if ours else [], "new")
        store.add_deal(deal_of_run())
        store.add_board(PlayedBoard("3NT", 0, PEOPLE, "arbitrary", 8, -100, 0.0, 0, "SK", ""))
        return store

    with with_people(tmp_path / "one") as before, with_people(tmp_path / "two") as after:
        found = compare_runs(before, after)
        assert provenance_of(after).programs == ("new",)
    text = comparison_text(found).splitlines()
    assert text[:2] == ["(1) played by new", "(2) played by new"]
    ours, theirs = (line.split() for line in text[-2:])
    assert (ours[-1], theirs[-1]) == ("1.00", "+0.000")
    rows = comparison_json(found)["players"]
    assert [row["seconds_ratio"] for row in rows] == [1.0, None]
    with with_people(tmp_path / "three", ours=False) as others, Store.to_read(tmp_path / "one") as before:
        text = comparison_text(compare_runs(before, others)).splitlines()
    assert text[:2] == ["(1) played by people", "(2) played by people"]
    with Store.to_read(tmp_path / "three") as people:
        assert dict(provenance_of(people).lines())["played by"] == "declarer reproduce"


@pytest.mark.parametrize("contract", ["3NTN", "4SS"])
def test_another_deal_or_contract_is_not_compared(tmp_path: Path, contract: str) -> None:
    with run(tmp_path / "one", [(0, 9, 600, 1.0, "SA")], "1") as before, Store(tmp_path / "two", create=True) as after:
        after.add_deal(deal_of_run(contract=contract))
        after.add_board(PlayedBoard("3NT", 0, "payoff", "arbitrary", 9, 600, 1.0, 0, "SA", ""))
        with pytest.raises(Exception, match="have no board with the same player, defender and deal"):
            compare_runs(before, after)


@pytest.mark.slow
def test_runs_of_a_match_a_league_and_a_race_are_compared_on_the_boards_that_they_share(tmp_path: Path) -> None:
    players = "monte-carlo:samples=1", "monte-carlo:samples=2"
    deals: Any = {"contracts": ("7NT",), "deals": 2, "seed": 1}
    run_match(MatchRun(declarers=players, **deals), tmp_path / "match")
    run_league(LeagueSettings(players=dict(zip("ab", players, strict=True)), **deals), tmp_path / "league")
    run_tune(TuneRun(declarers=("monte-carlo",), samples=(1, 2), seconds_per_deal=99, **deals), tmp_path / "tune")
    for one, other in permutations(("match", "league", "tune"), 2):
        with Store.to_read(tmp_path / one) as first, Store.to_read(tmp_path / other) as second:
            found = compare_runs(first, second)
        assert [(each.player, each.won.number, each.other_cards) for each in found.players] == [
            (player, 2, 0.0) for player in players
        ]
