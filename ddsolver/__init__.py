"""A double-dummy solver for bridge: give it cards, and it returns numbers of tricks.

>>> from ddsolver import solve
>>> solve("N:A2... KQ... 43... 65...", "NT", "N")
{'SA': 1, 'S2': 1}
"""

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
