"""`declarer tune`: the sample count that scores best within a time budget."""

from __future__ import annotations

from dataclasses import dataclass

from experiments.command_line import common
from experiments.command_line.board_options import Seed
from experiments.command_line.run_options import Jobs, KeptRun, Mix, Scheduler
from experiments.competitions.tune.race import TuneRun, parse_samples
from experiments.competitions.tune.report import KIND
from experiments.runs.contract_sets import check_names
from experiments.runs.processes.pool import Pool

app = common.new_app()


@dataclass(frozen=True, slots=True, kw_only=True)
class TuneOptions:
    """The options of `declarer tune`."""

    seconds_per_deal: float = common.option(..., "SECONDS", "Time budget: counted CPU time per deal.", min=0.001)
    declarer: list[str] = common.option(..., "NAME", "Declarer to tune, without samples=; repeatable.")
    samples: str = common.option(
        "1..200",
        "RANGE",
        "Sample counts to try: a list 1,5,20, or a range 1..200, which stands for 1, 2, 3, 5, 7, 10, 15, 20, ...",
    )
    contracts: str = common.option("1NT,3NT,4H,6H", "LIST", "Contracts, each with its own set of deals.")
    deals: int = common.option(32, "N", "Deals for each contract; the last round has all of them.", min=1)
    defender: str = common.option("arbitrary", "NAME", "Defending player.")
    seed: Seed = 1
    jobs: Jobs = 1
    scheduler: Scheduler = None
    run: KeptRun = None
    mix: Mix = False
    json_: common.Json = False


@common.command(
    app,
    TuneOptions,
    name="tune",
    epilog="Example: declarer tune --declarer payoff --samples 1..200 --seconds-per-deal 10 --contracts 3NT,4H,6H "
    "--run RUN --jobs 2",
)
def tune_command(options: TuneOptions) -> None:
    """Find the sample count that scores best within a time budget.

    The candidates are every combination of declarer and sample count. They play the same deals, in rounds; the first
    round has an eighth of the deals. Each round drops the candidates that are too slow, and those that seem worse than
    the best.
    """
    values = common.same_named(TuneRun, options) | {
        "declarers": tuple(options.declarer),
        "samples": common.argument("--samples", parse_samples, options.samples),
        "contracts": common.argument("--contracts", check_names, options.contracts),
    }
    settings = common.settings_of(TuneRun, values, {"declarers": "--declarer"})
    pool = Pool(options.jobs, options.scheduler)
    KIND.command(settings, options.run, pool, mix=options.mix, json_=options.json_)
