"""The report of a match between bidders."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from experiments.competitions.bidding.match import BidShares
from experiments.competitions.bidding.run import BidMatchRun, PlayedBidMatch, play_run, read_run
from experiments.competitions.kinds import Kind, Outcome, RunReport
from experiments.runs.provenance import Provenance
from experiments.runs.store import Store
from experiments.show.board import counted
from experiments.show.exports import Exports
from experiments.show.table import Column, Table
from experiments.statistics.interval import Interval

_COSTLIEST = 10
"""The number of costly boards that a report lists."""
_SCORINGS = {
    "plain": "double dummy",
    "doubled": "double dummy, failing contracts doubled",
    "expected": "tricks that people take",
}


@dataclass(frozen=True, slots=True)
class BiddingReport(RunReport):
    """The report of a match between bidders; ``name`` is the title of its page."""

    found: PlayedBidMatch
    name: str = "Match of bidders"
    markdown = "bidding.md"
    note = "95 % intervals, wider because there are three."

    def heading(self) -> list[str]:
        """Return the number of boards, and on how many boards a bidder failed."""
        failed = self.found.failures
        lost = [f"{counted(failed, 'board')} without a result, because a bidder failed"] if failed else []
        return [f"{counted(self.found.result.boards, 'board')}, each bid twice", *lost]

    def text(self) -> str:
        """Return the tables; without a board, whether bidders failed."""
        return RunReport.text(self) if self.found.result.boards else "\n".join(self.heading()[1:]) or "no board yet"

    def to_json(self) -> dict[str, Any]:
        """Return the result as JSON."""
        found, result = self.found, self.found.result
        return {
            "bidders": list(found.names),
            "boards": result.boards,
            "failed": found.failures,
            "imps": {scoring: gain.to_json() for scoring, gain in result.gains.items()},
            "shares": [asdict(each) for each in result.shares],
            "costliest": [asdict(each) for each in result.costliest],
        }

    def exports(self, provenance: Provenance | None = None) -> Exports:
        """Return the tables for papers and programs."""
        tables = bidding_tables(self.found)
        return Exports(tables, dict(zip(("gains", "shares", "costliest"), tables, strict=False)), provenance)


def bidding_tables(found: PlayedBidMatch) -> list[Table]:
    """Return the gains by scoring, how often each bidder did what, and the costliest boards, if they are listed."""
    names, result = found.names, found.result
    gains = Table(
        (Column("score", words=True), Column("IMPs a board", _signed)),
        tuple((_SCORINGS[scoring], gain) for scoring, gain in result.gains.items()),
        f"{names[0]} over {names[1]}",
    )
    columns = "makeable games bid", "makeable slams bid", "slams that fail", "doubled contracts"
    shares = Table(
        (Column("bidder", words=True), *(Column(title) for title in columns)),
        tuple((name, *_percent(each)) for name, each in zip(names, result.shares, strict=True)),
    )
    if not result.costliest:
        return [gains, shares]
    head = Column("board"), Column("IMPs"), Column(names[0], words=True), Column(names[1], words=True)
    rows = tuple((each.number, each.imps, *each.auctions) for each in result.costliest)
    return [gains, shares, Table(head, rows, "auctions with this bidder in North-South")]


def outcome_of(found: PlayedBidMatch) -> Outcome:
    """Return what the command prints after a match."""
    return Outcome(
        report=BiddingReport(found),
        has_results=bool(found.result.boards),
        failures=found.failures,
        interrupted=found.interrupted,
    )


def _signed(interval: Interval) -> str:
    return interval.text(2, sign="+")


def _percent(shares: BidShares) -> list[str]:
    return [
        f"{100 * done / chances:.0f} % of {chances}" if chances else "none"
        for done, chances in (shares.games, shares.slams, shares.failing_slams, shares.doubled)
    ]


def report_of(settings: BidMatchRun, store: Store) -> BiddingReport | None:
    """Return the report of a match so far, with the costliest boards; None if no board has been bid."""
    found = read_run(settings, store, _COSTLIEST)
    return BiddingReport(found) if found.result.boards else None


KIND = Kind(BidMatchRun, play_run, outcome_of, report_of)
