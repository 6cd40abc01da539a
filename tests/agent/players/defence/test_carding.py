from __future__ import annotations

import numpy as np
import pytest

from agent.knowledge.view import View
from agent.players.defence.carding import order_by_agreement
from agent.players.monte_carlo import MonteCarlo
from agent.registry import Role, parse_player
from agent.rules.contract import Contract, Vulnerability
from agent.table import play_board, seat_players
from ddsolver import Deal, Position, Seat
from tests.strategies import random_deal

NOTRUMP = Contract.parse("3NTS")


def preferred(deal: str, plays: str = "", leader: str = "W") -> str:
    """The card that the rules prefer if all are worth the same."""
    view = View.of(Position(Deal.from_pbn(deal), "NT", leader, plays), NOTRUMP, Vulnerability.NONE)
    assert not view.declares
    return str(order_by_agreement(view.runs(), view)[0][-1])


@pytest.mark.parametrize(
    ("hand", "lead"),
    [
        ("KQJ4.985.762.A53", "SK"),
        ("KJ742.985.76.Q53", "S4"),
        ("A82.QJT9.9876.52", "HQ"),
        ("J976.543.A432.82", "D2"),
        ("T5432.98.765.432", "S3"),
        ("T9832.Q8.765.432", "ST"),  # a sequence from the ten
        ("QT983.K8.765.432", "S8"),  # queen and ten are none
    ],
)
def test_the_usual_card_is_led_of_the_usual_suit(hand: str, lead: str) -> None:
    rest = iter(card for suit in (0, 1, 2, 3) for card in missing(hand, suit))
    others = deal_out(list(rest))
    assert preferred(f"W:{hand} {others}") == lead


def missing(hand: str, suit: int) -> list[tuple[int, str]]:
    return [(suit, rank) for rank in "AKQJT98765432" if rank not in hand.split(".")[suit]]


def deal_out(cards: list[tuple[int, str]]) -> str:
    hands = [cards[start::3] for start in range(3)]
    return " ".join(".".join("".join(rank for suit, rank in hand if suit == of) for of in range(4)) for hand in hands)


@pytest.mark.parametrize(
    ("deal", "leader", "plays", "card"),
    [
        ("N:532... Q84... AKT... 976...", "N", "S2", "S4"),
        ("N:732... KQ4... AJT... 965...", "W", "S5 S2", "SQ"),
        ("N:732... KQ4... JT5... A96...", "W", "SA S2", "S4"),
        ("N:A32... Q84... KT9... J75...", "W", "S5 SA", "S4"),
        ("N:J72... AK8... T65... Q93...", "E", "SK S5", "S3"),
        ("N:QJ8... A94... K76... T53...", "S", "S7 S3 S8", "S9"),
        ("N:QJ8... A94... K76... T53...", "S", "S7 ST S8", "S4"),
        ("N:QJT... 954... K76... 832...", "S", "S7 S3 SQ", "S4"),
        ("N:432.AK2.97. .Q85.T8643. AKQJ.J3.A2. T98.T97.KQ.", "S", "SA S8 S2", "D3"),
        ("N:432.AKQJ.3. .T985.7652. AKQ5.43.AK. JT98.76.QJ.", "S", "SA S8 S2", "D2"),
        ("N:.72..3 .A5.K. .43.A. .86..2", "W", "H6 H2 HA H3", "H5"),
        ("N:.72.43. .A964.. .KJ3.2. .T85.6.", "W", "H8 H2 HA H3", "H4"),
    ],
    ids=[
        *(
            "second hand low",
            "third hand as high as needed",
            "low on partner's winner",
            "low under dummy's ace",
            "low when the last hand cannot beat it",
            "as cheaply as it goes",
        ),
        *("low where partner has it", "low where nothing wins", "a guard is kept", "dummy's length is kept up with"),
        *("partner's suit is returned", "the lowest of three cards"),
    ],
)
def test_of_equal_cards_the_usual_one_is_played(deal: str, leader: str, plays: str, card: str) -> None:
    assert preferred(deal, plays, leader) == card


def test_a_defender_who_sees_its_own_hand_plays_the_same_whatever_the_others_hold() -> None:
    generator = np.random.default_rng(5)
    for seed in range(6):
        position = Position(random_deal(generator, 6), "NT", "W")
        seat = position.to_play
        views = []
        for _ in range(2):
            hands = list(position.hands)
            hidden = [card for other in (Seat.EAST, Seat.SOUTH) for card in position.deal[other]]
            order = generator.permutation(len(hidden))
            hands[Seat.EAST] = sum(hidden[place].mask for place in order[:6])
            hands[Seat.SOUTH] = sum(hidden[place].mask for place in order[6:])
            dealt = Deal((hands[0], hands[1], hands[2], hands[3]))
            views.append(View.of(Position(dealt, "NT", "W"), NOTRUMP, Vulnerability.NONE))
        assert views[0] == views[1]
        one, other = (
            parse_player("monte-carlo:samples=10", Role.DEFENDER).make(np.random.SeedSequence(seed)) for _ in range(2)
        )
        assert isinstance(one, MonteCarlo)
        assert isinstance(other, MonteCarlo)
        assert one.decide(views[0]) == other.decide(views[1])
        assert seat is Seat.WEST


def test_four_players_who_see_their_own_hands_play_a_board() -> None:
    contract = Contract.parse("3NTS")
    declarer = parse_player("monte-carlo:samples=3", Role.DECLARER).make(np.random.SeedSequence(1))
    left, right = (
        parse_player("monte-carlo:samples=3", Role.DEFENDER).make(np.random.SeedSequence(seed)) for seed in (2, 3)
    )
    deal = random_deal(np.random.default_rng(1))
    record = play_board(deal, contract, Vulnerability.NONE, seat_players(contract, declarer, left, right))
    assert len(set(record.plays)) == 52
    lead = record.decisions[0]
    assert lead.layouts == 3
    assert not lead.exhaustive
