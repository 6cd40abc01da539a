"""Bidding networks by gain and by naturalness: what does each win over its start, and how far are its calls from it?

    python -m tests.bench.bidding_frontier DEALS.npz WEIGHTS.npz ... --experts FILE.pbn ... --robots FILE.pbn ... \
        [--boards 3000] [--picture FILE.svg] > frontier.json

Of each file of weights: IMPs a board over the imitating network on the first deals of DEALS.npz, all first choices;
the share of contracts that are doubled, and of makeable slams that are bid; how often its first choice is that of the
imitating network, at the dealer's first call, at partner's first call and later, in auctions that the imitating network
bids; the mean log-likelihood of the calls at real tables with even numbers, at the temperature at which it is highest;
and the textbook hands of `tests/agent/players/bidding` that it bids right.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
from matplotlib.figure import Figure
from numpy.typing import NDArray

from agent.calls.legality import CALLS
from agent.calls.many_auctions import AuctionBatch
from agent.calls.network import BiddingNetwork, CallNetwork, call_network
from agent.players.bidding.net import OWN_SYSTEM
from agent.players.bidding.tables import BiddingTables, HandParts
from experiments.competitions.bidding.deals import SolvedDeals
from experiments.competitions.bidding.match import match_nets
from experiments.competitions.bidding.results import shares_of, swings_of
from experiments.fitting.bid_deals import CallExamples, read_boards
from experiments.statistics.interval import mean_interval
from experiments.statistics.priors import BIDDERS
from tests.agent.players.bidding.textbook import textbook_hands

_TEMPERATURES = (1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0)


def main() -> None:
    """Print the figures of each file of weights as JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("deals", type=Path)
    parser.add_argument("weights", type=Path, nargs="+")
    parser.add_argument("--experts", type=Path, nargs="*", default=[])
    parser.add_argument("--robots", type=Path, nargs="*", default=[])
    parser.add_argument("--boards", type=int, default=3000)
    parser.add_argument("--picture", type=Path)
    given = parser.parse_args()
    deals = SolvedDeals.read(given.deals).first(given.boards)
    real = [each for path in given.experts for each in read_boards(path, "experts", odd=False)]
    real += [each for path in given.robots for each in read_boards(path, "robots", odd=False)]
    calls = CallExamples.of(replace(each, system=OWN_SYSTEM) for each in real)
    rows = [_row("start", call_network(), deals, calls)]
    rows += [_row(path.stem, BiddingNetwork.load(path), deals, calls) for path in given.weights]
    if given.picture is not None:
        _draw(rows, given.picture)
    print(json.dumps({"boards": len(deals), "real tables": len(real), "networks": rows}, indent=1))


def _row(name: str, network: CallNetwork, deals: SolvedDeals, real: CallExamples) -> dict[str, object]:
    imps, doubled, slams = _match(network, deals)
    nats = _nats(network, real)
    best = min(nats, key=lambda each: nats[each])
    return {
        "name": name,
        "note": network.note,
        "gain": mean_interval(imps, BIDDERS.usual, known=BIDDERS.known).to_json(),
        "doubled": doubled,
        "slams": slams,
        "same first choice": _agreement(network, deals.hands),
        "nats": nats[1.0],
        "temperature": best,
        "nats at it": nats[best],
        "textbook": _textbook(network),
    }


def _draw(rows: Sequence[dict[str, Any]], path: Path) -> None:
    """Draw the gain against the likelihood of real calls, a colour for each penalty and number of steps."""
    figure = Figure(figsize=(9, 4.5), layout="constrained")
    axes = figure.add_subplot()
    shown: dict[str, str] = {}
    for row in rows:
        fit = re.search(r"steps=(\d+), penalty=([0-9.]+)", row["note"])
        label = f"penalty {fit[2]}, {fit[1]} steps" if fit else "imitating network"
        gain = row["gain"]
        axes.errorbar(
            row["nats at it"],
            gain["mean"],
            (gain["high"] - gain["low"]) / 2,
            fmt="o",
            color=shown.setdefault(label, f"C{len(shown)}"),
            capsize=2,
            linewidth=0.8,
            label=label,
        )
    axes.set_xlabel("nats a call at real tables, at the best temperature (left: as people bid)")
    axes.set_ylabel("IMPs a board over the imitating network")
    handles, labels = axes.get_legend_handles_labels()
    by_label = dict(zip(labels, handles, strict=True))
    figure.legend(by_label.values(), by_label.keys(), loc="outside right upper")
    figure.savefig(path)


def _match(network: CallNetwork, deals: SolvedDeals) -> tuple[NDArray[np.float64], float, float]:
    """Return the IMPs on each deal, the share of its contracts that are doubled, and of makeable slams it bids."""
    tables = match_nets(network, call_network(), deals)
    shares = shares_of(tables, (0, 1), deals.tricks)
    imps = swings_of(tables, deals.tricks, deals.vulnerable()).astype(np.float64)
    return imps, shares.doubled[0] / shares.doubled[1], shares.slams[0] / shares.slams[1]


def _agreement(network: CallNetwork, hands: NDArray[np.int64]) -> dict[str, float]:
    """Return how often the first choices are the same, at the dealer's and partner's first calls and later."""
    start = call_network()
    number = len(hands)
    fresh = SolvedDeals(hands, np.zeros((number, 4, 5), dtype=np.int8))
    empty = AuctionBatch.start(fresh.dealers(), fresh.vulnerable())
    sides, temperatures = np.zeros((number, 2), dtype=np.int64), np.zeros((number, 2))
    tables = BiddingTables(empty, np.arange(number), sides, temperatures)
    parts = [[HandParts.of(each, hands)] for each in (start, network)]
    same: dict[str, list[bool]] = {"dealer": [], "partner": [], "later": []}
    generator = np.random.default_rng(0)
    while (rows := np.flatnonzero(~tables.auctions.is_over)).size:
        first, other = (tables.draw(rows, tables.logits(rows, each), generator) for each in parts)
        place = int(tables.auctions.length[rows[0]])
        kind = {0: "dealer", 2: "partner"}.get(place, "later")
        same[kind] += (first == other).tolist()
        tables.auctions.call(rows, first)
    return {kind: float(np.mean(found)) for kind, found in same.items()}


def _nats(network: CallNetwork, real: CallExamples) -> dict[float, float]:
    """Return the mean negative log-likelihood of the calls at real tables by temperature, in nats."""
    rows, totals = np.arange(len(real.call)), dict.fromkeys(_TEMPERATURES, 0.0)
    for part in np.array_split(rows, len(rows) // 2000 + 1):
        hands = real.hands[real.hand[part]] @ network.weights["hand"]
        logits = network.logits(hands, real.context[part], real.legal[part])
        for temperature in _TEMPERATURES:
            cooled = (logits - logits.max(axis=1, keepdims=True)) / temperature
            logs = cooled - np.log(np.exp(cooled).sum(axis=1, keepdims=True))
            totals[temperature] -= float(logs[np.arange(len(part)), real.call[part]].sum())
    return {temperature: total / len(rows) for temperature, total in totals.items()}


def _textbook(network: CallNetwork) -> int:
    systems = (OWN_SYSTEM, OWN_SYSTEM)
    return sum(
        CALLS[int(network.log_probabilities(np.array([each.hand]), each.auction, each.vulnerability, systems).argmax())]
        in each.answers
        for each in textbook_hands()
    )


if __name__ == "__main__":
    main()
