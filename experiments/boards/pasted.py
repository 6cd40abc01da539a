"""Reads deals that people paste: PBN, LIN, RBN, diagrams, lines of dealer, GIB and DDS, links to a hand viewer."""

from __future__ import annotations

import re
from urllib.parse import parse_qs, urlsplit

from ddsolver.cards import Seat
from ddsolver.deal import Deal
from ddsolver.errors import DealError
from experiments.boards.board import BoardFile
from experiments.boards.deal_lists import one_line_deal
from experiments.boards.diagrams import is_diagram, parse_diagrams
from experiments.boards.lin.reader import parse_lin
from experiments.boards.pbn.reader import parse_pbn
from experiments.boards.rbn import is_rbn, parse_rbn
from experiments.boards.reading import has_deal_tag

_LINE = re.compile(
    r"(?:(?P<seat>n(?:orth)?|e(?:ast)?|s(?:outh)?|w(?:est)?)(?:\s*[:=]\s*|\s+))?(?P<hand>[^\s.:=]*(?:\.[^\s.]*){3})",
    re.IGNORECASE,
)


def pasted_deal(text: str) -> Deal:
    """Read a deal of four hands in one of the common notations.

    - PBN: ``N:AKQ.32..T987 ...``, or a whole board
    - four lines of hands: North, East, South and West, or each line with its seat
    - a line as dealer, GIB or DDS write it (`deal_lists`)
    - LIN and RBN
    - a hand diagram, as BridgeComposer shows it
    - the link of a hand viewer that contains LIN or the hands

    :raises BridgeError: if the text has none of these notations, or the deal is not complete.
    """
    plain = "\n".join(text.splitlines()).strip()
    if "://" in plain:
        return _of_link(plain)
    if has_deal_tag(plain):
        return _only(parse_pbn(plain, "the deal"))
    if "md|" in plain:
        return _only(parse_lin(plain, "the deal"))
    for fits, parse in ((is_rbn, parse_rbn), (is_diagram, parse_diagrams)):
        if fits(plain):
            return _only(parse(plain, "the deal"))
    of_line = one_line_deal(plain)
    if of_line is not None:
        return of_line
    lines = [_LINE.fullmatch(line.strip()) for line in plain.splitlines() if line.strip()]
    if len(lines) == 4:
        return _of_lines(lines)
    return Deal.from_pbn(plain)


def _of_lines(lines: list[re.Match[str] | None]) -> Deal:
    hands: dict[Seat, str] = {}
    for seat, line in zip(Seat, lines, strict=True):
        if line is None:
            raise DealError(
                "these four lines are not a deal: each needs four suits separated by dots, as in 'AKQ.32..T987'"
            )
        whose = Seat.parse(line["seat"]) if line["seat"] else seat
        if whose in hands:
            raise DealError(f"two of the four lines give {whose.name.title()}'s hand")
        hands[whose] = line["hand"]
    return Deal.from_pbn(f"N:{' '.join(hands[seat] for seat in Seat)}")


def _of_link(link: str) -> Deal:
    try:
        asked = urlsplit(link).query
    except ValueError as error:
        raise DealError(f"the link {link[:60]!r} cannot be read: {error}") from None
    query = {key.lower(): values[0] for key, values in parse_qs(asked).items()}
    if "lin" in query:
        return _only(parse_lin(query["lin"], "the link"))
    hands = [query.get(seat, "") for seat in "swne"]
    if sum(map(bool, hands)) < 3:
        raise DealError(f"the link {link[:60]!r} has no deal: it needs lin=..., or n=, e=, s= and w= with the hands")
    # Three hands determine the fourth, both in LIN and in links.
    return _only(parse_lin(f"md|1{','.join(hands)}|", "the link"))


def _only(read: BoardFile) -> Deal:
    """Return the deal of the first board."""
    if not read.boards:
        raise read.problems[0]
    return read.boards[0].deal
