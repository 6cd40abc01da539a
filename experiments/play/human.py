"""Playing the declarer's cards oneself, in a terminal, against a defender of the program."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from agent.player import PerfectPlayer, Player
from agent.rules.contract import Contract
from agent.table import ask
from ddsolver.cards import Card, Seat, Suit, cards_of
from ddsolver.errors import BridgeError
from ddsolver.position import Position
from ddsolver.solver import Solver
from experiments.boards import text
from experiments.boards.board import Board
from experiments.errors import SettingsError

HELP = """Type a card (SA, H10; the rank alone when only one suit may be played), or
  hint      what the program would play, and what it thinks of each card
  undo      take back your last card
  claim N   end the play with N tricks for you in all, if double dummy agrees
  quit      stop
  help      this"""


@dataclass(slots=True)
class Session:
    """A board at which a person declares; `run` asks for every card of the declarer's side."""

    board: Board
    """Made ready to be played."""
    defender: Player | PerfectPlayer
    adviser: Player | PerfectPlayer
    write: Callable[[str], object]
    position: Position = field(init=False)
    contract: Contract = field(init=False)
    _own_turns: list[Position] = field(default_factory=list)
    _solver: Solver = field(default_factory=Solver)

    def __post_init__(self) -> None:
        if self.board.contract is None:
            raise SettingsError(f"board {self.board.name} is passed out; there is nothing to play")
        self.contract = self.board.contract
        self.position = Position(self.board.deal, self.contract.strain, self.contract.leader)

    def run(self, lines: Iterable[str]) -> int | None:
        """Play until the end, a claim, or until the lines or the person quits; return the declarer's tricks, if any."""
        source = iter(lines)
        self._defend()
        self._show()
        while not self.position.is_over:
            legal = self.position.legal()
            if len(legal) == 1:
                self._play(legal[0], "must play")
                continue
            line = next(source, None)
            if line is None or line.strip().lower() == "quit":
                return None
            claimed = self._obey(line.strip(), legal)
            if claimed is not None:
                return claimed
        return self.position.tricks_won.of(self.contract.declarer)

    def prompt(self) -> str:
        """What stands before the person's input."""
        return f"{self.position.to_play.name.title()} to play> "

    def _obey(self, line: str, legal: tuple[Card, ...]) -> int | None:
        """Do what was typed; return the tricks if that ends the play."""
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
                self.write(f"{error}; 'help' tells what may be typed")
                return None
            self._own_turns.append(self.position)
            self._play(card, "plays")
        return None

    def _play(self, card: Card, verb: str) -> None:
        self.write(f"{self.position.to_play.name.title()} {verb} {card.symbol}")
        self.position = self.position.play(card)
        self._announce_trick()
        self._defend()
        if not self.position.is_over:
            self._show()

    def _defend(self) -> None:
        board = self.board
        while not self.position.is_over and not self.position.to_play.same_side(self.contract.declarer):
            decision = ask(
                self.defender, self.position, self.contract, board.vulnerability, board.auction, board.constraints
            )
            self.write(f"{self.position.to_play.name.title()} plays {decision.card.symbol}")
            self.position = self.position.play(decision.card)
            self._announce_trick()

    def _announce_trick(self) -> None:
        """Say who won a trick that has just ended."""
        if self.position.plays and not self.position.trick:
            won = self.position.tricks_won
            ours = won.of(self.contract.declarer)
            winner = self.position.trick_leader.name.title()
            self.write(f"{winner} wins the trick: {ours} for you, {sum(won) - ours} for the defence")

    def _show(self) -> None:
        """Dummy, the table and the declarer's hand."""
        declarer, dummy = self.contract.declarer, self.contract.dummy
        shown = ((dummy, "dummy"), (declarer, "you"))
        for seat, name in shown:
            self.write(f"{f'{seat.name.title()} ({name})':<16}{_hand(self.position, seat)}")
        trick = " ".join(card.symbol for card in self.position.trick)
        if trick:
            self.write(f"{'on the table':<16}{trick}, led by {self.position.trick_leader.name.title()}")

    def _hint(self) -> None:
        board = self.board
        try:
            decision = ask(
                self.adviser, self.position, self.contract, board.vulnerability, board.auction, board.constraints
            )
        except BridgeError as error:
            self.write(f"no hint: {error}")
            return
        self.write(text.advice(self.position, decision))

    def _undo(self) -> None:
        if not self._own_turns:
            self.write("there is no card of yours to take back")
            return
        self.position = self._own_turns.pop()
        self.write("taken back")
        self._show()

    def _claim(self, number: str) -> int | None:
        won = self.position.tricks_won.of(self.contract.declarer)
        possible = won + self.position.tricks_left
        if not number.isdecimal() or not won <= int(number) <= possible:
            self.write(f"claim {number!r}: say how many tricks you take in all, {won} to {possible}")
            return None
        if not self._solver.reaches(self.position, int(number) - won):
            self.write(f"the defenders do not agree: they can hold you to fewer than {number} tricks")
            return None
        return int(number)


def _read_card(line: str, legal: tuple[Card, ...]) -> Card:
    """The card that was meant.

    :raises BridgeError: if there is no such card, or it may not be played.
    """
    suits = {card.suit for card in legal}
    typed = line.replace(" ", "")
    by_rank = [card for card in legal if str(card.rank) == typed.upper().replace("10", "T")]
    card = by_rank[0] if len(suits) == 1 and by_rank else Card.parse(typed)
    if card not in legal:
        may = " ".join(each.symbol for each in legal)
        raise BridgeError(f"{card.symbol} may not be played now (one of {may} may)")
    return card


def _hand(position: Position, seat: Seat) -> str:
    cards = cards_of(position.hands[seat])
    suits = (suit.symbol + ("".join(str(card.rank) for card in cards if card.suit is suit) or "-") for suit in Suit)
    return "  ".join(suits)
