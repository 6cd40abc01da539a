"""Finds the parts of a board that a file does not hold, by comparing the board with the one read from that file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping

from experiments.boards.board import Board
from experiments.boards.pbn.adjusted import is_in_words
from experiments.boards.pbn.game import SIGNS
from experiments.boards.pbn.score import north_south_points
from experiments.boards.suit_codes import OF_PBN, with_suit_codes

_FACTS = {
    "hands": "missing hands (filled in)", "dealer": "dealers", "vulnerability": "vulnerabilities",
    "constraints": "constraints", "contract": "contracts", "trump": "trump suits", "plays": "cards played",
}  # fmt: skip
"""The parts that must be equal."""
_NOT_TAGS = {
    "Board", "Dealer", "Vulnerable", "Deal", "Declarer", "Contract", "Result", "Score", "Auction", "Play", "Note",
    "Constraint",
}  # fmt: skip
"""Tags whose values are compared as parts of the board, not as text."""
_NAMED = ("tags", "sections")
_UNKNOWN = ("", "?", "-")
_SIGN_OF = {f"${first + place}": sign for first in (1, 7) for place, sign in enumerate(SIGNS)}
"""The signs that numbers of calls and cards stand for."""


def lost_parts(before: Board, after: Board) -> dict[str, list[str]]:
    """Return the parts of a board that were lost or changed when it was written to a file and read again.

    The values are the names of the tags, sections and fields; empty for other parts. Added tags, sections, comments,
    alerts and results do not count; an auction that was filled in does.
    """
    had, has = _items(before), _items(after)
    lost = {what: items - has[what] for what, items in had.items() if items - has[what]}
    facts: dict[str, list[str]] = {
        what: [] for name, what in _FACTS.items() if getattr(before, name) != getattr(after, name)
    }
    named = {what: _names(items) if what in _NAMED else [] for what, items in lost.items()}
    return facts | named | ({"fields": [*dict.fromkeys(before.unread)]} if before.unread else {})


def _names(items: Iterable[Hashable]) -> list[str]:
    """Return the names of tags or sections, which come first in their items."""
    return [*dict.fromkeys(str(item[0]) for item in items if isinstance(item, tuple))]


def _items(board: Board) -> dict[str, Counter[Hashable]]:
    """Return the items of the parts to which a format may add some."""
    tags = {name: value for name, value in board.tags.items() if name not in (*_NOT_TAGS, *board.sections)}
    auction, commentary = board.auction, board.commentary
    groups = (commentary.around, commentary.of_calls, commentary.of_cards)
    texts = [text for group in groups for texts in group.values() for text in texts]
    irregular = [name for name in ("Declarer", "Result") if board.tags.get(name, "").startswith("^")]
    return {
        "results": Counter([] if board.tricks is None else [board.tricks]),
        "auctions": Counter([None if auction is None else auction.calls]),
        "alerts": Counter([] if auction is None else [_words(text) for _, text in auction.alerts]),
        "calls explained without an alert": Counter(commentary.unalerted),
        "scores": Counter(_own_scores(board)),
        "signs (^ and +)": Counter([*irregular, *board.unfinished]),
        "tags": Counter((name, _words(text)) for name, text in tags.items() if text.strip() not in _UNKNOWN),
        "sections": Counter((name, *rows) for name, rows in board.sections.items()),
        "comments and marks": Counter(_plain(text, commentary.notes) for text in texts),
    }


def _own_scores(board: Board) -> list[str]:
    """Return the scores of the board's tags that do not follow from contract and tricks."""
    score = board.tags.get("Score", "").strip()
    points = north_south_points(score, board.contract.declarer if board.contract else None)
    points = 0 if score == "0" else points
    follows = score in _UNKNOWN or (points is not None and points == board.north_south_score)
    words = [text for name in ("Contract", "Result") if is_in_words(text := board.tags.get(name, ""))]
    return [*words, *([] if follows else [score])]


def _plain(text: str, notes: Mapping[str, str]) -> str:
    """Return a comment without its braces, the text of a note, or a sign in place of its number."""
    if text.startswith("{"):
        return _words(text[1:-1])
    return _words(notes.get(text.strip("="), text)) if text.startswith("=") else _SIGN_OF.get(text, text)


def _words(text: str) -> str:
    """Return a text with one space between its words, and with the same codes of suits in all formats."""
    return " ".join(with_suit_codes(text, OF_PBN).split())
