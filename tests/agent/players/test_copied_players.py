"""After a decision, a player can be copied and sent to other processes; each copy then decides as the original does."""

from __future__ import annotations

import copy

import pytest
from joblib import Parallel, delayed

from agent.knowledge.view import View
from agent.rules.contract import Contract, Vulnerability
from ddsolver import Deal, Position, Seat
from tests.players import payoff

# Five cards left at notrump: South may guess the queen of diamonds now, or cash two spades first and see what goes.
DEAL = Deal.from_pbn("N:.32.KT2. .654.Q5. AK..AJ9. .7.8764.")


@pytest.mark.slow
def test_a_payoff_player_that_has_thought_can_be_copied_and_sent_to_other_processes() -> None:
    contract = Contract.parse("1NTS")
    view = View.of(Position(DEAL, contract.strain, Seat.SOUTH), contract, Vulnerability.NONE)
    player = payoff(samples="all", aim="tricks")
    expected = player.decide(view).candidates
    for duplicate in (copy.copy(player), copy.deepcopy(player)):
        assert duplicate.decide(view).candidates == expected
    elsewhere = Parallel(n_jobs=2)(delayed(player.decide)(view) for _ in range(2))
    assert [decision.candidates for decision in elsewhere] == [expected, expected]
