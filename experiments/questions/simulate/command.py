"""`declarer simulate`: rate contracts on random deals that satisfy constraints, in text and JSON."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from agent.rules.auction import STRAINS_UPWARDS
from agent.rules.constraints import DealConditions
from agent.rules.contract import Contract, Vulnerability
from agent.rules.dealing import MOST_TRIES
from ddsolver.cards import Seat, Strain
from ddsolver.deal_arrays import Asked
from experiments.boards.board import Board
from experiments.boards.files import write_file
from experiments.command_line import board_options
from experiments.command_line.common import Json, argument, command, new_app, option, refuse_if, say, show
from experiments.command_line.run_options import Threads
from experiments.questions.simulate import analysis
from experiments.runs.progress import progress_bar
from experiments.show.board import contract_in_short, counted
from experiments.show.table import Column, Table, as_text, fields_json, plus_minus, share

app = new_app()


@dataclass(frozen=True, slots=True, kw_only=True)
class SimulateOptions:
    """The options of `declarer simulate`."""

    deal: str = option("N:- - - -", "HANDS", "Known hands, with - for each unknown hand: 'N:AKQ32.K2.A43.QJ5 - - -'.")
    constraint: board_options.ConditionList = None
    samples: board_options.Samples = 1000
    contract: list[str] | None = option(None, "CONTRACT", "Contract to rate, as in 4SN or 5CWx; repeatable.")
    vulnerable: board_options.Vulnerable = None
    strains: board_options.Strains = ""
    seed: board_options.Seed = 1
    threads: Threads = None
    output: Path | None = option(
        None, "FILE.pbn", "Also write the deals, with their double-dummy tables, to this file.", "-o", "--output"
    )
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
    (docs/reference/conditions.md). Each deal is solved double dummy for all declarers, in the strains of the contracts
    or else in all strains.
    """
    known = argument("--deal", analysis.known_hands, options.deal)
    conditions = argument("--constraint", DealConditions.parse, "; ".join(options.constraint or ()))
    asked = [argument("--contract", Contract.parse, each) for each in options.contract or ()]
    sides = argument("--vulnerable", Vulnerability.parse, options.vulnerable or "None")
    board_options.check_output(options.output, only_pbn=board_options.ONLY_PBN)
    drawn = argument(
        "--constraint",
        lambda _: analysis.deals_with(known, conditions, options.samples, np.random.default_rng(options.seed)),
        "",
    )
    if len(drawn) < options.samples:
        why = "there are no more, or no more were found" if known else f"{MOST_TRIES:,} random deals have no more"
        say(f"declarer: {counted(len(drawn), 'deal')}, not {options.samples:,}: {why}")
    strains = _strains_to_solve(options, asked)
    with progress_bar(len(drawn), "solving", "deal") as bar:
        found = analysis.solved(
            drawn, analysis.assumptions(known, conditions), sides, strains, options.threads, bar.update
        )
    show(simulation_json(found, asked) if options.json_ else simulation_text(found, asked))
    if options.output is not None:
        write_file(options.output, _boards(found))
        say(f"declarer: {counted(len(drawn), 'deal')} written to {options.output}")


def _strains_to_solve(options: SimulateOptions, asked: Sequence[Contract]) -> tuple[Strain, ...]:
    """Return the strains named by the options, which must include those of the contracts; by default, only these.

    Boards that are written need all strains.
    """
    if options.strains:
        chosen = argument("--strains", lambda given: Asked.parse(given, None).strains, options.strains)
        for contract in asked:
            refuse_if(contract.strain not in chosen, "--strains", f"the strain of {contract} is missing")
        is_part = options.output is not None and len(chosen) < len(Strain)
        refuse_if(is_part, "--strains", "boards need the whole table; leave it out")
        return chosen
    if options.output is not None or not asked:
        return tuple(Strain)
    return tuple(sorted({contract.strain for contract in asked}))


def _boards(found: analysis.Simulation) -> list[Board]:
    return [
        replace(
            board_options.drawn_board(number, hands, found.vulnerability),
            table={seat: {strain: int(tricks[seat, strain]) for strain in Strain} for seat in Seat},
        )
        for number, (hands, tricks) in enumerate(zip(found.deals, found.tricks, strict=True), start=1)
    ]


_SIDES = ((Seat.NORTH, "North-South"), (Seat.EAST, "East-West"))


def simulation_text(found: analysis.Simulation, contracts: Sequence[Contract]) -> str:
    """Return a table for each side, the results of ``contracts``, and the comparisons between them, as text."""
    number = len(found.deals)
    head = f"{counted(number, 'deal')}, {found.assumptions}; results are double dummy"
    sides = as_text([_side_table(found, side, name) for side, name in _SIDES])
    lines = [
        head,
        "",
        sides,
        "1 to 7: chance to make that level, in per cent; declarer is the partner with more tricks on average",
    ]
    if contracts:
        lines += ["", contracts_table([found.outlook(contract) for contract in contracts]).to_text()]
    for duel in analysis.compared(found, contracts):
        lines.append(
            f"{contract_in_short(duel.first)} over {contract_in_short(duel.second)}: {duel.imps} IMPs a deal, "
            f"{duel.matchpoints.text(1, '+')} % of a top"
        )
    return "\n".join(lines)


def _side_table(found: analysis.Simulation, side: Seat, name: str) -> Table:
    columns = (
        Column(name, words=True),
        Column("tricks", plus_minus(2)),
        *(Column(f"{level}", lambda each: f"{100 * each.mean:.0f}") for level in range(1, 8)),
        Column("best contract, points", words=True),
    )
    rows = []
    for strain in reversed(_strains(found)):
        declarer = found.declarer(side, strain)
        levels = [found.outlook(Contract(level, strain, declarer)) for level in range(1, 8)]
        best = found.best_level(side, strain)
        rows.append(
            (
                f"{strain.symbol:<2} {declarer.name.title()}",
                levels[0].tricks,
                *(each.makes for each in levels),
                f"{contract_in_short(best.contract)} {best.score.text(0, '+')}",
            )
        )
    return Table(columns, tuple(rows))


def _strains(found: analysis.Simulation) -> list[Strain]:
    """Return the strains that were solved, in the order of the bidding."""
    return [strain for strain in STRAINS_UPWARDS if strain in found.strains]


def contracts_table(outlooks: Sequence[analysis.Outlook]) -> Table:
    """Return a table by contract: how often it makes, declarer's tricks, and the score in points."""
    columns = (
        Column("contract", contract_in_short, words=True),
        Column("makes", share(1)),
        Column("tricks", plus_minus(2)),
        Column("points", plus_minus(0, "+")),
    )
    return Table(columns, tuple((each.contract, each.makes, each.tricks, each.score) for each in outlooks))


def simulation_json(found: analysis.Simulation, contracts: Sequence[Contract]) -> dict[str, Any]:
    """Return as JSON the mean tricks by declarer and strain, and the results of all undoubled contracts.

    Strains that were not solved are left out.
    ``asked`` has the results of the given contracts, and ``compared`` the comparisons between them.
    """
    return {
        "deals": len(found.deals),
        "known": found.assumptions,
        "vulnerable": str(found.vulnerability),
        "tricks": {
            str(seat): {str(strain): float(found.tricks[:, seat, strain].mean()) for strain in _strains(found)}
            for seat in Seat
        },
        "contracts": _all_contracts(found).to_json(),
        "asked": contracts_table([found.outlook(contract) for contract in contracts]).to_json(),
        "compared": [
            fields_json(duel, "first", "second", "imps", "matchpoints") for duel in analysis.compared(found, contracts)
        ],
    }


def _all_contracts(found: analysis.Simulation) -> Table:
    return contracts_table(
        [
            found.outlook(Contract(level, strain, declarer))
            for level in range(1, 8)
            for strain in _strains(found)
            for declarer in Seat
        ]
    )
