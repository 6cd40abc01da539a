"""What a person needs to judge how readable a bidder is: its openings, and some of its auctions beside all hands.

    python -m tests.bench.bidding_readable openings > openings.json
    python -m tests.bench.bidding_readable auctions > auctions.txt

``openings`` has the first choices of the dealer, nobody vulnerable, with 60,000 random hands: of each call, its share,
and the central 90 % of the points and of the length of the suit. Calls with fewer than 20 hands are left out.
``auctions`` are 20 of the first 4,000 deals of `declarer bid-match`, bid by the default network in all four seats.
"""

from __future__ import annotations

import json
import sys

import numpy as np
from numpy.typing import NDArray

from agent.calls.legality import CALLS, PASS
from agent.calls.network import CallNetwork, bidding_network, call_network
from agent.rules.auction import Auction, Bid
from agent.rules.constraints import high_card_points, suit_lengths
from agent.rules.contract import Vulnerability, dealer_of_board
from agent.rules.dealing import random_deals
from ddsolver.cards import Seat, Strain
from ddsolver.deal import hand_to_pbn
from experiments.competitions.bidding.deals import bench_deals
from experiments.competitions.bidding.match import bid_nets

_FEWEST = 20


def openings() -> dict[str, object]:
    """Return the openings of both networks."""
    hands = random_deals(15_000, np.random.default_rng(9)).ravel()
    return {"imitating": _openings(call_network(), hands), "learned": _openings(bidding_network(), hands)}


def _openings(network: CallNetwork, hands: NDArray[np.int64]) -> dict[str, object]:
    parts = np.array_split(hands, 60)
    none = Auction(Seat.NORTH), Vulnerability.NONE
    calls = np.concatenate([network.log_probabilities(part, *none).argmax(axis=1) for part in parts])
    found: dict[str, object] = {}
    for number, call in enumerate(CALLS):
        own = hands[calls == number]
        if len(own) < _FEWEST:
            continue
        row: dict[str, object] = {"share": len(own) / len(hands), "points": _central(high_card_points(own))}
        if isinstance(call, Bid) and call.strain is not Strain.NOTRUMP:
            row["length"] = _central(suit_lengths(own, call.strain))
        found[str(call)] = row
    passed = high_card_points(hands[calls == PASS])
    return found | {"most points of a pass": int(passed.max())}


def _central(values: NDArray[np.integer]) -> list[int]:
    return [int(each) for each in np.quantile(values, [0.05, 0.95], method="nearest")]


def auctions() -> str:
    """Return auctions with their hands, the contract and its double-dummy tricks."""
    numbers = np.sort(np.random.default_rng(2026).choice(4000, 20, replace=False))
    deals, network = bench_deals(), bidding_network()
    bid = bid_nets((network, network), deals, numbers)
    lines = []
    for row, number in enumerate(numbers.tolist()):
        calls = [CALLS[call] for call in bid.calls[row, : bid.length[row]]]
        auction, vulnerable = Auction(dealer_of_board(number + 1), calls), Vulnerability.of_board(number + 1)
        contract = auction.contract
        taken = "" if contract is None else f" makes {deals.tricks[number, contract.declarer, contract.strain]}"
        head = f"board {number + 1}, {auction.dealer} deals, vulnerable {vulnerable}"
        lines.append(f"{head}: {auction}: {contract}{taken}")
        lines += [f"    {seat} {hand_to_pbn(int(deals.hands[number, seat]))}" for seat in Seat]
    return "\n".join(lines)


if __name__ == "__main__":
    print(auctions() if sys.argv[1:] == ["auctions"] else json.dumps(openings(), indent=1))
