"""What racing saves and loses: the same decisions with and without it, on the same layouts.

    python -m tests.bench.racing [--decisions N] [-o FOLDER]

Each of `PLAYERS` declares and defends deals that the bidder ``net`` bids. At each turn with a choice, the same player
with ``racing=yes`` is asked too, with the same random numbers. If the cards differ, both are valued on fresh layouts.
Writes ``racing.csv`` (a row for each decision), ``racing.json`` and ``racing.md``. N is the number of decisions of each
player.
"""

from __future__ import annotations

import argparse
import csv
from collections.abc import Iterator, Sequence
from dataclasses import astuple, dataclass, fields
from itertools import product
from pathlib import Path

import numpy as np

from agent.bidders import parse_bidder
from agent.player import AnyPlayer, Decision
from agent.players.bidding.auction import hold_auction
from agent.registry import PlayerSpec, Role, parse_player
from agent.rules.contract import Vulnerability, dealer_of_board
from agent.table import ask
from ddsolver.cards import Seat
from ddsolver.deal import Deal
from ddsolver.position import Position
from experiments.competitions.bidding.deals import bench_deals
from tests.bench.measured import keep

PLAYERS = ("monte-carlo:samples=100", "monte-carlo:strong,auction=robots")
FRESH = 400
"""The fresh layouts on which different cards are valued."""
_SEED = 72


@dataclass(frozen=True, slots=True)
class Row:
    """A decision: CPU seconds with all layouts and with racing, and what racing's card loses on fresh layouts."""

    player: str
    deal: int
    contract: str
    turn: int
    """The number of cards played before."""
    role: str
    seconds: float
    racing_seconds: float
    card: str
    racing_card: str
    tricks_lost: float = 0.0
    imps_lost: float = 0.0


@dataclass(frozen=True, slots=True)
class Asked:
    """The players at a seat: with all layouts, with racing, and the one with fresh layouts."""

    usual: AnyPlayer
    racing: AnyPlayer
    fresh: AnyPlayer

    @classmethod
    def of(cls, spec: PlayerSpec, deal: int, seat: Seat) -> Asked:
        """Return the players for a seat on a deal; the first two have the same random numbers."""
        seeds = [(_SEED, deal, int(seat), place) for place in (0, 0, 1)]
        specs = (spec.replace(racing=False), spec.replace(racing=True), spec.replace(racing=False, samples=FRESH))
        return cls(*(each.make(np.random.SeedSequence(seed)) for each, seed in zip(specs, seeds, strict=True)))


def rows(player: str, number: int) -> Iterator[Row]:
    """Yield a player's decisions on a deal of `bench_deals`."""
    north, east, south, west = map(int, bench_deals().hands[number])
    deal, vulnerable = Deal((north, east, south, west)), Vulnerability.of_board(number + 1)
    bidder = parse_bidder("net").make(np.random.SeedSequence(_SEED))
    auction = hold_auction(deal, dealer_of_board(number + 1), vulnerable, dict.fromkeys(Seat, bidder)).auction
    contract = auction.contract
    if contract is None:
        return
    players = {}
    for seat in Seat:
        role = Role.DECLARER if seat.same_side(contract.declarer) else Role.DEFENDER
        players[seat] = Asked.of(parse_player(player, role).aiming("imps"), number, seat)
    players[contract.dummy] = players[contract.declarer]
    position = Position(deal, contract.strain, contract.leader)
    while not position.is_over:
        asked, known = players[position.to_play], (position, contract, vulnerable, auction)
        first, second = (asked.usual, asked.racing)[:: 1 if len(position.plays) % 2 else -1]
        one, two = ask(first, *known), ask(second, *known)
        usual, racing = (one, two) if first is asked.usual else (two, one)
        if len(usual.candidates) > 1:
            declares = position.to_play.same_side(contract.declarer)
            cards = str(usual.card), str(racing.card)
            lost = (0.0, 0.0) if usual.card is racing.card else _lost(ask(asked.fresh, *known), usual, racing, declares)
            seconds = round(usual.seconds, 4), round(racing.seconds, 4)
            side = "declarer" if declares else "defender"
            yield Row(player, number, str(contract), len(position.plays), side, *seconds, *cards, *lost)
        position = position.play(usual.card)


def _lost(fresh: Decision, usual: Decision, racing: Decision, declares: bool) -> tuple[float, float]:
    """Return by how many tricks and IMPs racing's card is worse on fresh layouts."""
    sign = 1 if declares else -1
    one, two = (next(each for each in fresh.candidates if each.card is card) for card in (usual.card, racing.card))
    return round(sign * (one.tricks - two.tricks), 4), round(sign * (one.score - two.score), 4)


def lines(found: Sequence[Row]) -> list[str]:
    """Return the page."""
    text = [
        "# What racing saves and loses",
        "",
        "Each player declares and defends deals that `net` bid, and the same player with `racing=yes` is asked at the",
        f"same turns, with the same layouts. Where the cards differ, both are valued on {FRESH} fresh layouts. The",
        "loss is that of racing: a mean over decisions with its 95 % interval (decisions of a deal count together).",
        "`python -m tests.bench.racing` makes this page.",
        "",
        "| player | role | trick | decisions | CPU seconds | racing / all | other card | tricks lost | IMPs lost |",
        "|---|---|---|---:|---:|---:|---:|---:|---:|",
    ]
    groups = [(role, low, high) for role in ("declarer", "defender") for low, high in ((1, 4), (5, 13))]
    for player, (role, low, high) in product(PLAYERS, [*groups, ("both", 1, 13)]):
        own = [row for row in found if row.player == player and role in (row.role, "both")]
        some = [row for row in own if low <= row.turn // 4 + 1 <= high]
        if not some:
            continue
        seconds, racing = sum(row.seconds for row in some), sum(row.racing_seconds for row in some)
        other = sum(row.card != row.racing_card for row in some)
        losses = " | ".join(_mean(some, name) for name in ("tricks_lost", "imps_lost"))
        head = f"| `{player}` | {role} | {low}-{high} | {len(some)} | {seconds:.0f} | {racing / seconds:.2f}"
        text.append(f"{head} | {other} | {losses} |")
    return text


def _mean(some: Sequence[Row], name: str) -> str:
    """Return the mean of a loss a decision with its interval; decisions of one deal are a cluster."""
    deals: dict[int, list[float]] = {}
    for row in some:
        deals.setdefault(row.deal, []).append(getattr(row, name))
    mean = sum(map(sum, deals.values())) / len(some)
    residuals = np.array([sum(each) - mean * len(each) for each in deals.values()])
    error = float(np.sqrt((residuals**2).sum())) / len(some)
    return f"{mean:+.4f} ± {1.96 * error:.4f}"


def main() -> None:
    """Ask for decisions until there are enough, and write the rows and the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=2000)
    parser.add_argument("-o", "--output", type=Path, default=Path("results/bench"), help="the folder to write to")
    given = parser.parse_args()
    given.output.mkdir(parents=True, exist_ok=True)
    found: list[Row] = []
    with (given.output / "racing.csv").open("w", newline="", encoding="utf-8") as stream:
        writer = csv.writer(stream, lineterminator="\n")
        writer.writerow([field.name for field in fields(Row)])
        for player in PLAYERS:
            number = count = 0
            while count < given.decisions:
                new = list(rows(player, number))
                writer.writerows(astuple(row) for row in new)
                stream.flush()
                found += new
                number, count = number + 1, count + len(new)
    keep(given.output, "racing", {"decisions": given.decisions}, lines(found))


if __name__ == "__main__":
    main()
