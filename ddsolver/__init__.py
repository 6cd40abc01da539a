"""A double-dummy solver for bridge: give it cards, and it returns numbers of tricks.

>>> from ddsolver import solve
>>> solve("N:A2... KQ... 43... 65...", "NT", "N")
{'SA': 1, 'S2': 1}
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ddsolver.batch import analyse_play, card_values, dd_table, dd_tables, dd_tables_array, dd_tables_stream, solve
    from ddsolver.cards import Card, Rank, Seat, Strain, Suit, cards_of, mask_of
    from ddsolver.deal import Deal
    from ddsolver.errors import BridgeError, CardError, DealError, InputError, PlayError, StoppedError
    from ddsolver.position import Position, Tricks
    from ddsolver.search.cancellation import stop_searches, stopped_by_ctrl_c
    from ddsolver.solver import Solver, warm_up

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
    "dd_tables_array",
    "dd_tables_stream",
    "mask_of",
    "solve",
    "stop_searches",
    "stopped_by_ctrl_c",
    "warm_up",
]
__version__: str

_MODULES = {
    "batch": ("analyse_play", "card_values", "dd_table", "dd_tables", "dd_tables_array", "dd_tables_stream", "solve"),
    "cards": ("Card", "Rank", "Seat", "Strain", "Suit", "cards_of", "mask_of"),
    "deal": ("Deal",),
    "errors": ("BridgeError", "CardError", "DealError", "InputError", "PlayError", "StoppedError"),
    "position": ("Position", "Tricks"),
    "search.cancellation": ("stop_searches", "stopped_by_ctrl_c"),
    "solver": ("Solver", "warm_up"),
}
"""The modules of the public names. They import numpy, which takes a while, so they are imported on request only."""
_MODULE_OF = {name: module for module, names in _MODULES.items() for name in names}

if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        if name in _MODULE_OF:
            value = getattr(import_module(f"ddsolver.{_MODULE_OF[name]}"), name)
            globals()[name] = value
            return value
        # Look the version up only on request: only pyproject.toml has it, and finding it takes time.
        if name != "__version__":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib.metadata import version

        return version("declarer")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__, "__version__"})
