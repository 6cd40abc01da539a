"""A hand is read as people write and paste it."""

from __future__ import annotations

import pytest

from ddsolver.deal import hand_from_pbn
from ddsolver.errors import DealError
from experiments.questions.situation import typed_hand


@pytest.mark.parametrize(
    "text",
    [
        " AKJ32.T92.Q5.J87 ",
        "akj32. 1092. q5. j87",
        "AKJ32 T92 Q5 J87",
        "AKJ32, 1092, Q5, J87",
        "♠AKJ32♥T92♦Q5♣J87",
        "♠ A K J 3 2 ♥ 10 9 2 ♦ Q 5 ♣ J 8 7",
        "♠\ufe0fAKJ32 ♥\ufe0fT92 ♦\ufe0fQ5 ♣\ufe0fJ87",
        "S:AKJ32 H:T92 D:Q5 C:J87",
        "s akj32 h t92 d q5 c j87",
        "SAKJ32HT92DQ5CJ87",
        "SAKJ32.HT92.DQ5.CJ87",
        "♠AKJ32\n♥T92\n♣J87\n♦Q5",
    ],
)
def test_each_common_way_to_write_a_hand_is_read(text: str) -> None:
    assert typed_hand(text, "the hand") == hand_from_pbn("AKJ32.T92.Q5.J87")


@pytest.mark.parametrize("text", ["AKJ32 T92 - Q5J87", "♠AKJ32 ♥T92 ♦\N{EM DASH} ♣Q5J87", "♠AKJ32 ♥T92 ♣QJ875"])
def test_a_void_is_a_dash_or_is_left_out(text: str) -> None:
    assert typed_hand(text, "the hand") == hand_from_pbn("AKJ32.T92..QJ875")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("AKJ32 T92 Q5", "a hand has four suits with dots"),
        ("AKJ 32 T92 Q5 J87", "a hand has four suits with dots"),
        ("SAKJ32ST92DQ5CJ87", "a hand has four suits with dots"),
        ("♠AKJ32 ♥T92 ♦Q5 ♣J8", "it has 12 cards, not 13"),
        ("♠AKJ32 ♥T92 ♦Q5 ♣J8X", "unknown rank: 'X'"),
        ("♠AKJ32 ♥T92 ♦Q5 ♣J88", "C8 occurs twice"),
        ("", "a hand has four suits with dots"),
    ],
)
def test_what_is_no_whole_hand_is_refused(text: str, fault: str) -> None:
    with pytest.raises(DealError, match="^the hand is ") as failed:
        typed_hand(text, "the hand")
    assert fault in str(failed.value)
