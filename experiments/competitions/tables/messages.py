"""The lines of the Blue Chip table-manager protocol, version 18.

Programs differ in capital letters, blanks, quotes, full stops and the order of suits. All these forms are read. The
form that is written is the one that the strictest programs accept.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from agent.rules.auction import Action, Bid, Call, parse_call
from agent.rules.contract import Vulnerability
from ddsolver.cards import Card, Seat, Suit, cards_of, count_cards, with_suit_letters
from ddsolver.errors import CardError
from experiments.errors import ProtocolError

VERSIONS = (18, 19)
START_OF_BOARD = "Start of board"
END_OF_SESSION = "End of session"
ANY_PLACE = "ANYPL"
"""What a client sends in place of a seat if it takes any seat."""

_NOBODY = "Neither"
_VULNERABLE = {
    Vulnerability.NONE: _NOBODY,
    Vulnerability.NORTH_SOUTH: "N/S",
    Vulnerability.EAST_WEST: "E/W",
    Vulnerability.BOTH: "Both",
}
_ACTIONS = {Action.PASS: "passes", Action.DOUBLE: "doubles", Action.REDOUBLE: "redoubles"}
_CALLS = {word: action for action, word in _ACTIONS.items()}
_BID_ACTIONS = {
    "pass": Action.PASS,
    "p": Action.PASS,
    "x": Action.DOUBLE,
    "double": Action.DOUBLE,
    "xx": Action.REDOUBLE,
    "dbl": Action.DOUBLE,
    "redouble": Action.REDOUBLE,
    "rdbl": Action.REDOUBLE,
}
"""Words that some programs write after ``bids``, or in place of ``passes``, ``doubles`` and ``redoubles``."""
_LONGEST_NAME = 50
_DASHES = str.maketrans("\u2013\u2014", "--")

LONGEST_FIRST_LINE = 1000
"""The largest number of characters of a client's first line; some programs append their version and file names."""

# Strangers send these lines. No pattern may go back over what it has matched more than once, so that the time grows
# with the length of a line, not with its square. Without `re.ASCII`, "s" would also match a long s.
_FLAGS = re.IGNORECASE | re.ASCII
_CONNECTING = re.compile(r"connecting\s++(.*)\sas\s++(\w++)\s++using\s++protocol\s++version\s++(\d{1,9}+)", _FLAGS)
_SEATED = re.compile(r"(\w++)\s.*\bseated\b", _FLAGS)
_TEAMS = re.compile(r'teams\s*+:\s*+N/S\s*+:?+\s*+"([^"]*+)"[^\w"]*+E/W\s*+:?+\s*+"([^"]*+)"', _FLAGS)
_BOARD = re.compile(r"board\s++number\s++(\d{1,9}+)\W++dealer\s++(\w++)\W++([\w/]++)\s++vulnerable", _FLAGS)
_CARDS = re.compile(r"(\w++)'s\s++cards\s*+:(.*)", _FLAGS)
_SUIT = re.compile(r"([SHDC])((?:\s|10|[2-9TJQKA.-])*+)", _FLAGS)
_RANK = re.compile(r"10|[2-9TJQKA]")
_CALL = re.compile(r"(\w++)\s++(passes|doubles|redoubles|bids\s++(\d\s*+[A-Z]++))\b[.,:]?+\s*+(.*)", _FLAGS)
_PLAY = re.compile(r"(\w++)\s++plays\s++((?:10|[2-9TJQKA])\s*+[SHDC]|[SHDC]\s*+(?:10|[2-9TJQKA]))\b", _FLAGS)
_READY = re.compile(r"(\w++)\s++ready\s++(?:for|to)\s++(.*)", _FLAGS)
_TO_LEAD = re.compile(r"(\w++)\s++to\s++lead", _FLAGS)
_SAID = re.compile(r"(?:alert|infos)\b[.:]?+\s*+", _FLAGS)


class Connecting(NamedTuple):
    """The contents of a client's first line."""

    name: str
    seat: Seat | None
    """None if the client takes any seat."""
    version: int


class BoardLine(NamedTuple):
    """The contents of the line with which a board begins."""

    number: int
    dealer: Seat
    vulnerability: Vulnerability


class SaidCall(NamedTuple):
    """A call, with its alert and its explanation."""

    seat: Seat
    call: Call
    alert: str | None = None
    """What follows ``Alert.``, perhaps nothing; None if the call was not alerted."""
    infos: str | None = None
    """What follows ``Infos.``: an explanation, which is no alert."""


class SaidCard(NamedTuple):
    """A card and the seat that plays it; the seat is None if the line says "dummy" instead of a seat."""

    seat: Seat | None
    card: Card


def connecting(name: str, seat: Seat | None) -> str:
    """Return a client's first line; without a seat, the client takes any seat."""
    return (
        f'Connecting "{plain_name(name)}" as {_seat(seat) if seat is not None else ANY_PLACE} using protocol version 18'
    )


def seated(seat: Seat, name: str) -> str:
    """Return the manager's answer to a client that gets a seat."""
    return f'{_seat(seat)} ("{plain_name(name)}") seated'


def teams(north_south: str, east_west: str) -> str:
    """Return the line with the names of both teams."""
    return f'Teams : N/S : "{plain_name(north_south)}" E/W : "{plain_name(east_west)}"'


def board(number: int, dealer: Seat, vulnerability: Vulnerability) -> str:
    """Return the line with which a board begins."""
    return f"Board number {number}. Dealer {_seat(dealer)}. {_VULNERABLE[vulnerability]} vulnerable."


def cards(seat: Seat | None, hand: int) -> str:
    """Return the line that shows the ``hand`` (a mask) of a seat; without a seat, it is dummy's hand."""
    suits = []
    for suit in Suit:
        ranks = " ".join(str(card.rank) for card in cards_of(hand) if card.suit is suit)
        suits.append(f"{suit} {ranks or '-'}.")
    return f"{'Dummy' if seat is None else _seat(seat)}'s cards : {' '.join(suits)}"


def call(seat: Seat, made: Call, alert: str | None = None, infos: str | None = None) -> str:
    """Return the line with a call; if ``alert`` is "", the call is alerted without an explanation."""
    text = f"{_seat(seat)} {f'bids {made}' if isinstance(made, Bid) else _ACTIONS[made]}"
    for word, said in (("Alert.", alert), ("Infos.", infos)):
        if said is not None:
            text = f"{text} {word} {said}".rstrip()
    return text


def play(seat: Seat, card: Card) -> str:
    """Return the line with a card."""
    return f"{_seat(seat)} plays {card.rank}{card.suit}"


def to_lead(seat: Seat | None) -> str:
    """Return the line that asks a seat for a lead; None stands for dummy."""
    return f"{'Dummy' if seat is None else _seat(seat)} to lead"


def timing(here: tuple[float, float], total: tuple[float, float]) -> str:
    """Return the line with each side's thinking time.

    ``here`` is for this board and ``total`` for all boards, both in seconds and North-South first.
    """
    sides = [
        f"{side} : this board  {_minutes(one)},  total  {_hours(all_of_them)}."
        for side, one, all_of_them in zip(("N/S", "E/W"), here, total, strict=True)
    ]
    return f"Timing - {'  '.join(sides)}"


def is_timing(line: str) -> bool:
    """Whether a line gives the times of a board, which has then ended."""
    return line.strip().lower().startswith("timing")


def as_sent(line: str) -> str:
    """Return a line in ASCII, as it is sent: with letters for the signs of suits, and ``?`` for other signs."""
    return with_suit_letters(line).translate(_DASHES).encode("ascii", "replace").decode("ascii")


def is_same_name(one: str, other: str) -> bool:
    """Whether two names are the same, as they are sent; capital letters do not count."""
    first, second = (as_sent(plain_name(name)).strip().lower() for name in (one, other))
    return first == second


def plain_name(name: str) -> str:
    """Return a name with single quotes in place of double ones, cut to 50 characters."""
    return name.replace('"', "'")[:_LONGEST_NAME]


def read_connecting(line: str) -> Connecting:
    """Read a client's first line; ignore text after the version.

    :raises ProtocolError: if the line is of another kind or too long, names no seat, or names a version that is not
        supported.
    """
    if len(line) > LONGEST_FIRST_LINE:
        raise ProtocolError(f"a first line has at most {LONGEST_FIRST_LINE} characters, not {len(line)}")
    name, place, version = _match(_CONNECTING, line, 'Connecting "NAME" as South using protocol version 18')
    if int(version) not in VERSIONS:
        raise ProtocolError(f"this manager speaks protocol version 18, not {version}")
    seat = None if place.upper() == ANY_PLACE else _read_seat(place, line)
    return Connecting(name.strip().removeprefix('"').removesuffix('"').strip() or "unnamed", seat, int(version))


def read_seated(line: str) -> tuple[Seat, bool]:
    """Read the manager's answer to a client: the seat, and whether the manager writes seats in capital letters.

    :raises ProtocolError: if the client did not get a seat.
    """
    try:
        (place,) = _match(_SEATED, line, 'South ("NAME") seated')
    except ProtocolError:
        raise ProtocolError(f"the manager gave no seat: {line!r}") from None
    return _read_seat(place, line), place.isupper() and len(place) > 1


def read_teams(line: str) -> tuple[str, str]:
    """Read the names of both teams.

    :raises ProtocolError: if the line is of another kind.
    """
    north_south, east_west = _match(_TEAMS, line, 'Teams : N/S : "A" E/W : "B"')
    return north_south, east_west


def read_board(line: str) -> BoardLine:
    """Read the line with which a board begins.

    :raises ProtocolError: if the line is of another kind.
    """
    number, dealer, vulnerable = _match(_BOARD, line, "Board number 3. Dealer North. Both vulnerable.")
    known = {word.lower(): sides for sides, word in _VULNERABLE.items()} | {"none": Vulnerability.NONE}
    sides = known.get(vulnerable.lower())
    if sides is None:
        raise ProtocolError(f"{line!r}: unknown vulnerability {vulnerable!r} (Neither, N/S, E/W or Both)")
    return BoardLine(int(number), _read_seat(dealer, line), sides)


def read_cards(line: str) -> tuple[Seat | None, int]:
    """Read the line with a hand: return the seat, or None for dummy, and the hand as a mask.

    Suits may come in any order.

    :raises ProtocolError: if the line is of another kind, or does not have 13 different cards.
    """
    whose, text = _match(_CARDS, line, "South's cards : S A K 5. H A 4. D -. C Q J T 9 8 6 5 2.")
    hand = 0
    for suit, ranks in _SUIT.findall(text):
        for rank in _RANK.findall(ranks.upper()):
            hand |= Card.parse(f"{suit}{rank}").mask
    if count_cards(hand) != 13:
        raise ProtocolError(f"{line!r}: {count_cards(hand)} different cards, not 13")
    return None if whose.lower() == "dummy" else _read_seat(whose, line), hand


def read_call(line: str) -> SaidCall:
    """Read a call with its alert; ignore other words after the call.

    :raises ProtocolError: if the line is of another kind, or its call does not exist.
    """
    place, words, bid, rest = _match(_CALL, _plain_call(line), "South bids 1NT")
    try:
        made = _CALLS[words.lower()] if bid is None else parse_call("".join(bid.split()))
    except ValueError as error:
        raise ProtocolError(f"{line!r}: {error}") from None
    return SaidCall(_read_seat(place, line), made, *_explained(rest))


def read_play(line: str) -> SaidCard:
    """Read a card, written as rank and suit or as suit and rank; ignore words after the card.

    :raises ProtocolError: if the line is of another kind.
    """
    place, card = _match(_PLAY, with_suit_letters(line), "South plays KD")
    return SaidCard(None if place.lower() == "dummy" else _read_seat(place, line), Card.parse("".join(card.split())))


def ready_for(line: str) -> str | None:
    """Return what a client is ready for, in lower case; None if the line is of another kind."""
    found = _READY.match(line.strip())
    return " ".join(found[2].lower().split()).rstrip(". ") if found else None


def is_call(line: str) -> bool:
    """Whether a line is a call."""
    return _CALL.match(_plain_call(line.strip())) is not None


def is_play(line: str) -> bool:
    """Whether a line is a card played."""
    return _PLAY.match(with_suit_letters(line).strip()) is not None


def is_to_lead(line: str) -> bool:
    """Whether a line asks for a lead."""
    return _TO_LEAD.match(line.strip()) is not None


def is_start(line: str) -> bool:
    """Whether a line begins a board or starts it again."""
    return line.strip().rstrip(".").lower() == START_OF_BOARD.lower()


def is_end(line: str) -> bool:
    """Whether a line ends the session; some managers end it with a line of results, which begins with ``NS:``."""
    return line.strip().lower().startswith((END_OF_SESSION.lower(), "ns:"))


def _plain_call(line: str) -> str:
    """Return a line such as ``South bids Pass`` or ``South pass`` as ``South passes``, and ``1♣`` as ``1C``."""
    words = line.split(maxsplit=3)
    if len(words) > 1 and (action := _BID_ACTIONS.get(words[1].lower().rstrip("."))):
        return " ".join((words[0], _ACTIONS[action], *words[2:]))
    if len(words) < 3 or words[1].lower() != "bids":
        return line
    if action := _BID_ACTIONS.get(words[2].lower().rstrip(".")):
        return " ".join((words[0], _ACTIONS[action], *words[3:]))
    # What follows the bid explains it, and stays as it is.
    return " ".join((*words[:2], with_suit_letters(words[2]), *words[3:]))


def _explained(rest: str) -> tuple[str | None, str | None]:
    """Read what follows a call: the text after ``Alert.``, and the text after ``Infos.``."""
    said = _SAID.match(rest)
    if said is None:
        return None, None
    text = rest[said.end() :].strip()
    if said[0].lower().startswith("infos"):
        return None, text
    words = text.split(" ")
    at = next((number for number, word in enumerate(words) if word.lower() == "infos."), None)
    if at is None:
        return text, None
    return " ".join(words[:at]).strip(), " ".join(words[at + 1 :]).strip()


def _match(pattern: re.Pattern[str], line: str, example: str) -> tuple[Any, ...]:
    found = pattern.match(line.strip())
    if found is None:
        raise ProtocolError(f"not understood: {line[:200]!r} (a line like {example!r} is needed)")
    return found.groups()


def _read_seat(word: str, line: str) -> Seat:
    try:
        return Seat.parse(word)
    except CardError:
        raise ProtocolError(f"{line[:200]!r}: {word!r} is not a seat (North, East, South or West)") from None


def _seat(seat: Seat) -> str:
    return seat.name.title()


def _minutes(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes:02d}:{rest:02d}"


def _hours(seconds: float) -> str:
    hours, rest = divmod(round(seconds), 3600)
    return f"{hours}:{_minutes(rest)}"
