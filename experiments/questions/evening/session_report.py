"""The results of an evening as tables and sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any

from agent.rules.imps import imps
from experiments.boards.ids import BoardId, PairId
from experiments.boards.pbn.adjusted import AdjustedResult
from experiments.boards.pbn.score_table import TableResult
from experiments.questions.evening.analysis import JudgedBoard, Outcome, boards_of_pair, total
from experiments.questions.evening.session import DealResults, Session, SessionScoring
from experiments.questions.evening.standings import Missed, PairTotal, missed_games, pair_totals
from experiments.show.board import (
    contract_in_short,
    contract_played,
    counted,
    over_text,
    par_in_short,
    signed,
    signed_mean,
)
from experiments.show.table import Column, Linked, Table

_WON = {"matchpoints": "%", "imps": "IMPs", "par": "IMPs against par"}
_POSSIBLE = {
    "without_errors": "without its costly cards",
    "double_dummy": "played double dummy",
    "par": "par",
}
"""The headings of what a pair could have had, by their names in `PairBoard.outcomes`."""


def won_title(session: Session) -> str:
    """Return the heading of a column with what North-South win."""
    return _WON[session.scoring]


def won_text(value: float | None, scoring: SessionScoring) -> str:
    """Return what a pair wins, as in ``62.5 %`` or ``+3.25``; empty if it is unknown."""
    if value is None:
        return ""
    return f"{value:.1f} %" if scoring == "matchpoints" else signed(value) if scoring == "par" else signed_mean(value)


def won_words(value: float, scoring: SessionScoring) -> str:
    """Return what a pair wins in words, as in ``62.5 %`` or ``+3.25 IMPs``."""
    text = won_text(value, scoring)
    return text if scoring == "matchpoints" else f"{text} {_WON[scoring]}"


def headline(session: Session) -> str:
    """Return the best pair, or the best ones, with their result; empty if no pair is better than another."""
    totals = [each for each in pair_totals(session) if each.won is not None]
    best = [each for each in totals if place_of(each, totals) == 1]
    if len(best) == len(totals) or session.scoring == "par":
        return ""
    result = won_words(best[0].won or 0, session.scoring)
    if len(best) == 1:
        return f"Best result: {session.names(best[0].pair)} with {result} on {counted(best[0].compared, 'board')}"
    return f"Best results: {', '.join(session.names(each.pair) for each in best)} with {result}"


def standings_table(session: Session, pair: PairId | None = None) -> Table:
    """Return the figures of all pairs, the best first; the row of ``pair`` is marked."""
    columns: tuple[Column, ...] = (
        Column("", str, key="place"),
        Column("pair", words=True),
        Column("boards"),
        Column(_WON[session.scoring], lambda value: _number(value, session.scoring), key="won"),
        Column("against par", signed_mean, group="IMPs a board", key="par"),
        Column("boards", key="declared", group="as declarer"),
        Column("tricks", signed_mean, key="as_declarer", group="as declarer"),
        Column("boards", key="defended", group="in defence"),
        Column("tricks", signed_mean, key="in_defence", group="in defence"),
    )
    totals = pair_totals(session)
    rows = tuple((place_of(each, totals), *_figures(session, each)) for each in totals)
    if any(each.listed for each in totals):
        columns = (*columns, Column("in the file", words=True, key="listed"))
        rows = tuple((*row, each.listed) for row, each in zip(rows, totals, strict=True))
    marked = next((place for place, each in enumerate(totals) if each.pair == pair), None)
    return Table(columns, rows, "Standings", marked)


def place_of(pair: PairTotal, totals: Sequence[PairTotal]) -> int | None:
    """Return the place of a pair; equal pairs share a place, and a pair without a result has none."""
    if pair.won is None:
        return None
    return 1 + sum(round(each.won, 6) > round(pair.won, 6) for each in totals if each.won is not None)


def _number(value: float, scoring: SessionScoring) -> str:
    return won_text(value, scoring).removesuffix(" %")


def _figures(session: Session, total: PairTotal) -> tuple[object, ...]:
    return (
        session.names.in_table(total.pair), total.boards, total.won, total.par,
        total.declared, total.as_declarer, total.defended, total.in_defence,
    )  # fmt: skip


def deal_table(
    session: Session,
    deal: DealResults,
    pages: Mapping[BoardId, str] | None = None,
    here: BoardId | None = None,
    lost: Mapping[BoardId, str] | None = None,
) -> Table:
    """Return the results of a deal at all tables, the best for North-South first; scores are North-South's.

    ``pages`` are the addresses of the tables' pages, for links; the row of the table ``here`` is marked. ``lost`` has
    the tricks that declarer and defence gave away at each table, if any are known.
    """
    pages, lost = pages or {}, lost or {}
    columns = [
        Column("N-S", words=True, key="north_south"),
        Column("E-W", words=True, key="east_west"),
        Column("contract", words=True),
        Column("lead", words=True),
        Column("result"),
        Column("double dummy", key="double_dummy"),
        Column("score", signed),
    ]
    if session.scoring != "par":
        columns.append(Column(_WON[session.scoring], lambda value: _number(value, session.scoring), key="won"))
    columns.append(Column("IMPs against par", signed, key="imps"))
    if not any(each.lead for each in deal.results):
        columns = [each for each in columns if each.title != "lead"]
    if any(table in lost for table in deal.tables):
        columns.append(Column("lost", key="lost"))
    ordered = sorted(zip(deal.results, deal.tables, strict=True), key=lambda each: -each[0].score)
    cells = [_cells(session, deal, result) | _of_page(result, table, pages, lost) for result, table in ordered]
    cells += [_adjusted_cells(session, each) for each in deal.adjusted]
    rows = tuple(tuple(each.get(column.key or column.title) for column in columns) for each in cells)
    marked = next((place for place, (_, table) in enumerate(ordered) if here is not None and table == here), None)
    return Table(tuple(columns), rows, deal_title(deal), marked)


def _cells(session: Session, deal: DealResults, result: TableResult) -> dict[str, object]:
    contract, tricks = result.contract, result.tricks
    solved = None if contract is None else deal.double_dummy(contract)
    return {
        "north_south": session.names.in_table(result.north_south),
        "east_west": session.names.in_table(result.east_west),
        "contract": _contract(result),
        "lead": "" if result.lead is None else result.lead.symbol,
        "result": "" if contract is None or tricks is None else over_text(contract, tricks),
        "double_dummy": "" if contract is None or solved is None else over_text(contract, solved),
        "score": result.score,
        "won": session.won(deal, result.score, deal.without(result.score)),
        "imps": None if deal.par is None else imps(result.score - deal.par.score),
    }


def _contract(result: TableResult) -> str:
    return contract_played(result.contract, is_passed_out=result.is_passed_out)


def _of_page(
    result: TableResult, table: BoardId | None, pages: Mapping[BoardId, str], lost: Mapping[BoardId, str]
) -> dict[str, object]:
    """Return the cells that depend on a table's page and on its judgements."""
    if table is None:
        return {}
    page = pages.get(table, "")
    linked: dict[str, object] = {"contract": Linked(_contract(result) or "board", page)} if page else {}
    return linked | {"lost": lost.get(table)}


def _adjusted_cells(session: Session, result: AdjustedResult) -> dict[str, object]:
    """Return the cells of a table with an adjusted score; where it does not count, as the file says it."""
    ours, theirs = (session.awarded(result, north_south=side) for side in (True, False))
    words = " / ".join("?" if each is None else won_text(each, session.scoring) for each in (ours, theirs))
    counts = session.scoring != "par" and (ours, theirs) != (None, None)
    return {
        "north_south": session.names.in_table(result.north_south),
        "east_west": session.names.in_table(result.east_west),
        "contract": f"adjusted: {words if counts else result.score}",
        "won": ours,
    }


def par_words(deal: DealResults) -> str:
    """Return par in words, as in ``par 4♠ NS, +420``; empty if it is unknown."""
    return "" if deal.par is None or deal.table is None else f"par {par_in_short(deal.par, deal.table)}"


def deal_title(deal: DealResults) -> str:
    """Return a deal's name and par, as in ``Board 7: par 4♠ NS, +420``."""
    words = par_words(deal)
    return f"Board {deal.name}: {words}" if words else f"Board {deal.name}"


def missed_line(missed: Missed) -> str:
    """Return a game or slam that nobody bid, as a sentence."""
    side = "North-South" if missed.contract.declarer.is_north_south else "East-West"
    score = missed.contract.score(missed.tricks, missed.deal.board.vulnerability)
    made = f"{contract_in_short(missed.contract)} {over_text(missed.contract, missed.tricks)}"
    kind = "slam" if missed.is_slam else "game"
    tables = counted(len(missed.deal.results), "table")
    return f"Board {missed.deal.name}: {side} make {made} ({score} points) double dummy; they bid no {kind} at {tables}"


def session_text(session: Session, pair: PairId | None = None) -> str:
    """Return the results of an evening as text: games that nobody bid, the standings, and every deal.

    For a ``pair``, return only its boards, and what it could have had.
    """
    if pair is not None:
        return pair_text(session, pair, {})
    missed = [f"  {missed_line(each)}" for each in missed_games(session)]
    head = headline(session)
    parts = [head] if head else []
    parts += ["\n".join(["Games and slams that nobody bid", *missed])] if missed else []
    parts.append(standings_table(session).to_text())
    parts += [deal_table(session, deal).to_text() for deal in session.deals if deal.scored]
    return "\n\n".join(parts)


def traveller_note(session: Session, *, has_play: bool = False) -> str:
    """Return what the figures of the results of a deal are, as sentences; ``has_play`` if some cards are known."""
    won = {"matchpoints": ", per cents", "imps": ", IMPs", "par": ""}[session.scoring]
    lost = '; "lost" counts the tricks that declarer and the defence gave away'
    return (
        f'Scores{won} and par are North-South\'s. "Double dummy" is the result of the contract with all four hands in '
        f"view{lost if has_play else ''}."
    )


def scoring_line(session: Session) -> str:
    """Return how results count, as a sentence."""
    if session.scoring == "par":
        return "There is one result of each deal, so results are compared with par, in IMPs"
    if session.scoring == "matchpoints":
        words = (
            "Per cent of the matchpoints: the share of the other tables that a result beats; equal results count half"
        )
        assumed = "with more than two tables a board, they are matchpoints (--scoring imps compares in IMPs)"
    else:
        words = "IMPs are the mean over the comparisons with all other tables"
        assumed = "with two tables a board, they are IMPs (--scoring matchpoints compares by matchpoints)"
    return f"{words}. The file does not say how results count; {assumed}" if session.is_assumed else words


def session_json(session: Session, pair: PairId | None, judged: Mapping[BoardId, JudgedBoard]) -> dict[str, Any]:
    """Return the results of an evening as JSON; the keys are added to those of `evening_json`.

    ``judged`` has its judged boards (see `boards_of_pair`).
    """
    own = [] if pair is None else pair_table(session, pair, judged).to_json()
    tables = [deal_table(session, deal) for deal in session.deals if deal.scored]
    return {
        "scoring": session.scoring,
        "results": [{"title": each.title, "rows": each.to_json()} for each in tables],
        "standings": standings_table(session).to_json(),
        "missed": [missed_line(each) for each in missed_games(session)],
        "missing": list(session.missing),
        "differences": list(session.differences),
        "pair": session.names(pair) or None,
        "own": own,
    }


def pair_table(session: Session, pair: PairId, judged: Mapping[BoardId, JudgedBoard]) -> Table:
    """Return what a pair had on each board, and what it could have had; the last row has the totals.

    ``judged`` has its judged boards (see `boards_of_pair`).
    """
    scoring = session.scoring
    boards = boards_of_pair(session, pair, judged)
    has_play = any("without_errors" in each.outcomes for each in boards)
    columns = [
        Column("board", words=True),
        Column("against", words=True),
        Column("contract", words=True),
        Column("score", signed),
        Column(_WON[scoring], lambda value: _number(value, scoring), key="won"),
    ]
    possible = ["without_errors"] if has_play else []
    possible += ["double_dummy"] + (["par"] if scoring != "par" else [])
    for name in possible:
        columns.append(Column("score", signed, group=_POSSIBLE[name], key=f"{name}_score"))
        columns.append(
            Column(_WON[scoring], lambda value: _number(value, scoring), group=_POSSIBLE[name], key=f"{name}_won")
        )
    rows = []
    for each in boards:
        cells = [each.outcomes.get(name, (None, None)) for name in ("actual", *possible)]
        rows.append(
            (each.deal.name, session.names.in_table(each.opponents), _played(each.result), *chain.from_iterable(cells))
        )
    awarded = _awarded(session, pair)
    # An adjusted score counts as it is, whatever the cards would have brought.
    rows += [
        (deal.name, session.names.in_table(other), "adjusted", *(None, won) * (1 + len(possible)))
        for deal, other, won in awarded
    ]
    fixed = [Outcome(0, won) for _, _, won in awarded]
    actual = [each.outcomes["actual"] for each in boards] + fixed
    totals = [total(session, actual, actual)]
    totals += [total(session, [*(each.outcomes.get(name) for each in boards), *fixed], actual) for name in possible]
    rows.append(("all", "", "", *chain.from_iterable((None, value) for value in totals)))
    return Table(tuple(columns), tuple(rows))


def _awarded(session: Session, pair: PairId) -> list[tuple[DealResults, PairId | None, float | None]]:
    """Return the deals on which a pair has an adjusted score, with the other pair and what it won."""
    found = []
    for deal in session.deals:
        for each in deal.adjusted:
            if pair in each.pairs:
                ours = each.north_south == pair
                other = each.east_west if ours else each.north_south
                found.append((deal, other, session.awarded(each, north_south=ours)))
    return found


def _played(result: TableResult) -> str:
    if result.contract is None or result.tricks is None:
        return "passed out" if result.is_passed_out else ""
    return f"{contract_in_short(result.contract)} {over_text(result.contract, result.tricks)}"


def pair_text(session: Session, pair: PairId, judged: Mapping[BoardId, JudgedBoard]) -> str:
    """Return the result of a pair, and a table of its boards (see `boards_of_pair`), as text."""
    return "\n".join(filter(None, [pair_line(session, pair), pair_table(session, pair, judged).to_text()]))


def pair_line(session: Session, pair: PairId) -> str:
    """Return a pair's result and place, as in ``Ann & Bob: 56.3 % on 24 boards, place 3 of 12``; empty if unknown."""
    totals = pair_totals(session)
    own = next((each for each in totals if each.pair == pair), None)
    if own is None or own.won is None:
        return ""
    result = f"{session.names(pair)}: {won_words(own.won, session.scoring)} on {counted(own.compared, 'board')}"
    return f"{result}, place {place_of(own, totals)} of {len(totals)}"
