"""Boards with the same cards are one observation, in matches of declarers and of pairs."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from agent.rules.contract import Contract, Vulnerability
from agent.rules.imps import imps
from ddsolver import Deal
from experiments.competitions.match.bid_match import RobotMatch
from experiments.competitions.match.deals import stored_deals
from experiments.competitions.match.match import Match
from experiments.competitions.match.report import MatchReport
from experiments.competitions.match.run import MatchRun, PlayedMatch
from experiments.competitions.match.settings import Four
from experiments.competitions.match.teams import TeamMatch
from experiments.runs.rows import FILE, PlayedBoard, StoredDeal
from experiments.runs.store import Store
from experiments.statistics.sequential import SequentialTest
from tests.players import deal_of_run

DECLARERS = ("monte-carlo:samples=1", "monte-carlo:samples=2", "monte-carlo:samples=3")
SCORES = [[620, 620, 650], [620, -100, 620], [-100, 650, 620], [620, -100, -100], [650, 620, 620]]


def dealt(cards: list[int]) -> list[StoredDeal]:
    """The boards of a file; those with the same number in ``cards`` have the same cards."""
    deals = [deal_of_run(number=each).deal for each in cards]
    return [deal_of_run(FILE, at, name=str(at + 1), deal=deal, contract="4HS") for at, deal in enumerate(deals)]


def played(deals: list[StoredDeal], scores: list[list[int]]) -> Match:
    """A match with given scores: by board, then by declarer."""
    match = Match(MatchRun(declarers=DECLARERS[: len(scores[0])], defenders=("arbitrary",), seed=1), deals)
    for task, score in zip(match.unplayed(), [each for row in scores for each in row], strict=True):
        match.add(PlayedBoard(*task.key, 10 if score > 0 else 9, score, 1.0, 0.5, "", ""))
    return match


def intervals(match: Match) -> list[tuple[str, int]]:
    """All intervals of a match, but for rounding."""
    found = [*(each.a_deal for each in match.standings()), match.over(0, 1), *match.together().values()]
    return [(each.text(9), each.number) for each in found]


@pytest.mark.parametrize("players", [2, 3])
def test_a_file_given_three_times_has_the_same_intervals_as_once(players: int) -> None:
    scores = [row[:players] for row in SCORES]
    once = played(dealt([0, 1, 2, 3, 4]), scores)
    thrice = played(dealt([0, 1, 2, 3, 4] * 3), scores * 3)
    assert once.standings()[0].a_deal.half_width is not None
    assert intervals(thrice) == intervals(once)
    assert thrice.words_so_far() == once.words_so_far()
    assert thrice.prefix() == once.prefix()
    assert thrice.standings()[0].total == pytest.approx(3 * once.standings()[0].total)


def test_a_deal_has_the_mean_of_its_tables() -> None:
    match = played(dealt([0, 1, 0]), [[620, -100], [620, 650], [620, 620]])
    gain = match.over(0, 1)
    assert gain.number == 2
    assert gain.mean == (imps(720) / 2 + imps(-30)) / 2
    assert match.standings()[0].a_deal == gain


def test_the_same_cards_are_one_deal_in_another_contract_or_vulnerability_or_with_the_hands_turned() -> None:
    first, *others = dealt([0] * 4)
    hands = first.deal.hands
    others[0] = replace(others[0], contract=Contract.parse("3NTN"))
    others[1] = replace(others[1], vulnerability=Vulnerability.NONE)
    others[2] = replace(others[2], deal=Deal((hands[2], hands[3], hands[0], hands[1])))
    match = played([first, *others], [[620, -100]] * 4)
    assert match.over(0, 1).number == match.independent_deals == 1
    other_way_round = Deal((hands[2], hands[1], hands[0], hands[3]))
    assert played([first, replace(first, number=1, deal=other_way_round)], [[620, -100]] * 2).independent_deals == 2


def test_a_deal_is_no_evidence_before_all_its_tables_are_finished_and_then_counts_once() -> None:
    whole = played(dealt([0, 1, 0, 2]), [[620, -100], [620, 650], [620, 620], [-100, 620]])
    growing = Match(whole.settings, whole.deals)
    expected = [0, 0, 0, 0, 0, 2, 2, 3]
    for number, board in zip(expected, whole.boards.values(), strict=True):
        growing.add(board)
        assert growing.prefix() == [imps(720) / 2, imps(-30), imps(-720)][:number]


def test_a_table_that_failed_leaves_the_other_tables_of_its_deal() -> None:
    match = played(dealt([0, 1, 0, 1]), [[620, -100], [620, 650], [620, 620], [620, 650]])
    for number in (2, 1, 3):
        key = next(key for key in match.boards if key.number == number)
        del match.boards[key]
        match.failed.add(key)
    assert match.prefix() == [imps(720)]


def text_of(match: Match | TeamMatch) -> str:
    return MatchReport(PlayedMatch(match, (), test=SequentialTest(-1.0, 0.5))).text()


def test_the_report_says_what_a_deal_is_only_if_cards_are_repeated() -> None:
    scores = [row[:2] for row in SCORES]
    plain, repeated = text_of(played(dealt([0, 1, 2, 3, 4]), scores)), text_of(played(dealt([0, 1, 2, 3, 0]), scores))
    note = "Tables with the same cards count as one deal, which makes 4 deals\n"
    assert note in repeated
    assert "5 boards against arbitrary" in repeated
    assert "\nIMPs a deal over the other players, with 95 % intervals\n" in repeated
    assert "\nSequential test: IMPs a deal of (1) over (2)\n" in repeated
    assert not any(words in plain for words in ("same cards", " a deal"))


def teams(cards: list[int], scores: list[int]) -> TeamMatch:
    """A match of pairs with given scores: by board, then by table."""
    match = TeamMatch(Four.parse(f"NS={DECLARERS[0]},EW={DECLARERS[1]}"), dealt(cards), 1)
    for task, score in zip(match.unplayed(), scores, strict=True):
        match.add(PlayedBoard(*task.key, 10, score, 1.0, 0.5, "", ""))
    return match


def test_pairs_that_play_a_file_three_times_have_the_same_intervals_as_once() -> None:
    scores = [620, -100, 620, 650, 650, 620, -100, 620]
    once, thrice = teams([0, 1, 2, 3], scores), teams([0, 1, 2, 3] * 3, scores * 3)
    assert once.won().half_width is not None
    assert [each.a_deal.text(9) for each in thrice.pairs()] == [each.a_deal.text(9) for each in once.pairs()]
    assert thrice.won().number == 4
    assert str(thrice.gains_so_far()[0]) == str(once.won())
    assert thrice.prefix() == once.prefix()
    assert thrice.words_so_far() == f"{once.won()} IMPs a deal"
    text = text_of(thrice)
    assert "\nBoards with the same cards count as one deal, which makes 4 deals\n" in text
    assert "\nIMPs a deal over the other pair, with 95 % intervals; tricks" in text
    assert not any(words in text_of(once) for words in ("count as one deal", " a deal"))


def test_pairs_have_no_evidence_of_a_deal_before_all_its_boards_are_finished() -> None:
    whole = teams([0, 1, 0], [620, -100, 620, 650, 620, 620])
    growing = TeamMatch(whole.first, whole.deals, 1)
    for number, board in zip([0, 0, 0, 0, 0, 2], whole.boards.values(), strict=True):
        growing.add(board)
        assert growing.prefix() == [imps(720) / 2, imps(-30)][:number]
    last = [*whole.boards][-1]
    rest = TeamMatch(whole.first, whole.deals, 1, {key: board for key, board in whole.boards.items() if key != last})
    rest.failed.add(last)
    assert rest.prefix() == [imps(720), imps(-30)]


def test_robots_that_bid_the_same_cards_again_have_one_observation() -> None:
    cards = "monte-carlo:samples=1"
    four = Four.parse(f"NS=net + {cards},EW=net:network=imitating + {cards}")
    match = RobotMatch(four, dealt([0, 1, 0]), 1)
    for deal in match.deals:
        for table in range(2):
            match.add_auction(replace(deal, source=match.source(deal, table), double_dummy=10 - table))
            score = [620, -100, 620, 650, 620, 620][2 * deal.number + table]
            match.add(PlayedBoard(*match.task(deal, table).key, 10, score, 1.0, 1.0, "", ""))
    assert (match.won().number, match.won().mean) == (2, (imps(720) / 2 + imps(-30)) / 2)
    assert (match.won_by_bidding().number, match.won_by_play().number) == (2, 2)
    assert match.prefix() == [imps(720) / 2, imps(-30)]


@pytest.mark.parametrize("seed", [1, 2])
def test_a_sequential_test_takes_all_tables_of_a_deal_together(tmp_path: Path, seed: int) -> None:
    deals = dealt([0, 1, 2, 3, 4] * 2)
    settings = MatchRun(declarers=DECLARERS[:2], seed=seed, sprt=(-1, 1))
    with Store(tmp_path, create=True) as store:
        for deal in deals:
            store.add_deal(deal)
        numbers = [deal.number for deal in stored_deals(settings, store)]
    firsts = numbers[::2]
    assert numbers == [at for first in firsts for at in (first, first + 5)]
    assert sorted(firsts) == [0, 1, 2, 3, 4] != firsts
