"""A match as text for people."""

from __future__ import annotations

from collections.abc import Sequence

from ddsolver.cards import Seat
from experiments.match.match import Match, Standing
from experiments.match.settings import Scoring
from experiments.match.teams import TeamMatch
from experiments.runs.rows import StoredDeal
from experiments.statistics.interval import Interval
from experiments.statistics.sequential import SequentialTest

UNITS: dict[Scoring, str] = {"imps": "IMPs", "matchpoints": "% of a top", "points": "points"}


def match_table(match: Match) -> str:
    """A line a board and defender: contract, double dummy, each declarer's result and score, and what it won."""
    declarers, defenders = match.settings.players, match.settings.opponents
    unit = UNITS[match.settings.scoring]
    names = [f"({place})" for place in range(1, len(declarers) + 1)]
    results = match.results()
    width = _width([result.deal for result in results])
    against = max(len(defender) for defender in defenders) if len(defenders) > 1 else 0
    head = f"{'Board':<{width}}  Contract  DD" + (f"  {'against':<{against}}" if against else "")
    head += "".join(f"{name:>16}" for name in names)
    lines = [head + (f"  {unit} to (1)" if len(names) == 2 else "".join(f"{unit + name:>12}" for name in names))]
    if len(names) == 1:
        lines = [head]
    for result in results:
        line = _begun(result.deal, width)
        if not result.boards:
            lines.append(line)
            continue
        line += f"  {result.defender:<{against}}" if against else ""
        line += "".join(_result(result.deal, board.tricks, board.score) for board in result.boards)
        won = result.won(match.settings.scoring)
        if len(names) == 2:
            line += f"{won[0]:>+{len(unit) + 5}.0f}"
        elif len(names) > 2:
            line += "".join(f"{each:>+12.2f}" for each in won)
        lines.append(line)
    return "\n".join(lines)


def match_standings(match: Match) -> str:
    """Who the declarers are and how they did over all boards, each against each, and against each defender."""
    defenders = match.settings.opponents
    unit = UNITS[match.settings.scoring]
    deals = len({(result.deal.source, result.deal.number) for result in match.results()})
    passed_out = sum(deal.contract is None for deal in match.deals)
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


def anytime_text(test: SequentialTest, match: Match) -> str:
    """What the first declarer wins, with an interval that holds although the result decides when a match stops."""
    values = match.prefix(0, 1)
    if not values:
        return "no deal has been played by both"
    low, high = test.interval(values)
    unit = UNITS[match.settings.scoring]
    return (
        f"(1) over (2): between {low:+.2f} and {high:+.2f} {unit} a board with {1 - test.error:.0%} confidence, "
        "whenever the match stops.\n"
        "The ± above are for a number of boards fixed beforehand; a mean at which a match stops lies too far out."
    )


def progress_line(match: Match) -> str:
    """The standing in a few words."""
    standings = match.standings()
    if len(standings) == 1:
        return f"made {standings[0].made} of {standings[0].played}"
    return ", ".join(f"({n}) {standing.a_deal}" for n, standing in enumerate(standings, start=1))


def _beside_double_dummy(lost: int) -> str:
    return f"{abs(lost)} {'trick' if abs(lost) == 1 else 'tricks'} {'above' if lost < 0 else 'below'} double dummy"


def _won(standing: Standing, unit: str) -> str:
    return (
        f"{standing.total:+.4g} {unit}, {_a_board(standing.a_deal)}; "
        f"{standing.wins} won, {standing.ties} tied, {standing.losses} lost"
    )


def _cross_table(match: Match, standings: Sequence[Standing], unit: str) -> list[str]:
    """What the declarer of a row wins a board from that of a column."""
    width = 16
    lines = [f"{unit} a board of the row over the column (95 % for all pairs together)"]
    cross = match.cross_table()
    lines.append("    " + "".join(f"{f'({n})':>{width}}" for n in range(1, len(standings) + 1)))
    for row in range(len(standings)):
        cells = ("" if row == column else str(cross[row, column]) for column in range(len(standings)))
        lines.append(f"({row + 1}) " + "".join(f"{cell:>{width}}" for cell in cells))
    return lines


def team_table(match: TeamMatch) -> str:
    """A line a board: contract, double dummy, result and North-South's score at each table, IMPs to the first pair."""
    results = match.results()
    width = _width([result.deal for result in results])
    lines = [f"{'Board':<{width}}  Contract  DD{'table 1':>16}{'table 2':>16}  IMPs"]
    for result in results:
        line = _begun(result.deal, width)
        for board, score in zip(result.boards, result.north_south, strict=True):
            line += _result(result.deal, board.tricks, score)
        lines.append(f"{line}{result.won:>+6}" if result.boards else line)
    return "\n".join(lines)


def team_standings(match: TeamMatch) -> str:
    """Who the pairs are, what the first wins, and what each loses beside double dummy as declarer and as defenders."""
    results = match.results()
    lines = [f"{len(results)} board{'' if len(results) == 1 else 's'} at two tables; cards and luck are the same"]
    for place, (seat, sign) in enumerate(((Seat.NORTH, 1), (Seat.EAST, -1)), start=1):
        # At the second table the other pair holds a side's cards.
        lost = {True: 0, False: 0}
        for result in (each for each in results if each.boards):
            declares = result.deal.played_contract.declarer.same_side(seat)
            for board, here in zip(result.boards, (declares, not declares), strict=True):
                short = result.deal.double_dummy - board.tricks
                lost[here] += short if here else -short
        lines.append(f"({place}) {match.first.side(seat)}")
        lines.append(
            f"    {sign * sum(result.won for result in results):+d} IMPs, {_a_board(match.won(seat))}; "
            f"declaring {_beside_double_dummy(lost[True])}, defending {_beside_double_dummy(lost[False])}"
        )
    return "\n".join(lines)


def _width(deals: Sequence[StoredDeal]) -> int:
    """Of the names of boards."""
    return max([5, *(len(deal.name) for deal in deals)])


def _begun(deal: StoredDeal, width: int) -> str:
    """The begin of a board's line: name, contract and double dummy, or that it was passed out."""
    if deal.contract is None:
        return f"{deal.name:<{width}}  passed out"
    return f"{deal.name:<{width}}  {deal.contract!s:<8}  {deal.double_dummy:>2}"


def _result(deal: StoredDeal, tricks: int, score: int) -> str:
    """What was made of a deal at a table: tricks over or under the contract, and a score."""
    over = tricks - deal.played_contract.tricks_needed
    return f"{'=' if over == 0 else f'{over:+d}':>8}{score:>8}"


def _a_board(interval: Interval) -> str:
    return f"{interval} a board" + ("" if interval.half_width is None else " (95 %)")
