"""How many decisions at real tables `declarer evening` calls mistakes, by its rule and by the one before.

    nice python -m tests.bench.mistakes FILE... [--decisions N] [--seconds S] [--work FOLDER] [-o FOLDER]

A decision is a turn at which the legal cards have different double-dummy values. The tables are taken in a random order
until they have N decisions, or the seconds are over; the folder of the work keeps the rows, so a repeated command goes
on. Before, a costly card was a mistake if our player's card cost nothing, and was better on its layouts by more than
the error of the sample. Now its own values must also differ by more than their noise, and at IMPs a card that cost only
overtricks is none. The player is asked at the costly cards only, because no other card can be a mistake.
Writes ``mistakes.json`` and ``mistakes.md``, which have figures only.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np

from agent.player import Decision
from ddsolver.errors import BridgeError
from experiments.boards.board import Board
from experiments.boards.files import read_file
from experiments.questions.evening.analysis import JudgedCard, aim_of, judge_with
from experiments.questions.review.analysis import ReviewedCard, deal_code
from experiments.questions.review.asked import SeatedPlayers
from experiments.runs.store import Store
from experiments.statistics.clusters import clustered_share
from experiments.statistics.interval import Interval
from tests.bench.measured import about, keep

PLAYER = "monte-carlo:strong"
_SEED = 1


@dataclass(frozen=True, slots=True)
class Row:
    """A table: its decisions, and how its costly cards are judged."""

    table: str
    """The file's name, and the place of the board in it."""
    deal: str
    scoring: str
    decisions: int
    costly: int
    before: int
    """Mistakes by the rule before."""
    mistakes: int
    overtricks: int
    guesses: int
    reasons: int
    """Costly cards with a reason."""
    named: int
    """Reasons that name a feature of the hidden hands."""


class AskedAtCostlyCards(SeatedPlayers):
    """Players that are asked only where the card that was played cost something."""

    def decision(self, name: str, turn: ReviewedCard) -> Decision | None:
        """Return the decision of a player; None at a card that cost nothing."""
        return super().decision(name, turn) if turn.cost else None


def judged(board: Board) -> tuple[list[ReviewedCard], list[JudgedCard]]:
    """Return the decisions of a table, and its costly cards."""
    seats = AskedAtCostlyCards(board, [PLAYER], _SEED, aim_of(board))
    found = judge_with(seats, board, PLAYER)
    return [turn for turn in found.turns if turn.is_choice], list(found.costly)


def was_mistake(card: JudgedCard) -> bool:
    """Return whether a card was a mistake by the rule before."""
    return card.turn.instead_cost == 0 and (card.reason is None or card.reason.is_clear)


def row_of(table: str, board: Board) -> Row:
    """Judge a table."""
    decisions, costly = judged(board)
    verdicts = [each.verdict for each in costly]
    reasons = [each.reason for each in costly if each.reason is not None]
    return Row(
        table=table,
        deal=deal_code(board.deal),
        scoring=aim_of(board),
        decisions=len(decisions),
        costly=len(costly),
        before=sum(map(was_mistake, costly)),
        mistakes=verdicts.count("mistake"),
        overtricks=verdicts.count("overtrick"),
        guesses=verdicts.count("guess"),
        reasons=len(reasons),
        named=sum(each.separation is not None or each.risk is not None for each in reasons),
    )


def tables(files: Sequence[Path]) -> list[tuple[str, Board]]:
    """Return the tables with play in files, in a random order that depends on nothing else."""
    found = []
    for file in files:
        for place, board in enumerate(read_file(file).boards, start=1):
            if board.plays and board.contract is not None and None not in board.hands:
                found.append((f"{file.name} {place}", board))
    order = np.random.default_rng(_SEED).permutation(len(found))
    return [found[at] for at in order]


def rows(files: Sequence[Path], work: Path, decisions: int, seconds: float) -> Iterator[Row]:
    """Yield the rows of tables until they have this many decisions; stop when the time is over."""
    facts = {"player": PLAYER, "seed": str(_SEED), "files": " ".join(sorted(file.name for file in files))}
    began = time.monotonic()
    number = 0
    with Store(work, facts, create=True) as kept:
        done = {row.table: row for row in (Row(**json.loads(text)) for _, text in kept.details())}
        for table, board in tables(files):
            row = done.get(table)
            if row is None and time.monotonic() - began > seconds:
                return
            if row is None:
                try:
                    row = row_of(table, board)
                except BridgeError as error:
                    print(f"{table}: {error}", flush=True)
                    continue
                kept.add_details({len(done): json.dumps(asdict(row))})
                done[table] = row
            yield row
            number += row.decisions
            if number >= decisions:
                return


def share(found: Sequence[Row], kind: str, of: str = "decisions") -> Interval:
    """Return a share of all decisions, or of another kind; the tables of a deal are correlated."""
    cases = [
        (at < getattr(row, kind), place, row.deal) for place, row in enumerate(found) for at in range(getattr(row, of))
    ]
    hits, boards, deals = zip(*cases, strict=True) if cases else ((), (), ())
    return clustered_share(hits, boards, deals)


def per_cent(found: Interval) -> str:
    """Return a small share with its interval, as in ``3.5 % (3.0-4.1)``."""
    if found.low is None or found.high is None:
        return f"{100 * found.mean:.1f} %"
    return f"{100 * found.mean:.1f} % ({100 * found.low:.1f}-{100 * found.high:.1f})"


def page(found: Sequence[Row]) -> list[str]:
    """Return the page about the rows."""
    total = {name: sum(getattr(row, name) for row in found) for name in Row.__slots__[3:]}
    lines = [
        "# Mistakes at real tables",
        "",
        f"`declarer evening` judged {total['decisions']:,} decisions (turns at which the legal cards have different",
        f"double-dummy values) at {len(found)} tables of {len({row.deal for row in found})} deals, drawn from files of",
        f"matches and sessions of people. {total['costly']} cards cost something. The player asked is `{PLAYER}`.",
        "`python -m tests.bench.mistakes` makes this page from played boards.",
        "",
        "| | number | share of the decisions |",
        "|---|---:|---:|",
    ]
    kinds = {
        "cards that cost something": "costly",
        "mistakes by the rule before": "before",
        "mistakes now": "mistakes",
        "only overtricks, at IMPs": "overtricks",
        "guesses": "guesses",
    }
    lines += [f"| {words} | {total[name]:,} | {per_cent(share(found, name))} |" for words, name in kinds.items()]
    lines += [
        "",
        "Before, a costly card was a mistake if our player's own card cost nothing, and was better on the layouts by",
        "more than the error of the sample. Now the player's own values must also differ by more than twice their",
        "standard error, and by a small margin; at IMPs, a card that cost only overtricks is none.",
        "",
        f"{total['reasons']} costly cards have a reason; in {share(found, 'named', 'reasons').percent(0)} of them, it",
        "names a feature of the hidden hands, such as who holds a card or how a suit splits. The others give the odds.",
    ]
    return lines


def main() -> None:
    """Judge tables and write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", type=Path, nargs="+", help="files of played boards")
    parser.add_argument("--decisions", type=int, default=10_000, help="the number of decisions")
    parser.add_argument("--seconds", type=float, default=1e9, help="the longest time for new tables")
    parser.add_argument("--work", type=Path, default=Path("mistakes-work"), help="the folder of the rows")
    parser.add_argument("-o", "--output", type=Path, default=Path("results/bench"), help="the folder of the results")
    given = parser.parse_args()
    found = list(rows(given.files, given.work, given.decisions, given.seconds))
    total = {name: sum(getattr(row, name) for row in found) for name in Row.__slots__[3:]}
    measured = {"tables": len(found), "deals": len({row.deal for row in found}), **total}
    keep(given.output, "mistakes", measured, page(found), about() | {"player": PLAYER})


if __name__ == "__main__":
    main()
