"""The results of an evening, from tables in the file and from boards recorded at each table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest

from agent.rules.contract import Contract
from agent.rules.imps import imps
from ddsolver import Deal
from ddsolver.cards import Seat, Strain
from experiments.boards.board import Board, boards_by_id
from experiments.boards.double_dummy import LISTED, table_of
from experiments.boards.pbn.reader import parse_pbn
from experiments.boards.scoring import FieldScoring, scored_as, scoring_of
from experiments.questions.evening.session import Session, session_of
from experiments.questions.evening.session_report import (
    deal_table,
    headline,
    missed_line,
    pair_line,
    place_of,
    scoring_line,
    standings_table,
)
from experiments.questions.evening.standings import PairTotal, missed_games, pair_totals
from tests.experiments.questions.evening.test_evening import DEAL, played

HEAD = f'[Board "1"]\n[Vulnerable "None"]\n[Deal "{DEAL.to_pbn()}"]\n'
RESULTS = """[ScoreTable "PairId_NS\\4R;PairId_EW\\4R;Contract\\5L;Declarer\\1R;Result\\2R;Lead\\2L"]
   1    9 3NT    S  9 D2
  12   10 2Sx    W  6 -
   3   "11" Pass -  - -
   4   12 6NT    N  ? -
   5   13 3NT    S 14 -
   6   14 3NT    S  9 -
"""
NAMES = """[TotalScoreTable "PairId;TotalPercentage;Names"]
1 70.0 "Ann & Cy"
9 30.0 "Bob & Di"
"""


def session(text: str, *, scoring: FieldScoring | None = None, anonymous: bool = False) -> Session:
    return session_of(parse_pbn(text).by_id, scoring=scoring, anonymous=anonymous)


def evening(boards: Iterable[Board]) -> Session:
    return session_of(boards_by_id(boards))


def row_names(found: Session) -> list[tuple[str, str]]:
    """The names of the pairs of each result of the first deal."""
    return [(found.names(each.north_south), found.names(each.east_west)) for each in found.deals[0].results]


def totals_by_name(found: Session) -> dict[str, PairTotal]:
    return {found.names(each.pair): each for each in pair_totals(found)}


def two_tables() -> list[Board]:
    """Two tables of a deal with different players, at matchpoints."""
    others = {"North": "Eve", "South": "Gus", "East": "Fay", "West": "Hal"}
    first = replace(played(5), tags={**played(5).tags, "Scoring": "MP"})
    return [first, replace(played(0), tags={**others, "Scoring": "MP"})]


def test_matchpoints_are_the_share_of_the_other_tables_that_a_result_beats() -> None:
    found = session(f'{HEAD}[Scoring "MP;MP1"]\n{RESULTS}')
    (deal,) = found.deals
    assert found.scoring == "matchpoints"
    won = {
        found.names(each.north_south): found.won(deal, each.score, deal.without(each.score)) for each in deal.results
    }
    # 400 beats 300 and 0 and ties with 400: 2.5 of 3.
    assert won == {
        "Pair 1": pytest.approx(250 / 3),
        "Pair 6": pytest.approx(250 / 3),
        "Pair 12": pytest.approx(100 / 3),
        "Pair 3": 0,
    }
    totals = {name: each.won for name, each in totals_by_name(found).items()}
    assert totals["Pair 9"] == pytest.approx(50 / 3)
    assert totals["Pair 11"] == 100
    lack = "no contract with its result, and no score"
    assert found.missing == (f"board 1: 2 of 6 rows of its ScoreTable have {lack}",)


def with_tricks(*tricks: int) -> str:
    """A ScoreTable with 3NT by South at each table: pairs 1, 3, ... against pairs 2, 4, ..."""
    rows = (f"{2 * at + 1:4} {2 * at + 2:4} 3NT    S {taken:2} -\n" for at, taken in enumerate(tricks))
    return "".join([RESULTS.partition("\n")[0], "\n", *rows])


@pytest.mark.parametrize(
    ("tricks", "words"),
    [
        ((10, 10, 9, 9), "Best results: Pair 1, Pair 3, Pair 6, Pair 8 with 83.3 %"),
        ((10, 9, 9, 9), "Best result: Pair 1 with 100.0 % on 1 board"),
        ((9, 9, 9), ""),
    ],
)
def test_all_best_pairs_are_named_and_none_if_no_pair_is_better_than_another(
    tricks: tuple[int, ...], words: str
) -> None:
    assert headline(session(f'{HEAD}[Scoring "MP"]\n{with_tricks(*tricks)}')) == words


def test_a_board_that_no_other_table_played_does_not_count_in_a_pairs_result() -> None:
    alone = HEAD.replace('Board "1"', 'Board "2"').replace(DEAL.to_pbn(), Deal.random(5).to_pbn()) + with_tricks(9)
    found = session(f'{HEAD}[Scoring "MP"]\n{with_tricks(10, 9)}\n{alone}')
    one = totals_by_name(found)["Pair 1"]
    assert (one.boards, one.compared, one.won) == (2, 1, 100)
    assert pair_line(found, one.pair) == "Pair 1: 100.0 % on 1 board, place 1 of 4"


def test_imps_are_the_mean_over_the_other_tables() -> None:
    found = session(f'{HEAD}[Scoring "IMP;Cross"]\n{RESULTS}')
    (deal,) = found.deals
    first = deal.results[0]
    assert found.won(deal, 400, deal.without(first.score)) == pytest.approx((imps(100) + imps(400) + 0) / 3)
    assert sum(each.won or 0 for each in pair_totals(found)) == pytest.approx(0)


def test_with_one_result_of_each_deal_par_is_the_measure() -> None:
    found = evening([played(0)])
    (deal,) = found.deals
    assert found.scoring == "par"
    assert deal.par is not None
    score = deal.results[0].score
    assert found.won(deal, score, []) == imps(score - deal.par.score)
    assert headline(found) == ""


@pytest.mark.parametrize(
    ("tag", "scoring"),
    [("MP", "matchpoints"), ("MatchPoints;MP2", "matchpoints"), ("IMP;Average", "imps"), ("", None), ("Rubber", None)],
)
def test_the_tag_scoring_says_how_results_count(tag: str, scoring: str | None) -> None:
    assert scoring_of(replace(played(0), tags={"Scoring": tag})) == scoring


def test_without_the_tag_many_tables_are_matchpoints_and_two_are_a_match() -> None:
    many, two = session(HEAD + with_tricks(10, 9, 8)), session(HEAD + with_tricks(10, 9))
    assert (many.scoring, two.scoring) == ("matchpoints", "imps")
    assert "--scoring imps" in scoring_line(many)
    assert "--scoring" not in scoring_line(session(f'{HEAD}[Scoring "MP"]\n{with_tricks(10, 9, 8)}'))


def test_the_scoring_that_is_asked_for_goes_before_that_of_the_file() -> None:
    text = f'{HEAD}[Scoring "MP"]\n{with_tricks(10, 9, 8)}'
    assert session(text).scoring == "matchpoints"
    assert session(text, scoring="imps").scoring == "imps"
    assert session(HEAD + with_tricks(9), scoring="imps").scoring == "par", "one result has nothing to compare with"
    assert scoring_of(scored_as(played(0), "matchpoints")) == "matchpoints"


def test_adjusted_scores_count_in_the_totals_and_do_not_change_those_of_other_tables() -> None:
    head = '[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result;Percentage_NS;Percentage_EW"]\n'
    rows = "1 2 3NT S 10 - -\n3 4 3NT S 9 - -\n5 6 - - - ^60 ^40\n"
    second = HEAD.replace('Board "1"', 'Board "2"').replace(DEAL.to_pbn(), Deal.random(5).to_pbn())
    found = session(f'{HEAD}[Scoring "MP"]\n{head}{rows}\n{second}{head}5 2 3NT S 9 - -\n1 6 3NT S 10 - -\n')
    assert found.missing == ()
    totals = totals_by_name(found)
    assert (totals["Pair 5"].won, totals["Pair 5"].boards) == ((60 + 0) / 2, 2)
    assert (totals["Pair 6"].won, totals["Pair 1"].won) == ((40 + 0) / 2, 100)
    table = deal_table(found, found.deals[0])
    assert table.to_json()[-1]["contract"] == "adjusted: 60.0 % / 40.0 %"


@pytest.mark.parametrize(
    ("words", "imps_won"), [("A+/A-", (3, -3)), ("A=/A=", (0, 0)), ("A+/A=", (3, 0)), ("70-30", (None, None))]
)
def test_averages_at_imps_are_those_of_law_86(words: str, imps_won: tuple[float | None, float | None]) -> None:
    head = '[Scoring "IMP"]\n[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result"]\n'
    found = session(f"{HEAD}{head}1 2 3NT S 10\n3 4 3NT S 9\n5 6 {words} - -\n")
    (adjusted,) = found.deals[0].adjusted
    assert tuple(found.awarded(adjusted, north_south=side) for side in (True, False)) == imps_won


def test_an_adjusted_score_in_a_record_of_a_table_counts_too() -> None:
    adjusted = replace(played(0), contract=None, plays=(), tricks=None)
    adjusted = replace(adjusted, tags={**adjusted.tags, "ScorePercentage": "NS 60 EW 40"})
    others = [replace(each, tags={**each.tags, "North": "Eve"}) for each in two_tables()]
    found = evening([*others, adjusted])
    (deal,) = found.deals
    assert len(deal.adjusted) == 1
    assert found.missing == ()
    assert totals_by_name(found)["Ann & Cy"].won == 60


def test_a_score_in_per_cent_goes_before_the_result_of_its_record() -> None:
    first, second = two_tables()
    adjusted = replace(played(0), tags={**played(0).tags, "Score": "NS 60% EW 40%"})
    others = [replace(each, tags={**each.tags, "North": "Eve", "Scoring": "MP"}) for each in (first, second)]
    assert adjusted.contract is not None
    assert adjusted.tricks is not None
    found = evening([*others, adjusted])
    (deal,) = found.deals
    assert (len(deal.results), len(deal.adjusted), found.missing) == (2, 1, ())
    assert totals_by_name(found)["Ann & Cy"].won == 60
    per_cents = [replace(each, tags={**each.tags, "Score": "NS 50%"}) for each in others]
    assert len(evening(per_cents).deals[0].results) == 2, "per cents at all tables are what the results won"


@pytest.mark.parametrize("named", [True, False])
def test_the_only_record_of_a_deal_may_have_an_adjusted_score(named: bool) -> None:
    lone = replace(played(0), tags={**(played(0).tags if named else {}), "Score": "NS 60%"})
    found = evening([lone])
    (deal,) = found.deals
    assert (deal.results, [str(each.score) for each in deal.adjusted]) == ((), ["60.0 % / 40.0 %"])
    assert deal_table(found, deal).to_json()[-1]["contract"] == "adjusted: 60.0 % / 40.0 %"


def test_adjusted_scores_that_cannot_be_counted_are_listed() -> None:
    head = '[Scoring "IMP"]\n[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result"]\n'
    found = session(f"{HEAD}{head}1 2 3NT S 10\n3 4 3NT S 9\n5 6 70-30 - -\n7 8 60-40 - -\n")
    why = "cannot be counted in IMPs, and it is left out of the totals"
    assert found.missing == (f"board 1: the adjusted score 70.0 % / 30.0 % {why}",)
    words = [row["contract"] for row in deal_table(found, found.deals[0]).to_json()]
    assert words[2:] == ["adjusted: 70.0 % / 30.0 %", "adjusted: +3.00 / \N{MINUS SIGN}3.00"]


def test_figures_beside_double_dummy_count_tricks_for_the_side() -> None:
    found = session(HEAD + RESULTS)
    (deal,) = found.deals
    solved = deal.double_dummy(Contract.parse("3NTS"))
    assert solved is not None
    totals = totals_by_name(found)
    assert (totals["Pair 1"].declared, totals["Pair 1"].as_declarer) == (1, 9 - solved)
    assert (totals["Pair 9"].defended, totals["Pair 9"].in_defence) == (1, solved - 9)
    # A board that was passed out has neither.
    assert (totals["Pair 3"].declared, totals["Pair 3"].as_declarer, totals["Pair 3"].boards) == (0, None, 1)


def test_equal_pairs_share_a_place() -> None:
    found = session(f'{HEAD}[Scoring "MP"]\n{RESULTS}')
    totals = totals_by_name(found)
    places = {name: place_of(each, [*totals.values()]) for name, each in totals.items()}
    assert places["Pair 11"] == 1
    assert places["Pair 1"] == places["Pair 6"] == 2
    assert places["Pair 10"] == 4


@pytest.mark.parametrize(
    ("results", "missed"),
    [
        (("1NTS", "2NTS"), ["3NT"]),
        (("1NTS", "3NTS"), []),
        (("1NTS", "2HE"), ["3NT"]),
        (("1NTS", "4HE"), ["3NT"]),  # the other side bid one
    ],
)
def test_a_game_is_missed_if_no_pair_of_the_side_bid_one(results: tuple[str, ...], missed: list[str]) -> None:
    boards = [replace(played(0), contract=Contract.parse(each), plays=(), tricks=8) for each in results]
    (deal,) = evening(boards).deals
    found = missed_games(evening(boards))
    tricks = deal.double_dummy(Contract.parse("3NTS"))
    assert tricks is not None
    assert tricks >= 9
    assert [each.contract.called for each in found if each.contract.declarer.is_north_south] == missed
    for each in found:
        assert f"they bid no game at {len(results)} tables" in missed_line(each)


def test_a_slam_is_missed_even_if_games_were_bid() -> None:
    deal = '[Deal "N:AKQJ.AKQJ.AKQ.AK T98.T98.T98.T987 765.765.765.6543 432.432.J432.QJ2"]'
    slam = parse_pbn(f'[Board "2"]\n{deal}\n[Contract "3NT"]\n[Declarer "N"]\n[Result "13"]\n').boards
    found = missed_games(evening(slam))
    assert [(each.contract.level, each.is_slam) for each in found] == [(7, True)]
    grand = [replace(slam[0], contract=Contract.parse("6NTN"))]
    assert missed_games(evening(grand)) == []


def test_nothing_is_missed_where_a_table_has_only_a_score() -> None:
    head = '[ScoreTable "PairId_NS\\2R;PairId_EW\\2R;Contract\\4R;Declarer\\1R;Result\\2R;Score_NS\\4R"]\n'
    partscore = " 1 4  2NT S  8  120\n"
    assert len(missed_games(session(HEAD + head + partscore))) == 1
    found = session(f"{HEAD}{head}{partscore} 2 5    - -  -  480\n")
    assert [each.score for each in found.deals[0].results] == [120, 480]
    assert missed_games(found) == []


@pytest.mark.parametrize(
    ("score", "points"), [("NS 120", 120), ("EW 110", -110), ("^60", None), ("?", None), ("120", None)]
)
def test_the_points_of_a_record_are_its_result_as_in_a_score_table(score: str, points: int | None) -> None:
    first = replace(played(0), contract=None, plays=(), tricks=None)
    (deal,) = evening([replace(first, tags={**first.tags, "Score": score}), *two_tables()]).deals
    scores = [each.score for each in deal.results if each.contract is None]
    assert scores == ([] if points is None else [points])
    declared = replace(first, contract=Contract.parse("1NTE"), tags={**first.tags, "Score": "90"})
    (deal,) = evening([declared, *two_tables()]).deals
    assert -90 in [each.score for each in deal.results], "without a side, they are the declarer's"


def test_recorded_tables_count_if_they_are_more_than_those_listed() -> None:
    boards = [played(0), played(5), played(3)]
    (deal,) = evening(boards).deals
    assert deal.tables == deal.boards == tuple(boards_by_id(boards))
    assert {each.lead for each in deal.results} == {board.plays[0] for board in boards}
    table = deal_table(evening(boards), deal)
    assert [row["score"] for row in table.to_json()] == sorted((each.score for each in deal.results), reverse=True)


def test_hidden_hands_have_results_but_no_par() -> None:
    found = session(f'[Board "1"]\n[Deal "N:AQT3.T95.K73.AK6 - - -"]\n{RESULTS}')
    (deal,) = found.deals
    assert (len(deal.results), deal.par) == (4, None)
    assert "board 1: not all hands are known, so there is no par" in found.missing
    assert missed_games(found) == []


def listed(**others: int) -> str:
    """A double-dummy table with the solver's results of `DEAL`, but for those given, as in ``S_NT=10``."""
    table = table_of(parse_pbn(HEAD).boards[0])
    rows = [f"{seat} {strain} {others.get(f'{seat}_{strain}', table[seat][strain])}" for seat, strain in LISTED]
    return "\n".join(['[OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]', *rows, ""])


def test_double_dummy_results_and_par_of_the_file_are_compared_with_ours() -> None:
    (deal,) = session(f"{HEAD}{RESULTS}").deals
    assert deal.table is not None
    assert deal.par is not None
    side = f"{'NS' if deal.par.score > 0 else 'EW'} {abs(deal.par.score)}"
    same = f'[OptimumScore "{side}"]\n'
    assert session(f"{HEAD}{same}{RESULTS}{listed()}").differences == ()
    found = session(f'{HEAD}[OptimumScore "NS 7700"]\n{RESULTS}{listed(S_NT=1, N_C=0)}')
    ours = [deal.table[seat][strain] for seat, strain in ((Seat.NORTH, Strain.CLUBS), (Seat.SOUTH, Strain.NOTRUMP))]
    assert found.differences == (
        f"board 1: by the file's double-dummy table, North takes 0 in C, not {ours[0]}; "
        f"South takes 1 in NT, not {ours[1]}",
        f"board 1: the file's par is +7700, not {deal.par.score:+d}",
    )
    assert found.deals[0].table == deal.table, "ours counts"
    makeable = {f"{seat}_{strain}": 1 for seat, strain in LISTED if deal.table[seat][strain] < 7}
    assert len(makeable) > 1
    assert session(HEAD + listed(**makeable)).differences == (), "1 stands for no contract"
    assert session(HEAD + listed(**makeable | {"S_NT": 13})).differences != ()
    many = session(HEAD + listed(**{f"{seat}_{strain}": 0 for seat, strain in LISTED[:5]}))
    assert many.differences[0].endswith(", and 2 more")


def test_for_hidden_hands_the_table_of_the_file_gives_the_par() -> None:
    hidden = f'[Board "1"]\n[Deal "N:AQT3.T95.K73.AK6 - - -"]\n{RESULTS}{listed()}'
    (deal,), (known,) = session(hidden).deals, session(HEAD + RESULTS).deals
    assert (deal.table, deal.par) == (known.table, known.par)
    assert not any("par" in line for line in session(hidden).missing)
    assert known.table is not None
    makeable = {f"{seat}_{strain}": 1 for seat, strain in LISTED if known.table[seat][strain] < 7}
    (vague,) = session(hidden.replace(listed(), listed(**makeable))).deals
    assert vague.par is None, "the tricks of contracts that fail are not known"


def test_the_row_of_the_chosen_pair_is_marked_in_the_standings() -> None:
    found = session(HEAD + RESULTS)
    table = standings_table(found, found.names.find("Pair 9"))
    assert table.marked is not None
    assert table.rows[table.marked][1] == "9"
    assert standings_table(found).marked is None


def test_the_file_of_the_documentation_has_its_results() -> None:
    text = (Path(__file__).parents[4] / "docs" / "how-to" / "club-evening.md").read_text(encoding="utf-8")
    found = session(text.split("```text\n")[1].split("```")[0])
    assert found.missing == ()
    won = {name: each.won for name, each in totals_by_name(found).items()}
    assert won == {"Pair 3": 100, "Pair 5": 100, "1 Ann & Cy": 50, "4 Bob & Di": 50, "Pair 2": 0, "Pair 6": 0}


@pytest.mark.parametrize(
    ("without", "missing"),
    [
        (0, ()),
        (1, ("board 1: 1 of 3 tables has no result",)),
        (2, ("board 1: 2 of 3 tables have no result",)),
        (3, ()),  # no deal has a result
    ],
)
def test_tables_without_a_result_are_named_as_missing(without: int, missing: tuple[str, ...]) -> None:
    scored = [played(0), played(5), played(0)]
    boards = [replace(each, contract=None, tricks=None, plays=()) for each in scored[:without]] + scored[without:]
    assert evening(boards).missing == missing


def test_the_board_of_a_score_table_is_no_table_without_a_result() -> None:
    found = session(f'{HEAD}{RESULTS}\n\n{HEAD}[Room "Closed"]\n')
    assert not any("tables" in line for line in found.missing)
