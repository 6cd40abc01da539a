"""The semigroup of values: addition, order, simplicity, text, rounding."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import assume, given

from ddsolver import BridgeError
from ddsolver.whist import Side, Value, rounded
from ddsolver.whist.infinitesimals import FUZZY, ZERO, Infinitesimal, exit_with
from tests.strategies import infinitesimals, whist_values

UNGUARDED = exit_with(0)


def value(text: str) -> Value:
    return Value.parse(text)


@pytest.mark.parametrize(
    ("first", "second", "total"),
    [
        (UNGUARDED, UNGUARDED, UNGUARDED),
        (-UNGUARDED, -UNGUARDED, -UNGUARDED),
        (UNGUARDED, -UNGUARDED, FUZZY),
        (exit_with(1), -UNGUARDED, exit_with(1)),
        (exit_with(2), -exit_with(1), exit_with(1)),
        (exit_with(2), -exit_with(2), FUZZY),
        (FUZZY, exit_with(3), exit_with(3)),
        (FUZZY, ZERO, FUZZY),
        (FUZZY, FUZZY, FUZZY),
    ],
)
def test_infinitesimals_add_as_section_6_1_says(
    first: Infinitesimal, second: Infinitesimal, total: Infinitesimal
) -> None:
    assert first + second == second + first == total


def test_infinitesimals_are_ordered_as_section_6_1_says() -> None:
    rising = [-exit_with(2), -exit_with(1), -UNGUARDED, ZERO, UNGUARDED, exit_with(1), exit_with(2)]
    assert all(low < high for low, high in pairwise(rising))
    assert -UNGUARDED < FUZZY < UNGUARDED
    assert not FUZZY <= ZERO
    assert not FUZZY >= ZERO


@given(whist_values, whist_values, whist_values)
def test_values_are_an_abelian_semigroup_with_negation(one: Value, two: Value, three: Value) -> None:
    assert one + two == two + one
    assert (one + two) + three == one + (two + three)
    assert one + Value() == one
    assert -(one + two) == -one + -two
    negative = -one
    assert -negative == one
    assert one - two == one + -two


@given(whist_values, whist_values, whist_values)
def test_the_order_is_kept_by_addition_and_turned_by_negation(one: Value, two: Value, three: Value) -> None:
    assert (one <= two) == (-two <= -one) == (two >= one)
    assert (one < two) == (one <= two and one != two) == (two > one)
    assume(one <= two)
    assert one + three <= two + three
    assert not (two <= three and not one <= three)


@given(whist_values)
def test_text_is_read_back(one: Value) -> None:
    assert value(str(one)) == one


@pytest.mark.parametrize(
    "text",
    [
        "0",
        "1 + 7/8",
        "2 - e1",
        "10 + 1/2 +- e0",
        "1/2",
        "-1/2",
        "-1 - 1/2",
        "e0",
        "-e0",
        "+-e0",
        "-3 + e2",
        "-1/4 - e3",
    ],
)
def test_values_are_written_as_people_write_them(text: str) -> None:
    assert str(value(text)) == text


@pytest.mark.parametrize(
    "text", ["", "e", "1 + ", "1/3", "1 e0", "2 +- e1", "x", "1 + 1/2 + 1/4", "--1", "1/0", "1 + 1/0", "٣"]
)
def test_what_is_no_value_is_refused(text: str) -> None:
    with pytest.raises(BridgeError, match=r"value"):
        value(text)


@pytest.mark.parametrize(
    ("text", "west_leads", "east_leads"),
    [
        ("3/4", 1, 1),
        ("1 + 1/4 + e2", 1, 1),
        ("1 + 1/2", 1, 2),
        ("1 + 1/2 + e0", 2, 2),
        ("1 + 1/2 - e3", 1, 1),
        ("1 + 1/2 +- e0", 2, 1),
        ("2", 2, 2),
        ("-1/2", -1, 0),
    ],
)
def test_rounding_gives_the_tricks_of_section_6_5(text: str, west_leads: int, east_leads: int) -> None:
    assert [rounded(value(text), side) for side in Side] == [west_leads, east_leads]


@given(whist_values)
def test_refined_rounding_is_to_quarters_and_never_further_than_a_quarter(one: Value) -> None:
    for side in Side:
        score = rounded(one, side, offset=Fraction(1, 4), step=Fraction(1, 2))
        assert score % Fraction(1, 2) == Fraction(1, 4)
        assert abs(score - one.number) <= Fraction(1, 4)


@given(whist_values, whist_values)
def test_what_rounds_alike_beside_everything_is_equal(one: Value, two: Value) -> None:
    """Lemma 10.8: adding some value separates distinct values."""
    assume(one != two)
    tie = Fraction(1, 2)
    beside = [Value(tie - (one.number + two.number) / 2), Value(tie - one.number), Value(tie - one.number, UNGUARDED)]
    beside += [Value(tie - one.number, exit_with(k) if k > 0 else -exit_with(-k)) for k in range(-12, 13)]
    assert any(rounded(one + other, side) != rounded(two + other, side) for other in beside for side in Side)


def test_simpler_values_have_lower_complexity() -> None:
    classes = ["1/2", "3/4", "7/8", "2 + e0", "2 - e1", "5 + e2", "+-e0"]
    complexities = [value(text).complexity for text in classes]
    assert complexities == sorted(set(complexities))
    assert value("3").complexity == value("1/2").complexity == (0, 0)


def test_only_values_and_exact_numbers_go_with_values() -> None:
    assert value("1/2") + 1 == 1 + value("1/2") == value("1/2") + Fraction(1) == value("1 + 1/2")
    assert 2 - value("1/2 + e1") == value("1 + 1/2 - e1")
    for wrong in ("1/2", 0.1, UNGUARDED):
        with pytest.raises(TypeError):
            value("1") + wrong  # type: ignore[operator]
        with pytest.raises(TypeError):
            assert value("1") <= wrong  # type: ignore[operator]
    assert exit_with(-2) == -exit_with(2)


@given(infinitesimals)
def test_a_tie_goes_to_one_side_or_depends_on_the_lead_as_the_exits_say(one: Infinitesimal) -> None:
    won = [one.favours_west(side) for side in Side]
    assert (one > ZERO) == one.is_positive == all(won)
    assert (one < ZERO) == one.is_negative == (not any(won))
    assert (-one).favours_west(Side.WEST) != one.favours_west(Side.EAST)
