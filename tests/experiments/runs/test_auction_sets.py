from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from agent.rules.contract import Contract, Vulnerability
from ddsolver import Position, Seat, Solver
from ddsolver.cards import CARDS, cards_of
from ddsolver.errors import BridgeError
from experiments.competitions.match.settings import luck_of
from experiments.runs.contract_sets import AuctionSet, auction_key, find_auction_deal, shuffled
from experiments.runs.deals import DealTask, find_deals
from experiments.runs.processes.pool import ONE_PROCESS
from experiments.runs.store import Store
from tests.players import deal_of_run

LIMITS = "S:hcp=15-17,S=2-4,H=2-4,D=2-5,C=2-5 N:hcp=10-15,S=3-,H=3-"
NOTRUMP = AuctionSet.parse("1NT-3NT", "1NT Pass 3NT", LIMITS)
POINTS = {14: 4, 13: 3, 12: 2, 11: 1}


def test_a_deal_fits_the_constraints_and_is_bid_as_given() -> None:
    for number in range(5):
        board = find_auction_deal(NOTRUMP, 3, number)
        hcp = {seat: sum(POINTS.get(card.rank, 0) for card in cards_of(board.deal.hands[seat])) for seat in Seat}
        assert 15 <= hcp[Seat.SOUTH] <= 17
        assert 10 <= hcp[Seat.NORTH] <= 15
        majors = [sum(card.suit == suit for card in cards_of(board.deal.hands[Seat.NORTH])) for suit in (0, 1)]
        assert max(majors) <= 3
        assert board.contract == Contract.parse("3NTS")
        assert str(board.auction) == "1NT Pass 3NT Pass Pass Pass"
        assert (board.dealer, board.vulnerability) == (Seat.SOUTH, Vulnerability.NONE)
        assert board.constraints == NOTRUMP.constraints
        assert board.double_dummy == 13 - Solver().tricks(Position(board.deal, "NT", "W"))


def test_it_is_the_first_such_deal_of_its_own_random_sequence() -> None:
    raw = np.random.PCG64(np.random.SeedSequence(3, spawn_key=(*auction_key("1NT-3NT", 2), 2)))
    board = find_auction_deal(NOTRUMP, 3, 2)
    while True:
        deal = shuffled(raw)
        hands = np.array(deal.hands)
        if all(limits.allows(hands[seat : seat + 1])[0] for seat, limits in NOTRUMP.constraints.items()):
            break
    assert board.deal == deal
    assert find_auction_deal(NOTRUMP, 3, 2) == board
    assert find_auction_deal(NOTRUMP, 4, 2) != board
    assert find_auction_deal(AuctionSet.parse("other", "1NT Pass 3NT", LIMITS), 3, 2).deal != deal


def test_deals_are_kept_and_found_once(tmp_path: Path) -> None:
    with Store(tmp_path, {"seed": "3"}, create=True) as store:
        wanted = [DealTask("1NT-3NT", 0, 3, auction=NOTRUMP), DealTask("3NT", 0, 3)]
        first = find_deals(store, wanted, ONE_PROCESS)
        kept = store.deals()
        again = find_deals(store, wanted, ONE_PROCESS)
        assert first == again == [kept[each.source, each.number] for each in wanted]
        assert len(kept) == 2
    assert first[0].deal == find_auction_deal(NOTRUMP, 3, 0).deal
    assert (first[0].constraints, str(first[0].auction)) == (NOTRUMP.constraints, "1NT Pass 3NT Pass Pass Pass")


def test_each_deal_has_random_numbers_of_its_own() -> None:
    lucks = {luck_of(deal_of_run(source=source, number=at)) for source in ("1NT-3NT", "x", "3NT") for at in range(3)}
    assert len(lucks) == 9
    assert luck_of(deal_of_run(source="3NT", number=1)) == (3, 4, 1), "as ever"


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (("3NT", "1NT Pass 3NT"), "'3NT' cannot be the name of an auction set"),
        (("random", "1NT Pass 3NT"), "'random' cannot be the name"),
        (("a", "Pass Pass"), "nobody bids in the auction 'Pass Pass'"),
        (("a", "3NT 1NT"), "insufficient"),
        (("a", "1NT", "S:hcp=15-99"), "is not within 0 to 37"),
        (("a", "1NT", "", "Q"), "unknown seat: 'Q'"),
        (("a", "1NT", "", "S", "some"), "some"),
    ],
)
def test_a_set_that_makes_no_sense_is_refused(given: tuple[str, ...], message: str) -> None:
    with pytest.raises(BridgeError, match=message):
        AuctionSet.parse(*given)


def test_all_cards_are_dealt() -> None:
    hands = find_auction_deal(NOTRUMP, 1, 0).deal.hands
    assert sorted(card for hand in hands for card in cards_of(hand)) == sorted(CARDS)
