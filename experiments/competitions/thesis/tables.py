"""Makes the thesis's tables from the rows of a run: tidy data frames with our values and the published ones.

In all tables, ``contract`` is a contract set, or ``all`` for the aggregate with the thesis's frequencies. Columns that
end in ``_low`` and ``_high`` are the ends of 95 % intervals over deals (`experiments.statistics.interval`); they are
NaN if there are too few deals. A column that ends in ``_thesis`` is the published value; it is NaN if none was
published.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from math import inf
from typing import Any

import numpy as np
import pandas as pd

from agent.rules.contract import Contract
from ddsolver.cards import Seat, parse_cards
from ddsolver.deal import Deal
from ddsolver.position import legal_mask, runs_of
from experiments.competitions.thesis import published
from experiments.competitions.thesis.aggregate import cells, imps_columns, mean_imps, mean_of, mean_score, named, paired
from experiments.competitions.thesis.published import ALL
from experiments.competitions.thesis.settings import RunSettings
from experiments.runs.contract_sets import CONTRACTS, NAMES
from experiments.runs.records import frame_of
from experiments.runs.store import Store
from experiments.statistics.interval import share_interval

__all__ = ["Tables", "make_tables", "rows_of"]

CELL = ["defender", "contract", "declarer", "samples"]
_IMPS_COLUMNS = ["imps", "imps_low", "imps_high", "imps_hundred", "imps_freedom"]


@dataclass(frozen=True, slots=True)
class Tables:
    """All tables of a run."""

    outcomes: pd.DataFrame
    """Columns: those of `CELL`; deals; optimal, success, failure (per cent) and score (points), each with low, high and
    thesis; information (the score of double-dummy play minus the declarer's score), with low and high."""
    declarer_imps: pd.DataFrame
    """Columns: those of `CELL`; versus; deals; imps (the gain of ``declarer`` over ``versus`` per board), with low,
    high and thesis; imps_hundred (the half width that the interval would have with the thesis's 100 deals per set);
    imps_freedom (the degrees of freedom of the interval)."""
    defender_imps: pd.DataFrame
    """Columns: those of `CELL`; deals; arbitrary and optimized (the scores against these defenders) and imps (the gain
    of ``defender`` over ``arbitrary``), each with low, high and thesis; imps_hundred and imps_freedom, as in
    ``declarer_imps``."""
    seconds: pd.DataFrame
    """Columns: those of `CELL` (``defender`` is always ``any``); deals; seconds (the declarer's, per deal), with
    thesis; cut (unfinished joint searches per deal). There are no intervals, because a few hard deals take most of the
    time."""
    equal_time: pd.DataFrame
    """Each declarer against the first one at about equal time, as `equal_time` returns it."""
    unfinished: pd.DataFrame
    """The numbers of unfinished joint searches by trick, as `unfinished` returns them."""

    def __repr__(self) -> str:
        rows = ", ".join(f"{each.name}={len(getattr(self, each.name))}" for each in fields(self))
        return f"<Tables: rows: {rows}>"


def rows_of(store: Store, settings: RunSettings) -> pd.DataFrame:
    """Return a data frame with a row for each stored board that belongs to the grid of the settings.

    The columns are those of `experiments.runs.records.frame_of`, with the names of the settings as contract, declarer
    (without samples) and defender; samples; opponents (the defender's key); perfect (the score with the double-dummy
    tricks); cut (the number of unfinished searches) and cut_at (the tricks of these searches; None if they were not
    recorded).
    """
    kinds = {(cell.contract, cell.player.key, cell.defence.key): cell for cell in settings.cells()}
    deals = store.deals()
    played = [
        (kinds[board.source, board.player, board.defender], deals[board.source, board.number], board)
        for board in store.boards()
        if (board.source, board.player, board.defender) in kinds and board.number < settings.deals_in(board.source)
    ]
    return frame_of(deals, [board for _, _, board in played]).assign(
        contract=[cell.contract for cell, _, _ in played],
        declarer=[cell.declarer for cell, _, _ in played],
        samples=[cell.samples for cell, _, _ in played],
        defender=[cell.defender for cell, _, _ in played],
        opponents=[board.defender for _, _, board in played],
        perfect=[deal.played_contract.score(deal.double_dummy, deal.vulnerability) for _, deal, _ in played],
        cut=[decisions_cut(board.remarks) for _, _, board in played],
        cut_at=pd.Series([tricks_cut(board.remarks) for _, _, board in played], dtype=object),
    )


def make_tables(rows: pd.DataFrame, settings: RunSettings) -> Tables:
    """Make all tables from the rows of `rows_of`; cells without boards are left out."""
    return Tables(
        _outcomes(rows, settings),
        _declarer_imps(rows, settings),
        _defender_imps(rows, settings),
        _seconds(rows, settings),
        equal_time(rows, settings),
        unfinished(rows),
    )


def _outcomes(rows: pd.DataFrame, settings: RunSettings) -> pd.DataFrame:
    needed = rows["contract"].map(lambda name: int(name[0]) + 6)
    made = rows["tricks"] >= needed
    optimal = made & (rows["tricks"] >= rows["double_dummy"])
    values = rows.assign(
        optimal=optimal,
        success=made & ~optimal,
        failure=~made,
        information=rows["perfect"] - rows["score"],
    )
    table = []
    for cell, strata, weights in cells(values, settings):
        row: dict[str, Any] = dict(cell)
        for column in ("optimal", "success", "failure"):
            share = share_interval([each[column].to_numpy(dtype=np.bool_) for each in strata], weights)
            row |= named(column, share, scale=100)
        for column in ("score", "information"):
            row |= named(column, mean_score(column, strata, weights))
        table.append(row)
    found = pd.DataFrame(table)
    for column in ("optimal", "success", "failure", "score"):
        found = _beside(found, "outcomes", CELL, column, settings)
    return found


def _declarer_imps(rows: pd.DataFrame, settings: RunSettings) -> pd.DataFrame:
    table = []
    declarers = settings.declarers
    pairs = [(second, first) for place, first in enumerate(declarers) for second in declarers[place + 1 :]]
    key = ["defender", "contract", "samples", "number"]
    for declarer, versus in pairs:
        both = paired(rows[rows["declarer"] == declarer], rows[rows["declarer"] == versus], key)
        if both.empty:
            continue
        for cell, strata, weights in cells(both, settings):
            table.append({**cell, "versus": versus, **imps_columns(strata, weights)})
    found = pd.DataFrame(table, columns=[*CELL, "deals", "versus", *_IMPS_COLUMNS])
    return _beside(found, "declarer_imps", [*CELL, "versus"], "imps", settings)


def _defender_imps(rows: pd.DataFrame, settings: RunSettings) -> pd.DataFrame:
    key = ["contract", "declarer", "samples", "number"]
    arbitrary = rows[rows["defender"] == "arbitrary"]
    both = paired(arbitrary, rows[rows["defender"] != "arbitrary"], key)
    both["defender"] = both["defender_versus"]
    table = []
    for cell, strata, weights in cells(both, settings):
        row: dict[str, Any] = dict(cell)
        for column, values in (("arbitrary", "score"), ("optimized", "score_versus")):
            row |= named(column, mean_score(values, strata, weights))
        table.append(row | imps_columns(strata, weights))
    names = ["arbitrary", "optimized", "imps"]
    scores = [f"{name}{end}" for name in names[:2] for end in ("", "_low", "_high")]
    columns = [*CELL, "deals", *scores, *_IMPS_COLUMNS]
    found = pd.DataFrame(table, columns=columns)
    for column in names:
        found = _beside(found, "defender_imps", ["contract", "declarer", "samples"], column, settings)
        found.loc[found["defender"] != "optimized", f"{column}_thesis"] = np.nan
    return found


def _seconds(rows: pd.DataFrame, settings: RunSettings) -> pd.DataFrame:
    table = []
    # Take the mean over the defenders, because the thesis names no defender for its times. The choice hardly matters.
    # The thesis's aggregate omits 6NT.
    by_deal = rows.groupby(["contract", "declarer", "samples", "number"], sort=False, as_index=False)[
        ["seconds", "cut"]
    ].mean()
    for cell, strata, weights in cells(by_deal.assign(defender="any"), settings):
        table.append({**cell, **{name: mean_of(name, strata, weights) for name in ("seconds", "cut")}})
    keys = ["contract", "declarer", "samples"]
    return _beside(pd.DataFrame(table), "seconds_per_deal", keys, "seconds", settings)


def _beside(ours: pd.DataFrame, table: str, keys: Sequence[str], column: str, settings: RunSettings) -> pd.DataFrame:
    """Add the published values to our table; those of the aggregate are over the contract sets of the run."""
    name, theirs = f"{column}_thesis", published.table(table)
    if ours.empty:
        return ours.assign(**{name: pd.Series(dtype=float)})
    if set(settings.contracts) != set(NAMES):
        theirs = _over_sets(theirs, keys, column, settings.contracts)
    published_values = theirs[[*keys, column]].rename(columns={column: name})
    return ours.merge(published_values, on=list(keys), how="left", validate="many_to_one")


def _over_sets(theirs: pd.DataFrame, keys: Sequence[str], column: str, contracts: Sequence[str]) -> pd.DataFrame:
    """Return the published values of some contract sets, with their own aggregate: the sum weighted by frequency.

    The aggregate is NaN where a set has no published value.
    """
    weights = published.frequencies(contracts, "arbitrary")
    of_sets = theirs[theirs["contract"].isin(weights)]
    weighted = of_sets.assign(**{column: of_sets[column] * of_sets["contract"].map(weights)})
    others = [key for key in keys if key != "contract"]
    sums = weighted.groupby(others, as_index=False)[column].sum(min_count=len(weights))
    both: pd.DataFrame = pd.concat([of_sets, sums.assign(contract=ALL)])
    return both


_AS_LONG = 1.5
"""The largest ratio of seconds that counts as equal time."""


_COLUMNS = [
    *("defender", "contract", "declarer", "samples", "versus", "versus_samples", "seconds", "versus_seconds", "deals"),
    *("imps", "imps_low", "imps_high"),
]


def equal_time(rows: pd.DataFrame, settings: RunSettings) -> pd.DataFrame:
    """Return a table that compares each declarer with the first one, at sample counts that take about the same time.

    The columns are defender, contract (also ``all``), declarer, samples, versus, versus_samples, seconds and
    versus_seconds (per deal), deals, imps, imps_low and imps_high. A sample count is left out if no sample count of the
    first declarer takes about as long.
    """
    first = settings.declarers[0]
    compared = []
    for defender in settings.defenders:
        of_defender = rows[rows["defender"] == defender]
        seconds = {
            (str(cell["declarer"]), int(cell["samples"])): mean_of("seconds", strata, weights)
            for cell, strata, weights in cells(of_defender, settings)
            if cell["contract"] == ALL
        }
        for (declarer, samples), takes in seconds.items():
            others = {count: theirs for (name, count), theirs in seconds.items() if name == first}
            if declarer == first or not others:
                continue
            nearest = min(others, key=lambda count: _times_as_long(others[count], takes))
            if _times_as_long(others[nearest], takes) <= _AS_LONG:
                own, theirs = (
                    of_defender[(of_defender["declarer"] == name) & (of_defender["samples"] == count)]
                    for name, count in ((declarer, samples), (first, nearest))
                )
                both = paired(own, theirs, ["contract", "number"])
                times = {"seconds": takes, "versus_seconds": others[nearest], "versus_samples": nearest}
                for cell, strata, weights in cells(both, settings):
                    compared.append({**cell, "versus": first, **times, **named("imps", mean_imps(strata, weights))})
    table = pd.DataFrame(compared, columns=_COLUMNS)
    order = {declarer: place for place, declarer in enumerate(settings.declarers)}
    return table.sort_values(["declarer", "samples"], key=lambda values: values.replace(order), kind="stable")


def _times_as_long(one: float, other: float) -> float:
    return max(one, other) / min(one, other) if min(one, other) > 0 else inf


_CUT = re.compile(
    r"(?:searched (?:\d+|none) of \d+ layouts|too many situations: [^;(]*)"
    r"(?: ?\((?:(?P<times>\d+) times|trick (?P<tricks>[\d ]+))\))?"
)


def decisions_cut(remarks: str) -> int:
    """Return the number of unfinished searches of a board, from its remarks."""
    return sum(
        len(match["tricks"].split()) if match["tricks"] else int(match["times"] or 1)
        for match in _CUT.finditer(remarks)
    )


def tricks_cut(remarks: str) -> tuple[int, ...] | None:
    """Return the tricks (from 1) with unfinished searches; None if the remarks do not name them, as in old runs."""
    matches = list(_CUT.finditer(remarks))
    if any(match["tricks"] is None for match in matches):
        return None
    return tuple(int(trick) for match in matches for trick in match["tricks"].split())


def unfinished(rows: pd.DataFrame) -> pd.DataFrame:
    """Count the decisions with a choice and the unfinished searches, by declarer, samples and trick.

    Only declarers with unfinished searches are listed. A sample count of a declarer is left out if, on any board, the
    tricks of the unfinished searches are unknown.
    """
    decisions: dict[tuple[str, int], Counter[int]] = defaultdict(Counter)
    cut: dict[tuple[str, int], Counter[int]] = defaultdict(Counter)
    searching = set(rows[rows["cut"] > 0]["declarer"])
    played = rows[rows["declarer"].isin(searching) & (rows["play"] != "")]
    incomplete = {(row["declarer"], row["samples"]) for row in played[played["cut_at"].isna()].to_dict("records")}
    for row in played.sort_values("samples").to_dict("records"):
        if (row["declarer"], row["samples"]) in incomplete:
            continue
        cell = row["declarer"], row["samples"]
        cut[cell].update(row["cut_at"])
        decisions[cell].update(_choices(CONTRACTS[row["contract"]], row["deal"], row["play"]))
    table = [
        (declarer, samples, trick, number, cut[declarer, samples][trick])
        for (declarer, samples), tricks in decisions.items()
        for trick, number in sorted(tricks.items())
    ]
    return pd.DataFrame(table, columns=["declarer", "samples", "trick", "decisions", "cut"])


def _choices(contract: Contract, deal: str, play: str) -> Iterator[int]:
    """Yield the trick (from 1) of each turn at which the declarer's side has a choice; touching cards count as one."""
    hands = [int(hand) for hand in Deal.from_pbn(deal).hands]
    plays = parse_cards(play)
    owners = {card: seat for seat, hand in zip(Seat, hands, strict=True) for card in plays if card.mask & hand}
    for turn, card in enumerate(plays):
        seat = owners[card]
        trick = plays[turn // 4 * 4 : turn]
        if seat.same_side(contract.declarer):
            others = sum(hands) & ~hands[seat] | sum(card.mask for card in trick)
            if len(runs_of(legal_mask(hands[seat], trick), others)) > 1:
                yield turn // 4 + 1
        hands[seat] &= ~card.mask
