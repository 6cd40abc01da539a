"""How far joint search got: the decisions in which it did not get to the end, by trick."""

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
    """How many decisions of a board were not searched to the end, by its remarks of today or of before."""
    return sum(
        len(found["tricks"].split()) if found["tricks"] else int(found["times"] or 1)
        for found in _CUT.finditer(remarks)
    )


def tricks_cut(remarks: str) -> tuple[int, ...] | None:
    """The tricks of these decisions, from 1; None if the remarks, of before, do not tell."""
    found = list(_CUT.finditer(remarks))
    if any(each["tricks"] is None for each in found):
        return None
    return tuple(int(trick) for each in found for trick in each["tricks"].split())


def unfinished(rows: pd.DataFrame) -> pd.DataFrame:
    """Decisions between cards that differ, and those not searched to the end, by declarer, samples and trick.

    Of the rows of `tables.rows_of`, those of declarers that did not always get there. Where remarks, of before, do not
    tell the tricks, nothing is shown for that declarer and sample count: what is left would be those that got there.
    """
    decisions: dict[tuple[str, int], Counter[int]] = defaultdict(Counter)
    cut: dict[tuple[str, int], Counter[int]] = defaultdict(Counter)
    searching = set(rows[rows["cut"] > 0]["declarer"])
    told = rows[rows["declarer"].isin(searching) & (rows["play"] != "")]
    untold = {(row["declarer"], row["samples"]) for row in told[told["cut_at"].isna()].to_dict("records")}
    for row in told.sort_values("samples").to_dict("records"):
        if (row["declarer"], row["samples"]) in untold:
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
    """The trick, from 1, of each turn of the declarer's side at which cards differ: they are of more than one run."""
    hands = [int(hand) for hand in Deal.from_pbn(deal).hands]
    plays = parse_cards(play)
    owners = {card: seat for seat, hand in zip(Seat, hands, strict=True) for card in plays if card.mask & hand}
    for turn, card in enumerate(plays):
        seat = owners[card]
        trick = plays[turn // 4 * 4 : turn]
        if seat.same_side(contract.declarer):
            others = sum(hands) & ~hands[seat] | sum(each.mask for each in trick)
            if len(runs_of(legal_mask(hands[seat], trick), others)) > 1:
                yield turn // 4 + 1
        hands[seat] &= ~card.mask
