from __future__ import annotations

import re

import pytest

from agent.errors import PlayerError
from agent.robots import ROBOTS, CardPlayer, Robot, is_robot


@pytest.mark.parametrize("name", ROBOTS)
def test_a_named_robot_is_its_bidder_and_its_player(name: str) -> None:
    robot = Robot.parse(f" {name} ")
    assert robot == Robot.parse(ROBOTS[name])
    assert Robot.parse(robot.key) == robot


def test_a_robot_may_declare_and_defend_by_different_players() -> None:
    robot = Robot.parse("monte-carlo:layouts=8 + payoff:samples=3 / monte-carlo:samples=2")
    assert robot.bidder.key == "monte-carlo:layouts=8"
    assert (robot.cards.declarer.key, robot.cards.defender.key) == ("payoff:samples=3", "monte-carlo:samples=2")
    assert robot.key == "monte-carlo:layouts=8 + payoff:samples=3 / monte-carlo:samples=2"


@pytest.mark.parametrize("text", ["robot", "robot:slow", "net + monte-carlo:fast"])
def test_what_names_a_robot_is_never_read_as_a_player_of_cards(text: str) -> None:
    assert is_robot(text)
    assert not is_robot("monte-carlo:fast / arbitrary")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("robot:slow", "unknown robot: 'robot:slow' (choose from robot:strong, robot:fast, or name a bidder"),
        ("nett + monte-carlo:fast", "unknown bidder: 'nett'"),
        ("net + monte", "unknown declarer: 'monte'"),
        ("net + payoff:samples=2", "name a declarer and a defender, as in 'payoff / monte-carlo'"),
        ("net + a / b / c", "more than two players: 'a / b / c'"),
    ],
)
def test_a_robot_that_does_not_exist_is_refused(text: str, message: str) -> None:
    with pytest.raises(PlayerError, match=re.escape(message)):
        Robot.parse(text)


def test_a_player_of_both_roles_is_named_once() -> None:
    assert CardPlayer.parse("monte-carlo:samples=2").key == "monte-carlo:samples=2"
