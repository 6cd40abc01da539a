"""The convention card of a system as a page, for reading and for printing."""

from __future__ import annotations

import re

from agent.calls.system.file import SystemFile
from agent.calls.system.words import CARD_LETTERS, card_sections
from ddsolver.cards import Suit
from experiments.show.rendering import page_styles, render

_BID = re.compile(r"(?<=\d)([SHDC])\b")
_SYMBOLS = {str(suit): suit.symbol for suit in Suit}


def card_page(file: SystemFile) -> str:
    """Return the convention card of a system as a self-contained web page."""
    sections = {
        name: section._replace(
            rows=[(_with_symbols(first), _with_symbols(second), last) for first, second, last in section.rows]
        )
        for name, section in card_sections(file).items()
    }
    return render(
        "questions/explain/card.html.j2",
        styles=page_styles(),
        title=file.name,
        letters=CARD_LETTERS,
        sections=sections,
    )


def _with_symbols(calls: str) -> str:
    """Return calls with the signs of suits, as in ``1NT 2♦``."""
    return _BID.sub(lambda match: _SYMBOLS[match[1]], calls)
