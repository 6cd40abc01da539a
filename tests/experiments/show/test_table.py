from __future__ import annotations

import csv
import io
import json
import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from ddsolver.cards import Card
from experiments.show.table import Beside, Column, Table, as_text, markdown_text, number, plus_minus, share
from experiments.statistics.interval import Interval

TABLE = Table(
    (
        Column("player", words=True),
        Column("key", show=None),
        Column("made", share(0)),
        Column("won", plus_minus(1, "+"), group="5 % | all", key="imps"),
        Column("seconds", number(".2f"), group="5 % | all"),
    ),
    (
        ("李 [x]_", "a", Interval(0.25, 0.1, 0.5, 7), Interval(1.23456789, 1.0, 1.5, 7), 1 / 3),
        ("b & <c>", "b", None, Interval(-2.0, None, None, 1), 22.0),
    ),
    "How & who",
)
SHOWN = [["李 [x]_", "25 % (10-50)", "+1.2 ± 0.2", "0.33"], ["b & <c>", "", "-2.0", "22.00"]]


def test_people_see_values_as_the_columns_show_them_and_none_of_a_column_for_programs() -> None:
    assert TABLE.cells == SHOWN


def test_text_is_aligned_also_beside_wide_letters() -> None:
    assert TABLE.to_text().splitlines() == [
        "How & who",
        "                             won,   seconds,",
        "player           made   5 % | all  5 % | all",
        "李 [x]_  25 % (10-50)  +1.2 ± 0.2       0.33",
        "b & <c>                      -2.0      22.00",
    ]
    assert as_text([TABLE, TABLE]) == f"{TABLE.to_text()}\n\n{TABLE.to_text()}"


def test_long_rows_are_neither_cut_nor_folded() -> None:
    words = "x" * 300
    assert Table((Column("a", words=True), Column("b")), ((words, 1),)).to_text().splitlines()[1] == f"{words}  1"


def test_markdown_has_a_cell_for_every_value_whatever_strokes_are_in_it() -> None:
    lines = TABLE.to_markdown().splitlines()
    assert lines[1] == "| --- | ---: | ---: | ---: |"
    assert lines[0] == "| player | made | won, 5 % \\| all | seconds, 5 % \\| all |"
    assert lines[3] == "| b & \\<c> |  | -2.0 | 22.00 |"


def test_latex_escapes_what_it_would_obey_and_spans_groups() -> None:
    latex = TABLE.to_latex()
    assert r"\caption{How \& who}" in latex
    assert r"\begin{tabular}{lrrr}" in latex
    assert r"\multicolumn{2}{c}{} & \multicolumn{2}{c}{5 \% \textbar{} all} \\" in latex
    assert r"\cmidrule(lr){3-4}" in latex
    assert r"李 [x]\_ & 25 \% (10--50) & +1.2 $\pm$ 0.2 & 0.33 \\" in latex
    symbols = Table((Column("card", lambda card: card.symbol),), ((Card.parse("SA"),),))
    assert r"$\spadesuit$A \\" in symbols.to_latex()
    assert r"\multicolumn" not in symbols.to_latex()


def test_latex_has_signs_of_its_own_for_minus_and_ranges_and_leaves_names_alone() -> None:
    words = Table((Column("a", words=True),), (("-0.5 [-1.0, +2.0], 3-7, monte-carlo:p=.5, 1NT-3NT",),))
    assert r"$-$0.5 [$-$1.0, +2.0], 3--7, monte-carlo:p=.5, 1NT-3NT" in words.to_latex()


def test_latex_turns_a_wide_table_of_a_few_rows() -> None:
    columns = (Column("Samples"), *(Column(f"{name} %", group=name) for name in "abcdefgh"))
    (row,) = rows = ((20, *range(8)),)
    latex = Table(columns, rows, "Wide").to_latex()
    assert r"\begin{tabular}{lr}" in latex
    assert r"Samples & 20 \\" in latex
    assert r"c: c \% & 2 \\" in latex
    assert r"\begin{tabular}{rrrrrrrrr}" in Table(columns, rows * 5, "Long").to_latex()
    assert r"\begin{tabular}{rrrrrrrr}" in Table(columns[:-1], (row[:-1],), "Narrow").to_latex()


def test_a_caption_explains_published_values() -> None:
    columns = (Column("score"),)
    assert (
        r"\caption{Scores (after a slash: the published value)}"
        in Table(columns, ((Beside("1", "2"),),), "Scores").to_latex()
    )
    assert r"\caption{Scores}" in Table(columns, ((Beside("1", ""),),), "Scores").to_latex()


def test_html_is_well_formed_and_escaped() -> None:
    tree = ElementTree.fromstring(TABLE.to_html())
    rows = [["".join(cell.itertext()) for cell in row] for row in tree.iter("tr")]
    assert rows == [["", "5 % | all"], ["player", "made", "won", "seconds"], *SHOWN]
    assert [cell.get("colspan") for cell in tree.iter("th")][:2] == ["2", "2"]
    assert [cell.get("class") for cell in tree.iter("td")][:2] == [None, "number"]
    assert "".join(tree.itertext()).strip().startswith("How & who")


def test_a_marked_row_stands_out_on_a_page_and_no_other() -> None:
    rows = [*ElementTree.fromstring(replace(TABLE, marked=1).to_html()).iter("tr")]
    marks = [(row.get("class"), row.get("aria-current")) for row in rows]
    assert marks == [(None, None)] * 3 + [("marked", "true")] + [(None, None)] * (len(TABLE.rows) - 2)
    assert "marked" not in TABLE.to_html()


def test_a_published_value_stands_beside_ours() -> None:
    table = Table((Column("score"),), ((Beside("1.0", "<2"),), (Beside("3.0", ""),)))
    assert [row[0] for row in table.cells] == ["1.0 / <2", "3.0"]
    assert re.findall(r"<td.*?>(.*?)</td>", table.to_html()) == ["1.0<small>&lt;2</small>", "3.0"]


def test_programs_get_all_values_in_full() -> None:
    rows = TABLE.to_json()
    assert [*rows[0]] == ["player", "key", "made", "imps", "seconds"]
    assert rows[0]["imps"] == {"mean": 1.23456789, "low": 1.0, "high": 1.5, "n": 7}
    assert rows[1]["made"] is None
    assert json.loads(json.dumps(rows)) == rows
    assert Table((Column("a"),), ((float("nan"),), ((1, 2),))).to_json() == [{"a": None}, {"a": [1, 2]}]


def test_csv_has_a_column_for_each_part_of_an_interval() -> None:
    rows = list(csv.DictReader(io.StringIO(TABLE.to_csv())))
    assert rows[0]["imps_mean"] == "1.23457"
    assert (rows[0]["imps_high"], rows[0]["imps_n"], rows[0]["key"]) == ("1.5", "7", "a")
    assert [*rows[0]][:5] == ["player", "key", "made_mean", "made_low", "made_high"]
    assert [*rows[0]] == [*TABLE.to_frame()]
    assert TABLE.to_frame()["imps_mean"].tolist() == [1.23456789, -2.0]
    ranks = Table((Column("rank"),), (((1, 3),),))
    assert ranks.to_csv() == "rank\n1 to 3\n"
    assert (rows[1]["imps_low"], rows[1]["made_mean"]) == ("", "")


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("monte-carlo:samples=20,ties=*", r"monte-carlo:samples=20,ties=\*"),
        ("<script>a</script> & b < c", r"\<script>a\</script> & b < c"),
        ("[free](https://example.org) [0.1, 0.3]", r"[free\](https://example.org) [0.1, 0.3]"),
        ("_mine_ my_file `x` ~~y~~ a|b c\\d &amp;", r"\_mine\_ my_file \`x\` \~\~y\~\~ a\|b c\\d \&amp;"),
        ("two\nlines\r\n# three", "two lines # three"),
    ],
)
def test_what_markdown_would_obey_is_escaped(text: str, shown: str) -> None:
    assert markdown_text(text) == shown
    assert shown in Table((Column("player", words=True),), ((text,),)).to_markdown()
