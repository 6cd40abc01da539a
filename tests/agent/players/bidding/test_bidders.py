"""Bidders: what they see, what they call, and what they refuse."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from agent.calls.auction_batch import UNKNOWN_SYSTEMS
from agent.calls.network import DEFAULT_SYSTEM, NO_SYSTEM, imitating_network, learned_network, network_of
from agent.calls.reading import read_hands
from agent.errors import AuctionError, PlayerError
from agent.players.bidding.bidder import BiddingView
from agent.players.bidding.bidders import MonteCarloBidder, MonteCarloBidderSettings, NetBidder, NetSettings
from agent.players.bidding.outcomes import likely_layouts, outcomes_of, reader_of
from agent.registry import BIDDERS, parse_bidder
from agent.rules.auction import Action, Auction, parse_call
from agent.rules.constraints import high_card_points
from agent.rules.contract import Vulnerability
from agent.rules.imps import imps
from ddsolver import Deal, Solver
from ddsolver.cards import EVERY_CARD, Seat, cards_of
from ddsolver.deal import hand_from_pbn

SEED = np.random.SeedSequence(3)
CHOICE = BiddingView(hand_from_pbn("A4.KQ982.K73.962"), Auction("N", "1C 1S"), Vulnerability.NORTH_SOUTH)
"""A hand with two likely calls."""


def view(hand: str, auction: str = "", dealer: str = "N") -> BiddingView:
    return BiddingView(hand_from_pbn(hand), Auction(dealer, auction), Vulnerability.NONE)


@pytest.mark.parametrize("name", ["net", "net:network=imitating", "monte-carlo"])
def test_clear_hands_are_bid_as_everybody_does(name: str) -> None:
    bidder = parse_bidder(name).make(SEED)
    assert str(bidder.call(view("AKJ52.Q83.K4.962")).call) == "1S"
    assert str(bidder.call(view("KQ4.A83.KJ72.Q53")).call) == "1NT"
    assert bidder.call(view("952.843.T72.9854", "P P P")).call is Action.PASS
    assert bidder.call(view("952.843.T72.9854", "1NT P 3NT P", "E")).call is Action.PASS


def test_the_first_choice_is_the_likeliest_call_of_the_network() -> None:
    decision = NetBidder(NetSettings(network="imitating"), np.random.default_rng()).call(CHOICE)
    logs = imitating_network().log_probabilities(
        np.array([CHOICE.hand]), CHOICE.auction, CHOICE.vulnerability, UNKNOWN_SYSTEMS
    )
    assert decision.candidates[0].probability == pytest.approx(np.exp(logs.max()))
    assert [each.probability for each in decision.candidates] == sorted(
        (each.probability for each in decision.candidates), reverse=True
    )


def test_a_layout_drawn_twice_makes_no_gain_more_certain() -> None:
    network, calls = learned_network(), [parse_call("2H"), Action.PASS]
    layouts, _ = likely_layouts(network, CHOICE, 12, np.random.default_rng(1))
    distinct = np.unique(layouts, axis=0)
    once, twice = (
        outcomes_of(network, CHOICE, calls, drawn, np.random.default_rng(1), Solver())
        for drawn in (distinct, np.tile(distinct, (2, 1)))
    )
    assert once.effective == twice.effective == len(distinct)
    assert twice.gains()[1] == pytest.approx(once.gains()[1], rel=0.05)


def test_a_search_is_the_same_for_the_same_seed() -> None:
    first, again = (parse_bidder("monte-carlo:layouts=6").make(SEED).call(CHOICE) for _ in range(2))
    assert first == again
    assert first.layouts == 6


@pytest.mark.slow
def test_gains_are_those_of_auctions_bid_and_solved_one_by_one() -> None:
    settings = MonteCarloBidderSettings(layouts=8, least=0.01)
    bidder = MonteCarloBidder(settings, np.random.default_rng(4))
    decision = bidder.call(CHOICE)
    layouts, _ = likely_layouts(reader_of(network_of("learned", DEFAULT_SYSTEM)), CHOICE, 8, np.random.default_rng(4))
    own, opponents = (
        NetBidder(NetSettings(system=name), np.random.default_rng()) for name in (DEFAULT_SYSTEM, NO_SYSTEM)
    )
    solver = Solver()

    def points(call: object, hands: list[int]) -> int:
        auction = CHOICE.auction.call(str(call))
        while not auction.is_over:
            turn = BiddingView(hands[auction.to_call], auction, CHOICE.vulnerability)
            net = own if turn.seat.same_side(CHOICE.seat) else opponents
            auction = auction.call(net.call(turn).call)
        contract = auction.contract
        if contract is None:
            return 0
        deal = Deal((hands[0], hands[1], hands[2], hands[3]))
        tricks = solver.dd_table(deal)[contract.declarer][contract.strain]
        return contract.north_south_score(tricks, CHOICE.vulnerability)

    assert len(decision.candidates) > 1
    first = max(decision.candidates, key=lambda each: each.probability).call
    for each in decision.candidates:
        gains = [imps(points(each.call, hands) - points(first, hands)) for hands in layouts.tolist()]
        assert each.gain == pytest.approx(np.mean(gains)), each.call


def test_layouts_keep_the_own_hand_and_the_pack() -> None:
    layouts, effective = likely_layouts(reader_of(learned_network()), CHOICE, 24, np.random.default_rng(1))
    assert layouts.shape == (24, 4)
    assert (layouts[:, Seat.SOUTH] == CHOICE.hand).all()
    assert (np.bitwise_or.reduce(layouts, axis=1) == EVERY_CARD).all()
    assert (np.bitwise_count(layouts) == 13).all()
    assert effective > 10


def test_layouts_fit_the_calls() -> None:
    hands = view("952.843.T72.9854", "2C P")
    layouts, _ = likely_layouts(reader_of(learned_network()), hands, 100, np.random.default_rng(1))
    assert high_card_points(layouts[:, Seat.NORTH]).mean() > 19


def test_most_layouts_fit_the_ranges_that_alerts_state() -> None:
    reader = reader_of(learned_network())
    plain, _ = likely_layouts(reader, view("952.843.T72.9854", "1NT P"), 100, np.random.default_rng(1))
    weak = view("952.843.T72.9854", "1NT {11-13} P")
    layouts, effective = likely_layouts(reader, weak, 1000, np.random.default_rng(1))
    points = high_card_points(layouts[:, Seat.NORTH])
    assert ((points >= 11) & (points <= 13)).mean() > 0.8
    assert high_card_points(plain[:, Seat.NORTH]).mean() > 14.5
    assert effective > 0


@pytest.mark.parametrize(
    "alerted", ["1D {hearts}", "2C {weak with diamonds}", "1D {4+ !H}", "1S {natural}", "1S {odd}"]
)
def test_a_bidder_reads_an_alerted_call_as_the_players_of_cards_do(alerted: str) -> None:
    reader = reader_of(learned_network())
    asked = view("952.843.T72.9854", f"{alerted} P")
    layouts, _ = likely_layouts(reader, asked, 300, np.random.default_rng(1))
    unseen = np.array([card.mask for card in cards_of(EVERY_CARD & ~asked.hand)])
    dealt = np.random.default_rng(2).permuted(np.tile(unseen, (4000, 1)), axis=1).reshape(-1, 3, 13).sum(axis=2)
    readings = read_hands(asked.auction, asked.vulnerability, network=reader)
    logs = [readings[seat].log_likelihood(dealt[:, seat]) for seat in (Seat.NORTH, Seat.EAST)]
    expected = np.average(high_card_points(dealt[:, Seat.NORTH]), weights=np.exp(sum(logs)))
    assert high_card_points(layouts[:, Seat.NORTH]).mean() == pytest.approx(expected, abs=0.7)


def test_a_bidder_drops_a_call_whose_alert_is_impossible_and_says_so() -> None:
    impossible = view("A4.KQ982.K73.962", "1C 1S {9+ !H}")
    decision = parse_bidder("monte-carlo:layouts=8,least=0.001").make(SEED).call(impossible)
    assert decision.remark == "no layout fits the alert of East's 1S {9+ !H}, so it says nothing here"
    assert decision.layouts == 8
    plain, dropped = (
        likely_layouts(reader_of(learned_network()), each, 100, np.random.default_rng(1))[0]
        for each in (view("A4.KQ982.K73.962", "1C 1S"), impossible)
    )
    points = [high_card_points(each[:, Seat.NORTH]).mean() for each in (plain, dropped)]
    assert points[0] == pytest.approx(points[1], abs=1)


@pytest.mark.slow
def test_a_call_must_gain_the_margin() -> None:
    free = parse_bidder("monte-carlo:margin=0,least=0.001").make(SEED).call(CHOICE)
    strict = parse_bidder("monte-carlo:margin=24,least=0.001").make(SEED).call(CHOICE)
    assert strict.candidates[0].probability == max(each.probability for each in strict.candidates)
    assert {each.call for each in free.candidates} == {each.call for each in strict.candidates}


def test_one_likely_call_needs_no_search() -> None:
    decision = parse_bidder("monte-carlo").make(SEED).call(view("AKJ52.Q83.K4.962"))
    assert decision.layouts == 0
    assert len(decision.candidates) == 1


def test_a_script_is_followed_and_ends_with_passes() -> None:
    script = parse_bidder("script:calls=1S 3S").make(SEED)
    assert script.call(view("AKJ52.Q83.K4.962")).call == parse_call("1S")
    assert script.call(view("AKJ52.Q83.K4.962", "1S P 2S P")).call == parse_call("3S")
    assert script.call(view("AKJ52.Q83.K4.962", "1S P 2S P 3S P 4S P")).call is Action.PASS


def test_an_illegal_call_of_a_script_is_named() -> None:
    with pytest.raises(PlayerError, match="call 1 of the script, 1S, is not legal after 2H Pass"):
        parse_bidder("script:calls=1S").make(SEED).call(view("AKJ52.Q83.K4.962", "2H P"))
    with pytest.raises(AuctionError, match="9S"):
        parse_bidder("script:calls=9S").make(SEED)


def test_a_view_needs_thirteen_cards_an_open_auction_and_a_known_system() -> None:
    with pytest.raises(PlayerError, match="a hand of 12 cards cannot bid"):
        replace(CHOICE, hand=CHOICE.hand & (CHOICE.hand - 1))
    with pytest.raises(AuctionError, match="the auction is over"):
        replace(CHOICE, auction=Auction("N", "P P P P"))
    with pytest.raises(PlayerError, match="unknown system: 'precision'.*the networks learned sayc"):
        replace(CHOICE, opponents="precision")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("gib", f"unknown bidder: 'gib'.*{', '.join(sorted(BIDDERS))}"),
        ("net:size=3", "unknown option of net: 'size=3'.*network=learned"),
        ("net:opponents=sayc", "net no longer has the option 'opponents'.*declarer bid --opponents"),
        ("monte-carlo:layouts=1", "monte-carlo: option layouts is '1'.*from 2 to 10000"),
        ("net:network=learned,network=learned", "option 'network' of net is given twice"),
    ],
)
def test_a_wrong_bidder_is_refused_with_what_would_be_right(text: str, words: str) -> None:
    with pytest.raises(PlayerError, match=words):
        parse_bidder(text)


def test_a_bidder_is_written_as_it_is_read() -> None:
    assert parse_bidder("monte-carlo:layouts=40,margin=1").key == "monte-carlo:system=two-over-one,layouts=40"
    assert parse_bidder("net:system=none").key == "net:system=none"
    assert parse_bidder(parse_bidder("net:network=imitating").key) == parse_bidder("net:network=imitating")


def test_a_system_of_this_package_is_not_loaded_before_somebody_bids(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("agent.players.bidding.bidders.bidding_system", None)
    NetSettings.check_options()
    assert NetSettings(system=DEFAULT_SYSTEM).system == DEFAULT_SYSTEM
