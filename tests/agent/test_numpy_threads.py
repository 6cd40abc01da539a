"""How many threads numpy uses: one while our players compute, and otherwise the number that the user wants."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from threadpoolctl import threadpool_limits

from agent import one_thread as one_thread_module
from agent.calls.contract_network import contract_network
from agent.calls.network import learned_network
from agent.one_thread import one_thread
from agent.players import monte_carlo
from agent.players.bidding import bidders
from agent.players.bidding.bidder import BiddingView
from agent.players.joint_search import payoff as joint_search
from agent.registry import Role, parse_bidder, parse_player
from agent.rules.auction import Auction
from agent.rules.contract import Contract, Vulnerability
from agent.table import ask
from ddsolver import Deal, Position, Seat
from ddsolver.threads import processors
from experiments.statistics import simultaneous

DEAL = Deal.from_pbn("N:AQT3.T95.K73.AK6 K8765.84.J82.QJ8 J9.AK2.QT4.T9432 42.QJ763.A965.75")
VIEW = BiddingView(DEAL.hands[Seat.NORTH], Auction("N"), Vulnerability.NONE)
HANDS = np.array(DEAL.hands)


def threads() -> list[int]:
    # Other libraries, such as that of scipy, may be loaded by other tests.
    return [each.num_threads for each in one_thread_module._libraries()]


NUMBER = len(threads())
pytestmark = pytest.mark.skipif(not NUMBER, reason="numpy has no library whose threads can be counted")


def run(code: str, **variables: str) -> str:
    kept = {name: value for name, value in os.environ.items() if not name.endswith("_THREADS")}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=120, env={**kept, **variables}, check=True
    )
    return done.stdout


@pytest.mark.slow
@pytest.mark.parametrize("imports", ["numpy, agent.robots", "agent.registry, numpy", "experiments, declarer, numpy"])
def test_importing_us_changes_neither_numpy_nor_what_other_processes_inherit(imports: str) -> None:
    told = (
        "; import os, threadpoolctl, sys; before = dict(os.environ)"
        "; print(sorted(n for n in before if n.endswith('_THREADS')))"
        "; print([each['num_threads'] for each in threadpoolctl.threadpool_info() if each['user_api'] == 'blas'])"
    )
    assert run(f"import {imports}{told}") == run(f"import numpy{told}")


@pytest.mark.slow
@pytest.mark.parametrize(("chosen", "expected"), [({}, "1"), ({"OPENBLAS_NUM_THREADS": "2"}, "2")])
def test_our_commands_and_their_processes_start_no_threads_unless_the_user_chose(
    chosen: dict[str, str], expected: str
) -> None:
    code = (
        "import os, sys; from experiments.__main__ import main; sys.argv = ['declarer', '--version']\n"
        "try: main()\n"
        "except SystemExit: print(os.environ['OPENBLAS_NUM_THREADS'])"
    )
    assert run(code, **chosen).splitlines()[-1] == expected


@pytest.mark.skipif(processors() < 2, reason="one processor")
def test_blocks_may_overlap_and_leave_the_number_of_threads_as_it_was() -> None:
    with threadpool_limits(2, user_api="blas"):
        first, second = one_thread(), one_thread()
        first.__enter__()
        second.__enter__()
        first.__exit__(None, None, None)
        assert threads() == [1] * NUMBER
        second.__exit__(None, None, None)
        assert threads() == [2] * NUMBER
        with pytest.raises(ZeroDivisionError), one_thread():
            raise ZeroDivisionError
        assert threads() == [2] * NUMBER


def _card(player: str) -> object:
    contract = Contract.parse("3NTS")
    position = Position(DEAL, contract.strain, contract.leader).play("H3")
    return ask(
        parse_player(player, Role.DECLARER).make(np.random.SeedSequence(1)), position, contract, Vulnerability.NONE
    )


@pytest.mark.skipif(processors() < 2, reason="one processor")
@pytest.mark.parametrize(
    ("where", "name", "compute"),
    [
        (np, "maximum", lambda: contract_network().log_probabilities(HANDS[:2], HANDS[2:])),
        (bidders, "CallDecision", lambda: parse_bidder("net").make(np.random.SeedSequence(1)).call(VIEW)),
        (
            bidders,
            "CallDecision",
            lambda: parse_bidder("monte-carlo:layouts=4").make(np.random.SeedSequence(1)).call(VIEW),
        ),
        (monte_carlo, "decide_from", lambda: _card("monte-carlo:samples=2")),
        (joint_search, "choose_card", lambda: _card("payoff:samples=2")),
        (np, "abs", lambda: simultaneous._largest(np.ones((4, 2)))),
    ],
)
def test_players_and_networks_compute_in_one_thread(
    where: Any, name: str, compute: Callable[[], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[list[int]] = []
    real = getattr(where, name)

    def watched(*values: Any, **named: Any) -> Any:
        seen.append(threads())
        return real(*values, **named)

    monkeypatch.setattr(where, name, watched)
    with threadpool_limits(2, user_api="blas"):
        compute()
        assert threads() == [2] * NUMBER
    assert seen
    assert {tuple(each) for each in seen} == {(1,) * NUMBER}


@pytest.mark.skipif(processors() < 2, reason="one processor")
def test_the_networks_answers_do_not_depend_on_the_number_of_threads() -> None:
    hands = np.tile(HANDS, (500, 1))
    logs = []
    for number in (1, 2):
        with threadpool_limits(number, user_api="blas"):
            logs.append(
                learned_network().call_log_likelihoods(
                    hands[:, 0], Seat.NORTH, Auction("N", "1C Pass 1H Pass"), Vulnerability.NONE
                )
            )
    one, two = logs
    assert np.array_equal(one, two)
