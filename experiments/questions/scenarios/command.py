"""`declarer scenarios`: card-play problems, and players tested on them, as text and as JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

from agent.registry import PlayerSpec, Role, parse_player
from ddsolver.diagram import hand_diagram
from experiments.boards.pbn.writer import write_pbn
from experiments.command_line.board_options import Seed, refuse_repeated
from experiments.command_line.common import Json, argument, command, new_app, option, positional, refuse_if, say, show
from experiments.command_line.parallel import each_piece
from experiments.command_line.run_options import JobsOfAll, processes_for
from experiments.errors import FormatError, StoreError
from experiments.questions.scenarios import report
from experiments.questions.scenarios.analysis import Attempt, Scenario, attempt, player_for_endings, result
from experiments.questions.scenarios.analysis import scenarios as endings
from experiments.show.board import counted
from experiments.show.rendering import write_page
from experiments.show.table import Column, Table, as_text, fields_json, number, plus_minus, share

app = new_app()

_LEAST_PROBLEMS = 8
"""The least problems for a process: players with few samples solve them in about the time of its start."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ScenariosOptions:
    """The arguments and options of `declarer scenarios`."""

    names: list[str] | None = positional(None, "NAME", "Problems or themes: guess-1, guess, hold-up (default: all).")
    players: list[str] | None = option(None, "NAME", "Declarer to test on the problems; repeatable.", "--player")
    answer: bool = option(False, "", "Print the odds of every card, and why the best is best.", "--answer")
    seed: Seed = 1
    jobs: JobsOfAll = None
    output: Path | None = option(
        None,
        "FILE.html|FILE.pbn",
        "Write the problems for a lesson: a page with the answers at its end, or boards with comments.",
        "-o",
        "--output",
    )
    json_: Json = False


@command(
    app,
    ScenariosOptions,
    epilog="Example: declarer scenarios guess-1 --answer. Or: declarer scenarios --player payoff:samples=20 "
    "--player monte-carlo:samples=20 --jobs 2",
)
def scenarios(options: ScenariosOptions) -> None:
    """Show card-play problems, or test players on them.

    The problems are endings in which two hands are known. The probability that a card takes the
    tricks needed is exact: it comes from a search of all layouts. Without names and players, all problems are listed.
    For a lesson, -o writes a page with the problems and their answers, or a PBN file in which East and West have cards
    with which the best card succeeds.
    """
    names, players = options.names or [], options.players or []
    chosen = argument("NAME", lambda _: _chosen(names), "")
    is_for_all = options.answer and (players or not names)
    refuse_if(is_for_all, "--answer", "name the problem to answer, and leave out --player")
    if options.output is not None:
        others = players or options.answer or options.json_
        refuse_if(others, "--output", "leave out --player, --answer and --json to write a lesson")
        argument("--output", lambda text: _write_lesson(Path(text), names, chosen), str(options.output))
    elif players:
        asked = [argument("--player", player_for_endings, each) for each in players]
        refuse_repeated([each.key for each in asked], "--player")
        attempts = _attempts(chosen, asked, options.seed, options.jobs)
        show(players_json(attempts) if options.json_ else players_text(attempts))
    elif options.json_:
        show({"problems": [problem_json(each) for each in chosen]})
    elif names:
        parts = (problem_text, odds_text) if options.answer else (problem_text,)
        show("\n\n".join(part(each) for each in chosen for part in parts))
    else:
        show(list_text(chosen))


def _chosen(names: list[str]) -> list[Scenario]:
    """Return the problems with these names, or all problems if there are no names.

    A name can also be a theme, in short or in full (``guess``, ``Two-way guesses``), which stands for all its problems.

    :raises StoreError: if a name is unknown.
    """
    listed = list(endings())
    found: list[Scenario] = []
    for name in names:
        own = [each for each in listed if name.lower() in (each.name, each.family, each.theme.lower())]
        if not own:
            themes = dict.fromkeys(each.family for each in listed)
            raise StoreError(
                f"unknown problem {name!r}; give a theme ({', '.join(themes)}) or a problem such as {listed[0].name}"
            )
        found += [each for each in own if each not in found]
    return found or listed


def _attempts(
    chosen: list[Scenario], players: list[PlayerSpec], seed: int, jobs: int | None
) -> dict[str, list[Attempt]]:
    """Return, by the player's key, each player's attempts in the order of the problems."""
    work = [(player.key, each) for player in players for each in chosen]
    processes = processes_for(jobs, len(work), _LEAST_PROBLEMS)
    found = iter(each_piece(partial(_attempt, seed), work, processes, "problem"))
    return {player.key: list(islice(found, len(chosen))) for player in players}


def _attempt(seed: int, work: tuple[str, Scenario]) -> Attempt:
    # The player is passed by name, because a player specification cannot always be pickled.
    player, problem = work
    return attempt(problem, parse_player(player, Role.DECLARER), seed)


def list_text(listed: Sequence[Scenario]) -> str:
    """Return the themes, and the names of their problems."""
    lines = []
    for theme, own in _by_theme(listed).items():
        lines += [f"{own[0].family}: {theme}. {own[0].about}", f"  {' '.join(each.name for each in own)}"]
    return "\n".join(lines)


def _write_lesson(path: Path, names: Sequence[str], chosen: Sequence[Scenario]) -> None:
    """Write problems to a page or a PBN file.

    :raises FormatError: if the name of the file ends otherwise.
    :raises StoreError: if the file cannot be written.
    """
    ending = path.suffix.lower()
    if ending not in (".html", ".htm", ".pbn"):
        raise FormatError(f"{path} must end in .html or .pbn")
    if ending == ".pbn":
        write_pbn(path, [report.lesson_board(each, place) for place, each in enumerate(chosen, start=1)])
    else:
        themes = dict.fromkeys(each.theme for each in chosen)
        write_page(
            path, report.lesson_page(f"Card play: {', '.join(themes)}" if names else "Problems of card play", chosen)
        )
    say(f"declarer: {counted(len(chosen), 'problem')} in {path}")


def problem_text(scenario: Scenario) -> str:
    """Return a problem without its answer."""
    lines = [f"{scenario.name} ({scenario.theme}): {report.task(scenario)}", "", hand_diagram(scenario.seen)]
    lines += [f"unseen, East and West: {report.unseen(scenario)}", *filter(None, [report.played(scenario)])]
    return "\n".join([*lines, "", report.to_play(scenario)])


def odds_text(scenario: Scenario) -> str:
    """Return a text with the odds of every card, the best first, and why the best card is best."""
    over = f"over all {scenario.layouts} possible layouts; * accepted"
    return "\n".join([report.odds_table(scenario).to_text(), over, "", *report.answer_of(scenario).why])


def players_text(attempts: Mapping[str, Sequence[Attempt]]) -> str:
    """Return tables of the players' results: one for all problems, and one for each theme."""
    problems = [each.problem for each in next(iter(attempts.values()))]
    tables = [_players_table(attempts)]
    for theme in dict.fromkeys(each.theme for each in problems):
        own = {name: [each for each in own if each.problem.theme == theme] for name, own in attempts.items()}
        tables.append(_theme_table(theme, own))
    head = f"{counted(len(problems), 'problem')}; chances assume defenders who lose no double-dummy trick"
    return f"{head}\n\n{as_text(tables)}"


def _players_table(attempts: Mapping[str, Sequence[Attempt]]) -> Table:
    columns = (
        Column("player", words=True),
        Column("solved", share(0)),
        Column("chance lost", plus_minus(3), key="chance_lost"),
        Column("CPU s", number(".3f"), key="seconds_a_problem"),
    )
    results = {name: result(own) for name, own in attempts.items()}
    return Table(columns, tuple((name, each.solved, each.lost, each.seconds) for name, each in results.items()))


def _theme_table(theme: str, attempts: Mapping[str, Sequence[Attempt]]) -> Table:
    problems = len(next(iter(attempts.values())))
    columns = (Column("player", words=True), Column("solved"), Column("chance lost", number(".3f")))
    rows = tuple((name, sum(each.solved for each in own), result(own).lost.mean) for name, own in attempts.items())
    return Table(columns, rows, f"{theme}, {counted(problems, 'problem')}")


def players_json(attempts: Mapping[str, Sequence[Attempt]]) -> dict[str, Any]:
    """Return the results of players as JSON, with the card that each player chose for each problem."""
    return {
        "players": [
            {
                **row,
                "problems": [
                    {
                        "name": each.problem.name,
                        "card": str(each.card),
                        "solved": each.solved,
                        "chance_lost": round(each.lost, 4),
                    }
                    for each in own
                ],
            }
            for row, own in zip(_players_table(attempts).to_json(), attempts.values(), strict=True)
        ]
    }


def problem_json(scenario: Scenario) -> dict[str, Any]:
    """Return a problem with the odds of every card as JSON."""
    names = ("name", "theme", "deal", "unseen", "trump", "leader", "plays", "needed", "layouts", "accepted")
    return fields_json(scenario, *names) | {
        "cards": {
            str(card): {
                "makes": odds.equal,
                "worst_defence": odds.worst,
                "worst_is_bound": odds.is_bound,
            }
            for card, odds in scenario.odds.items()
        },
    }


def _by_theme(listed: Sequence[Scenario]) -> dict[str, list[Scenario]]:
    themes: dict[str, list[Scenario]] = {}
    for each in listed:
        themes.setdefault(each.theme, []).append(each)
    return themes
