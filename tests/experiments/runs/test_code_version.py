from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from agent import registry
from agent.bidders import BidderSpec, parse_bidder
from agent.entry import Entry
from agent.player import AnyPlayer
from agent.registry import Defence, Role, Settings, parse_player
from experiments.errors import StoreError
from experiments.runs import code_version
from experiments.runs.code_version import check_program, program, program_of
from experiments.runs.rows import PlayedBoard
from experiments.runs.store import Store
from tests.players import deal_of_run, monte_carlo

OURS = "monte-carlo:samples=1"
DEAL = deal_of_run(name="3NT 1")


def by_keys(player: str) -> str:
    return program_of(parse_player(player, Role.DECLARER), Defence.parse("arbitrary"))


def board(player: str, played_by: str) -> PlayedBoard:
    return PlayedBoard("3NT", 0, player, "arbitrary", 9, 600, 1.0, 0.0, "SA", "", program=played_by)


def kept(folder: Path, player: str, played_by: str, *, mix: bool = False) -> Store:
    store = Store(folder, {"kind": "match"}, create=True, may_mix_programs=mix)
    store.add_deal(DEAL)
    store.add_board(board(player, played_by))
    return store


@pytest.mark.parametrize(("played_by", "who"), [("0.0.9+abc", "0.0.9\\+abc"), ("", "an unknown version")])
def test_a_run_of_another_version_is_refused_unless_it_may_mix(tmp_path: Path, played_by: str, who: str) -> None:
    with (
        kept(tmp_path, OURS, played_by) as store,
        pytest.raises(StoreError, match=rf"1 boards of monte-carlo.* were played by {who}, but .* Add --mix to keep"),
    ):
        check_program(store)
    with kept(tmp_path, OURS, played_by, mix=True) as store:
        check_program(store)


def test_another_network_is_another_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    network = tmp_path / "agent" / "data" / "bidding.npz"
    network.parent.mkdir(parents=True)
    (tmp_path / "ddsolver").mkdir()
    monkeypatch.setattr(code_version, "files", lambda package: tmp_path / package)
    versions = set()
    for weights in (b"first", b"second"):
        network.write_bytes(weights)
        versions.add(program.__wrapped__())
    assert len(versions) == 2


def test_rows_of_this_version_and_of_players_that_are_not_here_are_no_hindrance(tmp_path: Path) -> None:
    with kept(tmp_path / "ours", OURS, by_keys(OURS)) as store:
        check_program(store)
    with kept(tmp_path / "elsewhere", "somebody", "0.0.9+abc+somebody-1.00ff") as store:
        check_program(store)


def test_an_engine_that_bid_is_a_part_of_the_code_as_one_that_plays(tmp_path: Path) -> None:
    source = Path(__file__).parents[3] / "docs" / "engines" / "opener.py"
    engine = tmp_path / "opener.py"
    engine.write_bytes(source.read_bytes())
    player, defence = parse_player(OURS, Role.DECLARER), Defence.parse("arbitrary")

    def played_by() -> tuple[tuple[BidderSpec, ...], str]:
        bidders = (parse_bidder("net"), parse_bidder(f"engine:cmd={sys.executable} {engine}"))
        return bidders, program_of(player, defence, bidders)

    before, program_before = played_by()
    assert program_before.startswith(f"{program()}+opener-")
    with kept(tmp_path / "run", OURS, program_before) as store:
        check_program(store, [(), before])
        engine.write_bytes(source.read_bytes() + b"# other\n")
        program_of.cache_clear()
        after, program_after = played_by()
        assert program_after != program_before
        with pytest.raises(StoreError, match="Add --mix"):
            check_program(store, [after])


def made(_: Settings, generator: np.random.Generator) -> AnyPlayer:
    return monte_carlo(generator)


def test_a_player_that_a_script_registered_is_told_by_its_source(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "_registered", {})
    found = []
    for text in ("one", "two"):
        module = ModuleType(f"script_{text}")
        module.__file__ = str(tmp_path / f"{text}.py")
        Path(module.__file__).write_text(f"# {text}\n", encoding="utf-8")
        monkeypatch.setitem(__import__("sys").modules, module.__name__, module)
        monkeypatch.setattr(made, "__module__", module.__name__)
        registry.register("mine", Entry(Role.DECLARER, "mine", Settings, made))
        program_of.cache_clear()
        found.append(by_keys("mine"))
    assert found[0] != found[1]
    assert all(each.startswith(f"{program()}+mine-.") for each in found)
