"""A match as text for people."""

from __future__ import annotations

from collections.abc import Sequence

from agent.rules.contract import Contract
from ddsolver.cards import Seat
from experiments.match.match import Match, Standing
from experiments.match.settings import Scoring
from experiments.match.teams import TeamMatch
from experiments.runs.rows import PASSED_OUT

UNITS: dict[Scoring, str] = {"imps": "IMPs", "matchpoints": "% of a top", "points": "points"}


def match_table(match: Match) -> str:
    """A line a board and defender: contract, double dummy, each declarer's result and score, and what it won."""
    declarers, defenders = match.settings.declarers, match.settings.defenders
    unit = UNITS[match.settings.scoring]
    names = [f"({place})" for place in range(1, len(declarers) + 1)]
    results = match.results()
    width = max([5, *(len(result.deal.name) for result in results)])
    against = max(len(defender) for defender in defenders) if len(defenders) > 1 else 0
    head = f"{'Board':<{width}}  Contract  DD" + (f"  {'against':<{against}}" if against else "")
    head += "".join(f"{name:>16}" for name in names)
    lines = [head + (f"  {unit} to (1)" if len(names) == 2 else "".join(f"{unit + name:>12}" for name in names))]
    if len(names) == 1:
        lines = [head]
    for result in results:
        line = f"{result.deal.name:<{width}}  "
        if result.deal.contract == PASSED_OUT:
            lines.append(line + "passed out")
            continue
        contract = Contract.parse(result.deal.contract)
        line += f"{contract!s:<8}  {result.deal.double_dummy:>2}"
        line += f"  {result.defender:<{against}}" if against else ""
        for board in result.boards:
            over = board.tricks - contract.tricks_needed
            line += f"{_over(over):>8}{board.score:>8}"
        won = result.won(match.settings.scoring)
        if len(names) == 2:
            line += f"{won[0]:>+{len(unit) + 5}.0f}"
        elif len(names) > 2:
            line += "".join(f"{each:>+12.2f}" for each in won)
        lines.append(line)
    return "\n".join(lines)


def match_standings(match: Match) -> str:
    """Who the declarers are and how they did over all boards, each against each, and against each defender."""
    defenders = match.settings.defenders
    unit = UNITS[match.settings.scoring]
    deals = len({(result.deal.source, result.deal.number) for result in match.results()})
    passed_out = sum(deal.contract == PASSED_OUT for deal in match.deals)
    lines = [f"{deals} board{'' if deals == 1 else 's'} against {', '.join(defenders)}"]
    lines[0] += f", {passed_out} passed out" if passed_out else ""
    standings = match.standings()
    for place, standing in enumerate(standings, start=1):
        lines.append(f"({place}) {standing.declarer}")
        lines.append(
            f"    made {standing.made} of {standing.played}, {standing.points:+d} points, "
            f"{_beside_double_dummy(standing.tricks_lost)}, "
            f"{standing.seconds_a_board:.2f} s a board"
        )
        if len(standings) > 1:
            lines.append(f"    {_won(standing, unit)}")
    if len(standings) > 2:
        lines += ["", *_cross_table(match, standings, unit)]
    if len(standings) > 1 and len(defenders) > 1:
        lines += ["", f"{unit} a board of (1) over the others, by defender"]
        for defender in defenders:
            cells = (str(match.cross(0, other, defender)) for other in range(1, len(standings)))
            lines.append(f"    {defender}: " + ", ".join(f"({n}) {cell}" for n, cell in enumerate(cells, start=2)))
    return "\n".join(lines)


def progress_line(match: Match) -> str:
    """The standing in a few words."""
    standings = match.standings()
    if len(standings) == 1:
        return f"made {standings[0].made} of {standings[0].played}"
    return ", ".join(f"({n}) {standing.a_deal}" for n, standing in enumerate(standings, start=1))


def _beside_double_dummy(lost: int) -> str:
    return f"{abs(lost)} {'trick' if abs(lost) == 1 else 'tricks'} {'above' if lost < 0 else 'below'} double dummy"


def _won(standing: Standing, unit: str) -> str:
    confidence = "" if standing.a_deal.half_width is None else " (95 %)"
    return (
        f"{standing.total:+.4g} {unit}, {standing.a_deal} a board{confidence}; "
        f"{standing.wins} won, {standing.ties} tied, {standing.losses} lost"
    )


def _cross_table(match: Match, standings: Sequence[Standing], unit: str) -> list[str]:
    """What the declarer of a row wins a board from that of a column."""
    width = 16
    lines = [f"{unit} a board of the row over the column (95 %)"]
    lines.append("    " + "".join(f"{f'({n})':>{width}}" for n in range(1, len(standings) + 1)))
    for row in range(len(standings)):
        cells = ("" if row == column else str(match.cross(row, column)) for column in range(len(standings)))
        lines.append(f"({row + 1}) " + "".join(f"{cell:>{width}}" for cell in cells))
    return lines


def team_table(match: TeamMatch) -> str:
    """A line a board: contract, double dummy, result and North-South's score at each table, IMPs to the first pair."""
    results = match.results()
    width = max([5, *(len(result.deal.name) for result in results)])
    lines = [f"{'Board':<{width}}  Contract  DD{'table 1':>16}{'table 2':>16}  IMPs"]
    for result in results:
        if not result.boards:
            lines.append(f"{result.deal.name:<{width}}  passed out")
            continue
        contract = Contract.parse(result.deal.contract)
        line = f"{result.deal.name:<{width}}  {contract!s:<8}  {result.deal.double_dummy:>2}"
        for board, score in zip(result.boards, result.north_south, strict=True):
            line += f"{_over(board.tricks - contract.tricks_needed):>8}{score:>8}"
        lines.append(f"{line}{result.won:>+6}")
    return "\n".join(lines)


def team_standings(match: TeamMatch) -> str:
    """Who the pairs are, what the first wins, and what each loses beside double dummy as declarer and as defenders."""
    results = match.results()
    played = [result for result in results if result.boards]
    won = match.won()
    confidence = "" if won.half_width is None else " (95 %)"
    lines = [f"{len(results)} board{'' if len(results) == 1 else 's'} at two tables; cards and luck are the same"]
    for place, (seat, sign) in enumerate(((Seat.NORTH, 1), (Seat.EAST, -1)), start=1):
        # At the second table the other pair holds a side's cards.
        lost = {True: 0, False: 0}
        for result in played:
            declares = Contract.parse(result.deal.contract).declarer.same_side(seat)
            for board, here in zip(result.boards, (declares, not declares), strict=True):
                short = result.deal.double_dummy - board.tricks
                lost[here] += short if here else -short
        lines.append(f"({place}) {match.first.side(seat)}")
        lines.append(
            f"    {sign * sum(result.won for result in results):+d} IMPs, {sign * won.mean + 0.0:+.2f}"
            + ("" if won.half_width is None else f" ± {won.half_width:.2f}")
            + f" a board{confidence}; declaring {_beside_double_dummy(lost[True])}, "
            f"defending {_beside_double_dummy(lost[False])}"
        )
    return "\n".join(lines)


def _over(tricks: int) -> str:
    return "=" if tricks == 0 else f"{tricks:+d}"
