"""Write the bench of bidding as one file for a release: deals, protocol, and the rows of the matches in results/.

    python -m tests.pack_bidding_bench build/declarer-bidding-bench.zip

docs/reference/bidding-bench.md says what it has; `make bidding-bench` runs this.
"""

from __future__ import annotations

import argparse
import csv
import gzip
import io
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import get_args

from agent.calls.auction_batch import ContractScoring
from agent.rules.auction import Auction
from agent.rules.contract import Vulnerability, dealer_of_board
from ddsolver.cards import Seat, Strain
from ddsolver.deal import Deal
from experiments.boards.board import Board
from experiments.boards.pbn.writer import to_pbn
from experiments.competitions.bidding.match import BidTwice, SolvedDeals, bench_deals, contracts_of, swings_of

ROOT = Path(__file__).parents[1]
PROTOCOL = ROOT / "docs" / "reference" / "bidding-bench.md"
DEALS = ROOT / "experiments" / "data" / "bidding_deals.npz"
MATCHES = ROOT / "results" / "bidding"
_MADE = (1980, 1, 1, 0, 0, 0)
"""The time of every file, so that the same rows give the same bytes."""


def boards_of(deals: SolvedDeals) -> Iterator[Board]:
    """Yield the deals as boards with their double-dummy tables."""
    for row, (hands, tricks) in enumerate(zip(deals.hands.tolist(), deals.tricks.tolist(), strict=True)):
        number = row + 1
        yield Board(
            str(number),
            (hands[0], hands[1], hands[2], hands[3]),
            dealer_of_board(number),
            Vulnerability.of_board(number),
            table={seat: {strain: tricks[seat][strain] for strain in Strain} for seat in Seat},
        )


def deal_rows(deals: SolvedDeals) -> Iterator[list[object]]:
    """Yield the head and the rows of ``deals.csv``."""
    yield ["board", "dealer", "vulnerable", "deal", *(f"{seat}{strain}" for seat in Seat for strain in Strain)]
    for board, hands, tricks in zip(boards_of(deals), deals.hands.tolist(), deals.tricks.tolist(), strict=True):
        deal = Deal((hands[0], hands[1], hands[2], hands[3])).to_pbn()
        yield [board.name, board.dealer, board.vulnerability, deal, *(each for line in tricks for each in line)]


def match_rows(auctions: str, deals: SolvedDeals) -> Iterator[list[object]]:
    """Yield the head and the rows of ``rows.csv`` for the auctions that `declarer bid-match --run` kept."""
    scorings: tuple[ContractScoring, ...] = get_args(ContractScoring)
    names = {"plain": "double dummy", "doubled": "failing doubled", "expected": "tricks that people take"}
    places = ("first in North-South", "second in North-South")
    kept = list(csv.DictReader(io.StringIO(auctions)))
    bid = [BidTwice(int(row["board"]) - 1, (row[places[0]], row[places[1]])) for row in kept]
    numbers = [each.number for each in bid]
    tables = contracts_of(bid, 0), contracts_of(bid, 1)
    tricks, vulnerable = deals.tricks[numbers], deals.vulnerable()[numbers]
    swings = [swings_of(tables, tricks, vulnerable, scoring).tolist() for scoring in scorings]
    heads = [f"{what}, {place}" for what in ("auction", "contract") for place in places]
    yield ["board", *heads, *(f"IMPs, {names[scoring]}" for scoring in scorings)]
    for each, *imps in zip(bid, *swings, strict=True):
        dealer = dealer_of_board(each.number + 1)
        contracts = [Auction(dealer, auction).contract or "Pass" for auction in each.auctions]
        yield [each.number + 1, *each.auctions, *contracts, *imps]


def write_bench(path: Path) -> None:
    """Write the bench; in place of an earlier file only when it is complete."""
    deals = bench_deals()
    files = {
        "PROTOCOL.md": PROTOCOL.read_bytes(),
        "LICENSE": (ROOT / "LICENSE").read_bytes(),
        "deals.npz": DEALS.read_bytes(),
        "deals.csv": _csv(deal_rows(deals)),
        "deals.pbn": to_pbn(boards_of(deals)).encode(),
    }
    for folder in sorted(each.parent for each in MATCHES.glob("*/match.json")):
        auctions = gzip.decompress((folder / "auctions.csv.gz").read_bytes()).decode()
        files[f"rows/{folder.name}/match.json"] = (folder / "match.json").read_bytes()
        files[f"rows/{folder.name}/rows.csv"] = _csv(match_rows(auctions, deals))
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.part")
    with zipfile.ZipFile(part, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, text in files.items():
            entry = zipfile.ZipInfo(f"{path.stem}/{name}", _MADE)
            entry.external_attr = 0o644 << 16  # everyone may read it
            packed.writestr(entry, text, zipfile.ZIP_DEFLATED)
    part.replace(path)


def _csv(rows: Iterable[list[object]]) -> bytes:
    written = io.StringIO()
    csv.writer(written, lineterminator="\n").writerows(rows)
    return written.getvalue().encode()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    write_bench(parser.parse_args().file)


if __name__ == "__main__":
    main()
