"""Players, samplers and matches for tests, made in a line."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.belief import make_belief
from agent.knowledge.evidence.likelihood import Likelihood
from agent.knowledge.sampler import LayoutSampler, Samples
from agent.knowledge.view import View
from agent.players.alpha_mu.player import AlphaMu
from agent.players.decision import SolvedSample
from agent.players.joint_search.payoff import Payoff
from agent.players.monte_carlo import MonteCarlo
from agent.players.objective import Aim
from agent.players.settings import AlphaMuSettings, MonteCarloSettings, PayoffSettings
from agent.registry import Defence, Role, parse_player
from agent.rules.contract import Contract, Vulnerability
from agent.rules.dealing import random_deals
from ddsolver import Deal, Seat, Solver
from experiments.runs.rows import StoredDeal
from experiments.runs.tasks import Task


def generator_of(seed: int | np.random.Generator) -> np.random.Generator:
    return seed if isinstance(seed, np.random.Generator) else np.random.default_rng(seed)


def monte_carlo(seed: int | np.random.Generator = 0, solver: Solver | None = None, **settings: Any) -> MonteCarlo:
    return MonteCarlo(MonteCarloSettings(**settings), generator_of(seed), solver)


def payoff(seed: int | np.random.Generator = 0, solver: Solver | None = None, **settings: Any) -> Payoff:
    return Payoff(PayoffSettings(**settings), generator_of(seed), solver)


def alpha_mu(seed: int | np.random.Generator = 0, **settings: Any) -> AlphaMu:
    return AlphaMu(AlphaMuSettings(**settings), generator_of(seed))


def sampler(
    samples: Samples, *likelihoods: Likelihood, refill: bool = True, seed: int | np.random.Generator = 0
) -> LayoutSampler:
    return LayoutSampler(samples, likelihoods, refill=refill, generator=generator_of(seed))


def solved(
    view: View,
    layouts: NDArray[np.int64],
    weights: NDArray[np.float64],
    tricks: NDArray[np.int8],
    aim: Aim,
    *,
    n_consistent: int = 1_000_000,
    exhaustive: bool = False,
) -> SolvedSample:
    """Layouts with weights of sum 1 and with the tricks that are given, whether they come true or not."""
    belief = make_belief(layouts, weights, drawn=len(layouts), exhaustive=exhaustive, n_consistent=n_consistent)
    return SolvedSample.of(view, aim, belief, tricks)


SOME_DEAL = Deal.from_pbn("N:AKT6.Q4.J2.AKQ94 J984.J3.9874.J52 Q73.AK65.AKQT.86 52.T9872.653.T73")


def deal_numbered(number: int) -> Deal:
    """A deal of its own for each number; for 0, `SOME_DEAL`."""
    if not number:
        return SOME_DEAL
    north, east, south, west = random_deals(1, np.random.default_rng(number))[0].tolist()
    return Deal((north, east, south, west))


def deal_of_run(
    source: str = "3NT",
    number: int = 0,
    *,
    contract: str | None = "3NTS",
    double_dummy: int = 9,
    name: str = "",
    deal: Deal | None = None,
    vulnerable: str = "NS",
) -> StoredDeal:
    return StoredDeal(
        source,
        number,
        name,
        deal or deal_numbered(number),
        Seat.SOUTH,
        Vulnerability.parse(vulnerable),
        None if contract is None else Contract.parse(contract),
        double_dummy,
    )


def task_of(deal: StoredDeal, player: str, defender: str, seed: int, spawn_key: tuple[int, ...]) -> Task:
    return Task(deal, parse_player(player, Role.DECLARER), Defence.parse(defender), seed, spawn_key)
