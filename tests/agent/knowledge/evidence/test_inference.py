from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from agent.knowledge.belief import Belief
from agent.knowledge.draws import played_cards
from agent.knowledge.evidence.auction.call_model import HandFeatures, all_factors, hand_sample
from agent.knowledge.evidence.auction.inference import (
    AuctionLikelihood,
    infer_hands,
    infer_hidden_hands,
    infer_hidden_side,
    read_calls,
)
from agent.knowledge.evidence.plays_human import HumanPlays
from agent.knowledge.layouts import LayoutSpace
from agent.knowledge.sampler import Samples
from agent.knowledge.view import View
from agent.registry import Role, parse_player
from agent.rules.auction import Auction
from agent.rules.constraints import high_card_points, parse_constraints
from agent.rules.contract import Contract, Vulnerability
from agent.table import ask
from ddsolver import Deal, Position, Seat, Suit
from ddsolver.cards import CARDS, Card
from ddsolver.deal import hand_from_pbn
from tests.players import sampler

DEAL = Deal.from_pbn("N:Q96.KJ73.T82.A54 KJ4.A8.KQ975.QT6 T8753.954.64.K83 A2.QT62.AJ3.J972")

CALLS = AuctionLikelihood()


def shares(calls: str, seat: Seat = Seat.NORTH) -> tuple[NDArray[Any], list[NDArray[Any]]]:
    """Return how likely each number of points is after the calls, and each length of each suit."""
    sample, weights = hand_sample(), read_calls(Auction(Seat.NORTH, calls), all_factors())[seat].weights
    lengths = [np.bincount(each, weights, 14) for each in sample.features.lengths]
    return np.bincount(sample.features.points, weights, 38), lengths


def test_an_opening_in_a_major_shows_points_and_length() -> None:
    points, lengths = shares("1S")
    assert lengths[Suit.SPADES][:5].sum() < 0.15
    assert points[11:20].sum() > 0.8
    assert lengths[Suit.HEARTS][:5].sum() > 0.9
    assert infer_hands(Auction(Seat.NORTH, "1S"))[Seat.NORTH].constraint.lengths[Suit.SPADES][0] >= 3


def test_a_pass_shows_few_points() -> None:
    points, _ = shares("Pass")
    assert points[13:].sum() < 0.05
    assert infer_hands(Auction(Seat.NORTH, "")) == {}


def test_a_pass_of_partners_takeout_double_shows_trumps_and_values() -> None:
    points, lengths = shares("1S X Pass Pass", Seat.WEST)
    assert lengths[Suit.SPADES][4:].sum() > 0.6
    assert points[:4].sum() < 0.1
    _, of_two = shares("2H X Pass Pass", Seat.WEST)
    assert of_two[Suit.HEARTS][4:].sum() > 0.5
    _, of_opener = shares("1S X Pass Pass", Seat.SOUTH)
    assert of_opener[Suit.SPADES][4:].sum() < 0.4


def test_an_escape_shows_the_suit_that_it_names() -> None:
    _, undisturbed = shares("1NT Pass 2D Pass 2H")
    _, escape = shares("1NT 2D Pass Pass 2H")
    points, after_double = shares("1NT X Pass Pass 2C")
    assert undisturbed[Suit.HEARTS][4:].sum() < 0.5 < escape[Suit.HEARTS][4:].sum()
    assert escape[Suit.SPADES][5:].sum() < 0.1
    assert after_double[Suit.CLUBS][4:].sum() > 0.6
    assert points[14:18].sum() > 0.8


def test_likelihoods_are_products_over_calls() -> None:
    inference = infer_hands(Auction(Seat.NORTH, "1S Pass 2C Pass 2S"))[Seat.NORTH]
    hands = np.array(DEAL.hands, dtype=np.int64)
    features = HandFeatures.of(hands)
    expected = np.full(4, inference.scale)
    for each in inference.calls:
        assert each.factors is not None
        factor = each.factors.of_points(features.points, each.partners)
        for suit in Suit:
            factor = factor * each.factors.of_length(features.lengths[suit], each.meaning.parts[suit])
        expected *= 0.99 * factor / each.mean + 0.01
    assert len(inference.calls) == 2
    assert inference.likelihood_ratio(hands) == pytest.approx(expected)
    assert inference.likelihood(hands) == pytest.approx(0.99 * expected + 0.01)


def test_one_strange_call_spoils_only_itself() -> None:
    """North opens 1S on two spades; what its later notrump bid shows still counts."""
    hand = hand_from_pbn("A2.KQT2.AJ3.J972", "North's hand")
    weak = hand_from_pbn("A2.QT62.J73.9742", "North's hand")
    inference = infer_hands(Auction(Seat.NORTH, "1S Pass 2C Pass 2NT"))[Seat.NORTH]
    strong, little = inference.likelihood_ratio(np.array([hand, weak]))
    assert strong > 3 * little > 0


def test_points_that_partner_has_count() -> None:
    """South needs more points for 3NT opposite 1NT than opposite 2NT."""
    over_1nt, over_2nt = (shares(calls, Seat.SOUTH)[0] @ np.arange(38) for calls in ("1NT Pass 3NT", "2NT Pass 3NT"))
    assert over_1nt > over_2nt + 2


def test_numbers_in_alerts_replace_the_usual_meaning() -> None:
    weak, plain = (infer_hands(Auction(Seat.NORTH, calls))[Seat.NORTH] for calls in ("1NT {12-14}", "1NT"))
    assert weak.constraint.points == (12, 14)
    hands = np.array(DEAL.hands, dtype=np.int64)
    factors, features = plain.calls[0].factors, HandFeatures.of(hands)
    assert factors is not None
    by_points = factors.of_points(features.points, plain.calls[0].partners)
    assert weak.calls[0].factor(features) * by_points == pytest.approx(plain.calls[0].factor(features))
    transfer = infer_hands(Auction(Seat.NORTH, "1NT Pass 2D {Jacoby transfer -- 5+ !H}"))[Seat.SOUTH]
    assert transfer.constraint.lengths[Suit.HEARTS][0] == 5
    clubs = infer_hands(Auction(Seat.NORTH, "Pass Pass 1D {5+ !C}"))[Seat.SOUTH]
    assert clubs.calls[-1].factors is None
    five = infer_hands(Auction(Seat.NORTH, "1C {5+}"))[Seat.NORTH]
    assert five.constraint.lengths[Suit.CLUBS][0] == 5


def test_known_ranges_replace_what_calls_show() -> None:
    known = parse_constraints("N:hcp=8-10")
    inference = infer_hands(Auction(Seat.NORTH, "1NT"), tuple(known.items()))[Seat.NORTH]
    assert inference.constraint.points == (8, 10)
    one, other = (hand_from_pbn(text, "a hand") for text in ("A32.K32.Q432.J32", "A32.K432.432.J32"))
    ratios = inference.likelihood_ratio(np.array([one, other, hand_from_pbn("AQ2.K432.Q32.KJ2", "a hand")]))
    assert ratios[2] == 0 < ratios[0]
    view = replace(leader_view("1NT Pass 3NT Pass Pass Pass"), constraints=parse_constraints("W:hcp=12-14"))
    belief = believed(view, 200, reads=True)
    points = high_card_points(belief.layouts[:, Seat.WEST])
    assert points.min() >= 12
    assert points.max() <= 14
    assert abs(float(belief.weights @ points) - 13) < 0.5


@pytest.mark.parametrize(
    "calls", ["1NT", "1S Pass 2S", "1NT {15-17}", "2NT {20-21}", "1S {5+ !S; 11-21 HCP}", "2C {22+}"]
)
def test_on_the_average_of_all_hands_calls_make_nothing_likelier(calls: str) -> None:
    generator = np.random.default_rng(7)
    cards = np.array([card.mask for card in CARDS], dtype=np.int64)
    hands = generator.permuted(np.tile(cards, (60_000, 1)), axis=1)[:, :13].sum(axis=1)
    for reading in infer_hands(Auction(Seat.NORTH, calls)).values():
        assert reading.likelihood_ratio(hands).mean() == pytest.approx(1, abs=0.25)


def test_an_empty_alert_says_nothing() -> None:
    empty, plain = (infer_hands(Auction(Seat.NORTH, calls))[Seat.NORTH] for calls in ("1NT {}", "1NT"))
    assert empty.constraint == plain.constraint
    assert empty.calls[0].mean == plain.calls[0].mean


def test_an_alert_that_can_hardly_be_true_costs_no_board() -> None:
    position = Position(DEAL, "NT", "N")
    auction = Auction(Seat.WEST, "1NT {36-37} Pass 3NT {35+} Pass Pass Pass")
    view = View.of(position, Contract.parse("3NTW"), Vulnerability.NONE, auction)
    for evidence in ([CALLS], [CALLS, HumanPlays()]):
        generator = np.random.default_rng(1)
        belief = sampler(20, *evidence, seed=generator).sample(view)
        assert len(belief.layouts) > 5


@pytest.mark.parametrize("samples", [50, "all"])
def test_when_few_layouts_are_left_those_that_were_not_drawn_before_come_in(samples: Samples) -> None:
    """The constraints give West no club, but it plays one."""
    contract = Contract.parse("3NTW")
    auction = Auction(Seat.WEST, "1NT {0- !C} Pass 3NT Pass Pass Pass")
    position = Position(DEAL, "NT", Seat.NORTH)
    generator = np.random.default_rng(1)
    beliefs = sampler(samples, CALLS, HumanPlays(), seed=generator)
    asked = 0
    while len(position.plays) < 40:
        if position.to_play is Seat.NORTH and len(position.plays) >= 20:
            view = View.of(position, contract, Vulnerability.NONE, auction)
            belief = beliefs.sample(view)
            count = LayoutSpace(view).count
            assert not belief.exhaustive or len(belief.layouts) == belief.n_consistent == count
            asked += belief.exhaustive
        position = position.play(position.legal()[-1])
    assert asked > 0


def test_a_call_of_which_is_said_what_is_no_number_is_not_read() -> None:
    reading = infer_hands(Auction(Seat.NORTH, "1S Pass 2C {Drury}"))[Seat.SOUTH]
    assert (reading.calls[0].alert, reading.calls[0].factors) == ("Drury", None)
    hands = np.array(DEAL.hands, dtype=np.int64)
    assert reading.likelihood(hands) == pytest.approx(np.ones(4))


FITTING = "Pass Pass 2S {8-10 HCP} 4NT Pass Pass Pass"
ODD = "1S Pass 2S {8-10 HCP} 4NT Pass Pass Pass"
"""North has ten points and three spades: he may well have passed, but opens no spade in natural bidding."""


def seen_by_north(calls: str) -> View:
    return View.of(Position(DEAL, "NT", "N"), Contract.parse("4NTW"), Vulnerability.NONE, Auction("N", calls))


def test_the_less_the_hand_that_is_seen_goes_with_its_calls_the_less_the_hidden_one_is_trusted() -> None:
    trust = {calls: infer_hidden_hands(seen_by_north(calls))[Seat.SOUTH].trust for calls in (FITTING, ODD)}
    assert trust[ODD] < 0.9 < 0.95 < trust[FITTING] < 1
    assert infer_hands(Auction("N", ODD))[Seat.SOUTH].trust == pytest.approx(0.99)


def test_what_hardly_ever_came_is_drawn_too_where_the_calls_are_not_trusted() -> None:
    outside = {}
    for calls in (FITTING, ODD):
        view = seen_by_north(calls)
        belief = believed(view, 300, reads=True)
        limits = infer_hidden_hands(view)[Seat.SOUTH].constraint
        outside[calls] = float(belief.weights @ ~limits.allows(belief.layouts[:, Seat.SOUTH]))
    assert outside[FITTING] == 0 < 0.03 < outside[ODD]


def test_of_few_layouts_those_that_hardly_ever_call_so_are_among_them() -> None:
    view = replace(leader_view(), auction=Auction(Seat.WEST, "3NT Pass Pass Pass"))
    position = Position(DEAL, "NT", Seat.NORTH)
    while len(position.plays) < 36:
        position = position.play(position.legal()[-1])
    view = View.of(position, view.contract, view.vulnerability, view.auction)
    belief = believed(view, 10_000, reads=True)
    assert len(belief.layouts) == belief.n_consistent == LayoutSpace(view).count


def leader_view(auction: str = "1NT Pass 3NT Pass Pass Pass") -> View:
    contract = Contract.parse("3NTW")
    position = Position(DEAL, "NT", Seat.NORTH)
    return View.of(position, contract, Vulnerability.NONE, Auction(Seat.WEST, auction))


def believed(view: View, samples: int, *, reads: bool) -> Belief:
    generator = np.random.default_rng(1)
    return sampler(samples, *([CALLS] if reads else []), seed=generator).sample(view)


def spread(view: View, seat: Seat, *, reads: bool) -> tuple[float, float]:
    """Mean points of a hidden hand in what is believed, and the mean length of its longest suit."""
    belief = believed(view, 300, reads=reads)
    hands = belief.layouts[:, seat]
    longest = np.max([np.bitwise_count(hands & 0x1FFF << 16 * suit) for suit in Suit], axis=0)
    return float(belief.weights @ high_card_points(hands)), float(belief.weights @ longest)


def test_who_reads_the_auction_believes_in_hands_that_bid_like_that() -> None:
    view = leader_view()
    read, ignored = (spread(view, Seat.WEST, reads=reads) for reads in (True, False))
    assert 13.5 < read[0] < 16.5
    assert ignored[0] < 12
    assert read[1] < ignored[1]
    assert spread(view, Seat.SOUTH, reads=True)[0] < ignored[0]


def test_what_was_believed_is_forgotten_when_another_auction_is_told() -> None:
    """West shows a balanced hand of some points, or opens with very many."""
    points = {}
    for second in ("1NT Pass 3NT Pass Pass Pass", "2NT {20-21} Pass 3NT Pass Pass Pass"):
        generator = np.random.default_rng(1)
        beliefs = sampler(50, CALLS, HumanPlays(), seed=generator)
        for auction in ("1NT Pass 3NT Pass Pass Pass", second):
            belief = beliefs.sample(leader_view(auction))
        points[second] = float(belief.weights @ high_card_points(belief.layouts[:, Seat.WEST]))
    usual, many = points.values()
    assert usual < 17 < 18 < many


def test_what_is_drawn_is_as_likely_as_the_auction_says() -> None:
    """Of all layouts of a small ending with an auction, each is believed in with its own likelihood."""
    view = leader_view()
    position = Position(DEAL, "NT", Seat.NORTH)
    while len(position.plays) < 36:
        position = position.play(position.legal()[-1])
    view = View.of(position, view.contract, view.vulnerability, view.auction)
    belief = believed(view, 10_000, reads=True)
    readings = infer_hidden_hands(view)
    side = infer_hidden_side(view)
    assert readings
    assert side is not None
    dealt = belief.layouts | played_cards(view)
    expected = side.likelihood(dealt)
    for seat, reading in readings.items():
        expected *= reading.likelihood(dealt[:, seat])
    assert belief.exhaustive
    assert belief.weights == pytest.approx(expected / expected.sum())


@pytest.mark.parametrize("calls", ["7NT Pass Pass Pass", "2NT Pass 3NT X Pass Pass Pass", "4S Pass Pass Pass"])
def test_layouts_are_believed_in_whatever_was_called(calls: str) -> None:
    belief = believed(replace(leader_view(), auction=Auction(Seat.WEST, calls)), 20, reads=True)
    assert len(belief.layouts) > 1
    assert belief.weights.sum() == pytest.approx(1.0)


def test_without_an_auction_a_declarer_knows_nothing_of_the_defenders() -> None:
    position = Position(DEAL, "NT", Seat.NORTH).play(Card.parse("HK"))
    view = View.of(position, Contract.parse("3NTW"), Vulnerability.NONE, seat=Seat.WEST)
    one, other = (believed(view, 20, reads=reads) for reads in (True, False))
    assert one.layouts.tolist() == other.layouts.tolist()
    assert LayoutSpace(view).count == one.n_consistent


def test_an_alert_counts_beside_earlier_calls() -> None:
    reading = infer_hands(Auction(Seat.NORTH, "1C Pass 1H Pass 2H Pass 2NT {18-19}"))[Seat.SOUTH]
    assert str(reading.calls[-1].said) == "hcp=18-19"
    assert reading.constraint.points == (18, 19)


def test_a_contract_alone_is_read_where_no_auction_is_known() -> None:
    view = View.of(Position(DEAL, "NT", Seat.NORTH), Contract.parse("6NTW"), Vulnerability.NONE)
    belief = believed(view, 300, reads=True)
    points = high_card_points(belief.layouts[:, Seat.WEST]) + high_card_points(belief.layouts[:, Seat.EAST])
    # North has 10 points of its own, so the two hands have at most 30.
    assert float(belief.weights @ points) > 27.5
    beside = infer_hidden_hands(replace(view, auction=Auction(Seat.WEST, "6NT Pass Pass Pass")))[Seat.WEST]
    assert beside.calls[0].meaning.kind == "open 3NT"


def test_a_contract_is_not_read_in_an_ending() -> None:
    deal = Deal.from_pbn("N:J.2.AJ9. 8.65.32. Q.3.KT8. 7.4.Q76.")
    view = View.of(Position(deal, "S", Seat.SOUTH), Contract.parse("6SS"), Vulnerability.NONE, seat=Seat.EAST)
    assert infer_hidden_hands(view) == {}
    assert infer_hidden_side(view) is None


def test_an_auction_that_does_not_lead_to_the_contract_is_not_read_and_players_say_so() -> None:
    auction = Auction("N", "1S Pass 1NT Pass 3NT Pass Pass Pass")
    agreeing, other = Contract.parse("3NTS"), Contract.parse("3NTW")
    position = Position(DEAL, "NT", "W", "C9")
    view = View.of(position, agreeing, Vulnerability.NONE, auction)
    assert infer_hidden_hands(View.of(position, agreeing, Vulnerability.NONE, auction, Seat.EAST))
    assert view.contradiction == ""
    assert replace(view, contract=replace(agreeing, doubled=1)).contradiction == ""
    position = Position(DEAL, "NT", "N", "S6")
    view = View.of(position, other, Vulnerability.NONE, auction)
    assert infer_hidden_hands(view) == {}
    assert view.contradiction == "the auction leads to 3NTS, not to 3NTW, so the auction is ignored"
    player = parse_player("monte-carlo:samples=4,auction=read", Role.DEFENDER).make(np.random.SeedSequence(1))
    assert view.contradiction in ask(player, position, other, Vulnerability.NONE, auction).remark
    deaf = parse_player("monte-carlo:samples=4", Role.DEFENDER).make(np.random.SeedSequence(1))
    assert view.contradiction not in ask(deaf, position, other, Vulnerability.NONE, auction).remark
