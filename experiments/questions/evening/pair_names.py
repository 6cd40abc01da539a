"""How the pairs of an evening are called, by name or by number, and which of them a text means."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from difflib import get_close_matches
from itertools import count

from agent.rules.auction import Auction
from ddsolver.cards import Seat
from experiments.boards.board import Board, Commentary
from experiments.boards.ids import PairId
from experiments.errors import FormatError
from experiments.questions.evening.pairs import BETWEEN_NAMES

_DIGITS = re.compile(r"\d{1,6}")
_NUMBER = re.compile(r"(?:[A-Za-z]{0,2}|\d{1,2}-)\d{1,4}")
"""A pair's number in a ScoreTable, perhaps with its section; any other text may name people."""
_MOST_LISTED = 60
_OF_THE_BOARD = ("Board", "Dealer", "Vulnerable", "Deal", "Declarer", "Contract", "Result", "Scoring", "Room")
"""The tags that a board keeps when its names are left out; others, such as Event, may name people."""


class PairNames:
    """The names of the pairs of an evening, as its pages write them.

    ``names`` has every pair, in order, with its names; they are empty if the file gives only a number. A pair without a
    number of the file gets a free one. With ``anonymous``, the numbers replace all names.
    """

    def __init__(self, names: Mapping[PairId, str], *, anonymous: bool) -> None:
        self._anonymous = anonymous
        self._names = names
        self._numbers = {pair: text for pair in names if _NUMBER.fullmatch(text := _number_of(pair))}
        used = {pair.number for pair in names}
        free = (text for number in count(1) if (text := str(number)) not in used)
        self._numbers |= {pair: next(free) for pair in names if pair not in self._numbers}
        self._aliases = {pair: {*filter(None, map(_folded, self._texts(pair)))} for pair in names}

    def __call__(self, pair: PairId | None) -> str:
        """Return the name of a pair; empty if it is unknown."""
        if pair is None:
            return ""
        names = self._names[pair]
        if self._anonymous:
            return self._numbered(pair)
        if not pair.number:
            return f"{names} {pair.direction}".rstrip()
        number = _number_of(pair)
        shown = f"Pair {number}" if number[:1].isdigit() else number
        return f"{number} {names}" if names else f"{shown} {pair.direction}".rstrip()

    def in_table(self, pair: PairId | None) -> str:
        """Return the name of a pair in a table: a number without the word before it."""
        name = self(pair)
        is_number = pair is not None and (self._anonymous or (pair.number and not self._names[pair]))
        return name.removeprefix("Pair ") if is_number else name

    def nameless(self, board: Board, pairs: Iterable[PairId | None]) -> Board:
        """Return a board without its names, and without what may hold names: comments, and most tags.

        ``pairs`` are those that played it, North-South first.
        """
        players = {name for seat in Seat if len(name := board.player(seat)) > 2}
        tags = {name: value for name, value in board.tags.items() if name in _OF_THE_BOARD}
        for side, pair in enumerate(pairs):
            tags |= {seat.name.title(): name for seat in Seat if seat % 2 == side and (name := self(pair))}
        auction = None if board.auction is None else _without_names(board.auction, players)
        return replace(
            board,
            directives=(),
            tags=tags,
            auction=auction,
            sections={},
            commentary=Commentary(),
            remarks=(),
            unread=(),
            comment="",
        )

    def find(self, text: str) -> PairId:
        """Return the pair that a text means: by its names, one of its players, or its number.

        :raises FormatError: if no pair, or several pairs, are called so.
        """
        wanted = _folded(text)
        members = {*filter(None, map(_folded, BETWEEN_NAMES.split(text)))}
        exact = [
            pair for pair, aliases in self._aliases.items() if wanted in aliases or (members and members <= aliases)
        ]
        if len(exact) == 1:
            return exact[0]
        if exact:
            raise FormatError(f"{text!r} may be {_listing([*map(self, exact)], 'or')}; give more of the name")
        if not self._aliases:
            raise FormatError(f"no pair {text!r}: the file names no pairs")
        near = get_close_matches(wanted, [alias for aliases in self._aliases.values() for alias in aliases], 3)
        known = [self(pair) for pair, aliases in self._aliases.items() if aliases & set(near)]
        if near:
            raise FormatError(f"no pair {text!r}; do you mean {_listing(known, 'or')}?")
        listed = sorted(map(self, self._aliases), key=_in_order)
        raise FormatError(f"no pair {text!r}; the pairs are {_listing(listed, 'and')}")

    def _numbered(self, pair: PairId) -> str:
        return f"Pair {self._numbers[pair]} {pair.direction}".rstrip()

    def _texts(self, pair: PairId) -> list[str]:
        """Return all texts that mean a pair."""
        names, numbers = self._names[pair], {self._numbers[pair], _number_of(pair)}
        texts = [self(pair), names, *BETWEEN_NAMES.split(names), *pair.players]
        for number in filter(None, numbers):
            texts += [start + number + end for start in ("", "Pair ") for end in ("", f" {pair.direction}")]
        return texts


def _number_of(pair: PairId) -> str:
    """Return a pair's number in the file with its section, as in ``A3`` or ``1-3``; empty if it has none."""
    if not pair.section:
        return pair.number
    return f"{pair.section}{pair.number}" if pair.section.isalpha() else f"{pair.section}-{pair.number}"


def _folded(text: str) -> str:
    return " ".join(text.casefold().split())


def _without_names(auction: Auction, players: Iterable[str]) -> Auction:
    """Return an auction whose alerts name no player."""
    alerts = dict(auction.alerts)
    nameless = Auction(auction.dealer)
    for number, call in enumerate(auction.calls):
        nameless = nameless.call(call)
        if number in alerts:
            nameless = nameless.alert(_without(alerts[number], players))
    return nameless


def _without(text: str, players: Iterable[str]) -> str:
    for name in players:
        text = re.compile(re.escape(name), re.IGNORECASE).sub("...", text)
    return text


def _in_order(name: str) -> tuple[int, str]:
    digits = _DIGITS.search(name)
    return (int(digits[0]) if digits else 0), name.casefold()


def _listing(names: Sequence[str], word: str) -> str:
    shown = [*names[:_MOST_LISTED]]
    if len(names) > len(shown):
        shown.append(f"{len(names) - len(shown)} more")
    return f"{', '.join(shown[:-1])} {word} {shown[-1]}" if len(shown) > 1 else shown[0]
