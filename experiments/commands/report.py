"""`declarer report`: the tables and pictures of a run."""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path
from typing import Annotated

import typer

from experiments.commands.common import Json, new_app, say, show
from experiments.commands.league import show_league
from experiments.commands.run_options import RunFolder
from experiments.league.run import league_of_run
from experiments.runs.store import Store
from experiments.thesis.run import settings_of
from experiments.views.table import as_text
from experiments.views.thesis.report import make_report, write_report

app = new_app()


@app.command(epilog="Example: declarer report RUN -o REPORT")
def report(
    run: RunFolder,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="FOLDER", help="Where to; without it, RUN/report.")
    ] = None,
    json_: Json = False,
) -> None:
    """Make the tables and pictures of a run, finished or not.

    Of a league, or a match kept with --run, they are those of `declarer league table`. Of another run it writes
    index.html, a page that stands for itself, the same as report.md with its pictures, the tables as CSV, and
    deals.pbn, the deals on which the declarers differed most. Prints the tables over all contract sets.
    """
    with Store.to_read(run) as store:
        if store.facts().get("kind") in ("league", "match"):
            show_league(league_of_run(store), run.resolve().name, output or run / "report", json_=json_)
            return
        chosen = settings_of(run)
        made = make_report(store, chosen)
    written = write_report(made, output or run / "report")
    if not made.pictures:
        say("declarer: without pictures, which need matplotlib: install declarer[plots]")
    if json_:
        tables = {field.name: getattr(made.data, field.name) for field in fields(made.data)}
        show({name: json.loads(table.to_json(orient="records")) for name, table in tables.items()})
    else:
        show(as_text(made.aggregates))
    say(f"written to {written[0].parent}: {' '.join(path.name for path in written)}")
