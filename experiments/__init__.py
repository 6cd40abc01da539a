"""Experiments on many deals: board files, matches, analyses, and their results."""

import os
import sys

# Matrices are small here: a second thread of numpy would mostly wait. If numpy is imported already, `agent` limits it.
if "numpy" not in sys.modules:
    for _threads in ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS"):
        os.environ.setdefault(_threads, "1")

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
