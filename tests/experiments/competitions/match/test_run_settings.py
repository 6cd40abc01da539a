from __future__ import annotations

import re
from pathlib import Path

import pytest

from ddsolver import BridgeError
from experiments.competitions.kinds import resume_run
from experiments.competitions.match.run import MatchRun, run_match
from experiments.errors import SettingsError, StoreError
from experiments.runs.deals import random_deals
from experiments.runs.processes.pool import Pool
from experiments.runs.session import open_run
from experiments.runs.store import SETTINGS_FILE, Store


def test_a_contract_set_is_named_once() -> None:
    with pytest.raises(SettingsError, match="the contract set '3NT' is named twice; remove one"):
        MatchRun(declarers=("payoff",), contracts=("3NT", "3NT"), deals=4)


def test_the_conditions_of_a_run_stay(tmp_path: Path) -> None:
    def asked(where: str) -> MatchRun:
        return MatchRun(declarers=("monte-carlo:samples=1",), random=1, where=where)

    changes = [("S:hcp=8+", "S:hcp=9+"), ("S:hcp=8+", ""), ("", "S:hcp=8+")]
    for place, (before, after) in enumerate(changes):
        folder = tmp_path / str(place)
        with open_run(folder, asked(before).facts) as store:
            asked(before).keep(store)
        with pytest.raises(StoreError, match=f"with where = {re.escape(before or '(none)')}, not"):
            run_match(asked(after), folder)
        path = folder / SETTINGS_FILE
        path.write_text(path.read_text().replace(f'where = "{before}"', f'where = "{after}"'))
        with pytest.raises(SettingsError, match="the where cannot change within a run: set it to"):
            resume_run(folder)


def test_a_run_that_does_not_say_its_conditions_goes_on(tmp_path: Path) -> None:
    asked = MatchRun(declarers=("monte-carlo:samples=1",), random=1, where="S:hcp=8+")
    with Store(tmp_path, {key: value for key, value in asked.facts.items() if key != "where"}, create=True) as store:
        before = random_deals(store, 1, 1, Pool(), where=asked.where)
    assert run_match(asked, tmp_path).match.deals == before


def test_conditions_of_a_match_are_for_random_deals_and_are_kept_in_one_form() -> None:
    settings = MatchRun(declarers=("payoff",), random=2, where="S: bal and points=15-17")
    assert settings.where == "S:hcp=15-17,bal"
    with pytest.raises(SettingsError, match="it chooses random deals; give random too"):
        MatchRun(declarers=("payoff",), where="S:bal")
    with pytest.raises(BridgeError, match="unknown condition 'ball'"):
        MatchRun(declarers=("payoff",), random=2, where="S:ball")
