"""Foreign text meets patterns whose time grows with the length of the text, not with its square."""

from __future__ import annotations

import ast
import importlib
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from re import _constants as codes  # type: ignore[attr-defined]
from re import _parser as parser  # type: ignore[attr-defined]
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
SIZES = ((32, 512), (250, 4_000))
"""Lengths of two texts, the second 16 times the first. A cubic pattern fails with the short ones."""
ALLOWED = 64.0
"""How much longer the second text may take: 16 times is linear, 256 times quadratic."""
LEAST = 2e-3
"""Seconds that a text of 4,000 letters may always take; a quadratic pattern takes more."""
NOT_FOREIGN = {
    "ddsolver.native.sources": "reads the sources of our own modules",
    "experiments.show.plots": "reads SVG files that matplotlib wrote",
    "experiments.competitions.thesis.tables": "reads remarks that our players wrote",
}


class Named(NamedTuple):
    """A pattern of a module, and the methods that the packages call on it."""

    name: str
    pattern: re.Pattern[Any]
    methods: tuple[str, ...]


def sources() -> Iterator[tuple[str, str]]:
    for package in ("ddsolver", "agent", "experiments"):
        for path in sorted((ROOT / package).rglob("*.py")):
            yield ".".join(path.relative_to(ROOT).with_suffix("").parts), path.read_text(encoding="utf-8")


def patterns() -> Iterator[Named]:
    texts = dict(sources())
    everything = "\n".join(texts.values())
    for module, text in texts.items():
        if "re.compile(" not in text or module in NOT_FOREIGN or ".fitting." in module:
            continue
        for name, value in vars(importlib.import_module(module)).items():
            if isinstance(value, re.Pattern) and re.search(rf"^{name}\b", text, re.M):
                users = text if name.startswith("_") else everything
                called = re.findall(rf"\b{name}\.(match|fullmatch|search|sub|split|findall|finditer)\(", users)
                by_helper = ["match"] if re.search(rf"\(\s*{name}\b", users) else []
                yield Named(f"{module}.{name}", value, tuple(sorted({*called, *by_helper})) or ("search",))


def letter_of(item: Any) -> str:
    """A text that one item of a parsed pattern matches."""
    code, argument = item
    match code:
        case codes.LITERAL:
            return chr(argument)
        case codes.NOT_LITERAL:
            return "x" if argument != ord("x") else "y"
        case codes.ANY:
            return "x"
        case codes.IN:
            return in_class(argument)
        case codes.BRANCH:
            return text_of(argument[1][0])
        case codes.SUBPATTERN:
            return text_of(argument[3])
        case codes.ATOMIC_GROUP:
            return text_of(argument)
        case codes.MAX_REPEAT | codes.MIN_REPEAT | codes.POSSESSIVE_REPEAT:
            least, _, inner = argument
            return text_of(inner) * int(least)
        case _:
            return ""


def in_class(items: Any) -> str:
    """A letter that is in a class, or not in a negated one."""
    tried = "x 1A-.\"'=:/,{[|%^$!*+N\n\t"
    negated = items[0][0] is codes.NEGATE
    for letter in tried:
        if any(is_member(letter, item) for item in items) is not negated:
            return letter
    code, argument = items[-1]
    return chr(argument[0] if code is codes.RANGE else argument)


def is_member(letter: str, item: Any) -> bool:
    code, argument = item
    if code is codes.LITERAL:
        return ord(letter) == int(argument)
    if code is codes.RANGE:
        return bool(argument[0] <= ord(letter) <= argument[1])
    if code is codes.CATEGORY:
        kinds: dict[Any, Callable[[str], bool]] = {
            codes.CATEGORY_DIGIT: str.isdigit,
            codes.CATEGORY_NOT_DIGIT: lambda letter: not letter.isdigit(),
            codes.CATEGORY_SPACE: str.isspace,
            codes.CATEGORY_NOT_SPACE: lambda letter: not letter.isspace(),
            codes.CATEGORY_WORD: lambda letter: letter.isalnum() or letter == "_",
            codes.CATEGORY_NOT_WORD: lambda letter: not (letter.isalnum() or letter == "_"),
        }
        return kinds[argument](letter)
    return False


def text_of(parsed: Any) -> str:
    return "".join(letter_of(item) for item in parsed)


def prefixes(parsed: Any, before: str = "") -> Iterator[str]:
    """The texts that a pattern has matched when it comes to its repeats, or to an end: only there time grows."""
    for item in parsed:
        code, argument = item
        inner: list[Any] = []
        if code in (codes.MAX_REPEAT, codes.MIN_REPEAT, codes.POSSESSIVE_REPEAT):
            yield before
            inner = [argument[2]]
        elif code is codes.SUBPATTERN:
            inner = [argument[3]]
        elif code is codes.BRANCH:
            inner = [*argument[1]]
        for each in inner:
            yield from prefixes(each, before)
        before += letter_of(item)
    yield before


def units(parsed: Any) -> Iterator[str]:
    """The texts that parts of a pattern match: what an attacker would repeat."""
    for item in parsed:
        code, argument = item
        if text := letter_of(item):
            yield text
        if code in (codes.MAX_REPEAT, codes.MIN_REPEAT, codes.POSSESSIVE_REPEAT):
            yield text_of(argument[2])
            yield from units(argument[2])
        elif code is codes.SUBPATTERN:
            yield from units(argument[3])
        elif code is codes.BRANCH:
            for each in argument[1]:
                yield from units(each)


def attacks(pattern: re.Pattern[Any]) -> Iterator[Callable[[int], str]]:
    source = pattern.pattern
    parsed = parser.parse(
        source.decode("latin-1") if isinstance(source, bytes) else source, pattern.flags & ~re.UNICODE
    )
    begins = dict.fromkeys(prefixes(parsed))
    repeated = dict.fromkeys([*units(parsed), text_of(parsed), " ", "a", "1", '"', "\\", "{", "\n"])
    for begin in begins:
        for unit in repeated:
            if unit:
                yield (
                    lambda size, begin=begin, unit=unit: (  # type: ignore[misc]
                        f"{begin}{(unit * (size // len(unit) + 1))[:size]}\x00"
                    )
                )


def encoded(pattern: re.Pattern[Any], text: str) -> Any:
    return text.encode("latin-1", "replace") if isinstance(pattern.pattern, bytes) else text


def seconds(run: Callable[[Any], object], text: Any, times: int) -> float:
    best = float("inf")
    for _ in range(times):
        start = time.thread_time()  # CPU time: other processes do not count
        run(text)
        best = min(best, time.thread_time() - start)
    return best


def runs(named: Named) -> Iterator[Callable[[Any], object]]:
    pattern = named.pattern
    for method in named.methods:
        if method == "sub":
            yield lambda text: pattern.sub(text[:0], text)
        elif method == "finditer":
            yield lambda text: [*pattern.finditer(text)]
        else:
            yield getattr(pattern, method)


def test_the_time_of_a_pattern_grows_with_the_length_of_the_text() -> None:
    found = list(patterns())
    assert len(found) > 100
    for named in found:
        assert_time_is_linear(named)


def assert_time_is_linear(named: Named) -> None:
    for run in runs(named):
        for attack in attacks(named.pattern):
            for short, long in ((encoded(named.pattern, attack(size)) for size in sizes) for sizes in SIZES):
                if seconds(run, long, 1) > LEAST:
                    needed, allowed = seconds(run, long, 5), ALLOWED * max(seconds(run, short, 5), LEAST / ALLOWED)
                    times = f"{long[:60]!r}...: {needed / allowed * ALLOWED:.1f} times as long"
                    assert needed <= allowed, f"{named.name}: {times}"


def test_a_quadratic_pattern_is_found() -> None:
    with pytest.raises(AssertionError, match="bad: .* times as long"):
        assert_time_is_linear(Named("bad", re.compile(r"(\w+)\s*x\s*(.*)y"), ("search",)))


def test_every_pattern_has_a_name_at_the_top_of_its_module() -> None:
    inline = [
        f"{module}: re.{call.func.attr}"
        for module, text in sources()
        if " re." in text.replace("(", " ") and module not in NOT_FOREIGN and ".fitting." not in module
        for call in ast.walk(ast.parse(text))
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and isinstance(call.func.value, ast.Name)
        and call.func.value.id == "re"
        and call.func.attr in ("match", "fullmatch", "search", "sub", "split", "findall", "finditer")
    ]
    assert inline == []
