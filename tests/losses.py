"""What a board loses when it is written to a file, item by item; `experiments.boards.losses` names the parts only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from agent.rules.auction import Auction, Bid
from experiments.boards.board import Board
from experiments.boards.pbn.game import SIGNS
from experiments.boards.pbn.score import north_south_points
from experiments.boards.suit_codes import OF_PBN, with_suit_codes

_NOT_TAGS = {
    "Board", "Dealer", "Vulnerable", "Deal", "Declarer", "Contract", "Result", "Auction", "Play", "Note", "Constraint",
}  # fmt: skip
"""Tags whose values are compared as parts of the board, not as text."""
_UNKNOWN = ("", "?", "-")
_SIGN_OF = {f"${first + place}": sign for first in (1, 7) for place, sign in enumerate(SIGNS)}
"""The signs that numbers of calls and cards stand for."""


class Loss(NamedTuple):
    """One part of a board that another format does not hold, or holds differently."""

    kind: str
    """What is lost, in the plural, as in ``tags``."""
    what: str
    """Which item of the kind is lost, such as the tag ``Site``; empty if all losses of the kind are alike."""
    board: str
    """The name of the board."""


def losses(before: Board, after: Board) -> list[Loss]:
    """Return what a board lost, or what changed, when it was written to a file and read again.

    Added tags, sections, comments, alerts, cards and results do not count.
    """
    found = [
        *_facts(before, after),
        *_signs(before, after),
        *_calls(before.auction, after.auction),
        *_unalerted(before, after),
        *_tags(before, after),
        *_texts(before, after),
    ]
    return [Loss(kind, what, before.name) for kind, what in found]


def _facts(before: Board, after: Board) -> Iterator[tuple[str, str]]:
    """Yield the losses in hands, dealer, vulnerability, constraints, contract, play and result."""
    if before.determined_hands != after.determined_hands:
        yield "hands", ""
    elif before.hands != after.hands:
        yield "fourth hands missing in the input (filled in from the other three)", ""
    for name in ("dealer", "vulnerability", "constraints"):
        if getattr(before, name) != getattr(after, name):
            yield name, ""
    if (before.contract, before.passed_out) != (after.contract, after.passed_out):
        yield "contracts", "none" if before.contract is None else str(before.contract)
    elif before.trump != after.trump:
        yield "trump suits without a contract", str(before.trump)
    if before.plays != after.plays:
        yield from [("cards played", "")] * (len(before.plays) - len(after.plays) or 1)
    if before.tricks not in (None, after.tricks):
        yield "results", ""


def _signs(before: Board, after: Board) -> Iterator[tuple[str, str]]:
    """Yield the signs of PBN that are missing: ``^`` for an irregularity, and ``+`` for what will be continued."""
    for name in ("Declarer", "Result"):
        if before.tags.get(name, "").startswith("^") and not after.tags.get(name, "").startswith("^"):
            yield "signs of an irregularity (^)", name
    for name in before.unfinished:
        if name not in after.unfinished:
            yield "signs of an unfinished auction or play", name


def _calls(before: Auction | None, after: Auction | None) -> Iterator[tuple[str, str]]:
    """Yield the losses in the auction."""
    if before is None:
        if after is not None:
            yield "auctions missing in the input (the shortest auction to the contract is written)", ""
        return
    if after is None:
        yield "auctions", ""
        return
    same = before.closed().calls == after.closed().calls
    bids = [[call for call in auction.calls if isinstance(call, Bid)] for auction in (before, after)]
    if not same and bids[0] == bids[1]:
        yield "doubles after the last bid (the doubles of the contract are written)", ""
    elif not same:
        yield "auctions that do not lead to the contract (the shortest auction to it is written)", ""
    elif before.calls != after.calls:
        yield "auctions without their last passes (the passes are written)", ""
    alerts = dict(after.alerts)
    for number, alert in before.alerts:
        if _words(alert) != _words(alerts.get(number, "")):
            yield "alerts", ""


def _unalerted(before: Board, after: Board) -> Iterator[tuple[str, str]]:
    """Yield each call that was explained, but not alerted, and that counts as alerted now."""
    lost = before.commentary.unalerted - after.commentary.unalerted
    if after.auction is not None:
        yield from [("calls that were explained without an alert (an alert is written)", "")] * len(lost)


def _tags(before: Board, after: Board) -> Iterator[tuple[str, str]]:
    """Yield each tag or section that is missing or changed, and each LIN field that the reader does not read."""
    for name, value in before.tags.items():
        if name in before.sections or name in _NOT_TAGS or value.strip() in _UNKNOWN:
            continue
        if name == "Score" and _same_score(value, after):
            continue
        if " ".join(value.split()) != " ".join(after.tags.get(name, "").split()):
            yield "tags", name
    for name, rows in before.sections.items():
        if rows != after.sections.get(name):
            yield "sections", name
    for key in before.unread:
        yield "fields", key


def _same_score(text: str, after: Board) -> bool:
    """Return whether a score follows from the contract and result of ``after``, or from four passes."""
    # Without a contract, only a score of 0 can be meant, which is the same for both sides.
    declarer = after.dealer if after.contract is None else after.contract.declarer
    score = after.north_south_score
    return score is not None and north_south_points(text, declarer) == score


def _texts(before: Board, after: Board) -> Iterator[tuple[str, str]]:
    """Yield each comment, note or mark that is missing; one that only moved is not missing."""
    had, has = _all_texts(before), _all_texts(after)
    notes = dict(before.commentary.notes)
    for text, number in (had - has).items():
        if text.startswith("{"):
            yield from [("comments", "")] * number
        elif not (text[0] == "=" and has[_plain(f"{{{notes.get(text.strip('='), '')}}}")]):
            yield from [("marks of calls and cards", text)] * number


def _all_texts(board: Board) -> Counter[str]:
    commentary = board.commentary
    groups = (commentary.around, commentary.of_calls, commentary.of_cards)
    return Counter(_plain(text) for group in groups for texts in group.values() for text in texts)


def _plain(text: str) -> str:
    """Return a comment as `_words`, and a sign in place of its number."""
    return f"{{{_words(text[1:-1])}}}" if text.startswith("{") else _SIGN_OF.get(text, text)


def _words(text: str) -> str:
    """Return a text with one space between its words, and with the same codes of suits in all formats."""
    return " ".join(with_suit_codes(text, OF_PBN).split())
