from __future__ import annotations

import pytest

from agent.knowledge.evidence.auction.call_kinds import classify_calls, classify_contract
from agent.rules.auction import Auction
from agent.rules.contract import Contract
from ddsolver import Seat, Suit


@pytest.mark.parametrize(
    ("calls", "kind"),
    [
        ("1S Pass 2S", "raise to 2 of a major"),
        ("1NT Pass 3NT", "3NT over 1NT"),
        ("Pass", "pass, nobody has bid"),
        ("Pass Pass Pass", "pass, third hand"),
        ("Pass Pass 1S", "open 1M, third hand"),
        ("1C 1H", "overcall 1 in a major"),
        ("1C 1H X", "double of 1 of a suit, partner has called"),
        ("1D X", "double of 1 of a suit"),
        ("1D X Pass", "pass, partner has called, they called over us"),
        ("1D X Pass 1S", "new suit at 1, they have called"),
        ("1H 2C 3C", "cue bid, partner has called"),
        ("1H 2H", "cue bid of a major over them"),
        ("2D 3S", "overcall, a jump in a major"),
        ("1NT 2S 3H", "new suit at 3, they have called"),
        ("1S Pass", "pass, they have called, 1"),
        ("1S Pass 2S Pass Pass Pass", "pass again, they have called, 2"),
        ("1S Pass 2S Pass Pass", "later pass, our part score"),
        ("1S Pass 4S 5D Pass", "later pass, their bid"),
        ("1C Pass 1H Pass 1S", "another suit, 1, by opener"),
        ("1C Pass 1H Pass 1S Pass 2H", "own suit again, 2, by responder"),
        ("1C Pass 1H Pass 3H", "partner's suit later, 3, a jump, by opener"),
        ("1C Pass 1H Pass 2D", "another suit, a reverse, 2, by opener"),
        ("1H Pass 1S Pass 2D", "another suit, 2, by opener"),
        ("1C Pass 1H Pass 2H Pass 2NT", "notrump later, 2, by responder"),
        ("1S Pass 2S Pass 3D", "game try"),
        ("1S Pass 3S Pass 4D", "control bid"),
        ("1C 1H Pass 1S Pass 2S", "partner's suit later, 2, by overcaller"),
        ("1C 1H 1S Pass 2D", "another suit, a reverse, 2, by opener"),
        ("1S Pass 2D Pass 2H Pass 3C", "fourth suit at 3"),
        ("1NT Pass 2C", "Stayman over 1NT"),
        ("1NT Pass 2C Pass 2H", "H to Stayman"),
        ("1NT Pass 2C Pass 2H Pass 3NT", "3NT after Stayman, a major"),
        ("1NT Pass 2C Pass 2D Pass 2NT", "2NT after Stayman, no major"),
        ("1NT Pass 2C Pass 2S Pass 4S", "raise to 4 after Stayman"),
        ("1NT X 2C", "new suit at 2, they have called"),
        ("2NT Pass 3D", "transfer over 2NT"),
        ("2NT Pass 3D Pass 3H", "transfer accepted"),
        ("2NT Pass 3D Pass 3H Pass 4H", "own suit at 4 after a transfer"),
        ("1NT Pass 2D Pass 3H", "transfer accepted, a jump"),
        ("1NT Pass 4D Pass 4H", "transfer accepted"),
        ("2C", "open 2C"),
        ("2C Pass 2D", "2D over 2C"),
        ("2C Pass 2D Pass 2NT", "2NT after 2C"),
        ("2C Pass 2D Pass 2NT Pass 7NT", "7NT over 2NT"),
        ("2C Pass 2D Pass 2S", "suit after 2C, 2"),
        ("1S Pass 3S Pass 4NT", "Blackwood"),
        ("1S Pass 3S Pass 4NT Pass 5D", "answer to Blackwood, 5D"),
        ("1S Pass 3S Pass 4NT Pass 5D Pass 6S", "bid of 6 after Blackwood"),
        ("1NT Pass 4NT", "4NT over 1NT"),
        ("1NT Pass Pass", "pass after open 1NT"),
        ("1NT Pass 2D Pass 2H Pass Pass", "pass after transfer accepted"),
        ("1NT 2S Pass", "pass, partner has called, their bid"),
        ("1NT 2D Pass Pass 2H", "another suit, 2, by opener"),
        ("1NT X Pass Pass 2C", "another suit, 2, by opener"),
        ("1NT Pass Pass X Pass Pass 2D", "new suit at 2, they have called"),
        ("1NT Pass Pass 2C Pass Pass 2H", "new suit at 2, they have called"),
        ("1NT Pass 2C X Pass Pass 2D", "another suit, 2, by responder"),
        ("1NT Pass 2D X Pass Pass 2H", "own suit again, 2, by responder"),
        ("2C X Pass Pass 2H", "another suit, 2, by opener"),
        ("1S Pass 3S Pass 4NT X Pass Pass 5S", "agreed suit again, 5, by opener"),
        ("1NT 2S Pass Pass Pass", "later pass, their bid"),
        ("1NT X Pass Pass Pass", "later pass, our part score"),
        ("1NT Pass 2D X Pass Pass Pass", "later pass, our part score"),
        ("1S X Pass Pass", "pass of a takeout double, 1"),
        ("Pass 1S X Pass Pass", "pass of a takeout double, 1"),
        ("1S Pass Pass X Pass Pass", "pass of a takeout double, 1"),
        ("1H 2C Pass Pass X Pass Pass", "pass of a takeout double, 2"),
        ("1S X XX Pass", "pass, partner has called, their bid"),
        ("1S X Pass Pass XX Pass Pass Pass", "pass again, partner has called, their bid"),
        ("4S X Pass Pass", "pass, partner has called, their bid"),
        ("1NT X Pass Pass", "pass, partner has called, their bid"),
        ("1C 1S X Pass Pass", "later pass, their bid"),
    ],
)
def test_the_last_call_has_a_kind(calls: str, kind: str) -> None:
    assert list(classify_calls(Auction(Seat.NORTH, calls)))[-1].kind == kind


def test_kinds_become_more_general() -> None:
    *_, last = classify_calls(Auction(Seat.NORTH, "1NT Pass 6NT"))
    assert last.kinds == ("6NT over 1NT", "6NT over notrump", "bid of 6NT", "bid at level 6")
    assert last.of_side


def test_suits_play_their_parts() -> None:
    meanings = list(classify_calls(Auction(Seat.NORTH, "1C 1H 1S Pass 1NT Pass 2C")))
    assert meanings[0].parts == ("major", "major", "minor", "bid")
    assert meanings[2].parts == ("bid", "theirs", "minor", "partner")
    assert meanings[4].parts == ("partner", "theirs", "minor", "own")
    transfer = list(classify_calls(Auction(Seat.NORTH, "1NT Pass 2D")))[-1]
    assert transfer.parts == ("major", "shown", "bid", "minor")


def test_a_contract_without_an_auction_has_a_kind_for_each_hand_of_its_side() -> None:
    declarer, dummy = classify_contract(Contract.parse("6SE"))
    assert (declarer.seat, declarer.kinds) == (Seat.EAST, ("declarer in 6M", "declarer at level 6"))
    assert (dummy.seat, dummy.kind) == (Seat.WEST, "dummy in 6M")
    assert declarer.parts == ("bid", "major", "minor", "minor")


@pytest.mark.parametrize(
    ("call", "kind", "suit"),
    [
        ("1C", "open 1C", Suit.CLUBS),
        ("1H", "open 1M", Suit.HEARTS),
        ("1S", "open 1M", Suit.SPADES),
        ("1NT", "open 1NT", None),
        ("2C", "open 2C", Suit.CLUBS),
        ("2D", "open 2D", Suit.DIAMONDS),
        ("2H", "open 2M", Suit.HEARTS),
        ("3C", "open 3", Suit.CLUBS),
        ("4D", "open 4", Suit.DIAMONDS),
        ("5C", "open 4", Suit.CLUBS),
    ],
)
def test_openings_have_kinds_and_suits(call: str, kind: str, suit: Suit | None) -> None:
    (meaning,) = classify_calls(Auction(Seat.NORTH, call))
    assert meaning.kind == kind
    assert [each for each in Suit if meaning.parts[each] == "bid"] == ([] if suit is None else [suit])
