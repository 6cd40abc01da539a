"""Mutation testing on a sample: `make mutants`, or `python -m tests.mutants --help`.

Each mutant is one plausible fault in one line. It is played in a copy of the tree against the tests that run its line;
it is killed if one of them fails. Results are kept after each mutant, so that an interrupted run goes on where it was.
mutmut and cosmic-ray were considered: the first replaces functions by dispatchers that numba cannot compile, the
second runs one command for all mutants, which here takes minutes each.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from tests.mutants.covering import Covering, measure
from tests.mutants.rows import Row, read_rows, report, write_rows
from tests.mutants.sites import Mutant, mutants_of, sample_mutants
from tests.mutants.tokens import token_mutants_of

ROOT = Path(__file__).parents[2]
SAMPLES = {
    "agent and experiments": ("agent/**/*.py", "experiments/**/*.py"),
    "ddsolver": ("ddsolver/**/*.py",),
    "scripts and C": ("experiments/**/*.js", "ddsolver/exports/c/*.c"),
}
TIERS = {"quick": "not slow and not long", "all": "not long"}
BUDGET = 15.0
"""Seconds of tests for a mutant."""
WARM_UP = "import ddsolver; ddsolver.warm_up()"


def main() -> int:
    """Play all mutants that have no row yet; write the report."""
    arguments = _arguments()
    folder: Path = arguments.folder
    tree = folder / "tree"
    if arguments.recheck or not (folder / "durations.json").exists():
        _copy_tree(tree)
        measure(tree, folder, arguments.jobs, TIERS[arguments.tests])
    covering = Covering(tree, folder)
    subprocess.run([sys.executable, "-c", WARM_UP], cwd=tree, env=_environment(tree), check=True)
    rows = read_rows(folder / "rows.csv")
    sampled: list[Row] = []
    for (name, patterns), count in zip(SAMPLES.items(), arguments.counts, strict=True):
        paths = [path for pattern in patterns for path in sorted(tree.glob(pattern))]
        mutants = [mutant for path in paths for mutant in _mutants_of(path, tree)]
        for mutant in sample_mutants(mutants, count, arguments.seed):
            row = rows.get(mutant.key)
            if row is None or (arguments.recheck and row.outcome != "killed"):
                row = _play(name, mutant, tree, covering)
                rows[mutant.key] = row
                write_rows(folder / "rows.csv", rows)
                sys.stderr.write(f"{row.outcome} {row.seconds} {' '.join(mutant.key.split())[:150]}\n")
            sampled.append(row)
    report(sampled, arguments.report, arguments.seed)
    return 0


def _mutants_of(path: Path, tree: Path) -> list[Mutant]:
    return mutants_of(path, tree) if path.suffix == ".py" else token_mutants_of(path, tree)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description="Mutation testing on a sample.")
    parser.add_argument("--folder", type=Path, default=ROOT / ".mutants", help="where the run is kept")
    parser.add_argument("--report", type=Path, default=ROOT / "results/bench/mutants.md", help="where the result goes")
    parser.add_argument("--seed", type=int, default=1, help="seed of the sample")
    parser.add_argument(
        "--counts",
        nargs=len(SAMPLES),
        type=int,
        default=[300, 100, 50],
        help="mutants of each sample (default: 300 100 50)",
    )
    parser.add_argument("--tests", choices=TIERS, default="all", help="which tests are to notice them (default: all)")
    parser.add_argument("--jobs", type=int, default=2, help="processes of the run that measures coverage")
    parser.add_argument(
        "--recheck",
        action="store_true",
        help="measure again which tests run a line, and play the survivors against them",
    )
    return parser.parse_args()


def _copy_tree(tree: Path) -> None:
    """Make or refresh a clone with the files as they are now, committed or not."""
    if not tree.exists():
        subprocess.run(["git", "clone", "-q", str(ROOT), str(tree)], check=True)
    for name in _files_of(ROOT) | _files_of(tree):
        source, target = ROOT / name, tree / name
        if not source.exists():
            target.unlink(missing_ok=True)
        elif not target.exists() or source.read_bytes() != target.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)


def _files_of(folder: Path) -> set[str]:
    """Return the files of a clone, committed or not, without those that git ignores."""
    command = ["git", "ls-files", "-co", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True)
    return set(filter(None, listed.stdout.split("\0")))


def _play(sample: str, mutant: Mutant, tree: Path, covering: Covering) -> Row:
    """Put the fault in, run its tests until one fails, and take the fault out."""
    tests = covering.tests_of(mutant, BUDGET)
    if not tests:
        return Row(sample, mutant.key, "survived", "0", "0.0", "")
    path = tree / mutant.path
    text, status = path.read_bytes(), path.stat()
    started = time.monotonic()
    try:
        path.write_bytes(mutant.applied(text))
        # Python compares whole seconds and sizes, so a fault of the same length could go unnoticed.
        os.utime(path, (status.st_atime, status.st_mtime + 10 + time.time() % 1e6))
        outcome, killer = _run_tests(tests, tree, 60 + 4 * covering.seconds(tests))
    finally:
        path.write_bytes(text)
        os.utime(path, (status.st_atime, status.st_mtime))
    return Row(sample, mutant.key, outcome, str(len(tests)), f"{time.monotonic() - started:.1f}", killer)


def _environment(tree: Path) -> dict[str, str]:
    """Return an environment in which the tree's packages are imported and its kernels kept apart."""
    kernels = str(tree.parent / "kernels")
    return os.environ | {"PYTHONPATH": str(tree), "PYTHONDONTWRITEBYTECODE": "1", "NUMBA_CACHE_DIR": kernels}


def _run_tests(tests: list[str], tree: Path, limit: float) -> tuple[str, str]:
    """Return whether a fault was killed, and by which test."""
    listed = tree.parent / "tests.txt"
    listed.write_text("".join(f"{test}\n" for test in tests), encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "--tb=no", "-p", "no:cacheprovider", "-m", ""]
    try:
        process = subprocess.run(
            [*command, "--hypothesis-seed=0", f"@{listed}"],
            cwd=tree,
            env=_environment(tree),
            timeout=limit,
            capture_output=True,
            text=True,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return "killed", "out of time"
    if process.returncode == 0:
        return "survived", ""
    # Below 0 it crashed. With 4, a fault ended an import, or gave other names to tests, which have values in theirs.
    if process.returncode in (3, 5):
        raise RuntimeError(f"pytest did not run the tests of {listed}: {process.stdout}{process.stderr}")
    failed = [line.split()[1] for line in process.stdout.splitlines() if line.startswith(("FAILED ", "ERROR "))]
    return "killed", failed[0] if failed else f"exit status {process.returncode}"


if __name__ == "__main__":
    sys.exit(main())
