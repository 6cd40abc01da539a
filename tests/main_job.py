"""What an installed declarer must do, in the environment of the Python that runs this: solve, play, bid, write pages.

    python -P tests/main_job.py [--without-compiler]

Needs no package but declarer, and leaves nothing behind. Ends with the size of what is installed, by package. With
``--without-compiler``, numba and llvmlite must not be installed, and the commands find no compiler of the system.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from importlib.metadata import distributions
from importlib.util import find_spec
from pathlib import Path

DEAL = "N:AQJ3.KQ42.QT42.2 KT975.J753.A.965 82.AT98..AKQJ874 64.6.KJ987653.T3"
FEW = ("--random", "2", "--seed", "1", "--declarer", "monte-carlo:samples=5", "--declarer", "monte-carlo:samples=2")
_SECONDS = 600
"""The most that a command may take, also where it compiles."""


def run(arguments: tuple[str, ...], environment: Mapping[str, str], folder: Path) -> str:
    """Return what a command prints; end if it fails."""
    started = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-P", "-m", "experiments", *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=_SECONDS,
        cwd=folder,
        env=dict(environment),
        check=False,
    )
    print(f"{time.monotonic() - started:6.1f} s  declarer {' '.join(arguments)}", flush=True)
    if done.returncode:
        sys.exit(f"exit status {done.returncode}: {done.stderr}")
    return done.stdout


def sizes() -> dict[str, int]:
    """Return the bytes of each installed distribution."""
    found: dict[str, int] = {}
    for each in distributions():
        paths = [Path(str(each.locate_file(file))) for file in each.files or ()]
        found[each.metadata["Name"]] = sum(path.stat().st_size for path in paths if path.is_file())
    return found


def main() -> None:
    """Run the commands, and compare what they print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--without-compiler", action="store_true")
    environment = {**os.environ, "PYTHONUTF8": "1"}
    if parser.parse_args().without_compiler:
        there = [name for name in ("numba", "llvmlite") if find_spec(name) is not None]
        if there:
            sys.exit(f"installed although a wheel brings the compiled code: {', '.join(there)}")
        environment |= {"PATH": "", "CC": "no-compiler"}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        run(("--version",), environment, folder)
        table = run(("table", DEAL, "--vulnerable", "NS"), environment, folder)
        assert "+1400 to North-South: 7DEx-6, 7DWx-6" in table, table
        match = json.loads(run(("match", *FEW, "--json", "-o", "played.pbn"), environment, folder))
        assert len(match["boards"]) == 2, match
        call = run(("bid", "A4.KQ982.K73.962", "--auction", "1C 1S ?", "--bidder", "net"), environment, folder)
        assert "South has A4.KQ982.K73.962: 2H" in call, call
        run(("review", "played.pbn"), environment, folder)
        run(("show", "played.pbn", "-o", "pages"), environment, folder)
        assert (folder / "pages" / "index.html").is_file()
    print(f"Python {sys.version.split()[0]}, MB installed:")
    by_package = sizes()
    for package, size in sorted(by_package.items(), key=lambda each: -each[1]):
        if size >= 1e6:
            print(f"{size / 1e6:7.1f}  {package}")
    print(f"{sum(by_package.values()) / 1e6:7.1f}  in all")


if __name__ == "__main__":
    main()
