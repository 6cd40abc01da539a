from __future__ import annotations

from pathlib import Path

import pytest

from tests import kept
from tests.kept import assert_kept

ROWS = [{"name": "one", "n": 1}, {"name": "two", "n": 2, "more": [1.5, "x" * 200]}]
VALUES = {"table": ROWS, "numbers": [*range(200)], "texts": ["a line of text", "x" * 130], "empty": [{}, {}], "no": []}


def test_what_is_kept_is_read_again_and_differences_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "FOLDER", tmp_path)
    with pytest.raises(AssertionError):
        assert_kept("here", VALUES)
    monkeypatch.setenv("KEEP", "1")
    assert_kept("here", VALUES)
    monkeypatch.delenv("KEEP")
    assert_kept("here", VALUES)
    text = (tmp_path / "here.json").read_text(encoding="utf-8")
    assert '"columns": ["name", "n", "more"]' in text
    assert text.count("\n") < 20
    with pytest.raises(AssertionError, match=r"here.json\['table'\]\[1\]\['n'\]: 3, kept was 2"):
        assert_kept("here", VALUES | {"table": [ROWS[0], ROWS[1] | {"n": 3}]})
