"""What our robots lead: the card from each kind of holding, at contracts that they bid themselves.

    python -m tests.bench.opening_leads [--boards N] [-o FILE]

Random deals are bid by the default bidder; then the leader of `robot:strong` decides. Writes a row for each lead to
``results/bidding/leads.csv``, and goes on behind the last row. The convention card states what the rows show
(`tests.bench.test_opening_leads`).
"""

from __future__ import annotations

import argparse
import csv
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from agent.calls.network import DEFAULT_SYSTEM, network_of
from agent.knowledge.view import View
from agent.player import PerfectPlayer
from agent.registry import Role, parse_player
from agent.rules.auction import CALLS, Auction
from agent.rules.contract import Vulnerability, dealer_of_board
from agent.rules.dealing import random_deals
from ddsolver.cards import SUIT_CARDS, Card, Rank, Seat, cards_of
from experiments.competitions.bidding.match import SolvedDeals, bid_nets

FIGURES = Path(__file__).parents[2] / "results" / "bidding" / "leads.csv"
COLUMNS = ("board", "contract", "holding", "card")
_LEADER = "monte-carlo:strong,auction=robots"
_SEED = 2951

TOUCHING, TWO, THREE, FOUR = "touching honours", "two cards", "three cards", "four cards or more"
TOP, LOWEST, FOURTH = "the top", "the lowest", "the fourth best"


def card_of_holding(held: tuple[Card, ...], led: Card) -> tuple[str, str]:
    """Return the kind of a holding, its cards from the highest on, and which of them is led; empty if no rule counts.

    Of four cards, the lowest is the fourth best.
    """
    place, length = held.index(led), len(held)
    if length == 1:
        return "", ""
    cards = {length - 1: LOWEST, 0: TOP} | ({3: FOURTH} if length > 3 else {})
    touching = held[0].rank >= Rank.TEN and held[0].rank - held[1].rank == 1
    kind = TOUCHING if touching and length > 2 else {2: TWO, 3: THREE}.get(length, FOUR)
    return kind, cards.get(place, "another")


def leads(boards: int, first: int) -> Iterator[tuple[int, str, str, str]]:
    """Yield the rows of the boards behind board ``first``: the suit led as ``Q85``, or ``trumps Q85``, and the card."""
    network = network_of("learned", DEFAULT_SYSTEM)
    hands = random_deals(boards, np.random.default_rng(_SEED))
    deals = SolvedDeals(hands, np.zeros((boards, 4, 5), dtype=np.int8))
    batch = bid_nets((network, network), deals, np.arange(boards))
    for row in range(first, boards):
        calls = [CALLS[call] for call in batch.calls[row, : batch.length[row]]]
        auction, sides = Auction(dealer_of_board(row + 1), calls), Vulnerability.of_board(row + 1)
        if auction.contract is None:
            continue
        leader: Seat = auction.contract.leader
        view = View.at_table(leader, auction.contract, sides, auction, {leader: int(hands[row, leader])}, ())
        player = parse_player(_LEADER, Role.DEFENDER).make(np.random.SeedSequence(1, spawn_key=(row,)))
        assert not isinstance(player, PerfectPlayer)
        card = player.decide(view).card
        yield row + 1, str(auction.contract), holding_text(int(hands[row, leader]), card, auction), str(card)[1]


def holding_text(hand: int, card: Card, auction: Auction) -> str:
    """Return the cards of the suit led, as in ``QJT4``, with ``trumps`` before them if it is trumps."""
    assert auction.contract is not None, "only a contract is led against"
    ranks = "".join(str(each)[1] for each in cards_of(hand & SUIT_CARDS[card.suit]))
    return f"trumps {ranks}" if int(card.suit) == int(auction.contract.strain) else ranks


def shares(path: Path = FIGURES) -> dict[str, Counter[str]]:
    """Return how often each card was led from each kind of holding; trumps and singletons are left out."""
    found: dict[str, Counter[str]] = defaultdict(Counter)
    with path.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            if not row["holding"].startswith("trumps"):
                held = tuple(Card.parse(f"S{rank}") for rank in row["holding"])
                kind, card = card_of_holding(held, Card.parse(f"S{row['card']}"))
                if kind:
                    found[kind][card] += 1
    return found


def main() -> None:
    """Write the rows."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--boards", type=int, default=500, help="random deals")
    parser.add_argument("-o", "--output", type=Path, default=FIGURES, help="the file to write")
    given = parser.parse_args()
    lines = given.output.read_text(encoding="utf-8").splitlines() if given.output.exists() else []
    first = int(lines[-1].split(",")[0]) if len(lines) > 1 else 0
    with given.output.open("a", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        if not lines:
            writer.writerow(COLUMNS)
        for row in leads(given.boards, first):
            writer.writerow(row)
            file.flush()
    for kind, cards in shares(given.output).items():
        print(kind, dict(cards))


if __name__ == "__main__":
    main()
