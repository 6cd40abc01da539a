"""The sections ScoreTable and TotalScoreTable, with rows that say too little; the fixtures are our own."""

from __future__ import annotations

import pytest

from agent.rules.contract import Contract
from ddsolver import Card
from experiments.boards.board import Board
from experiments.boards.pbn.reader import parse_pbn
from experiments.boards.pbn.score_table import ListedPair, TableResult, listed_pairs, score_table

DEAL = '[Deal "N:AQT3.T95.K73.AK6 K8765.84.J82.QJ8 J9.AK2.QT4.T9432 42.QJ763.A965.75"]'


def board(text: str) -> Board:
    (found,) = parse_pbn(f'[Board "1"]\n[Vulnerable "None"]\n{DEAL}\n{text}').boards
    return found


@pytest.mark.parametrize(
    ("row", "contract", "tricks", "score"),
    [
        ("1 9 3NT S 9 -", "3NTS", 9, 400),
        ("1 9 2Sx W 6 H2", "2SWx", 6, 300),
        ("1 9 3NT S +1 -", "3NTS", 10, 430),
        ("1 9 3NT S -2 -", "3NTS", 7, -100),
        ("1 9 3NT S = -", "3NTS", 9, 400),
        ("1 9 Pass - - -", None, 0, 0),
        ('1 9 "passed out" - - -', None, 0, 0),
    ],
)
def test_a_row_has_a_contract_and_its_tricks(row: str, contract: str | None, tricks: int, score: int) -> None:
    table = score_table(board(f'[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result;Lead"]\n{row}\n'))
    (result,) = table.results
    assert result[:2] == ("1", "9")
    assert result.contract == (None if contract is None else Contract.parse(contract))
    assert (result.tricks, result.score) == (tricks, score)
    assert result.is_passed_out is (contract is None)
    assert result.lead == (Card.parse("H2") if "H2" in row else None)


def test_a_score_is_enough_and_columns_may_come_in_any_order_and_case() -> None:
    table = score_table(board('[ScoreTable "SCORE_EW\\4R;PairId_EW\\2R;+PairId_NS"]\n50 9 1\n- 10 2\n'))
    assert table.results == (TableResult("1", "9", None, None, -50),)
    assert not table.results[0].is_passed_out
    assert table.unread == ("- 10 2",)


@pytest.mark.parametrize("row", ["1 9 6NT N ?", "1 9 3NT S 14", "1 9 3NT S -10", "1 9 8NT S 9", "1 9 AVE - -", "1 9"])
def test_rows_without_a_result_are_kept_as_unread(row: str) -> None:
    head = '[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result"]'
    table = score_table(board(f"{head}\n2 8 3NT S 9\n{row}\n"))
    assert len(table.results) == 1
    assert table.unread == (row,)


def test_a_board_without_the_section_has_no_results() -> None:
    assert score_table(board("")) == ((), ())


def test_pairs_come_from_the_first_table_of_totals_in_a_board_or_in_a_game_without_a_deal() -> None:
    head = '[TotalScoreTable "Rank;PairId;Direction;TotalPercentage;Names"]'
    rows = f'{head}\n1 3 N-S 61.5 "Ann & Cy"\n2 3 E-W - "Bob & Di"\n'
    expected = [ListedPair("3", "Ann & Cy", "NS", "61.5"), ListedPair("3", "Bob & Di", "EW", "")]
    assert listed_pairs([board(""), board(rows)]) == expected
    assert listed_pairs([board("")], [f'[Event "Club"]\n{rows}']) == expected
    assert listed_pairs([board("")], ['[Event "Club"]']) == []


def test_names_may_have_quotes_behind_backslashes_as_in_tags() -> None:
    rows = '[TotalScoreTable "PairId;Names"]\n5 "Bob \\"Ace\\" O & Ann"\n'
    assert listed_pairs([board(rows)]) == [ListedPair("5", 'Bob "Ace" O & Ann', "", "")]


def test_names_of_a_pair_may_stand_in_two_columns() -> None:
    rows = '[TotalScoreTable "PairId;TotalScoreMP;Member1;Member2"]\n7 83 Ann "Cy Bell"\n'
    assert listed_pairs([board(rows)]) == [ListedPair("7", "Ann & Cy Bell", "", "83")]
