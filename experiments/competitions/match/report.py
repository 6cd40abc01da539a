"""The results of a match of declarers or of two pairs, as text and as the files of a report."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from experiments.competitions.kinds import Kind, Outcome, RunReport
from experiments.competitions.match.match import Match
from experiments.competitions.match.run import MatchRun, PlayedMatch, play_run, read_run
from experiments.competitions.match.tables import (
    UNITS,
    cross_table,
    defender_table,
    match_json,
    match_table,
    pairs_table,
    standings_table,
    team_json,
    team_table,
    test_table,
)
from experiments.competitions.match.teams import TeamMatch
from experiments.runs.provenance import Provenance
from experiments.runs.rows import PEOPLE
from experiments.runs.store import Store
from experiments.show.board import counted
from experiments.show.exports import Exports
from experiments.show.players import AIM_WORDS, roles_table
from experiments.show.table import Table
from experiments.statistics.sequential import RunningTest, SequentialTest

if TYPE_CHECKING:
    import pandas as pd

__all__ = ["MatchReport"]


@dataclass(frozen=True, slots=True)
class MatchReport(RunReport):
    """The report of a match of declarers or of two pairs; ``name`` is the title of its page."""

    found: PlayedMatch
    name: str = "Match"
    markdown = "match.md"

    def heading(self) -> list[str]:
        """Return what was played, what counts as one deal, how many boards faults ended, and the verdict of a test."""
        match, test = self.found.played, self.found.test
        lines = _team_heading(match) if isinstance(match, TeamMatch) else _heading(match)
        return [*lines, *([verdict_text(test, match)] if test else [])]

    @property
    def note(self) -> str:  # type: ignore[override]  # it depends on the match
        """What a sequential test changes in the intervals."""
        intervals = bool(self.found.test) and self.found.played.over(0, 1).half_width is not None
        return _STOPPED if intervals else ""

    def text(self) -> str:
        """Return the boards, and the tables below them."""
        match = self.found.played
        boards = team_table(match) if isinstance(match, TeamMatch) else match_table(match)
        aim = f"Players without an aim of their own play for {AIM_WORDS[self.found.scored]}."
        return "\n\n".join([boards.to_text(), aim, RunReport.text(self)])

    def text_tables(self) -> list[Table]:
        """Return the standings, the tables of pairs of players and of defenders, and the sequential test."""
        match, test = self.found.played, self.found.test
        tables = [pairs_table(match)] if isinstance(match, TeamMatch) else _declarer_tables(match)
        return [*tables, *([test_table(test, match)] if test else [])]

    def to_json(self) -> dict[str, Any]:
        """Return the boards, the standings, the failures and the sequential test as JSON."""
        match, failures = self.found.played, list(self.found.failures)
        if isinstance(match, TeamMatch):
            return team_json(match, failures, self.found.test)
        return match_json(match, failures, self.found.test)

    def exports(self, provenance: Provenance | None = None) -> Exports:
        """Return the tables for papers and programs."""
        match, tables = self.found.played, self.text_tables()
        if isinstance(match, TeamMatch):
            boards = team_table(match)
            robots = [each for four in match.tables for each in four.robots.values()]
            players = roles_table(
                (each.declarer.key for each in robots),
                (each.defender.key for each in robots),
                (each.bidder.key for each in robots if each.bidder),
            )
        else:
            boards = match_table(match)
            declarers = [each for each in match.compared if each != PEOPLE]
            defenders = [each.key for pair in match.settings.defending for each in (pair.left, pair.right)]
            players = roles_table(declarers, defenders)
        data: dict[str, Table | pd.DataFrame] = {
            "standings": tables[0],
            "players": players,
            "boards": match.to_frame(),
            **({"sequential_test": tables[-1]} if self.found.test else {}),
        }
        return Exports([*tables, players, replace(boards, title=boards.title or "Boards")], data, provenance)


_STOPPED = (
    "The intervals (±) assume that the number of boards was fixed in advance; the mean of a match that stops early is "
    "exaggerated. The interval at any stopping time stays valid."
)


def _heading(match: Match) -> list[str]:
    lines = [_first_line(match), *filter(None, [_note(match).rstrip(".")])]
    return [*lines, *_faults((board.fault for board in match.boards.values()), "faults of engines")]


def _faults(faults: Iterable[str], of_whom: str) -> list[str]:
    """Return a line about the boards that faults ended, and the reason of the first one; none without a fault."""
    found = list(filter(None, faults))
    return [f"{counted(len(found), 'board')} ended by {of_whom} (*); the first: {found[0]}"] if found else []


def _first_line(match: Match) -> str:
    """Return the numbers of boards played and passed out, and the defenders."""
    deals = len({(result.deal.source, result.deal.number) for result in match.results()})
    passed_out = sum(deal.contract is None for deal in match.deals)
    line = f"{counted(deals, 'board')} against {', '.join(match.settings.opponents)}"
    return line + (f", {passed_out} passed out" if passed_out else "")


def _team_heading(match: TeamMatch) -> list[str]:
    """Return the numbers of boards and tables, and of faults: of engines, and of clients at the tables of a network."""
    results = match.results()
    both = match.compares
    where = "at two tables, with the same cards and random numbers" if both else "at one table"
    lines = [f"{counted(len(results), 'board')} {where}"]
    lines += _faults((board.fault for result in results for board in result.boards), "a fault of a player")
    if both and (note := _same_cards(match)):
        lines.append(note.rstrip("."))
    return lines


def _note(match: Match) -> str:
    """Return a note on what is compared with people, and on what counts as one deal; empty if a board is a deal."""
    if not match.settings.against_people:
        return _same_cards(match)
    number = len(match.compared)
    people = f"({number}) is the result of people against people; our declarers played against our defenders."
    return f"{people} {_same_cards(match)}"


def _same_cards(match: Match | TeamMatch) -> str:
    """Return a sentence about what counts as one deal; empty if a board is a deal."""
    if match.deal_word == "board":
        return ""
    boards = "Tables" if isinstance(match, Match) else "Boards"
    return f"{boards} with the same cards count as one deal, which makes {counted(match.independent_deals, 'deal')}."


def verdict_text(test: SequentialTest, match: Match | TeamMatch) -> str:
    """Return the verdict of the sequential test, and its error probability."""
    values = match.prefix()
    verdict = test.verdict(values)
    deals = counted(len(values), "deal")
    if verdict is None:
        running = RunningTest(test)
        running.add(values)
        return f"no verdict after {deals}; {running.words()}"
    unit = f"{UNITS[match.scoring]} a {match.deal_word}"
    shown, otherwise = {
        "more": (f"more than {test.low:g}", f"{test.low:g} or less"),
        "less": (f"less than {test.high:g}", f"{test.high:g} or more"),
    }[verdict]
    return (
        f"(1) gains {shown} {unit} over (2), after {deals}; if the true gain were {otherwise}, at most "
        f"{100 * test.error:.0f} % of matches would give this verdict"
    )


def _declarer_tables(match: Match) -> list[Table]:
    """Return the standings, and the tables of all pairs and of all defenders if there are several."""
    tables = [standings_table(match)]
    if len(match.compared) > 2:
        tables.append(cross_table(match))
    if match.compares and len(match.settings.opponents) > 1:
        tables.append(defender_table(match))
    faultless = match.without_faults()
    if faultless is not None and faultless.results():
        without = standings_table(faultless)
        tables.append(replace(without, title=f"Without the deals on which an engine failed: {without.title}"))
    return tables


def outcome_of(found: PlayedMatch) -> Outcome:
    """Return what the command prints after a match."""
    has_results = bool(found.played.results())
    return Outcome(
        report=MatchReport(found) if has_results or not found.failures else None,
        has_results=has_results,
        failures=len(found.failures),
        interrupted=found.played.interrupted,
        is_complete=not found.problems,
    )


def report_of(settings: MatchRun, store: Store) -> MatchReport | None:
    """Return the report of a match so far; None if no deal has been played at all tables."""
    found = read_run(settings, store)
    return MatchReport(found) if found.played.results() else None


KIND = Kind(MatchRun, play_run, outcome_of, report_of)
