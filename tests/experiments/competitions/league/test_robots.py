from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from agent.robots import Robot
from ddsolver import Seat
from experiments.boards.files import read_file
from experiments.competitions.league.report import KIND, LeagueReport, league_tables, pairs_table
from experiments.competitions.league.robots import RobotLeague, read_robot_league
from experiments.competitions.league.run import PlayedLeague, play_run
from experiments.competitions.league.settings import LeagueSettings
from experiments.competitions.match.bid_match import RobotMatch
from experiments.competitions.match.run import MatchRun, run_match
from experiments.competitions.match.teams import TeamMatch
from experiments.errors import SettingsError
from experiments.runs.processes.pool import Pool
from experiments.runs.progress import Progress
from experiments.runs.rows import BiddingTime
from experiments.runs.settings import make_settings
from experiments.runs.store import Store
from experiments.statistics.interval import Interval
from tests.command import declarer

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("robot league")]

CARDS = "monte-carlo:samples=1"
ROBOTS = {"net": f"net + {CARDS}", "people": f"net:network=imitating + {CARDS}", "two": "net + monte-carlo:samples=2"}
NET, PEOPLE, TWO = (Robot.parse(text).key for text in ROBOTS.values())
DEALS = 3


def robots(played: PlayedLeague) -> RobotLeague:
    assert isinstance(played.league, RobotLeague)
    return played.league


def settings(**others: object) -> LeagueSettings:
    return make_settings(LeagueSettings, {"players": ROBOTS, "deals": DEALS, "seed": 3, **others})


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("league")


@pytest.fixture(scope="module")
def league(folder: Path) -> RobotLeague:
    with Store(folder, settings().facts, create=True) as store:
        return robots(play_run(settings(), store, (), Pool(), Progress()))


def test_every_robot_meets_every_other_on_all_deals(league: RobotLeague) -> None:
    assert [*league.matches] == [(NET, PEOPLE), (NET, TWO), (PEOPLE, TWO)]
    assert (league.compared, league.played) == (DEALS, 2 * 3 * DEALS)
    assert {each.boards for each in league.standings()} == {2 * 2 * DEALS}


def test_a_match_of_the_league_is_the_match_of_the_two(league: RobotLeague, tmp_path: Path) -> None:
    players = f"NS={ROBOTS['net']},EW={ROBOTS['people']}"
    alone = run_match(MatchRun(players=players, random=DEALS, seed=3), tmp_path / "run").played
    assert isinstance(alone, TeamMatch)
    assert [each.won for each in league.matches[NET, PEOPLE].results()] == [each.won for each in alone.results()]


def test_boards_with_the_same_cards_are_one_deal(league: RobotLeague) -> None:
    def same_cards(match: RobotMatch) -> RobotMatch:
        deals = [replace(deal, deal=match.deals[0].deal) for deal in match.deals]
        copied = RobotMatch(match.first, deals, match.seed, dict(match.boards))
        copied.bid.update(match.bid)
        return copied

    repeated = replace(league, matches={pair: same_cards(match) for pair, match in league.matches.items()})
    assert (repeated.compared, repeated.played) == (1, league.played)
    assert LeagueReport(repeated).heading() == [
        "3 robots, 1 deal, 18 boards; boards with the same cards count as one deal"
    ]
    assert LeagueReport(league).heading() == ["3 robots, 3 deals, 18 boards"]
    for pair in repeated.matches:
        gain = repeated.over_together(*pair)
        assert gain.mean == pytest.approx(league.over_together(*pair).mean)
        assert gain.number == 1
    parts = [each.by_bidding.number for each in repeated.standings() if each.by_bidding is not None]
    assert parts == [1, 1]


def test_gains_are_over_the_reference_and_opposite_for_the_other(league: RobotLeague) -> None:
    assert league.over_together(PEOPLE, NET).mean == -league.over_together(NET, PEOPLE).mean
    assert league.over_together(NET, PEOPLE).mean == league.matches[NET, PEOPLE].won().mean
    by_name = {each.name: each for each in league.standings()}
    assert by_name["net"].over is None
    assert by_name["people"].over == league.over_together(PEOPLE, NET)
    bidding = by_name["people"].by_bidding
    assert bidding is not None
    assert bidding.mean == -league.matches[NET, PEOPLE].won_by_bidding(Seat.NORTH).mean
    assert by_name["two"].by_bidding is not None
    assert by_name["two"].by_bidding.mean == 0, "the same bidder"


def test_standings_are_in_the_order_of_the_gains_and_ranks_follow_significant_ones(
    league: RobotLeague, monkeypatch: pytest.MonkeyPatch
) -> None:
    won = {
        (PEOPLE, NET): Interval(2.0, 1.0, 3.0, 9),
        (TWO, NET): Interval(-1.0, -2.0, 0.0, 9),
        (PEOPLE, TWO): Interval(3.0, 2.0, 4.0, 9),
    }
    won |= {(other, one): interval.reversed() for (one, other), interval in won.items()}
    monkeypatch.setattr(RobotLeague, "over_together", lambda _, one, other: won[one, other])
    assert [(each.name, each.ranks) for each in league.standings()] == [
        ("people", (1, 1)),
        ("net", (2, 3)),
        ("two", (2, 3)),
    ]


def test_the_time_of_a_robot_is_that_of_its_seats(league: RobotLeague) -> None:
    names = {NET: "net", PEOPLE: "people"}
    whole = league.matches[NET, PEOPLE]
    match = RobotMatch(whole.first, whole.deals, whole.seed)
    match.bid.update(whole.bid)
    for source, number in match.bid:
        seconds = (1.0, 4.0) if source == match.source(match.deals[0], 0) else (4.0, 1.0)
        match.times[source, number] = BiddingTime(source, number, *seconds)
    pair = RobotLeague(names, {}, NET, {"random": 1.0}, "imps", {(NET, PEOPLE): match})
    assert {each.name: each.bidding_seconds for each in pair.standings()} == {"net": 1.0, "people": 4.0}


def test_a_league_goes_on_where_it_was_stopped(league: RobotLeague, tmp_path: Path) -> None:
    with Store(tmp_path / "other", settings().facts, create=True) as store:
        few = settings(deals=2)
        assert play_run(few, store, (), Pool(), Progress()).league.played == 2 * 3 * 2
        whole = robots(play_run(settings(), store, (), Pool(), Progress()))
        assert all(whole.over_together(*pair) == league.over_together(*pair) for pair in whole.matches)
        kept = read_robot_league(settings(), store)
        # Two matches in which the same bidders meet share the rows of their bidding.
        one, other = ([replace(each, bidding_seconds=None) for each in played.standings()] for played in (kept, whole))
        assert one == other


def test_pairs_that_have_not_finished_a_deal_have_no_gain(league: RobotLeague) -> None:
    begun = {pair: match for pair, match in league.matches.items() if pair != (NET, TWO)}
    unplayed = RobotMatch(league.matches[NET, TWO].first, league.matches[NET, TWO].deals, 1)
    partly = replace(league, matches={**begun, (NET, TWO): unplayed})
    number = {each.name: each.over.number for each in partly.standings() if each.over}
    assert number == {"people": DEALS, "two": 0}
    found = {row[:2]: row[3].number for row in pairs_table(partly).rows}
    assert (found["two", "net"], found["net", "two"]) == (0, 0)
    assert {row[0]: row.count("-") for row in league_tables(partly)[1].cells} == {"net": 1, "people": 0, "two": 1}


def test_a_run_is_reported_with_the_reference_in_its_settings(league: RobotLeague, folder: Path) -> None:
    with Store(folder, write=False) as store:
        report = KIND.read(store)
        assert report.to_json()["boards"] == league.played
        assert {"index.html", "league.md", "standings.csv", "pairs.csv", "robots.csv"} <= report.files().keys()
    assert "IMPs over people" in LeagueReport(replace(league, reference=PEOPLE)).text()


def test_a_resumed_league_has_nothing_left_to_play(league: RobotLeague, folder: Path) -> None:
    with Store(folder) as store:
        outcome = KIND.resume(store, Pool(), Progress())
    assert outcome.report is not None
    assert outcome.report.to_json()["boards"] == league.played
    assert (outcome.failures, outcome.interrupted) == (0, False)


def test_each_failed_board_is_named_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    # Each bids 1C at its first turn, which is illegal after the first of them.
    players = {name: f"script:calls=1C + monte-carlo:samples={name}" for name in "123"}
    asked = settings(players=players, files=["one.pbn"])
    sample = Path(__file__).parents[4] / "experiments" / "data" / "sample.pbn"
    with Store(tmp_path / "run", asked.facts, create=True) as store, caplog.at_level("WARNING"):
        played = play_run(asked, store, [replace(read_file(sample).boards[0], name="23")], Pool(), Progress())
        assert played.failures == len(store.failures()) == 6
    assert len(caplog.messages) == 6
    assert all("board 23" in message for message in caplog.messages)


@pytest.mark.parametrize(
    ("others", "message"),
    [
        ({"players": {"a": ROBOTS["net"], "b": CARDS}}, "b cannot bid: give only robots"),
        ({"players": {"a": ROBOTS["net"]}}, "needs at least two"),
        ({"players": {"a": ROBOTS["net"], "b": f" net + {CARDS}"}}, "'b' and 'a' are the same player"),
        ({"defenders": ["optimized"]}, "leave out defenders"),
        ({"contracts": ["3NT"]}, "leave out contracts"),
        ({"scoring": "points"}, "leave out scoring"),
    ],
)
def test_what_does_not_go_with_robots_is_refused(others: dict[str, object], message: str) -> None:
    with pytest.raises(SettingsError, match=message):
        settings(**others)


def test_the_command_plays_a_league_of_robots(tmp_path: Path) -> None:
    text = settings(deals=1).to_toml()
    (tmp_path / "league.toml").write_text(text, "utf-8")
    done = declarer("league", tmp_path / "league.toml", "--run", tmp_path / "run", "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert [each["name"] for each in found["robots"]].count("net") == 1
    assert found["boards"] == 6
