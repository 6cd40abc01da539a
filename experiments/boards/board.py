"""A board: as a file has it, prepared for play, or played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from agent.knowledge.constraints import Constraints
from agent.rules.auction import Auction
from agent.rules.contract import Contract, Vulnerability
from ddsolver.cards import EVERY_CARD, Card, Seat, Strain
from ddsolver.deal import Deal
from ddsolver.errors import BridgeError, DealError
from experiments.errors import FormatError

__all__ = ["Board", "BoardFile"]


@dataclass(frozen=True, slots=True)
class Commentary:
    """What a file says beside tags, calls and cards, as it stands there: ``!``, ``$3``, ``=1=``, ``{...}``."""

    of_calls: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    """By the number of the call before it, from 0; -1 before the first. Not the alerts, which the auction has."""
    of_cards: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    """By the number of the card before it, likewise."""
    notes: Mapping[str, str] = field(default_factory=dict)
    """What ``=1=`` in the play stands for, by its number."""
    around: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By the tag after which, or after whose section, it stands; before the first tag it has the name ''."""


@dataclass(frozen=True, slots=True)
class Board:
    """One board; whatever is not known of it is None or empty."""

    name: str
    """The board's number as the file gives it, else its place in the file."""
    hands: tuple[int | None, int | None, int | None, int | None]
    """The masks of the cards dealt, North first; None for a hand that the file hides."""
    dealer: Seat
    vulnerability: Vulnerability
    auction: Auction | None = None
    constraints: Constraints = field(default_factory=dict)
    """Constraints on the hands: the file's tag or comment ``Constraint``."""
    contract: Contract | None = None
    passed_out: bool = False
    trump: Strain | None = None
    """The contract's; without one, that of an end position that names a strain but no level."""
    leader: Seat | None = None
    """Who leads first: whom the contract makes lead; without one, whom the file names."""
    plays: tuple[Card, ...] = ()
    """The cards played, in order."""
    tricks: int | None = None
    """The tricks that the declarer's side took in the end."""
    tags: Mapping[str, str] = field(default_factory=dict)
    """All of the file's tags, as they stand there."""
    sections: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Of those tags that have data after them, other than auction and play, these, line by line."""
    commentary: Commentary = field(default_factory=Commentary)
    """What the file says beside them."""
    remarks: tuple[str, ...] = ()
    """What was left out of this board or changed, because it was irregular, with its line."""
    double_dummy: int | None = None
    """The tricks of the declarer's side when all four hands are seen; known of boards made ready to be played."""
    table: Mapping[Seat, Mapping[Strain, int]] | None = None
    """The double-dummy tricks of each declarer in each strain."""
    comment: str = ""
    """What is to be told of the play by those who played it, in lines; read back, it is commentary."""

    def __post_init__(self) -> None:
        if self.contract is not None:
            object.__setattr__(self, "trump", self.contract.strain)
            object.__setattr__(self, "leader", self.contract.leader)

    @property
    def north_south_score(self) -> int | None:
        """Points to North-South; None if the board tells no result."""
        if self.passed_out:
            return 0
        if self.contract is None or self.tricks is None:
            return None
        return self.contract.north_south_score(self.tricks, self.vulnerability)

    @property
    def alerts(self) -> dict[int, str]:
        """What the players said about calls, by the number of the call, from 0."""
        return dict(self.auction.alerts) if self.auction is not None else {}

    @property
    def notes(self) -> dict[str, int]:
        """What the players said about calls, each text once, with its number from 1."""
        return {note: number for number, note in enumerate(dict.fromkeys(self.alerts.values()), start=1)}

    @property
    def deal(self) -> Deal:
        """The deal; a single hidden hand is what the other three leave of the pack.

        :raises FormatError: if more than one hand is hidden, or the hands are not a deal.
        """
        hidden = [seat for seat in Seat if self.hands[seat] is None]
        hands = [hand or 0 for hand in self.hands]
        if len(hidden) == 1 and all(hand.bit_count() == 13 for seat, hand in enumerate(hands) if seat != hidden[0]):
            hands[hidden[0]] = EVERY_CARD & ~(hands[0] | hands[1] | hands[2] | hands[3])
        elif hidden:
            names = ", ".join(seat.name.title() for seat in hidden)
            raise FormatError(f"board {self.name} hides the hands of {names}; all four are needed")
        try:
            return Deal((hands[0], hands[1], hands[2], hands[3]))
        except DealError as error:
            raise FormatError(f"board {self.name}: {error}") from None


@dataclass(frozen=True, slots=True)
class BoardFile:
    """What was read of a file: the boards, and what was wrong with those that could not be read."""

    boards: tuple[Board, ...]
    problems: tuple[BridgeError, ...]
    remarks: tuple[tuple[str, ...], ...] = ()
    """What the remarks of each board say, with the file and the board."""

    def find(self, name: str) -> Board:
        """The first board of that name.

        :raises FormatError: if there is none.
        """
        for board in self.boards:
            if board.name == name:
                return board
        names = ", ".join(board.name for board in self.boards[:20])
        more = f" and {len(self.boards) - 20} more" if len(self.boards) > 20 else ""
        raise FormatError(f"no board {name!r} (there is {names or 'none'}{more})")
