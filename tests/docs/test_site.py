"""The documentation: its links, the pages made from the code, and what is gathered for the site."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from agent.registry import PLAYERS
from docs.site import pictures, reference
from docs.site.__main__ import NOTEBOOK, Site
from docs.site.links import headings, lines_outside_code, links_of, relink
from docs.site.notebook import page_of
from experiments.cli import COMMANDS
from experiments.runs.rows import FailedBoard, PlayedBoard
from tests.command import declarer

ROOT = Path(__file__).parents[2]
IS_WHOLE = (ROOT / "results/league/boards.sqlite.xz").exists()
"""Whether all kept results are here; a source distribution has few."""
TEXTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("results/**/*.md")])


def test_every_link_leads_to_a_file_and_a_heading_that_exist() -> None:
    links = [(file, link) for file in TEXTS for link in links_of(file)]
    links = [(file, link) for file, link in links if IS_WHOLE or ROOT / "results" not in link.path.parents]
    assert len(links) > 300
    assert [(file, link) for file, link in links if not link.path.exists()] == []
    pages = {link.path for _, link in links if link.anchor}
    anchors = {path: headings(path.read_text(encoding="utf-8")) for path in pages}
    assert [(file, link) for file, link in links if link.anchor and link.anchor not in anchors[link.path]] == []


def test_links_are_found_in_prose_over_lines_and_not_in_code() -> None:
    text = "a [link\nto](b.md#c), ![a picture](d.png), [the web](https://x)\n```\n[no](e.md)\n```\n"
    changed = relink(text, Path("/docs/a.md"), lambda link: f"<{link.path} {link.anchor} {link.is_picture}>")
    assert changed == ("a </docs/b.md #c False>, </docs/d.png  True>, [the web](https://x)\n```\n[no](e.md)\n```\n")
    assert [is_prose for _, is_prose in lines_outside_code(text)] == [True, True, False, False, False]


def test_headings_are_named_as_the_host_names_them() -> None:
    text = "# The `--json` of a match, in 2026\n```\n# no heading\n```\n## Whom?\n"
    assert headings(text) == ["#the---json-of-a-match-in-2026", "#whom"]


def test_the_first_page_links_to_every_written_page() -> None:
    index = (ROOT / "docs/index.md").read_text(encoding="utf-8")
    for page in {*ROOT.glob("docs/**/*.md")} - {ROOT / "docs/index.md"}:
        place = page.relative_to(ROOT / "docs").with_suffix("").as_posix()
        assert f"({place}.md)" in index, place
        assert f"\n{place}\n" in index, place


def test_every_picture_of_a_page_can_be_made_again() -> None:
    assert sorted(pictures.ALL) == sorted(path.stem for path in pictures.PICTURES.iterdir())
    for picture in pictures.ALL.values():
        assert bool(picture.page) != bool(picture.serve)


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    Site(folder, "").gather()
    return folder


def test_the_links_of_all_gathered_pages_lead_to_gathered_files(pages: Path) -> None:
    gathered = sorted(pages.rglob("*.md"))
    assert len(gathered) > 100
    for page in gathered:
        for link in links_of(page):
            assert link.path.is_relative_to(pages), (page, link)
            assert link.path.is_file(), (page, link)


def test_every_picture_of_a_text_is_gathered(pages: Path) -> None:
    texts = [*ROOT.glob("docs/**/*.md"), *ROOT.glob("results/*/README.md")]
    wanted = {link.path.name for file in texts for link in links_of(file) if link.is_picture}
    assert {"board.png", "differences.svg"} <= wanted
    assert wanted <= {path.name for path in pages.rglob("*")}


def test_links_to_other_files_lead_to_the_repository_if_it_has_an_address(tmp_path: Path) -> None:
    Site(tmp_path, "https://example.org/declarer").gather()
    text = (tmp_path / "contributing.md").read_text(encoding="utf-8")
    assert "[docs/explanation/solver.md](explanation/solver.md)" in text
    readme = relink("[here](Makefile) [there](docs)", ROOT / "x.md", Site(tmp_path, "https://a.b")._changing("x.md"))
    assert readme == "[here](https://a.b/blob/main/Makefile) [there](https://a.b/tree/main/docs)"


@pytest.mark.parametrize("name", [name for group in COMMANDS.values() for name in group])
def test_the_page_of_a_command_has_all_that_its_help_has(name: str) -> None:
    page = reference.command_page(name)
    assert page.startswith(f"# `declarer {name}`\n")
    options = re.findall(r"^  (?:-\w, )?(--[a-z-]+)", declarer(name, "--help").stdout, re.M)
    assert options
    for option in options:
        assert f"{option}" in page
    assert f"`declarer {name}" in page.partition("Example")[2]


def test_the_page_of_the_players_has_every_option_and_preset() -> None:
    page = reference.players_page()
    for name, entry in PLAYERS.items():
        part = page.partition(f"## `{name}`\n")[2].partition("\n## ")[0]
        assert entry.help in part
        for key, option in entry.settings.options().items():
            assert f"| `{key}=` | `{option.kind.write(option.default)}` | {option.help} |" in part
        for preset in entry.presets:
            assert f"`{name}:{preset}`" in part


def test_the_page_of_the_rows_has_every_column() -> None:
    page = reference.rows_page()
    for row in (PlayedBoard, FailedBoard):
        for column in fields(row):
            assert f"| `{column.name}` |" in page, column.name
    assert "| `seconds` | REAL | CPU seconds of the declarer, both hands |" in page


def test_the_page_of_the_schemas_has_every_message() -> None:
    page = reference.schemas_page()
    assert re.findall(r"^#### `(.*)`", page, re.M) == [
        *("hello", "options", "new_board", "play", "end", "call", "hello", "ready", "card", "info", "call")
    ]


def test_the_page_of_a_match_in_json_has_every_key() -> None:
    text = (ROOT / "docs/reference/file-formats.md").read_text(encoding="utf-8")
    table = text.partition("## JSON of a match")[2]
    named = set(re.findall(r"`(\w+)`", table))
    players = ("--declarer", "monte-carlo:samples=1", "--declarer", "monte-carlo:samples=2")
    printed = json.loads(declarer("match", "--random", "1", *players, "--sprt", "0,1", "--json").stdout)
    keys = {*printed, *printed["boards"][0], *printed["boards"][0]["results"][0], *printed["standings"][0]}
    assert keys | set(printed["sequential_test"]) <= named


@pytest.mark.parametrize("place", [0, 1], ids=["declarers", "teams"])
def test_the_examples_of_a_match_in_json_are_what_the_command_prints(place: int) -> None:
    text = (ROOT / "docs/reference/file-formats.md").read_text(encoding="utf-8")
    commands = re.findall(r"`declarer (match --random 1[^`]*)`", text)
    examples = re.findall(r"```json\n(.*?)```", text, re.S)
    assert len(commands) == len(examples) == 2
    printed = json.loads(declarer(*commands[place].split()).stdout)
    assert with_equal_times(shortened(printed)) == with_equal_times(json.loads(examples[place]))


def shortened(value: Any) -> Any:
    """Return JSON with only the first four cards of each play, and versions of the code without their hashes."""
    if isinstance(value, list):
        return [shortened(each) for each in value]
    if isinstance(value, dict):
        return {key: _SHORTENED.get(key, shortened)(each) for key, each in value.items()}
    return value


_SHORTENED: dict[str, Callable[[Any], Any]] = {
    "plays": lambda plays: " ".join([*plays.split()[:4], "..."]),
    "programs": lambda programs: [re.sub(r"\+.*", "+...", program) for program in programs],
}


def with_equal_times(value: Any) -> Any:
    """Return JSON with all times equal, since they vary."""
    if isinstance(value, list):
        return [with_equal_times(each) for each in value]
    if isinstance(value, dict):
        return {key: 0.0 if "seconds" in key else with_equal_times(each) for key, each in value.items()}
    return value


def test_a_notebook_becomes_a_page_with_its_outputs() -> None:
    page = page_of(NOTEBOOK)
    assert page.startswith("# A day with declarer\n")
    assert "```python\nimport pandas as pd\n" in page
    assert '<img alt="" src="data:image/png;base64,' in page
    assert page.count("```") % 2 == 0


def test_the_first_page_of_the_site_has_the_solver_page_and_links_three_doors(pages: Path) -> None:
    index = (pages / "index.md").read_text(encoding="utf-8")
    assert '<iframe class="solver" src="solver.html"' in index
    assert "<!-- on the site" not in index
    doors = re.findall(
        r"^\| an? .*\| \[.+\]\((tutorials/[\w-]+\.md)\) \|$|^\| the .*\]\((tutorials/[\w-]+\.md)\) \|$", index, re.M
    )
    assert len(doors) == 3
    for door in doors:
        text = (ROOT / "docs" / "".join(door)).read_text(encoding="utf-8")
        assert "\n## Install\n" in text, door
        assert re.search(r"^\$ declarer ", text, re.M), door
