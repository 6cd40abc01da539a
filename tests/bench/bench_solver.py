"""Our solver beside DDS (through endplay) on the same work in the same run: CPU time, one thread each.

    python -m tests.bench.bench_solver [--quick] [-o FOLDER]

Prints a table and writes it with all figures, the date, the processor and the versions as Markdown and JSON. Each piece
of work is timed separately, ours and DDS's in turn, so that a slow moment of the machine hits both. The effect of less
memory and of a second thread is measured on our own solver. Where ``BRIDGE_SOLVER`` names a library of bridge-solver
(`tests.bench.bridge_solver`), ours is measured beside it as well.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import TypeVar

import numpy as np
from endplay import _dds
from numpy.typing import NDArray

from ddsolver import Deal, Position, Seat, Solver, Strain, dd_tables, warm_up
from ddsolver.cards import CARDS, cards_of
from ddsolver.search.search_memory import VISITED
from ddsolver.search.searcher import Searcher
from ddsolver.validation import LayoutBatch
from tests.bench import bridge_solver
from tests.bench.hard_deals import hard_deals
from tests.bench.measured import keep

FREAKS = Path(__file__).parent / "freak_deals.txt"
Work = TypeVar("Work")
SOLVER = Solver()
"""One for all work, as DDS keeps its memory; like DDS it forgets at each new deal."""
BEST, ALL = 1, 3
"""DDS: one best card, or every card."""
NO_TRICK = np.empty(0, dtype=np.int64)


@dataclass(frozen=True, slots=True)
class Row:
    """A kind of work: how many pieces, milliseconds a piece, ours to DDS's, and its standard error if it has one."""

    work: str
    pieces: int
    ours_ms: float
    dds_ms: float
    ratio: float
    error: float | None
    slowest_ours_ms: float
    slowest_dds_ms: float
    positions: float | None = None
    """How many positions ours visits for a piece, in the mean, where that was counted."""


@dataclass(frozen=True, slots=True)
class Decision:
    """Layouts to be solved together: hands int64 (n, 4), trump, and who leads."""

    hands: NDArray[np.int64]
    trump: Strain
    leader: Seat


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="a tenth of the work")
    parser.add_argument("-o", "--output", type=Path, default=Path("results/bench"), help="the folder to write to")
    arguments = parser.parse_args()
    _dds.SetMaxThreads(1)
    warm_up()
    rows = []
    divide = 10 if arguments.quick else 1
    for row in all_rows(divide):
        print(f"{row.work:<56}{row.ours_ms:>10.3f}{row.dds_ms:>10.3f}{row.ratio:>8.2f}{error_of(row):>6}", flush=True)
        rows.append(row)
    ratios = {
        "CPU time of hard and freak deals with 8 MB of memory, as a multiple of that with 30 MB": less_memory(),
        "wall time of the tables of 100 deals on two threads, as a multiple of that on one": two_threads(
            max(10, 100 // divide)
        ),
        "wall time of decisions at trick 4 with 100 layouts on two threads, as a multiple of that on one": (
            two_threads_for_a_decision(max(4, 40 // divide))
        ),
    }
    for name, ratio in ratios.items():
        print(f"{name:<76}{ratio:>8.2f}", flush=True)
    write(rows, ratios, beside_bridge_solver(divide), arguments.output)


def beside_bridge_solver(divide: int) -> list[bridge_solver.Row]:
    """The rows beside bridge-solver, if it is there."""
    theirs = bridge_solver.installed()
    if theirs is None:
        print("BRIDGE_SOLVER is not set: no rows beside bridge-solver")
        return []
    found = []
    for row in bridge_solver.rows(theirs, bridge_solver.workloads(random_positions, divide), cpu_ms, visited):
        print(f"{row.work:<56}{row.ours_ms:>10.3f}{row.theirs_ms:>10.3f}{row.ratio:>8.2f}", flush=True)
        found.append(row)
    return found


def all_rows(divide: int) -> Iterable[Row]:
    """Every row, the long ones cut to a part of their work."""
    print(f"{'work':<56}{'ours ms':>10}{'DDS ms':>10}{'ratio':>8}{'±':>6}")
    full = max(10, 500 // divide)
    for name, strains in (("notrump", [Strain.NOTRUMP]), ("suit", list(Strain)[:4])):
        found = random_positions(1, full, strains)
        yield compare(f"one value, full deal, {name}", found, best_value, lambda position: dds(position, BEST))
        yield compare(f"every legal card, full deal, {name}", found, every_card, lambda position: dds(position, ALL))
    yield compare("table of 20", random_deals(2, max(4, 40 // divide)), table, dds_table)
    for trick in (1, 4, 7):
        for name, strains in (("notrump", [Strain.NOTRUMP]), ("suit", list(Strain)[:4])):
            decisions = monte_carlo(trick, strains, max(3, (30 if trick == 1 else 100) // divide), 20)
            row = compare(f"Monte-Carlo, 20 layouts at trick {trick}, {name}", decisions, layouts, dds_layouts)
            yield a_layout(row, 20)
    for trick in (3, 4, 5):
        for name, strains in (("notrump", [Strain.NOTRUMP]), ("suit", list(Strain)[:4])):
            decisions = monte_carlo(trick, strains, max(3, 20 // divide), 100)
            row = compare(f"Monte-Carlo, 100 layouts at trick {trick}, {name}", decisions, layouts, dds_layouts)
            yield a_layout(row, 100)
    endings = random_positions(3, 300, list(Strain), size=2)
    yield compare("every legal card, two cards left", endings, every_card, lambda position: dds(position, ALL))
    many = random_positions(4, max(100, 1000 // divide), list(Strain))
    row = compare("one value, 1000 random full deals", many, best_value, lambda position: dds(position, BEST))
    yield row
    yield Row("the slowest of these", 1, row.slowest_ours_ms, row.slowest_dds_ms,
              row.slowest_ours_ms / row.slowest_dds_ms, None, row.slowest_ours_ms, row.slowest_dds_ms)  # fmt: skip
    difficult: dict[str, list[Position]] = {"20 freak deals": freaks()}
    for shape, position in hard_deals():
        difficult.setdefault(f"hard deals, {shape}", []).append(position)
    difficult["40 hard deals"] = [position for _, position in hard_deals()]
    for name, found in difficult.items():
        row = compare(f"one value, {name}", found, best_value, lambda position: dds(position, BEST))
        yield replace(row, positions=float(np.mean(visited(found))))


def visited(work: Sequence[Position] | Sequence[Decision]) -> list[int]:
    """How many positions each piece takes, whatever else the machine does."""
    searcher = Searcher(30)
    counts = []
    for piece in work:
        before = int(searcher.arena[VISITED])
        if isinstance(piece, Decision):
            searcher.card_tricks(LayoutBatch(piece.hands, int(piece.trump), int(piece.leader), NO_TRICK))
        else:
            hands = np.array([piece.hands], dtype=np.int64)
            searcher.layout_tricks(LayoutBatch(hands, int(piece.trump), int(piece.trick_leader), NO_TRICK))
        counts.append(int(searcher.arena[VISITED]) - before)
    return counts


def less_memory() -> float:
    """The CPU time of hard and freak deals with 8 MB as a multiple of that with 30."""
    work = [*freaks(), *(position for _, position in hard_deals())]
    solvers = Solver(memory_mb=8), Solver(memory_mb=30)
    little, usual = np.array([[cpu_ms(solver.tricks, position) for solver in solvers] for position in work]).sum(axis=0)
    return float(little / usual)


def two_threads(number: int) -> float:
    """The wall time of tables on two threads as a multiple of that on one."""
    deals = random_deals(6, number)
    seconds = []
    for threads in (1, 2):
        started = time.perf_counter()
        dd_tables(deals, threads=threads)
        seconds.append(time.perf_counter() - started)
    return seconds[1] / seconds[0]


def two_threads_for_a_decision(number: int) -> float:
    """The wall time of decisions on two threads as a multiple of that on one; each decision on one, then on two."""
    solvers = Solver(threads=1), Solver(threads=2)
    seconds = np.zeros(2)
    for decision in monte_carlo(4, list(Strain), number, 100):
        for place, solver in enumerate(solvers):
            started = time.perf_counter()
            solver.layout_values(decision.hands, decision.trump, decision.leader)
            seconds[place] += time.perf_counter() - started
    return float(seconds[1] / seconds[0])


def a_layout(row: Row, layouts: int) -> Row:
    """The row of decisions of a number of layouts, as times per layout."""
    return Row(
        f"{row.work}, a layout",
        row.pieces,
        row.ours_ms / layouts,
        row.dds_ms / layouts,
        row.ratio,
        row.error,
        row.slowest_ours_ms / layouts,
        row.slowest_dds_ms / layouts,
    )


def compare(name: str, work: Sequence[Work], ours: Callable[[Work], object], theirs: Callable[[Work], object]) -> Row:
    """Time every piece of work by both.

    A few hard pieces rule the means, so the ratio hangs on which they are: its standard error says how much.
    """
    times = np.array([[cpu_ms(ours, piece), cpu_ms(theirs, piece)] for piece in work])
    ours_ms, dds_ms = times.mean(axis=0)
    ratio = ours_ms / dds_ms
    error = np.std(times @ [1, -ratio], ddof=1) / np.sqrt(len(work)) / dds_ms
    slowest = times.max(axis=0)
    return Row(name, len(work), ours_ms, dds_ms, ratio, float(error), slowest[0], slowest[1])


def error_of(row: Row) -> str:
    """A row's standard error as text."""
    return "" if row.error is None else f"{row.error:.2f}"


def positions_of(row: Row) -> str:
    """How many positions a row visits for a piece, as text."""
    return "" if row.positions is None else f"{row.positions:,.0f}"


def cpu_ms(function: Callable[[Work], object], work: Work) -> float:
    """Milliseconds of CPU time of one call."""
    started = time.process_time()
    function(work)
    return 1000 * (time.process_time() - started)


def best_value(position: Position) -> int:
    """The tricks of the side to play."""
    return SOLVER.tricks(position)


def every_card(position: Position) -> object:
    """The value of every legal card."""
    return SOLVER.card_values(position)


def table(deal: Deal) -> object:
    """The 20 values of a deal."""
    return SOLVER.dd_table(deal)


def layouts(decision: Decision) -> object:
    """Every legal card in all layouts of a decision."""
    return SOLVER.layout_values(decision.hands, decision.trump, decision.leader)


def dds(position: Position, solutions: int) -> None:
    """Solve a position by DDS."""
    _dds.SolveBoard(dds_problem(position.hands, position.trump, position.trick_leader), -1, solutions, 1, ANSWER, 0)


def dds_table(deal: Deal) -> None:
    """The 20 values of a deal by DDS."""
    problem = _dds.ddTableDeal()
    for seat in Seat:
        for suit in range(4):
            problem.cards[seat][suit] = (deal.hands[seat] >> 16 * suit & 0x1FFF) << 2
    _dds.CalcDDtable(problem, _dds.ddTableResults())


def dds_layouts(decision: Decision) -> None:
    """Every legal card in all layouts of a decision by DDS, which takes them in one call as well."""
    boards = _dds.boards()
    boards.noOfBoards = len(decision.hands)
    for number, hands in enumerate(decision.hands.tolist()):
        boards.deals[number] = dds_problem(hands, decision.trump, decision.leader)
        boards.target[number] = -1
        boards.solutions[number] = ALL
        boards.mode[number] = 1
    _dds.SolveAllBoardsBin(boards, _dds.solvedBoards())


def dds_problem(hands: Sequence[int], trump: int, leader: int) -> object:
    """A position at the start of a trick as DDS takes it."""
    problem = _dds.deal()
    problem.trump = int(trump)
    problem.first = int(leader)
    for seat in range(4):
        for suit in range(4):
            problem.remainCards[seat][suit] = (hands[seat] >> 16 * suit & 0x1FFF) << 2
    return problem


ANSWER = _dds.futureTricks()


def random_deals(seed: int, number: int, size: int = 13) -> list[Deal]:
    """Deals of ``size`` cards a hand."""
    generator = np.random.default_rng(seed)
    found = []
    for _ in range(number):
        order = generator.permutation(52)
        hands = [sum(CARDS[card].mask for card in order[size * seat : size * (seat + 1)]) for seat in range(4)]
        found.append(Deal((hands[0], hands[1], hands[2], hands[3])))
    return found


def random_positions(seed: int, number: int, strains: Sequence[Strain], size: int = 13) -> list[Position]:
    """Deals with a strain and a leader, at the start of the play."""
    generator = np.random.default_rng(seed)
    return [
        Position(deal, strains[int(generator.integers(len(strains)))], Seat(int(generator.integers(4))))
        for deal in random_deals(seed, number, size)
    ]


def freaks() -> list[Position]:
    """Our freak deals."""
    found = []
    for line in FREAKS.read_text().splitlines():
        if not line.startswith("#"):
            deal, trump, leader, _ = line.split(";")
            found.append(Position(Deal.from_pbn(deal), trump, leader))
    return found


def monte_carlo(trick: int, strains: Sequence[Strain], number: int, samples: int) -> list[Decision]:
    """The layouts of decisions on lead to a trick: the leader's side keeps its hands, the others are redealt.

    The tricks before are played double dummy, any of the best cards at a time.
    """
    generator = np.random.default_rng(trick)
    solver = Solver()
    found = []
    for position in random_positions(100 + trick, number, strains):
        while len(position.plays) < 4 * trick - 4:
            values = solver.card_values(position)
            best = [card for card, value in values.items() if value == max(values.values())]
            position = position.play(best[generator.integers(len(best))])
        left, right = position.to_play.left, position.to_play.right
        hidden = cards_of(position.hands[left] | position.hands[right])
        hands = np.array([position.hands] * samples, dtype=np.int64)
        for row in hands:
            order = generator.permutation(len(hidden))
            row[left] = sum(hidden[place].mask for place in order[: len(hidden) // 2])
            row[right] = sum(hidden[place].mask for place in order[len(hidden) // 2 :])
        found.append(Decision(hands, position.trump, position.to_play))
    return found


def write(rows: Sequence[Row], ratios: Mapping[str, float], beside: Sequence[bridge_solver.Row], folder: Path) -> None:
    """Write the rows, and ratios of our own times, as JSON and Markdown."""
    kept: dict[str, object] = {"rows": [asdict(row) for row in rows], "ratios": dict(ratios)}
    whole = [row.ratio for row in rows if "full deal" in row.work or row.work == "table of 20"]
    kept |= {"beside bridge-solver": [asdict(row) for row in beside]} if beside else {}
    lines = [
        "# Our solver beside DDS",
        "",
        f"**On whole deals, our solver takes {min(whole):.2f} to {max(whole):.2f} of the CPU time of DDS.**",
        "",
        "Is our solver faster than DDS (the version in endplay)? The table has the mean CPU milliseconds that both",
        "take for a piece of work, one thread each, in one run of `make bench`. The ratio is ours / DDS, and ± is its",
        "standard error. *One value* is the double-dummy value of a deal. The *table of 20* has the values of a deal",
        "in all five strains for all four declarers. *A layout* means that the times are per layout. The last column",
        "has the mean number of positions that our solver visits.",
        "",
        "| work | pieces | ours | DDS | ratio | ± | positions |",
        "|---|---:|---:|---:|---:|---:|---:|",
        *(
            f"| {r.work} | {r.pieces} | {r.ours_ms:.3f} | {r.dds_ms:.3f} | {r.ratio:.2f} | {error_of(r)} "
            f"| {positions_of(r)} |"
            for r in rows
        ),
        "",
        *(f"- {name}: {ratio:.2f}" for name, ratio in ratios.items()),
        "",
        f"- the deal {bridge_solver.CHAMPION} at notrump, which the README of",
        "  bridge-solver once called the most difficult deal known to its author "
        f"(limit {bridge_solver.SECONDS} s): {bridge_solver.champion(cpu_ms)}",
        *bridge_solver.as_lines(beside),
    ]
    keep(folder, "solver", kept, lines)


if __name__ == "__main__":
    main()
