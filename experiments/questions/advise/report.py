"""`declarer advise` as text: what the player sees, the card, and the reason for it."""

from __future__ import annotations

import numpy as np

from agent.knowledge.view import View
from agent.registry import PlayerSpec, Role
from agent.rules.auction import Auction
from ddsolver.cards import Seat
from ddsolver.diagram import ranks_by_suit
from experiments.questions.advise.analysis import Advice
from experiments.questions.explain.analysis import (
    describe_calls,
    describe_disagreements,
    describe_hidden_hands,
    sample_belief,
)
from experiments.questions.play_question import PlayQuestion
from experiments.questions.reasons.decision import RARELY
from experiments.questions.reasons.report import percent
from experiments.show.board import advice as advice_table
from experiments.show.board import better_scored, call_text, contract_words, counted, joined, suit_symbols, vulnerable
from experiments.show.players import AIM_WORDS

_MOST_NAMED = 3
_EXPLAINED = 1000
"""The number of layouts from which the ranges of points and suit lengths are computed."""


def situation(question: PlayQuestion, *, is_ending: bool = False) -> str:
    """Return what the player on turn sees: the contract, the auction, the player's hand, dummy, and the current trick.

    For an ending (``is_ending``), leave out the contract, the number of the trick and the tricks won.
    """
    view = question.view
    lines = []
    if not is_ending:
        lines.append(f"{contract_words(question.contract)}, {vulnerable(question.vulnerability)}")
    if view.auction is not None:
        lines.append(auction_line(view.auction))
    seats = [seat for seat in Seat if view.held[seat] is not None]
    titles = {seat: hand_title(view, seat) for seat in seats}
    width = max(map(len, titles.values()))
    lines += [f"{titles[seat]:<{width}}  {hand_line(view.held[seat] or 0)}" for seat in seats]
    lines.append(trick_line(view, counts_tricks=not is_ending))
    return "\n".join(lines)


def auction_line(auction: Auction) -> str:
    """Return an auction in one line, with each explanation in brackets after its call."""
    alerts = dict(auction.alerts)
    calls = [
        call_text(call) + (f" ({suit_symbols(alerts[number])})" if number in alerts else "")
        for number, call in enumerate(auction.calls)
    ]
    return f"Auction from {auction.dealer.name.title()}: {' '.join(calls)}"


def hand_title(view: View, seat: Seat) -> str:
    """Return the title of a visible hand: its seat and role."""
    role = "declarer" if seat is view.contract.declarer else "dummy" if seat is view.contract.dummy else "you"
    return f"{seat.name.title()} ({role})"


def hand_line(hand: int) -> str:
    """Return a hand in one line, as in ``♠ AQ4  ♥ -  ♦ K9  ♣ 8``."""
    return "  ".join(f"{suit.symbol} {ranks or '-'}" for suit, ranks in ranks_by_suit(hand).items())


def trick_line(view: View, *, counts_tricks: bool = True) -> str:
    """Return the current trick, the seat on turn, and the tricks won."""
    played = ", ".join(
        f"{Seat((view.trick_leader + place) % 4).name.title()} {card.symbol}" for place, card in enumerate(view.trick)
    )
    turn = f"{view.to_play.name.title()} to {'play' if view.trick else 'lead'}"
    line = f"{played}; {turn}" if played else turn
    if not counts_tricks:
        return line
    declarer = view.declarer_tricks
    won = f"declarer has {counted(declarer, 'trick')}, the defence {sum(view.tricks_won) - declarer}"
    return f"Trick {len(view.plays) // 4 + 1}: {line} ({won})"


def what_is_read(question: PlayQuestion, seed: int) -> list[str]:
    """Return lines of text: what the calls show about the hidden hands.

    Without an auction, the lines say what the contract shows.
    """
    view = question.view
    if view.contradiction:
        return [view.contradiction]
    calls = describe_calls(view)
    if not calls:
        return ["the auction and the contract show nothing about the hidden hands"]
    belief = sample_belief(view, _EXPLAINED, np.random.default_rng(seed))
    return [*calls, *describe_hidden_hands(view, belief), *describe_disagreements(view)]


def aim_line(player: PlayerSpec, question: PlayQuestion) -> str:
    """Return what the player maximises, as in ``payoff plays for IMPs``; empty without a contract or such an option."""
    aim = player.aim if question.scored else None
    return "" if aim is None else f"{player.name} plays for {AIM_WORDS[aim]}"


def candidates_text(advice: Advice, *, habits: bool = False) -> str:
    """Return how the player rates each card, as text (`show.board.advice`)."""
    question = advice.question
    return advice_table(
        question.position,
        advice.decision,
        defends=question.role is Role.DEFENDER,
        aim=advice.aim or "imps",
        scored=question.scored,
        habits=habits,
    )


def advice_lines(advice: Advice, *, habits: bool = False) -> list[str]:
    """Return the card that the player plays, and up to three sentences that say why.

    With ``habits`` (the player follows people's habits), the first line also names a card with a better score, if any.
    """
    question, decision = advice.question, advice.decision
    if not decision.candidates:
        return [advice_table(question.position, decision)]
    head = f"{question.position.to_play.name.title()} plays {decision.card.symbol}"
    if advice.reason is not None:
        names, verb = [card.symbol for card in advice.as_good], "is" if len(advice.as_good) == 1 else "are"
        others = f" ({joined(names, most=_MOST_NAMED)} {verb} about as good)" if names else ""
        better = better_scored(decision, defends=question.role is Role.DEFENDER) if habits else None
        usual = f", as people usually do here; {better.symbol} scores a little better" if better else ""
        return [f"{head}{others}{usual}", *(f"  {line}" for line in advice.sentences)]
    if len(advice.as_good) + 1 == len(decision.candidates):
        where = f" in more than {percent(RARELY)} of the {decision.layouts} layouts" if decision.layouts > 1 else ""
        return [head, f"  No difference found: no other card does better or worse{where}."]
    return [head]
