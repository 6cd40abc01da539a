"""The points of the 3NT challenge: 10 for a made contract and 1 per overtrick, or -1 per trick short.

In 3NT, 10 tricks score 11 points, and 8 tricks -1.
"""

from __future__ import annotations

from typing import Literal

from agent.players.objective import Scoring
from agent.rules.contract import Contract
from experiments.statistics.priors import Spread

CHALLENGE: Literal["challenge"] = "challenge"
LeagueScoring = Scoring | Literal["challenge"]

_MADE = 10
SPREAD = Spread(usual=4.5, most=_MADE + 13.0)
"""The spread of the difference between two declarers' points on a deal.

Most differences are 0. If only one declarer goes down, the difference is at least 11.
"""


def challenge_points(contract: Contract, tricks: int) -> int:
    """Return the points of a declarer who took this number of tricks."""
    over = tricks - contract.tricks_needed
    return over + (_MADE if over >= 0 else 0)
