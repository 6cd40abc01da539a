"""Playing oneself, in a terminal, as declarer or as a defender, with the program in the other seats."""

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

HELP = """Type a card (SA, H10; the rank alone when only one suit may be played), or
  hint      what the program would play, and what it thinks of each card
  undo      take back your last card
  claim N   end the play with N tricks for your side in all, if double dummy agrees
  quit      stop
  help      this"""


@dataclass(slots=True)
class Session:
    """A board at which a person declares, for both hands, or defends; `run` asks for every card of theirs."""

    board: Board
    """Made ready to be played."""
    seat: Seat
    """The person's: the declarer's or a defender's."""
    others: Mapping[Seat, AnyPlayer]
    """Who plays for the seats that the person does not; of dummy nobody is asked."""
    adviser: AnyPlayer
    write: Callable[[str], object]
    position: Position = field(init=False)
    contract: Contract = field(init=False)
    _own_turns: list[Position] = field(default_factory=list)
    _solver: Solver = field(default_factory=Solver)
    _claimed: int | None = None
    """The tricks that the program claims as declarer, while the person has not answered."""
    _refused: bool = False

    def __post_init__(self) -> None:
        if self.board.contract is None:
            raise SettingsError(f"board {self.board.name} is passed out; there is nothing to play")
        self.contract = self.board.contract
        self.position = Position(self.board.deal, self.contract.strain, self.contract.leader)

    def run(self, lines: Iterable[str]) -> int | None:
        """Play until the end, a claim, or until the lines or the person quits; return the declarer's tricks, if any."""
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
        """What stands before the person's input."""
        return "accept? " if self._claimed is not None else f"{self.position.to_play.name.title()} to play> "

    @property
    def _declares(self) -> bool:
        return self.seat is self.contract.declarer

    def _is_mine(self, seat: Seat) -> bool:
        """Whether the person plays the cards of a seat."""
        return seat is self.seat or (self._declares and seat is self.contract.dummy)

    def _won(self) -> int:
        """The tricks of the person's side so far."""
        return self.position.tricks_won.of(self.seat)

    def _obey(self, line: str, legal: tuple[Card, ...]) -> int | None:
        """Do what was typed; return the declarer's tricks if that ends the play."""
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
        """Play until it is the person's turn, the end, or the program claims."""
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
        """Whether the declarer, about to lead, claims: it thinks, and double dummy agrees, that it takes the rest."""
        left, won = self.position.tricks_left, self.position.tricks_won.of(self.contract.declarer)
        sure = bool(decision.candidates) and decision.candidates[0].tricks > won + left - 1e-6
        if self._refused or self.position.trick or left < 2 or not sure:
            return False
        if not self._solver.reaches(self.position, left):
            return False
        self._claimed = won + left
        self._show()
        name = self.contract.declarer.name.title()
        self.write(f"{name} claims the rest, {self._claimed} tricks in all: 'yes' ends the play, 'no' continues it")
        return True

    def _answer(self, line: str) -> int | None:
        """What the person says to a claim; return the declarer's tricks if that ends the play."""
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
            self.write("answer 'yes' or 'no' to the claim, or take back your last card with 'undo'")
        return None

    def _ask(self, player: AnyPlayer) -> Decision:
        board = self.board
        return ask(player, self.position, self.contract, board.vulnerability, board.auction, board.constraints)

    def _announce_trick(self) -> None:
        """Say who won a trick that has just ended."""
        if self.position.plays and not self.position.trick:
            won = self.position.tricks_won
            rest = sum(won) - self._won()
            against = "the defence" if self._declares else "the declarer"
            winner = self.position.trick_leader.name.title()
            self.write(f"{winner} wins the trick: {self._won()} for you, {rest} for {against}")

    def _show(self) -> None:
        """Dummy, once it lies on the table, the cards of the trick and the person's hand."""
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
            self.write("there is no card of yours to take back")
            return
        self.position = self._own_turns.pop()
        self._claimed = None
        self.write("taken back")
        self._show()

    def _claim(self, number: str) -> int | None:
        won, left = self._won(), self.position.tricks_left
        if not number.isdecimal() or not won <= int(number) <= won + left:
            self.write(f"claim {number!r}: say how many tricks you take in all, {won} to {won + left}")
            return None
        if not self._solver.reaches(self.position, int(number) - won):
            others = "defenders do not agree: they" if self._declares else "declarer does not agree: it"
            self.write(f"the {others} can hold you to fewer than {number} tricks")
            return None
        return int(number) if self._declares else sum(self.position.tricks_won) + left - int(number)


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
        raise PlayError(f"{card.symbol} may not be played now (one of {may} may)")
    return card


def _hand(position: Position, seat: Seat) -> str:
    return "  ".join(f"{suit.symbol}{ranks or '-'}" for suit, ranks in ranks_by_suit(position.hands[seat]).items())
