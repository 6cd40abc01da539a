"""Which tests run a line, and how long each takes: one run of all tests with coverage's contexts."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

import coverage

from tests.mutants.sites import Mutant

PACKAGES = ("agent", "ddsolver", "experiments")


_HELPERS = {".js": "from tests.(node|browser|dom) import", ".c": "from tests.c_library import"}
"""What the tests of scripts and of C files import: coverage sees lines of Python only."""


def measure(tree: Path, folder: Path, jobs: int, tests: str) -> None:
    """Run the tests with a mark in a tree; leave in ``folder`` the lines they ran and how long they took."""
    environment = os.environ | {
        "DURATIONS": str(folder / "durations.json"),
        "COVERAGE_FILE": str(folder / "coverage"),
        "PYTHONPATH": str(tree),
    }
    options = [
        "-m",
        tests,
        "-p",
        "tests.mutants.durations",
        "--cov-context=test",
        "--cov-report=",
        *(f"--cov={p}" for p in PACKAGES),
    ]
    command = [sys.executable, "-m", "pytest", "-q", "-n", str(jobs), "--dist", "loadgroup", *options]
    subprocess.run(command, cwd=tree, env=environment, check=False)


class Covering:
    """The tests of each line, the quickest first; those that mirror the file count as ten times as quick."""

    def __init__(self, tree: Path, folder: Path) -> None:
        self._tree = tree
        self._seconds: defaultdict[str, float] = defaultdict(float)
        for test, seconds in json.loads((folder / "durations.json").read_text(encoding="utf-8")).items():
            self._seconds[_plain(test)] += seconds
        self._by_file: defaultdict[str, set[str]] = defaultdict(set)
        for test in self._seconds:
            self._by_file[test.split("::")[0]].add(test)
        data = coverage.CoverageData(str(folder / "coverage"))
        data.read()
        self._contexts: dict[str, dict[int, set[str]]] = {}
        for path in data.measured_files():
            name = Path(path).relative_to(tree.resolve()).as_posix()
            folder_of_tests = f"{(Path('tests') / name).parent.as_posix()}/"
            self._contexts[name] = {
                line: self._tests(contexts, folder_of_tests) for line, contexts in data.contexts_by_lineno(path).items()
            }

    def _tests(self, contexts: Iterable[str], mirror: str) -> set[str]:
        """Return the tests of the contexts of a line.

        What the tests of a file share is set up by the first of them; in the folder that mirrors the line's, all tests
        of that file count.
        """
        tests: set[str] = set()
        for context in filter(None, contexts):
            test, phase = context.rsplit("|", 1)
            is_shared = phase == "setup" and test.startswith(mirror)
            tests |= self._by_file[test.split("::")[0]] if is_shared else {_plain(test)}
        return tests

    def tests_of(self, mutant: Mutant, budget: float) -> list[str]:
        """Return the tests that could notice a fault, in the order in which to run them.

        A line of a compiled kernel, or one that runs on import, has the tests of its file. A kernel, or a file without
        any, has those of the folder that mirrors its own, or of the next above that has some. They take ``budget``
        seconds at most, but for one test.
        """
        lines = self._contexts.get(mutant.path, {})
        # The first test that imports a file would seem to be the only one that a line of its top level concerns.
        tests = set() if mutant.on_import else lines.get(mutant.line, set())
        tests = tests or set().union(*lines.values())
        mirror = Path("tests") / mutant.path
        if mirror.suffix in _HELPERS:
            tests = self._of_scripts(_HELPERS[mirror.suffix])
        if mutant.kernel or not tests:
            tests = tests | self._nearest(mirror.parent)
        mirrored = mirror.with_name(f"test_{mirror.name}").as_posix()
        tests |= {test for test in self._seconds if test.startswith(f"{mirrored}::")}
        return list(
            self._within(budget, sorted(tests & self._seconds.keys(), key=lambda test: self._order(test, mirrored)))
        )

    def _of_scripts(self, helper: str) -> set[str]:
        """Return the tests of the files that import a helper."""
        files = [name for name in self._by_file if re.search(helper, self._text(name))]
        return set().union(*(self._by_file[name] for name in files))

    def _text(self, name: str) -> str:
        path = self._tree / name
        return path.read_text(encoding="utf-8") if path.suffix == ".py" else ""

    def _nearest(self, folder: Path) -> set[str]:
        """Return the tests of a folder, or else those of the next one above it that has any."""
        found = {test for test in self._seconds if test.startswith(f"{folder.as_posix()}/")}
        return found or self._nearest(folder.parent)

    def _order(self, test: str, mirrored: str) -> tuple[float, str]:
        return self._seconds[test] * (0.1 if test.startswith(f"{mirrored}::") else 1.0), test

    def _within(self, budget: float, tests: Iterable[str]) -> Iterable[str]:
        spent = 0.0
        for test in tests:
            yield test
            spent += self._seconds[test]
            if spent > budget:
                return

    def seconds(self, tests: Iterable[str]) -> float:
        """Return how long some tests take, in seconds."""
        return sum(self._seconds[test] for test in tests)


def _plain(test: str) -> str:
    """Return a node id as pytest reads it from a file: without xdist's group, and without values of several lines."""
    test = re.sub(r"@[a-z-]+$", "", test)
    return test.split("[")[0] if "\n" in test else test
