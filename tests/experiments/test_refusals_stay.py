"""What commands refuse, and what they say: kept, so that each names the right option and what is allowed.

The commands are the keys of the files in `tests/data/kept/refusals`. Add one with the value null, and run with KEEP=1.
"""

from __future__ import annotations

import json
import re
import shlex
import shutil
from pathlib import Path

import pytest

from experiments.runs.store import Store
from tests.command import declarer, parameters_of_commands
from tests.kept import FOLDER, assert_kept

ROOT = Path(__file__).parents[2]
REFUSED = {path.stem: list(json.loads(path.read_text())) for path in sorted(FOLDER.glob("refusals/*.json"))}
NOT_HERE = {
    "evening --pair": "only played boards have pairs: tests/experiments/questions/evening/test_pair.py",
    **{f"{name} --scheduler": "the network says why" for name in ("match", "reproduce", "tune")},
    "sit --name": "any name is one",
    "sit --host": "the network says why",
    "sit --log": "the system says why",
    "table-manager --host": "the network says why",
}
"""Options for which this file has no wrong value, with the reason."""
COMPILING = re.compile(r"declarer: compiling a part of the solver.*? \.\.\. \d+ s ")
"""What a command says before, if it is the first one that needs a part of the solver."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Boards, a file without any, a folder, settings that are none, and a run of a match."""
    folder = tmp_path_factory.mktemp("refusals")
    (folder / "folder").mkdir()
    for target in (folder, folder / "folder"):
        shutil.copy(ROOT / "experiments/data/sample.pbn", target)
    (folder / "empty.pbn").write_text("% PBN 2.1\n")
    (folder / "plain.txt").write_text("hello\n")
    (folder / "file").touch()
    Store(folder / "begun", {"kind": "match"}, create=True).close()
    (folder / "bad.toml").write_text("deals = = 3\n")
    (folder / "wrong.toml").write_text("deals = 0\ncolour = 3\n")
    return folder


@pytest.mark.parametrize("subject", REFUSED)
def test_a_refusal_says_what_it_said(subject: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    kept = {}
    before = _contents(folder)
    for line in REFUSED[subject]:
        refused = declarer(*shlex.split(line))
        assert refused.returncode in (1, 2), line
        assert refused.stdout == "", line
        said = COMPILING.sub("", " ".join(refused.stderr.split()))
        assert "Traceback" not in said, line
        kept[line] = [refused.returncode, said.partition("Error: ")[2] or said]
    assert _contents(folder) == before
    assert_kept(f"refusals/{subject}", kept)


def _contents(folder: Path) -> dict[Path, bytes]:
    """Return all files of a folder, and what is in them."""
    return {path: path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def test_a_wrong_value_of_every_option_is_refused_somewhere() -> None:
    """Numbers have their limits in `tests/data/kept/options.json`."""
    missing = set()
    for name, option in parameters_of_commands():
        subject, is_option = name.split()[0], option.param_type_name == "option"
        is_text = option.metavar and option.type_descriptor.annotation not in (int, float)
        words = {word for line in REFUSED.get(subject, []) for word in shlex.split(line)}
        if is_option and is_text and not words & set(option.opts):
            missing.add(f"{subject} {max(option.opts, key=len)}")
    assert missing == set(NOT_HERE)
