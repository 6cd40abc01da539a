"""Textbook problems on bidding: 150 of our own, and twice 60 of examiners who had seen no call of the program."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from agent.rules.auction import Auction, Call, parse_call
from agent.rules.constraints import HandConstraint, parse_constraints
from agent.rules.contract import Vulnerability
from ddsolver.deal import hand_from_pbn

_FOLDER = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class TextbookHand:
    """A problem: a hand, the auction before its call, and the calls that are right."""

    kind: str
    """Which part of bidding the problem is about: ``opening``, ``response``, ..."""
    name: str
    """What the problem teaches."""
    hand: int
    """The caller's cards, as a mask."""
    ranges: HandConstraint
    """The points and lengths that the problem is about; the hand is within them."""
    auction: Auction
    """The auction so far; the hand belongs to the player to call."""
    vulnerability: Vulnerability
    answers: tuple[Call, ...]
    """The right calls, at least one."""


@cache
def textbook_hands(name: str = "textbook") -> tuple[TextbookHand, ...]:
    """Return all problems of a file: ``textbook``, ``examiner`` or ``second_examiner``, in its order."""
    with (_FOLDER / f"{name}_hands.toml").open("rb") as file:
        problems = tomllib.load(file)
    return tuple(_problem(kind, fields) for kind, of_kind in problems.items() for fields in of_kind)


def _problem(kind: str, fields: dict[str, str]) -> TextbookHand:
    auction = Auction(fields["dealer"], fields["auction"])
    seat = auction.to_call
    return TextbookHand(
        kind=kind,
        name=fields["name"],
        hand=hand_from_pbn(fields["hand"], f"the hand of {fields['name']!r}"),
        ranges=parse_constraints(f"{seat}:{fields['ranges']}")[seat],
        auction=auction,
        vulnerability=Vulnerability.parse(fields["vulnerable"]),
        answers=tuple(parse_call(answer) for answer in fields["answers"]),
    )
