from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ddsolver import Solver
from ddsolver.native.kernel import Kernel
from ddsolver.search.intrinsics import (
    deposit,
    extract,
    highest,
    monotonic_ns,
    software_deposit,
    software_extract,
)
from tests.strategies import random_positions

ROOT = Path(__file__).parents[2]
IS_X86 = platform.machine().lower() in ("x86_64", "amd64")
masks = st.integers(0, (1 << 61) - 1)
assert isinstance(software_extract, Kernel)
assert isinstance(software_deposit, Kernel)
written_extract, written_deposit = software_extract.function, software_deposit.function


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
    assert written_deposit(source, mask) == software_deposit(source, mask) == deposit(source, mask)
    assert written_extract(source, mask) == software_extract(source, mask) == extract(source, mask)


@given(masks)
def test_the_highest_bit_is_one_below_the_bit_length(mask: int) -> None:
    assert highest(mask) == mask.bit_length() - 1


def test_the_clock_counts_nanoseconds() -> None:
    before, first, after = time.monotonic_ns(), monotonic_ns(), time.monotonic_ns()
    while time.monotonic_ns() < after + 2_000_000:
        pass
    passed = time.monotonic_ns() - after, monotonic_ns() - first, time.monotonic_ns() - before
    assert passed[0] <= passed[1] <= passed[2]


def values_of_random_positions() -> list[dict[str, int]]:
    solver = Solver()
    return [
        {str(card): value for card, value in solver.card_values(position).items()}
        for position in random_positions(17, 100, range(1, 11))
    ]


@pytest.mark.slow
def test_a_processor_without_the_instructions_finds_the_same_values() -> None:
    code = (
        "import json; from tests.ddsolver import test_intrinsics; "
        "from ddsolver.native.machine import variants; from ddsolver.native.targets import target_here; "
        "targets = [target_here().name, *variants()]; "
        "print(json.dumps([targets, test_intrinsics.values_of_random_positions()]))"
    )
    environment = os.environ | {"DECLARER_SOFTWARE_BITS": "1", "PYTHONPATH": str(ROOT)}
    shown = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT, env=environment
    )
    targets, values = json.loads(shown.stdout)
    assert values == values_of_random_positions()
    assert len(targets) > 1 and not any("bmi2" in each for each in targets)  # what it may build, and what it may load
