"""Which cards every player plays on fixed deals: before a change that shall move nothing, and after it.

    python -m tests.bench.same_cards [--root FOLDER] [--write]

Plays with every option of every player, with the thesis's quick run, a race of sample counts and a league, and hashes
what was played. With ``--write`` it keeps the hashes in ``build/same-cards.json``; without, it says what differs from
them, with exit status 1. Takes about five minutes. It asks the command line only, so that it can ask another version,
that in ``--root``. Both must run on the same machine: another processor may add in another order.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

KEPT = Path("build/same-cards.json")
DECLARERS = (
    "monte-carlo:samples=10",
    "monte-carlo:samples=10,weights=correct-play",
    "monte-carlo:samples=10,weights=correct-play,p=0.9,refill=no",
    "monte-carlo:samples=10,weights=random-play,ties=cheapest",
    "monte-carlo:samples=10,weights=real,ties=random",
    "monte-carlo:samples=10,aim=tricks",
    "monte-carlo:samples=10,aim=make",
    "monte-carlo:samples=10,aim=imps",
    "payoff:samples=5",
    "payoff:samples=5,relocation=yes",
    "payoff:samples=10,weights=correct-play,p=0.9",
    "payoff:samples=5,refill=no,weights=correct-play",
    "payoff:samples=40,searched=10,classes=yes",
    "payoff:samples=10,situations=2000",
    "payoff:samples=10,situations=2000,plan=100000",
    "alpha-mu:samples=6",
    "alpha-mu:samples=6,m=1,classes=yes",
)
DEFENDERS = (
    "arbitrary",
    "careful",
    "optimized",
    "optimized:samples=3,repeats=1",
    "monte-carlo:samples=5",
    "arbitrary & optimized:repeats=1",
)
READING = (
    "monte-carlo:samples=10,auction=read",
    "monte-carlo:samples=10,auction=read,weights=real",
    "payoff:samples=40,searched=10,classes=yes,auction=read",
    "alpha-mu:samples=6,auction=read",
)
READING_DEFENDERS = ("monte-carlo:samples=5,auction=read,habits=yes", "monte-carlo:samples=5,weights=real,habits=yes")
THINKING = "monte-carlo:samples=auto,patience=0.01", "payoff:samples=auto,searched=5,patience=0.01"


class Program:
    """The command ``declarer`` of the version in a folder."""

    def __init__(self, root: Path) -> None:
        self.environment = {**os.environ, "PYTHONPATH": str(root.resolve())}
        self.root = root

    def json(self, *arguments: str) -> Any:
        """What a command prints with ``--json``."""
        return json.loads(self.text(*arguments, "--json"))

    def text(self, *arguments: str) -> str:
        """What a command prints."""
        command = [sys.executable, "-m", "experiments", *arguments]
        ran = subprocess.run(command, cwd=self.root, env=self.environment, capture_output=True, text=True, check=False)
        if ran.returncode:
            sys.exit(f"{' '.join(arguments)}:\n{ran.stderr}")
        return ran.stdout


def hashed(values: object) -> str:
    return hashlib.sha256(json.dumps(values).encode()).hexdigest()[:16]


def options(name: str, values: Iterable[str]) -> list[str]:
    return [word for value in values for word in (name, value)]


def matches(program: Program) -> Iterator[tuple[str, str]]:
    """Every declarer against every defender, on contract sets; those that read auctions on the sample boards."""
    sets = ("--contracts", "1H,1NT,3NT,4H,5D,6H,6NT,7H,7NT", "--deals", "1", "--jobs", "2", "--seed", "11")
    for declarers, defenders, deals in (
        (DECLARERS, DEFENDERS, sets),
        (READING, READING_DEFENDERS, ("--jobs", "2", "--seed", "12")),
        (THINKING, ("arbitrary",), ("--contracts", "3NT,4H", "--deals", "3", "--jobs", "2", "--seed", "13")),
    ):
        asked = (*options("--declarer", declarers), *options("--defender", defenders))
        played = program.json("match", "--scoring", "points", *deals, *asked)
        assert not played["failures"], played["failures"]
        cards: dict[str, list[Any]] = {}
        for board in played["boards"]:
            for declarer, result in zip(declarers, board["results"], strict=True):
                row = (board["deal"], result["plays"], result["score"])
                cards.setdefault(f"{declarer} against {board['defender']}", []).append(row)
        yield from ((name, hashed(rows)) for name, rows in cards.items())


def stored(folder: Path) -> str:
    """All boards of a run: what was played, without by whom, as names of players may change."""
    with sqlite3.connect(folder / "boards.sqlite") as database:
        rows = database.execute("SELECT source, number, tricks, score, play FROM boards").fetchall()
    return hashed(sorted(rows))


def runs(program: Program, folder: Path) -> Iterator[tuple[str, str]]:
    """The thesis's quick run, a race in which nobody is too slow, a league of three, and a match of pairs."""
    quick = folder / "quick"
    program.text("reproduce", "--preset", "quick", "--jobs", "2", "--run", str(quick))
    yield "reproduce --preset quick", stored(quick)
    kinds = options("--declarer", ("monte-carlo", "payoff"))
    race = ("--samples", "1,5,10", "--seconds-per-deal", "1000", "--contracts", "3NT,4H", "--deals", "8")
    program.json("tune", *kinds, *race, "--jobs", "2", "--run", str(folder / "tune"))
    yield "tune", stored(folder / "tune")
    league = folder / "league.toml"
    league.write_text(
        'deals = 8\ncontracts = ["3NT", "4H"]\ndefenders = ["arbitrary", "optimized"]\n[players]\n'
        'mc = "monte-carlo:samples=5"\npay = "payoff:samples=5"\nam = "alpha-mu:samples=4"\n'
    )
    program.text("league", str(league), "--run", str(folder / "league"), "--jobs", "2")
    yield "league", stored(folder / "league")
    pairs = program.json("match", "--random", "4", "--players", "NS=monte-carlo:samples=8,EW=payoff / monte-carlo")
    yield "match of pairs", hashed([[each["plays"] for each in board["results"]] for board in pairs["boards"]])


def solver(program: Program) -> Iterator[tuple[str, str]]:
    """How many positions the solver visits; it hangs on nothing but the solver's own code."""
    code = (
        "from tests.bench.bench_solver import *; from ddsolver import Strain; "
        "print(list(visited(random_positions(1, 60, list(Strain)))), list(visited(freaks())), "
        "list(visited(monte_carlo(4, list(Strain), 10, 20))))"
    )
    command = [sys.executable, "-c", code]
    ran = subprocess.run(command, cwd=program.root, env=program.environment, capture_output=True, text=True, check=True)
    yield "positions visited", hashed(ran.stdout)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--root", type=Path, default=Path(), help="where the version to ask lies")
    parser.add_argument("--write", action="store_true", help="keep the hashes")
    arguments = parser.parse_args()
    if not arguments.write and not KEPT.exists():
        parser.error(f"there is no {KEPT} to compare with: run this with --write before the change")
    program = Program(arguments.root)
    with tempfile.TemporaryDirectory() as folder:
        found = dict([*solver(program), *matches(program), *runs(program, Path(folder))])
    if arguments.write:
        KEPT.parent.mkdir(exist_ok=True)
        KEPT.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        return
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    other = [name for name in kept.keys() | found.keys() if kept.get(name) != found.get(name)]
    for name in sorted(other):
        print(f"{name}: {'other cards' if name in found and name in kept else 'only in one'}")
    print(f"{len(kept) - len(other)} of {len(kept)} as before")
    sys.exit(bool(other))


if __name__ == "__main__":
    main()
