"""Reads adjusted scores: what a director gives to the pairs of a table in place of a result, such as 60 %."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import NamedTuple

from experiments.boards.board import Board
from experiments.boards.ids import PairId

Sides = tuple[float | None, float | None]
"""A value of North-South and one of East-West; None for one that is unknown."""

_NUMBER = r"\^?[+-]?\d{1,3}(?:[.,]\d{1,3})?"
_WON = re.compile(rf"(?P<won>{_NUMBER})\s*%?")
_OF_A_SIDE = re.compile(rf"(?P<side>NS|EW)\s*(?P<won>{_NUMBER})", re.IGNORECASE)
_SHARES = re.compile(r"(?:AVE?|ADJ|A)?\s*(\d{1,3})\s*+%?\s*+[-/:]\s*(\d{1,3})\s*+%?", re.IGNORECASE)
"""Shares of the matchpoints in place of a contract, such as ``60-40`` or ``A60%/40%``."""
_AVERAGES = re.compile(r"A(?:V[EG]?)?([+=-])\s*+/?\s*+(?:AV[EG]?|A)?([+=-])", re.IGNORECASE)
"""Averages in place of a contract, such as ``A+/A-``, ``A+-``, ``AVE=/AVE=`` or ``Avg+/Avg-``."""
_AVERAGE_OF_A_SIDE = re.compile(r"A(?:V[EG]?)?([+=-])|AV[EG]", re.IGNORECASE)
"""The average of one side in its column of scores, such as ``AVE+`` or, for 50 %, ``AVE``."""
_AVERAGE = {"+": 60.0, "=": 50.0, "-": 40.0}
"""Average plus, average and average minus in per cent (Laws of Duplicate Bridge 2017, law 12C2)."""
_ALL = 100
_SCORE_TAGS = ("Score", "ScoreIMP", "ScoreMP", "ScorePercentage")
_UNKNOWN: Sides = (None, None)


class Adjusted(NamedTuple):
    """An adjusted score."""

    percent: Sides = _UNKNOWN
    """Per cent of the matchpoints, for each side."""
    imps: Sides = _UNKNOWN

    @property
    def is_known(self) -> bool:
        """Whether the score says something."""
        return any(each is not None for each in (*self.percent, *self.imps))

    def __str__(self) -> str:
        """Return the score, such as ``60.0 % / 40.0 %``."""
        sides, unit = (self.percent, "%") if self.percent != _UNKNOWN else (self.imps, "IMPs")
        return " / ".join("?" if each is None else f"{each:.1f} {unit}" for each in sides)


class AdjustedResult(NamedTuple):
    """A table with an adjusted score in place of a result."""

    north_south: PairId | None
    """The North-South pair; None if it is unknown."""
    east_west: PairId | None
    score: Adjusted

    @property
    def pairs(self) -> tuple[PairId | None, PairId | None]:
        """The North-South and the East-West pair."""
        return self.north_south, self.east_west


def adjusted_row(row: Mapping[str, str]) -> Adjusted:
    """Return the adjusted score in a row of a ScoreTable that has no result; an unknown one if it has none.

    ``row`` has the cells by the lower-case name of their column. The score stands in the columns of per cents or of
    IMPs, in those of scores with ``^`` before it (``^60`` is per cent) or in words (``AVE+``), or in place of the
    contract.
    """
    words = _in_words(row.get("contract", ""))
    scores = row.get("score_ns", ""), row.get("score_ew", "")
    marked = (text if text.startswith("^") or text.endswith("%") else "" for text in scores)
    ours, theirs = map(_average, scores)
    listed = _first(
        _sides(row.get("percentage_ns", ""), row.get("percentage_ew", "")), _sides(*marked), words, (ours, theirs)
    )
    return Adjusted(_shares(listed), _sides(row.get("imp_ns", ""), row.get("imp_ew", "")))


def adjusted_board(board: Board) -> Adjusted:
    """Return the adjusted score of a board that was recorded at its table without a result.

    It stands in the tag ScorePercentage or ScoreIMP, as in ``NS 60 EW 40``; in the tag Score with ``^`` or ``%`` in it;
    or in the tag Contract, Result or Score in words, as in ``A+/A-``.
    """
    tags = board.tags
    score = tags.get("Score", "")
    words = [_in_words(tags.get(name, "")) for name in ("Contract", "Result", "Score")]
    marked = _by_side(score) if "^" in score or "%" in score else _UNKNOWN
    listed = _first(_by_side(tags.get("ScorePercentage", "")), marked, *words)
    return Adjusted(_with_complement(_shares(listed)), _by_side(tags.get("ScoreIMP", "")))


def score_at_table(board: Board, tables: Collection[Board]) -> int | None:
    """Return North-South's points for the result of a board; None if it has none, or an adjusted score in its place.

    ``tables`` are all records of the deal, including this one.
    """
    return None if is_adjusted(board, tables) else board.north_south_score


def is_adjusted(board: Board, tables: Collection[Board]) -> bool:
    """Return whether the tags of a record say that its score was not taken at the table, whatever its result is.

    ``tables`` are all records of the deal, including this one. If all of several records have per cents as their
    scores, these are what their results won.
    """
    if len(tables) > 1 and all(map(_is_percent, tables)):
        return False
    has_mark = _is_percent(board) or any("^" in board.tags.get(name, "") for name in _SCORE_TAGS)
    return has_mark or any(is_in_words(board.tags.get(name, "")) for name in ("Contract", "Result", "Score"))


def _is_percent(board: Board) -> bool:
    """Return whether the tag Score of a record has per cents in place of points."""
    return "%" in board.tags.get("Score", "")


def is_in_words(text: str) -> bool:
    """Return whether a text is an adjusted score such as ``60-40`` or ``A+/A-``."""
    return _in_words(text) != _UNKNOWN


def is_average(text: str) -> bool:
    """Return whether a score of a side is an average, such as ``AVE+``."""
    return _average(text) is not None


def _first(*found: Sides) -> Sides:
    """Return the first of these that is known."""
    return next((each for each in found if each != _UNKNOWN), _UNKNOWN)


def _in_words(text: str) -> Sides:
    """Return the per cents in a text such as ``60-40``, ``A+/A-`` or ``A==``."""
    text = text.strip().lstrip("^")
    if shares := _SHARES.fullmatch(text):
        return float(shares[1]), float(shares[2])
    if averages := _AVERAGES.fullmatch(text):
        return _AVERAGE[averages[1]], _AVERAGE[averages[2]]
    return _UNKNOWN


def _average(text: str) -> float | None:
    """Return the per cent of a side whose score is an average, such as ``AVE+``; None for other text."""
    match = _AVERAGE_OF_A_SIDE.fullmatch(text)
    return None if match is None else _AVERAGE[match[1] or "="]


def _by_side(text: str) -> Sides:
    """Return the numbers in a text such as ``NS 60 EW ^40``."""
    found = {match["side"].upper(): match["won"] for match in _OF_A_SIDE.finditer(text)}
    return _sides(found.get("NS", ""), found.get("EW", ""))


def _sides(north_south: str, east_west: str) -> Sides:
    """Return the numbers in two texts, such as ``^60.5`` or ``40 %``; None for other text."""
    one, other = (
        None if (match := _WON.fullmatch(text)) is None else float(match["won"].lstrip("^").replace(",", "."))
        for text in (north_south, east_west)
    )
    return one, other


def _with_complement(percent: Sides) -> Sides:
    """Return the per cents of both sides; if only one is known, the other side has the rest."""
    one, other = percent
    if one is None:
        return (None, None) if other is None else (_ALL - other, other)
    return one, _ALL - one if other is None else other


def _shares(sides: Sides) -> Sides:
    """Return numbers that can be per cents; None for others."""
    one, other = (each if each is not None and 0 <= each <= _ALL else None for each in sides)
    return one, other
