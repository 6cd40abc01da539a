from __future__ import annotations

import re
from dataclasses import replace

import pytest

from agent.rules.contract import Contract
from experiments.competitions.match.bid_match import RobotMatch
from experiments.competitions.match.match import Match
from experiments.competitions.match.report import MatchReport, verdict_text
from experiments.competitions.match.run import PlayedMatch
from experiments.competitions.match.settings import Four
from experiments.competitions.match.teams import TeamMatch
from experiments.runs.rows import BiddingTime, FailedBoard, PlayedBoard
from experiments.show.table import Table
from experiments.statistics.sequential import SequentialTest
from tests.experiments.competitions.match.test_match import made_up
from tests.kept import assert_kept
from tests.players import deal_of_run
from tests.reports import values_of

TEST = SequentialTest(-1.0, 0.5)


@pytest.mark.parametrize(
    ("scores", "expected"),
    [
        (
            [620, -100],
            "(1) gains more than -1 IMPs a board over (2), after {} deals; "
            "if the true gain were -1 or less, at most 5 % of matches would give this verdict",
        ),
        (
            [-100, 620],
            "(1) gains less than 0.5 IMPs a board over (2), after {} deals; "
            "if the true gain were 0.5 or more, at most 5 % of matches would give this verdict",
        ),
    ],
)
def test_a_verdict_says_which_bound_was_passed(scores: list[int], expected: str) -> None:
    deals = 40
    match = made_up([scores] * deals)
    assert verdict_text(TEST, match) == expected.format(deals)


def test_without_a_verdict_the_text_says_after_how_many_deals() -> None:
    assert verdict_text(TEST, made_up([[620, 620]])).startswith("no verdict after 1 deal; ")
    assert verdict_text(TEST, made_up([[620, 620]] * 2)).startswith("no verdict after 2 deals; ")


def test_a_sequential_test_says_what_the_other_intervals_assume_only_if_there_are_any() -> None:
    for deals, is_said in ((3, False), (4, True), (40, True)):
        report = MatchReport(PlayedMatch(made_up([[620, -100]] * deals), (), test=TEST))
        assert report.note.startswith("The intervals (±) assume that the number of boards was fixed") is is_said
        assert ("fixed in advance" in report.text()) is is_said
    assert not MatchReport(PlayedMatch(made_up([[620, -100]] * 40), ())).note


def faulty(match: Match) -> Match:
    """The match with engines that failed: a declarer on the first deal, a defender on the second."""
    for number, board in enumerate(list(match.boards.values())[:3:2]):
        role = ("declarer", "defender")[number]
        match.add(replace(board, fault=f"{role}: gave no answer", said="last words"))
    return match


def reports() -> dict[str, MatchReport]:
    scores = [[620, 650 if at % 3 else -100, -200 if at % 2 else 620] for at in range(6)]
    two = [row[:2] for row in scores]
    matches = {
        "two declarers": made_up(two),
        "three declarers, two defenders": made_up(scores, defenders=("arbitrary", "careful")),
        "points": made_up(two, "points"),
        "matchpoints": made_up(scores, "matchpoints"),
        "one declarer": made_up([row[:1] for row in scores[:2]]),
        "faults": faulty(made_up(two)),
        "nothing": Match(made_up(two).settings, []),
    }
    failure = FailedBoard("4H", 13, "monte-carlo:samples=1", "arbitrary", "Traceback\nOSError: no memory (table.py:3)")
    found = {name: PlayedMatch(match, (failure,) if "faults" in name else ()) for name, match in matches.items()}
    found["sequential test"] = PlayedMatch(made_up(two), (), test=TEST)
    found["sequential test of a deal"] = PlayedMatch(made_up(two[:1]), (), test=SequentialTest(0.0, 5.0))
    return {name: MatchReport(each, f"Match *{name}*") for name, each in found.items()}


QUICK = {"three declarers, two defenders", "faults", "sequential test", "nothing"}


@pytest.mark.parametrize(
    "name", [each if each in QUICK else pytest.param(each, marks=pytest.mark.slow) for each in reports()]
)
def test_the_report_of_a_match_stays(name: str) -> None:
    assert_kept(f"reports/match-{re.sub(r'[^a-z]+', '-', name)}", values_of(reports()[name]))


def made_up_teams(*, with_robots: bool) -> TeamMatch:
    """Return a match of two pairs on four deals, one without a contract; robots bid another contract at each table."""
    cards = "monte-carlo:samples=1"
    one, other = cards, f"{cards},refill=no"
    if with_robots:
        one, other = f"net + {cards}", f"net:network=imitating + {cards}"
    contracts = [Contract.parse("4HS"), Contract.parse("3NTE"), None, Contract.parse("2SNx")]
    deals = [
        replace(deal_of_run("random", at, name=str(at + 1), double_dummy=10), contract=contract)
        for at, contract in enumerate(contracts)
    ]
    four = Four.parse(f"NS={one},E={other},W={other.replace('samples=1', 'samples=2')}")
    if not with_robots:
        match = TeamMatch(four, deals, 1)
        for at, task in enumerate(match.unplayed()):
            board = PlayedBoard(*task.key, 9, [620, -100, 400, -50, 180, 90][at], 1.5 + at, 0.5, "", "")
            match.add(replace(board, fault="defender: gave no answer" if at == 3 else ""))
        return match
    robots = RobotMatch(four, deals, 1)
    for deal in deals:
        for table in range(2):
            source = robots.source(deal, table)
            contract = contracts[(deal.number + table) % 4]
            robots.add_auction(replace(deal, source=source, contract=contract, double_dummy=10 - table))
            robots.times[source, deal.number] = BiddingTime(source, deal.number, 0.5, 0.25)
            if contract is not None:
                task = robots.task(deal, table)
                robots.add(PlayedBoard(*task.key, 9, 100 * (deal.number - table), 2.0, 1.0, "", ""))
    return robots


@pytest.mark.parametrize("with_robots", [False, True])
def test_the_report_of_two_pairs_stays(with_robots: bool) -> None:
    match = made_up_teams(with_robots=with_robots)
    failure = FailedBoard("random", 7, "net", "net", "Traceback\nOSError: no memory (table.py:3)")
    values = values_of(MatchReport(PlayedMatch(match, (failure,), test=TEST), "Pairs"))
    assert_kept(f"reports/match-of-{'robots' if with_robots else 'pairs'}", values)


def test_where_nothing_is_compared_no_form_of_the_report_shows_a_gain() -> None:
    two = made_up_teams(with_robots=False)
    one_table = TeamMatch(two.first, two.deals, 1, number_of_tables=1)
    for task in one_table.unplayed():
        one_table.add(two.boards[task.key])
    alone = made_up([[620], [-100], [650], [620]])
    columns = {"total", *(f"a_board_{part}" for part in ("mean", "low", "high", "n"))}
    for match, more in ((alone, {"wins", "ties", "losses"}), (one_table, set())):
        report = MatchReport(PlayedMatch(match, ()), "Alone")
        told, exports = report.to_json(), report.exports()
        boards = told["boards"]
        won = [result["won"] for board in boards for result in board["results"] if match is alone]
        assert {*won, *(board["imps"] for board in boards if match is one_table)} == {None}
        standings = exports.data["standings"]
        assert isinstance(standings, Table)
        assert standings.to_frame()[[*columns, *more]].isna().all(axis=None)
        assert match.to_frame()["won"].isna().all()
        for text in (report.text(), standings.to_text(), standings.to_markdown(), standings.to_html()):
            assert "IMPs a" not in text
            assert "tied" not in text


def test_the_number_of_a_player_is_that_of_the_text_and_no_rank() -> None:
    """A player that is behind may be the first; a column ``place`` would call it the winner."""
    standings = MatchReport(PlayedMatch(made_up([[-100, 620]] * 4), ()), "Behind").exports().data["standings"]
    assert isinstance(standings, Table)
    first, second = standings.to_json()
    assert (first["number"], second["number"]) == (1, 2)
    assert first["total"] < second["total"]
    assert "place" not in first
