"""`declarer scenarios`: card-play problems, and players tested on them."""

from __future__ import annotations

from functools import partial
from itertools import islice
from typing import Annotated

import typer

from agent.registry import PlayerSpec, Role, parse_player
from experiments.command_line.board_options import Seed, refuse_repeated
from experiments.command_line.common import Json, argument, new_app, show
from experiments.command_line.parallel import each_piece
from experiments.command_line.run_options import JobsOfAll, processes_for
from experiments.errors import StoreError
from experiments.questions.scenarios.analysis import Attempt, Scenario, attempt, player_for_endings
from experiments.questions.scenarios.analysis import scenarios as endings
from experiments.questions.scenarios.report import (
    list_text,
    odds_text,
    players_json,
    players_text,
    problem_json,
    problem_text,
)

app = new_app()

_LEAST_PROBLEMS = 8
"""The least problems for a process: players with few samples solve them in about the time of its start."""


@app.command(
    epilog="Example: declarer scenarios guess-1 --answer. Or: declarer scenarios --player payoff:samples=20 "
    "--player monte-carlo:samples=20 --jobs 2",
)
def scenarios(
    names: Annotated[
        list[str] | None, typer.Argument(metavar="NAME", help="Problems or themes: guess-1, guess (default: all).")
    ] = None,
    players: Annotated[
        list[str] | None,
        typer.Option("--player", metavar="NAME", help="Declarer to test on the problems; repeatable."),
    ] = None,
    answer: Annotated[bool, typer.Option("--answer", help="Print the odds of every card.")] = False,
    seed: Seed = 1,
    jobs: JobsOfAll = None,
    json_: Json = False,
) -> None:
    """Show card-play problems, or test players on them.

    The problems are endings in which two hands are known. The probability that a card takes the
    tricks needed is exact: it comes from a search of all layouts. Without names and players, all problems are listed.
    """
    chosen = argument("NAME", lambda _: _chosen(names or []), "")
    if answer and (players or not names):
        raise typer.BadParameter("name the problem to answer, and leave out --player", param_hint="--answer")
    if players:
        asked = [argument("--player", player_for_endings, each) for each in players]
        refuse_repeated([each.key for each in asked], "--player")
        attempts = _attempts(chosen, asked, seed, jobs)
        show(players_json(attempts) if json_ else players_text(attempts))
    elif json_:
        show({"problems": [problem_json(each) for each in chosen]})
    elif names:
        texts = [f"{problem_text(each)}\n\n{odds_text(each)}" if answer else problem_text(each) for each in chosen]
        show("\n\n".join(texts))
    else:
        show(list_text(chosen))


def _chosen(names: list[str]) -> list[Scenario]:
    """Return the problems with these names, or all problems if there are no names.

    A name can also be a theme, which stands for all its problems.

    :raises StoreError: if a name is unknown.
    """
    listed = list(endings())
    found: list[Scenario] = []
    for name in names:
        own = [each for each in listed if name.lower() in (each.name, each.family)]
        if not own:
            themes = dict.fromkeys(each.family for each in listed)
            raise StoreError(
                f"unknown problem {name!r}; give a theme ({', '.join(themes)}) or a problem such as {listed[0].name}"
            )
        found += [each for each in own if each not in found]
    return found or listed


def _attempts(
    chosen: list[Scenario], players: list[PlayerSpec], seed: int, jobs: int | None
) -> dict[str, list[Attempt]]:
    """Return, by the player's key, each player's attempts in the order of the problems."""
    work = [(player.key, each) for player in players for each in chosen]
    processes = processes_for(jobs, len(work), _LEAST_PROBLEMS)
    found = iter(each_piece(partial(_attempt, seed), work, processes, "problem", lambda _: 1))
    return {player.key: list(islice(found, len(chosen))) for player in players}


def _attempt(seed: int, work: tuple[str, Scenario]) -> Attempt:
    # The player is passed by name, because a player specification cannot always be pickled.
    player, problem = work
    return attempt(problem, parse_player(player, Role.DECLARER), seed)
