from __future__ import annotations

import re
import sys

import pytest

from agent.engines.command import EngineCommand, command_in
from agent.errors import PlayerError
from agent.option_text import split_options, split_unquoted, with_options
from agent.registry import Role, parse_bidder, parse_player
from agent.robots import ROBOTS, Robot, is_robot


@pytest.mark.parametrize("name", ROBOTS)
def test_a_named_robot_is_its_bidder_and_its_player(name: str) -> None:
    robot = Robot.parse(f" {name} ")
    assert robot == Robot.parse(ROBOTS[name])
    assert Robot.parse(robot.key) == robot


def test_a_robot_may_declare_and_defend_by_different_players() -> None:
    robot = Robot.parse("monte-carlo:layouts=8 + payoff:samples=3 / monte-carlo:samples=2")
    assert robot.bidder is not None
    assert robot.bidder.key == "monte-carlo:system=two-over-one,layouts=8"
    assert (robot.declarer.key, robot.defender.key) == ("payoff:samples=3", "monte-carlo:samples=2")
    assert robot.key == "monte-carlo:system=two-over-one,layouts=8 + payoff:samples=3 / monte-carlo:samples=2"


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


def test_a_named_robot_takes_options_of_its_player_and_of_its_bidder() -> None:
    robot = Robot.parse("robot:strong,samples=50,layouts=8")
    assert robot.bidder == parse_bidder("monte-carlo:layouts=8")
    assert robot.declarer == parse_player("monte-carlo:strong,auction=robots,samples=50", Role.DECLARER)
    assert robot.defender.settings == robot.declarer.settings
    with pytest.raises(PlayerError, match="unknown option of robot:fast: 'depth=3'; neither its player nor its bidder"):
        Robot.parse("robot:fast,depth=3")
    with pytest.raises(PlayerError, match="option samples is '0'"):
        Robot.parse("robot:fast,samples=0")


def test_signs_between_quotation_marks_separate_nothing() -> None:
    command = f"{sys.executable} -c 'import sys + sys / {{1, 2}} && 3'"
    with pytest.raises(PlayerError, match=r"engine .*import sys \+ sys / .1, 2. && 3"):
        Robot.parse(f"net + engine:cmd={command}")
    words = ("sh", "-c", "a, b && c", "+", "d,e")
    written = str(EngineCommand(words))
    for cmd in (written, f"""'{"sh -c " + '"a, b && c"' + ' "+" "d,e"'}'"""):
        assert EngineCommand.parse(command_in(f"samples=3,cmd={cmd},timeout=5")).words == words
    assert split_unquoted(f"engine:cmd={written} & arbitrary", "&")[1:] == [" arbitrary"]
    assert with_options("engine", {"name": "a & b"}) == "engine:name='a & b'"
    assert split_options("name='a & b',who=it's") == [("name", "name='a & b'", "a & b"), ("who", "who=it's", "it's")]


def test_a_player_of_both_roles_is_named_once() -> None:
    assert Robot.parse("monte-carlo:samples=2").key == "monte-carlo:samples=2"
