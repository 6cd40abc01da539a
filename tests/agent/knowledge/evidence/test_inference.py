from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from agent.knowledge.belief import Belief
from agent.knowledge.constraints import high_card_points
from agent.knowledge.evidence.auction.call_kinds import classify_calls
from agent.knowledge.evidence.auction.inference import AuctionLikelihood, infer_hands, infer_hidden_hands
from agent.knowledge.evidence.plays_human import HumanPlays
from agent.knowledge.layout_sampler import Samples
from agent.knowledge.layouts import LayoutSpace
from agent.knowledge.view import View
from agent.registry import Role, parse_player
from agent.rules.auction import Auction
from agent.rules.contract import Contract, Vulnerability
from agent.table import ask
from ddsolver import Deal, Position, Seat, Suit
from ddsolver.cards import CARDS
from tests.players import sampler

DEAL = Deal.from_pbn("N:Q96.KJ73.T82.A54 KJ4.A8.KQ975.QT6 T8753.954.64.K83 A2.QT62.AJ3.J972")

CALLS = AuctionLikelihood()


@pytest.mark.parametrize(
    ("calls", "kinds"),
    [
        ("1S Pass 2S Pass Pass Pass", ["open 1M", "pass, they have called", "raise to 2"]),
        (
            "1NT Pass 3NT Pass Pass Pass",
            ["open 1NT", "pass, they have called", "3NT, partner has called"],
        ),
        ("Pass 1C 1H X", ["pass, nobody has bid", "open 1C", "overcall 1", "double, partner has called"]),
        (
            "1D X Pass 1S",
            ["open 1D", "double of 1", "pass, partner has called", "new suit at 1, partner has overcalled"],
        ),
        ("1H 2C 3C", ["open 1M", "overcall 2", "cue bid"]),
        ("2D 3S", ["open 2D", "overcall, a jump"]),
        ("1C Pass 1H Pass 1S Pass 2H Pass 3H", ["another suit", "own suit again", "partner's suit later"]),
        ("1C Pass 1H Pass 2H Pass 2NT", ["partner's suit later", "notrump later, 2"]),
    ],
)
def test_calls_are_of_kinds(calls: str, kinds: list[str]) -> None:
    told = [each.kind for each in classify_calls(Auction(Seat.NORTH, calls))]
    assert list(dict.fromkeys(kind for kind in told if kind in kinds)) == kinds


def test_a_later_call_tells_of_a_suit_but_not_of_points_again() -> None:
    told = list(classify_calls(Auction(Seat.NORTH, "1S Pass 2C Pass 2S")))
    assert [each.has_points for each in told] == [True, True, True, True, False]
    assert told[-1].suits == (Suit.SPADES,)


def test_what_is_read_of_an_opening_in_a_major() -> None:
    reading = infer_hands(Auction(Seat.NORTH, "1S"))[Seat.NORTH]
    assert reading.calls == ("open 1M",)
    lengths = reading.lengths[Suit.SPADES]
    assert lengths[5] > 3 > 1 > lengths[4] > lengths[2]
    assert reading.points[13] > 1 > reading.points[8] > reading.points[3]
    assert reading.constraint.lengths[Suit.SPADES][0] >= 3
    assert reading.constraint.lengths[Suit.HEARTS] == (0, 13)


def test_a_pass_tells_that_there_are_few_points() -> None:
    reading = infer_hands(Auction(Seat.NORTH, "Pass"))[Seat.NORTH]
    assert reading.points[5] > 1 > reading.points[13]
    assert infer_hands(Auction(Seat.NORTH, "")) == {}


def test_a_likelihood_is_that_of_points_times_that_of_lengths() -> None:
    reading = infer_hands(Auction(Seat.NORTH, "1NT"))[Seat.NORTH]
    hands = np.array(DEAL.hands, dtype=np.int64)
    expected = reading.scale * reading.points[high_card_points(hands)]
    for suit in Suit:
        expected = expected * reading.lengths[suit][np.bitwise_count(hands & 0x1FFF << 16 * suit)]
    expected *= reading.constraint.allows(hands)
    assert (expected > 0).any()
    assert reading.likelihood_ratio(hands) == pytest.approx(expected)
    assert reading.likelihood(hands) == pytest.approx(0.9801 * expected + 0.0199)


def test_what_is_said_in_numbers_counts_instead_of_what_such_calls_tell() -> None:
    weak = infer_hands(Auction(Seat.NORTH, "1NT {12-14}"))[Seat.NORTH]
    plain = infer_hands(Auction(Seat.NORTH, "1NT"))[Seat.NORTH]
    assert weak.constraint.points == (12, 14)
    assert weak.points == pytest.approx(np.ones(38))
    assert [each.tolist() for each in weak.lengths] == [each.tolist() for each in plain.lengths]
    assert weak.calls == ("1NT, hcp=12-14 by alert",)
    transfer = infer_hands(Auction(Seat.NORTH, "1NT Pass 2D {Jacoby transfer -- 5+ !H}"))[Seat.SOUTH]
    assert str(transfer.constraint) == "H=5+"
    assert all(np.allclose(each, 1) for each in (transfer.points, *transfer.lengths))
    five = infer_hands(Auction(Seat.NORTH, "1C {5+}"))[Seat.NORTH]
    assert five.constraint.lengths[Suit.CLUBS] == (5, 13)
    assert five.points[13] > 1 > five.points[5]


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
    assert empty.calls == plain.calls == ("open 1NT",)


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
    assert reading.calls == ("2C, alert 'Drury' not understood",)
    hands = np.array(DEAL.hands, dtype=np.int64)
    assert reading.likelihood(hands) == pytest.approx(np.ones(4))


FITTING = "Pass Pass 2S {8-10 HCP} 4NT Pass Pass Pass"
ODD = "1S Pass 2S {8-10 HCP} 4NT Pass Pass Pass"
"""North has ten points and three spades: he may well have passed, but opens no spade in natural bidding."""


def seen_by_north(calls: str) -> View:
    return View.of(Position(DEAL, "NT", "N"), Contract.parse("4NTW"), Vulnerability.NONE, Auction("N", calls))


def test_the_less_the_hand_that_is_seen_goes_with_its_calls_the_less_the_hidden_one_is_trusted() -> None:
    trust = {calls: infer_hidden_hands(seen_by_north(calls))[Seat.SOUTH].trust for calls in (FITTING, ODD)}
    assert trust[ODD] < 0.8 < 0.95 < trust[FITTING] < 0.99
    assert infer_hands(Auction("N", ODD))[Seat.SOUTH].trust == pytest.approx(0.9801)


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
    assert readings
    expected = np.ones(len(belief.layouts))
    for seat, reading in readings.items():
        expected *= reading.likelihood(belief.layouts[:, seat] | view.played_by(seat))
    assert belief.exhaustive
    assert belief.weights == pytest.approx(expected / expected.sum())


@pytest.mark.parametrize("calls", ["7NT Pass Pass Pass", "2NT Pass 3NT X Pass Pass Pass", "4S Pass Pass Pass"])
def test_layouts_are_believed_in_whatever_was_called(calls: str) -> None:
    belief = believed(replace(leader_view(), auction=Auction(Seat.WEST, calls)), 20, reads=True)
    assert len(belief.layouts) > 1
    assert belief.weights.sum() == pytest.approx(1.0)


def test_without_an_auction_nothing_changes() -> None:
    view = replace(leader_view(), auction=None)
    one, other = (believed(view, 20, reads=reads) for reads in (True, False))
    assert one.layouts.tolist() == other.layouts.tolist()
    assert LayoutSpace(view).count == one.n_consistent


def test_an_alert_counts_also_for_a_kind_of_call_that_was_not_counted() -> None:
    reading = infer_hands(Auction(Seat.NORTH, "1C Pass 1H Pass 2H Pass 2NT {18-19}"))[Seat.SOUTH]
    assert reading.calls[-1] == "2NT, hcp=18-19 by alert"
    assert reading.constraint.points == (18, 19)


@pytest.mark.parametrize(
    ("call", "kind", "suits"),
    [
        ("1C", "open 1C", [Suit.CLUBS]),
        ("1H", "open 1M", [Suit.HEARTS]),
        ("1S", "open 1M", [Suit.SPADES]),
        ("1NT", "open 1NT", [*Suit]),
        ("2C", "open 2C", []),
        ("2D", "open 2D", [Suit.DIAMONDS]),
        ("2H", "open 2M", [Suit.HEARTS]),
        ("3C", "open 3", [Suit.CLUBS]),
        ("4D", "open 4", [Suit.DIAMONDS]),
        ("5C", "open 4", [Suit.CLUBS]),
    ],
)
def test_openings_are_of_kinds_and_of_suits(call: str, kind: str, suits: list[Suit]) -> None:
    (meaning,) = classify_calls(Auction(Seat.NORTH, call))
    assert (meaning.kind, list(meaning.suits)) == (kind, suits)


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
    assert view.contradiction == "the auction leads to 3NTS, not to 3NTW; it is not read"
    player = parse_player("monte-carlo:samples=4,auction=read", Role.DEFENDER).make(np.random.SeedSequence(1))
    assert view.contradiction in ask(player, position, other, Vulnerability.NONE, auction).remark
    deaf = parse_player("monte-carlo:samples=4", Role.DEFENDER).make(np.random.SeedSequence(1))
    assert view.contradiction not in ask(deaf, position, other, Vulnerability.NONE, auction).remark
