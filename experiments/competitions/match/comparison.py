"""Compares two runs of the same players on the same deals, for example before and after a change of the code."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from math import isnan
from typing import Any

from agent.rules.imps import imps
from experiments.competitions.match.settings import comparison_spread
from experiments.competitions.match.tables import table_of
from experiments.errors import StoreError
from experiments.runs.rows import PEOPLE, PlayedBoard, StoredDeal
from experiments.runs.store import Store
from experiments.show.table import Column, Table, number
from experiments.statistics.clusters import cluster_means
from experiments.statistics.interval import IMPS, Interval, mean_interval
from experiments.statistics.sequential import interval_whenever_stopped


@dataclass(frozen=True, slots=True)
class PlayerComparison:
    """The comparison of two runs for one player against one defender."""

    player: str
    defender: str
    won: Interval
    """IMPs per deal that the second run gains over the first; the gain on a deal is the mean over its tables."""
    whenever_stopped: tuple[float, float]
    """A 95 % confidence sequence for the mean of ``won``: it stays valid if the results decide when to stop.

    A deal counts with the gain at its first table, because a sequence may not change its earlier values.
    """
    other_cards: float
    """The share of boards on which at least one card differs, 0 to 1."""
    tricks: float
    """Declarer's tricks per board: second run minus first."""
    seconds: float
    """CPU time of the declarer's side: second run divided by first; NaN if none is known, as for people."""


@dataclass(frozen=True, slots=True)
class ComparedRuns:
    """The comparison of two runs, by player, and the code versions that played each run, except for people."""

    players: tuple[PlayerComparison, ...]
    programs: tuple[tuple[str, ...], tuple[str, ...]]


def compare_runs(first: Store, second: Store) -> ComparedRuns:
    """Compare the boards that both runs have: boards with the same player, defender, deal and contract.

    :raises StoreError: if no board is in both runs.
    """
    deals, others = first.deals(), second.deals()
    same = {key for key, deal in deals.items() if key in others and others[key] == deal}
    before = {board.key: board for board in first.boards() if (board.source, board.number) in same}
    pairs: dict[tuple[str, str], list[tuple[PlayedBoard, PlayedBoard]]] = defaultdict(list)
    for board in second.boards():
        if board.key in before:
            pairs[board.player, board.defender].append((before[board.key], board))
    if not pairs:
        raise StoreError(f"{first.folder} and {second.folder} have no board with the same player, defender and deal")
    both = [pair for of_player in pairs.values() for pair in of_player]
    return ComparedRuns(
        tuple(
            _compare(player, defender, boards, [deals[board.source, board.number] for board, _ in boards])
            for (player, defender), boards in sorted(pairs.items())
        ),
        (_programs([one for one, _ in both]), _programs([other for _, other in both])),
    )


def _compare(
    player: str, defender: str, boards: list[tuple[PlayedBoard, PlayedBoard]], deals: list[StoredDeal]
) -> PlayerComparison:
    spent = sum(one.seconds for one, _ in boards)
    won = [float(imps(other.score - one.score)) for one, other in boards]
    cards = [deal.cards for deal in deals]
    at_first_tables = dict(zip(reversed(cards), reversed(won), strict=True))
    return PlayerComparison(
        player=player,
        defender=defender,
        won=mean_interval([*cluster_means(won, cards).values()], comparison_spread("imps", deals).usual),
        whenever_stopped=interval_whenever_stopped([at_first_tables[each] for each in dict.fromkeys(cards)], IMPS),
        other_cards=sum(one.play != other.play for one, other in boards) / len(boards),
        tricks=sum(other.tricks - one.tricks for one, other in boards) / len(boards),
        seconds=sum(other.seconds for _, other in boards) / spent if spent else float("nan"),
    )


def _programs(boards: list[PlayedBoard]) -> tuple[str, ...]:
    return tuple(sorted({board.program for board in boards if board.player != PEOPLE}))


_COLUMNS: dict[Column, Callable[[PlayerComparison], Any]] = {
    Column("player", words=True): lambda each: each.player,
    Column("against", words=True, key="defender"): lambda each: each.defender,
    Column("deals"): lambda each: each.won.number,
    # If all boards were played with the same cards in both runs, there is no interval.
    Column("gain (95 %)", key="won"): lambda each: each.won if each.other_cards else None,
    Column("at any stopping time", lambda ends: f"{ends[0]:+.2f} to {ends[1]:+.2f}", key="interval_whenever_stopped"): (
        lambda each: each.whenever_stopped if each.other_cards else None
    ),
    Column("played differently", lambda share: f"{100 * share:.1f} %" if share else "none", key="other_cards"): (
        lambda each: each.other_cards
    ),
    Column("tricks a board", number("+.3f"), key="tricks_a_board"): lambda each: each.tricks,
    Column("CPU time", number(".2f"), key="seconds_ratio"): lambda each: None if isnan(each.seconds) else each.seconds,
}


def comparison_table(runs: ComparedRuns) -> Table:
    """Return a table by player and defender, with the IMPs per deal that the second run gains over the first."""
    return table_of(_COLUMNS, runs.players, "Gain of (2) over (1), IMPs a deal")


def comparison_text(runs: ComparedRuns) -> str:
    """Return the program versions of both runs and the table, as text."""
    lines = []
    for place, programs in enumerate(runs.programs, start=1):
        names = ", ".join(each or "a program version that was not recorded" for each in programs)
        lines.append(f"({place}) played by {names or 'people'}")
    return "\n".join([*lines, "", comparison_table(runs).to_text()])


def comparison_json(runs: ComparedRuns) -> dict[str, Any]:
    """Return the program versions of both runs and the rows of the table, as JSON."""
    return {"programs": [list(each) for each in runs.programs], "players": comparison_table(runs).to_json()}
