"""Our robots in OpenSpiel's bridge; its rules check every call and card."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from agent.players.bidding.bidder import BiddingView, CallDecision
from agent.players.bidding.bidders import NetBidder
from agent.rules.auction import Action
from agent.rules.contract import Vulnerability

pyspiel = pytest.importorskip("pyspiel", reason="open_spiel has no wheel for this system")

from docs.engines.open_spiel_bot import RobotBot  # noqa: E402 - it needs pyspiel

ROOT = Path(__file__).parents[2]
PLAYED = "bridge(use_double_dummy_result=false,dealer_vul=true)"
QUICK = "net + monte-carlo:samples=2"
CARDS, BID_7NT, PASS = 52, 89, 52


def dealt(seed: int, name: str = PLAYED) -> Any:
    """A game after the deal."""
    state = pyspiel.load_game(name).new_initial_state()
    for card in np.random.default_rng(seed).permutation(CARDS):
        state.apply_action(int(card))
    return state


def finish(state: Any, bots: list[Any]) -> list[int]:
    """The actions of a game that these bots go on with up to its end."""
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    return list(state.history())


def four(robot: str = QUICK, seed: int = 1) -> list[Any]:
    return [RobotBot(player, robot, seed) for player in range(4)]


def test_four_robots_bid_and_play_a_whole_game_by_the_rules_of_open_spiel() -> None:
    returns = pyspiel.evaluate_bots(pyspiel.load_game(PLAYED).new_initial_state(), four(), 3)
    assert returns[0] == returns[2] == -returns[1] == -returns[3] != 0


@pytest.mark.slow
def test_a_game_depends_on_its_cards_and_the_seed_and_not_on_earlier_games() -> None:
    alone = finish(dealt(1), four())
    bots = four()
    assert finish(dealt(2), bots)[:CARDS] != alone[:CARDS]
    assert finish(dealt(1), bots) == alone
    games = {tuple(finish(dealt(1), four(seed=seed))) for seed in range(2, 5)}
    assert len(games) > 1


@pytest.mark.parametrize("restarts", [True, False])
def test_the_same_cards_dealt_again_are_a_new_game(restarts: bool) -> None:
    bots = four()
    first = finish(dealt(1), bots)
    for bot in bots:
        if restarts:
            bot.restart_at(dealt(1))
    assert finish(dealt(1), bots) == first


class Caller:
    """A bot that makes one call if it is legal, and else the first legal one; it plays the lowest card."""

    def __init__(self, call: int) -> None:
        self._call = call

    def step(self, state: Any) -> int:
        legal = state.legal_actions()
        return self._call if self._call in legal else int(legal[0])


def test_a_robot_that_declared_defends_as_a_new_one_when_the_same_cards_are_dealt_again() -> None:
    robot = RobotBot(0, "net + payoff:samples=2 / monte-carlo:samples=2")
    declared = finish(dealt(1), [robot, *[Caller(PASS)] * 3])
    others = [Caller(BID_7NT), *[Caller(PASS)] * 2]
    again = finish(dealt(1), [robot, *others])
    assert declared[CARDS] != PASS, "North opens, and declares"
    assert again[CARDS + 1] == BID_7NT
    assert again == finish(dealt(1), [RobotBot(0, "net + payoff:samples=2 / monte-carlo:samples=2"), *others])


def test_a_robot_sees_only_what_its_player_sees() -> None:
    """OpenSpiel deals the hidden cards again, as far as the player at the table cannot know them."""
    state, generator = dealt(4), np.random.default_rng(1)
    others = 0
    while not state.is_terminal():
        player = state.current_player()
        action = RobotBot(player, QUICK).step(state)
        another = state.resample_from_infostate(player, generator.random)
        others += another.history() != state.history()
        assert RobotBot(player, QUICK).step(another) == action
        state.apply_action(action)
    assert others > 10


@pytest.mark.parametrize("side", ["dealer_vul", "non_dealer_vul"])
def test_the_vulnerability_of_the_game_is_that_of_the_robot(side: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    def passes(_bidder: NetBidder, view: BiddingView) -> CallDecision:
        seen.append(view.vulnerability)
        return CallDecision(Action.PASS)

    monkeypatch.setattr(NetBidder, "call", passes)
    assert RobotBot(0, QUICK).step(dealt(1, f"bridge({side}=true)")) == PASS
    assert seen == [{"dealer_vul": Vulnerability.NORTH_SOUTH, "non_dealer_vul": Vulnerability.EAST_WEST}[side]]


def test_bids_alone_are_a_game_too() -> None:
    state = dealt(1, "bridge")
    history = finish(state, four())
    assert state.is_terminal()
    assert min(history[CARDS:]) >= CARDS


@pytest.mark.parametrize(
    ("player", "robot", "message"),
    [
        (4, QUICK, "4 is not a valid Seat"),
        (0, "robot:slow", "unknown robot: 'robot:slow'"),
    ],
)
def test_a_robot_that_cannot_sit_is_refused(player: int, robot: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        RobotBot(player, robot)


@pytest.mark.slow
def test_the_program_of_the_how_to_prints_four_results() -> None:
    text = (ROOT / "docs/how-to/open-spiel.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"^```python\n(.*?)^```", text, re.S | re.M)
    quick = program.replace("robot:fast", QUICK)
    assert quick != program
    done = subprocess.run(
        [sys.executable, "-c", quick],
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
        cwd=ROOT / "docs/engines",
    )
    printed = re.findall(r"^game (\d): [+-]\d+ points for our robots$", done.stdout, re.M)
    assert printed == ["0", "1", "2", "3"]
