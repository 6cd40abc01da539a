"""Experiments on many deals: board files, matches, analyses, and their results."""

from typing import TYPE_CHECKING

__version__: str

if not TYPE_CHECKING:

    def __getattr__(name: str) -> str:
        # The version is written only in pyproject.toml. Finding it takes time, so it is found only on request.
        if name != "__version__":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib.metadata import version

        return version("declarer")
