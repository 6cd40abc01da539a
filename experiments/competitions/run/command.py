"""`declarer run`: resume a stopped run, report a run, or compare two runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from experiments.command_line import common
from experiments.command_line.run_options import Jobs, Mix, RunFolder, Scheduler, stopped_in_good_order
from experiments.competitions.kinds import exit_unless_whole, kind_of, show_outcome
from experiments.competitions.match.comparison import compare_runs, comparison_json, comparison_text
from experiments.runs.processes.pool import Pool
from experiments.runs.progress import Bars
from experiments.runs.provenance import provenance_of, with_provenance
from experiments.runs.session import kept_results
from experiments.runs.store import Store
from experiments.show.plots import has_matplotlib

app = common.new_app()
run = common.new_app()
app.add_typer(run, name="run")


@run.callback(epilog="Example: declarer run resume RUN --jobs 2. Then: declarer run report RUN")
def all_of_them() -> None:
    """Resume a run, print its report, or compare two runs."""


@run.command(epilog="Example: declarer run resume RUN --jobs 2")
def resume(
    folder: RunFolder,
    jobs: Jobs = 1,
    scheduler: Scheduler = None,
    mix: Mix = False,
    json_: common.Json = False,
) -> None:
    """Play the missing boards of a run.

    Use it after Ctrl-C, after a crash, or after editing settings.toml in the folder of the run. The folder comes from
    the option --run of `declarer match`, `bid-match`, `league`, `tune`, `reproduce`, `calibrate players` or
    `table-manager`. Failed boards are tried again.
    """
    pool = Pool(jobs, scheduler)
    with stopped_in_good_order(folder), Store(folder, may_mix_programs=mix) as store, kept_results(folder):
        outcome = kind_of(store).resume(store, pool, Bars())
        show_outcome(outcome, store, folder, json_=json_)
    exit_unless_whole(outcome)


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
    latex: Annotated[bool, typer.Option("--latex", help="Print all tables as LaTeX, for a paper.")] = False,
    csv_: Annotated[bool, typer.Option("--csv", help="Print all tables as CSV, each after a line '# NAME'.")] = False,
    json_: common.Json = False,
) -> None:
    """Print the results of a run, and write them to a folder.

    The results are those that the command printed which played the run.

    The folder gets a web page, Markdown, LaTeX, CSV, and the pictures, if such a run has any, as PNG, SVG and PDF. The
    run may still be in progress.
    For a run of `declarer reproduce`, the report compares our values with those of the thesis, and the file deals.pbn
    has the deals on which the declarers differ most.
    """
    common.refuse_if(json_ + latex + csv_ > 1, "--latex", "give only one of --json, --latex and --csv")
    common.check_folder(output, "--output")
    target = output or (None if json_ or latex or csv_ else folder / "report")
    with Store.to_read(folder) as store:
        made = kind_of(store).read(store)
        provenance = provenance_of(store)
        if json_:
            common.show(with_provenance(made.to_json(), store))
        elif latex or csv_:
            exports = made.exports(provenance)
            common.show((exports.to_latex() if latex else exports.to_csv()).rstrip("\n"))
        else:
            common.show(made.text())
        written = made.write(target, provenance) if target else []
    if written:
        if not has_matplotlib():
            common.say("declarer: pictures, if this report has any, need matplotlib: pip install matplotlib")
        common.say(f"declarer: report written to {target}: {' '.join(path.name for path in written)}")


@run.command(epilog="Example: declarer run compare BEFORE AFTER")
def compare(
    first: Annotated[Path, typer.Argument(metavar="RUN", help="Folder of the first run.")],
    second: Annotated[
        Path, typer.Argument(metavar="RUN", help="Folder of the second run; its gain over the first is printed.")
    ],
    json_: common.Json = False,
) -> None:
    """Compare the same players in two runs.

    Boards are paired by player, defender and deal. The tables show IMPs, the share of boards that were played
    differently, tricks and CPU time.
    """
    with Store.to_read(first) as before, Store.to_read(second) as after:
        found = compare_runs(before, after)
    common.show(comparison_json(found) if json_ else comparison_text(found))
