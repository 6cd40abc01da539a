"""Reads the tags Score and Result (PBN 2.1 sections 4.2.1 and 3.4.15)."""

from __future__ import annotations

import re
from typing import NamedTuple

from ddsolver.cards import Seat

_SCORE = re.compile(r"(?:(?P<side>NS|EW)\s*)?(?P<points>[+-]?\d{1,5})")
_RESULT = re.compile(r"\^?\s*(?:(?P<side>NS|EW)\s*)?(?P<tricks>\d{1,3})(?:\s+(?:NS|EW)\s*\d+)?")
_MOST_TRICKS = 13


class ListedTricks(NamedTuple):
    """The tricks in the tag Result."""

    number: int
    side: str
    """``NS`` or ``EW``; empty for the declarer's side."""

    def of(self, declarer: Seat) -> int:
        """Return the tricks of the declarer's side."""
        return (
            self.number if self.side in ("", "NS" if declarer.is_north_south else "EW") else _MOST_TRICKS - self.number
        )


def listed_tricks(text: str) -> ListedTricks | None:
    """Return the tricks of a tag Result such as ``9``, ``NS 9`` or ``^EW 4 NS 9``; None for other text.

    >>> listed_tricks("EW 4").of(Seat.NORTH)
    9
    """
    match = _RESULT.fullmatch(text.strip().upper())
    if match is None or int(match["tricks"]) > _MOST_TRICKS:
        return None
    return ListedTricks(int(match["tricks"]), match["side"] or "")


def north_south_points(text: str, declarer: Seat | None) -> int | None:
    """Return a score such as ``NS 420`` or ``EW -50`` as points to North-South; None for other text.

    A score without a side, such as ``420``, is that of the declarer's side; None without a declarer.

    >>> north_south_points("EW 50", Seat.NORTH)
    -50
    """
    found = _SCORE.fullmatch(text.strip().upper())
    if found is None or (found["side"] is None and declarer is None):
        return None
    points = int(found["points"])
    for_north_south = found["side"] == "NS" if declarer is None or found["side"] else declarer.is_north_south
    return points if for_north_south else -points
