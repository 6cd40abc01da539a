"""Options of a kind that a user wrote: whatever it accepts must be hashable, as settings are keys."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from agent.errors import PlayerError
from agent.option_text import RenamedOption, read_options
from agent.options import Settings, option, whole_number
from agent.registry import Entry, Role, register


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


@pytest.mark.filterwarnings("ignore::agent.option_text.RenamedOption")
def test_both_names_of_an_option_are_it_twice() -> None:
    with pytest.raises(PlayerError, match="option 'new' of bold is given twice"):
        read_options("bold", Renamed, {}, "old=3,new=4")


def _entry(settings: type[Settings], role: Any = Role.DECLARER, make: Any = print) -> Entry:
    return Entry(role, "plays", settings, make)


@dataclass(frozen=True, kw_only=True)
class Plain(Settings):
    boldness: int = 3


@dataclass(frozen=True, kw_only=True)
class TooBold(Settings):
    boldness: int = option(50, whole_number(1, 10), "how often it finesses")


def test_a_field_without_option_is_refused_when_the_entry_is_made() -> None:
    with pytest.raises(PlayerError, match=r"Plain: the field boldness is no option; .*: int = option\(3, whole"):
        _entry(Plain)


def test_a_default_that_the_option_may_not_have_is_refused_when_the_entry_is_made() -> None:
    with pytest.raises(PlayerError, match="TooBold: the default of option boldness is 50: a number from 1 to 10"):
        _entry(TooBold)


def test_a_role_may_be_its_text() -> None:
    assert _entry(Renamed, "declarer") == _entry(Renamed)
    assert _entry(Renamed, ("declarer", "defender")).roles == (Role.DECLARER, Role.DEFENDER)


@pytest.mark.parametrize("role", ["decl", "", (), ("declarer", "x"), None, 3])
def test_an_unknown_role_is_refused(role: object) -> None:
    with pytest.raises(PlayerError, match=r"the role of an Entry \(plays\) is .*: give one of declarer defender"):
        _entry(Renamed, role)


@pytest.mark.parametrize("make", [3, lambda: None, lambda settings: settings, int.bit_length])
def test_an_entry_that_makes_nothing_of_settings_and_a_generator_is_refused(make: object) -> None:
    with pytest.raises(PlayerError, match=r"the fourth argument of an Entry \(plays\) is .*: a function"):
        _entry(Renamed, make=make)


def test_a_name_that_is_no_text_is_refused() -> None:
    with pytest.raises(PlayerError, match="a player's name is 3: a str is needed"):
        register(3, _entry(Renamed))  # type: ignore[arg-type]
