from __future__ import annotations

from experiments.questions.review.analysis import GROUPS
from experiments.questions.review.report import WORLD_CLASS


def test_every_figure_of_people_is_of_a_group_of_turns_that_is_shown() -> None:
    groups = {(group.role, group.part) for group in GROUPS}
    assert set(WORLD_CLASS.right) <= groups
    assert set(WORLD_CLASS.lost) <= {role for role, _ in groups}
    assert all(0.5 < share < 1 for share in WORLD_CLASS.right.values())
