from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import EntryPoint, EntryPoints
from typing import Any, cast

import numpy as np
import pytest

from agent.errors import PlayerError
from agent.knowledge.view import View
from agent.options import whole_number
from agent.player import Decision, PerfectPlayer
from agent.players.bidding.bidders import ScriptBidder, ScriptSettings
from agent.players.defence.perfect import ArbitraryDefender, OptimizedDefender
from agent.players.joint_search.payoff import Payoff
from agent.players.monte_carlo import MonteCarlo
from agent.players.settings import MonteCarloSettings
from agent.registry import (
    PLAYERS,
    PLUG_INS,
    Defence,
    Entry,
    Role,
    Settings,
    Sight,
    find_entry,
    load_plug_in,
    option,
    parse_bidder,
    parse_player,
    player_key,
    register,
)
from ddsolver import Position
from tests.gate import ENTRY

SEED = np.random.SeedSequence(1)


@pytest.mark.parametrize(
    "text", ["monte-carlo", "monte-carlo:", "monte-carlo:samples=5", "monte-carlo:samples=all,aim=imps"]
)
def test_a_declarer_is_made_from_its_name_and_options(text: str) -> None:
    player = parse_player(text, Role.DECLARER).make(SEED)
    assert isinstance(player, MonteCarlo)
    assert not isinstance(player, PerfectPlayer)


@pytest.mark.parametrize(
    "text",
    ["payoff", "payoff:samples=all,weights=correct-play,p=0.8,refill=no,relocation=yes", "payoff:strong,samples=50"],
)
def test_a_payoff_declarer_is_made_from_its_name_and_options(text: str) -> None:
    player = parse_player(text, Role.DECLARER).make(SEED)
    assert isinstance(player, Payoff)
    assert not isinstance(player, PerfectPlayer)


def test_the_optimized_defender_is_made_with_its_model() -> None:
    player = parse_player("optimized:samples=5,repeats=3", Role.DEFENDER).make(SEED)
    assert isinstance(player, OptimizedDefender)
    assert isinstance(player, PerfectPlayer)


def test_the_arbitrary_defender_says_in_its_type_that_it_sees_everything() -> None:
    player = parse_player("arbitrary", Role.DEFENDER).make(SEED)
    assert isinstance(player, ArbitraryDefender)
    assert isinstance(player, PerfectPlayer)


@pytest.mark.parametrize(
    ("text", "role", "message"),
    [
        ("montecarlo", Role.DECLARER, "unknown declarer: 'montecarlo' (choose from alpha-mu, monte-carlo, payoff)"),
        ("arbitrary", Role.DECLARER, "'arbitrary' is a defender, not a declarer (choose from "),
        (
            "payoff",
            Role.DEFENDER,
            "'payoff' is a declarer, not a defender (choose from arbitrary, careful, monte-carlo, optimized)",
        ),
        (
            "monte-carlo:sample=5",
            Role.DECLARER,
            "unknown option of monte-carlo: 'sample=5' (options with their defaults: samples=20, patience=2",
        ),
        ("monte-carlo:samples", Role.DECLARER, "unknown option of monte-carlo: 'samples'"),
        ("arbitrary:seed=1", Role.DEFENDER, "unknown option of arbitrary: 'seed=1'; it has no options"),
        ("monte-carlo:samples=0", Role.DECLARER, "monte-carlo: option samples is '0': a number from 1"),
        ("monte-carlo:samples=x", Role.DECLARER, "monte-carlo: option samples is 'x'"),
        (
            "monte-carlo:aim=win",
            Role.DECLARER,
            "monte-carlo: option aim is 'win': one of scored, points, tricks, make, imps",
        ),
        ("monte-carlo:weights=heavy", Role.DECLARER, "monte-carlo: option weights is 'heavy': one of uniform, "),
        ("monte-carlo:p=2", Role.DECLARER, "monte-carlo: option p is '2': a probability from 0 to 1"),
        ("monte-carlo:p=x", Role.DECLARER, "monte-carlo: option p is 'x': a probability from 0 to 1"),
        ("monte-carlo:refill=1", Role.DECLARER, "monte-carlo: option refill is '1': one of yes, no"),
        ("monte-carlo:strong,fast", Role.DECLARER, "unknown option of monte-carlo: 'fast' (options with"),
        ("payoff:weak", Role.DECLARER, "; presets, written before the options: thesis, strong)"),
        ("payoff:depth=3", Role.DECLARER, "unknown option of payoff: 'depth=3' (options with"),
        ("payoff:seconds=-1", Role.DECLARER, "payoff: option seconds is '-1': a number of seconds from 0.000001"),
        (
            "optimized:model=arbitrary",
            Role.DEFENDER,
            "optimized no longer has the option 'model'",
        ),
        ("optimized:repeats=0", Role.DEFENDER, "optimized: option repeats is '0': a number from 1"),
        ("monte-carlo:samples=1,samples=2", Role.DECLARER, "option 'samples' of monte-carlo is given twice"),
    ],
)
def test_what_does_not_exist_is_refused_with_what_does(text: str, role: Role, message: str) -> None:
    with pytest.raises(PlayerError) as error:
        parse_player(text, role)
    assert message in str(error.value)


def test_every_default_can_be_written_and_read() -> None:
    for name, entry in PLAYERS.items():
        options = entry.settings.options().items()
        written = ",".join(f"{key}={option.kind.write(option.default)}" for key, option in options)
        for role in entry.roles:
            assert parse_player(f"{name}:{written}", role) == parse_player(name, role)


def test_a_key_names_the_options_that_differ_from_the_baseline_and_reads_as_the_same_player() -> None:
    typed = "payoff:relocation=yes,samples=5,refill=no,p=.9"
    key = player_key(typed, Role.DECLARER)
    assert key == "payoff:samples=5,p=0.9,refill=no,relocation=yes"
    assert parse_player(key, Role.DECLARER) == parse_player(typed, Role.DECLARER)
    assert player_key(key, Role.DECLARER) == key
    assert player_key("payoff", Role.DECLARER) == "payoff:samples=20"
    assert player_key("arbitrary", Role.DEFENDER) == "arbitrary"


@dataclass(frozen=True, kw_only=True)
class Changed(Settings):
    """A default that was 3 when the first rows were kept, and an option that came later."""

    boldness: int = option(4, whole_number(1, 9), "how bold", baseline=3)
    later: int = option(1, whole_number(1, 9), "it came later")


def test_a_new_option_changes_no_old_key() -> None:
    assert Changed().written() == {"boldness": "4"}
    assert Changed(boldness=3).written() == {"boldness": "3"}
    assert "later" not in Changed().written()


@pytest.mark.parametrize(
    "text",
    [
        "payoff:situations=99999999999999999",
        "payoff:situations=9007199254740993,seconds=1e-5",
        "monte-carlo:p=0.1234567890123,patience=1e-06",
        "monte-carlo:p=-0.0,weights=correct-play",
        "payoff: samples=5, aim=imps",
    ],
)
def test_every_key_reads_as_its_player_and_is_its_own_key(text: str) -> None:
    player = parse_player(text, Role.DECLARER)
    again = parse_player(player.key, Role.DECLARER)
    assert (again, again.key, hash(again)) == (player, player.key, hash(player))


def test_numbers_of_numpy_are_kept_as_plain_ones() -> None:
    given = MonteCarloSettings(samples=np.uint8(100), p=np.float32(0.5))  # type: ignore[arg-type]
    assert (type(given.samples), type(given.p)) == (int, float)
    with pytest.raises(PlayerError, match="option samples is array"):
        MonteCarloSettings(samples=np.array([5, 6]))  # type: ignore[arg-type]


def test_an_option_whose_default_changed_is_always_named_so_that_its_key_reads_as_its_player() -> None:
    assert Changed.parse(Changed(boldness=3).written()) == Changed(boldness=3)
    assert Changed.parse(Changed().written()) == Changed()


def test_an_option_that_a_key_lacks_has_its_first_default_and_the_key_stays() -> None:
    old = Changed.parse({}, is_key=True)
    assert (old.boldness, old.written(named=())) == (3, {})
    now = Changed.parse({"boldness": "4"}, is_key=True)
    assert (now, now.written(named=("boldness",))) == (Changed(), {"boldness": "4"})


@pytest.mark.parametrize("key", ["net", "net:system=none", "net:system=two-over-one", "monte-carlo:layouts=5"])
def test_the_key_of_a_bidder_that_was_read_from_a_key_is_this_key(key: str) -> None:
    bidder = parse_bidder(key, is_key=True)
    assert bidder.key == key
    assert bidder.settings.value("system") == ("two-over-one" if "two" in key else "none")
    assert parse_bidder(bidder.replace(network="imitating").key, is_key=True) == bidder.replace(network="imitating")


def test_a_preset_is_expanded_before_the_key_is_made_and_may_be_changed() -> None:
    assert player_key("payoff:strong", Role.DECLARER) == (
        "payoff:samples=100,positions=16000000,weights=real,auction=read,classes=yes,plan=10000000"
    )
    assert player_key("payoff:strong,samples=50", Role.DECLARER).startswith(
        "payoff:samples=50,positions=16000000,weights=real,"
    )
    for name, entry in PLAYERS.items():
        for preset in entry.presets:
            assert parse_player(f"{name}:{preset}", entry.roles[0]).given


def test_a_player_with_another_value_is_checked_too() -> None:
    player = parse_player("payoff:samples=5", Role.DECLARER)
    assert player.replace(samples=7).key == "payoff:samples=7"
    with pytest.raises(PlayerError, match="option samples is 0: a number from 1"):
        player.replace(samples=0)
    with pytest.raises(PlayerError, match="payoff has no option 'habits'"):
        player.replace(habits=True)


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
        (PeekingInSecret, Sight.VIEW, r"has no method decide\(view\)"),
    ],
)
def test_what_a_player_sees_is_what_its_entry_says(
    made: type[Any], sees: Sight, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    entry = Entry(Role.DEFENDER, "peeks", Settings, lambda _values, _generator: made(), sees)
    monkeypatch.setitem(cast(dict[str, Entry], PLAYERS), "peeking", entry)
    with pytest.raises(PlayerError, match=message):
        parse_player("peeking", Role.DEFENDER).make(SEED)


def test_no_declarer_sees_all_hands() -> None:
    with pytest.raises(PlayerError, match="only a defender may see all four hands"):
        Entry((Role.DEFENDER, Role.DECLARER), "peeks", Settings, lambda _values, _generator: Peeking(), Sight.ALL_HANDS)


def test_a_player_may_have_both_roles(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = Entry((Role.DECLARER, Role.DEFENDER), "plays", MonteCarloSettings, MonteCarlo)
    monkeypatch.setitem(cast(dict[str, Entry], PLAYERS), "both", entry)
    for role in (Role.DECLARER, Role.DEFENDER):
        assert isinstance(parse_player("both", role).make(SEED), MonteCarlo)
    with pytest.raises(PlayerError, match="choose from arbitrary, both, careful, monte-carlo, optimized"):
        parse_player("payoff", Role.DEFENDER)
    left, right = Defence.parse("both").make(SEED)
    assert left is not right


@pytest.mark.parametrize("make", [parse_player("payoff", Role.DECLARER).make, parse_bidder("monte-carlo").make])
def test_a_seed_makes_the_same_player_each_time(make: Callable[[np.random.SeedSequence], Any]) -> None:
    seed = np.random.SeedSequence(5)
    one, other = (make(seed)._generator.spawn(1)[0].random() for _ in range(2))
    assert one == other


def test_a_pair_that_sees_all_hands_is_one_with_one_stream_of_luck() -> None:
    left, right = Defence.parse("arbitrary").make(SEED)
    assert left is right
    one, other = Defence.parse("arbitrary & optimized").make(SEED)
    assert (type(one), type(other)) == (ArbitraryDefender, OptimizedDefender)


def test_two_defenders_are_written_out_one_by_one_unless_they_are_the_same() -> None:
    assert player_key("arbitrary & optimized:repeats=3,samples=5", Role.DEFENDER) == "arbitrary & optimized:repeats=3"
    assert player_key("arbitrary & arbitrary", Role.DEFENDER) == "arbitrary"
    with pytest.raises(PlayerError, match="there are two defenders, not 3"):
        Defence.parse("arbitrary & arbitrary & arbitrary")


def test_a_player_registered_here_is_found_by_its_name_and_ours_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("agent.added._registered", {})
    entry = Entry((Role.DECLARER,), "plays something", MonteCarloSettings, MonteCarlo)
    register("mine", entry)
    assert parse_player("mine", Role.DECLARER).entry is entry
    with pytest.raises(PlayerError, match="'mine' is a declarer, not a defender"):
        parse_player("mine", Role.DEFENDER)
    with pytest.raises(PlayerError, match="choose from alpha-mu, mine, monte-carlo, payoff"):
        parse_player("yours", Role.DECLARER)
    with pytest.raises(PlayerError, match="there is a player 'payoff' already"):
        register("payoff", entry)
    for name in ("", " mine", "mine:samples=3", "mine & yours"):
        with pytest.raises(PlayerError, match="cannot be a player's name"):
            register(name, entry)


def test_a_bidder_registered_here_is_found_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("agent.added._registered", {})
    register(
        "mine",
        Entry(Role.BIDDER, "passes", Settings, lambda _settings, generator: ScriptBidder(ScriptSettings(), generator)),
    )
    bidder = parse_bidder("mine")
    assert isinstance(bidder.make(SEED), ScriptBidder)
    assert not bidder.is_built_in
    with pytest.raises(PlayerError, match="'mine' is a bidder, not a declarer"):
        parse_player("mine", Role.DECLARER)
    with pytest.raises(PlayerError, match="there is a player 'net' already"):
        register("net", bidder.entry)


def test_a_player_of_another_package_is_told_its_role_where_it_does_not_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    plug_in = EntryPoint("gated", "tests.gate:ENTRY", PLUG_INS)
    monkeypatch.setattr("agent.added.entry_points", lambda **_: EntryPoints([plug_in]))
    monkeypatch.setattr("agent.added._loaded", {})
    for _ in range(2):
        assert find_entry("gated", Role.DECLARER) is ENTRY
        with pytest.raises(PlayerError, match=r"'gated' is a declarer, not a defender \(choose from arbitrary, "):
            find_entry("gated", Role.DEFENDER)


@pytest.mark.parametrize("name", ["monte-carlo", "monte-carlo:strong", "payoff:strong", "alpha-mu"])
def test_a_player_without_an_aim_of_its_own_plays_for_what_is_scored(name: str) -> None:
    player = parse_player(name, Role.DECLARER)
    assert player.aim == "imps"
    assert player.aiming("tricks").aim == "tricks"
    assert player.aiming("tricks").key == player.key
    typed = parse_player(f"{name}{',' if ':' in name else ':'}aim=make", Role.DECLARER)
    assert typed.aiming("tricks").aim == "make"
    assert parse_player("arbitrary", Role.DEFENDER).aiming("tricks").aim is None


def test_both_defenders_play_for_what_is_scored() -> None:
    defence = Defence.parse("monte-carlo & monte-carlo:aim=make").aiming("tricks")
    assert (defence.left.aim, defence.right.aim) == ("tricks", "make")


def test_players_are_found_without_reading_the_installed_packages_but_those_not_loaded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def read(**_: object) -> EntryPoints:
        raise AssertionError("this takes 20 ms, and `declarer reproduce` finds two thousand players when it starts")

    monkeypatch.setattr("agent.added.entry_points", read)
    monkeypatch.setattr("agent.added._loaded", {"gated": ENTRY})
    assert parse_player("monte-carlo", Role.DECLARER).entry is PLAYERS["monte-carlo"]
    assert Defence.parse("arbitrary & optimized").right.entry is PLAYERS["optimized"]
    assert parse_player("gated", Role.DECLARER).entry is ENTRY


def test_only_entries_are_registered_so_that_other_players_are_still_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("agent.added._registered", {})
    with pytest.raises(PlayerError, match=r"MonteCarlo'> cannot be registered as 'mine': an agent.registry.Entry"):
        register("mine", MonteCarlo)  # type: ignore[arg-type]
    with pytest.raises(PlayerError, match="unknown declarer: 'mine' .choose from alpha-mu, monte-carlo, payoff."):
        parse_player("mine", Role.DECLARER)


def test_a_role_may_be_a_text() -> None:
    spec = parse_player("arbitrary", "defender")
    assert spec.role is Role.DEFENDER
    assert player_key("arbitrary & optimized", "defender") == "arbitrary & optimized"


@pytest.mark.parametrize(
    ("ask", "message"),
    [
        (lambda: parse_player("payoff", "dummy"), "unknown role: 'dummy' .one of declarer defender."),
        (lambda: parse_player("payoff", np.array([1, 2])), "unknown role: array"),  # type: ignore[arg-type]
        (lambda: parse_player(None, Role.DECLARER), "a player is None: a str is needed"),  # type: ignore[arg-type]
        (lambda: Defence.parse(None), "a pair of defenders is None: a str is needed"),  # type: ignore[arg-type]
        (lambda: parse_bidder(None), "a bidder is None: a str is needed"),  # type: ignore[arg-type]
        (lambda: load_plug_in("nobody"), "no package provides a player 'nobody'"),
    ],
)
def test_what_names_no_player_is_quoted(ask: Callable[[], object], message: str) -> None:
    with pytest.raises(PlayerError, match=message):
        ask()


def test_a_removed_option_says_what_holds_without_it() -> None:
    with pytest.raises(PlayerError, match=r"no longer has the option 'racing': leave it out; every card is solved"):
        parse_player("monte-carlo:racing=yes", Role.DECLARER)
