"""A link to a hand viewer is read wherever a board file is."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote

import pytest

from experiments.boards.files import read_file, read_files
from experiments.boards.links import link_in_place_of
from experiments.errors import FormatError
from tests.command import declarer

LIN = (
    "pn|Me,Wes,Nor,Eas|st||md|3S456H4567DQKAC5KA,S23H23D89TJC678JQ,SJQKAH89TD567C234,S789THJQKAD234C9T|"
    f"ah|Board 5|sv|n|mb|1C|an|{'long ' * 70}|mb|p|mb|3N|mb|p|mb|p|mb|p|pc|CQ|pc|C2|pc|C9|pc|CA|"
)
HEAD = "https://www.bridgebase.com/tools/handviewer.html?lin="
LINKS = [HEAD + LIN, HEAD + quote(LIN)]


@pytest.mark.parametrize("link", LINKS)
@pytest.mark.parametrize("as_path", [True, False])
def test_a_link_in_place_of_a_file_has_its_names_auction_and_play(link: str, as_path: bool) -> None:
    (board,) = read_file(Path(link) if as_path else link).boards
    assert board.tags["North"] == "Nor"
    assert str(board.contract) == "3NTS"
    assert len(board.plays) == 4
    assert read_files([Path(link)]).boards == (board,)


def test_a_text_file_has_a_link_on_each_line(tmp_path: Path) -> None:
    path = tmp_path / "links.txt"
    path.write_text(f"{LINKS[0]}\n\n{LINKS[1]}\nhttps://example.org/\n")
    read = read_file(path)
    assert [board.tags["West"] for board in read.boards] == ["Wes", "Wes"]
    (problem,) = read.problems
    assert str(problem).startswith(f"{path}:4: board 3: the link 'https://example.org/' has no deal")


@pytest.mark.parametrize("name", ["evening.pbn", "https.pbn", "a/https:/b.pbn", "-"])
def test_a_file_is_no_link(name: str) -> None:
    assert link_in_place_of(Path(name)) == ""


def test_a_name_that_no_file_can_have_gives_a_message() -> None:
    with pytest.raises(FormatError, match=r"cannot read x{60}\.\.\.: File name too long"):
        read_files([Path("x" * 1000)])


def test_the_page_of_a_link_is_named_boards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    declarer("show", LINKS[1])
    assert [path.name for path in tmp_path.iterdir()] == ["boards.html"]


def test_a_link_is_converted(tmp_path: Path) -> None:
    target = tmp_path / "new.pbn"
    target.write_text("")
    declarer("convert", LINKS[0], str(target))
    assert '[North "Nor"]' in target.read_text()


@pytest.mark.parametrize("link", LINKS)
def test_solve_finds_trumps_and_play_in_a_link_unless_they_are_given(link: str) -> None:
    after = declarer("solve", link)
    assert (after.returncode, after.stdout.splitlines()[0]) == (
        0,
        "South to play, notrump; best 8 of the 12 tricks left",
    )
    given = declarer("solve", link, "--trump", "S", "--leader", "W")
    assert (given.returncode, given.stdout.splitlines()[0].split(";")[0]) == (0, "West to play, spades are trumps")


def test_solve_asks_for_trumps_if_a_link_has_no_contract() -> None:
    found = declarer("solve", f"{HEAD}md|3S456H4567DQKAC5KA,S23H23D89TJC678JQ,SJQKAH89TD567C234,S789THJQKAD234C9T|")
    assert found.returncode == 2
    assert "name the trump suit, or NT" in found.stderr


@pytest.mark.parametrize("deals", ['[Board "1"]\n[Deal "N:AK... .AK.. ..AK. ...AK"]', LIN])
def test_other_formats_may_begin_with_the_address_of_a_page(deals: str, tmp_path: Path) -> None:
    path = tmp_path / "deals.txt"
    path.write_text(f"{deals}\n")
    expected = read_file(path)
    path.write_text(f"https://example.org/deals\n\n{deals}\n")
    found = read_file(path)
    assert [board.hands for board in found.boards] == [board.hands for board in expected.boards]
