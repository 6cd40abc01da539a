"""`declarer match`: several declarers on the same deals."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated, Any, get_args

import typer

from agent.registry import Role
from experiments.boards.files import check_target, write_file
from experiments.commands.board_options import BoardFiles, ConstraintList, Seed, defence, player
from experiments.commands.common import (
    Json,
    argument,
    command,
    draw,
    exit_if,
    new_app,
    now_and_then,
    progress_bar,
    say,
    show,
)
from experiments.commands.run_options import (
    Backend,
    Jobs,
    Mix,
    Scheduler,
    deals_of_files,
    goes_on,
    kept_store,
    pool_of,
    stopped_in_good_order,
)
from experiments.match.match import Match
from experiments.match.play import match_boards, play_match, play_teams, team_boards
from experiments.match.settings import MatchSettings, Scoring, comparison_spread
from experiments.match.teams import Four, TeamMatch
from experiments.runs.contract_sets import check_names
from experiments.runs.deals import find_set_deals, first_deals, random_deals
from experiments.runs.pool import Pool
from experiments.runs.rows import RANDOM, FailedBoard, StoredDeal
from experiments.runs.store import Store
from experiments.statistics.sequential import SequentialTest
from experiments.views.match import (
    UNITS,
    anytime_text,
    match_json,
    match_standings,
    match_table,
    progress_line,
    team_json,
    team_standings,
    team_table,
)

app = new_app()
_ERROR = 0.05
_SECONDS = 0.5
"""Adding up takes longer the longer the match: not for every board."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchOptions:
    """What `declarer match` is given."""

    files: BoardFiles = None
    declarer: Annotated[
        list[str] | None,
        typer.Option("--declarer", metavar="NAME", help="Who declares; give two or more to compare them."),
    ] = None
    defender: Annotated[
        list[str] | None,
        typer.Option("--defender", metavar="NAME", help="Who defends, 'left & right' if two; else arbitrary."),
    ] = None
    players: Annotated[
        str | None,
        typer.Option(
            metavar="LIST",
            help="Somebody for each seat, N=NAME,E=NAME,... or NS=NAME,EW=NAME, 'declarer / defender' if a seat has "
            "two: every deal is played again with the pairs changed round.",
        ),
    ] = None
    contracts: Annotated[
        str | None, typer.Option(metavar="LIST", help="Deals of contract sets instead of a file: 3NT,4H.")
    ] = None
    deals: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="With --contracts: deals of each; 100 if not given.")
    ] = None
    random: Annotated[int | None, typer.Option(min=1, metavar="N", help="So many random deals instead of a file.")] = (
        None
    )
    constraint: ConstraintList = None
    scoring: Annotated[str, typer.Option(metavar="NAME", help="imps, matchpoints or points.")] = "imps"
    sprt: Annotated[
        str | None,
        typer.Option(metavar="LOW,HIGH", help="Stop when it is clear that (1) wins more than LOW, or less than HIGH."),
    ] = None
    sprt_error: Annotated[float, typer.Option(metavar="P", help="How often that may be wrong.")] = _ERROR
    seed: Seed = 1
    jobs: Jobs = 1
    backend: Backend = "loky"
    scheduler: Scheduler = None
    run: Annotated[
        Path | None,
        typer.Option(metavar="RUN", help="Keep the boards in this folder; the same command goes on with it."),
    ] = None
    mix: Mix = False
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="FILE", help="Write every board played, .pbn or .lin.")
    ] = None
    json_: Json = False


@command(
    app,
    MatchOptions,
    epilog="Example: declarer match hands.pbn --declarer monte-carlo:samples=20 --declarer monte-carlo:samples=5 "
    "--seed 1 --jobs 2 -o played.pbn. Or: declarer match --contracts 3NT,4H --deals 500 --declarer payoff:samples=20 "
    "--declarer monte-carlo:samples=40 --defender optimized --sprt 0,0.5 --run RUN --jobs 2. Or, a player for "
    "each seat: declarer match hands.pbn --players NS=monte-carlo:samples=50,EW=monte-carlo:samples=5",
)
def match(options: MatchOptions) -> None:
    """Play every deal with each declarer; compare in IMPs.

    Each declarer plays at its own table against the same defenders with the same luck. A board without a contract is
    played in North-South's best makeable one, else in East-West's, undoubled.
    """
    four, settings = _four(options), _settings(options)
    test = None if options.sprt is None else _sequential_test(settings, options.sprt, options.sprt_error)
    _check_sources(options)
    pool = pool_of(options.jobs, options.backend, options.scheduler)
    facts = {"kind": "match", "seed": str(options.seed)}
    with stopped_in_good_order(options.run), kept_store(options.run, facts, mix=options.mix) as store:
        deals, problems = _deals(options, store, pool)
        if not deals:
            raise typer.Exit(1)
        played: Match | TeamMatch
        if four:
            played = _play_four(TeamMatch(four, deals, options.seed), store, pool)
        else:
            if test:
                test = replace(test, spread=comparison_spread(settings.scoring, deals))
            played = _play(settings, deals, store, pool, test)
        keys = played.keys()
        failures = [failure for failure in store.failures() if failure.key in keys]
        if played.results() or not failures:
            show(_told(played, failures, test, as_json=options.json_))
        if options.output is not None:
            boards = team_boards(played, store) if isinstance(played, TeamMatch) else match_boards(played, store)
            write_file(options.output, boards)
    for failure in failures:
        board = next(deal.name for deal in deals if (deal.source, deal.number) == (failure.source, failure.number))
        say(f"declarer: board {board}, {failure.player}: {failure.reason}")
    if test and isinstance(played, Match):
        say(_verdict(test, played))
    if played.interrupted:
        say(f"declarer: stopped; the boards above are those that were finished{goes_on(options.run)}")
    exit_if(problems or failures or played.interrupted)


def _four(options: MatchOptions) -> Four | None:
    """Return the players at all four seats, if they are given so."""
    if options.players is None:
        return None
    others = options.declarer, options.defender, options.sprt, options.sprt_error != _ERROR, options.scoring != "imps"
    if any(others):
        raise typer.BadParameter(
            "it says who declares and who defends, and is scored in IMPs: leave --declarer, --defender, --scoring, "
            "--sprt and --sprt-error out",
            param_hint="--players",
        )
    return argument("--players", Four.parse, options.players)


def _settings(options: MatchOptions) -> MatchSettings:
    """Return who plays, without anybody twice."""
    settings = MatchSettings(
        tuple(player("--declarer", name, Role.DECLARER) for name in options.declarer or _DECLARERS),
        tuple(defence("--defender", name) for name in options.defender or ["arbitrary"]),
        options.seed,
        _scoring(options.scoring),
    )
    for keys, option in ((settings.players, "--declarer"), (settings.opponents, "--defender")):
        if len(set(keys)) < len(keys):
            raise typer.BadParameter("the same player is given twice", param_hint=option)
    return settings


def _check_sources(options: MatchOptions) -> None:
    """Make sure that the deals come from one source, and that the output can be written."""
    if options.constraint and (options.contracts or options.random):
        raise typer.BadParameter("it only applies to boards from a file", param_hint="--constraint")
    if sum(source is not None for source in (options.files, options.contracts, options.random)) > 1:
        raise typer.BadParameter("give one of a file, --contracts and --random", param_hint="--contracts")
    if options.deals is not None and options.contracts is None:
        raise typer.BadParameter("it goes with --contracts; for random deals say --random N", param_hint="--deals")
    if options.contracts is not None:
        argument("--contracts", check_names, options.contracts)
    if options.output is not None:
        argument("--output", lambda text: check_target(Path(text), options.files or ()), str(options.output))


def _told(
    played: Match | TeamMatch, failures: list[FailedBoard], test: SequentialTest | None, *, as_json: bool
) -> str | dict[str, Any]:
    if isinstance(played, TeamMatch):
        return team_json(played, failures) if as_json else f"{team_table(played).to_text()}\n\n{team_standings(played)}"
    if as_json:
        return match_json(played, failures, test)
    parts = [match_table(played).to_text(), match_standings(played)]
    if test is not None:
        parts.append(anytime_text(test, played))
    return "\n\n".join(parts)


_DECLARERS = ("monte-carlo:fast", "monte-carlo:fast,samples=5")


def _sequential_test(settings: MatchSettings, text: str, error: float) -> SequentialTest:
    if len(settings.declarers) != 2:
        raise typer.BadParameter("it compares two declarers; give just two", param_hint="--sprt")
    spread = comparison_spread(settings.scoring, [])
    return argument("--sprt", lambda given: SequentialTest.parse(given, error, spread), text)


def _scoring(text: str) -> Scoring:
    for scoring in get_args(Scoring):
        if text == scoring:
            return scoring  # type: ignore[no-any-return]
    raise typer.BadParameter(
        f"unknown scoring: {text!r} (there is {', '.join(get_args(Scoring))})", param_hint="--scoring"
    )


def _deals(options: MatchOptions, store: Store, pool: Pool) -> tuple[list[StoredDeal], bool]:
    """Return the deals to be played, and whether some of a file cannot be."""
    known, seed = store.deals().keys(), options.seed
    if options.contracts is not None:
        names, number = check_names(options.contracts), options.deals or 100
        have = len(known & {(name, at) for name in names for at in range(number)})
        with progress_bar(len(names) * number, "finding deals", "deal", done=have) as bar:
            return find_set_deals(store, first_deals(names, number), seed, pool, bar.update), False
    if options.random is not None:
        have = len(known & {(RANDOM, at) for at in range(options.random)})
        with progress_bar(options.random, "dealing", "deal", done=have) as bar:
            return random_deals(options.random, seed, pool, bar.update, store), False
    return deals_of_files(options.files, options.constraint, pool)


def _play(
    settings: MatchSettings, deals: list[StoredDeal], store: Store, pool: Pool, test: SequentialTest | None
) -> Match:
    total = len(settings.tasks(deals))
    with progress_bar(total, "playing", "board") as bar:
        is_time = now_and_then(_SECONDS)

        def on_result(match: Match) -> bool:
            values = match.prefix(0, 1) if test else []
            if is_time():
                words = progress_line(match)
                if test:
                    words += f", {_evidence(test, values)}"
                draw(bar, len(match.boards), words)
            return test is not None and test.verdict(values) is not None

        return play_match(settings, deals, store, pool, on_result)


def _play_four(match: TeamMatch, store: Store, pool: Pool) -> TeamMatch:
    with progress_bar(len(match.keys()), "playing", "board") as bar:
        is_time = now_and_then(_SECONDS)

        def on_result(match: TeamMatch) -> None:
            if is_time():
                draw(bar, len(match.boards), f"{match.won()} IMPs a board")

        play_teams(match, store, pool, on_result)
    return match


def _evidence(test: SequentialTest, values: list[float]) -> str:
    more, less = test.evidence(values)
    return (
        f"evidence for more than {test.low:g}: {more:.2f}, for less than {test.high:g}: {less:.2f}, of {test.bound:.2f}"
    )


def _verdict(test: SequentialTest, played: Match) -> str:
    """What the test found, and what it means: how often it would have been found if it were wrong."""
    values = played.prefix(0, 1)
    verdict = test.verdict(values)
    deals = f"{len(values)} deal{'' if len(values) == 1 else 's'}"
    if verdict is None:
        return f"declarer: not answered after {deals}; {_evidence(test, values)}"
    unit = UNITS[played.settings.scoring]
    shown, otherwise = {
        "more": (f"more than {test.low:g}", f"{test.low:g} or less"),
        "less": (f"less than {test.high:g}", f"{test.high:g} or more"),
    }[verdict]
    return (
        f"declarer: (1) wins {shown} {unit} a board from (2): {deals}; if it were {otherwise}, at most "
        f"{test.error:.0%} of matches would say so"
    )
