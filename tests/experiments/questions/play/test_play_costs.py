from __future__ import annotations

from agent.rules.auction import Auction
from agent.rules.contract import Contract
from ddsolver import Deal, Position, Seat, Solver
from experiments.boards.double_dummy import valued_cards
from experiments.questions.play.costs import replay_text
from experiments.show.auction import auction_text

DEAL = Deal.from_pbn("N:AQT3.T95.K73.AK6 K8765.84.J82.QJ8 J9.AK2.QT4.T9432 42.QJ763.A965.75")
CONTRACT = Contract.parse("3NTS")


def perfect(position: Position) -> Position:
    solver = Solver()
    while not position.is_over:
        values = solver.card_values(position)
        position = position.play(max(values, key=lambda card: values[card]))
    return position


def test_a_play_without_mistakes_costs_nothing() -> None:
    start = Position(DEAL, "NT", "W")
    plays = perfect(start).plays
    assert not any(each.cost or each.better for each in valued_cards(start, plays, Solver()))
    assert replay_text(DEAL, CONTRACT, plays, Solver(), Seat.SOUTH).endswith("No card cost a trick.")


def test_each_card_that_cost_a_trick_is_named_with_the_better_ones() -> None:
    solver = Solver()
    position = Position(DEAL, "NT", "W")
    while not position.is_over:
        position = position.play(position.legal()[0])
    valued = valued_cards(Position(DEAL, "NT", "W"), position.plays, solver)
    found = [each for each in valued if each.cost]
    assert found
    lost = {True: 0, False: 0}
    for each in found:
        lost[each.position.to_play.is_north_south] += each.cost
    start = solver.tricks(Position(DEAL, "NT", "W"))
    # What both sides lost is the difference between the perfect result and the real one.
    assert 13 - start - lost[True] + lost[False] == position.tricks_won.of(Seat.SOUTH)
    text = replay_text(DEAL, CONTRACT, position.plays, solver, Seat.SOUTH)
    first = found[0]
    turn = first.position
    assert f"Trick {len(turn.plays) // 4 + 1}: {turn.to_play.name.title()}'s {first.card.symbol} cost" in text
    assert f"{first.better[0].symbol}" in text
    tricks = f"{lost[True]} trick{'' if lost[True] == 1 else 's'}"
    assert f"your cards cost {tricks}, those of the other players {lost[False]}." in text


def test_an_auction_is_shown_in_columns_with_its_alerts_below() -> None:
    auction = Auction("N", "1NT {12-14} Pass 2D {transfer} X Pass {12-14}")
    assert auction_text(auction).splitlines() == [
        "West     North    East     South",
        "         1NT (1)  Pass     2♦ (2)",
        "X        Pass (1) ?",
        "(1) 12-14",
        "(2) transfer",
    ]
