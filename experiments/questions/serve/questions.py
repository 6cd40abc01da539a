"""The questions of programs: which call, lead or card, and what calls show. Questions and answers are JSON objects."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from agent.calls.context_features import parse_system, parse_systems
from agent.catalogue import PLAYERS
from agent.errors import AuctionError, PlayerError
from agent.players.bidding.bidder import BiddingView
from agent.registry import BIDDERS, BidderSpec, PlayerSpec, Role, parse_bidder, parse_player
from agent.robots import ROBOTS, Robot
from agent.rules.auction import Auction
from agent.rules.contract import Contract, Vulnerability
from ddsolver.cards import Card, Seat, parse_cards
from experiments.errors import FormatError
from experiments.questions.advise.analysis import advise
from experiments.questions.advise.analysis import answer as asked_card
from experiments.questions.bid.analysis import bid_json, call_json, explained_call
from experiments.questions.explain.analysis import explain_json, shown_by_auction
from experiments.questions.play_question import PlayQuestion, question_of_hands, turn_after
from experiments.questions.reasons.report import sentences
from experiments.questions.typed_auction import typed_auction
from experiments.questions.typed_hand import typed_hand
from experiments.runs.records import decision_json

Fields = Mapping[str, Any]
"""The fields of a question, as JSON gives them."""

_SEATED = ("auction", "dealer", "vulnerable")
_CARD = ("hand", *_SEATED, "contract", "player", "seed", "explain")
FIELDS: Mapping[str, tuple[str, ...]] = {
    "bid": ("hand", *_SEATED, "opponents", "bidder", "seed", "explain"),
    "lead": _CARD,
    "card": (*_CARD, "dummy", "plays", "seat"),
    "explain": (*_SEATED, "systems"),
}
"""The fields of each question."""
_DECLARER, _DEFENDER = "payoff:strong", "monte-carlo:strong"
"""The players that are asked by default."""
_MOST_TEXT = 2000
"""The longest text in a field."""
_MOST_LAYOUTS = 10_000
"""The most layouts that a player may draw; 1,000,000 would take gigabytes of memory."""


def answer(question: str, fields: Fields) -> dict[str, Any]:
    """Return the answer to a question, one of `FIELDS`.

    :raises BridgeError: if a field is wrong or missing, or there is nothing to answer.
    """
    for name in fields:
        if name not in FIELDS[question]:
            raise FormatError(f"unknown field {name!r} of {question} (choose from {', '.join(FIELDS[question])})")
    return _ANSWERS[question](fields)


def _bid(fields: Fields) -> dict[str, Any]:
    view = BiddingView(_hand(fields, "hand"), _auction(fields), _vulnerable(fields), _opponents(fields))
    bidder, seed = _bidder(fields), _seed(fields)
    if _flag(fields, "explain"):
        return bid_json(explained_call(view, bidder, seed))
    return call_json(view, bidder.make(np.random.SeedSequence(seed)).call(view))


def _explain(fields: Fields) -> dict[str, Any]:
    systems = parse_systems(_text(fields, "systems", ""))
    return explain_json(shown_by_auction(_auction(fields), _vulnerable(fields), systems))


def _lead(fields: Fields) -> dict[str, Any]:
    contract, auction = _contract(fields)
    hand, sides = _hand(fields, "hand"), _vulnerable(fields)
    return _asked(question_of_hands(hand, None, contract, auction, sides), fields)


def _card(fields: Fields) -> dict[str, Any]:
    contract, auction = _contract(fields)
    plays = _plays(fields)
    if not plays:
        return _card_led(fields, contract)
    own, dummy = _hand(fields, "hand"), _hand(fields, "dummy")
    turn = turn_after(contract, plays)
    seat = contract.declarer if turn is contract.dummy else turn
    named = Seat.parse(_text(fields, "seat", str(seat)))
    if named is contract.dummy and turn is contract.dummy:
        own, dummy = dummy, own  # dummy's own hand was given as the hand, and declarer's as dummy
    elif named is not seat:
        whose = f"{turn.name.title()}'s turn" + (", and declarer plays dummy's cards" if turn is not seat else "")
        raise FormatError(f"seat is {named}, but after these {len(plays)} cards it is {whose}: give seat {seat}")
    return _asked(question_of_hands(own, dummy, contract, auction, _vulnerable(fields), plays), fields)


def _card_led(fields: Fields, contract: Contract) -> dict[str, Any]:
    """Return the answer about the opening lead, if nothing in the question says that it is about a later card."""
    if fields.get("dummy"):
        raise FormatError(
            "dummy is given, but 'plays' is empty: dummy is seen after the opening lead; give the cards played"
        )
    seat = Seat.parse(_text(fields, "seat", str(contract.leader)))
    if seat is not contract.leader:
        raise FormatError(f"seat is {seat}, but before the opening lead it is {contract.leader.name.title()}'s turn")
    return _lead(fields)


_ANSWERS: Mapping[str, Callable[[Fields], dict[str, Any]]] = {
    "bid": _bid,
    "lead": _lead,
    "card": _card,
    "explain": _explain,
}


def _asked(question: PlayQuestion, fields: Fields) -> dict[str, Any]:
    """Return a player's decision, with the seat whose card it is; with ``explain``, also the reasons."""
    player = _player(fields, question.role)
    found = {"seat": str(question.position.to_play), "player": player.key}
    if not _flag(fields, "explain"):
        return found | decision_json(asked_card(question, player, _seed(fields)))
    advised = advise(question, player, _seed(fields))
    reasons = [] if advised.reason is None else sentences(advised.reason)
    return found | decision_json(advised.decision) | {"why": reasons}


def _contract(fields: Fields) -> tuple[Contract, Auction | None]:
    """Return the contract, and the auction if it is known; the last passes of the auction may be left out."""
    given = _text(fields, "contract", "")
    auction = _auction(fields).closed() if fields.get("auction") else None
    if given:
        contract = Contract.parse(given)
        if auction is not None and auction.contract != contract:
            raise AuctionError(f"the auction leads to {auction.contract or 'no contract'}, not to {contract}: give one")
        return contract, auction
    if auction is None:
        raise FormatError("the field 'auction' is missing, and so is 'contract': one of them is needed")
    if auction.contract is None:
        raise AuctionError(f"all four players passed ({auction}): there is no contract to play")
    return auction.contract, auction


def _plays(fields: Fields) -> tuple[Card, ...]:
    plays = fields.get("plays", "")
    if isinstance(plays, list) and all(isinstance(each, str) for each in plays):
        plays = " ".join(plays)
    if not isinstance(plays, str) or len(plays) > _MOST_TEXT:
        raise FormatError("the field 'plays' must be a text such as 'SA S4', or a list of cards")
    return parse_cards(plays)


def _auction(fields: Fields) -> Auction:
    calls = fields.get("auction", "")
    if isinstance(calls, list) and all(isinstance(each, str) for each in calls):
        calls = " ".join(calls)
    if not isinstance(calls, str) or len(calls) > _MOST_TEXT:
        raise FormatError("the field 'auction' must be a text such as '1S P 2H', or a list of calls")
    return typed_auction(Seat.parse(_text(fields, "dealer", "N")), calls)


def _vulnerable(fields: Fields) -> Vulnerability:
    return Vulnerability.parse(_text(fields, "vulnerable", "None"))


def _opponents(fields: Fields) -> str:
    return parse_system(_text(fields, "opponents", "unknown"))


def _hand(fields: Fields, name: str) -> int:
    return typed_hand(_text(fields, name), f"the field {name!r}")


def _bidder(fields: Fields) -> BidderSpec:
    """Return the bidder that is asked: one of our own, because an engine would run any program on this machine."""
    text = _text(fields, "bidder", "monte-carlo")
    name = text.partition(":")[0].strip()
    if name not in BIDDERS:
        raise PlayerError(f"unknown bidder: {name!r} (choose from {', '.join(BIDDERS)})")
    return parse_bidder(text)


def _player(fields: Fields, role: Role) -> PlayerSpec:
    """Return the player that is asked: one of our own, because an engine would run any program on this machine."""
    text = _text(fields, "player", _DECLARER if role is Role.DECLARER else _DEFENDER).strip()
    if text in ROBOTS:
        robot = Robot.parse(text)
        return robot.declarer if role is Role.DECLARER else robot.defender
    name = text.partition(":")[0].strip()
    if name not in PLAYERS:
        names = ", ".join([*sorted(name for name, entry in PLAYERS.items() if role in entry.roles), *ROBOTS])
        raise PlayerError(f"unknown player: {name!r} (choose from {names})")
    player = parse_player(text, role)
    samples = player.settings.value("samples") if "samples" in player.settings.options() else 0
    if isinstance(samples, int) and samples > _MOST_LAYOUTS:
        raise PlayerError(f"samples={samples} is too many: this server draws at most {_MOST_LAYOUTS} layouts")
    return player


def _seed(fields: Fields) -> int:
    seed = fields.get("seed", 1)
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 2**64:
        raise FormatError(f"the field 'seed' is {str(seed)[:40]!r}: a whole number from 0 is needed")
    return seed


def _flag(fields: Fields, name: str) -> bool:
    value = fields.get(name, False)
    if not isinstance(value, bool):
        raise FormatError(f"the field {name!r} is {str(value)[:40]!r}: true or false is needed")
    return value


def _text(fields: Fields, name: str, default: str | None = None) -> str:
    """Return the text of a field, or the default if it is missing."""
    value = fields.get(name, default)
    if value is None:
        raise FormatError(f"the field {name!r} is missing")
    if not isinstance(value, str) or len(value) > _MOST_TEXT:
        raise FormatError(f"the field {name!r} must be a text of at most {_MOST_TEXT} characters")
    return value
