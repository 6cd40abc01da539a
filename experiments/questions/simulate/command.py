"""`declarer simulate`: rate contracts on random deals that satisfy constraints."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated

import numpy as np
import typer
from numpy.typing import NDArray

from agent.rules.constraints import DealConditions
from agent.rules.contract import Contract, Vulnerability
from agent.rules.dealing import MOST_TRIES
from ddsolver.batch import dd_tables_stream
from ddsolver.cards import Seat, Strain
from ddsolver.deal import hand_to_pbn, split_pbn
from ddsolver.deal_arrays import Asked
from ddsolver.errors import DealError
from experiments.boards.board import Board
from experiments.boards.files import check_target, write_file
from experiments.command_line.board_options import ConditionList, Seed, Vulnerable, drawn_board
from experiments.command_line.common import Json, argument, check_can_write, command, new_app, say, show
from experiments.command_line.run_options import Threads
from experiments.questions.simulate.analysis import Simulation, deals_with
from experiments.questions.simulate.report import simulation_json, simulation_picture, simulation_text
from experiments.questions.typed_hand import typed_hand
from experiments.runs.progress import progress_bar
from experiments.show.board import counted
from experiments.show.plots import has_matplotlib
from experiments.show.rendering import writing

app = new_app()


@dataclass(frozen=True, slots=True, kw_only=True)
class SimulateOptions:
    """The options of `declarer simulate`."""

    deal: Annotated[
        str,
        typer.Option(metavar="HANDS", help="Known hands, with - for each unknown hand: 'N:AKQ32.K2.A43.QJ5 - - -'."),
    ] = "N:- - - -"
    constraint: ConditionList = None
    samples: Annotated[int, typer.Option(min=1, max=1_000_000, metavar="N", help="Number of deals to sample.")] = 1000
    contract: Annotated[
        list[str] | None,
        typer.Option(metavar="CONTRACT", help="Contract to rate, as in 4SN or 5CWx; repeatable."),
    ] = None
    vulnerable: Vulnerable = "None"
    strains: Annotated[
        str,
        typer.Option(
            metavar="LIST",
            help="Strains to solve, as in S,NT (default: those of the contracts; all without --contract or with -o).",
        ),
    ] = ""
    seed: Seed = 1
    threads: Threads = None
    output: Annotated[
        Path | None,
        typer.Option(
            "-o",
            "--output",
            metavar="FILE.pbn",
            help="Also write the deals, with their double-dummy tables, to this file.",
        ),
    ] = None
    picture: Annotated[
        Path | None, typer.Option(metavar="FILE.png", help="Draw a histogram of the tricks into this file.")
    ] = None
    json_: Json = False


@command(
    app,
    SimulateOptions,
    epilog="Example: declarer simulate --deal 'N:AKQ32.K2.A43.QJ5 - - -' --constraint S:hcp=6-9,S=3+ --contract 4SN "
    "--contract 3NTN -o deals.pbn. Or: declarer simulate --constraint 'S:bal,hcp=15-17; N:hcp=8+ or S=5+'",
)
def simulate(options: SimulateOptions) -> None:
    """Deal the unknown hands at random and rate contracts.

    Deals are sampled uniformly from all deals that are consistent with the known hands and the constraints
    (docs/reference/conditions.md). Each deal
    is solved double dummy for all declarers, in the strains of the contracts or else in all strains.
    """
    known = argument("--deal", _known, options.deal)
    conditions = argument("--constraint", DealConditions.parse, "; ".join(options.constraint or ()))
    asked = [argument("--contract", Contract.parse, each) for each in options.contract or ()]
    sides = argument("--vulnerable", Vulnerability.parse, options.vulnerable)
    if options.output is not None:
        argument("--output", lambda text: check_target(Path(text)), str(options.output))
        if options.output.suffix.lower() != ".pbn":
            raise typer.BadParameter(
                f"{options.output}: only PBN files can hold double-dummy tables; use a name that ends in .pbn",
                param_hint="--output",
            )
    check_can_write(options.picture, "--picture")
    if options.picture is not None and not has_matplotlib():
        raise typer.BadParameter("it needs matplotlib: pip install matplotlib", param_hint="--picture")
    drawn = argument(
        "--constraint",
        lambda _: deals_with(known, conditions, options.samples, np.random.default_rng(options.seed)),
        "",
    )
    if len(drawn) < options.samples:
        why = "there are no more, or no more were found" if known else f"{MOST_TRIES:,} random deals have no more"
        say(f"declarer: {counted(len(drawn), 'deal')}, not {options.samples:,}: {why}")
    hands = " ".join(f"{seat}:{hand_to_pbn(hand)}" for seat, hand in known.items())
    assumed = "; ".join(filter(None, (hands, str(conditions)))) or "no conditions"
    strains = _strains_to_solve(options, asked)
    found = Simulation(assumed, sides, drawn, _solved(drawn, strains, options.threads), strains)
    show(simulation_json(found, asked) if options.json_ else simulation_text(found, asked))
    if options.output is not None:
        write_file(options.output, _boards(found))
        say(f"declarer: {counted(len(drawn), 'deal')} written to {options.output}")
    if options.picture is not None:
        with writing(options.picture):
            options.picture.write_bytes(simulation_picture(found).png)
        say(f"declarer: picture written to {options.picture}")


def _known(text: str) -> dict[Seat, int]:
    """Return the known hands (all that are not ``-``) as masks, by seat.

    :raises DealError: if a hand does not have 13 cards, or two hands share a card.
    """
    first, hands = split_pbn(text)
    known: dict[Seat, int] = {}
    for turn, hand in enumerate(hands):
        seat = Seat((first + turn) % 4)
        if hand == "-":
            continue
        cards = typed_hand(hand, f"{seat.name.title()}'s hand")
        for other, others in known.items():
            if cards & others:
                raise DealError(f"{seat.name.title()} and {other.name.title()} hold the same card in {text!r}")
        known[seat] = cards
    return known


def _solved(drawn: NDArray[np.int64], strains: tuple[Strain, ...], threads: int | None) -> NDArray[np.int64]:
    """Solve all deals in some strains; return the tricks by deal, declarer and strain, int64 (n, 4, 5)."""
    parts = []
    stream = dd_tables_stream(drawn, strains, threads=threads)
    with progress_bar(len(drawn), "solving", "deal") as bar, closing(stream):
        for part in stream:
            parts.append(part.astype(np.int64))
            bar.update(len(part))
    return np.concatenate(parts)


def _strains_to_solve(options: SimulateOptions, asked: Sequence[Contract]) -> tuple[Strain, ...]:
    """Return the strains named by the options, which must include those of the contracts; by default, only these.

    Boards that are written need all strains.
    """
    if options.strains:
        chosen = argument("--strains", lambda given: Asked.parse(given, None).strains, options.strains)
        for contract in asked:
            if contract.strain not in chosen:
                raise typer.BadParameter(f"the strain of {contract} is missing", param_hint="--strains")
        if options.output is not None and len(chosen) < len(Strain):
            raise typer.BadParameter("boards need the whole table; leave it out", param_hint="--strains")
        return chosen
    if options.output is not None or not asked:
        return tuple(Strain)
    return tuple(sorted({contract.strain for contract in asked}))


def _boards(found: Simulation) -> list[Board]:
    return [
        replace(
            drawn_board(number, hands, found.vulnerability),
            table={seat: {strain: int(tricks[seat, strain]) for strain in Strain} for seat in Seat},
        )
        for number, (hands, tricks) in enumerate(zip(found.deals, found.tricks, strict=True), start=1)
    ]
