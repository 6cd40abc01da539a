from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from agent.errors import ConstraintError, LayoutError
from agent.knowledge.layouts import LayoutSpace
from agent.knowledge.view import View
from agent.registry import Role, parse_player
from agent.rules.constraints import HandConstraint, format_constraints, high_card_points, parse_constraints
from agent.rules.contract import Contract, Vulnerability
from agent.table import play_board, seat_players
from ddsolver import Deal, Position, Seat
from ddsolver.cards import SUIT_BITS, SUIT_MASK
from tests.strategies import after_random_card, random_deal

DEAL = Deal.from_pbn("N:AQJ3.KQ42.QT42.2 KT975.J753.A.965 82.AT98..AKQJ874 64.6.KJ987653.T3")
CONTRACT = Contract.parse("4HS")


def view_of(text: str, plays: str = "D7", deal: Deal = DEAL) -> View:
    position = Position(deal, CONTRACT.strain, CONTRACT.leader, plays)
    return View.of(position, CONTRACT, Vulnerability.NONE, constraints=parse_constraints(text), seat=Seat.SOUTH)


def lengths(hands: NDArray[np.int64], suit: int) -> list[int]:
    return [int(hand & SUIT_MASK << SUIT_BITS * suit).bit_count() for hand in hands]


@pytest.mark.parametrize(
    ("text", "seat", "points", "spades"),
    [
        ("W:hcp=12-15,S=5+", Seat.WEST, (12, 15), (5, 13)),
        ("e:s=4-", Seat.EAST, (0, 37), (0, 4)),
        ("N:hcp=10,S=3", Seat.NORTH, (10, 10), (3, 3)),
        ("S:HCP=20+", Seat.SOUTH, (20, 37), (0, 13)),
    ],
)
def test_ranges_are_read_and_written(text: str, seat: Seat, points: tuple[int, int], spades: tuple[int, int]) -> None:
    found = parse_constraints(text)
    assert set(found) == {seat}
    assert (found[seat].points, found[seat].lengths[0]) == (points, spades)
    assert parse_constraints(format_constraints(found)) == found


def test_what_is_said_twice_about_a_hand_holds_together() -> None:
    found = parse_constraints("W:hcp=12+ E:H=2 W:hcp=15-,S=5+")
    assert format_constraints(found) == "E:H=2 W:hcp=12-15,S=5+"


def test_several_seats_stand_side_by_side() -> None:
    found = parse_constraints("W:hcp=12+;E:H=4-,C=2")
    assert format_constraints(found) == "E:H=4-,C=2 W:hcp=12+"
    assert parse_constraints("") == {}


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("hcp=12", "whose hand is it. Write a seat and a colon"),
        ("X:hcp=12", "unknown condition 'x'"),
        ("W:", "a condition is missing.* .at the end of 'W:'"),
        ("W:hcp", "'hcp' needs a sign and a number after it"),
        ("W:S=many", "'many' is not a range .* character 5 of 'W:S=many'"),
        ("W:S=5-3", "'5-3': the smaller number comes first, 3-5"),
        ("W:S=14", "'14' is not within 0 to 13"),
        ("W:hcp=38+", "not within 0 to 37"),
        ("W:S=3,S=4", "no hand of 13 cards fits"),
        ("W:hcp=15-17,hcp=12-14", "no hand of 13 cards fits"),
        ("W:S=7+,H=7+", "no hand of 13 cards fits"),
        ("W:S=3-,H=3-,D=3-,C=3-", "no hand of 13 cards fits"),
    ],
)
def test_wrong_constraints_are_refused_with_what_is_wrong(text: str, complaint: str) -> None:
    with pytest.raises(ConstraintError, match=complaint):
        parse_constraints(text)


def test_points_are_counted_four_three_two_one() -> None:
    assert high_card_points(np.array(DEAL.hands)).tolist() == [14, 8, 14, 4]


def test_lengths_are_sampled_exactly_and_the_cards_played_count() -> None:
    view = view_of("W:D=7+,S=2-", plays="D7")
    layouts = LayoutSpace(view).sample(400, np.random.default_rng(1))
    assert len(layouts) == 400
    assert min(lengths(layouts[:, Seat.WEST], 2)) >= 6
    assert max(lengths(layouts[:, Seat.WEST], 0)) <= 2


def test_the_layouts_counted_are_those_that_filtering_leaves() -> None:
    generator = np.random.default_rng(3)
    for _ in range(6):
        deal = random_deal(generator, 13)
        position = Position(deal, CONTRACT.strain, CONTRACT.leader)
        while len(position.plays) < 32:
            position = after_random_card(position, generator)
        plain = View.of(position, CONTRACT, Vulnerability.NONE, seat=Seat.SOUTH)
        told = parse_constraints("W:hcp=6-14,S=2-5 E:H=2+")
        view = View.of(position, CONTRACT, Vulnerability.NONE, seat=Seat.SOUTH, constraints=told)
        every = LayoutSpace(plain).all()
        fits = np.ones(len(every), dtype=bool)
        for seat in (Seat.EAST, Seat.WEST):
            fits &= told[seat].allows(every[:, seat] | plain.played_by(seat))
        wanted = {row.tobytes() for row in every[fits]}
        if not wanted:
            with pytest.raises(LayoutError):
                LayoutSpace(view)
            continue
        space = LayoutSpace(view)
        assert space.count == len(wanted)
        assert {row.tobytes() for row in space.all()} == wanted
        assert {row.tobytes() for row in space.sample(len(wanted), generator)} == wanted


def test_points_are_kept_by_samples_of_many_layouts() -> None:
    view = view_of("W:hcp=7-9")
    layouts = LayoutSpace(view).sample(300, np.random.default_rng(2))
    assert len({row.tobytes() for row in layouts}) == 300
    west = high_card_points(layouts[:, Seat.WEST] | view.played_by(Seat.WEST))
    assert set(west.tolist()) == {7, 8, 9}


def test_every_layout_within_the_points_is_as_likely() -> None:
    # West has one of the two aces in one half of the layouts that have just one there.
    view = view_of("W:hcp=4-5")
    layouts = LayoutSpace(view).sample(2000, np.random.default_rng(5))
    unconstrained = LayoutSpace(view_of("")).sample(60_000, np.random.default_rng(6))
    points = high_card_points(unconstrained[:, Seat.WEST] | view.played_by(Seat.WEST))
    among = unconstrained[(points == 4) | (points == 5)]
    ace = 1 << 16 * 2 + 12
    share = np.mean(layouts[:, Seat.WEST] & ace != 0)
    expected = np.mean(among[:, Seat.WEST] & ace != 0)
    assert share == pytest.approx(expected, abs=4 * (0.25 / 2000 + 0.25 / len(among)) ** 0.5)


def test_what_cannot_be_is_told_after_bounded_work() -> None:
    with pytest.raises(
        LayoutError,
        match=r"no random layout .* fits what South has seen and the constraints W:hcp=12\+,D=2- \(200,000 were tried",
    ):
        LayoutSpace(view_of("W:hcp=12+,D=2-")).sample(10, np.random.default_rng(0))
    with pytest.raises(LayoutError, match=r"no layout of the 25 unseen cards fits .* the constraints W:hcp=30\+"):
        LayoutSpace(view_of("W:hcp=30+"))
    with pytest.raises(LayoutError, match=r"and the constraints W:S=8\+"):
        LayoutSpace(view_of("W:S=8+"))
    with pytest.raises(LayoutError, match="too many to check against"):
        LayoutSpace(view_of("W:hcp=4-5")).all()


@pytest.mark.parametrize(
    "name", ["monte-carlo:samples=5", "payoff:samples=5", "monte-carlo:samples=5,weights=random-play"]
)
def test_every_declarer_plays_by_what_it_is_told(name: str) -> None:
    told = parse_constraints("W:D=8,hcp=2-6 E:S=4-6")
    players = seat_players(
        CONTRACT,
        parse_player(name, Role.DECLARER).make(np.random.SeedSequence(1)),
        parse_player("arbitrary", Role.DEFENDER).make(np.random.SeedSequence(2)),
    )
    record = play_board(
        DEAL,
        CONTRACT,
        Vulnerability.NONE,
        players,
        constraints=told,
    )
    assert len(record.plays) == 52
    wrong = parse_constraints("W:S=6+")
    with pytest.raises(LayoutError, match=r"W:S=6\+"):
        play_board(
            DEAL,
            CONTRACT,
            Vulnerability.NONE,
            players,
            constraints=wrong,
        )


def test_a_constraint_without_ranges_says_nothing() -> None:
    assert str(HandConstraint()) == ""
    assert not HandConstraint().limits_points
