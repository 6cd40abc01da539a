"""Reads LIN, the format of Bridge Base Online: single hands, session files and vugraph files with two rooms.

LIN has no standard. A file is a list of pairs ``key|value|``. These keys are read: ``vg`` event, ``rs`` results, ``bn``
the boards of the results, ``pn`` players, ``qx`` room and board, ``ah`` board, ``md`` dealer and hands, ``sv``
vulnerability, ``mb`` calls, ``an`` the alert of a call, ``pc`` cards, ``mc`` tricks claimed, ``nt`` and ``at``
commentary. Layout (``pg``, ``st``, ``rh``) is skipped. Other keys are listed with the board, but not read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TextIO

from agent.rules.auction import Auction
from agent.rules.contract import Contract, Vulnerability
from ddsolver.cards import Card, Seat
from ddsolver.errors import BridgeError, CardError, DealError
from experiments.boards.board import Board, BoardFile, FilePart
from experiments.boards.hands import Hands, checked_hands, with_fourth_hand
from experiments.boards.leading_passes import LeadingPasses, dashes_are_passes, passes_words, with_leading_passes
from experiments.boards.lin.commentary import read_commentary
from experiments.boards.lin.header import PASSED_OUT, Header, read_result
from experiments.boards.lin.notation import SEATS, VULNERABLE, Field, chained_calls, chained_cards, read_fields
from experiments.boards.messages import BoardMissingError, printable
from experiments.boards.reading import Wrong, one_line, problems_of, unknown_format
from experiments.boards.replay import Replay, possible_tricks, possible_words, tricks_of_whole_play
from experiments.boards.texts import Text, given_text
from experiments.errors import FormatError

_VULNERABILITIES = {letter: sides for sides, letter in VULNERABLE.items()} | dict.fromkeys(
    ("0", "-", ""), Vulnerability.NONE
)
_ROOM = re.compile(r"([oc])\s*([^\s,]+)")
_HAND = re.compile(r"(?:S[2-9TJQKA]*)?(?:H[2-9TJQKA]*)?(?:D[2-9TJQKA]*)?(?:C[2-9TJQKA]*)?")
_READ = {"vg", "rs", "bn", "pn", "qx", "ah", "md", "sv", "mb", "an", "pc", "mc", "nt", "at", "pg", "st", "rh", ""}


@dataclass(slots=True)
class _Raw:
    """The fields of one board."""

    place: int
    """The board's place in the file, from 1."""
    room: str = ""
    listed: str = ""
    """The board's number in the field ``qx``."""
    players: list[str] = field(default_factory=list)
    fields: list[Field] = field(default_factory=list)

    @property
    def name(self) -> str:
        return (self.number or str(self.place)) + (" closed" if self.room == "c" else "")

    @property
    def number(self) -> str:
        """The number of the field ``qx``, or else of the first field ``ah``, as in ``Board 7``; empty without both."""
        titles = (one_line(entry.value).removeprefix("Board").strip() for entry in self.fields if entry.key == "ah")
        return self.listed or next(filter(None, titles), "")

    def last(self, key: str) -> Field | None:
        return next((entry for entry in reversed(self.fields) if entry.key == key), None)


def parse_lin(text: str, source: str = "<text>") -> BoardFile:
    """Read boards from LIN text; ``source`` is the name of the text in messages.

    A board without a readable deal is left out; other boards lose only the parts that cannot be read. Every part that
    is left out is reported in the result's ``problems``, with its file, line and board.
    """
    return BoardFile.of_parts(lin_parts(given_text(text, source)))


def lin_parts(text: Text) -> Iterator[FilePart]:
    """Yield the boards of a LIN text, as `parse_lin` reads them, one by one."""
    is_empty = True
    for part in with_leading_passes(partial(_parts, text)):
        is_empty = False
        yield part
    if is_empty:
        missing = FormatError(f"{text.name} has no board: it needs a field md with hands")
        with text.open() as file:
            is_lin = any(field.key in _READ and field.key for field in read_fields(file))
        yield FilePart(text.name, problems=(missing if is_lin else unknown_format(text.name),))


def _parts(text: Text, passes: LeadingPasses) -> Iterator[FilePart]:
    with text.open() as file:
        for header, raw in _split(file):
            faults: list[Wrong] = []
            board = None
            try:
                board = _board(raw, header, passes, faults)
            except Wrong as wrong:
                faults.append(Wrong(wrong.line, str(wrong), BoardMissingError))
            yield FilePart(text.name, board, problems=tuple(problems_of(text.name, raw.name, faults)))


def _split(file: TextIO) -> Iterator[tuple[Header, _Raw]]:
    """Yield the boards that have hands, each with the header of its event."""
    header = Header()
    everyone: list[str] = []
    current, dealt = _Raw(1), False
    for entry in read_fields(file):
        if entry.key in ("vg", "qx", "md") and dealt:
            following = _Raw(current.place + 1, fields=_taken_from(current) if entry.key == "md" else [])
            yield header, current
            current, dealt = following, False
        if entry.key == "vg":
            header = Header.of_event(entry.value)
        elif entry.key == "bn":
            header.list_boards(entry.value)
        elif entry.key == "rs":
            header.list_results(entry.value)
        elif entry.key == "qx":
            match = _ROOM.match(entry.value.strip())
            current.room, current.listed = (match[1], match[2]) if match else ("", one_line(entry.value))
        elif entry.key == "pn":
            everyone = [one_line(part) for part in entry.value.split(",")]
        elif entry.key == "md":
            # Names that come after the hands belong to the next board.
            current.players = everyone
            dealt = True
        current.fields.append(entry)
    if dealt:
        yield header, current


def _taken_from(board: _Raw) -> list[Field]:
    """Remove the last fields of a board that belong to the next one, and return them.

    Most files have number and vulnerability after the hands, some before them. So they belong to the next board if they
    come after the calls and cards of a board that already has its own.
    """
    last = max(place for place, entry in enumerate(board.fields) if entry.key in ("md", "mb", "an", "pc", "mc"))
    given = {entry.key for entry in board.fields[:last]} & {"ah", "sv"}
    start = next((at for at in range(last + 1, len(board.fields)) if board.fields[at].key in given), len(board.fields))
    taken = board.fields[start:]
    del board.fields[start:]
    return taken


def _board(raw: _Raw, header: Header, leading: LeadingPasses, faults: list[Wrong]) -> Board:
    """Return the board without the parts that cannot be read, and add a fault for each of these parts.

    :raises Wrong: if the deal cannot be read.
    """
    remarks: list[str] = []
    dealer, hands = _deal(raw)
    auction = _auction(raw, dealer, remarks, faults)
    result = header.result_of(raw.number, raw.room)
    listed, listed_tricks = read_result(result)
    passes = 0
    if auction is not None and listed is not None:
        auction, passes = leading.fill(auction, listed)
    if passes:
        remarks.append(f"{passes_words(passes)} filled in, so that the auction leads to {listed}")
    contract = auction.contract if auction is not None and auction.is_over else None
    if contract is None and not (auction is not None and auction.is_passed_out):
        contract = listed
    if contract is None:
        _report_lost_play(raw, faults)
    elif listed not in (None, contract):
        remarks.append(
            f"the auction leads to {contract}, but the file's list of results says {listed}; {contract} counts"
        )
    plays = _plays(raw, hands, contract, faults)
    tricks = _claim(raw, contract, plays, remarks, faults)
    if contract is not None:
        in_list = listed_tricks if _is_same_side(contract, listed) else None
        played = tricks_of_whole_play(hands, contract, plays)
        tricks = _tricks((tricks, played, in_list), result, possible_tricks(contract, plays), remarks)
    return Board(
        name=raw.name,
        hands=hands,
        dealer=dealer,
        vulnerability=_vulnerability(raw, faults),
        auction=auction,
        contract=contract,
        passed_out=auction.is_passed_out if auction is not None else result.upper() == PASSED_OUT,
        plays=plays,
        tricks=tricks,
        tags=_tags(raw, header.tags),
        commentary=read_commentary(raw.fields, auction, passes, len(plays)),
        unread=tuple(field.key for field in raw.fields if field.key not in _READ),
        remarks=tuple(map(printable, remarks)),
    )


def _tricks(
    given: tuple[int | None, int | None, int | None], result: str, possible: range, remarks: list[str]
) -> int | None:
    """Return the tricks of the claim, else those of the whole play, else those of ``result`` in the file's list.

    ``given`` are these three. Add a remark if the play leaves only other numbers, or if the list has another one.
    """
    claimed, _, listed = given
    tricks = next((each for each in given if each is not None), None)
    if claimed is not None and claimed not in possible:
        remarks.append(f"the claim of {claimed} tricks does not match: {possible_words(possible)}")
    if listed is not None and (listed != tricks or (claimed is None and listed not in possible)):
        which = f"the claim is {claimed} tricks" if claimed is not None else possible_words(possible)
        kept = "" if listed == tricks else f"; {tricks} tricks count"
        remarks.append(f"the file's list of results says {result}, but {which}{kept}")
    return tricks


def _is_same_side(one: Contract | None, other: Contract | None) -> bool:
    """Return whether two contracts differ at most in which of two partners declares."""
    if one is None or other is None or one.declarer not in (other.declarer, other.declarer.partner):
        return False
    return replace(one, declarer=other.declarer) == other


def _deal(raw: _Raw) -> tuple[Seat, Hands]:
    """Return the dealer and the hands; a missing fourth hand is filled in from the other three."""
    entry = raw.last("md")
    assert entry is not None, "a board begins with its hands"
    text = entry.value.strip().upper().replace("10", "T")
    if text[:1] not in ("1", "2", "3", "4"):
        raise Wrong(entry.line, f"md: {entry.value!r} does not begin with the dealer (1 to 4 for S W N E)")
    hands: list[int | None] = [None, None, None, None]
    seen = 0
    for seat, hand in zip(SEATS, _hands(text[1:]), strict=False):
        if not hand:
            continue
        if not _HAND.fullmatch(hand):
            what = f"{seat.name.title()}'s hand {hand!r} is not suits (S H D C) followed by their cards"
            raise Wrong(entry.line, f"md: {what}")
        cards = _cards(hand)
        mask = sum({card.mask for card in cards})
        if seen & mask or mask.bit_count() != len(cards):
            raise Wrong(entry.line, f"md: {seat.name.title()}'s hand {hand!r} has a card that was dealt before")
        seen |= mask
        hands[seat] = mask
    if not seen:
        raise Wrong(entry.line, "md: no hand is given")
    try:
        return SEATS[int(text[0]) - 1], with_fourth_hand(checked_hands(hands))
    except DealError as error:
        raise Wrong(entry.line, f"md: {error}") from None


def _hands(text: str) -> list[str]:
    """Return the hands in a field ``md``.

    Commas separate the hands, or spaces if there is no comma. Spaces may also separate the suits of a hand.
    """
    pieces = text.split()
    by_spaces = "," not in text and any(sum(letter in "SHDC" for letter in piece) > 1 for piece in pieces)
    return pieces if by_spaces else ["".join(hand.split()) for hand in text.split(",")]


def _cards(hand: str) -> list[Card]:
    cards = []
    suit = ""
    for letter in hand:
        if letter in "SHDC":
            suit = letter
        else:
            cards.append(Card.parse(suit + letter))
    return cards


def _vulnerability(raw: _Raw, faults: list[Wrong]) -> Vulnerability:
    entry = raw.last("sv")
    if entry is None:
        return Vulnerability.NONE
    try:
        return _VULNERABILITIES[entry.value.strip().lower()]
    except KeyError:
        faults.append(Wrong(entry.line, f"sv: {entry.value!r} is not a vulnerability (choose from o, n, e, b)"))
        return Vulnerability.NONE


def _auction(raw: _Raw, dealer: Seat, remarks: list[str], faults: list[Wrong]) -> Auction | None:
    auction = Auction(dealer)
    calls = [text for entry in raw.fields if entry.key == "mb" for text in chained_calls(entry.value.strip())]
    has_dashes, are_passes = False, dashes_are_passes(calls)
    for entry in raw.fields:
        if entry.key == "an" and auction.calls:
            before = auction.alerts[-1][1] if auction.alerted else "alerted"
            text = one_line(entry.value)
            auction = auction.alert(text if before == "alerted" else f"{before}; {text}")
        if entry.key != "mb" or not entry.value.strip():
            continue
        for text in chained_calls(entry.value.strip()):
            call = text.rstrip("!")
            has_dashes = has_dashes or call == "-"
            if call == "-" and not are_passes:
                continue
            try:
                auction = auction.call("Pass" if call == "-" else call)
            except BridgeError as error:
                faults.append(Wrong(entry.line, f"mb: {error}; the auction is left out"))
                return None
            if call != text:
                auction = auction.alert("alerted")
    if not auction.calls:
        return None
    if has_dashes and are_passes:
        remarks.append("each '-' in the auction is read as a pass")
    elif has_dashes and not auction.is_over:
        remarks.append("the auction ends in '-', which is no call; it is left out")
    if not auction.is_over and raw.last("pc"):
        auction = auction.closed()
        remarks.append("cards were played, but the auction has no closing passes; they were added")
    return auction


def _report_lost_play(raw: _Raw, faults: list[Wrong]) -> None:
    """Add a fault if a board has play or a claim but no contract: its leader and trump suit are unknown.

    A claim of 0 tricks does not count (see `_claim`).
    """
    empty = {"pc": ("",), "mc": ("", "0")}
    lost = next((each for each in raw.fields if each.key in empty and each.value.strip() not in empty[each.key]), None)
    if lost is not None:
        faults.append(Wrong(lost.line, f"{lost.key}: no contract is known; play and claim are left out"))


def _plays(raw: _Raw, hands: Sequence[int | None], contract: Contract | None, faults: list[Wrong]) -> tuple[Card, ...]:
    """Return the cards played before the first impossible one."""
    if contract is None:
        return ()
    replay = Replay(hands, contract.strain, contract.leader)
    for entry in raw.fields:
        if entry.key != "pc" or not entry.value.strip():
            continue
        for text in chained_cards(entry.value.strip()):
            wrong = _card_fault(replay, text)
            if wrong:
                faults.append(Wrong(entry.line, f"pc: {wrong}; the cards before it are kept"))
                return tuple(replay.plays)
            replay.play(Card.parse(text))
    return tuple(replay.plays)


def _card_fault(replay: Replay, text: str) -> str:
    """Return why a text cannot be the next card of a play; empty if it can."""
    try:
        card = Card.parse(text)
    except CardError as error:
        return str(error)
    fault = replay.fault(card)
    return f"{replay.to_play.name.title()} {fault} {card} in trick {replay.trick}" if fault else ""


def _claim(
    raw: _Raw, contract: Contract | None, plays: Sequence[Card], remarks: list[str], faults: list[Wrong]
) -> int | None:
    """Return the declarer's tricks of the claim; None if there is no claim, or it is not the declarer's tricks."""
    claim = raw.last("mc")
    if contract is None or claim is None:
        return None
    text = claim.value.strip()
    if not text.isdecimal() or len(text) > 2 or int(text) > 13:
        faults.append(Wrong(claim.line, f"mc: {claim.value!r} is not a number of tricks from 0 to 13"))
        return None
    # Some programs write 0 for every board without a result.
    if int(text) == 0 and (not plays or 0 not in possible_tricks(contract, plays)):
        why = "the declarer took a trick" if plays else "no card was played"
        remarks.append(f"a claim of 0 tricks is left out, because {why}")
        return None
    return int(text)


def _tags(raw: _Raw, event: Mapping[str, str]) -> dict[str, str]:
    tags = dict(event)
    if raw.room:
        tags["Room"] = "Closed" if raw.room == "c" else "Open"
    names = raw.players[4:8] if raw.room == "c" and len(raw.players) >= 8 else raw.players[:4]
    return tags | {seat.name.title(): name for seat, name in zip(SEATS, names, strict=False) if name}
