"""`declarer match --players`: four players, every deal at two tables."""

from __future__ import annotations

from pathlib import Path

import typer

from agent.registry import Role, short_text
from experiments.boards.files import write_file
from experiments.commands.common import progress_bar, say, show
from experiments.commands.keeping import goes_on
from experiments.match.as_json import team_json
from experiments.match.play import play_teams, team_boards
from experiments.match.teams import Four, TeamMatch
from experiments.match.text import team_standings, team_table
from experiments.runs.pool import Pool
from experiments.runs.rows import StoredDeal
from experiments.runs.store import Store


def play_four(
    four: Four,
    deals: list[StoredDeal],
    seed: int,
    store: Store,
    pool: Pool,
    run: Path | None,
    output: Path | None,
    *,
    as_json: bool,
    failed: bool,
) -> None:
    """Play the deals at both tables, show what came of it, write it to ``output`` if there is one, and end."""
    match = TeamMatch(four, deals, seed)
    tasks = {task.key for task in match.tasks()}
    with progress_bar(len(tasks), "playing", "board") as bar:

        def on_result(match: TeamMatch) -> None:
            bar.n = len(match.boards)
            bar.set_postfix_str(f"{match.won()} IMPs a board", refresh=False)
            bar.update(0)

        play_teams(match, store, pool, on_result)
    failures = [failure for failure in store.failures() if failure.key in tasks]
    if match.results() or not failures:
        show(team_json(match, failures) if as_json else f"{team_table(match)}\n\n{team_standings(match)}")
    if output is not None:
        write_file(output, team_boards(match, store))
    for failure in failures:
        name = next(deal.name for deal in deals if (deal.source, deal.number) == (failure.source, failure.number))
        say(f"declarer: board {name}, {short_text(failure.player, Role.DECLARER)}: {failure.reason}")
    if match.interrupted:
        say(f"declarer: stopped; the boards above are those that were finished{goes_on(run)}")
    if failed or failures or match.interrupted:
        raise typer.Exit(1)
