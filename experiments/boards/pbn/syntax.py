"""Splits PBN text into games, tags and sections, without interpreting them (PBN 2.1 chapters 2, 3.2, 3.3, 3.8, 4.8)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import chain, groupby
from typing import NamedTuple, TextIO

from experiments.boards.pbn.game import UNKNOWN, Game, Tag, Token
from experiments.boards.pbn.tags import tag_name
from experiments.boards.pbn.windows import Window

# Possessive quantifiers avoid backtracking, and do not use memory for each character.
_TAG = re.compile(r'\[\s*+(\w++)\s*+"((?:[^"\\\n]++|\\.)*+)"\s*+\]')
_TAG_WITH_STRAY_QUOTES = re.compile(r'\[\s*(\w+)\s*"(.*)"\s*\][ \t]*$', re.MULTILINE)
_TAG_WITHOUT_QUOTES = re.compile(r'\[\s*+(\w++)[ \t]++([^"\[\]\n]++)\][ \t]*+$', re.MULTILINE)
_PLAIN = re.compile(r'[^\s{};"\[\]][^{};"\[\]\n]*+')
"""Part of a line without quotes, braces, brackets and semicolons; spaces separate its tokens."""
_WORD = re.compile(r"\S++")
_ESCAPED = re.compile(r'\\(["\\])')
_QUOTED = re.compile(r'"(?:[^"\\\n]|\\.)*+"')
_CONSTRAINT = re.compile(r"\{\s*[Cc]onstraints?\b[:\s]([^}]*)\}")
"""A comment in place of the tag Constraint."""
_OF_EVERY_FILE = re.compile(r"%\s*+(?:$|(?:PBN|EXPORT|IMPORT)\b|content-type\b)", re.IGNORECASE)
"""A directive that is not kept, because `write_pbn` writes its own."""
_MOST_FOR_ALL = 100
"""The maximum number of tags that all later boards inherit. Without a limit, hostile files take quadratic memory."""
_NEW_GAME = {"Event", "Board", "Deal"}
_OWN_TAGS = {"Note", "Constraint"}
"""Tags that may be repeated. Data after such a tag belong to the section before it."""
_OF_THE_DEAL = ("Board", "Dealer", "Vulnerable", "Deal")


def unescaped(text: str) -> str:
    """Return the text between quotes, in which a backslash stands before quotes and backslashes."""
    return _ESCAPED.sub(r"\1", text) if "\\" in text else text


class _Remark(NamedTuple):
    text: str


class _Directive(NamedTuple):
    text: str


_Item = Tag | Token | _Remark | _Directive


def split_games(file: TextIO) -> Iterator[Game]:
    """Split a text into games and fill in the values that games inherit through ``#`` and ``##`` (section 4.8).

    The text is read piece by piece.

    Records of team matches give the deal once for two tables. So a game without a deal takes the deal of the game
    before it, unless the two games name different boards.
    """
    inheritance = _Inheritance()
    for game in _games(file):
        if game.constraints:
            game.tags["Constraint"].value = " ".join(game.constraints).strip()
        inheritance.fill(game)
        if game.tags or game.broken:
            yield game


def _games(file: TextIO) -> Iterator[Game]:
    """Yield the games without inherited values.

    In the standard, an empty line ends a game. Real files also have empty lines within games, and none between games.
    So the lines after an empty line start a new game only if they have an Event, a Board, a Deal or a tag that the
    game already has. Without an empty line, a new game starts at a second Event, Board or Deal.
    """
    game: Game | None = None
    for block in _blocks(file):
        head, is_new = _head(block, game)
        if game is None or is_new:
            if game is not None:
                yield game
            game = Game(_line_of(head))
        for item in chain(head, block):
            if isinstance(item, Tag) and item.name in game.tags and item.name in _NEW_GAME:
                yield game
                game = Game(item.line)
            _add(game, item)
    if game is not None:
        yield game


def _head(block: Iterator[_Item], game: Game | None) -> tuple[list[_Item], bool]:
    """Return the items of a block up to the one that shows that it starts a new game, and whether there is one.

    Before the first game, they are those up to the first tag or piece of text that is not a comment.
    """
    head = []
    for item in block:
        head.append(item)
        if game is None and _is_content(item):
            return head, True
        name = item.name if isinstance(item, Tag) else "Note"
        if game is not None and name not in _OWN_TAGS and (name in _NEW_GAME or name in game.tags):
            return head, True
    return head, False


def _add(game: Game, item: _Item) -> None:
    """Add an item to a game; of a repeated tag, only the first value that says something counts (section 3.4)."""
    section = next((tag for name, tag in reversed(game.tags.items()) if name not in _OWN_TAGS), None)
    if isinstance(item, _Remark):
        game.remarks.append(item.text)
    elif isinstance(item, _Directive):
        game.directives.append(item.text)
    elif isinstance(item, Token) and not item.is_comment:
        game.broken.append(item)
    elif isinstance(item, Token) and section is not None:
        section.data.append(item)
    elif isinstance(item, Token):
        game.heading.append(item.text)
    elif item.name == "Note":
        if section is not None:
            number, _, explanation = item.value.partition(":")
            section.notes[number.strip()] = explanation
    elif item.name == "Constraint":
        game.tags.setdefault("Constraint", Tag("Constraint", "", item.line))
        game.constraints.append(item.value)
    elif item.name not in game.tags:
        game.tags[item.name] = item
    elif item.value.strip() not in UNKNOWN:
        _repeat(game, item)


def _repeat(game: Game, tag: Tag) -> None:
    """Add a tag that the game already has; its value counts only if the earlier one says nothing."""
    first = game.tags[tag.name]
    if first.value.strip() in UNKNOWN and not first.has_data:
        tag.data[:0] = first.data
        tag.notes = {**first.notes, **tag.notes}
        game.tags[tag.name] = tag
    elif first.value.strip() in UNKNOWN and not tag.has_data:
        first.value, first.line = tag.value, tag.line
    elif tag.value != first.value:
        game.remarks.append(
            f"line {tag.line}: the tag {tag.name} is repeated with {tag.value!r}; the first value counts"
        )


def _line_of(block: list[_Item]) -> int:
    return next((item.line for item in block if not isinstance(item, _Remark | _Directive) and _is_content(item)), 1)


def _is_content(item: _Item) -> bool:
    return isinstance(item, Tag) or (isinstance(item, Token) and not item.is_comment)


class _Inheritance:
    """The values that games inherit from earlier games."""

    def __init__(self) -> None:
        self._before: dict[str, str] = {}
        """The last value of each tag."""
        self._for_all: dict[str, str] = {}
        """The values that every later game inherits."""
        self._game: Game | None = None
        """The previous game."""

    def fill(self, game: Game) -> None:
        """Fill in the values that a game inherits."""
        for name, tag in game.tags.items():
            if tag.value.startswith("##"):
                tag.value = tag.value[2:]
                if name in self._for_all or len(self._for_all) < _MOST_FOR_ALL:
                    self._for_all[name] = tag.value
                else:
                    game.remarks.append(
                        f"line {tag.line}: {name} is not inherited by later boards: too many tags have ##"
                    )
            elif tag.value == "#":
                tag.value = self._before.get(name, "")
            elif name in self._for_all:
                self._for_all[name] = tag.value
            self._before[name] = tag.value
        for name, value in self._for_all.items():
            game.tags.setdefault(name, Tag(name, value, game.line))
        if self._game is not None:
            _take_deal(game, self._game)
        self._game = game


def _take_deal(game: Game, before: Game) -> None:
    """Copy the deal of the game ``before`` if ``game`` has no deal and is another table's result on that deal."""
    other_board = game.value("Board") not in (*UNKNOWN, before.value("Board"))
    unreadable = any(token.text.lower().startswith("[deal") for token in game.broken)
    if game.has_deal or not before.has_deal or not game.of_a_table or other_board or unreadable:
        return
    for name in _OF_THE_DEAL:
        if game.value(name) in UNKNOWN and name in before.tags:
            game.tags[name] = Tag(name, before.tags[name].value, before.tags[name].line)


def _blocks(file: TextIO) -> Iterator[Iterator[_Item]]:
    """Yield the items between empty lines; a block must be read before the next one."""
    for is_empty, block in groupby(_items(file), key=lambda item: item is None):
        if not is_empty:
            yield _with_data(item for item in block if item is not None)


def _with_data(items: Iterable[_Item]) -> Iterator[_Item]:
    """Yield the items in order, but a tag only when all its data are read."""
    held: list[_Item] = []
    for item in items:
        if isinstance(item, Tag) and item.name not in _OWN_TAGS:
            yield from held
            held.clear()
        held.append(item)
    yield from held


def _items(file: TextIO) -> Iterator[_Item | None]:
    """Yield the items of a text: tags with their data, unreadable text, comments before a tag, None for empty lines."""
    window = Window(file)
    tag: Tag | None = None
    held: list[Token] = []  # comments after an empty line: the next tag decides where they belong
    directives: list[_Directive] = []  # they belong to the next tag
    at = line_start = 0
    line = 1
    at_line_start = after_empty_line = True
    while (at := window.place(at)) >= 0:
        text, end_of_line = window.text, window.end_of_line
        character = text[at]
        line_start = at if at_line_start else line_start
        if at_line_start and character == "%":
            directives += _own_directive(text[at:end_of_line])
            at = min(end_of_line + 1, len(text))
            line += 1
            continue
        if at_line_start and not text[at:end_of_line].strip():
            yield None
            after_empty_line = True
            at = min(end_of_line + 1, len(text))
            line += 1
            continue
        at_line_start = character == "\n"
        if character.isspace():
            line += at_line_start
            at += 1
            continue
        if character == ";":
            comment = Token(f"{{{text[at + 1 : end_of_line].strip().replace('}', ')')}}}", line, at - line_start)
            (held if tag is None or after_empty_line else tag.data).append(comment)
            at = end_of_line
            continue
        if character == "{":
            end, unclosed = window.comment_end(at, end_of_line)
            text = window.text
            item = _comment(text, at, end, end_of_line if unclosed else None, line, at - line_start)
            if isinstance(item, Token):
                (held if tag is None or after_empty_line else tag.data).append(item)
            else:
                yield item
        elif character == "[":
            yield from chain(directives, held)
            directives, held, after_empty_line = [], [], False
            items, end = _tag_at(text, at, end_of_line, line)
            yield from items
            if isinstance(items[0], Tag) and items[0].name not in _OWN_TAGS:
                tag = items[0]
        else:
            plain = _PLAIN.match(text, at)
            found = plain or _QUOTED.match(text, at)
            end = found.end() if found else at + 1
            pieces = _WORD.finditer(text, at, end) if plain else ()
            tokens = [Token(piece[0], line, piece.start() - line_start) for piece in pieces]
            tokens = tokens or [Token(text[at:end], line, at - line_start)]
            if found and tag is not None:
                tag.data += held + tokens
                held, after_empty_line = [], False
            else:
                yield from tokens
        if line_ends := text.count("\n", at, end):
            line += line_ends
            line_start = text.rindex("\n", at, end) + 1
        at = end
    yield from chain(directives, held)


def _own_directive(line: str) -> list[_Directive]:
    """Return a list with the directive; an empty list if `write_pbn` writes such a line itself."""
    return [] if _OF_EVERY_FILE.match(line) else [_Directive(line.rstrip())]


def _comment(text: str, at: int, end: int, unclosed: int | None, line: int, column: int) -> Tag | _Remark | Token:
    """Return a comment: as a tag if it is a constraint, as a remark if its closing brace is missing, else as a token.

    ``unclosed`` is the end of the line if the closing brace is missing, else None.
    """
    constraint = _CONSTRAINT.fullmatch(text, at, end)
    if constraint and ":" in constraint[1]:
        return Tag("Constraint", constraint[1].strip(), line)
    if unclosed is not None:
        comment = text[at:unclosed].strip()
        return _Remark(f"line {line}: the comment {comment!r} has no closing brace; it was read to the end of the line")
    return Token(text[at:end], line, column)


def _tag_at(text: str, at: int, end_of_line: int, line: int) -> tuple[list[_Item], int]:
    """Return the tag that begins at a bracket, and the place where it ends.

    A tag whose value is not in quotes comes with a remark. Text that is not a tag becomes a token.
    """
    match = _TAG.match(text, at) or _TAG_WITH_STRAY_QUOTES.match(text, at)
    if match:
        value = unescaped(match[2])
        return [Tag(tag_name(match[1]), value, line)], match.end()
    match = _TAG_WITHOUT_QUOTES.match(text, at)
    if match:
        remark = _Remark(f"line {line}: the value of {match[0].strip()} is not in quotes")
        return [Tag(tag_name(match[1]), match[2].rstrip(), line), remark], match.end()
    return [Token(text[at:end_of_line].strip(), line)], end_of_line
