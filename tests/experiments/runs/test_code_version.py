from __future__ import annotations

import re
import sys
from importlib.metadata import entry_points
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from agent import added, registry
from agent.player import AnyPlayer, Entry
from agent.registry import BidderSpec, Defence, Role, Settings, parse_bidder, parse_player
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


def test_another_source_or_network_of_the_players_or_the_solver_is_another_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(code_version, "files", lambda package: tmp_path / package)
    for package in ("agent", "ddsolver", "experiments"):
        (tmp_path / package / "data").mkdir(parents=True)
    versions = [program.__wrapped__()]
    for path in ("agent/data/learned.npz", "ddsolver/data/list.toml", "agent/rule.py", "ddsolver/search.py"):
        for content in (b"first", b"second"):
            (tmp_path / path).write_bytes(content)
            versions.append(program.__wrapped__())
    assert len(set(versions)) == len(versions)
    for path in ("agent/notes.txt", "experiments/cli.py"):
        (tmp_path / path).write_bytes(b"other")
        assert program.__wrapped__() == versions[-1]


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
    monkeypatch.setattr(added, "_registered", {})
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
    assert all(re.fullmatch(rf"{re.escape(program())}\+mine-\.[0-9a-f]{{8}}", each) for each in found)


def test_the_version_of_a_plug_in_depends_on_its_files_but_not_on_what_python_keeps_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    package = tmp_path / "clever_player"
    (package / "__pycache__").mkdir(parents=True)
    (tmp_path / "beside_it.py").write_text("# beside\n")
    installed = tmp_path / "clever-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: clever\nVersion: 1.0\n")
    (installed / "entry_points.txt").write_text("[declarer.players]\nclever = clever_player:ENTRY\n")
    (installed / "RECORD").write_text("absent_part.py,,\nbeside_it.py,,\nclever_player/__init__.py,,\n")
    point = next(iter(entry_points(group="declarer.players", name="clever")))
    found = []
    for name, content in {
        "__init__.py": b"# one",
        "rules/bids.toml": b"a = 1",
        "weights.bin": b"1234",
        "../beside_it.py": b"# other",
    }.items():
        for text in (content, content + b"5"):
            path = package / name
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(text)
            found.append(list(code_version._installed(point)))
    assert all(one != other for one, other in pairwise(found))
    assert (b"clever_player/rules/bids.toml", b"a = 15") in list(pairwise(found[-1]))
    assert (b"clever_player/weights.bin", b"5") in list(pairwise(found[-1])), "of large files, the size"
    (package / "weights.bin").write_bytes(b"abcde")
    (package / "__pycache__" / "rules.cpython-311.pyc").write_bytes(b"kept")
    assert list(code_version._installed(point)) == found[-1]
