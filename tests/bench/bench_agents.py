"""CPU seconds that a declarer takes for one deal, both hands, at the thesis's nine contracts (section 6.1).

    python -m tests.bench.bench_agents [--deals 1] [--samples 100] [-o FOLDER]

Deals are random ones on which South makes the contract double dummy; weights are those of correct play with P = 1, and
impossible layouts are not replaced (``refill=no``), both as in the thesis. The mean over contracts uses the frequencies
that follow from the thesis's tables. Beside ours stand the thesis's seconds for 100 samples (its table D, machine of
2017). Writes ``agents.json`` and ``agents.md``.
"""

from __future__ import annotations

import argparse
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np

from agent.registry import Role, parse_player
from agent.rules.contract import Contract, Vulnerability
from agent.table import play_board, seat_players
from ddsolver import Position
from tests.bench.bench_solver import SOLVER, random_deals
from tests.bench.measured import keep

FREQUENCIES = {
    "1H": 0.29316, "1NT": 0.07930, "3NT": 0.19827, "4H": 0.27947, "5D": 0.07583, "6H": 0.05841, "6NT": 0.00625,
    "7H": 0.00791, "7NT": 0.00139,
}  # fmt: skip
THESIS_SECONDS = {"monte-carlo": 278, "payoff": 1140, "payoff:relocation=yes": 1664}


@dataclass(frozen=True, slots=True)
class Row:
    """A declarer at a contract: CPU seconds a deal."""

    declarer: str
    contract: str
    deals: int
    seconds: float


def makeable(contract: Contract, number: int, seed: int) -> list[Position]:
    """Random deals on which the contract makes double dummy, at the opening lead."""
    found: list[Position] = []
    for deal in random_deals(seed, 200_000):
        position = Position(deal, contract.strain, contract.leader)
        if not any(SOLVER.cards_reaching(position, 14 - contract.tricks_needed).values()):
            found.append(position)
            if len(found) == number:
                break
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=1, help="deals a contract")
    parser.add_argument("--samples", type=int, default=100)
    parser.add_argument("-o", "--output", type=Path, default=Path("results/bench"), help="the folder to write to")
    arguments = parser.parse_args()
    rows = []
    for number, text in enumerate(FREQUENCIES):
        contract = Contract.parse(f"{text}S")
        positions = makeable(contract, arguments.deals, seed=number)
        for declarer in THESIS_SECONDS:
            options = f"samples={arguments.samples},weights=correct-play,p=1,refill=no"
            spec = parse_player(f"{declarer}{',' if ':' in declarer else ':'}{options}", Role.DECLARER).aiming("points")
            seconds = []
            for place, position in enumerate(positions):
                defender = parse_player("arbitrary", Role.DEFENDER).make(np.random.SeedSequence(place))
                player = spec.make(np.random.SeedSequence(place))
                record = play_board(
                    position.deal, contract, Vulnerability.BOTH, seat_players(contract, player, defender)
                )
                seconds.append(record.declarer_seconds)
            rows.append(Row(declarer, text, len(seconds), float(np.mean(seconds))))
            print(f"{text:<5}{declarer:<24}{rows[-1].seconds:>8.1f} s", flush=True)
    write(rows, arguments.samples, arguments.output)


def write(rows: list[Row], samples: int, folder: Path) -> None:
    """Write the rows as JSON and Markdown."""
    lines = [
        "# CPU seconds a deal",
        "",
        f"The table has the CPU seconds that a declarer takes for one deal, with {samples} layouts, against the",
        "arbitrary defender. As in the thesis, weights are those of correct play with P = 1, and layouts of weight 0",
        "are not replaced. `python -m tests.bench.bench_agents` makes this page.",
        "",
        "| declarer | " + " | ".join(FREQUENCIES) + " | mean, weighted by frequency | thesis, 100 layouts |",
        "|---|" + "---:|" * (len(FREQUENCIES) + 2),
    ]
    for declarer, thesis in THESIS_SECONDS.items():
        seconds = {row.contract: row.seconds for row in rows if row.declarer == declarer}
        mean = sum(FREQUENCIES[contract] * seconds[contract] for contract in FREQUENCIES) / sum(FREQUENCIES.values())
        cells = " | ".join(f"{seconds[contract]:.1f}" for contract in FREQUENCIES)
        lines.append(f"| {declarer} | {cells} | {mean:.1f} | {thesis} |")
    lines += ["", f"Deals per contract: {rows[0].deals}."]
    keep(folder, "agents", {"samples": samples, "rows": [asdict(row) for row in rows]}, lines)


if __name__ == "__main__":
    main()
