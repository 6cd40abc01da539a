"""Networks in files: arrays as float16, the number of the file's format, and a note of how the weights were made."""

from __future__ import annotations

import zipfile
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, ClassVar, Self

import numpy as np
from numpy.typing import NDArray

from ddsolver.errors import BridgeError

Shapes = Mapping[str, tuple[int, ...]]
"""The shape of each array, by name."""


def read_arrays(path: Path) -> dict[str, NDArray[Any]]:
    """Return the arrays of an ``.npz`` file, by name.

    :raises FileNotFoundError: if there is no such file.
    :raises ValueError: if it cannot be read, or is something else; the message says why.
    """
    try:
        with path.open("rb") as file:
            stored = np.load(file, allow_pickle=False)
            if not isinstance(stored, np.lib.npyio.NpzFile):
                raise ValueError("it is a single array")
            arrays = {name: stored[name] for name in stored.files}
    except FileNotFoundError:
        raise
    except (OSError, EOFError, ValueError, RuntimeError, MemoryError, zipfile.BadZipFile, zlib.error) as error:
        raise ValueError(str(error) or type(error).__name__) from None
    for name, array in arrays.items():
        if not isinstance(array, np.ndarray):  # numpy returns files in the archive that are no arrays as bytes
            raise ValueError(f"{name} is no array")
    return arrays


@dataclass(frozen=True, slots=True, eq=False)
class StoredNetwork:
    """The weights of a network, and how they were made; equal only to itself."""

    SUBJECT: ClassVar[str]
    """Whose weights they are, for messages, as in ``the call network``."""
    FILE: ClassVar[str]
    """The name of the file in this package."""
    FORMAT: ClassVar[int]
    """The format of the file. A change of the features or of the layers needs a new number."""

    weights: Mapping[str, NDArray[np.floating[Any]]]
    """The arrays, by name (`shapes`)."""
    note: str = ""
    """How the weights were made."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: arrays={len(self.weights)}>"

    @staticmethod
    def shapes(width: int) -> Shapes:
        """Return the shape of each array of a network with this width, the size of the array ``first_bias``."""
        raise NotImplementedError

    @classmethod
    def load(cls, path: Path | str | None = None) -> Self:
        """Return the network of a file of weights; a text is the name of a file in this package (`FILE` if None).

        :raises BridgeError: if the file is missing or damaged, or has another format.
        """
        if not isinstance(path, Path):
            with as_file(files("agent") / "data" / (path or cls.FILE)) as own:
                return cls.load(own)
        again = "install this package again, or fit the weights again with experiments.fitting"
        try:
            arrays = read_arrays(path)
        except FileNotFoundError:
            raise BridgeError(f"the weights of {cls.SUBJECT} are missing: {path} ({again})") from None
        except ValueError as error:
            raise BridgeError(f"the weights of {cls.SUBJECT} are damaged: {path}: {error} ({again})") from None
        found = arrays.pop("format", None)
        if str(found) != str(cls.FORMAT):
            reads = f"this version reads format {cls.FORMAT}"
            raise BridgeError(f"{path} has weights of format {found}, but {reads} ({again})")
        note = str(arrays.pop("note", ""))
        width = arrays["first_bias"].size if "first_bias" in arrays else 0
        if {name: array.shape for name, array in arrays.items()} != cls.shapes(width):
            raise BridgeError(f"the weights of {cls.SUBJECT} are damaged: {path}: wrong arrays ({again})")
        if not all(array.dtype.kind == "f" and np.isfinite(array).all() for array in arrays.values()):
            raise BridgeError(f"the weights of {cls.SUBJECT} are damaged: {path}: some are no numbers ({again})")
        # In single precision, which layouts are drawn would depend on the order in which a processor adds.
        return cls({name: array.astype(np.float64) for name, array in arrays.items()}, note)

    def save(self, path: Path) -> None:
        """Write the weights to a file, as float16."""
        small = {name: array.astype(np.float16) for name, array in self.weights.items()}
        np.savez(path, allow_pickle=False, format=self.FORMAT, note=self.note, **small)
