"""The fit by self-play: its positions, the values of the candidates, and a fit that goes on after an interruption."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from agent.calls.auction_batch import SEATS, STARTS, STRAINS
from agent.calls.network import imitating_network
from agent.calls.system.automaton import bidding_system
from ddsolver import Deal, Solver
from ddsolver.cards import EVERY_CARD, Seat, Strain
from experiments.competitions.bidding.match import bench_deals
from experiments.fitting import candidate_games
from experiments.fitting.candidate_games import CandidateGames, Games, Opponent
from experiments.fitting.played_deals import PlayedDeals

STYLES = sorted((Path(candidate_games.__file__).parent / "styles").glob("*.toml"))
DEALS = PlayedDeals.of(bench_deals())


def games(seed: int = 1) -> Games:
    start = imitating_network()
    opponents = [Opponent(start, ("sayc", "experts"))]
    return Games(start, start, opponents, DEALS, np.random.default_rng(seed), tables=48, positions=60)


def found(seed: int = 1) -> CandidateGames:
    return games(seed).candidates()


def test_deals_with_exchanged_suits_and_seats_have_the_tables_of_the_solver() -> None:
    (deals, _), solver = games()._dealt(), Solver()
    assert (np.bitwise_or.reduce(deals.hands, axis=1) == EVERY_CARD).all()
    for row in range(4):
        north, east, south, west = map(int, deals.hands[row])
        table = solver.dd_table(Deal((north, east, south, west)))
        assert [[table[seat][strain] for strain in Strain] for seat in Seat] == deals.tricks[0, row].tolist()


def logits_at(positions: CandidateGames) -> NDArray[np.floating[Any]]:
    """Return the logits of the network of calls at some positions."""
    network = imitating_network()
    return network.logits(network.hand_part(positions.hands), positions.contexts, positions.allowed)


def test_candidates_are_legal_likely_calls_and_sometimes_an_odd_one() -> None:
    each = found()
    shares = np.exp(logits_at(each))
    shares /= shares.sum(axis=1, keepdims=True)
    odd = 0
    for row, calls in enumerate(each.calls.tolist()):
        there = [call for call in calls if call >= 0]
        assert len(set(there)) == len(there) >= 2
        assert each.allowed[row, there].all()
        assert all(shares[row, call] >= 0.0199 for call in calls[:4] if call >= 0)
        odd += calls[4] >= 0
    assert 0 < odd < len(each.calls) / 3


def test_candidates_win_from_each_other_what_they_lose() -> None:
    each = found()
    logits = np.take_along_axis(logits_at(each), np.maximum(each.calls, 0), axis=1)
    shares = np.where(each.calls < 0, 0, np.exp(logits))
    shares /= shares.sum(axis=1, keepdims=True)
    assert np.abs((shares * each.values).sum(axis=1)).max() < 1e-3
    assert np.abs(each.values).max() > 1


def test_the_network_and_the_start_keep_to_the_system_of_the_network() -> None:
    start, system = imitating_network(), bidding_system("two-over-one")
    each = Games(
        start.keeping_to(system), start, [Opponent(start, ("sayc",))], DEALS, np.random.default_rng(1), 48, 60
    ).candidates()
    assert (np.isfinite(each.start) == each.allowed).all()
    assert all(each.allowed[row, call] for row, calls in enumerate(each.calls.tolist()) for call in calls if call >= 0)
    assert each.allowed.sum() < found().allowed.sum()


def test_high_and_doubled_positions_and_deals_for_slams_are_taken_more_often_and_count_less() -> None:
    start = imitating_network()
    few = Games(start, start, [Opponent(start, ("sayc",))], DEALS, np.random.default_rng(1), 400, 60)
    each = few.candidates()
    last = each.contexts[:, STARTS["last bid"] :][:, STRAINS : STRAINS + 7]
    doubled = each.contexts[:, STARTS["last bid"] + STRAINS + 7 + SEATS]
    is_critical = last[:, 3:].any(axis=1) | doubled
    assert is_critical.sum() > 5
    assert set(np.round(1 / each.weights[is_critical])) == {3, 9}
    assert set(np.round(1 / each.weights[~is_critical])) == {1, 3}


@pytest.mark.parametrize("path", STYLES, ids=lambda path: path.stem)
def test_a_style_has_no_fault_and_is_based_on_a_system_of_the_package(path: Path) -> None:
    assert len(bidding_system(str(path)).rules) > 50
    assert "based_on" in path.read_text(encoding="utf-8")


def test_the_same_seed_finds_the_same_positions() -> None:
    first, again, other = found(), found(), found(2)
    assert (first.contexts == again.contexts).all()
    assert (first.values == again.values).all()
    assert first.values.shape != other.values.shape or (first.values != other.values).any()


@pytest.mark.skipif(find_spec("optax") is None, reason="pip install --group fit")
@pytest.mark.parametrize(
    "check",
    [
        "a_fit_that_was_interrupted_ends_with_the_same_weights",
        "a_wider_network_makes_the_same_calls_and_its_new_units_learn",
        "a_state_of_other_settings_is_refused",
        "a_fit_goes_on_with_other_deals_and_more_steps_and_its_note_says_so",
        "a_network_that_is_read_comes_nearer_to_the_start",
        "a_call_that_wins_becomes_likelier_and_the_penalty_holds_it_back",
        "tricks_are_learned_and_drawn_by_their_probabilities",
        "a_small_network_comes_near_to_the_large_one",
    ],
)
def test_learning(check: str) -> None:
    """A process of its own: jax starts threads, which would disturb tests that fork."""
    command = [sys.executable, "-W", "error", "-m", "tests.experiments.fitting.learning", check]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
