"""Reads links to hand viewers, which contain a board as LIN, or as hands with what is known of the board.

With hands (``n``, ``e``, ``s``, ``w``), these are read, as https://www.bridgebase.com/tools/hvdoc.html describes them:
``d`` dealer, ``v`` vulnerability, ``b`` number, ``nn`` to ``wn`` names, ``a`` calls and ``p`` cards, with comments in
braces and, after a call, its explanation in parentheses. Other keys are listed with the board, but not read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from ddsolver.cards import Seat
from ddsolver.errors import BridgeError, DealError
from experiments.boards.board import BoardFile, FilePart
from experiments.boards.lin.notation import SEATS
from experiments.boards.lin.reader import parse_lin
from experiments.boards.reading import part_without_board
from experiments.boards.texts import Text

_LINK = re.compile(r"\s*+(https?):/{1,2}(?!/)(.*)", re.IGNORECASE | re.DOTALL)
_BLANK = re.compile(" |%20")
_SUIT = re.compile(r"[SHDC][^SHDC]*+|^[^SHDC]++")
_MARKS = r"\{(?P<comment>[^}]*+)\}|(?P<rest>.++)"
_CALLS = re.compile(
    rf"(?P<call>(?:[1-7](?:nt?|[cdhs])|xx|[pdxr])!?)(?:\((?P<meaning>[^)]*+)\))?|{_MARKS}", re.IGNORECASE
)
_CARDS = re.compile(rf"(?P<card>[shdc](?:10|[2-9tjqka]))|{_MARKS}", re.IGNORECASE)
_KEYS = {"call": "mb", "meaning": "an", "card": "pc", "comment": "nt"}
_READ = {*"neswdvbap", "nn", "en", "sn", "wn"}
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


def parse_link(link: str, source: str = _SOURCE, line: int = 1) -> BoardFile:
    """Read the boards in a link to a hand viewer; ``line`` is its line in the source, for messages.

    :raises BridgeError: if the link has neither LIN nor hands.
    """
    try:
        asked = urlsplit(link).query
    except ValueError as error:
        raise DealError(f"the link {link[:60]!r} cannot be read: {error}") from None
    if _BLANK.search(asked):  # then a plus sign is none, as in "5+%20!S" of alerts
        asked = asked.replace("+", "%2B")
    query = {key.lower(): values[0] for key, values in parse_qs(asked).items()}
    before = "\n" * (line - 1)
    if "lin" in query:
        return parse_lin(before + query["lin"], source)
    hands = [query.get(seat, "") for seat in "swne"]
    if sum(map(bool, hands)) < 3:
        raise DealError(f"the link {link[:60]!r} has no deal: it needs lin=..., or n=, e=, s= and w= with the hands")
    read = parse_lin(before + _lin({key: value.replace("|", "/") for key, value in query.items()}), source)
    unread = tuple(key for key in query if key not in _READ)
    return replace(read, boards=tuple(replace(board, unread=unread) for board in read.boards))


def _lin(query: Mapping[str, str]) -> str:
    """Return a link with hands as LIN.

    :raises CardError: if there is no such dealer.
    """
    # Three hands determine the fourth, both in LIN and in links. The suits of links are in any order, those of LIN not.
    hands = (_SUIT.findall(query.get(seat, "").upper()) for seat in "swne")
    dealt = ",".join("".join(sorted(hand, key=lambda suit: "SHDC".find(suit[0]))) for hand in hands)
    names = ",".join(query.get(f"{seat}n", "").replace(",", " ") for seat in "swne")
    dealer = SEATS.index(Seat.parse(query.get("d", "N"))) + 1
    fields = [("pn", names), ("md", f"{dealer}{dealt}"), ("sv", query.get("v", "")), ("ah", query.get("b", ""))]
    for key, rest, pattern in (("a", "mb", _CALLS), ("p", "pc", _CARDS)):
        for match in pattern.finditer(query.get(key, "").rstrip("?")):  # the question mark asks for the next call
            fields += [(_KEYS.get(name, rest), said) for name, said in match.groupdict().items() if said]
    return "".join(f"{key}|{value}|" for key, value in fields)


def link_parts(text: Text) -> Iterator[FilePart]:
    """Yield the boards of a text with a link on each line."""
    with text.open() as lines:
        links = [(at, line.strip()) for at, line in enumerate(lines, start=1) if is_link(line)]
        for number, (at, link) in enumerate(links, start=1):
            try:
                read = parse_link(link, text.name, at)
            except BridgeError as error:
                yield part_without_board(text.name, at, str(number), error)
                continue
            yield from (FilePart(text.name, board) for board in read.boards)
            if read.problems:
                yield FilePart(text.name, problems=read.problems)
