"""The settings of every player, in groups that players share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, get_args

from agent.added import Part, part_name, read_part
from agent.calls.network import NetworkName
from agent.errors import PlayerError
from agent.knowledge.evidence.calls import AuctionLikelihood
from agent.knowledge.evidence.human_plays import HumanPlays
from agent.knowledge.evidence.likelihood import Likelihood
from agent.knowledge.evidence.thesis_plays import ThesisPlays
from agent.knowledge.sampler import Samples
from agent.options import ALWAYS_NAMED, YES_OR_NO, Choice, Number, Settings, one_of, option, real_number, whole_number
from agent.player import Role
from agent.players.objective import Aim, Scored, Ties
from ddsolver.solver import Solver

__all__ = ["AlphaMuSettings", "MonteCarloSettings", "OptimizedSettings", "PayoffSettings"]

Weighting = Literal["uniform", "random-play", "correct-play", "real"]
_SAMPLES = whole_number(1, 1_000_000, {"auto": "auto", "all": "all"})
_WORK = Number("a positive whole number", 1, 10**18, {"any": None})
_SECONDS = real_number("a number of seconds from 0.000001 to 1000000", 1e-6, 1e6, {"any": None})


def _situations(most: int) -> Any:
    return option(most, _WORK, "largest number of information sets and double-dummy positions searched for a decision")


def _plan(help_text: str) -> Any:
    return option(0, whole_number(0, 10**18, {"no": 0}), help_text)


@dataclass(frozen=True, kw_only=True)
class Budget(Settings):
    """Options that limit the sample and the time of a decision."""

    samples: Samples = option(
        20,
        _SAMPLES,
        "number of layouts solved for each decision; or 'all'; or 'auto', which stops when more are not worth the time",
        baseline=ALWAYS_NAMED,
    )
    patience: float = option(
        2.0,
        real_number("a positive number of seconds", 1e-6, 1e9),
        "with samples=auto, the CPU seconds that one more contract is worth",
    )
    seconds: float | None = option(None, _SECONDS, "time limit for a decision in seconds")
    positions: int | None = option(
        None,
        _WORK,
        "in tricks 1 to 3, about the most positions visited to solve the layouts; a lead may take twice as many",
    )


@dataclass(frozen=True, kw_only=True)
class Inference(Settings):
    """Options for what a player infers about the hidden cards."""

    weights: Weighting = option(
        "uniform",
        one_of(get_args(Weighting)),
        f"how layouts are weighted by the cards that others played: {', '.join(get_args(Weighting))} "
        "(by the model of human plays)",
    )
    p: float = option(
        1.0,
        real_number("a probability from 0 to 1", 0, 1),
        "with weights=correct-play, the probability that others play a card that loses nothing",
    )
    refill: bool = option(True, YES_OR_NO, "whether impossible layouts are replaced by new ones")
    auction: NetworkName | None = option(
        None,
        Choice({"read": "imitating", "robots": "learned", "ignore": None}),
        "whether the auction is used to infer the hidden hands: read, as people call; robots, as our bidders call; or "
        "ignore",
    )

    belief: str | None = option(
        None,
        part_name(Role.BELIEF, "ours"),
        "the sampler of layouts: ours, or that of a script or package, by its name",
    )
    likelihood: str | None = option(
        None, part_name(Role.LIKELIHOOD, "none"), "more evidence to weigh layouts, of a script or package, by its name"
    )

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.belief is not None and (self.weights != "uniform" or self.auction or self.likelihood):
            raise PlayerError(
                f"option belief is {self.belief!r}: it brings its own evidence; leave out weights, auction and "
                "likelihood, or after a preset that has them, write weights=uniform,auction=ignore"
            )

    @property
    def parts(self) -> dict[Role, Part]:
        """The belief and the likelihood of others that these options name, by role."""
        named = {Role.BELIEF: self.belief, Role.LIKELIHOOD: self.likelihood}
        return {role: read_part(text, role) for role, text in named.items() if text is not None}

    def likelihoods(self, solver: Solver) -> list[Likelihood]:
        """Return the likelihoods that these options select, without that of others."""
        likelihoods: list[Likelihood] = [AuctionLikelihood(self.auction)] if self.auction else []
        if self.weights == "real":
            return [*likelihoods, HumanPlays(auction=self.auction is not None)]
        return likelihoods if self.weights == "uniform" else [*likelihoods, ThesisPlays(self.weights, self.p, solver)]


@dataclass(frozen=True, kw_only=True)
class Preferences(Settings):
    """Options for what a player maximises, and how it breaks ties."""

    aim: Aim | Scored = option(
        "scored",
        one_of(("scored", *get_args(Aim))),
        f"what is maximised on average: {', '.join(get_args(Aim))}; or 'scored', which is what is scored there",
    )
    ties: Ties = option(
        "trumps", one_of(get_args(Ties)), f"which of equally good cards a declarer plays: {', '.join(get_args(Ties))}"
    )


@dataclass(frozen=True, kw_only=True)
class MonteCarloSettings(Preferences, Inference, Budget):
    """The options of `agent.players.monte_carlo.MonteCarlo`."""

    habits: bool = option(
        False,
        YES_OR_NO,
        "whether a defender chooses by the model of human plays when cards look almost equally good",
    )
    plan: int = _plan(
        "as declarer, number of positions that may be searched to compare whole lines of play, where other cards look "
        "almost as good as the best one; or 'no'"
    )
    clear: float | None = option(
        None,
        real_number("a number of standard errors from 0.1 to 100", 0.1, 100, {"no": None}),
        "in the first tricks, stop solving layouts when no other card is likely to be better by more than a twentieth "
        "of the contract, at this number of standard errors, and at a lead after half of them; or 'no'",
    )


@dataclass(frozen=True, kw_only=True)
class JointSettings(Preferences, Inference, Budget):
    """The options that the payoff and alpha-mu declarers share; both search layouts jointly."""

    searched: int | None = option(
        None,
        whole_number(1, 1_000_000, {"all": None}),
        "number of layouts searched jointly; the others are only solved double dummy",
    )
    classes: bool = option(False, YES_OR_NO, "whether layouts that differ only in touching cards are merged")
    situations: int | None = _situations(200_000)


@dataclass(frozen=True, kw_only=True)
class PayoffSettings(JointSettings):
    """The options of `agent.players.joint_search.payoff.Payoff`."""

    relocation: bool = option(
        False, YES_OR_NO, "whether defenders' spot cards are first swapped, so that fewer layouts remain (thesis 5.5.4)"
    )
    plan: int = _plan(
        "number of positions that may be searched to compare whole lines of play, where less than half of the layouts "
        "can be searched jointly; or 'no'"
    )


@dataclass(frozen=True, kw_only=True)
class AlphaMuSettings(JointSettings):
    """The options of `agent.players.alpha_mu.player.AlphaMu`."""

    situations: int | None = _situations(2_000_000)
    m: int = option(
        2,
        whole_number(1, 26),
        "search depth: number of cards that the player's own side plays before double-dummy values are used",
    )


@dataclass(frozen=True, kw_only=True)
class OptimizedSettings(Settings):
    """The options of `agent.players.defence.perfect.OptimizedDefender`."""

    samples: Samples = option(5, _SAMPLES, "number of layouts that the expected declarer, monte-carlo, solves")
    repeats: int = option(
        2, whole_number(1, 1000), "number of times that each card is tried against the expected declarer"
    )
