"""The names that modules had before: every one that another program may have imported (tests/data/old_names.txt)."""

from __future__ import annotations

import importlib
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import agent.moved
import experiments.moved
from agent.rules.contract import Contract
from ddsolver import Seat, Strain
from experiments.runs.rows import BoardKey

LINES = (Path(__file__).parents[1] / "data" / "old_names.txt").read_text().splitlines()
OLD_NAMES = {module: names.split() for module, _, names in (line.partition(": ") for line in LINES)}
RENAMED = {
    "experiments.report.Cell": "PrintedCell",
    "experiments.tune.Question": "TuneSettings",
    "experiments.tune.Runner": "Candidate",
}


@pytest.mark.parametrize("module", OLD_NAMES)
def test_every_old_name_gives_what_the_new_one_gives_and_tells_it(module: str) -> None:
    old = importlib.import_module(module)
    for name in OLD_NAMES[module]:
        with pytest.warns(DeprecationWarning, match=f"^{module}.{name} is now ") as warned:
            found = getattr(old, name)
        place, _, new_name = str(warned[0].message).rpartition(" ")[2].rpartition(".")
        assert new_name == RENAMED.get(f"{module}.{name}", name)
        assert found is getattr(importlib.import_module(place), new_name)
        assert not isinstance(found, type) or found.__module__ == place
        assert warned[0].filename == __file__


def test_every_old_module_is_one_that_there_was() -> None:
    moved = agent.moved.PLACES.keys() | experiments.moved.PLACES.keys() | experiments.moved.ROOMS.keys()
    assert moved - {"experiments.formats"} == OLD_NAMES.keys()


@pytest.mark.parametrize("module", ["experiments.board", "experiments.match", "agent.payoff"])
def test_what_an_old_module_never_had_it_has_not_now(module: str) -> None:
    with pytest.raises(AttributeError, match=f"{module}.* has no attribute 'nothing'"):
        _ = importlib.import_module(module).nothing


def test_old_modules_can_be_imported_in_every_way() -> None:
    code = """
import warnings
warnings.simplefilter("ignore", DeprecationWarning)
from agent import payoff
from agent.payoff import Payoff
import experiments.formats.pbn
from experiments import match, text
from experiments.match import MatchSettings, settings
assert payoff.Payoff is Payoff and settings.MatchSettings is MatchSettings
assert experiments.formats.pbn.read_pbn.__name__ == "read_pbn" and text.diagram
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_module_that_never_was_is_still_not_found() -> None:
    with pytest.raises(ModuleNotFoundError, match="No module named 'experiments.nothing'"):
        importlib.import_module("experiments.nothing")


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize(
    ("kept", "new", "old"),
    [
        (BoardKey("3NT", 1, "monte-carlo", "arbitrary"), b"experiments.runs.rows", b"experiments.store"),
        (Contract(4, Strain.SPADES, Seat.NORTH), b"agent.rules.contract", b"agent.contract"),
    ],
)
def test_pickles_of_before_are_read(kept: object, new: bytes, old: bytes) -> None:
    # Protocol 2 writes a class's name without its length.
    written = pickle.dumps(kept, protocol=2)
    assert new in written
    assert pickle.loads(written.replace(new, old)) == kept


def test_nothing_of_it_is_imported_before_it_is_used() -> None:
    code = """
import sys, experiments
print(*sorted(name for name in sys.modules if name.partition(".")[0] in ("agent", "experiments", "ddsolver", "numpy")))
"""
    found = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout.split()
    assert found == ["experiments", "experiments.moved"]
