from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from agent.errors import PlayerError
from agent.knowledge.view import View
from agent.rules.contract import Contract, Vulnerability
from ddsolver import Card, Deal, Position, Seat, Solver
from experiments.boards.board import Board
from experiments.boards.pbn.writer import to_pbn
from experiments.questions.judge.asked import ask_at, check_players, walk
from experiments.questions.judge.choices import CardChoice, deal_code
from experiments.questions.review.analysis import GROUPS, TurnGroup
from tests.command import declarer
from tests.players import monte_carlo

DEAL = Deal.from_pbn("N:AQT3.T95.K73.AK6 K8765.84.J82.QJ8 J9.AK2.QT4.T9432 42.QJ763.A965.75")
CONTRACT = Contract.parse("3NTS")
CARD = Card.parse("SA")
PLAYERS = ("monte-carlo:samples=3", "payoff:samples=2")


@pytest.fixture(scope="module")
def board() -> Board:
    """A board played by people who always play the second card that they may."""
    position = Position(DEAL, CONTRACT.strain, CONTRACT.leader)
    while not position.is_over:
        position = position.play(position.legal()[1 % len(position.legal())])
    return Board("1", DEAL.hands, Seat.NORTH, Vulnerability.NONE, contract=CONTRACT, plays=position.plays)


@pytest.fixture(scope="module")
def asked(board: Board) -> list[CardChoice]:
    return ask_at(board, PLAYERS, seed=1)


def costs(choice: CardChoice) -> list[int | None]:
    return [None if each is None else each.cost for each in choice.answers]


def test_people_are_asked_at_the_turns_that_had_a_choice(board: Board, asked: list[CardChoice]) -> None:
    assert [replace(each, answers=()) for each in asked] == [turn for turn in walk(board) if turn.is_choice]
    assert len(asked) > 5


def test_each_player_sits_where_it_can_and_its_card_is_valued(asked: list[CardChoice]) -> None:
    for each in asked:
        both, declares_only = each.answers
        assert both is not None
        assert both.cost >= 0
        assert (declares_only is None) == (each.role != "declarer")


def test_a_deal_has_the_same_luck_wherever_it_stands(board: Board, asked: list[CardChoice]) -> None:
    again = ask_at(replace(board, name="another"), PLAYERS, seed=1)
    assert [costs(each) for each in again] == [costs(each) for each in asked]


def test_a_card_costs_what_it_gives_away_in_the_true_deal(asked: list[CardChoice]) -> None:
    start = Position(DEAL, CONTRACT.strain, CONTRACT.leader)
    values = Solver().card_values(start)
    luck = int.from_bytes(hashlib.blake2b(DEAL.to_pbn().encode(), digest_size=4).digest(), "big")
    leader = monte_carlo(np.random.default_rng(np.random.SeedSequence(1, spawn_key=(luck, Seat.WEST))), samples=3)
    card = leader.decide(View.of(start, CONTRACT, Vulnerability.NONE)).card
    assert asked[0].role == "lead"
    assert costs(asked[0])[0] == max(values.values()) - values[card]


def test_parts_of_a_role_add_up_to_it(asked: list[CardChoice]) -> None:
    def number(groups: Iterable[TurnGroup]) -> int:
        return sum(group.has(each) for group in groups for each in asked)

    defence, declaring = ([group for group in GROUPS if group.role == role] for role in ("defence", "declarer"))
    tricks = [group for group in defence if group.part.startswith("trick")]
    places = [group for group in defence[1:] if group not in tricks]
    assert number(tricks) == number(places) == number(defence[:1]) > 0
    assert number(declaring[1:]) == number(declaring[:1]) > 0
    assert number(group for group in GROUPS if not group.part) == len(asked)


def test_turning_the_hands_round_the_table_leaves_the_code_of_a_deal() -> None:
    hands = DEAL.hands
    turned = [Deal((hands[at], hands[(at + 1) % 4], hands[(at + 2) % 4], hands[(at + 3) % 4])) for at in range(4)]
    assert len({deal_code(deal) for deal in turned}) == 1
    swapped = Deal((hands[1], hands[0], hands[2], hands[3]))
    assert deal_code(swapped) != deal_code(DEAL)
    assert len(deal_code(DEAL)) == 10, "results that are kept name deals by ten digits"


@pytest.mark.parametrize(
    ("names", "message"),
    [
        (["arbitrary"], "'arbitrary' sees all four hands"),
        (["montecarlo"], "unknown declarer: 'montecarlo'"),
        (["payoff:sample=1"], "unknown option of payoff"),
        (["payoff", "payoff"], "the player 'payoff' is given twice"),
    ],
)
def test_players_that_cannot_be_asked_are_told(names: list[str], message: str) -> None:
    with pytest.raises(PlayerError, match=message):
        check_players(names)


def test_the_command_tells_people_and_players(board: Board, tmp_path: Path) -> None:
    path = tmp_path / "one.pbn"
    path.write_text(to_pbn([board]))
    done = declarer("calibrate", "players", path, "--player", PLAYERS[0], "--player", PLAYERS[1], "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["players"] == list(PLAYERS)
    declares = {
        each["player"]: each
        for group in found["groups"]
        if (group["role"], group["turns_of"]) == ("declarer", "all")
        for each in group["players"]
    }
    assert set(declares) == {"people", *PLAYERS}
    own = [turn for turn in walk(board) if turn.role == "declarer"]
    assert declares["people"]["lost_a_board"]["mean"] == sum(turn.cost for turn in own)
    told = declarer("calibrate", "players", path, "--player", PLAYERS[0])
    assert "opening lead (world class: 73 % right, 0.25 tricks)" in told.stdout
    nothing = tmp_path / "none.pbn"
    nothing.write_text(to_pbn([replace(board, plays=(), tricks=None)]))
    assert declarer("calibrate", "players", nothing).returncode == 1
