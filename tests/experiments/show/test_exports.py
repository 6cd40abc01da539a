from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import cast

import pandas as pd

from experiments.runs.provenance import Provenance
from experiments.show.exports import Exports, facts_markdown
from experiments.show.plots import Picture
from experiments.show.table import Column, Table

WON = Table((Column("player", words=True), Column("won")), (("a", 0.5), ("b", 2.0)), "Gains")
FRAME = pd.DataFrame({"seconds": [0.123456]})
PROVENANCE = Provenance("1.2", "declarer run report RUN", "league", 7, {"3NT": 5, "4H": 2}, ("", "1.1+ab"))
FACTS = {
    "made by": "declarer 1.2",
    "command": "declarer run report RUN",
    "played by": "declarer league, a version that was not recorded and 1.1+ab",
    "seed": "7",
    "contract sets": "5 of 3NT, 2 of 4H",
}


def test_latex_begins_with_where_the_tables_come_from_and_what_they_need() -> None:
    latex = Exports([WON], {}, PROVENANCE).to_latex()
    head = [f"% {name}: {text}" for name, text in FACTS.items()]
    assert latex.splitlines()[: len(head)] == head
    assert latex.splitlines()[len(head)].startswith("% packages: array, booktabs")
    assert latex.count(r"\begin{table}") == latex.count(r"\end{table}") == 1


def test_latex_never_lets_more_tables_wait_than_latex_can_hold() -> None:
    latex = Exports([WON] * 25, {}).to_latex()
    assert [part.count(r"\begin{table}") for part in latex.split(r"\clearpage")] == [10, 10, 5]


def test_csv_of_one_table_is_that_table_and_several_have_names() -> None:
    assert Exports([], {"gains": WON}).to_csv() == WON.to_csv()
    assert Exports([], {"gains": WON, "time": FRAME}).to_csv() == f"# gains\n{WON.to_csv()}\n# time\nseconds\n0.1235\n"


def test_files_have_every_table_and_picture_in_every_form() -> None:
    picture = cast(Picture, SimpleNamespace(png=b"png", svg="<svg/>", pdf=b"pdf"))
    files = Exports([WON], {"gains": WON}, PROVENANCE).files({"curve": picture})
    assert {name: files[name] for name in ("curve.png", "curve.svg", "curve.pdf")} == {
        "curve.png": b"png",
        "curve.svg": b"<svg/>",
        "curve.pdf": b"pdf",
    }
    assert files["gains.csv"].decode() == WON.to_csv()


def test_a_command_with_backticks_stays_code_in_markdown() -> None:
    odd = replace(PROVENANCE, command="declarer match 'a`b``c'")
    (listed,) = facts_markdown(Exports([WON], {}, odd))
    assert "- command: ``` declarer match 'a`b``c' ```" in listed.splitlines()


def test_markdown_says_where_the_tables_come_from() -> None:
    (listed,) = facts_markdown(Exports([WON], {}, PROVENANCE))
    lines = listed.splitlines()
    assert (len(lines), lines[0]) == (len(FACTS), "- made by: declarer 1.2")
    assert "- command: `declarer run report RUN`" in lines


def test_what_is_not_known_is_left_out() -> None:
    unknown = Provenance("1.2", "", "match", 1, {}, ("1.1",))
    assert [name for name, _ in unknown.lines()] == ["made by", "played by", "seed"]
    assert unknown.to_json()["command"] is None
    assert Exports([WON], {}).facts == []
