"""How long the command takes to start, beside what it cannot do without.

    python -m tests.bench.bench_startup [--runs N] [-o FOLDER]

CPU seconds of whole processes with the kernels compiled, one of each after the other, medians: `import typer`, `import
numba`, one compiled function called from numba's cache, `declarer --help`, `declarer solve`, a call of the library. The
same for one `declarer solve` that finds nothing compiled. The size of the library of kernels, and of what is installed.
Writes ``startup.json`` and ``startup.md``.
"""

from __future__ import annotations

import argparse
import os
import resource
import statistics
import subprocess
import sys
import tempfile
from importlib.metadata import distribution, requires
from pathlib import Path

from ddsolver.native.library import kept
from ddsolver.native.sources import ALL
from tests.bench.measured import keep

_ONE_KERNEL = """
from numba import njit
@njit("int64(int64)", cache=True)
def successor(number):
    return number + 1
successor(1)
"""
_DEAL = "N:AJ.QJ6.T62.QJ976 KT4.AT52.J9754.5 Q82.K9843.AKQ.K3 97653.7.83.AT842"
_SOLVE = ["-m", "experiments", "solve", _DEAL, "--trump", "NT", "--leader", "W"]


def seconds(arguments: list[str], **variables: str) -> float:
    """CPU seconds of one Python process and of those that it starts."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    environment = os.environ | {"PYTHONDONTWRITEBYTECODE": ""} | variables  # modules are compiled once, as a user's are
    subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL, env=environment)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def sizes() -> dict[str, float]:
    """Megabytes of the library of kernels, and of each package that is installed with declarer."""
    found = {"the library of compiled kernels": next(kept(ALL)).path.stat().st_size / 1e6}
    needed = [line.partition(">")[0] for line in requires("declarer") or () if ";" not in line]
    for name in [*needed, "numba", "llvmlite"]:
        files = distribution(name).files or ()
        found[name] = sum(file.size or 0 for file in files) / 1e6
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=15, help="processes of each kind")
    parser.add_argument("-o", "--output", type=Path, default=Path("results/bench"), help="the folder to write to")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "one_kernel.py"
        script.write_text(_ONE_KERNEL)
        commands = {
            "import typer": ["-c", "import typer"],
            "import numba": ["-c", "import numba"],
            "one cached numba function": [str(script)],
            "declarer --help": ["-m", "experiments", "--help"],
            "declarer solve": _SOLVE,
            "declarer.solve in Python": ["-c", f"import declarer; declarer.solve({_DEAL!r}, 'NT', 'W')"],
        }
        seconds(["-m", "experiments", "warm-up"])
        for command in commands.values():
            seconds(command)
        cold = seconds(_SOLVE, NUMBA_CACHE_DIR=folder)
        rounds = [{name: seconds(command) for name, command in commands.items()} for _ in range(arguments.runs)]
    medians = {name: statistics.median(each[name] for each in rounds) for name in commands}
    typer, numba = medians["import typer"], medians["import numba"]
    measured = sizes()
    text = [
        "# Start-up",
        "",
        "How long does a command take to start? The table has the CPU seconds of a whole process, when the kernels are",
        f"compiled. Each is the median of {arguments.runs} processes. `python -m tests.bench.bench_startup`",
        "makes this page.",
        "",
        "| process | seconds | multiple of `import typer` | multiple of `import numba` |",
        "|---|---:|---:|---:|",
        *(
            f"| {name} | {median:.3f} | {median / typer:.2f} | {median / numba:.2f} |"
            for name, median in medians.items()
        ),
        "",
        f"If nothing is compiled, one `declarer solve` takes {cold:.1f} CPU seconds, {cold / numba:.0f} times `import",
        "numba`.",
        "",
        "| what | megabytes |",
        "|---|---:|",
        *(f"| {name} | {size:.1f} |" for name, size in measured.items()),
    ]
    keep(arguments.output, "startup", {"rounds": rounds, "cold": cold, "megabytes": measured}, text)


if __name__ == "__main__":
    main()
