"""How far the contracts of the program's auctions are from par, and those of our bidder on the same deals.

    python -m tests.bench.program_contracts AUCTIONS.tsv [--bidder net] [--number 2000] -o ROWS.csv
    python -m tests.bench.program_contracts --report ROWS.csv

The deals are among those that judge a fit (`experiments.fitting.bid_deals`), so that nothing was fitted to them. All
four seats of a table are the program's, or ours. Contracts are scored double dummy. A side whose score is below par has
lost the difference, in IMPs. *Favoured* is the side that par favours.
"""

from __future__ import annotations

import argparse
import csv
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import numpy as np

from agent.bidders import BidderSpec, parse_bidder
from agent.players.bidding.auction import hold_auction
from agent.rules.auction import Auction
from agent.rules.contract import Vulnerability
from agent.rules.imps import imps
from agent.rules.par import par
from ddsolver.batch import dd_tables
from ddsolver.cards import Seat, Strain
from experiments.fitting.bid_deals import BidDeal, divide, read_auctions
from experiments.statistics.interval import mean_interval
from experiments.statistics.priors import BIDDERS

COLUMNS = ("dealer", "vulnerable", "par", "program", "program_score", "ours", "our_score")
"""Scores are in points to North-South. There are no cards, because the deals are other people's."""


def judged_deals(path: Path, number: int) -> list[BidDeal]:
    """Return some of the program's deals that judge a fit, each of them once, evenly spread over the file."""
    different = {each.deal: each for each in divide([*read_auctions(path)], {})[2]["program"]}
    listed = [*different.values()]
    return [listed[at] for at in np.unique(np.linspace(0, len(listed) - 1, number).round().astype(int))]


def rows_of(deals: Sequence[BidDeal], bidder: BidderSpec) -> Iterator[tuple[object, ...]]:
    """Yield a row for each deal, with the columns `COLUMNS`."""
    tables = dd_tables([each.deal for each in deals])
    for number, (each, named) in enumerate(zip(deals, tables, strict=True)):
        table = {seat: {strain: named[seat][strain] for strain in Strain} for seat in Seat}
        ours = bidder.make(np.random.SeedSequence(1, spawn_key=(number,)))
        dealer = each.auction.dealer
        bid = hold_auction(each.deal, dealer, each.vulnerability, dict.fromkeys(Seat, ours)).auction
        scores = [_score(auction, table, each.vulnerability) for auction in (each.auction, bid)]
        perfect = par(table, each.vulnerability, dealer).score
        calls = [str(auction.contract or "Pass") for auction in (each.auction, bid)]
        yield dealer, each.vulnerability, perfect, calls[0], scores[0], calls[1], scores[1]


def _score(auction: Auction, table: Mapping[Seat, Mapping[Strain, int]], vulnerability: Vulnerability) -> int:
    contract = auction.contract
    if contract is None:
        return 0
    return contract.north_south_score(table[contract.declarer][contract.strain], vulnerability)


def report(path: Path) -> None:
    """Print how many IMPs a deal were lost, by whom."""
    with path.open(newline="", encoding="utf-8") as file:
        rows = [*csv.DictReader(file)]
    best, theirs, ours = (np.array([int(row[name]) for row in rows]) for name in ("par", "program_score", "our_score"))
    for name, sides in (("favoured", np.where(best < 0, -1, 1)), ("other side", np.where(best < 0, 1, -1))):
        lost = [[max(imps(int(each)), 0) for each in (best - scores) * sides] for scores in (theirs, ours)]
        _print(name, *lost)
    _print("both", *([abs(imps(int(each))) for each in best - scores] for scores in (theirs, ours)))


def _print(name: str, theirs: Sequence[int], ours: Sequence[int]) -> None:
    fewer = mean_interval(
        [their - our for their, our in zip(theirs, ours, strict=True)], BIDDERS.usual, known=BIDDERS.known
    )
    means = f"the program {np.mean(theirs):.2f}, ours {np.mean(ours):.2f}"
    print(f"{name}: IMPs lost a deal: {means}, ours fewer by {fewer} ({len(ours)} deals)")


def main() -> None:
    """Write the rows, or report on them."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("auctions", nargs="?", type=Path)
    parser.add_argument("--bidder", default="net")
    parser.add_argument("--number", type=int, default=2000)
    parser.add_argument("-o", "--output", type=Path)
    parser.add_argument("--report", type=Path)
    given = parser.parse_args()
    if given.report is not None:
        report(given.report)
        return
    if not (given.auctions and given.output):
        parser.error("give AUCTIONS.tsv and -o ROWS.csv, or --report ROWS.csv")
    with given.output.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(COLUMNS)
        writer.writerows(rows_of(judged_deals(given.auctions, given.number), parse_bidder(given.bidder)))


if __name__ == "__main__":
    main()
