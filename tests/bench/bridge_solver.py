"""bridge-solver (macroxue's C++ program) beside our solver, where its library is built.

``BRIDGE_SOLVER`` names a shared library with a C interface to its source: ``bs_value(hands, trump, leader, 1)`` returns
North-South's tricks, ``bs_reset(1)`` empties its memory, ``bs_nodes()`` counts the positions that it visited. ``hands``
are four masks of cards as `ddsolver.Deal.hands` has them.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from ddsolver import BridgeError, Deal, Position, Seat, Solver, Strain
from tests.bench.hard_deals import SHAPES, dealt, hard_deals

CHAMPION = "N:.Q853.AJ962.KT74 Q853.AJ962.KT74. AJ962.KT74..Q853 KT74..Q853.AJ962"
"""The deal that bridge-solver's README once called the most difficult known to its author."""
SECONDS = 60
"""Our time limit for it."""
EASY = Position(Deal.from_pbn("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"), "NT", "W")
"""A deal that needs one position; before another deal, it makes our solver empty its memory."""
MORE_SEED = 28
"""Another than that of `hard_deals`."""

Count = Callable[[Sequence[Position]], list[int]]


@dataclass(frozen=True, slots=True)
class Row:
    """Milliseconds of CPU time a deal, their ratio and its standard error, and positions visited a deal."""

    work: str
    pieces: int
    ours_ms: float
    theirs_ms: float
    ratio: float
    error: float | None
    our_positions: float
    their_positions: float


class BridgeSolver:
    """The library at a path."""

    def __init__(self, path: str) -> None:
        self._library = ctypes.CDLL(str(Path(path).resolve()))
        self._library.bs_nodes.restype = ctypes.c_ulonglong

    def empty(self) -> None:
        """Empty its memory, as ours is at a new deal."""
        self._library.bs_reset(1)

    def tricks(self, position: Position) -> int:
        """North-South's tricks from the start of the play."""
        hands = (ctypes.c_int64 * 4)(*position.hands)
        return int(self._library.bs_value(hands, int(position.trump), int(position.trick_leader), 1))

    def visited(self) -> int:
        """How many positions it has visited so far."""
        return int(self._library.bs_nodes())


def installed() -> BridgeSolver | None:
    """The library that the environment names, if it does."""
    path = os.environ.get("BRIDGE_SOLVER")
    return BridgeSolver(path) if path else None


def workloads(random: Callable[[int, int, Sequence[Strain]], list[Position]], divide: int) -> dict[str, list[Position]]:
    """Random deals, our hard deals and as many others of each shape, at notrump and in suits."""
    found: dict[str, list[Position]] = {}
    for game, strains in (("notrump", [Strain.NOTRUMP]), ("suit", list(Strain)[:4])):
        found[f"random deals, {game}"] = random(7, max(10, 200 // divide), strains)
    generator = np.random.default_rng(MORE_SEED)
    for name, position in hard_deals():
        _add(found, f"hard deals, {name}", position)
    for name, shape in SHAPES.items():
        for number in range(max(2, 20 // divide)):
            strain = Strain.NOTRUMP if number % 2 else Strain(int(generator.integers(4)))
            leader = Seat(int(generator.integers(4)))
            _add(found, f"others, {name}", Position(dealt(shape, generator), strain, leader))
    return found


def _add(found: dict[str, list[Position]], name: str, position: Position) -> None:
    game = "notrump" if position.trump == Strain.NOTRUMP else "suit"
    found.setdefault(f"{name}, {game}", []).append(position)


def rows(
    theirs: BridgeSolver, work: dict[str, list[Position]], cpu_ms: Callable[..., float], visited: Count
) -> Iterator[Row]:
    """Every kind of work by both, deal by deal in turn.

    :raises AssertionError: if the two find different values.
    """
    ours = Solver()
    for name, positions in work.items():
        times = []
        their_positions = []
        for position in positions:
            theirs.empty()
            ours.tricks(EASY)
            before = theirs.visited()
            times.append((cpu_ms(ours.tricks, position), cpu_ms(theirs.tricks, position)))
            their_positions.append(theirs.visited() - before)
            tricks = ours.tricks(position)
            north_south = tricks if position.trick_leader.is_north_south else 13 - tricks
            assert north_south == theirs.tricks(position), position
        figures = np.array(times)
        ours_ms, theirs_ms = figures.mean(axis=0)
        ratio = ours_ms / theirs_ms
        differences = figures @ [1, -ratio]
        error = float(np.std(differences, ddof=1) / np.sqrt(len(times)) / theirs_ms) if len(times) > 1 else None
        yield Row(
            name, len(times), ours_ms, theirs_ms, ratio, error,
            float(np.mean(visited(positions))), float(np.mean(their_positions)),
        )  # fmt: skip


def champion(cpu_ms: Callable[..., float]) -> str:
    """What becomes of the champion at notrump within our time limit."""
    position = Position(Deal.from_pbn(CHAMPION), Strain.NOTRUMP, Seat.WEST)
    answers: list[int] = []
    try:
        spent = cpu_ms(lambda asked: answers.append(Solver(seconds=SECONDS).tricks(asked)), position)
    except BridgeError as error:
        return str(error)
    return f"{answers[0]} tricks to the leader after {spent / 1000:.2f} s"


def as_lines(found: Sequence[Row]) -> list[str]:
    """The rows as Markdown, after an empty line and with a heading; nothing for no rows."""
    if not found:
        return []
    lines = [
        "",
        "## Beside bridge-solver",
        "",
        "Both programs compute one value per deal, and begin each deal with empty memory. `others` are more deals of",
        "the shapes of the hard deals. A deal with a complete suit in each hand needs no search: its time is that of a",
        "call from Python.",
        "",
    ]
    lines += ["| work | pieces | ours | bridge-solver | ratio | ± | positions: ours | bridge-solver |"]
    lines += ["|---|---:|---:|---:|---:|---:|---:|---:|"]
    for row in found:
        error = "" if row.error is None else f"{row.error:.2f}"
        lines.append(
            f"| {row.work} | {row.pieces} | {row.ours_ms:.3f} | {row.theirs_ms:.3f} | {row.ratio:.2f} | {error} "
            f"| {row.our_positions:,.0f} | {row.their_positions:,.0f} |"
        )
    return lines
