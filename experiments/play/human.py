"""Interactive play in a terminal: a person declares or defends, and computer players take the other seats."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from agent.player import AnyPlayer, Decision
from agent.rules.contract import Contract
from agent.table import ask
from ddsolver.cards import Card, Seat
from ddsolver.errors import BridgeError, PlayError
from ddsolver.position import Position
from ddsolver.solver import Solver
from experiments.boards.board import Board
from experiments.errors import SettingsError
from experiments.views.board import advice, ranks_by_suit

HELP = """Type a card (SA, H10; the rank alone if only one suit is legal), or
  hint      show what the program would play, and its score for each card
  undo      take back your last card
  claim N   claim N tricks in all for your side; double-dummy analysis must agree
  quit      stop playing
  help      show this text"""


@dataclass(slots=True)
class Session:
    """A board that a person plays as declarer (with both hands) or as a defender. `run` plays it."""

    board: Board
    """The board, with its contract."""
    seat: Seat
    """The person's seat: the declarer's or a defender's."""
    others: Mapping[Seat, AnyPlayer]
    """The computer players of the other seats, except dummy."""
    adviser: AnyPlayer
    write: Callable[[str], object]
    position: Position = field(init=False)
    contract: Contract = field(init=False)
    _own_turns: list[Position] = field(default_factory=list)
    _solver: Solver = field(default_factory=Solver)
    _claimed: int | None = None
    """The tricks that the program claims as declarer, until the person answers."""
    _refused: bool = False

    def __post_init__(self) -> None:
        if self.board.contract is None:
            raise SettingsError(f"board {self.board.name} is passed out; there is nothing to play")
        self.contract = self.board.contract
        self.position = Position(self.board.deal, self.contract.strain, self.contract.leader)

    def run(self, lines: Iterable[str]) -> int | None:
        """Play until the end, a claim, or the end of the input; return the declarer's tricks, or None if stopped."""
        source = iter(lines)
        self._others_play()
        self._show()
        while not self.position.is_over:
            legal = self.position.legal()
            if len(legal) == 1 and self._claimed is None:
                self._play(legal[0], "must play")
                continue
            line = next(source, None)
            if line is None or line.strip().lower() == "quit":
                return None
            ended = self._obey(line.strip(), legal) if self._claimed is None else self._answer(line.strip())
            if ended is not None:
                return ended
        return self.position.tricks_won.of(self.contract.declarer)

    def prompt(self) -> str:
        """Return the input prompt."""
        return "accept? " if self._claimed is not None else f"{self.position.to_play.name.title()} to play> "

    @property
    def _declares(self) -> bool:
        return self.seat is self.contract.declarer

    def _is_mine(self, seat: Seat) -> bool:
        """Return whether the person plays the cards of a seat."""
        return seat is self.seat or (self._declares and seat is self.contract.dummy)

    def _won(self) -> int:
        """Return the tricks of the person's side so far."""
        return self.position.tricks_won.of(self.seat)

    def _obey(self, line: str, legal: tuple[Card, ...]) -> int | None:
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
                card = _read_card(line, legal)
            except BridgeError as error:
                self.write(f"{error}; 'help' lists what you can type")
                return None
            self._own_turns.append(self.position)
            self._play(card, "plays")
        return None

    def _play(self, card: Card, verb: str) -> None:
        self.write(f"{self.position.to_play.name.title()} {verb} {card.symbol}")
        self.position = self.position.play(card)
        self._announce_trick()
        self._others_play()
        if not self.position.is_over and self._claimed is None:
            self._show()

    def _others_play(self) -> None:
        """Let the computer play until the person's turn, the end, or a claim by the program."""
        contract = self.contract
        while not self.position.is_over and not self._is_mine(self.position.to_play):
            seat = self.position.to_play
            asked = contract.declarer if seat is contract.dummy else seat
            decision = self._ask(self.others[asked])
            if asked is contract.declarer and self._claims(decision):
                return
            self.write(f"{seat.name.title()} plays {decision.card.symbol}")
            self.position = self.position.play(decision.card)
            self._announce_trick()

    def _claims(self, decision: Decision) -> bool:
        """Claim, and return True, if declarer is to lead, expects all remaining tricks, and double dummy agrees."""
        left, won = self.position.tricks_left, self.position.tricks_won.of(self.contract.declarer)
        sure = bool(decision.candidates) and decision.candidates[0].tricks > won + left - 1e-6
        if self._refused or self.position.trick or left < 2 or not sure:
            return False
        if not self._solver.reaches(self.position, left):
            return False
        self._claimed = won + left
        self._show()
        name = self.contract.declarer.name.title()
        self.write(f"{name} claims the rest, {self._claimed} tricks in all: type 'yes' to accept, 'no' to play on")
        return True

    def _answer(self, line: str) -> int | None:
        """Handle the person's answer to a claim; return the declarer's tricks if that ends the play."""
        word = line.lower()
        if word in ("yes", "y"):
            return self._claimed
        if word == "undo":
            self._undo()
        elif word in ("no", "n"):
            self._claimed, self._refused = None, True
            self._others_play()
            if not self.position.is_over:
                self._show()
        else:
            self.write("type 'yes' or 'no' to answer the claim, or 'undo' to take back your last card")
        return None

    def _ask(self, player: AnyPlayer) -> Decision:
        board = self.board
        return ask(player, self.position, self.contract, board.vulnerability, board.auction, board.constraints)

    def _announce_trick(self) -> None:
        """Print the winner of a trick that has just ended."""
        if self.position.plays and not self.position.trick:
            won = self.position.tricks_won
            rest = sum(won) - self._won()
            against = "the defence" if self._declares else "the declarer"
            winner = self.position.trick_leader.name.title()
            self.write(f"{winner} wins the trick: {self._won()} for you, {rest} for {against}")

    def _show(self) -> None:
        """Print dummy (once it is visible), the person's hand, and the cards of the current trick."""
        shown = [(self.seat, "you")]
        if self._declares or self.position.plays:
            shown.insert(0, (self.contract.dummy, "dummy"))
        for seat, name in shown:
            self.write(f"{f'{seat.name.title()} ({name})':<16}{_hand(self.position, seat)}")
        trick = " ".join(card.symbol for card in self.position.trick)
        if trick:
            self.write(f"{'on the table':<16}{trick}, led by {self.position.trick_leader.name.title()}")

    def _hint(self) -> None:
        try:
            decision = self._ask(self.adviser)
        except BridgeError as error:
            self.write(f"no hint: {error}")
            return
        self.write(advice(self.position, decision, defends=not self._declares))

    def _undo(self) -> None:
        if not self._own_turns:
            self.write("you have not played a card to take back")
            return
        self.position = self._own_turns.pop()
        self._claimed = None
        self.write("taken back")
        self._show()

    def _claim(self, number: str) -> int | None:
        won, left = self._won(), self.position.tricks_left
        if not number.isdecimal() or not won <= int(number) <= won + left:
            self.write(f"claim {number!r}: give the tricks you take in all, a number from {won} to {won + left}")
            return None
        if not self._solver.reaches(self.position, int(number) - won):
            others = "defenders do not agree: they" if self._declares else "declarer does not agree: declarer"
            self.write(f"the {others} can hold you to fewer than {number} tricks")
            return None
        return int(number) if self._declares else sum(self.position.tricks_won) + left - int(number)


def _read_card(line: str, legal: tuple[Card, ...]) -> Card:
    """Parse a card.

    :raises BridgeError: if the card does not exist or is not legal.
    """
    suits = {card.suit for card in legal}
    typed = line.replace(" ", "")
    by_rank = [card for card in legal if str(card.rank) == typed.upper().replace("10", "T")]
    card = by_rank[0] if len(suits) == 1 and by_rank else Card.parse(typed)
    if card not in legal:
        choices = " ".join(each.symbol for each in legal)
        raise PlayError(f"{card.symbol} is not a legal card now; play one of {choices}")
    return card


def _hand(position: Position, seat: Seat) -> str:
    return "  ".join(f"{suit.symbol}{ranks or '-'}" for suit, ranks in ranks_by_suit(position.hands[seat]).items())
