"""CPU seconds that the recommended declarers take for a card, by trick.

    python -m tests.bench.bench_decisions [--deals 6] [-o FOLDER]

Deals are random ones on which South makes 3NT or 4H double dummy, half of each, against the arbitrary defender; the
auction is unknown. Only turns with a choice count. `payoff:strong` compares whole lines of play in the first tricks.
Writes ``decisions.json`` and ``decisions.md``.
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np

from agent.knowledge.view import View
from agent.player import AnyPlayer, Decision, PerfectPlayer
from agent.registry import Role, parse_player
from agent.rules.contract import Contract, Vulnerability
from agent.table import play_board, seat_players
from tests.bench.bench_agents import makeable
from tests.bench.measured import keep

CONTRACTS = ("3NT", "4H")
PLAYERS = ("monte-carlo:strong", "payoff:strong", "payoff:strong,plan=0,searched=20")
PARTS = ("1", "2", "3", "4-6", "7-13")
"""The tricks, as they are put together in the table."""


@dataclass(frozen=True, slots=True)
class Row:
    """A declarer in some tricks: its turns with a choice, and the CPU seconds of a turn."""

    declarer: str
    tricks: str
    turns: int
    seconds: float
    slowest: float


class Timed:
    """A declarer whose CPU seconds are kept, by part of the play."""

    def __init__(self, player: AnyPlayer, seconds: dict[str, list[float]]) -> None:
        self._player = player
        self._seconds = seconds

    def decide(self, view: View) -> Decision:
        """Return the player's decision, and keep its time if there was a choice."""
        assert not isinstance(self._player, PerfectPlayer)
        started = time.process_time()
        decision = self._player.decide(view)
        if len(view.runs()) > 1:
            self._seconds[part_of(len(view.plays) // 4 + 1)].append(time.process_time() - started)
        return decision


def part_of(trick: int) -> str:
    """Return the part of the play to which a trick belongs."""
    return str(trick) if trick <= 3 else "4-6" if trick <= 6 else "7-13"


def rows_of(declarer: str, deals: int) -> Iterator[Row]:
    """Yield a declarer's rows after it has played the deals."""
    spec, seconds = parse_player(declarer, Role.DECLARER), defaultdict[str, list[float]](list)
    for number, text in enumerate(CONTRACTS):
        contract = Contract.parse(f"{text}S")
        for place, position in enumerate(makeable(contract, deals // len(CONTRACTS), seed=number)):
            seed = np.random.SeedSequence(place)
            player = Timed(spec.aiming("points").make(seed), seconds)
            defender = parse_player("arbitrary", Role.DEFENDER).make(seed)
            play_board(position.deal, contract, Vulnerability.BOTH, seat_players(contract, player, defender))
    for part in PARTS:
        yield Row(declarer, part, len(seconds[part]), float(np.mean(seconds[part])), max(seconds[part]))


def main() -> None:
    """Measure, and write the rows."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=6, help="deals, half of them at each contract")
    parser.add_argument("-o", "--output", type=Path, default=Path("results/bench"), help="the folder to write to")
    given = parser.parse_args()
    rows = [row for declarer in PLAYERS for row in rows_of(declarer, given.deals)]
    lines = [
        "# CPU seconds a card",
        "",
        f"How long the recommended declarers think about a card, on {given.deals} random deals at 3NT and 4H, by",
        "trick: the mean CPU seconds of the turns with a choice, and in parentheses the slowest turn. `payoff:strong`",
        "compares whole lines of play in the first tricks; the last row has its earlier options.",
        "`python -m tests.bench.bench_decisions` makes this page.",
        "",
        "| declarer | " + " | ".join(f"trick {part}" if "-" not in part else f"tricks {part}" for part in PARTS) + " |",
        "|---|" + "---:|" * len(PARTS),
    ]
    for declarer in PLAYERS:
        cells = [f"{row.seconds:.2f} ({row.slowest:.2f})" for row in rows if row.declarer == declarer]
        lines.append(f"| {declarer} | {' | '.join(cells)} |")
    keep(given.output, "decisions", {"deals": given.deals, "rows": [asdict(row) for row in rows]}, lines)


if __name__ == "__main__":
    main()
