"""Rules that contradict each other are found, and only those."""

from __future__ import annotations

from pathlib import Path

import pytest

from agent.calls.system.contradictions import contradictions
from agent.calls.system.file import read_system_file, system_names


def of(folder: Path, *rules: str) -> list[str]:
    path = folder / "mine.toml"
    path.write_text(f"rule = [{', '.join(rules)}]", encoding="utf-8")
    return [each.replace(f"{path}, ", "") for each in contradictions(read_system_file(str(path)))]


@pytest.mark.parametrize("name", system_names())
def test_our_systems_do_not_contradict_themselves(name: str) -> None:
    assert contradictions(read_system_file(name)) == []


def test_two_calls_for_one_hand_are_a_contradiction_and_a_hand_is_named(tmp_path: Path) -> None:
    (found,) = of(tmp_path, "{call = '1C', must = 'hcp=16+'}", "{call = '1S', must = 'S=5+, hcp=15-17'}")
    assert found.startswith("rule 1 (1C) and rule 2 (1S) demand two calls of the same hand, such as ")


def test_answers_that_overlap_are_a_contradiction(tmp_path: Path) -> None:
    (found,) = of(tmp_path, "{after = '1NT', call = '2C', answers = [['2H', 'H=4+'], ['2S', 'S=4+']]}")
    assert found.startswith("rule 1 (2H after 1NT 2C) and rule 1 (2S after 1NT 2C) demand two calls of the same hand")


@pytest.mark.parametrize(
    "rules",
    [
        ("{call = '1C', must = 'hcp=16+'}", "{call = '1S', must = 'S=5+, hcp=11-15'}"),
        ("{call = '1C', must = 'hcp=16+'}", "{call = '1S', shows = 'S=5+'}"),
        ("{call = '1C', must = 'hcp=16+'}", "{call = '1S', must = 'S=5+', shows = 'hcp=15-'}"),
        ("{call = '1C', must = 'hcp=16+'}", "{after = '1S', call = '2S', must = 'hcp=16+'}"),
        ("{call = '2M', must = 'M=6+'}",),
    ],
    ids=["other hands", "no demand", "one is forbidden", "another place", "either suit of a rule"],
)
def test_rules_that_can_both_be_kept_are_none(tmp_path: Path, rules: tuple[str, ...]) -> None:
    assert of(tmp_path, *rules) == []


def test_a_rule_that_forbids_what_it_demands_is_one(tmp_path: Path) -> None:
    assert of(tmp_path, "{call = '1M', shows = 'M=5+', must = 'M=4'}") == [
        "rule 1 (1S) demands the call of hands that it forbids to make it",
        "rule 1 (1H) demands the call of hands that it forbids to make it",
    ]
