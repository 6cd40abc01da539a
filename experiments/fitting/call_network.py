"""Fits the network for the probability of each call, and writes `agent/data/imitating.npz`.

    python -m experiments.fitting.call_network AUCTIONS.tsv [--experts FILE ...] [--robots FILE ...] [-o imitating.npz]

`experiments.fitting.bid_deals` describes the files. AUCTIONS.tsv has auctions of a program with known systems; the
other files have auctions of real tables, as tables or as boards. Of boards, the deals with odd numbers are used. The
others judge the fit, together with a tenth of the auctions of AUCTIONS.tsv; no deal that judges is used to fit. The
fit needs jax and optax: pip install --group fit.

The last passes use real tables only, at a tenth of the rate. The same seed gives the same weights on the same machine.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from agent.calls.auction_batch import SYSTEM_FEATURES, SYSTEMS
from agent.calls.network import CallNetwork
from experiments.fitting.bid_deals import CallExamples
from experiments.fitting.trainer import Weights, adamw, batches, compiled_step, new_key, outputs, read_command


@dataclass(frozen=True, slots=True)
class Training:
    """The settings of a fit."""

    width: int = 256
    passes: int = 20
    """Passes over the auctions of the program and the real tables."""
    real_passes: int = 6
    """Passes over real tables alone, at a tenth of the rate."""
    times_real: int = 3
    """How often a real table counts in a pass."""
    rate: float = 1e-3
    """The highest learning rate; it falls to 0 as a cosine."""
    decay: float = 0.3
    """The weight decay of AdamW."""
    dropout: float = 0.15
    """The share of hidden units that are left out in a step."""
    unknown: float = 0.15
    """The probability that both sides' systems are hidden from the network; a third of it, that a side's system is."""
    unknown_real: float = 0.5
    """The same at real tables; a high one, so that unknown systems are taken for those of real tables."""
    batch: int = 1024
    seed: int = 1


def main() -> None:
    """Fit the network, print how well it predicts, and write the weights."""
    given = read_command(__doc__, Training, "agent/data/imitating.npz")
    told = {source: CallExamples.of(each) for source, each in given.judged.items() if each}
    examples = CallExamples.of([*given.fitted, *given.real])
    is_real = np.arange(len(examples.call)) >= sum(len(each.auction.calls) for each in given.fitted)
    weights = fit(examples, is_real, given.settings, partial(_report, told))
    CallNetwork({name: np.asarray(array) for name, array in weights.items()}, given.note).save(given.output)


def fit(
    examples: CallExamples,
    is_real: NDArray[np.bool_],
    settings: Training,
    report: Callable[[str, Weights], None] | None = None,
) -> Weights:
    """Return the weights; call ``report`` after each pass.

    ``is_real`` says which of the n calls were made at real tables, bool (n,).
    """
    generator = np.random.default_rng(settings.seed)
    weights = first_weights(settings.width, generator)
    hidden = np.where(is_real, settings.unknown_real, settings.unknown)
    both = np.concatenate([np.flatnonzero(~is_real), *[np.flatnonzero(is_real)] * settings.times_real])
    for rows, passes, rate in (
        (both, settings.passes, settings.rate),
        (np.flatnonzero(is_real), settings.real_passes, settings.rate / 10),
    ):
        steps = passes * -(-len(rows) // settings.batch)
        if steps:
            optimiser = adamw(rate, settings.decay, steps)
            step, state = compiled_step(optimiser, partial(_loss, settings.dropout)), optimiser.init(weights)
            for number in range(passes):
                for chosen in batches(rows, settings.batch, generator):
                    key = new_key(generator)
                    batch = _with_hidden_systems(examples, chosen, hidden[chosen], generator)
                    weights, state = step(weights, state, key, batch)
                if report is not None:
                    report(f"pass {number + 1} of {passes} over {len(rows)} calls", weights)
    return weights


def first_weights(width: int, generator: np.random.Generator) -> Weights:
    """Return random weights of a network of calls."""

    def first(shape: tuple[int, ...]) -> NDArray[np.float32]:
        # The first layer sees some 50 ones at a time, the others all units of the layer before.
        return np.asarray(generator.normal(size=shape) / np.sqrt(max(width, 50)), dtype=np.float32)

    return {
        name: np.zeros(shape, dtype=np.float32) if "bias" in name else first(shape)
        for name, shape in CallNetwork.shapes(width).items()
    }


def _with_hidden_systems(
    examples: CallExamples, chosen: NDArray[np.int64], hidden: NDArray[np.float64], generator: np.random.Generator
) -> tuple[NDArray[Any], ...]:
    """Return the examples of a batch; systems are hidden with the probabilities ``hidden``, float64 (n,)."""
    context = examples.context[chosen]
    lots = generator.random((len(chosen), 3))
    known = (lots[:, :2] >= hidden[:, None] / 3) & (lots[:, 2] >= hidden)[:, None]
    context[:, SYSTEM_FEATURES] &= np.repeat(known, len(SYSTEMS) - 1, axis=1)
    return examples.hands[examples.hand[chosen]], context, examples.legal[chosen], examples.call[chosen]


def _loss(dropout: float, weights: Weights, key: Any, batch: tuple[Any, ...]) -> Any:
    """Return the mean negative log-probability of the calls of a batch, with units left out."""
    hands, context, legal, call = batch
    logs = log_probabilities(weights, hands, context, legal, key, dropout)
    return -jnp.take_along_axis(logs, call[:, None], axis=1).mean()


def log_probabilities(
    weights: Weights,
    hands: Any,
    context: Any,
    legal: Any,
    key: Any = None,
    dropout: float = 0.0,
    temperature: float = 1.0,
) -> Any:
    """Return the log-probabilities of all calls, (n, 38), as `CallNetwork` does; with a key, leave units out."""
    first = hands @ weights["hand"] + context.astype(jnp.float32) @ weights["context"] + weights["first_bias"]
    logits = outputs(weights, first, key, dropout)
    return jax.nn.log_softmax(jnp.where(legal, logits / temperature, -1e9))


_predict = jax.jit(log_probabilities)


def _report(judged: Mapping[str, CallExamples], when: str, weights: Weights) -> None:
    """Print the mean log-likelihood of the judged calls of each source."""
    means = []
    for source, each in judged.items():
        rows = np.arange(len(each.call))
        logs = np.concatenate(
            [
                np.asarray(_predict(weights, each.hands[each.hand[part]], each.context[part], each.legal[part]))
                for part in np.array_split(rows, max(len(rows) // 5000, 1))
            ]
        )
        means.append(f"{source} {-logs[rows, each.call].mean():.4f}")
    print(f"{time.process_time():.0f} s: {when}: {', '.join(means)}", file=sys.stderr, flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
