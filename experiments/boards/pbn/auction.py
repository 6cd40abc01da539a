"""Reads the auction section of a PBN game, with its alerts and marks (PBN 2.1 section 3.5)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from agent.rules.auction import Action, Auction, parse_call
from agent.rules.contract import Contract
from ddsolver.cards import Seat
from ddsolver.errors import BridgeError
from experiments.boards.leading_passes import LeadingPasses, dashes_are_passes, filled_from_dealer, passes_words
from experiments.boards.pbn.game import ANNOTATION, Tag, Token
from experiments.boards.reading import Wrong

_PIECE = re.compile(r"=\d+=?|\$\d+|\^[A-Za-z]|[!?]{1,2}|\*|\+|-(?![A-Za-z0-9])|[A-Za-z0-9♠♥♦♣]+|.")
_GLUED_STAR = "call*"
"""Stands for the star in ``1H*``, which alerts the call. A star on its own ends the auction."""


_ENDS = ("*", "+")


@dataclass(slots=True)
class AuctionSection:
    """The auction of a game."""

    dealer: Seat
    auction: Auction | None = None
    """The calls and alerts; None if the game has no auction, or an unreadable or irregular one."""
    marks: dict[int, list[str]] = field(default_factory=dict)
    """Marks and comments, by the index of the call that they follow; -1 for those before the first call."""
    fault: Wrong | None = None
    """Why a call cannot be read; None if all calls can be read."""
    lacks_passes: bool = False
    """Whether passes were filled in from the dealer to the first caller."""
    is_elsewhere: bool = False
    """Whether the tag Auction does not name the dealer."""

    def fill_to(self, contract: Contract | None, line: int, passes: LeadingPasses, remarks: list[str]) -> None:
        """Fill in leading passes if the auction then leads to ``contract``, the contract that the tags give.

        Add a remark if passes were filled in, or if the auction leads to another contract.
        """
        if self.auction is None or contract is None:
            return
        filled, number = passes.fill(self.auction, contract, certainly=self.is_elsewhere)
        if number:
            self._take(filled, number)
            remarks.append(f"line {line}: {passes_words(number)} filled in, so that the auction leads to {contract}")
            return
        called = self.auction.contract if self.auction.is_over else None
        if self.auction.is_passed_out or called not in (None, contract):
            is_same = called is not None and called.undoubled == contract.undoubled
            unread = "" if is_same else "; players ignore the auction"
            ends = "is passed out" if called is None else f"leads to {called}"
            leads = f"the auction {ends}, but the contract tags say {contract}, which is used"
            remarks.append(f"line {line}: {leads}{unread}")

    def _take(self, filled: Auction, passes: int) -> None:
        """Replace the auction by one with more leading passes."""
        self.auction, self.dealer = filled, filled.dealer
        self.marks = {place + passes if place >= 0 else place: marks for place, marks in self.marks.items()}

    def start_with(self, dealer: Seat | None, line: int, remarks: list[str]) -> None:
        """Fill in passes if ``dealer``, whom the tag Dealer names, sits before the first caller.

        Add a remark if the auction names another dealer.
        """
        if self.auction is None or dealer is None or dealer is self.dealer:
            return
        filled, number = filled_from_dealer(self.auction, dealer)
        remark = f"line {line}: the auction starts with {self.dealer}, but the tag Dealer says {dealer}"
        if number:
            self._take(filled, number)
            self.lacks_passes = True
            remark += f"; {passes_words(number)} filled in"
        remarks.append(remark)


def read_auction(tag: Tag, first: Seat | None, dealer: Seat | None, remarks: list[str]) -> AuctionSection:
    """Read an auction; ``first`` is the seat in the tag Auction, and ``dealer`` the seat in the tag Dealer."""
    pieces = list(pieces_of(tag.data, _GLUED_STAR))
    start = first if first is not None else dealer if dealer is not None else Seat.NORTH
    start, pieces, is_cut = _without_placeholders(pieces, start, dealer)
    section = AuctionSection(start, is_elsewhere=None not in (first, dealer) and first is not dealer)
    try:
        section.auction = _calls(pieces, tag, section, remarks)
        if is_cut and section.auction is not None and not section.auction.is_over:
            remarks.append(f"line {tag.line}: the auction ends in '-', which is no call; it is left out")
    except Wrong as wrong:
        section.fault = Wrong(wrong.line, f"{wrong}; the auction is left out")
    section.start_with(dealer, tag.line, remarks)
    return section


def _without_placeholders(pieces: list[Token], start: Seat, dealer: Seat | None) -> tuple[Seat, list[Token], bool]:
    """Return the first caller, the pieces without the dashes that only fill rows, and whether the last ones did.

    Some files write dashes for passes (`dashes_are_passes`). So one to three leading dashes are kept if the first one
    is the dealer's, or if the auction has later passes of this form too. But if the dealer comes right after the
    leading dashes, they are dropped. Dashes at the end are kept if others stand for passes.
    """
    leading = next((place for place, piece in enumerate(pieces) if piece.text != "-"), len(pieces))
    ends = next((place for place, piece in enumerate(pieces) if piece.text in _ENDS), len(pieces))
    calls = [place for place in range(leading, ends) if _is_call(pieces[place])]
    are_passes = dashes_are_passes([pieces[place].text for place in calls])
    caller = Seat((start + leading) % 4)
    if 0 < leading < 4 and caller is not dealer and (start is dealer or are_passes):
        return start, pieces, False
    if are_passes:
        return caller, pieces[leading:], False
    trailing = {place for place in calls if pieces[place].text == "-"}
    return caller, [pieces[place] for place in range(leading, len(pieces)) if place not in trailing], bool(trailing)


def _is_call(piece: Token) -> bool:
    """Return whether a piece is a call or a dash, and no comment, alert or mark."""
    if piece.is_comment or piece.text == _GLUED_STAR or piece.text.startswith("="):
        return False
    return ANNOTATION.fullmatch(piece.text) is None


def _calls(pieces: Sequence[Token], tag: Tag, section: AuctionSection, remarks: list[str]) -> Auction | None:
    """Return the auction, or None if it is irregular; marks are added to the section.

    :raises Wrong: at an impossible call.
    """
    auction = Auction(section.dealer)
    ended = False
    for piece in pieces:
        if piece.is_comment or (not auction.calls and ANNOTATION.fullmatch(piece.text)):
            section.marks.setdefault(len(auction.calls) - 1, []).append(piece.text)
        elif piece.text in _ENDS or ended:
            ended = True
        elif piece.text.startswith("=") and auction.calls:
            auction = _alerted(auction, tag.notes.get(piece.text.strip("="), piece.text))
        elif piece.text.startswith("^"):
            remarks.append(f"line {piece.line}: irregular call ({piece.text}); the auction is left out")
            return None
        elif piece.text == _GLUED_STAR and auction.calls:
            auction = auction if auction.alerted else auction.alert("*")
        elif ANNOTATION.fullmatch(piece.text):
            section.marks.setdefault(len(auction.calls) - 1, []).append(piece.text)
        else:
            auction = _called(auction, piece)
    if any(piece.text == "-" for piece in pieces):
        remarks.append(f"line {tag.line}: each '-' in the auction is read as a pass")
    return auction


def _alerted(auction: Auction, text: str) -> Auction:
    """Return the auction with one more note for its last call."""
    before = auction.alerts[-1][1] if auction.alerted else "*"
    return auction.alert(text if before == "*" else f"{before}; {text}")


def _called(auction: Auction, piece: Token) -> Auction:
    """Return the auction with one more call, or with the passes that close it.

    :raises Wrong: if the call is impossible.
    """
    try:
        if piece.text.upper() in ("AP", "ALLPASS", "ALL"):
            return auction.closed()
        call = Action.PASS if piece.text == "-" else parse_call(piece.text)
        if auction.is_over and call is Action.PASS:
            return auction
        return auction.call(call)
    except BridgeError as error:
        raise Wrong(piece.line, f"Auction: {error}") from None


def pieces_of(data: Sequence[Token], glued_star: str = "*") -> Iterator[Token]:
    """Yield calls, cards and annotations, which need no space between them (section 3.2).

    ``glued_star`` replaces a star right after a call or card, as in ``1H*``.
    """
    for token in data:
        if token.is_comment or (token.text.isascii() and token.text.isalnum()):
            yield token
            continue
        for place, piece in enumerate(_PIECE.findall(token.text)):
            yield Token(glued_star if piece == "*" and place else piece, token.line)
