"""`declarer reproduce`: repeat the experiments of Asiminakis's thesis (2017)."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer

from experiments.command_line.common import argument, command, new_app, settings_of
from experiments.command_line.results import exit_unless_whole, show_outcome
from experiments.command_line.run_options import Backend, Jobs, Mix, Scheduler, pool_of
from experiments.competitions.thesis.kind import outcome_of
from experiments.competitions.thesis.run import open_grid, play_run
from experiments.competitions.thesis.settings import PRESETS, RunSettings
from experiments.runs.progress import Bars
from experiments.runs.settings import split_numbers, split_players

app = new_app()


@dataclass(frozen=True, slots=True, kw_only=True)
class ReproduceOptions:
    """The options of `declarer reproduce`."""

    output: Annotated[Path, typer.Option("--run", "-o", "--output", metavar="RUN", help="Folder of the run.")]
    settings: Annotated[
        Path | None, typer.Option(metavar="FILE.toml", help="Settings file; options on the command line override it.")
    ] = None
    preset: Annotated[
        str | None,
        typer.Option(
            metavar="NAME",
            help="Preset settings: quick (minutes), thesis (the published grid) or full (ten times as many deals).",
        ),
    ] = None
    contracts: Annotated[
        str | None, typer.Option(metavar="LIST", help="Contract sets: 1H,1NT,3NT,4H,5D,6H,6NT,7H,7NT.")
    ] = None
    deals: Annotated[int | None, typer.Option(metavar="N", help="Deals for each contract.")] = None
    samples: Annotated[str | None, typer.Option(metavar="LIST", help="Sample counts: 1,5,20.")] = None
    declarers: Annotated[
        str | None,
        typer.Option(metavar="LIST", help="Declaring players, such as payoff; --samples sets their samples."),
    ] = None
    defenders: Annotated[str | None, typer.Option(metavar="LIST", help="Defending players.")] = None
    weights: Annotated[
        str | None,
        typer.Option(
            metavar="NAME",
            help="How the cards that the defenders played change the weights of layouts: uniform (not at all), "
            "random-play or correct-play.",
        ),
    ] = None
    p: Annotated[
        str | None,
        typer.Option(
            metavar="P",
            help="With --weights correct-play: probability that a defender plays a card that loses nothing.",
        ),
    ] = None
    refill: Annotated[
        bool | None, typer.Option("--refill/--no-refill", help="Replace layouts that have become impossible.")
    ] = None
    ties: Annotated[
        str | None,
        typer.Option(metavar="NAME", help="Tie-break between equally good cards: trumps, cheapest or random."),
    ] = None
    limits: Annotated[
        bool | None,
        typer.Option(
            "--limits/--no-limits",
            help="Use only deals on which North-South's points and number of trumps are usual for the contract.",
        ),
    ] = None
    seed: Annotated[
        int | None, typer.Option(min=0, metavar="N", help="Random seed; the same seed gives the same results.")
    ] = None
    jobs: Jobs = 1
    backend: Backend = "loky"
    scheduler: Scheduler = None
    mix: Mix = False


@command(
    app,
    ReproduceOptions,
    epilog="Example: declarer reproduce --contracts 3NT,4H --deals 100 --samples 1,5,20 --declarers monte-carlo,payoff "
    "--defenders arbitrary,optimized --seed 1 --jobs 2 -o RUN. Or: declarer reproduce --preset quick --jobs 2 -o RUN",
)
def reproduce(options: ReproduceOptions) -> None:
    """Repeat the experiments of Asiminakis's thesis (2017).

    You can choose any grid of contract sets, sample counts, declarers and defenders. The default grid has nine contract
    sets (100 deals each), three sample counts (1, 5 and 20), three declarers and two defenders. You can stop or kill a
    run at any time: `declarer run resume` resumes it, and `declarer run report` prints its tables.
    """
    if options.settings is not None and options.preset is not None:
        raise typer.BadParameter("give either --settings or --preset, not both", param_hint="--preset")
    if options.preset is not None and options.preset not in PRESETS:
        raise typer.BadParameter(
            f"unknown preset: {options.preset!r} (choose from {', '.join(PRESETS)})", param_hint="--preset"
        )
    base = (
        PRESETS[options.preset]
        if options.preset
        else RunSettings.read(options.settings)
        if options.settings
        else RunSettings()
    )
    flags: dict[str, Any] = {
        "contracts": _split(options.contracts, split_players),
        "deals": options.deals,
        "samples": None if options.samples is None else argument("--samples", split_numbers, options.samples),
        "declarers": _split(options.declarers, split_players),
        "defenders": _split(options.defenders, split_players),
        "weights": options.weights,
        "p": options.p,
        "refill": options.refill,
        "ties": options.ties,
        "limits": options.limits,
        "seed": options.seed,
    }
    given = {key: value for key, value in flags.items() if value is not None}
    values = base.model_dump() | given
    if "samples" in given or "defenders" in given:
        values["samples_against"] = {}
    if "deals" in given or "contracts" in given:
        values["deals_of"] = {}
    chosen = settings_of(RunSettings, values)
    pool = pool_of(options.jobs, options.backend, options.scheduler)
    with open_grid(options.output, chosen, create=True, may_mix_programs=options.mix) as store:
        outcome = outcome_of(play_run(chosen, store, pool, Bars()))
        show_outcome(outcome, store, options.output, json_=False)
    exit_unless_whole(outcome)


def _split(text: str | None, split: Any) -> Any:
    return None if text is None else split(text)
