from __future__ import annotations

import copy
import pickle

import pytest

from ddsolver import Solver


def test_a_removed_method_says_what_to_use_instead() -> None:
    with pytest.raises(AttributeError, match="Solver no longer has 'best_cards': use layout_values"):
        Solver().best_cards()  # type: ignore[attr-defined]


def test_an_unknown_method_is_an_attribute_error() -> None:
    assert not hasattr(Solver(), "best")
    assert copy.copy(Solver(7)).memory_mb == pickle.loads(pickle.dumps(Solver(7))).memory_mb == 7
