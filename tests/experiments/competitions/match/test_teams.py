from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from agent.errors import PlayerError
from agent.registry import Role, player_key
from agent.rules.auction import Auction
from agent.rules.contract import Contract
from agent.rules.imps import imps
from agent.table import BoardRecord
from ddsolver import InputError, Seat
from experiments.boards.board import Board
from experiments.boards.files import read_file, write_file
from experiments.competitions.design import play_batches
from experiments.competitions.match.bid_match import BidMatch, with_auction
from experiments.competitions.match.play import team_boards
from experiments.competitions.match.run import MatchRun, read_run, run_match
from experiments.competitions.match.settings import Four
from experiments.competitions.match.tables import pairs_table, team_table
from experiments.competitions.match.teams import TeamMatch
from experiments.runs import tasks
from experiments.runs.deals import file_deals
from experiments.runs.processes.pool import Pool
from experiments.runs.rows import FailedBoard
from experiments.runs.store import Store
from experiments.runs.tasks import Task, record_of
from tests.command import declarer

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("teams")]

FILE = Path(__file__).parents[4] / "experiments" / "data" / "sample.pbn"
SAMPLE = read_file(FILE).boards
BOARDS = SAMPLE[:4]
ONE, OTHER = "monte-carlo:samples=3", "monte-carlo:samples=1"


def played(players: str, folder: Path, boards: tuple[Board, ...] | list[Board] = BOARDS) -> TeamMatch:
    deals, _ = file_deals(list(boards), Pool(), lambda *_: None)
    with Store(folder, {"seed": "1"}, create=True) as store:
        match = TeamMatch(Four.parse(players), deals, 1)
        play_batches(match, store, lambda _: False, Pool())
        return match


@pytest.fixture(scope="module")
def match(tmp_path_factory: pytest.TempPathFactory) -> TeamMatch:
    return played(f"NS={ONE},EW={OTHER}", tmp_path_factory.mktemp("teams"))


def test_a_seat_has_a_player_or_a_declarer_and_a_defender() -> None:
    four = Four.parse(f"N=payoff:samples=2 / {ONE},refill=no,aim=make,e={ONE},S={OTHER},W=alpha-mu / arbitrary")
    assert four.robots[Seat.NORTH].declarer.key == "payoff:samples=2"
    assert four.robots[Seat.NORTH].defender.key == f"{ONE},refill=no,aim=make"
    assert four.robots[Seat.EAST].declarer.key == four.robots[Seat.EAST].defender.key == ONE
    declarer_of, defenders = four.at(Contract.parse("4SW"))
    assert declarer_of.key == player_key("alpha-mu", Role.DECLARER)
    assert defenders.key == player_key(f"{ONE},refill=no,aim=make & {OTHER}", Role.DEFENDER)
    assert four.changed_round().at(Contract.parse("4SN"))[0] == declarer_of
    assert four.changed_round().changed_round().changed_round().changed_round() == four


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (f"N={ONE},E={ONE},S={ONE}", "no player for West: give four players"),
        (f"NS={ONE},NEW={ONE}", "names North twice"),
        (ONE, "has 1 name without seats: give four players"),
        ("net,nosuchplayer", "has 2 names without seats, and 'nosuchplayer' is no player: give four players"),
        (f"NS=payoff,EW={ONE}", "North: 'payoff' is a declarer, not a defender (choose from arbitrary, careful, "),
        (f"NS=payoff,EW={ONE}", "name a declarer and a defender, as in 'payoff / monte-carlo'"),
        (f"NS=payoff / {ONE} / arbitrary,EW={ONE}", "North: more than two players"),
        (f"x,NS={ONE},EW={ONE}", "'x' is not a seat"),
    ],
)
def test_players_that_are_not_four_are_told(text: str, message: str) -> None:
    with pytest.raises(PlayerError, match=re.escape(message)):
        Four.parse(text)


def test_every_deal_is_played_at_two_tables_with_the_pairs_changed_round(match: TeamMatch) -> None:
    results = match.results()
    assert len(results) == len(BOARDS)
    for result in results:
        contract = result.deal.played_contract
        first, second = result.boards
        north_south_declares = contract.declarer.is_north_south
        assert first.player == player_key(ONE if north_south_declares else OTHER, Role.DECLARER)
        assert second.player == player_key(OTHER if north_south_declares else ONE, Role.DECLARER)
        assert first.defender == player_key(OTHER if north_south_declares else ONE, Role.DEFENDER)
        sign = 1 if north_south_declares else -1
        assert result.won == imps(sign * (first.score - second.score))
    assert any(result.won for result in results)
    assert match.won().mean == sum(result.won for result in results) / len(results)


def test_the_other_pair_wins_what_one_loses_and_alike_ones_nothing(match: TeamMatch, tmp_path: Path) -> None:
    other = played(f"NS={OTHER},EW={ONE}", tmp_path / "other")
    assert [result.won for result in other.results()] == [-result.won for result in match.results()]
    alike = played(f"NESW={OTHER}", tmp_path / "alike", SAMPLE[:2])
    assert [result.won for result in alike.results()] == [0, 0]
    assert [(pair["total"], pair["a_board_mean"]) for pair in pairs_table(alike).to_frame().to_dict("records")] == [
        (0, 0)
    ] * 2


def test_what_is_told_adds_up(match: TeamMatch) -> None:
    table = team_table(match).to_text().splitlines()
    won = sum(result.won for result in match.results())
    assert sum(int(line.split()[-1]) for line in table[1:]) == won
    pairs = pairs_table(match)
    assert [row[:3] for row in pairs.rows] == [(1, ONE, won), (2, OTHER, -won)]
    assert [line.split()[:3] for line in pairs.to_text().splitlines()[2:]] == [
        ["(1)", ONE, f"{won:+d}"],
        ["(2)", OTHER, f"{-won:+d}"],
    ]
    assert match.words_so_far() == f"{match.won()} IMPs a board"


def test_deals_that_are_passed_out_are_level(tmp_path: Path) -> None:
    deals, _ = file_deals([SAMPLE[0]], Pool(), lambda *_: None)
    match = TeamMatch(Four.parse(f"NESW={ONE}"), [replace(deals[0], contract=None)], 1)
    with Store(tmp_path, {"seed": "1"}, create=True) as store:
        play_batches(match, store, lambda _: False, Pool())
        boards = team_boards(match, store)
    assert [result.won for result in match.results()] == [0]
    assert "passed out" in team_table(match).to_text()
    assert [board.passed_out for board in boards] == [True, True]


def test_a_deal_that_failed_at_a_table_does_not_end_the_prefix(match: TeamMatch) -> None:
    whole = [*match.prefix()]
    task = TeamMatch(match.first, match.deals, match.seed).unplayed()[2]
    rest = TeamMatch(match.first, match.deals, match.seed, dict(match.boards))
    del rest.boards[task.key]
    assert rest.prefix() == whole[:1]
    broken = FailedBoard(*task.key, error="broken")
    assert rest.own_failures([broken, FailedBoard("file", 99, "payoff", "", "other")]) == [broken]
    rest.failed.add(broken.key)
    assert rest.prefix() == whole[:1] + whole[2:]


def test_a_deal_that_cannot_be_bid_at_a_table_does_not_end_the_prefix(match: TeamMatch) -> None:
    bid = BidMatch(match.first, match.deals, match.seed)
    for deal in match.deals:
        for table in range(2):
            passed_out = with_auction(deal, bid.source(deal, table), Auction("N", "Pass Pass Pass Pass"))
            bid.bid[passed_out.source, passed_out.number] = passed_out
    source = bid.sources(match.deals[1])[1]
    del bid.bid[source, match.deals[1].number]
    assert bid.prefix() == [0]
    bid.failed.add(bid.failed_key(match.deals[1], 1))
    assert bid.prefix() == [0] * (len(match.deals) - 1)


def test_a_sequential_test_goes_on_after_a_board_that_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail_at_the_second_deal(task: Task) -> BoardRecord:
        if task.deal.number == 1:
            raise InputError("broken")
        return record_of(task)

    monkeypatch.setattr(tasks, "record_of", fail_at_the_second_deal)
    settings = MatchRun(players=f"NS={ONE},EW={OTHER}", sprt=(0, 4))
    told = run_match(settings, tmp_path, SAMPLE[:4])
    assert len(told.failures) == 2
    assert len(told.played.prefix()) == 3
    with Store.to_read(tmp_path) as store:
        assert read_run(settings, store).played.prefix() == told.played.prefix()


def test_deals_that_were_finished_after_the_answer_do_not_count(tmp_path: Path) -> None:
    players = f"NS={ONE},EW={OTHER}"
    everything = run_match(MatchRun(players=players), tmp_path, SAMPLE[:5]).teams
    assert len(everything.results()) == 5
    with Store.to_read(tmp_path) as store:
        found = read_run(MatchRun(players=players, sprt=(-20, 20), sprt_error=0.4), store)
    assert found.test is not None
    verdict, number = found.test.answer(found.teams.prefix())
    assert verdict is not None
    assert number == len(found.teams.deals) == len(found.teams.results()) < 5
    assert len(found.teams.boards) == 2 * number


def test_the_command_plays_keeps_writes_and_goes_on(tmp_path: Path) -> None:
    write_file(tmp_path / "four.pbn", BOARDS)
    players = f"NS={OTHER},EW={OTHER},refill=no"
    command = ("match", tmp_path / "four.pbn", "--players", players, "--run", tmp_path / "run")
    first = declarer(*command, "--json", "-o", tmp_path / "both.pbn")
    assert first.returncode == 0, first.stderr
    told = json.loads(first.stdout)
    assert len(told["boards"]) == len(BOARDS)
    assert told["tables"][0]["N"] == OTHER
    assert told["tables"][1]["N"] == f"{OTHER},refill=no"
    written = read_file(tmp_path / "both.pbn").boards
    assert [board.tags["Table"] for board in written] == ["1", "2"] * len(BOARDS)
    assert written[1].tags["North"] == f"{OTHER},refill=no"
    again = declarer(*command, "--json")
    assert json.loads(again.stdout)["boards"] == told["boards"]
