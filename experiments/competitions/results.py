"""Results: what one table made of a deal, and sums of it.

Every match, league, tuning and team match is computed from `Result`. Three kinds of runs keep something else, because
nobody plays cards in them or because they are about single cards: `declarer bid-match` has arrays of contracts, the
thesis's tables are frames of the same rows, and `declarer calibrate` has the costs of cards at every turn.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Self

from agent.registry import Role
from experiments.runs.rows import PlayedBoard, StoredDeal


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a table: a deal with the table's contract, and how it was played; None if it was passed out."""

    deal: StoredDeal
    board: PlayedBoard | None

    @property
    def is_declared(self) -> bool:
        """Whether the deal was not passed out."""
        return self.board is not None

    @property
    def tricks(self) -> int:
        """The declarer's tricks; 0 if the deal was passed out, as all numbers."""
        return 0 if self.board is None else self.board.tricks

    @property
    def score(self) -> int:
        """The points of the declarer's side."""
        return 0 if self.board is None else self.board.score

    @property
    def north_south(self) -> int:
        """The points of North-South."""
        return self._of_north_south(self.score)

    @property
    def double_dummy_score(self) -> int:
        """The points of North-South if the contract was played double dummy."""
        return self._of_north_south(self.deal.score(self.deal.double_dummy))

    def _of_north_south(self, score: int) -> int:
        """Return the points of North-South, given those of the declarer's side."""
        contract = self.deal.contract
        return score if contract is None or contract.declarer.is_north_south else -score

    @property
    def is_made(self) -> bool:
        """Whether the declarer made the contract."""
        return self.board is not None and self.board.tricks >= self.deal.played_contract.tricks_needed

    @property
    def tricks_lost(self) -> int:
        """The declarer's double-dummy tricks minus the tricks taken."""
        return self.deal.double_dummy - self.tricks

    @property
    def play(self) -> str:
        """The cards in the order played."""
        return "" if self.board is None else self.board.play

    @property
    def seconds(self) -> float:
        """The declarer's CPU seconds."""
        return 0.0 if self.board is None else self.board.seconds

    @property
    def defender_seconds(self) -> float:
        """The CPU seconds of both defenders."""
        return 0.0 if self.board is None else self.board.defender_seconds

    @property
    def fault(self) -> str:
        """Whose fault ended the play and why; empty if none did."""
        return "" if self.board is None else self.board.fault


@dataclass(frozen=True, slots=True)
class Totals:
    """Sums over played boards, of the declarer's side; ``seconds`` and those below are means of a board."""

    played: int
    made: int
    points: int
    tricks_lost: int
    seconds: float
    """CPU seconds."""
    wall_seconds: float | None
    """Wall time; None if it was not measured on all boards."""
    counted_seconds: float | None
    """Counted work (`agent.knowledge.counted_work`); None if it is not known on all boards."""
    faults: int
    """The number of boards that ended early because the declarer's engine failed."""
    defender_faults: int
    """The number of boards that ended early because a defender's engine failed."""

    @classmethod
    def of(cls, results: Collection[Result]) -> Self:
        """Return the sums over results; passed-out deals do not count."""
        played = [(result, result.board) for result in results if result.board is not None]
        boards = [board for _, board in played]
        return cls(
            played=len(boards),
            made=sum(result.is_made for result, _ in played),
            points=sum(board.score for board in boards),
            tricks_lost=sum(result.tricks_lost for result, _ in played),
            seconds=sum(board.seconds for board in boards) / max(1, len(boards)),
            wall_seconds=_mean([board.wall_seconds for board in boards]),
            counted_seconds=_mean([board.counted_seconds for board in boards]),
            faults=sum(board.fault.startswith(Role.DECLARER) for board in boards),
            defender_faults=sum(board.fault.startswith(Role.DEFENDER) for board in boards),
        )


def _mean(values: list[float | None]) -> float | None:
    """Return the mean; None if there are no values, or some are unknown."""
    known = [value for value in values if value is not None]
    return sum(known) / len(known) if known and len(known) == len(values) else None
