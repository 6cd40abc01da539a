"""`declarer run`: resume a stopped run, report a run, or compare two runs."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import fields
from functools import partial
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer

from experiments.analysis.yardstick.run import CalibrationSettings
from experiments.analysis.yardstick.run import play_run as play_calibration
from experiments.analysis.yardstick.run import read_run as read_calibration
from experiments.commands import calibrate, league, match, reproduce, table_manager, tune
from experiments.commands.common import Json, exit_if, new_app, say, show
from experiments.commands.run_options import Backend, Jobs, Mix, RunFolder, Scheduler, pool_of
from experiments.errors import StoreError
from experiments.league.run import league_of_run
from experiments.league.run import play_run as play_league
from experiments.league.settings import LeagueSettings
from experiments.match.comparison import compare_runs
from experiments.match.run import MatchRun
from experiments.match.run import play_run as play_match
from experiments.match.run import read_run as read_match
from experiments.network.settings import SessionSettings
from experiments.runs.file_names import readable_name
from experiments.runs.processes.pool import Pool
from experiments.runs.progress import Bars
from experiments.runs.provenance import Provenance, provenance_of, with_provenance
from experiments.runs.session import kept_results
from experiments.runs.store import Store, resumed_by
from experiments.thesis.run import open_grid, settings_of
from experiments.thesis.run import play_run as play_grid
from experiments.tune.run import TuneRun, read_run
from experiments.tune.run import play_run as play_tune
from experiments.views.analysis.calibrate import calibration_json, calibration_text
from experiments.views.analysis.calibrate_page import calibration_exports, write_calibration
from experiments.views.comparison import comparison_json, comparison_text
from experiments.views.exports import Exports
from experiments.views.league import league_exports, league_json, league_text, write_league
from experiments.views.match import run_json as match_json
from experiments.views.match import run_text as match_text
from experiments.views.match_tables import match_exports, write_match
from experiments.views.plots import has_matplotlib
from experiments.views.table import as_text
from experiments.views.thesis.report import Report, make_report, report_exports, write_report
from experiments.views.tune import run_json, run_text, tune_exports, write_tune

app = new_app()
run = new_app()
app.add_typer(run, name="run")


@run.callback(epilog="Example: declarer run resume RUN --jobs 2. Then: declarer run report RUN")
def all_of_them() -> None:
    """Resume a run, print its report, or compare two runs."""


@run.command(epilog="Example: declarer run resume RUN --jobs 2")
def resume(
    folder: RunFolder,
    jobs: Jobs = 1,
    backend: Backend = "loky",
    scheduler: Scheduler = None,
    mix: Mix = False,
    json_: Json = False,
) -> None:
    """Play the missing boards of a run.

    Use it after Ctrl-C, after a crash, or after editing settings.toml in the folder of the run. The folder comes from
    `declarer match --run`, `table-manager --run`, `tune --run`, `calibrate players --run`, `league -o` or
    `reproduce -o`. Failed boards are tried again.
    """
    pool = pool_of(jobs, backend, scheduler)
    with Store.to_read(folder) as store:
        kind = store.facts().get("kind")
    if kind == "reproduce":
        settings = settings_of(folder)
        with open_grid(folder, settings, create=False, may_mix_programs=mix) as store:
            reproduce.show_tally(play_grid(settings, store, pool, Bars()), folder)
        return
    with Store(folder, may_mix_programs=mix) as store, kept_results(folder):
        if kind == "match":
            _resume_match(store, pool, json_=json_)
        elif kind == "tune":
            _resume_tune(store, pool, json_=json_)
        elif kind == "table-manager":
            table_manager.resume(store, json_=json_)
        elif kind == "league":
            _resume_league(store, pool, json_=json_)
        elif kind == "calibrate":
            _resume_calibration(store, pool, json_=json_)
        else:
            raise StoreError(f"{folder} contains a run of unknown kind: {kind!r}")


def _resume_match(store: Store, pool: Pool, *, json_: bool) -> None:
    found = play_match(MatchRun.of_run(store), store, (), pool, Bars())
    match.show_match(found, store, store.folder, json_=json_)
    exit_if(found.failures or found.played.interrupted)


def _resume_tune(store: Store, pool: Pool, *, json_: bool) -> None:
    found = play_tune(TuneRun.of_run(store), store, pool, Bars())
    tune.show_tune(found, store, store.folder, json_=json_)
    exit_if(found.failures or not found.is_done)


def _resume_league(store: Store, pool: Pool, *, json_: bool) -> None:
    found = play_league(LeagueSettings.of_run(store), store, (), pool, Bars())
    league.show_league(found, store, json_=json_)
    exit_if(found.failures or found.interrupted)


def _resume_calibration(store: Store, pool: Pool, *, json_: bool) -> None:
    found = play_calibration(CalibrationSettings.of_run(store), store, (), pool, Bars())
    calibrate.show_calibration(found, store, store.folder, json_=json_)
    exit_if(found.failures or found.interrupted)


@run.command(epilog="Example: declarer run report RUN -o REPORT. Or: declarer run report RUN --latex > tables.tex")
def report(
    folder: RunFolder,
    output: Annotated[
        Path | None,
        typer.Option(
            "-o",
            "--output",
            metavar="FOLDER",
            help="Folder for the report (default: RUN/report; with --json, --latex or --csv, none).",
        ),
    ] = None,
    reference: Annotated[
        str | None, typer.Option(metavar="NAME", help="Leagues and matches only: player to compare the others with.")
    ] = None,
    json_: Json = False,
    latex: Annotated[bool, typer.Option("--latex", help="Print all tables as LaTeX, for a paper.")] = False,
    csv_: Annotated[bool, typer.Option("--csv", help="Print all tables as CSV, each after a line '# NAME'.")] = False,
) -> None:
    """Print the tables of a run, and write them to a folder.

    The folder gets a web page, Markdown, LaTeX, CSV (and Parquet if pyarrow is installed), BibTeX, and pictures as PNG,
    SVG and PDF. The run may still be in progress.
    For a run of `declarer reproduce`, the report compares our values with those of the thesis, and the file deals.pbn
    has the deals on which the declarers differ most.
    """
    if json_ + latex + csv_ > 1:
        raise typer.BadParameter("give only one of --json, --latex and --csv", param_hint="--latex")
    target = output or (None if json_ or latex or csv_ else folder / "report")
    with Store.to_read(folder) as store:
        made = _report_of(store, reference)
        provenance = provenance_of(store)
        if json_:
            show(with_provenance(made.json(), store))
        elif latex or csv_:
            exports = made.exports(provenance)
            show((exports.to_latex() if latex else exports.to_csv()).rstrip("\n"))
        else:
            show(made.text())
        written = made.write(target, provenance) if target else []
    if written:
        if not has_matplotlib():
            say("declarer: no pictures written; they need matplotlib: pip install 'declarer[plots]'")
        say(f"written to {target}: {' '.join(path.name for path in written)}")


class _Report(NamedTuple):
    """Functions that make the report of a run: as text, as JSON, as tables, or as files in a folder."""

    text: Callable[[], str]
    json: Callable[[], dict[str, Any]]
    exports: Callable[[Provenance], Exports]
    write: Callable[[Path, Provenance], list[Path]]


def _report_of(store: Store, reference: str | None) -> _Report:
    """Return the report of a run of any kind."""
    kind = store.facts().get("kind")
    if kind == "reproduce":
        return _grid_report(make_report(store, settings_of(store.folder)))
    if kind == "tune":
        race = read_run(TuneRun.of_run(store), store)
        return _Report(
            partial(run_text, race),
            partial(run_json, race),
            partial(tune_exports, race),
            partial(write_tune, race),
        )
    if kind == "table-manager":
        session = read_match(SessionSettings.of_run(store), store)
        return _Report(
            partial(match_text, session),
            partial(match_json, session),
            partial(match_exports, session.played),
            partial(write_match, session.played),
        )
    if kind == "calibrate":
        calibration = read_calibration(CalibrationSettings.of_run(store), store)
        if not calibration.tables:
            raise StoreError(
                f"{store.folder} has no board yet for which every player has answered; resume with "
                f"{resumed_by(store.folder)}"
            )
        return _Report(
            partial(calibration_text, calibration),
            partial(calibration_json, calibration),
            partial(calibration_exports, calibration),
            partial(write_calibration, calibration),
        )
    league_found = league_of_run(store, reference)
    return _Report(
        partial(league_text, league_found),
        partial(league_json, league_found),
        partial(league_exports, league_found),
        partial(write_league, league_found, readable_name(store.folder.resolve().name)),
    )


def _grid_report(made: Report) -> _Report:
    frames = {field.name: getattr(made.data, field.name) for field in fields(made.data)}
    return _Report(
        lambda: as_text(made.aggregates),
        lambda: {name: json.loads(frame.to_json(orient="records")) for name, frame in frames.items()},
        lambda _: report_exports(made),
        lambda target, _: write_report(made, target),
    )


@run.command(epilog="Example: declarer run compare BEFORE AFTER")
def compare(
    first: Annotated[Path, typer.Argument(metavar="RUN", help="Folder of the first run.")],
    second: Annotated[
        Path, typer.Argument(metavar="RUN", help="Folder of the second run; its gain over the first is printed.")
    ],
    json_: Json = False,
) -> None:
    """Compare the same players in two runs.

    Boards are paired by player, defender and deal. The tables show IMPs, the share of boards that were played
    differently, tricks and CPU time.
    """
    with Store.to_read(first) as before, Store.to_read(second) as after:
        found = compare_runs(before, after)
    show(comparison_json(found) if json_ else comparison_text(found))
