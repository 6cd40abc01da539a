"""Auctions as arrays: the same features, legal calls, contracts and points as one auction at a time."""

from __future__ import annotations

import numpy as np
import pytest

from agent.calls.context_features import SYSTEMS, context_features
from agent.calls.legality import BIDS, CALLS, PASS, legal_calls
from agent.calls.many_auctions import AuctionBatch
from agent.rules.auction import Auction
from agent.rules.contract import Contract, Vulnerability
from agent.rules.imps import imps, imps_of
from ddsolver.cards import Seat, Strain

N = 300


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
            assert (context == context_features(calls, of_sides, sides)).all(), calls
            assert (allowed == legal_calls(calls)).all(), calls
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
    expected = context_features([5, PASS], (True, False), ("robots", "sayc"))
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
