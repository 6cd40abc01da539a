from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from agent.errors import PlayerError
from agent.player import Candidate, Decision
from agent.registry import Role, parse_player
from agent.rules.auction import Auction
from agent.rules.constraints import parse_constraints
from agent.rules.contract import Contract, Vulnerability
from ddsolver import BridgeError, Deal, Position, Seat
from ddsolver.cards import Card, parse_cards
from ddsolver.deal import hand_from_pbn
from experiments.boards.board import Board
from experiments.boards.files import read_file
from experiments.questions.advise.analysis import Advice, advise
from experiments.questions.advise.report import advice_lines, what_is_read
from experiments.questions.play_question import (
    PlayQuestion,
    question_of_board,
    question_of_hands,
    question_of_seen_hands,
    turn_after,
)
from experiments.show.board import advice
from tests.sample import SAMPLE

AT_TRICK_NINE = """\
[Board "1"]
[Dealer "E"]
[Vulnerable "None"]
[Deal "N:K982.T864.Q4.AK9 AJ.KJ532.85.J852 T5.AQ7.AJ976.T74 Q7643.9.KT32.Q63"]
[Declarer "S"]
[Contract "3NT"]
[Play "W"]
S4 S2 SA S5
H9 HT H3 H7
DK DQ D5 D7
S3 S8 SJ ST
D2 D4 D8 DA
S6 H6 H2 HA
D3 H8 H5 DJ
DT H4 HJ D6
"""
"""West leads against 3NT by South with four tricks won: a spade beats it, a club wins one more in most layouts."""
CLUB = read_file(Path(__file__).parents[3] / "data" / "club.pbn")


def test_a_board_may_be_asked_about_at_any_moment_of_its_play() -> None:
    board = next(board for board in CLUB.boards if len(board.plays) > 8)
    for after in (1, 3, 8):
        question = question_of_board(board, after)
        name = "monte-carlo:samples=3" if question.role is Role.DECLARER else "arbitrary"
        decision = advise(question, parse_player(name, question.role), seed=1, explain=False).decision
        assert decision.card in question.position.legal()
        assert question.position.plays == board.plays[:after]


def test_before_the_play_the_opening_leader_is_asked() -> None:
    question = question_of_board(SAMPLE.boards[0], 0)
    assert question.role is Role.DEFENDER
    assert question.position.to_play is question.contract.leader
    with pytest.raises(BridgeError, match="board 1 has 0 cards of play, so there is no position after 4"):
        question_of_board(SAMPLE.boards[0], 4)


PLAYED = next(board for board in CLUB.boards if len(board.plays) > 8)


def with_hands(board: Board, seats: set[Seat]) -> Board:
    """Hide all hands but those of some seats."""
    north, east, south, west = (hand if seat in seats else None for seat, hand in zip(Seat, board.hands, strict=True))
    return replace(board, hands=(north, east, south, west))


def test_the_hands_that_the_player_sees_suffice_for_a_question() -> None:
    for after in range(len(PLAYED.plays) + 1):
        whole = question_of_board(PLAYED, after)
        seen = {seat for seat in Seat if whole.view.held[seat] is not None}
        question = question_of_seen_hands(with_hands(PLAYED, seen), after)
        assert question.view == whole.view
        assert set(question.hidden) == set(Seat) - seen
        name = "monte-carlo:samples=3"
        decisions = [
            advise(each, parse_player(name, whole.role), 1, explain=False).decision for each in (whole, question)
        ]
        assert decisions[0].card == decisions[1].card


@pytest.mark.parametrize(
    ("seats", "after", "message"),
    [
        ("NS", 0, "hides the hand of West, who is to play after 0 cards"),
        ("SW", 1, "hides dummy's hand (North), which all players see"),
        ("N", 4, "gives only dummy's hand"),
        ("NE", 1, "hides the hand of South, who is to play after 1 card;"),
        ("NW", 3, "hides the hand of South, who is to play after 3 cards"),
        ("NW", 40, "has 12 cards of play, so there is no position after 40"),
    ],
)
def test_a_question_needs_the_hands_that_the_player_sees(seats: str, after: int, message: str) -> None:
    assert str(PLAYED.contract) == "3NTS"
    with pytest.raises(BridgeError) as error:
        question_of_seen_hands(with_hands(PLAYED, {Seat.parse(letter) for letter in seats}), after)
    assert message in str(error.value)


def test_hidden_hands_need_a_contract_and_a_player_that_does_not_see_them() -> None:
    board = with_hands(PLAYED, {Seat.NORTH, Seat.EAST})
    with pytest.raises(BridgeError, match="has no contract; give the contract too"):
        question_of_seen_hands(replace(board, contract=None), 2)
    question = question_of_seen_hands(board, 2)
    assert question.position.to_play is Seat.EAST
    perfect = parse_player("arbitrary", Role.DEFENDER)
    with pytest.raises(PlayerError, match="arbitrary needs all four hands, but those of South and West are hidden"):
        advise(question, perfect, 1)


def seen_from(board: Board, after: int) -> tuple[Any, ...]:
    """Return what the player on turn would type: its hand, dummy, contract, auction, vulnerability, cards played."""
    assert board.contract is not None
    turn = turn_after(board.contract, board.plays[:after])
    seat = board.contract.declarer if turn is board.contract.dummy else turn
    dummy = board.hands[board.contract.dummy] if after else None
    return board.hands[seat], dummy, board.contract, board.auction, board.vulnerability, board.plays[:after]


def test_hands_that_are_typed_ask_the_same_as_a_board() -> None:
    for after in range(len(PLAYED.plays) + 1):
        whole = question_of_board(PLAYED, after)
        question = question_of_hands(*seen_from(PLAYED, after))
        assert question.view == whole.view
        known = {whole.contract.leader} if not after else {whole.view.seat, whole.contract.dummy}
        assert set(question.hidden) == set(Seat) - known


BY_EAST = Contract.parse("3NTE")
NORTH, WEST = hand_from_pbn("A764.652.AQ73.43"), hand_from_pbn("QJ95.T98743.K4.Q")


@pytest.mark.parametrize(
    ("hands", "plays", "message"),
    [
        ((NORTH, None), "D5", "dummy's hand is missing"),
        ((NORTH, WEST), "", "dummy is not seen before the opening lead"),
        ((hand_from_pbn("A764.652.AQ7.43"), WEST), "D5 D4 DQ D8", "the hand has 12 cards: give the 13 cards dealt"),
        ((NORTH, hand_from_pbn("QJ95.T98743.K4.")), "D5 D4 DQ D8", "dummy has 12 cards: give the 13 cards dealt"),
        ((NORTH, hand_from_pbn("AJ95.T98743.K4.Q")), "D5 D4 DQ D8", r"hand and dummy have the same cards \(SA\)"),
        ((NORTH, WEST), "D5 D4 DQ SA", "card 4: East cannot play SA, which the hand given has. After these 4 cards of"),
        ((NORTH, WEST), "D5 C5 DQ D8", "card 2: West cannot play C5, which neither of the hands given has"),
        ((NORTH, WEST), "DK D4 DQ D8", "card 1: South cannot play DK, which dummy has"),
        ((NORTH, WEST), "D5 D4 DQ D8 D3", "which the hand given has. .* the hand must be East's"),
        ((NORTH, WEST), "D5 D4 DQ D8 D3 DJ D2", "the hand must be declarer's, because it is dummy's turn"),
    ],
)
def test_hands_that_do_not_fit_the_play_are_refused(hands: tuple[int, int | None], plays: str, message: str) -> None:
    with pytest.raises(BridgeError, match=message):
        question_of_hands(*hands, BY_EAST, None, Vulnerability.NONE, tuple(parse_cards(plays)))


def test_a_defender_is_told_points_tricks_and_chances_of_its_own_side() -> None:
    question = question_of_board(SAMPLE.find("1"), 0)
    assert question.role is Role.DEFENDER
    decision = advise(question, parse_player("monte-carlo:samples=10", Role.DEFENDER), 1, explain=False).decision
    best = decision.candidates[0]
    line = advice(question.position, decision, defends=True).splitlines()[2].split()
    assert line == [
        best.card.symbol,
        f"{-best.score:.2f}",
        f"{13 - best.tricks:.2f}",
        f"{100 - 100 * best.make:.1f}",
        "%",
    ]
    assert best.score == min(each.score for each in decision.candidates)


def test_a_card_that_looks_better_than_the_one_played_is_not_passed_over_in_silence() -> None:
    question = question_of_board(SAMPLE.find("1"), 0)
    heart, spade = question.position.legal()[0], question.position.legal()[-1]
    candidates = Candidate(heart, -150.4, 7.3, 0.32), Candidate(spade, -155.9, 7.2, 0.31)
    by_habit, plain = (Decision(each[0].card, each, layouts=85) for each in (candidates, candidates[::-1]))
    line = f"{spade.symbol} has a better score, but people usually play {heart.symbol} here"
    assert advice(question.position, by_habit, defends=True, habits=True).splitlines()[1] == line
    assert line not in advice(question.position, by_habit, defends=True)
    assert "better score" not in advice(question.position, plain, defends=True, habits=True)


def test_the_first_line_of_advice_names_the_card_that_scores_better_than_a_habit() -> None:
    question = question_of_board(SAMPLE.find("1"), 0)
    advised = advise(question, parse_player("monte-carlo:samples=10", Role.DEFENDER), 1)
    first, *others = advised.decision.candidates
    assert advised.reason is not None
    last = others[-1]
    assert last.score - first.score > 1
    best = replace(first, score=first.score - 1)
    swapped = replace(advised.decision, card=last.card, candidates=(last, *others[:-1], best))
    head = advice_lines(replace(advised, decision=swapped), habits=True)[0]
    assert head.endswith(f", as people usually do here; {best.card.symbol} scores a little better")
    for decision, habits in ((swapped, False), (advised.decision, True)):
        assert "usually" not in advice_lines(replace(advised, decision=decision), habits=habits)[0]


@pytest.mark.slow
def test_what_the_auction_tells_is_explained_from_the_view_of_who_is_to_play() -> None:
    deal = Deal.from_pbn("N:Q96.KJ73.T82.A54 KJ4.A8.KQ975.QT6 T8753.954.64.K83 A2.QT62.AJ3.J972")
    auction = Auction(Seat.WEST, "1NT Pass 3NT Pass Pass Pass")
    contract = Contract.parse("3NTW")
    board = Board("1", deal.hands, Seat.WEST, Vulnerability.NONE, auction, contract=contract)
    lines = what_is_read(question_of_board(board, 0), seed=1)
    starts = [
        "East 3NT: probably ",
        "South passes: nothing new",
        "West 1NT: probably ",
        "East probably has ",
        "South probably has ",
        "West probably has ",
    ]
    assert [line for line, start in zip(lines, starts, strict=True) if not line.startswith(start)] == []
    low, high = map(int, lines[2].split(": probably ")[1].split(" points")[0].split("-"))
    assert 11 <= low < 15 <= high <= 18
    silent = what_is_read(question_of_board(replace(board, auction=None), 0), seed=1)
    starts = [
        "West, declarer in 3NT: probably ",
        "East, dummy in 3NT: probably ",
        "West probably has ",
        "East probably has ",
    ]
    assert [line for line, start in zip(silent, starts, strict=True) if not line.startswith(start)] == []
    last = question_of_board(replace(board, plays=(Card.parse("HK"),)), 1)
    assert what_is_read(replace(last, auction=None), seed=1) == [
        "the auction and the contract show nothing about the hidden hands"
    ]
    known = replace(question_of_board(board, 0), constraints=parse_constraints("W:hcp=5-8 E:hcp=10"))
    *_, disagrees = what_is_read(known, seed=1)
    assert disagrees.startswith("the constraint W:hcp=5-8 disagrees with West's calls, which show 1")
    assert disagrees.endswith("; the constraint is used")
    read = advise(
        question_of_board(board, 0),
        parse_player("monte-carlo:samples=20,auction=read", Role.DEFENDER),
        1,
        explain=False,
    ).decision
    assert read.drawn > read.layouts


@pytest.mark.slow
def test_it_is_told_what_was_said_of_calls() -> None:
    """North, to lead, opened one spade on three of them."""
    deal = Deal.from_pbn("N:Q96.KJ73.T82.A54 KJ4.A8.KQ975.QT6 T8753.954.64.K83 A2.QT62.AJ3.J972")
    auction = Auction(Seat.NORTH, "1S X {Takeout -- 12+ HCP; 2- !S} 2S {Drury} 4NT {quantitative} Pass Pass Pass")
    board = Board("1", deal.hands, Seat.NORTH, Vulnerability.NONE, auction, contract=Contract.parse("4NTW"))
    lines = what_is_read(question_of_board(board, 0), seed=1)
    east, south, west, *held = lines
    assert east.startswith("East X (alert 'Takeout -- 12+ HCP; 2- !S'): probably 12-")
    assert south.startswith("South 2S (alert 'Drury'): probably ")
    assert west.startswith("West 4NT (alert 'quantitative'): probably ")
    assert [line.split(" has ")[0] for line in held] == ["East probably", "South probably", "West probably"]


@pytest.mark.parametrize(
    ("aim", "card", "beats"), [("", "SQ", 1.0), ("aim=imps,", "SQ", 1.0), ("aim=tricks,", "C3", 5 / 9)]
)
def test_a_player_aims_at_what_is_scored_unless_an_aim_is_typed(
    aim: str, card: str, beats: float, tmp_path: Path
) -> None:
    """For tricks, an overtrick in nine layouts of nine is worth the contract in four."""
    file = tmp_path / "board.pbn"
    file.write_text(AT_TRICK_NINE)
    question = question_of_board(read_file(file).boards[0], None)
    decision = advise(question, parse_player(f"monte-carlo:{aim}samples=all", Role.DEFENDER), 1, explain=False).decision
    assert str(decision.card) == card
    assert 1 - decision.candidates[0].make == pytest.approx(beats)


@pytest.mark.slow
def test_a_decision_and_its_reason_show_themselves_as_text_and_in_notebooks() -> None:
    question = question_of_board(SAMPLE.find("1"), 0)
    advised = advise(question, parse_player("monte-carlo:samples=10", Role.DEFENDER), 1)
    best = advised.decision.candidates[0]
    text = advised.to_text().splitlines()
    assert text[0] == f"{best.card.symbol}: 10 layouts"
    assert text[1].split() == ["card", "score", "tricks", "makes"]
    assert text[2].split()[:2] == [best.card.symbol, f"{best.score:.2f}"]
    assert len(text) >= 2 + len(advised.decision.candidates)
    html = advised._repr_html_()
    assert html.count("<tr>") == 1 + len(advised.decision.candidates)
    assert f"{best.score:.2f}" in html
    assert (advised.reason is not None) == (html.count("<p>") > 1)


@pytest.mark.parametrize(("layouts", "where"), [(1, ""), (190, " in more than 5 % of the 190 layouts")])
def test_one_layout_has_no_share_of_layouts(layouts: int, where: str) -> None:
    question = question_of_board(SAMPLE.find("1"), 0)
    cards = question.position.legal()[:2]
    decision = Decision(cards[0], tuple(Candidate(card, 0.0, 8.0, 0.0) for card in cards), layouts=layouts)
    lines = advice_lines(Advice(question, decision, None, as_good=(cards[1],)))
    assert lines[1:] == [f"  No difference found: no other card does better or worse{where}."]


def test_a_question_and_its_player_may_be_texts() -> None:
    position = Position("N:A2... KQ... 43... 65...", "NT", "W", "S6")
    spoken = PlayQuestion(position, "1NTS", "NS")  # type: ignore[arg-type]
    question = PlayQuestion(position, Contract.parse("1NTS"), Vulnerability.NORTH_SOUTH)
    assert spoken == question
    named = advise(spoken, "monte-carlo:samples=5", 1)
    assert (
        named.decision.card == advise(question, parse_player("monte-carlo:samples=5", Role.DECLARER), 1).decision.card
    )


@pytest.mark.parametrize(
    ("plays", "player", "seed", "message"),
    [
        ("S6", "monte-carlo", "x", "seed is 'x': a whole number is needed"),
        ("S6", "monte-carlo", -1, "seed is -1: at least 0"),
        ("S6", "nobody", 1, "unknown declarer: 'nobody'"),
        ("S6", None, 1, "a player is None"),
        ("S6 SA SQ S3 S2 SK S4 S5", "monte-carlo", 1, "nobody is to play: all 8 cards have been played"),
    ],
)
def test_what_cannot_be_advised_is_quoted(plays: str, player: Any, seed: Any, message: str) -> None:
    position = Position("N:A2... KQ... 43... 65...", "NT", "W", plays)
    question = PlayQuestion(position, Contract.parse("1NTS"), Vulnerability.NONE)
    with pytest.raises(BridgeError, match=message):
        advise(question, player, seed)
