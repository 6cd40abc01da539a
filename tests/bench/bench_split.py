"""Where the CPU time of decisions goes: reading calls, reading cards, drawing, solving, and choosing, by trick.

    OPENBLAS_NUM_THREADS=1 python -m tests.bench.bench_split [--deals 8] [-o FOLDER]

Our bidder bids random deals, and a declarer plays them against `monte-carlo:strong`; all know the auction. Only turns
with a choice count. Reading cards is what people's plays show; choosing has the joint searches. Writes ``split.json``
and ``split.md``.
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unittest.mock import patch

import numpy as np

from agent.knowledge.evidence.calls import AuctionLikelihood, HeardCalls, load_model
from agent.knowledge.evidence.human_plays import HumanPlays
from agent.knowledge.sampler import LayoutSampler
from agent.knowledge.view import View
from agent.player import AnyPlayer, Decision, PerfectPlayer
from agent.players.bidding.auction import hold_auction
from agent.registry import Role, parse_bidder, parse_player
from agent.rules.contract import Vulnerability
from agent.table import play_board, seat_players
from ddsolver import Seat
from ddsolver.solver import Solver
from tests.bench.bench_decisions import PARTS, part_of
from tests.bench.bench_solver import random_deals
from tests.bench.measured import keep

DECLARERS = ("monte-carlo:strong", "payoff:strong")
DEFENDER = "monte-carlo:strong"
_WORK: tuple[tuple[type, str, str], ...] = (
    (AuctionLikelihood, "rough", "reading calls"),
    (AuctionLikelihood, "refinement", "reading calls"),
    (HeardCalls, "log_likelihood", "reading calls"),
    (HumanPlays, "of", "reading cards"),
    (LayoutSampler, "_first", "drawing"),
    (Solver, "layout_values", "solving"),
)
"""Methods, and the kind of work that each does, without the work of others that it calls."""
KINDS = ("reading calls", "reading cards", "drawing", "solving", "choosing")


@dataclass(slots=True)
class Split:
    """CPU seconds by kind of work; the time of a method is without that of methods that it calls."""

    seconds: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    _inner: list[float] = field(default_factory=list)
    """The time of the methods called so far, for each method that has not returned."""

    def timed(self, kind: str, work: Callable[..., Any]) -> Callable[..., Any]:
        """Return a function whose own time counts as this kind."""

        def run(*arguments: Any, **named: Any) -> Any:
            started = time.process_time()
            self._inner.append(0.0)
            try:
                return work(*arguments, **named)
            finally:
                taken = time.process_time() - started
                self.seconds[kind] += taken - self._inner.pop()
                if self._inner:
                    self._inner[-1] += taken

        return run

    @contextmanager
    def measuring(self) -> Iterator[None]:
        """Time the methods of `_WORK` in this block."""
        with ExitStack() as stack:
            for owner, name, kind in _WORK:
                stack.enter_context(patch.object(owner, name, self.timed(kind, getattr(owner, name))))
            yield


@dataclass(slots=True)
class Turns:
    """Turns of a player in a part of the play, and their CPU seconds by kind of work."""

    number: int = 0
    seconds: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))


Found = dict[tuple[str, str], Turns]
"""The turns, by player and part of the play."""


class Measured:
    """A player whose time is split, by part of the play."""

    def __init__(self, player: AnyPlayer, name: str, split: Split, found: Found) -> None:
        assert not isinstance(player, PerfectPlayer)
        self._player, self._name, self._split, self._found = player, name, split, found

    def decide(self, view: View) -> Decision:
        """Return the player's decision; its time counts if there was a choice."""
        before = defaultdict(float, self._split.seconds)
        decision: Decision = self._split.timed("choosing", self._player.decide)(view)
        if len(view.runs()) > 1:
            part = part_of(len(view.plays) // 4 + 1) if view.plays else "lead"
            row = self._found.setdefault((self._name, part), Turns())
            row.number += 1
            for kind in KINDS:
                row.seconds[kind] += self._split.seconds[kind] - before[kind]
        return decision


def split_of(declarer: str, deals: int, found: Found) -> None:
    """Add the time of a declarer, and of its defenders, over some deals."""
    split, bidder = Split(), parse_bidder("net").make(np.random.SeedSequence(0))
    declares, defends = parse_player(declarer, Role.DECLARER), parse_player(DEFENDER, Role.DEFENDER)
    for number, deal in enumerate(random_deals(1, deals)):
        auction = hold_auction(deal, Seat.NORTH, Vulnerability.NONE, dict.fromkeys(Seat, bidder)).auction
        contract = auction.contract
        if contract is None:
            continue
        seats = [(declarer, declares), (f"defender: {DEFENDER}", defends), (f"defender: {DEFENDER}", defends)]
        players = [
            Measured(spec.make(np.random.SeedSequence([number, place])), name, split, found)
            for place, (name, spec) in enumerate(seats)
        ]
        with split.measuring():
            play_board(deal, contract, Vulnerability.NONE, seat_players(contract, *players), auction)


def main() -> None:
    """Measure the players and write the rows."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=8)
    parser.add_argument("-o", "--output", type=Path, default=Path("results/bench"), help="the folder to write to")
    given = parser.parse_args()
    load_model()
    found: Found = {}
    for declarer in DECLARERS:
        split_of(declarer, given.deals, found)
    lines = [
        "# Where the time of a decision goes",
        "",
        f"CPU milliseconds of a turn with a choice, on {given.deals} random deals that our bidder has bid, by trick.",
        "Choosing has the joint searches. `python -m tests.bench.bench_split` makes this page.",
        "",
        f"| player | trick | turns | {' | '.join(KINDS)} | all |",
        "|---|---|" + "---:|" * (len(KINDS) + 2),
    ]
    rows = []
    for (name, part), row in sorted(found.items(), key=lambda each: (each[0][0], ("lead", *PARTS).index(each[0][1]))):
        each = {kind: row.seconds[kind] / row.number for kind in KINDS}
        rows.append({"player": name, "tricks": part, "turns": row.number, **each})
        cells = " | ".join(f"{1000 * each[kind]:.0f}" for kind in KINDS)
        lines.append(f"| {name} | {part} | {row.number} | {cells} | {1000 * sum(each.values()):.0f} |")
    keep(given.output, "split", {"deals": given.deals, "rows": rows}, lines)


if __name__ == "__main__":
    main()
