from __future__ import annotations

import pytest

from experiments.competitions.yardstick.run import group_of, parse_group
from experiments.errors import SettingsError


def test_a_group_has_a_name_and_patterns() -> None:
    groups = [parse_group("BEN = thor*, BEN-*"), parse_group("Others=*2017")]
    assert groups[0] == ("BEN", ("thor*", "BEN-*"))
    names = ["thor4480e", "ben-Dual-Lead", "RB2017", "WBridge5", "a thor"]
    assert [group_of(name, groups) for name in names] == ["BEN", "BEN", "Others", "WBridge5", "a thor"]


@pytest.mark.parametrize("text", ["BEN", "=thor*", "BEN=", "BEN= ,"])
def test_a_group_without_a_name_or_patterns_is_refused(text: str) -> None:
    with pytest.raises(SettingsError, match="is not a group; give a name and patterns"):
        parse_group(text)
