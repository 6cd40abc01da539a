"""`declarer match`: compare declarers on the same deals."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import cast

from agent.players.objective import Scoring
from experiments.boards.files import write_file
from experiments.command_line import common
from experiments.command_line.board_options import Seed
from experiments.command_line.run_options import DealOptions, Decisions, Jobs, KeptRun, Mix, PlayedOutput, Scheduler
from experiments.competitions.match.play import match_boards, team_boards
from experiments.competitions.match.report import KIND
from experiments.competitions.match.run import PlayedMatch
from experiments.competitions.match.settings import MatchRun, stake_spread
from experiments.competitions.match.teams import TeamMatch
from experiments.runs.processes.pool import Pool
from experiments.runs.store import Store
from experiments.statistics.sequential import SequentialTest

app = common.new_app()
_ERROR = 0.05
_DECLARERS = ("monte-carlo:fast", "monte-carlo:fast,samples=5")
_OURS = "monte-carlo:strong,samples=20"
"""The default player of all seats with --against-people. It uses the auction, and sees only two hands."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchOptions(DealOptions):
    """The arguments and options of `declarer match`."""

    declarer: list[str] | None = common.option(
        None, "NAME", "Declaring player; repeatable (default: monte-carlo:fast and monte-carlo:fast,samples=5)."
    )
    defender: list[str] | None = common.option(
        None,
        "NAME",
        "Defending player, or two as 'A & B': A sits to the left of the declarer, B to the right; repeatable "
        "(default: arbitrary).",
    )
    against_people: bool = common.option(
        False,
        "",
        "Let our players play boards that people played, and compare the results. The default player in all "
        "seats is monte-carlo:strong,samples=20, which sees only its own hand and dummy.",
        "--against-people",
    )
    players: str | None = common.option(
        None,
        "LIST",
        "Instead of --declarer and --defender: a player for every seat, NS=NAME,EW=NAME or N=NAME,E=NAME,"
        "S=NAME,W=NAME. A player 'A / B' declares as A and defends as B. Each deal is played twice, with the pairs "
        "exchanged.",
    )
    scoring: str = common.option("imps", "NAME", "Scoring: imps, matchpoints or points.")
    sprt: str | None = common.option(
        None,
        "LOW,HIGH",
        "With 0,0.5, stop as soon as the results show that the first declarer (or pair) gains more than 0 a "
        "board, or as soon as they show that it gains less than 0.5. The unit is that of --scoring. Boards of a "
        "file are played in a random order, which --seed determines.",
    )
    sprt_error: float | None = common.option(
        None, "P", f"Probability with which the verdict of --sprt may be wrong (default: {_ERROR})."
    )
    seed: Seed = 1
    jobs: Jobs = 1
    scheduler: Scheduler = None
    run: KeptRun = None
    mix: Mix = False
    decisions: Decisions = False
    output: PlayedOutput = None
    json_: common.Json = False


@common.command(
    app,
    MatchOptions,
    epilog="Example: declarer match hands.pbn --declarer monte-carlo:samples=20 --declarer monte-carlo:samples=5 "
    "--seed 1 --jobs 2 -o played.pbn. Or: declarer match --contracts 3NT,4H --deals 500 --declarer payoff:samples=20 "
    "--declarer monte-carlo:samples=40 --defender optimized --sprt 0,0.5 --run RUN --jobs 2. Or, with four "
    "players: declarer match hands.pbn --players NS=monte-carlo:samples=50,EW=monte-carlo:samples=5",
)
def match(options: MatchOptions) -> None:
    """Compare declarers on the same deals.

    Every declarer plays every deal at its own table, against the same defenders and with the same random numbers.
    Results are therefore compared deal by deal, in IMPs by default. A board without a contract is played undoubled in
    the best contract that North-South can make. If they can make none, it is played in East-West's best.
    """
    KIND.command(
        _settings(options),
        options.run,
        Pool(options.jobs, options.scheduler),
        read=options.read_boards,
        mix=options.mix,
        json_=options.json_,
        finish=partial(write_boards, options.output),
    )


def write_boards(output: Path | None, found: PlayedMatch, store: Store) -> None:
    """Write the played boards to a file, if one is given."""
    if output is not None:
        played = found.played
        boards = team_boards(played, store) if isinstance(played, TeamMatch) else match_boards(played, store)
        if not boards:
            common.say(f"declarer: no board was played, so {output} is not written")
            return
        write_file(output, boards)
        if not store.has_decisions():
            common.say(f"declarer: {output} does not say how the players judged their cards; that needs --decisions")


def _settings(options: MatchOptions) -> MatchRun:
    """Return the settings of the match; conflicting options are a usage error."""
    options.check_output(options.output)
    usual = ((_OURS,), (_OURS,)) if options.against_people else (_DECLARERS, ("arbitrary",))
    values = common.same_named(MatchRun, options) | {
        "declarers": tuple(options.declarer or (usual[0] if options.players is None else ())),
        "defenders": tuple(options.defender or usual[1]),
        **options.settings,
    }
    if options.sprt is None:
        common.refuse_given(options, ("sprt_error",), "--sprt")
    else:
        spread = stake_spread(cast(Scoring, options.scoring), ())
        error = _ERROR if options.sprt_error is None else options.sprt_error
        test = common.argument("--sprt", lambda text: SequentialTest.parse(text, error, spread), options.sprt)
        values |= {"sprt": (test.low, test.high), "sprt_error": test.error}
    settings = common.settings_of(MatchRun, values, {"declarers": "--declarer", "defenders": "--defender"})
    lacks_people = options.against_people and options.files is None
    common.refuse_if(lacks_people, "--against-people", "give a file of boards that people played")
    return settings
