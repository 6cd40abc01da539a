"""The names that most people need, in one place: ``import declarer``, then ``declarer.solve(...)``.

Each name is imported from its own module when it is first used, so this import is quick.

>>> import declarer
>>> declarer.solve("N:A2... KQ... 43... 65...", "NT", "N")
{'SA': 1, 'S2': 1}
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from agent.knowledge.view import View
    from agent.player import Candidate, Decision, Player
    from agent.registry import parse_player, register
    from agent.rules.contract import Contract, Vulnerability
    from agent.rules.par import par
    from agent.table import play_board
    from ddsolver.batch import analyse_play, card_values, solve
    from ddsolver.batch import dd_table as table
    from ddsolver.batch import dd_tables as tables
    from ddsolver.cards import Card, Seat, Strain, Suit
    from ddsolver.deal import Deal
    from ddsolver.errors import BridgeError
    from ddsolver.position import Position
    from ddsolver.solver import Solver
    from experiments.boards.files import read_file, write_file
    from experiments.competitions.bidding.run import BidMatchRun
    from experiments.competitions.bidding.run import run_bid_match as bid_match
    from experiments.competitions.match.run import MatchRun
    from experiments.competitions.match.run import run_match as match
    from experiments.competitions.yardstick.run import CalibrationSettings
    from experiments.competitions.yardstick.run import run_calibration as calibrate
    from experiments.questions.advise.analysis import advise
    from experiments.questions.evening.frame import judge_evening as evening
    from experiments.questions.lead.analysis import compare_leads as lead
    from experiments.questions.play_question import PlayQuestion
    from experiments.questions.review.frame import review_boards as review
    from experiments.questions.simulate.analysis import simulate

__all__ = [
    "BidMatchRun",
    "BridgeError",
    "CalibrationSettings",
    "Candidate",
    "Card",
    "Contract",
    "Deal",
    "Decision",
    "MatchRun",
    "PlayQuestion",
    "Player",
    "Position",
    "Seat",
    "Solver",
    "Strain",
    "Suit",
    "View",
    "Vulnerability",
    "advise",
    "analyse_play",
    "bid_match",
    "calibrate",
    "card_values",
    "evening",
    "lead",
    "match",
    "par",
    "parse_player",
    "play_board",
    "read_file",
    "register",
    "review",
    "simulate",
    "solve",
    "table",
    "tables",
    "write_file",
]
__version__: str

_MODULES = {
    "agent.knowledge.view": ("View",),
    "agent.player": ("Candidate", "Decision", "Player"),
    "agent.registry": ("parse_player", "register"),
    "agent.rules.contract": ("Contract", "Vulnerability"),
    "agent.rules.par": ("par",),
    "agent.table": ("play_board",),
    "ddsolver": (
        "BridgeError",
        "Card",
        "Deal",
        "Position",
        "Seat",
        "Solver",
        "Strain",
        "Suit",
        "__version__",
        "analyse_play",
        "card_values",
        "solve",
    ),
    "experiments.boards.files": ("read_file", "write_file"),
    "experiments.competitions.bidding.run": ("BidMatchRun",),
    "experiments.competitions.match.run": ("MatchRun",),
    "experiments.competitions.yardstick.run": ("CalibrationSettings",),
    "experiments.questions.advise.analysis": ("advise",),
    "experiments.questions.play_question": ("PlayQuestion",),
    "experiments.questions.simulate.analysis": ("simulate",),
}
_PLACES = {name: (module, name) for module, names in _MODULES.items() for name in names} | {
    "bid_match": ("experiments.competitions.bidding.run", "run_bid_match"),
    "calibrate": ("experiments.competitions.yardstick.run", "run_calibration"),
    "evening": ("experiments.questions.evening.frame", "judge_evening"),
    "lead": ("experiments.questions.lead.analysis", "compare_leads"),
    "match": ("experiments.competitions.match.run", "run_match"),
    "review": ("experiments.questions.review.frame", "review_boards"),
    "table": ("ddsolver", "dd_table"),
    "tables": ("ddsolver", "dd_tables"),
}
"""The module and the name there of each public name."""


def refuse_hidden_packages() -> None:
    """Do nothing if Python finds our own packages.

    :raises ImportError: if it finds a user's module in the place of one, such as a file ``agent.py`` beside a script.
    """
    from importlib.util import find_spec  # only programs that use a name need it
    from pathlib import Path

    home = Path(__file__).resolve().parent.parent
    for package in ("ddsolver", "agent", "experiments"):
        spec = find_spec(package)
        if spec is None or spec.origin is None or not spec.has_location:
            continue  # the import itself says what is wrong
        if Path(spec.origin).resolve() != home / package / "__init__.py":
            raise ImportError(f"{spec.origin} hides declarer's package {package!r}: rename it", name=package)


if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        if name not in _PLACES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        refuse_hidden_packages()
        module, there = _PLACES[name]
        globals()[name] = value = getattr(import_module(module), there)
        return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_PLACES})
