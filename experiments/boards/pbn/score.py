"""Reads the tag Score (PBN 2.1 section 3.4.1)."""

from __future__ import annotations

import re

from ddsolver.cards import Seat

_SCORE = re.compile(r"(?:(?P<side>NS|EW)\s*)?(?P<points>[+-]?\d{1,5})")


def north_south_points(text: str, declarer: Seat) -> int | None:
    """Return the points to North-South in ``NS 420``, ``EW -50`` or ``420`` (declarer's side); None for other text.

    >>> north_south_points("EW 50", Seat.NORTH)
    -50
    """
    found = _SCORE.fullmatch(text.strip().upper())
    if found is None:
        return None
    points = int(found["points"])
    for_north_south = declarer.is_north_south if found["side"] is None else found["side"] == "NS"
    return points if for_north_south else -points
