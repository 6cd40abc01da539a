from __future__ import annotations

from typing import Any, cast

import numpy as np
import pytest

from agent.errors import PlayerError
from agent.knowledge.view import View
from agent.player import Decision, PerfectPlayer
from agent.players.defence.perfect import ArbitraryDefender, OptimizedDefender
from agent.players.joint.payoff import Payoff
from agent.players.monte_carlo import MonteCarlo
from agent.registry import PLAYERS, Defence, Entry, Role, Sight, full_text, parse_player, register, short_text
from ddsolver import Position

SEED = np.random.SeedSequence(1)


@pytest.mark.parametrize(
    "text", ["monte-carlo", "monte-carlo:", "monte-carlo:samples=5", "monte-carlo:samples=all,aim=imps,datum=-50"]
)
def test_a_declarer_is_made_from_its_name_and_options(text: str) -> None:
    player = parse_player(text, Role.DECLARER).make(SEED)
    assert isinstance(player, MonteCarlo)
    assert not isinstance(player, PerfectPlayer)


@pytest.mark.parametrize(
    "text", ["payoff", "payoff:samples=all,weights=correct-play,p=0.8/0.9|1,lead=no,refill=no,relocation=yes,depth=3"]
)
def test_a_payoff_declarer_is_made_from_its_name_and_options(text: str) -> None:
    player = parse_player(text, Role.DECLARER).make(SEED)
    assert isinstance(player, Payoff)
    assert not isinstance(player, PerfectPlayer)


def test_the_optimized_defender_is_made_with_its_model() -> None:
    player = parse_player("optimized:model=payoff,samples=5,repeats=3", Role.DEFENDER).make(SEED)
    assert isinstance(player, OptimizedDefender)
    assert isinstance(player, PerfectPlayer)


def test_the_arbitrary_defender_says_in_its_type_that_it_sees_everything() -> None:
    player = parse_player("arbitrary", Role.DEFENDER).make(SEED)
    assert isinstance(player, ArbitraryDefender)
    assert isinstance(player, PerfectPlayer)


@pytest.mark.parametrize(
    ("text", "role", "message"),
    [
        ("montecarlo", Role.DECLARER, "unknown declarer: 'montecarlo' (there is alpha-mu, monte-carlo, payoff)"),
        ("arbitrary", Role.DECLARER, "'arbitrary' is a defender, no declarer (there is "),
        ("payoff", Role.DEFENDER, "'payoff' is a declarer, no defender (there is arbitrary, monte-carlo, optimized)"),
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
        ("monte-carlo:lead=1", Role.DECLARER, "option lead of monte-carlo is '1': one of yes, no"),
        ("monte-carlo:depth=1", Role.DECLARER, "unknown option of monte-carlo: 'depth=1'"),
        ("payoff:depth=0", Role.DECLARER, "option depth of payoff is '0': a number of tricks from 1 to 13"),
        ("payoff:seconds=-1", Role.DECLARER, "option seconds of payoff is '-1': a positive number"),
        (
            "optimized:model=arbitrary",
            Role.DEFENDER,
            "option model of optimized is 'arbitrary': one of monte-carlo",
        ),
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
        for role in entry.roles:
            assert parse_player(f"{name}:{written}", role).values == parse_player(name, role).values


def test_a_player_in_full_names_its_options_and_in_short_only_those_that_differ() -> None:
    typed = "payoff:samples=5,relocation=yes"
    full = full_text(typed, Role.DECLARER)
    assert parse_player(full, Role.DECLARER).values == parse_player(typed, Role.DECLARER).values
    options = PLAYERS["payoff"].options
    assert set(parse_player(full, Role.DECLARER).given) == {name for name in options if not options[name].later}
    assert full_text(full, Role.DECLARER) == full
    assert short_text(full, Role.DECLARER) == typed
    assert full_text("arbitrary", Role.DEFENDER) == "arbitrary"
    assert short_text("payoff:samples=20", Role.DECLARER) == "payoff"
    assert short_text("of another time:x=1", Role.DECLARER) == "of another time:x=1"


def test_an_option_that_came_later_does_not_change_the_name_of_who_has_its_default() -> None:
    plain = full_text("monte-carlo", Role.DECLARER)
    assert full_text("monte-carlo:seconds=any", Role.DECLARER) == plain
    assert "seconds" not in plain
    assert full_text("monte-carlo:seconds=2", Role.DECLARER) == f"{plain},seconds=2"


class Peeking(PerfectPlayer):
    """A player of another package."""

    def decide_double_dummy(self, view: View, position: Position) -> Decision:
        return Decision(position.legal()[0])


class PeekingInSecret:
    """It does not say in its type that it sees everything."""

    def decide_double_dummy(self, view: View, position: Position) -> Decision:
        return Decision(position.legal()[0])


@pytest.mark.parametrize(
    ("made", "sees", "message"),
    [
        (Peeking, Sight.VIEW, "its Entry must say sees=Sight.ALL_HANDS"),
        (PeekingInSecret, Sight.ALL_HANDS, "it must be an agent.player.PerfectPlayer"),
        (PeekingInSecret, Sight.VIEW, r"has no decide\(view\)"),
    ],
)
def test_what_a_player_sees_is_what_its_entry_says(
    made: type[Any], sees: Sight, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    entry = Entry(Role.DEFENDER, "peeks", {}, lambda _values, _generator: made(), sees)
    monkeypatch.setitem(cast(dict[str, Entry], PLAYERS), "peeking", entry)
    with pytest.raises(PlayerError, match=message):
        parse_player("peeking", Role.DEFENDER).make(SEED)


def test_no_declarer_sees_all_hands() -> None:
    with pytest.raises(PlayerError, match="only a defender may see all four hands"):
        Entry((Role.DEFENDER, Role.DECLARER), "peeks", {}, lambda _values, _generator: Peeking(), Sight.ALL_HANDS)


def test_a_player_may_have_both_roles(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = Entry((Role.DECLARER, Role.DEFENDER), "plays", {}, lambda _values, generator: MonteCarlo(generator))
    monkeypatch.setitem(cast(dict[str, Entry], PLAYERS), "both", entry)
    for role in Role:
        assert isinstance(parse_player("both", role).make(SEED), MonteCarlo)
    with pytest.raises(PlayerError, match="there is arbitrary, both, monte-carlo, optimized"):
        parse_player("payoff", Role.DEFENDER)
    left, right = Defence.parse("both").make(SEED)
    assert left is not right


def test_a_pair_that_sees_all_hands_is_one_with_one_stream_of_luck() -> None:
    left, right = Defence.parse("arbitrary").make(SEED)
    assert left is right
    one, other = Defence.parse("arbitrary & optimized").make(SEED)
    assert (type(one), type(other)) == (ArbitraryDefender, OptimizedDefender)


def test_two_defenders_are_written_out_one_by_one_unless_they_are_the_same() -> None:
    full = full_text("arbitrary & optimized:repeats=3", Role.DEFENDER)
    assert full == "arbitrary & optimized:model=monte-carlo,samples=5,repeats=3"
    assert short_text(full, Role.DEFENDER) == "arbitrary & optimized:repeats=3"
    assert full_text("arbitrary & arbitrary", Role.DEFENDER) == "arbitrary"
    with pytest.raises(PlayerError, match="there are two defenders, not 3"):
        Defence.parse("arbitrary & arbitrary & arbitrary")


def test_a_player_registered_here_is_found_by_its_name_and_ours_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("agent.registry._registered", {})
    entry = Entry(
        (Role.DECLARER,), "plays something", {}, lambda _values, _generator: MonteCarlo(np.random.default_rng(0))
    )
    register("mine", entry)
    assert parse_player("mine", Role.DECLARER).entry is entry
    with pytest.raises(PlayerError, match="'mine' is a declarer, no defender"):
        parse_player("mine", Role.DEFENDER)
    with pytest.raises(PlayerError, match="there is alpha-mu, mine, monte-carlo, payoff"):
        parse_player("yours", Role.DECLARER)
    with pytest.raises(PlayerError, match="there is a player 'payoff' already"):
        register("payoff", entry)
    for name in ("", " mine", "mine:samples=3", "mine & yours"):
        with pytest.raises(PlayerError, match="is no name for a player"):
            register(name, entry)
