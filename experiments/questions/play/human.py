"""Interactive play in a terminal: a person declares or defends, and computer players take the other seats."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from ddsolver.cards import Card
from ddsolver.diagram import ranks_by_suit
from ddsolver.errors import BridgeError, PlayError
from ddsolver.position import Position
from experiments.questions.play.game import Game
from experiments.questions.play.hints import hint_text
from experiments.show.board import counted

HELP = """Type a card (SA, H10; the rank alone if only one suit is legal), or
  hint      show what the program would play, and its score for each card
  undo      take back your last card and all cards after it
  claim N   claim N tricks in all for your side; the cards that you can see must make them certain
  quit      stop playing
  help      show this text"""


@dataclass(slots=True)
class Session:
    """A game that a person plays by typing. `run` plays it."""

    game: Game
    write: Callable[[str], object]
    position: Position = field(init=False)
    _claimed: int | None = None
    """The tricks that the program claims as declarer, until the person answers."""
    _refused: bool = False
    """Whether the person has refused a claim; then no more claims are made."""
    _own_turns: list[tuple[Position, bool]] = field(default_factory=list)
    """The position before each of the person's cards, and whether a claim had been refused by then."""

    def __post_init__(self) -> None:
        self.position = self.game.start

    def run(self, lines: Iterable[str]) -> int | None:
        """Play the board; return the declarer's tricks, or None if the person quits or the input ends first."""
        source = iter(lines)
        self._go_on()
        while not self.position.is_over:
            line = next(source, None)
            if line is None or line.strip().lower() == "quit":
                return None
            ended = self._obey(line.strip()) if self._claimed is None else self._answer(line.strip())
            if ended is not None:
                return ended
        return self.position.tricks_won.of(self.game.contract.declarer)

    def prompt(self) -> str:
        """Return the input prompt."""
        return "accept? " if self._claimed is not None else f"{self.position.to_play.name.title()} to play> "

    def _obey(self, line: str) -> int | None:
        """Carry out a command or play a card; return the declarer's tricks if that ends the play."""
        word, _, rest = line.lower().partition(" ")
        if word in ("", "help", "?"):
            self.write(HELP)
        elif word == "hint":
            self._hint()
        elif word == "undo":
            self._undo()
        elif word == "claim":
            return self._claim(rest.strip())
        else:
            try:
                card = read_card(line, self.position.legal())
            except BridgeError as error:
                self.write(f"{error}; 'help' lists what you can type")
                return None
            self._own_turns.append((self.position, self._refused))
            self._step(card, "plays")
            self._go_on()
        return None

    def _step(self, card: Card, verb: str) -> None:
        """Play and print a card; after a trick, also print its winner and the tricks so far."""
        self.write(f"{self.position.to_play.name.title()} {verb} {card.symbol}")
        self.position = self.position.play(card)
        if not self.position.trick:
            won = self.position.tricks_won
            rest = sum(won) - self.game.won(self.position)
            against = "the defence" if self.game.declares else "the declarer"
            winner = self.position.trick_leader.name.title()
            self.write(f"{winner} wins the trick: {self.game.won(self.position)} for you, {rest} for {against}")

    def _go_on(self) -> None:
        """Play and print cards until the person has a choice, the declarer claims, or the play ends."""
        progress = self.game.advance(self.position, claims=not self._refused)
        for step in progress.steps:
            self._step(step.card, "must play" if step.is_forced else "plays")
        self._claimed = progress.claimed
        if not self.position.is_over:
            self._show()
        if self._claimed is not None:
            name = self.game.contract.declarer.name.title()
            self.write(f"{name} claims the rest, {self._claimed} tricks in all: type 'yes' to accept, 'no' to play on")

    def _answer(self, line: str) -> int | None:
        """Handle the person's answer to a claim; return the declarer's tricks if that ends the play."""
        word = line.lower()
        if word in ("yes", "y"):
            return self._claimed
        if word == "undo":
            self._undo()
        elif word in ("no", "n"):
            self._refused = True
            self._go_on()
        else:
            self.write("type 'yes' or 'no' to answer the claim, or 'undo' to take back your last card")
        return None

    def _show(self) -> None:
        """Print dummy (once it is visible), the person's hand, and the cards of the current trick."""
        game, dummy = self.game, self.game.contract.dummy
        shown = [(game.seat, "you")]
        if game.is_visible(dummy, self.position):
            shown.insert(0, (dummy, "dummy"))
        for seat, name in shown:
            self.write(f"{f'{seat.name.title()} ({name})':<16}{hand_text(self.position.hands[seat])}")
        trick = " ".join(card.symbol for card in self.position.trick)
        if trick:
            self.write(f"{'on the table':<16}{trick}, led by {self.position.trick_leader.name.title()}")

    def _hint(self) -> None:
        try:
            hint = self.game.hint(self.position)
        except BridgeError as error:
            self.write(f"no hint: {error}")
            return
        self.write(hint_text(self.position, hint, defends=not self.game.declares))

    def _undo(self) -> None:
        if not self._own_turns:
            self.write("you have not played a card to take back")
            return
        self.position, self._refused = self._own_turns.pop()
        self._claimed = None
        self.write("taken back")
        self._show()

    def _claim(self, typed: str) -> int | None:
        won, left = self.game.won(self.position), self.position.tricks_left
        if not typed.isdecimal() or not won <= int(typed) <= won + left:
            self.write(f"claim {typed!r}: give the tricks you take in all, a number from {won} to {won + left}")
            return None
        tricks = int(typed)
        if not self.game.accepts(self.position, tricks):
            self.write(f"{counted(tricks, 'trick')}: not certain from the cards that you can see; play on")
            return None
        return self.game.declarer_tricks(self.position, tricks)


def read_card(line: str, legal: tuple[Card, ...]) -> Card:
    """Parse a card; a rank is enough if all legal cards are of the same suit.

    :raises BridgeError: if the card does not exist or is not legal.
    """
    suits = {card.suit for card in legal}
    typed = line.replace(" ", "")
    by_rank = [card for card in legal if str(card.rank) == typed.upper().replace("10", "T")]
    if by_rank and len(suits) > 1:
        examples = " or ".join(str(card) for card in by_rank)
        raise PlayError(f"{line!r} is a rank alone, but several suits are legal; name the suit too: {examples}")
    card = by_rank[0] if by_rank else Card.parse(typed)
    if card not in legal:
        choices = " ".join(each.symbol for each in legal)
        raise PlayError(f"{card.symbol} is not a legal card now; play one of {choices}")
    return card


def hand_text(hand: int) -> str:
    """Return the cards of a hand, a mask, by suit."""
    return "  ".join(f"{suit.symbol}{ranks or '-'}" for suit, ranks in ranks_by_suit(hand).items())
