"""The pairs of an evening: how they are called, by name or by number, and which of them a text means."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from difflib import get_close_matches

from agent.rules.auction import Auction
from ddsolver.cards import Seat
from experiments.boards.board import Board, Commentary
from experiments.boards.pbn.listed_pairs import ListedPair
from experiments.boards.pbn.score_table import TableResult
from experiments.errors import FormatError
from experiments.web.traveller import pairs_of

_BETWEEN_NAMES = re.compile(r"[&+/,;\u2013\u2014]|(?<=\s)-(?=\s)|\band\b", re.IGNORECASE)
_DIGITS = re.compile(r"\d{1,6}")
_NUMBER = re.compile(r"(?:[A-Za-z]{0,2}|\d{1,2}-)\d{1,4}")
"""A pair's number in a ScoreTable, perhaps with its section; any other text may be a name."""
_DIRECTIONS = ("NS", "EW")
_MOST_LISTED = 60
_OF_THE_BOARD = ("Board", "Dealer", "Vulnerable", "Deal", "Declarer", "Contract", "Result", "Scoring", "Room")
"""The tags that a board keeps when its names are left out; others, such as Event, may name people."""


class PairNames:
    """The names of the pairs of an evening, as its pages write them.

    ``listed`` are the pairs that the file lists, and ``tables`` the results of each board's ScoreTable. With
    ``anonymous``, all names are replaced by numbers: those of the file, or else numbers in the order in which the pairs
    are asked for.
    """

    def __init__(
        self, listed: Sequence[ListedPair], tables: Iterable[Sequence[TableResult]], *, anonymous: bool
    ) -> None:
        self._anonymous = anonymous
        # In some movements, a North-South pair and an East-West pair have the same number.
        self._listed = {(each.number, each.direction): each for each in listed}
        both = [(number, "NS") in self._listed and (number, "EW") in self._listed for number, _ in self._listed]
        self._by_direction = any(both) or any(map(_has_number_twice, tables))
        self._numbers: dict[str, str] = {}
        self._aliases: dict[str, set[str]] = {}
        self.totals: dict[str, str] = {}
        """The totals of pairs in the file's TotalScoreTable, by the name of the pair."""

    def of_row(self, result: TableResult) -> TableResult:
        """Return a result of a ScoreTable with the names of its pairs."""
        names = [self._of_number(each, place) for place, each in enumerate(result[:2])]
        return result._replace(north_south=names[0], east_west=names[1])

    def at(self, board: Board) -> tuple[str, str]:
        """Return the names of the pairs that played a board: North-South, East-West; empty if they are unknown."""
        one, other = (self._of_players(board, name, side) for side, name in enumerate(pairs_of(board)))
        return one, other

    def nameless(self, board: Board) -> Board:
        """Return a board without its names, and without what may hold names: comments, and most tags."""
        players = {name for seat in Seat if len(name := board.player(seat)) > 2}
        tags = {name: value for name, value in board.tags.items() if name in _OF_THE_BOARD}
        for side, name in enumerate(self.at(board)):
            tags |= {seat.name.title(): name for seat in Seat if seat % 2 == side and name}
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

    def find(self, text: str) -> str:
        """Return the name of the pair that a text means: a pair, one of its players, or its number.

        :raises FormatError: if no pair, or several pairs, are called so.
        """
        wanted = _folded(text)
        members = {*filter(None, map(_folded, _BETWEEN_NAMES.split(text)))}
        exact = [
            name for name, aliases in self._aliases.items() if wanted in aliases or (members and members <= aliases)
        ]
        if len(exact) == 1:
            return exact[0]
        if exact:
            raise FormatError(f"{text!r} may be {_listing(exact, 'or')}; give more of the name")
        if not self._aliases:
            raise FormatError(f"no pair {text!r}: the file names no pairs")
        near = get_close_matches(wanted, [alias for aliases in self._aliases.values() for alias in aliases], 3)
        known = [name for name, aliases in self._aliases.items() if aliases & set(near)]
        if near:
            raise FormatError(f"no pair {text!r}; do you mean {_listing(known, 'or')}?")
        raise FormatError(f"no pair {text!r}; the pairs are {_listing(sorted(self._aliases, key=_in_order), 'and')}")

    def _of_number(self, number: str, side: int) -> str:
        if not number:
            return ""
        direction = _DIRECTIONS[side]
        listed = self._listed.get((number, direction)) or self._listed.get((number, ""))
        if self._anonymous and not _NUMBER.fullmatch(number):
            shown = f"Pair {self._next_number(number)}"
        else:
            shown = f"Pair {number}" if number[:1].isdigit() or self._anonymous else number
        if self._by_direction:
            shown += f" {direction}"
        names = "" if listed is None else listed.names
        name = shown if self._anonymous or not names else f"{number} {names}"
        if listed is not None and listed.total:
            self.totals[name] = listed.total
        self._add(name, [shown, number, names, f"{number} {direction}", *_BETWEEN_NAMES.split(names)])
        return name

    def _of_players(self, board: Board, pair: str, side: int) -> str:
        if not pair:
            return ""
        name = f"Pair {self._next_number(pair)}" if self._anonymous else pair
        players = [board.player(seat) for seat in Seat if seat % 2 == side]
        self._add(name, [name, pair, *players])
        return name

    def _next_number(self, pair: str) -> str:
        return self._numbers.setdefault(pair, str(len(self._numbers) + 1))

    def _add(self, name: str, aliases: Iterable[str]) -> None:
        self._aliases.setdefault(name, set()).update(filter(None, map(_folded, aliases)))


def _has_number_twice(results: Sequence[TableResult]) -> bool:
    """Return whether a number is that of a North-South pair and of an East-West pair of a board.

    These are two pairs, because a pair plays a board once.
    """
    return bool(({each.north_south for each in results} & {each.east_west for each in results}) - {""})


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
