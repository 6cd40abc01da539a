from __future__ import annotations

import json
from pathlib import Path

import pytest

from agent.rules.contract import Contract
from experiments.competitions.league.report import league_json
from experiments.competitions.league.run import FIRST_DEALS
from experiments.competitions.league.settings import LeagueSettings
from experiments.competitions.league.standings import League, challenge_points
from experiments.errors import SettingsError
from experiments.runs.rows import PlayedBoard
from tests.command import declarer
from tests.players import deal_of_run

ROOT = Path(__file__).parents[4]
FILE = """\
deals = 3
scoring = "challenge"
defenders = ["arbitrary"]
seed = 3

[auctions."1NT-3NT"]
calls = "1NT Pass 3NT"
constraints = "S:hcp=15-17,S=2-4,H=2-4 N:hcp=10-15"

[auctions.raised]
calls = "1NT Pass 2NT Pass 3NT"
constraints = "S:hcp=17,S=2-4,H=2-4 N:hcp=8-9"

[players]
one = "monte-carlo:samples=1"
two = "monte-carlo:samples=2"
"""


@pytest.mark.parametrize(("tricks", "points"), [(13, 14), (9, 10), (8, -1), (5, -4)])
def test_points_are_ten_for_making_and_one_a_trick(tricks: int, points: int) -> None:
    assert challenge_points(Contract.parse("3NTS"), tricks) == points


def made_up(tricks: dict[str, dict[str, list[int]]]) -> League:
    """A league of one source: the tricks of each player against each defender, deal after deal."""
    boards = [
        PlayedBoard("a", number, player, defender, taken, 0, 1.0, 0.0, "", "", program="1")
        for player, by_defender in tricks.items()
        for defender, given in by_defender.items()
        for number, taken in enumerate(given)
    ]
    return League(
        names={player: player.upper() for player in tricks},
        defenders={defender: defender for defender in next(iter(tricks.values()))},
        reference=next(iter(tricks)),
        scoring="challenge",
        weights={"a": 1.0},
        deals={("a", number): deal_of_run("a", number) for number in range(30)},
        boards=boards,
    )


def test_the_points_of_two_players_are_compared_deal_by_deal() -> None:
    league = made_up({"p": {"x": [9] * 20 + [13]}, "q": {"x": [10] * 10 + [8] + [9] * 9}})
    assert [*league.gains("q", "p", "x").by_source["a"].values()] == [1.0] * 10 + [-11.0] + [0.0] * 9
    assert league_json(league)["scoring"] == "challenge"


@pytest.mark.slow
def test_a_league_of_auctions_is_played_and_its_settings_come_back(tmp_path: Path) -> None:
    path = tmp_path / "league.toml"
    path.write_text(FILE)
    settings = LeagueSettings.read(path)
    assert settings.sources == ("1NT-3NT", "raised")
    ran = declarer("league", path, "--run", tmp_path / "run", "--json")
    assert ran.returncode == 0, ran.stderr
    found = json.loads(ran.stdout)
    assert (found["deals"], found["boards"], found["scoring"]) == (3, 6, "challenge")
    assert LeagueSettings.read(tmp_path / "run" / "settings.toml") == settings
    told = declarer("run", "report", tmp_path / "run", "-o", tmp_path / "report")
    assert "3 deals (2 of 1NT-3NT, 1 of raised) against arbitrary, 6 boards" in told.stdout
    assert "challenge points over one" in told.stdout
    assert (tmp_path / "report" / "index.html").exists()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (('calls = "1NT Pass 3NT"', 'calls = "1NT Pass 1C"'), "insufficient"),
        (('calls = "1NT Pass 3NT"', 'call = "1NT"'), "unknown setting"),
        (("hcp=15-17", "hcp=15-99"), "is not within 0 to 37"),
        (('[auctions."1NT-3NT"]', "[auctions.3NT]"), "'3NT' cannot be the name of an auction set"),
        (("deals = 3", 'deals = 3\ncontracts = ["3NT"]'), "give only one of contracts, random, files and auctions"),
        (('scoring = "challenge"', 'scoring = "sets"'), "choose from"),
    ],
)
def test_wrong_auctions_are_refused_with_what_is_wrong(change: tuple[str, str], message: str, tmp_path: Path) -> None:
    path = tmp_path / "league.toml"
    path.write_text(FILE.replace(*change))
    with pytest.raises(SettingsError, match=message):
        LeagueSettings.read(path)


def test_the_published_challenge_has_equally_many_deals_of_both_auctions_and_four_defenders() -> None:
    settings = LeagueSettings.read(ROOT / "results" / "challenge" / "league.toml")
    assert settings.deals % len(settings.auctions) == 0
    assert settings.deals >= FIRST_DEALS * len(settings.auctions)
    assert len(settings.defenders) == 4
    assert settings.scoring == "challenge"
