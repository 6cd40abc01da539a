"""A double-dummy solver for bridge: give it cards, and it returns numbers of tricks.

>>> from ddsolver import solve
>>> solve("N:A2... KQ... 43... 65...", "NT", "N")
{'SA': 1, 'S2': 1}
"""

from typing import TYPE_CHECKING

from ddsolver.batch import analyse_play, card_values, dd_tables
from ddsolver.cards import Card, Rank, Seat, Strain, Suit, cards_of, mask_of
from ddsolver.deal import Deal
from ddsolver.errors import BridgeError, CardError, DealError, InputError, PlayError, StoppedError
from ddsolver.position import Position, Tricks
from ddsolver.search.cancellation import stop_searches, stopped_by_ctrl_c
from ddsolver.solver import Solver, warm_up
from ddsolver.text_questions import dd_table, solve

__all__ = [
    "BridgeError",
    "Card",
    "CardError",
    "Deal",
    "DealError",
    "InputError",
    "PlayError",
    "Position",
    "Rank",
    "Seat",
    "Solver",
    "StoppedError",
    "Strain",
    "Suit",
    "Tricks",
    "analyse_play",
    "card_values",
    "cards_of",
    "dd_table",
    "dd_tables",
    "mask_of",
    "solve",
    "stop_searches",
    "stopped_by_ctrl_c",
    "warm_up",
]
__version__: str

if not TYPE_CHECKING:

    def __getattr__(name: str) -> str:
        # Look the version up only on request: only pyproject.toml has it, and finding it takes time.
        if name != "__version__":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib.metadata import version

        return version("declarer")
