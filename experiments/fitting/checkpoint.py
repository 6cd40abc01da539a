"""The state of a fit by self-play in a file, so that it can go on after an interruption."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import jax
import numpy as np

from experiments.errors import StoreError

if TYPE_CHECKING:
    from experiments.fitting.self_play import Learner


def write_state(path: Path, learner: Learner) -> None:
    """Write the state of a fit, in place of the file's earlier one."""
    arrays = {f"tree {number}": np.asarray(leaf) for number, leaf in enumerate(jax.tree.leaves(_tree(learner)))}
    facts = {
        "settings": str(learner.settings),
        "step": learner.step,
        "past": len(learner.past),
        "generator": learner.generator.bit_generator.state,
    }
    new = path.with_suffix(".new.npz")
    np.savez(new, allow_pickle=False, facts=json.dumps(facts), **arrays)
    os.replace(new, path)


def read_state(path: Path, learner: Learner) -> None:
    """Take up the state in a file.

    :raises StoreError: if the file belongs to a fit with other settings.
    """
    with np.load(path, allow_pickle=False) as stored:
        facts = json.loads(str(stored["facts"]))
        if facts["settings"] != str(learner.settings):
            raise StoreError(f"{path} belongs to a fit with {facts['settings']}, not with {learner.settings}")
        learner.past = [learner.weights] * facts["past"]
        structure = jax.tree.structure(_tree(learner))
        leaves = [stored[f"tree {number}"] for number in range(structure.num_leaves)]
    learner.weights, learner.mean, learner.past, learner.optimiser_state = jax.tree.unflatten(structure, leaves)
    learner.step = facts["step"]
    learner.generator.bit_generator.state = facts["generator"]


def _tree(learner: Learner) -> Any:
    return learner.weights, learner.mean, learner.past, learner.optimiser_state
