"""The command as a user types it."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from importlib.metadata import version
from itertools import groupby
from pathlib import Path
from unittest.mock import patch

import pytest

from experiments.boards.files import read_file, write_file
from experiments.cli import COMMANDS
from experiments.command_line.run_options import DealOptions
from experiments.runs.processes.interruption import STOPPED, STOPPED_AT_START
from tests.command import declarer, help_ends, parameters_of_commands

THESIS = "N:AQJ3.KQ42.QT42.2 KT975.J753.A.965 82.AT98..AKQJ874 64.6.KJ987653.T3"
ROOT = Path(__file__).parent.parent.parent
SAMPLE = ROOT / "experiments" / "data" / "sample.pbn"
SHORT = "AKJ52.Q83.K4.96"


def test_help_names_every_command_with_an_example() -> None:
    overall = declarer("-h")
    assert overall.returncode == 0
    listed = overall.stdout[overall.stdout.index("Play:") :].splitlines()
    headings = [line for line in listed if line and not line.startswith(" ")]
    assert headings == ["Play:", "Solve:", "Files:", "Experiments:", "Other programs:", "Set-up:", "Whist:"]
    assert [line.split()[0] for line in listed[1:4]] == ["play", "practice", "advise"]
    commands = [line for line in listed if line.startswith(" ")]
    assert {line.split()[0] for line in commands} == {name for group in COMMANDS.values() for name in group}
    modules = [
        path
        for path in (ROOT / "experiments").rglob("*.py")
        if re.search(r"^app = .*new_app\(", path.read_text(), re.M)
    ]
    assert {".".join(path.relative_to(ROOT / "experiments").with_suffix("").parts) for path in modules} == {
        f"{listed.folder}.{listed.module}" for group in COMMANDS.values() for listed in group.values()
    }
    for line in commands:
        name, meaning = line.split(maxsplit=1)
        shown = declarer(name, "--help")
        assert shown.returncode == 0
        assert f"Example: declarer {name}" in shown.stdout
        assert not re.search(r"<\w|\[\[", shown.stdout), "neither Python types nor doubled brackets"
        # The list has a line for commands that are not imported: it must match their own.
        assert shown.stdout.splitlines()[2].strip() == meaning


def test_an_example_of_the_help_can_be_copied_as_one_line() -> None:
    for name, end in help_ends():
        lines = declarer(*name.split(), "--help").stdout.splitlines()
        shown = [line.strip() for line in lines[lines.index("", lines.index("Options:")) :] if line]
        assert ". ".join(shown).endswith(end)
        assert all(": declarer " not in line.split(": declarer ", 1)[1] for line in shown if ": declarer " in line)
    in_match = declarer("match", "--help").stdout.splitlines()[-2]
    assert in_match.startswith("  Or: declarer match --contracts ")
    assert in_match.endswith(" --run RUN --jobs 2")


def test_the_usage_names_no_argument_that_is_only_there_to_be_refused() -> None:
    assert declarer("serve", "--help").stdout.splitlines()[0] == "Usage: declarer serve [OPTIONS]"


def test_an_empty_name_of_a_file_or_folder_is_refused_everywhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An empty name would be the current folder."""
    monkeypatch.chdir(tmp_path)
    before: dict[str, list[str]] = {}
    seen = set()
    for name, parameter in parameters_of_commands():
        is_option = parameter.param_type_name == "option"
        words = [max(parameter.opts, key=len)] if is_option else before.setdefault(name, [])
        if parameter.type_descriptor.annotation in (Path, list[Path]):
            refused = declarer(*name.split(), *words, "")
            assert refused.returncode == 2, (name, parameter.name)
            assert "the name of a file or folder is empty; is a variable of the shell not set?" in refused.stderr
            assert (words[0] if is_option else parameter.metavar) in refused.stderr
            seen.add(f"{name} {words[0]}" if is_option else name)
        if not is_option:
            before[name].append("net")
    assert not list(tmp_path.iterdir())
    kept = {"match", "tune", "reproduce", "league", "bid-match", "calibrate players", "table-manager"}
    assert {f"{name} --run" for name in kept} | {"practice --output", "evening", "run report"} <= seen


@pytest.mark.parametrize(
    ("line", "quoted"),
    [
        ("lead AKJ32.T92.Q5.J87 --contract 3NTS --samples 1.5", "'1.5'"),
        ("table --random 0 -o tables", "'0'"),
        ("suit AJ92 K843 --tricks x", "'x'"),
        ("bid hello", "'hello'"),
        ("bid N:AKJ32.T92.Q5.J87", "'N:AKJ32.T92.Q5.J87'"),
    ],
)
def test_a_refused_value_is_quoted_as_it_was_typed(line: str, quoted: str) -> None:
    refused = declarer(*line.split())
    assert refused.returncode == 2
    assert quoted in refused.stderr


ORDERED = ("--seed", "--jobs", "--threads", "--scheduler", "--run", "--mix", "--output", "--csv", "--json")
"""Options that many commands have, in the order in which each command's help lists them."""
DIFFERENT = {
    "--output": "what is written depends on the command",
    "--samples": "tune and reproduce try several numbers of samples",
}
"""Options whose values differ between commands, and why."""


def test_an_option_takes_the_same_kind_of_value_in_every_command() -> None:
    kinds: dict[str, set[str]] = {}
    for _, each in parameters_of_commands():
        if each.param_type_name == "option":
            kinds.setdefault(max(each.opts, key=len), set()).add(each.metavar or "no value")
    assert {name for name, found in kinds.items() if len(found) > 1} == set(DIFFERENT)


def test_options_of_many_commands_have_one_order_and_json_is_the_last() -> None:
    for command, found in groupby(parameters_of_commands(), key=lambda pair: pair[0]):
        options = [each for _, each in found if each.param_type_name == "option"]
        names = [max(each.opts, key=len) for each in options if not each.required]
        common = [name for name in names if name in ORDERED]
        assert common == sorted(common, key=ORDERED.index), command
        assert "--json" not in names or names[-1] == "--json", command
        assert all(each.opts == ["-o", "--output"] for each in options if {"-o", "--output"} & set(each.opts)), command


def imported_by(*arguments: str) -> set[str]:
    """The packages that the program imports for a command."""
    code = (
        f"import sys; sys.argv = ['declarer', *{list(arguments)}]; from experiments.__main__ import main\n"
        "try: main()\n"
        "finally: print(*sys.modules, file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    return {name.partition(".")[0] for name in done.stderr.split()}


def test_help_imports_nothing_that_takes_long() -> None:
    imported = imported_by("--help")
    assert "typer" in imported
    slow = {
        "numpy",
        "numba",
        "llvmlite",
        "pandas",
        "pydantic",
        "joblib",
        "jinja2",
        "matplotlib",
        "tqdm",
        "psutil",
        "dask",
        "rich",
    }
    assert not imported & slow


def test_a_command_imports_only_what_it_needs() -> None:
    imported = imported_by("solve", "N:A... K... Q... J...", "--trump", "NT", "--leader", "N")
    # Typer itself reads arguments by pydantic.
    assert not imported & {"numba", "pandas", "joblib", "jinja2", "matplotlib", "tqdm", "psutil", "dask", "rich"}


def test_a_name_that_the_system_refuses_is_told_in_one_line() -> None:
    for command in (("show",), ("run", "report")):
        ran = declarer(*command, "a" * 300)
        assert ran.returncode == 1
        assert len(ran.stderr.splitlines()) == 1
        assert ran.stderr.startswith("declarer: ")


def test_the_program_starts_as_a_module_too() -> None:
    command = [sys.executable, "-m", "declarer", "--version"]
    shown = f"declarer {version('declarer')}\n"
    assert subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT).stdout == shown


def test_a_command_that_does_not_exist_is_wrong_usage_and_a_like_one_is_named() -> None:
    wrong = declarer("solv")
    assert wrong.returncode == 2
    assert "No such command 'solv'" in wrong.stderr
    assert "'solve'" in wrong.stderr


def test_the_shell_completes_commands_and_options(monkeypatch: pytest.MonkeyPatch) -> None:
    def completed(*words: str) -> str:
        monkeypatch.setenv("_DECLARER_COMPLETE", "complete_bash")
        monkeypatch.setenv("COMP_WORDS", " ".join(words))
        monkeypatch.setenv("COMP_CWORD", str(len(words) - 1))
        return declarer().stdout

    assert completed("declarer", "so").split() == ["solve", "solver-page"]
    assert "--leader" in completed("declarer", "solve", "--le").split()


@pytest.mark.slow
def test_match_prints_imps_and_writes_every_board(tmp_path: Path) -> None:
    source = tmp_path / "two.pbn"
    source.write_bytes(b"\r\n\r\n".join(SAMPLE.read_bytes().split(b"\r\n\r\n")[2:4]))
    written = tmp_path / "out.pbn"
    arguments: list[str | Path] = [
        "match",
        source,
        "--declarer",
        "monte-carlo:samples=2",
        "--declarer",
        "monte-carlo:samples=1",
    ]
    shown = declarer(*arguments, "--seed", "1", "-o", written)
    assert shown.returncode == 0, shown.stderr
    assert "2 boards against arbitrary" in shown.stdout
    assert "IMPs" in shown.stdout
    assert [len(board.plays) for board in read_file(written).boards] == [52] * 4
    first = written.read_bytes()
    again = declarer(*arguments, "--seed", "1", "-o", written, "--jobs", "2", "--json")
    assert written.read_bytes() == first
    found = json.loads(again.stdout)
    assert [board["board"] for board in found["boards"]] == ["3", "4"]
    assert found["standings"][0]["total"] == -found["standings"][1]["total"]


def test_a_broken_board_is_told_the_others_played_and_the_status_is_1(tmp_path: Path) -> None:
    source = tmp_path / "broken.pbn"
    source.write_text('[Board "1"]\n[Deal "N:A.. - - -"]\n\n' + SAMPLE.read_text().split("\n\n")[3])
    shown = declarer("match", source, "--declarer", "monte-carlo:samples=1")
    assert shown.returncode == 1
    assert f"{source}:2: board 1: Deal: North's hand is 'A..'" in shown.stderr
    assert "1 board against arbitrary" in shown.stdout


@pytest.mark.slow
def test_a_match_stops_when_its_question_is_answered_and_goes_on_where_it_was(tmp_path: Path) -> None:
    contest = ("match", "--contracts", "7NT", "--deals", "60", "--run", tmp_path / "run")
    players = ("--declarer", "monte-carlo:samples=5", "--declarer", "monte-carlo:samples=1")
    stopped = declarer(*contest, *players, "--sprt", "0,4", "--json")
    assert stopped.returncode == 0, stopped.stderr
    found = json.loads(stopped.stdout)
    assert found["sequential_test"]["verdict"] == "more"
    text = declarer("run", "report", tmp_path / "run", "-o", tmp_path / "report").stdout
    assert "(1) gains more than 0 IMPs a board over (2)" in text
    assert "if the true gain were 0 or less, at most 5 % of matches would give this verdict" in text
    boards = found["boards"]
    assert 0 < len(boards) < 60
    again = declarer(*contest, *players, "--sprt", "0,4", "--json")
    assert json.loads(again.stdout)["boards"][: len(boards)] == boards


def test_a_terminal_without_the_signs_of_suits_shows_question_marks() -> None:
    command = [sys.executable, "-m", "experiments", "solve", "N:A... K... Q... J...", "--trump", "NT", "--leader", "N"]
    environment = os.environ | {"PYTHONIOENCODING": "ascii"}
    shown = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT, env=environment)
    assert "?A" in shown.stdout


def test_several_files_and_folders_are_read_as_one(tmp_path: Path) -> None:
    folder = tmp_path / "evening"
    folder.mkdir()
    for number in (1, 2):
        write_file(folder / f"{number}.pbn", [read_file(SAMPLE).find(str(number))])
    target = tmp_path / "all.lin"
    done = declarer("convert", folder, SAMPLE, target)
    assert done.returncode == 0
    assert "18 boards written" in done.stderr
    missing = declarer("convert", folder, tmp_path / "nowhere.pbn", target)
    assert missing.returncode == 1
    assert "2 boards written" in missing.stderr
    assert "nowhere.pbn" in missing.stderr
    assert "it is in an input folder" in " ".join(declarer("convert", folder, folder / "x.pbn").stderr.split())


@pytest.mark.slow
def test_boards_and_deals_come_on_standard_input_too(tmp_path: Path) -> None:
    target = tmp_path / "boards.lin"
    convert = [sys.executable, "-m", "experiments", "convert", "-", str(target)]
    done = subprocess.run(convert, input=SAMPLE.read_text(), capture_output=True, text=True, check=True, cwd=ROOT)
    assert "16 boards written" in done.stderr
    latin = SAMPLE.read_text().replace('[Event "', '[Event "René ').encode("latin-1")
    for raw in (latin, b"\xef\xbb\xbf" + SAMPLE.read_bytes()):
        for name in ("boards.lin", "boards.pbn"):
            assert declarer("convert", "-", tmp_path / name, typed=raw).returncode == 0
    for given in (THESIS.removeprefix("N:").replace(" ", "\n"), THESIS.replace(" ", "\n")):
        shown = declarer("table", "-", "--json", "--threads", "2", typed=given)
        assert json.loads(shown.stdout) == json.loads(declarer("table", THESIS, "--json").stdout)


def test_of_a_match_in_which_every_board_failed_no_table_is_shown() -> None:
    failed = declarer("match", "--contracts", "7NT", "--deals", "1", "--declarer", "monte-carlo:samples=all")
    assert failed.returncode == 1
    assert failed.stdout == ""
    assert "monte-carlo:samples=all against arbitrary: " in failed.stderr


@pytest.mark.slow
def test_tricks_above_double_dummy_are_fewer_than_none_below_it(tmp_path: Path) -> None:
    against = ("--defender", "monte-carlo:samples=1", "--declarer", "monte-carlo:samples=20", "--run", tmp_path)
    told = declarer("match", "--contracts", "1NT", "--deals", "3", *against, "--json")
    lost = json.loads(told.stdout)["standings"][0]["tricks_below_double_dummy"]
    head, row = declarer("match", "--contracts", "1NT", "--deals", "3", *against).stdout.splitlines()[-2:]
    end = head.index("tricks below DD") + len("tricks below DD")
    assert lost < 0
    assert row[:end].split()[-1] == str(lost)


@pytest.mark.parametrize(
    "command",
    ["solve", "advise --player monte-carlo:samples=1", "play --declarer monte-carlo:samples=1", "show -o {}/page.html"],
)
def test_of_boards_that_are_not_asked_about_nothing_irregular_is_told(command: str, tmp_path: Path) -> None:
    name, *options = command.format(tmp_path).split()
    file = tmp_path / "two.pbn"
    head = f'[Dealer "N"]\n[Deal "{THESIS}"]\n[Contract "4S"]\n[Declarer "N"]\n[Auction "N"]\n4S'
    file.write_text(f'[Board "1"]\n{head} Pass Pass Pass\n\n[Board "2"]\n{head} X Pass Pass Pass\n')
    for board, told in (("1", False), ("2", True)):
        done = declarer(name, str(file), "--board", board, *options)
        assert done.returncode == 0
        assert ("board 2: line 12: the auction leads to 4SNx" in done.stderr) is told


def test_a_run_stopped_before_it_has_a_folder_says_so_in_one_line(tmp_path: Path) -> None:
    with patch.object(DealOptions, "check_output", side_effect=KeyboardInterrupt):
        stopped = declarer("match", "--run", tmp_path / "run")
    assert (stopped.returncode, stopped.stdout, stopped.stderr) == (1, "", f"{STOPPED}\n")
    assert not (tmp_path / "run").exists()


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="there Ctrl-C is no signal to one process")
@pytest.mark.parametrize("seconds", [0.5, 1.0, pytest.param(2.0, marks=pytest.mark.long), 3.0])
def test_a_command_that_ctrl_c_ends_has_status_1_at_any_moment(seconds: float) -> None:
    code = (
        "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "from experiments.__main__ import main\n"
        "from experiments.runs.processes import interruption\n"
        "listen = interruption.listen\n"
        "interruption.listen = lambda: (listen(), print('listening', flush=True))\n"
        "main()\n"
    )
    command = ("advise", str(SAMPLE), "--board", "3", "--player", "monte-carlo:samples=1000000")  # hours
    with subprocess.Popen(
        [sys.executable, "-c", code, *command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "listening\n"
        time.sleep(seconds)
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=60)
    assert (process.returncode, said.splitlines()[-1]) in {(1, STOPPED_AT_START), (1, STOPPED)}


@pytest.mark.skipif(sys.platform == "win32", reason="there Ctrl-C is no signal to one process")
@pytest.mark.parametrize(
    ("module", "number"),
    [
        ("experiments.cli", signal.SIGINT),
        ("typer", signal.SIGTERM),
        ("numpy", signal.SIGINT),
        ("experiments.questions.solve", signal.SIGTERM),
    ],
)
def test_a_signal_during_the_imports_ends_the_command_with_status_1_and_one_line(
    module: str, number: signal.Signals
) -> None:
    code = (
        "import os, signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "from experiments.__main__ import main\n"
        "class Interrupting:\n"
        "    def find_spec(self, name, *_):\n"
        f"        if name == {module!r}:\n"
        "            try:\n"
        "                print('importing', flush=True)\n"
        f"                os.kill(os.getpid(), {int(number)})\n"
        "            except BaseException:\n"
        "                pass  # as in callbacks of Python's imports\n"
        "sys.meta_path.insert(0, Interrupting())\n"
        "main()\n"
    )
    command = [sys.executable, "-c", code, "solve", "N:A... K... Q... J...", "--trump", "NT", "--leader", "N"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (1, "importing\n", f"{STOPPED_AT_START}\n")
