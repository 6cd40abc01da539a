"""Reads the tags Score and Result (PBN 2.1 sections 4.2.1 and 3.4.15)."""

from __future__ import annotations

import re
from typing import NamedTuple

from agent.rules.contract import MOST_TRICKS
from ddsolver.cards import Seat

_POINTS = re.compile(r"[+-]?\d{1,5}")
_OF_A_SIDE = re.compile(rf"(NS|EW)\s*({_POINTS.pattern})")
_OF_SIDES = re.compile(rf"{_OF_A_SIDE.pattern}(?:\s+{_OF_A_SIDE.pattern})?")
_RESULT = re.compile(r"\^?\s*(?:(?P<side>NS|EW)\s*)?(?P<tricks>\d{1,3})(?:\s+(?:NS|EW)\s*\d+)?")


class ListedTricks(NamedTuple):
    """The tricks in the tag Result."""

    number: int
    side: str
    """``NS`` or ``EW``; empty for the declarer's side."""

    def of(self, declarer: Seat) -> int:
        """Return the tricks of the declarer's side."""
        return (
            self.number if self.side in ("", "NS" if declarer.is_north_south else "EW") else MOST_TRICKS - self.number
        )


def listed_tricks(text: str) -> ListedTricks | None:
    """Return the tricks of a tag Result such as ``9``, ``NS 9`` or ``^EW 4 NS 9``; None for other text.

    >>> listed_tricks("EW 4").of(Seat.NORTH)
    9
    """
    match = _RESULT.fullmatch(text.strip().upper())
    if match is None or int(match["tricks"]) > MOST_TRICKS:
        return None
    return ListedTricks(int(match["tricks"]), match["side"] or "")


def north_south_points(text: str, declarer: Seat | None) -> int | None:
    """Return a score such as ``NS 420`` or ``EW -50`` as points to North-South; None for other text.

    A score without a side, such as ``420``, is that of the declarer's side; None without a declarer. A score of both
    sides is read if they agree, as in ``NS 420 EW -420``.

    >>> north_south_points("EW 50", Seat.NORTH)
    -50
    """
    plain = text.strip().upper()
    if _POINTS.fullmatch(plain):
        return None if declarer is None else int(plain) * (1 if declarer.is_north_south else -1)
    if not _OF_SIDES.fullmatch(plain):
        return None
    found = {int(points) * (1 if side == "NS" else -1) for side, points in _OF_A_SIDE.findall(plain)}
    return found.pop() if len(found) == 1 else None
