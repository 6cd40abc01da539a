"""The bench of bidding as a download: its rows give the published result, and its deals are those of the bench."""

from __future__ import annotations

import gzip
import json
import re
import statistics
import zipfile
from itertools import islice
from pathlib import Path

import pytest

from ddsolver import Deal, dd_table
from experiments.boards.files import read_file
from experiments.competitions.bidding.match import SolvedDeals, bench_deals
from tests import pack_bidding_bench
from tests.pack_bidding_bench import MATCHES, ROOT, deal_rows, match_rows, write_bench


def test_the_rows_give_the_gain_that_the_results_page_says() -> None:
    auctions = gzip.decompress((MATCHES / "monte-carlo-net" / "auctions.csv.gz").read_bytes()).decode()
    head, *rows = match_rows(auctions, bench_deals())
    page = (MATCHES / "README.md").read_text(encoding="utf-8")
    (boards, *gains) = re.findall(
        r"A search over it.*?first ([\d,]+) deals.*?(\+[\d.]+) ± .*?double dummy, (\+[\d.]+) ± .*?, (\+[\d.]+) ±",
        page,
        re.S,
    )[0]
    assert len(rows) == int(boards.replace(",", ""))
    columns = [row[-3:] for row in rows]
    assert [f"{statistics.mean(each):+.2f}" for each in zip(*columns, strict=True)] == gains
    assert head[-3:] == ["IMPs, double dummy", "IMPs, failing doubled", "IMPs, tricks that people take"]


def test_the_columns_of_the_deals_are_their_double_dummy_tables() -> None:
    head, first = islice(deal_rows(bench_deals()), 2)
    row = dict(zip(head, first, strict=True))
    table = dd_table(Deal.from_pbn(str(row["deal"])))
    assert {f"{seat}{strain}": tricks for seat, line in table.items() for strain, tricks in line.items()} == {
        name: row[name] for name in head[4:]
    }


def test_the_file_has_what_its_page_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    few = bench_deals().first(2)
    auctions = "board,first in North-South,second in North-South\n2,1S Pass Pass Pass,Pass Pass Pass Pass\n"
    folder = tmp_path / "matches" / "one"
    folder.mkdir(parents=True)
    (folder / "match.json").write_text(json.dumps({"first": "net"}))
    (folder / "auctions.csv.gz").write_bytes(gzip.compress(auctions.encode()))
    monkeypatch.setattr(pack_bidding_bench, "bench_deals", lambda: few)
    monkeypatch.setattr(pack_bidding_bench, "MATCHES", tmp_path / "matches")
    path = tmp_path / "new" / "bench.zip"
    write_bench(path)
    with zipfile.ZipFile(path) as packed:
        packed.extractall(tmp_path)
    found = {each.relative_to(tmp_path / "bench").as_posix() for each in (tmp_path / "bench").rglob("*.*")}
    page = (ROOT / "docs/reference/bidding-bench.md").read_text(encoding="utf-8")
    assert {each.replace("MATCH", "one") for each in re.findall(r"^\| `([\w./]+)` \|", page, re.M)} == found
    boards = list(read_file(tmp_path / "bench" / "deals.pbn").boards)
    assert [board.name for board in boards] == ["1", "2"]
    assert len(SolvedDeals.read(tmp_path / "bench" / "deals.npz")) == 10_000
    rows = (tmp_path / "bench" / "rows" / "one" / "rows.csv").read_text(encoding="utf-8").splitlines()
    assert rows[1].startswith("2,1S Pass Pass Pass,Pass Pass Pass Pass,1SE,Pass,")
    assert (tmp_path / "bench" / "LICENSE").is_file()
