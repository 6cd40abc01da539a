"""Whether bidders keep to a system: own auctions, read rule by rule.

    python -m tests.bench.kept_rules [--auctions N] [--system NAME] [-o FILE]

Random deals are bid by the network that keeps to the system, at all four seats. Counted are passes of forcing calls,
answers to asks that are not exact, and how often a hand that must use a convention does. Writes
``results/bidding/kept-rules.json``.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np

from agent.calls.auction_batch import turn_after
from agent.calls.network import network_of
from agent.calls.system.automaton import BiddingSystem
from agent.calls.system.file import ANSWER, Meaning
from agent.rules.auction import PASS
from agent.rules.conditions import Condition
from agent.rules.dealing import random_deals
from experiments.competitions.bidding.match import SolvedDeals, bid_nets

FIGURES = Path(__file__).parents[2] / "results" / "bidding" / "kept-rules.json"
_SEED = 100
_AT_ONCE = 1000


def kept_rules(auctions: int, name: str) -> dict[str, Any]:
    """Return the counts of own auctions, ``auctions`` of them."""
    network = network_of("learned", name)
    assert network.system is not None
    hands = random_deals(auctions, np.random.default_rng(_SEED))
    deals = SolvedDeals(hands, np.zeros((auctions, 4, 5), dtype=np.int8))
    counts: Counter[str] = Counter()
    used: Counter[str] = Counter()
    due: Counter[str] = Counter()
    for start in range(0, auctions, _AT_ONCE):
        numbers = np.arange(start, min(auctions, start + _AT_ONCE))
        batch = bid_nets((network, network), deals, numbers)
        for row, number in enumerate(numbers):
            calls = batch.calls[row, : batch.length[row]].tolist()
            _count(network.system, calls, hands[number], int(batch.dealers[row]), (counts, used, due))
    return {
        "system": name,
        "auctions": auctions,
        "calls": counts["calls"],
        "forcing calls": counts["forcing"],
        "forcing calls passed": counts["passed"],
        "answers": counts["answers"],
        "answers not exact": counts["wrong"],
        "calls without what they show": counts["lacking"],
        "conventions": {each: {"due": due[each], "used": used[each]} for each in sorted(due)},
    }


def _count(
    system: BiddingSystem,
    calls: list[int],
    hands: np.ndarray[Any, np.dtype[np.int64]],
    dealer: int,
    found: tuple[Counter[str], Counter[str], Counter[str]],
) -> None:
    """Count what the calls of one auction keep and break."""
    counts, used, due = found
    for number, made in enumerate(calls):
        before, hand = calls[:number], hands[(dealer + number) % 4 : (dealer + number) % 4 + 1]
        state = system.state(before)
        counts["calls"] += 1
        counts["forcing"] += bool(system.is_forced[state])
        counts["passed"] += bool(system.is_forced[state]) and made == PASS
        meaning = system.meaning([*before, made])
        counts["lacking"] += meaning is not None and not _fits(meaning.shows, hand)
        musts = [
            each
            for call in np.flatnonzero(turn_after(tuple(before)).legal)
            if (each := _must(system, before, int(call), hand))
        ]
        if musts:
            is_answer = any(each.rule.name.startswith(ANSWER) for each in musts)
            is_kept = made in [each.place.call for each in musts]
            counts["answers"] += is_answer
            counts["wrong"] += is_answer and not is_kept
            for each in musts:
                if each.rule.name and len(musts) == 1:
                    due[each.rule.name] += 1
                    used[each.rule.name] += is_kept


def _must(
    system: BiddingSystem, before: list[int], call: int, hand: np.ndarray[Any, np.dtype[np.int64]]
) -> Meaning | None:
    """Return the meaning of a call that the hand must make; None if it need not."""
    meaning = system.meaning([*before, call])
    if meaning is None or meaning.must is None or not (_fits(meaning.must, hand) and _fits(meaning.shows, hand)):
        return None
    return meaning


def _fits(condition: Condition | None, hand: np.ndarray[Any, np.dtype[np.int64]]) -> bool:
    return condition is None or bool(condition.of_hands(hand)[0])


def main() -> None:
    """Write the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--auctions", type=int, default=10_000, help="random deals")
    parser.add_argument("--system", default="two-over-one", help="the system")
    parser.add_argument("-o", "--output", type=Path, default=FIGURES, help="the file to write")
    given = parser.parse_args()
    given.output.write_text(json.dumps(kept_rules(given.auctions, given.system), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
