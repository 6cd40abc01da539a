"""Interactive bidding in a terminal: a person calls, and robots call at the other seats."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from agent.rules.auction import Auction
from ddsolver.errors import BridgeError
from experiments.questions.play.bidding import Bidding
from experiments.questions.play.human import hand_text
from experiments.show.auction import auction_text

HELP = """Type a call (1S, 3NT, P, X, XX), or
  hint      show what the program would call in your place, and why
  explain   show what each call so far shows
  undo      take back your last call and all calls after it
  quit      stop
  help      show this text"""


@dataclass(slots=True)
class BiddingSession:
    """An auction in which a person types calls. `run` bids it."""

    bidding: Bidding
    write: Callable[[str], object]
    auction: Auction = field(init=False)
    _own_turns: list[Auction] = field(default_factory=list)
    """The auction before each of the person's calls."""

    def __post_init__(self) -> None:
        self.auction = self.bidding.advance(self.bidding.start)

    def run(self, lines: Iterable[str]) -> Auction | None:
        """Bid the board; return the auction, or None if the person quits or the input ends first."""
        source = iter(lines)
        self._show()
        while not self.auction.is_over:
            line = next(source, None)
            if line is None or line.strip().lower() == "quit":
                return None
            self._obey(line.strip())
        return self.auction

    def prompt(self) -> str:
        """Return the input prompt."""
        return f"{self.bidding.seat.name.title()} to call> "

    def _obey(self, line: str) -> None:
        word = line.lower()
        if word in ("", "help", "?"):
            self.write(HELP)
        elif word == "hint":
            self.write(self.bidding.hint(self.auction))
        elif word == "explain":
            self._explain()
        elif word == "undo":
            self._undo()
        else:
            try:
                after = self.auction.call(line)
            except BridgeError as error:
                self.write(f"{error}; 'help' lists what you can type")
                return
            self._own_turns.append(self.auction)
            self.auction = self.bidding.advance(after)
            self._show()

    def _explain(self) -> None:
        for number, words in enumerate(self.bidding.shown(self.auction)):
            self.write(f"{self.auction.seat_of(number).name.title()} {self.auction.calls[number]}: {words}")
        if not self.auction.calls:
            self.write("nobody has called yet")

    def _undo(self) -> None:
        if not self._own_turns:
            self.write("you have not made a call to take back")
            return
        self.auction = self._own_turns.pop()
        self.write("taken back")
        self._show()

    def _show(self) -> None:
        """Print the auction and the person's hand."""
        self.write(auction_text(self.auction))
        hand = self.bidding.board.deal.hands[self.bidding.seat]
        self.write(f"{f'{self.bidding.seat.name.title()} (you)':<16}{hand_text(hand)}")
