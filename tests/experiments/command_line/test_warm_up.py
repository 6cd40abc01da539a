from __future__ import annotations

import json
import os
import re
import sys
from pathlib import Path

import pytest

from experiments.runs import kernels
from experiments.runs.kernels import KERNEL_MODULES
from tests.command import declarer

ROOT = Path(__file__).parents[3]
COMPILING = "declarer: compiling a part of the solver for this machine, once ... 1 s"
REMEDY = "declarer: compiled code cannot be kept in /here: set the environment variable NUMBA_CACHE_DIR"


def sources() -> dict[str, str]:
    paths = [path for package in ("ddsolver", "agent", "experiments") for path in (ROOT / package).rglob("*.py")]
    named = {".".join(path.relative_to(ROOT).with_suffix("").parts): path.read_text(encoding="utf-8") for path in paths}
    return {name: text for name, text in named.items() if re.search(r"^@kernel\(", text, re.M)}


def test_every_module_of_kernels_is_compiled_after_those_that_it_imports() -> None:
    found = sources()
    assert set(KERNEL_MODULES) == set(found)
    for place, module in enumerate(KERNEL_MODULES):
        imported = set(re.findall(r"^from ([\w.]+) import", found[module], re.M)) & set(KERNEL_MODULES)
        assert imported <= set(KERNEL_MODULES[:place]), module


def test_what_is_compiled_already_is_not_compiled_again() -> None:
    declarer("warm-up")
    again = declarer("warm-up")
    assert (again.returncode, again.stdout, again.stderr) == (0, "everything is compiled already\n", "")
    printed = json.loads(declarer("warm-up", "--json").stdout)
    assert (printed["modules"], printed["compiled"]) == (len(KERNEL_MODULES), 0)


@pytest.mark.parametrize(("warning", "status"), [("", 0), (REMEDY, 1)])
def test_modules_that_were_compiled_are_counted_and_warnings_printed_once(
    warning: str, status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def make_ready(name: str) -> None:
        if name.startswith("agent"):
            sys.stderr.write(f"{COMPILING}\n{warning}\n" if warning else f"{COMPILING}\n")

    monkeypatch.setattr(kernels, "make_ready", make_ready)
    monkeypatch.setattr(os, "cpu_count", lambda: 1)  # other processes would have the real function
    done = declarer("warm-up", "--json")
    assert json.loads(done.stdout)["compiled"] == sum(name.startswith("agent") for name in KERNEL_MODULES)
    assert done.returncode == status
    assert done.stderr == (f"{warning}\n" if warning else "")
    assert declarer("warm-up").stdout == "compiled in 0 s\n"
