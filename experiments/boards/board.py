"""A board: read from a file, prepared for play, or played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from html import escape
from itertools import repeat
from reprlib import repr as shortened

from agent.rules.auction import Auction
from agent.rules.constraints import Constraints
from agent.rules.contract import Contract, Vulnerability
from ddsolver.cards import Card, Seat, Strain
from ddsolver.deal import Deal
from ddsolver.diagram import hand_diagram, hands_html
from ddsolver.errors import BridgeError, DealError
from experiments.boards.hands import Hands, with_fourth_hand
from experiments.boards.ids import BoardId, PairId
from experiments.boards.messages import Remark, printable
from experiments.errors import FormatError

__all__ = ["Board", "BoardFile"]


@dataclass(frozen=True, slots=True)
class Commentary:
    """The marks and comments on a board in a file, kept as text, such as ``!``, ``$3``, ``=1=`` or ``{...}``."""

    of_calls: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    """Marks and comments, but not alerts, by the index of the call that they follow; -1 before the first call."""
    of_cards: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    """Marks and comments, by the index of the card that they follow; -1 before the first card."""
    notes: Mapping[str, str] = field(default_factory=dict)
    """The texts of the notes on the play, by number; the mark ``=1=`` refers to note 1."""
    around: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Comments, by the name of the tag that they follow; '' for comments before the first tag."""
    unalerted: frozenset[int] = frozenset()
    """The calls that were explained, but not alerted, by their index; only LIN distinguishes this."""


@dataclass(frozen=True, slots=True)
class Board:
    """One board; parts that are unknown are None or empty."""

    name: str
    """The board's number in the file, or else its place in the file."""
    hands: Hands
    """The masks of the cards dealt, North first; None for a hand that the file hides."""
    dealer: Seat
    vulnerability: Vulnerability
    auction: Auction | None = None
    constraints: Constraints = field(default_factory=dict)
    """Constraints on the hands, from the tag or comment ``Constraint`` of the file."""
    contract: Contract | None = None
    passed_out: bool = False
    trump: Strain | None = None
    """The strain of the contract. A file may also give an end position with a strain but no contract."""
    leader: Seat | None = None
    """The opening leader, from the contract or else from the file."""
    plays: tuple[Card, ...] = ()
    """The cards played, in order."""
    tricks: int | None = None
    """The total tricks of the declarer's side, taken or claimed."""
    directives: tuple[str, ...] = ()
    """The lines of a PBN file that begin with ``%`` before the board or in it, except standard ones: ``% PBN 2.1``."""
    tags: Mapping[str, str] = field(default_factory=dict)
    """All tags of the board in the file, as text."""
    sections: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The lines of every section other than auction and play, by tag."""
    commentary: Commentary = field(default_factory=Commentary)
    """The board's marks and comments."""
    unfinished: tuple[str, ...] = ()
    """The sections, of Auction and Play, that will be continued, as ``+`` says in PBN; a play with a result is not."""
    remarks: tuple[str, ...] = ()
    """Messages about irregular parts that were left out or changed."""
    double_dummy: int | None = None
    """The double-dummy tricks of the declarer's side; known for boards prepared for play."""
    table: Mapping[Seat, Mapping[Strain, int]] | None = None
    """The double-dummy tricks of each declarer in each strain."""
    unread: tuple[str, ...] = ()
    """The keys of the board's LIN fields that are not read."""
    comment: str = ""
    """The players' evaluations of their cards, one turn per line; a PBN file stores them as a comment."""

    def __repr__(self) -> str:
        found = "; ".join([printable(self._head), *self._facts[self.auction is not None :]])
        return f"<{found}>"

    def __post_init__(self) -> None:
        if self.contract is not None:
            object.__setattr__(self, "trump", self.contract.strain)
            object.__setattr__(self, "leader", self.contract.leader)

    def player(self, seat: Seat) -> str:
        """Return the name of the player at a seat; empty if it is unknown, which is ``?`` or ``-`` in PBN."""
        name = self.tags.get(seat.name.title(), "").strip()
        return "" if name in ("?", "-") else name

    @property
    def pairs(self) -> tuple[PairId | None, PairId | None]:
        """The North-South and the East-West pair, by their players; None for a pair that is unknown."""
        north, east, south, west = map(self.player, Seat)
        return PairId.of_players((north, south)), PairId.of_players((east, west))

    @property
    def north_south_score(self) -> int | None:
        """Points to North-South; None without a result."""
        if self.passed_out:
            return 0
        if self.contract is None or self.tricks is None:
            return None
        return self.contract.north_south_score(self.tricks, self.vulnerability)

    @property
    def alerts(self) -> dict[int, str]:
        """The texts of the alerts, by the index of the call."""
        return dict(self.auction.alerts) if self.auction is not None else {}

    @property
    def notes(self) -> dict[str, int]:
        """The number of each alert text, from 1; alerts with the same text share a number."""
        return {note: number for number, note in enumerate(dict.fromkeys(self.alerts.values()), start=1)}

    def diagram(self) -> str:
        """Return the board as text: number, dealer and vulnerability, the known hands, auction, contract and result."""
        hands = hand_diagram(self._known, "hidden").rstrip()
        return "\n".join([self._head, "", hands, "", *self._facts]).rstrip()

    def _repr_html_(self) -> str:
        facts = "".join(f"<p style='margin:.2em 0'>{escape(fact)}</p>" for fact in self._facts)
        return f"<p><b>{escape(self._head)}</b></p>{hands_html(self._known)}{facts}"

    @property
    def _known(self) -> dict[Seat, int]:
        return {seat: hand for seat, hand in zip(Seat, self.hands, strict=True) if hand is not None}

    @property
    def _head(self) -> str:
        sides = {"None": "nobody", "All": "everybody"}.get(str(self.vulnerability), str(self.vulnerability))
        return f"Board {self.name}, dealer {self.dealer.name.title()}, {sides} vulnerable"

    @property
    def _facts(self) -> list[str]:
        """The auction, and the contract with its result, as far as they are known."""
        facts = [] if self.auction is None else [f"Auction: {' '.join(map(str, self.auction.calls))}"]
        if self.contract is not None:
            taken = "" if self.tricks is None else f", {self.tricks} tricks"
            facts.append(f"Contract: {self.contract}{taken}")
        elif self.passed_out:
            facts.append("Passed out")
        return facts

    @property
    def deal_key(self) -> tuple[object, ...]:
        """What the tables of one deal have in common, and no other board: cards and vulnerability.

        If hands are hidden, it has the name of the board too: such cards may belong to different deals.
        """
        return self.hands, self.vulnerability, self.name if None in self.hands else ""

    @property
    def determined_hands(self) -> Hands:
        """The hands; a single hidden one is filled in if the other three have 13 cards each."""
        return with_fourth_hand(self.hands)

    @property
    def deal(self) -> Deal:
        """The deal; if only one hand is hidden, that hand is filled in from the other three.

        :raises FormatError: if more than one hand is hidden, or the known hands do not determine a deal.
        """
        completed = self.determined_hands
        hidden = [seat for seat in Seat if completed[seat] is None]
        hands = [hand or 0 for hand in completed]
        if hidden:
            short = [seat for seat in Seat if seat not in hidden and hands[seat].bit_count() != 13]
            if len(hidden) == 1:
                counts = ", ".join(f"{seat.name.title()} has {hands[seat].bit_count()} cards, not 13" for seat in short)
                raise FormatError(f"board {self.name}: {counts}; {hidden[0].name.title()}'s hand is missing")
            names = ", ".join(seat.name.title() for seat in hidden)
            raise FormatError(f"board {self.name} hides the hands of {names}; all four are needed")
        try:
            return Deal((hands[0], hands[1], hands[2], hands[3]))
        except DealError as error:
            raise FormatError(f"board {self.name}: {error}") from None


@dataclass(frozen=True, slots=True)
class Surroundings:
    """The parts of a PBN file that belong to no board."""

    directives: tuple[str, ...] = ()
    """The lines that begin with ``%`` of the boards that are left out, because their deals cannot be read."""
    games: tuple[tuple[int, str], ...] = ()
    """The games without a deal, as text, each with the index of the board that follows it."""


@dataclass(frozen=True, slots=True)
class FilePart:
    """A part of a file: a board, a game without a deal, or neither."""

    source: str
    """The name of the file."""
    board: Board | None = None
    game: str | None = None
    """The text of a PBN game without a deal."""
    directives: tuple[str, ...] = ()
    """The lines of a PBN file that begin with ``%``, of this part; board and game have their own ones too."""
    problems: tuple[BridgeError, ...] = ()
    """What could not be read of this part."""

    @property
    def is_left_out(self) -> bool:
        """Whether the part has nothing to write, as a game whose deal cannot be read."""
        return self.board is None and self.game is None

    @property
    def remarks(self) -> tuple[Remark, ...]:
        """The remarks of the board, which name file and board."""
        return () if self.board is None else _remarks(self.source, self.board)


@dataclass(frozen=True, slots=True)
class BoardFile:
    """The boards of a file, and the problems with the parts that could not be read."""

    boards: tuple[Board, ...]
    problems: tuple[BridgeError, ...]
    surroundings: Surroundings = field(default_factory=Surroundings)
    files: tuple[str, ...] = ()
    """The name of each board's file; empty if the boards come from no file."""

    def __repr__(self) -> str:
        return f"<BoardFile: boards={len(self.boards)}, problems={len(self.problems)}>"

    @property
    def remarks(self) -> tuple[tuple[Remark, ...], ...]:
        """The remarks of each board; each remark names the file and the board."""
        return tuple(map(_remarks, self.files, self.boards))

    @property
    def by_id(self) -> dict[BoardId, Board]:
        """The boards by their ids, in order."""
        return boards_by_id(self.boards, self.files or [""] * len(self.boards))

    @classmethod
    def of_parts(cls, parts: Iterable[FilePart]) -> BoardFile:
        """Return all parts of files together."""
        boards: list[Board] = []
        problems: list[BridgeError] = []
        directives: dict[str, None] = {}
        games: list[tuple[int, str]] = []
        files: list[str] = []
        for part in parts:
            problems += part.problems
            if part.is_left_out:
                directives |= dict.fromkeys(part.directives)
            if part.game is not None:
                games.append((len(boards), part.game))
            if part.board is not None:
                boards.append(part.board)
                files.append(part.source)
        around = Surroundings(tuple(directives), tuple(games))
        return cls(tuple(boards), tuple(problems), around, tuple(files))

    def find(self, name: str) -> Board:
        """Return the board with this name; names are those of `table_names`.

        :raises FormatError: if no board has this name.
        """
        names = table_names(self.boards)
        if name in names:
            return self.boards[names.index(name)]
        if len(names) == 1:
            raise FormatError(f"no board {name!r}; the only board is {names[0]}")
        listed = ", ".join(names[:20])
        more = f" and {len(names) - 20} more" if len(names) > 20 else ""
        raise FormatError(f"no board {name!r} (choose from {listed or 'none'}{more})")


def _remarks(source: str, board: Board) -> tuple[Remark, ...]:
    return tuple(Remark(source, board.name, remark) for remark in board.remarks)


def until_board(parts: Iterable[FilePart], name: str | None) -> Iterator[FilePart]:
    """Yield the parts of files up to the board with a name of `table_names` (default: the first board)."""
    tables: Counter[str] = Counter()
    for part in parts:
        yield part
        if part.board is not None:
            board = part.board.name
            tables[board] += 1
            if name in (None, table_name(board, tables[board])):
                return


def board_list(boards: Iterable[Board]) -> list[Board]:
    """Return boards as a list, after checking their type.

    :raises FormatError: if ``boards`` is not a list of `Board` objects, or another iterable of them.
    """
    needed = "a list of Boards is needed, such as read_file(path).boards"
    try:
        found = list(boards)
    except TypeError:
        raise FormatError(f"boards is {shortened(boards)}: {needed}") from None
    for number, board in enumerate(found, start=1):
        if not isinstance(board, Board):
            raise FormatError(f"board {number} is {shortened(board)}: {needed}")
    return found


def boards_by_id(boards: Iterable[Board], files: Iterable[str] = repeat("")) -> dict[BoardId, Board]:
    """Return boards by their ids; ``files`` are the names of their files, if they come from files."""
    seen: Counter[tuple[str, str]] = Counter()
    found = {}
    for board, file in zip(boards, files, strict=False):
        seen[file, board.name] += 1
        found[BoardId(file, board.name, seen[file, board.name])] = board
    return found


def tables_by_deal(boards: Mapping[BoardId, Board]) -> dict[object, dict[BoardId, Board]]:
    """Return the tables at which each deal was played, by its `Board.deal_key`, in the order of the boards."""
    found: dict[object, dict[BoardId, Board]] = {}
    for place, board in boards.items():
        found.setdefault(board.deal_key, {})[place] = board
    return found


def table_names(boards: Iterable[Board]) -> list[str]:
    """Return a name for each table: the board's name and, from a board's second table on, a number, as in ``7 (2)``."""
    seen: Counter[str] = Counter()
    names = []
    for board in boards:
        seen[board.name] += 1
        names.append(table_name(board.name, seen[board.name]))
    return names


def named_tables(boards: Iterable[Board]) -> list[Board]:
    """Return boards with the names of their tables (`table_names`), so that no two have the same."""
    listed = list(boards)
    return [replace(board, name=name) for board, name in zip(listed, table_names(listed), strict=True)]


def table_name(board: str, table: int) -> str:
    """Return the name of a table, from the board's name and the table's number among the tables of this board."""
    return board if table == 1 else f"{board} ({table})"
