"""Where a comment of LIN goes: to the call or card before it, or to the tags where neither can be read."""

from __future__ import annotations

import pytest

from agent.rules.auction import Auction
from experiments.boards.lin.commentary import read_commentary
from experiments.boards.lin.notation import Field
from experiments.boards.lin.reader import parse_lin
from experiments.boards.pbn.reader import parse_pbn
from experiments.boards.pbn.writer import to_pbn

AUCTION = Auction("N", "Pass 1C Pass 1H Pass Pass Pass")
HANDS = "md|1S432H432D432C5432,SAKQHAKQDAKQCAKQJ,SJT9HJT9DJT98CT98,|"


def placed(text: str, auction: Auction | None, passes: int = 0, cards: int = 0) -> dict[str, object]:
    """The places of the comments in fields such as ``mb=1C nt=good``, by kind."""
    parts = [part.partition("=") for part in text.split()]
    fields = [Field(key, value, line=1) for key, _, value in parts]
    found = read_commentary(fields, auction, passes, cards)
    kinds = {"calls": found.of_calls, "cards": found.of_cards, "tags": found.around, "unalerted": found.unalerted}
    return {kind: value for kind, value in kinds.items() if value}


@pytest.mark.parametrize(
    ("text", "passes", "cards", "expected"),
    [
        ("nt=a md=x", 0, 0, {"tags": {"": ("{a}",)}}),
        ("md=x nt=a nt=b", 0, 0, {"calls": {-1: ("{a}", "{b}")}}),
        ("md=x mb=P mb=1C nt=a mb=P at=b", 0, 0, {"calls": {1: ("{a}",), 2: ("{b}",)}}),
        ("md=x mb=1C nt=a", 1, 0, {"calls": {1: ("{a}",)}}),
        ("md=x nt=a mb=1C", 1, 0, {"calls": {-1: ("{a}",)}}),
        ("md=x mb=P1CP1HPPPPPP nt=a", 0, 0, {"calls": {6: ("{a}",)}}),
        ("md=x mb=1C pc=SA nt=a pc=S2S3 nt=b", 0, 3, {"cards": {0: ("{a}",), 2: ("{b}",)}}),
        ("md=x pc=SAS2S3S4 nt=a", 0, 2, {"cards": {1: ("{a}",)}}),
        ("md=x pc=SAS2 nt=a", 0, 0, {"tags": {"Result": ("{a}",)}}),
        ("md=x mb=P mb=1C an=b mb=P mb=1H! an=c an=d", 0, 0, {"unalerted": frozenset({1})}),
        ("md=x an=b mb=1C an=c", 1, 0, {"unalerted": frozenset({1})}),
        ("md=x nt=}b|", 0, 0, {"calls": {-1: ("{)b|}",)}}),
    ],
)
def test_a_comment_follows_what_was_read_before_it(
    text: str, passes: int, cards: int, expected: dict[str, object]
) -> None:
    assert placed(text, AUCTION, passes, cards) == expected


def test_without_an_auction_comments_belong_to_the_tags_and_no_call_is_explained() -> None:
    assert placed("md=x mb=1C an=b nt=a", None) == {"tags": {"Result": ("{a}",)}}
    assert placed("md=x nt=a pc=SA nt=b", None, cards=1) == {"tags": {"Result": ("{a}",)}, "cards": {0: ("{b}",)}}


def test_a_comment_on_a_board_without_calls_stays_in_pbn() -> None:
    (board,) = parse_lin(f"{HANDS}nt|a hard one|").boards
    text = to_pbn([board])
    assert text.count("{a hard one}") == 1
    (again,) = parse_pbn(text).boards
    assert [comment for texts in again.commentary.around.values() for comment in texts] == ["{a hard one}"]
