from __future__ import annotations

import numpy as np
import pytest

from agent.defenders import ArbitraryDefender, OptimizedDefender
from agent.errors import PlayerError
from agent.monte_carlo import MonteCarlo
from agent.payoff import Payoff
from agent.player import PerfectPlayer, Player
from agent.registry import PLAYERS, Role, full_text, parse_player, short_text

SEED = np.random.SeedSequence(1)


@pytest.mark.parametrize(
    "text", ["monte-carlo", "monte-carlo:", "monte-carlo:samples=5", "monte-carlo:samples=all,aim=imps,datum=-50"]
)
def test_a_declarer_is_made_from_its_name_and_options(text: str) -> None:
    player = parse_player(text, Role.DECLARER).make(SEED)
    assert isinstance(player, MonteCarlo)
    assert isinstance(player, Player)
    assert not isinstance(player, PerfectPlayer)


@pytest.mark.parametrize(
    "text", ["payoff", "payoff:samples=all,weights=correct-play,p=0.8/0.9|1,lead=no,refill=no,relocation=yes,depth=3"]
)
def test_a_payoff_declarer_is_made_from_its_name_and_options(text: str) -> None:
    player = parse_player(text, Role.DECLARER).make(SEED)
    assert isinstance(player, Payoff)
    assert isinstance(player, Player)


def test_the_optimized_defender_is_made_with_its_model() -> None:
    player = parse_player("optimized:model=payoff,samples=5,repeats=3", Role.DEFENDER).make(SEED)
    assert isinstance(player, OptimizedDefender)
    assert isinstance(player, PerfectPlayer)


def test_the_arbitrary_defender_says_in_its_type_that_it_sees_everything() -> None:
    player = parse_player("arbitrary", Role.DEFENDER).make(SEED)
    assert isinstance(player, ArbitraryDefender)
    assert isinstance(player, PerfectPlayer)
    assert not isinstance(player, Player)


@pytest.mark.parametrize(
    ("text", "role", "message"),
    [
        ("montecarlo", Role.DECLARER, "unknown declarer: 'montecarlo' (there is monte-carlo, payoff)"),
        ("arbitrary", Role.DECLARER, "unknown declarer: 'arbitrary'"),
        ("monte-carlo", Role.DEFENDER, "unknown defender: 'monte-carlo' (there is arbitrary, optimized)"),
        (
            "monte-carlo:sample=5",
            Role.DECLARER,
            "unknown option of monte-carlo: 'sample=5' (there is samples=20, weights=uniform",
        ),
        ("monte-carlo:samples", Role.DECLARER, "unknown option of monte-carlo: 'samples'"),
        ("arbitrary:seed=1", Role.DEFENDER, "unknown option of arbitrary: 'seed=1' (there is none)"),
        ("monte-carlo:samples=0", Role.DECLARER, "option samples of monte-carlo is '0': a number from 1"),
        ("monte-carlo:samples=x", Role.DECLARER, "option samples of monte-carlo is 'x'"),
        ("monte-carlo:aim=win", Role.DECLARER, "option aim of monte-carlo is 'win': one of score, tricks, make, imps"),
        ("monte-carlo:datum=x", Role.DECLARER, "option datum of monte-carlo is 'x': a whole number"),
        ("monte-carlo:weights=heavy", Role.DECLARER, "option weights of monte-carlo is 'heavy': one of uniform, "),
        ("monte-carlo:p=2", Role.DECLARER, "option p of monte-carlo is '2': probabilities of correct play are (2.0,)"),
        ("monte-carlo:p=x", Role.DECLARER, "option p of monte-carlo is 'x': probability of correct play is 'x'"),
        ("monte-carlo:lead=1", Role.DECLARER, "option lead of monte-carlo is '1': 'yes' or 'no'"),
        ("monte-carlo:depth=1", Role.DECLARER, "unknown option of monte-carlo: 'depth=1'"),
        ("payoff:depth=0", Role.DECLARER, "option depth of payoff is '0': a number of tricks from 1 to 13"),
        ("payoff:seconds=-1", Role.DECLARER, "option seconds of payoff is '-1': a positive number"),
        ("optimized:model=arbitrary", Role.DEFENDER, "option model of optimized is 'arbitrary': monte-carlo or payoff"),
        ("optimized:repeats=0", Role.DEFENDER, "option repeats of optimized is '0': a number from 1"),
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


def test_a_player_in_full_names_every_option_and_in_short_only_those_that_differ() -> None:
    typed = "payoff:samples=5,relocation=yes"
    full = full_text(typed, Role.DECLARER)
    assert parse_player(full, Role.DECLARER).values == parse_player(typed, Role.DECLARER).values
    assert set(parse_player(full, Role.DECLARER).given) == set(PLAYERS["payoff"].options)
    assert full_text(full, Role.DECLARER) == full
    assert short_text(full, Role.DECLARER) == typed
    assert full_text("arbitrary", Role.DEFENDER) == "arbitrary"
    assert short_text("payoff:samples=20", Role.DECLARER) == "payoff"
    assert short_text("of another time:x=1", Role.DECLARER) == "of another time:x=1"
