"""The results of a match of declarers or of two pairs, as text and as the files of a report."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from experiments.competitions.contrasts import Totals
from experiments.competitions.kinds import Kind, Outcome, RunReport
from experiments.competitions.match.match import DeclarerStanding, Match
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
from experiments.show.table import Table, short
from experiments.statistics.interval import Interval
from experiments.statistics.sequential import RunningTest, SequentialTest

if TYPE_CHECKING:
    import pandas as pd

__all__ = ["MatchReport", "match_standings"]


@dataclass(frozen=True, slots=True)
class MatchReport(RunReport):
    """The report of a match of declarers or of two pairs; ``name`` is the title of its page."""

    found: PlayedMatch
    name: str = "Match"
    markdown = "match.md"

    def heading(self) -> list[str]:
        """Return the lines above the tables of a page."""
        match, test = self.found.played, self.found.test
        lines = _team_heading(match) if isinstance(match, TeamMatch) else [_first_line(match)]
        if isinstance(match, Match) and (note := _note(match)):
            lines.append(note.rstrip("."))
        if test:
            lines += [verdict_text(test, match), anytime_text(test, match).rstrip(".")]
        return lines

    def text(self) -> str:
        """Return the boards and standings, and the interval of the sequential test, if there is one."""
        match, test = self.found.played, self.found.test
        if isinstance(match, TeamMatch):
            boards, standings = team_table(match), team_standings(match)
        else:
            boards, standings = match_table(match), match_standings(match)
        aim = f"Players without an aim of their own play for {AIM_WORDS[self.found.scored]}."
        parts = [boards.to_text(), aim, standings]
        return "\n\n".join([*parts, anytime_text(test, match)] if test else parts)

    def to_json(self) -> dict[str, Any]:
        """Return the boards, the standings, the failures and the sequential test as JSON."""
        match, failures = self.found.played, list(self.found.failures)
        if isinstance(match, TeamMatch):
            return team_json(match, failures, self.found.test)
        return match_json(match, failures, self.found.test)

    def exports(self, provenance: Provenance | None = None) -> Exports:
        """Return the tables for papers and programs."""
        match = self.found.played
        if isinstance(match, TeamMatch):
            tables, boards, frame = [pairs_table(match)], team_table(match), _team_frame(match)
            robots = [each for four in match.tables for each in four.robots.values()]
            players = roles_table(
                (each.declarer.key for each in robots),
                (each.defender.key for each in robots),
                (each.bidder.key for each in robots if each.bidder),
            )
        else:
            tables, boards, frame = _declarer_tables(match), match_table(match), match.to_frame()
            declarers = [each for each in match.compared if each != PEOPLE]
            defenders = [each.key for pair in match.settings.defending for each in (pair.left, pair.right)]
            players = roles_table(declarers, defenders)
        data: dict[str, Table | pd.DataFrame] = {"standings": tables[0], "players": players, "boards": frame}
        if self.found.test:
            tables.append(test_table(self.found.test, match))
            data["sequential_test"] = tables[-1]
        return Exports([*tables, players, replace(boards, title=boards.title or "Boards")], data, provenance)


def match_standings(match: Match) -> str:
    """Return the results of the declarers: over all boards, for all pairs of declarers, and by defender.

    If an engine failed on some deals, the results are repeated without these deals.
    """
    text = _standings(match)
    faultless = match.without_faults()
    if faultless is None:
        return text
    if not faultless.results():
        return f"{text}\n\nAn engine failed on every deal."
    boards = len({(board.source, board.number) for board in match.boards.values() if board.fault})
    noun = "deal" if match.deal_word == "board" else "board"  # only one of the tables of a deal may have a fault
    heading = f"Without the {noun}" if boards == 1 else f"Without the {boards} {noun}s"
    return f"{text}\n\n{heading} on which an engine failed\n{_standings(faultless)}"


def _standings(match: Match) -> str:
    unit = UNITS[match.scoring]
    lines = [_first_line(match)]
    standings = match.standings()
    for place, standing in enumerate(standings, start=1):
        of = standing.totals
        lines.append(f"({place}) {standing.name}")
        lines.append(
            f"    made {of.made} of {of.played}, {of.points:+d} points, "
            f"{_beside_double_dummy(of.tricks_lost)}" + ("" if standing.name == PEOPLE else f", {_time(of)} a board")
        )
        faults = {"its faults": of.faults, "faults of its defenders": of.defender_faults}
        lines += [f"    {counted(number, 'board')} ended by {whose} (*)" for whose, number in faults.items() if number]
        if len(standings) > 1:
            lines.append(f"    {_won(standing, unit, match.deal_word)}")
    if note := _note(match):
        lines += ["", note]
    if len(standings) > 2:
        lines += ["", cross_table(match).to_text()]
    if len(standings) > 1 and len(match.settings.opponents) > 1:
        lines += ["", defender_table(match).to_text()]
    return "\n".join(lines)


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
    if faults := sum(bool(board.fault) for result in results for board in result.boards):
        lines.append(f"{counted(faults, 'board')} ended by a fault of a player (*)")
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


def _time(totals: Totals) -> str:
    wall = totals.wall_seconds
    return f"{totals.seconds:.2f} s CPU" + ("" if wall is None else f" and {wall:.2f} s wall")


def anytime_text(test: SequentialTest, match: Match | TeamMatch) -> str:
    """Return as text an interval for the gain of player or pair (1) over (2), valid whenever the match stops."""
    values = match.prefix()
    if not values:
        return "no deal has been played by both declarers yet"
    low, high = test.interval(values)
    unit = f"{UNITS[match.scoring]} a {match.deal_word}"
    interval = (
        f"(1) over (2): between {low:+.2f} and {high:+.2f} {unit} with {100 * (1 - test.error):.0f} % "
        "confidence, valid at any stopping time."
    )
    fixed = match.over(0, 1)
    if fixed.half_width is None:
        return interval
    return (
        f"{interval}\nThe intervals above (±) assume that the number of boards was fixed in advance; the mean of a "
        "match that stops early is exaggerated."
    )


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


def team_standings(match: TeamMatch) -> str:
    """Return each pair's IMPs, and its tricks below double dummy as declarer and in defence."""
    both = match.compares
    lines = _team_heading(match)
    for place, each in enumerate(match.pairs(), start=1):
        declaring, defending = map(_beside_double_dummy, (each.declaring, each.defending))
        gain = f"{each.total:+d} IMPs, {_a_board(each.a_deal, match.deal_word)}; " if both else ""
        lines += [f"({place}) {each.name}", f"    {gain}declaring {declaring}, defending {defending}"]
        if both and match.is_bid:
            bidding, play = (_a_board(gain, match.deal_word) for gain in (each.by_bidding, each.by_play))
            lines.append(f"    by bidding {bidding}, by play {play}")
        if each.bidding_seconds is not None:
            lines.append(f"    bidding {each.bidding_seconds:.2f} s CPU a board")
    return "\n".join(lines)


def _beside_double_dummy(lost: int) -> str:
    return f"{abs(lost)} {'trick' if abs(lost) == 1 else 'tricks'} {'above' if lost < 0 else 'below'} double dummy"


def _won(standing: DeclarerStanding, unit: str, each: str) -> str:
    return (
        f"{short(standing.total, 4, '+')} {unit}, {_a_board(standing.a_deal, each)}; "
        f"{standing.wins} won, {standing.ties} tied, {standing.losses} lost"
    )


def _a_board(interval: Interval, each: str = "board") -> str:
    return f"{interval} a {each}" + ("" if interval.half_width is None else " (95 %)")


def _team_frame(match: TeamMatch) -> pd.DataFrame:
    """Return a row for each board and table."""
    import pandas as pd

    rows = []
    for board in team_json(match, [])["boards"]:
        results = board.pop("results")
        rows += [{**board, "table": place, **result} for place, result in enumerate(results, start=1)]
    return pd.DataFrame(rows)


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
        remarks=(verdict_text(found.test, found.played),) if found.test else (),
        failures=len(found.failures),
        interrupted=found.played.interrupted,
        is_complete=not found.problems,
    )


def report_of(settings: MatchRun, store: Store) -> MatchReport | None:
    """Return the report of a match so far; None if no deal has been played at all tables."""
    found = read_run(settings, store)
    return MatchReport(found) if found.played.results() else None


KIND = Kind(MatchRun, play_run, outcome_of, report_of)
