"""Problems of planning as text and as JSON."""

from __future__ import annotations

from typing import Any

from agent.rules.constraints import format_constraints
from ddsolver.cards import Seat
from ddsolver.deal import hand_to_pbn
from ddsolver.diagram import hand_diagram
from experiments.questions.scenarios.analysis import Problem
from experiments.questions.scenarios.planning import PlanningProblem
from experiments.show.board import contract_words, play_by_tricks
from experiments.show.table import Column, Table, number


def problem_text(problem: PlanningProblem) -> str:
    """Return a problem without its answer."""
    lines = [
        f"{problem.name} ({problem.theme}): {contract_words(problem.contract)}",
        "",
        hand_diagram({Seat.NORTH: problem.north, Seat.SOUTH: problem.south}),
    ]
    if problem.known:
        lines.append(f"known: {problem.known}")
    if problem.plays:
        lines += ["played so far:", play_by_tricks(problem.contract, problem.plays)]
    return "\n".join([*lines, "", f"{problem.question.position.to_play.name.title()} to play"])


def chances_text(problem: PlanningProblem) -> str:
    """Return a text with the chances of every card, the best first."""
    columns = (
        Column("card", lambda card: card.symbol, words=True),
        Column("arbitrary", number(".1%")),
        Column("careful", number(".1%")),
        Column("", words=True),
    )
    ordered = sorted(problem.odds.items(), key=lambda each: -each[1].equal)
    rows = tuple(
        (card, chances.arbitrary, chances.careful, "*" if card in problem.accepted else "") for card, chances in ordered
    )
    found = "also finds" if problem.seen else "does not find"
    return (
        f"{Table(columns, rows).to_text()}\n"
        "how often the contract was made on lines of play against both defenders; * accepted\n"
        f"A player who goes by double-dummy means {found} the answer."
    )


def seen_heading(problem: Problem) -> str:
    """Return the heading of the problems that double-dummy means solve, or do not solve, as this one."""
    assert isinstance(problem, PlanningProblem)
    return "Solved by double-dummy means" if problem.seen else "Not solved by double-dummy means"


def problem_json(problem: PlanningProblem) -> dict[str, Any]:
    """Return a problem with the chances of every card as JSON."""
    return {
        "name": problem.name,
        "theme": problem.theme,
        "deal": f"N:{hand_to_pbn(problem.north)} - {hand_to_pbn(problem.south)} -",
        "contract": str(problem.contract),
        "known": format_constraints(problem.constraints),
        "plays": [str(card) for card in problem.plays],
        "accepted": [str(card) for card in problem.accepted],
        "solved_by_double_dummy_means": problem.seen,
        "cards": {
            str(card): {"arbitrary": chances.arbitrary, "careful": chances.careful}
            for card, chances in problem.odds.items()
        },
    }
