"""Other words for measures, suits, seats and joints of conditions mean what the usual ones mean."""

from __future__ import annotations

import pytest

from agent.rules.constraints import DealConditions


@pytest.mark.parametrize(
    ("words", "usual"),
    [
        *((f"S:{word}=11+", "S:hcp=11+") for word in ("points", "hcps", "HCP", "Points")),
        *((f"S:{word}s=2", f"S:{word}=2") for word in ("control", "ace", "king", "queen", "jack", "ten", "key")),
        ("S:loser=7-", "S:losers=7-"),
        ("S:stopper=1+", "S:stoppers=1+"),
        ("S:honour=3+", "S:honours=3+"),
        ("S:top5=3+", "S:honours=3+"),
        *((f"S:{word}=5+", "S:S=5+") for word in ("spades", "spade", "SPADES", "s")),
        *((f"S:losers.{word}=1", "S:losers.D=1") for word in ("diamonds", "diamond", "d")),
        *((f"{seat}:hcp=11+", "W:hcp=11+") for seat in ("west", "West", "w")),
        ("S:hcp=11+ && bal", "S:hcp=11+ and bal"),
        ("S:hcp=11+, bal", "S:hcp=11+ and bal"),
        ("S:hcp=11+ || bal", "S:hcp=11+ or bal"),
        ("S:!bal", "S:not bal"),
        ("S:hcp==11", "S:hcp=11"),
        ("S:hcp>10", "S:hcp=11+"),
        ("S:hcp>=11", "S:hcp=11+"),
        ("S:hcp<12", "S:hcp=11-"),
        ("S:hcp<=11", "S:hcp=11-"),
        ("S:hcp!=11", "S:not hcp=11"),
    ],
)
def test_other_words_mean_the_same(words: str, usual: str) -> None:
    assert str(DealConditions.parse(words)) == str(DealConditions.parse(usual))
