"""A run keeps what its players' names meant when it began."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from agent.calls.system import automaton
from agent.calls.system.file import read_system_file
from agent.catalogue import PLAYERS, ROBOTS
from agent.player import Preset
from experiments.competitions.bidding.run import BidMatchRun
from experiments.competitions.kinds import kind_of, resume_run
from experiments.competitions.league.settings import LeagueSettings
from experiments.competitions.match.bid_match import teams_of
from experiments.competitions.match.run import MatchRun, run_match
from experiments.competitions.thesis.settings import RunSettings
from experiments.competitions.tune.run import TuneRun
from experiments.errors import SettingsError, StoreError
from experiments.runs.code_version import program_of
from experiments.runs.store import SETTINGS_FILE, Store
from tests.command import declarer

FAST = "monte-carlo:fast"


@pytest.fixture
def begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a run of a preset of one sample, which has two samples now."""
    monkeypatch.setitem(PLAYERS, "monte-carlo", with_preset("samples=1"))
    run_match(MatchRun(declarers=(FAST,), random=1), tmp_path)
    monkeypatch.setitem(PLAYERS, "monte-carlo", with_preset("samples=2"))
    return tmp_path


def with_preset(options: str) -> object:
    return replace(PLAYERS["monte-carlo"], presets={"fast": Preset(options, "")})


def players_of(folder: Path) -> set[str]:
    with Store.to_read(folder) as store:
        return {board.player for board in store.boards()}


def test_a_run_is_reported_and_resumed_with_the_players_that_it_began_with(begun: Path) -> None:
    with Store.to_read(begun) as store:
        assert "\n(1)  monte-carlo:samples=1 " in kind_of(store).read(store).text()
    path = begun / SETTINGS_FILE
    path.write_text(path.read_text("utf-8").replace("random = 1", "random = 2"), "utf-8")
    assert resume_run(begun).has_results
    run_match(MatchRun(declarers=(FAST,), random=3), begun)
    assert players_of(begun) == {"monte-carlo:samples=1"}
    with Store.to_read(begun) as store:
        assert len(store.played()) == 3


def test_a_new_player_gets_its_key_and_the_comments_of_the_file_stay(begun: Path) -> None:
    path = begun / SETTINGS_FILE
    text = path.read_text("utf-8")
    path.write_text(text.replace(f'["{FAST}"]', f'["{FAST}", "payoff:samples=1"] # mine'), "utf-8")
    resume_run(begun)
    now = path.read_text("utf-8")
    assert '"payoff:samples=1"] # mine' in now
    assert MatchRun.read(path).keys == {
        FAST: "monte-carlo:samples=1",
        "payoff:samples=1": "payoff:samples=1",
        "arbitrary": "arbitrary",
    }
    assert now.count("[keys]") == 1
    resume_run(begun)
    assert path.read_text("utf-8") == now


def test_a_setting_below_the_keys_is_refused(begun: Path) -> None:
    path = begun / SETTINGS_FILE
    path.write_text(path.read_text("utf-8") + 'scoring = "points"\n', "utf-8")
    with pytest.raises(SettingsError, match=r"'scoring' stands below \[keys\]; put it above"):
        MatchRun.read(path)


def test_the_keys_stand_before_the_players_of_a_league() -> None:
    text = LeagueSettings(players={"one": FAST}).to_toml()
    assert text.index("\n[keys]\n") < text.index("\n[players]\n")


def test_settings_of_earlier_versions_get_the_keys(begun: Path) -> None:
    path = begun / SETTINGS_FILE
    old = path.read_text("utf-8").partition("\n# The players of this run")[0]
    path.write_text(old, "utf-8")
    with Store(begun) as store:
        kept = MatchRun.of_run(store).keep(store)
    assert kept.keys[FAST] == "monte-carlo:samples=2"
    assert path.read_text("utf-8").startswith(old)
    assert MatchRun.read(path) == kept


@pytest.mark.parametrize(
    "settings",
    [
        MatchRun(players="NS=robot:fast,EW=net + payoff:thesis / monte-carlo:fast", random=1),
        MatchRun(declarers=("payoff:strong",), defenders=("arbitrary & monte-carlo:fast",), random=1),
        LeagueSettings(players={"one": "robot:fast", "two": "robot:strong"}),
        LeagueSettings(players={"one": FAST}),
        TuneRun(declarers=("payoff:thesis",), samples=(1, 2), seconds_per_deal=1),
        RunSettings(declarers=("payoff:strong", "payoff:refill=no"), samples=(1,), refill=True),
        BidMatchRun(first="net:system=none", second="monte-carlo"),
    ],
)
def test_kept_settings_mean_the_same_players(
    settings: MatchRun | LeagueSettings | TuneRun | RunSettings | BidMatchRun, tmp_path: Path
) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(settings.to_toml(), "utf-8")
    again = type(settings).read(path)
    assert again == settings
    assert type(settings)(**again.model_dump()).keys == again.keys
    if isinstance(settings, RunSettings) and isinstance(again, RunSettings):
        assert [cell.player.key for cell in again.cells()] == [cell.player.key for cell in settings.cells()]
        assert again.player("payoff:refill=no", 1).settings.value("refill") is False


@pytest.mark.parametrize("both", [FAST, "monte-carlo"])
def test_a_text_may_name_a_declarer_and_a_defence_of_a_race_and_of_a_grid(both: str, tmp_path: Path) -> None:
    race = TuneRun(declarers=(both,), defender=both, samples=(1, 2), seconds_per_deal=1)
    grid = RunSettings(declarers=(both,), defenders=(both,), samples=(1, 2))
    for settings, path in ((race, tmp_path / "race.toml"), (grid, tmp_path / "grid.toml")):
        path.write_text(settings.to_toml(), "utf-8")
        assert type(settings).read(path) == settings
    assert race.defence.left.settings.value("samples") > 2, "the sample counts are those of the declarer only"
    assert TuneRun.read(tmp_path / "race.toml").defence == race.defence
    assert [(each.player, each.defence) for each in RunSettings.read(tmp_path / "grid.toml").cells()] == [
        (each.player, each.defence) for each in grid.cells()
    ]


@pytest.mark.parametrize("name", ["monte-carlo:samples=5", "monte-carlo:fast,samples=5"])
def test_a_declarer_of_a_race_or_a_grid_with_a_sample_count_is_refused(name: str) -> None:
    with pytest.raises(SettingsError, match="leave 'samples' out"):
        TuneRun(declarers=(name,), samples=(1, 2), seconds_per_deal=1)
    with pytest.raises(SettingsError, match="leave 'samples' out"):
        RunSettings(declarers=(name,), samples=(1, 2))


def test_a_robot_whose_meaning_changes_is_the_old_one_in_an_old_run(monkeypatch: pytest.MonkeyPatch) -> None:
    before = MatchRun(players="NS=robot:fast,EW=robot:strong", random=1)
    first = before.four
    monkeypatch.setitem(ROBOTS, "robot:fast", "net + monte-carlo:samples=1")
    assert MatchRun(players=before.players, random=1).four != first
    assert MatchRun(players=before.players, random=1, keys=before.keys).four == first


def test_a_system_file_that_changed_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    rule = '[[rule]]\nafter = ""\ncall = "1NT"\nexact = "{}"\n'
    Path("mine.toml").write_text(rule.format("hcp=12-14,balanced"), "utf-8")
    ours = "net:system=mine.toml + monte-carlo:samples=1"
    settings = MatchRun(players=f"NS={ours},EW=net + monte-carlo:samples=1", random=1)
    run_match(settings, "run")
    bid = ("bid-match", "net:system=mine.toml", "net", "--boards", "3", "--run", "bid")
    assert declarer(*bid).returncode == 0
    for words in ("hcp=12-14,balanced", "hcp=15-17,balanced"):
        Path("mine.toml").write_text(f"# {words}\n" + rule.format(words), "utf-8")
        for cached in (read_system_file, automaton.bidding_system, program_of):
            cached.cache_clear()
        if words == "hcp=12-14,balanced":  # only a comment is new
            resume_run("run")
            continue
        Path("run", SETTINGS_FILE).write_text(settings.model_copy(update={"random": 2}).to_toml(), "utf-8")
        with pytest.raises(StoreError, match=r"were played by .*\+mine.toml.*, but this program is .*\+mine.toml"):
            resume_run("run")
        refused = declarer(*bid)
        assert refused.returncode == 1
        assert "+mine.toml." in refused.stderr
        assert refused.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("players", "names"),
    [
        ("NS=robot:fast,EW=net + monte-carlo:samples=1", ("robot:fast", "net:system=two-over-one + {}")),
        ("N=robot:fast,S=robot:strong,EW=robot:fast", ("robot:fast and robot:strong", "robot:fast")),
        ("NS=monte-carlo:fast,samples=1,EW=payoff:samples=1 / {}", ("{}", "payoff:samples=1 / {}")),
    ],
)
def test_a_pair_of_robots_has_the_name_that_the_user_gave(players: str, names: tuple[str, str]) -> None:
    cards = "monte-carlo:samples=1"
    settings = MatchRun(players=players.format(cards), random=1)
    assert settings.pair_names == tuple(name.format(cards) for name in names)
    assert teams_of(settings, ()).compared == settings.pair_names
