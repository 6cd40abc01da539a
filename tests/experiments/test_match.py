from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from agent.contract import Contract
from agent.imps import imps
from agent.player import Decision
from agent.registry import PLAYERS, Entry, Role, parse_player
from agent.view import View
from ddsolver import Deal, Position
from experiments.board import Board
from experiments.formats.pbn import parse_pbn, read_pbn
from experiments.formats.pbn_export import to_pbn
from experiments.match import Match, play_match, prepare, record_board
from tests.oracle import dds_table

SAMPLE = read_pbn(Path(__file__).parent.parent.parent / "experiments" / "data" / "sample.pbn")
DEFENDER = parse_player("arbitrary", Role.DEFENDER)
DECLARERS = [parse_player(f"monte-carlo:samples={number}", Role.DECLARER) for number in (4, 1)]


def without_times(match: Match) -> Any:
    return [
        [
            (record.plays, record.tricks, record.score, [d.candidates for d in record.decisions])
            for record in result.records
        ]
        for result in match.results
    ]


@pytest.fixture(scope="module")
def match() -> Match:
    return play_match(SAMPLE.boards[:4], DECLARERS, DEFENDER, seed=1, tables=True)


def test_each_declarer_plays_every_board_once(match: Match) -> None:
    assert [result.prepared.board.name for result in match.results] == ["1", "2", "3", "4"]
    assert match.failures == ()
    for result in match.results:
        assert len(result.records) == (2 if result.prepared.contract else 0)


def test_the_result_does_not_depend_on_the_number_of_processes(match: Match) -> None:
    parallel = play_match(SAMPLE.boards[:4], DECLARERS, DEFENDER, seed=1, jobs=2, tables=True)
    assert without_times(parallel) == without_times(match)


def test_another_seed_plays_other_cards(match: Match) -> None:
    other = play_match(SAMPLE.boards[:1], DECLARERS, DEFENDER, seed=2)
    assert without_times(other)[0] != without_times(match)[0]


def test_a_declarer_against_itself_draws_every_board() -> None:
    drawn = play_match(SAMPLE.boards[2:4], [DECLARERS[1], DECLARERS[1]], DEFENDER, seed=3)
    assert [result.imps() for result in drawn.results] == [[0, 0], [0, 0]]


def test_imps_are_those_of_the_difference_and_sum_to_nothing(match: Match) -> None:
    for result in match.results:
        if result.records:
            first, second = result.records
            assert result.imps() == [imps(first.score - second.score), imps(second.score - first.score)]
    mine, theirs = match.standings()
    assert mine.imps == -theirs.imps
    assert mine.imps == sum(result.imps()[0] for result in match.results if result.records)


def test_of_three_declarers_each_has_its_mean_against_the_others() -> None:
    three = play_match(SAMPLE.boards[3:5], [*DECLARERS, DECLARERS[1]], DEFENDER, seed=1)
    for result in three.results:
        first, second, third = (record.score for record in result.records)
        assert result.imps()[0] == (imps(first - second) + imps(first - third)) / 2
        assert sum(result.imps()) == pytest.approx(0)


def test_standings_count_what_the_records_show(match: Match) -> None:
    for place, standing in enumerate(match.standings()):
        records = [result.records[place] for result in match.results if result.records]
        assert standing.points == sum(record.score for record in records)
        assert standing.made == sum(record.score > 0 for record in records)
        assert standing.tricks_lost == sum(
            (result.prepared.double_dummy or 0) - result.records[place].tricks
            for result in match.results
            if result.records
        )


def test_no_declarer_takes_more_than_double_dummy_from_perfect_defenders(match: Match) -> None:
    for result in match.results:
        for record in result.records:
            assert record.tricks <= (result.prepared.double_dummy or 0)


def test_a_board_without_a_contract_gets_north_souths_best_makeable_one() -> None:
    board = SAMPLE.find("10")
    assert board.contract is None
    ready = prepare(board)
    table = dds_table(board.deal)
    assert ready.table == table
    if ready.contract is None:
        assert all(table[seat][strain] < 7 for seat in list(table)[::2] for strain in table[seat])
    else:
        assert ready.contract.declarer.is_north_south
        assert ready.double_dummy == table[ready.contract.declarer][ready.contract.strain]
        assert (ready.double_dummy or 0) >= ready.contract.tricks_needed


def test_a_board_on_which_north_south_make_nothing_is_passed_out() -> None:
    weak = Deal.from_pbn("N:5432.432.432.432 AKQ.AKQJ.AKQ.AKQ 9876.765.765.765 JT.T98.JT98.JT98")
    board = replace(SAMPLE.find("10"), hands=weak.hands)
    passed = play_match([board], DECLARERS, DEFENDER, seed=1)
    assert passed.results[0].prepared.contract is None
    assert passed.results[0].records == ()
    assert passed.standings()[0].imps == 0
    assert record_board(passed.results[0], 0, passed).passed_out


def test_a_contract_given_by_hand_is_played_instead_of_the_boards_own() -> None:
    ready = prepare(SAMPLE.find("1"), contract=Contract.parse("4SE"))
    assert ready.contract == Contract.parse("4SE")
    assert ready.double_dummy == dds_table(ready.board.deal)[ready.contract.declarer][ready.contract.strain]


def test_a_board_that_cannot_be_played_fails_alone() -> None:
    hidden = parse_pbn('[Board "77"]\n[Deal "N:- AKT3.AK95.873.T9 - -"]').boards[0]
    ending = parse_pbn('[Board "78"]\n[Deal "N:A... K... Q... J..."]').boards[0]
    played = play_match([hidden, SAMPLE.boards[3], ending], DECLARERS[1:], DEFENDER, seed=1)
    assert [result.prepared.board.name for result in played.results] == ["4"]
    assert [(failure.board, failure.message) for failure in played.failures] == [
        ("77", "board 77 hides the hands of North, South, West; all four are needed"),
        ("78", "board 78 has 1 cards a hand; a whole deal of 13 is needed"),
    ]


class Broken:
    def decide(self, view: View) -> Decision:
        raise ZeroDivisionError("no idea")


def test_a_player_that_raises_loses_its_board_and_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = Entry(Role.DECLARER, "raises", {}, lambda _values, _generator: Broken())
    monkeypatch.setattr("agent.registry.PLAYERS", {**PLAYERS, "broken": entry})
    broken = parse_player("broken", Role.DECLARER)
    played = play_match(SAMPLE.boards[3:4], [broken, DECLARERS[1]], DEFENDER, seed=1)
    assert played.results == ()
    assert [(failure.declarer, failure.message) for failure in played.failures] == [
        ("broken", "ZeroDivisionError: no idea")
    ]


def test_the_boards_of_a_match_written_as_pbn_read_back_as_played(match: Match) -> None:
    boards = [record_board(result, place, match) for result in match.results for place in range(2)]
    again: tuple[Board, ...] = parse_pbn(to_pbn(boards)).boards
    assert len(again) == 8
    for board, back in zip(boards, again, strict=True):
        assert (back.plays, back.tricks, back.contract) == (board.plays, board.tricks, board.contract)
        if back.contract is not None:
            position = Position(back.deal, back.contract.strain, back.contract.leader, back.plays)
            assert position.tricks_won.of(back.contract.declarer) == back.tricks
            assert back.tags[back.contract.declarer.name.title()] in {spec.text for spec in DECLARERS}
            assert back.tags[back.contract.leader.name.title()] == "arbitrary"
