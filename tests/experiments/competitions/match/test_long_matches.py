"""What a match does once more for a further board does not grow with the boards before it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from agent.registry import Entry, Role, Settings, register
from experiments.competitions.kinds import resume_run
from experiments.competitions.match.match import Match
from experiments.competitions.match.report import MatchReport
from experiments.competitions.match.run import MatchRun, PlayedMatch, read_run, run_match
from experiments.competitions.match.tables import SHOWN_BOARDS
from experiments.errors import FailedRunError, SettingsError
from experiments.runs import deals as deals_module
from experiments.runs.store import Store
from experiments.show.table import short
from tests.command import declarer
from tests.long_runs import made_up_match
from tests.progress import Recorded

FAST = ("monte-carlo:fast,samples=1", "monte-carlo:fast,samples=2")


def read(folder: Path) -> Match:
    with Store.to_read(folder) as store:
        return read_run(MatchRun.of_run(store), store).match


def test_the_standing_so_far_is_that_of_all_boards(tmp_path: Path) -> None:
    made_up_match(tmp_path / "run", 60)
    whole = read(tmp_path / "run")
    growing = Match(whole.settings, whole.deals)
    growing.words_so_far()
    for board in whole.boards.values():
        growing.add(board)
    gains = [standing.a_deal for standing in whole.standings()]
    assert growing.words_so_far() == f"(1) {gains[0]}, (2) {gains[1]}" == whole.words_so_far()


def test_a_single_declarer_is_told_what_it_made(tmp_path: Path) -> None:
    made_up_match(tmp_path / "run", 30, declarers=FAST[:1])
    match = read(tmp_path / "run")
    (standing,) = match.standings()
    assert match.words_so_far() == f"made {standing.totals.made} of 30"


def test_people_see_the_first_boards_of_a_long_match_and_programs_all(tmp_path: Path) -> None:
    boards = SHOWN_BOARDS + 3
    made_up_match(tmp_path / "run", boards, declarers=FAST[:1])
    report = MatchReport(PlayedMatch(read(tmp_path / "run"), ()))
    left_out = f"The first {SHOWN_BOARDS} of {boards} boards (JSON and CSV have all)"
    assert report.text().startswith(f"{left_out}\nBoard")
    assert f"\n{SHOWN_BOARDS} " in report.text()
    assert f"\n{SHOWN_BOARDS + 1} " not in report.text()
    assert f"## {left_out}\n".encode() in (files := report.files())["match.md"]
    assert len(files["boards.csv"].splitlines()) == len(report.to_json()["boards"]) + 1 == boards + 1


def test_a_further_board_looks_up_no_more_boards_than_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made_up_match(tmp_path / "run", 200)
    whole = read(tmp_path / "run")
    looks = 0
    table = Match._table

    def counted(self: Match, *about: Any) -> Any:
        nonlocal looks
        looks += 1
        return table(self, *about)

    growing = Match(whole.settings, whole.deals)
    growing.words_so_far()
    monkeypatch.setattr(Match, "_table", counted)
    counts = []
    for board in whole.boards.values():
        before = looks
        growing.add(board)
        growing.words_so_far()
        growing.prefix()
        counts.append(looks - before)
    assert max(counts) <= 3
    assert growing.prefix() == whole.prefix()


def test_a_resumed_run_deals_no_board_that_it_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made_up_match(tmp_path / "run", 80)
    dealt = 0
    random_board = deals_module.random_board

    def counted(*about: Any) -> Any:
        nonlocal dealt
        dealt += 1
        return random_board(*about)

    monkeypatch.setattr(deals_module, "random_board", counted)
    outcome = resume_run(tmp_path / "run")
    assert outcome.report is not None
    assert "40 boards against arbitrary" in outcome.report.text()
    assert dealt <= 2


@pytest.mark.slow
def test_a_resumed_run_has_the_rows_of_one_that_was_not_stopped(tmp_path: Path) -> None:
    settings = MatchRun(declarers=FAST, random=3)
    run_match(settings, tmp_path / "whole")
    run_match(settings, tmp_path / "stopped", progress=Recorded("playing", 3))
    assert resume_run(tmp_path / "stopped").report is not None
    rows = []
    for name in ("whole", "stopped"):
        with Store.to_read(tmp_path / name) as store:
            rows.append([replace(board, seconds=0, defender_seconds=0) for board in store.boards()])
    assert rows[0] == rows[1]
    assert len(rows[0]) == 6


@pytest.mark.slow
def test_decisions_are_kept_only_if_asked_for_and_the_command_says_so(tmp_path: Path) -> None:
    command = ("match", "--random", "1", "--declarer", FAST[0], "-o", tmp_path / "out.pbn")
    without = declarer(*command)
    assert "out.pbn does not say how the players judged their cards; that needs --decisions" in without.stderr
    assert "layouts: " not in (tmp_path / "out.pbn").read_text()
    kept = declarer(*command, "--decisions", "--run", tmp_path / "run")
    assert "--decisions" not in kept.stderr
    assert "layouts: " in (tmp_path / "out.pbn").read_text()
    with Store.to_read(tmp_path / "run") as store:
        assert store.has_decisions()
        assert MatchRun.of_run(store).decisions


def test_a_run_that_has_decisions_keeps_those_of_later_boards_too(tmp_path: Path) -> None:
    run_match(MatchRun(declarers=FAST[:1], random=1, decisions=True), tmp_path)
    run_match(MatchRun(declarers=FAST[:1], random=2), tmp_path)
    with Store.to_read(tmp_path) as store:
        assert all(map(store.decisions, store.played()))
        assert len(store.played()) == 2


@pytest.mark.slow
def test_a_played_match_says_what_it_holds(tmp_path: Path) -> None:
    played = run_match(MatchRun(declarers=FAST, random=2), tmp_path / "declarers")
    first, second = played.standings()
    assert first.total == -second.total
    frame = played.to_frame()
    assert frame[frame["player"] == first.name]["won"].sum() == first.total
    with pytest.raises(SettingsError, match="use match, not teams"):
        _ = played.teams
    pairs = run_match(MatchRun(players=f"NS={FAST[0]},EW={FAST[1]}", random=2), tmp_path / "pairs")
    assert pairs.teams.pairs()[0].total == sum(result.won for result in pairs.teams.results())
    assert len(pairs.to_frame()) == sum(len(result.boards) for result in pairs.teams.results())
    with pytest.raises(SettingsError, match="use teams, not match"):
        pairs.standings()


@pytest.mark.slow
def test_the_gains_of_pairs_are_those_of_the_declarers_side(tmp_path: Path) -> None:
    pairs = run_match(MatchRun(players=f"NS={FAST[0]},EW={FAST[1]}", random=3, seed=3), tmp_path).teams
    frame = pairs.to_frame()
    for result in pairs.results():
        for table, own in enumerate(result.results, start=1):
            deal = own.deal
            (row,) = frame[(frame["number"] == deal.number) & (frame["table"] == table)].to_dict("records")
            first_pair_declares = deal.played_contract.declarer.is_north_south is (table == 1)
            assert row["won"] == (result.won if first_pair_declares else -result.won)


class _Lowest:
    def decide(self, view: Any) -> Any:
        raise NotImplementedError(view)


def test_a_run_with_a_registered_player_says_how_it_goes_on_in_python(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("agent.added._registered", {})
    register("ours", Entry(Role.DECLARER, "is not known elsewhere", Settings, lambda *_: _Lowest()))
    with pytest.raises(FailedRunError, match="1 board failed: random deal 1, ours against arbitrary: NotImplemented"):
        run_match(MatchRun(declarers=("ours",), random=1), tmp_path)
    with pytest.raises(FailedRunError):
        resume_run(tmp_path)
    monkeypatch.setattr("agent.added._registered", {})
    with pytest.raises(SettingsError, match=r"unknown declarer: 'ours'.*register the player, then call resume_run\('"):
        resume_run(tmp_path)


@pytest.mark.parametrize(
    ("value", "text"),
    [(-33_670.0, "-33670"), (9999.4, "+9999"), (9999.6, "+10000"), (0.123456, "+0.1235"), (0.0, "+0")],
)
def test_large_totals_are_whole_numbers(value: float, text: str) -> None:
    assert short(value, 4, "+") == text
