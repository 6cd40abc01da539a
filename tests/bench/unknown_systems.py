"""What the mixture with an unknown system is worth: the log ratio of the true hands of each side, by its calls.

    python -m tests.bench.unknown_systems --experts FILE.pbn --robots FILE.pbn ... [--step 1] > unknown.json

Of each file, the deals with even numbers, which the network was not fitted to; alerts are left out. The log-likelihood
of a side's calls with its two hands, less the log of the mean likelihood over hands of `agent.calls.hand_sample`, read

- by the network alone (``network``);
- by the network with a flat share of .003 a call (``flat``), as before;
- by the mixture with an unknown system (``mixture``), with several priors.

Deals are halved by their code: the first half chooses, the other one reports.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from math import log
from pathlib import Path

import numpy as np

from agent.calls.auction_batch import UNKNOWN_SYSTEMS, turn_after
from agent.calls.hand_sample import hand_sample
from agent.calls.network import call_network
from agent.calls.reading import HandReading, read_hands
from agent.rules.auction import Auction, call_number
from ddsolver.cards import Seat
from experiments.boards.board import Board
from experiments.fitting.halves import half_of as boards_of
from experiments.questions.judge.choices import deal_code
from experiments.statistics.clusters import clustered_mean
from tests.bench.alert_errors import half_of

_FLAT = 0.003
_PRIORS = (0.001, 0.003, 0.01, 0.03, 0.1)
_USUAL_SCATTER = 1.0
"""Prior standard deviation of the log ratio."""
WAYS = ("network", "flat", *(f"mixture {prior}" for prior in _PRIORS))


def of_hand(read: HandReading, hand: int) -> tuple[float, float, float, float, float]:
    """Return the log-likelihoods of a hand and of random ones: by the network, and with a flat share; and unknown."""
    sample, network = hand_sample(), call_network()
    hands = np.append(np.int64(hand), sample.hands)
    logs = network.call_log_likelihoods(hands, read.seat, read.auction, read.vulnerability, UNKNOWN_SYSTEMS)
    made = tuple(call_number(call) for call in read.auction.calls)
    legal = np.array([turn_after(made[: each.number]).legal.sum() for each in read.calls])[:, None]
    found: list[float] = []
    for each in (logs, np.log((1 - _FLAT) * np.exp(logs) + _FLAT / legal)):
        own, *others = each.sum(axis=0)
        most = max(others)
        found += [float(own), float(most + np.log(sample.weights @ np.exp(np.array(others) - most)))]
    return found[0], found[1], found[2], found[3], read.log_shares(len(read.calls))


def rows(board: Board, source: str) -> Iterator[dict[str, object]]:
    """Yield a row for each side of a board."""
    assert board.auction is not None, "only boards with an auction are read"
    auction = Auction(board.auction.dealer, board.auction.calls)
    readings = read_hands(auction, board.vulnerability)
    for side in range(2):
        parts = [of_hand(each, board.deal.hands[seat]) for seat, each in readings.items() if seat % 2 == side]
        own, mean, flat, flat_mean, unknown = np.sum(parts, axis=0)
        ratios = {"network": own - mean, "flat": flat - flat_mean}
        for prior in _PRIORS:
            log_unknown = log(prior / (1 - prior)) + unknown
            ratios[f"mixture {prior}"] = np.logaddexp(own, log_unknown) - np.logaddexp(mean, log_unknown)
        yield {
            "source": source,
            "deal": deal_code(board.deal),
            "half": half_of(deal_code(board.deal)),
            "side": "EW" if side == int(Seat.EAST) % 2 else "NS",
            **{name: round(float(value), 3) for name, value in ratios.items()},
        }


def means(found: Sequence[dict[str, object]]) -> dict[str, dict[str, object]]:
    """Return the mean ratio of each way, and its difference from ``flat``, by source and half."""
    made: dict[str, dict[str, object]] = {}
    for group in sorted({(str(row["source"]), str(row["half"])) for row in found}):
        chosen = [row for row in found if (row["source"], row["half"]) == group]
        deals = [str(row["deal"]) for row in chosen]
        values = {way: np.array([row[way] for row in chosen], dtype=float) for way in WAYS}
        made[", ".join(group)] = {
            way: {
                "mean": round(float(each.mean()), 3),
                "below -3": int((each < -3).sum()),
                "lowest": float(each.min()),
                "more than flat": clustered_mean((each - values["flat"]).tolist(), deals, _USUAL_SCATTER).to_json(),
            }
            for way, each in values.items()
        }
    return made


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure the ways and print the means and the rows as JSON."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--experts", nargs="*", type=Path, default=[])
    parser.add_argument("--robots", nargs="*", type=Path, default=[])
    parser.add_argument("--step", type=int, default=1)
    given = parser.parse_args(arguments)
    found: list[dict[str, object]] = []
    for source, paths in (("experts", given.experts), ("robots", given.robots)):
        boards = [board for path in paths for board in boards_of(path, odd=False) if board.auction is not None]
        found += [row for board in boards[:: given.step] for row in rows(board, source)]
    lines = ",\n".join(f"  {json.dumps(row)}" for row in found)
    print(f'{{"means": {json.dumps(means(found), indent=1)},\n"rows": [\n{lines}\n]}}')


if __name__ == "__main__":
    main()
