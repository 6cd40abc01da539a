"""Options of a kind that a user wrote: whatever it accepts must be hashable, as settings are keys."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from agent.errors import PlayerError
from agent.options import Settings, option


class Anything:
    """A kind that refuses numbers below 0 and accepts everything else, as it is."""

    needs = "something that can be a key is needed"

    def read(self, text: str) -> Any:
        return text

    def write(self, value: Any) -> str:
        return str(value)

    def checked(self, value: Any) -> Any:
        if value < (0,):
            raise ValueError
        return value


@dataclass(frozen=True, kw_only=True)
class Mine(Settings):
    o: Any = option((1,), Anything(), "what it may be")


@pytest.mark.parametrize("wrong", [(-1,), (1, []), "text"], ids=["ValueError", "unhashable", "TypeError"])
def test_a_value_that_its_kind_refuses_or_that_is_no_key_is_refused(wrong: object) -> None:
    with pytest.raises(PlayerError, match="option o is .*: something that can be a key is needed"):
        Mine(o=wrong)


def test_a_value_that_its_kind_accepts_stays() -> None:
    assert Mine(o=(2, "a")).o == (2, "a")
    assert hash(Mine(o=(2, "a"))) == hash(Mine(o=(2, "a")))
