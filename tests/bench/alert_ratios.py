"""How informative the alerts of real files are, by the way in which they are read: the log ratio of the true hands.

    python -m tests.bench.alert_ratios FILE ... > results/calls/alerts.json

For each hand with an explained call, the log-likelihood of its calls, less that of a random hand (the log of the mean
likelihood over a third of `agent.calls.hand_sample`), read in five ways:

- ``none``: the explanations are ignored;
- ``drop``: a call whose explanation states nothing that is understood is not used;
- ``keep``: only an explanation that contradicts the network removes what it reads (`agent.calls.reading`);
- ``replace``: as ``keep``, but every stated range replaces what the network reads of these points or this suit, also
  where the network agrees with it;
- ``cut``: as ``keep``, but stated ranges only exclude hands.

``rows`` has every hand: its file, deal and seat, whether all, some or none of its explanations are understood, and the
ratios; a ratio is at least the log of `FLOOR`. ``means`` has the mean of each way, and of ``keep`` less each way, over
deals.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

import numpy as np

from agent.calls import reading
from agent.calls.hand_reading import HandReading, ReadCall
from agent.calls.hand_sample import hand_sample
from agent.calls.reading import read_hands
from agent.rules.auction import Auction
from agent.rules.constraints import HandConstraint
from experiments.boards.board import Board
from experiments.boards.files import read_file
from experiments.questions.judge.choices import deal_code
from experiments.statistics.clusters import clustered_mean
from tests.bench.beliefs import FLOOR

WAYS = ("none", "drop", "keep", "replace", "cut")
_STEP = 3
"""Of the sample's hands, which are ordered by points and shape, this one counts, and so on."""
_USUAL_SCATTER = 1.0
"""Prior standard deviation of the log ratio."""
_EMPTY = ("", "alert", "alerted")


def is_said(call: ReadCall) -> bool:
    """Whether a call has an explanation with words in it."""
    return call.alert.strip(" .!").lower() not in _EMPTY


def ratio(read: HandReading, hand: int) -> float:
    """Return the log-likelihood of the calls with a hand, less that of random hands."""
    sample = hand_sample()
    own, *others = np.exp(read.log_likelihood(np.append(np.int64(hand), sample.hands[::_STEP])))
    mean = np.average(others, weights=sample.weights[::_STEP])
    return float(np.log(max(own / max(mean, 1e-300), FLOOR)))


def dropped(call: ReadCall) -> ReadCall:
    """Return a call that says nothing if its explanation states nothing."""
    says_nothing = is_said(call) and call.stated == HandConstraint()
    return replace(call, is_read=False, baselines=()) if says_nothing else call


def rows(board: Board, source: str) -> Iterator[dict[str, object]]:
    """Yield a row for each hand of a board with an explained call."""
    auction = board.auction
    assert auction is not None, "only boards with an auction are read"
    plain = read_hands(Auction(auction.dealer, auction.calls), board.vulnerability)
    read_hands.cache_clear()
    with patch.object(reading, "_EXPECTED", np.inf):
        replaced = read_hands(auction, board.vulnerability)
    read_hands.cache_clear()
    for seat, kept in read_hands(auction, board.vulnerability).items():
        said = [each.stated != HandConstraint() for each in kept.calls if is_said(each)]
        if not said:
            continue
        ways = {
            "none": plain[seat],
            "drop": replace(kept, calls=tuple(map(dropped, kept.calls))),
            "keep": kept,
            "replace": replaced[seat],
            "cut": replace(kept, calls=tuple(replace(each, baselines=()) for each in kept.calls)),
        }
        yield {
            "file": source,
            "deal": deal_code(board.deal),
            "seat": str(seat),
            "understood": "all" if all(said) else "some" if any(said) else "none",
            **{name: round(ratio(way, board.deal.hands[seat]), 3) for name, way in ways.items()},
        }


def means(found: Sequence[dict[str, object]]) -> Iterator[dict[str, object]]:
    """Yield the means over the hands of each file, over all, and by what is understood."""
    groups = {"all files": found}
    groups |= {
        f"understood: {kind}": [row for row in found if row["understood"] == kind] for kind in ("all", "some", "none")
    }
    groups |= {
        str(name): [row for row in found if row["file"] == name] for name in dict.fromkeys(row["file"] for row in found)
    }
    for name, chosen in groups.items():
        deals = [str(row["deal"]) for row in chosen]
        made: dict[str, object] = {"hands": name, "number": len(chosen)}
        for way in WAYS if chosen else ():
            ratios = np.array([row[way] for row in chosen], dtype=float)
            more = np.array([row["keep"] for row in chosen], dtype=float) - ratios
            made[way] = clustered_mean(ratios.tolist(), deals, _USUAL_SCATTER).to_json()
            made[f"keep less {way}"] = clustered_mean(more.tolist(), deals, _USUAL_SCATTER).to_json()
        yield made


def explained(paths: Iterable[Path]) -> Iterator[dict[str, object]]:
    """Yield the rows of files; a call that several tables of a deal share counts at each."""
    for path in paths:
        for board in read_file(path).boards:
            if board.auction is not None and board.auction.alerts:
                yield from rows(board, path.name)


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure the ways and print the means and the rows as JSON."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("files", nargs="+", type=Path)
    found = [*explained(parser.parse_args(arguments).files)]
    lines = ",\n".join(f"  {json.dumps(row)}" for row in found)
    print(f'{{"means": {json.dumps([*means(found)], indent=1)},\n"rows": [\n{lines}\n]}}')


if __name__ == "__main__":
    main()
