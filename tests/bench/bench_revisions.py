"""The CPU time of players, in this version and in an earlier revision, at the same turns.

    OPENBLAS_NUM_THREADS=1 python -m tests.bench.bench_revisions REVISION [--tables 20] [--player NAME ...] [-o FOLDER]

REVISION is a commit, or a folder with a version whose kernels are compiled. Our bidder bids random deals, and
`monte-carlo:samples=5` plays them. At each turn with a choice, both versions are asked, table by table in turn, so that
a busy machine slows both. Each ratio has a 95 % interval over tables. Writes ``revisions.csv`` (a row for each turn and
version), ``revisions.json`` and ``revisions.md`` after each table.
"""

from __future__ import annotations

import argparse
import csv
import json
import os
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

from agent.players.bidding.auction import hold_auction
from agent.registry import Role, parse_bidder, parse_player
from agent.rules.contract import Vulnerability
from agent.table import play_board, seat_players
from ddsolver import Seat
from tests.bench.bench_solver import random_deals
from tests.bench.measured import keep

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PLAYERS = ("monte-carlo:strong", "monte-carlo:strong,auction=robots", "payoff:strong")
COLUMNS = ("version", "player", "table", "role", "turn", "trick", "seconds", "card", "layouts", "difference")
_DRAWS = 2000


def tables_of(number: int, seed: int) -> list[dict[str, Any]]:
    """Return tables, as the worker reads them: a deal, its auction, and the cards of a play."""
    bidder = parse_bidder("net").make(np.random.SeedSequence(0))
    tables: list[dict[str, Any]] = []
    for place, deal in enumerate(random_deals(seed, 4 * number)):
        dealer = Seat(place % 4)
        auction = hold_auction(deal, dealer, Vulnerability.NONE, dict.fromkeys(Seat, bidder)).auction
        contract = auction.contract
        if contract is None or len(tables) == number:
            continue
        declarer, *defenders = (
            parse_player("monte-carlo:samples=5", role).make(np.random.SeedSequence([place, seat]))
            for seat, role in enumerate((Role.DECLARER, Role.DEFENDER, Role.DEFENDER))
        )
        seats = seat_players(contract, declarer, *defenders)
        cards = [str(each) for each in play_board(deal, contract, Vulnerability.NONE, seats, auction).plays]
        found = {"number": place, "deal": str(deal), "dealer": dealer.name, "calls": " ".join(map(str, auction.calls))}
        tables.append({**found, "contract": str(contract), "cards": cards})
    return tables


class Version:
    """A process that asks players of one version."""

    def __init__(self, folder: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": str(folder), "OPENBLAS_NUM_THREADS": "1"}
        command = [sys.executable, str(HERE / "revision_worker.py")]
        self._process = subprocess.Popen(
            command, cwd=folder, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, question: dict[str, Any]) -> list[dict[str, Any]]:
        """Return the turns of a player at a table."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(question) + "\n")
        self._process.stdin.flush()
        turns: list[dict[str, Any]] = json.loads(self._process.stdout.readline())
        return turns

    def close(self) -> None:
        """End the process."""
        self._process.communicate(timeout=60)


@contextmanager
def folder_of(revision: str) -> Iterator[Path]:
    """Give a folder with a version of the program, with its kernels compiled."""
    if Path(revision).is_dir():
        yield Path(revision).resolve()
        return
    with tempfile.TemporaryDirectory() as name:
        packed = subprocess.run(["git", "archive", revision], cwd=ROOT, capture_output=True, check=True).stdout
        subprocess.run(["tar", "x", "-C", name], input=packed, check=True)
        command = [sys.executable, "-c", "from experiments.cli import main; main()", "warm-up"]
        subprocess.run(command, cwd=name, env={**os.environ, "PYTHONPATH": name}, check=True)
        yield Path(name)


def questions_of(table: dict[str, Any], players: Sequence[str], bidders: Sequence[str]) -> Iterator[dict[str, Any]]:
    """Yield the questions at a table: each player in each of its roles, and the auctions of bidders."""
    for player in players:
        for role in ("declarer", "defender"):
            if role == "declarer" or not player.startswith("payoff"):
                yield {**table, "player": player, "role": role}
    for bidder in bidders:
        yield {**table, "bidder": bidder}


def measured(
    versions: dict[str, Version], questions: Sequence[dict[str, Any]], save: Callable[[list[dict[str, Any]]], None]
) -> None:
    """Ask the versions in turn, and save a row for each turn and version after each table.

    The first question is asked twice, since what is loaded at first does not count.
    """
    rows: list[dict[str, Any]] = []
    for place, question in enumerate([questions[0], *questions]):
        answers = {name: versions[name].ask(question) for name in sorted(versions, reverse=bool(place % 2))}
        if not place:
            continue
        for now, before in zip(answers["now"], answers["before"], strict=True):
            for name, turn in (("now", now), ("before", before)):
                row = {"version": name, "player": question.get("player", question.get("bidder")), **turn}
                row["table"] = question["number"]
                row["difference"] = _difference(now, before)
                rows.append(row)
        print(f"{place} of {len(questions)}", file=sys.stderr, flush=True)
        if place == len(questions) or questions[place]["number"] != question["number"]:
            save(rows)


def _difference(now: dict[str, Any], before: dict[str, Any]) -> float:
    """Return by how many tricks the new card is better than the old one, by the old version's values."""
    values = before.get("values", {})
    if now["card"] == before["card"] or now["card"] not in values or before["card"] not in values:
        return 0.0
    sign = 1 if now["role"] == "declarer" else -1
    return float(sign * (values[now["card"]][1] - values[before["card"]][1]))


def ratio(now: Sequence[float], before: Sequence[float]) -> tuple[float, float, float]:
    """Return the ratio of two sums over tables, and its 95 % interval (bootstrap over tables)."""
    generator = np.random.default_rng(0)
    drawn = generator.integers(len(now), size=(_DRAWS, len(now)))
    ratios = np.array(now)[drawn].sum(axis=1) / np.array(before)[drawn].sum(axis=1)
    low, high = np.quantile(ratios, (0.025, 0.975))
    return sum(now) / sum(before), float(low), float(high)


def summary(rows: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return a row for each player and part of the play: CPU seconds a table, their ratio, and equal cards."""
    parts: dict[tuple[str, str], list[dict[str, Any]]] = defaultdict(list)
    for row in rows:
        parts[row["player"], "all"].append(row)
        parts[row["player"], row["role"]].append(row)
        if row["role"] in ("declarer", "defender"):
            trick = row["trick"] if row["trick"] <= 3 else "4-6" if row["trick"] <= 6 else "7-13"
            parts[row["player"], f"{row['role']}, trick {trick}"].append(row)
    return [_summary(player, part, found) for (player, part), found in sorted(parts.items())]


def _summary(player: str, part: str, rows: Sequence[dict[str, Any]]) -> dict[str, Any]:
    tables = sorted({row["table"] for row in rows})
    sums = {name: dict.fromkeys(tables, 0.0) for name in ("now", "before")}
    for row in rows:
        sums[row["version"]][row["table"]] += row["seconds"]
    now = [row for row in rows if row["version"] == "now"]
    before = [row for row in rows if row["version"] == "before"]
    mean, low, high = ratio([*sums["now"].values()], [*sums["before"].values()])
    others = [one for one, two in zip(now, before, strict=True) if one["card"] != two["card"]]
    return {
        "player": player,
        "part": part,
        "turns": len(now),
        "before": sum(sums["before"].values()) / len(before),
        "now": sum(sums["now"].values()) / len(now),
        "ratio": mean,
        "low": low,
        "high": high,
        "slowest before": max(row["seconds"] for row in before),
        "slowest now": max(row["seconds"] for row in now),
        "same card": 1 - len(others) / len(now),
        "other cards": len(others),
        "tricks better": sum(row["difference"] for row in others) / max(len(others), 1),
    }


def write(rows: Sequence[dict[str, Any]], revision: str, folder: Path) -> None:
    """Write the rows and the tables."""
    found = summary(rows)
    lines = [
        f"# CPU seconds of a decision, beside {revision}",
        "",
        f"At {len({row['table'] for row in rows})} tables that our bidder bid, both versions were asked at the same",
        "turns, table by table. CPU seconds a turn; the ratio is that of the sums, with its 95 % interval over",
        "tables. *Better* is by how many tricks the other cards are better by the earlier version's own values.",
        "`python -m tests.bench.bench_revisions` makes this page.",
        "",
        "| player | turns | number | before | now | ratio | slowest, before and now | same card | others better |",
        "|---|---|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for row in found:
        cells = (
            *(row["player"], row["part"], row["turns"], f"{row['before']:.3f}", f"{row['now']:.3f}"),
            f"{row['ratio']:.2f} ({row['low']:.2f} to {row['high']:.2f})",
            f"{row['slowest before']:.1f}, {row['slowest now']:.1f}",
            f"{100 * row['same card']:.1f} %",
            f"{row['tricks better']:+.3f}",
        )
        lines.append(f"| {' | '.join(map(str, cells))} |")
    keep(folder, "revisions", {"revision": revision, "rows": found}, lines)
    with (folder / "revisions.csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, COLUMNS, extrasaction="ignore", lineterminator="\n")
        writer.writeheader()
        writer.writerows({**row, "seconds": f"{row['seconds']:.4f}"} for row in rows)


def main() -> None:
    """Measure both versions and write the rows."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("revision")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seed", type=int, default=99)
    parser.add_argument("--player", action="append", help="a player of cards; repeatable")
    parser.add_argument("--bidder", action="append", help="a bidder; repeatable")
    parser.add_argument("-o", "--output", type=Path, default=Path("results/bench"), help="the folder to write to")
    given = parser.parse_args()
    players = given.player if given.player or given.bidder else PLAYERS
    tables = tables_of(given.tables, given.seed)
    with folder_of(given.revision) as folder:
        versions = {"now": Version(ROOT), "before": Version(folder)}
        questions = [each for table in tables for each in questions_of(table, players or (), given.bidder or ())]
        measured(versions, questions, lambda rows: write(rows, given.revision, given.output))
        for version in versions.values():
            version.close()


if __name__ == "__main__":
    main()
