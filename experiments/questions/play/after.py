"""Where a person goes when a board has been bid and played."""

from __future__ import annotations

from dataclasses import dataclass

BOARD = "board.html"
"""The path of a board's page; the page asks ``board.html/line`` about cards that were not played."""


@dataclass(frozen=True, slots=True)
class After:
    """Where a person goes when a board has been bid and played: addresses relative to the board, and words."""

    replay: str = "replay"
    """The page about the play; its query has the cards, the tricks and the calls."""
    replay_words: str = "See all four hands and what each card cost"
    passed: str = BOARD
    """The page about a board that all four passed; its query has the calls."""
    again: str = "./"
    again_words: str = "play again"
    keeps: str = ""
    """To where the pages post the query of ``replay`` or ``passed`` before they go there; empty if nothing is kept."""
    judges: bool = False
    """Whether the pages ask for a judgement after each of the person's calls and cards."""
