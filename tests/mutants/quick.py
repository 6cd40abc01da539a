"""A small sample of faults against the quick tests nearest to them: `python -m tests.mutants.quick --seed N`.

Coverage of all tests takes an hour of two cores; this needs none. For each fault, the test files that mirror its module
run first, then those of its folder, then those that import the module; last, the outputs and numbers that are kept.
"""

from __future__ import annotations

import argparse
import csv
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from tests.mutants.__main__ import ROOT, SAMPLES, _copy_tree, _environment, _mutants_of
from tests.mutants.sites import Mutant, sample_mutants

SECONDS = 300.0
MOST_FILES = 12
"""Limits of the test files of a fault."""
KEPT = (
    "tests/experiments/test_outputs_stay.py",
    "tests/experiments/test_pages_stay.py",
    "tests/ddsolver/test_positions_stay.py",
)
TEXTS = "test_kernel_ir.py"
"""Compares the text of kernels with that of their compiled files: it notices any change, also of a comment."""
_HELPERS = {".js": r"tests\.(node|browser|dom) import|\.js\b", ".c": r"tests\.c_library import"}


def main() -> int:
    """Play the faults that have no row yet; write a row for each as it is known."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants.quick", description=__doc__)
    parser.add_argument("--folder", type=Path, default=ROOT / ".mutants", help="where the copy of the tree is kept")
    parser.add_argument("--rows", type=Path, default=ROOT / "results/bench/mutants-quick.csv", help="where rows go")
    parser.add_argument("--seed", type=int, required=True, help="seed of the sample")
    parser.add_argument("--counts", nargs=len(SAMPLES), type=int, default=[28, 6, 8], help="mutants of each sample")
    given = parser.parse_args()
    tree: Path = given.folder / "tree"
    _copy_tree(tree)
    known = {tuple(row[:2]) for row in csv.reader(given.rows.open(encoding="utf-8"))} if given.rows.exists() else set()
    with given.rows.open("a", newline="", encoding="utf-8") as file:
        rows = csv.writer(file, lineterminator="\n")
        if not known:
            rows.writerow(["sample", "mutant", "outcome", "noticed by, or why it is equivalent"])
        for mutant in _sample(tree, given.counts, given.seed):
            name = str(given.seed), " ".join(mutant.key.split())
            if name not in known:
                rows.writerow([*name, *_play(mutant, tree)])
                file.flush()
    return 0


def _sample(tree: Path, counts: list[int], seed: int) -> Iterator[Mutant]:
    for patterns, count in zip(SAMPLES.values(), counts, strict=True):
        paths = [path for pattern in patterns for path in sorted(tree.glob(pattern))]
        yield from sample_mutants([mutant for path in paths for mutant in _mutants_of(path, tree)], count, seed)


def _play(mutant: Mutant, tree: Path) -> tuple[str, str]:
    """Put the fault in, run the nearest test files until one fails, and take the fault out."""
    path = tree / mutant.path
    text, status = path.read_bytes(), path.stat()
    path.write_bytes(mutant.applied(text))
    os.utime(path, (status.st_atime, status.st_mtime + 10 + time.time() % 1e6))  # so that Python compiles it again
    try:
        outcome = _first_failure(list(islice(_nearest_files(mutant, tree), MOST_FILES)), tree)
        is_kept = path.suffix == ".py"  # no kept output has scripts of pages or C
        return _first_failure([*KEPT], tree) if outcome[0] != "noticed" and is_kept else outcome
    finally:
        path.write_bytes(text)
        os.utime(path, (status.st_atime, status.st_mtime))


def _first_failure(files: list[str], tree: Path) -> tuple[str, str]:
    command = [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "--tb=no", "-p", "no:cacheprovider"]
    command += ["--hypothesis-seed=0", *files]
    try:
        done = subprocess.run(
            command, cwd=tree, env=_environment(tree), capture_output=True, text=True, check=False, timeout=SECONDS
        )
    except subprocess.TimeoutExpired as late:
        said = (late.stdout or b"").decode() if isinstance(late.stdout, bytes) else ""
        return "not noticed", f"out of time after {said.count('.')} tests"
    failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED ", "ERROR "))]
    if failed or done.returncode not in (0, 5):
        return "noticed", re.split(" - ", failed[0])[0].split(" ", 1)[1] if failed else f"exit {done.returncode}"
    return "not noticed", ""


def _nearest_files(mutant: Mutant, tree: Path) -> Iterator[str]:
    """Yield test files once: the mirrored one, those of its folder, those that name the module, those above it."""
    source = Path(mutant.path)
    tests = {path: path.read_text(encoding="utf-8") for path in sorted((tree / "tests").rglob("test_*.py"))}
    mirror = tree / "tests" / source.parent
    mirrored = [path for path in tests if path == mirror / f"test_{source.stem}.py"]
    beside = [path for path in tests if path.parent == mirror]
    module = re.escape(".".join(source.with_suffix("").parts))
    package, _, name = ".".join(source.with_suffix("").parts).rpartition(".")
    users = rf"\b{module}\b|from {re.escape(package)} import [^\n]*\b{name}\b|{re.escape(source.name)}"
    if source.suffix in _HELPERS:
        importing = [path for path, text in tests.items() if source.name in text]
        importing += [path for path, text in tests.items() if re.search(_HELPERS[source.suffix], text)]
    else:
        importing = [path for path, text in tests.items() if re.search(users, text)]
    near = [*beside, *importing]
    while not beside:
        mirror = mirror.parent
        beside = [path for path in tests if path.parent == mirror]
    found = dict.fromkeys([*mirrored, *near, *beside])
    yield from (path.relative_to(tree).as_posix() for path in found if "bench" not in path.parts and path.name != TEXTS)


if __name__ == "__main__":
    sys.exit(main())
