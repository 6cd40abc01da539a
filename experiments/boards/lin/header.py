"""Reads what precedes the boards of an event in LIN: the fields ``vg``, ``bn`` and ``rs``."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from agent.rules.contract import MOST_TRICKS, Contract
from ddsolver.cards import Seat, Strain
from experiments.boards.lin.notation import HOME_CARRY_OVER, SCORING, VISIT_CARRY_OVER
from experiments.boards.reading import one_line

_RESULT = re.compile(r"(?P<contract>[1-7](?:NT?|[SHDC])[NESW]x{0,2})(?P<over>=|[+-]\d{1,2})")
PASSED_OUT = "PASS"
"""The result of a board that was passed out."""
_LONGEST_NUMBER = 5


@dataclass(slots=True)
class Header:
    """The tags of an event, and the results of its boards."""

    tags: Mapping[str, str] = field(default_factory=dict)
    results: Sequence[str] = ()
    """Two results for each board: those of the open and of the closed room."""
    first_board: int = 1
    """The board that the results begin with, if the boards are not listed."""
    places: Mapping[str, int] = field(default_factory=dict)
    """The place of each board in the results, by its number; empty if the boards are not listed."""

    @classmethod
    def of_event(cls, text: str) -> Header:
        """Return the header that begins with a field ``vg``.

        The parts of the field are: event, segment, scoring, first board, last board, and both teams, each with the
        team's score before the first board.
        """
        parts = [one_line(part) for part in text.split(",")]
        scoring, first, home, home_before, visit, visit_before = (
            (parts[at : at + 1] or [""])[0] for at in (2, 3, 5, 6, 7, 8)
        )
        tags = {
            "Event": ", ".join(filter(None, parts[:2])),
            "Scoring": SCORING.get(scoring.upper(), ""),
            "HomeTeam": home,
            HOME_CARRY_OVER: home_before,
            "VisitTeam": visit,
            VISIT_CARRY_OVER: visit_before,
        }
        header = cls({name: value for name, value in tags.items() if value})
        header.first_board = int(first) if _is_number(first) else 1
        return header

    def list_boards(self, text: str) -> None:
        """Take the numbers of the boards in the order of the results, from a field ``bn``."""
        self.places = {number.strip(): place for place, number in enumerate(text.split(","))}

    def list_results(self, text: str) -> None:
        """Take the results from a field ``rs``."""
        self.results = [result.strip() for result in text.split(",")]

    def result_of(self, number: str, room: str) -> str:
        """Return the result of a board in a room; empty if there is none."""
        if self.places:
            place = self.places.get(number, -1)
        else:
            place = int(number) - self.first_board if _is_number(number) else -1
        at = 2 * place + (room == "c")
        return self.results[at] if place >= 0 and at < len(self.results) else ""


def _is_number(text: str) -> bool:
    return text.isdecimal() and len(text) <= _LONGEST_NUMBER


def read_result(text: str) -> tuple[Contract | None, int | None]:
    """Return the contract and the tricks of a result, as in ``4HE=`` or ``3NNx-2``; None if they cannot be read."""
    match = _RESULT.fullmatch(text)
    if match is None:
        return None, None
    written = match["contract"]
    seat = written.rstrip("x")[-1]
    strain = written.rstrip("x")[1:-1]
    contract = Contract(
        int(written[0]), Strain.parse("NT" if strain == "N" else strain), Seat.parse(seat), written.count("x")
    )
    over = 0 if match["over"] == "=" else int(match["over"])
    tricks = contract.tricks_needed + over
    return contract, tricks if 0 <= tricks <= MOST_TRICKS else None
