"""`declarer league`: rank players, with confidence intervals and CPU time."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from experiments.boards.board import BoardFile
from experiments.command_line import common
from experiments.command_line.board_options import read_boards
from experiments.command_line.run_options import Jobs, Mix, Run, Scheduler
from experiments.competitions.league.report import KIND
from experiments.competitions.league.settings import LeagueSettings
from experiments.runs.processes.pool import Pool

app = common.new_app()


@app.command(epilog="Example: declarer league league.toml --run RUN --jobs 2. Then: declarer run report RUN -o TABLES")
def league(
    file: Annotated[Path, typer.Argument(metavar="FILE.toml", help="Settings file: players, defenders and deals.")],
    run: Run,
    jobs: Jobs = 1,
    scheduler: Scheduler = None,
    mix: Mix = False,
    json_: common.Json = False,
) -> None:
    """Rank players, with confidence intervals and CPU time.

    All declarers play the same deals against the same defenders, with the same random numbers. In the file, each
    line of the section [players] has a name and a declarer, as in 'small = "monte-carlo:samples=5"'. Other settings
    stand above this section. Their defaults are deals = 300, contracts = ["1NT", "3NT", "4H", "6H"], defenders =
    ["arbitrary"], reference = the first player, scoring = "imps", seed = 1. In place of contracts, 'random = true'
    plays random deals, and 'files = ["hands.pbn"]' plays the boards of files. A section [auctions.NAME] gives an
    auction and constraints on the hands; the league then plays random deals that satisfy them
    (docs/how-to/leagues.md). The section [weights] says how much each contract counts in the mean. The setting
    'deals' is the total over all contracts. Each contract first gets eight deals; the remaining deals go where they
    narrow the intervals most. In a league with [auctions], all auctions get the same number of deals. If you add a
    player later, only the boards of that player are played. If the players are robots, such as "robot:fast", each
    plays a match against every other on random deals or those of files.
    """
    settings = LeagueSettings.read(file)
    files = [file.parent / name for name in settings.files]
    KIND.command(
        settings,
        run,
        Pool(jobs, scheduler),
        read=lambda: read_boards(files) if files else BoardFile((), ()),
        mix=mix,
        json_=json_,
    )
