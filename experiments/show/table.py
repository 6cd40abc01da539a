"""A table of values, with output as text, Markdown, LaTeX, HTML, CSV and JSON."""

from __future__ import annotations

import csv
import io
import math
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property, lru_cache
from html import escape
from typing import TYPE_CHECKING, Any

from experiments.statistics.interval import Interval

if TYPE_CHECKING:
    import pandas as pd

__all__ = ["Column", "Table", "as_text", "flat"]

_NOT_SHOWN = dict.fromkeys((7, 8, 11, 12, 13))
"""Control characters that would move the cursor, such as the bell; they are left out."""
_LATEX = str.maketrans(
    {
        "\\": r"\textbackslash{}",
        **{letter: f"\\{letter}" for letter in "&%$#_{}"},
        "~": r"\textasciitilde{}",
        "^": r"\textasciicircum{}",
        "|": r"\textbar{}",
        "<": r"\textless{}",
        ">": r"\textgreater{}",
        "±": r"$\pm$",
        "♠": r"$\spadesuit$",
        "♥": r"$\heartsuit$",
        "♦": r"$\diamondsuit$",
        "♣": r"$\clubsuit$",
    }
)
_LATEX_FIT = r"\resizebox{\ifdim\width>\linewidth\linewidth\else\width\fi}{!}"
_LATEX_WRAPS = r">{\raggedright\arraybackslash}p{0.5\linewidth}"
_MOST_LATEX_COLUMNS = 8
_LATEX_SIGNS = ((re.compile(r"(?<![\w.)\]-])-(?=\d)"), "$-$"), (re.compile(r"(?<=\d)-(?=\d)"), "--"))
"""Which hyphens become a minus sign (before a number) or a dash (in a range) in LaTeX."""
_MARKDOWN_SIGNS = re.compile(r"[\\`*|~]|<(?=[A-Za-z/!?])|&(?=#?\w{1,40};)|\](?=[(\[:])|(?<!\w)_|_(?!\w)")
_PERHAPS_A_SIGN = re.compile(r"[\\`*|~<&\]_]")
"""The first letters of `_MARKDOWN_SIGNS`; a text without them, as most cells are, needs no other look."""

_MARKED = ' class="marked" aria-current="true"'
_TEXTS = 1 << 12
"""The number of texts that are kept in the form for a language; most cells of a long table have few different ones."""


@dataclass(frozen=True, slots=True)
class Beside:
    """A cell with our value and the published one."""

    own: str
    published: str

    def __str__(self) -> str:
        return f"{self.own} / {self.published}" if self.published else self.own


@dataclass(frozen=True, slots=True)
class Linked:
    """A cell that leads to another page."""

    text: str
    address: str

    def __str__(self) -> str:
        return self.text

    def to_json(self) -> str:
        """Return the text."""
        return self.text


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table: its title, and how its values are shown."""

    title: str
    show: Callable[[Any], str] | None = str
    """Returns a value as text; a value of None leaves the cell empty. If ``show`` is None, only CSV and JSON have the
    column."""
    words: bool = False
    """Whether the column has words, aligned left; numbers are aligned right."""
    group: str = ""
    """The heading that this column shares with its neighbours."""
    key: str = ""
    """The column's name in CSV and JSON (default: the title)."""
    wraps: bool = False
    """Whether long cells may be broken into lines."""

    def cell(self, value: Any) -> str:
        """Return a value as text for people."""
        return "" if value is None or self.show is None else self.show(value)


@dataclass(frozen=True)
class Table:
    """Columns, and rows of values: text, numbers, None, or objects with a method ``to_json``, such as `Interval`."""

    columns: tuple[Column, ...]
    rows: tuple[tuple[Any, ...], ...]
    title: str = ""
    marked: int | None = None
    """The place of a row that stands out on pages; None for none."""

    @property
    def shown(self) -> list[Column]:
        """The columns that people see: all but those for CSV and JSON only."""
        return [column for column in self.columns if column.show is not None]

    @cached_property
    def cells(self) -> list[list[str]]:
        """The rows as text for people; each form of the table has them."""
        places = [place for place, column in enumerate(self.columns) if column.show is not None]
        shown = [(place, self.columns[place].cell) for place in places]
        return [[cell(row[place]) for place, cell in shown] for row in self.rows]

    def to_text(self) -> str:
        """Return the table as aligned text, with its title in the first line."""
        titles = [f"{column.title},\n{column.group}" if column.group else column.title for column in self.shown]
        rows = [line for row in (titles, *self.cells) for line in _text_lines(row)]
        columns = [
            _aligned(texts, words=column.words)
            for texts, column in zip(zip(*rows, strict=True), self.shown, strict=True)
        ]
        lines = ["  ".join(row).rstrip() for row in zip(*columns, strict=True)]
        return "\n".join([self.title, *lines] if self.title else lines)

    def to_markdown(self) -> str:
        """Return the table as Markdown, without its title."""
        head = [f"{column.title}, {column.group}" if column.group else column.title for column in self.shown]
        rules = ["---" if column.words else "---:" for column in self.shown]
        rows = [[markdown_text(cell) for cell in row] for row in (head, *self.cells)]
        return "\n".join(f"| {' | '.join(row)} |" for row in (rows[0], rules, *rows[1:]))

    def to_latex(self) -> str:
        """Return the table as LaTeX (packages array, booktabs and graphicx), with its title as the caption.

        A table with many columns and few rows is transposed. A table that is wider than the text is scaled down to the
        text's width.
        """
        if len(self.shown) > _MOST_LATEX_COLUMNS and 2 * len(self.rows) < len(self.shown):
            return self._turned().to_latex()
        align = "".join(_LATEX_WRAPS if column.wraps else "l" if column.words else "r" for column in self.shown)
        lines = [r"\begin{table}[htbp]", r"\centering", rf"\caption{{{_latex(self._caption())}}}"]
        lines += [r"\medskip", _LATEX_FIT + "{%"]
        lines += [rf"\begin{{tabular}}{{{align}}}", r"\toprule"]
        if any(column.group for column in self.shown):
            spans = [rf"\multicolumn{{{n}}}{{c}}{{{_latex(group)}}}" for group, n in self.groups()]
            lines += [" & ".join(spans) + r" \\", self._latex_rules()]
        body = [" & ".join(map(_latex, row)) + r" \\" for row in self.cells]
        lines += [" & ".join(_latex(column.title) for column in self.shown) + r" \\", r"\midrule", *body]
        return "\n".join([*lines, r"\bottomrule", r"\end{tabular}}", r"\end{table}"])

    def _turned(self) -> Table:
        """Return the transposed table; the cells of the first column become the headings."""
        first, *others = self.shown
        heads, *cells = zip(*self.cells, strict=True)
        titles = [f"{column.group}: {column.title}" if column.group else column.title for column in others]
        rows = tuple((title, *values) for title, values in zip(titles, cells, strict=True))
        columns = (Column(first.title, words=True), *(Column(head) for head in heads))
        return Table(columns, rows, self._caption())

    def _caption(self) -> str:
        """Return the title, with a note if cells have two values."""
        published = any(isinstance(value, Beside) and value.published for row in self.rows for value in row)
        return f"{self.title} (after a slash: the published value)" if published else self.title

    def _latex_rules(self) -> str:
        """Return a rule below the heading of each group of columns."""
        rules, first = [], 1
        for group, n in self.groups():
            rules += [rf"\cmidrule(lr){{{first}-{first + n - 1}}}"] if group else []
            first += n
        return " ".join(rules)

    def to_html(self) -> str:
        """Return the table as HTML, with its title as the caption."""
        head = "".join(f'<th scope="col"{_class(column)}>{escape(column.title)}</th>' for column in self.shown)
        groups = ""
        if any(column.group for column in self.shown):
            spans = (f'<th scope="colgroup" colspan="{n}">{escape(group)}</th>' for group, n in self.groups())
            groups = f"<tr>{''.join(spans)}</tr>\n"
        caption = f"<caption>{escape(self.title)}</caption>\n" if self.title else ""
        rows = "".join(
            f"<tr{_MARKED if place == self.marked else ''}>{''.join(cells)}</tr>\n"
            for place, cells in enumerate(self._html_rows())
        )
        return (
            f'<div class="wide"><table>\n{caption}<thead>\n{groups}<tr>{head}</tr>\n</thead>\n'
            f"<tbody>\n{rows}</tbody></table></div>"
        )

    def _html_rows(self) -> Iterator[list[str]]:
        shown = [(place, f"<td{_class(column)}>") for place, column in enumerate(self.columns) if column.show]
        for row, cells in zip(self.rows, self.cells, strict=True):
            yield [f"{tag}{_html(row[place], cell)}</td>" for (place, tag), cell in zip(shown, cells, strict=True)]

    def to_json(self) -> list[dict[str, Any]]:
        """Return the rows as dicts, with the columns' keys."""
        keys = [column.key or column.title for column in self.columns]
        return [dict(zip(keys, map(json_value, row), strict=True)) for row in self.rows]

    def to_csv(self) -> str:
        """Return the rows as CSV; an interval becomes several columns (see `flat`)."""
        text = io.StringIO()
        writer = csv.DictWriter(text, self._flat_names(), extrasaction="ignore", lineterminator="\n")
        writer.writeheader()
        writer.writerows({name: _csv(value) for name, value in flat(row).items()} for row in self.to_json())
        return text.getvalue()

    def to_frame(self) -> pd.DataFrame:
        """Return the rows as a pandas data frame with the columns of `to_csv`."""
        import pandas as pd

        return pd.DataFrame([flat(row) for row in self.to_json()], columns=self._flat_names())

    def _flat_names(self) -> list[str]:
        rows = self.to_json()
        of_parts = {key for row in rows for key, value in row.items() if isinstance(value, dict)}
        return [*dict.fromkeys(name for row in rows for name in flat(row) if name not in of_parts)]

    def groups(self) -> list[tuple[str, int]]:
        """Return the headings of the column groups, with the number of columns that each spans."""
        spans: list[tuple[str, int]] = []
        for column in self.shown:
            if spans and spans[-1][0] == column.group:
                spans[-1] = column.group, spans[-1][1] + 1
            else:
                spans.append((column.group, 1))
        return spans


def json_value(value: Any) -> Any:
    """Return a value as plain JSON types."""
    if isinstance(value, float) and not math.isfinite(value):
        return None
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, Mapping):
        return {str(key): json_value(each) for key, each in value.items()}
    if isinstance(value, Sequence):
        return [json_value(each) for each in value]
    return value.to_json() if hasattr(value, "to_json") else str(value)


def fields_json(value: object, *names: str) -> dict[str, Any]:
    """Return some fields of a value as JSON, by their names; seats and strains are text."""
    values = {name: getattr(value, name) for name in names}
    return {name: str(each) if isinstance(each, Enum) else json_value(each) for name, each in values.items()}


def flat(row: Mapping[str, Any]) -> dict[str, Any]:
    """Return a row of JSON values without nesting: ``{"won": {"mean": 1}}`` becomes ``{"won_mean": 1}``."""
    values: dict[str, Any] = {}
    for key, value in row.items():
        if isinstance(value, dict):
            values |= flat({f"{key}_{name}": part for name, part in value.items()})
        else:
            values[key] = value
    return values


def number(form: str) -> Callable[[float], str]:
    """Return a formatter of numbers; ``form`` is a format specification such as ``.1f``, or ``.1%`` for ``49.8 %``."""
    return lambda value: f"{value:{form}}".replace("%", " %")


def plus_minus(digits: int, sign: str = "") -> Callable[[Interval], str]:
    """Return a formatter of intervals: ``3.70 ± 0.27``; if ``sign`` is ``"+"``, ``+3.70 ± 0.27``."""
    return lambda interval: interval.text(digits, sign)


def share(digits: int) -> Callable[[Interval], str]:
    """Return a formatter of intervals of shares: ``73 % (68-77)``."""
    return lambda interval: interval.percent(digits)


def as_text(tables: Sequence[Table]) -> str:
    """Return several tables as text, with empty lines between them."""
    return "\n\n".join(table.to_text() for table in tables)


def _text_lines(cells: Sequence[str]) -> list[Sequence[str]]:
    """Return a row as lines; cells with fewer lines than others stand at the bottom."""
    if all(map(str.isprintable, cells)):
        return [cells]
    parts = [cell.translate(_NOT_SHOWN).expandtabs().split("\n") for cell in cells]
    height = max(map(len, parts))
    return [*zip(*([""] * (height - len(part)) + part for part in parts), strict=True)]


def _aligned(texts: Sequence[str], *, words: bool) -> list[str]:
    """Return the texts of a column with the same width: words aligned left, numbers right."""
    if all(map(str.isascii, texts)):
        width = max(map(len, texts))
        return [text.ljust(width) if words else text.rstrip().rjust(width) for text in texts]
    width = max(map(_width, texts))
    if words:
        return [text + " " * (width - _width(text)) for text in texts]
    return [" " * (width - _width(text)) + text for text in map(str.rstrip, texts)]


def _width(text: str) -> int:
    """Return the number of places that a text takes in a terminal, where some letters take two."""
    if text.isascii():
        return len(text)
    from rich.cells import cell_len  # imported here, because it is slow

    return cell_len(text)


def _csv(value: Any) -> Any:
    if isinstance(value, list):
        return " to ".join(str(_csv(each)) for each in value)
    return short(value, 6) if isinstance(value, float) else value


def short(value: float, digits: int, sign: str = "") -> str:
    """Return a number with some significant digits, and large numbers as whole ones: ``-33670``, not ``-3.367e+04``."""
    text = f"{value:{sign}.{digits}g}"
    return f"{value:{sign}.0f}" if "e+" in text else text


def _class(column: Column) -> str:
    return ' class="wraps"' if column.wraps else "" if column.words else ' class="number"'


def _html(value: Any, cell: str) -> str:
    if isinstance(value, Beside):
        return _escaped(value.own) + (f"<small>{_escaped(value.published)}</small>" if value.published else "")
    if isinstance(value, Linked):
        return f'<a href="{_escaped(value.address)}">{_escaped(cell)}</a>'
    return _escaped(cell)


@lru_cache(_TEXTS)
def _escaped(text: str) -> str:
    return escape(text)


@lru_cache(_TEXTS)
def markdown_text(text: str) -> str:
    """Return text as Markdown in one line: signs that Markdown or HTML would interpret get a backslash."""
    if text.isprintable() and not _PERHAPS_A_SIGN.search(text):
        return text
    return _MARKDOWN_SIGNS.sub(r"\\\g<0>", " ".join(text.splitlines()))


@lru_cache(_TEXTS)
def _latex(text: str) -> str:
    escaped = text.translate(_LATEX)
    if "-" not in escaped:
        return escaped
    for pattern, sign in _LATEX_SIGNS:
        escaped = pattern.sub(sign, escaped)
    return escaped
