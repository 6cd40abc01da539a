"""`declarer match`: several declarers on the same boards."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from tqdm import tqdm

from agent.registry import Role
from experiments import as_json, text
from experiments.board import Board
from experiments.commands.common import (
    DefenderName,
    Jobs,
    Json,
    PbnFile,
    Seed,
    app,
    exit_if,
    player,
    read_boards,
    say,
    show,
)
from experiments.formats.pbn_export import write_pbn
from experiments.match import Match, play_match, record_board


@app.command(
    epilog="Example: declarer match hands.pbn --declarer monte-carlo:samples=20 --declarer monte-carlo:samples=5 "
    "--seed 1 --jobs 2 -o played.pbn",
)
def match(
    file: PbnFile = None,
    declarer: Annotated[
        list[str] | None,
        typer.Option("--declarer", metavar="NAME", help="Who declares; give two or more to compare them."),
    ] = None,
    defender: DefenderName = "arbitrary",
    seed: Seed = 1,
    jobs: Jobs = 1,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="OUT.pbn", help="Write every board played, as PBN.")
    ] = None,
    json_: Json = False,
) -> None:
    """Play every board with each declarer; compare in IMPs.

    Each declarer plays at its own table against the same defenders. A board without a contract is played in
    North-South's best makeable one, undoubled, or is passed out.
    """
    names = declarer or ["monte-carlo:samples=20", "monte-carlo:samples=5"]
    declarers = [player("--declarer", name, Role.DECLARER) for name in names]
    defending = player("--defender", defender, Role.DEFENDER)
    read = read_boards(file)
    if not read.boards:
        raise typer.Exit(1)
    steps = len(read.boards) * (1 + len(declarers))
    with tqdm(total=steps, desc="playing", unit="board", delay=1, disable=None, leave=False, file=sys.stderr) as bar:
        played = play_match(
            read.boards, declarers, defending, seed, jobs, tables=output is not None, progress=bar.update
        )
    show(as_json.match_json(played) if json_ else f"{text.match_boards(played)}\n\n{text.match_standings(played)}")
    if output is not None:
        write_pbn(output, _boards_of(played))
    for failure in played.failures:
        say(f"declarer: board {failure.board}{f', {failure.declarer}' if failure.declarer else ''}: {failure.message}")
    if played.interrupted:
        say("declarer: interrupted; the boards above are those that were finished")
    exit_if(read.problems or played.failures or played.interrupted)


def _boards_of(played: Match) -> list[Board]:
    return [record_board(result, place, played) for result in played.results for place in range(len(played.declarers))]
