"""Analyses of plays, as DDS gives them."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
import pytest

from ddsolver import Position, Seat, Strain
from ddsolver.cards import cards_of as cards_of_hand
from tests.c_library import NEEDS_C, board
from tests.ddsolver.native.test_dds_interface import pbn
from tests.strategies import after_random_card, random_deal, random_positions

pytestmark = [NEEDS_C, pytest.mark.xdist_group("c_library"), pytest.mark.usefixtures("elsewhere")]


def trace(dds: Any, position: Position, cards: tuple[Any, ...]) -> tuple[int, list[int]]:
    """The code, and the tricks after each card, of both forms of AnalysePlay, which must agree."""
    given, numbers, texts, found = board(dds, position), dds.playTraceBin(), dds.playTracePBN(), []
    numbers.number = texts.number = len(cards)
    texts.cards = "".join(map(str, cards)).encode()
    for place, card in enumerate(cards):
        numbers.suit[place], numbers.rank[place] = int(card.suit), int(card.rank)
    text = dds.dealPBN()
    text.trump, text.first, text.remainCards = given.trump, given.first, pbn(position)
    for call, deal, play in (
        (dds._dll.AnalysePlayBin, given, numbers),
        (dds._dll.AnalysePlayPBN, text, texts),
    ):
        answer = dds.solvedPlay()
        code = call(deal, play, ctypes.byref(answer), 0)
        found.append((code, list(answer.tricks)[: answer.number]))
    assert found[0] == found[1]
    return found[0]


def test_a_play_is_analysed_as_by_dds(ours: Any, theirs: Any) -> None:
    generator = np.random.default_rng(8)
    for count in range(60):
        start = Position(random_deal(generator, 2 + count % 5), Strain(count % 5), Seat(count % 4))
        position = start
        while not position.is_over and generator.random() < 0.95:
            position = after_random_card(position, generator)
        for cards in (position.plays, position.plays[::-1]):
            assert trace(ours, start, cards) == trace(theirs, start, cards)


def test_a_play_that_revokes_is_analysed(ours: Any, theirs: Any) -> None:
    """DDS bounds the tricks by those before the card: it supposes that nobody can gain by one."""
    generator = np.random.default_rng(9)
    revokes = gains = 0
    for _ in range(60):
        start = Position(random_deal(generator, 4), "NT", "N")
        first = start.legal()[0]
        after = start.play(first)
        held = cards_of_hand(start.hands[Seat.EAST])
        card = held[int(generator.integers(len(held)))]
        revokes += card not in after.legal()
        code, (*before, last) = trace(ours, start, (first, card))
        assert (code, [*before, min(before[-1], last)]) == trace(theirs, start, (first, card))
        gains += last > before[-1]
    assert (revokes > 20, gains > 2) == (True, True)


@pytest.mark.parametrize("cards", ["SAXX", "S1", "AS", "  "])
def test_a_play_that_is_no_cards_gets_the_code_of_dds(ours: Any, theirs: Any, cards: str) -> None:
    position = Position(random_deal(np.random.default_rng(1), 3), "NT", "N")
    for dds in (ours, theirs):
        given, play, answer = dds.dealPBN(), dds.playTracePBN(), dds.solvedPlay()
        given.trump, given.first, given.remainCards = int(position.trump), int(position.trick_leader), pbn(position)
        play.number, play.cards = len(cards) // 2, cards.encode()
        assert dds._dll.AnalysePlayPBN(given, play, ctypes.byref(answer), 0) == -98


def test_plays_of_many_boards_are_analysed_in_one_call(ours: Any, theirs: Any) -> None:
    found = [position for position in random_positions(13, 40, range(2, 6)) if not position.trick][:8]
    answers = []
    for dds in (ours, theirs):
        boards, plays, texts, text_plays = dds.boards(), dds.playTracesBin(), dds.boardsPBN(), dds.playTracesPBN()
        for given in (boards, plays, texts, text_plays):
            given.noOfBoards = len(found)
        for place, position in enumerate(found):
            card = position.legal()[0]
            boards.deals[place] = board(dds, position)
            plays.plays[place].number = text_plays.plays[place].number = 1
            plays.plays[place].suit[0], plays.plays[place].rank[0] = int(card.suit), int(card.rank)
            text_plays.plays[place].cards = str(card).encode()
            texts.deals[place].trump, texts.deals[place].first = boards.deals[place].trump, boards.deals[place].first
            texts.deals[place].remainCards = pbn(position)
        for call, given, played in (
            (dds.AnalyseAllPlaysBin, boards, plays),
            (dds.AnalyseAllPlaysPBN, texts, text_plays),
        ):
            answer = dds.solvedPlays()
            call(given, played, answer, 1)
            answers.append([list(answer.solved[place].tricks)[:2] for place in range(len(found))])
    assert all(answer == answers[0] for answer in answers)
