"""How much the joint searches of the declarers visit: this changes with orders, bounds and what is remembered."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from agent.knowledge.view import View
from agent.player import Player
from agent.players.joint_search import workspace
from agent.rules.contract import Contract, Vulnerability
from ddsolver import Position, Seat, Strain
from tests.kept import assert_kept
from tests.players import alpha_mu, payoff
from tests.strategies import random_deal

DEALS = 20


def test_the_information_sets_and_positions_of_twenty_endings_stay_what_they_were(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """If your change is meant to alter the numbers: fewer are better."""
    searches: list[workspace.LayoutSearch] = []
    monkeypatch.setattr(workspace, "register_search", searches.append)
    counts: dict[str, list[int]] = {}
    for number, view in enumerate(_endings()):
        players: dict[str, Player] = {
            "payoff": payoff(number, samples=12, aim="tricks"),
            "payoff for IMPs, touching cards as one": payoff(number, samples=12, aim="imps", classes=True),
            "alpha-mu": alpha_mu(number, samples=12, m=2),
        }
        for name, player in players.items():
            player.decide(view)
            counts.setdefault(name, []).append(sum(search.effort for search in searches))
            searches.clear()
    assert_kept("positions-joint-search", counts)


def _endings() -> Iterator[View]:
    """Yield random endings of seven cards, in which the declarer leads."""
    generator = np.random.default_rng(71)
    for number in range(DEALS):
        declarer, strain = Seat(number % 4), Strain(number % len(Strain))
        position = Position(random_deal(generator, 7), strain, declarer)
        yield View.of(position, Contract(1, strain, declarer), Vulnerability.NONE)
