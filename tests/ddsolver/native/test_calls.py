"""Arguments that do not fit a kernel are refused, and tuples come back as they are declared."""

from __future__ import annotations

import numpy as np
import pytest

from ddsolver.search.batch_kernels import value_table
from ddsolver.search.trick_state import TrickState, new_trick

HANDS, VALUES = np.zeros(4, dtype=np.int64), np.zeros((5, 4), dtype=np.int8)


def test_a_named_tuple_comes_back_as_one() -> None:
    assert new_trick(2, 13) == TrickState(2, 0, 0, 0, 0, 2, 13)


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ((0, HANDS, 13, 0), "missing 1 required positional argument"),
        ((0, HANDS.astype(np.int32), 13, 0, VALUES), "an array of int64 with 1 axes, not int32 with 1"),
        ((0, HANDS, 13, 0, VALUES[0]), "an array of int8 with 2 axes, not int8 with 1"),
        ((0, HANDS, 13.0, 0, VALUES), "float"),
    ],
)
def test_arguments_of_other_types_are_refused(arguments: tuple[object, ...], why: str) -> None:
    with pytest.raises(TypeError, match=why):
        value_table(*arguments)  # type: ignore[arg-type]


def test_arrays_that_are_not_stored_row_by_row_or_are_read_only_are_refused() -> None:
    with pytest.raises((ValueError, BufferError, TypeError)):
        value_table(0, HANDS, 13, 0, np.zeros((4, 5), dtype=np.int8).T)
    fixed = np.zeros(4, dtype=np.int64)
    fixed.flags.writeable = False
    with pytest.raises((ValueError, TypeError)):
        value_table(0, fixed, 13, 0, VALUES)
