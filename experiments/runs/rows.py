"""The rows of a run, and the tables of its database that have them. `experiments.runs.store` writes them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, fields
from functools import cache, lru_cache
from typing import Any, NamedTuple

from agent.rules.auction import Auction
from agent.rules.constraints import Constraints, format_constraints, parse_constraints
from agent.rules.contract import Contract, Vulnerability
from ddsolver.cards import Seat
from ddsolver.deal import Deal

FILE, RANDOM = "file", "random"
"""The sources of deals that do not come from a contract set or an auction set."""
PEOPLE = "people"
"""The player key of boards that people played."""


@dataclass(frozen=True, slots=True)
class StoredDeal:
    """A deal of a run, prepared for play."""

    source: str
    """The name of the contract set or auction set, or `FILE` or `RANDOM`."""
    number: int
    """The deal's place in the source, from 0."""
    name: str
    """The board's name, as shown to people."""
    deal: Deal
    """The four hands; in the table, as PBN."""
    dealer: Seat
    vulnerability: Vulnerability
    contract: Contract | None
    """None if the deal is passed out; in the table, ``Pass``."""
    double_dummy: int
    """The declarer's double-dummy tricks; 0 if the deal is passed out."""
    auction: Auction | None = None
    """The calls in order, if known; in the table, with alerts in braces."""
    constraints: Constraints = field(default_factory=dict, hash=False)
    """Constraints on the hands, known to the players; in the table, as in ``W:hcp=12-15,S=5+``."""

    @property
    def played_contract(self) -> Contract:
        """The contract; the deal must not be passed out."""
        assert self.contract is not None, f"{self.name} is passed out"
        return self.contract

    def score(self, tricks: int) -> int:
        """Return the points of the declarer's side with its tricks; 0 if the deal was passed out."""
        return 0 if self.contract is None else self.contract.score(tricks, self.vulnerability)

    @property
    def cards(self) -> tuple[int, ...]:
        """The hands; the same for all tables of a deal, also if its hands were rotated to other seats.

        Results with the same cards are correlated, so they are one observation.
        """
        return turned_hands(self.deal)


def turned_hands(deal: Deal) -> tuple[int, ...]:
    """Return the hands of a deal in the order of the seats, beginning with the smallest mask."""
    first = deal.hands.index(min(deal.hands))
    return deal.hands[first:] + deal.hands[:first]


def tables_of_deals(deals: Iterable[StoredDeal]) -> list[list[StoredDeal]]:
    """Return lists of the deals with the same cards, in the order in which the cards first appear."""
    tables: dict[tuple[int, ...], list[StoredDeal]] = {}
    for deal in deals:
        tables.setdefault(deal.cards, []).append(deal)
    return [*tables.values()]


class BoardKey(NamedTuple):
    """What identifies a board: source and number of its deal, and the keys of its players.

    It is a tuple because runs look up hundreds of thousands of keys.
    """

    source: str
    number: int
    player: str
    defender: str


@dataclass(frozen=True, slots=True)
class BoardRow:
    """The columns of the key, which all rows about boards have."""

    source: str
    """The source of the deal."""
    number: int
    """The place of the deal in its source, from 0."""
    player: str
    """The declarer's key: its options that differ from the baseline."""
    defender: str
    """The key of the defence."""

    @property
    def key(self) -> BoardKey:
        """The primary key of the board."""
        return BoardKey(self.source, self.number, self.player, self.defender)


_MEASURES = {"elsewhere": "measures"}


@dataclass(frozen=True, slots=True)
class PlayedBoard(BoardRow):
    """A played board: a row of the table ``boards``."""

    tricks: int
    """The declarer's tricks."""
    score: int
    """The points of the declarer's side."""
    seconds: float
    """CPU seconds of the declarer, both hands."""
    defender_seconds: float
    """CPU seconds of both defenders."""
    play: str
    """The cards in the order they were played, as text in PBN notation."""
    remarks: str
    """The players' remarks, with the tricks at which they occurred."""
    decisions: str = field(default="", compare=False, metadata={"elsewhere": "decisions"})
    """JSON of every decision; the table ``decisions`` has it as zlib.

    Only runs that keep decisions have some. `Store.boards` leaves it empty.
    """
    program: str = field(default="", compare=False)
    """The code version that played the board (`experiments.runs.code_version`); empty if it was not recorded."""
    wall_seconds: float | None = field(default=None, compare=False, metadata=_MEASURES)
    """Wall time of the declarer in seconds; None in old rows.

    This field and those below are in the table ``measures``.
    """
    defender_wall_seconds: float | None = field(default=None, compare=False, metadata=_MEASURES)
    fault: str = field(default="", metadata=_MEASURES)
    """Whose fault ended the play (the role) and why; empty if none did.

    An engine failed or, at the tables of a network, a client played an illegal card. Its side gets no further tricks.
    """
    said: str = field(default="", compare=False, metadata=_MEASURES)
    """The last lines that a failed engine wrote."""
    counted_seconds: float | None = field(default=None, compare=False, metadata=_MEASURES)
    """The declarer's counted work in seconds (`agent.knowledge.counted_work`); None in old rows, or without any."""


@dataclass(frozen=True, slots=True)
class FailedBoard(BoardRow):
    """A board that could not be played: a row of the table ``failures``."""

    error: str
    """A traceback; the last line names the error and its place."""

    @property
    def reason(self) -> str:
        """The last line of the error."""
        return self.error.strip().splitlines()[-1]


@dataclass(frozen=True, slots=True)
class BiddingTime:
    """A row of the table ``bidding``: how long the players of a table bid a deal."""

    source: str
    number: int
    north_south: float
    """The CPU seconds of North and South together."""
    east_west: float


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A row of the table ``asked_tables``: a table at which a board of a file was played."""

    number: int
    """The place of the table among all tables of the run, from 0."""
    match: str
    """The name of the file, without its ending."""
    place: int
    """1 for the first table of the file with this board, 2 for the second, and so on."""
    pbn: str
    """The board as PBN text, with its auction, its play and the names of the players."""


@dataclass(frozen=True, slots=True)
class Answers:
    """A row of the table ``answers``: the cards that a player would have played at the turns of a table."""

    number: int
    player: str
    program: str
    """The code version of the player (`experiments.runs.code_version`)."""
    seconds: float
    """The CPU seconds of the player."""
    turns: str
    """JSON of every turn with a choice: the player's card, its cost, and the cost of the card played at the table."""


@dataclass(frozen=True, slots=True)
class Details:
    """A row of the table ``details``: what `declarer bid FILE`, `practice`, or `table` into a folder keeps of deals."""

    number: int
    """The number of the deal, from 0; of the part of the deals in `table`."""
    value: str
    """Its auction with notes (`bid`), JSON (`practice`), or the tricks of the part in hexadecimal (`table`)."""


_PASSED_OUT = "Pass"
"""The value of the column ``contract`` for a passed-out deal."""
DEAL_COLUMNS = (
    *("source", "number", "name", "deal", "dealer", "auction", "constraints", "vulnerable", "contract", "double_dummy"),
)
"""The columns of the table ``deals``; `deal_row` says what they have."""
_OF_BOARD = dict.fromkeys(BoardKey._fields, "str") | {"number": "int"}
_SQL = {"str": "TEXT NOT NULL", "int": "INTEGER NOT NULL", "bytes": "BLOB NOT NULL", "float": "REAL NOT NULL"}
"""The type of a column by that of a field; other fields are numbers that may be missing."""


def columns_of(row: type, elsewhere: str = "") -> dict[str, str]:
    """Return the columns of the table of a class of rows such as `PlayedBoard`, with the types of their values.

    Fields in other tables are left out; with ``elsewhere``, the columns are those in this other table.
    """
    return {each.name: str(each.type) for each in fields(row) if each.metadata.get("elsewhere", "") == elsewhere}


def create_table(name: str, columns: Mapping[str, str], key: Iterable[str]) -> str:
    """Return the statement that makes a table; ``columns`` have the types of their values, ``key`` is its key."""
    listed = ", ".join(f"{column} {_SQL.get(kind, 'REAL')}" for column, kind in columns.items())
    return f"CREATE TABLE {name} ({listed}, PRIMARY KEY ({', '.join(key)}))"


MEASURED = tuple(columns_of(PlayedBoard, "measures"))
"""The fields of `PlayedBoard` that are in the table ``measures``."""
SCHEMA = {
    "run": create_table("run", {"key": "str", "value": "str"}, ["key"]),
    "deals": create_table(
        "deals", dict.fromkeys(DEAL_COLUMNS, "str") | {"number": "int", "double_dummy": "int"}, ["source", "number"]
    ),
    "boards": create_table("boards", columns_of(PlayedBoard), _OF_BOARD),
    "failures": create_table("failures", columns_of(FailedBoard), _OF_BOARD),
    "decisions": create_table("decisions", {**_OF_BOARD, "decisions": "bytes"}, _OF_BOARD),
    "measures": create_table("measures", _OF_BOARD | columns_of(PlayedBoard, "measures"), _OF_BOARD),
}
"""The tables that every new run has; old ones lack ``measures`` until a board is added to them."""
OPTIONAL: dict[type, tuple[str, tuple[str, ...]]] = {
    BiddingTime: ("bidding", ("source", "number")),
    StoredTable: ("asked_tables", ("number",)),
    Answers: ("answers", ("number", "player")),
    Details: ("details", ("number",)),
}
"""The tables that not all runs have, by the class of their rows: name and key."""

VIEW = """
CREATE VIEW played AS SELECT
    source, number, name, deal, dealer, auction, constraints, vulnerable, contract, double_dummy, player, defender,
    (SELECT value FROM run WHERE key = 'seed') AS seed,
    tricks, score, seconds, defender_seconds, play, remarks, program, wall_seconds, defender_wall_seconds, fault
FROM boards JOIN deals USING (source, number) LEFT JOIN measures USING (source, number, player, defender);
"""


def deal_row(deal: StoredDeal) -> dict[str, object]:
    """Return a deal as its row in the table ``deals``; two deals are the same if their rows are equal."""
    values = (
        *(deal.source, deal.number, deal.name, deal.deal.to_pbn(), str(deal.dealer), str(deal.auction or "")),
        *(format_constraints(deal.constraints), str(deal.vulnerability), str(deal.contract or _PASSED_OUT)),
        deal.double_dummy,
    )
    return dict(zip(DEAL_COLUMNS, values, strict=True))


def deal_of_row(source: str, number: int, name: str, *texts: Any) -> StoredDeal:
    """Return the deal in a row of the table ``deals``, given the row's values in order."""
    deal, dealer, auction, constraints, vulnerable, contract, double_dummy = texts
    return StoredDeal(
        source,
        number,
        name,
        Deal.from_pbn(deal),
        _seat(dealer),
        _vulnerability(vulnerable),
        _contract(contract),
        double_dummy,
        Auction(dealer, auction) if auction else None,
        parse_constraints(constraints) if constraints else {},
    )


_seat = cache(Seat.parse)
_vulnerability = cache(Vulnerability.parse)


@lru_cache(maxsize=1024)
def _contract(text: str) -> Contract | None:
    return None if text == _PASSED_OUT else Contract.parse(text)


def board_columns(measured: Collection[str]) -> tuple[str, str]:
    """Return the columns that make a `PlayedBoard`, in the order of its fields, and the tables that have them.

    ``measured`` are the columns of the table ``measures``; it is empty without such a table. Boards without decisions,
    and without measures, have empty values there.
    """
    texts = dict.fromkeys(("fault", "said"), "''")
    values = {"decisions": "''"} | {name: texts.get(name, "NULL") for name in MEASURED if name not in measured}
    values |= {name: f"IFNULL({name}, {empty})" for name, empty in texts.items() if name in measured}
    columns = ", ".join(values.get(each.name, each.name) for each in fields(PlayedBoard))
    joined = f" LEFT JOIN measures USING ({', '.join(BoardKey._fields)})" if measured else ""
    return columns, f"boards{joined}"


def values_of(row: PlayedBoard | FailedBoard) -> dict[str, object]:
    """Return the values of a row, by column of its table."""
    return {name: getattr(row, name) for name in columns_of(type(row))}
