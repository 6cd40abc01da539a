from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from agent.rules.imps import imps
from experiments.competitions.league.report import LeagueReport, league_json, league_tables, strength_picture
from experiments.competitions.league.standings import League
from experiments.runs.rows import FILE as BOARDS
from experiments.runs.rows import PlayedBoard
from tests.kept import assert_kept
from tests.pictures import data_of, not_painted
from tests.players import deal_of_run
from tests.reports import values_of


def made_up(scores: dict[str, dict[str, Sequence[int | None]]], weights: dict[str, float], **others: object) -> League:
    """A league of one defender: scores by source and player, deal after deal; None has not been played."""
    boards = [
        PlayedBoard(source, number, player, "arbitrary", 9 if score > 0 else 8, score, 2.0, 0.0, "", "", program="1")
        for source, of_source in scores.items()
        for player, given in of_source.items()
        for number, score in enumerate(given)
        if score is not None
    ]
    deals = {(board.source, board.number): deal_of_run(board.source, board.number, name="3NT 1") for board in boards}
    players = list(dict.fromkeys(board.player for board in boards))
    league = League(
        names={player: player.upper() for player in players},
        defenders={"arbitrary": "arbitrary"},
        reference=players[0],
        scoring="imps",
        weights=weights,
        deals=deals,
        boards=boards,
    )
    return replace(league, **others)  # type: ignore[arg-type]


def test_deals_of_each_set_count_with_its_weight() -> None:
    league = made_up(
        {"3NT": {"a": [600] * 8, "b": [-100] * 8}, "1NT": {"a": [90] * 2, "b": [90] * 2}}, {"3NT": 0.25, "1NT": 0.75}
    )
    assert league.over("a", "b").mean == pytest.approx(0.25 * imps(700))
    standings = {each.name: each for each in league.standings()}
    assert standings["B"].made == pytest.approx(0.75)
    assert standings["B"].tricks_lost == pytest.approx(0.25)
    assert standings["A"].over is None


def test_two_players_are_compared_on_the_deals_that_both_have_played() -> None:
    league = made_up(
        {"3NT": {"a": [600, 600, -100, 600], "b": [600, -100, None, None], "c": [None] * 3 + [-100]}}, {"3NT": 1}
    )
    assert [*league.gains("a", "b").by_source["3NT"].values()] == [0.0, float(imps(700))]
    assert league.over("b", "c").number == 0
    assert league.over("a", "c").number == 1


def test_tables_of_a_deal_are_one_observation() -> None:
    scores: dict[str, Sequence[int | None]] = {
        "a": [600, 600, -100, 600, 630],
        "b": [600, -100, 600, -100, 600],
        "c": [-100, 600, 600, 630, 600],
    }
    once = made_up({BOARDS: scores}, {BOARDS: 1})
    thrice = made_up({BOARDS: {player: [*given] * 3 for player, given in scores.items()}}, {BOARDS: 1})
    deals = {place: replace(deal, deal=once.deals[BOARDS, place[1] % 5].deal) for place, deal in thrice.deals.items()}
    thrice = replace(thrice, deals=deals)
    assert once.over("a", "b").half_width is not None
    for one, other in (("a", "b"), ("b", "c")):
        for found, expected in (
            (thrice.over(one, other), once.over(one, other)),
            (thrice.over_together(one, other), once.over_together(one, other)),
            (thrice.over_together(one, other, "arbitrary"), once.over_together(one, other, "arbitrary")),
        ):
            assert (found.text(9), found.number) == (expected.text(9), expected.number)
    assert (thrice.compared, thrice.played) == (5, 45)
    assert LeagueReport(thrice).heading()[0].startswith("5 deals (5 of files) against arbitrary, 45 boards, ")
    assert LeagueReport(thrice).heading()[1:] == ["Tables with the same cards count as one deal"]
    assert len(LeagueReport(once).heading()) == 1


def test_only_who_is_ahead_beyond_doubt_takes_a_rank() -> None:
    good, bad = [600, 600, 600, 600, -100] * 8, [-100, -100, -100, 600, -100] * 8
    close = [600, 600, 600, 630, -100] * 8
    league = made_up({"3NT": {"a": good, "b": bad, "c": close}}, {"3NT": 1.0})
    assert {each.name: each.ranks for each in league.standings()} == {"A": (1, 2), "C": (1, 2), "B": (3, 3)}
    assert [each.name for each in league.standings()] == ["C", "A", "B"]


def test_the_next_deal_is_of_the_set_that_tells_most() -> None:
    swings, ties = [600, -100] * 20, [90] * 40
    league = made_up(
        {"3NT": {"a": swings, "b": swings[::-1]}, "1NT": {"a": ties, "b": ties}}, {"3NT": 1 / 2, "1NT": 1 / 2}
    )
    worth = {source: league.worth_another(source, 40) for source in ("3NT", "1NT")}
    assert worth["3NT"] > 3 * worth["1NT"] > 0
    assert league.worth_another("3NT", 80) < worth["3NT"] / 3


def test_measured_times_do_not_choose_the_next_deal() -> None:
    swings = [600, -100] * 20
    league = made_up({name: {"a": swings, "b": swings[::-1]} for name in ("3NT", "4H")}, {"3NT": 1 / 2, "4H": 1 / 2})
    slow = [
        replace(each, seconds=20.0, defender_seconds=6.0) if each.source == "4H" else each for each in league.boards
    ]
    assert replace(league, boards=slow).worth_another("4H", 40) == league.worth_another("3NT", 40)


def test_a_table_of_rows_of_several_programs_says_so() -> None:
    league = made_up({"3NT": {"a": [600] * 4, "b": [600] * 4}}, {"3NT": 1.0})
    assert LeagueReport(league).heading()[0].endswith("8 boards, played by declarer 1")
    mixed = replace(league, boards=[replace(board, program=str(at % 2)) for at, board in enumerate(league.boards)])
    assert LeagueReport(mixed).heading()[1] == "Played by different program versions, which may play differently: 0, 1"
    assert league_json(mixed)["programs"] == ["0", "1"]


def test_players_without_a_common_deal_are_not_said_to_tie() -> None:
    league = made_up({"3NT": {"a": [600, 600], "b": [None, None, 600]}}, {"3NT": 1.0})
    assert [row[2] for row in league_tables(league)[0].cells if row[1] == "B"] == ["-"]


def test_the_next_deal_counts_by_the_square_of_its_weight() -> None:
    swings = [600, -100] * 20
    league = made_up({name: {"a": swings, "b": swings[::-1]} for name in ("3NT", "4H")}, {"3NT": 0.75, "4H": 0.25})
    worth = {source: league.worth_another(source, 40) for source in ("3NT", "4H")}
    assert worth["3NT"] == pytest.approx(9 * worth["4H"])
    assert league.worth_another("4H", 10) == pytest.approx(worth["4H"] * (40 * 41) / (10 * 11))


def test_the_report_of_a_league_stays() -> None:
    good, bad = [600, 600, 600, 600, -100] * 8, [-100, -100, -100, 600, -100] * 8
    close = [600, 600, 600, 630, -100] * 8
    league = made_up(
        {"3NT": {"a": good, "b": bad, "c": close}, "4H": {"a": close, "b": good, "c": good}}, {"3NT": 0.4, "4H": 0.6}
    )
    assert_kept("reports/league", values_of(LeagueReport(league, "The *league*")))
    several = replace(league, defenders={"arbitrary": "arbitrary", "careful": "*careful*"}, scoring="points")
    broken = replace(several.boards[3], fault="declarer: gave no answer", program="2")
    boards = [*several.boards[:3], broken, *several.boards[4:]]
    assert_kept("reports/league-faults", values_of(LeagueReport(replace(several, boards=boards), "League")))
    first = replace(league, boards=league.boards[:1])
    assert_kept("reports/league-begun", values_of(LeagueReport(first, "League")))
    picture = strength_picture(league)
    assert_kept("reports/league-picture", {"alt": picture.alt, "panels": data_of(picture)})


def test_names_of_players_are_escaped_in_markdown(tmp_path: Path) -> None:
    league = made_up({"7NT": {"payoff": [100, 200], "alpha-mu": [50, 300]}}, {"7NT": 1.0})
    named = replace(league, names={"payoff": "*bold*", "alpha-mu": "<img src=x>"}, defenders={"arbitrary": "a|b"})
    with not_painted():
        LeagueReport(named, "my_run_").write(tmp_path)
    text = (tmp_path / "league.md").read_text(encoding="utf-8")
    assert text.startswith("# my_run\\_\n")
    for name in (r"\*bold\*", r"\<img src=x>", r"a\|b"):
        assert name in text
        assert name.replace("\\", "") not in text.replace(name, "")
