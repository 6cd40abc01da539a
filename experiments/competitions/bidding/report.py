"""The report of a match between bidders."""

from __future__ import annotations

from dataclasses import asdict

from experiments.competitions.bidding.analysis import BiddingResult, BidShares
from experiments.show.board import counted
from experiments.show.table import Column, Table, as_text
from experiments.statistics.interval import Interval

_SCORINGS = {
    "plain": "double dummy",
    "doubled": "double dummy, failing contracts doubled",
    "expected": "tricks that people take",
}


def bidding_text(result: BiddingResult, names: tuple[str, str], failed: int = 0) -> str:
    """Return the tables for people; a bidder failed on ``failed`` other boards."""
    lost = f"{counted(failed, 'board')} without a result, because a bidder failed" if failed else ""
    if not result.boards:
        return lost or "no board yet"
    gains = Table(
        (Column("score", words=True), Column("IMPs a board", _signed)),
        tuple((_SCORINGS[scoring], gain) for scoring, gain in result.gains.items()),
        f"{names[0]} over {names[1]}: {counted(result.boards, 'board')}, each bid twice",
    )
    columns = "makeable games bid", "makeable slams bid", "slams that fail", "doubled contracts"
    shares = Table(
        (Column("bidder", words=True), *(Column(title) for title in columns)),
        tuple((name, *_percent(each)) for name, each in zip(names, result.shares, strict=True)),
    )
    tables = [gains, shares]
    if result.costliest:
        head = Column("board"), Column("IMPs"), Column(names[0], words=True), Column(names[1], words=True)
        rows = tuple((each.number, each.imps, *each.auctions) for each in result.costliest)
        tables.append(Table(head, rows, "auctions with this bidder in North-South"))
    return "\n\n".join(filter(None, [as_text(tables), "95 % intervals, wider because there are three", lost]))


def bidding_json(result: BiddingResult, names: tuple[str, str], failed: int = 0) -> dict[str, object]:
    """Return the result as values for JSON; a bidder failed on ``failed`` other boards."""
    return {
        "bidders": list(names),
        "boards": result.boards,
        "failed": failed,
        "imps": {scoring: gain.to_json() for scoring, gain in result.gains.items()},
        "shares": [asdict(each) for each in result.shares],
        "costliest": [asdict(each) for each in result.costliest],
    }


def _signed(interval: Interval) -> str:
    return interval.text(2, sign="+")


def _percent(shares: BidShares) -> list[str]:
    return [
        f"{100 * done / chances:.0f} % of {chances}" if chances else "none"
        for done, chances in (shares.games, shares.slams, shares.failing_slams, shares.doubled)
    ]
