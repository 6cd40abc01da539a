"""How far joint search got: the decisions in which it did not get to the end, by trick."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator

import pandas as pd

from agent.rules.contract import Contract
from ddsolver.cards import SUIT_BITS, SUIT_MASK, parse_cards
from ddsolver.deal import Deal
from ddsolver.position import legal_mask
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

    Of the rows of `tables.rows_of`, those whose remarks tell the tricks, of declarers that did not always get there.
    """
    decisions: dict[tuple[str, int], Counter[int]] = defaultdict(Counter)
    cut: dict[tuple[str, int], Counter[int]] = defaultdict(Counter)
    searching = set(rows[rows["cut"] > 0]["declarer"])
    told = rows[rows["declarer"].isin(searching) & rows["cut_at"].notna() & (rows["play"] != "")]
    for row in told.to_dict("records"):
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
    owners = {card: seat for seat, hand in enumerate(hands) for card in plays if card.mask & hand}
    for turn, card in enumerate(plays):
        seat = owners[card]
        trick = plays[turn // 4 * 4 : turn]
        if (seat ^ contract.declarer) & 1 == 0:
            others = sum(hands) & ~hands[seat] | sum(each.mask for each in trick)
            if _runs(legal_mask(hands[seat], tuple(trick)), others) > 1:
                yield turn // 4 + 1
        hands[seat] &= ~card.mask


def _runs(cards: int, others: int) -> int:
    """How many runs some cards make: two are of one if no other lies between them."""
    number = 0
    for suit in range(4):
        lane = SUIT_MASK << SUIT_BITS * suit
        of_suit, between = cards & lane, others & lane
        while of_suit:
            number += 1
            top = 1 << of_suit.bit_length() - 1
            below = between & (top - 1)
            floor = 1 << below.bit_length() if below else 0
            of_suit &= floor - 1 if floor else 0
    return number
