"""What commands write and print on small questions, kept with every page: its text, its data, and what else is written.

`test_outputs_stay.py` has the commands that only print.
"""

from __future__ import annotations

import json
import re
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from experiments.boards.files import read_file
from experiments.boards.pbn.writer import to_pbn
from tests.command import declarer
from tests.experiments.questions.evening.test_evening import played
from tests.experiments.questions.evening.test_session import HEAD, NAMES, RESULTS
from tests.kept import assert_kept, four_digits
from tests.pages import seen

ROOT = Path(__file__).parents[2]
SAMPLE = ROOT / "experiments/data/sample.pbn"
CLUB = ROOT / "tests/data/club.pbn"
MC = "monte-carlo:samples"
HAND = "AKJ32.T92.Q5.J87"
COMMANDS: dict[str, tuple[str, ...]] = {
    "evening": ("evening", "tables.pbn", "-o", "out", "--player", f"{MC}=2"),
    "evening of a pair": ("evening", "tables.pbn", "-o", "out", "--player", f"{MC}=2", "--pair", "Bob"),
    "evening of a session": ("evening", "session.pbn", "-o", "out", "--player", f"{MC}=1"),
    "evening, anonymous": ("evening", "named.pbn", "-o", "out", "--player", f"{MC}=1", "--anonymous", "--json"),
    "lead": ("lead", HAND, "--contract", "3NTS", "--samples", "6", "--page", "out/page.html", "-o", "out/leads.pbn"),
    "lead, auction": (
        *("lead", HAND, "--auction", "P 1NT P 3NT", "--dealer", "E", "--samples", "6", "--vulnerable", "All"),
        *("--constraint", "E:S=2-3", "--page", "out/page.html", "--scoring", "matchpoints", "--json"),
    ),
    "suit": ("suit", "KJ2", "A9876", "--page", "out/page.html"),
    "suit, a plan": ("suit", "AKQ2", "543", "--tricks", "4"),
    "suit, equal plans": ("suit", "AJT", "K98", "--tricks", "3"),
    "suit for programs": ("suit", "AQ2", "K543", "--tricks", "4", "--json"),
    "suit, few entries": ("suit", "KQ2", "43", "--entries", "1", "--vacant", "9,11", "--west", "2-5", "--tricks", "2"),
    "simulate": (
        *("simulate", "--deal", "N:AKQ32.K2.A43.QJ5 - - -", "--contract", "4SN", "--samples", "3"),
        *("-o", "out/deals.pbn"),
    ),
    "show": ("show", "played.pbn", "-o", "out"),
    "show a board": ("show", "club.pbn", "--board", "1", "-o", "out/page.html"),
    "show hands": ("show", "club.pbn", "--hands", "-o", "out/hands.html"),
    "review as CSV": ("review", "played.pbn", "--csv"),
    "review, anonymous": ("review", "tables.pbn", "--anonymous"),
    "table as CSV": ("table", "few.pbn", "--csv", "--strains", "NT,S", "--declarers", "N,E"),
    "table of a deal": ("table", "N:AQ.K.2. 3.Q4.5. K2.3.4. 4.65.6.", "--vulnerable", "NS", "--json"),
    "table in a folder": ("table", "--random", "2", "-o", "out", "--pbn", "--seed", "3", "--where", "S:hcp=12+"),
    "solve a line": ("solve", "N:AQ.2.. 54.3.. 32.A.. K7.4..", "--trump", "NT", "--leader", "S", "--line", "--json"),
    "whist, conjectures": ("whist", "--conjectures", "5"),
    "whist, conjectures for programs": ("whist", "--conjectures", "5", "--json"),
    "players for programs": ("players", "--json"),
    "bid": ("bid", "AKJ52.Q83.K4.962", "--auction", "P 1H", "--bidder", "monte-carlo:layouts=8", "--vulnerable", "EW"),
    "bid after looking": (
        "bid",
        "A4.KQ982.K73.962",
        "--auction",
        "1C 1S",
        "--bidder",
        "monte-carlo:layouts=8",
        "--json",
    ),
    "bid for programs": ("bid", "AKJ52.Q83.K4.962", "--bidder", "net", "--dealer", "W", "--auction", "1NT", "--json"),
    "bid a file": ("bid", "few.pbn", "-o", "out/bid.pbn", "--bidder", "net"),
    "explain": ("explain", "1NT P 2D {hearts} P 2H P 4NT", "--dealer", "E", "--vulnerable", "All"),
    "explain for programs": ("explain", "1NT {12-14} P 2NT", "--systems", "NS=sayc,EW=experts", "--json"),
    "bid-match": ("bid-match", "net", "net:network=imitating", "--boards", "12", "--costliest", "2"),
    "convert to LIN": ("convert", "tables.pbn", "club.pbn", "--into", "out", "--to", "lin"),
    "scenarios listed": ("scenarios",),
    "scenarios posed": ("scenarios", "holdup-1"),
    "scenarios of a theme": ("scenarios", "guess", "--json"),
}
FIRST_PAGE_ONLY = {"evening of a pair"}
"""Commands whose other pages are like those of another command."""
SLOW = {"evening", "evening of a pair", "evening, anonymous"}


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Boards without play, boards that were played, tables of a club with names, and results of a session."""
    folder = tmp_path_factory.mktemp("pages")
    boards = read_file(SAMPLE).boards[:2]
    (folder / "few.pbn").write_text(to_pbn(boards), encoding="utf-8")
    ran = declarer("match", folder / "few.pbn", "--declarer", f"{MC}=2", "--seed", "5", "-o", folder / "played.pbn")
    assert ran.returncode == 0, ran.stderr
    hidden = replace(played(0, "3"), hands=(None, None, None, played(0).hands[3]))
    tables = [
        played(5),
        replace(played(1), tags={"North": "Eve", "South": "Gus", "East": "Hal", "West": "Ida"}),
        hidden,
    ]
    (folder / "tables.pbn").write_text(to_pbn(tables), encoding="utf-8")
    (folder / "named.pbn").write_text(to_pbn(tables[1:2]), encoding="utf-8")
    (folder / "session.pbn").write_text(f'{HEAD}[Scoring "MP;MP1"]\n{RESULTS}{NAMES}', encoding="utf-8")
    shutil.copy(CLUB, folder)
    return folder


def contents(folder: Path) -> dict[str, Any]:
    """Return the files of a folder by name: pages as what is seen and their data, other text as lines."""
    found: dict[str, Any] = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.suffix == ".html":
            found[name] = seen(path.read_text(encoding="utf-8"))
        elif path.suffix in (".pbn", ".lin", ".csv", ".txt", ".json"):
            found[name] = path.read_text(encoding="utf-8").splitlines()
        elif path.is_file():
            found[name] = "..."
    return found


@pytest.mark.parametrize(
    "name", [pytest.param(each, marks=pytest.mark.slow) if each in SLOW else each for each in COMMANDS]
)
def test_a_command_prints_and_writes_what_it_did(
    name: str, files: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for file in files.iterdir():
        shutil.copy(file, tmp_path)
    (tmp_path / "out").mkdir()
    monkeypatch.chdir(tmp_path)
    ran = declarer(*COMMANDS[name])
    printed = json.loads(ran.stdout, parse_float=four_digits) if "--json" in COMMANDS[name] else ran.stdout.splitlines()
    said = [line for line in ran.stderr.splitlines() if "compiling" not in line]
    written = contents(tmp_path / "out")
    if name in FIRST_PAGE_ONLY:
        written = {"index.html": written["index.html"], "others": sorted(written.keys() - {"index.html"})}
    kept = {"printed": printed, "said": said, "written": written}
    assert_kept(f"pages/{re.sub('[^a-zA-Z]+', '-', name)}", kept)
