"""The numba types of named tuples that kernels take and return, made from their fields, which are written once."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple, get_args, get_origin, get_type_hints

import numpy as np
from numba import float64, int64, types
from numpy.typing import NDArray

Ints = Annotated[NDArray[np.int64], int64[::1]]
"""An int64 array of one dimension."""
IntRows = Annotated[NDArray[np.int64], int64[:, ::1]]
"""An int64 array of two dimensions, row after row."""
Floats = Annotated[NDArray[np.float64], float64[::1]]
"""A float64 array of one dimension."""
FloatRows = Annotated[NDArray[np.float64], float64[:, ::1]]
"""A float64 array of two dimensions, row after row."""

_NUMBERS: dict[type, Any] = {int: int64, float: float64}


def tuple_type(of: type[NamedTuple]) -> Any:
    """Return the numba type of a named tuple of numbers, arrays (`Ints` etc.) and such tuples."""
    hints = get_type_hints(of, include_extras=True)
    return types.BaseTuple.from_types([_field_type(hint) for hint in hints.values()], of)


def _field_type(hint: Any) -> Any:
    if get_origin(hint) is Annotated:
        return get_args(hint)[1]
    return _NUMBERS[hint] if hint in _NUMBERS else tuple_type(hint)
