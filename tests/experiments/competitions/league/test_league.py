from __future__ import annotations

import csv
import json
import re
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from zlib import crc32

import numpy as np
import pytest

from agent.registry import Role, player_key
from agent.rules.contract import Contract
from agent.rules.imps import imps
from experiments.competitions.design import play_design
from experiments.competitions.league.report import league_tables
from experiments.competitions.league.run import FIRST_DEALS, LeagueDesign, league_of_run
from experiments.competitions.league.settings import LeagueSettings
from experiments.competitions.match.comparison import compare_runs
from experiments.errors import StoreError
from experiments.runs import tasks
from experiments.runs.deals import find_set_deals
from experiments.runs.processes.pool import Pool
from experiments.runs.progress import Progress
from experiments.runs.rows import PlayedBoard, StoredDeal
from experiments.runs.store import SETTINGS_FILE, Store
from experiments.runs.tasks import Task, do_all
from tests.command import declarer
from tests.pages import Page
from tests.players import deal_of_run
from tests.progress import Recorded
from tests.strategies import random_deal

FILE = """\
deals = 4
contracts = ["6NT", "7NT"]
defenders = ["arbitrary", "monte-carlo:samples=1"]
seed = 3

[players]
one = "monte-carlo:samples=1"
two = "monte-carlo:samples=2"
"""
DEAL = deal_of_run(name="3NT 1")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A league of `FILE` that was run by the command, and its file in league.toml beside it."""
    here = tmp_path_factory.mktemp("league")
    (here / "league.toml").write_text(FILE)
    ran = declarer("league", here / "league.toml", "--run", here / "run")
    assert ran.returncode == 0, ran.stderr
    assert "4 deals (2 of 6NT, 2 of 7NT) against arbitrary and monte-carlo:samples=1, 16 boards" in ran.stdout
    return here


def play_league(settings: LeagueSettings, store: Store) -> None:
    play_design(LeagueDesign(settings, store), store, Pool(), Progress())


@pytest.mark.slow
def test_a_player_that_comes_later_plays_its_boards_only(folder: Path, tmp_path: Path) -> None:
    settings = LeagueSettings.read(folder / "league.toml")
    more = settings.model_copy(update={"players": {**settings.players, "three": "payoff:samples=1"}, "deals": 5})
    shutil.copytree(folder / "run", tmp_path / "run", ignore=shutil.ignore_patterns("lock*"))
    with Store(tmp_path / "run") as store:
        before = list(store.boards())
        play_league(more, store)
        after = list(store.boards())
        seen = [board.player for board in after if board not in before]
    assert len(before) == 4 * 2 * 2
    assert set(before) <= set(after)
    assert len(after) == 5 * 3 * 2
    assert seen.count(player_key("payoff:samples=1", Role.DECLARER)) == 10
    assert len(seen) == 14


@pytest.mark.slow
def test_a_league_goes_on_where_it_was_stopped_and_ends_with_the_same_rows(folder: Path, tmp_path: Path) -> None:
    settings = LeagueSettings.read(folder / "league.toml")
    with Store(tmp_path, {"kind": "league", "seed": "3"}, create=True) as store:
        assert play_design(LeagueDesign(settings, store), store, Pool(), Recorded("playing", after=7))
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
    assert names == {
        *("index.html", "league.md", "tables.tex"),
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


@pytest.mark.slow
def test_resume_takes_players_from_the_settings_in_the_folder(folder: Path, tmp_path: Path) -> None:
    for path in (folder / "run").glob("[!l]*"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    path = tmp_path / SETTINGS_FILE
    path.write_text(path.read_text() + '"three" = "monte-carlo:samples=3"\n')
    went_on = declarer("run", "resume", tmp_path, "--json")
    assert went_on.returncode == 0, went_on.stderr
    told = json.loads(went_on.stdout)["players"]
    assert {each["name"]: each["boards"] for each in told} == {"one": 8, "two": 8, "three": 8}


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


def test_other_runs_are_no_leagues(tmp_path: Path) -> None:
    with Store(tmp_path / "tune", {"kind": "tune"}, create=True):
        pass
    with Store.to_read(tmp_path / "tune") as store, pytest.raises(StoreError, match="holds a run of `declarer tune`"):
        league_of_run(store)
    again = declarer("league", tmp_path / "none.toml", "--run", tmp_path / "x")
    assert again.returncode == 1
    assert "cannot read" in again.stderr


def test_frames_have_a_row_a_board_in_the_same_order_whichever_was_played_first(folder: Path) -> None:
    with Store.to_read(folder / "run") as store:
        design = LeagueDesign(LeagueSettings.read(folder / "league.toml"), store)
        frame = design.league().to_frame()
        scores = sorted(board.score for board in store.boards())
    design.boards = dict(reversed(design.boards.items()))
    assert design.league().to_frame().equals(frame)
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


def test_the_words_while_it_is_played_are_the_gains_over_the_reference(folder: Path) -> None:
    with Store.to_read(folder / "run") as store:
        design = LeagueDesign(LeagueSettings.read(folder / "league.toml"), store)
    reference, other = sorted(design.league().standings(), key=lambda standing: standing.name)
    assert reference.over is None
    assert design.words_so_far() == f"two {other.over}"
    assert "±" in design.words_so_far()


def test_all_tables_are_as_wide_as_their_heads(folder: Path) -> None:
    with Store.to_read(folder / "run") as store:
        tables = league_tables(league_of_run(store))
    assert tables[0].title == "IMPs a deal over one, with simultaneous 95 % intervals"
    assert all(len(row) == len(table.columns) for table in tables for row in table.rows)


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
        find_set_deals(store, [("7NT", at) for at in numbers], 3, Pool())
        play_league(settings, store)
        assert {number for _, number in store.deals()} == set(range(FIRST_DEALS + 2))
        assert len(store.played()) == FIRST_DEALS + 2


def made_up(task: Task) -> PlayedBoard:
    """A board whose score is by chance, but the same each time."""
    made = crc32(repr(task.key).encode()) % 3
    score = (-100, 990, 1440)[made]
    return PlayedBoard(*task.key, 12 + made // 2, score, 0.01, 0.0, "", "", program=task.program)


@pytest.mark.slow
def test_the_same_seed_gives_the_same_deals_whatever_the_times(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also after an interruption in the middle of a batch, of which several processes have stored a later deal only."""
    settings = LeagueSettings(
        players={"one": "monte-carlo:samples=1", "two": "monte-carlo:samples=3"},
        contracts=("6NT", "7NT"),
        deals=2 * FIRST_DEALS + 6,
        seed=3,
    )
    found: list[dict[tuple[str, int], StoredDeal]] = []
    for dear in settings.contracts:

        def timed(task: Task, dear: str = dear) -> PlayedBoard:
            return replace(made_up(task), seconds=50.0 if task.deal.source == dear else 0.01)

        monkeypatch.setattr(tasks, "play_task", timed)
        with Store(tmp_path / dear, settings.facts, create=True) as store:
            if found:
                begun = [*found[0]][: 2 * FIRST_DEALS]
                later = [*found[0]][2 * FIRST_DEALS + 1 : 2 * FIRST_DEALS + 2]
                find_set_deals(store, begun, 3, Pool())
                find_set_deals(store, later, 3, Pool())
            play_league(settings, store)
            found.append(store.deals())
    first, again = found
    assert first == again
    assert len(first) == settings.deals


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
        find_set_deals(store, [("6NT", number) for number in range(FIRST_DEALS + 3)], 3, Pool())
        find_set_deals(store, [("7NT", number) for number in range(FIRST_DEALS)], 3, Pool())
        reads = []

        def boards() -> Iterator[PlayedBoard]:
            reads.append(1)
            return Store.boards(store)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(store, "boards", boards)
            patch.setattr(tasks, "play_task", made_up)
            design = LeagueDesign(settings, store)
            batches = 0
            for batches, batch in enumerate(design.batches()):
                assert batches < 10, "it goes round and round"
                for work, row in do_all(store, batch, Pool()):
                    design.enter(work, row)
                assert {board.key for board in design.league().boards} == store.played()
        assert batches > 1
        assert len(reads) == 1, "the stored boards are read for every batch"
        numbers = {name: sorted(at for source, at in store.deals() if source == name) for name in settings.contracts}
        assert sum(map(len, numbers.values())) == 2 * FIRST_DEALS + 5
        assert all(each == list(range(len(each))) for each in numbers.values())
        assert {(board.source, board.number) for board in store.boards()} == store.deals().keys()
