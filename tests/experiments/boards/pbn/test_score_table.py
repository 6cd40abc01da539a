"""The sections ScoreTable and TotalScoreTable, with rows that say too little; the fixtures are our own."""

from __future__ import annotations

import pytest

from agent.rules.contract import Contract, Vulnerability
from ddsolver import Card, Seat
from experiments.boards.board import Board
from experiments.boards.ids import PairId
from experiments.boards.pbn.adjusted import Adjusted, adjusted_board
from experiments.boards.pbn.listed_pairs import ListedPair, has_sections, listed_pairs
from experiments.boards.pbn.reader import parse_pbn
from experiments.boards.pbn.score_table import TableResult, score_table

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
    assert result.pairs == (PairId("", "NS", "1"), PairId("", "EW", "9"))
    assert result.contract == (None if contract is None else Contract.parse(contract))
    assert (result.tricks, result.score) == (tricks, score)
    assert result.is_passed_out is (contract is None)
    assert result.lead == (Card.parse("H2") if "H2" in row else None)


def test_a_score_is_enough_and_columns_may_come_in_any_order_and_case() -> None:
    table = score_table(board('[ScoreTable "SCORE_EW\\4R;PairId_EW\\2R;+PairId_NS"]\n50 9 1\n- 10 2\n'))
    assert table.results == (TableResult(PairId("", "NS", "1"), PairId("", "EW", "9"), None, None, -50),)
    assert not table.results[0].is_passed_out
    assert table.unread == ("- 10 2",)


@pytest.mark.parametrize("row", ["1 9 6NT N ?", "1 9 3NT S 14", "1 9 3NT S -10", "1 9 8NT S 9", "1 9 AVE - -", "1 9"])
def test_rows_without_a_result_are_kept_as_unread(row: str) -> None:
    head = '[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result"]'
    table = score_table(board(f"{head}\n2 8 3NT S 9\n{row}\n"))
    assert len(table.results) == 1
    assert table.unread == (row,)


def test_a_board_without_the_section_has_no_results() -> None:
    assert score_table(board("")) == ((), (), (), 0, {})


def test_pairs_come_from_the_first_table_of_totals_in_a_board_or_in_a_game_without_a_deal() -> None:
    head = '[TotalScoreTable "Rank;PairId;Direction;TotalPercentage;Names"]'
    rows = f'{head}\n1 3 N-S 61.5 "Ann & Cy"\n2 3 E-W - "Bob & Di"\n'
    expected = [
        ListedPair(PairId("", "NS", "3"), "Ann & Cy", "61.5"),
        ListedPair(PairId("", "EW", "3"), "Bob & Di", ""),
    ]
    assert listed_pairs([board(""), board(rows)]) == expected
    assert listed_pairs([board("")], [f'[Event "Club"]\n{rows}']) == expected
    assert listed_pairs([board("")], ['[Event "Club"]']) == []


def test_names_may_have_quotes_behind_backslashes_as_in_tags() -> None:
    rows = '[TotalScoreTable "PairId;Names"]\n5 "Bob \\"Ace\\" O & Ann"\n'
    assert listed_pairs([board(rows)]) == [ListedPair(PairId("", "", "5"), 'Bob "Ace" O & Ann', "")]


def test_names_of_a_pair_may_stand_in_two_columns() -> None:
    rows = '[TotalScoreTable "PairId;TotalScoreMP;Member1;Member2"]\n7 83 Ann "Cy Bell"\n'
    assert listed_pairs([board(rows)]) == [ListedPair(PairId("", "", "7"), "Ann & Cy Bell", "83")]


def test_names_in_the_table_of_results_are_those_of_pairs_that_have_no_other() -> None:
    head = '[ScoreTable "PairId_NS;PairId_EW;Score_NS;Names_NS;Names_EW"]\n'
    rows = f'{head}1 2 50 "Ann;Cy" "Bob;Di"\n3 1 50 "Eve;Gus" "Cy;Ann"\n'
    totals = '[TotalScoreTable "PairId;TotalMP;Names"]\n2 7 -\n3 5 "Eve & Hal"\n'
    assert listed_pairs([board(rows + totals)]) == [
        ListedPair(PairId("", "", "2"), "Bob & Di", "7"),
        ListedPair(PairId("", "", "3"), "Eve & Hal", "5"),
        ListedPair(PairId("", "", "1"), "Ann & Cy", ""),
    ]


def test_a_number_with_other_names_in_the_other_column_is_that_of_two_pairs() -> None:
    rows = '[ScoreTable "PairId_NS;PairId_EW;Names_NS;Names_EW"]\n1 2 "Ann;Cy" "Bob;Di"\n2 1 "Eve;Gus" "Fay;Hal"\n'
    found = {(each.id.number, each.id.direction, each.names) for each in listed_pairs([board(rows)])}
    assert found == {
        ("1", "NS", "Ann & Cy"), ("2", "EW", "Bob & Di"), ("2", "NS", "Eve & Gus"), ("1", "EW", "Fay & Hal"),
    }  # fmt: skip


@pytest.mark.parametrize(
    "rows",
    [
        "1 4 1NT S 8 2 5 Pass - -\n3 6 2H\nE 9\n",  # import format allows this
        "1 4 1NT S 8\n2 5 Pass\n3 6 2H E 9\n",
        "1 4 1NT S 8 a name of several words\n2 5 Pass - -\n3 6 2H E 9\n",
    ],
)
def test_the_rows_of_a_table_need_not_be_its_lines(rows: str) -> None:
    table = score_table(board(f'[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result"]\n{rows}'))
    found = [(each.north_south.number, each.score) for each in table.results if each.north_south]
    assert found == [("1", 120), ("2", 0), ("3", -140)]


def test_a_name_in_several_words_is_no_other_row() -> None:
    totals = '[TotalScoreTable "PairId;Names"]\n1 Ann & Cy\n4 Bob & Di\n'
    assert [(each.id.number, each.names) for each in listed_pairs([board(totals)])] == [("1", "Ann"), ("4", "Bob")]


def test_names_stand_for_pairs_without_a_number() -> None:
    rows = '[ScoreTable "Names_NS;Names_EW;Score_NS"]\n"Ann;Cy" "Bob;Di" 50\n'
    assert [*score_table(board(rows)).names.values()] == ["Ann & Cy", "Bob & Di"]


def test_a_result_counts_as_often_as_its_row_says_but_once_for_its_pairs() -> None:
    rows = '[ScoreTable "PairId_NS;PairId_EW;Score_NS;Multiplicity"]\n1 2 50 3\n3 4 -50 0\n5 6 90 9999\n'
    table = score_table(board(rows))
    assert [each.score for each in table.results] == [50, 50, 50, -50, 90]
    assert [each.pairs == (None, None) for each in table.results[:3]] == [False, True, True]
    assert table.rows == 3


@pytest.mark.parametrize("column", ["Score_NS", "Percentage_EW", "MP_NS", "IMP_NS"])
def test_a_row_with_an_artificial_score_is_adjusted(column: str) -> None:
    rows = f'[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result;{column}"]\n1 2 3NT S 9 ^60\n3 4 3NT S 9 60\n'
    table = score_table(board(rows))
    assert [each.north_south for each in table.results] == [PairId("", "NS", "3")]
    (adjusted, *_) = table.adjusted or (None,)
    if column == "MP_NS":
        assert (adjusted, table.unread) == (None, ("1 2 3NT S 9 ^60",)), "the most matchpoints of a board are unknown"
    else:
        assert adjusted is not None
        assert 60 in (*adjusted.score.percent, *adjusted.score.imps)
        assert adjusted.pairs == (PairId("", "NS", "1"), PairId("", "EW", "2"))


@pytest.mark.parametrize(
    ("words", "percent"),
    [
        ("60-40", (60, 40)), ("A60%/40%", (60, 40)), ("A+/A-", (60, 40)), ("A==", (50, 50)), ("AVE-/AVE+", (40, 60)),
        ("Avg+/Avg-", (60, 40)),
        ("70:130", (70, None)),
    ],
)  # fmt: skip
def test_words_in_place_of_a_contract_are_an_adjusted_score(words: str, percent: tuple[float, float | None]) -> None:
    table = score_table(board(f'[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result"]\n1 2 {words} - -\n'))
    assert [each.score.percent for each in table.adjusted] == [percent]


@pytest.mark.parametrize(
    ("ours", "theirs", "percent"), [("AVE+", "AVE-", (60, 40)), ("Avg", "AVE", (50, 50)), ("A-", "-", (40, None))]
)
def test_words_in_place_of_a_score_are_an_adjusted_score(
    ours: str, theirs: str, percent: tuple[float, float | None]
) -> None:
    head = '[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result;Score_NS;Score_EW;MP_NS"]\n'
    table = score_table(board(f"{head}1 2 - - - {ours} {theirs} 4.80\n3 4 3NT S 9 400 - 2.00\n"))
    assert [each.score.percent for each in table.adjusted] == [percent]
    assert len(table.results) == 1


@pytest.mark.parametrize(("score", "adjusted"), [("60%", (60, None)), ("AVE-", (40, None)), ("400", None)])
def test_a_score_in_per_cent_among_points_goes_before_the_contract_of_its_row(
    score: str, adjusted: tuple[float, float | None] | None
) -> None:
    head = '[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result;Score_NS"]\n'
    table = score_table(board(f"{head}1 2 3NT S 9 {score}\n3 4 3NT S 9 400\n"))
    assert [each.score.percent for each in table.adjusted] == ([] if adjusted is None else [adjusted])
    assert len(table.results) == (2 if adjusted is None else 1)


def test_per_cents_in_all_rows_are_what_the_results_won() -> None:
    head = '[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result;Score_NS"]\n'
    table = score_table(board(f"{head}1 2 3NT S 10 100%\n3 4 3NT S 9 0%\n"))
    assert [each.tricks for each in table.results] == [10, 9]


@pytest.mark.parametrize(
    ("tag", "value", "score"),
    [
        ("ScorePercentage", "NS 60 EW ^40", Adjusted((60, 40))),
        ("ScoreIMP", "EW 3,5", Adjusted(imps=(None, 3.5))),
        ("Score", "NS ^60 EW ^40", Adjusted((60, 40))),
        ("Score", "NS 420", Adjusted()),
        ("Score", "NS 60%", Adjusted((60, 40))),
        ("Score", "NS 55,5 % EW 50%", Adjusted((55.5, 50))),
        ("ScorePercentage", "EW ^70", Adjusted((30, 70))),
        ("Contract", "A+/A-", Adjusted((60, 40))),
    ],
)
def test_the_tags_of_a_table_may_have_an_adjusted_score(tag: str, value: str, score: Adjusted) -> None:
    assert adjusted_board(Board("1", (None,) * 4, Seat.NORTH, Vulnerability.NONE, tags={tag: value})) == score


def test_the_mean_of_a_pair_goes_before_the_sum_of_its_per_cents() -> None:
    totals = '[TotalScoreTable "PairId;TotalPercentage;MeanPercentage;Names"]\n2 1350 56.25 "Eve;Hal"\n'
    assert [each.total for each in listed_pairs([board(totals)])] == ["56.25"]


def test_a_file_has_sections_if_its_tables_name_more_than_one() -> None:
    one, other = (board(f'[ScoreTable "Section;PairId_NS"]\n{section} 1\n') for section in "AB")
    totals = '[TotalScoreTable "Section;PairId"]\nC 1\n'
    assert has_sections([one, other])
    assert has_sections([one], [f'[Event "Club"]\n{totals}'])
    assert not has_sections([one, one])
    assert listed_pairs([board(totals)], by_section=True)[0].id == PairId("C", "", "1")
