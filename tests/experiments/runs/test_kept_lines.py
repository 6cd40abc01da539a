"""Lines that a folder keeps: on a full disk, after an error, and with wrong lines."""

from __future__ import annotations

import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from experiments.errors import StoreError
from experiments.runs.kept_lines import KeptLines, kept_auction
from tests.platforms import NEEDS_POSIX


def kept(folder: Path, **facts: object) -> KeptLines:
    return KeptLines(folder / "rows.txt", "settings.json", facts, "rows", lambda name, *_: f"another {name}")


_FILL = """
import resource, sys
from contextlib import closing
from pathlib import Path
from tests.experiments.runs.test_kept_lines import StoreError, kept
resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000))
folder = Path(sys.argv[1])
try:
    with closing(kept(folder)) as lines:
        for number in range(1000):
            lines.add(f"line {number}")
except StoreError as error:
    print(error)
print(len([*kept(folder).lines()]))
"""


@NEEDS_POSIX
@pytest.mark.slow
def test_a_disk_that_fills_up_is_told_in_a_line_and_neither_lines_nor_the_lock_stay_in_the_way(tmp_path: Path) -> None:
    # A limit on the size of files stands for a full disk.
    found = subprocess.run(
        [sys.executable, "-c", _FILL, str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
        cwd=Path(__file__).parents[3],
    )
    told, number = found.stdout.splitlines()
    assert told == (
        f"cannot write to {tmp_path}: File too large; the earlier lines are kept, so make room and repeat the command"
    )
    assert not found.stderr
    content = (tmp_path / "rows.txt").read_text(encoding="utf-8")
    assert content == "".join(f"line {at}\n" for at in range(int(number)))
    assert 1990 <= len(content) <= 2000


def test_what_follows_a_line_that_could_not_be_written_whole_is_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Full:
        """Writes five bytes, and then nothing."""

        def __init__(self, file: object) -> None:
            self.write = self._some
            self.truncate = file.truncate  # type: ignore[attr-defined]
            self._file = file

        def _some(self, data: bytes) -> int:
            self.write = self._none  # type: ignore[assignment]
            return int(self._file.write(data[:5]))  # type: ignore[attr-defined]

        def _none(self, _data: bytes) -> int:
            raise OSError(28, "No space left on device")

    with closing(kept(tmp_path)) as lines:
        lines.add("the first")
        with monkeypatch.context() as patch:
            patch.setattr(lines, "_file", Full(lines._file))
            with pytest.raises(StoreError, match="No space left on device"):
                lines.add("the second")
        lines.add("the third")
        assert [*lines.lines()] == ["the first", "the third"]


def test_an_error_at_the_start_or_in_a_line_gives_the_folder_back(tmp_path: Path) -> None:
    def refuse(number: int, line: str) -> None:
        raise StoreError(f"line {number}: {line}")

    with closing(kept(tmp_path, seed=1)) as lines:
        lines.add("wrong")
    with pytest.raises(StoreError, match="another seed"):
        kept(tmp_path, seed=2)
    again = kept(tmp_path, seed=1)
    with pytest.raises(StoreError, match="line 1: wrong"):
        again.read(refuse)
    (tmp_path / "settings.json").write_text("{", encoding="utf-8")
    for _ in range(2):
        with pytest.raises(StoreError, match="settings.json cannot be read"):
            kept(tmp_path, seed=1)


def test_a_kept_auction_is_legal_and_complete() -> None:
    assert len(kept_auction("1C Pass Pass Pass", "rows.csv, line 2", "this line").calls) == 4
    with pytest.raises(StoreError, match="^rows.csv, line 2: .*'1X'.*; delete this line$"):
        kept_auction("1X Pass Pass Pass", "rows.csv, line 2", "this line")
    with pytest.raises(
        StoreError, match="^rows.csv, line 3: the auction '1C Pass Pass' is not complete; delete this line"
    ):
        kept_auction("1C Pass Pass", "rows.csv, line 3", "this line")
