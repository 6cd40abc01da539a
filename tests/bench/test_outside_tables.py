"""The recipe of the tables of others: its halves, and what it rebuilds."""

from __future__ import annotations

import hashlib
from collections import defaultdict
from dataclasses import replace
from pathlib import Path

import pytest

from experiments.boards.files import read_file
from experiments.competitions.yardstick.run import bench_boards
from experiments.errors import FormatError
from experiments.questions.judge.choices import deal_code
from tests.bench import outside_tables
from tests.bench.outside_tables import RECIPE, OutsideTable, rebuilt, recipe, sources, write_halves
from tests.pack_play_bench import DATA


def test_a_deal_is_in_one_half_and_the_page_says_how_many_tables_remain() -> None:
    tables = recipe()
    halves = defaultdict(set)
    for table in tables:
        halves[table.deal].add(table.half)
    assert max(map(len, halves.values())) == 1
    assert all(table.fitted for table in tables if table.half == "odd")
    programs = [table for table in tables if table.folder == "even" and table.file != "expert_play"]
    page = (RECIPE / "README.md").read_text(encoding="utf-8")
    assert f"**{len(programs)} tables with {len({table.deal for table in programs})} deals are left**" in page
    unsourced = sum(not table.source for table in tables)
    assert f"**{unsourced} tables of programs have no source here:**" in page
    assert f"it rebuilt {len(tables) - unsourced} tables" in page


def test_a_table_is_rebuilt_from_its_place_in_a_file_of_the_version_of_the_recipe(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clone = tmp_path / "clones" / "repo"
    clone.mkdir(parents=True)
    text = (DATA / "play_bench.pbn").read_bytes()
    (clone / "played.pbn").write_bytes(text)
    code = deal_code(bench_boards()[3].deal)
    digest = hashlib.sha256(text).hexdigest()
    monkeypatch.setattr(outside_tables, "RECIPE", tmp_path)
    (tmp_path / "sources.csv").write_text(
        f"source,repository,commit,path,sha256\nrobots,somebody/repo,0a1b,played.pbn,{digest}\n"
    )
    head = "file,board,table,deal,source,position,half,fitted\n"
    (tmp_path / "tables.csv").write_text(f"{head}robots,4,1,{code},robots,3,even,no\nother,1,1,0123,,,odd,yes\n")
    found = [*rebuilt(recipe(), sources(tmp_path / "clones"))]
    write_halves(found, tmp_path / "halves")
    assert read_file(tmp_path / "halves" / "even" / "robots.pbn").boards == bench_boards()[3:4]
    (table, board) = found[0]
    with pytest.raises(FormatError, match="in both halves"):
        write_halves([(table, board), (OutsideTable("x", "4", 1, code, "x", 0, "odd", True), board)], tmp_path)
    (tmp_path / "tables.csv").write_text(f"{head}robots,5,1,{code},robots,4,even,no\n")
    with pytest.raises(FormatError, match="another deal than the recipe"):
        [*rebuilt(recipe(), sources(tmp_path / "clones"))]
    (clone / "played.pbn").write_bytes(text + b"\r\n")
    with pytest.raises(FormatError, match="another version: check out 0a1b"):
        sources(tmp_path / "clones")


def test_people_have_no_names_and_the_passes_before_the_first_call() -> None:
    (first, *_) = bench_boards()
    assert first.auction is not None
    assert first.contract is not None
    late = first.auction.after_passes(2)
    assert late.contract is not None
    file = replace(first, contract=late.contract)
    table = OutsideTable("expert_play", "77", 1, deal_code(first.deal), "s", 0, "even", False)
    ((_, board),) = rebuilt([table], {"s": (file,)})
    assert (board.name, board.tags, board.auction) == ("77", {}, late)
