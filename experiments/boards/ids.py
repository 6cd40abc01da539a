"""What boards and pairs are known by; their names are for people only."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class BoardId(NamedTuple):
    """A board at one table; no two boards of the same files have the same id."""

    file: str = ""
    """The name of the file; empty for boards that come from no file."""
    number: str = ""
    """The board's number in the file, or else its place in the file."""
    table: int = 1
    """The table: 1 for the first board with this number in the file, 2 for the second, and so on."""


class PairId(NamedTuple):
    """A pair of a session: known by its number in the file, or else by its players."""

    section: str = ""
    """The section; empty unless the file has several."""
    direction: str = ""
    """``NS`` or ``EW`` if a number may belong to a pair of each direction; else empty."""
    number: str = ""
    """The pair's number; empty if the file has none for it."""
    players: tuple[str, ...] = ()
    """The players of a pair without a number, in lower case and in the order of the alphabet."""

    @property
    def undirected(self) -> PairId:
        """The pair without its direction."""
        return self._replace(direction="")

    @classmethod
    def of_players(cls, names: Iterable[str]) -> PairId | None:
        """Return the pair of some players, in whatever order and case they are written; None without a name."""
        players = {" ".join(name.casefold().split()) for name in names} - {""}
        return cls(players=tuple(sorted(players))) if players else None
