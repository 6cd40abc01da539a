"""What the fits of networks share: their commands, the batches of a pass, the layers, and a step of the optimiser."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

import jax
import numpy as np
import optax
from numpy.typing import NDArray

from experiments.fitting.bid_deals import BidDeal, divide, read_auctions

Weights = dict[str, Any]
"""The arrays of a network, by name."""
SettingsT = TypeVar("SettingsT")


@dataclass(frozen=True, slots=True)
class Fit(Generic[SettingsT]):
    """What a command of a fit asks for, and the auctions of its files."""

    settings: SettingsT
    output: Path
    fitted: list[BidDeal]
    """The auctions of the program."""
    real: list[BidDeal]
    """The auctions of real tables."""
    judged: dict[str, list[BidDeal]]
    """The auctions that judge the fit, by source."""

    @property
    def note(self) -> str:
        """How the weights are made."""
        return (
            f"fitted to {len(self.fitted)} auctions of a program and {len(self.real)} of real tables; {self.settings}"
        )


def add_settings(parser: argparse.ArgumentParser, settings: Any) -> None:
    """Add an option for each field of the settings of a fit, with its value as the default."""
    for name, value in asdict(settings).items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=type(value), default=value)


def read_command(description: str | None, training: type[SettingsT], output: str) -> Fit[SettingsT]:
    """Return what the command line asks for.

    ``training`` is the dataclass of the settings, and ``output`` the file that is written if none is named.
    """
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("auctions", type=Path)
    parser.add_argument("--experts", type=Path, nargs="*", default=[])
    parser.add_argument("--robots", type=Path, nargs="*", default=[])
    add_settings(parser, training())
    parser.add_argument("-o", "--output", type=Path, default=Path(output))
    given = vars(parser.parse_args())
    files = {system: given.pop(system) for system in ("experts", "robots")}
    auctions, written = given.pop("auctions"), given.pop("output")
    fitted, real, judged = divide([*read_auctions(auctions)], files)
    print(f"{len(fitted)} auctions of the program, {len(real)} of real tables")  # noqa: T201
    return Fit(training(**given), written, fitted, real, judged)


def batches(rows: NDArray[np.int64], size: int, generator: np.random.Generator) -> Iterator[NDArray[np.int64]]:
    """Yield the rows in random order, as batches of equal size; the last one is filled up."""
    order = generator.permutation(rows)
    yield from np.resize(order, -(-len(order) // size) * size).reshape(-1, size)


def outputs(weights: Weights, sums: Any, key: Any = None, dropout: float = 0.0) -> Any:
    """Return the outputs of a network with two residual layers, given the ``sums`` of its first layer, (n, w).

    With a key, a share ``dropout`` of the hidden units is left out.
    """

    def drop(units: Any, place: int) -> Any:
        if key is None:
            return units
        kept = jax.random.bernoulli(jax.random.fold_in(key, place), 1 - dropout, units.shape)
        return units * kept / (1 - dropout)

    hidden = drop(jax.nn.relu(sums), 0)
    for place in range(2):
        hidden += drop(jax.nn.relu(hidden @ weights["layers"][place] + weights["biases"][place]), place + 1)
    return hidden @ weights["output"] + weights["output_bias"]


def adamw(rate: float, decay: float, steps: int) -> Any:
    """Return AdamW with a rate that rises for a twentieth of the steps (at most 500), then falls to 0 as a cosine."""
    return optax.adamw(optax.warmup_cosine_decay_schedule(0, rate, min(steps // 20, 500), steps), weight_decay=decay)


def compiled_step(optimiser: Any, loss: Callable[..., Any]) -> Any:
    """Return the function that makes one step: the new weights and the new state of the optimiser.

    Its arguments are the weights, the state, a key for random numbers, and a batch; ``loss(weights, key, batch)`` is
    what it lowers.
    """

    def step(weights: Weights, state: Any, key: Any, batch: tuple[Any, ...]) -> tuple[Weights, Any]:
        updates, new = optimiser.update(jax.grad(loss)(weights, key, batch), state, weights)
        return optax.apply_updates(weights, updates), new

    return jax.jit(step)


def new_key(generator: np.random.Generator) -> Any:
    """Return a key for the random numbers of a step."""
    return jax.random.key(int(generator.integers(2**31)))
