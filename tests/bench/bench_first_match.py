"""What `make match` takes from a bare clone, by phases, and what it installs.

    python -m tests.bench.bench_first_match [--revision R ...] [--runs N] [-o FOLDER]

Clones the repository, makes its environment, and plays the match of `make match` twice: what the first takes more than
the second is the compilation. CPU seconds (of all processes) and seconds, medians. Needs the network, git and make; an
idle machine, if seconds are to mean anything. Writes ``first-match.json`` and ``first-match.md``.
"""

from __future__ import annotations

import argparse
import os
import resource
import statistics
import subprocess
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from tests.bench.measured import keep

ROOT = Path(__file__).parents[2]
_ENVIRONMENTS = ("runtime", "installed")
"""The files in ``.venv`` that the Makefile makes for a match: of these, the first that it has."""


class Phase(NamedTuple):
    """What a phase took."""

    name: str
    cpu: float
    seconds: float


def measured(name: str, clone: Path, *arguments: str) -> Phase:
    """Run `make` in a clone, without the caches of pip; return what it took."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    environment = {**os.environ, "PIP_NO_CACHE_DIR": "1"}
    subprocess.run(["make", *arguments], cwd=clone, check=True, env=environment, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Phase(name, cpu, time.monotonic() - start)


def phases_of(revision: str, folder: Path) -> tuple[list[Phase], int, float]:
    """Return the phases from a clone to a match, and the packages and megabytes that are installed."""
    clone = folder / "clone"
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
    subprocess.run(["git", "-C", str(clone), "checkout", "--quiet", revision], check=True)
    makefile = (clone / "Makefile").read_text(encoding="utf-8")
    environment = next(name for name in _ENVIRONMENTS if f".venv/{name}" in makefile)
    install = measured("environment and packages", clone, f".venv/{environment}")
    first, second = (measured("match", clone, "match") for _ in range(2))
    compiling = Phase("first start: compilation, modules", first.cpu - second.cpu, first.seconds - second.seconds)
    packages = len([*(clone / ".venv").rglob("*.dist-info")])
    size = sum(path.stat().st_size for path in (clone / ".venv").rglob("*") if path.is_file() and not path.is_symlink())
    total = Phase("all", install.cpu + first.cpu, install.seconds + first.seconds)
    return [install, compiling, second._replace(name="match"), total], packages, size / 1e6


def _short(revision: str) -> str:
    """Return the short name of a commit."""
    named = subprocess.run(
        ["git", "-C", str(ROOT), "rev-parse", "--short", revision], check=True, capture_output=True, text=True
    )
    return named.stdout.strip()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--revision", nargs="+", default=["HEAD"], help="the commits to compare")
    parser.add_argument("--runs", type=int, default=3, help="clones of each")
    parser.add_argument("-o", "--output", type=Path, default=Path("results/bench"), help="the folder to write to")
    arguments = parser.parse_args()
    rows, rounds = [], {}
    for given in arguments.revision:
        revision = _short(given)
        runs = []
        for _ in range(arguments.runs):
            with tempfile.TemporaryDirectory() as folder:
                runs.append(phases_of(revision, Path(folder)))
        rounds[revision] = runs
        for place, phase in enumerate(runs[0][0]):
            cpu = statistics.median(phases[place].cpu for phases, *_ in runs)
            seconds = statistics.median(phases[place].seconds for phases, *_ in runs)
            rows.append(f"| {revision} | {phase.name} | {cpu:.0f} | {seconds:.0f} |")
        rows.append(f"| {revision} | {runs[0][1]} packages, {runs[0][2]:.0f} MB installed | | |")
    text = [
        "# From a bare clone to a match",
        "",
        f"What does `make match` take on two cores? Medians of {arguments.runs} clones. `python -m",
        "tests.bench.bench_first_match` makes this page.",
        "",
        "| commit | phase | CPU seconds | seconds |",
        "|---|---|---:|---:|",
        *rows,
    ]
    keep(arguments.output, "first-match", {"rounds": rounds}, text)


if __name__ == "__main__":
    main()
