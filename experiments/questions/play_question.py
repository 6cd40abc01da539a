"""Questions to players: which card to play in a position of a board, or in an ending with two known hands."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from agent.knowledge.view import View
from agent.rules.auction import Auction
from agent.rules.constraints import Constraints
from agent.rules.contract import Contract, Vulnerability
from ddsolver.cards import EVERY_CARD, SUIT_BITS, SUIT_MASK, Card, Seat, Strain, cards_of, parse_cards
from ddsolver.deal import Deal, any_deal
from ddsolver.errors import DealError, PlayError
from ddsolver.position import Position, Tricks, tricks_of
from experiments.boards.board import Board
from experiments.boards.hands import hands_of_pbn
from experiments.errors import FormatError
from experiments.runs.best_contract import prepare
from experiments.show.board import counted

if TYPE_CHECKING:
    from agent.registry import Role

_ENDING = re.compile(r"\s*+[NESWnesw]\s*+:")
"""How an ending begins."""


@dataclass(frozen=True, slots=True)
class PlayQuestion:
    """A position of a board, or of an ending, in which a player must choose a card."""

    position: Position
    contract: Contract
    vulnerability: Vulnerability
    ahead: int = 0
    """The tricks that the declarer's side won before the start of an ending; 0 for a board."""
    scored: bool = True
    """Whether the contract counts. If not, cards are compared by tricks."""
    constraints: Constraints = field(default_factory=dict)
    """Known ranges of points and suit lengths, by seat."""
    auction: Auction | None = None
    hidden: tuple[Seat, ...] = ()
    """The seats whose hands are unknown; the position has made-up hands there."""

    def __post_init__(self) -> None:
        # Scripts may give texts.
        object.__setattr__(self, "contract", Contract.parse(self.contract))
        object.__setattr__(self, "vulnerability", Vulnerability.parse(self.vulnerability))

    @property
    def view(self) -> View:
        """What the player on turn knows, including the tricks won before an ending."""
        view = View.of(self.position, self.contract, self.vulnerability, self.auction, constraints=self.constraints)
        if not self.ahead:
            return view
        others = 13 - self.position.deal.cards_each - self.ahead
        before = (self.ahead, others) if self.contract.declarer.is_north_south else (others, self.ahead)
        won = Tricks(*(first + then for first, then in zip(before, view.tricks_won, strict=True)))
        return replace(view, tricks_won=won)

    @property
    def role(self) -> Role:
        """Whether the declarer or a defender decides."""
        from agent.registry import Role  # imported here, because it imports all players, which `solve` does not need

        return Role.DECLARER if self.position.to_play.same_side(self.contract.declarer) else Role.DEFENDER


def question_of_board(board: Board, after: int | None, contract: Contract | None = None) -> PlayQuestion:
    """Return the question of what to play after a board's first ``after`` cards (None: after all its cards).

    If ``contract`` is given, it replaces the board's own contract.

    :raises FormatError: if the board was passed out, or has fewer than ``after`` cards of play.
    :raises PlayError: if the play is illegal or over, or the wrong seat made the opening lead.
    """
    cards = board.deal.cards_each
    if cards != 13:
        raise FormatError(
            f"board {board.name} has {cards} cards in each hand, not 13; for the tricks of every card, use `declarer "
            "solve`; to ask a player, give the ENDING with the hands of two partners, as in 'N:A2... - K3... -'"
        )
    prepared = prepare(board, contract=contract)
    settled = _contract_to_play(prepared)
    plays = _plays_before(board, settled, after)
    position = Position(board.deal, settled.strain, settled.leader, plays)
    _refuse_if_over(board, position)
    return PlayQuestion(position, settled, board.vulnerability, constraints=board.constraints, auction=prepared.auction)


def position_of_board(board: Board, after: int | None) -> Position:
    """Return the position after a board's first ``after`` cards (None: after all its cards).

    The hands may be those of an ending, and a strain and a leader are enough in place of a contract. A full deal
    without a strain gets its best contract, as `prepare` finds it.

    :raises FormatError: as `question_of_board` does, or if an ending has no strain or no leader.
    :raises PlayError: if the play is illegal or over.
    """
    deal, trump, leader = board.deal, board.trump, board.leader
    if trump is None or leader is None:
        if deal.cards_each != 13 and not board.passed_out:
            raise FormatError(
                f"board {board.name} has {deal.cards_each} cards in each hand and no contract; "
                "give its tags Contract and Declarer, or give the deal itself with its trumps and leader"
            )
        contract = _contract_to_play(prepare(board))
        trump, leader = contract.strain, contract.leader
    position = Position(deal, trump, leader, _first_plays(board, after))
    _refuse_if_over(board, position)
    return position


def question_of_seen_hands(board: Board, after: int | None, contract: Contract | None = None) -> PlayQuestion:
    """Return the question of what to play on a board that hides hands (see `question_of_board`).

    Only the hands that the player on turn sees must be known: its own, and dummy's after the opening lead.

    :raises FormatError: if one of these hands is hidden, or if the contract is unknown; also as `question_of_board`.
    :raises PlayError: if the play is illegal, or the wrong seat made the opening lead.
    """
    settled = contract or board.contract
    if settled is None:
        raise FormatError(f"board {board.name} hides hands and has no contract; give the contract too (--contract)")
    plays = _plays_before(board, settled, after)
    known = {seat: hand for seat, hand in zip(Seat, board.hands, strict=True) if hand is not None}
    short = [seat.name.title() for seat, hand in known.items() if hand.bit_count() != 13]
    if short:
        raise FormatError(f"board {board.name} hides hands; the others need 13 cards each, also that of {short[0]}")
    if plays and settled.dummy not in known:
        raise FormatError(
            f"board {board.name} hides dummy's hand ({settled.dummy.name.title()}), which all players see"
        )
    if plays and len(known) < 2:
        raise FormatError(f"board {board.name} gives only dummy's hand; the hand of the player on turn is needed too")
    position = _after(known, EVERY_CARD & ~sum(known.values()), settled.strain, settled.leader, plays)
    decides = settled.declarer if position.to_play is settled.dummy else position.to_play
    if decides not in known:
        raise FormatError(
            f"board {board.name} hides the hand of {decides.name.title()}, who is to play after "
            f"{counted(len(plays), 'card')}; ask about a turn of a hand that the file gives (--after)"
        )
    auction = board.auction if settled == board.contract else None
    return PlayQuestion(
        position, settled, board.vulnerability, constraints=board.constraints, auction=auction, hidden=_others(known)
    )


def question_of_hands(
    hand: int,
    dummy: int | None,
    contract: Contract,
    auction: Auction | None,
    vulnerability: Vulnerability,
    plays: tuple[Card, ...] = (),
    constraints: Constraints | None = None,
) -> PlayQuestion:
    """Return the question of what to play after ``plays``, for a player who sees its own ``hand`` and ``dummy``.

    Both are masks of 13 cards, as they were dealt. The hand is that of the seat on turn, or declarer's at dummy's turn.
    Before the opening lead, the hand is the leader's, and ``dummy`` is None.

    :raises FormatError: if a hand does not have 13 cards, both have a card, or dummy is missing or not yet to be seen.
    :raises PlayError: if the plays are impossible, or the play is over after them.
    """
    for cards, what in ((hand, "the hand"), (dummy, "dummy")):
        if cards is not None and cards.bit_count() != 13:
            raise FormatError(
                f"{what} has {cards.bit_count()} cards: give the 13 cards dealt, with those that were played"
            )
    if dummy is not None and hand & dummy:
        twice = " ".join(map(str, cards_of(hand & dummy)))
        raise FormatError(f"hand and dummy have the same cards ({twice}); give both as they were dealt")
    if (dummy is None) == bool(plays):
        raise FormatError(
            "dummy's hand is missing: after the opening lead all players see it"
            if plays
            else "dummy is not seen before the opening lead: leave its hand out, or give the cards played"
        )
    turn = turn_after(contract, plays)
    known = {contract.declarer if turn is contract.dummy else turn: hand}
    if dummy is not None:
        known[contract.dummy] = dummy
    _check_owners(known, turn, contract, plays)
    position = _after(known, EVERY_CARD & ~sum(known.values()), contract.strain, contract.leader, plays)
    return PlayQuestion(
        position, contract, vulnerability, constraints=constraints or {}, auction=auction, hidden=_others(known)
    )


def _check_owners(known: Mapping[Seat, int], turn: Seat, contract: Contract, plays: Sequence[Card]) -> None:
    """Raise a `PlayError` if a seat played a card that it does not hold, or that a known hand holds."""
    tricks = tricks_of(plays, contract.strain, contract.leader)
    played = (pair for trick in tricks for pair in zip(trick.players, trick.cards, strict=True))
    for number, (seat, card) in enumerate(played, start=1):
        owner = next((each for each, hand in known.items() if hand & card.mask), None)
        if owner is seat or (owner is None and seat not in known):
            continue
        what = "neither of the hands given has" if owner is None else "the hand given has"
        what = "dummy has" if owner is contract.dummy else what
        whose = "declarer's, because it is dummy's turn" if turn is contract.dummy else f"{turn.name.title()}'s"
        raise PlayError(
            f"card {number}: {seat.name.title()} cannot play {card}, which {what}. After these {len(plays)} cards of "
            f"{contract}, the hand must be {whose}; give the cards in the order of play"
        )


def turn_after(contract: Contract, plays: Sequence[Card]) -> Seat:
    """Return the seat to play after some cards.

    :raises PlayError: if the play is over.
    """
    if not plays:
        return contract.leader
    if len(plays) >= 52:
        raise PlayError("the play is over after 52 cards")
    *_, last = tricks_of(plays, contract.strain, contract.leader)
    return last.winner(contract.strain) if len(last.cards) == 4 else Seat((last.leader + len(last.cards)) % 4)


def _plays_before(board: Board, contract: Contract, after: int | None) -> tuple[Card, ...]:
    """Return the first ``after`` cards of a board (None: all its cards).

    :raises FormatError: if the board has fewer cards.
    :raises PlayError: if another seat than the contract's leader made the opening lead.
    """
    plays, leader = _first_plays(board, after), contract.leader
    if plays and board.leader is not None and board.leader is not leader:
        raise PlayError(
            f"{leader.name.title()} leads against {contract}, but {board.leader.name.title()} led on board "
            f"{board.name}, so the later cards of this board do not fit: ask about the lead (--after 0)"
        )
    return plays


def _first_plays(board: Board, after: int | None) -> tuple[Card, ...]:
    """Return the first ``after`` cards of a board (None: all its cards).

    :raises FormatError: if the board has fewer cards.
    """
    number = len(board.plays) if after is None else after
    if number > len(board.plays):
        raise FormatError(
            f"board {board.name} has {counted(len(board.plays), 'card')} of play, "
            f"so there is no position after {number}"
        )
    return board.plays[:number]


def _contract_to_play(prepared: Board) -> Contract:
    """Return the contract of a board.

    :raises FormatError: if the board was passed out.
    """
    if prepared.contract is None:
        raise FormatError(f"board {prepared.name} was passed out; there is nothing to play")
    return prepared.contract


def _refuse_if_over(board: Board, position: Position) -> None:
    """Raise a `PlayError` if no card of a board is left to play."""
    if position.is_over:
        cards = len(position.plays)
        raise PlayError(f"board {board.name} is over after {cards} cards; ask about an earlier position (--after)")


def is_ending(text: str) -> bool:
    """Return whether a command-line argument is an ending rather than a file name."""
    return _ENDING.match(text) is not None


def question_of_ending(
    text: str,
    unseen: str,
    trump: Strain,
    leader: Seat,
    contract: Contract | None,
    needed: int | None,
    vulnerability: Vulnerability,
    plays: Sequence[Card] = (),
) -> PlayQuestion:
    """Parse an ending that starts at the beginning of a trick.

    ``text`` has two partners' hands, and ``-`` for each hidden hand. The hidden hands hold the ``unseen`` cards.
    ``plays`` are the cards played since the start of the ending; ``text`` and ``unseen`` still include them.

    ``needed`` is the number of tricks of the ending that make the contract (None: all). Without a contract, cards are
    compared by tricks.

    :raises DealError: if the hands, unseen cards and contract do not fit each other, or a hidden hand is to play.
    :raises PlayError: if the plays are impossible, or the ending is over after them.
    """
    known = hands_of_pbn(text)
    if set(known) not in ({Seat.NORTH, Seat.SOUTH}, {Seat.EAST, Seat.WEST}):
        raise DealError(f"{text!r} must have the hands of two partners, and '-' for the other two")
    sizes = {hand.bit_count() for hand in known.values()}
    size = sizes.pop()
    cards = _unseen(unseen)
    if sizes or len(cards) != 2 * size or not 1 <= size <= 12:
        raise DealError(
            f"{text!r} with {len(cards)} unseen cards is not an ending: "
            "give two hands of n cards each (1 to 12), and 2n unseen cards"
        )
    position = _after(known, sum(card.mask for card in cards), trump, leader, plays)
    if position.is_over:
        raise PlayError(f"the ending is over after these {len(plays)} plays; give fewer")
    if position.to_play not in known:
        does = "is to play" if plays else "leads"
        turn = position.to_play.name.title()
        raise DealError(f"{turn} {does}, but {turn}'s hand is hidden; a known hand must be on turn")
    if contract is not None and (contract.strain is not trump or contract.declarer not in known):
        raise DealError(
            f"{contract} does not fit: its strain must be the trump {trump}, and its declarer's hand must be known in "
            f"{text!r}"
        )
    target = size if needed is None else needed
    levels = range(1, 8) if contract is None else [contract.level]
    for level in levels:
        ahead = level + 6 - target
        if 0 <= ahead <= 13 - size:
            chosen = contract or Contract(level, trump, leader if leader in known else leader.right)
            is_scored = contract is not None
            return PlayQuestion(position, chosen, vulnerability, ahead, scored=is_scored, hidden=_others(known))
    raise DealError(f"{contract or 'a contract'} cannot need exactly {target} of the last {size} tricks")


def _after(known: Mapping[Seat, int], unseen: int, trump: Strain, leader: Seat, plays: Sequence[Card]) -> Position:
    """Return the position after the plays. The unseen cards are dealt so that all plays are legal."""
    hidden = _others(known)
    fixed = dict.fromkeys(hidden, 0)
    position = Position(any_deal(known, unseen), trump, leader)
    for number, card in enumerate(plays):
        seat = position.to_play
        if seat in fixed:
            other = hidden[1 - hidden.index(seat)]
            if not card.mask & unseen & ~fixed[other]:
                where = (
                    f"it belongs to {other.name.title()}" if card.mask & unseen else "it is not among the unseen cards"
                )
                raise PlayError(f"{seat.name.title()} cannot play {card} at card {number + 1}: {where}")
            fixed[seat] |= card.mask
            led = SUIT_MASK << SUIT_BITS * position.trick[0].suit if position.trick else 0
            if led and not card.mask & led:
                # The hand shows out: its partner holds all other unseen cards of the suit.
                fixed[other] |= unseen & led & ~fixed[seat]
            position = Position(_deal_with(known, unseen, fixed), trump, leader, plays[:number])
        position = position.play(card)
    return position


def _others(known: Mapping[Seat, int]) -> tuple[Seat, ...]:
    """Return the seats whose hands are hidden."""
    return tuple(seat for seat in Seat if seat not in known)


def _deal_with(known: Mapping[Seat, int], unseen: int, fixed: Mapping[Seat, int]) -> Deal:
    """Return a deal in which each hidden hand has at least its ``fixed`` cards.

    :raises PlayError: if a hidden hand would hold too many cards.
    """
    one, other = fixed
    rest = cards_of(unseen & ~fixed[one] & ~fixed[other])
    size = unseen.bit_count() // 2
    missing = size - fixed[one].bit_count()
    if not 0 <= missing <= len(rest):
        raise PlayError(
            f"the plays are impossible: {one.name.title()} or {other.name.title()} had more than {size} cards"
        )
    filled = {one: fixed[one] | sum(card.mask for card in rest[len(rest) - missing :])}
    return any_deal({**known, **filled}, unseen & ~filled[one])


def _unseen(text: str) -> list[Card]:
    """Parse cards that are written suit by suit, as in ``H876 DQ65432``, or one by one.

    :raises CardError: if a card does not exist.
    :raises DealError: if a card occurs twice.
    """
    words = [
        f"{word[0]}{rank}"
        for word in text.replace(",", " ").upper().replace("10", "T").split()
        for rank in word[1:] or "?"
    ]
    cards = parse_cards(" ".join(words))
    mask = sum({card.mask for card in cards})
    if mask.bit_count() != len(cards):
        raise DealError(f"a card occurs twice among the unseen cards: {text!r}")
    return list(cards_of(mask))
