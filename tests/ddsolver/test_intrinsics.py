from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ddsolver import Solver
from ddsolver.search.intrinsics import _software_deposit, _software_extract, deposit, extract, highest, monotonic_ns
from tests.strategies import random_positions

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


def test_the_clock_counts_nanoseconds() -> None:
    begun, first = time.monotonic_ns(), monotonic_ns()
    time.sleep(0.05)
    passed = monotonic_ns() - first
    assert 49e6 < passed <= time.monotonic_ns() - begun + 20e6


def values_of_random_positions() -> list[dict[str, int]]:
    solver = Solver()
    return [
        {str(card): value for card, value in solver.card_values(position).items()}
        for position in random_positions(17, 100, range(1, 11))
    ]


@pytest.mark.long
def test_a_processor_without_the_instructions_finds_the_same_values() -> None:
    code = (
        "import json; from tests.ddsolver import test_intrinsics; "
        "from ddsolver.search.intrinsics import uses_hardware_bits; "
        "print(json.dumps([uses_hardware_bits(), test_intrinsics.values_of_random_positions()]))"
    )
    root = Path(__file__).parents[2]
    environment = os.environ | {"DECLARER_SOFTWARE_BITS": "1", "PYTHONPATH": str(root)}
    shown = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=root, env=environment
    )
    assert json.loads(shown.stdout) == [False, values_of_random_positions()]
