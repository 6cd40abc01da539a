"""The questions of programs: calls, leads, cards, what calls show, double dummy. Questions and answers are JSON."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from agent.calls.system.file import system_names
from agent.catalogue import PLAYERS
from agent.errors import PlayerError
from agent.registry import BIDDERS, BidderSpec, PlayerSpec, Role, parse_bidder, parse_player
from agent.robots import ROBOTS, Robot
from ddsolver.cards import Seat
from experiments.errors import FormatError
from experiments.questions.advise.analysis import advise
from experiments.questions.bid.analysis import bid_json, call_json, explained_call
from experiments.questions.explain.analysis import explain_json, shown_by_auction
from experiments.questions.explain.players import Players
from experiments.questions.play_question import turn_after
from experiments.questions.serve import double_dummy
from experiments.questions.serve.fields import Fields, check_names, flag_field, seed_field, situation_of, text_field
from experiments.questions.situation import Situation, read_field

_SEATED = ("auction", "dealer", "vulnerable")
_CARD = ("hand", *_SEATED, "contract", "player", "seed", "explain")
FIELDS: Mapping[str, tuple[str, ...]] = {
    "bid": ("hand", *_SEATED, "opponents", "bidder", "seed", "explain"),
    "lead": _CARD,
    "card": (*_CARD, "dummy", "plays", "seat"),
    "explain": (*_SEATED, "systems"),
    **double_dummy.FIELDS,
}
"""The fields of each question."""
_PLAYER = "monte-carlo:strong"
"""The player that is asked by default."""
_MOST_LAYOUTS = 10_000
"""The most layouts that a player may draw; 1,000,000 would take gigabytes of memory."""


def answer(question: str, fields: Fields) -> dict[str, Any]:
    """Return the answer to a question, one of `FIELDS`.

    :raises BridgeError: if a field is wrong or missing, or there is nothing to answer.
    """
    check_names(question, fields, FIELDS[question])
    if question in double_dummy.FIELDS:
        return double_dummy.answer(question, fields)
    return _ANSWERS[question](fields)


def _bid(fields: Fields) -> dict[str, Any]:
    view, bidder, seed = situation_of(fields).to_call(), _bidder(fields), seed_field(fields)
    if flag_field(fields, "explain"):
        return bid_json(explained_call(view, bidder, seed))
    return call_json(view, bidder.make(np.random.SeedSequence(seed)).call(view))


def _explain(fields: Fields) -> dict[str, Any]:
    situation = situation_of(fields)
    if "auction" not in fields:
        situation.needed("auction", "; give the calls, as in 1NT P 3NT")
    players = read_field("systems", lambda text: Players.parse(_without_files(text)), text_field(fields, "systems"))
    return explain_json(shown_by_auction(situation.calls, situation.sides, players))


def _lead(fields: Fields) -> dict[str, Any]:
    return _asked(situation_of(fields), fields)


def _card(fields: Fields) -> dict[str, Any]:
    situation = situation_of(fields)
    contract, _ = situation.contract_and_auction
    turn = turn_after(contract, situation.cards)
    seat = contract.declarer if turn is contract.dummy else turn
    named = read_field("seat", Seat.parse, text_field(fields, "seat", str(seat)))
    if named is turn is contract.dummy:
        # Dummy's own hand was given as the hand, and declarer's as dummy.
        situation = replace(situation, hand=situation.dummy, dummy=situation.hand)
    elif named is not seat:
        whose = f"{turn.name.title()}'s turn" + (", and declarer plays dummy's cards" if turn is not seat else "")
        number = len(situation.cards)
        raise FormatError(f"seat is {named}, but after these {number} cards it is {whose}: give seat {seat}")
    return _asked(situation, fields)


_ANSWERS: Mapping[str, Callable[[Fields], dict[str, Any]]] = {
    "bid": _bid,
    "lead": _lead,
    "card": _card,
    "explain": _explain,
}


def _asked(situation: Situation, fields: Fields) -> dict[str, Any]:
    """Return a player's decision, with the seat whose card it is; with ``explain``, also the reasons."""
    question, explain = situation.to_play(), flag_field(fields, "explain")
    found = advise(question, _player(fields, question.role), seed_field(fields), explain=explain).to_json()
    return found if explain else {name: value for name, value in found.items() if name != "why"}


def _bidder(fields: Fields) -> BidderSpec:
    """Return the bidder that is asked: one of our own, because an engine would run any program on this machine."""
    return read_field("bidder", _read_bidder, text_field(fields, "bidder", "monte-carlo"))


def _read_bidder(text: str) -> BidderSpec:
    name = _without_files(text).partition(":")[0].strip()
    if name not in BIDDERS:
        raise PlayerError(f"unknown bidder: {name!r} (choose from {', '.join(BIDDERS)})")
    return parse_bidder(text)


def _without_files(text: str) -> str:
    """Return a text that names no file of a bidding system: who asks must not open files of this machine."""
    if ".toml" in text:
        raise PlayerError(
            f"{text!r} names a file, which this server does not read (choose from {', '.join(system_names())})"
        )
    return text


def _player(fields: Fields, role: Role) -> PlayerSpec:
    """Return the player that is asked: one of our own, because an engine would run any program on this machine."""
    return read_field("player", lambda text: _read_player(text.strip(), role), text_field(fields, "player", _PLAYER))


def _read_player(text: str, role: Role) -> PlayerSpec:
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
