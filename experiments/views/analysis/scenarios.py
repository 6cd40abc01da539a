"""Scenarios and what players make of them, as text and as JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from experiments.analysis.scenarios import Attempt, Result, Scenario, result
from experiments.views.board import hand_diagram, ranks_by_suit, trump_words


def list_text(listed: Sequence[Scenario]) -> str:
    """The themes, and the names of their problems."""
    lines = []
    for theme, own in _by_theme(listed).items():
        lines += [f"{own[0].family}: {theme}. {own[0].about}", f"  {' '.join(each.name for each in own)}"]
    return "\n".join(lines)


def problem_text(scenario: Scenario) -> str:
    """A problem without its answer."""
    position = scenario.question.position
    trump = trump_words(scenario.trump)
    size = position.deal.cards_each
    needed = f"{scenario.needed} of {size} tricks are needed"
    lines = [f"{scenario.name} ({scenario.theme}): {trump}, {needed}", "", hand_diagram(scenario.seen)]
    unseen = [f"{suit.symbol}{ranks}" for suit, ranks in ranks_by_suit(scenario.hidden).items() if ranks]
    lines.append(f"unseen, East and West: {' '.join(unseen)}")
    if scenario.plays:
        lines.append(
            f"played from {scenario.leader.name.title()} on: {' '.join(card.symbol for card in scenario.plays)}"
        )
    return "\n".join([*lines, "", f"{position.to_play.name.title()} to play"])


def odds_text(scenario: Scenario) -> str:
    """What every card makes, the best first."""
    lines = [f"{'card':<6}{'makes':>8}{'worst defence':>15}"]
    for card, odds in sorted(scenario.odds.items(), key=lambda each: -each[1].equal):
        worst = f"{'at most ' if odds.is_bound else ''}{odds.worst:.1%}"
        mark = "  *" if card in scenario.accepted else ""
        lines.append(f"{card.symbol:<6}{odds.equal:>8.1%}{worst:>15}{mark}")
    lines.append(f"in {scenario.layouts} layouts, all that are possible; * accepted")
    return "\n".join(lines)


def players_text(attempts: Mapping[str, Sequence[Attempt]]) -> str:
    """How many problems each player solved, by theme, and what its cards gave away."""
    names = list(attempts)
    problems = len(next(iter(attempts.values())))
    width = max(map(len, names)) + 2
    themes = list(_by_theme([each.scenario for each in attempts[names[0]]]))
    lines = [f"{problems} problems; chances are those against defenders who lose nothing double dummy", ""]
    lines.append(f"{'':<{width}}{'solved':<20}{'chance lost':<18}CPU s")
    for name in names:
        found = result(attempts[name])
        lines.append(f"{name:<{width}}{found.solved.per_cent(0):<20}{found.lost.told(3):<18}{found.seconds:.3f}")
    for theme in themes:
        own = {name: [each for each in attempts[name] if each.scenario.theme == theme] for name in names}
        number = len(own[names[0]])
        lines += ["", f"{theme}, {number} problem{'' if number == 1 else 's'}"]
        for name in names:
            found = result(own[name])
            solved = sum(each.solved for each in own[name])
            lines.append(f"{name:<{width}}{solved:<20}{found.lost.mean:.3f}")
    return "\n".join(lines)


def players_json(attempts: Mapping[str, Sequence[Attempt]]) -> dict[str, Any]:
    """The same for programs, with every card that was played."""
    return {
        "players": [
            {
                "player": name,
                **_result_json(result(own)),
                "problems": [
                    {
                        "name": each.scenario.name,
                        "card": str(each.card),
                        "solved": each.solved,
                        "chance_lost": round(each.lost, 4),
                    }
                    for each in own
                ],
            }
            for name, own in attempts.items()
        ]
    }


def problem_json(scenario: Scenario) -> dict[str, Any]:
    """A problem with the odds of every card."""
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


def _result_json(found: Result) -> dict[str, Any]:
    return {
        "solved": found.solved.mean,
        "solved_95": [found.solved.low, found.solved.high],
        "chance_lost": found.lost.mean,
        "chance_lost_half_width_95": found.lost.half_width,
        "seconds_a_problem": found.seconds,
    }


def _by_theme(listed: Sequence[Scenario]) -> dict[str, list[Scenario]]:
    themes: dict[str, list[Scenario]] = {}
    for each in listed:
        themes.setdefault(each.theme, []).append(each)
    return themes
