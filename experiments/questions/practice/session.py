"""A session of practice: its deals, what the person's calls and cards cost, and the results that a folder keeps."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from agent.player import comparable
from agent.players.bidding.bidder import BiddingView
from agent.players.objective import Objective
from agent.rules.auction import Auction, Call
from ddsolver.cards import Card, Seat
from ddsolver.position import Position
from experiments.boards.board import Board
from experiments.questions.advise.analysis import advice_of
from experiments.questions.judge.calls import CallJudge, judge_call
from experiments.questions.play.game import Game
from experiments.questions.reasons.analysis import belief_behind, compare_cards, solve_belief
from experiments.questions.reasons.decision import prefers
from experiments.questions.reasons.report import sentences
from experiments.runs.store import Store
from experiments.show.board import call_text

_OTHER_LAYOUTS = 52
"""What is added to the number of cards played, which seeds the adviser, so that it draws other layouts."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a call or a card of the person cost on average."""

    kind: str
    """``call`` or ``card``."""
    number: int
    """The number of calls or cards before it."""
    made: str
    """The call or card, with the symbol of its suit."""
    instead: str
    """What our player prefers; empty if nothing else is better by more than its error."""
    imps: float
    """The mean IMPs of the better call or card over this one; 0 if nothing else is better by more than its error."""
    words: tuple[str, ...]
    """The verdict, and the reasons, in sentences."""

    def to_json(self) -> dict[str, Any]:
        """Return the verdict as values for JSON."""
        return asdict(self)

    @classmethod
    def from_json(cls, values: dict[str, Any]) -> Verdict:
        """Return the verdict in values such as `to_json` returns."""
        return cls(**{**values, "words": tuple(values["words"])})


def own_calls(seat: Seat, auction: Auction) -> Iterator[tuple[Auction, Call]]:
    """Yield the auction before each call of a seat, and the call."""
    so_far = Auction(auction.dealer)
    for call in auction.calls:
        if so_far.to_call is seat:
            yield so_far, call
        so_far = so_far.call(call)


def own_cards(game: Game, plays: tuple[Card, ...]) -> Iterator[tuple[Position, Card]]:
    """Yield the position before each card at which the person had a choice, and the card."""
    position = game.start
    for card in plays:
        if game.is_own(position.to_play) and len(position.legal()) > 1:
            yield position, card
        position = position.play(card)


def judge_own_call(judge: CallJudge, board: Board, before: Auction, made: Call, seed: int) -> Verdict:
    """Return the verdict on a call of the person."""
    view = BiddingView(board.deal.hands[before.to_call], before, board.vulnerability)
    number, text = len(before.calls), call_text(made)
    found = judge_call(judge, view, made, np.random.default_rng([seed, number]))
    if found is None:
        return Verdict("call", number, text, "", 0.0, (f"{text}: no other call is clearly better.",))
    words = f"{found.named_call} cost {found.imps:.1f} ± {2 * found.error:.1f} IMPs on average: {found.preference}."
    return Verdict("call", number, text, call_text(found.instead), found.imps, (words,))


def judge_own_card(game: Game, position: Position, card: Card) -> Verdict:
    """Return the verdict on a card of the person, from the layouts of the adviser, who sees what the person saw.

    Some layouts choose the better card, and others judge it, so that nobody is blamed for what was only luck.
    """
    number, question = len(position.plays), game.question(position)
    choosing, judging = game.adviser(number), game.adviser(number + _OTHER_LAYOUTS)
    fine = Verdict("card", number, card.symbol, "", 0.0, (f"{card.symbol}: no other card is clearly better.",))
    better = advice_of(question, choosing, "imps", number, explain=False).decision.card
    if better == card:
        return fine
    decision = replace(advice_of(question, judging, "imps", number, explain=False).decision, card=better)
    values = {each.card: each for each in comparable(decision.candidates)} if decision.candidates else {}
    belief = belief_behind(judging)
    if card not in values or better not in values or belief is None:
        return fine
    view = question.view
    solved = solve_belief(view, belief)
    if not prefers(decision, card, view, solved, Objective.of(view, "imps")):
        return fine
    cost = abs(values[decision.card].score - values[card].score)
    reason = compare_cards(view, solved, decision.card, card, aim="imps")
    head = f"{card.symbol} cost {cost:.1f} IMPs on average: our player prefers {decision.card.symbol}."
    return Verdict("card", number, card.symbol, decision.card.symbol, cost, (head, *sentences(reason)))


@dataclass(frozen=True, slots=True)
class Result:
    """A finished deal: what was bid and played, and what the person's calls and cards cost."""

    deal: int
    """The number of the deal, from 1."""
    calls: str
    """The calls, with commas between them."""
    plays: str
    """The cards, with commas between them."""
    tricks: int | None
    """The declarer's tricks; None if all passed."""
    outcome: str
    """Contract and result in words."""
    points: int
    """The points to the person's side."""
    par: int
    """The double-dummy par of the deal, in points to the person's side."""
    choices: int
    """The number of the person's calls, and of cards at turns with a choice."""
    verdicts: tuple[Verdict, ...]
    """The verdicts on the calls and cards that cost something."""

    def lost(self, kind: str = "") -> float:
        """Return the IMPs that calls or cards (``call`` or ``card``) cost on average; all of them by default."""
        return sum(each.imps for each in self.verdicts if kind in ("", each.kind))

    def to_json(self) -> dict[str, Any]:
        """Return the result as values for JSON."""
        fields = {name: getattr(self, name) for name in self.__slots__ if name != "verdicts"}
        return {**fields, "verdicts": [each.to_json() for each in self.verdicts]}

    @classmethod
    def from_json(cls, values: dict[str, Any]) -> Result:
        """Return the result in values such as `to_json` returns."""
        return cls(**{**values, "verdicts": tuple(map(Verdict.from_json, values["verdicts"]))})


class Practice:
    """The deals of a practice, and the results in its folder. The first result of a deal counts.

    ``facts`` say which deals are practised, and by whom; a folder with other facts is refused.

    :raises StoreError: if the folder cannot be read or written, another process writes to it, or its facts differ.
    """

    def __init__(self, folder: Path, title: str, boards: Sequence[Board], facts: Mapping[str, str]) -> None:
        self.title = title
        self.boards = boards
        remedy = "name another folder with -o, or repeat the command that began it"
        self._store = Store(folder, {"kind": "practice", **facts}, create=True, remedy=remedy)
        self._adding = threading.Lock()  # the threads of the server add results
        kept = (Result.from_json(json.loads(value)) for _, value in self._store.details())
        self.results = {result.deal: result for result in kept if result.deal <= len(boards)}
        """The results so far, by the number of the deal; the command may have been repeated with fewer deals."""

    @property
    def next_deal(self) -> int | None:
        """The number of the first deal without a result; None if all have one."""
        return next((number for number in range(1, len(self.boards) + 1) if number not in self.results), None)

    def add(self, result: Result) -> bool:
        """Keep the result of a deal, if it is the first; return whether it is.

        :raises StoreError: if it cannot be written.
        """
        with self._adding:
            if result.deal in self.results:
                return False
            self._store.add_details({result.deal - 1: json.dumps(result.to_json(), ensure_ascii=False)})
            self.results[result.deal] = result
            return True

    def close(self) -> None:
        """Close the folder, so that other processes can write."""
        self._store.close()
