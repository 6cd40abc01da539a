"""How well two networks read the auctions of our own bidders: the log-likelihood of the true hands' calls.

    python -m tests.bench.robots_reading [NUMBER]

For NUMBER deals (default 100) after the first 1,200 of the bench, which the network that bids bid at all seats; and for
the first NUMBER deals of results/bidding/monte-carlo-net, the two hands for which ``monte-carlo`` bid. The value of a
hand is the log-likelihood of its calls, less that of a random hand (the log of the mean likelihood over 300 hands of
`agent.calls.hand_sample`). Prints JSON: the mean over deals, in nats, and the mean difference to the network that
imitates people, with its 95 % half width.
"""

from __future__ import annotations

import csv
import gzip
import json
import sys
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from agent.bidders import parse_bidder
from agent.calls.hand_sample import hand_sample
from agent.calls.network import CallNetwork, bidding_network, call_network
from agent.rules.auction import Auction
from agent.rules.contract import Vulnerability, dealer_of_board
from ddsolver.cards import Seat
from experiments.competitions.bidding.deals import bench_deals
from experiments.competitions.bidding.match import BiddingMatch, BidTwice, bid_match
from experiments.runs.processes.pool import ONE_PROCESS

_HANDS = 300
_BEGIN = 1200
_ROWS = Path(__file__).parents[2] / "results" / "bidding" / "monte-carlo-net" / "auctions.csv.gz"


def networks() -> dict[str, CallNetwork]:
    """Return the networks that read."""
    learned = bidding_network()
    hotter = {f"learned, temperature {each}": replace(learned, temperature=each) for each in (1.2, 1.5)}
    return {"imitating": call_network(), "learned": learned, **hotter}


def value(network: CallNetwork, number: int, calls: str, seats: Iterable[Seat]) -> float:
    """Return the log-likelihood of the calls of some seats on a deal of the bench, less that of random hands."""
    sample, deals = hand_sample(), bench_deals()
    weights = sample.weights[:_HANDS] / sample.weights[:_HANDS].sum()
    auction, vulnerability = Auction(dealer_of_board(number + 1), calls), Vulnerability.of_board(number + 1)
    total = 0.0
    for seat in seats:
        hands = np.concatenate([deals.hands[number, [seat]], sample.hands[:_HANDS]])
        logs = network.log_likelihood(hands, seat, auction, vulnerability)
        total += float(logs[0] - np.log(weights @ np.exp(logs[1:])))
    return total


def summary(auctions: Sequence[tuple[int, str]], seats: Sequence[Seat]) -> dict[str, object]:
    """Return the mean value by network, and the mean difference to the network that imitates."""
    values: dict[str, NDArray[np.float64]] = {
        name: np.array([value(network, *each, seats) for each in auctions]) for name, network in networks().items()
    }
    found: dict[str, object] = {"deals": len(auctions)}
    for name, each in values.items():
        more = each - values["imitating"]
        half = 1.96 * more.std(ddof=1) / np.sqrt(len(more))
        found[name] = {
            "nats": round(float(each.mean()), 2),
            "more": round(float(more.mean()), 2),
            "half_width": round(float(half), 2),
        }
    return found


def main(number: int) -> None:
    """Print the summaries of both kinds of auctions."""
    net = parse_bidder("net")
    deals = bench_deals().first(_BEGIN + number)
    bid = bid_match(BiddingMatch(net, net), deals, set(range(_BEGIN)), ONE_PROCESS)
    of_net = [(each.number, each.auctions[0]) for some in bid for each in some if isinstance(each, BidTwice)]
    with gzip.open(_ROWS, "rt", encoding="utf-8") as rows:
        of_search = [(int(row[0]) - 1, row[1]) for row in [*csv.reader(rows)][1 : number + 1]]
    found = {
        "net, four hands": summary(of_net, [*Seat]),
        "monte-carlo, two hands": summary(of_search, [Seat.NORTH, Seat.SOUTH]),
    }
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
