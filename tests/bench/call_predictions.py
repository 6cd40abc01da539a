"""How well the network predicts calls.

    python -m tests.bench.call_predictions AUCTIONS.tsv --experts FILE ... --robots FILE ... \
        [--weights imitating.npz] [--step 10] > predictions.json

The files are those of `experiments.fitting.call_network`; the calls are those that judge its fit, of the program one
auction in ``--step``. The measure is the mean log-likelihood of a call (in nats; higher is better) for

- ``network``, told which system both sides play, and ``network, unknown``, not told;
- ``no hand``: the network's mean over the hands that fit the player's earlier calls.

Then calibration: how often calls of each kind were made in each situation, and how often the network (told nothing
about systems) expects them.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from agent.calls.hand_sample import hand_sample
from agent.calls.network import CallNetwork
from agent.rules.auction import BIDS, DOUBLE, PASS, Auction, call_number
from experiments.fitting.bid_deals import BidDeal, divide, read_auctions
from experiments.statistics.interval import mean_interval

_USUAL_SCATTER = 1.0
"""Prior standard deviation of the log-likelihood of a call."""
_SAMPLE = slice(None, None, 8)
"""The hands of `hand_sample` over which ``no hand`` is the mean."""
_EDGES = (0, 0.01, 0.03, 0.1, 0.3, 0.5, 0.7, 0.9, 0.97, 0.99, 1.001)


@dataclass(frozen=True, slots=True)
class Prediction:
    """A call that was made, and the probability of each call."""

    situation: str
    """What the caller knows: ``opening``, ``overcall``, ``response`` or ``later``."""
    call: int
    network: NDArray[np.float64]
    """(38,)"""
    unknown: NDArray[np.float64]
    no_hand: NDArray[np.float64]


def predictions(deal: BidDeal, network: CallNetwork) -> Iterator[Prediction]:
    """Yield a prediction for each call of an auction."""
    sample, base = hand_sample().hands[_SAMPLE], hand_sample().weights[_SAMPLE]
    weights = {seat: base / base.sum() for seat in range(4)}
    auction = Auction(deal.auction.dealer)
    for call in deal.auction.calls:
        seat = auction.to_call
        hand = np.array([deal.deal.hands[seat]])
        all_hands = np.exp(network.log_probabilities(np.concatenate([hand, sample]), auction, deal.vulnerability))
        told = np.exp(network.log_probabilities(hand, auction, deal.vulnerability, (deal.system,) * 2)[0])
        no_hand = weights[seat] @ all_hands[1:]
        made = call_number(call)
        yield Prediction(_situation(auction), made, told, all_hands[0], no_hand)
        weights[seat] = weights[seat] * all_hands[1:, made]
        weights[seat] /= weights[seat].sum()
        auction = auction.call(call)


def _situation(auction: Auction) -> str:
    bids = [number for number, call in enumerate(auction.calls) if call_number(call) < BIDS]
    if not bids:
        return "opening"
    own = [number for number in bids if (number - len(auction.calls)) % 2 == 0]
    if any((number - len(auction.calls)) % 4 == 0 for number in own):
        return "later, has bid"
    return "response" if own else "overcall"


def kind_of(call: int) -> str:
    """Return the kind of a call in the tables of calibration."""
    if call >= BIDS:
        return "pass" if call == PASS else "double" if call == DOUBLE else "redouble"
    level = call // 5 + 1
    return f"{'notrump' if call % 5 == 4 else 'suit'} at level {level if level < 5 else '5 to 7'}"


def likelihood_rows(found: Mapping[str, Sequence[Prediction]]) -> list[dict[str, object]]:
    """Return the mean log-likelihoods by source, with the gain over ``no hand``."""
    rows: list[dict[str, object]] = []
    for source, listed in found.items():
        logs = {
            name: np.log([getattr(each, name)[each.call] for each in listed])
            for name in ("network", "unknown", "no_hand")
        }
        for name, values in logs.items():
            gain = mean_interval(values - logs["no_hand"], _USUAL_SCATTER)
            mean = mean_interval(values, _USUAL_SCATTER)
            rows.append({"source": source, "model": name, "log_likelihood": mean.to_json(), "gain": gain.to_json()})
    return rows


def calibration_rows(found: Mapping[str, Sequence[Prediction]]) -> list[dict[str, object]]:
    """Return by situation and kind of call, and by predicted probability: calls expected, their deviation, and made."""
    rows: list[dict[str, object]] = []
    for source, listed in found.items():
        sums: dict[tuple[str, str], NDArray[np.float64]] = defaultdict(lambda: np.zeros(3))
        for each in listed:
            shares: dict[str, float] = defaultdict(float)
            for call in np.flatnonzero(each.unknown):
                shares[kind_of(int(call))] += each.unknown[call]
            for kind, share in shares.items():
                made = kind == kind_of(each.call)
                sums[each.situation, kind] += share, share * (1 - share), made
        for (situation, kind), (expected, variance, made) in sorted(sums.items()):
            row = {"source": source, "situation": situation, "kind": kind}
            rows.append({**row, "expected": expected, "deviation": float(np.sqrt(variance)), "made": int(made)})
        shares_of = np.concatenate([each.unknown[each.unknown > 0] for each in listed])
        made_of = np.concatenate([np.arange(38)[each.unknown > 0] == each.call for each in listed])
        for low, high in pairwise(_EDGES):
            inside = (shares_of >= low) & (shares_of < high)
            expected, variance = shares_of[inside].sum(), (shares_of * (1 - shares_of))[inside].sum()
            row = {"source": source, "situation": "all", "kind": f"probability {low:g} to {min(high, 1):g}"}
            deviation = float(np.sqrt(variance))
            rows.append({**row, "expected": expected, "deviation": deviation, "made": int(made_of[inside].sum())})
    return rows


def main(arguments: Sequence[str] | None = None) -> None:
    """Predict the calls that judge, and print the tables as JSON."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("auctions", type=Path)
    parser.add_argument("--experts", type=Path, nargs="*", default=[])
    parser.add_argument("--robots", type=Path, nargs="*", default=[])
    parser.add_argument("--weights", type=Path)
    parser.add_argument("--step", type=int, default=10)
    given = parser.parse_args(arguments)
    _, _, judged = divide([*read_auctions(given.auctions)], {"experts": given.experts, "robots": given.robots})
    judged["program"] = judged["program"][:: given.step]
    network = CallNetwork.load(given.weights)
    found = {
        source: [each for deal in deals for each in predictions(deal, network)]
        for source, deals in judged.items()
        if deals
    }
    made = {"network": network.note, "likelihoods": likelihood_rows(found), "calibration": calibration_rows(found)}
    print(json.dumps(made, indent=1))


if __name__ == "__main__":
    main()
