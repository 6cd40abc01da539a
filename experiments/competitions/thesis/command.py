"""`declarer reproduce`: repeat the experiments of Asiminakis's thesis (2017)."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from experiments.command_line import common
from experiments.command_line.run_options import Jobs, Mix, Run, Scheduler
from experiments.competitions.thesis.report import KIND
from experiments.competitions.thesis.settings import PRESETS, RunSettings
from experiments.runs.contract_sets import check_names
from experiments.runs.processes.pool import Pool
from experiments.runs.settings import split_numbers

app = common.new_app()


@dataclass(frozen=True, slots=True, kw_only=True)
class ReproduceOptions:
    """The options of `declarer reproduce`."""

    run: Run
    settings: Path | None = common.option(None, "FILE.toml", "Settings file; options on the command line override it.")
    preset: str | None = common.option(
        None, "NAME", "Preset settings: quick (minutes), thesis (the published grid) or full (ten times as many deals)."
    )
    contracts: str | None = common.option(None, "LIST", "Contract sets: 1H,1NT,3NT,4H,5D,6H,6NT,7H,7NT.")
    deals: int | None = common.option(None, "N", "Deals for each contract.")
    samples: str | None = common.option(None, "LIST", "Sample counts: 1,5,20.")
    declarer: list[str] | None = common.option(
        None, "NAME", "Declaring player, such as payoff; --samples sets its samples; repeatable."
    )
    defender: list[str] | None = common.option(None, "NAME", "Defending player; repeatable.")
    weights: str | None = common.option(
        None,
        "NAME",
        "How the cards that the defenders played change the weights of layouts: uniform (not at all), "
        "random-play or correct-play.",
    )
    p: str | None = common.option(
        None, "P", "With --weights correct-play: probability that a defender plays a card that loses nothing."
    )
    refill: bool | None = common.option(
        None, "", "Replace layouts that have become impossible.", "--refill/--no-refill"
    )
    ties: str | None = common.option(None, "NAME", "Tie-break between equally good cards: trumps, cheapest or random.")
    limits: bool | None = common.option(
        None,
        "",
        "Use only deals on which North-South's points and number of trumps are usual for the contract.",
        "--limits/--no-limits",
    )
    seed: int | None = common.option(None, "N", "Random seed (default: that of the settings, or 1).", min=0)
    jobs: Jobs = 1
    scheduler: Scheduler = None
    mix: Mix = False


@common.command(
    app,
    ReproduceOptions,
    epilog="Example: declarer reproduce --contracts 3NT,4H --deals 100 --samples 1,5,20 --declarer monte-carlo "
    "--declarer payoff --defender arbitrary --defender optimized --seed 1 --jobs 2 --run RUN. Or: declarer reproduce "
    "--preset quick --jobs 2 --run RUN",
)
def reproduce(options: ReproduceOptions) -> None:
    """Repeat the experiments of Asiminakis's thesis (2017).

    You can choose any grid of contract sets, sample counts, declarers and defenders. The default grid has nine contract
    sets (100 deals each), three sample counts (1, 5 and 20), three declarers and two defenders. You can stop or kill a
    run at any time: `declarer run resume` resumes it, and `declarer run report` prints its tables.
    """
    if options.preset is not None:
        both = "give either --settings or --preset, not both"
        common.refuse_if(options.settings is not None, "--preset", both)
        unknown = f"unknown preset: {options.preset!r} (choose from {', '.join(PRESETS)})"
        common.refuse_if(options.preset not in PRESETS, "--preset", unknown)
    base = (
        PRESETS[options.preset]
        if options.preset
        else RunSettings.read(options.settings)
        if options.settings
        else RunSettings()
    )
    flags: dict[str, Any] = {
        "contracts": common.optional("--contracts", check_names, options.contracts),
        "samples": common.optional("--samples", split_numbers, options.samples),
        "declarers": tuple(options.declarer or ()) or None,
        "defenders": tuple(options.defender or ()) or None,
    }
    given = common.same_named(RunSettings, options) | {key: value for key, value in flags.items() if value is not None}
    values = base.model_dump() | given
    if "samples" in given or "defenders" in given:
        values["samples_against"] = {}
    if "deals" in given or "contracts" in given:
        values["deals_of"] = {}
    chosen = common.settings_of(RunSettings, values, {"declarers": "--declarer", "defenders": "--defender"})
    pool = Pool(options.jobs, options.scheduler)
    KIND.command(chosen, options.run, pool, mix=options.mix)
