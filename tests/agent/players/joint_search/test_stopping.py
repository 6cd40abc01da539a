"""A signal that arrives while a joint search runs compiled code."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading

import numpy as np
import pytest

from agent.registry import Role, parse_player
from agent.rules.contract import Contract, Vulnerability
from agent.table import ask
from ddsolver import Deal, Position
from ddsolver.errors import StoppedError
from ddsolver.search.cancellation import stop_searches

DEAL = "N:KQ64.9.AK.KQT982 A9.T53.QJ8.A7654 T8.KQJ62.T75432. J7532.A874.96.J3"
SEARCH = f"""
import signal, sys, time
import numpy as np
from agent.registry import Role, parse_player
from agent.rules.contract import Contract, Vulnerability
from agent.table import ask
from ddsolver import Deal, Position
from ddsolver.search.cancellation import stopped_by_ctrl_c

deal = Deal.from_pbn({DEAL!r})
contract = Contract.parse("3CN")
position = Position(deal, contract.strain, contract.leader, "DJ D2 D6 DA")
player = parse_player(sys.argv[1], Role.DECLARER).make(np.random.SeedSequence(5))

def decide():
    return ask(player, position, contract, Vulnerability.NONE)

decide()
start = time.perf_counter()
decide()
usual = time.perf_counter() - start
stopped = 0
with stopped_by_ctrl_c():
    for part in (0.2, 0.4, 0.6, 0.8):
        try:
            signal.setitimer(signal.ITIMER_REAL, part * usual)
            decide()
            signal.setitimer(signal.ITIMER_REAL, 0)
        except KeyboardInterrupt:
            stopped += 1
print(stopped)
"""


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="there are no such timers on this system")
@pytest.mark.parametrize("player", ["payoff:samples=20", pytest.param("alpha-mu:samples=20", marks=pytest.mark.long)])
def test_a_signal_that_comes_into_a_search_ends_it_and_not_the_process(player: str) -> None:
    interrupting = "import signal\nsignal.signal(signal.SIGALRM, signal.default_int_handler)\n" + SEARCH
    done = subprocess.run(
        [sys.executable, "-c", interrupting, player], capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 1


@pytest.mark.parametrize("player", ["payoff:samples=60,situations=any", "alpha-mu:samples=60,m=4,situations=any"])
def test_a_search_that_is_stopped_from_outside_ends_the_decision(player: str) -> None:
    """Without the signal it would take minutes."""
    deal = Deal.from_pbn(DEAL)
    contract = Contract.parse("3CN")
    position = Position(deal, contract.strain, contract.leader, "DJ D2 D6 DA")
    asked = parse_player(player, Role.DECLARER).make(np.random.SeedSequence(5))
    ended: list[BaseException] = []

    def think() -> None:
        try:
            ask(asked, position, contract, Vulnerability.NONE)
        except StoppedError as error:
            ended.append(error)

    thread = threading.Thread(target=think, daemon=True)
    thread.start()
    thread.join(1)
    assert thread.is_alive()
    for _ in range(100):
        # Kernels may still be compiled.
        stop_searches()
        thread.join(0.5)
        if not thread.is_alive():
            break
    assert len(ended) == 1
