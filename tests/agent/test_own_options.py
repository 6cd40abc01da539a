"""Options of a kind that a user wrote: whatever it accepts must be hashable, as settings are keys."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from agent.errors import PlayerError
from agent.options import RenamedOption, Settings, option, read_options, whole_number


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


@dataclass(frozen=True, kw_only=True)
class Renamed(Settings):
    new: int = option(1, whole_number(1, 9), "a number", formerly="old")


def test_a_text_with_the_old_name_of_an_option_is_read_with_a_line_that_says_the_new_one() -> None:
    with pytest.warns(RenamedOption, match="^bold: the option 'old' is 'new' now$"):
        read = read_options("bold", Renamed, {}, "old=3")
    assert read.settings == Renamed(new=3)
    assert read.given == {"new"}
    assert read.settings.written() == {"new": "3"}


def test_a_key_with_the_old_name_is_refused_so_that_no_row_counts_as_another_ones() -> None:
    with pytest.raises(PlayerError, match="bold has the option 'new', which was 'old' before: 'new=3'"):
        read_options("bold", Renamed, {}, "old=3", is_key=True)


@pytest.mark.filterwarnings("ignore::agent.options.RenamedOption")
def test_both_names_of_an_option_are_it_twice() -> None:
    with pytest.raises(PlayerError, match="option 'new' of bold is given twice"):
        read_options("bold", Renamed, {}, "old=3,new=4")
