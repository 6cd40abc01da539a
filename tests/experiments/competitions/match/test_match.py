from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from agent.rules.imps import imps
from experiments.competitions.match.match import Match
from experiments.competitions.match.report import MatchReport
from experiments.competitions.match.run import PlayedMatch
from experiments.competitions.match.settings import MatchRun
from experiments.runs.rows import PlayedBoard, StoredDeal
from tests.players import deal_of_run


def made_up(scores: list[list[int]], scoring: Any = "imps", defenders: tuple[str, ...] = ("arbitrary",)) -> Match:
    """A match of 4HS with given scores: by deal and defender, then by declarer."""
    declarers = tuple(f"monte-carlo:samples={at + 1}" for at in range(len(scores[0])))
    settings = MatchRun(declarers=declarers, defenders=defenders, seed=1, scoring=scoring)
    deals = [
        deal_of_run("4H", at, name=str(at), contract="4HS", double_dummy=10)
        for at in range(len(scores) // len(defenders))
    ]
    match = Match(settings, deals)
    for place, row in enumerate(scores):
        for name, score in zip(settings.compared, row, strict=True):
            tricks = 10 if score > 0 else 9
            at, defender = divmod(place, len(defenders))
            match.add(PlayedBoard("4H", at, name, settings.opponents[defender], tricks, score, 1.0, 0.0, "", ""))
    return match


def test_of_three_declarers_each_has_its_mean_against_the_others() -> None:
    match = made_up([[620, -100, 650], [620, 620, 620]])
    first, second, third = match.results()[0].gains("imps")
    assert first == (imps(720) + imps(-30)) / 2
    assert first + second + third == pytest.approx(0)
    assert match.over(2, 1).mean == imps(750) / 2
    assert "IMPs a board of the row over the column" in MatchReport(PlayedMatch(match, ())).text()


def test_of_three_declarers_the_intervals_hold_together_and_of_two_they_are_single() -> None:
    scores = [[620, -100 if at % 3 else 650, 620 if at % 4 else -200] for at in range(24)]
    match = made_up(scores)
    together = match.together()
    assert together[2, 0, None].mean == -together[0, 2, None].mean == match.over(2, 0).mean
    for pair, interval in together.items():
        alone = match.over(*pair).half_width
        assert interval.half_width is not None and alone is not None
        assert 1.1 * alone < interval.half_width < 1.5 * alone, pair
    two = made_up([row[:2] for row in scores])
    assert two.together()[0, 1, None].half_width == pytest.approx(two.over(0, 1).half_width)


def test_points_and_matchpoints_compare_otherwise() -> None:
    rows = [[620, 650], [620, -100], [620, 620]]
    assert made_up(rows, "points").standings()[0].total == -30 + 720
    assert made_up(rows, "matchpoints").standings()[0].total == -50 + 50
    assert made_up(rows, "matchpoints").standings()[0].a_deal.mean == 0


def test_two_defenders_on_a_deal_are_one_deal_and_shown_apart() -> None:
    match = made_up([[620, -100], [-100, 620], [620, 620], [-100, 620]], defenders=("arbitrary", "optimized"))
    assert match.standings()[0].a_deal.number == 2
    assert match.standings()[0].a_deal.mean == pytest.approx((0 + imps(-720) / 2) / 2)
    assert match.over(0, 1, "arbitrary").mean == imps(720) / 2
    assert match.over(0, 1, "optimized").mean == imps(-720)
    assert "by defender" in MatchReport(PlayedMatch(match, ())).text()


def test_the_prefix_ends_where_a_deal_is_missing() -> None:
    match = made_up([[620, -100], [620, 650], [620, 620], [-100, 620]])
    assert match.prefix() == [imps(720), imps(-30), 0, imps(-720)]
    del match.boards[next(key for key in match.boards if key.number == 1)]
    match._forget()
    assert match.prefix() == [imps(720)]
    assert len(match.results()) == 3


def test_a_board_that_failed_does_not_end_the_prefix() -> None:
    match = made_up([[620, -100], [620, 650], [620, 620]])
    key = next(key for key in match.boards if key.number == 1)
    del match.boards[key]
    assert match.prefix() == [imps(720)]
    match.failed.add(key)
    assert match.prefix() == [imps(720), 0]


def test_the_prefix_has_the_gains_of_the_deals_that_count_also_if_a_board_against_one_of_two_defenders_failed() -> None:
    rows = [[620, -100], [620, 650], [620, 620], [-100, 620], [650, 620], [620, -100]]
    match = made_up(rows, defenders=("arbitrary", "optimized"))
    failed = next(key for key in match.boards if (key.number, key.defender) == (1, "optimized"))
    del match.boards[failed]
    match.failed.add(failed)
    assert match.prefix() == [*match.gains().values.values()]
    assert match.prefix() == [(imps(720) + imps(-30)) / 2, (imps(30) + imps(720)) / 2]
    assert [*match.until(1).gains().values.values()] == match.prefix()[:1]


class CountedDeals(list[list[StoredDeal]]):
    """Counts how often a deal is read; each has its tables."""

    looks = 0

    def __iter__(self) -> Iterator[list[StoredDeal]]:
        for deal in super().__iter__():
            self.looks += 1
            yield deal

    def __getitem__(self, place: Any) -> Any:
        self.looks += 1
        return super().__getitem__(place)


def test_the_prefix_of_a_growing_match_looks_at_each_deal_once() -> None:
    whole = made_up([[620, -100], [620, 650], [620, 620], [-100, 620]] * 50)
    growing = Match(whole.settings, whole.deals)
    growing._same_cards = deals = CountedDeals(growing._same_cards)
    boards = list(whole.boards.values())
    for place, board in enumerate(boards, start=1):
        growing.add(board)
        assert growing.prefix() == whole.prefix()[: place // 2]
    assert len(deals) <= deals.looks <= len(boards) + 2 * len(deals)


def test_a_board_played_at_last_or_anew_counts_in_the_prefix() -> None:
    match = made_up([[620, -100], [620, 650], [620, 620]])
    key = next(key for key in match.boards if key.number == 1)
    board = match.boards.pop(key)
    match.failed.add(key)
    assert match.prefix() == [imps(720), 0]
    match.add(board)
    assert match.prefix() == [imps(720), imps(-30), 0]
    match.add(replace(board, score=650))
    assert match.prefix() == [imps(720), 0, 0]


def test_a_board_that_was_passed_out_took_no_time_and_nobody_won_or_tied_it() -> None:
    match = made_up([[620, -100], [620, 650]])
    passed_out = deal_of_run("4H", 2, contract=None, double_dummy=0)
    longer = Match(match.settings, [*match.deals, passed_out], dict(match.boards))
    first, _ = longer.standings()
    assert (len(longer.results()), first.totals.played, first.a_deal.number) == (3, 2, 3)
    assert (first.wins, first.ties, first.losses) == (1, 0, 1)
    assert first.totals.seconds == 1.0
    assert first.a_deal.mean == pytest.approx((imps(720) - imps(30)) / 3)


def test_the_rows_of_a_frame_are_in_the_same_order_however_the_boards_came_in() -> None:
    match = made_up([[620, -100], [650, 620], [-100, 420], [620, 420]], defenders=("arbitrary", "optimized"))
    other = Match(match.settings, match.deals)
    for board in reversed(match.boards.values()):
        other.add(board)
    frame = match.to_frame()
    assert frame.equals(other.to_frame())
    assert frame["number"].tolist() == [0, 0, 0, 0, 1, 1, 1, 1]
    assert frame["defender"].tolist() == ["arbitrary", "arbitrary", "optimized", "optimized"] * 2
    assert frame["declarer"].tolist() == [*match.compared] * 4
    assert frame["won"].tolist() == [12.0, -12.0, 1.0, -1.0, -11.0, 11.0, 5.0, -5.0]


def test_a_frame_without_boards_has_the_types_of_one_with_boards() -> None:
    match = made_up([[620, -100]])
    assert Match(match.settings, match.deals).to_frame().dtypes.equals(match.to_frame().dtypes)
