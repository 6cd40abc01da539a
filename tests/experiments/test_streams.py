"""The command with standard streams that are closed or full, and with file names that are not UTF-8."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.platforms import NEEDS_POSIX

pytestmark = NEEDS_POSIX

ROOT = Path(__file__).parents[2]
SAMPLE = ROOT / "experiments" / "data" / "sample.pbn"
SOLVE = ("solve", "N:A... K... Q... J...", "--trump", "NT", "--leader", "N")
MATCH = ("match", "--contracts", "7NT", "--deals", "1", "--declarer", "monte-carlo:samples=1")
FULL = Path("/dev/full")
NEEDS_FULL = pytest.mark.skipif(not FULL.exists(), reason="no /dev/full")
LOST = "declarer: cannot write the result to standard output: "


def command(
    *arguments: str | bytes, redirected: str = "", typed: str = "", here: Path = ROOT
) -> subprocess.CompletedProcess[str]:
    """Run the command from a shell with redirected streams."""
    words = [sys.executable, "-m", "experiments", *arguments]
    shell = ["sh", "-c", f'exec "$@" {redirected}', "sh", *words]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.run(
        shell, input=typed, capture_output=True, text=True, check=False, cwd=here, env=environment, timeout=300
    )


@pytest.mark.slow
@pytest.mark.parametrize(
    ("arguments", "redirected"),
    [
        (SOLVE, "2>&-"),
        pytest.param((*MATCH, "--json"), "2>/dev/full", marks=NEEDS_FULL),
        ((*MATCH, "--json", "--jobs", "2"), "2>&-"),
        ((*MATCH, "--json", "--jobs", "2"), "<&-"),
    ],
)
def test_without_input_or_remarks_a_command_prints_its_result(arguments: tuple[str, ...], redirected: str) -> None:
    done = command(*arguments, redirected=redirected)
    assert done.returncode == 0, done.stderr
    if "--json" in arguments:
        assert len(json.loads(done.stdout)["boards"]) == 1
    else:
        assert "best 1 of the 1 tricks left" in done.stdout


@pytest.mark.slow
def test_a_file_written_while_standard_error_is_closed_has_no_remarks_in_it(tmp_path: Path) -> None:
    target = tmp_path / "boards.lin"
    done = command("convert", str(SAMPLE), str(target), redirected="2>&-")
    assert (done.returncode, done.stdout) == (0, "")
    assert command("convert", str(SAMPLE), str(tmp_path / "again.lin")).returncode == 0
    assert target.read_bytes() == (tmp_path / "again.lin").read_bytes()


@pytest.mark.slow
def test_input_that_is_closed_is_empty(tmp_path: Path) -> None:
    done = command("convert", "-", str(tmp_path / "boards.lin"), redirected="<&-")
    assert done.returncode == 1
    assert done.stderr.startswith("declarer: standard input is not a PBN or LIN file")
    assert command("table", "-", redirected="<&-").returncode == 2


@pytest.mark.slow
@pytest.mark.parametrize(
    ("arguments", "redirected", "reason"),
    [
        (SOLVE, ">&-", "Bad file descriptor"),
        (("--help",), ">&-", "Bad file descriptor"),
        pytest.param(("players",), ">/dev/full", "No space left on device", marks=NEEDS_FULL),
        pytest.param(("--help",), ">/dev/full", "No space left on device", marks=NEEDS_FULL),
        pytest.param(("table", "-"), ">/dev/full", "No space left on device", marks=NEEDS_FULL),
    ],
)
def test_a_result_that_cannot_be_written_is_told_in_a_line(
    arguments: tuple[str, ...], redirected: str, reason: str
) -> None:
    done = command(*arguments, redirected=redirected, typed="N:A... K... Q... J...\nN:K... A... Q... J...\n")
    assert (done.returncode, done.stderr) == (1, f"{LOST}{reason}\n")


@pytest.mark.parametrize("redirected", [">&- 2>&-", ">&- 2>&- <&-"])
def test_with_all_streams_closed_only_the_status_tells(redirected: str) -> None:
    assert command(*SOLVE, redirected=redirected).returncode == 1


def test_what_nobody_reads_is_no_error() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as pipe:
        words = [sys.executable, "-m", "experiments", "players"]
        done = subprocess.run(words, stdout=pipe, stderr=subprocess.PIPE, check=False, cwd=ROOT)
    assert (done.returncode, done.stderr) == (1, b"")


@pytest.mark.slow
def test_where_the_boards_are_is_told_when_a_result_is_lost(tmp_path: Path) -> None:
    run, out = tmp_path / "run", tmp_path / "out.pbn"
    done = command(*MATCH, "--json", "--run", str(run), "-o", str(out), redirected=">&-")
    assert done.returncode == 1
    told = f"; the boards are kept; print the result with `declarer run resume {run}`\n"
    assert done.stderr.endswith(told)
    assert out.exists()
    assert command("run", "resume", str(run), redirected=">&-").stderr.endswith(told)
    assert len(json.loads(command("run", "resume", str(run), "--json").stdout)["boards"]) == 1
    done = command(*MATCH, redirected=">&-")
    assert done.stderr.endswith("; the boards are lost; give a folder with --run to keep them\n")


NAME = b"Z\xfcrich"


@pytest.fixture
def latin(tmp_path: Path) -> Path:
    """A folder with a file of four boards whose name is not UTF-8."""
    few = b"\r\n\r\n".join(SAMPLE.read_bytes().split(b"\r\n\r\n")[:4])
    try:
        (tmp_path / os.fsdecode(NAME + b".pbn")).write_bytes(few)
    except OSError:
        pytest.skip("this file system has no such names")
    return tmp_path


@pytest.mark.slow
@pytest.mark.parametrize(
    ("arguments", "page"),
    [
        (("show",), b"-pages/index.html"),
        (("evening", "--player", "monte-carlo:samples=1"), b"-evening/index.html"),
        (("show", "--board", "4"), b".html"),
    ],
)
def test_pages_about_a_file_whose_name_is_latin_1_have_its_name_in_utf_8(
    arguments: tuple[str, ...], page: bytes, latin: Path
) -> None:
    done = command(*arguments, NAME + b".pbn", here=latin)
    assert done.returncode == (arguments[0] == "evening"), done.stderr  # no board of this evening has card play
    written = (latin / os.fsdecode(NAME + page)).read_text(encoding="utf-8")
    assert ("<title>Zürich" in written) is page.endswith(b"index.html")


@pytest.mark.slow
def test_the_tables_of_a_board_link_to_each_other_whatever_their_file_names_are(latin: Path) -> None:
    board = SAMPLE.read_bytes().split(b"\r\n\r\n")[0]
    other = board.replace(b'[West "', b'[West "another ')
    (latin / os.fsdecode(NAME + b".pbn")).write_bytes(board + b"\r\n\r\n" + other)
    done = command("show", NAME + b".pbn", "-o", NAME + b".html", here=latin)
    assert done.returncode == 0, done.stderr
    assert 'href="Z%FCrich-2.html"' in (latin / os.fsdecode(NAME + b".html")).read_text(encoding="utf-8")


@pytest.mark.slow
def test_the_report_of_a_run_whose_folder_is_named_in_latin_1_is_written(latin: Path) -> None:
    done = command(*MATCH, "--run", NAME, here=latin)
    assert done.returncode == 0, done.stderr
    done = command("run", "report", NAME, here=latin)
    assert done.returncode == 0, done.stderr
    assert "run report 'Zürich'" in (latin / os.fsdecode(NAME) / "report" / "match.md").read_text(encoding="utf-8")
