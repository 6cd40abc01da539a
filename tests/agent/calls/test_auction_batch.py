"""Auctions as arrays: the same features, legal calls, contracts and points as one auction at a time."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest
from numpy.typing import NDArray

from agent.calls.auction_batch import (
    ACTIONS,
    CONTEXT_FEATURES,
    LATEST,
    SEATS,
    STARTS,
    STRAINS,
    SYSTEM_FEATURES,
    SYSTEMS,
    UNKNOWN_SYSTEMS,
    AuctionBatch,
    Systems,
    parse_system,
    turn_after,
)
from agent.errors import PlayerError
from agent.rules.auction import BIDS, CALLS, DOUBLE, PASS, REDOUBLE, Auction, call_number, parse_call
from agent.rules.contract import Contract, Vulnerability
from agent.rules.imps import imps, imps_of
from ddsolver.cards import Seat, Strain

N = 120


def _random_batch() -> tuple[AuctionBatch, np.random.Generator]:
    generator = np.random.default_rng(5)
    dealers = generator.integers(4, size=N)
    vulnerable, knows = generator.random((2, N, 2)) < 0.5
    return AuctionBatch.start(dealers, vulnerable, generator.integers(len(SYSTEMS), size=(N, 2)), knows), generator


def _random_calls(batch: AuctionBatch, rows: np.ndarray, generator: np.random.Generator) -> np.ndarray:
    """Return legal calls: passes and doubles often, and mostly low bids, so that auctions become long."""
    weights = batch.legal(rows) * np.r_[0.7 ** np.arange(BIDS), 1.5, 1.0, 1.0]
    weights /= weights.sum(axis=1, keepdims=True)
    return np.array([generator.choice(len(CALLS), p=each) for each in weights])


def features_of(
    calls: Sequence[int], vulnerable: tuple[bool, bool] = (False, False), sides: Systems = UNKNOWN_SYSTEMS
) -> NDArray[np.bool_]:
    """Return the features of one auction from their definition, call by call."""
    features = np.zeros(CONTEXT_FEATURES, dtype=bool)
    for age, call in enumerate(reversed(calls[-LATEST:])):
        features[STARTS["latest calls"] + age * len(CALLS) + call] = True
    seats = [(number - len(calls)) % SEATS for number in range(len(calls))]
    _mark_calls(features, calls, seats)
    bids = [(call, seat) for call, seat in zip(calls, seats, strict=True) if call < BIDS]
    if bids:
        _mark_bid(features, STARTS["first bid"], *bids[0])
        _mark_bid(features, STARTS["last bid"], *bids[-1])
        after = calls[len(calls) - calls[::-1].index(bids[-1][0]) :]
        for place, action in enumerate((DOUBLE, REDOUBLE)):
            features[STARTS["last bid"] + STRAINS + 7 + SEATS + place] = action in after
    passes = next((number for number, call in enumerate(calls) if call != PASS), len(calls))
    features[STARTS["passes before the first bid"] + passes] = True
    features[STARTS["vulnerable"] :][:2] = vulnerable
    for side, system in enumerate(sides):
        if system != SYSTEMS[0]:
            features[STARTS["systems"] + side * (len(SYSTEMS) - 1) + SYSTEMS.index(system) - 1] = True
    return features


def _mark_calls(features: NDArray[np.bool_], calls: Sequence[int], seats: Sequence[int]) -> None:
    """Mark for each seat its bids, the strains that it bid once and twice, and whether it passed and doubled."""
    for call, seat in zip(calls, seats, strict=True):
        if call < BIDS:
            features[STARTS["bids by seat"] + seat * BIDS + call] = True
            place = STARTS["strains by seat"] + (seat * STRAINS + call % STRAINS) * 2
            features[place + 1] |= features[place]
            features[place] = True
        else:
            features[STARTS["actions by seat"] + seat * ACTIONS + call - BIDS] = True


def _mark_bid(features: NDArray[np.bool_], start: int, bid: int, seat: int) -> None:
    """Mark the strain and the level of a bid, and who made it."""
    features[[start + bid % STRAINS, start + STRAINS + bid // STRAINS, start + STRAINS + 7 + seat]] = True


def test_features_legal_calls_and_contracts_are_those_of_single_auctions() -> None:
    batch, generator = _random_batch()
    vulnerable, systems = batch.vulnerable.copy(), batch.systems.copy()
    longest = 0
    while (rows := np.flatnonzero(~batch.is_over)).size:
        contexts, legal = batch.contexts(rows), batch.legal(rows)
        for row, context, allowed in zip(rows.tolist(), contexts, legal, strict=True):
            calls = batch.calls[row, : batch.length[row]].tolist()
            side = len(calls) % 2
            sides = SYSTEMS[systems[row, side]], SYSTEMS[systems[row, 1 - side] if batch.knows[row, side] else 0]
            of_sides = bool(vulnerable[row, side]), bool(vulnerable[row, 1 - side])
            assert (context == features_of(calls, of_sides, sides)).all(), calls
            auction = Auction(Seat(batch.dealers[row]), (CALLS[call] for call in calls))
            assert allowed.tolist() == [auction.is_legal(call) for call in CALLS], calls
            turn = turn_after(tuple(calls), of_sides, sides)
            assert (turn.context == context).all()
            assert (turn.legal == allowed).all()
            longest = max(longest, len(calls))
        batch.call(rows, _random_calls(batch, rows, generator))
    assert longest > 16
    contracts = batch.contracts()
    kinds = set()
    for row in range(N):
        auction = Auction(Seat(batch.dealers[row]), (CALLS[call] for call in batch.calls[row, : batch.length[row]]))
        assert auction.is_over
        contract = auction.contract
        if contract is None:
            assert contracts.bid[row] == contracts.declarer[row] == -1
            continue
        found = CALLS[contracts.bid[row]], Seat(contracts.declarer[row]), contracts.doubled[row]
        assert found == (auction.last_bid, contract.declarer, contract.doubled)
        assert Strain(contracts.strain[row]) is contract.strain
        kinds.add(contract.doubled)
    assert kinds == {0, 1, 2}


def test_one_auction_has_the_vulnerability_and_systems_of_its_sides() -> None:
    batch = AuctionBatch.one(Seat.EAST, [5, PASS], Vulnerability.EAST_WEST, ("sayc", "robots"))
    assert batch.turn.tolist() == [Seat.WEST]
    expected = features_of([5, PASS], (True, False), ("robots", "sayc"))
    assert (batch.contexts(np.array([0]))[0] == expected).all()


def test_rows_that_are_taken_go_on_by_themselves() -> None:
    one = AuctionBatch.one(Seat.NORTH, [0], Vulnerability.NONE)
    three = one.taken(np.array([0, 0, 0]))
    three.call(np.array([0, 2]), np.array([PASS, 7]))
    assert three.length.tolist() == [2, 1, 2]
    assert three.calls[:, :2].tolist() == [[0, PASS], [0, -1], [0, 7]]
    assert one.length.tolist() == [1]


def test_auctions_of_any_length_fit() -> None:
    batch = AuctionBatch.start(np.array([0]), np.zeros((1, 2), dtype=bool))
    row = np.array([0])
    for bid in range(BIDS):
        for call in (bid, PASS, PASS, BIDS + 1, PASS, PASS, BIDS + 2, PASS, PASS):
            assert batch.legal(row)[0, call]
            batch.call(row, np.array([call]))
    assert batch.contracts().bid.tolist() == [BIDS - 1]
    assert batch.length.tolist() == [9 * BIDS]


def test_points_are_those_of_single_contracts() -> None:
    batch, generator = _random_batch()
    while (rows := np.flatnonzero(~batch.is_over)).size:
        batch.call(rows, _random_calls(batch, rows, generator))
    tricks = generator.integers(14, size=(N, 4, 5))
    vulnerable = generator.random((N, 2)) < 0.5
    contracts = batch.contracts()
    scores = contracts.scores(tricks, vulnerable)
    sides = {(False, False): "None", (True, False): "NS", (False, True): "EW", (True, True): "All"}
    for row, score in enumerate(scores):
        if contracts.bid[row] < 0:
            assert score == 0
            continue
        bid = CALLS[contracts.bid[row]]
        contract = Contract(bid.level, bid.strain, Seat(contracts.declarer[row]), int(contracts.doubled[row]))
        taken = int(tricks[row, contract.declarer, contract.strain])
        vulnerability = Vulnerability.parse(sides[vulnerable[row, 0].item(), vulnerable[row, 1].item()])
        assert score == contract.north_south_score(taken, vulnerability)


@pytest.mark.parametrize("points", [0, 10, 20, 50, 400, 4000, 9990])
def test_imps_of_arrays_are_those_of_single_differences(points: int) -> None:
    differences = np.array([[points, -points], [points - 10, 10 - points]])
    assert imps_of(differences).tolist() == [[imps(int(each)) for each in row] for row in differences]


def test_a_double_may_follow_two_passes() -> None:
    calls = calls_of("1C P P")
    assert turn_after(calls).legal[[DOUBLE, REDOUBLE]].tolist() == [True, False]
    assert turn_after((*calls, DOUBLE)).legal[[DOUBLE, REDOUBLE]].tolist() == [False, True]
    assert not turn_after(calls[:2]).legal[DOUBLE]


def calls_of(text: str) -> tuple[int, ...]:
    return tuple(call_number(parse_call(each)) for each in text.split())


def marked(text: str, block: str) -> list[int]:
    """The features of a block that are true, from the start of the block."""
    features = turn_after(calls_of(text)).context
    starts = [*STARTS.values(), CONTEXT_FEATURES]
    start = STARTS[block]
    return np.flatnonzero(features[start : starts[starts.index(start) + 1]]).tolist()


def test_a_dealer_sees_only_that_nobody_passed() -> None:
    features = turn_after(()).context
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
    features = turn_after((), (True, False), ("sayc", "robots")).context
    start = STARTS["vulnerable"]
    assert features[start : start + 2].tolist() == [True, False]
    sides = features[SYSTEM_FEATURES].reshape(2, -1)
    assert [SYSTEMS[1 + side.argmax()] for side in sides] == ["sayc", "robots"]
    assert not turn_after((), (True, True)).context[SYSTEM_FEATURES].any()


def test_systems_are_those_that_the_networks_learned() -> None:
    assert parse_system(" SAYC ") == "sayc"
    assert parse_system("GIB  2/1") == "gib 2/1"


def test_a_system_that_was_never_learned_is_refused_with_those_that_were() -> None:
    learned = "sayc, championship sayc, gib 2/1, q-plus 2/1, bba 2/1, experts, robots"
    with pytest.raises(PlayerError, match=f"unknown system: 'precision' .the networks learned {learned}"):
        parse_system("precision")
