"""`declarer tune`: how many samples, at what cost."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

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
from experiments.match.tune import (
    WORTH_A_SECOND,
    Candidate,
    TuneSettings,
    Tuning,
    equal_time,
    parse_samples,
    tune,
    with_samples,
)
from experiments.runs.contract_sets import check_names
from experiments.runs.deals import find_set_deals, first_deals
from experiments.runs.settings import split_players
from experiments.views.match import match_standings
from experiments.views.match_json import match_json
from experiments.views.plots import has_matplotlib
from experiments.views.tune import frontier_picture

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
    show(_as_json(found) if options.json_ else _as_text(found, options.seconds_per_deal))
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


def _as_text(found: Tuning, limit: float) -> str:
    frontier = found.frontier()
    lines = ["samples  deals  seconds   points              IMPs to the best, simultaneous 95 %"]
    for kind in dict.fromkeys(candidate.kind for candidate in found.candidates):
        lines.append(kind)
        for candidate in (each for each in found.candidates if each.kind == kind):
            place = "wins most" if candidate is found.best else "frontier" if candidate in frontier else ""
            lines.append(f"{candidate.samples:>7}  {_numbers(candidate)}  {candidate.dropped or place}".rstrip())
    if found.best is None:
        return "\n".join([*lines, "", f"no candidate costs at most {limit:g} s a deal"])
    return "\n".join([*lines, "", *_verdict(found, limit)])


def _verdict(found: Tuning, limit: float) -> list[str]:
    """Who wins most, whether that is shown, and what more time would buy."""
    best = found.best
    assert best is not None, "there is one"
    lines = [f"wins most at or under {limit:g} s a deal: {best.player.key}, {best.seconds:.2f} s"]
    rivals = sorted(found.rivals(), key=lambda each: each.seconds)
    if rivals:
        others = ", ".join(f"{each.player.key} ({each.seconds:.2f} s)" for each in rivals[:5])
        more = f" and {len(rivals) - 5} more" if len(rivals) > 5 else ""
        lines.append(f"not separated from {others}{more}: more deals may tell")
    elif not found.compared():
        lines.append("nobody else within the cost was compared with it")
    else:
        lines.append("separated from all others: their intervals, which hold together, lie below 0")
    enough = found.enough()
    if enough is not None:
        lines.append(
            f"beyond {enough.player.key} ({enough.seconds:.2f} s) a second more wins less than {WORTH_A_SECOND:g} IMPs "
            "a deal, by the means"
        )
    return lines


def _numbers(candidate: Candidate) -> str:
    points = candidate.points
    if points is None:
        return f"{'-':>5}  {'-':>7}  {'-':>7}"
    interval = "" if points.low is None else f"[{points.low:.0f}, {points.high:.0f}]"
    return (
        f"{candidate.deals:>5}  {candidate.seconds:>7.2f}  {points.mean:>7.1f} {interval:<14} "
        f"{'' if candidate.to_best is None else str(candidate.to_best):<15}"
    )


def _as_json(found: Tuning) -> dict[str, Any]:
    frontier = found.frontier()
    return {
        "best": found.best.player.key if found.best else None,
        "separated": None if not found.compared() else not found.rivals(),
        "not_separated_from": [each.player.key for each in found.rivals()],
        "enough": enough.player.key if (enough := found.enough()) else None,
        "candidates": [
            {
                "player": each.player.key,
                "samples": each.samples,
                "deals": each.deals,
                "seconds_a_deal": each.seconds,
                "points": each.points.mean if each.points else None,
                "points_95": [each.points.low, each.points.high] if each.points else None,
                "imps_to_best": each.to_best.mean if each.to_best else None,
                "imps_half_width_95": each.to_best.half_width if each.to_best else None,
                "dropped": each.dropped or None,
                "frontier": each in frontier,
            }
            for each in found.candidates
        ],
    }


def _draw(path: Path, found: Tuning, limit: float) -> None:
    if not has_matplotlib():
        say("declarer: without a picture, which needs matplotlib: install declarer[plots]")
    elif found.frontier():
        try:
            path.write_bytes(frontier_picture(found, limit).png)
        except OSError as error:
            raise StoreError(f"cannot write {path}: {error.strerror}") from None
        say(f"declarer: drawn in {path}")
