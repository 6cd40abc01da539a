"""How much partner's reasons tell a defender: partner's cards weighed by what our own player would have played.

    python -m tests.bench.partner_reasons FILE.pbn ... -o ROWS.csv [--layouts 40] [--samples 10] [--seed 1]
    python -m tests.bench.partner_reasons --report ROWS.csv

At one turn of a defender on each board, layouts are drawn in proportion to the auction and the model of cards that
people play. In each, partner is asked what it would have played at its earlier turns: Monte-Carlo with a few layouts,
from partner's own seat. The probability of a run of equivalent cards is a softmax of its mean tricks. The *gain* is the
logarithm of (likelihood of partner's cards in the true layout / its mean over the layouts drawn): above 0, partner's
reasons make the true layout likelier than auction and model already did. A stopped run resumes.
"""

from __future__ import annotations

import argparse
import csv
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from scipy.special import log_softmax, logsumexp

from agent.errors import LayoutError
from agent.knowledge.draws import played_cards
from agent.knowledge.layouts import LayoutSpace
from agent.knowledge.view import View
from agent.player import PerfectPlayer
from agent.registry import Role, parse_player
from ddsolver.cards import Seat
from experiments.boards.board import Board
from experiments.boards.files import read_files
from experiments.questions.review.analysis import Step, deal_luck, steps, view_at
from experiments.statistics.interval import mean_interval
from tests.bench.beliefs import BeliefVariant

TEMPERATURES = (0.05, 0.1, 0.2, 0.4)
"""Tricks by which a card must be worse to be e (2.718) times less likely."""
POWERS = (0.25, 0.5, 0.75, 1.0)
"""Exponents of partner's likelihood."""
COLUMNS = ("file", "board", "deal", "trick", "turns", "layouts", "cpu_seconds", "temperature", "power", "gain")
_POOL = 4000
"""Layouts drawn uniformly, among which those to ask in are drawn by weight."""
_USUAL_SCATTER = 1.0
"""Prior standard deviation of the gain."""


def main() -> None:
    """Measure boards, or report on rows."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("-o", "--output", type=Path)
    parser.add_argument("--report", type=Path)
    parser.add_argument("--layouts", type=int, default=40)
    parser.add_argument("--samples", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if given.report:
        report(given.report)
        return
    if not (given.files and given.output):
        parser.error("give FILE.pbn ... and -o ROWS.csv, or --report ROWS.csv")
    finished = set()
    if given.output.exists():
        with given.output.open(newline="") as kept:
            finished = {(row["file"], row["board"]) for row in csv.DictReader(kept)}
    with given.output.open("a", newline="") as rows:
        writer = csv.writer(rows)
        if not finished:
            writer.writerow(COLUMNS)
        for path in given.files:
            for number, board in enumerate(read_files([path]).boards, 1):
                name = f"{board.name} ({number})"
                if (path.stem, name) not in finished:
                    writer.writerows([path.stem, name, *row] for row in measure(board, given))
                    rows.flush()


def measure(board: Board, given: argparse.Namespace) -> Iterator[tuple[object, ...]]:
    """Yield the rows of one random turn of a defender with a choice whose partner had one before; none if none is."""
    generator = np.random.default_rng([given.seed, deal_luck(board.deal)])
    choices = (step for step in steps(board) if step.turn.is_choice and step.turn.role == "defence")
    found = [(step, turns) for step in choices if (turns := partner_turns(step))]
    if not found:
        return
    step, turns = found[int(generator.integers(len(found)))]
    view = view_at(board, step.turn)
    try:
        pool = LayoutSpace(view).sample(_POOL, generator)
    except LayoutError:
        return
    weights = BeliefVariant.parse("auction=read,weights=real").weigh(view, pool)
    if not weights.sum() > 0:
        return
    drawn = pool[generator.choice(len(pool), given.layouts, p=weights / weights.sum())]
    true = np.array([step.turn.position.hands], dtype=np.int64)
    dealt = np.concatenate([true, drawn]) | played_cards(view)
    started = time.process_time()
    logs = np.sum([log_likelihoods(view, turn, dealt, given) for turn in turns], axis=0)
    seconds = time.process_time() - started
    deal = f"{deal_luck(board.deal):08x}"
    for place, temperature in enumerate(TEMPERATURES):
        for power in POWERS:
            scaled = power * logs[:, place]
            gain = f"{scaled[0] - logsumexp(scaled[1:]) + np.log(given.layouts):.4f}"
            yield deal, step.turn.trick, len(turns), given.layouts, f"{seconds:.2f}", temperature, power, gain


def partner_turns(step: Step) -> list[int]:
    """Return the turns before this one at which the defender's partner played."""
    partner = step.turn.seat.partner
    players = step.turn.position.players()
    return [turn for turn, seat in enumerate(players) if seat is partner]


def log_likelihoods(view: View, turn: int, dealt: NDArray[np.int64], given: argparse.Namespace) -> NDArray[np.float64]:
    """Return the log-likelihood of partner's card at a turn, in each layout and at each temperature, float64 (n, 4)."""
    partner, dummy = view.seat.partner, view.contract.dummy
    logs = np.zeros((len(dealt), len(TEMPERATURES)))
    answers: dict[int, NDArray[np.float64]] = {}
    for row, hands in enumerate(dealt):
        hand = int(hands[partner])
        if hand not in answers:
            known = {partner: hand} | ({Seat(dummy): int(hands[dummy])} if turn else {})
            seen = View.at_table(partner, view.contract, view.vulnerability, view.auction, known, view.plays[:turn])
            answers[hand] = run_log_probability(seen, view, turn, given)
        logs[row] = answers[hand]
    return logs


def run_log_probability(seen: View, view: View, turn: int, given: argparse.Namespace) -> NDArray[np.float64]:
    """Return the log-probability of the run of partner's card, from what partner saw, at each temperature."""
    runs = seen.runs()
    if len(runs) == 1:
        return np.zeros(len(TEMPERATURES))
    asked = parse_player(f"monte-carlo:samples={given.samples},auction=read,aim=tricks", Role.DEFENDER)
    player = asked.make(np.random.SeedSequence(given.seed))
    assert not isinstance(player, PerfectPlayer), "monte-carlo sees what partner saw"
    decision = player.decide(seen)
    tricks = {each.card: each.tricks for each in decision.candidates}
    if not tricks:
        return np.zeros(len(TEMPERATURES))
    means = np.array([tricks[run[0]] for run in runs])
    played = next(place for place, run in enumerate(runs) if view.plays[turn] in run)
    return np.asarray(log_softmax(-means / np.array(TEMPERATURES)[:, None], axis=1)[:, played])


def report(path: Path) -> None:
    """Print the mean gain at each temperature and power; the tables of a deal count together as one."""
    gains: dict[tuple[str, str], dict[str, list[float]]] = {}
    with path.open(newline="") as kept:
        for row in csv.DictReader(kept):
            deals = gains.setdefault((row["temperature"], row["power"]), {})
            deals.setdefault(row["deal"], []).append(float(row["gain"]))
    for (temperature, power), deals in gains.items():
        gain = mean_interval([sum(each) / len(each) for each in deals.values()], _USUAL_SCATTER)
        width = gain.half_width or np.nan
        print(f"temperature {temperature}, power {power}: {gain.mean:+.3f} ± {width:.3f} ({gain.number} deals)")


if __name__ == "__main__":
    main()
