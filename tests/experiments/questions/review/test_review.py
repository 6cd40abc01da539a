from __future__ import annotations

import csv
import json
from dataclasses import replace
from itertools import permutations
from pathlib import Path

import pytest

from agent.rules.contract import Contract, Vulnerability
from ddsolver import Card, Deal, Position, Seat, Solver
from experiments.boards.board import Board, named_tables
from experiments.boards.files import write_file
from experiments.errors import FormatError
from experiments.questions.judge.asked import ask_at, walk
from experiments.questions.judge.choices import TurnRole
from experiments.questions.review.analysis import (
    anonymous,
    beside,
    by_pair,
    by_part,
    by_player,
    by_role,
    costliest,
    sums,
)
from experiments.questions.review.report import CSV_HEAD, cost_words, csv_rows, review_json, review_text
from tests.command import declarer

HANDS = ("AQT3.T95.K73.AK6", "K8765.84.J82.QJ8", "J9.AK2.QT4.T9432", "42.QJ763.A965.75")
DEAL = Deal.from_pbn(f"N:{' '.join(HANDS)}")
CONTRACT = Contract.parse("3NTS")


def played(rank: int, name: str = "1", cards: int = 52) -> Board:
    """The deal played by people who always play their card of that place, modulo how many they may play."""
    position = Position(DEAL, CONTRACT.strain, CONTRACT.leader)
    while not position.is_over and len(position.plays) < cards:
        legal = position.legal()
        position = position.play(legal[rank % len(legal)])
    names = {"North": "Ann", "South": "Cy", "East": "Bob", "West": "Di"}
    return Board(name, DEAL.hands, Seat.NORTH, Vulnerability.NONE, contract=CONTRACT, plays=position.plays, tags=names)


@pytest.mark.parametrize("rank", [0, 1, 5])
def test_every_card_costs_what_it_gives_away_of_what_there_is(rank: int) -> None:
    board = played(rank)
    position = Position(DEAL, CONTRACT.strain, CONTRACT.leader)
    for turn, card in zip(walk(board), board.plays, strict=True):
        values = Solver().card_values(position)
        assert turn.cost == max(values.values()) - values[card]
        assert turn.is_choice is (len(set(values.values())) > 1)
        assert bool(turn.better) is (turn.cost > 0)
        assert all(values[each] == max(values.values()) for each in turn.better)
        declares = position.to_play.same_side(Seat.SOUTH)
        assert turn.role == ("declarer" if declares else "defence" if position.plays else "lead")
        assert turn.player == ("Cy" if declares else {Seat.EAST: "Bob", Seat.WEST: "Di"}[position.to_play])
        position = position.play(card)
    defenders = sum(turn.cost for turn in walk(board) if turn.role != "declarer")
    declarers = sum(turn.cost for turn in walk(board) if turn.role == "declarer")
    double_dummy = 13 - Solver().tricks(Position(DEAL, CONTRACT.strain, CONTRACT.leader))
    assert position.tricks_won.of(Seat.SOUTH) == double_dummy + defenders - declarers


def test_what_adds_up_adds_up_by_role_and_by_player() -> None:
    tables = [played(0), played(5), played(3, "2", 9)]
    turns = [turn for table in named_tables(tables) for turn in walk(table)]
    assert {turn.board for turn in turns} == {"1", "1 (2)", "2"}
    whole = sums(turns)
    assert whole.boards == 3
    assert whole.lost.mean == pytest.approx(sum(turn.cost for turn in turns) / 3)
    assert whole.right.mean == pytest.approx(
        sum(turn.cost == 0 for turn in turns if turn.is_choice) / sum(turn.is_choice for turn in turns)
    )
    roles = by_role(turns)
    assert roles["lead"].boards == roles["declarer"].boards == 3
    assert sum(found.lost.mean * found.boards for found in roles.values()) == pytest.approx(3 * whole.lost.mean)
    players = by_player(turns)
    assert set(players) == {"Bob", "Cy", "Di"}
    assert list(players["Cy"]) == ["declarer"]
    costs = [turn.cost for turn in costliest(turns, 5)]
    assert costs == sorted((turn.cost for turn in turns), reverse=True)[:5]
    assert {turn.player for turn in anonymous(turns)} == {"Player 1", "Player 2", "Player 3"}


def test_text_json_and_rows_tell_the_same() -> None:
    turns = walk(played(5))
    found = json.loads(json.dumps(review_json(turns)))
    assert len(found["turns"]) == 52
    assert found["roles"]["declarer"]["lost"]["mean"] == sum(turn.cost for turn in turns if turn.role == "declarer")
    text = review_text(turns)
    assert "1 board played, 52 cards" in text
    assert cost_words(costliest(turns, 1)[0]) in text
    assert [row[6] for row in csv_rows(turns)] == [turn.cost for turn in turns]


def test_pairs_and_parts_add_up_to_their_roles() -> None:
    turns = [*walk(played(0)), *walk(played(5, "2"))]
    pairs = by_pair(turns)
    assert set(pairs) == {"Ann & Cy", "Bob & Di"}
    roles = by_role(turns)
    whose: dict[TurnRole, str] = {"declarer": "Ann & Cy", "defence": "Bob & Di"}
    for role, pair in whose.items():
        assert pairs[pair][role] == roles[role]
        parts = [sums for group, sums in by_part(turns).items() if group.role == role and group.part]
        by_trick = [
            sums for group, sums in by_part(turns).items() if group.role == role and group.part.startswith("trick")
        ]
        assert sum(each.decisions for each in by_trick) == roles[role].decisions > 0
        assert sum(round(each.lost.mean * each.boards) for each in by_trick) == round(roles[role].lost.mean * 2) > 0
        assert len(parts) == len(by_trick) + (4 if role == "defence" else 0)
    robots = replace(played(0), tags=dict.fromkeys(("North", "South", "East", "West"), "Robot"))
    assert set(by_pair(walk(robots))) == {"Robot"}
    assert set(by_pair(anonymous(turns))) == {"Player 1 & Player 2", "Player 3 & Player 4"}


def test_a_player_asked_beside_tells_guesses_from_mistakes() -> None:
    board = played(5)
    turns = walk(board, ["monte-carlo:samples=3"], seed=1)
    assert [replace(turn, answers=()) for turn in turns] == walk(board)
    choices = [turn for turn in turns if turn.is_choice]
    assert [turn.instead is not None for turn in turns] == [turn.is_choice for turn in turns]
    asked = ask_at(board, ["monte-carlo:samples=3"], seed=1)
    assert [(turn.instead, turn.instead_cost) for turn in choices] == [
        (each.instead, each.instead_cost) for each in asked
    ]
    for turn in choices:
        values = Solver().card_values(turn.position)
        assert turn.instead is not None
        assert turn.instead_cost == max(values.values()) - values[turn.instead]
    found = beside(turns)
    for role, each in found.items():
        own = [turn for turn in choices if turn.role == role]
        assert (each.decisions, each.costly) == (len(own), sum(turn.cost > 0 for turn in own))
        assert each.also_costly == sum(turn.cost > 0 < turn.instead_cost for turn in own)
        assert each.lost.mean == sum(turn.instead_cost for turn in own)
        assert each.people.mean == sum(turn.cost for turn in own)
    declares_only = walk(board, ["payoff:samples=2"], seed=1)
    assert {turn.role for turn in declares_only if turn.instead} == {"declarer"}
    assert list(beside(declares_only)) == ["declarer"]
    assert beside(walk(board)) == {}
    text = review_text(turns, "monte-carlo:samples=3")
    assert "monte-carlo:samples=3 at the same choices" in text
    assert review_json(turns)["turns"][0].keys() >= {"instead", "instead_cost"}


def test_a_player_whose_name_is_not_known_is_called_by_the_seat() -> None:
    turns = walk(replace(played(0), tags=dict.fromkeys(("North", "East", "South", "West"), "?")))
    assert {turn.player for turn in turns} == {"East", "South", "West"}


def test_a_play_without_a_contract_or_with_hidden_hands_is_refused() -> None:
    with pytest.raises(FormatError, match="has card play but no contract"):
        walk(replace(played(0), contract=None))
    with pytest.raises(FormatError, match="hides the hands"):
        walk(replace(played(0), hands=(DEAL.hands[0], None, None, None)))
    assert walk(replace(played(0), plays=())) == []


@pytest.mark.slow
def test_the_command_goes_through_files_and_what_cannot_be_loses_no_other(tmp_path: Path) -> None:
    path, other = tmp_path / "evening.pbn", tmp_path / "other.lin"
    write_file(path, [played(0), played(5, "2"), replace(played(0, "3"), hands=(None, None, None, DEAL.hands[3]))])
    write_file(other, [played(3, "4")])
    shown = declarer("review", path, other, "--anonymous")
    assert shown.returncode == 1
    assert "board 3 hides the hands" in shown.stderr
    assert "3 boards played, 156 cards" in shown.stdout
    assert "Player 1" in shown.stdout
    assert "Cy" not in shown.stdout
    rows = list(csv.DictReader(declarer("review", other, "--csv", "--jobs", "2").stdout.splitlines()))
    assert tuple(rows[0]) == CSV_HEAD
    assert [Card.parse(row["card"]) for row in rows] == list(played(3).plays)
    asked = declarer("review", other, "--player", "monte-carlo:samples=2", "--json")
    assert asked.returncode == 0, asked.stderr
    assert json.loads(asked.stdout)["asked"] == "monte-carlo:samples=2"
    assert "sees all four hands" in declarer("review", other, "--player", "arbitrary").stderr
    told = list(
        csv.DictReader(declarer("review", other, "--csv", "--player", "monte-carlo:samples=2").stdout.splitlines())
    )
    assert [bool(row["instead"]) for row in told] == [row["choice"] == "True" for row in told]
    empty = tmp_path / "empty.pbn"
    write_file(empty, [replace(played(0), plays=())])
    assert "no board in these files contains card play" in declarer("review", empty).stderr


def test_tables_have_the_same_numbers_as_on_pages_even_if_one_was_passed_out(tmp_path: Path) -> None:
    path = tmp_path / "evening.pbn"
    passed = replace(played(0), plays=(), contract=None, passed_out=True, tags={})
    write_file(path, [played(0, cards=4), passed, played(5, cards=4)])
    rows = csv.DictReader(declarer("review", path, "--csv").stdout.splitlines())
    assert list(dict.fromkeys(row["board"] for row in rows)) == ["1", "1 (3)"]


def test_tables_of_the_same_deal_count_as_one_observation() -> None:
    """The same file twice, here with the hands moved one seat on, has the intervals that it has once."""
    walked = [walk(played(rank)) for rank in range(3)]
    turns = []
    for place, suits in enumerate(permutations(range(4))):
        hands = " ".join(".".join(hand.split(".")[suit] for suit in suits) for hand in HANDS)
        for name, dealer in ((f"{place}", "N"), (f"{place} (2)", "E")):
            position = Position(Deal.from_pbn(f"{dealer}:{hands}"), CONTRACT.strain, CONTRACT.leader)
            turns.append([replace(turn, board=name, position=position) for turn in walked[place % 3]])
    first = sums([turn for of_table in turns[::2] for turn in of_table])
    second = sums([turn for of_table in turns for turn in of_table])
    assert (second.boards, second.decisions) == (2 * first.boards, 2 * first.decisions)
    assert (first.lost.number, second.lost.number) == (24, 24)
    for one, other in ((first.lost, second.lost), (first.right, second.right), (first.free, second.free)):
        assert (other.mean, other.low, other.high) == pytest.approx((one.mean, one.low, one.high))
    assert first.lost.low is not None
