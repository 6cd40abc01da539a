"""A robot of declarer's as a bot of OpenSpiel's game ``bridge``: copy this file, and ``pip install open_spiel``."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pyspiel

from agent.knowledge.view import View
from agent.player import PerfectPlayer, Player
from agent.players.bidding.bidder import BiddingView
from agent.robots import Robot
from agent.rules.auction import BIDS, CALLS, Auction
from agent.rules.contract import Vulnerability
from ddsolver.cards import Card, Rank, Seat, Suit, mask_of

DEALT = 52
"""The number of actions that deal the cards; calls have the numbers from here on."""
ORDER_OF_CALLS = (*CALLS[BIDS:], *CALLS[:BIDS])
CARDS = tuple(Card(suit, rank) for rank in sorted(Rank) for suit in reversed(Suit))
"""The calls and the cards in the order of OpenSpiel's actions."""


class RobotBot(pyspiel.Bot):  # type: ignore[misc] # OpenSpiel has no types
    """A robot (`Robot.parse`) at a seat: 0 for North, who always deals, 1 for East, 2 for South, 3 for West.

    It reads from a state only what its seat knows: its own hand, the calls, the cards played, and dummy once it is
    shown. It plays for points, which are OpenSpiel's returns.
    """

    def __init__(self, player: int, robot: str = "robot:fast", seed: int = 1) -> None:
        super().__init__()
        self._seat, self._robot, self._seed = Seat(player), Robot.parse(robot), seed
        self._hand = 0
        self._seen: Sequence[int] = []
        self._player: Player | None = None

    def restart(self) -> None:
        """Forget the game so far."""
        self._hand = 0

    def restart_at(self, _state: pyspiel.State) -> None:
        """Forget the game so far; `step` reads all that it needs from the state that it gets."""
        self.restart()

    def step(self, state: pyspiel.State) -> int:
        """Return the action of this seat: a call, or a card of its own or, as declarer, of dummy."""
        history, parameters = state.history(), state.get_game().get_parameters()
        hand, seen, before = self._dealt(history, self._seat), history[DEALT:], len(self._seen)
        if hand != self._hand or len(seen) <= before or seen[:before] != self._seen:
            self._begin(hand)
        self._seen = seen
        vulnerable = tuple(bool(parameters.get(f"{side}_vul", False)) for side in ("dealer", "non_dealer"))
        (vulnerability,) = (each for each in Vulnerability if each.sides == vulnerable)
        auction = Auction(Seat.NORTH)
        while seen and not auction.is_over:
            auction, seen = auction.call(ORDER_OF_CALLS[seen[0] - DEALT]), seen[1:]
        if not auction.is_over:
            view = BiddingView(hand, auction, vulnerability)
            return DEALT + ORDER_OF_CALLS.index(self._bidder.call(view).call)
        contract = auction.contract
        assert contract is not None, "a game that is passed out is over"
        known = {self._seat: hand} | ({contract.dummy: self._dealt(history, contract.dummy)} if seen else {})
        plays = tuple(CARDS[action] for action in seen)
        view_of_play = View.at_table(self._seat, contract, vulnerability, auction, known, plays)
        if self._player is None:
            cards = self._robot.aiming("points")
            player = (cards.declarer if self._seat is contract.declarer else cards.defender).make(self._playing)
            assert not isinstance(player, PerfectPlayer), "the robot sees all hands in defence; choose another"
            self._player = player
        return CARDS.index(self._player.decide(view_of_play).card)

    def _begin(self, hand: int) -> None:
        """Begin a game; what the robot does depends on its seed, its seat, its hand, and the game so far."""
        assert self._robot.bidder is not None, "the robot does not bid; choose one that does, such as robot:fast"
        seed = np.random.SeedSequence(self._seed, spawn_key=(self._seat, hand >> 32, hand & 0xFFFFFFFF))
        bidding, self._playing = seed.spawn(2)
        self._hand, self._bidder = hand, self._robot.bidder.make(bidding)
        self._player = None

    @staticmethod
    def _dealt(history: Sequence[int], seat: Seat) -> int:
        """Return the cards of a seat as a mask; OpenSpiel deals one card to each player in turn."""
        return mask_of(CARDS[action] for action in history[seat : DEALT : len(Seat)])
