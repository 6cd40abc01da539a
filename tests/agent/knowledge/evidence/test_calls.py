from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from agent.calls.network import imitating_network, learned_network
from agent.calls.reading import read_hands
from agent.errors import PlayerError
from agent.knowledge.belief import Belief
from agent.knowledge.evidence.calls import (
    AuctionLikelihood,
    contract_logs,
    heard_calls,
    log_likelihood_of_deals,
    read_hidden_hands,
)
from agent.knowledge.evidence.human_plays import HumanPlays
from agent.knowledge.layouts import LayoutSpace
from agent.knowledge.sampler import Samples
from agent.knowledge.view import View, played_cards
from agent.registry import Role, parse_player
from agent.rules.auction import Auction
from agent.rules.constraints import high_card_points, parse_constraints
from agent.rules.contract import Contract, Vulnerability
from agent.table import ask
from ddsolver import Deal, Position, Seat, Suit
from ddsolver.cards import EVERY_CARD, SUIT_BITS, SUIT_MASK, Card
from ddsolver.deal import any_deal, hand_from_pbn
from tests.players import sampler

DEAL = Deal.from_pbn("N:Q96.KJ73.T82.A54 KJ4.A8.KQ975.QT6 T8753.954.64.K83 A2.QT62.AJ3.J972")

CALLS = AuctionLikelihood()


def test_known_ranges_replace_what_calls_show() -> None:
    known = parse_constraints("N:hcp=8-10")
    reading = read_hands(Auction(Seat.NORTH, "1NT"), Vulnerability.NONE, tuple(known.items()))[Seat.NORTH]
    hands = [hand_from_pbn(text, "a hand") for text in ("A32.K32.Q432.J32", "AQ2.K432.Q32.KJ2")]
    logs = reading.log_likelihood(np.array(hands))
    assert logs[1] == -np.inf < logs[0]
    view = replace(leader_view("1NT Pass 3NT Pass Pass Pass"), constraints=parse_constraints("W:hcp=12-14"))
    belief = believed(view, 200, reads=True)
    points = high_card_points(belief.layouts[:, Seat.WEST])
    assert points.min() >= 12
    assert points.max() <= 14
    assert abs(float(belief.weights @ points) - 13) < 0.5


@pytest.mark.parametrize(
    ("hand", "calls", "suit"),
    [
        ("9842.953.KT62.J7", "1NT Pass 2C X 2H Pass 4H", Suit.CLUBS),
        ("J982.643.75.T863", "1NT Pass 2D X 2H Pass 4H", Suit.DIAMONDS),
        ("Q53.J7.T9642.832", "1NT Pass 2H X 2S Pass 4S", Suit.HEARTS),
    ],
)
def test_a_double_of_an_artificial_reply_shows_five_cards_of_that_suit(hand: str, calls: str, suit: Suit) -> None:
    """West leads after East has doubled Stayman or a transfer."""
    west = hand_from_pbn(hand)
    auction = Auction(Seat.SOUTH, f"{calls} Pass Pass Pass")
    contract = Contract.parse(f"{calls[-2:]}S")
    position = Position(any_deal({Seat.WEST: west}, EVERY_CARD & ~west), contract.strain, Seat.WEST)
    view = View.of(position, contract, Vulnerability.NONE, auction)
    belief = believed(view, 400, reads=True)
    cards = np.bitwise_count(belief.layouts[:, Seat.EAST] >> SUIT_BITS * suit & SUIT_MASK)
    assert belief.weights @ cards > 4.7
    assert belief.weights @ (cards >= 5) > 0.65


@pytest.mark.slow
def test_an_alert_that_can_hardly_be_true_costs_no_board() -> None:
    position = Position(DEAL, "NT", "N")
    auction = Auction(Seat.WEST, "1NT {36-37} Pass 3NT {35+} Pass Pass Pass")
    view = View.of(position, Contract.parse("3NTW"), Vulnerability.NONE, auction)
    for evidence in ([CALLS], [CALLS, HumanPlays()]):
        generator = np.random.default_rng(1)
        belief = sampler(20, *evidence, seed=generator).sample(view)
        assert len(belief.layouts) > 5


def test_a_layout_weighs_the_same_whatever_layouts_are_weighed_with_it() -> None:
    """Time-limited players weigh layouts in small parts, some of which have none within the ranges of an alert."""
    auction = Auction(Seat.WEST, "1NT {15-17} Pass 3NT Pass Pass Pass")
    view = View.of(Position(DEAL, "NT", Seat.NORTH), Contract.parse("3NTW"), Vulnerability.NONE, auction)
    dealt = LayoutSpace(view).sample(100, np.random.default_rng(1)) | played_cards(view)
    together = CALLS.of(view, dealt)
    assert (together > 0).all()
    alone = [float(CALLS.of(view, dealt[place : place + 1])[0]) for place in range(100)]
    assert together.tolist() == pytest.approx(alone, rel=1e-5, abs=0)


def test_a_rough_reading_is_near_to_the_careful_one_and_is_refined_to_it() -> None:
    view = leader_view()
    dealt = LayoutSpace(view).sample(2000, np.random.default_rng(1)) | played_cards(view)
    rough, careful = CALLS.rough(view, dealt), CALLS.of(view, dealt)
    assert rough * CALLS.refinement(view, dealt) == pytest.approx(careful, rel=1e-4, abs=0)
    counts = careful > careful.max() / 100
    assert 0.01 < np.abs(np.log(rough[counts] / careful[counts])).mean() < 0.8


def test_with_few_layouts_left_an_alert_is_nearly_believed_and_one_that_fits_none_is_not() -> None:
    position = Position(DEAL, "NT", Seat.NORTH)
    while len(position.plays) < 40 or position.to_play is not Seat.NORTH:
        position = position.play(position.legal()[-1])
    contract = Contract.parse("3NTW")
    points = high_card_points(np.array([DEAL.hands[Seat.WEST]]))[0]
    shares = []
    for alert in (f"{points}-{points}", "36-37"):
        auction = Auction(Seat.WEST, f"1NT {{{alert}}} Pass 3NT Pass Pass Pass")
        view = View.of(position, contract, Vulnerability.NONE, auction)
        belief = sampler("all", CALLS, HumanPlays(), seed=np.random.default_rng(1)).sample(view)
        hands = belief.layouts[:, Seat.WEST] | played_cards(view)[Seat.WEST]
        assert len(belief.layouts) > 0
        shares.append(float(belief.weights[high_card_points(hands) == points].sum()))
        assert ("no layout fits" in belief.remark) == (alert == "36-37")
    assert 1 > shares[0] > 0.9
    assert shares[1] < shares[0]


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


@pytest.mark.slow
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
    """Of all layouts of a small ending with an auction, each is believed in with its own likelihood.

    Those that have a hundredth of the weight together are read roughly.
    """
    view = leader_view()
    position = Position(DEAL, "NT", Seat.NORTH)
    while len(position.plays) < 36:
        position = position.play(position.legal()[-1])
    view = View.of(position, view.contract, view.vulnerability, view.auction)
    belief = believed(view, 10_000, reads=True)
    readings = read_hidden_hands(view)
    assert readings
    dealt = belief.layouts | played_cards(view)
    expected = np.exp(heard_calls(view, imitating_network()).log_likelihood(dealt))
    assert len(readings) == 2
    assert belief.exhaustive
    assert belief.weights == pytest.approx(expected / expected.sum(), rel=0.01, abs=0.001)


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


@pytest.mark.slow
def test_a_contract_alone_is_read_where_no_auction_is_known() -> None:
    view = View.of(Position(DEAL, "NT", Seat.NORTH), Contract.parse("6NTW"), Vulnerability.NONE)
    belief = believed(view, 300, reads=True)
    points = high_card_points(belief.layouts[:, Seat.WEST]) + high_card_points(belief.layouts[:, Seat.EAST])
    # North has 10 points of its own, so the two hands have at most 30.
    assert float(belief.weights @ points) > 27.5


def test_a_contract_is_not_read_in_an_ending() -> None:
    deal = Deal.from_pbn("N:J.2.AJ9. 8.65.32. Q.3.KT8. 7.4.Q76.")
    view = View.of(Position(deal, "S", Seat.SOUTH), Contract.parse("6SS"), Vulnerability.NONE, seat=Seat.EAST)
    assert not AuctionLikelihood().is_informative(view)


def test_an_auction_that_does_not_lead_to_the_contract_is_not_read_and_players_say_so() -> None:
    auction = Auction("N", "1S Pass 1NT Pass 3NT Pass Pass Pass")
    agreeing, other = Contract.parse("3NTS"), Contract.parse("3NTW")
    position = Position(DEAL, "NT", "W", "C9")
    view = View.of(position, agreeing, Vulnerability.NONE, auction)
    assert read_hidden_hands(View.of(position, agreeing, Vulnerability.NONE, auction, Seat.EAST))
    assert view.contradiction == ""
    assert replace(view, contract=replace(agreeing, doubled=1)).contradiction == ""
    position = Position(DEAL, "NT", "N", "S6")
    view = View.of(position, other, Vulnerability.NONE, auction)
    assert read_hidden_hands(view) == {}
    assert view.contradiction == "the auction leads to 3NTS, not to 3NTW, so the auction is ignored"
    player = parse_player("monte-carlo:samples=4,auction=read", Role.DEFENDER).make(np.random.SeedSequence(1))
    assert view.contradiction in ask(player, position, other, Vulnerability.NONE, auction).remark
    deaf = parse_player("monte-carlo:samples=4", Role.DEFENDER).make(np.random.SeedSequence(1))
    assert view.contradiction not in ask(deaf, position, other, Vulnerability.NONE, auction).remark


def test_the_contract_counts_beside_the_auction_only_if_it_is_a_slam() -> None:
    dealt = np.array([DEAL.hands], dtype=np.int64)
    for calls, contract, counts in (("1NT P 3NT", "3NTW", False), ("1NT P 6NT", "6NTW", True)):
        view = View.of(
            Position(DEAL, "NT", Seat.NORTH),
            Contract.parse(contract),
            Vulnerability.NONE,
            Auction(Seat.WEST, f"{calls} P P P"),
        )
        assert bool(contract_logs(view, dealt).any()) == counts
        assert contract_logs(replace(view, auction=None), dealt).any()


def test_an_auction_says_nothing_about_the_hands_of_an_ending() -> None:
    auction = Auction(Seat.SOUTH, "1NT Pass Pass Pass")
    ending = Deal.from_pbn("S:A2.32.. K3.54.. Q4.76.. J5.98..")
    view = View.of(Position(ending, "NT", "W"), "1NTS", "None", auction)
    assert view.contradiction.startswith("the deal is an ending")
    assert read_hidden_hands(view) == {}
    assert not CALLS.is_informative(view)


def test_robots_read_partner_as_themselves_and_opponents_as_anybody() -> None:
    """North leads against West: South bids by the network that bids, East and West by either network."""
    auction = Auction(Seat.WEST, "1NT Pass 3NT Pass Pass Pass")
    view = View.of(Position(DEAL, "NT", Seat.NORTH), Contract.parse("3NTW"), Vulnerability.NONE, auction)
    heard = heard_calls(view, learned_network(), opponents=imitating_network())
    assert [[[each.seat for each in hands] for hands in side] for side in heard.sides] == [
        [[Seat.NORTH, Seat.SOUTH]],
        [[Seat.EAST, Seat.WEST]] * 2,
    ]
    by_network = [[hands[0].network for hands in side] for side in heard.sides]
    assert by_network == [[learned_network()], [learned_network(), imitating_network()]]
    dealt = LayoutSpace(view).sample(50, np.random.default_rng(1)) | played_cards(view)
    ours, theirs = heard.sides
    of_either = [log_likelihood_of_deals(hands, heard.readings, dealt) for hands in theirs]
    expected = log_likelihood_of_deals(ours[0], heard.readings, dealt) + np.log(np.exp(of_either).mean(axis=0))
    assert np.log(AuctionLikelihood("learned").of(view, dealt)) == pytest.approx(expected)


def test_likely_deals_weigh_as_much_as_uniform_ones() -> None:
    """Their mean weight is that of uniform deals, and so is a weighted mean."""
    auction = Auction(Seat.WEST, "1NT Pass 3NT Pass Pass Pass")
    view = View.of(Position(DEAL, "NT", Seat.NORTH), Contract.parse("3NTW"), Vulnerability.NONE, auction)
    uniform = LayoutSpace(view).sample(8000, np.random.default_rng(1)) | played_cards(view)
    likely = CALLS.draw(view, 2000, np.random.default_rng(1))
    assert likely is not None
    drawn = [(uniform, CALLS.of(view, uniform)), likely]
    means = [float(weights.mean()) for _, weights in drawn]
    points = [float(weights @ high_card_points(deals[:, Seat.WEST]) / weights.sum()) for deals, weights in drawn]
    assert means[0] == pytest.approx(means[1], rel=0.25)
    assert points[0] == pytest.approx(points[1], abs=0.4)


@pytest.mark.parametrize("calls", ["1NT Pass 3NT", "1NT Pass 3NT Pass Pass Pass"])
@pytest.mark.parametrize("known", ["W:S=5+", "W:bal", "S:hcp=10-11"])
def test_likely_deals_keep_to_what_is_known_of_a_hand_that_has_not_called(calls: str, known: str) -> None:
    constraints = parse_constraints(known)
    ((seat, limits),) = constraints.items()
    belief = believed(replace(leader_view(calls), constraints=constraints), 50, reads=True)
    assert limits.allows(belief.layouts[:, seat]).all()


def test_a_network_that_does_not_exist_is_refused_not_taken_for_another() -> None:
    view = leader_view("1NT Pass 3NT Pass Pass Pass")
    likelihood = AuctionLikelihood("robots")  # type: ignore[arg-type] # the option's word for "learned"
    with pytest.raises(PlayerError, match=r"^unknown network: 'robots' \(one of learned imitating\)$"):
        likelihood.of(view, LayoutSpace(view).sample(2, np.random.default_rng(1)))
