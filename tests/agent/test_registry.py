from __future__ import annotations

import numpy as np
import pytest

from agent.defenders import ArbitraryDefender
from agent.errors import PlayerError
from agent.monte_carlo import MonteCarlo
from agent.player import PerfectPlayer, Player
from agent.registry import PLAYERS, Role, parse_player

SEED = np.random.SeedSequence(1)


@pytest.mark.parametrize(
    "text", ["monte-carlo", "monte-carlo:", "monte-carlo:samples=5", "monte-carlo:samples=all,aim=imps,datum=-50"]
)
def test_a_declarer_is_made_from_its_name_and_options(text: str) -> None:
    player = parse_player(text, Role.DECLARER).make(SEED)
    assert isinstance(player, MonteCarlo)
    assert isinstance(player, Player)
    assert not isinstance(player, PerfectPlayer)


def test_the_arbitrary_defender_says_in_its_type_that_it_sees_everything() -> None:
    player = parse_player("arbitrary", Role.DEFENDER).make(SEED)
    assert isinstance(player, ArbitraryDefender)
    assert isinstance(player, PerfectPlayer)
    assert not isinstance(player, Player)


@pytest.mark.parametrize(
    ("text", "role", "message"),
    [
        ("montecarlo", Role.DECLARER, "unknown declarer: 'montecarlo' (there is monte-carlo)"),
        ("arbitrary", Role.DECLARER, "unknown declarer: 'arbitrary'"),
        ("monte-carlo", Role.DEFENDER, "unknown defender: 'monte-carlo' (there is arbitrary)"),
        ("monte-carlo:sample=5", Role.DECLARER, "unknown option of monte-carlo: 'sample=5' (there is samples=20, aim="),
        ("monte-carlo:samples", Role.DECLARER, "unknown option of monte-carlo: 'samples'"),
        ("arbitrary:seed=1", Role.DEFENDER, "unknown option of arbitrary: 'seed=1' (there is none)"),
        ("monte-carlo:samples=0", Role.DECLARER, "option samples of monte-carlo is '0': a number from 1"),
        ("monte-carlo:samples=x", Role.DECLARER, "option samples of monte-carlo is 'x'"),
        ("monte-carlo:aim=win", Role.DECLARER, "option aim of monte-carlo is 'win': one of score, tricks, make, imps"),
        ("monte-carlo:datum=x", Role.DECLARER, "option datum of monte-carlo is 'x': a whole number"),
        ("monte-carlo:samples=1,samples=2", Role.DECLARER, "option 'samples' of monte-carlo is given twice"),
    ],
)
def test_what_does_not_exist_is_refused_with_what_does(text: str, role: Role, message: str) -> None:
    with pytest.raises(PlayerError) as error:
        parse_player(text, role)
    assert message in str(error.value)


def test_every_default_can_be_read() -> None:
    for name, entry in PLAYERS.items():
        written = ",".join(f"{key}={option.default}" for key, option in entry.options.items())
        assert parse_player(f"{name}:{written}", entry.role).values == parse_player(name, entry.role).values
