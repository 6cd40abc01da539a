from __future__ import annotations

from experiments.competitions.thesis.run import Tally
from experiments.competitions.thesis.settings import RunSettings
from experiments.runs.contract_sets import CONTRACTS, VULNERABILITY
from experiments.runs.rows import PlayedBoard
from experiments.statistics.interval import imp_spread, mean_interval

SETTINGS = RunSettings(contracts=("4H",), deals=6, samples=(1, 5, 20), declarers=("monte-carlo", "payoff"))


def test_the_standing_counts_a_deal_once_however_many_boards_of_it_were_played() -> None:
    """Six deals at three sample counts against two defenders are six differences, not 36."""
    tally = Tally(SETTINGS)
    won = [0, 12, 0, -1, 0, 6]
    points = {0: 0, 12: 600, -1: -30, 6: 220}
    for cell in SETTINGS.cells():
        for number, imps in enumerate(won):
            score = 620 + (points[imps] if cell.declarer == "payoff" else 0)
            tally.add(PlayedBoard("4H", number, cell.player.key, cell.defence.key, 10, score, 1.0, 0.0, "", ""))
    assert tally.played == 6 * 3 * 2 * 2
    spread = imp_spread(CONTRACTS["4H"], VULNERABILITY).usual
    assert tally.words_so_far() == f"IMPs against monte-carlo: payoff {mean_interval(won, spread)}"
