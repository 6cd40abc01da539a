"""Public names that were removed: for one minor version, an error says what to use instead."""

from __future__ import annotations

from typing import NoReturn

_INSTEAD = {
    "agent.robots.CardPlayer": "Robot, whose bidder is None if nobody bids",
    "Solver.best_cards": "layout_values, which solves every card in every layout",
    "Solver.dd_tables_array": "the function dd_tables_array",
}
"""The removed names, with their class or module, and what to use instead."""


def refuse(owner: str, name: str) -> NoReturn:
    """Raise the `AttributeError` about an attribute that a class or a module lacks."""
    instead = _INSTEAD.get(f"{owner}.{name}")
    raise AttributeError(
        f"{owner} has no {name!r}" if instead is None else f"{owner} no longer has {name!r}: use {instead}"
    )
