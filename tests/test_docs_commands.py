"""Every command of the README, the docs and the examples of ``--help``, run: those with output word for word, others in
small.

Those of a tutorial that are typed after `$` are run one after another in one folder, as its reader types them. Not run
are those of docs/how-to/several-machines.md, which need other machines.
"""

from __future__ import annotations

import re
import shlex
import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from experiments.boards.files import read_file
from experiments.boards.pbn.writer import to_pbn
from experiments.cli import COMMANDS
from experiments.command_line.examples import example_lines
from tests.command import declarer, help_ends
from tests.experiments.test_outputs_stay import without_seconds

ROOT = Path(__file__).parent.parent
SAMPLE = ROOT / "experiments" / "data" / "sample.pbn"
NOT_RUN = "docs/how-to/several-machines.md"
TEXTS = ("README.md", *sorted(str(path.relative_to(ROOT)) for path in ROOT.glob("docs/*/*.md")))
TUTORIALS = [text for text in TEXTS if text.startswith("docs/tutorials/")]
SERVES = re.compile(r"declarer (serve|table-manager|sit|practice) |--(browser|serve)\b")  # They end when stopped.
BUILDS = re.compile(r"declarer c-library ")  # Compiles for several processors; other tests have it.
PLAYS = re.compile(
    r"declarer (match|league|tune|reproduce|calibrate|bid-match|evening|lead|run report|simulate|scenarios --player|"
    r"whist --conjectures) "
)
"""Commands that play boards, solve many layouts, or write reports; their tests are slow."""
BIDS = re.compile(r"declarer bid ")
"""Commands whose output stands elsewhere word for word; where it does not, their tests are slow too."""
LEAGUE = """\
deals = 2
contracts = ["3NT"]
defenders = ["arbitrary"]

[players]
one = "monte-carlo:samples=1"
two = "monte-carlo:samples=2"
"""
IN_SMALL = {
    r"DEAL\|FILE\.\.\.": "played.pbn",
    r"\bDEAL\b": "'N:A2... KQ... 43... 65...'",
    r"FILE(?:\.pbn|\.\.\.)": "played.pbn",
    r"(--declarer|--player) \.\.\.": r"\1 monte-carlo:samples=1",
    r"docs/engines/": f"{ROOT.as_posix()}/docs/engines/",
    r"\b(hands|evening|club|lesson)\.pbn": "played.pbn",
    r"(evening|match|vugraph|\*)\.lin": "played.lin",
    r"robots/\*\.pbn --group 'BEN=thor\*'": "played.pbn --group 'BEN=*'",
    r"-o played\.pbn": "-o out.pbn",
    r"BEFORE AFTER": "ANOTHER ANOTHER",
    r" > \S+$": "",
}
"""What stands for a user's own files and names in the texts, and what is there in the test."""
SMALLER = {
    r"--deals \d+": "--deals 1",
    r"^declarer table --random \d+": "declarer table --random 1",
    r"^declarer bid --random \d+": "declarer bid --random 1",
    r"monte-carlo:(strong|fast)": "monte-carlo:samples=1",
    r"samples=\d\b": "samples=1",
    r"samples=\d\d+": "samples=2",
    r"^declarer match --declarer ": "declarer match played.pbn --declarer ",
    r"--samples \S+": "--samples 1",
    r"--sprt 0,0.5 ": "",
    r"--contracts 3NT,4H": "--contracts 7NT",
    r"--jobs \d+": "--jobs 1",
    r"--preset quick": "--preset quick --deals 1 --samples 1 --contracts 7NT",
    r" --open": "",
    r"^declarer (simulate|lead) ": r"declarer \1 --samples 10 ",
    r" --boards 500": "",
    r"^declarer bid-match monte-carlo ": "declarer bid-match monte-carlo:layouts=2 ",
    r"^declarer bid-match ": "declarer bid-match --boards 2 ",
    r"^declarer tune (?!.*--samples)": "declarer tune --samples 1 ",
    r"^declarer tune ": "declarer tune --deals 1 ",
    r"^declarer calibrate players (?=--)": "declarer calibrate players played.pbn ",
    r"^declarer (evening|calibrate players) (?!.*--player)": r"declarer \1 --player monte-carlo:samples=1 ",
    r"^declarer play (?!.*--declarer)": "declarer play --declarer monte-carlo:samples=1 ",
}


class Told(NamedTuple):
    """A command in a text, and what the text says that it prints; None where it says nothing."""

    text: str
    command: str
    output: str | None


def blocks(text: str) -> Iterator[str]:
    """The code blocks of a text that are of no language."""
    lines: list[str] | None = None
    plain = False
    for line in (ROOT / text).read_text(encoding="utf-8").splitlines():
        if not line.startswith("```"):
            if lines is not None:
                lines.append(line)
        elif lines is None:
            lines, plain = [], line == "```"
        else:
            if plain:
                yield "\n".join([*lines, ""])
            lines = None


def commands() -> Iterator[Told]:
    """All in the code blocks of the texts."""
    for text in sorted({*TEXTS} - {NOT_RUN}):
        for block in blocks(text):
            joined = re.sub(r"\\\n *", "", block)
            if joined.startswith("$ declarer "):
                command, output = joined[2:].split("\n", 1)
                yield Told(text, command, output)
            else:
                for line in joined.splitlines():
                    if line.startswith("declarer "):
                        yield Told(text, re.split(r"  |#", line)[0].strip(), None)


def examples() -> Iterator[Told]:
    """All in the last lines of the help of every command."""
    for name, end in help_ends():
        found = [re.match(r"(?:Example|Or|Then)\b[^:]*: (declarer .*)", line) for line in example_lines(end)]
        assert found[0], f"declarer {name} --help has no example"
        for example in filter(None, found):
            yield Told(f"declarer {name} --help", example[1], None)


def plain(command: str) -> str:
    """A command with the same quotes however it quotes its words."""
    return shlex.join(shlex.split(command))


PRINTED = [each for each in commands() if each.output is not None and each.text not in TUTORIALS]
STEPS = [each for each in commands() if each.output is not None and each.text in TUTORIALS]
NOT_HERE = (SERVES, BUILDS)
IS_PRINTED = {plain(each.command) for each in PRINTED}
OTHERS = [
    each
    for each in (*commands(), *examples())
    if each.output is None
    and plain(each.command) not in IS_PRINTED
    and not any(r.search(each.command) for r in NOT_HERE)
]


def is_slow(told: Told) -> bool:
    """Whether the command of a text takes long."""
    return bool(PLAYS.search(told.command) or (told.output is None and BIDS.match(told.command)))


def marked(told: Iterable[Told]) -> list[object]:
    """Commands as parameters of a test; those that take long are marked."""
    return [
        pytest.param(each, id=f"{each.text}: {each.command}", marks=pytest.mark.slow if is_slow(each) else ())
        for each in told
    ]


def in_small(command: str) -> str:
    """What the test runs for a command of a text."""
    for pattern, replacement in (IN_SMALL | SMALLER).items():
        command = re.sub(pattern, replacement, command)
    return command


def without_repeats(told: Iterable[Told]) -> list[Told]:
    """Commands that stand on several pages once; with ``--jobs``, if any of the pages has it."""
    last_with_jobs = sorted(told, key=lambda each: "--jobs" in each.command)
    return list({plain(in_small(each.command)).replace(" --jobs 1", ""): each for each in last_with_jobs}.values())


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a user has: boards, a league's file, a run."""
    folder = tmp_path_factory.mktemp("desk")
    (folder / "sample.pbn").write_text(to_pbn(read_file(SAMPLE).boards[6:8]), encoding="utf-8")
    (folder / "league.toml").write_text(LEAGUE, encoding="utf-8")
    few = "monte-carlo:samples=1"
    played = declarer("match", folder / "sample.pbn", "--declarer", few, "-o", folder / "played.pbn")
    lin = declarer("convert", folder / "played.pbn", folder / "played.lin")
    league = declarer("league", folder / "league.toml", "--run", folder / "RUN")
    thesis = declarer("reproduce", "--contracts", "7NT", "--deals", "1", "--samples", "1", "--run", folder / "ANOTHER")
    assert [each.returncode for each in (played, lin, league, thesis)] == [0, 0, 0, 0]
    return folder


def without_times(text: str) -> str:
    """A text of a match without the seconds that it took, which differ from run to run."""
    return "\n".join([*without_seconds(text.splitlines()), ""])


def assert_shown(printed: str, shown: str) -> None:
    """A text shows what was printed, apart from times; a line of three dots stands for any lines."""
    parts = [re.escape(part) for part in re.split(r"^\.\.\.\n", without_times(shown), flags=re.M)]
    assert re.fullmatch("(?:.*\n)*?".join(parts), without_times(printed)), printed


@pytest.mark.parametrize("told", marked(PRINTED))
def test_what_a_text_says_that_a_command_prints_it_prints(told: Told) -> None:
    assert told.output is not None
    done = declarer(*shlex.split(told.command)[1:])
    assert done.returncode == 0, done.stderr
    assert_shown(done.stdout, told.output)


@pytest.mark.slow
@pytest.mark.parametrize("tutorial", sorted({each.text for each in STEPS}))
def test_the_steps_of_a_tutorial_print_what_it_says(
    tutorial: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copy(ROOT / "docs/engines/mine.py", tmp_path)
    monkeypatch.chdir(tmp_path)
    for step in (each for each in STEPS if each.text == tutorial):
        assert step.output is not None
        done = declarer(*shlex.split(step.command)[1:])
        assert done.returncode == 0, f"{step.command}: {done.stderr}"
        assert_shown(done.stdout, step.output)


def test_the_engine_of_the_tutorial_is_the_example() -> None:
    text = (ROOT / "docs/tutorials/your-own-engine.md").read_text(encoding="utf-8")
    program = (ROOT / "docs/engines/mine.py").read_text(encoding="utf-8")
    assert f"<!-- the file docs/engines/mine.py -->\n```python\n{program}```\n" in text


@pytest.mark.xdist_group("docs")
@pytest.mark.parametrize("told", marked(without_repeats(OTHERS)))
def test_the_commands_of_the_texts_work(
    told: Told, desk: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = in_small(told.command)
    for name in ("played.pbn", "played.lin", "league.toml"):
        shutil.copy(desk / name, tmp_path)
    for name in ("RUN", "ANOTHER"):
        if not re.search(rf"(?:-o|--run) {name}\b", command):
            shutil.copytree(desk / name, tmp_path / name)
    monkeypatch.chdir(tmp_path)
    done = declarer(*shlex.split(command)[1:])
    assert done.returncode == 0, f"{command}: {done.stderr}"


@pytest.mark.long
def test_make_match_prints_what_the_readme_says() -> None:
    (block,) = re.findall(r"^```\n(Board .*?)^```", (ROOT / "README.md").read_text(encoding="utf-8"), re.S | re.M)
    (match,) = re.findall(r"^match:.*\n\t\$\(BIN\)/declarer (.*) --jobs", (ROOT / "Makefile").read_text(), re.M)
    assert_shown(declarer(*match.split()).stdout, block)


def test_no_command_of_the_texts_is_left_out() -> None:
    run = {each.command.split()[1] for each in (*PRINTED, *STEPS, *OTHERS)}
    elsewhere = {"serve", "sit", "table-manager", "c-library", "practice"}
    assert run >= {name for group in COMMANDS.values() for name in group} - elsewhere
    assert "README.md" in {each.text for each in PRINTED}
