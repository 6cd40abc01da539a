"""The report of `declarer explain`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ddsolver.cards import Suit
from experiments.questions.explain.analysis import ShownCall


def explain_text(shown: Sequence[ShownCall]) -> str:
    """Return a line for each call."""
    return "\n".join(each.line for each in shown) or "no call yet"


def explain_json(shown: Sequence[ShownCall]) -> dict[str, object]:
    """Return the calls as values for JSON."""
    return {"calls": [_values(each) for each in shown]}


def _values(shown: ShownCall) -> Mapping[str, Any]:
    ranges = None
    if shown.after is not None:
        ranges = {"points": shown.after.points, **{suit.name.lower(): shown.after.lengths[suit] for suit in Suit}}
    return {
        "seat": str(shown.seat),
        "call": shown.call,
        "alert": shown.alert,
        "is_read": shown.is_read,
        "ranges": ranges,
        "chance": shown.chance,
        "unknown_system": shown.unknown_system,
    }
