"""What the fits use of jax, in numpy: enough for all of a fit but its gradients."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import ModuleType, SimpleNamespace
from typing import Any
from unittest.mock import patch

import numpy as np


def _log_softmax(logits: Any) -> Any:
    above = logits - logits.max(axis=-1, keepdims=True)
    return above - np.log(np.exp(above).sum(axis=-1, keepdims=True))


@contextmanager
def fits_in_numpy() -> Iterator[Callable[[str], Any]]:
    """Give a function that imports a module of `experiments.fitting` with numpy in the place of jax."""
    jax, optax = ModuleType("jax"), ModuleType("optax")
    nn = SimpleNamespace(
        relu=lambda sums: np.maximum(sums, 0),
        log_softmax=_log_softmax,
        softmax=lambda logits: np.exp(_log_softmax(logits)),
    )
    vars(jax).update(numpy=np, nn=nn, jit=lambda function: function)
    before = {name for name in sys.modules if name.startswith("experiments.fitting.")}
    replaced: dict[str, Any] = {"jax": jax, "jax.numpy": np, "optax": optax}
    with patch.dict(sys.modules, replaced):  # forgets on leaving what was imported meanwhile
        for name in before:
            del sys.modules[name]
        yield lambda name: importlib.import_module(f"experiments.fitting.{name}")
