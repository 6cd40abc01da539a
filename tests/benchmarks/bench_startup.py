"""How long the command takes to start, beside what it cannot do without.

    python -m tests.benchmarks.bench_startup [--runs N] [-o FOLDER]

CPU seconds of whole processes with a warm cache, one of each after the other, medians: `import typer`, `import numba`,
one compiled function called from numba's cache, `declarer --help`, `declarer solve`. Writes ``startup.json`` and
``startup.md``.
"""

from __future__ import annotations

import argparse
import json
import resource
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.benchmarks.bench_solver import about

_ONE_KERNEL = """
from numba import njit
@njit("int64(int64)", cache=True)
def successor(number):
    return number + 1
successor(1)
"""
_DEAL = "N:AJ.QJ6.T62.QJ976 KT4.AT52.J9754.5 Q82.K9843.AKQ.K3 97653.7.83.AT842"
_SOLVE = ["-m", "experiments", "solve", _DEAL, "--trump", "NT", "--leader", "W"]


def seconds(arguments: list[str]) -> float:
    """CPU seconds of one Python process."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


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
        }
        for command in commands.values():
            seconds(command)
        rounds = [{name: seconds(command) for name, command in commands.items()} for _ in range(arguments.runs)]
    medians = {name: statistics.median(each[name] for each in rounds) for name in commands}
    typer, numba = medians["import typer"], medians["import numba"]
    arguments.output.mkdir(parents=True, exist_ok=True)
    kept = {"about": about(), "rounds": rounds}
    (arguments.output / "startup.json").write_text(json.dumps(kept, indent=1) + "\n")
    text = [
        "# Start-up",
        "",
        "How long does a command take to start? The table has the CPU seconds of a whole process, when the cache of",
        f"compiled code is filled. Each is the median of {arguments.runs} processes. "
        "`python -m tests.benchmarks.bench_startup`",
        "makes this page.",
        "",
        "| process | seconds | multiple of `import typer` | multiple of `import numba` |",
        "|---|---:|---:|---:|",
        *(
            f"| {name} | {median:.3f} | {median / typer:.2f} | {median / numba:.2f} |"
            for name, median in medians.items()
        ),
        "",
        ", ".join(f"{name} {value}" for name, value in about().items()),
    ]
    (arguments.output / "startup.md").write_text("\n".join(text) + "\n")
    print("\n".join(text))


if __name__ == "__main__":
    main()
