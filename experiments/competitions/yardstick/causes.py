"""Classifies our player's mistakes: turns at which its card loses tricks and the card that was played did not.

Simple rules compare the two cards and give each mistake one cause, such as "did not give a ruff". They may use all four
hands. A cause describes a mistake; it does not explain it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from agent.rules.auction import Auction, Bid
from ddsolver.cards import SUIT_CARDS, Card, Rank, Seat, Strain, Suit, cards_of, suit_of
from ddsolver.position import Position, tricks_of, winning_place
from experiments.questions.review.analysis import ROLES, TurnRole
from experiments.questions.review.asked import AskedTable, AskedTurn

EXAMPLES = 3
"""The largest number of examples that are listed for a cause."""
COSTLIEST = 10
"""The largest number of costly mistakes that are listed for a role."""


_OPPONENTS_AFTER = (2, 1, 1, 0)
"""The number of opponents who play after a card, by the number of cards that were played before it."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A turn at which our player's card loses tricks and the card that was played did not."""

    table: AskedTable
    turn: AskedTurn
    ours: Card
    cost: int
    """The tricks that our card gave away."""
    cause: str


class Cause(NamedTuple):
    """The mistakes of a role that have the same cause."""

    role: TurnRole
    name: str
    mistakes: tuple[Mistake, ...]
    """The costliest first."""
    share: float
    """The share (0 to 1) of the role's lost tricks that these mistakes cost."""

    @property
    def tricks(self) -> int:
        """The tricks that the mistakes cost."""
        return sum(mistake.cost for mistake in self.mistakes)

    @property
    def examples(self) -> tuple[Mistake, ...]:
        """The costliest mistakes: at most `EXAMPLES`, and at most one per deal."""
        by_deal: dict[str, Mistake] = {}
        for mistake in self.mistakes:
            by_deal.setdefault(mistake.table.deal, mistake)
        return tuple(by_deal.values())[:EXAMPLES]


def mistakes(tables: Sequence[AskedTable], player: int) -> list[Mistake]:
    """Return the mistakes of the player with the index ``player``, in the order of the tables."""
    return list(_mistakes(tables, player))


def _mistakes(tables: Sequence[AskedTable], player: int) -> Iterator[Mistake]:
    for table in tables:
        for turn in table.turns:
            card, cost = turn.cards[player], turn.costs[player]
            if card is not None and cost and not turn.turn.cost:
                yield Mistake(table, turn, card, cost, cause_of(turn, card, table.board.auction))


def causes(found: Sequence[Mistake]) -> list[Cause]:
    """Return the causes of mistakes, role by role; within a role, the costliest first."""
    listed = []
    for role in ROLES:
        own = [mistake for mistake in found if mistake.turn.turn.role == role]
        lost = sum(mistake.cost for mistake in own)
        by_name: dict[str, list[Mistake]] = {}
        for mistake in costliest(own):
            by_name.setdefault(mistake.cause, []).append(mistake)
        of_role = [
            Cause(role, name, tuple(group), sum(mistake.cost for mistake in group) / lost)
            for name, group in by_name.items()
        ]
        listed += sorted(of_role, key=lambda cause: (-cause.tricks, cause.name))
    return listed


def costliest(found: Sequence[Mistake], role: TurnRole | None = None) -> list[Mistake]:
    """Return the mistakes, or those in one role, the costliest first; mistakes of equal cost keep their order."""
    own = [mistake for mistake in found if role in (None, mistake.turn.turn.role)]
    return sorted(own, key=lambda mistake: -mistake.cost)


def cause_of(turn: AskedTurn, ours: Card, auction: Auction | None) -> str:
    """Return the cause of a mistake: what distinguishes our card from the card that was played."""
    pair = _Pair(turn, ours, auction)
    if pair.position.trick:
        return _following(pair) if _can_follow(pair.position) else _void(pair)
    if ours.suit in {card.suit for card in turn.free}:
        return "right suit, wrong card"
    if turn.turn.role == "declarer":
        return _on_trumps(pair) or _on_winners(pair) or "wrong suit, otherwise"
    if turn.turn.role == "lead":
        return _on_trumps(pair) or _on_partner(pair) or _on_honours(pair) or "wrong suit, otherwise"
    return (
        _on_ruffs(pair)
        or _on_trumps(pair)
        or _on_winners(pair)
        or _on_partner(pair)
        or _on_honours(pair)
        or "wrong suit, otherwise"
    )


class _Pair(NamedTuple):
    """The two cards that the rules compare: ours, and the card that was played (``theirs``)."""

    turn: AskedTurn
    ours: Card
    auction: Auction | None

    @property
    def theirs(self) -> Card:
        return self.turn.turn.card

    @property
    def position(self) -> Position:
        return self.turn.turn.position

    @property
    def seat(self) -> Seat:
        """The seat whose card is played."""
        return self.position.to_play


def _either(ours: bool, theirs: bool, only_ours: str, only_theirs: str) -> str:
    """Return ``only_ours`` if a fact holds for our card only, ``only_theirs`` if for theirs only, else empty text."""
    return "" if ours == theirs else only_ours if ours else only_theirs


def _on_trumps(pair: _Pair) -> str:
    trump = pair.position.trump
    return _either(_is_trump(pair.ours, trump), _is_trump(pair.theirs, trump), "led trumps", "did not lead trumps")


def _on_winners(pair: _Pair) -> str:
    ours, theirs = (_is_winner(pair.position, card) for card in (pair.ours, pair.theirs))
    return _either(ours, theirs, "cashed a winner too early", "did not cash out")


def _on_partner(pair: _Pair) -> str:
    suits = _partners_suits(pair)
    verb = "lead" if pair.turn.turn.role == "lead" else "return"
    past = {"lead": "led", "return": "returned"}[verb]
    return _either(
        pair.ours.suit in suits,
        pair.theirs.suit in suits,
        f"{past} partner's suit, another was right",
        f"did not {verb} partner's suit",
    )


def _on_honours(pair: _Pair) -> str:
    ours, theirs = (_is_from_honour(pair.position.hands[pair.seat], card.suit) for card in (pair.ours, pair.theirs))
    return _either(
        ours, theirs, "led from an honour, a passive lead was right", "led passively, a lead from an honour was right"
    )


def _on_ruffs(pair: _Pair) -> str:
    position, seat = pair.position, pair.seat
    if position.trump is Strain.NOTRUMP:
        return ""
    trumps = SUIT_CARDS[position.trump]

    def can_ruff(at: Seat, suit: Suit) -> bool:
        hand = position.hands[at]
        return int(suit) != position.trump and not suit_of(hand, suit) and bool(hand & trumps)

    if can_ruff(seat.partner, pair.theirs.suit) and not can_ruff(seat.partner, pair.ours.suit):
        return "did not give a ruff"
    sides = (seat.left, seat.right)
    void = all(not suit_of(position.hands[at], pair.ours.suit) for at in sides)
    return "gave a ruff and discard" if void and any(can_ruff(at, pair.ours.suit) for at in sides) else ""


def _following(pair: _Pair) -> str:
    position, ours, theirs = pair.position, pair.ours, pair.theirs
    place = len(position.trick) + 1
    higher = ours.rank > theirs.rank
    led, best = position.trick[0], position.trick[winning_place(position.trick, position.trump)]
    if place == 2 and led.rank >= Rank.TEN:
        cover = _either(ours.rank > led.rank, theirs.rank > led.rank, "covered an honour", "did not cover an honour")
        if cover:
            return cover
    if place > 2 and best == position.trick[place - 3] and not _beats(position, ours) and not _beats(position, theirs):
        return "unblocked needlessly" if higher else "did not unblock"
    if place == 4:
        won = _either(
            _beats(position, ours), _beats(position, theirs), "won, ducking was right", "ducked, winning was right"
        )
        return won or "fourth hand, wrong card"
    top = _either(
        _is_winner(position, ours), _is_winner(position, theirs), "won, ducking was right", "ducked, winning was right"
    )
    return top or f"{'second' if place == 2 else 'third'} hand too {'high' if higher else 'low'}"


def _void(pair: _Pair) -> str:
    trump = pair.position.trump
    ours, theirs = _is_trump(pair.ours, trump), _is_trump(pair.theirs, trump)
    if ours and theirs:
        return "ruffed with the wrong trump"
    same = "discarded the wrong card of the suit"
    return _either(ours, theirs, "ruffed, a discard was right", "did not ruff") or (
        same if pair.ours.suit is pair.theirs.suit else "discarded the wrong suit"
    )


def _can_follow(position: Position) -> bool:
    return bool(suit_of(position.hands[position.to_play], position.trick[0].suit))


def _is_trump(card: Card, trump: Strain) -> bool:
    return int(card.suit) == trump


def _beats(position: Position, card: Card) -> bool:
    """Return whether a card would be the best of the trick so far."""
    trick = (*position.trick, card)
    return winning_place(trick, position.trump) == len(trick) - 1


def _is_winner(position: Position, card: Card) -> bool:
    """Return whether a card beats the trick so far, and no opponent still to play can beat it.

    This is exact for a card that is led or follows suit, not for a ruff. All four hands are examined.
    """
    seat, trump = position.to_play, position.trump
    if position.trick and not _beats(position, card):
        return False
    for at in (seat.left, seat.right)[: _OPPONENTS_AFTER[len(position.trick)]]:
        hand = position.hands[at]
        own = suit_of(hand, card.suit)
        if any(other.suit is card.suit and other.rank > card.rank for other in cards_of(hand)):
            return False
        if not own and trump is not Strain.NOTRUMP and int(card.suit) != trump and hand & SUIT_CARDS[trump]:
            return False
    return True


def _partners_suits(pair: _Pair) -> set[Suit]:
    """Return partner's suits: for the opening lead, those that partner bid; later, the first suit that partner led."""
    partner = pair.seat.partner
    if pair.turn.turn.role == "lead":
        auction = pair.auction
        calls = enumerate(auction.calls) if auction else ()
        return {
            Suit(int(call.strain))
            for number, call in calls
            if auction
            and (auction.dealer + number) % 4 == partner
            and isinstance(call, Bid)
            and call.strain is not Strain.NOTRUMP
        }
    position = pair.position
    tricks = tricks_of(position.plays, position.trump, position.leader)
    first = next((trick.cards[0] for trick in tricks if trick.leader is partner), None)
    return set() if first is None else {first.suit}


def _is_from_honour(hand: int, suit: Suit) -> bool:
    """Return whether a hand's suit has an ace, king or queen, and is not headed by two touching honours."""
    ranks = [card.rank for card in cards_of(hand) if card.suit is suit]
    if not ranks or ranks[0] < Rank.QUEEN:
        return False
    return len(ranks) < 2 or ranks[1] != ranks[0] - 1
