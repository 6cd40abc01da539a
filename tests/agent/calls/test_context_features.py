from __future__ import annotations

import numpy as np
import pytest

from agent.calls.context_features import (
    CONTEXT_FEATURES,
    STARTS,
    SYSTEM_FEATURES,
    SYSTEMS,
    context_features,
    parse_system,
)
from agent.calls.legality import call_number
from agent.errors import PlayerError
from agent.rules.auction import parse_call


def calls_of(text: str) -> list[int]:
    return [call_number(parse_call(each)) for each in text.split()]


def marked(text: str, block: str) -> list[int]:
    """The features of a block that are true, from the start of the block."""
    features = context_features(calls_of(text), (False, False))
    starts = [*STARTS.values(), CONTEXT_FEATURES]
    start = STARTS[block]
    return np.flatnonzero(features[start : starts[starts.index(start) + 1]]).tolist()


def test_a_dealer_sees_only_that_nobody_passed() -> None:
    features = context_features([], (False, False))
    assert features.shape == (CONTEXT_FEATURES,)
    assert np.flatnonzero(features).tolist() == [STARTS["passes before the first bid"]]


def test_calls_are_seen_from_the_latest_on() -> None:
    assert marked("P 1H 1S", "latest calls") == [3, 38 + 2, 2 * 38 + 35]
    assert len(marked("P P 1C P 1H P 1S P 2D P", "latest calls")) == 8


def test_bids_and_actions_belong_to_seats_relative_to_the_caller() -> None:
    """After P 1H X P, the dealer is to call: the left opponent opened, and partner doubled."""
    assert marked("P 1H X P", "bids by seat") == [35 + 2]
    assert marked("P 1H X P", "actions by seat") == [0, 2 * 3 + 1, 3 * 3]
    assert marked("P 1H X P", "last bid") == [2, 5, 12 + 1, 16]
    assert marked("P 1H X P", "first bid") == [2, 5, 12 + 1]
    assert marked("P 1H X P", "passes before the first bid") == [1]


def test_a_strain_bid_twice_is_marked_twice() -> None:
    assert marked("1H P 2C P 2H P 2NT P", "strains by seat") == [2 * 2, 2 * 2 + 1, (2 * 5 + 0) * 2, (2 * 5 + 4) * 2]


def test_a_redouble_belongs_to_the_last_bid_only() -> None:
    assert marked("1C X XX 1D", "last bid") == [1, 5, 12 + 3]
    assert marked("1C X XX P", "last bid") == [0, 5, 12, 16, 17]


def test_vulnerability_and_systems_are_of_the_callers_side_first() -> None:
    features = context_features([], (True, False), ("sayc", "robots"))
    start = STARTS["vulnerable"]
    assert features[start : start + 2].tolist() == [True, False]
    sides = features[SYSTEM_FEATURES].reshape(2, -1)
    assert [SYSTEMS[1 + side.argmax()] for side in sides] == ["sayc", "robots"]
    assert not context_features([], (True, True))[SYSTEM_FEATURES].any()


def test_systems_are_those_that_the_networks_learned() -> None:
    assert parse_system(" SAYC ") == "sayc"
    assert parse_system("GIB  2/1") == "gib 2/1"


def test_a_system_that_was_never_learned_is_refused_with_those_that_were() -> None:
    learned = "sayc, championship sayc, gib 2/1, q-plus 2/1, bba 2/1, experts, robots"
    with pytest.raises(PlayerError, match=f"unknown system: 'precision' .the networks learned {learned}"):
        parse_system("precision")
