"""Deals, plays, advice and results as text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import numpy as np

from agent.player import Decision, comparable
from agent.players.objective import Aim
from agent.rules.auction import Bid, Call
from agent.rules.constraints import high_card_points
from agent.rules.contract import GAME_LEVELS, Contract, Vulnerability
from agent.rules.par import Par
from agent.table import BoardRecord
from ddsolver.cards import Card, Seat, Strain, Suit, cards_of, mask_of
from ddsolver.position import Position, runs_of, tricks_of
from experiments.boards.board import Board
from experiments.boards.double_dummy import par_results
from experiments.boards.suit_codes import replace_suit_codes
from experiments.show.table import Column, Table, number

_SHOWN = 0.01
"""The smallest difference that is visible between two printed scores."""
_BOOK = 6
_SUITS = {str(suit): suit for suit in Suit}


def suit_class(text: str) -> str:
    """Return the class of a text on pages: the suit of ``♥``, ``4♥`` or ``♥A``, and nothing of ``Pass`` and ``1NT``."""
    return next((suit.name.lower() for suit in Suit if suit.symbol in text), "")


def hand_points(hand: int) -> int:
    """Return the high-card points of a hand."""
    return int(high_card_points(np.array(hand)))


def marked_suits(hand: int | None, marks: Mapping[Card, str]) -> list[tuple[str, list[tuple[str, str]]]]:
    """Return, for each suit of a hand, its symbol, and its ranks with their marks.

    Cards that are not in ``marks`` have an empty mark. If the hand is hidden (None), the list is empty.
    """
    if hand is None:
        return []
    held = cards_of(hand)
    return [
        (suit.symbol, [(str(card.rank), marks.get(card, "")) for card in held if card.suit is suit]) for suit in Suit
    ]


def hands_around(
    hands: Sequence[int | None], marks: Mapping[Card, str]
) -> list[tuple[str, str, list[tuple[str, list[tuple[str, str]]]]]]:
    """Return each seat's name, its place on a page, and its `marked_suits`, as ``web/hands.html.j2`` shows them."""
    return [(seat.name.title(), str(seat).lower(), marked_suits(hands[seat], marks)) for seat in Seat]


def trump_words(strain: Strain) -> str:
    """Return the trump suit in words, as in ``spades are trumps``."""
    return "notrump" if strain is Strain.NOTRUMP else f"{strain.name.lower()} are trumps"


def card_values(position: Position, values: Mapping[Card, int]) -> str:
    """Return the double-dummy tricks of each legal card, the best first, as `declarer solve` prints them."""
    if position.is_over:
        return "No card is left to play."
    best = max(values.values(), default=0)
    trump = trump_words(position.trump)
    lines = [f"{position.to_play.name.title()} to play, {trump}; best {best} of the {position.tricks_left} tricks left"]
    for tricks in sorted(set(values.values()), reverse=True):
        cards = " ".join(card.symbol for card, value in values.items() if value == tricks)
        lines.append(f"{tricks:>4}  {cards}")
    return "\n".join(lines)


def best_line(position: Position, line: Sequence[Card]) -> str:
    """Return a line of best play from a position on, a row for each trick, with a star at the winning card.

    The first row also has the cards that were already in the trick.
    """
    played = (*position.trick, *line)
    rows = ["Best play by both sides:"]
    first = len(position.plays) // len(Seat) + 1
    for place, trick in enumerate(tricks_of(played, position.trump, position.trick_leader), start=first):
        winner = trick.winner(position.trump)
        cards = zip(trick.players, trick.cards, strict=True)
        row = "  ".join(f"{seat} {card.symbol}{'*' if seat is winner else ' '}" for seat, card in cards)
        rows.append(f"{place:>4}  {row}".rstrip())
    return "\n".join(rows)


def better_scored(decision: Decision, *, defends: bool) -> Card | None:
    """Return the card with the best score; None if the chosen card's score looks the same when printed."""
    sign = -1 if defends else 1
    chosen = decision.candidates[0]
    best = max(comparable(decision.candidates), key=lambda each: sign * each.score)
    return None if sign * (best.score - chosen.score) < _SHOWN else best.card


def _reason(position: Position) -> str:
    """Return the reason for a card that the player chose without comparing cards."""
    legal = position.legal()
    if len(legal) == 1:
        return "the only legal card"
    others = mask_of(position.trick)
    for seat in Seat:
        others |= position.hands[seat] if seat is not position.to_play else 0
    is_one_run = len(runs_of(mask_of(legal), others)) == 1
    return "all legal cards are equally good" if is_one_run else "the player gives no reason"


def advice(
    position: Position,
    decision: Decision,
    *,
    defends: bool = False,
    aim: Aim = "imps",
    scored: bool = True,
    habits: bool = False,
) -> str:
    """Return a decision as text: the size of the sample, and a table of the candidates, the chosen card first.

    Scores, tricks and chances are those of the side that decides; the scores are in the unit of the player's ``aim``.
    If ``scored`` is False, there is no contract that could make. With ``habits`` (the player follows
    people's habits), the text also names a card with a better score, if any.
    """
    head = f"{position.to_play.name.title()} plays {decision.card.symbol}"
    if not decision.candidates:
        return f"{head}: {decision.remark or _reason(position)}"
    sample = counted(decision.layouts, "layout")
    if decision.exhaustive:
        sample = f"all {decision.layouts} possible layouts" if decision.layouts > 1 else "the only possible layout"
    elif decision.drawn > decision.layouts:
        sample += f" of {decision.drawn} drawn"
    if decision.layouts > 1 and decision.effective < 0.995 * decision.layouts:
        sample += f", effective sample size {decision.effective:.1f}"
    lines = [f"{head}, based on {sample}" + (f" ({decision.remark})" if decision.remark else "")]
    if habits and (better := better_scored(decision, defends=defends)):
        lines.append(f"{better.symbol} has a better score, but people usually play {decision.card.symbol} here")
    columns = (
        Column("card", lambda card: card.symbol, words=True),
        Column("score"),
        Column("tricks"),
        *([Column("beats" if defends else "makes", number(".1%"))] if scored else []),
    )
    rows = []
    everything = position.deal.cards_each
    for each in decision.candidates:
        points, tricks, chance = each.score, each.tricks, each.make
        if defends:
            points = {"tricks": everything, "make": 1}.get(aim, 0) - points
            tricks, chance = everything - tricks, 1 - chance
        bound = "" if not each.bound else ">= " if defends else "<= "
        least = "" if not each.at_least else "<= " if defends else ">= "
        rows.append((each.card, f"{bound}{points:.2f}", f"{least}{tricks:.2f}", *([chance] if scored else [])))
    return "\n".join([*lines, Table(columns, tuple(rows)).to_text()])


def par_line(result: Par, table: Mapping[Seat, Mapping[Strain, int]], vulnerability: Vulnerability) -> str:
    """Return par as a line of text: the score for North-South, and the contracts with their results."""
    if not result.contracts:
        return f"Par, {vulnerable(vulnerability)}: passed out"
    contracts = ", ".join(par_results(result, table))
    return f"Par, {vulnerable(vulnerability)}: {result.score:+d} to North-South: {contracts}"


def par_in_short(result: Par, table: Mapping[Seat, Mapping[Strain, int]]) -> str:
    """Return par as players say it, as in ``3♥ S, +140``: the contracts, and the points to North-South.

    A part score is the highest one that makes. Partners who take as many tricks share a contract, as in ``4♠ NS``.
    """
    if not result.contracts:
        return "passed out, 0"
    seats: dict[tuple[str, str], str] = {}
    for each in result.contracts:
        tricks = table[each.declarer][each.strain]
        said = _as_high_as_it_makes(each, tricks)
        over = tricks - said.tricks_needed
        words = _with_symbol(said), f" {signed(over)}" if over else ""
        seats[words] = seats.get(words, "") + str(each.declarer)
    contracts = [f"{bid} {declarers}{over}" for (bid, over), declarers in seats.items()]
    return f"{' or '.join(contracts)}, {signed(result.score)}"


def _as_high_as_it_makes(contract: Contract, tricks: int) -> Contract:
    """Return a part score at the highest level below game that makes, for the same score; any other as it is."""
    highest = min(tricks - _BOOK, GAME_LEVELS[contract.strain] - 1)
    return contract if contract.doubled or highest <= contract.level else replace(contract, level=highest)


def vulnerable(vulnerability: Vulnerability) -> str:
    """Return the vulnerability in words: who is vulnerable."""
    return {
        Vulnerability.NONE: "nobody vulnerable",
        Vulnerability.NORTH_SOUTH: "North-South vulnerable",
        Vulnerability.EAST_WEST: "East-West vulnerable",
        Vulnerability.BOTH: "all vulnerable",
    }[vulnerability]


def play_by_tricks(contract: Contract, plays: Sequence[Card]) -> str:
    """Return the play as text, with a line for each trick; a star marks the winning card."""
    lines = ["Trick  Lead     W     N     E     S   Declarer-defence"]
    won = {True: 0, False: 0}
    for place, trick in enumerate(tricks_of(plays, contract.strain, contract.leader), start=1):
        winner = trick.winner(contract.strain)
        won[winner.same_side(contract.declarer)] += len(trick.cards) == len(Seat)
        cells = {seat: card.symbol for seat, card in zip(trick.players, trick.cards, strict=False)}
        row = "".join(
            f"{cells.get(seat, '') + ('*' if seat is winner else ' '):>6}"
            for seat in (Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH)
        )
        lines.append(f"{place:>4}    {trick.leader}   {row}   {won[True]:>4}-{won[False]}")
    return "\n".join(lines)


def outcome(record: BoardRecord) -> str:
    """Return the result of a board as a line of text; if a player failed, a second line says so."""
    tricks = counted(record.tricks, "trick")
    text = f"{record.contract.result(record.tricks)}: {tricks}, {record.score:+d} points to the declarer's side"
    if record.fault is None:
        return text
    seat = record.fault.seat
    other = "the defenders" if seat is record.contract.declarer else "the declarer"
    return f"{text}\n{seat.name.title()} failed, so {other} got the remaining tricks: {record.fault.reason}"


def heading(board: Board) -> str:
    """Return a line of text about a board: its name, contract, vulnerability and double-dummy tricks."""
    if board.contract is None or board.double_dummy is None:
        return f"Board {board.name}: passed out"
    contract = f"{contract_words(board.contract)}, {vulnerable(board.vulnerability)}"
    return f"Board {board.name}: {contract}, double dummy {counted(board.double_dummy, 'trick')}"


def contract_words(contract: Contract) -> str:
    """Return a contract as players say it: ``4♠ doubled by North``."""
    risk = ("", " doubled", " redoubled")[contract.doubled]
    return f"{contract.level}{contract.strain.symbol}{risk} by {contract.declarer.name.title()}"


def _with_symbol(contract: Contract) -> str:
    return f"{contract.level}{contract.strain.symbol}{'x' * contract.doubled}"


def contract_in_short(contract: Contract) -> str:
    """Return a contract in short: ``4♠x N``."""
    return f"{_with_symbol(contract)} {contract.declarer}"


def contract_with_name(contract: Contract) -> str:
    """Return a contract with its declarer's name: ``4♠x North``."""
    return f"{_with_symbol(contract)} {contract.declarer.name.title()}"


def result_words(contract: Contract, tricks: int) -> str:
    """Return a contract with its result: ``4♠ South =``, ``3NT East +1``."""
    return f"{contract_with_name(contract)} {over_text(contract, tricks)}"


def over_text(contract: Contract, tricks: int) -> str:
    """Return tricks over or under the contract: ``=``, ``+1`` or ``-2`` with a typographic minus sign."""
    return contract.outcome(tricks).replace("-", "\N{MINUS SIGN}")


def contract_played(contract: Contract | None, *, is_passed_out: bool) -> str:
    """Return the contract of a result in short, or ``passed out``; empty if it is unknown."""
    if is_passed_out:
        return "passed out"
    return "" if contract is None else contract_in_short(contract)


def suit_symbols(text: str) -> str:
    r"""Return a text in which suit symbols replace the codes of suits, such as ``!S``, ``@S`` or ``\S``."""
    return replace_suit_codes(text, lambda letter: _SUITS[letter].symbol)


def signed(number: float) -> str:
    """Return a number with its sign, as pages write it: the minus sign is typographic, and 0 has no sign."""
    return f"{number:+g}".replace("-", "\N{MINUS SIGN}") if number else "0"


def signed_mean(number: float) -> str:
    """Return a mean with its sign and two decimals, so that columns of means are aligned."""
    return f"{number:+.2f}".replace("-", "\N{MINUS SIGN}")


def possessive(name: str) -> str:
    """Return whose something is: ``Ann's``, ``ours'``."""
    return f"{name}'" if name.endswith(("s", "S")) else f"{name}'s"


def joined(names: Sequence[str], word: str = "and", most: int | None = None) -> str:
    """Return names in a row: ``A, B and C``; of more than ``most``, the number of the others: ``A, B and 2 more``."""
    shown = [*names[:most]]
    if len(names) > len(shown):
        shown.append(f"{len(names) - len(shown)} more")
    return f"{', '.join(shown[:-1])} {word} {shown[-1]}" if len(shown) > 1 else shown[0]


def counted(number: int, noun: str, plural: str = "") -> str:
    """Return a number with its noun: 1 board, 2 boards. Give ``plural`` if an s is not enough: 2 losses."""
    return f"{number} {noun}" if number == 1 else f"{number} {plural or noun + 's'}"


def call_text(call: Call) -> str:
    """Return a call with the sign of its suit, as in ``4♠``; ``Pass``, ``X`` and ``XX`` stay."""
    return f"{call.level}{call.strain.symbol}" if isinstance(call, Bid) else str(call)
