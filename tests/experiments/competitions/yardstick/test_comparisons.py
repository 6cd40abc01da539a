from __future__ import annotations

import numpy as np
import pytest

from experiments.competitions.yardstick.comparisons import (
    BY_ROLE,
    BY_TRICK,
    Calibration,
    Comparison,
    comparisons,
    matches,
    programs,
    scores,
)
from experiments.competitions.yardstick.report import CalibrationReport, differences_picture
from experiments.questions.judge.asked import AskedTable
from experiments.questions.review.analysis import DEFENCE_BY_PLACE, TurnGroup
from tests.asked import asked_table, asked_turn
from tests.kept import assert_kept
from tests.pictures import data_of
from tests.reports import values_of


def test_scores_are_of_the_same_turns_and_intervals_over_deals() -> None:
    tables = [
        asked_table(
            [
                asked_turn("defence", 1, (0, None), trick=2, seconds=(2.0, 0.0)),
                asked_turn("defence", 0, (1, None), trick=5, seconds=(4.0, 0.0)),
            ],
            deal=1,
        ),
        asked_table([asked_turn("defence", 2, (0, None), trick=3, seconds=(3.0, 0.0))], deal=2),
        asked_table([asked_turn("declarer", 0, (0, 0), trick=3, seconds=(9.0, 9.0))], deal=3),
        asked_table([], deal=4),
    ]
    people, first, second = scores(tables, TurnGroup("defence"), 2)
    assert second is None
    assert people is not None
    assert first is not None
    assert (people.turns, people.lost.mean, people.lost.number) == (3, 0.75, 4)
    assert people.right.mean == pytest.approx(1 / 3)
    assert (first.lost.mean, first.seconds) == (0.25, 3.0)
    assert first.right.mean == pytest.approx(2 / 3)
    assert (first.more.mean, first.more.number, first.both) == (-0.5, 4, 0.0)
    assert people.more.mean == 0.0


def test_players_are_compared_with_the_first_at_the_turns_at_which_both_were_asked() -> None:
    tables = [
        asked_table([asked_turn("declarer", 1, (2, 0))], deal=1),
        asked_table([asked_turn("declarer", 0, (0, 1)), asked_turn("declarer", 0, (4, None))], deal=2),
        asked_table([], deal=3),
    ]
    people, first, second = scores(tables, TurnGroup("declarer"), 2)
    assert people is not None
    assert first is not None
    assert second is not None
    assert people.more_than_first is first.more_than_first is None
    assert second.more_than_first is not None
    assert second.more_than_first.mean == pytest.approx(-1 / 3)
    assert second.more_than_first.number == 3


def test_tables_of_a_deal_are_one_observation() -> None:
    def boards(deals: list[int]) -> list[AskedTable]:
        return [asked_table([asked_turn("declarer", at % 3, (0,))], deal=deals[at]) for at in range(12)]

    _, apart = scores(boards([*range(12)]), TurnGroup("declarer"), 1)
    _, together = scores(boards([at % 3 for at in range(12)]), TurnGroup("declarer"), 1)
    assert apart is not None
    assert together is not None
    assert apart.more.mean == together.more.mean == -1
    assert (apart.more.number, together.more.number) == (12, 3)
    assert together.more.low is None, "three deals are too few"


def test_a_file_given_three_times_has_the_same_intervals_as_once() -> None:
    generator = np.random.default_rng(5)
    boards = [
        asked_table(
            [
                asked_turn("defence", int(generator.integers(0, 2)), (int(generator.integers(0, 3)),))
                for _ in range(deal % 3)
            ],
            deal=deal // 2,
        )
        for deal in range(12)
    ]
    for once, thrice in zip(
        scores(boards, TurnGroup("defence"), 1), scores(boards * 3, TurnGroup("defence"), 1), strict=True
    ):
        assert once is not None
        assert thrice is not None
        assert once.right.low is not None
        assert (once.right.number, thrice.right.number) == (12, 36)
        for measure in ("right", "lost", "more"):
            first, second = getattr(once, measure), getattr(thrice, measure)
            assert (second.mean, second.low, second.high) == pytest.approx((first.mean, first.low, first.high)), measure


def played() -> list[AskedTable]:
    """Eight tables of two matches: in the first, One declares against Two; in the second, One against One."""
    tables = []
    for deal in range(8):
        names = "One Two One Two" if deal < 4 else "One One One One"
        defender = "Two" if deal < 4 else "One"
        turns = [
            asked_turn("lead", 0, (1, 0), trick=1, player=defender),
            asked_turn("defence", 1, (0, 0), trick=4, place=2, player=defender),
            asked_turn("defence", 0, (deal % 2, 0), trick=9, place=1, player=defender),
            asked_turn("defence", 1, (1, 2), trick=9, place=3, player=defender),
            asked_turn("declarer", 0, (None, deal % 2), trick=5, player="One"),
        ]
        tables.append(asked_table(turns, deal, match="first" if deal < 4 else "second", names=names))
    return tables


def found(tables: list[AskedTable], kind: str, name: str, group: TurnGroup, player: int = 0) -> Comparison:
    (one,) = [
        each
        for each in comparisons(tables, 2)
        if (each.kind, each.name, each.group, each.player) == (kind, name, group, player)
    ]
    return one


def test_programs_and_matches_have_their_own_turns() -> None:
    tables = played()
    assert programs(tables) == ["One", "Two"]
    assert matches(tables) == ["first", "second"]
    lead, defence, declarer = BY_ROLE
    all_of_them = found(tables, "all", "", defence)
    assert (all_of_them.boards, all_of_them.deals, all_of_them.turns) == (8, 8, 24)
    assert (all_of_them.theirs, all_of_them.ours) == (2.0, 1.5)
    assert all_of_them.alone.mean == pytest.approx(-0.5)
    two = found(tables, "program", "Two", defence)
    assert (two.boards, two.turns) == (4, 12)
    one = found(tables, "program", "One", declarer, player=1)
    assert (one.boards, one.turns, one.ours) == (8, 8, 0.5)
    assert found(tables, "match", "second", lead).boards == 4
    assert not [each for each in comparisons(tables, 2) if each.group == declarer and each.player == 0]


def test_places_and_tricks_split_the_defence() -> None:
    tables = played()
    defence = found(tables, "all", "", BY_ROLE[1])
    for family in (DEFENCE_BY_PLACE, [group for group in BY_TRICK if group.role == "defence"]):
        parts = [each for each in comparisons(tables, 1) if each.kind == "all" and each.group in family]
        assert sum(each.turns for each in parts) == defence.turns
        assert sum(each.ours for each in parts) == pytest.approx(defence.ours)
    assert found(tables, "all", "", DEFENCE_BY_PLACE[1]).alone.mean == -1.0


def test_names_at_few_tables_and_single_matches_have_no_comparison() -> None:
    tables = [asked_table([asked_turn("declarer", 1, (0,))], deal, names="A B C D") for deal in range(3)]
    assert programs(tables) == []
    assert matches(tables) == []
    assert {each.kind for each in comparisons(tables, 1)} == {"all"}


def test_simultaneous_intervals_of_many_programs_are_wider_than_separate_ones() -> None:
    generator = np.random.default_rng(11)
    tables = [
        asked_table(
            [asked_turn("declarer", int(generator.integers(0, 2)), (int(generator.integers(0, 2)),), player=name)],
            deal=20 * place + deal,
            names=f"{name} x {name} x",
        )
        for place, name in enumerate("abcdefgh")
        for deal in range(20)
    ]
    listed = [
        (each.together, each.alone)
        for each in comparisons(tables, 1)
        if each.kind == "program" and each.group == BY_ROLE[2] and each.name != "x"
    ]
    assert len(listed) == 8
    for together, alone in listed:
        assert together.mean == alone.mean
        assert (together.half_width or 0) > 1.2 * (alone.half_width or 1)


@pytest.mark.slow
def test_the_report_of_a_calibration_stays() -> None:
    players = ("payoff / monte-carlo", "robot:fast")
    asked = Calibration(players, tuple(played()), total=9, programs=("0123abcd", "4567"), failures=1)
    values = values_of(CalibrationReport(asked))
    assert_kept("reports/calibration", {name: values[name] for name in ("text", "json", "index.html")})
    few = Calibration(players, tuple(played()[:1]), total=1, programs=("0123abcd",))
    assert_kept("reports/calibration-of-a-table", values_of(CalibrationReport(few)))


@pytest.mark.slow
def test_the_picture_of_a_calibration_is_drawn_from_the_data_that_it_was_drawn_from() -> None:
    picture = differences_picture(comparisons(played(), 2), ("payoff", "monte-carlo"))
    assert_kept("reports/calibration-picture", {"alt": picture.alt, "panels": data_of(picture)})
