"""The players there are, by name, with their options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from math import inf
from typing import Any, get_args

import numpy as np

from agent.entry import Entry, Option, Role, Sight, choice, number, some_of, yes_or_no
from agent.errors import PlayerError
from agent.knowledge.conventions import OURS, SIGNALS, Conventions
from agent.knowledge.weights import POWER, CorrectPlay, Scheme, Weights
from agent.player import Player
from agent.players.alpha_mu.player import AlphaMu
from agent.players.defence.perfect import ArbitraryDefender, OptimizedDefender
from agent.players.goal import Aim, Goal
from agent.players.joint.payoff import Payoff
from agent.players.monte_carlo import MonteCarlo
from agent.players.patience import PATIENCE
from agent.players.ties import Ties

_NUMBER = number("a number from 1 to 1000000", 1, 1_000_000, words={"all": None})
_SECONDS = number("a positive number of seconds", 1e-6, 1e6, kind=float, words={"any": None})
_DATUM = number("a whole number of points to the declarer's side", -inf, inf, words={"made": None})
_DEPTH = number("a number of tricks from 1 to 13", 1, 13, words={"all": None})
_SITUATIONS = number("a positive number", 1, inf, words={"any": None})
_PATIENCE = number("a positive number of seconds", 1e-6, 1e9, kind=float)
_SAMPLES = number("a number from 1 to 1000000", 1, 1_000_000, words={"auto": "auto", "all": None})
_REPEATS = number("a number from 1 to 1000", 1, 1000)
_SCHEME = choice(get_args(Scheme))
_POWER = number("a number from 0 to 2", 0, 2, kind=float)
_AIM = choice(get_args(Aim))
_TIES = choice(get_args(Ties))
_AHEAD = number("a number of cards from 1 to 26", 1, 26)
_MODELS = {"monte-carlo": MonteCarlo, "payoff": Payoff, "alpha-mu": AlphaMu}
_MODEL = choice(tuple(_MODELS))


def _declarer_options(values: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "samples": values["samples"],
        "goal": Goal(values["aim"], values["datum"]),
        "weights": Weights(values["weights"], values["p"], values["lead"], values["power"]),
        "refill": values["refill"],
        "reads": values["auction"],
        "signals": values["signals"],
        "conventions": values["conventions"],
        "seconds": values["seconds"],
        "patience": values["patience"],
        "ties": values["ties"],
    }


def _make_monte_carlo(values: Mapping[str, Any], generator: np.random.Generator) -> MonteCarlo:
    return MonteCarlo(generator, **_declarer_options(values), habits=values["habits"])


def _make_payoff(values: Mapping[str, Any], generator: np.random.Generator) -> Payoff:
    own = {name: values[name] for name in ("searched", "classes", "relocation", "depth", "situations", "every_card")}
    errors = values["p"] if values["model"] == "fallible" else None
    if errors == CorrectPlay():
        raise PlayerError("model=fallible needs p below 1, as in p=0.9: how often a defender plays a correct card")
    return Payoff(generator, **_declarer_options(values), **own, errors=errors)


def _make_alpha_mu(values: Mapping[str, Any], generator: np.random.Generator) -> AlphaMu:
    own = {name: values[name] for name in ("searched", "counterexamples", "classes", "situations", "every_card")}
    return AlphaMu(generator, ahead=values["m"], **_declarer_options(values), **own)


def _make_optimized(values: Mapping[str, Any], generator: np.random.Generator) -> OptimizedDefender:
    model: Callable[..., Player] = _MODELS[values["model"]]
    own = {} if model is MonteCarlo else {"classes": values["classes"]}
    return OptimizedDefender(generator, model(generator.spawn(1)[0], values["samples"], **own), values["repeats"])


_SECONDS_OPTION = Option(_SECONDS, "any", "time for a decision, half of payoff's for layouts, half for the search")

_DECLARERS: Mapping[str, Option] = {
    "samples": Option(_SAMPLES, "20", "layouts looked at for each card, 'all', or 'auto': as many as it takes"),
    "weights": Option(_SCHEME, "uniform", f"what the defenders' cards tell: {', '.join(get_args(Scheme))}"),
    "p": Option(
        CorrectPlay.parse, "1", "probability of correct play: a number, by trick 0.8/0.9/1, of left|right defender"
    ),
    "lead": Option(yes_or_no, "yes", "whether the opening lead counts for the weights"),
    "refill": Option(yes_or_no, "yes", "whether impossible layouts are replaced by new ones"),
    "aim": Option(_AIM, "score", f"the mean to maximise: {', '.join(get_args(Aim))}"),
    "ties": Option(_TIES, "trumps", f"which of equally good cards is played: {', '.join(get_args(Ties))}"),
    "datum": Option(_DATUM, "made", "points that aim=imps compares with; 'made' is the contract just made"),
    "auction": Option(
        choice({"read": True, "ignore": False}), "ignore", "whether the calls tell of the hidden hands", later=True
    ),
    "signals": Option(
        some_of(SIGNALS, "none"),
        "none",
        f"what the defenders' spot cards tell, of {', '.join(SIGNALS)}; defenders send and read it, a declarer reads",
        later=True,
        commas=True,
        written=lambda kinds: ",".join(kinds) or "none",
    ),
    "conventions": Option(
        Conventions.read,
        OURS,
        "a file that says which of equal cards defenders play, and their signals",
        later=True,
        written=lambda table: table.name,
    ),
    "power": Option(_POWER, f"{POWER:g}", "with weights=real, to what power its likelihoods are taken", later=True),
    "patience": Option(
        _PATIENCE, f"{PATIENCE:g}", "with samples=auto, the seconds that a contract more is worth", later=True
    ),
}

_LESS_FORESIGHT = "searched for a decision, positions double dummy among them; then fewer cards are looked at"
_JOINT: Mapping[str, Option] = {
    "searched": Option(_NUMBER, "all", "layouts searched jointly; the others tell double-dummy means only", later=True),
    "classes": Option(yes_or_no, "no", "whether layouts that differ only in touching cards are taken together"),
    "situations": Option(
        _SITUATIONS,
        "200000",
        "searched for a decision, positions double dummy among them; then fewer layouts are",
    ),
    "every_card": Option(yes_or_no, "no", "whether cards that cannot be best are valued too"),
}

PLAYERS: Mapping[str, Entry] = {
    "monte-carlo": Entry(
        role=(Role.DECLARER, Role.DEFENDER),
        meaning="solves sampled layouts double dummy, plays the card with the best mean (thesis 5.4)",
        options={
            **_DECLARERS,
            "seconds": replace(_SECONDS_OPTION, later=True),
            "habits": Option(
                yes_or_no,
                "no",
                "whether as a defender it plays what people do where that looks hardly worse",
                later=True,
            ),
        },
        make=_make_monte_carlo,
    ),
    "payoff": Entry(
        role=Role.DECLARER,
        meaning="plays the best joint strategy over sampled layouts (thesis 5.5)",
        options={
            **_DECLARERS,
            "searched": _JOINT["searched"],
            "classes": _JOINT["classes"],
            "relocation": Option(yes_or_no, "no", "whether spot cards are exchanged first (thesis 5.5.4)"),
            "depth": Option(
                _DEPTH,
                "all",
                "tricks searched before double-dummy values stand for the rest",
            ),
            "seconds": _SECONDS_OPTION,
            "situations": _JOINT["situations"],
            "every_card": _JOINT["every_card"],
            "model": Option(
                choice(("equal", "fallible")),
                "equal",
                "defenders who play any correct card alike, or in this trick a correct one with probability p",
                later=True,
            ),
        },
        make=_make_payoff,
    ),
    "alpha-mu": Entry(
        role=Role.DECLARER,
        meaning="plays the best fixed plan against defenders who know it and see all hands (Cazenave and Ventos)",
        options={
            **_DECLARERS,
            **_JOINT,
            "situations": replace(_JOINT["situations"], default="2000000", meaning=_LESS_FORESIGHT),
            "counterexamples": Option(
                yes_or_no,
                "no",
                "whether layouts not searched, in which the best plan for those that are fails, are searched too",
                later=True,
            ),
            "m": Option(_AHEAD, "2", "cards of its side looked at; then double-dummy values stand for the rest"),
            "seconds": _SECONDS_OPTION,
        },
        make=_make_alpha_mu,
    ),
    "arbitrary": Entry(
        role=Role.DEFENDER,
        meaning="sees all hands, plays any card that loses nothing double dummy (thesis 5.7)",
        options={},
        make=lambda _values, generator: ArbitraryDefender(generator),
        sees=Sight.ALL_HANDS,
    ),
    "optimized": Entry(
        role=Role.DEFENDER,
        meaning="sees all hands, of the cards that lose nothing plays what a declarer errs most after (thesis 5.7.1)",
        options={
            "model": Option(_MODEL, "monte-carlo", "the declarer it expects: monte-carlo, payoff or alpha-mu"),
            "classes": Option(yes_or_no, "no", "whether payoff or alpha-mu takes layouts together", later=True),
            "samples": Option(_SAMPLES, "5", "the layouts that this declarer looks at"),
            "repeats": Option(_REPEATS, "2", "how often it is asked about each card"),
        },
        make=_make_optimized,
        sees=Sight.ALL_HANDS,
    ),
}
"""Every player there is, by name."""
