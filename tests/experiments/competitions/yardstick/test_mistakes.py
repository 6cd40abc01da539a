from __future__ import annotations

from experiments.competitions.yardstick.comparisons import COSTLIEST, costliest, mistakes
from tests.asked import asked_table, asked_turn


def test_the_costliest_mistakes_of_a_role_come_first_and_the_list_ends() -> None:
    tables = [
        asked_table([asked_turn("defence", 0, (cost,), trick=2), asked_turn("declarer", 0, (1,))], deal)
        for deal, cost in enumerate((1, 1, 3, 1, 2))
    ]
    tables.append(asked_table([asked_turn("defence", 1, (2,)), asked_turn("defence", 0, (0,))], 9))
    assert len([*mistakes(tables, 0)]) == 10, "where they lost too, or ours lost nothing, is no mistake"
    assert [each.cost for each in costliest(tables, 0, "defence")] == [3, 2, 1, 1, 1]
    assert [each.table for each in costliest(tables, 0, "declarer")] == tables[:5]
    assert len(costliest(tables * 3, 0, "defence")) == COSTLIEST
