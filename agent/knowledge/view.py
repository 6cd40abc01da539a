"""A player's view: what it may know at a moment of the play, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import numpy as np
from numpy.typing import NDArray

from agent.rules.auction import Auction
from agent.rules.constraints import Constraints
from agent.rules.contract import Contract, Vulnerability
from ddsolver.cards import EVERY_CARD, SUIT_CARDS, Card, Seat, cards_of, count_cards, mask_of
from ddsolver.errors import PlayError
from ddsolver.position import Position, Tricks, legal_mask, runs_of, tricks_of

__all__ = ["View"]


@dataclass(frozen=True, slots=True)
class View:
    """A player's knowledge: its hand, dummy once it is shown, contract, auction, and every card played, in order.

    Sets of cards are masks (see `ddsolver.cards`). `View.of` makes a view from a full position.
    """

    seat: Seat
    """The seat of the viewer; the declarer if it is dummy's turn."""
    contract: Contract
    vulnerability: Vulnerability
    auction: Auction | None
    plays: tuple[Card, ...]
    """Every card played, in order."""
    players: tuple[Seat, ...]
    """The seat that played each card."""
    to_play: Seat
    tricks_won: Tricks
    held: tuple[int | None, int | None, int | None, int | None]
    """The cards each seat still holds, North first; None where they are hidden."""
    unseen: int
    """The cards still held in the hidden hands, all together."""
    hidden_sizes: tuple[int, int, int, int]
    """How many of the unseen cards each seat holds; 0 where the hand is known."""
    shown_out: tuple[int, int, int, int]
    """For each seat, all cards of the suits that it has shown out of."""
    constraints: Constraints = field(default_factory=dict, hash=False)
    """Constraints on the hands as dealt."""

    @classmethod
    def of(
        cls,
        position: Position,
        contract: Contract | str,
        vulnerability: Vulnerability | str,
        auction: Auction | None = None,
        seat: Seat | None = None,
        constraints: Constraints | None = None,
    ) -> View:
        """Return the view of ``seat`` in a position; by default, of the player who decides on the next card.

        The declarer decides for dummy. Dummy is visible after the opening lead, and always if the deal has fewer than
        13 cards a hand.

        :raises ContractError: if there is no such contract or vulnerability.
        :raises PlayError: if the position has another trump suit than the contract, or the declarer's side makes the
            opening lead of a deal of 13 cards a hand.
        """
        contract, vulnerability = Contract.parse(contract), Vulnerability.parse(vulnerability)
        if position.trump is not contract.strain:
            raise PlayError(f"the trump suit of the position is {position.trump}, not that of {contract}")
        if seat is None:
            seat = contract.declarer if position.to_play is contract.dummy else position.to_play
        is_whole, leader = position.deal.cards_each == 13, position.leader
        if is_whole and leader.same_side(contract.declarer):
            role = "dummy" if leader is contract.dummy else "declarer"
            raise PlayError(f"{leader} is {role} and cannot make the opening lead; {contract.leader} leads")
        dummy_shown = bool(position.plays) or not is_whole
        known = {seat, contract.dummy} if dummy_shown else {seat}
        if seat is contract.dummy:
            known.add(contract.declarer)
        dealt = {each: position.deal.hands[each] for each in known}
        everything = sum(position.deal.hands)
        view = cls.at_table(seat, contract, vulnerability, auction, dealt, position.plays, position.leader, everything)
        return replace(view, constraints=constraints) if constraints else view

    @classmethod
    def at_table(
        cls,
        seat: Seat,
        contract: Contract,
        vulnerability: Vulnerability,
        auction: Auction | None,
        dealt: Mapping[Seat, int],
        plays: tuple[Card, ...],
        leader: Seat | None = None,
        everything: int = EVERY_CARD,
    ) -> View:
        """Return the view of ``seat`` at a table where nobody sees all hands.

        ``dealt`` has the known hands as dealt: that of ``seat``, and dummy's once it is shown. ``everything`` has all
        cards of the deal. The seat on the declarer's left leads, or the ``leader`` of an ending. The cards played are
        not checked.
        """
        to_play = contract.leader if leader is None else leader
        players: list[Seat] = []
        played, shown_out, won = [0, 0, 0, 0], [0, 0, 0, 0], [0, 0]
        for trick in tricks_of(plays, contract.strain, to_play):
            led = trick.cards[0].suit
            for player, card in zip(trick.players, trick.cards, strict=True):
                players.append(player)
                played[player] |= card.mask
                if card.suit is not led:
                    shown_out[player] |= SUIT_CARDS[led]
            if len(trick.cards) == len(Seat):
                to_play = trick.winner(contract.strain)
                won[to_play % 2] += 1
            else:
                to_play = Seat((trick.leader + len(trick.cards)) % 4)
        held = [None if (hand := dealt.get(each)) is None else hand & ~played[each] for each in Seat]
        each_hand = count_cards(everything) // len(Seat)
        sizes = [each_hand - count_cards(played[each]) if held[each] is None else 0 for each in Seat]
        return cls(
            seat=seat,
            contract=contract,
            vulnerability=vulnerability,
            auction=auction,
            plays=plays,
            players=tuple(players),
            to_play=to_play,
            tricks_won=Tricks(*won),
            held=(held[0], held[1], held[2], held[3]),
            unseen=everything & ~sum(hand or 0 for hand in held) & ~sum(played),
            hidden_sizes=(sizes[0], sizes[1], sizes[2], sizes[3]),
            shown_out=(shown_out[0], shown_out[1], shown_out[2], shown_out[3]),
        )

    def played_by(self, seat: Seat) -> int:
        """Return the cards that a seat has played."""
        return mask_of(card for card, player in zip(self.plays, self.players, strict=True) if player is seat)

    @property
    def hidden_seats(self) -> list[Seat]:
        """The seats whose cards are hidden, in the order N E S W; not those that have none left."""
        return [seat for seat in Seat if self.hidden_sizes[seat]]

    @property
    def is_whole(self) -> bool:
        """Whether the deal has 52 cards."""
        held = sum((hand or 0).bit_count() for hand in self.held)
        return len(self.plays) + sum(self.hidden_sizes) + held == 52

    @property
    def contradiction(self) -> str:
        """A text that says why the auction is ignored; empty if it leads to the contract or is unknown.

        Doubles do not count: an auction to 4S fits the contract 4SX.
        """
        if self.auction is None:
            return ""
        if not self.is_whole:
            return "the deal is an ending, whose hands did not make the calls, so the auction is ignored"
        made = self.auction.contract
        if made is not None and made.undoubled == self.contract.undoubled:
            return ""
        return f"the auction leads to {made or 'no contract'}, not to {self.contract}, so the auction is ignored"

    @property
    def trick(self) -> tuple[Card, ...]:
        """The cards of the current trick, up to three, in order."""
        return self.plays[len(self.plays) // 4 * 4 :]

    @property
    def trick_leader(self) -> Seat:
        """The seat that led to the current trick, or that is to lead to it."""
        return Seat((self.to_play - len(self.plays) % 4) % 4)

    @property
    def declares(self) -> bool:
        """Whether the declarer's side is to play."""
        return self.to_play.same_side(self.contract.declarer)

    def decides(self, seat: Seat) -> bool:
        """Whether the viewer plays the cards of a seat."""
        declarer = self.contract.declarer
        return seat is self.seat or (self.seat is declarer and seat is declarer.partner)

    @property
    def declarer_tricks(self) -> int:
        """The tricks that the declarer's side has won."""
        return self.tricks_won.of(self.contract.declarer)

    @property
    def tricks_left(self) -> int:
        """The tricks still to be won, including the current one."""
        return count_cards(self._hand_to_play)

    def legal(self) -> tuple[Card, ...]:
        """Return the cards that may be played now, from the hand whose turn it is; spades first, highest first."""
        return cards_of(legal_mask(self._hand_to_play, self.trick))

    def runs(self) -> list[tuple[Card, ...]]:
        """Return the legal cards in runs of equal (touching) cards, each from its highest card down.

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


def played_cards(view: View) -> NDArray[np.int64]:
    """Return the cards that each seat has played, int64 (4,)."""
    played = np.zeros(4, dtype=np.int64)
    for card, seat in zip(view.plays, view.players, strict=True):
        played[seat] |= card.mask
    return played
