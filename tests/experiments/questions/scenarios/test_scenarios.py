from __future__ import annotations

import json
from pathlib import Path

import pytest

from agent.registry import Role, parse_player
from ddsolver import Deal, Position, Solver, Strain
from ddsolver.cards import parse_cards
from experiments.boards.files import read_file
from experiments.fitting.scenario_odds import odds_of
from experiments.questions.scenarios.analysis import Attempt, Odds, Scenario, attempt, problems, result, scenarios
from experiments.questions.scenarios.report import answer_of
from tests.command import declarer
from tests.pages import Page

QUICK = ("guess-2", "holdup-1", "counting-1", "finesse-4", "elimination-1")


def find(name: str) -> Scenario:
    (found,) = (each for each in scenarios() if each.name == name)
    return found


def test_there_are_sixty_problems_and_more_of_ten_themes() -> None:
    names = [each.name for each in scenarios()]
    assert len(names) == len(set(names)) >= 60
    assert len({each.theme for each in scenarios()}) >= 10
    assert [each.name for each in problems()] == names


def test_a_problem_has_a_best_card_that_others_are_not() -> None:
    for scenario in scenarios():
        question = scenario.question
        assert set(scenario.odds) == set(question.position.legal()), scenario.name
        assert 0 < len(scenario.accepted) < len(scenario.odds), scenario.name
        others = [each.equal for card, each in scenario.odds.items() if card not in scenario.accepted]
        assert scenario.best - max(others) >= 0.02, scenario.name
        assert all(0 <= each.worst <= each.equal <= 1 for each in scenario.odds.values()), scenario.name
        assert question.role is Role.DECLARER, scenario.name


@pytest.mark.slow
@pytest.mark.parametrize("name", QUICK)
def test_the_odds_are_those_of_a_search_of_all_layouts(name: str) -> None:
    scenario = find(name)
    found = odds_of(scenario)
    assert found["layouts"] == scenario.layouts
    cards = found["cards"]
    assert isinstance(cards, dict)
    assert {card: Odds(**each) for card, each in cards.items()} == {
        str(card): each for card, each in scenario.odds.items()
    }


@pytest.mark.long
@pytest.mark.parametrize("scenario", scenarios(), ids=lambda each: each.name)
def test_all_odds_are_those_of_a_search_of_all_layouts(scenario: Scenario) -> None:
    player = parse_player("payoff:samples=all,weights=correct-play,p=1,aim=make,situations=any", Role.DECLARER)
    assert attempt(scenario, player, seed=1).solved


def test_no_problem_comes_twice_in_other_words() -> None:
    seen: dict[object, str] = {}
    for each in scenarios():
        odds = sorted((odds.equal, odds.worst) for odds in each.odds.values())
        told = each.theme, each.layouts, each.needed, tuple(odds)
        assert seen.setdefault(told, each.name) == each.name


def test_an_attempt_is_solved_by_an_accepted_card_and_loses_what_the_best_makes_more() -> None:
    scenario = find("guess-1")
    exact = parse_player("payoff:samples=all,weights=correct-play,p=1", Role.DECLARER)
    tried = attempt(scenario, exact, seed=1)
    assert (tried.solved, tried.lost) == (True, 0)
    (wrong,) = parse_cards("SK")
    missed = Attempt(scenario, wrong, scenario.best - scenario.odds[wrong].equal, 0.5)
    assert not missed.solved
    found = result([tried, missed])
    assert (found.solved.mean, found.lost.mean) == (0.5, missed.lost / 2)


@pytest.mark.slow
def test_players_are_tried_on_the_same_problems_whatever_the_jobs() -> None:
    players = ("--player", "payoff:samples=10", "--player", "monte-carlo:samples=10")
    one = json.loads(declarer("scenarios", "guess", *players, "--json").stdout)
    two = json.loads(declarer("scenarios", "guess", *players, "--json", "--jobs", "2").stdout)
    for found in (one, two):
        for each in found["players"]:
            del each["seconds_a_problem"]
    assert one == two
    payoff, monte_carlo = one["players"]
    assert payoff["solved"]["mean"] > monte_carlo["solved"]["mean"]
    table = declarer("scenarios", "guess", "holdup-1", *players).stdout
    assert "Two-way guesses" in table
    assert "Hold-up, 1 problem" in table
    assert "aim=make" in declarer("scenarios", "guess-1", "--player", "payoff:aim=tricks").stderr
    assert declarer("scenarios", "Guess-1").returncode == 0


@pytest.mark.parametrize("name", [*QUICK, "guess-1"])
def test_an_answer_is_the_best_card_with_reasons_and_a_layout_in_which_it_succeeds(name: str) -> None:
    scenario = find(name)
    found = answer_of(scenario)
    assert found.card in scenario.accepted
    assert found.rival not in scenario.accepted
    assert f"{found.card.symbol} " in found.why[0]
    chance = scenario.odds[found.card].equal
    assert ("in all layouts" if chance == 1 else f"in {100 * chance:.0f} % of the") in found.why[0]
    north, east, south, west = (hand or 0 for hand in found.hands)
    position = Position(Deal((north, east, south, west)), scenario.trump, scenario.leader, scenario.plays)
    for seat, hand in scenario.seen.items():
        assert found.hands[seat] == hand
    own = Solver().card_values(position)[found.card] + position.tricks_won.of(position.to_play)
    assert own >= scenario.needed


def test_a_lesson_is_a_page_with_the_answers_at_its_end_or_boards_with_comments(tmp_path: Path) -> None:
    page, boards = tmp_path / "lesson.html", tmp_path / "lesson.pbn"
    assert declarer("scenarios", "guess-1", "Hold-up", "-o", page).returncode == 0
    text = page.read_text(encoding="utf-8")
    assert Page(text).open == []
    assert ".moment {" in text
    problems, answers = text.split('id="answers"')
    assert 'id="guess-1"' in problems
    assert 'id="holdup-1"' in problems
    assert "makes the contract" not in problems
    assert "\N{BLACK HEART SUIT}A (cashed) makes the contract in 50 %" in answers
    assert declarer("scenarios", "two-way guesses", "-o", boards).returncode == 0
    read = read_file(boards)
    assert read.problems == ()
    assert [each.tags["Event"] for each in read.boards[:2]] == ["Two-way guesses: guess-1", "Two-way guesses: guess-2"]
    assert "Answer: " in "".join(each for marks in read.boards[0].commentary.around.values() for each in marks)
    assert read.boards[0].trump is Strain.NOTRUMP
    refused = declarer("scenarios", "guess", "-o", tmp_path / "lesson.txt")
    assert refused.returncode != 0
    assert "must end in .html or .pbn" in " ".join(refused.stderr.split())
