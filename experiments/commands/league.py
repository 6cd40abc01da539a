"""`declarer league`: every player on one table, with error bars and its price."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from experiments.commands.common import Json, exit_if, new_app, now_and_then, progress_bar, say, show
from experiments.commands.run_options import (
    Backend,
    Jobs,
    Mix,
    RunFolder,
    Scheduler,
    deals_of_files,
    failure_line,
    pool_of,
    say_failed,
)
from experiments.league.run import league_of, league_of_run, play_league, settings_of
from experiments.league.settings import LeagueSettings, read_league
from experiments.league.standings import League
from experiments.runs.deals import keep_deals
from experiments.runs.pool import Pool
from experiments.runs.rows import FailedBoard, PlayedBoard
from experiments.runs.settings import keep_settings
from experiments.runs.store import SETTINGS_FILE, Store
from experiments.views.league import PICTURE, league_json, league_text, write_league
from experiments.views.plots import has_matplotlib

app = new_app()
league = new_app()
app.add_typer(league, name="league")


@league.callback(
    epilog="Example: declarer league run league.toml -o RUN --jobs 2. Then: declarer league table RUN -o TABLES"
)
def all_of_them() -> None:
    """Put every player on one table, with error bars and its price.

    All declarers play the same deals against the same defenders with the same luck; told is who wins how much, at what
    cost, and how sure it is.
    """


@league.command(epilog="Example: declarer league run league.toml -o RUN --jobs 2")
def run(
    file: Annotated[Path, typer.Argument(metavar="FILE.toml", help="Players, defenders and deals.")],
    output: Annotated[Path, typer.Option("-o", "--output", metavar="RUN", help="The folder of the run.")],
    jobs: Jobs = 1,
    backend: Backend = "loky",
    scheduler: Scheduler = None,
    mix: Mix = False,
    json_: Json = False,
) -> None:
    """Play a league, or go on with one.

    The file has [players], a name and a declarer a line, and above that what else is not as by default: deals = 300,
    contracts = ["1NT", "3NT", "4H", "6H"] or random = true or files = ["hands.pbn"], defenders = ["arbitrary"],
    reference = the first player, scoring = "imps", seed = 1, and [weights] of contract sets. A player added later plays
    its boards only; more deals are of the set where they settle most.
    """
    settings = read_league(file)
    pool = pool_of(jobs, backend, scheduler)
    with Store(output, {"kind": "league", "seed": str(settings.seed)}, create=True, may_mix_programs=mix) as store:
        failed = False
        if settings.files:
            deals, failed = deals_of_files([file.parent / each for each in settings.files], None, pool)
            keep_deals(store, deals)
        keep_settings(output / SETTINGS_FILE, settings.to_toml())
        _play(settings, store, pool, failed=failed, json_=json_)


@league.command(epilog="Example: declarer league resume RUN --jobs 2")
def resume(
    run: RunFolder,
    jobs: Jobs = 1,
    backend: Backend = "loky",
    scheduler: Scheduler = None,
    mix: Mix = False,
    json_: Json = False,
) -> None:
    """Go on with a league that was stopped or killed; settings.toml in its folder may have new players."""
    pool = pool_of(jobs, backend, scheduler)
    with Store(run, {"kind": "league"}, may_mix_programs=mix) as store:
        _play(settings_of(store), store, pool, failed=False, json_=json_)


@league.command(epilog="Example: declarer league table RUN -o TABLES. Or: declarer league table RUN --json")
def table(
    run: RunFolder,
    reference: Annotated[
        str | None, typer.Option(metavar="NAME", help="Compare with this player, by its name in the table.")
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option("-o", "--output", metavar="FOLDER", help="Write a page, Markdown, CSV and a picture there."),
    ] = None,
    json_: Json = False,
) -> None:
    """Tell what a league, or a match kept with --run, has shown so far; it may still be played meanwhile."""
    with Store.to_read(run) as store:
        found = league_of_run(store, reference)
    show_league(found, run.resolve().name, output, json_=json_)


def show_league(found: League, name: str, output: Path | None, *, json_: bool) -> None:
    """Print a league, and write it to a folder if one is given."""
    show(league_json(found) if json_ else league_text(found))
    if output is not None:
        written = write_league(found, name, output)
        if not has_matplotlib():
            say(f"declarer: without {PICTURE}, which needs matplotlib: install declarer[plots]")
        say(f"written to {output}: {' '.join(path.name for path in written)}")


def _play(settings: LeagueSettings, store: Store, pool: Pool, *, failed: bool, json_: bool) -> None:
    interrupted = False
    failures = 0
    have = len(store.played())
    with progress_bar(settings.deals * settings.tables, "playing", "board", done=have) as bar:
        is_time = now_and_then(1)

        def on_result(board: PlayedBoard | FailedBoard) -> None:
            nonlocal failures
            if isinstance(board, FailedBoard):
                failures += 1
                bar.write(failure_line(board), file=sys.stderr)
            bar.update()

        def on_batch(total: int) -> None:
            bar.total = total
            if is_time():
                bar.set_postfix_str(_in_short(league_of(settings, store)), refresh=False)

        try:
            play_league(settings, store, pool, on_result, on_batch)
        except KeyboardInterrupt:
            interrupted = True
    found = league_of(settings, store)
    if found.played:
        show(league_json(found) if json_ else league_text(found))
    say_failed(failures, store.folder)
    if interrupted:
        say(f"declarer: stopped; `declarer league resume {store.folder}` goes on")
    exit_if(interrupted or failures or failed)


def _in_short(found: League) -> str:
    return ", ".join(f"{each.name} {each.over}" for each in found.standings() if each.over is not None)
