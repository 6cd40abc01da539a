from __future__ import annotations

import itertools

import numpy as np
import pytest
from numpy.typing import NDArray

from agent.knowledge.evidence.human_plays import HumanPlays, card_probabilities, log_likelihood, log_probabilities
from agent.knowledge.evidence.human_plays_features import features_of
from agent.knowledge.evidence.human_plays_turns import HumanTurn, human_turns, kind_of
from agent.knowledge.evidence.likelihood import others_turns
from agent.knowledge.layouts import LayoutSpace
from agent.knowledge.view import View
from agent.rules.auction import Auction
from agent.rules.contract import Contract, Vulnerability
from ddsolver import Card, Deal, Position, Seat, Strain
from ddsolver.cards import EVERY_CARD, Suit, cards_of, parse_cards
from ddsolver.position import legal_mask
from tests.strategies import after_random_card

DEAL = Deal.from_pbn("N:AQT3.T95.K73.AK6 K8765.84.J82.QJ8 J9.AK2.QT4.T9432 42.QJ763.A965.75")
NOTRUMP, SPADES = Contract.parse("3NTS"), Contract.parse("2SN")


def played(contract: Contract, seed: int, cards: int = 52) -> Position:
    """The deal after some random cards."""
    generator = np.random.default_rng(seed)
    position = Position(DEAL, contract.strain, contract.leader)
    for _ in range(cards):
        position = after_random_card(position, generator)
    return position


def asked(role_of: Seat, seed: int, at_least: int) -> View:
    """The view when a seat's side is to play, after this many random cards or a few more."""
    positions = (played(NOTRUMP, seed, number) for number in itertools.count(at_least))
    position = next(each for each in positions if each.to_play.same_side(role_of))
    return View.of(position, NOTRUMP, Vulnerability.NONE)


def dealt_in(view: View, number: int) -> NDArray[np.int64]:
    """Layouts of a view as they were dealt."""
    layouts = LayoutSpace(view).sample(number, np.random.default_rng(1))
    return np.asarray(layouts | np.array([view.played_by(seat) for seat in Seat]))


def mask(text: str) -> int:
    return sum(card.mask for card in parse_cards(text))


@pytest.mark.parametrize("contract", [NOTRUMP, SPADES], ids=str)
def test_the_chances_of_all_cards_that_a_hand_may_play_add_up_to_one(contract: Contract) -> None:
    usual = {"opening lead", "lead", "second hand", "third hand", "fourth hand", "discard"}
    kinds = set()
    for position in (played(contract, seed) for seed in range(2, 8)):
        gone = np.cumsum([0, *(card.mask for card in position.plays)])
        listed = list(human_turns(contract, position.players(), position.plays, DEAL.hands[contract.dummy], EVERY_CARD))
        dummies = {turn for turn, seat in enumerate(position.players()) if seat is contract.dummy}
        assert {each.turn for each in listed} == set(range(52)) - {turn for turn in dummies if turn % 4}
        for moment in listed:
            turn = moment.turn
            trick = position.plays[turn // 4 * 4 : turn]
            legal = cards_of(legal_mask(DEAL.hands[moment.seat] & ~int(gone[turn]), trick))
            hand = np.array([DEAL.hands[moment.hidden_seat] & ~int(gone[turn])])
            chances = [np.exp(log_probabilities(_with(moment, each), hand))[0] for each in legal]
            assert sum(chances) == pytest.approx(1)
            assert position.plays[turn] in legal
            kinds.add(kind_of(moment, follows=bool(trick) and legal[0].suit is moment.led))
    kinds_of_all = usual | {"dummy's lead"} | {f"declarer's {kind}" for kind in usual - {"opening lead"}}
    of_leads = ", notrump" if contract is NOTRUMP else ""
    assert kinds == {kind + of_leads * kind.endswith("lead") for kind in kinds_of_all}


@pytest.mark.parametrize("contract", [NOTRUMP, SPADES], ids=str)
def test_a_defender_asked_in_its_seat_has_the_chances_that_its_card_is_read_with_later(contract: Contract) -> None:
    position = played(contract, seed=3)
    ours = Position(DEAL, contract.strain, contract.leader)
    asked = 0
    for card in position.plays:
        view = View.of(ours, contract, Vulnerability.NONE)
        ours = ours.play(card)
        if view.declares:
            continue
        chances = card_probabilities(view, auction=False)
        assert sum(chances.values()) == pytest.approx(1)
        dealt = np.array([DEAL.hands])
        read = log_likelihood(contract, ours.players(), ours.plays, dealt, [len(ours.plays) - 1])[0]
        assert np.log(chances[card]) == pytest.approx(read)
        asked += 1
    assert asked == 26


def _with(moment: HumanTurn, card: Card) -> HumanTurn:
    return HumanTurn(**{name: getattr(moment, name) for name in HumanTurn.__slots__} | {"card": card})


def test_what_a_defender_does_hangs_on_his_own_hand_and_what_is_seen() -> None:
    view = asked(Seat.SOUTH, 5, 20)
    dealt = dealt_in(view, 50)
    wests, easts = ([turn for turn, each in enumerate(view.players) if each is seat] for seat in (Seat.WEST, Seat.EAST))

    def told(turns: list[int]) -> NDArray[np.float64]:
        return log_likelihood(NOTRUMP, view.players, view.plays, dealt, turns)

    found = told(wests)
    by_hand: dict[int, float] = {}
    for hand, each in zip(dealt[:, Seat.WEST].tolist(), found, strict=True):
        assert by_hand.setdefault(hand, each) == pytest.approx(each)
    assert len(set(found.round(9))) > 1
    np.testing.assert_allclose(told(wests + easts), found + told(easts))


def test_weights_of_turns_multiply_and_the_declarers_own_tell_nothing() -> None:
    view = asked(Seat.SOUTH, 5, 24)
    dealt, turns = dealt_in(view, 30), others_turns(view)
    assert turns == [turn for turn, seat in enumerate(view.players) if not seat.same_side(Seat.SOUTH)]
    whole = HumanPlays().of(view, dealt)
    parts = [log_likelihood(view.contract, view.players, view.plays, dealt, some) for some in (turns[:5], turns[5:])]
    np.testing.assert_allclose(whole, np.exp(0.8 * (parts[0] + parts[1])))
    np.testing.assert_allclose(HumanPlays().of(view, dealt, since=turns[5]), np.exp(0.8 * parts[1]))


def test_a_defender_reads_his_partners_cards_and_the_declarers_and_what_dummy_leads() -> None:
    view = asked(Seat.EAST, 5, 21)
    dealt, turns = dealt_in(view, 10), others_turns(view)

    def told(some: list[int]) -> NDArray[np.float64]:
        return np.exp(log_likelihood(view.contract, view.players, view.plays, dealt, some))

    by_seat = {seat: [turn for turn in turns if view.players[turn] is seat] for seat in Seat}
    partners, declarers, dummies = by_seat[Seat.WEST], by_seat[Seat.SOUTH], by_seat[Seat.NORTH]
    leads = [turn for turn in dummies if turn % 4 == 0]
    assert len(turns) == len(partners) + len(declarers) + len(dummies) > len(leads) > 0
    assert all(len(set(told(some).round(12))) > 1 for some in (partners, declarers, leads))
    np.testing.assert_allclose(told(turns), told(partners) * told(declarers) * told(leads))


def moment(**changes: object) -> HumanTurn:
    """West, fourth hand to a spade that South is winning with the jack."""
    given: dict[str, object] = {
        "turn": 7,
        "seat": Seat.WEST,
        "card": Card.parse("S2"),
        "contract": NOTRUMP,
        "trick": tuple(parse_cards("S3 S9 SJ")),
        "left": EVERY_CARD & ~mask("S3 S9 SJ"),
        "dummy": DEAL.hands[Seat.NORTH] & ~mask("S3"),
    }
    return HumanTurn(**(given | changes))  # type: ignore[arg-type]


def test_people_win_cheaply_and_play_low_otherwise() -> None:
    hand = np.array([mask("SA SQ S5 S2 H4")])

    def chance(card: str, **changes: object) -> float:
        return float(np.exp(log_probabilities(moment(card=Card.parse(card), **changes), hand))[0])

    assert chance("SQ") > 0.5
    assert chance("SQ") > chance("SA") > chance("S5")
    assert chance("S2", trick=tuple(parse_cards("S3 SK SJ"))) > 0.5
    ruffed = tuple(parse_cards("S3 S9 D2"))
    assert chance("S2", contract=Contract.parse("3DS"), trick=ruffed) > 0.5


def test_features_tell_what_their_names_say() -> None:
    names, features, legal = features_of(moment(), np.array([mask("SA SQ S5 S2 H4")]), follows=True)
    told = dict(zip(names, np.moveaxis(features[0], -1, 0), strict=True))
    spades = {card: Card.parse(card).rank - 2 for card in ("S2", "S5", "SQ", "SA")}
    assert features.shape == (1, 1, 13, len(names))
    assert [each for each, rank in spades.items() if told["cheapest to win"][0, rank]] == ["SQ"]
    assert [each for each, rank in spades.items() if told["lowest"][0, rank]] == ["S2"]
    assert [each for each, rank in spades.items() if told["an honour that wins"][0, rank]] == ["SQ", "SA"]
    assert legal[0].sum() == 4


def test_what_dummy_leads_tells_of_the_declarers_hand() -> None:
    """Dummy has AQT3 of spades, T95 of hearts, K73 of diamonds."""
    leads = moment(seat=Seat.NORTH, trick=(), dummy=DEAL.hands[Seat.NORTH], card=Card.parse("H5"))
    assert leads.hidden_seat is Seat.SOUTH
    hands = np.array([mask("HA HQ H2"), mask("H4 H3 H2"), mask("S4 S5 S6")])
    names, features, legal = features_of(leads, hands, follows=False)
    told = {name: features[..., number] for number, name in enumerate(names)}
    five = (Suit.HEARTS, Card.parse("H5").rank - 2)
    assert told["small towards a gap"][:, *five].tolist() == [1, 0, 0]
    assert told["small towards an honour"][:, *five].tolist() == [1, 0, 0]
    assert told["declarer is void"][:, *five].tolist() == [0, 0, 1]
    assert told["declarer's length"][:, *five].tolist() == [3, 3, 0]
    assert legal.sum(axis=(1, 2)).tolist() == [13, 13, 13]
    chances = log_probabilities(leads, hands)
    assert chances[0] > chances[1]


def test_the_declarer_leads_from_his_hand_towards_dummys_honours() -> None:
    leads = moment(seat=Seat.SOUTH, trick=())
    names, features, _ = features_of(leads, np.array([mask("S9 S2 HA H2 D9 D2 C2")]), follows=False)
    told = {name: features[0, ..., number] for number, name in enumerate(names)}
    spade, heart, diamond = (told["small towards a gap"][suit, 0] for suit in (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS))
    assert (spade, heart, diamond) == (1, 0, 0)
    assert told["small towards an honour"][Suit.DIAMONDS, 0] == 1
    assert told["dummy has the king"][Suit.DIAMONDS, 0] == 1


def named(turn: HumanTurn, hand: str, *, follows: bool = False) -> dict[str, NDArray[np.float64]]:
    """The features of each card of a hand, float64 (suits, 13), by name."""
    names, features, _ = features_of(turn, np.array([mask(hand)]), follows=follows)
    return dict(zip(names, np.moveaxis(features[0], -1, 0), strict=True))


def test_an_opening_lead_hangs_on_the_suits_that_were_bid() -> None:
    calls = Auction(Seat.NORTH, "1D 1H 1NT 2C 3NT Pass Pass Pass")
    plays, players = parse_cards("C5"), [Seat.WEST]
    (lead,) = human_turns(NOTRUMP, players, plays, DEAL.hands[Seat.NORTH], EVERY_CARD, calls)
    told = named(lead, "SK S4 HQ H3 D9 D5 CJ C5")
    marked = {name: {suit for suit in Suit if told[name][suit].any()} for name in told if name.endswith("bid it")}
    partner, own, dummy = {Suit.HEARTS}, {Suit.CLUBS}, {Suit.DIAMONDS}
    assert marked == {"partner bid it": partner, "bid it": own, "dummy bid it": dummy, "declarer bid it": set()}
    hand = np.array([mask("SK S8 S4 HQ H3 D9 D5 CJ C5 C2")])
    (silent,) = human_turns(NOTRUMP, players, parse_cards("H3"), DEAL.hands[Seat.NORTH], EVERY_CARD)
    (heard,) = human_turns(NOTRUMP, players, parse_cards("H3"), DEAL.hands[Seat.NORTH], EVERY_CARD, calls)
    assert log_probabilities(heard, hand)[0] > log_probabilities(silent, hand)[0] + 0.5, "partner bid hearts"


def test_leads_are_read_by_the_auction_only_if_it_is_used_and_leads_to_the_contract() -> None:
    position = Position(DEAL, Strain.NOTRUMP, Seat.WEST, parse_cards("H6"))
    calls = ("1D 1H 2NT Pass 3NT Pass Pass Pass", "1D 1H 2NT Pass Pass Pass")
    views = [View.of(position, NOTRUMP, Vulnerability.NONE, Auction(Seat.NORTH, text), Seat.SOUTH) for text in calls]
    dealt = dealt_in(views[0], 20)
    silent = HumanPlays().of(views[0], dealt)
    assert not np.allclose(HumanPlays(auction=True).of(views[0], dealt), silent)
    assert np.array_equal(HumanPlays(auction=True).of(views[1], dealt), silent)
    assert np.array_equal(HumanPlays().of(views[1], dealt), silent)


def test_what_is_left_makes_winners_and_equals() -> None:
    """North, dummy, has AQT3 of spades, and T95 of hearts; the ace of hearts and the jack of spades are gone."""
    left = EVERY_CARD & ~mask("HA SJ")
    lead = moment(trick=(), left=left, dummy=DEAL.hands[Seat.NORTH])
    told = named(lead, "HK HQ H8 SK S9 D2")
    marked = {
        name: [card for card in parse_cards("HK HQ H8 SK S9 D2") if told[name][card.suit, card.rank - 2]]
        for name in ("a winner", "an inner winner", "second best left", "top of equals", "no other hand has any")
    }
    assert marked == {
        "a winner": [*parse_cards("HK HQ")],
        "an inner winner": [*parse_cards("HQ")],
        "second best left": [*parse_cards("SK")],
        "top of equals": [*parse_cards("HK")],
        "no other hand has any": [],
    }
    assert told["higher cards left"][Suit.SPADES, Card.parse("S9").rank - 2] == 3
    alone = named(moment(trick=(), left=mask("HK HQ D2"), dummy=0), "HK HQ D2")
    assert alone["no other hand has any"].all()


def test_a_discard_may_ruff() -> None:
    """West, the last to play, has no spade; diamonds are trumps."""
    contract = Contract.parse("3DS")
    over, partners = (
        named(moment(contract=contract, trick=tuple(parse_cards(text))), "DQ D8 D4 H2")
        for text in ("S3 S9 D7", "S3 SA SJ")
    )
    assert over["a ruff that wins"][Suit.DIAMONDS].nonzero()[0].tolist() == list(range(6, 13))
    assert over["cheapest ruff"][Suit.DIAMONDS].nonzero()[0].tolist() == [6]
    assert not over["ruffs partner"].any() and partners["ruffs partner as last hand"][Suit.DIAMONDS].all()
    assert not over["a ruff that wins"][Suit.HEARTS].any()


def test_what_was_to_be_seen_is_what_was_to_be_seen() -> None:
    plays = parse_cards("HQ H5 H4 H2 H7 HT H8 HA S9 S2 SQ SK")
    position = Position(DEAL, Strain.NOTRUMP, Seat.WEST, plays)
    listed = list(human_turns(NOTRUMP, position.players(), plays, DEAL.hands[Seat.NORTH], EVERY_CARD))
    assert [each.turn for each in listed] == [0, 2, 3, 4, 6, 7, 8, 9, 11]
    dummy, declarer = Seat.NORTH, Seat.SOUTH
    assert [each.turn for each in listed if each.declares] == [3, 7, 8]
    assert all(each.hidden_seat is each.seat is not dummy for each in listed)
    lead, third, declarers, second_lead, _, _, declarers_lead, spade, last = listed
    assert (declarers.seat, declarers.place, declarers.best, declarers.declares) == (declarer, 3, 10, True)
    assert declarers_lead.led_by == {Suit.HEARTS: {Seat.WEST}}
    assert declarers_lead.dummy == DEAL.hands[Seat.NORTH] & ~mask("H5 HT")
    assert (lead.dummy, lead.led, lead.place) == (None, None, 0)
    assert (third.seat, third.best, third.partner_wins, third.dummy_follows) == (Seat.EAST, 10, True, False)
    assert second_lead.led_by == {Suit.HEARTS: {Seat.WEST}}
    assert (spade.seat, spade.place, spade.dummy_follows, spade.best) == (Seat.WEST, 1, True, 7)
    assert (last.seat, last.place, last.best, last.partner_wins) == (Seat.EAST, 3, 10, False)
    assert last.dummy == DEAL.hands[Seat.NORTH] & ~mask("H5 HT SQ")


def spot_heights(hand: str, **changes: object) -> dict[str, float]:
    """The features of signals of the spade five of a hand that cannot beat South's ace."""
    names, features, _ = features_of(
        moment(**{"trick": tuple(parse_cards("S3 S4 SA")), **changes}), np.array([mask(hand)]), follows=True
    )
    five = dict(zip(names, features[0, 0, Card.parse("S5").rank - 2], strict=True))
    return {name: value for name, value in five.items() if name.startswith("high spot")}


def test_a_defenders_spot_cards_may_tell_attitude_and_count_but_the_declarers_do_not() -> None:
    attitude, count = "high spot, an honour above", "high spot, an even number"
    height = pytest.approx(3 / 12)
    assert spot_heights("SK S5 S2 H4") == {attitude: height, count: 0}
    assert spot_heights("S7 S5 H4 H3") == {attitude: 0, count: height}
    assert spot_heights("SK S9 S5 S2") == {attitude: height, count: height}
    assert spot_heights("SK S9 S5 S2", seat=Seat.SOUTH) == {attitude: 0, count: 0}
    names, features, _ = features_of(
        moment(trick=tuple(parse_cards("S3 H2 S4"))), np.array([mask("SK S9 S5 S2")]), follows=True
    )
    assert not features[0, 0, Card.parse("S5").rank - 2, names.index(attitude)], "the five wins"
