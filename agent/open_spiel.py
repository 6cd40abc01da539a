"""A robot of ours as a bot of OpenSpiel's game ``bridge``; it needs the extra ``openspiel``."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from agent.errors import PlayerError
from agent.knowledge.view import View
from agent.player import PerfectPlayer, Player
from agent.players.bidding.bidder import BiddingView
from agent.registry import Sight
from agent.robots import Robot
from agent.rules.auction import BIDS, CALLS, Auction
from agent.rules.contract import Vulnerability
from ddsolver.cards import Card, Rank, Seat, Suit, mask_of

try:
    import pyspiel
except ImportError:
    raise ImportError("agent.open_spiel needs open_spiel: pip install open_spiel") from None

__all__ = ["RobotBot"]

_DEALT = 52
"""The number of actions that deal the cards; calls have the numbers from here on."""
_CALLS = (*CALLS[BIDS:], *CALLS[:BIDS])
_CARDS = tuple(Card(suit, rank) for rank in sorted(Rank) for suit in reversed(Suit))
"""The calls and the cards in the order of OpenSpiel's actions."""


class RobotBot(pyspiel.Bot):  # type: ignore[misc] # OpenSpiel has no types
    """A robot at one seat of OpenSpiel's ``bridge``.

    It reads from a state only what its seat knows: its own hand, the calls, the cards played, and dummy once it is
    shown. Its decisions depend on the seed, its seat, its hand and what has happened in the game, so games may be
    played in any order, and in any number of processes. It plays for points, which are OpenSpiel's returns, unless the
    robot names another aim.

    Parameters
    ----------
    player
        The seat, as OpenSpiel numbers it: 0 for North, who always deals, 1 for East, 2 for South, 3 for West.
    robot
        The robot as text (`Robot.parse`).
    seed
        Fixes the random choices.

    Raises
    ------
    PlayerError
        If there is no such robot or seat, or the robot's defender sees all hands.

    """

    def __init__(self, player: int, robot: str = "robot:fast", seed: int = 1) -> None:
        super().__init__()
        if player not in range(4):
            raise PlayerError(f"no such player: {player!r} (bridge has the players 0 to 3)")
        self._robot = Robot.parse(robot)
        if self._robot.bidder is None:
            raise PlayerError(f"{robot!r} does not bid; choose a robot, such as robot:fast")
        if self._robot.defender.entry.sees is Sight.ALL_HANDS:
            raise PlayerError(f"{robot!r} sees all hands in defence; choose one that does not")
        self._seat, self._seed = Seat(player), seed
        self._board: _Board | None = None

    def restart(self) -> None:
        """Forget the game so far."""
        self._board = None

    def restart_at(self, _state: pyspiel.State) -> None:
        """Forget the game so far; `step` reads all that it needs from the state that it gets."""
        self.restart()

    def step(self, state: pyspiel.State) -> int:
        """Return the action of this seat: a call, or a card of its own or, as declarer, of dummy.

        :raises PlayerError: if it is the turn of another player, or the state belongs to another game.
        """
        if (name := state.get_game().get_type().short_name) != "bridge":
            raise PlayerError(f"a state of the game {name!r}: a robot plays only 'bridge'")
        if state.current_player() != self._seat:
            raise PlayerError(f"player {state.current_player()} is to act, not {int(self._seat)}")
        history = state.history()
        hand = mask_of(_CARDS[action] for action in _dealt(history, self._seat))
        if self._board is None or not self._board.goes_on(hand, history):
            self._board = _Board(self._robot, self._seat, hand, self._seed)
        parameters = state.get_game().get_parameters()
        vulnerable = tuple(bool(parameters.get(f"{side}_vul", False)) for side in ("dealer", "non_dealer"))
        (vulnerability,) = (each for each in Vulnerability if each.sides == vulnerable)
        action = self._board.action(history, vulnerability)
        if action not in state.legal_actions():
            raise PlayerError(f"the robot chose {state.action_to_string(action)}, which is not legal")
        return action


class _Board:
    """A robot during one game."""

    def __init__(self, robot: Robot, seat: Seat, hand: int, seed: int) -> None:
        assert robot.bidder is not None, "the bot refuses players that do not bid"
        self._hand = hand
        self._robot = robot
        self._seat = seat
        bidding, self._playing = np.random.SeedSequence(seed, spawn_key=(seat, hand >> 32, hand & 0xFFFFFFFF)).spawn(2)
        self._bidder = robot.bidder.make(bidding)
        self._player: Player | None = None
        self._seen: Sequence[int] = []
        """The calls and cards up to the robot's last action."""

    def goes_on(self, hand: int, history: Sequence[int]) -> bool:
        """Whether a history of OpenSpiel is that of this game, after the robot's last action."""
        now, before = history[_DEALT:], len(self._seen)
        return hand == self._hand and len(now) > before and now[:before] == self._seen

    def action(self, history: Sequence[int], vulnerability: Vulnerability) -> int:
        """Return the robot's action after a history of OpenSpiel."""
        self._seen = history[_DEALT:]
        auction = Auction(Seat.NORTH)
        for call in history[_DEALT:]:
            if auction.is_over:
                break
            auction = auction.call(_CALLS[call - _DEALT])
        if not auction.is_over:
            return _DEALT + _CALLS.index(self._bidder.call(BiddingView(self._hand, auction, vulnerability)).call)
        contract = auction.contract
        assert contract is not None, "a game that is passed out is over"
        plays = tuple(_CARDS[action] for action in history[_DEALT + len(auction.calls) :])
        dealt = {self._seat: self._hand}
        if plays:
            dealt[contract.dummy] = mask_of(_CARDS[action] for action in _dealt(history, contract.dummy))
        view = View.at_table(self._seat, contract, vulnerability, auction, dealt, plays)
        if self._player is None:
            cards = self._robot.aiming("points")
            player = (cards.declarer if self._seat is contract.declarer else cards.defender).make(self._playing)
            assert not isinstance(player, PerfectPlayer), "the bot refuses players that see all hands"
            self._player = player
        return _CARDS.index(self._player.decide(view).card)


def _dealt(history: Sequence[int], seat: Seat) -> Sequence[int]:
    """Return the cards dealt to a seat, as actions; OpenSpiel deals one card to each player in turn."""
    return history[seat : _DEALT : len(Seat)]
