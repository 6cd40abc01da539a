"""Players, samplers and matches for tests, made in a line."""

from __future__ import annotations

from typing import Any

import numpy as np

from agent.knowledge.layout_sampler import LayoutSampler, Samples
from agent.knowledge.weights import Weights
from agent.players.alpha_mu.player import AlphaMu
from agent.players.joint.payoff import Payoff
from agent.players.monte_carlo import MonteCarlo
from agent.players.settings import AlphaMuSettings, MonteCarloSettings, PayoffSettings
from ddsolver import Solver


def generator_of(seed: int | np.random.Generator) -> np.random.Generator:
    return seed if isinstance(seed, np.random.Generator) else np.random.default_rng(seed)


def monte_carlo(seed: int | np.random.Generator = 0, solver: Solver | None = None, **settings: Any) -> MonteCarlo:
    return MonteCarlo(MonteCarloSettings(**settings), generator_of(seed), solver)


def payoff(
    seed: int | np.random.Generator = 0, solver: Solver | None = None, *, prune: bool = True, **settings: Any
) -> Payoff:
    return Payoff(PayoffSettings(**settings), generator_of(seed), solver, prune=prune)


def alpha_mu(seed: int | np.random.Generator = 0, **settings: Any) -> AlphaMu:
    return AlphaMu(AlphaMuSettings(**settings), generator_of(seed))


def sampler(
    samples: Samples,
    weights: Weights | None = None,
    *,
    refill: bool = True,
    seed: int | np.random.Generator = 0,
    solver: Solver | None = None,
    reads: bool = False,
) -> LayoutSampler:
    generator = generator_of(seed)
    return LayoutSampler(
        samples, weights or Weights(), refill=refill, generator=generator, solver=solver or Solver(), reads=reads
    )
