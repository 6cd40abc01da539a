"""The facts about a folder of results, in a JSON file: only a command with the same facts may add to the folder."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from experiments.errors import StoreError
from experiments.runs.lock import LOCK_FILE


def facts_of_folder(path: Path, own: Mapping[str, Any], what: str) -> dict[str, Any]:
    """Return the facts that a folder was begun with; a new or empty folder is begun with ``own``.

    ``path`` is the JSON file in the folder, and ``what`` says what such a folder has, such as "tables".

    :raises StoreError: if the folder has other files only, or its facts cannot be read.
    :raises OSError: if the facts cannot be written.
    """
    folder = path.parent
    folder.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        if others := [each.name for each in folder.iterdir() if not _is_ours(each.name)]:
            raise StoreError(
                f"{folder} has other files, such as {min(others)}; give a new folder, or one with {what} that this "
                "command began"
            )
        write_whole(path, lambda new: new.write_text(json.dumps(own, indent=1) + "\n", encoding="utf-8"))
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise StoreError(f"{path} cannot be read ({error}); give another folder") from None
    return found if isinstance(found, dict) else {}


def write_whole(path: Path, write: Callable[[Path], object]) -> None:
    """Let ``write`` write a new file beside a path, and move it there, so that no file is ever half written.

    :raises OSError: if it cannot be written.
    """
    new = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        write(new)
        new.replace(path)
    finally:
        new.unlink(missing_ok=True)


def _is_ours(name: str) -> bool:
    return name.endswith(".new") or name.startswith(LOCK_FILE)
