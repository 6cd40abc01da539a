"""Makes the games and auctions in which computer players sit in the other seats."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np

from agent.player import AnyPlayer
from agent.registry import BidderSpec, Defence, PlayerSpec, Role, parse_player
from agent.rules.auction import Auction
from ddsolver.cards import Seat
from experiments.boards.board import Board, Commentary
from experiments.questions.play.bidding import Bidding
from experiments.questions.play.game import Game, Maker
from experiments.runs.best_contract import prepare
from experiments.runs.tasks import DECLARER_ROLE, DEFENDER_ROLE

_ADVISER_ROLE = 3
ROBOT = "monte-carlo:strong,samples=20,auction=robots"
"""The player of the other seats after an auction with our bidders: it reads the calls as theirs."""
HIDDEN = "monte-carlo:strong,samples=20"
"""The default defender beside a person, and a human defender's adviser: it uses the auction, and sees two hands."""


def game_of(
    ready: Board, seat: Seat, playing: PlayerSpec, defending: Defence, seed: int, number: int, advising: str = HIDDEN
) -> Game:
    """Return the game that a person plays at ``seat``, which is not dummy's; in defence, ``advising`` gives the hints.

    ``number`` is the number of the board, on which the players' random numbers depend, as on ``seed``.
    """
    contract = ready.contract

    def maker(make: Callable[[np.random.SeedSequence], AnyPlayer], role: int) -> Maker:
        return lambda turn: make(np.random.SeedSequence(seed, spawn_key=(number, role, turn)))

    declaring = maker(playing.make, DECLARER_ROLE)
    if contract is None:
        return Game(ready, seat, {}, declaring)
    left, right = contract.declarer.left, contract.declarer.right
    others = {
        contract.declarer: declaring,
        left: maker(lambda luck: defending.make(luck)[0], DEFENDER_ROLE),
        right: maker(lambda luck: defending.make(luck)[1], DEFENDER_ROLE),
    }
    spec = playing if seat is contract.declarer else parse_player(advising, Role.DEFENDER)
    adviser = declaring if spec is playing else maker(spec.make, _ADVISER_ROLE)
    beside = {other: others[other] for other in others if other is not seat}
    return Game(ready, seat, beside, adviser, spec.aim or "imps")


def bidding_of(
    board: Board, seat: Seat, bidder: BidderSpec, playing: PlayerSpec, defending: Defence, seed: int, number: int
) -> Bidding:
    """Return the bidding of a board with a person at ``seat``; as dummy, the person then plays for the declarer."""

    def begin_play(auction: Auction) -> Game:
        contract = auction.contract
        assert contract is not None, "somebody has bid"
        # The file's comments are about another auction.
        own_auction = replace(board, auction=auction, contract=contract, passed_out=False, commentary=Commentary())
        ready = prepare(own_auction)
        own = contract.declarer if contract.dummy is seat else seat
        return game_of(ready, own, playing, defending, seed, number, ROBOT)

    return Bidding(board, seat, bidder, seed, begin_play)
