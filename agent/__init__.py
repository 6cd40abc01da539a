"""Bridge players. Each sees only its own view, except for some defenders that see all four hands."""

import os
import sys

_THREADS = ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS")
# Matrices are small here: a second thread of numpy mostly waits, and its waiting takes CPU time.
# The variables work only if numpy is not imported yet; the package experiments sets them too, because its help must not
# import this package.
if "numpy" in sys.modules and not any(name in os.environ for name in _THREADS):
    from threadpoolctl import threadpool_limits

    threadpool_limits(1, user_api="blas")
for _name in _THREADS:
    os.environ.setdefault(_name, "1")

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
