"""`declarer scenarios`: card-play problems, and players tested on them."""

from __future__ import annotations

from functools import partial
from itertools import islice
from typing import Annotated, Any

import typer

from agent.registry import PlayerSpec, Role, parse_player
from experiments.command_line.board_options import Seed, refuse_repeated
from experiments.command_line.common import Json, argument, new_app, show
from experiments.command_line.parallel import each_piece
from experiments.command_line.run_options import JobsOfAll, processes_for
from experiments.errors import StoreError
from experiments.questions.scenarios import planning_report, report
from experiments.questions.scenarios.analysis import Attempt, Problem, Scenario, attempt, player_for_endings
from experiments.questions.scenarios.analysis import scenarios as endings
from experiments.questions.scenarios.planning import PlanningProblem, planning_problems
from experiments.questions.scenarios.report import list_text, players_json, players_text

app = new_app()

_LEAST_PROBLEMS = 8
"""The least problems for a process: players with few samples solve them in about the time of its start."""


@app.command(
    epilog="Example: declarer scenarios guess-1 --answer. Or: declarer scenarios --player payoff:samples=20 "
    "--player monte-carlo:samples=20 --jobs 2. Or: declarer scenarios --set planning --player payoff:strong",
)
def scenarios(
    names: Annotated[
        list[str] | None, typer.Argument(metavar="NAME", help="Problems or themes: guess-1, guess (default: all).")
    ] = None,
    set_: Annotated[
        str,
        typer.Option(
            "--set", metavar="NAME", help="endings (with exact odds), or planning (problems from trick 1 on)."
        ),
    ] = "endings",
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
    tricks needed is exact: it comes from a search of all layouts. With --set planning, they are turns early in the
    play, and the chances come from playing the cards out. Without names and players, all problems are listed.
    """
    if set_ not in ("endings", "planning"):
        raise typer.BadParameter(f"unknown set: {set_!r} (choose endings or planning)", param_hint="--set")
    chosen = argument("NAME", lambda _: _chosen(set_, names or []), "")
    if answer and (players or not names):
        raise typer.BadParameter("name the problem to answer, and leave out --player", param_hint="--answer")
    if players:
        parse = player_for_endings if set_ == "endings" else _declarer
        asked = [argument("--player", parse, each) for each in players]
        refuse_repeated([each.key for each in asked], "--player")
        attempts = _attempts(chosen, asked, seed, jobs)
        groupings = (planning_report.seen_heading,) if set_ == "planning" else ()
        show(players_json(attempts) if json_ else players_text(attempts, *groupings))
    elif json_:
        show({"problems": [_json(each) for each in chosen]})
    elif names:
        show("\n\n".join(_text(each, with_answer=answer) for each in chosen))
    else:
        show(list_text(chosen))


def _declarer(text: str) -> PlayerSpec:
    return parse_player(text, Role.DECLARER)


def _text(problem: Problem, *, with_answer: bool) -> str:
    """Return a problem, and the chances of its cards if they are asked for."""
    if isinstance(problem, PlanningProblem):
        parts = [planning_report.problem_text(problem), planning_report.chances_text(problem)]
    else:
        assert isinstance(problem, Scenario)
        parts = [report.problem_text(problem), report.odds_text(problem)]
    return "\n\n".join(parts if with_answer else parts[:1])


def _json(problem: Problem) -> dict[str, Any]:
    if isinstance(problem, PlanningProblem):
        return planning_report.problem_json(problem)
    assert isinstance(problem, Scenario)
    return report.problem_json(problem)


def _chosen(chosen: str, names: list[str]) -> list[Problem]:
    """Return the problems of a set with these names, or all problems if there are no names.

    A name can also be a theme, which stands for all its problems.

    :raises StoreError: if a name is unknown.
    """
    listed: list[Problem] = list(endings() if chosen == "endings" else planning_problems())
    found: list[Problem] = []
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
    chosen: list[Problem], players: list[PlayerSpec], seed: int, jobs: int | None
) -> dict[str, list[Attempt]]:
    """Return, by the player's key, each player's attempts in the order of the problems."""
    work = [(player.key, each) for player in players for each in chosen]
    processes = processes_for(jobs, len(work), _LEAST_PROBLEMS)
    found = iter(each_piece(partial(_attempt, seed), work, processes, "problem", lambda _: 1))
    return {player.key: list(islice(found, len(chosen))) for player in players}


def _attempt(seed: int, work: tuple[str, Problem]) -> Attempt:
    # The player is passed by name, because a player specification cannot always be pickled.
    player, problem = work
    return attempt(problem, parse_player(player, Role.DECLARER), seed)
