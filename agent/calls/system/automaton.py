"""A bidding system as an automaton: the rules that hold for the player to call, by the number of a state.

A state is what the rules need to know of the auction, seen by one side: the places in the patterns that the calls
have reached, the suits that both partners have shown, the agreed suit, and whether a call forces. States are made when
an auction reaches them first; the transitions are a table, so that thousands of auctions are followed together.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from agent.calls.hand_sample import hand_sample
from agent.calls.system.file import FORCES, Meaning, SystemFile, read_system_file
from agent.calls.system.pattern import THEIRS
from agent.rules.auction import BIDS, CALLS, PASS, Bid
from agent.rules.conditions import Condition
from agent.rules.contract import GAME_LEVELS
from ddsolver.cards import SUIT_CARDS, Strain, Suit

ALWAYS, NEVER = range(2)
"""The numbers of the conditions that all hands and no hands fulfil."""
_NO, _ROUND, _GAME = range(len(FORCES))
_NOBODY, _US, _THEM, _DOUBLED = range(4)
"""Who made the last call but passes: nobody, a bid of ours, a bid of theirs, or somebody who doubled."""
_UNKNOWN = -1
_NATURAL = 3
"""A bid shows its suit if all hands that its rule allows have this number of cards."""
_GAMES = tuple(isinstance(call, Bid) and call.level >= GAME_LEVELS[call.strain] for call in CALLS)
"""Whether a call bids game, or more."""


@dataclass(slots=True)
class _Node:
    """A place in the patterns."""

    next: dict[int, _Node] = field(default_factory=dict)
    meanings: dict[int, Meaning] = field(default_factory=dict)

    def at(self, path: Sequence[int]) -> _Node:
        node = self
        for key in path:
            node = node.next.setdefault(key, _Node())
        return node

    def add(self, meaning: Meaning) -> None:
        """Add a meaning; a more special one replaces another, and two equally special ones are a fault."""
        call = meaning.place.call
        known = self.meanings.get(call)
        if known is None or meaning.is_before(known):
            self.meanings[call] = meaning
        elif (
            not known.is_before(meaning) and known.rule.where.partition(",")[0] == meaning.rule.where.partition(",")[0]
        ):
            raise meaning.rule.fault(f"{known.rule.where} is about {CALLS[call]} in the same place")


class _State(NamedTuple):
    """What the rules need to know of an auction, for one side; nodes are numbers of `_nodes`."""

    ours: bool
    nodes: tuple[int, ...]
    """The places reached, the more special ones first; empty if no rule names the calls."""
    opened: bool = False
    suits: tuple[int, int, int] = (0, 0, 0)
    """The suits shown by the player of ours who calls next, by partner, and by the opponents; bits."""
    agreed: int = _UNKNOWN
    force: int = _NO
    last: int = _NOBODY
    passes: int = 0
    """The passes since the last other call, as far as they count."""


class BiddingSystem:
    """The rules of a file, ready for auctions."""

    def __init__(self, file: SystemFile) -> None:
        self.name = file.name
        self.rules = file.rules
        self.conditions: list[Condition | None] = [None, None]
        """The conditions by number; those of `ALWAYS` and `NEVER` are None."""
        self._numbers: dict[Condition, int] = {}
        self._nodes: list[_Node] = []
        self._node_numbers: dict[int, int] = {}
        self._any, self._passed = _Node(), _Node()
        self._agreed = {suit: _Node() for suit in Suit}
        for meaning in file.meanings():
            place = meaning.place
            if place.agreed is not None:
                root = self._agreed[place.agreed]
            else:
                root = self._passed if place.passed else self._any
            root.at(place.path).add(meaning)
        self._states: list[_State] = []
        self._state_numbers: dict[_State, int] = {}
        self._next = np.empty((0, len(CALLS)), dtype=np.int32)
        self.shows = np.empty((0, len(CALLS)), dtype=np.int32)
        """By state and call, the number of the condition without which the call is not made."""
        self.musts = np.empty((0, len(CALLS)), dtype=np.int32)
        """By state and call, the number of the condition with which no other call is made."""
        self.vias = np.empty((0, len(CALLS)), dtype=np.int32)
        """By state and call, the number of the call that comes first; -1 for none."""
        self.conventions = np.empty((0, len(CALLS)), dtype=np.bool_)
        """By state and call, whether the call has a name: asks, answers and other conventions."""
        self.is_forced = np.empty(0, dtype=np.bool_)
        """By state, whether the player must not pass."""
        self.speaks = np.empty(0, dtype=np.bool_)
        """By state, whether a rule is about the next call."""
        start = (self._number_of_node(self._any),)
        self._starts = np.array([self._number(_State(ours, start)) for ours in (True, False)], dtype=np.int32)

    def states(self, calls: NDArray[np.integer], length: NDArray[np.int64]) -> NDArray[np.int32]:
        """Return the states of auctions for the side to call, int32 (n,).

        ``calls``, (n, room), are the numbers of the calls, beginning with the dealer's. Each auction has the first
        ``length`` of its row, int64 (n,).
        """
        states = self._starts[length % 2]
        for place in range(int(length.max(initial=0))):
            live = np.flatnonzero(length > place) if place >= length.min() else slice(None)
            made = calls[live, place]
            following = self._next[states[live], made]
            if (unknown := following == _UNKNOWN).any():
                for state, call in set(zip(states[live][unknown].tolist(), made[unknown].tolist(), strict=True)):
                    self._next[state, call] = self._number(self._after(self._states[state], call))
                following = self._next[states[live], made]
            states[live] = following
        return states

    def state(self, calls: Sequence[int]) -> int:
        """Return the state of one auction."""
        return int(self.states(np.array([calls], dtype=np.int64).reshape(1, -1), np.array([len(calls)]))[0])

    def meaning(self, calls: Sequence[int]) -> Meaning | None:
        """Return what the last of some calls means; None if no rule is about it."""
        return self._meaning(self._states[self.state(calls[:-1])], calls[-1])

    def _meaning(self, state: _State, call: int) -> Meaning | None:
        return next(
            (self._nodes[node].meanings[call] for node in state.nodes if call in self._nodes[node].meanings), None
        )

    def _after(self, state: _State, call: int) -> _State:
        return self._after_ours(state, call) if state.ours else self._after_theirs(state, call)

    def _after_ours(self, state: _State, call: int) -> _State:
        if call == PASS and not state.opened:
            return _State(False, tuple(map(self._number_of_node, (self._passed, self._any))))
        meaning, (own, partners, theirs) = self._meaning(state, call), state.suits
        agreed = state.agreed
        shown = _suit_bit(call)
        if shown & ~theirs and _is_natural(meaning, shown.bit_length() - 1):
            own |= shown
        if meaning is not None and meaning.agrees is not None:
            agreed = meaning.agrees
        elif agreed == _UNKNOWN and own & partners:
            agreed = (own & partners).bit_length() - 1
        force = _NO if meaning is None else meaning.force
        if state.force == _GAME and not _GAMES[call]:
            force = _GAME
        suits = (0, 0, 0) if agreed != _UNKNOWN else (partners, own, theirs)
        last, passes = _last_call(state, call, _US, force)
        return _State(False, self._steps(state, call), True, suits, agreed, force, last, passes)

    def _after_theirs(self, state: _State, call: int) -> _State:
        nodes = state.nodes if call == PASS and not state.opened else self._steps(state, call + THEIRS)
        if state.agreed != _UNKNOWN:
            root = self._number_of_node(self._agreed[Suit(state.agreed)])
            nodes = nodes if root in nodes else (*nodes, root)
        own, partners, theirs = state.suits
        if state.agreed == _UNKNOWN:
            theirs |= _suit_bit(call)
        force = state.force if call == PASS or state.force == _GAME else _NO
        last, passes = _last_call(state, call, _THEM, force)
        opened = state.opened or call != PASS
        return _State(True, nodes, opened, (own, partners, theirs), state.agreed, force, last, passes)

    def _steps(self, state: _State, key: int) -> tuple[int, ...]:
        nodes = [self._nodes[node].next.get(key) for node in state.nodes]
        return tuple(self._number_of_node(node) for node in nodes if node is not None)

    def _must_not_pass(self, state: _State) -> bool:
        """Whether passing would end a forced auction: below our own bid, or below theirs that is not doubled."""
        if state.force == _NO or state.last == _DOUBLED:
            return False
        return state.passes == 1 if state.last == _US else state.passes == 2

    def _number_of_node(self, node: _Node) -> int:
        if id(node) not in self._node_numbers:
            self._node_numbers[id(node)] = len(self._nodes)
            self._nodes.append(node)
        return self._node_numbers[id(node)]

    def _number(self, state: _State) -> int:
        """Return the number of a state, and fill its rows of the tables if it is new."""
        if state in self._state_numbers:
            return self._state_numbers[state]
        number = self._state_numbers[state] = len(self._states)
        self._states.append(state)
        if number == len(self._next):
            self._make_room(max(256, 2 * number))
        if state.ours:
            for call in range(len(CALLS)):
                if (meaning := self._meaning(state, call)) is not None:
                    self.shows[number, call] = ALWAYS if meaning.shows is None else self._condition(meaning.shows)
                    self.vias[number, call] = _UNKNOWN if meaning.via is None else meaning.via
                    self.musts[number, call] = NEVER if meaning.must is None else self._condition(meaning.must)
                    self.conventions[number, call] = bool(meaning.rule.name)
            self.is_forced[number] = self._must_not_pass(state)
            rules = (
                (self.vias[number] != _UNKNOWN).any()
                or (self.shows[number] != ALWAYS).any()
                or (self.musts[number] != NEVER).any()
            )
            self.speaks[number] = rules or self.is_forced[number]
        return number

    def _make_room(self, room: int) -> None:
        more = room - len(self._next)
        numbers = {"_next": _UNKNOWN, "shows": ALWAYS, "musts": NEVER, "vias": _UNKNOWN}
        for name, value in (numbers | dict.fromkeys(("conventions", "is_forced", "speaks"), False)).items():
            table = getattr(self, name)
            added = np.full((more, *table.shape[1:]), value, dtype=table.dtype)
            setattr(self, name, np.concatenate([table, added]))

    def _condition(self, condition: Condition) -> int:
        if condition not in self._numbers:
            self._numbers[condition] = len(self.conditions)
            self.conditions.append(condition)
        return self._numbers[condition]


def _last_call(state: _State, call: int, side: int, force: int) -> tuple[int, int]:
    """Return who made the last call but passes, and the passes since; they count only while a call forces."""
    if force == _NO:
        return _NOBODY, 0
    if call == PASS:
        return state.last, min(state.passes + 1, 2)
    return (side if call < BIDS else _DOUBLED), 0


def _suit_bit(call: int) -> int:
    """Return the bit of the suit that a call bids; 0 for other calls."""
    bid = CALLS[call]
    return 1 << bid.strain if isinstance(bid, Bid) and bid.strain is not Strain.NOTRUMP else 0


def _is_natural(meaning: Meaning | None, suit: int) -> bool:
    """Whether a bid shows its suit: no rule is about it, or no hand that the rule allows lacks the suit."""
    return meaning is None or meaning.shows is None or _shows_suit(meaning.shows, suit)


@cache
def _shows_suit(condition: Condition, suit: int) -> bool:
    hands = hand_sample().hands
    fitting = hands[condition.of_hands(hands)]
    return bool((np.bitwise_count(fitting & SUIT_CARDS[Suit(suit)]) >= _NATURAL).all())


@cache
def bidding_system(name: str) -> BiddingSystem:
    """Return the system with a name, or in a file ``*.toml``, loaded once.

    :raises PlayerError: if there is none, or it has a fault.
    """
    return BiddingSystem(read_system_file(name))
