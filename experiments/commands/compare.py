"""`declarer compare`: the same players in two runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from experiments.commands.common import Json, new_app, show
from experiments.match.comparison import compare_runs
from experiments.runs.store import Store
from experiments.views.comparison import comparison_json, comparison_text

app = new_app()


@app.command(epilog="Example: declarer compare BEFORE AFTER")
def compare(
    first: Annotated[Path, typer.Argument(metavar="RUN", help="The folder of a run, of any kind.")],
    second: Annotated[Path, typer.Argument(metavar="RUN", help="Another: what it wins from the first is told.")],
    json_: Json = False,
) -> None:
    """Compare the same players in two runs.

    Boards of the same player, defender and deal are compared: IMPs, how many were played otherwise, tricks, CPU time.
    """
    with Store.to_read(first) as before, Store.to_read(second) as after:
        found = compare_runs(before, after)
    show(comparison_json(found) if json_ else comparison_text(found))
