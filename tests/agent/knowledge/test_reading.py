from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from agent.knowledge.beliefs import Belief, Beliefs
from agent.knowledge.calls import told_by_calls
from agent.knowledge.constraints import points_of
from agent.knowledge.layouts import LayoutSpace
from agent.knowledge.reading import read_auction
from agent.knowledge.view import View
from agent.knowledge.weights import Weights
from agent.rules.auction import Auction
from agent.rules.contract import Contract, Vulnerability
from ddsolver import Deal, Position, Seat, Solver, Suit

DEAL = Deal.from_pbn("N:Q96.KJ73.T82.A54 KJ4.A8.KQ975.QT6 T8753.954.64.K83 A2.QT62.AJ3.J972")


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
    told = [each.kind for each in told_by_calls(Auction(Seat.NORTH, calls))]
    assert list(dict.fromkeys(kind for kind in told if kind in kinds)) == kinds


def test_a_later_call_tells_of_a_suit_but_not_of_points_again() -> None:
    told = list(told_by_calls(Auction(Seat.NORTH, "1S Pass 2C Pass 2S")))
    assert [each.has_points for each in told] == [True, True, True, True, False]
    assert told[-1].suits == (Suit.SPADES,)


def test_what_is_read_of_an_opening_in_a_major() -> None:
    reading = read_auction(Auction(Seat.NORTH, "1S"))[Seat.NORTH]
    assert reading.calls == ("open 1M",)
    lengths = reading.lengths[Suit.SPADES]
    assert lengths[5] > 3 > 1 > lengths[4] > lengths[2]
    assert reading.points[13] > 1 > reading.points[8] > reading.points[3]
    assert reading.constraint.lengths[Suit.SPADES][0] >= 3
    assert reading.constraint.lengths[Suit.HEARTS] == (0, 13)


def test_a_pass_tells_that_there_are_few_points() -> None:
    reading = read_auction(Auction(Seat.NORTH, "Pass"))[Seat.NORTH]
    assert reading.points[5] > 1 > reading.points[13]
    assert read_auction(Auction(Seat.NORTH, "")) == {}


def test_a_likelihood_is_that_of_points_times_that_of_lengths() -> None:
    reading = read_auction(Auction(Seat.NORTH, "1NT"))[Seat.NORTH]
    hands = np.array(DEAL.hands, dtype=np.int64)
    expected = reading.points[points_of(hands)]
    for suit in Suit:
        expected = expected * reading.lengths[suit][np.bitwise_count(hands & 0x1FFF << 16 * suit)]
    assert reading.likelihood(hands) == pytest.approx(expected)


def leader_view(auction: str = "1NT Pass 3NT Pass Pass Pass") -> View:
    contract = Contract.parse("3NTW")
    position = Position(DEAL, "NT", Seat.NORTH)
    return View.of(position, contract, Vulnerability.NONE, Auction(Seat.WEST, auction))


def believed(view: View, samples: int, *, reads: bool) -> Belief:
    generator = np.random.default_rng(1)
    return Beliefs(samples, Weights(), refill=True, generator=generator, solver=Solver(), reads=reads).at(view)


def spread(view: View, seat: Seat, *, reads: bool) -> tuple[float, float]:
    """Mean points of a hidden hand in what is believed, and the mean length of its longest suit."""
    belief = believed(view, 300, reads=reads)
    hands = belief.layouts[:, seat]
    longest = np.max([np.bitwise_count(hands & 0x1FFF << 16 * suit) for suit in Suit], axis=0)
    return float(belief.weights @ points_of(hands)), float(belief.weights @ longest)


def test_who_reads_the_auction_believes_in_hands_that_bid_like_that() -> None:
    view = leader_view()
    read, ignored = (spread(view, Seat.WEST, reads=reads) for reads in (True, False))
    assert 13.5 < read[0] < 16.5
    assert ignored[0] < 12
    assert read[1] < ignored[1]
    assert spread(view, Seat.SOUTH, reads=True)[0] < ignored[0]


def test_what_is_drawn_is_as_likely_as_the_auction_says() -> None:
    """Of all layouts of a small ending with an auction, each is believed in with its own likelihood."""
    view = leader_view()
    position = Position(DEAL, "NT", Seat.NORTH)
    while len(position.plays) < 36:
        position = position.play(position.legal()[-1])
    view = View.of(position, view.contract, view.vulnerability, view.auction)
    belief = believed(view, 10_000, reads=True)
    assert view.auction is not None
    readings = {seat: each for seat, each in read_auction(view.auction).items() if view.hidden_sizes[seat]}
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
    assert LayoutSpace(view).count == one.fitting
