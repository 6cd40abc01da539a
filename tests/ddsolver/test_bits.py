from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ddsolver.bits import _software_deposit, _software_extract, deposit, extract, highest

masks = st.integers(0, (1 << 61) - 1)


def spread(source: int, mask: int) -> int:
    """What deposit means, digit by digit."""
    places = [bit for bit in range(64) if mask >> bit & 1]
    return sum(1 << place for number, place in enumerate(places) if source >> number & 1)


@given(masks, masks)
def test_deposit_spreads_bits_over_a_mask_and_extract_gathers_them(source: int, mask: int) -> None:
    assert deposit(source, mask) == spread(source, mask)
    assert extract(spread(source, mask), mask) == source & ((1 << mask.bit_count()) - 1)


@given(masks, masks)
def test_the_software_path_agrees_with_the_processors(source: int, mask: int) -> None:
    assert _software_deposit(source, mask) == deposit(source, mask)
    assert _software_extract(source, mask) == extract(source, mask)


@given(masks)
def test_the_highest_bit_is_one_below_the_bit_length(mask: int) -> None:
    assert highest(mask) == mask.bit_length() - 1
