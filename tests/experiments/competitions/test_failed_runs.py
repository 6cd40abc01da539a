"""A run in which boards failed, so that there is no result, raises an error in Python."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from agent.players.settings import MonteCarloSettings
from agent.registry import Entry, Role, Settings, register
from experiments.competitions.kinds import resume_run
from experiments.competitions.league.run import run_league
from experiments.competitions.league.settings import LeagueSettings
from experiments.competitions.match.run import MatchRun, run_match
from experiments.competitions.thesis.run import run_grid
from experiments.competitions.thesis.settings import RunSettings
from experiments.competitions.tune.run import TuneRun, run_tune
from experiments.errors import FailedRunError

PLAYER = "breaks down"
WHY = rf"^the run has no results, because \d boards? failed: .*{PLAYER}.*: RuntimeError: no idea \({__file__}:\d+\)$"
SETS: dict[str, Any] = {"contracts": ("7NT",), "deals": 2}


def _broken(_settings: Settings, _generator: object) -> Any:
    raise RuntimeError("no idea")


@pytest.fixture(autouse=True)
def _registered() -> None:
    register(PLAYER, Entry((Role.DECLARER, Role.DEFENDER), "breaks down", MonteCarloSettings, _broken))


RUNS: dict[str, Callable[[Path], object]] = {
    "match": lambda folder: run_match(MatchRun(declarers=(PLAYER,), random=1), folder),
    "match with one that plays": lambda folder: run_match(
        MatchRun(declarers=("monte-carlo:samples=1", PLAYER), random=1), folder
    ),
    "match of pairs": lambda folder: run_match(
        MatchRun(players=f"NS={PLAYER},EW=monte-carlo:samples=1", random=1), folder
    ),
    "league": lambda folder: run_league(
        LeagueSettings(players={"one": PLAYER, "two": f"{PLAYER}:samples=2"}, **SETS), folder
    ),
    "tune": lambda folder: run_tune(
        TuneRun(declarers=(PLAYER,), samples=(1,), seconds_per_deal=9.0, defender="arbitrary", **SETS), folder
    ),
    "grid": lambda folder: run_grid(
        RunSettings(samples=(1,), declarers=(PLAYER,), defenders=("arbitrary",), weights="uniform", **SETS), folder
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("kind", RUNS)
def test_a_run_that_only_failed_raises_the_reason_and_so_does_its_resumption(kind: str, tmp_path: Path) -> None:
    for play in (RUNS[kind], resume_run):
        with pytest.raises(FailedRunError, match=WHY):
            play(tmp_path)
