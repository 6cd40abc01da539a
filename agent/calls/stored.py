"""Files of weights: arrays as float16, the number of their format, and a note of how they were made."""

from __future__ import annotations

import zipfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ddsolver.errors import BridgeError

Shapes = Mapping[str, tuple[int, ...]]
"""The shape of each array, by name."""


def read_weights(
    path: Path, subject: str, layout: int, shapes: Callable[[int], Shapes]
) -> tuple[dict[str, NDArray[np.float16]], str]:
    """Return the arrays of a file of weights, by name, and its note.

    Parameters
    ----------
    path
        The file.
    subject
        Whose weights they are, for messages, as in ``the call network``.
    layout
        The number of the format that this version reads.
    shapes
        Returns the shapes of a network with a given width; the width is the size of the array ``first_bias``.

    Raises
    ------
    BridgeError
        If the file is missing or damaged, or has another format.

    """
    again = "install this package again, or fit the weights again with experiments.fitting"
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as stored:
            arrays: dict[str, NDArray[Any]] = {name: stored[name] for name in stored.files}
    except FileNotFoundError:
        raise BridgeError(f"the weights of {subject} are missing: {path} ({again})") from None
    except (OSError, EOFError, ValueError, RuntimeError, zipfile.BadZipFile) as error:
        raise BridgeError(f"the weights of {subject} are damaged: {path}: {error} ({again})") from None
    found = arrays.pop("format", None)
    if str(found) != str(layout):
        raise BridgeError(f"{path} has weights of format {found}, but this version reads format {layout} ({again})")
    note = str(arrays.pop("note", ""))
    width = arrays["first_bias"].size if "first_bias" in arrays else 0
    if {name: array.shape for name, array in arrays.items()} != shapes(width):
        raise BridgeError(f"the weights of {subject} are damaged: {path}: wrong arrays ({again})")
    return arrays, note


def write_weights(path: Path, layout: int, note: str, arrays: Mapping[str, NDArray[Any]]) -> None:
    """Write arrays to a file, as float16, with the number of their format and a note."""
    small = {name: array.astype(np.float16) for name, array in arrays.items()}
    np.savez(path, allow_pickle=False, format=layout, note=note, **small)
