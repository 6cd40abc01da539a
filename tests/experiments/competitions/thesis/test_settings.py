from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from agent.registry import PlayerSpec, Role, parse_player
from experiments.competitions.thesis.settings import PRESETS, THESIS_SAMPLES, RunSettings
from experiments.errors import SettingsError
from experiments.runs.settings import make_settings, split_numbers

OTHERS = (
    RunSettings(p=0.9, refill=True, limits=True, seed=7),
    RunSettings(deals_of={"7NT": 3, "6H": 9}, situations="any", samples_against={"optimized": (2,)}),
)


@pytest.mark.parametrize("settings", [*PRESETS.values(), *OTHERS])
def test_settings_written_and_read_are_the_same(settings: RunSettings, tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(settings.to_toml(), encoding="utf-8")
    assert RunSettings.read(path) == settings


def option_of(player: PlayerSpec, name: str) -> object:
    return getattr(player.settings, name)


def test_the_thesis_preset_is_the_published_grid() -> None:
    cells = PRESETS["thesis"].cells()
    assert PRESETS["thesis"].deals == 100
    assert len(cells) == 9 * 3 * (24 + 8)
    against = {cell.samples for cell in cells if cell.defender == "optimized"}
    assert against == {1, 5, 10, 20, 35, 50, 80, 100}
    assert {cell.samples for cell in cells if cell.defender == "arbitrary"} == set(THESIS_SAMPLES)
    assert all("weights=correct-play,refill=no" in cell.player.key for cell in cells)


def test_cells_cover_the_grid_once_and_every_player_can_be_made() -> None:
    settings = RunSettings(
        contracts=("3NT", "4H"), samples=(2, 3), declarers=("monte-carlo", "payoff:classes=yes,aim=make")
    )
    cells = settings.cells()
    assert len(set(cells)) == len(cells) == 2 * 2 * 2 * 2
    for cell in cells:
        assert option_of(cell.player, "samples") == cell.samples


def test_an_option_of_a_declarer_stands_before_the_one_for_all() -> None:
    settings = RunSettings(declarers=("monte-carlo:weights=uniform",), weights="correct-play")
    assert option_of(settings.cells()[0].player, "weights") == "uniform"


def test_sets_with_few_deals_are_spread_over_the_run() -> None:
    order = RunSettings(contracts=("3NT", "4H"), deals=6, deals_of={"4H": 2}).deals_in_order()
    assert sorted(order) == [("3NT", number) for number in range(6)] + [("4H", 0), ("4H", 1)]
    sets = "".join("n" if contract == "3NT" else "H" for contract, _ in order)
    assert sets == "nnHnnnHn" or sets == "nHnnnnHn"
    assert [number for contract, number in order if contract == "3NT"] == list(range(6))


def test_situations_are_for_the_declarers_who_search() -> None:
    found = {cell.declarer: cell.player for cell in RunSettings(situations=50).cells()}
    assert option_of(found["payoff"], "situations") == 50
    assert "situations" not in found["monte-carlo"].settings.options()


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"p": "x"}, "p is 'x': a number is needed"),
        ({"p": []}, r"p is \[\]: a number is needed"),
        ({"deals": 1.5}, "deals is 1.5: a whole number is needed"),
        ({"deals": []}, r"deals is \[\]: a whole number is needed"),
        ({"refill": "x"}, "refill is 'x': true or false is needed"),
        ({"refill": []}, r"refill is \[\]: true or false is needed"),
        ({"contracts": 3}, "contracts is 3: a list is needed"),
        ({"deals_of": 3}, "deals_of is 3: a section with a value on every line is needed"),
        ({"weights": "x"}, "weights is 'x': choose from 'uniform', 'random-play' or 'correct-play'"),
    ],
)
def test_a_value_of_the_wrong_kind_is_refused_with_what_is_needed(values: dict[str, Any], message: str) -> None:
    with pytest.raises(SettingsError, match=f"^{message}$"):
        RunSettings(**values)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("dealz = 3", "unknown setting 'dealz', did you mean 'deals'"),
        ("colour = 3", "unknown setting 'colour' .choose from seed contracts deals"),
        ("deals = 0", "deals is 0: at least 1 is needed"),
        ("deals = 'many'", "deals is 'many'"),
        ("contracts = ['8H']", "unknown contract set: '8H'"),
        ("contracts = []", "at least one value is needed"),
        ("samples = [1, 1]", "1 is named twice"),
        ("declarers = ['montecarlo']", "unknown declarer: 'montecarlo' .choose from alpha-mu, monte-carlo, payoff"),
        ("declarers = ['payoff:samples=3']", "the setting 'samples' applies to all declarers"),
        ("defenders = ['payoff']", "'payoff' is a declarer, not a defender"),
        ("p = 2", "p is 2: at most 1 is needed"),
        ("weights = 'heavy'", "weights is 'heavy'"),
        ("contracts = ['3NT']\n[deals_of]\n4H = 1", "'4H', which is not one of the contracts"),
        ("[deals_of]\n4H = 0", "deals_of.4H is 0: at least 1 is needed"),
        ("situations = 'few'", "situations"),
        ("[samples_against]\nnobody = [1]", "'nobody', which is not one of the defenders"),
        ("declarers = ['payoff', 'payoff:weights=correct-play']", "is the same as payoff against arbitrary"),
        ("defenders = ['optimized']\n[samples_against]\noptimized = [1, 1]", "1 is named twice"),
        ("deals = ", "not a TOML file"),
    ],
)
def test_a_wrong_settings_file_is_refused_with_its_name_and_what_is_wrong(
    text: str, complaint: str, tmp_path: Path
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(SettingsError, match=complaint) as caught:
        RunSettings.read(path)
    assert "mine.toml" in str(caught.value)


def test_a_settings_file_that_is_not_there_is_told() -> None:
    with pytest.raises(SettingsError, match=r"cannot read nowhere\.toml: No such file"):
        RunSettings.read(Path("nowhere.toml"))


def test_wrong_flags_are_told_of_as_settings() -> None:
    with pytest.raises(SettingsError, match="the settings: deals is -1"):
        make_settings(RunSettings, {"deals": -1})


def test_numbers_are_read_and_anything_else_is_refused() -> None:
    assert split_numbers("1, 5,20") == (1, 5, 20)
    with pytest.raises(SettingsError, match="'five' is not a number"):
        split_numbers("1,five")


def test_joint_searches_have_the_limit_of_the_preset_of_the_thesis() -> None:
    preset = parse_player("payoff:thesis", Role.DECLARER)
    assert RunSettings().player("payoff", 5).settings.value("situations") == preset.settings.value("situations")
