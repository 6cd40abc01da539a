"""A session of practice: its deals, what the person's calls and cards cost, and the results that a folder keeps."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from agent.rules.auction import Auction, Call
from ddsolver.cards import Card, Seat
from ddsolver.position import Position
from experiments.boards.board import Board
from experiments.questions.judge.on_average import JudgedChoice
from experiments.questions.play.game import Game
from experiments.runs.rows import Details
from experiments.runs.store import Store


def own_calls(seat: Seat, auction: Auction) -> Iterator[tuple[Auction, Call]]:
    """Yield the auction before each call of a seat, and the call."""
    for number, call in enumerate(auction.calls):
        if auction.seat_of(number) is seat:
            yield auction.upto(number), call


def own_cards(game: Game, plays: tuple[Card, ...]) -> Iterator[tuple[Position, Card]]:
    """Yield the position before each card at which the person had a choice, and the card."""
    position = game.start
    for card in plays:
        if game.is_own(position.to_play) and len(position.legal()) > 1:
            yield position, card
        position = position.play(card)


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
    verdicts: tuple[JudgedChoice, ...]
    """The calls and cards that cost something."""

    def lost(self, kind: str = "") -> float:
        """Return the IMPs that calls or cards (``call`` or ``card``) cost on average; all of them by default."""
        return sum(each.imps for each in self.verdicts if kind in ("", each.kind))

    def to_json(self) -> dict[str, Any]:
        """Return the result as values for JSON."""
        return asdict(self)

    @classmethod
    def from_json(cls, values: dict[str, Any]) -> Result:
        """Return the result in values such as `to_json` returns."""
        verdicts = (JudgedChoice(**{**each, "words": tuple(each["words"])}) for each in values["verdicts"])
        return cls(**{**values, "verdicts": tuple(verdicts)})


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
            self._store.add_rows([Details(result.deal - 1, json.dumps(result.to_json(), ensure_ascii=False))])
            self.results[result.deal] = result
            return True

    def close(self) -> None:
        """Close the folder, so that other processes can write."""
        self._store.close()
