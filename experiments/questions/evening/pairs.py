"""The pairs of an evening: which pair sat at a board, or stands in a row of a ScoreTable."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence

from experiments.boards.board import Board
from experiments.boards.ids import PairId
from experiments.boards.pbn.listed_pairs import ListedPair
from experiments.boards.pbn.score_table import TableResult

BETWEEN_NAMES = re.compile(r"[&+/,;\u2013\u2014]|(?<=\s)-(?=\s)|\band\b", re.IGNORECASE)
"""What stands between the names of two players."""
DIRECTIONS = ("NS", "EW")


class SessionPairs:
    """The ids of the pairs of a session.

    ``listed`` are the pairs that the file lists, and ``tables`` the results of each board's ScoreTable, which give
    every pair a direction. A pair keeps its direction only if there is another one with the same number, or the same
    name, in the other direction.
    """

    def __init__(self, listed: Sequence[ListedPair], tables: Iterable[Sequence[TableResult]]) -> None:
        times = Counter(each.id for each in listed)
        once = [each for each in listed if times[each.id] == 1]
        ids = {each.id for each in once}
        twice = set[PairId]().union(*map(_in_both_columns, tables))
        self._twice = {pair for pair in twice if not pair.number}
        # In some movements, a North-South pair and an East-West pair have the same number.
        self._by_direction = len(self._twice) < len(twice) or any(
            pair.direction == "NS" and pair._replace(direction="EW") in ids for pair in ids
        )
        self._whole = {each.id for each in once if each.names and not each.id.direction}
        self._listed = {self._known(each.id): each for each in once}
        self._numbered: dict[PairId, list[PairId]] = {}
        for each in once:
            for parts in (each.names.split(" & "), BETWEEN_NAMES.split(each.names)):
                players = PairId.of_players(parts)
                if players is not None and each.id not in self._numbered.setdefault(players, []):
                    self._numbered[players].append(each.id)

    def listed(self, pair: PairId) -> ListedPair | None:
        """Return what the file lists of a pair; None if it does not list it."""
        return self._listed.get(pair) or self._listed.get(pair.undirected)

    def of_row(self, result: TableResult) -> TableResult:
        """Return a result of a ScoreTable with the pairs of the session."""
        one, other = (None if each is None else self._known(each) for each in result.pairs)
        return result._replace(north_south=one, east_west=other)

    def at(self, board: Board) -> tuple[PairId | None, PairId | None]:
        """Return the pairs that played a board: North-South, East-West; None for one that is unknown."""
        one, other = (
            None if pair is None else self._of_players(pair, direction)
            for pair, direction in zip(board.pairs, DIRECTIONS, strict=True)
        )
        return one, other

    def _of_players(self, pair: PairId, direction: str) -> PairId:
        """Return the pair of some players: the one that the file lists with a number, if there is only one."""
        numbered = [each for each in self._numbered.get(pair, ()) if each.direction in ("", direction)]
        own = numbered[0] if len(numbered) == 1 else pair
        return self._known(own._replace(direction=direction))

    def _known(self, pair: PairId) -> PairId:
        """Return a pair without its direction, unless that is needed to tell it from another pair."""
        whole = pair.undirected
        is_needed = self._by_direction and whole not in self._whole if pair.number else whole in self._twice
        return pair if is_needed else whole


def _in_both_columns(results: Sequence[TableResult]) -> set[PairId]:
    """Return what stands for a North-South pair and for an East-West pair of a board.

    These are two pairs, because a pair plays a board once.
    """
    one, other = ({pair.undirected for each in results if (pair := each.pairs[side]) is not None} for side in (0, 1))
    return one & other
