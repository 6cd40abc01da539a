from __future__ import annotations

import json

import pytest

from agent.registry import Role, parse_player
from experiments.questions.scenarios.analysis import attempt
from experiments.questions.scenarios.planning import KINDS, PlanningProblem, planning_problems
from tests.command import declarer

PROBLEMS = planning_problems()


def test_there_are_forty_problems_and_more_of_all_kinds() -> None:
    names = [each.name for each in PROBLEMS]
    assert len(names) == len(set(names)) >= 40
    assert {each.kind for each in PROBLEMS} == set(KINDS)
    assert {each.seen for each in PROBLEMS} == {True, False}


@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda each: each.name)
def test_right_cards_make_more_often_than_the_others(problem: PlanningProblem) -> None:
    runs = problem.question.view.runs()
    right = [run for run in runs if set(run) <= set(problem.accepted)]
    wrong = [run for run in runs if not set(run) & set(problem.accepted)]
    assert right
    assert wrong
    assert len(right) + len(wrong) == len(runs)
    worst = min(problem.chances(run[0]).equal for run in right)
    assert worst >= problem.best - 0.021
    assert worst > max(problem.chances(run[0]).equal for run in wrong)
    assert min(problem.chances(run[0]).equal for run in wrong) <= problem.best - 0.05
    assert problem.question.role is Role.DECLARER


def test_touching_cards_have_the_same_chances() -> None:
    problem = next(each for each in PROBLEMS if any(len(run) > 1 for run in each.question.view.runs()))
    for run in problem.question.view.runs():
        assert len({problem.chances(card) for card in run}) == 1


@pytest.mark.long
@pytest.mark.parametrize("problem", [each for each in PROBLEMS if each.seen], ids=lambda each: each.name)
def test_double_dummy_means_solve_the_problems_said_to_be_solved_by_them(problem: PlanningProblem) -> None:
    player = parse_player("monte-carlo:samples=400,aim=imps", Role.DECLARER)
    assert attempt(problem, player, seed=1).lost < 0.05


def test_the_command_lists_poses_and_answers() -> None:
    listed = declarer("scenarios", "--set", "planning").stdout
    assert all(each.name in listed for each in PROBLEMS)
    problem = next(each for each in PROBLEMS if each.known)
    posed = declarer("scenarios", "--set", "planning", problem.name).stdout
    assert f"known: {problem.known}" in posed
    assert f"{problem.question.position.to_play.name.title()} to play" in posed
    assert "careful" not in posed
    answered = declarer("scenarios", "--set", "planning", problem.name, "--answer").stdout
    assert answered.startswith(posed.rstrip())
    assert "careful" in answered
    (told,) = json.loads(declarer("scenarios", "--set", "planning", problem.name, "--json").stdout)["problems"]
    assert told["accepted"] == [str(card) for card in problem.accepted]
    assert told["solved_by_double_dummy_means"] is problem.seen


def test_players_may_play_for_what_they_like() -> None:
    table = declarer(
        "scenarios", "--set", "planning", "hold-up-2", "bath-coup", "--player", "monte-carlo:samples=5,aim=imps"
    ).stdout
    assert "Bath coup, " in table
    assert "Not solved by double-dummy means, " in table
    assert "Solved by double-dummy means, " in table
