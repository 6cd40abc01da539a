"""The language of conditions: what it counts, beside an independent count, and what it refuses."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

import numpy as np
import pytest
from numpy.typing import NDArray

from agent.errors import ConstraintError, LayoutError
from agent.rules.constraints import DealConditions, parse_constraints
from agent.rules.dealing import MOST_TRIES, fitting_deals, numbered_deals, random_deals
from agent.rules.shapes import ALL_SHAPES, shapes_of
from ddsolver import Seat
from ddsolver.deal import hand_from_pbn, hand_to_pbn

Pack = NDArray[np.bool_]
"""Whether a seat has a card: bool (n, 4, 4, 13) by deal, seat, suit and rank, the ace first."""
NORTH, EAST, SOUTH, WEST = range(4)
DEALS = 100_000


def independent_deals() -> Pack:
    """Deal in another way than the product: the owner of each card is a shuffled list of seats."""
    owners = np.random.default_rng(20261127).permuted(np.tile(np.repeat(np.arange(4), 13), (DEALS, 1)), axis=1)
    return np.stack([(owners == seat).reshape(DEALS, 4, 13) for seat in range(4)], axis=1)


@pytest.fixture(scope="module")
def pack() -> Pack:
    return independent_deals()


@pytest.fixture(scope="module")
def product_deals() -> NDArray[np.int64]:
    return random_deals(DEALS, np.random.default_rng(78))


def lengths(hand: Pack) -> NDArray[np.int64]:
    return np.asarray(hand.sum(axis=2))


def points(hand: Pack) -> NDArray[np.int64]:
    return np.asarray(hand[:, :, :4].sum(axis=1) @ np.array([4, 3, 2, 1]))


def pattern(hand: Pack) -> NDArray[np.int64]:
    """The lengths as a number of four digits, the longest first; lengths of ten and more as nine."""
    return np.asarray(np.sort(np.minimum(lengths(hand), 9), axis=1)[:, ::-1] @ np.array([1000, 100, 10, 1]))


def losers(hand: Pack) -> NDArray[np.int64]:
    """Add up the missing ones of ace, king and queen in each suit, not more than its cards."""
    missing = ~hand[:, :, :3]
    counts = lengths(hand)[:, :, None] > np.arange(3)
    return np.asarray((missing & counts).sum(axis=(1, 2)))


def balanced(hand: Pack) -> NDArray[np.bool_]:
    return np.isin(pattern(hand), [4333, 4432, 5332])


Reference = Callable[[Pack], NDArray[np.bool_]]
TEN: list[tuple[str, Reference]] = [
    ("S:shape=4432", lambda d: pattern(d[:, SOUTH]) == 4432),
    ("S:shape=4=4=3=2", lambda d: (lengths(d[:, SOUTH]) == [4, 4, 3, 2]).all(axis=1)),
    ("W:shape=5431+", lambda d: wilder_than_5431(d[:, WEST])),
    ("S:bal, points=15-17", lambda d: balanced(d[:, SOUTH]) & (abs(points(d[:, SOUTH]) - 16) <= 1)),
    ("E:controls=5+", lambda d: d[:, EAST, :, :2].sum(axis=1) @ np.array([2, 1]) >= 5),
    ("N:losers=6-", lambda d: losers(d[:, NORTH]) <= 6),
    ("N:top3.S=2+, S=5+", lambda d: (d[:, NORTH, 0, :3].sum(axis=1) >= 2) & (d[:, NORTH, 0].sum(axis=1) >= 5)),
    ("NS:hcp=25+ and not S:bal", lambda d: (points(d[:, NORTH]) + points(d[:, SOUTH]) >= 25) & ~balanced(d[:, SOUTH])),
    ("N:(S=6+ or H=6+), hcp=5-10", lambda d: two_suits(d[:, NORTH])),
    (
        "N:hcp>11 && S:shape=5332/5422 && !shape=2=2=4=5",
        lambda d: (
            (points(d[:, NORTH]) > 11)
            & np.isin(pattern(d[:, SOUTH]), [5332, 5422])
            & ~(lengths(d[:, SOUTH]) == [2, 2, 4, 5]).all(axis=1)
        ),
    ),
]
"""Ten conditions, and what they mean, counted from the cards without any code of the product."""


def wilder_than_5431(hand: Pack) -> NDArray[np.bool_]:
    """5431 and all shapes that are not more even: those that are more even are excluded by name."""
    more_even = [4333, 4432, 5332, 5422, 4441, 6322, 7222]
    return ~np.isin(pattern(hand), more_even)


def two_suits(hand: Pack) -> NDArray[np.bool_]:
    long = (lengths(hand)[:, :2] >= 6).any(axis=1)
    return long & (points(hand) >= 5) & (points(hand) <= 10)


def masks(pack: Pack) -> NDArray[np.int64]:
    """The deals of the reference as masks of the product: sixteen bits a suit, spades first, the deuce lowest."""
    bits = np.array([1 << 16 * suit + 12 - place for suit in range(4) for place in range(13)], dtype=np.int64)
    return np.asarray(pack.reshape(len(pack), 4, 52).astype(np.int64) @ bits)


def test_the_masks_of_the_reference_are_its_cards(pack: Pack) -> None:
    letters = np.array(list("AKQJT98765432"))
    for deal, hands in zip(pack[:20], masks(pack[:20]), strict=True):
        for hand, mask in zip(deal, hands, strict=True):
            assert hand_to_pbn(int(mask)) == ".".join("".join(letters[suit]) for suit in hand)


@pytest.mark.parametrize(("text", "reference"), TEN, ids=[text for text, _ in TEN])
def test_the_same_deals_fulfil_a_condition_as_an_independent_count_says(
    text: str, reference: Reference, pack: Pack
) -> None:
    assert (DealConditions.parse(text).allows(masks(pack)) == reference(pack)).all()


@pytest.mark.parametrize(("text", "reference"), TEN, ids=[text for text, _ in TEN])
def test_the_share_of_random_deals_is_that_of_100_000_independent_ones(
    text: str, reference: Reference, pack: Pack, product_deals: NDArray[np.int64]
) -> None:
    """Both shares are estimates, so their difference stays within four standard errors."""
    wanted, found = reference(pack).mean(), DealConditions.parse(text).allows(product_deals).mean()
    error = np.sqrt(2 * wanted * (1 - wanted) / DEALS)
    assert abs(found - wanted) < 4 * error


@pytest.mark.parametrize(("text", "share"), [("S:shape=4432", 0.2155), ("S:bal", 0.4761), ("E:hcp=15-17", 0.1011)])
def test_shares_are_those_of_the_published_tables(text: str, share: float, product_deals: NDArray[np.int64]) -> None:
    assert DealConditions.parse(text).allows(product_deals).mean() == pytest.approx(share, abs=0.005)


HAND = hand_from_pbn("AKJ32.T92.Q5.J87")


@pytest.mark.parametrize(
    ("text", "fits"),
    [
        ("hcp=11", True),
        ("points=10-", False),
        ("hcp>10 and hcp<12", True),
        ("hcp!=11", False),
        ("hcp.S=8", True),
        ("S=5, H=3, D=2, C=3", True),
        ("shape=5332", True),
        ("shape=5=3=2=3", True),
        ("shape=5=2=3=3", False),
        ("shape=5xxx", True),
        ("shape=4432/5332", True),
        ("shape=4432/4441", False),
        ("shape!=5332", False),
        ("balanced", True),
        ("semibal", True),
        ("shape=5431+", False),
        ("shape=4432+", True),
        ("controls=3", True),
        ("losers=9", True),
        ("losers.S=1", True),
        ("losers.D=2", True),
        ("aces=1, kings=1, queens=1, jacks=2, tens=1", True),
        ("top2=2, top3=3, top4=5, honours=6, top5=6", True),
        ("honours.S=3", True),
        ("SAK, DQ", True),
        ("SAQ", False),
        ("H10", True),
        ("not bal or SA", True),
        ("not (bal or SA)", False),
        ("(bal, hcp=15+) or (S=5+, hcp=11+)", True),
        ("bal && !(hcp=15+)", True),
        ("hcp.S>=8, hcp.S==8, hcp.S<9", True),
        ("hcp.S>8", False),
    ],
)
def test_a_hand_fulfils_what_it_has(text: str, fits: bool) -> None:
    found = DealConditions.parse(text, Seat.SOUTH)
    deals = np.zeros((1, 4), dtype=np.int64)
    deals[0, Seat.SOUTH] = HAND
    assert found.allows(deals).tolist() == [fits], hand_to_pbn(HAND)
    again = DealConditions.parse(str(found))
    assert again.allows(deals).tolist() == [fits]
    assert str(again) == str(found)


def test_a_seat_holds_until_the_next_one_or_the_end_of_its_parentheses() -> None:
    found = DealConditions.parse("N: hcp=15-17, bal; (E: S=5+ or W: S=5+) or H=5+")
    assert str(found) == "N:hcp=15-17,bal; E:S=5+ or W:S=5+ or N:H=5+"
    assert set(found.hands) == {Seat.NORTH}


def test_constraints_of_players_are_about_one_hand_each() -> None:
    found = parse_constraints("W:hcp=12-15,S=5+ E:(bal or H=6+), losers=7-")
    assert str(found[Seat.EAST]) == "(bal or H=6+),losers=7-"
    with pytest.raises(ConstraintError, match="NS:hcp=25. is about several hands together"):
        parse_constraints("NS:hcp=25+")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("S:shap=4432", "unknown condition 'shap': did you mean shape. .at 'shap=4432', character 3 of 'S:shap=4432'"),
        (
            "S:hcp",
            "'hcp' needs a sign and a number after it, as in 'hcp=12-15' or 'S=5.' .at 'hcp', character 3 of 'S:hcp'",
        ),
        ("S:H=4,D", "'D' needs a sign and a number after it"),
        ("S:foo=3", "unknown condition 'foo': choose from hcp, S, H, D, C, shape"),
        ("bal", "whose hand is it. Write a seat and a colon"),
        ("S:shape=443", "'443' is not a shape: write 4432"),
        ("S:shape=4433", "'4433' is not a shape: its four lengths must add up to 13"),
        ("S:shape=4x32+", r"before \+, its four lengths must add up to 13"),
        ("S:shape>=4432", "a shape is missing"),
        ("S:hcp=17-15", "'17-15': the smaller number comes first, 15-17 .at '17-15', character 7"),
        ("S:hcp=many", "'many' is not a range"),
        ("S:S=14", "'14' is not within 0 to 13"),
        ("NS:hcp=75+", r"'75\+' is not within 0 to 74"),
        ("S:hcp>many", "a number is missing .at 'many', character 7"),
        ("S:(bal", r"'\)' is missing .at the end of"),
        ("S:bal)", "join conditions by 'and', 'or' or a comma .at '.', character 6"),
        ("S:bal hcp=3", "join conditions by 'and', 'or' or a comma .at 'hcp=3', character 7"),
        ("S:bal or", "a condition is missing.* .at the end of"),
        ("NS:bal", "a shape can be of one hand only"),
        ("NS:SA", "cards can be of one hand only"),
        ("N:top3.X=3", "'X' is not a suit"),
        ("N:SAA", "'SAA' has a card twice"),
        ("hcp north", "'hcp' needs a sign and a number"),
        ("hcp(north)>=12", "'hcp' needs a sign and a number .*; the seat comes before it, as in 'N:hcp=12-15'"),
        ("S:shape(4432)", "'shape' needs a sign"),
        ("3<4", "a condition is missing"),
        ("W:S=7+,H=7+", "no hand of 13 cards fits W:S=7.,H=7."),
        ("(" * 60 + "S:bal", "more than 50 conditions inside one another"),
        ("not " * 60 + "S:bal", "more than 50 conditions inside one another"),
        ("N:" * 60 + "bal", "more than 50 conditions inside one another"),
    ],
)
def test_what_cannot_be_read_is_quoted_with_its_place(text: str, complaint: str) -> None:
    with pytest.raises(ConstraintError, match=complaint):
        DealConditions.parse(text)


@pytest.mark.parametrize(
    "text",
    [
        "W:controls<15",
        "E:controls<0",
        "NS:hcp<=80",
        "W:S<14",
        "N:top3.S<7",
        "not (E:controls==99 or NS:controls>24)",
    ],
)
def test_a_condition_reads_back_from_its_own_text(text: str) -> None:
    """Ends that no hand can reach may be compared with, but are not read after ``=``."""
    written = str(DealConditions.parse(text))
    deals = random_deals(500, np.random.default_rng(1))
    again = DealConditions.parse(written)
    assert str(again) == written
    assert (again.allows(deals) == DealConditions.parse(text).allows(deals)).all()


def test_a_numbered_deal_that_is_not_found_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("agent.rules.dealing.MOST_TRIES", 1500)
    with pytest.raises(LayoutError, match=r"random deal \d+: none of 1,500 random deals fits N:hcp=25\+"):
        numbered_deals(1, 0, 40, DealConditions.parse("N:hcp=25+"))


def test_deals_that_nothing_fulfils_are_given_up_after_the_stated_number(monkeypatch: pytest.MonkeyPatch) -> None:
    assert MOST_TRIES == 2_000_000
    monkeypatch.setattr("agent.rules.dealing.MOST_TRIES", 3000)
    with pytest.raises(LayoutError, match=r"none of 3,000 random deals fits N:SA,controls=12; give wider conditions"):
        fitting_deals(DealConditions.parse("N:SA, controls=12"), 1, np.random.default_rng(1))


def test_a_numbered_deal_depends_on_its_number_and_the_conditions_only() -> None:
    conditions = DealConditions.parse("S:bal, hcp=15-17")
    deals = numbered_deals(5, 0, 6, conditions)
    assert conditions.allows(deals).all()
    assert (numbered_deals(5, 2, 4, conditions) == deals[2:4]).all()
    assert (numbered_deals(5, 0, 6) != deals).any()


def test_the_shapes_of_a_condition_are_found_once_and_a_repeated_condition_counts_once() -> None:
    DealConditions.parse("S: bal, shape=5431+/4432, hcp=15-17")
    before = shapes_of.cache_info().misses
    for _ in range(100):
        DealConditions.parse("S: bal, shape=5431+/4432, hcp=15-17")
    assert shapes_of.cache_info().misses == before
    repeated = DealConditions.parse(f"S:{'bal, losers=5+, ' * 3000}hcp=15-17")
    assert repeated == DealConditions.parse("S: bal, losers=5+, hcp=15-17")


def test_sets_of_shapes_are_those_of_a_slow_count() -> None:
    for text in ("4432", "5xxx", "x0xx", "6=3=x=1", "10=x=x=x", "54x0"):
        lengths = text.split("=") if "=" in text else [*text]
        orders = [lengths] if "=" in text else [*permutations(lengths)]
        for place, shape in enumerate(ALL_SHAPES):
            fits = any(all(a in ("x", str(b)) for a, b in zip(order, shape, strict=True)) for order in orders)
            assert bool(shapes_of(text) >> place & 1) == fits, (text, shape)
