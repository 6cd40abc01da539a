from __future__ import annotations

from pathlib import Path

import pytest

from experiments.competitions.league.settings import LeagueSettings
from experiments.errors import SettingsError
from experiments.runs.settings import keep_settings, make_settings
from tests.experiments.competitions.league.test_league import FILE


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("player = 1", "unknown setting 'player', did you mean 'players'?"),
        ("deals = 3", "players is missing"),
        ("players = {}", "at least one player is needed"),
        ('players = {a = "monte-carlo", b = "monte-carlo:samples=20"}', "'b' and 'a' are the same player"),
        ('players = {a = "montecarlo"}', "unknown declarer: 'montecarlo'"),
        ('reference = "b"\nplayers = {a = "payoff"}', r"reference 'b' is not one of the players \(a\)"),
        ('defenders = ["payof"]\nplayers = {a = "payoff"}', "unknown defender: 'payof'"),
        ('defenders = []\nplayers = {a = "payoff"}', "at least one defender is needed, such as arbitrary"),
        (
            'random = true\nfiles = ["x.pbn"]\nplayers = {a = "payoff"}',
            "give only one of contracts, random, files and auctions",
        ),
        (
            'weights = {7H = 2.0}\nplayers = {a = "payoff"}',
            r"weights has '7H', which is not one of the contract sets \(1NT, 3NT",
        ),
        ('contracts = ["3N"]\nplayers = {a = "payoff"}', "unknown contract set: '3N'"),
        ('deals = 0\nplayers = {a = "payoff"}', "deals is 0: at least 1 is needed"),
        ("deals =", "is not a TOML file"),
    ],
)
def test_a_file_that_is_wrong_is_told_with_what_is_wrong(text: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "league.toml"
    path.write_text(text)
    with pytest.raises(SettingsError, match=message) as error:
        LeagueSettings.read(path)
    assert str(error.value).startswith(str(path))


def test_settings_come_back_as_they_were_written(tmp_path: Path) -> None:
    (tmp_path / "one.toml").write_text(FILE)
    settings = LeagueSettings.read(tmp_path / "one.toml")
    weighted = settings.model_copy(update={"weights": {"7NT": 2.5}})
    for each in (settings, weighted, settings.model_copy(update={"contracts": (), "random": True})):
        keep_settings(tmp_path / "two.toml", each.to_toml())
        assert LeagueSettings.read(tmp_path / "two.toml") == each
    assert weighted.weight("7NT") == pytest.approx(2.5 / 3.5)
    (other,) = {*weighted.sources} - {"7NT"}
    assert weighted.weight(other) == pytest.approx(1 / 3.5)


def test_settings_need_not_come_from_a_file() -> None:
    settings = make_settings(LeagueSettings, {"players": {"a": "payoff"}})
    assert settings.sources == ("1NT", "3NT", "4H", "6H")
    assert settings.tables == 1


def test_any_name_that_can_be_shown_comes_back(tmp_path: Path) -> None:
    settings = make_settings(LeagueSettings, {"players": {'\N{GRINNING FACE} "a"': "payoff", "\u00c4": "monte-carlo"}})
    keep_settings(tmp_path / "one.toml", settings.to_toml())
    assert LeagueSettings.read(tmp_path / "one.toml") == settings
    for name in ("a\nb", "a|b", " ", "a\x7f"):
        with pytest.raises(SettingsError, match="cannot be a name in tables"):
            make_settings(LeagueSettings, {"players": {name: "payoff"}})
    with pytest.raises(SettingsError, match="finite"):
        make_settings(LeagueSettings, {"players": {"a": "payoff"}, "weights": {"1NT": float("inf")}})
