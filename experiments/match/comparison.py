"""Two runs compared: the same players on the same deals, played by two programs or at two times."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

from agent.rules.imps import imps
from experiments.errors import StoreError
from experiments.runs.rows import PlayedBoard
from experiments.runs.store import Store
from experiments.statistics.interval import Interval, mean_interval
from experiments.statistics.priors import IMPS
from experiments.statistics.sequential import interval_whenever_stopped


@dataclass(frozen=True, slots=True)
class PlayerComparison:
    """One player against one defender in both runs."""

    player: str
    defender: str
    won: Interval
    """IMPs a deal that the second run's boards win from the first's."""
    whenever_stopped: tuple[float, float]
    """The same with an interval that holds although the result decides when the runs end."""
    other_cards: float
    """Share of the boards that were not played card for card alike, 0 to 1."""
    tricks: float
    """Tricks more in the second run, a board."""
    seconds: float
    """CPU time of the declarer's side in the second run, as a multiple of the first's."""


@dataclass(frozen=True, slots=True)
class ComparedRuns:
    """All players that both runs have, and the programs that played these boards."""

    players: tuple[PlayerComparison, ...]
    programs: tuple[tuple[str, ...], tuple[str, ...]]


def compare_runs(first: Store, second: Store) -> ComparedRuns:
    """Compare the boards that two runs have in common: player, defender, and the deal with its contract.

    :raises StoreError: if they have none.
    """
    deals, others = first.deals(), second.deals()
    same = {key for key, deal in deals.items() if key in others and others[key] == deal}
    before = {board.key: board for board in first.boards() if (board.source, board.number) in same}
    pairs: dict[tuple[str, str], list[tuple[PlayedBoard, PlayedBoard]]] = defaultdict(list)
    for board in second.boards():
        if board.key in before:
            pairs[board.player, board.defender].append((before[board.key], board))
    if not pairs:
        raise StoreError(f"{first.folder} and {second.folder} have no board of the same player, defender and deal")
    both = [pair for of_player in pairs.values() for pair in of_player]
    return ComparedRuns(
        tuple(_compare(player, defender, boards) for (player, defender), boards in sorted(pairs.items())),
        (_programs([one for one, _ in both]), _programs([other for _, other in both])),
    )


def _compare(player: str, defender: str, boards: list[tuple[PlayedBoard, PlayedBoard]]) -> PlayerComparison:
    spent = sum(one.seconds for one, _ in boards)
    won = [imps(other.score - one.score) for one, other in boards]
    return PlayerComparison(
        player=player,
        defender=defender,
        won=mean_interval(won, IMPS.usual),
        whenever_stopped=interval_whenever_stopped(won, IMPS),
        other_cards=sum(one.play != other.play for one, other in boards) / len(boards),
        tricks=sum(other.tricks - one.tricks for one, other in boards) / len(boards),
        seconds=sum(other.seconds for _, other in boards) / spent if spent else float("nan"),
    )


def _programs(boards: list[PlayedBoard]) -> tuple[str, ...]:
    return tuple(sorted({board.program for board in boards}))
