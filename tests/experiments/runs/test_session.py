"""A run keeps the settings of the command that plays it, not of one that is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from experiments.competitions.kinds import kind_of, resume_run
from experiments.competitions.league.run import run_league
from experiments.competitions.league.settings import LeagueSettings
from experiments.competitions.match.run import MatchRun, run_match
from experiments.competitions.tune.run import TuneRun, run_tune
from experiments.errors import OutputError, SettingsError, StoreError
from experiments.runs.rows import PEOPLE, PlayedBoard
from experiments.runs.session import open_run
from experiments.runs.store import SETTINGS_FILE, Store
from tests.command import declarer
from tests.players import deal_of_run

PLAYER = "monte-carlo:samples=1"
BEFORE = MatchRun(declarers=(PLAYER,), random=2)
AFTER = MatchRun(declarers=(PLAYER,), random=3)


def board(number: int, player: str = PLAYER, program: str = "") -> PlayedBoard:
    return PlayedBoard("3NT", number, player, "arbitrary", 9, 600, 1.0, 0, "SA", "", program=program)


def go_on(folder: Path, error: BaseException, players: tuple[str, ...] = ()) -> None:
    """Go on with more deals, and a new board by each of these players, until an error."""
    with open_run(folder, AFTER.facts) as store:
        AFTER.keep(store)
        store.add_deal(deal_of_run(number=1))
        for player in players:
            store.add_board(board(1, player))
        raise error


def play(settings: TuneRun | LeagueSettings | MatchRun, folder: str) -> None:
    if isinstance(settings, TuneRun):
        run_tune(settings, folder)
    elif isinstance(settings, LeagueSettings):
        run_league(settings, folder)
    else:
        run_match(settings, folder)


def begun(folder: Path) -> None:
    """Begin a run of two random deals; another version of the program played a board."""
    with open_run(folder, BEFORE.facts) as store:
        BEFORE.keep(store)
        store.add_board(board(0, program="another"))


@pytest.mark.parametrize(
    ("added", "error", "kept"),
    [
        ((), StoreError("of another seed"), BEFORE),
        ((PEOPLE,), StoreError("of another program"), BEFORE),
        ((PEOPLE, PLAYER), StoreError("the disk is full"), AFTER),
        ((), OutputError("the pipe is closed"), AFTER),
        ((), KeyboardInterrupt(), AFTER),
    ],
)
def test_an_error_before_any_result_puts_the_settings_back(
    added: tuple[str, ...], error: BaseException, kept: MatchRun, tmp_path: Path
) -> None:
    begun(tmp_path)
    with pytest.raises(type(error)):
        go_on(tmp_path, error, added)
    assert MatchRun.read(tmp_path / SETTINGS_FILE) == kept


def test_a_refused_new_run_keeps_its_settings_and_unreadable_ones_are_replaced(tmp_path: Path) -> None:
    for before in (None, b"\xff"):
        if before is not None:
            (tmp_path / SETTINGS_FILE).write_bytes(before)
        with pytest.raises(StoreError):
            go_on(tmp_path, StoreError("the disk is full"))
        assert MatchRun.read(tmp_path / SETTINGS_FILE) == AFTER


def test_a_refused_command_leaves_the_settings_of_the_run(tmp_path: Path) -> None:
    arguments = ("match", "--declarer", PLAYER, "--run", tmp_path)
    begun(tmp_path)
    before = (tmp_path / SETTINGS_FILE).read_bytes()
    refused = declarer(*arguments, "--random", "3")
    assert "boards of monte-carlo:samples=1 against arbitrary were played by another" in refused.stderr
    assert (tmp_path / SETTINGS_FILE).read_bytes() == before


def test_runs_of_every_kind_that_are_refused_keep_their_settings(tmp_path: Path) -> None:
    """Another version of the program has played, so that nothing can be added."""
    tuned = TuneRun(declarers=("monte-carlo",), seconds_per_deal=9, samples=(1,), contracts=("7NT",), deals=1)
    league = LeagueSettings(players={"one": PLAYER}, contracts=("7NT",), deals=1)
    robots = MatchRun(players="NS=robot:fast,EW=robot:fast", random=1)
    for settings in (tuned, league, robots):
        folder = tmp_path / str(len(list(tmp_path.iterdir())))
        with open_run(folder, settings.facts) as store:
            settings.keep(store)
            store.add_board(board(0, program="another"))
        changed = settings.model_copy(update={"random" if settings is robots else "deals": 2})
        with pytest.raises(StoreError, match="were played by another"):
            play(changed, str(folder))  # a folder may be a text
        assert type(settings).read(folder / SETTINGS_FILE) == settings


ROBOTS = "NS=robot:fast,EW=robot:fast"
CHANGES: dict[str, tuple[MatchRun | LeagueSettings, MatchRun | LeagueSettings, str]] = {
    "scoring": (BEFORE, MatchRun(declarers=(PLAYER,), random=2, scoring="points"), "aim = points, but the run has aim"),
    "aim": (BEFORE, MatchRun(declarers=(PLAYER,), random=2, aim="make"), "has aim imps; .*: set it to imps, or"),
    "players": (BEFORE, MatchRun(players=ROBOTS, random=2), "bidding = robots, .* given; .*: undo the change, or"),
    "league": (
        LeagueSettings(players={"one": PLAYER}, contracts=("7NT",)),
        LeagueSettings(players={"one": PLAYER}, contracts=("7NT",), scoring="matchpoints"),
        "aim = tricks, but the run has aim imps",
    ),
}


@pytest.mark.parametrize("change", CHANGES)
def test_settings_edited_to_other_facts_are_refused_and_stay_to_be_mended(change: str, tmp_path: Path) -> None:
    before, after, words = CHANGES[change]
    with open_run(tmp_path, before.facts) as store:
        after.keep(store)
    with pytest.raises(SettingsError, match=words):
        resume_run(tmp_path)
    with Store.to_read(tmp_path) as store, pytest.raises(SettingsError, match=words):
        kind_of(store).read(store)
    assert (tmp_path / SETTINGS_FILE).read_text() == after.to_toml()


def test_what_an_old_run_scored_counts_when_it_is_resumed_but_not_when_it_is_read(tmp_path: Path) -> None:
    """Such a run does not tell its aim; its players played for points."""
    with Store(tmp_path, {"kind": "match", "seed": "1"}, create=True) as store:
        BEFORE.keep(store)
        assert MatchRun.of_run(store) == BEFORE
    with pytest.raises(SettingsError, match="aim = imps, but the run has aim points; .*: set it to points"):
        resume_run(tmp_path)
