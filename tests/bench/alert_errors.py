"""How often stated ranges are wrong: the log ratio of the true hands, by the share of errors and the margin.

    python -m tests.bench.alert_errors FILE ... [--step 1] > alert_errors.json

For each hand with a call whose explanation states ranges, the ratio of `tests.bench.alert_ratios`, with several values
of the two constants of `agent.calls`; with ``hard``, a range excludes all hands outside of it, as before. Deals
are halved by their code: the first half chooses, the other one shows what the choice is worth.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from unittest.mock import patch

import numpy as np
from numpy.typing import NDArray

from agent.calls import hand_reading, reading
from agent.calls.hand_sample import hand_sample
from agent.calls.reading import HandReading, read_hands
from agent.rules.auction import Auction
from experiments.boards.board import Board
from experiments.boards.files import read_file
from experiments.questions.judge.choices import deal_code
from experiments.statistics.clusters import clustered_mean
from tests.bench.beliefs import FLOOR

_HARD = "hard"
_SETTINGS = {
    _HARD: (1e-12, 1e-12),
    **{f"{wrong},{margin}": (wrong, margin) for wrong, margin in product((0.02, 0.05, 0.1), (0.01, 0.03, 0.1))},
}
_STEP = 3
"""Of the sample's hands, this one counts, and so on."""
_USUAL_SCATTER = 1.0
"""Prior standard deviation of the log ratio."""


def rows(board: Board, source: str) -> Iterator[dict[str, object]]:
    """Yield a row for each hand of a board with a call whose explanation states ranges."""
    auction = board.auction
    assert auction is not None, "only boards with an auction are read"
    plain = read_hands(Auction(auction.dealer, auction.calls), board.vulnerability)
    found, logs = {}, {}
    for seat, each in read_hands(auction, board.vulnerability).items():
        if any(call.odds for call in each.calls):
            hands = np.append(np.int64(board.deal.hands[seat]), hand_sample().hands[::_STEP])
            logs[seat] = each.network.call_log_likelihoods(hands, seat, auction, board.vulnerability)
            found[seat] = {"none": ratio(plain[seat], logs[seat], hands)}
    for name, (wrong, margin) in _SETTINGS.items() if found else ():
        read_hands.cache_clear()
        with patch.object(reading, "_WRONG", wrong), patch.object(hand_reading, "_MARGIN", margin):
            readings = read_hands(auction, board.vulnerability)
            for seat, ratios in found.items():
                hands = np.append(np.int64(board.deal.hands[seat]), hand_sample().hands[::_STEP])
                ratios[name] = ratio(readings[seat], logs[seat], hands)
    read_hands.cache_clear()
    for seat, ratios in found.items():
        yield {
            "file": source,
            "deal": deal_code(board.deal),
            "half": half_of(deal_code(board.deal)),
            "seat": str(seat),
            **{name: round(value, 3) for name, value in ratios.items()},
        }


def ratio(read: HandReading, logs: NDArray[np.float64], hands: NDArray[np.int64]) -> float:
    """Return the log-likelihood of the calls with the first hand, less that of the others, given the network's."""
    explained, usual = read._parts(logs, hands)
    own, *others = np.exp(explained + np.logaddexp(usual, read._log_unknown_system))
    mean = np.average(others, weights=hand_sample().weights[::_STEP])
    return float(np.log(max(own / max(mean, 1e-300), FLOOR)))


def half_of(code: str) -> str:
    """Return whether a deal chooses or reports."""
    return ("choose", "report")[sum(code.encode()) % 2]


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure the settings and print the means and the rows as JSON."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--step", type=int, default=1)
    given = parser.parse_args(arguments)
    files = [(path.name, read_file(path).boards[:: given.step]) for path in given.files]
    found = [
        row
        for name, boards in files
        for board in boards
        if board.auction is not None and board.auction.alerts
        for row in rows(board, name)
    ]
    means = {}
    for half in ("choose", "report"):
        chosen = [row for row in found if row["half"] == half]
        deals = [str(row["deal"]) for row in chosen]

        def values(name: str, rows: list[dict[str, object]] = chosen) -> NDArray[np.float64]:
            return np.array([row[name] for row in rows], dtype=float)

        means[half] = {
            name: clustered_mean((values(name) - values("none")).tolist(), deals, _USUAL_SCATTER).to_json()
            for name in (_SETTINGS if chosen else ())
        }
    lines = ",\n".join(f"  {json.dumps(row)}" for row in found)
    print(f'{{"more than without the alerts": {json.dumps(means, indent=1)},\n"rows": [\n{lines}\n]}}')


if __name__ == "__main__":
    main()
