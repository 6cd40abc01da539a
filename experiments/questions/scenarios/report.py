"""Card-play problems and the results of players on them, as text and as JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ddsolver.diagram import hand_diagram, ranks_by_suit
from experiments.questions.scenarios.analysis import Attempt, Scenario, result
from experiments.show.board import counted, trump_words
from experiments.show.table import Column, Table, as_text, number, plus_minus, share


def list_text(listed: Sequence[Scenario]) -> str:
    """Return the themes, and the names of their problems."""
    lines = []
    for theme, own in _by_theme(listed).items():
        lines += [f"{own[0].family}: {theme}. {own[0].about}", f"  {' '.join(each.name for each in own)}"]
    return "\n".join(lines)


def problem_text(scenario: Scenario) -> str:
    """Return a problem without its answer."""
    position = scenario.question.position
    trump = trump_words(scenario.trump)
    size = position.deal.cards_each
    needed = f"{scenario.needed} of {size} tricks are needed"
    lines = [f"{scenario.name} ({scenario.theme}): {trump}, {needed}", "", hand_diagram(scenario.seen)]
    unseen = [f"{suit.symbol}{ranks}" for suit, ranks in ranks_by_suit(scenario.hidden).items() if ranks]
    lines.append(f"unseen, East and West: {' '.join(unseen)}")
    if scenario.plays:
        lines.append(
            f"played so far, {scenario.leader.name.title()} first: {' '.join(card.symbol for card in scenario.plays)}"
        )
    return "\n".join([*lines, "", f"{position.to_play.name.title()} to play"])


def odds_text(scenario: Scenario) -> str:
    """Return a text with the odds of every card, the best first."""
    columns = (
        Column("card", lambda card: card.symbol, words=True),
        Column("makes", number(".1%")),
        Column("worst defence"),
        Column("", words=True),
    )
    rows = tuple(
        (
            card,
            odds.equal,
            f"{'at most ' if odds.is_bound else ''}{100 * odds.worst:.1f} %",
            "*" if card in scenario.accepted else "",
        )
        for card, odds in sorted(scenario.odds.items(), key=lambda each: -each[1].equal)
    )
    return f"{Table(columns, rows).to_text()}\nover all {scenario.layouts} possible layouts; * accepted"


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
    return {
        "name": scenario.name,
        "theme": scenario.theme,
        "deal": scenario.deal,
        "unseen": scenario.unseen,
        "trump": str(scenario.trump),
        "leader": str(scenario.leader),
        "plays": [str(card) for card in scenario.plays],
        "needed": scenario.needed,
        "layouts": scenario.layouts,
        "accepted": [str(card) for card in scenario.accepted],
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
