"""Runs our scripts for web pages in Node, where that is installed."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

NODE = shutil.which("node")
NEEDS_NODE = pytest.mark.skipif(NODE is None, reason="needs Node")
SCRIPTS = Path(__file__).parents[1] / "experiments"


def run_node(script: str, given: object, seconds: float = 300) -> Any:
    """Run a module in Node, and return what it prints as JSON; in it, ``given`` is the given value.

    Imports in the script are relative to the folder ``experiments``.
    """
    assert NODE is not None
    head = 'import { readFileSync } from "node:fs";\nconst given = JSON.parse(readFileSync(0, "utf8"));\n'
    done = subprocess.run(
        [NODE, "--input-type=module", "-e", head + script.replace('from "./', f'from "{SCRIPTS.as_uri()}/')],
        input=json.dumps(given),
        capture_output=True,
        text=True,
        timeout=seconds,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
