"""The numba types of named tuples that kernels take and return; they are derived from the annotations of the fields."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple, get_args, get_origin, get_type_hints

import numpy as np
from numba import float64, int64, types
from numpy.typing import NDArray

Ints = Annotated[NDArray[np.int64], int64[::1]]
"""A one-dimensional int64 array."""
IntRows = Annotated[NDArray[np.int64], int64[:, ::1]]
"""A two-dimensional int64 array, stored row by row."""
Floats = Annotated[NDArray[np.float64], float64[::1]]
"""A one-dimensional float64 array."""
FloatRows = Annotated[NDArray[np.float64], float64[:, ::1]]
"""A two-dimensional float64 array, stored row by row."""

_NUMBERS: dict[type, Any] = {int: int64, float: float64}


def tuple_type(of: type[NamedTuple]) -> Any:
    """Return the numba type of a named tuple with fields that are numbers, arrays (`Ints` etc.) or named tuples."""
    hints = get_type_hints(of, include_extras=True)
    return types.BaseTuple.from_types([_field_type(hint) for hint in hints.values()], of)


def _field_type(hint: Any) -> Any:
    if get_origin(hint) is Annotated:
        return get_args(hint)[1]
    return _NUMBERS[hint] if hint in _NUMBERS else tuple_type(hint)
