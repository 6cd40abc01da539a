from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from agent.knowledge.view import View
from agent.player import Decision
from agent.players.objective import Scoring
from agent.registry import PLAYERS, Entry, Role, Settings, parse_player
from agent.rules.constraints import DealConditions
from agent.rules.imps import imps
from agent.rules.par import best_makeable
from agent.table import BoardRecord
from ddsolver import BridgeError, InputError, Position
from experiments.boards.board import Board
from experiments.boards.pbn.reader import parse_pbn, read_pbn
from experiments.boards.pbn.writer import to_pbn
from experiments.competitions.kinds import resume_run
from experiments.competitions.match import run
from experiments.competitions.match.match import Match
from experiments.competitions.match.play import match_boards, play_match
from experiments.competitions.match.report import match_standings
from experiments.competitions.match.results_json import match_json
from experiments.competitions.match.run import MatchRun, read_run, run_match
from experiments.competitions.match.settings import MatchSettings
from experiments.competitions.match.tables import match_table
from experiments.errors import SettingsError, StoreError
from experiments.runs import tasks
from experiments.runs.best_contract import prepare
from experiments.runs.deals import file_deals, find_set_deals, first_deals, random_board, random_deals
from experiments.runs.processes.pool import Pool
from experiments.runs.rows import PlayedBoard, StoredDeal
from experiments.runs.session import open_run
from experiments.runs.store import SETTINGS_FILE, Store
from experiments.runs.tasks import Task, record_of
from tests.oracle import dds_table
from tests.players import deal_of_run

SAMPLE = read_pbn(Path(__file__).parents[4] / "experiments" / "data" / "sample.pbn")
SETTINGS = MatchSettings.parse(
    ("monte-carlo:samples=4", "monte-carlo:samples=1"), ("arbitrary",), seed=1, keep_decisions=True
)
HERE = Pool()


def nothing(*_: object) -> None:
    return None


def play(
    settings: MatchSettings, boards: tuple[Board, ...] | list[StoredDeal], folder: Path, pool: Pool = HERE
) -> Match:
    deals = [deal for deal in boards if isinstance(deal, StoredDeal)]
    deals = deals or file_deals([board for board in boards if isinstance(board, Board)], pool, nothing)[0]
    with Store(folder, {"seed": str(settings.seed)}, create=True) as store:
        return play_match(settings, deals, store, pool, nothing)


def without_times(match: Match) -> Any:
    return [[(board.key, board.play, board.tricks, board.score) for board in each.boards] for each in match.results()]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("match")


@pytest.fixture(scope="module")
def match(folder: Path) -> Match:
    return play(SETTINGS, SAMPLE.boards[:4], folder)


def test_each_declarer_plays_every_board_once(match: Match) -> None:
    assert [result.deal.name for result in match.results()] == ["1", "2", "3", "4"]
    for result in match.results():
        assert len(result.boards) == (0 if result.deal.contract is None else 2)


@pytest.mark.slow
def test_the_result_does_not_depend_on_the_number_of_processes(match: Match, tmp_path: Path) -> None:
    assert without_times(play(SETTINGS, SAMPLE.boards[:4], tmp_path, Pool(2))) == without_times(match)


def test_another_seed_plays_other_cards(match: Match, tmp_path: Path) -> None:
    other = play(replace(SETTINGS, seed=2), SAMPLE.boards[:1], tmp_path)
    assert without_times(other)[0] != without_times(match)[0]


def test_a_match_gone_on_with_plays_only_what_is_missing(match: Match, folder: Path) -> None:
    deals, _ = file_deals(SAMPLE.boards[:4], HERE, nothing)
    more = replace(SETTINGS, declarers=(*SETTINGS.declarers, parse_player("monte-carlo:samples=2", Role.DECLARER)))
    with Store(folder, {"seed": "1"}) as store:
        before = store.played()
        again = play_match(more, deals, store, HERE)
        played = store.played() - before
    assert {key.player for key in played} == {"monte-carlo:samples=2"}
    assert len(again.boards) == len(match.boards) + len(played)


@pytest.mark.usefixtures("match")
def test_a_folder_with_other_deals_is_refused(folder: Path) -> None:
    deals, _ = file_deals(SAMPLE.boards[1:3], HERE, nothing)
    with (
        Store(folder, {"seed": "1"}) as store,
        pytest.raises(StoreError, match="already has deal 1 from file, which differs"),
    ):
        play_match(SETTINGS, deals, store, HERE, nothing)


def test_a_match_stops_when_it_is_told_to(tmp_path: Path) -> None:
    deals, _ = file_deals(SAMPLE.boards[:4], HERE, nothing)
    with Store(tmp_path, create=True) as store:
        stopped = play_match(SETTINGS, deals, store, HERE, lambda match: len(match.boards) == 3)
        assert len(stopped.boards) == len(store.played()) == 3
    assert len(stopped.results()) == 1


def test_players_of_equal_play_draw_every_board(tmp_path: Path) -> None:
    same = MatchSettings.parse(("monte-carlo:samples=1", "monte-carlo:samples=1,patience=3"), ("arbitrary",), 1)
    drawn = play(same, SAMPLE.boards[2:4], tmp_path)
    assert [result.won("imps") for result in drawn.results()] == [[0, 0], [0, 0]]
    assert [standing.ties for standing in drawn.standings()] == [2, 2]


def test_imps_are_those_of_the_difference_and_sum_to_nothing(match: Match) -> None:
    for result in match.results():
        if result.boards:
            first, second = result.boards
            assert result.won("imps") == [imps(first.score - second.score), imps(second.score - first.score)]
    mine, theirs = match.standings()
    assert mine.total == -theirs.total
    assert mine.total == sum(result.won("imps")[0] for result in match.results() if result.boards)
    assert (mine.wins, mine.ties, mine.losses) == (theirs.losses, theirs.ties, theirs.wins)
    assert match.cross(0, 1).mean == -match.cross(1, 0).mean == mine.a_deal.mean


def made_up(scores: list[list[int]], scoring: Any = "imps", defenders: tuple[str, ...] = ("arbitrary",)) -> Match:
    """A match of 4HS with given scores: by deal and defender, then by declarer."""
    declarers = tuple(f"monte-carlo:samples={at + 1}" for at in range(len(scores[0])))
    settings = MatchSettings.parse(declarers, defenders, 1, scoring=scoring)
    deals = [
        deal_of_run("4H", at, name=str(at), contract="4HS", double_dummy=10)
        for at in range(len(scores) // len(defenders))
    ]
    match = Match(settings, deals)
    for place, row in enumerate(scores):
        for name, score in zip(settings.players, row, strict=True):
            tricks = 10 if score > 0 else 9
            at, defender = divmod(place, len(defenders))
            match.add(PlayedBoard("4H", at, name, settings.opponents[defender], tricks, score, 1.0, 0.0, "", ""))
    return match


def test_of_three_declarers_each_has_its_mean_against_the_others() -> None:
    match = made_up([[620, -100, 650], [620, 620, 620]])
    first, second, third = match.results()[0].won("imps")
    assert first == (imps(720) + imps(-30)) / 2
    assert first + second + third == pytest.approx(0)
    assert match.cross(2, 1).mean == imps(750) / 2
    assert "IMPs a board of the row over the column" in match_standings(match)


def test_of_three_declarers_the_intervals_hold_together_and_of_two_they_are_single() -> None:
    scores = [[620, -100 if at % 3 else 650, 620 if at % 4 else -200] for at in range(24)]
    match = made_up(scores)
    together = match.cross_table()
    assert together[2, 0].mean == -together[0, 2].mean == match.cross(2, 0).mean
    for pair, interval in together.items():
        alone = match.cross(*pair).half_width
        assert interval.half_width is not None and alone is not None
        assert 1.1 * alone < interval.half_width < 1.5 * alone, pair
    two = made_up([row[:2] for row in scores])
    assert two.cross_table()[0, 1].half_width == pytest.approx(two.cross(0, 1).half_width)


def test_points_and_matchpoints_compare_otherwise() -> None:
    rows = [[620, 650], [620, -100], [620, 620]]
    assert made_up(rows, "points").standings()[0].total == -30 + 720
    assert made_up(rows, "matchpoints").standings()[0].total == -50 + 50
    assert made_up(rows, "matchpoints").standings()[0].a_deal.mean == 0


def test_two_defenders_on_a_deal_are_one_deal_and_shown_apart() -> None:
    match = made_up([[620, -100], [-100, 620], [620, 620], [-100, 620]], defenders=("arbitrary", "optimized"))
    assert match.standings()[0].a_deal.number == 2
    assert match.standings()[0].a_deal.mean == pytest.approx((0 + imps(-720) / 2) / 2)
    assert match.cross(0, 1, "arbitrary").mean == imps(720) / 2
    assert match.cross(0, 1, "optimized").mean == imps(-720)
    assert "by defender" in match_standings(match)


def test_the_prefix_ends_where_a_deal_is_missing() -> None:
    match = made_up([[620, -100], [620, 650], [620, 620], [-100, 620]])
    assert match.prefix(0, 1) == [imps(720), imps(-30), 0, imps(-720)]
    del match.boards[next(key for key in match.boards if key.number == 1)]
    assert match.prefix(0, 1) == [imps(720)]
    assert len(match.results()) == 3


def test_standings_count_what_the_boards_show(match: Match) -> None:
    for place, standing in enumerate(match.standings()):
        boards = [(result.deal, result.boards[place]) for result in match.results() if result.boards]
        assert standing.points == sum(board.score for _, board in boards)
        assert standing.made == sum(board.score > 0 for _, board in boards)
        assert standing.tricks_lost == sum(deal.double_dummy - board.tricks for deal, board in boards)


def test_no_declarer_takes_more_than_double_dummy_from_perfect_defenders(match: Match) -> None:
    for result in match.results():
        for board in result.boards:
            assert board.tricks <= result.deal.double_dummy


@pytest.mark.slow
def test_a_board_without_a_contract_gets_north_souths_best_makeable_one() -> None:
    board = SAMPLE.find("10")
    assert board.contract is None
    ready = prepare(board)
    table = dds_table(board.deal)
    assert ready.contract is not None
    assert ready.contract == best_makeable(table, board.vulnerability)
    assert ready.double_dummy == table[ready.contract.declarer][ready.contract.strain]


def test_a_board_that_was_passed_out_is_no_board_to_play(tmp_path: Path) -> None:
    passed = play(SETTINGS, (replace(SAMPLE.find("10"), passed_out=True),), tmp_path)
    assert passed.results()[0].deal.contract is None
    assert passed.results()[0].boards == ()
    assert [standing.total for standing in passed.standings()] == [0, 0]
    assert "passed out" in match_table(passed).to_text()
    assert match_standings(passed).startswith("1 board against arbitrary, 1 passed out\n")
    with Store(tmp_path, write=False) as store:
        assert [board.passed_out for board in match_boards(passed, store)] == [True, True]
    assert match_json(passed, [])["boards"][0]["contract"] is None


def test_boards_that_cannot_be_played_are_told_and_the_others_are() -> None:
    boards = parse_pbn(
        "\n\n".join(
            [
                '[Board "1"]\n[Deal "N:A2... K3... Q4... J5..."]\n[Declarer "N"]\n[Contract "1S"]',
                '[Board "2"]\n[Deal "N:A2.. - - -"]',
                to_pbn([SAMPLE.find("1")]),
            ]
        ),
        "made-up.pbn",
    )
    deals, problems = file_deals(boards.boards, HERE, nothing)
    assert [deal.name for deal in deals] == ["1"]
    assert ["2 cards in each hand" in str(problem) for problem in problems] == [True] * len(problems)


class _Broken:
    def decide(self, view: View) -> Decision:
        raise RuntimeError("no idea")


@pytest.mark.slow
def test_a_player_that_raises_loses_its_board_and_no_other(
    match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = Entry(Role.DECLARER, "raises", Settings, lambda _values, _generator: _Broken())
    monkeypatch.setitem(PLAYERS, "broken", broken)
    failing = replace(SETTINGS, declarers=(*SETTINGS.declarers, parse_player("broken", Role.DECLARER)))
    played = play(failing, SAMPLE.boards[:2], tmp_path)
    with Store(tmp_path, write=False) as store:
        failures = store.failures()
    assert {failure.player for failure in failures} == {"broken"}
    assert all("RuntimeError: no idea" in failure.error for failure in failures)
    assert len(played.boards) == sum(2 for result in match.results()[:2] if result.boards)


def test_the_boards_of_a_match_are_written_with_play_players_and_thoughts(match: Match, folder: Path) -> None:
    with Store(folder, write=False) as store:
        boards = match_boards(match, store)
    text = to_pbn(boards)
    read = parse_pbn(text, "out.pbn")
    assert read.problems == ()
    assert len(read.boards) == 8
    for board, original in zip(read.boards, boards, strict=True):
        assert (board.plays, board.contract, board.tricks) == (original.plays, original.contract, original.tricks)
        if board.contract is not None:
            assert board.tags[board.contract.declarer.name.title()].startswith("monte-carlo:samples=")
            assert "layouts: " in original.comment
            assert " ".join(original.comment.split()) in " ".join(text.split())
    assert max(map(len, text.split("\r\n"))) <= 255
    assert {board.tags["Scoring"] for board in read.boards} == {"IMP"}


@pytest.mark.parametrize(("scoring", "tag"), [("imps", "IMP"), ("matchpoints", "MP"), ("points", "Points")])
def test_the_boards_of_a_match_say_how_it_was_scored(scoring: Scoring, tag: str, tmp_path: Path) -> None:
    passed_out = replace(SAMPLE.boards[0], auction=None, contract=None, passed_out=True)
    match = play(replace(SETTINGS, scoring=scoring), (passed_out,), tmp_path)
    with Store(tmp_path, write=False) as store:
        assert [board.tags["Scoring"] for board in match_boards(match, store)] == [tag, tag]


def test_the_json_holds_every_result(match: Match) -> None:
    found = json.loads(json.dumps(match_json(match, [])))
    assert [board["board"] for board in found["boards"]] == ["1", "2", "3", "4"]
    assert found["standings"][0]["total"] == -found["standings"][1]["total"]
    assert found["cross"][0][1]["mean"] == found["standings"][0]["a_board"]["mean"]


def test_random_deals_are_named_by_seed_and_number_for_ever() -> None:
    deals = random_deals(3, 1, HERE, nothing)
    assert [deal.number for deal in deals] == [0, 1, 2]
    assert deals[0].deal.to_pbn() == "N:AKT6.Q4.J2.AKQ94 J984.J3.98743.62 5.K852.KQ65.J875 Q732.AT976.AT.T3"
    assert random_deals(2, 1, HERE, nothing) == deals[:2]
    assert [(deal.name, str(deal.dealer), str(deal.vulnerability)) for deal in deals] == [
        *(("1", "N", "None"), ("2", "E", "NS"), ("3", "S", "EW"))
    ]


def test_random_deals_may_have_to_fulfil_conditions(tmp_path: Path) -> None:
    where = "S:bal,hcp=15-17"
    deals = random_deals(4, 1, where=where)
    assert DealConditions.parse(where).allows(np.array([deal.deal.hands for deal in deals])).all()
    assert random_deals(2, 1, where=where) == deals[:2]
    with Store(tmp_path, create=True) as store:
        assert random_deals(2, 1, store=store, where=where) == deals[:2]
        with pytest.raises(StoreError, match="of another seed than 1, or other conditions"):
            random_deals(2, 1, store=store)


def test_a_contract_set_is_named_once() -> None:
    with pytest.raises(SettingsError, match="the contract set '3NT' is named twice; remove one"):
        MatchRun(declarers=("payoff",), contracts=("3NT", "3NT"), deals=4)


def test_every_deal_of_a_run_that_does_not_say_its_conditions_is_checked(tmp_path: Path) -> None:
    where, other = "S:hcp=8+", "S:hcp=9+"
    differing = [at for at in range(8) if random_board(at, 1, where).deal != random_board(at, 1, other).deal]
    assert differing == [5], "the first and the last deal fulfil both conditions"
    with Store(tmp_path, create=True) as store:
        random_deals(8, 1, store=store, where=where)
        with pytest.raises(StoreError, match="of another seed than 1, or other conditions"):
            random_deals(8, 1, store=store, where=other)


def test_the_conditions_of_a_run_stay(tmp_path: Path) -> None:
    def asked(where: str) -> MatchRun:
        return MatchRun(declarers=("monte-carlo:samples=1",), random=1, where=where)

    changes = [("S:hcp=8+", "S:hcp=9+"), ("S:hcp=8+", ""), ("", "S:hcp=8+")]
    for place, (before, after) in enumerate(changes):
        folder = tmp_path / str(place)
        with open_run(folder, asked(before).facts) as store:
            asked(before).keep(store)
        with pytest.raises(StoreError, match=f"with where = {re.escape(before or '(none)')}, not"):
            run_match(asked(after), folder)
        path = folder / SETTINGS_FILE
        path.write_text(path.read_text().replace(f'where = "{before}"', f'where = "{after}"'))
        with pytest.raises(SettingsError, match="the where cannot change within a run: set it to"):
            resume_run(folder)


def test_a_run_that_does_not_say_its_conditions_goes_on(tmp_path: Path) -> None:
    asked = MatchRun(declarers=("monte-carlo:samples=1",), random=1, where="S:hcp=8+")
    with Store(tmp_path, {key: value for key, value in asked.facts.items() if key != "where"}, create=True) as store:
        before = random_deals(1, 1, store=store, where=asked.where)
    assert run_match(asked, tmp_path).match.deals == before


def test_conditions_of_a_match_are_for_random_deals_and_are_kept_in_one_form() -> None:
    settings = MatchRun(declarers=("payoff",), random=2, where="S: bal and points=15-17")
    assert settings.where == "S:hcp=15-17,bal"
    with pytest.raises(SettingsError, match="it chooses random deals; give random too"):
        MatchRun(declarers=("payoff",), where="S:bal")
    with pytest.raises(BridgeError, match="unknown condition 'ball'"):
        MatchRun(declarers=("payoff",), random=2, where="S:ball")


def test_random_deals_are_stored_as_they_are_found_and_found_once(tmp_path: Path) -> None:
    plain = random_deals(6, 1)
    stored: list[int] = []
    with Store(tmp_path, create=True) as store:

        def found() -> None:
            stored.append(len(store.deals()))
            if len(stored) == 3:
                raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            random_deals(6, 1, HERE, found, store)
        assert stored == [1, 2, 3]
        again: list[int] = []
        assert random_deals(6, 1, HERE, lambda: again.append(len(store.deals())), store) == plain
        assert again == [4, 5, 6]
        assert list(store.deals().values()) == plain
        with pytest.raises(
            StoreError, match="has random deals of another seed than 2, or other conditions; name another folder"
        ):
            random_deals(3, 2, HERE, nothing, store)


def test_deals_of_a_set_are_those_of_a_run_over_the_set(tmp_path: Path) -> None:
    with Store(tmp_path, create=True) as store:
        deals = find_set_deals(store, first_deals(("3NT", "7NT"), 2), 4, HERE, nothing)
        again = find_set_deals(store, first_deals(("7NT",), 2), 4, HERE, nothing)
    assert [(deal.source, deal.number) for deal in deals] == [("3NT", 0), ("7NT", 0), ("3NT", 1), ("7NT", 1)]
    assert again == [deals[1], deals[3]]
    assert all(deal.double_dummy >= deal.played_contract.tricks_needed for deal in deals)
    start = Position(deals[0].deal, "NT", "W")
    assert start.deal.cards_each == 13


def test_a_board_that_failed_does_not_end_the_prefix() -> None:
    match = made_up([[620, -100], [620, 650], [620, 620]])
    key = next(key for key in match.boards if key.number == 1)
    del match.boards[key]
    assert match.prefix(0, 1) == [imps(720)]
    match.failed.add(key)
    assert match.prefix(0, 1) == [imps(720), 0]


def test_a_report_tests_the_deals_that_the_match_tested_though_one_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail_at_the_first_deal(task: Task) -> BoardRecord:
        if task.deal.number == 0:
            raise InputError("broken")
        return record_of(task)

    monkeypatch.setattr(tasks, "record_of", fail_at_the_first_deal)
    settings = MatchRun(declarers=SETTINGS.players, sprt=(-5, 5))
    played = run_match(settings, tmp_path, SAMPLE.boards[:3]).played
    with Store.to_read(tmp_path) as store:
        reported = read_run(settings, store).played
    assert len(run.tested_values(played)) == 2
    assert run.tested_values(reported) == run.tested_values(played)


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
        assert growing.prefix(0, 1) == whole.prefix(0, 1)[: place // 2]
    assert len(deals) <= deals.looks <= len(boards) + 2 * len(deals)
    assert growing.prefix(1, 0) == [-value for value in whole.prefix(0, 1)]


def test_a_board_played_at_last_or_anew_counts_in_the_prefix() -> None:
    match = made_up([[620, -100], [620, 650], [620, 620]])
    key = next(key for key in match.boards if key.number == 1)
    board = match.boards.pop(key)
    match.failed.add(key)
    assert match.prefix(0, 1) == [imps(720), 0]
    match.add(board)
    assert match.prefix(0, 1) == [imps(720), imps(-30), 0]
    match.add(replace(board, score=650))
    assert match.prefix(0, 1) == [imps(720), 0, 0]


def test_what_is_answered_already_is_not_played(tmp_path: Path) -> None:
    deals, _ = file_deals(SAMPLE.boards[:2], HERE, nothing)
    with Store(tmp_path, create=True) as store:
        play_match(SETTINGS, deals, store, HERE, lambda _: True)
        assert store.played() == set()


def test_a_board_that_was_passed_out_took_no_time_and_nobody_won_or_tied_it() -> None:
    match = made_up([[620, -100], [620, 650]])
    passed_out = deal_of_run("4H", 2, contract=None, double_dummy=0)
    longer = Match(match.settings, [*match.deals, passed_out], dict(match.boards))
    first, _ = longer.standings()
    assert (len(longer.results()), first.played, first.a_deal.number) == (3, 2, 3)
    assert (first.wins, first.ties, first.losses) == (1, 0, 1)
    assert first.seconds_a_board == 1.0
    assert first.a_deal.mean == pytest.approx((imps(720) - imps(30)) / 3)
