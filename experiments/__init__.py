"""Experiments on many deals: board files, matches, analyses, and their results."""

TYPE_CHECKING = False
"""Type checkers take this name as true. Importing `typing` would take too long before Ctrl-C is handled."""
__version__: str

if not TYPE_CHECKING:

    def __getattr__(name: str) -> str:
        # The version is written only in pyproject.toml. Finding it takes time, so it is found only on request.
        if name != "__version__":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib.metadata import version

        return version("declarer")
