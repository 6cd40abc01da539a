"""Reads links to hand viewers, which contain a board as LIN or as hands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from ddsolver.cards import Seat
from ddsolver.errors import DealError
from experiments.boards.board import BoardFile, FilePart
from experiments.boards.lin.notation import SEATS
from experiments.boards.lin.reader import parse_lin
from experiments.boards.reading import NoBoard, problems_of
from experiments.boards.texts import Text

_LINK = re.compile(r"\s*+(https?):/{1,2}(?!/)(.*)", re.IGNORECASE | re.DOTALL)
_SOURCE = "the link"
"""The name of a link in messages."""


def is_link(text: str) -> bool:
    """Return whether a text begins with a link."""
    return _LINK.match(text) is not None


def has_only_links(text: str) -> bool:
    """Return whether each line of a text is a link or blank, and there is a link.

    A text with other lines, too, such as a list of deals, may name the page from which it comes.
    """
    lines = [line for line in text.split("\n") if line.strip()]
    return bool(lines) and all(map(is_link, lines))


def link_in_place_of(path: Path | str) -> str:
    """Return the link that is given in place of a file; empty if a file is given."""
    given = _LINK.match(str(path))
    return f"{given[1]}://{given[2]}" if given else ""  # a path has lost one of the strokes


def parse_link(link: str, source: str = _SOURCE) -> BoardFile:
    """Read the boards in a link to a hand viewer.

    :raises BridgeError: if the link has neither LIN nor hands.
    """
    try:
        asked = urlsplit(link).query
    except ValueError as error:
        raise DealError(f"the link {link[:60]!r} cannot be read: {error}") from None
    query = {key.lower(): values[0] for key, values in parse_qs(asked).items()}
    if "lin" in query:
        return parse_lin(query["lin"], source)
    hands = [query.get(seat, "") for seat in "swne"]
    if sum(map(bool, hands)) < 3:
        raise DealError(f"the link {link[:60]!r} has no deal: it needs lin=..., or n=, e=, s= and w= with the hands")
    # Three hands determine the fourth, both in LIN and in links.
    dealer = SEATS.index(Seat.parse(query.get("d", "N"))) + 1
    return parse_lin(f"md|{dealer}{','.join(hands)}|sv|{query.get('v', '')}|", source)


def link_parts(text: Text) -> Iterator[FilePart]:
    """Yield the boards of a text with a link on each line."""
    with text.open() as lines:
        links = [(at, line.strip()) for at, line in enumerate(lines, start=1) if is_link(line)]
        for number, (at, link) in enumerate(links, start=1):
            try:
                read = parse_link(link, text.name)
            except DealError as error:
                faults = problems_of(text.name, str(number), [NoBoard(at, str(error))])
                yield FilePart(text.name, problems=tuple(faults))
                continue
            yield from (FilePart(text.name, board) for board in read.boards)
            if read.problems:
                yield FilePart(text.name, problems=read.problems)
