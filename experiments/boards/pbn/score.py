"""Reads the tag Score (PBN 2.1 section 3.4.1)."""

from __future__ import annotations

import re

from ddsolver.cards import Seat

_SCORE = re.compile(r"(?:(?P<side>NS|EW)\s*)?(?P<points>[+-]?\d{1,5})")


def north_south_points(text: str, declarer: Seat) -> int | None:
    """Return a score such as ``NS 420`` or ``EW -50`` as points to North-South; None for other text.

    A score without a side, such as ``420``, is that of the declarer's side.

    >>> north_south_points("EW 50", Seat.NORTH)
    -50
    """
    found = _SCORE.fullmatch(text.strip().upper())
    if found is None:
        return None
    points = int(found["points"])
    for_north_south = declarer.is_north_south if found["side"] is None else found["side"] == "NS"
    return points if for_north_south else -points
