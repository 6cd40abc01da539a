"""The state of a fit by self-play in a file, so that it can go on after an interruption."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import jax
import numpy as np

from experiments.errors import StoreError
from experiments.fitting.trainer import Weights
from experiments.runs.lock import write_whole


@dataclass(frozen=True, slots=True)
class State:
    """What changes in a fit."""

    settings: str
    """The settings of the fit as text, without its steps. Only a fit with the same may continue from the state."""
    weights: Weights
    mean: Weights
    """The running mean of the weights."""
    optimiser: Any
    """The state of the optimiser."""
    generator: dict[str, Any]
    """The state of the random generator."""
    step: int = 0
    past: list[Weights] = field(default_factory=list)
    """Earlier means, which are opponents."""
    deals: dict[str, int] = field(default_factory=dict)
    """The deals, as text, each with the last step that was made with them."""

    def write(self, path: Path) -> None:
        """Write the state, in place of the file's earlier one."""
        leaves = jax.tree.leaves(self._arrays())
        facts = {name: getattr(self, name) for name in ("settings", "step", "generator", "deals")} | {
            "past": len(self.past)
        }
        arrays = {f"array {number}": np.asarray(leaf) for number, leaf in enumerate(leaves)}

        def save(new: Path) -> None:
            with new.open("wb") as file:
                np.savez(file, allow_pickle=False, facts=json.dumps(facts), **arrays)

        write_whole(path, save)

    def read(self, path: Path) -> State:
        """Return the state in a file; this state is that of a fit that begins.

        :raises StoreError: if the file belongs to a fit with other settings.
        """
        with np.load(path, allow_pickle=False) as stored:
            facts = json.loads(str(stored["facts"]))
            if facts["settings"] != self.settings:
                raise StoreError(f"{path} belongs to a fit with {facts['settings']}, not with {self.settings}")
            like = replace(self, past=[self.weights] * facts.pop("past"))
            structure = jax.tree.structure(like._arrays())
            arrays = jax.tree.unflatten(structure, [stored[f"array {place}"] for place in range(structure.num_leaves)])
        weights, mean, past, optimiser = arrays
        return replace(self, weights=weights, mean=mean, past=past, optimiser=optimiser, **facts)

    def _arrays(self) -> Any:
        return self.weights, self.mean, self.past, self.optimiser
