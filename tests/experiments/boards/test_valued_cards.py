from __future__ import annotations

from ddsolver import Deal, Position, Seat, Solver
from experiments.boards.double_dummy import valued_cards

DEAL = Deal.from_pbn("N:AQT3.T95.K73.AK6 K8765.84.J82.QJ8 J9.AK2.QT4.T9432 42.QJ763.A965.75")


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


def test_what_both_sides_lost_is_the_difference_to_the_perfect_result() -> None:
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
