"""What a practice says about calls and cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from agent.errors import PlayerError
from agent.player import AnyPlayer, Decision
from agent.players.bidding.bidder import BiddingView
from agent.registry import Defence, Role, parse_bidder, parse_player
from agent.rules.auction import Auction, parse_call
from agent.table import ask
from ddsolver import Seat
from ddsolver.cards import parse_cards
from experiments.questions.judge.calls import CallJudge
from experiments.questions.judge.on_average import JudgedChoice, judge_call_on_average, judge_card_on_average
from experiments.questions.play.game import bidding_of, game_of
from experiments.questions.practice.session import (
    own_calls,
    own_cards,
)
from tests.experiments.questions.practice.test_practice import BOARDS, PLAYER, serving
from tests.pbn_texts import one


@pytest.mark.slow
def test_a_call_and_a_card_that_cost_much_are_named_with_what_is_better() -> None:
    board = BOARDS[0]
    bidding = bidding_of(
        board, Seat.SOUTH, parse_bidder("net"), parse_player(PLAYER, Role.DECLARER), Defence.parse(PLAYER), 1, 0
    )
    auction = Auction(board.dealer, "P P 1NT P P P")
    ((before, made),) = list(own_calls(Seat.SOUTH, auction))[:1]
    assert str(made) == "1NT"
    judge = CallJudge.of_bidder(bidding.bidder)
    view = BiddingView(board.deal.hands[Seat.SOUTH], before, board.vulnerability)
    assert judge_call_on_average(judge, view, made, 1).imps == 0
    passed = judge_call_on_average(judge, view, parse_call("Pass"), 3)
    assert (passed.made, passed.instead) == ("Pass", "1NT")
    assert passed.imps > 1
    assert passed.words[0].startswith(f"Pass cost {passed.imps:.1f} ± ")
    assert " IMPs on average: our bidder prefers 1NT (most often 3NT by South in place of " in passed.words[0]
    strange = judge_call_on_average(judge, view, parse_call("7D"), 1)
    assert strange.instead == "1NT"
    assert strange.imps > 10
    assert strange.words[0].startswith(f"7♦ cost {strange.imps:.1f} ± ")
    game = bidding.game(auction)
    position = game.start
    for card in parse_cards(" ".join(str(position.legal()[0]) for _ in range(1))):
        position = position.play(card)
    verdicts = [judge_card_on_average(game.question(position), card, game.adviser) for card in position.legal()]
    assert {each.kind for each in verdicts} == {"card"}
    assert min(each.imps for each in verdicts) == 0
    for each in verdicts:
        assert (each.imps > 0) == bool(each.instead)
        assert each.words[0].startswith(each.made)


def test_some_layouts_choose_a_better_card_and_others_judge_it() -> None:
    """Of cards that are equally good on average, some layouts favour one by luck; other layouts do not confirm it."""
    board = BOARDS[0]
    bidding = bidding_of(
        board, Seat.SOUTH, parse_bidder("net"), parse_player(PLAYER, Role.DECLARER), Defence.parse(PLAYER), 1, 0
    )
    game = bidding.game(Auction(board.dealer, "P P 1NT P P P"))
    position = game.start.play(game.start.legal()[0])
    asked = []

    def adviser(seed: int) -> AnyPlayer:
        asked.append(seed)
        return game.adviser(seed)

    def decision(seed: int) -> Decision:
        auction, constraints = game.board.auction, board.constraints
        return ask(game.adviser(seed), position, game.contract, board.vulnerability, auction, constraints)

    chosen = decision(1).card
    values = {each.card: each.score for each in decision(53).candidates}
    for card in position.legal():
        verdict = judge_card_on_average(game.question(position), card, adviser)
        assert verdict.imps in (0.0, pytest.approx(values[chosen] - values[card]))
    assert {*asked} == {1, 53}


def test_a_card_that_is_far_worse_is_named_although_the_player_does_not_search_it_to_the_end() -> None:
    board = one(
        '[Deal "N:AKT6.Q4.J2.AKQ94 J984.J3.98743.62 5.K852.KQ65.J875 Q732.AT976.AT.T3"]\n[Contract "3NT"]\n'
        '[Declarer "N"]\n[Dealer "N"]\n[Vulnerable "None"]\n'
    )
    player = "monte-carlo:samples=20,weights=real,plan=6000000"
    game = game_of(board, Seat.NORTH, parse_player(player, Role.DECLARER), Defence.parse("arbitrary"), 1, 0)
    position = game.start
    for card in parse_cards("S4 S5 SQ S6 S2 ST SJ H2 S9 C5 S3 SK HQ H3"):
        position = position.play(card)
    assert [str(card) for card in position.legal()] == ["HK", "H8", "H5"]
    overtaken, high, low = (judge_card_on_average(game.question(position), c, game.adviser) for c in position.legal())
    assert (overtaken.instead, high.instead, low.instead) == ("♥5", "", "")
    assert overtaken.imps > 3, "it makes the contract in no layout, the others in many"
    head = f"♥K cost at least {overtaken.imps:.1f} IMPs on average: our player prefers ♥5."
    assert overtaken.words[0] == head


def test_a_verdict_that_failed_is_tried_again(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        deal = server._deals[0]
        tries = []

        def judge() -> JudgedChoice:
            tries.append(1)
            if len(tries) == 1:
                raise PlayerError("the engine failed")
            return JudgedChoice("call", 0, "Pass", "", 0.0, ("fine",))

        with pytest.raises(PlayerError):
            deal._begin(("key",), judge).result(10)
        assert deal._begin(("key",), judge).result(10).words == ("fine",)
        assert deal._begin(("key",), judge).result(10).words == ("fine",)
        assert len(tries) == 2


def test_only_own_calls_and_cards_with_a_choice_are_judged() -> None:
    board = BOARDS[0]
    bidding = bidding_of(
        board, Seat.SOUTH, parse_bidder("net"), parse_player(PLAYER, Role.DECLARER), Defence.parse(PLAYER), 1, 0
    )
    game = bidding.game(Auction(board.dealer, "P P 1NT P P P"))
    position = game.start
    while not position.is_over:
        position = position.play(position.legal()[-1])
    found = list(own_cards(game, position.plays))
    assert found
    for before, card in found:
        assert before.to_play in (Seat.NORTH, Seat.SOUTH)
        assert len(before.legal()) > 1
        assert card in before.legal()
