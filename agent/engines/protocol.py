"""The messages of the engine protocol, which `docs/reference/engine-protocol.md` explains.

`protocol.schema.json` is their JSON Schema.
"""

from __future__ import annotations

import reprlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from agent.knowledge.view import View
from agent.options import ALWAYS_NAMED, YES_OR_NO, Choice, Kind, Number, Option, Text
from agent.player import PLAYING, Role, Sight
from agent.players.bidding.bidder import BiddingView
from agent.rules.auction import CALLS, Auction
from agent.rules.constraints import format_constraints
from ddsolver.cards import SUIT_CARDS, Seat, Suit
from ddsolver.deal import hand_to_pbn
from ddsolver.position import Position

VERSION, BIDDING = 1, 2
"""The version that `hello` names, and the version of engines that bid; all else is the same in both."""
_LONGEST_REMARK = 200
_SHORT = reprlib.Repr()
_SHORT.maxstring = _SHORT.maxother = 100


@dataclass(frozen=True, slots=True)
class Declaration:
    """What an engine declares about itself in the handshake."""

    name: str
    version: str
    roles: tuple[Role, ...]
    sees: Sight
    options: Mapping[str, Option]
    """Its options, by name."""


def quoted(value: Any) -> str:
    """Return a value of an engine's message as an error quotes it: long texts and lists are cut."""
    return _SHORT.repr(value)


def remark(answer: Mapping[str, Any]) -> str:
    """Return the remark of an answer, cut to one line of 200 characters that can be printed; empty if it has none."""
    said = answer.get("remark")
    if not isinstance(said, str):
        return ""
    return "".join(letter if letter.isprintable() else " " for letter in said[:_LONGEST_REMARK]).strip()


def hello(program: str) -> dict[str, Any]:
    """Return the first message to an engine."""
    return {"type": "hello", "protocol": VERSION, "program": program}


def read_declaration(message: Mapping[str, Any]) -> Declaration:
    """Return the declaration in an engine's answer to `hello`.

    :raises ValueError: if the answer is wrong; the message says what is wrong.
    """
    if message.get("type") != "hello":
        raise ValueError(f"answered the message 'hello' with {str(message)[:100]!r}; its answer needs the type 'hello'")
    if "protocol" not in message:
        raise ValueError(f"names no protocol in its answer to 'hello'; 'protocol': {VERSION} is needed")
    spoken = message["protocol"]
    if isinstance(spoken, bool) or spoken not in (VERSION, BIDDING):
        raise ValueError(f"speaks protocol {quoted(spoken)}, not {VERSION} or {BIDDING}")
    name, version = (_text(message, key) for key in ("name", "version"))
    asked_roles, asked_sight = message.get("roles", list(PLAYING)), message.get("sees", Sight.VIEW)
    if isinstance(asked_roles, list) and Role.BIDDER in asked_roles and spoken != BIDDING:
        raise ValueError(f"declares the role {Role.BIDDER}, which needs protocol {BIDDING}, but speaks {spoken}")
    try:
        roles = tuple(map(Role, asked_roles))
        sees = Sight(asked_sight)
    except (TypeError, ValueError):
        raise ValueError(
            "declares a role or a value of 'sees' that does not exist: "
            f"roles {quoted(asked_roles)}, sees {quoted(asked_sight)}"
        ) from None
    if not roles:
        raise ValueError("declares no role (choose from declarer, defender and bidder)")
    if sees is Sight.ALL_HANDS and Role.DECLARER in roles:
        raise ValueError('declares that it sees all hands, which only a defender may: its roles must be ["defender"]')
    options = message.get("options", {})
    if not isinstance(options, dict):
        raise ValueError("declares options that are not a JSON object")
    return Declaration(name, version, roles, sees, {key: _option(key, value) for key, value in options.items()})


def _text(message: Mapping[str, Any], key: str) -> str:
    if key not in message:
        raise ValueError(f"gives no {key}; a text of 1 to 100 printable characters is needed")
    value = message[key]
    if not isinstance(value, str) or not value or len(value) > 100 or not value.isprintable():
        raise ValueError(f"gives {quoted(value)} as its {key}; a text of 1 to 100 printable characters is needed")
    return value


def _option(name: str, declared: Any) -> Option:
    if not name.isidentifier() or not isinstance(declared, dict):
        raise ValueError(
            f"declares the option {quoted(name)} as {quoted(declared)}; its name must be a word, and its value an "
            "object"
        )
    kind = declared.get("type")
    least, most = declared.get("minimum", -(10**9)), declared.get("maximum", 10**9)
    default = declared.get("default")
    kinds: dict[Any, Any] = {
        "integer": lambda: Number(f"a whole number from {least} to {most}", least, most),
        "number": lambda: Number(f"a number from {least} to {most}", least, most, is_whole=False),
        "boolean": lambda: YES_OR_NO,
        "string": Text,
        "choice": lambda: Choice({Text().checked(str(word)): str(word) for word in declared["choices"]}),
    }
    try:
        made: Kind = kinds[kind]()
        checked = made.checked(default)
        return Option(made, str(declared.get("help", "")), checked, ALWAYS_NAMED if name == "samples" else checked)
    except (KeyError, TypeError, ValueError):
        raise ValueError(
            f"declares the option {quoted(name)} as {quoted(declared)}; an option needs a type (integer, number, "
            "boolean, string or choice), a default of this type and, for a choice, its choices"
        ) from None


def set_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the message that sets an engine's options; the engine answers ``{"type": "ready"}``."""
    return {"type": "options", "options": dict(options)}


def new_board(board: int, seed: int, view: View) -> dict[str, Any]:
    """Return the message that begins a board for a seat; the engine does not answer it.

    ``board`` differs in each such message of an engine, even for two seats of the same board.
    """
    return {"type": "new_board", "board": board, "seed": seed, **view_message(view)}


def play(board: int, view: View, seconds: float, position: Position | None = None) -> dict[str, Any]:
    """Return the message that asks for a card; the answer is ``{"type": "card", "board": ..., "card": "S4"}``.

    Only an engine that sees all hands is given the ``position``.
    """
    message = {"type": "play", "board": board, "seconds": seconds, **view_message(view)}
    if position is not None:
        message["hands"] = {str(seat): hand_to_pbn(position.hands[seat]) for seat in Seat}
    return message | {"legal": [str(card) for card in view.legal()]}


def call(board: int, seed: int, view: BiddingView, seconds: float) -> dict[str, Any]:
    """Return the message that asks for a call; the answer is ``{"type": "call", "board": ..., "call": "1NT"}``."""
    return {
        "type": "call",
        "board": board,
        "seed": seed,
        "seconds": seconds,
        "seat": str(view.seat),
        "hand": hand_to_pbn(view.hand),
        "vulnerable": str(view.vulnerability),
        "auction": _auction(view.auction),
        "opponents": view.opponents,
        "legal": [str(each) for each in CALLS if view.auction.is_legal(each)],
    }


def end(board: int, view: View) -> dict[str, Any]:
    """Return the message that ends a board for a seat; the engine does not answer it."""
    return {"type": "end", "board": board, **view_message(view)}


def view_message(view: View) -> dict[str, Any]:
    """Return the contents of a view as JSON values."""
    contract, auction = view.contract, view.auction
    return {
        "role": str(Role.DECLARER if view.seat is contract.declarer else Role.DEFENDER),
        "seat": str(view.seat),
        "contract": {"level": contract.level, "strain": str(contract.strain), "doubled": contract.doubled},
        "declarer": str(contract.declarer),
        "dummy": str(contract.dummy),
        "vulnerable": str(view.vulnerability),
        "auction": None if auction is None else _auction(auction),
        "constraints": format_constraints(view.constraints),
        "to_play": str(view.to_play),
        "hands": {str(seat): hand_to_pbn(hand) for seat in Seat if (hand := view.held[seat]) is not None},
        "unseen": hand_to_pbn(view.unseen),
        "hidden": {str(seat): size for seat in Seat if (size := view.hidden_sizes[seat])},
        "shown_out": {
            str(seat): "".join(str(suit) for suit in Suit if view.shown_out[seat] & SUIT_CARDS[suit]) for seat in Seat
        },
        "plays": [[str(seat), str(card)] for seat, card in zip(view.players, view.plays, strict=True)],
        "trick": [str(card) for card in view.trick],
        "leader": str(view.trick_leader),
        "tricks": {"declarer": view.declarer_tricks, "defence": sum(view.tricks_won) - view.declarer_tricks},
    }


def _auction(auction: Auction) -> dict[str, Any]:
    return {
        "dealer": str(auction.dealer),
        "calls": [str(each) for each in auction.calls],
        "explanations": {str(number): text for number, text in auction.alerts},
    }
