"""Files of systems: what they may say, and messages for what they may not."""

from __future__ import annotations

from pathlib import Path

import pytest

from agent.calls.system.automaton import BiddingSystem, bidding_system
from agent.calls.system.file import read_system_file, system_names
from agent.errors import PlayerError

Written = tuple[Path, str]


def written(folder: Path, text: str) -> str:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[[rule]]\ncal = '1C'", r"rule 1: unknown key 'cal' \(a rule has after, call"),
        ("[[rule]]\nname = 'x'", "rule 1: no call"),
        ("[[rule]]\ncall = '1C'\n[[rule]]\ncall = 1", "rule 2: call is 1, not a text"),
        ("[[rule]]\ncall = '1C'\nforcing = 'yes'", "forcing is 'yes', not one of no, round, game"),
        ("[[rule]]\nafter = '1Q'\ncall = '1C'", "'1Q' is no call"),
        ("[[rule]]\nafter = '1C (P'\ncall = '1D'", r"'\(' is no call \(in the pattern '1C \(P'\)"),
        ("[[rule]]\ncall = '1oM'", "'oM' comes before 'M'"),
        ("[[rule]]\ncall = '1M'\nshows = 'm=4+'", "'m' stands for no suit of the pattern"),
        ("[[rule]]\ncall = '1C'\nshows = 'hpc=4+'", r"rule 1 \(after '', call '1C'\): unknown condition 'hpc'"),
        ("[[rule]]\ncall = '1C'\nshows = 'E:hcp=4+'", "without a seat"),
        ("[[rule]]\ncall = '1C'\nagrees = 'NT'", "agrees is 'NT'"),
        ("[[rule]]\ncall = '1C'\nanswers = ['1D']", "'1D' is no answer"),
        ("[[rule]]\ncall = '1C'\n[[rule]]\ncall = '1C'", "rule 2 .*rule 1 is about 1C in the same place"),
        ("based_on = 'sayd'", "unknown system: 'sayd'"),
        ("based_on = 'two-over-one'\nwithout = ['Stayma']", "without names 'Stayma'"),
        ("rules = 3", "unknown key 'rules'"),
        ("leads = [{card = 'the top'}]", "lead 1: {'card': 'the top'} is no lead .*against, holding, card"),
        ("leads = [{against = 'all', holding = 'two', card = 2}]", "lead 1: .*is no lead"),
        ("rule =", "is not TOML"),
        ("[rule]\ncall = '1C'", r"rule is {'call': '1C'}: a list is needed, as in \[\[rule\]\]"),
        ("rule = ['1C']", "rule 1: '1C' is no rule"),
        ("[[rule]]\ncall = '1C'\nanswers = 1", "rule 1: answers is 1: a list is needed"),
        ("leads = 1", "leads is 1: a list is needed"),
        ("without = 'Stayman'", "without is 'Stayman': a list is needed$"),
        ("based_on = 1", "unknown system: '1'"),
        ("[[rule]]\nafter = '3H'\ncall = '2H'", r"rule 1 \(after '3H', call '2H'\): no auction has these calls"),
        ("[[rule]]\nafter = '1C (2x)'\ncall = '1y'", "no auction has these calls, because bids go up"),
        ("[[rule]]\ncall = '3-2C'", "no auction has these calls"),
    ],
)
def test_a_fault_is_quoted_with_its_rule(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(PlayerError, match=message):
        bidding_system(written(tmp_path, text))


def test_a_system_that_does_not_exist_is_refused() -> None:
    with pytest.raises(PlayerError, match=r"unknown system: 'acol' \(choose from .*two-over-one"):
        bidding_system("acol")
    with pytest.raises(PlayerError, match="cannot read nowhere.toml"):
        bidding_system("nowhere.toml")


def test_a_system_based_on_itself_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(f"based_on = '{path}'", encoding="utf-8")
    with pytest.raises(PlayerError, match=r"mine.toml: based_on names a system that is based on this one"):
        read_system_file(str(path))


def test_rules_replace_those_of_the_system_below(tmp_path: Path) -> None:
    text = "based_on = 'two-over-one'\nwithout = ['Stayman']\n[[rule]]\ncall = '1NT'\nshows = 'hcp=12-14'"
    rules = read_system_file(written(tmp_path, text)).rules
    assert [rule.shows for rule in rules if (rule.after, rule.call) == ("", "1NT")] == ["hcp=12-14"]
    assert not any(rule.name == "Stayman" for rule in rules)
    assert any(rule.name == "transfer" for rule in rules)


def test_an_x_in_a_shape_is_any_length_beside_an_x_that_is_a_suit(tmp_path: Path) -> None:
    text = "[[rule]]\nafter = '1x'\ncall = '2NT'\nshows = 'shape=5=x=x=3, x=4-'"
    spade, *_ = read_system_file(written(tmp_path, text)).meanings()
    assert str(spade.shows) == "N:shape=5=x=x=3 and N:S=4-"


@pytest.mark.parametrize("name", system_names())
def test_the_systems_of_the_package_have_no_fault(name: str) -> None:
    assert BiddingSystem(read_system_file(name)).rules
