"""`declarer calibrate`: compare players with boards that people played."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from experiments.command_line import common
from experiments.command_line.board_options import Seed, read_matches
from experiments.command_line.run_options import Jobs, KeptRun, Mix
from experiments.questions.judge.asked import check_players
from experiments.runs.processes.pool import Pool
from experiments.runs.settings import make_settings
from experiments.show.exports import csv_of
from experiments.show.rendering import write_page

if TYPE_CHECKING:
    from experiments.competitions.yardstick.comparisons import Calibration

app = common.new_app()
calibrate = common.new_app()
app.add_typer(calibrate, name="calibrate")


@calibrate.callback(epilog="Example: declarer calibrate players evening.pbn --player monte-carlo:samples=20")
def group() -> None:
    """Compare our players with people and programs.

    They played the boards of files; our players are asked at the same turns.
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayersOptions:
    """The arguments and options of `declarer calibrate players`."""

    files: list[Path] | None = common.positional(
        None,
        "FILE",
        "Played boards: .pbn or .lin files, or folders (default: the bench of card play, with its entrants).",
    )
    player: list[str] | None = common.option(None, "NAME", "Player to ask, in each role it supports; repeatable.")
    group: list[str] | None = common.option(
        None,
        "NAME=PATTERNS",
        "Count all names that match one of the patterns as one program: 'BEN=thor*,BEN-*'; repeatable.",
    )
    seed: Seed = 1
    jobs: Jobs = 1
    run: KeptRun = None
    mix: Mix = False
    turns: Path | None = common.option(None, "FILE.csv", "Also write a CSV file with a row per turn and player.")
    json_: common.Json = False


@common.command(
    calibrate,
    PlayersOptions,
    name="players",
    epilog="Example: declarer calibrate players evening.pbn --player monte-carlo:fast --player payoff:samples=20. "
    "Or: declarer calibrate players robots/*.pbn --group 'BEN=thor*' --run RUN --turns turns.csv. "
    "Or, at the tables of the bench: declarer calibrate players --player monte-carlo:samples=50 --turns mine.csv",
)
def players(options: PlayersOptions) -> None:
    """Compare our players with people or programs, card by card.

    A player sees the same hands as the person or program on turn, and the cards played so far. A card costs the
    double-dummy tricks that it gives away. The player's losses are compared with those of the people or programs at
    the same turns. There is a comparison over all tables, for each program or person, and for each match. (Each
    name in a file is a program or person; each file is a match.) Every comparison is also split by role, by place
    in the trick, and by trick. The people or programs knew the auction; not all of our players use it. The
    intervals are simultaneous, that is, wider because there are many. The first player is also compared with each
    other one.

    Without a file, the tables are those of the bench of card play: 100 deals that two robots bid and played. Its
    entrants are players that were asked at the same turns before.
    """
    # These modules import pydantic, which is slow and which `--help` does not need.
    from experiments.competitions.yardstick.report import KIND
    from experiments.competitions.yardstick.run import (
        CalibrationSettings,
        bench_tables,
        parse_group,
        play_run,
        stored_tables,
    )

    common.check_can_write(options.turns, "--turns")
    names = common.argument("--player", lambda _: check_players(options.player or ["monte-carlo:fast"]), "")
    for text in options.group or ():
        common.argument("--group", parse_group, text)
    read = read_matches(options.files or ())
    tables = stored_tables(read.boards) if options.files else bench_tables()
    if not tables:
        common.say("declarer: no board in these files contains card play")
        raise typer.Exit(1)
    values = {
        "players": names,
        "groups": tuple(options.group or ()),
        "bench": not options.files,
        "seed": options.seed,
    }
    settings = make_settings(CalibrationSettings, values, "the settings given")
    replace(KIND, play=partial(play_run, tables=tables)).command(
        settings,
        options.run,
        Pool(options.jobs),
        mix=options.mix,
        json_=options.json_,
        finish=lambda found, _: _write(options.turns, found),
    )
    common.exit_if(read.problems)


def _write(turns: Path | None, found: Calibration) -> None:
    if turns is not None and found.tables:
        write_page(turns, csv_of(found.to_frame()))
        common.say(f"declarer: {turns} written")
