"""Bridge players. Each sees only its own view, except for some defenders that see all four hands."""

TYPE_CHECKING = False
"""Type checkers take this name as true. Importing `typing` would take too long before Ctrl-C is handled."""
__version__: str

if not TYPE_CHECKING:

    def __getattr__(name: str) -> str:
        # The version is looked up only on request: only pyproject.toml contains it, and the look-up takes time.
        if name != "__version__":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib.metadata import version

        return version("declarer")
