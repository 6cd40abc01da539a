from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from agent.knowledge.view import View
from agent.player import Decision
from agent.players.objective import Scoring
from agent.registry import PLAYERS, Entry, Role, Settings
from agent.rules.imps import imps
from agent.rules.par import best_makeable
from agent.table import BoardRecord
from ddsolver import InputError
from experiments.boards.board import Board
from experiments.boards.pbn.reader import parse_pbn
from experiments.boards.pbn.writer import to_pbn
from experiments.competitions.match.command import write_boards
from experiments.competitions.match.deals import stored_deals
from experiments.competitions.match.match import Match
from experiments.competitions.match.play import match_boards
from experiments.competitions.match.report import MatchReport
from experiments.competitions.match.run import MatchRun, PlayedMatch, read_run, run_match
from experiments.competitions.match.tables import match_json, match_table
from experiments.errors import StoreError
from experiments.runs import tasks
from experiments.runs.best_contract import prepare
from experiments.runs.deals import file_deals
from experiments.runs.processes.pool import Pool
from experiments.runs.rows import StoredDeal
from experiments.runs.store import Store
from experiments.runs.tasks import Task, record_of
from tests.oracle import dds_table
from tests.played_match import play_match
from tests.sample import SAMPLE

SETTINGS = MatchRun(
    declarers=("monte-carlo:samples=4", "monte-carlo:samples=1"), defenders=("arbitrary",), seed=1, decisions=True
)
HERE = Pool()


def with_declarer(name: str) -> MatchRun:
    """The match with one more declarer."""
    return MatchRun(**SETTINGS.model_dump() | {"declarers": (*SETTINGS.declarers, name)})


def nothing(*_: object) -> None:
    return None


def play(settings: MatchRun, boards: tuple[Board, ...] | list[StoredDeal], folder: Path, pool: Pool = HERE) -> Match:
    deals = [deal for deal in boards if isinstance(deal, StoredDeal)]
    deals = deals or file_deals([board for board in boards if isinstance(board, Board)], pool, nothing)[0]
    with Store(folder, {"seed": str(settings.seed)}, create=True) as store:
        return play_match(settings, deals, store, pool, nothing)


def without_times(match: Match) -> Any:
    return [[(board.key, board.play, board.tricks, board.score) for board in each.boards] for each in match.results()]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("match")


@pytest.fixture(scope="module")
def match(folder: Path) -> Match:
    return play(SETTINGS, SAMPLE.boards[:4], folder)


def test_a_match_without_a_board_writes_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    nobody = PlayedMatch(Match(SETTINGS, ()), ())
    with Store(tmp_path / "run", {"seed": "1"}, create=True) as store:
        write_boards(tmp_path / "out.pbn", nobody, store)
    assert not (tmp_path / "out.pbn").exists()
    assert capsys.readouterr().err == f"declarer: no board was played, so {tmp_path / 'out.pbn'} is not written\n"


def test_each_declarer_plays_every_board_once(match: Match) -> None:
    assert [result.deal.name for result in match.results()] == ["1", "2", "3", "4"]
    for result in match.results():
        assert len(result.boards) == (0 if result.deal.contract is None else 2)


@pytest.mark.slow
def test_the_result_does_not_depend_on_the_number_of_processes(match: Match, tmp_path: Path) -> None:
    assert without_times(play(SETTINGS, SAMPLE.boards[:4], tmp_path, Pool(2))) == without_times(match)


def test_another_seed_plays_other_cards(match: Match, tmp_path: Path) -> None:
    other = play(SETTINGS.model_copy(update={"seed": 2}), SAMPLE.boards[:1], tmp_path)
    assert without_times(other)[0] != without_times(match)[0]


def test_a_match_gone_on_with_plays_only_what_is_missing(match: Match, folder: Path) -> None:
    deals, _ = file_deals(SAMPLE.boards[:4], HERE, nothing)
    more = with_declarer("monte-carlo:samples=2")
    with Store(folder, {"seed": "1"}) as store:
        before = store.played()
        again = play_match(more, deals, store, HERE)
        played = store.played() - before
    assert {key.player for key in played} == {"monte-carlo:samples=2"}
    assert len(again.boards) == len(match.boards) + len(played)


@pytest.mark.usefixtures("match")
def test_a_folder_with_other_deals_is_refused(folder: Path) -> None:
    deals, _ = file_deals(SAMPLE.boards[1:3], HERE, nothing)
    with (
        Store(folder, {"seed": "1"}) as store,
        pytest.raises(StoreError, match="already has deal 1 from file, which differs"),
    ):
        play_match(SETTINGS, deals, store, HERE, nothing)


def test_a_match_stops_when_it_is_told_to(tmp_path: Path) -> None:
    deals, _ = file_deals(SAMPLE.boards[:4], HERE, nothing)
    with Store(tmp_path, create=True) as store:
        stopped = play_match(SETTINGS, deals, store, HERE, lambda match: len(match.boards) == 3)
        assert len(stopped.boards) == len(store.played()) == 3
    assert len(stopped.results()) == 1


def test_players_of_equal_play_draw_every_board(tmp_path: Path) -> None:
    same = MatchRun(declarers=("monte-carlo:samples=1", "monte-carlo:samples=1,patience=3"))
    drawn = play(same, SAMPLE.boards[2:4], tmp_path)
    assert [result.gains("imps") for result in drawn.results()] == [[0, 0], [0, 0]]
    assert [standing.ties for standing in drawn.standings()] == [2, 2]


def test_imps_are_those_of_the_difference_and_sum_to_nothing(match: Match) -> None:
    for result in match.results():
        if result.boards:
            first, second = result.boards
            assert result.gains("imps") == [imps(first.score - second.score), imps(second.score - first.score)]
    mine, theirs = match.standings()
    assert mine.total == -theirs.total
    assert mine.total == sum(result.gains("imps")[0] for result in match.results() if result.boards)
    assert (mine.wins, mine.ties, mine.losses) == (theirs.losses, theirs.ties, theirs.wins)
    assert match.over(0, 1).mean == -match.over(1, 0).mean == mine.a_deal.mean


def test_standings_count_what_the_boards_show(match: Match) -> None:
    for place, standing in enumerate(match.standings()):
        boards = [(result.deal, result.boards[place]) for result in match.results() if result.boards]
        assert standing.totals.points == sum(board.score for _, board in boards)
        assert standing.totals.made == sum(board.score > 0 for _, board in boards)
        assert standing.totals.tricks_lost == sum(deal.double_dummy - board.tricks for deal, board in boards)


def test_no_declarer_takes_more_than_double_dummy_from_perfect_defenders(match: Match) -> None:
    for result in match.results():
        for board in result.boards:
            assert board.tricks <= result.deal.double_dummy


@pytest.mark.slow
def test_a_board_without_a_contract_gets_north_souths_best_makeable_one() -> None:
    board = SAMPLE.find("10")
    assert board.contract is None
    ready = prepare(board)
    table = dds_table(board.deal)
    assert ready.contract is not None
    assert ready.contract == best_makeable(table, board.vulnerability)
    assert ready.double_dummy == table[ready.contract.declarer][ready.contract.strain]


def test_a_board_that_was_passed_out_is_no_board_to_play(tmp_path: Path) -> None:
    passed = play(SETTINGS, (replace(SAMPLE.find("10"), passed_out=True),), tmp_path)
    assert passed.results()[0].deal.contract is None
    assert passed.results()[0].boards == ()
    assert [standing.total for standing in passed.standings()] == [0, 0]
    assert "passed out" in match_table(passed).to_text()
    assert MatchReport(PlayedMatch(passed, ())).heading() == ["1 board against arbitrary, 1 passed out"]
    with Store(tmp_path, write=False) as store:
        assert [board.passed_out for board in match_boards(passed, store)] == [True, True]
    assert match_json(passed, [])["boards"][0]["contract"] is None


class _Broken:
    def decide(self, view: View) -> Decision:
        raise RuntimeError("no idea")


@pytest.mark.slow
def test_a_player_that_raises_loses_its_board_and_no_other(
    match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = Entry(Role.DECLARER, "raises", Settings, lambda _values, _generator: _Broken())
    monkeypatch.setitem(PLAYERS, "broken", broken)
    failing = with_declarer("broken")
    played = play(failing, SAMPLE.boards[:2], tmp_path)
    with Store(tmp_path, write=False) as store:
        failures = store.failures()
    assert {failure.player for failure in failures} == {"broken"}
    assert all("RuntimeError: no idea" in failure.error for failure in failures)
    assert len(played.boards) == sum(2 for result in match.results()[:2] if result.boards)


def test_the_boards_of_a_match_are_written_with_play_players_and_thoughts(match: Match, folder: Path) -> None:
    with Store(folder, write=False) as store:
        boards = match_boards(match, store)
    text = to_pbn(boards)
    read = parse_pbn(text, "out.pbn")
    assert read.problems == ()
    assert len(read.boards) == 8
    for board, original in zip(read.boards, boards, strict=True):
        assert (board.plays, board.contract, board.tricks) == (original.plays, original.contract, original.tricks)
        if board.contract is not None:
            assert board.tags[board.contract.declarer.name.title()].startswith("monte-carlo:samples=")
            assert "layouts: " in original.comment
            assert " ".join(original.comment.split()) in " ".join(text.split())
    assert max(map(len, text.split("\r\n"))) <= 255
    assert {board.tags["Scoring"] for board in read.boards} == {"IMP"}


@pytest.mark.parametrize(("scoring", "tag"), [("imps", "IMP"), ("matchpoints", "MP"), ("points", "Points")])
def test_the_boards_of_a_match_say_how_it_was_scored(scoring: Scoring, tag: str, tmp_path: Path) -> None:
    passed_out = replace(SAMPLE.boards[0], auction=None, contract=None, passed_out=True)
    match = play(SETTINGS.model_copy(update={"scoring": scoring}), (passed_out,), tmp_path)
    with Store(tmp_path, write=False) as store:
        assert [board.tags["Scoring"] for board in match_boards(match, store)] == [tag, tag]


def test_the_json_holds_every_result(match: Match) -> None:
    found = json.loads(json.dumps(match_json(match, [])))
    assert [board["board"] for board in found["boards"]] == ["1", "2", "3", "4"]
    assert found["standings"][0]["total"] == -found["standings"][1]["total"]
    assert found["cross"][0][1]["mean"] == found["standings"][0]["a_board"]["mean"]


def test_a_report_tests_the_deals_that_the_match_tested_though_one_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail_at_the_first_deal(task: Task) -> BoardRecord:
        if task.deal.number == 0:
            raise InputError("broken")
        return record_of(task)

    monkeypatch.setattr(tasks, "record_of", fail_at_the_first_deal)
    settings = MatchRun(declarers=SETTINGS.declarers, sprt=(-5, 5))
    played = run_match(settings, tmp_path, SAMPLE.boards[:3]).played
    with Store.to_read(tmp_path) as store:
        reported = read_run(settings, store).played
    assert len(played.prefix()) == 2
    assert reported.prefix() == played.prefix()


def test_deals_that_were_finished_after_the_answer_do_not_count(tmp_path: Path) -> None:
    """With several processes some are, and other ones each time."""
    played = run_match(MatchRun(declarers=SETTINGS.declarers), tmp_path, SAMPLE.boards[:5]).played
    assert len(played.boards) == 10
    settings = MatchRun(declarers=SETTINGS.declarers, sprt=(-20, 20), sprt_error=0.4)
    with Store.to_read(tmp_path) as store:
        found = read_run(settings, store)
        everything = Match(settings, stored_deals(settings, store))
        everything.read(store)
    assert found.test is not None
    verdict, number = found.test.answer(everything.prefix())
    assert verdict is not None
    assert number < 5
    assert found.played.prefix() == everything.prefix()[:number]
    assert (len(found.played.deals), len(found.played.boards)) == (number, 2 * number)


def test_what_is_answered_already_is_not_played(tmp_path: Path) -> None:
    deals, _ = file_deals(SAMPLE.boards[:2], HERE, nothing)
    with Store(tmp_path, create=True) as store:
        play_match(SETTINGS, deals, store, HERE, lambda _: True)
        assert store.played() == set()
