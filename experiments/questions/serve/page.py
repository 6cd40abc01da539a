"""The page of the server on which people ask: what they see goes in, a card or a call and the reasons come out."""

from __future__ import annotations

from ddsolver.cards import Seat
from experiments.show.rendering import render, script_source, template_source


def ask_page() -> str:
    """Return the page as HTML."""
    return render(
        "questions/serve/page.html.j2",
        styles=template_source("show/page.css"),
        script=script_source("questions/serve/page.js"),
        seats=[seat.name.title() for seat in Seat],
    )
