"""The system that the bidding network plays, from the first choices of many hands.

    python -m tests.bench.bidding_system [--hands N] [--boards N] [-o FILE]

Random hands, nobody vulnerable, dealer North; no system is named. In each auction, only hands count that would have
made the player's earlier calls. The notes of whole boards are compared with the hands. Writes
``results/bidding/system.json``, and the tables of ``docs/explanation/system.md`` between its marks.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from agent.calls.alerts import parse_alert
from agent.calls.network import learned_network
from agent.rules.auction import CALLS, PASS, Auction, Bid, call_number, parse_call
from agent.rules.constraints import high_card_points, suit_lengths
from agent.rules.contract import Vulnerability, dealer_of_board
from agent.rules.dealing import random_deals
from ddsolver.cards import Card, Rank, Seat, Strain, Suit
from experiments.competitions.bidding.match import bench_deals, bid_nets
from experiments.questions.explain.notes import with_notes

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "explanation" / "system.md"
FIGURES = ROOT / "results" / "bidding" / "system.json"
_MARK = re.compile(r"(<!-- table: ([^>]+) -->\n).*?(<!-- end -->)", re.S)
_SEED = 75
_AT_ONCE = 250
_OUTSIDE = 0.05
"""The share of hands that a range leaves out at each end."""
FEWEST = 20
"""A call of fewer hands has no row."""
OPENINGS = ("1C", "1D", "1H", "1S", "1NT", "2C", "2S", "2NT")
"""The openings whose responses the page lists."""
CONTEXTS = ("", *(f"{opening} P" for opening in OPENINGS))
"""The auctions whose calls the page lists."""

Hands = NDArray[np.int64]
Has = Callable[["Shape"], NDArray[np.bool_]]


@dataclass(frozen=True, slots=True)
class Shape:
    """The points and lengths of hands."""

    points: NDArray[np.int64]
    lengths: NDArray[np.int64]
    """By suit, int64 (4, n)."""

    @classmethod
    def of(cls, hands: Hands) -> Shape:
        """Return those of hands, masks int64 (n,)."""
        lengths = np.array([suit_lengths(hands, suit) for suit in Suit], dtype=np.int64)
        return cls(np.asarray(high_card_points(hands), dtype=np.int64), lengths.reshape(4, len(hands)))

    def at_least(self, number: int, *suits: Suit) -> NDArray[np.bool_]:
        """Whether each hand has this number of cards in one of the suits."""
        return np.asarray(self.lengths[list(suits)].max(axis=0, initial=0) >= number)


@dataclass(frozen=True, slots=True)
class Claim:
    """What a call shows by a convention, and a test for it."""

    name: str
    auction: str
    call: str
    shows: str
    has: Has


S, H, D, C = Suit
CLAIMS = (
    Claim("five-card majors", "", "1S", "5+ spades", lambda hand: hand.at_least(5, S)),
    Claim("notrump of 15 to 17", "", "1NT", "15-17 points", lambda hand: (hand.points >= 15) & (hand.points <= 17)),
    Claim("strong 2C", "", "2C", "18+ points", lambda hand: hand.points >= 18),
    Claim("weak 2D", "", "2D", "6+ diamonds, at most 11 points", lambda hand: hand.at_least(6, D) & (hand.points < 12)),
    Claim("weak 2S", "", "2S", "6+ spades, at most 11 points", lambda hand: hand.at_least(6, S) & (hand.points < 12)),
    Claim("two over one", "1S P", "2C", "12+ points", lambda hand: hand.points >= 12),
    Claim("raise by 2NT", "1S P", "2NT", "3+ spades, 10+ points", lambda hand: hand.at_least(3, S) & (hand.points > 9)),
    Claim(
        "raise by 3C (Bergen)",
        "1S P",
        "3C",
        "4+ spades, 6-10 points",
        lambda hand: hand.at_least(4, S) & (hand.points >= 6) & (hand.points <= 10),
    ),
    Claim("splinter", "1S P", "4C", "4+ spades, 0-1 clubs", lambda hand: hand.at_least(4, S) & (hand.lengths[C] < 2)),
    Claim("Drury", "P P 1S P", "2C", "3+ spades, 6-11 points", lambda hand: hand.at_least(3, S) & (hand.points > 5)),
    Claim("Stayman", "1NT P", "2C", "4+ spades or hearts", lambda hand: hand.at_least(4, S, H)),
    Claim("answer to Stayman", "1NT P 2C P", "2D", "no 4 cards in a major", lambda hand: ~hand.at_least(4, S, H)),
    Claim("answer to Stayman", "1NT P 2C P", "2H", "4+ hearts", lambda hand: hand.at_least(4, H)),
    Claim("transfer", "1NT P", "2D", "5+ hearts", lambda hand: hand.at_least(5, H)),
    Claim("transfer", "1NT P", "2H", "5+ spades", lambda hand: hand.at_least(5, S)),
    Claim("2S for the minors", "1NT P", "2S", "5+ clubs or diamonds", lambda hand: hand.at_least(5, C, D)),
    Claim("transfer after 2NT", "2NT P", "3D", "5+ hearts", lambda hand: hand.at_least(5, H)),
    Claim(
        "Michaels",
        "1S",
        "2S",
        "5+ hearts, 5+ cards in a minor",
        lambda hand: hand.at_least(5, H) & hand.at_least(5, D, C),
    ),
    Claim("unusual 2NT", "1S", "2NT", "5+ clubs and diamonds", lambda hand: hand.at_least(5, C) & hand.at_least(5, D)),
    Claim(
        "weak jump overcall",
        "1C",
        "2S",
        "6+ spades, at most 11 points",
        lambda hand: hand.at_least(6, S) & (hand.points < 12),
    ),
    Claim("2D over 1NT", "1NT", "2D", "4+ spades and hearts", lambda hand: hand.at_least(4, S) & hand.at_least(4, H)),
    Claim(
        "cue bid raise", "1S 2H", "3H", "3+ spades, 10+ points", lambda hand: hand.at_least(3, S) & (hand.points > 9)
    ),
)
"""The conventions of the page, and the shares of hands that have what they show."""
DOUBLES = {
    "1S": "of an opening",
    "3H": "of a preempt",
    "1NT": "of 1NT",
    "1S P 2S": "of a raise",
    "1S P P": "in the last seat",
    "1C 1S": "after an overcall of 1S",
    "1S 2H": "after an overcall of 2H",
    "1H X 2H": "after a double and a raise",
    "1NT 2S": "after 1NT and 2S",
    "1S 4H": "of a game",
    "1S P 4S": "of their game",
}
"""Auctions before a double."""


FORCING = (
    *("1C P 1H P", "1S P 1NT P", "1S P 2C P", "1S P 2C P 2S P", "1S P 2NT P", "1S P 3D P", "1S P 1NT P 3D P"),
    *("1C P 1H P 1S P 2D P", "1C P 1S P 2H P", "2C P", "2C P 2D P 2S P", "2S P 2NT P", "1S 2H 3H P"),
)
"""Auctions in which the last call of a partner may be forcing; the page says how often it is passed."""
ASKING: Mapping[str, tuple[Suit, ...]] = {"1S P 4NT P": (S,), "1NT P 4C P": ()}
"""Auctions in which a partner may have asked for aces, and the trumps whose king counts too."""


@dataclass(slots=True)
class System:
    """The first choices of many hands in many auctions; each auction is asked once."""

    hands: Hands
    _made: dict[str, Hands] = field(default_factory=dict)
    _choices: dict[str, NDArray[np.int64]] = field(default_factory=dict)

    def made(self, auction: str) -> Hands:
        """Return the hands of the player to call that would have made this player's earlier calls."""
        words = auction.split()
        if len(words) < len(Seat):
            return self.hands
        if auction not in self._made:
            before, call = " ".join(words[: -len(Seat)]), words[-len(Seat)]
            self._made[auction] = self.that_call(before, call)
        return self._made[auction]

    def choices(self, auction: str) -> NDArray[np.int64]:
        """Return the number of the call that each of these hands makes now."""
        if auction not in self._choices:
            view = Auction(Seat.NORTH, auction), Vulnerability.NONE
            hands = self.made(auction)
            parts = [hands[start : start + _AT_ONCE] for start in range(0, len(hands), _AT_ONCE)]
            calls = [learned_network().log_probabilities(part, *view).argmax(axis=1) for part in parts]
            self._choices[auction] = np.concatenate(calls) if calls else np.empty(0, dtype=np.int64)
        return self._choices[auction]

    def passed(self, auction: str) -> float:
        """Return the share of hands that pass now."""
        return float((self.choices(auction) == PASS).mean())

    def that_call(self, auction: str, call: str) -> Hands:
        """Return the hands that make a call now."""
        return np.asarray(self.made(auction)[self.choices(auction) == call_number(parse_call(call))])

    def calls(self, auction: str) -> dict[str, Any]:
        """Return all calls of an auction, with how often they are made, their points and lengths."""
        hands, choices, rows = self.made(auction), self.choices(auction), {}
        for number, call in enumerate(CALLS):
            own = Shape.of(hands[choices == number])
            if len(own.points) >= FEWEST:
                rows[str(call)] = {"share": len(own.points) / len(hands), **ranges(own)}
        return {"hands": len(hands), "calls": rows}

    def claim(self, claim: Claim) -> dict[str, Any]:
        """Return how many hands make a call of a convention, and the share that has what it shows."""
        own = self.that_call(claim.auction, claim.call)
        return {"hands": len(own), "share": float(claim.has(Shape.of(own)).mean()) if len(own) else None}

    def double(self, auction: str) -> dict[str, Any]:
        """Return how often a double is made, what it shows, and how often the partner passes it."""
        own = self.that_call(auction, "X")
        share, passed = len(own) / len(self.made(auction)), self.passed(f"{auction} X P")
        return {"share": share, **ranges(Shape.of(own)), "passed": passed}

    def answers(self, auction: str) -> dict[str, Any]:
        """Return the calls of an auction with the share of hands with 0 to 5 aces, or kings of trumps."""
        hands, choices, trump = self.made(auction), self.choices(auction), ASKING[auction]
        keys = [Card(suit, Rank.ACE).mask for suit in Suit] + [Card(suit, Rank.KING).mask for suit in trump]
        held = np.sum([hands & key != 0 for key in keys], axis=0)
        rows = {}
        for number, call in enumerate(CALLS):
            own = held[choices == number]
            if len(own) >= FEWEST:
                counts = np.bincount(own, minlength=6) / len(own)
                rows[str(call)] = {"share": len(own) / len(hands), "keys": counts.tolist()}
        return rows


def ranges(own: Shape) -> dict[str, Any]:
    """Return the central 90 % of the points and of the lengths."""
    return {"points": _central(own.points), "lengths": [_central(each) for each in own.lengths]}


def _central(values: NDArray[np.int64]) -> list[int]:
    return [int(each) for each in np.quantile(values, [_OUTSIDE, 1 - _OUTSIDE], method="nearest")]


def random_hands(number: int) -> Hands:
    """Return random hands; fewer are the first ones of more."""
    return np.asarray(random_deals(number // 4, np.random.default_rng(_SEED)).ravel())


def figures(number: int) -> dict[str, Any]:
    """Return all figures of the page."""
    system = System(random_hands(number))
    return {
        "hands": len(system.hands),
        "contexts": {auction: system.calls(auction) for auction in CONTEXTS},
        "claims": {f"{claim.auction} {claim.call}".strip(): system.claim(claim) for claim in CLAIMS},
        "doubles": {auction: system.double(auction) for auction in DOUBLES},
        "forcing": {auction: system.passed(auction) for auction in FORCING},
        "answers": {auction: system.answers(auction) for auction in ASKING},
    }


def true_notes(boards: int) -> dict[str, Any]:
    """Return how many notes the bidder's calls have on the first deals of the bench, and how many fit the hand."""
    deals, network = bench_deals(), learned_network()
    bid = bid_nets((network, network), deals, np.arange(boards))
    fits = []
    for row in range(boards):
        calls = [CALLS[call] for call in bid.calls[row, : bid.length[row]]]
        noted = with_notes(Auction(dealer_of_board(row + 1), calls), Vulnerability.of_board(row + 1))
        for number, note in noted.alerts:
            stated = parse_alert(note, noted.calls[: number + 1])
            if stated is not None:
                fits.append(bool(stated.allows(deals.hands[row, [noted.seat_of(number)]])[0]))
    return {"boards": boards, "notes": len(fits), "true": float(np.mean(fits))}


def tables(found: Mapping[str, Any]) -> dict[str, str]:
    """Return the tables of the page, by name."""
    contexts = found["contexts"]
    written = {"openings": "\n".join(_of_calls(contexts[""], 0.0005))}
    written |= {f"{opening} P": "\n".join(_of_calls(contexts[f"{opening} P"], 0.01)) for opening in OPENINGS}
    return (
        written
        | {"conventions": "\n".join(_claims(found)), "doubles": "\n".join(_doubles(found))}
        | {
            "forcing": "\n".join(_forcing(found)),
            "answers": "\n".join(_answers(found)),
        }
    )


def _of_calls(context: Mapping[str, Any], least: float) -> Iterator[str]:
    yield "| call | share | points | spades | hearts | diamonds | clubs |"
    yield "|---|---:|---:|---:|---:|---:|---:|"
    for call, row in context["calls"].items():
        if row["share"] >= least:
            lengths = " | ".join(map(_range, row["lengths"]))
            yield f"| {_symbol(call)} | {_percent(row['share'])} | {_range(row['points'])} | {lengths} |"


def _claims(found: Mapping[str, Any]) -> Iterator[str]:
    yield "| convention | auction | shows | hands that have it |"
    yield "|---|---|---|---:|"
    for claim in CLAIMS:
        row = found["claims"][f"{claim.auction} {claim.call}".strip()]
        auction = f"{_auction(claim.auction)} **{_symbol(claim.call)}**".strip()
        yield f"| {_symbols(claim.name)} | {auction} | {claim.shows} | {100 * row['share']:.0f} % of {row['hands']:,} |"


def _doubles(found: Mapping[str, Any]) -> Iterator[str]:
    yield "| double | auction | share | points | spades | hearts | diamonds | clubs | partner passes it |"
    yield "|---|---|---:|---:|---:|---:|---:|---:|---:|"
    for auction, name in DOUBLES.items():
        row = found["doubles"][auction]
        lengths = " | ".join(map(_range, row["lengths"]))
        cells = f"{_percent(row['share'])} | {_range(row['points'])} | {lengths} | {_percent(row['passed'])}"
        yield f"| {_symbols(name)} | {_auction(auction)} **X** | {cells} |"


def _forcing(found: Mapping[str, Any]) -> Iterator[str]:
    yield "| auction | partner passes |"
    yield "|---|---:|"
    for auction in FORCING:
        yield f"| {_auction(auction)} | {_percent(found['forcing'][auction])} |"


def _answers(found: Mapping[str, Any]) -> Iterator[str]:
    yield "| auction | answer | share | none | one | two | three | four | five |"
    yield "|---|---|---:|---:|---:|---:|---:|---:|---:|"
    for auction in ASKING:
        for call, row in found["answers"][auction].items():
            keys = " | ".join(f"{100 * each:.0f} %" for each in row["keys"])
            yield f"| {_auction(auction)} | {_symbol(call)} | {_percent(row['share'])} | {keys} |"


def _range(ends: Sequence[int]) -> str:
    return f"{ends[0]}" if ends[0] == ends[1] else f"{ends[0]}-{ends[1]}"


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %" if share < 0.1 else f"{100 * share:.0f} %"


def _symbol(call: str) -> str:
    parsed = parse_call(call)
    if not isinstance(parsed, Bid) or parsed.strain is Strain.NOTRUMP:
        return str(parsed)
    return f"{parsed.level}{Suit(parsed.strain).symbol}"


def _auction(calls: str) -> str:
    return " ".join("Pass" if word == "P" else _symbol(word) for word in calls.split())


def _symbols(text: str) -> str:
    return re.sub(r"\b[1-7][CDHS]\b", lambda match: _symbol(match[0]), text)


def with_tables(page: str, found: Mapping[str, Any]) -> str:
    """Return a page with the tables between its marks."""
    written = tables(found)
    return _MARK.sub(lambda match: f"{match[1]}\n{written[match[2]]}\n\n{match[3]}", page)


def main() -> None:
    """Write the figures and the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hands", type=int, default=100_000, help="random hands")
    parser.add_argument("--boards", type=int, default=500, help="boards with notes")
    parser.add_argument("-o", "--output", type=Path, default=FIGURES, help="the file to write")
    given = parser.parse_args()
    found = figures(given.hands) | {"notes": true_notes(given.boards)}
    given.output.write_text(json.dumps(found) + "\n", encoding="utf-8")
    if given.output == FIGURES:
        PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8"), found), encoding="utf-8")


if __name__ == "__main__":
    main()
