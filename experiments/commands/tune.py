"""`declarer tune`: how many samples, at what cost."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from experiments.commands.board_options import Seed, defence
from experiments.commands.common import Json, argument, command, exit_if, new_app, progress_bar, say, show
from experiments.commands.run_options import (
    Backend,
    Jobs,
    Mix,
    Scheduler,
    failure_line,
    goes_on,
    kept_store,
    pool_of,
    say_failed,
    stopped_in_good_order,
)
from experiments.errors import StoreError
from experiments.runs.contract_sets import check_names
from experiments.runs.deals import find_set_deals, first_deals
from experiments.runs.settings import split_players
from experiments.tune.race import TuneSettings, Tuning, equal_time, parse_samples, tune, with_samples
from experiments.views.match import match_json, match_standings
from experiments.views.plots import has_matplotlib
from experiments.views.tune import frontier_picture, tune_json, tune_text

app = new_app()

PICTURE = "frontier.png"


@dataclass(frozen=True, slots=True, kw_only=True)
class TuneOptions:
    """What `declarer tune` is given."""

    seconds_per_deal: Annotated[float, typer.Option(min=0.001, metavar="S", help="CPU seconds that a deal may cost.")]
    declarer: Annotated[
        list[str] | None,
        typer.Option("--declarer", metavar="NAME", help="A declarer without samples; more than one may be given."),
    ] = None
    equal: Annotated[
        str | None,
        typer.Option("--equal-time", metavar="LIST", help="Instead: compare these where each costs as much."),
    ] = None
    samples: Annotated[str, typer.Option(metavar="RANGE", help="Numbers of layouts to try: 1..200 or 1,5,20.")] = (
        "1..200"
    )
    contracts: Annotated[str, typer.Option(metavar="LIST", help="Contract sets that the deals are of.")] = (
        "1NT,3NT,4H,6H"
    )
    deals: Annotated[int, typer.Option(min=1, metavar="N", help="Deals of each set, in the last round.")] = 32
    defender: Annotated[str, typer.Option("--defender", metavar="NAME", help="Who defends.")] = "arbitrary"
    seed: Seed = 1
    jobs: Jobs = 1
    backend: Backend = "loky"
    scheduler: Scheduler = None
    run: Annotated[
        Path | None,
        typer.Option(metavar="RUN", help="Keep boards and picture in this folder; the same command goes on with it."),
    ] = None
    mix: Mix = False
    json_: Json = False


@command(
    app,
    TuneOptions,
    name="tune",
    epilog="Example: declarer tune --declarer payoff --samples 1..200 --seconds-per-deal 10 --contracts 3NT,4H,6H "
    "--run RUN --jobs 2. Or: declarer tune --equal-time monte-carlo,payoff --seconds-per-deal 2 --contracts 3NT,4H",
)
def tune_command(options: TuneOptions) -> None:
    """Find the number of samples with the best score for its time.

    Candidates play the same deals, an eighth of them first; those too slow, and those whose paired interval lies
    below the leader's, are dropped as early as that shows.
    """
    if (options.declarer is None) == (options.equal is None):
        raise typer.BadParameter("give --declarer, or --equal-time with a list", param_hint="--declarer")
    kinds = tuple(options.declarer or split_players(options.equal or ""))
    for kind in kinds:
        argument("--declarer", lambda text: with_samples(text, 1), kind)
    question = TuneSettings(
        kinds,
        argument("--samples", parse_samples, options.samples),
        options.seconds_per_deal,
        defence("--defender", options.defender),
        options.seed,
    )
    names = argument("--contracts", check_names, options.contracts)
    pool = pool_of(options.jobs, options.backend, options.scheduler)
    with (
        stopped_in_good_order(options.run),
        kept_store(options.run, {"kind": "tune", "seed": str(options.seed)}, mix=options.mix) as store,
    ):
        with progress_bar(len(names) * options.deals, "finding deals", "deal") as bar:
            chosen = find_set_deals(store, first_deals(names, options.deals), options.seed, pool, bar.update)
        if options.equal is not None:
            match = equal_time(question, chosen, store, pool, _tell)
            show(match_json(match, store.failures()) if options.json_ else match_standings(match))
            if match.interrupted:
                say(f"declarer: stopped; the boards above are those that were finished{goes_on(options.run)}")
            exit_if(match.interrupted or store.failures())
            return
        found = tune(question, chosen, store, pool, _tell)
        failures = [failure for failure in store.failures() if failure.player in _players(found)]
    show(tune_json(found) if options.json_ else tune_text(found, options.seconds_per_deal))
    if options.run is not None:
        _draw(options.run / PICTURE, found, options.seconds_per_deal)
    for failure in failures:
        say(failure_line(failure))
    say_failed(len(failures), options.run)
    exit_if(failures or found.best is None)


def _players(found: Tuning) -> set[str]:
    return {candidate.player.key for candidate in found.candidates}


def _tell(what: str) -> None:
    say(f"declarer: {what}")


def _draw(path: Path, found: Tuning, limit: float) -> None:
    if not has_matplotlib():
        say("declarer: without a picture, which needs matplotlib: install declarer[plots]")
    elif found.frontier():
        try:
            path.write_bytes(frontier_picture(found, limit).png)
        except OSError as error:
            raise StoreError(f"cannot write {path}: {error.strerror}") from None
        say(f"declarer: drawn in {path}")
