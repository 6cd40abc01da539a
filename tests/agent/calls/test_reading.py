from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from agent.calls.hand_sample import hand_sample
from agent.calls.network import imitating_network
from agent.calls.reading import HandReading, read_hands
from agent.rules.auction import Auction
from agent.rules.constraints import HandConstraint, high_card_points, parse_constraints
from agent.rules.contract import Vulnerability
from ddsolver import Deal, Seat, Suit
from ddsolver.deal import hand_from_pbn

DEAL = Deal.from_pbn("N:Q96.KJ73.T82.A54 KJ4.A8.KQ975.QT6 T8753.954.64.K83 A2.QT62.AJ3.J972")
HANDS = np.array(DEAL.hands, dtype=np.int64)
NONE = Vulnerability.NONE


def reading_of(calls: str, seat: Seat = Seat.NORTH, known: str = "") -> HandReading:
    return read_hands(Auction(Seat.NORTH, calls), NONE, tuple(parse_constraints(known).items()))[seat]


def shares(calls: str, seat: Seat = Seat.NORTH) -> tuple[NDArray[Any], list[NDArray[Any]]]:
    """Return how likely each number of points is after the calls, and each length of each suit."""
    sample, reading = hand_sample(), reading_of(calls, seat)
    weights = reading.weights_after(len(reading.calls))
    return np.bincount(sample.points, weights, 38), [np.bincount(each, weights, 14) for each in sample.lengths]


def test_an_opening_in_a_major_shows_points_and_length() -> None:
    points, lengths = shares("1S")
    assert lengths[Suit.SPADES][:5].sum() < 0.15
    assert points[11:20].sum() > 0.8
    assert lengths[Suit.HEARTS][:5].sum() > 0.9


def test_a_pass_shows_few_points_and_a_seat_that_did_not_call_shows_nothing() -> None:
    points, _ = shares("Pass")
    assert points[13:].sum() < 0.05
    assert [*read_hands(Auction(Seat.NORTH, "Pass"), NONE)] == [Seat.NORTH]


def test_a_pass_of_partners_takeout_double_shows_trumps() -> None:
    points, lengths = shares("1S X Pass Pass", Seat.WEST)
    assert lengths[Suit.SPADES][4:].sum() > 0.6
    assert points[:4].sum() < 0.25
    _, of_opener = shares("1S X Pass Pass", Seat.SOUTH)
    assert of_opener[Suit.SPADES][4:].sum() < 0.4


def test_an_escape_shows_the_suit_that_it_names() -> None:
    _, undisturbed = shares("1NT Pass 2D Pass 2H")
    _, escape = shares("1NT 2D Pass Pass 2H")
    points, after_double = shares("1NT X Pass Pass 2C")
    assert undisturbed[Suit.HEARTS][4:].sum() < 0.5 < escape[Suit.HEARTS][4:].sum()
    assert after_double[Suit.CLUBS][4:].sum() > 0.6
    assert points[12:18].sum() > 0.85


def test_a_transfer_shows_the_suit_above_it() -> None:
    _, transfer = shares("1NT Pass 2D", Seat.SOUTH)
    assert transfer[Suit.HEARTS][5:].sum() > 0.8


def test_likelihoods_are_products_over_calls() -> None:
    reading = reading_of("1S Pass 2C Pass 2S")
    logs = imitating_network().call_log_likelihoods(HANDS, Seat.NORTH, reading.auction, NONE)
    assert logs.shape == (2, 4)
    assert reading.parts(HANDS).usual == pytest.approx(logs.sum(axis=0))
    assert not reading.parts(HANDS).explained.any()


def test_points_that_partner_has_count() -> None:
    """South needs more points for 3NT opposite a 1NT opening than for 2NT, and a game more than an invitation."""
    game, invitation = (shares(calls, Seat.SOUTH)[0] @ np.arange(38) for calls in ("1NT Pass 3NT", "1NT Pass 2NT"))
    over_1nt, over_2nt = (shares(calls, Seat.SOUTH)[0] @ np.arange(38) for calls in ("1NT Pass 3NT", "2NT Pass 3NT"))
    assert game > invitation
    assert over_1nt > over_2nt


def test_points_in_an_alert_replace_the_usual_ones_and_the_shape_still_counts() -> None:
    weak, plain = reading_of("1NT {12-14}"), reading_of("1NT")
    sample = hand_sample()
    weights = weak.weights_after(1)
    assert 0.03 < weights[(sample.points < 12) | (sample.points > 14)].sum() < 0.08
    assert weights @ sample.lengths.max(axis=0) < sample.weights @ sample.lengths.max(axis=0) - 0.3
    assert weak.known == HandConstraint(points=(12, 14))
    assert plain.known == HandConstraint()


def test_an_alert_may_be_wrong_and_its_call_then_has_its_usual_meaning() -> None:
    """12-14 points are stated; a hand of 16 bids 1NT usually, one of 20 does not, and one of 11 is off by one point."""
    texts = ("AQ32.KQ2.Q32.432", "AQ32.KQ2.Q32.K32", "AQ32.KQ2.AQ2.K32", "AQ32.KQ2.432.432")
    right, strong, too_strong, beside = reading_of("1NT {12-14}").log_likelihood(
        np.array([hand_from_pbn(text, "a hand") for text in texts])
    )
    assert np.isfinite([right, strong, too_strong, beside]).all()
    assert right > strong + 1.5
    assert strong > too_strong + 2
    assert right > beside > right - 5


def test_an_auction_of_relays_is_of_an_unknown_system() -> None:
    """Opener asks with the cheapest bid each time, and responder shows something that we do not know."""
    relays = "1C P 1H P 1S P 2C P 2D P 2H P 2S P 2NT P 3C P 3D P 3H P 3S P 3NT P 4C P 6C P P P"
    readings = read_hands(Auction(Seat.NORTH, relays), NONE)
    of_opener = [readings[Seat.NORTH].unknown_system(number) for number in range(1, 9)]
    assert of_opener[0] < 0.05
    assert of_opener[-1] > 0.5
    assert readings[Seat.SOUTH].unknown_system(8) > 0.5
    assert readings[Seat.EAST].unknown_system(4) < 0.05


@pytest.mark.parametrize("calls", ["1S P 2S P 4S", "1NT P 2C P 2H P 4H", "1H 2C 2H 3C 3H", "1C P 1D P 1H P 1S P 1NT"])
def test_an_ordinary_auction_is_not_of_an_unknown_system(calls: str) -> None:
    for reading in read_hands(Auction(Seat.NORTH, calls), NONE).values():
        assert reading.unknown_system(len(reading.calls)) < 0.1


def test_points_in_an_alert_are_as_likely_as_they_are_among_all_hands() -> None:
    """Usually 1NT has 15 points more often than 14; an alert of 12-17 says nothing of that."""
    sample, weights = hand_sample(), reading_of("1NT {12-17}").weights_after(1)
    among = [float(weights[sample.points == points].sum()) for points in range(12, 18)]
    dealt = np.array([float(sample.weights[sample.points == points].sum()) for points in range(12, 18)])
    assert among == pytest.approx(dealt / dealt.sum(), abs=0.02)


def test_an_alert_that_agrees_with_the_network_is_read_and_another_only_by_its_numbers() -> None:
    transfer = reading_of("1NT Pass 2D {Jacoby transfer -- 5+ !H}", Seat.SOUTH)
    assert transfer.calls[0].is_read
    assert transfer.known.lengths[Suit.HEARTS] == (5, 13)
    clubs = reading_of("1S Pass Pass {5+ !C; 0-3 !S}", Seat.SOUTH)
    assert not reading_of("2S {5+ !C}").calls[0].is_read
    assert clubs.known.lengths[Suit.CLUBS] == (5, 13)
    five = reading_of("1C {5+}")
    assert five.known.lengths[Suit.CLUBS] == (5, 13)


@pytest.mark.parametrize(
    ("plain", "explained"),
    [
        ("1S", "1S {natural}"),
        ("1S", "1S {what they play}"),
        ("1S", "1S {5-card major}"),
        ("1S", "1S {spades}"),
        ("1NT", "1NT {strong}"),
        ("3D", "3D {preemptive}"),
        ("1S P 2C", "1S P 2C {Drury}"),
        ("1NT P 2D", "1NT P 2D {transfer to hearts}"),
        ("1S P 3S", "1S P 3S {limit raise}"),
    ],
)
def test_an_alert_that_says_nothing_or_nothing_else_removes_nothing(plain: str, explained: str) -> None:
    seat = Seat.SOUTH if " P " in plain else Seat.NORTH
    assert reading_of(explained, seat).calls[0].alert
    expected = reading_of(plain, seat).log_likelihood(HANDS)
    assert reading_of(explained, seat).log_likelihood(HANDS) == pytest.approx(expected)


@pytest.mark.parametrize("alert", ["5+ spades 11+", "4+, 10-21", "5+ !S (11-21 hcp)"])
def test_numbers_beside_words_leave_a_natural_call_natural(alert: str) -> None:
    """With four-card majors, five cards are rarer than usual."""
    points, lengths = shares(f"1S {{{alert}}}")
    assert points @ np.arange(38) > 12.5
    assert lengths[Suit.SPADES] @ np.arange(14) > (4.4 if "4+" in alert else 5.2)


def test_a_range_with_which_the_network_agrees_leaves_it_as_it_is() -> None:
    """Of hands with three clubs or more, those with three seldom open one club; the network knows that."""
    plain, told = (shares(calls)[1][Suit.CLUBS] @ np.arange(14) for calls in ("1C", "1C {3+ !C; 11-21}"))
    assert told == pytest.approx(plain, abs=0.15)
    assert [each.suit for each in reading_of("1NT {12-14; 2-5 !S}").calls[0].baselines] == [None]


@pytest.mark.parametrize(
    ("calls", "suit", "fewest"),
    [
        ("1S P 4C {4+ card support; 11-14 HCP}", Suit.SPADES, 4),
        ("1S 2H 3H {3+ card support, 11+ HCP}", Suit.SPADES, 3),
        ("1H P 3C {4+ card support; 7-9 HCP}", Suit.HEARTS, 4),
        ("P P 1S P 2C {3+ support; 10-12}", Suit.SPADES, 3),
        ("1S P 2D P 2H P 4C {4-card support}", Suit.HEARTS, 4),
        ("1S P 2D P 2H P 3S {3-card support}", Suit.SPADES, 3),
        ("1NT P 2D P 3H {4-card support}", Suit.HEARTS, 4),
        ("1D {5+ hearts} P 1S {4-card support}", Suit.HEARTS, 4),
        ("1H P 2H {6-9; 3-card support}", Suit.HEARTS, 3),
        ("1H P 1S P 3S {4-card fit}", Suit.SPADES, 4),
    ],
)
def test_support_means_the_suit_that_partner_showed_last(calls: str, suit: Suit, fewest: int) -> None:
    auction = Auction(Seat.NORTH, calls)
    last = read_hands(auction, NONE)[auction.seat_of(len(auction.calls) - 1)].calls[-1]
    assert [(each, low) for each, (low, _) in zip(Suit, last.stated.lengths, strict=True) if low] == [(suit, fewest)]


def test_a_splinter_keeps_its_short_suit() -> None:
    """Read as length in the suit bid, the support would exclude every hand that bids so."""
    _, lengths = shares("1S P 4C {4+ card support; 11-14 HCP}", Seat.SOUTH)
    assert lengths[Suit.CLUBS][:2].sum() > 0.5


def test_a_suit_that_the_usual_call_does_not_show_replaces_it() -> None:
    for calls, suit in (("1D {hearts}", Suit.HEARTS), ("1D {4+ !H}", Suit.HEARTS), ("2C {diamonds}", Suit.DIAMONDS)):
        points, lengths = shares(calls)
        assert not reading_of(calls).calls[0].is_read
        assert points @ np.arange(38) == pytest.approx(10, abs=0.3)
        assert lengths[suit][:4].sum() < 0.08


def test_an_empty_alert_says_nothing() -> None:
    empty, plain = (reading_of(calls).log_likelihood(HANDS) for calls in ("1NT {}", "1NT"))
    assert empty == pytest.approx(plain)


def test_an_alert_counts_beside_earlier_calls() -> None:
    reading = reading_of("1C Pass 1H Pass 2H Pass 2NT {18-19}", Seat.SOUTH)
    assert str(reading.calls[-1].stated) == "hcp=18-19"
    assert reading.calls[0].is_read
    weights = reading.weights_after(2)
    assert weights @ hand_sample().lengths[Suit.HEARTS] > 4


def test_known_ranges_replace_what_calls_show() -> None:
    reading = reading_of("1NT", known="N:hcp=8-10")
    weights = reading.weights_after(1)
    points = high_card_points(hand_sample().hands[weights > 0])
    assert points.min() == 8
    assert points.max() == 10
    one, other = (hand_from_pbn(text, "a hand") for text in ("A32.K32.Q432.J32", "AQ2.K432.Q32.KJ2"))
    logs = reading.log_likelihood(np.array([one, other]))
    assert logs[1] == -np.inf < logs[0]


def test_what_is_known_counts_where_an_alert_contradicts_it() -> None:
    reading = reading_of("1NT {15-17}", known="N:hcp=20-21")
    assert reading.known.points == (20, 21)
    points = high_card_points(hand_sample().hands[reading.weights_after(1) > 0])
    assert (points.min(), points.max()) == (20, 21)
    assert reading_of("1NT {15-17}", known="N:hcp=16-20").known.points == (16, 17)


@pytest.mark.parametrize(
    ("calls", "is_read"),
    [
        ("2S {both minors; 5-10}", False),
        ("2D {multi; 6-card major; 5-10 hcp}", False),
        ("2D {majors; 10-14}", False),
        ("2NT {5-5 in the minors; 6-10}", False),
        ("2S {5-10; 6-card major}", True),
        ("1NT {15-17; may have 5-card major}", True),
        ("1D {Minor suit opening; 11-21}", True),
        ("1NT Pass 2C {asks for majors; 8+ hcp}", True),
    ],
)
def test_a_call_that_shows_other_suits_than_it_usually_does_is_not_read(calls: str, is_read: bool) -> None:
    seat = Seat.SOUTH if "Pass" in calls else Seat.NORTH
    assert reading_of(calls, seat).calls[0].is_read is is_read


def test_a_call_that_shows_both_minors_is_not_read_as_spades() -> None:
    weights, lengths = reading_of("2S {both minors; 5-10}").weights_after(1), hand_sample().lengths
    assert weights @ (lengths[Suit.SPADES] >= 5) < 0.2 < weights @ (lengths[Suit.DIAMONDS] >= 4)


def test_a_strange_call_is_a_surprise() -> None:
    assert reading_of("1NT Pass 7C", Seat.SOUTH).chance(0) < 0.01 < reading_of("1NT").chance(0)


def test_the_hands_that_a_call_shows_make_it_often_unless_nobody_does() -> None:
    """Of all hands, few open with a preempt; of the hands that a preempt shows, most do."""
    preempt, strange = reading_of("3S"), reading_of("1NT Pass 7C", Seat.SOUTH)
    assert preempt.chance(0) < 0.01
    assert preempt.consistency(0) > 0.4
    assert strange.consistency(0) < 0.01
