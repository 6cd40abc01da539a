"""Asks players at the turns of given tables, and times each decision; run in the tree of any revision.

It reads a line of JSON for each table and player from standard input, and writes a line with the turns. It only uses
names that every revision has, and is started by `tests.bench.bench_revisions`.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

import numpy as np

from agent.player import Decision
from agent.players.bidding.bidder import BiddingView
from agent.registry import Role, parse_player
from agent.rules.auction import Auction
from agent.rules.contract import Contract, Vulnerability
from agent.table import play_board, seat_players
from ddsolver import Card, Deal, Seat

try:
    from agent.registry import parse_bidder
except ImportError:  # where earlier revisions have it
    from agent.bidders import parse_bidder  # type: ignore[no-redef,import-not-found]

Turn = dict[str, Any]


class Asked:
    """A player that is asked at each turn, after which the card of the table is played."""

    def __init__(self, player: Any, role: str, cards: list[str], turns: list[Turn]) -> None:
        self._player, self._role, self._cards, self._turns = player, role, cards, turns

    def decide(self, view: Any) -> Any:
        """Ask the player, keep its card and its CPU seconds, and play the card of the table."""
        started = time.process_time()
        decision = self._player.decide(view)
        seconds = time.process_time() - started
        number = len(view.plays)
        if len(view.runs()) > 1:
            values = {str(each.card): [each.score, each.tricks] for each in decision.candidates}
            self._turns.append(
                {
                    "turn": number,
                    "role": "lead" if number == 0 else self._role,
                    "trick": number // 4 + 1,
                    "seconds": seconds,
                    "card": str(decision.card),
                    "layouts": decision.layouts,
                    "values": values,
                }
            )
        return Decision(Card.parse(self._cards[number]))


class Scripted:
    """A player that plays the cards of the table."""

    def __init__(self, cards: list[str]) -> None:
        self._cards = cards

    def decide(self, view: Any) -> Any:
        """Return the card of the table."""
        return Decision(Card.parse(self._cards[len(view.plays)]))


def play(asked: dict[str, Any]) -> list[Turn]:
    """Return the turns of a player at a table, as declarer or as both defenders."""
    contract, cards, role = Contract.parse(asked["contract"]), asked["cards"], Role(asked["role"])
    turns: list[Turn] = []

    def seated(place: int) -> Any:
        seed = np.random.SeedSequence([asked["number"], place])
        return Asked(parse_player(asked["player"], role).make(seed), role.value, cards, turns)

    declares = role is Role.DECLARER
    sides = [seated(0)] if declares else [Scripted(cards)]
    sides += [Scripted(cards)] * 2 if declares else [seated(1), seated(2)]
    auction = Auction(Seat[asked["dealer"]], asked["calls"])
    play_board(asked["deal"], contract, Vulnerability.NONE, seat_players(contract, *sides), auction)
    return turns


def bid(asked: dict[str, Any]) -> list[Turn]:
    """Return the turns of a bidder in the auction of a table, in all seats."""
    bidder = parse_bidder(asked["bidder"]).make(np.random.SeedSequence(asked["number"]))
    hands, turns = Deal.parse(asked["deal"]).hands, []
    auction = Auction(Seat[asked["dealer"]])
    for number, call in enumerate(Auction(auction.dealer, asked["calls"]).calls):
        started = time.process_time()
        decision = bidder.call(BiddingView(hands[auction.to_call], auction, Vulnerability.NONE))
        turn = {"turn": number, "role": "auction", "trick": 0, "seconds": time.process_time() - started}
        turns.append({**turn, "card": str(decision.call), "layouts": decision.layouts})
        auction = auction.call(call)
    return turns


def main() -> None:
    """Answer each line."""
    for line in sys.stdin:
        asked = json.loads(line)
        turns = bid(asked) if "bidder" in asked else play(asked)
        print(json.dumps(turns), flush=True)


if __name__ == "__main__":
    main()
