"""The costly cards of an evening in words, and the whole evening as text and as JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from experiments.questions.evening.analysis import JudgedBoard, JudgedCard, costliest
from experiments.questions.judge.calls import JudgedCall, costliest_calls
from experiments.questions.judge.choices import CardChoice
from experiments.questions.reasons.report import sentences
from experiments.questions.review.report import beside_table, better_words
from experiments.show.board import contract_with_name, counted
from experiments.show.table import fields_json

FIVE = 5
"""The number of decisions that an evening shows in full."""
_TITLES = {"mistake": "Mistake", "guess": "Guess", "overtrick": "Overtrick"}


def verdict_title(judged: JudgedCard) -> str:
    """Return the verdict as a title: Mistake, Guess or Overtrick."""
    return _TITLES[judged.verdict]


def where(judged: JudgedCard) -> str:
    """Return the board, the contract and the trick, as in ``Board 7, 3NT South, trick 5``."""
    turn = judged.turn
    return f"Board {turn.board}, {contract_with_name(turn.contract)}, trick {turn.trick}"


def cost_line(judged: JudgedCard) -> str:
    """Return who played which card, and what it cost."""
    turn = judged.turn
    costs = "a trick" if turn.cost == 1 else counted(turn.cost, "trick")
    points = f"{judged.points} points, {counted(judged.imps, 'IMP')}" if judged.points else "no points"
    if judged.share is not None:
        points = f"{judged.share:.1f} % of the matchpoints" if judged.share else "no matchpoints"
    return f"{_who(turn)} played {turn.card.symbol}, which cost {costs} ({points})"


def _who(made: CardChoice | JudgedCall) -> str:
    """Return who made a call or card: the player and the seat."""
    seat = made.seat.name.title()
    return made.player if made.player == seat else f"{made.player} ({seat})"


def our_line(judged: JudgedCard) -> str:
    """Return what our player would have played at this turn, as a sentence."""
    turn = judged.turn
    assert turn.instead is not None, "a player was asked"
    card = turn.instead.symbol
    if turn.instead == turn.card:
        return f"Our player plays {card} too; {better_words(turn)} works on this layout."
    if turn.instead_cost:
        return f"Our player errs too, with {card}; {better_words(turn)} works on this layout."
    if judged.verdict == "guess":
        return f"Our player plays {card}; the difference from {turn.card.symbol} is within the noise of its values."
    if judged.verdict == "overtrick":
        return f"Our player plays {card}; the contract makes after both cards."
    return f"Our player plays {card}."


def reasons(judged: JudgedCard) -> list[str]:
    """Return what our player would have played, and its reasons, if it has any."""
    return [our_line(judged), *([] if judged.reason is None else sentences(judged.reason))]


def call_line(judged: JudgedCall) -> str:
    """Return who made which call, what our bidder prefers, and what that gains on average."""
    compared = judged.compared
    cost = f"which cost {compared.cost}; {compared.preference}"
    return f"Board {judged.board}: {_who(judged)} called {compared.named_call}, {cost}"


def verdicts(costly: Sequence[JudgedCard]) -> str:
    """Return how many cards were costly, and how they are judged: ``3 costly cards: 1 mistake, 2 guesses``."""
    found = Counter(each.verdict for each in costly)
    words = [counted(found["mistake"], "mistake"), counted(found["guess"], "guess", "guesses")]
    words += [counted(found["overtrick"], "overtrick")] if found["overtrick"] else []
    return f"{counted(len(costly), 'costly card')}: {', '.join(words)}"


def evening_text(boards: Sequence[JudgedBoard], player: str) -> str:
    """Return the costliest cards with their reasons, the costliest calls, and a comparison with the player asked."""
    costly = [each for board in boards for each in board.costly]
    turns = [turn for board in boards for turn in board.turns]
    lines = [f"{counted(_played(boards), 'board')} played, {verdicts(costly)}"]
    for each in costliest(costly, FIVE):
        lines += ["", f"{where(each)}: {verdict_title(each).lower()}", f"  {cost_line(each)}"]
        lines += [f"  {line}" for line in reasons(each)]
    if calls := calls_text(boards):
        lines += ["", calls]
    lines += ["", beside_table(turns, player).to_text()] if turns else []
    return "\n".join(lines)


def calls_text(boards: Sequence[JudgedBoard]) -> str:
    """Return the costliest calls; empty if no call is costly."""
    calls = costliest_calls((each for board in boards for each in board.calls), FIVE)
    return "\n".join(["Costliest calls", *(f"  {call_line(each)}" for each in calls)]) if calls else ""


def evening_json(boards: Sequence[JudgedBoard], player: str) -> dict[str, Any]:
    """Return all costly cards and calls as JSON, the costliest first."""
    calls = [each for board in boards for each in board.calls]
    costly = [each for board in boards for each in board.costly]
    return {
        "boards": _played(boards),
        "asked": player,
        "costly": [_card_json(each) for each in costliest(costly, len(costly))],
        "calls": [_call_json(each) for each in costliest_calls(calls, len(calls))],
    }


def _played(boards: Sequence[JudgedBoard]) -> int:
    """Return how many boards have card play."""
    return sum(bool(board.turns) for board in boards)


def _call_json(judged: JudgedCall) -> dict[str, Any]:
    compared = judged.compared
    return fields_json(judged, "board", "number", "seat", "player") | {
        **fields_json(compared, "call", "instead"),
        "imps": judged.imps,
        **fields_json(compared, "error", "leads_to"),
    }


def _card_json(judged: JudgedCard) -> dict[str, Any]:
    turn = judged.turn
    return {
        "board": turn.board,
        "after": judged.at,
        **fields_json(turn, "trick", "seat", "player", "card", "cost"),
        **fields_json(judged, "points", "imps"),
        "matchpoints": judged.share,
        "verdict": judged.verdict,
        "instead": str(turn.instead),
        "reasons": reasons(judged),
    }
