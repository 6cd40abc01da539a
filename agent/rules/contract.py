"""Contracts, vulnerability and the duplicate score (Laws of Duplicate Bridge 2017, Law 77)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum

from agent.errors import ContractError
from ddsolver.cards import Seat, Strain, with_suit_letters
from ddsolver.errors import CardError, as_whole_number, check_kind

__all__ = ["Contract", "Vulnerability", "dealer_of_board"]

MOST_TRICKS = 13
"""The tricks of a deal, the most that a side can take."""


class Vulnerability(Enum):
    """Which sides are vulnerable; the values are PBN's export names."""

    NONE = "None"
    NORTH_SOUTH = "NS"
    EAST_WEST = "EW"
    BOTH = "All"

    def __str__(self) -> str:
        return self.value

    def includes(self, seat: Seat) -> bool:
        """Whether the side of a seat is vulnerable."""
        if self is Vulnerability.BOTH:
            return True
        return self is (Vulnerability.NORTH_SOUTH if seat.is_north_south else Vulnerability.EAST_WEST)

    @property
    def sides(self) -> tuple[bool, bool]:
        """Whether North-South is vulnerable, and whether East-West is."""
        return self.includes(Seat.NORTH), self.includes(Seat.EAST)

    @classmethod
    def parse(cls, text: Vulnerability | str) -> Vulnerability:
        """Return the vulnerability in a text: None, Love or -; NS; EW; All or Both (PBN 2.1 section 3.4.10).

        Upper and lower case are the same.

        :raises ContractError: if the text is not one of these.
        """
        if isinstance(text, Vulnerability):
            return text
        check_kind(text, str, "a vulnerability", ContractError)
        folded = text.strip().upper().replace("-", "").replace("/", "") or "-"
        vulnerability = _VULNERABILITIES.get(folded)
        if vulnerability is None:
            raise ContractError(f"unknown vulnerability: {text!r} (one of None NS EW All)")
        return vulnerability

    @classmethod
    def of_board(cls, number: int) -> Vulnerability:
        """Return the vulnerability of a duplicate board by its number, in cycles of sixteen.

        :raises ContractError: if it is not a whole number from 1 on.
        """
        number = _board_number(number)
        return _BOARD_CYCLE[(number - 1 + (number - 1) // 4) % 4]


GAME_LEVELS = {Strain.NOTRUMP: 3, Strain.SPADES: 4, Strain.HEARTS: 4, Strain.DIAMONDS: 5, Strain.CLUBS: 5}
"""The lowest level of a game in each strain, undoubled."""
_BOARD_CYCLE = (Vulnerability.NONE, Vulnerability.NORTH_SOUTH, Vulnerability.EAST_WEST, Vulnerability.BOTH)
_VULNERABILITIES = {
    "-": Vulnerability.NONE,
    "NONE": Vulnerability.NONE,
    "LOVE": Vulnerability.NONE,
    "NS": Vulnerability.NORTH_SOUTH,
    "EW": Vulnerability.EAST_WEST,
    "ALL": Vulnerability.BOTH,
    "BOTH": Vulnerability.BOTH,
}


def dealer_of_board(number: int) -> Seat:
    """Return the dealer of a duplicate board by its number: North, East, South, West in turn.

    :raises ContractError: if it is not a whole number from 1 on.
    """
    return Seat((_board_number(number) - 1) % 4)


def _board_number(number: int) -> int:
    number = as_whole_number(number, "the number of a board", ContractError)
    if number < 1:
        raise ContractError(f"the number of a board is {number}: boards are numbered from 1 on")
    return number


_CONTRACT = re.compile(
    r"""(?P<level>\d{1,3}) \s*+ (?P<strain>NT?|[SHDC]) \s*+
        (?P<early>XX?)? \s*+ (?:BY\s++)? (?P<declarer>NORTH|EAST|SOUTH|WEST|[NESW])? \s*+
        (?P<late>XX?|DOUBLED|REDOUBLED|D|R)?""",
    re.VERBOSE,
)
_RISKS = {None: 0, "X": 1, "XX": 2, "DOUBLED": 1, "REDOUBLED": 2, "D": 1, "R": 2}


@dataclass(frozen=True, slots=True)
class Contract:
    """A contract: its level (1 to 7), its strain, its declarer, and how often it was doubled (0, 1, or 2 if redoubled).

    :raises ContractError: if the level or the doubling is out of range, or a field has the wrong type.
    """

    level: int
    strain: Strain
    declarer: Seat
    doubled: int = 0

    def __post_init__(self) -> None:
        check_kind(self.strain, Strain, "the strain of a contract", ContractError)
        check_kind(self.declarer, Seat, "the declarer of a contract", ContractError)
        object.__setattr__(self, "level", as_whole_number(self.level, "the level of a contract", ContractError))
        object.__setattr__(self, "doubled", as_whole_number(self.doubled, "doubled", ContractError))
        if not 1 <= self.level <= 7:
            raise ContractError(f"no such contract: level {self.level} (levels are 1 to 7)")
        if not 0 <= self.doubled <= 2:
            raise ContractError(f"no such contract: doubled {self.doubled} times (0, 1 or 2 are possible)")

    @classmethod
    def parse(cls, text: Contract | str, declarer: Seat | str | None = None) -> Contract:
        """Return the contract in a text such as ``4SNx``, ``3NTE`` or ``4S by N doubled``.

        ``declarer`` is needed if the text names none, as in PBN's ``4SX``.

        :raises ContractError: if the text is not a contract, or names no declarer and none is given.
        """
        if isinstance(text, Contract):
            return text
        if not isinstance(text, str):
            raise ContractError(f"not a contract: {text!r} (a text like '4SNx' is needed)")
        match = _CONTRACT.fullmatch(with_suit_letters(text).strip().upper())
        if match is None or (match["early"] and match["late"]):
            raise ContractError(f"unknown contract: {text!r} (write level, strain, declarer, x if doubled: '4SNx')")
        seat = match["declarer"] or declarer
        if match["strain"] == "N" and match["declarer"] is None and declarer is None:
            raise ContractError(f"contract {text!r} has no declarer, or no strain; add one, as in '3NTN' or '3NT by N'")
        if seat is None:
            raise ContractError(f"contract {text!r} has no declarer; add one, as in '4SN' or '4S by N'")
        try:
            risk = _RISKS[match["early"] or match["late"]]
            return cls(int(match["level"]), Strain.parse(match["strain"]), Seat.parse(seat), risk)
        except CardError as error:
            raise ContractError(f"unknown contract: {text!r}: {error}") from None

    @property
    def undoubled(self) -> Contract:
        """The same contract without doubles."""
        return Contract(self.level, self.strain, self.declarer)

    @property
    def called(self) -> str:
        """The contract without its declarer, as PBN writes it: ``3NT``, ``4SX``."""
        return f"{self.level}{self.strain}{'X' * self.doubled}"

    def __str__(self) -> str:
        return f"{self.level}{self.strain}{self.declarer}{'x' * self.doubled}"

    @property
    def tricks_needed(self) -> int:
        """The number of tricks that the contract needs, 7 to 13."""
        return self.level + 6

    @property
    def dummy(self) -> Seat:
        """The declarer's partner."""
        return self.declarer.partner

    @property
    def leader(self) -> Seat:
        """The seat that makes the opening lead."""
        return self.declarer.left

    def result(self, tricks: int) -> str:
        """Return the contract with its outcome as players write it: ``3NTN=``, ``4SE+1``, ``7DSxx-2``."""
        return f"{self}{self.outcome(tricks)}"

    def outcome(self, tricks: int) -> str:
        """Return the tricks over or under the contract: ``=``, ``+1`` or ``-2``."""
        over = tricks - self.tricks_needed
        return f"{over:+d}" if over else "="

    def score(self, tricks: int, vulnerability: Vulnerability) -> int:
        """Return the points of the declarer's side for ``tricks`` tricks, negative if the contract fails (Law 77).

        :raises ContractError: if the tricks are not 0 to 13.
        """
        check_kind(vulnerability, Vulnerability, "the vulnerability", ContractError)
        tricks = as_whole_number(tricks, "the number of tricks", ContractError)
        if not 0 <= tricks <= MOST_TRICKS:
            raise ContractError(f"the declarer of {self} cannot have taken {tricks} tricks (0 to 13 are possible)")
        vulnerable = vulnerability.includes(self.declarer)
        over = tricks - self.tricks_needed
        if over < 0:
            return -self._penalty(-over, vulnerable)
        per_trick = 20 if self.strain in (Strain.CLUBS, Strain.DIAMONDS) else 30
        trick_points = (per_trick * self.level + (10 if self.strain is Strain.NOTRUMP else 0)) << self.doubled
        if self.doubled:
            per_overtrick = 100 * self.doubled * (2 if vulnerable else 1)
        else:
            per_overtrick = per_trick
        return trick_points + self._bonus(trick_points, vulnerable) + over * per_overtrick

    def north_south_score(self, tricks: int, vulnerability: Vulnerability) -> int:
        """Return the points of North-South if the declarer's side takes ``tricks`` tricks.

        :raises ContractError: if the tricks are not 0 to 13.
        """
        score = self.score(tricks, vulnerability)
        return score if self.declarer.is_north_south else -score

    def _penalty(self, under: int, vulnerable: bool) -> int:
        if not self.doubled:
            return under * (100 if vulnerable else 50)
        if vulnerable:
            doubled = 300 * under - 100
        else:
            doubled = 200 * under - 100 if under <= 3 else 300 * under - 400
        return doubled * self.doubled

    def _bonus(self, trick_points: int, vulnerable: bool) -> int:
        bonus = 50 * self.doubled
        if trick_points < 100:
            return bonus + 50
        bonus += 500 if vulnerable else 300
        if self.level == 6:
            bonus += 750 if vulnerable else 500
        elif self.level == 7:
            bonus += 1500 if vulnerable else 1000
        return bonus
