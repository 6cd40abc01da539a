"""Counts the decisions whose joint search was not finished, by trick."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator

import pandas as pd

from agent.rules.contract import Contract
from ddsolver.cards import Seat, parse_cards
from ddsolver.deal import Deal
from ddsolver.position import legal_mask, runs_of
from experiments.runs.contract_sets import CONTRACTS

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
