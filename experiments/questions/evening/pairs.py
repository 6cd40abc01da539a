"""The pairs of an evening: which pair sat at a board, and how the pages name it, by names or by number."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from difflib import get_close_matches
from itertools import count
from typing import TypeVar

from agent.rules.auction import Auction
from ddsolver.cards import Seat
from experiments.boards.board import Board, Commentary
from experiments.boards.ids import PairId
from experiments.boards.pbn.adjusted import AdjustedResult
from experiments.boards.pbn.listed_pairs import ListedPair
from experiments.boards.pbn.score_table import TableResult, tagged_names, tagged_pairs
from experiments.errors import FormatError
from experiments.show.board import joined
from experiments.web.totals import pairs_of

BETWEEN_NAMES = re.compile(r"[&+/,;\u2013\u2014]|(?<=\s)-(?=\s)|\band\b", re.IGNORECASE)
"""What stands between the names of two players."""
DIRECTIONS = ("NS", "EW")
Row = TypeVar("Row", TableResult, AdjustedResult)
Pairs = tuple[PairId | None, PairId | None]
"""The North-South and the East-West pair of a table; None for one that is unknown."""


class SessionPairs:
    """The ids of the pairs of a session.

    ``listed`` are the pairs that the file lists, and ``tables`` the pairs at the tables of each deal, with their
    directions, in its ScoreTable and in the tags of its records. A pair keeps its direction only if there is another
    one with the same number, or the same name, in the other direction. ``by_section`` is as in
    `experiments.boards.pbn.score_table.pair_of`.
    """

    def __init__(self, listed: Sequence[ListedPair], tables: Iterable[Sequence[Pairs]], *, by_section: bool) -> None:
        self._by_section = by_section
        times = Counter(each.id for each in listed)
        once = [each for each in listed if times[each.id] == 1]
        ids = {each.id for each in once}
        twice = set[PairId]().union(*map(_in_both_columns, tables))
        self._twice = {pair for pair in twice if not pair.number}
        # In some movements, a North-South pair and an East-West pair have the same number.
        self._by_direction = len(self._twice) < len(twice) or any(
            pair.direction == "NS" and pair._replace(direction="EW") in ids for pair in ids
        )
        self._whole = {each.id for each in once if each.names and not each.id.direction}
        self._listed = {self._known(each.id): each for each in once}
        self._numbered: dict[PairId, list[PairId]] = {}
        for each in once:
            for parts in (each.names.split(" & "), BETWEEN_NAMES.split(each.names)):
                players = PairId.of_players(parts)
                if players is not None and each.id not in self._numbered.setdefault(players, []):
                    self._numbered[players].append(each.id)

    def listed(self, pair: PairId) -> ListedPair | None:
        """Return what the file lists of a pair; None if it does not list it."""
        return self._listed.get(pair) or self._listed.get(pair.undirected)

    def of_row(self, result: Row) -> Row:
        """Return a row of a ScoreTable with the pairs of the session."""
        one, other = (None if each is None else self._known(each) for each in result.pairs)
        return result._replace(north_south=one, east_west=other)

    def at(self, board: Board) -> Pairs:
        """Return the pairs that played a board: North-South, East-West; None for one that is unknown."""
        tagged = tagged_pairs(board, by_section=self._by_section)
        one, other = (
            None if (pair := named or tag) is None else self._of_players(pair.undirected, direction)
            for named, tag, direction in zip(board.pairs, tagged, DIRECTIONS, strict=True)
        )
        return one, other

    def _of_players(self, pair: PairId, direction: str) -> PairId:
        """Return the pair of some players: the one that the file lists with a number, if there is only one."""
        numbered = [each for each in self._numbered.get(pair, ()) if each.direction in ("", direction)]
        own = numbered[0] if len(numbered) == 1 else pair
        return self._known(own._replace(direction=direction))

    def _known(self, pair: PairId) -> PairId:
        """Return a pair without its direction, unless that is needed to tell it from another pair."""
        whole = pair.undirected
        is_needed = self._by_direction and whole not in self._whole if pair.number else whole in self._twice
        return pair if is_needed else whole


def names_at(board: Board) -> tuple[str, str]:
    """Return the names of the North-South and the East-West pair of a board; an unknown name is empty."""
    one, other = (named or tag for named, tag in zip(pairs_of(board), tagged_names(board), strict=True))
    return one, other


def _in_both_columns(tables: Sequence[Pairs]) -> set[PairId]:
    """Return what stands for a North-South pair and for an East-West pair of a board.

    These are two pairs, because a pair plays a board once.
    """
    one, other = ({pair.undirected for pairs in tables if (pair := pairs[side]) is not None} for side in (0, 1))
    return one & other


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
            raise FormatError(
                f"{text!r} may be {joined([*map(self, exact)], 'or', _MOST_LISTED)}; give more of the name"
            )
        if not self._aliases:
            raise FormatError(f"no pair {text!r}: the file names no pairs")
        near = get_close_matches(wanted, [alias for aliases in self._aliases.values() for alias in aliases], 3)
        known = [self(pair) for pair, aliases in self._aliases.items() if aliases & set(near)]
        if near:
            raise FormatError(f"no pair {text!r}; do you mean {joined(known, 'or', _MOST_LISTED)}?")
        every = sorted(map(self, self._aliases), key=_in_order)
        raise FormatError(f"no pair {text!r}; the pairs are {joined(every, 'and', _MOST_LISTED)}")

    def _numbered(self, pair: PairId) -> str:
        return f"Pair {self._numbers[pair]} {pair.direction}".rstrip()

    def _texts(self, pair: PairId) -> list[str]:
        """Return all texts that mean a pair."""
        names, numbers = self._names[pair], {self._numbers[pair], _number_of(pair)}
        # Some programs join two surnames by a hyphen; that of a double name does no harm here.
        texts = [self(pair), names, *BETWEEN_NAMES.split(names), *names.split("-"), *pair.players]
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
