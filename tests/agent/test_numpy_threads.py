"""How many threads numpy uses beside our players."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from ddsolver.threads import processors


@pytest.mark.skipif(sys.platform != "linux", reason="numpy's wheels for Linux bring OpenBLAS")
@pytest.mark.parametrize(
    "imports",
    ["numpy, agent", "agent, numpy", "numpy, experiments, agent", "ddsolver.deal, agent", "experiments, numpy"],
)
@pytest.mark.parametrize(("chosen", "expected"), [(None, 1), ("2", min(2, processors()))])
def test_numpy_has_one_thread_whatever_is_imported_first_unless_the_user_chose(
    imports: str, chosen: str | None, expected: int
) -> None:
    code = (
        f"import {imports}, threadpoolctl\n"
        "print([each['num_threads'] for each in threadpoolctl.threadpool_info() if each['user_api'] == 'blas'])"
    )
    environment = {name: value for name, value in os.environ.items() if not name.endswith("_THREADS")}
    if chosen:
        environment["OPENBLAS_NUM_THREADS"] = chosen
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, env=environment, check=True
    )
    assert done.stdout == f"[{expected}]\n"
