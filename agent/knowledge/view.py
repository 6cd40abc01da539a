"""A player's view: what it may know at a moment of the play, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass, field

from agent.knowledge.constraints import Constraints
from agent.rules.auction import Auction
from agent.rules.contract import Contract, Vulnerability
from ddsolver.cards import SUIT_CARDS, Card, Seat, cards_of, count_cards, mask_of
from ddsolver.position import Position, Tricks, legal_mask, runs_of

__all__ = ["View"]


@dataclass(frozen=True, slots=True)
class View:
    """A player's knowledge: own hand, dummy once shown, contract, auction, and every card played, in order.

    Sets of cards are masks (see `ddsolver.cards`). `View.of` makes one from a full position by copying what the
    player may see and dropping the rest.
    """

    seat: Seat
    """Who is looking; the declarer, when it is dummy's turn."""
    contract: Contract
    vulnerability: Vulnerability
    auction: Auction | None
    plays: tuple[Card, ...]
    """Every card played, in order."""
    players: tuple[Seat, ...]
    """Who played each of them."""
    to_play: Seat
    tricks_won: Tricks
    held: tuple[int | None, int | None, int | None, int | None]
    """The cards each seat still holds, North first; None where they are hidden."""
    unseen: int
    """The cards still held in the hidden hands, all together."""
    hidden_sizes: tuple[int, int, int, int]
    """How many cards each seat holds of those unseen; 0 where the hand is known."""
    shown_out: tuple[int, int, int, int]
    """All the cards of the suits that each seat has failed to follow, so cannot hold."""
    constraints: Constraints = field(default_factory=dict, hash=False)
    """Constraints on the hands as dealt."""

    @classmethod
    def of(
        cls,
        position: Position,
        contract: Contract,
        vulnerability: Vulnerability,
        auction: Auction | None = None,
        seat: Seat | None = None,
        constraints: Constraints | None = None,
    ) -> View:
        """Return what ``seat`` knows in a position, by default the player who decides on the next card.

        That is the declarer for both hands of the declaring side. Dummy's hand is known from the opening lead on, so
        always in an ending of fewer than 13 cards a hand.
        """
        if seat is None:
            seat = contract.declarer if position.to_play is contract.dummy else position.to_play
        dummy_shown = bool(position.plays) or position.deal.cards_each < 13
        known = {seat, contract.dummy} if dummy_shown else {seat}
        if seat is contract.dummy:
            known.add(contract.declarer)
        players = position.players()
        unseen = 0
        held: list[int | None] = [None, None, None, None]
        sizes = [0, 0, 0, 0]
        for other in Seat:
            if other in known:
                held[other] = position.hands[other]
            else:
                unseen |= position.hands[other]
                sizes[other] = count_cards(position.hands[other])
        shown_out = [0, 0, 0, 0]
        for number, (card, player) in enumerate(zip(position.plays, players, strict=True)):
            led = position.plays[number // 4 * 4].suit
            if card.suit is not led:
                shown_out[player] |= SUIT_CARDS[led]
        return cls(
            seat=seat,
            contract=contract,
            vulnerability=vulnerability,
            auction=auction,
            plays=position.plays,
            players=players,
            to_play=position.to_play,
            tricks_won=position.tricks_won,
            held=(held[0], held[1], held[2], held[3]),
            unseen=unseen,
            hidden_sizes=(sizes[0], sizes[1], sizes[2], sizes[3]),
            shown_out=(shown_out[0], shown_out[1], shown_out[2], shown_out[3]),
            constraints=constraints or {},
        )

    def played_by(self, seat: Seat) -> int:
        """Return the cards that a seat has played."""
        return mask_of(card for card, player in zip(self.plays, self.players, strict=True) if player is seat)

    @property
    def trick(self) -> tuple[Card, ...]:
        """The cards of the current trick, up to three, in order."""
        return self.plays[len(self.plays) // 4 * 4 :]

    @property
    def trick_leader(self) -> Seat:
        """Who led, or is to lead, to the current trick."""
        return Seat((self.to_play - len(self.plays) % 4) % 4)

    @property
    def declares(self) -> bool:
        """Whether it is for the declarer's side to play."""
        return self.to_play.same_side(self.contract.declarer)

    def decides(self, seat: Seat) -> bool:
        """Whether the viewer is who plays a seat's cards."""
        declarer = self.contract.declarer
        return seat is self.seat or (self.seat is declarer and seat is declarer.partner)

    @property
    def declarer_tricks(self) -> int:
        """The tricks that the declarer's side has won."""
        return self.tricks_won.of(self.contract.declarer)

    @property
    def tricks_left(self) -> int:
        """The tricks still to be won, the current one among them."""
        return count_cards(self._hand_to_play)

    def legal(self) -> tuple[Card, ...]:
        """Return the cards that may be played now, from the hand whose turn it is; spades first, highest first."""
        return cards_of(legal_mask(self._hand_to_play, self.trick))

    def runs(self) -> list[tuple[Card, ...]]:
        """Return the legal cards in runs that are worth the same, each from its highest card down.

        Two cards belong to one run if no card of another hand, seen or not, or of the current trick lies between them.
        """
        hand = self._hand_to_play
        others = self.unseen | mask_of(self.trick)
        for seat in Seat:
            if seat is not self.to_play:
                others |= self.held[seat] or 0
        return runs_of(legal_mask(hand, self.trick), others)

    @property
    def _hand_to_play(self) -> int:
        hand = self.held[self.to_play]
        assert hand is not None, "a View is asked for a card only when the hand to play is known"
        return hand
