"""`declarer reproduce`: the thesis's experiments."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer

from experiments.commands.common import argument, command, exit_if, new_app, say
from experiments.commands.run_options import Backend, Jobs, Mix, Scheduler, pool_of, say_failed
from experiments.errors import SettingsError
from experiments.runs.progress import Bars
from experiments.runs.settings import make_settings, split_numbers, split_players
from experiments.runs.store import resumed_by
from experiments.thesis.run import Tally, open_grid, play_run
from experiments.thesis.settings import PRESETS, RunSettings

app = new_app()


@dataclass(frozen=True, slots=True, kw_only=True)
class ReproduceOptions:
    """What `declarer reproduce` is given."""

    output: Annotated[Path, typer.Option("-o", "--output", metavar="RUN", help="The folder of the run.")]
    settings: Annotated[
        Path | None, typer.Option(metavar="FILE.toml", help="Settings from a file; flags stand before them.")
    ] = None
    preset: Annotated[
        str | None, typer.Option(metavar="NAME", help="quick (minutes), thesis (the published grid) or full.")
    ] = None
    contracts: Annotated[str | None, typer.Option(metavar="LIST", help="Sets: 1H,1NT,3NT,4H,5D,6H,6NT,7H,7NT.")] = None
    deals: Annotated[int | None, typer.Option(metavar="N", help="Deals a set.")] = None
    samples: Annotated[str | None, typer.Option(metavar="LIST", help="Numbers of layouts: 1,5,20.")] = None
    declarers: Annotated[str | None, typer.Option(metavar="LIST", help="Players, without samples.")] = None
    defenders: Annotated[str | None, typer.Option(metavar="LIST", help="Players.")] = None
    weights: Annotated[
        str | None, typer.Option(metavar="NAME", help="What the defence tells: uniform, random-play or correct-play.")
    ] = None
    p: Annotated[str | None, typer.Option(metavar="P", help="Probability of correct play.")] = None
    refill: Annotated[
        bool | None, typer.Option("--refill/--no-refill", help="Whether impossible layouts are replaced.")
    ] = None
    ties: Annotated[
        str | None, typer.Option(metavar="NAME", help="Of equally good cards: trumps first, cheapest or random.")
    ] = None
    limits: Annotated[
        bool | None,
        typer.Option("--limits/--no-limits", help="Whether deals must have the points and trumps to bid it."),
    ] = None
    seed: Annotated[int | None, typer.Option(min=0, metavar="N", help="The same seed plays the same cards.")] = None
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
    """Play the thesis's chapter 6, on any grid.

    Without other settings: nine contract sets, 100 deals each, 1, 5 and 20 samples, three declarers, two defenders.
    A run can be stopped or killed at any time; `declarer run resume` continues it, `declarer run report` makes its
    tables.
    """
    if options.settings is not None and options.preset is not None:
        raise typer.BadParameter("give either a file or a preset", param_hint="--preset")
    if options.preset is not None and options.preset not in PRESETS:
        raise typer.BadParameter(
            f"unknown preset: {options.preset!r} (there is {' '.join(PRESETS)})", param_hint="--preset"
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
    try:
        chosen = make_settings(RunSettings, values, "the settings given")
    except SettingsError as error:
        raise typer.BadParameter(str(error)) from None
    pool = pool_of(options.jobs, options.backend, options.scheduler)
    with open_grid(options.output, chosen, create=True, may_mix_programs=options.mix) as store:
        tally = play_run(chosen, store, pool, Bars())
    show_tally(tally, options.output)


def show_tally(tally: Tally, folder: Path) -> None:
    """Say what was played, and exit with status 1 if something failed or the run was stopped."""
    say(f"{tally.played} boards played; {tally.standing()}")
    say_failed(tally.failed, folder)
    if tally.interrupted:
        say(f"declarer: stopped; {resumed_by(folder)} goes on")
    exit_if(tally.interrupted or tally.failed)


def _split(text: str | None, split: Any) -> Any:
    return None if text is None else split(text)
