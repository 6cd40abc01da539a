from __future__ import annotations

import csv
import json
import re
import shutil
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path

import numpy as np
import pytest

from agent.registry import Role, player_key
from agent.rules.contract import Contract
from agent.rules.imps import imps
from experiments.competitions.league.report import LeagueReport, heading, league_json, league_tables, strength_picture
from experiments.competitions.league.run import FIRST_DEALS, league_of, league_of_run, play_league
from experiments.competitions.league.settings import LeagueSettings
from experiments.competitions.league.standings import League
from experiments.competitions.match.comparison import compare_runs
from experiments.errors import SettingsError, StoreError
from experiments.runs.deals import find_set_deals
from experiments.runs.processes.pool import Pool
from experiments.runs.rows import FILE as BOARDS
from experiments.runs.rows import PlayedBoard
from experiments.runs.settings import keep_settings, make_settings
from experiments.runs.store import SETTINGS_FILE, Store
from tests.command import declarer
from tests.kept import assert_kept
from tests.pages import Page
from tests.pictures import data_of, not_painted
from tests.players import deal_of_run
from tests.reports import values_of
from tests.strategies import random_deal

FILE = """\
deals = 5
contracts = ["6NT", "7NT"]
defenders = ["arbitrary", "monte-carlo:samples=1"]
seed = 3

[players]
one = "monte-carlo:samples=1"
two = "monte-carlo:samples=2"
"""
DEAL = deal_of_run(name="3NT 1")


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


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A league of `FILE` that was run by the command, and its file in league.toml beside it."""
    here = tmp_path_factory.mktemp("league")
    (here / "league.toml").write_text(FILE)
    ran = declarer("league", here / "league.toml", "--run", here / "run")
    assert ran.returncode == 0, ran.stderr
    assert "5 deals (3 of 6NT, 2 of 7NT) against arbitrary and monte-carlo:samples=1, 20 boards" in ran.stdout
    return here


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("player = 1", "unknown setting 'player', did you mean 'players'?"),
        ("deals = 3", "players is missing"),
        ("players = {}", "at least one player is needed"),
        ('players = {a = "monte-carlo", b = "monte-carlo:samples=20"}', "'b' and 'a' are the same player"),
        ('players = {a = "montecarlo"}', "unknown declarer: 'montecarlo'"),
        ('reference = "b"\nplayers = {a = "payoff"}', r"reference 'b' is not one of the players \(a\)"),
        ('defenders = ["payof"]\nplayers = {a = "payoff"}', "unknown defender: 'payof'"),
        ('defenders = []\nplayers = {a = "payoff"}', "at least one defender is needed, such as arbitrary"),
        (
            'random = true\nfiles = ["x.pbn"]\nplayers = {a = "payoff"}',
            "give only one of contracts, random, files and auctions",
        ),
        (
            'weights = {7H = 2.0}\nplayers = {a = "payoff"}',
            r"weights has '7H', which is not one of the contract sets \(1NT, 3NT",
        ),
        ('contracts = ["3N"]\nplayers = {a = "payoff"}', "unknown contract set: '3N'"),
        ('deals = 0\nplayers = {a = "payoff"}', "deals is 0: at least 1 is needed"),
        ("deals =", "is not a TOML file"),
    ],
)
def test_a_file_that_is_wrong_is_told_with_what_is_wrong(text: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "league.toml"
    path.write_text(text)
    with pytest.raises(SettingsError, match=message) as error:
        LeagueSettings.read(path)
    assert str(error.value).startswith(str(path))


def test_settings_come_back_as_they_were_written(tmp_path: Path) -> None:
    (tmp_path / "one.toml").write_text(FILE)
    settings = LeagueSettings.read(tmp_path / "one.toml")
    weighted = settings.model_copy(update={"weights": {"7NT": 2.5}})
    for each in (settings, weighted, settings.model_copy(update={"contracts": (), "random": True})):
        keep_settings(tmp_path / "two.toml", each.to_toml())
        assert LeagueSettings.read(tmp_path / "two.toml") == each
    assert weighted.weight("7NT") == pytest.approx(2.5 / 3.5)
    (other,) = {*weighted.sources} - {"7NT"}
    assert weighted.weight(other) == pytest.approx(1 / 3.5)


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
    assert league.differences("a", "b") == {"3NT": [0.0, float(imps(700))]}
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
    assert heading(thrice)[0].startswith("5 deals (5 of files) against arbitrary, 45 boards, ")
    assert heading(thrice)[1:] == ["Tables with the same cards count as one deal"]
    assert len(heading(once)) == 1


def test_only_who_is_ahead_beyond_doubt_takes_a_rank() -> None:
    good, bad = [600, 600, 600, 600, -100] * 8, [-100, -100, -100, 600, -100] * 8
    close = [600, 600, 600, 630, -100] * 8
    league = made_up({"3NT": {"a": good, "b": bad, "c": close}}, {"3NT": 1.0})
    assert {each.name: each.ranks for each in league.standings()} == {"A": (1, 2), "C": (1, 2), "B": (3, 3)}
    assert [each.name for each in league.standings()] == ["C", "A", "B"]


def test_the_next_deal_is_of_the_set_that_tells_most_a_second() -> None:
    swings, ties = [600, -100] * 20, [90] * 40
    league = made_up(
        {
            "3NT": {"a": swings, "b": swings[::-1]},
            "1NT": {"a": ties, "b": ties},
            "4H": {"a": swings, "b": swings[::-1]},
        },
        {"3NT": 1 / 3, "1NT": 1 / 3, "4H": 1 / 3},
    )
    slow = [replace(board, seconds=20.0) if board.source == "4H" else board for board in league.boards]
    league = replace(league, boards=slow)
    worth = {source: league.worth_another(source, 40) for source in ("3NT", "1NT", "4H")}
    assert worth["3NT"] == pytest.approx(10 * worth["4H"])
    assert worth["3NT"] > 3 * worth["1NT"] > 0
    assert league.worth_another("3NT", 80) < worth["3NT"] / 3


def test_a_table_of_rows_of_several_programs_says_so() -> None:
    league = made_up({"3NT": {"a": [600] * 4, "b": [600] * 4}}, {"3NT": 1.0})
    assert heading(league)[0].endswith("8 boards, played by declarer 1")
    mixed = replace(league, boards=[replace(board, program=str(at % 2)) for at, board in enumerate(league.boards)])
    assert heading(mixed)[1] == "Played by different program versions, which may play differently: 0, 1"
    assert league_json(mixed)["programs"] == ["0", "1"]


@pytest.mark.slow
def test_a_player_that_comes_later_plays_its_boards_only(folder: Path, tmp_path: Path) -> None:
    settings = LeagueSettings.read(folder / "league.toml")
    more = settings.model_copy(update={"players": {**settings.players, "three": "payoff:samples=1"}, "deals": 6})
    shutil.copytree(folder / "run", tmp_path / "run", ignore=shutil.ignore_patterns("lock*"))
    with Store(tmp_path / "run") as store:
        before = list(store.boards())
        seen: list[str] = []
        play_league(more, store, on_result=lambda board: seen.append(board.player))
        after = list(store.boards())
    assert len(before) == 5 * 2 * 2
    assert set(before) <= set(after)
    assert len(after) == 6 * 3 * 2
    assert seen.count(player_key("payoff:samples=1", Role.DECLARER)) == 12
    assert len(seen) == 16


@pytest.mark.slow
def test_a_league_goes_on_where_it_was_stopped_and_ends_with_the_same_rows(folder: Path, tmp_path: Path) -> None:
    settings = LeagueSettings.read(folder / "league.toml")
    played = count(1)

    def stop(_: object) -> None:
        if next(played) == 7:
            raise KeyboardInterrupt

    with Store(tmp_path, {"kind": "league", "seed": "3"}, create=True) as store:
        with pytest.raises(KeyboardInterrupt):
            play_league(settings, store, on_result=stop)
        assert len(store.played()) == 7
        play_league(settings, store)
        rows = [(board.key, board.play) for board in store.boards()]
    with Store.to_read(folder / "run") as store:
        assert rows == [(board.key, board.play) for board in store.boards()]


def test_the_command_tells_and_writes_what_the_rows_hold(folder: Path, tmp_path: Path) -> None:
    told = declarer("run", "report", folder / "run", "--json")
    found = json.loads(told.stdout)
    assert [each["name"] for each in found["players"] if each["over_reference"] is None] == ["one"]
    assert {(each["player"], each["over"], each["defender"]) for each in found["pairs"]} == {
        (one, other, against)
        for one, other in (("one", "two"), ("two", "one"))
        for against in ("all", "arbitrary", "monte-carlo:samples=1")
    }
    written = declarer("run", "report", folder / "run", "-o", tmp_path)
    assert written.returncode == 0, written.stderr
    names = {path.name for path in tmp_path.iterdir()}
    names -= {f"{name}.parquet" for name in ("standings", "pairs", "players")}  # where pyarrow is installed
    assert names == {
        *("index.html", "league.md", "tables.tex", "references.bib"),
        *("standings.csv", "pairs.csv", "players.csv", "strength.png", "strength.svg", "strength.pdf"),
    }
    page = Page((tmp_path / "index.html").read_text(encoding="utf-8"))
    assert page.open == []
    with (tmp_path / "pairs.csv").open() as file:
        rows = list(csv.DictReader(file))
    pairs = found["pairs"]
    for part in ("mean", "low", "high", "n"):
        expected = pytest.approx([each["won"][part] for each in pairs], rel=1e-5)
        assert [float(row[f"won_{part}"]) for row in rows] == expected, part


def test_the_tables_are_printed_as_latex_or_csv(folder: Path) -> None:
    latex = declarer("run", "report", folder / "run", "--latex")
    assert latex.returncode == 0, latex.stderr
    assert latex.stdout.startswith("% made by: declarer ")
    assert f"% command: declarer run report {folder / 'run'} --latex" in latex.stdout
    assert "% seed: 3\n" in latex.stdout
    assert "samples=1, patience=2" in latex.stdout, "all settings of the players"
    printed = declarer("run", "report", folder / "run", "--csv").stdout
    assert [line for line in printed.splitlines() if line.startswith("#")] == ["# standings", "# pairs", "# players"]
    assert not (folder / "run" / "report").exists()
    both = declarer("run", "report", folder / "run", "--csv", "--json")
    assert both.returncode == 2
    assert "give only one of --json, --latex and --csv" in both.stderr


def test_the_reference_may_be_another_and_must_be_there(folder: Path) -> None:
    told = json.loads(declarer("run", "report", folder / "run", "--reference", "two", "--json").stdout)
    assert told["reference"] == "two"
    failed = declarer("run", "report", folder / "run", "--reference", "three")
    assert failed.returncode == 1
    assert "has no player 'three' (choose from one, two)" in failed.stderr


@pytest.mark.slow
def test_resume_takes_players_from_the_settings_in_the_folder(folder: Path, tmp_path: Path) -> None:
    for path in (folder / "run").glob("[!l]*"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    path = tmp_path / SETTINGS_FILE
    path.write_text(path.read_text() + '"three" = "monte-carlo:samples=3"\n')
    went_on = declarer("run", "resume", tmp_path, "--json")
    assert went_on.returncode == 0, went_on.stderr
    assert {each["name"]: each["boards"] for each in json.loads(went_on.stdout)["players"]} == {
        "one": 10,
        "two": 10,
        "three": 10,
    }


def test_a_league_of_files_plays_their_boards(tmp_path: Path) -> None:
    sample = (Path(__file__).parents[4] / "experiments" / "data" / "sample.pbn").read_text()
    boards = sample.split("\n\n")[:3]
    (tmp_path / "hands.pbn").write_text("\n\n".join(boards) + "\n")
    (tmp_path / "league.toml").write_text('files = ["hands.pbn"]\n[players]\none = "monte-carlo:samples=1"\n')
    ran = declarer("league", tmp_path / "league.toml", "--run", tmp_path / "run")
    assert ran.returncode == 0, ran.stderr
    assert "of files) against arbitrary, " in ran.stdout
    (tmp_path / "hands.pbn").write_text(boards[1] + "\n")
    changed = declarer("league", tmp_path / "league.toml", "--run", tmp_path / "run")
    assert changed.returncode == 1
    assert "already has deal 1 from file, which differs from the deal of board" in changed.stderr


@pytest.mark.slow
def test_a_match_that_was_kept_can_be_told_as_a_league(tmp_path: Path) -> None:
    arguments = ("--contracts", "7NT", "--deals", "4", "--declarer", "monte-carlo:samples=1", "--declarer")
    played = declarer("match", *arguments, "monte-carlo:samples=2", "--run", tmp_path / "run", "--json")
    told = declarer("run", "report", tmp_path / "run", "--league", "--json")
    assert told.returncode == 0, told.stderr
    with Store.to_read(tmp_path / "run") as store:
        assert league_of_run(store).weights == {"7NT": 1.0}
    match, league = json.loads(played.stdout), json.loads(told.stdout)
    assert league["players"][0]["boards"] == 4
    cross = {(row, column): match["cross"][row][column] for row in (0, 1) for column in (0, 1) if row != column}
    mine = {
        (each["player"], each["over"]): each["won"]["mean"] for each in league["pairs"] if each["defender"] == "all"
    }
    assert mine["monte-carlo:samples=1", "monte-carlo:samples=2"] == pytest.approx(cross[0, 1]["mean"])


def test_other_runs_are_no_leagues(tmp_path: Path) -> None:
    with Store(tmp_path / "tune", {"kind": "tune"}, create=True):
        pass
    with Store.to_read(tmp_path / "tune") as store, pytest.raises(StoreError, match="neither a league nor a match"):
        league_of_run(store)
    with Store(tmp_path / "new", {"kind": "match"}, create=True):
        pass
    with Store.to_read(tmp_path / "new") as store, pytest.raises(StoreError, match="has no board played yet"):
        league_of_run(store)
    again = declarer("league", tmp_path / "none.toml", "--run", tmp_path / "x")
    assert again.returncode == 1
    assert "cannot read" in again.stderr


def test_frames_have_a_row_a_board(folder: Path) -> None:
    with Store.to_read(folder / "run") as store:
        frame = league_of(LeagueSettings.read(folder / "league.toml"), store).to_frame()
        scores = sorted(board.score for board in store.boards())
    assert sorted(frame["score"]) == scores
    assert set(frame["name"]) == {"one", "two"}
    assert (frame["made"] == (frame["score"] > 0)).all()


def test_two_runs_are_compared_on_the_boards_that_both_have(tmp_path: Path) -> None:
    board = PlayedBoard("3NT", 0, "payoff", "arbitrary", 9, 600, 1.0, 0.0, "SA", "", program="old")
    others = {
        "same deal": (DEAL, replace(board, score=-100, tricks=8, play="SK", seconds=2.0, program="new")),
        "another deal": (replace(DEAL, deal=random_deal(np.random.default_rng(1))), board),
        "another contract": (replace(DEAL, contract=Contract.parse("2CS")), board),
    }
    with Store(tmp_path / "first", {}, create=True) as first:
        first.add_deal(DEAL)
        first.add_board(board)
        first.add_board(replace(board, player="monte-carlo"))
    for name, (deal, row) in others.items():
        with Store(tmp_path / name, {}, create=True) as second:
            second.add_deal(deal)
            second.add_board(row)
    with Store.to_read(tmp_path / "first") as first, Store.to_read(tmp_path / "same deal") as second:
        found = compare_runs(first, second)
    assert found.programs == (("old",), ("new",))
    (only,) = found.players
    assert (only.player, only.won.mean, only.won.number) == ("payoff", -imps(700), 1)
    assert (only.other_cards, only.tricks, only.seconds) == (1.0, -1.0, 2.0)
    for other in ("another deal", "another contract"):
        failed = declarer("run", "compare", tmp_path / "first", tmp_path / other)
        assert failed.returncode == 1
        assert "have no board with the same player, defender and deal" in failed.stderr
    shown = declarer("run", "compare", tmp_path / "first", tmp_path / "same deal")
    assert re.search(r"^payoff +arbitrary +1 +-12.00 ", shown.stdout, re.MULTILINE)
    assert "-12.00" in shown.stdout


def test_all_tables_are_as_wide_as_their_heads(folder: Path) -> None:
    with Store.to_read(folder / "run") as store:
        tables = league_tables(league_of_run(store))
    assert tables[0].title == "IMPs a deal over one, with simultaneous 95 % intervals"
    assert all(len(row) == len(table.columns) for table in tables for row in table.rows)


def test_settings_need_not_come_from_a_file() -> None:
    settings = make_settings(LeagueSettings, {"players": {"a": "payoff"}})
    assert settings.sources == ("1NT", "3NT", "4H", "6H")
    assert settings.tables == 1


@pytest.mark.slow
def test_deals_that_an_interruption_left_out_are_found_later(folder: Path, tmp_path: Path) -> None:
    """Several processes store deals as they find them: the last may be there and one before it not."""
    settings = LeagueSettings.read(folder / "league.toml").model_copy(
        update={
            "contracts": ("7NT",),
            "deals": FIRST_DEALS + 2,
            "defenders": ("arbitrary",),
            "players": {"one": "monte-carlo:samples=1"},
        }
    )
    numbers = (*range(FIRST_DEALS - 1), FIRST_DEALS)
    with Store(tmp_path, {"kind": "league", "seed": "3"}, create=True) as store:
        find_set_deals(store, [("7NT", at) for at in numbers], 3, Pool(), lambda: None)
        play_league(settings, store)
        assert {number for _, number in store.deals()} == set(range(FIRST_DEALS + 2))
        assert len(store.played()) == FIRST_DEALS + 2


def test_a_league_keeps_its_seed(folder: Path, tmp_path: Path) -> None:
    for path in (folder / "run").glob("[!l]*"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    path = tmp_path / SETTINGS_FILE
    path.write_text(path.read_text().replace("seed = 3", "seed = 4"))
    refused = declarer("run", "resume", tmp_path)
    assert refused.returncode == 1
    assert "has seed = 4, but the run has seed 3; the seed cannot change" in refused.stderr


def test_a_run_that_is_refused_keeps_its_settings(tmp_path: Path) -> None:
    sample = (Path(__file__).parents[4] / "experiments" / "data" / "sample.pbn").read_text().split("\n\n")
    (tmp_path / "hands.pbn").write_text(sample[0] + "\n")
    file = tmp_path / "league.toml"
    file.write_text('files = ["hands.pbn"]\n[players]\none = "monte-carlo:samples=1"\n')
    assert declarer("league", file, "--run", tmp_path / "run").returncode == 0
    before = (tmp_path / "run" / SETTINGS_FILE).read_text()
    (tmp_path / "hands.pbn").write_text(sample[1] + "\n")
    file.write_text('files = ["hands.pbn"]\n[players]\nother = "monte-carlo:samples=2"\n')
    assert declarer("league", file, "--run", tmp_path / "run").returncode == 1
    assert (tmp_path / "run" / SETTINGS_FILE).read_text() == before


def test_any_name_that_can_be_shown_comes_back(tmp_path: Path) -> None:
    settings = make_settings(LeagueSettings, {"players": {'\N{GRINNING FACE} "a"': "payoff", "\u00c4": "monte-carlo"}})
    keep_settings(tmp_path / "one.toml", settings.to_toml())
    assert LeagueSettings.read(tmp_path / "one.toml") == settings
    for name in ("a\nb", "a|b", " ", "a\x7f"):
        with pytest.raises(SettingsError, match="cannot be a name in tables"):
            make_settings(LeagueSettings, {"players": {name: "payoff"}})
    with pytest.raises(SettingsError, match="finite"):
        make_settings(LeagueSettings, {"players": {"a": "payoff"}, "weights": {"1NT": float("inf")}})


def test_players_without_a_common_deal_are_not_said_to_tie() -> None:
    league = made_up({"3NT": {"a": [600, 600], "b": [None, None, 600]}}, {"3NT": 1.0})
    assert [row[2] for row in league_tables(league)[0].cells if row[1] == "B"] == ["-"]


@pytest.mark.slow
def test_a_league_whose_sets_have_uneven_numbers_of_deals_ends(tmp_path: Path) -> None:
    # One set has more deals than the other, and with other numbers.
    settings = LeagueSettings(
        players={"one": "monte-carlo:samples=1", "two": "monte-carlo:samples=2"},
        contracts=("6NT", "7NT"),
        weights={"6NT": 1000.0},
        deals=2 * FIRST_DEALS + 5,
        seed=3,
    )
    with Store(tmp_path, {"kind": "league", "seed": "3"}, create=True) as store:
        find_set_deals(store, [("6NT", number) for number in range(FIRST_DEALS + 3)], 3, Pool(), lambda: None)
        find_set_deals(store, [("7NT", number) for number in range(FIRST_DEALS)], 3, Pool(), lambda: None)
        batches = count()

        reads = []

        def boards() -> Iterator[PlayedBoard]:
            reads.append(1)
            return Store.boards(store)

        def on_batch(_: int, league_so_far: Callable[[], League]) -> None:
            assert next(batches) < 10, "it goes round and round"
            league = league_so_far()
            assert {board.key for board in league.boards} == store.played()
            assert league_so_far() is league, "made twice without a new board"

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(store, "boards", boards)
            play_league(settings, store, on_batch=on_batch)
        assert len(reads) == 1, "the stored boards are read for every batch"
        numbers = {name: sorted(at for source, at in store.deals() if source == name) for name in settings.contracts}
        assert sum(map(len, numbers.values())) == 2 * FIRST_DEALS + 5
        assert all(each == list(range(len(each))) for each in numbers.values())
        assert {(board.source, board.number) for board in store.boards()} == store.deals().keys()


def test_the_next_deal_counts_by_the_square_of_its_weight_and_the_seconds_of_both_sides() -> None:
    swings = [600, -100] * 20
    scores: dict[str, dict[str, Sequence[int | None]]] = {
        name: {"a": swings, "b": swings[::-1]} for name in ("3NT", "4H", "1NT")
    }
    league = made_up(scores, {"3NT": 0.6, "4H": 0.2, "1NT": 0.2})
    slow = [replace(board, defender_seconds=6.0) if board.source == "1NT" else board for board in league.boards]
    league = replace(league, boards=slow)
    worth = {source: league.worth_another(source, 40) for source in scores}
    assert worth["3NT"] == pytest.approx(9 * worth["4H"])
    assert worth["4H"] == pytest.approx(4 * worth["1NT"]), "8 seconds a board instead of 2"
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
