"""What a system allows, against a plain reading of its rules."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from agent.calls.auction_batch import AuctionBatch, turn_after
from agent.calls.system.automaton import BiddingSystem, bidding_system
from agent.calls.system.binding import BoundHands
from agent.rules.auction import CALLS, PASS, call_number, parse_call
from agent.rules.contract import Vulnerability
from agent.rules.dealing import random_deals
from ddsolver.cards import Seat
from ddsolver.deal import hand_from_pbn

RULES = """
[[rule]]
call = "1M"
shows = "M=5+"
[[rule]]
call = "1NT"
[[rule]]
after = "1M"
call = "2NT"
name = "Jacoby"
shows = "M=4+, hcp=13+"
agrees = "M"
forcing = "game"
[[rule]]
after = "1NT"
call = "2D"
name = "transfer"
shows = "H=5+"
must = "H=5+"
forcing = "round"
answers = [["2H", "not (H=4+, hcp=17)"], ["3H", "H=4+, hcp=17"]]
[[rule]]
after = "P 1M"
call = "2NT"
shows = "hcp=5-11"
[[rule]]
after = "(1M)"
call = "2M"
name = "Michaels"
shows = "oM=5+"
[[rule]]
after = "agreed M"
call = "4NT"
forcing = "round"
answers = [["5C", "keys.M=0-1"], ["5D", "keys.M=2+"]]
[[rule]]
after = "agreed M"
call = "6M"
via = "4NT"
"""


def numbers(calls: str) -> list[int]:
    return [call_number(parse_call(each)) for each in calls.split()]


@pytest.fixture(scope="module")
def system(tmp_path_factory: pytest.TempPathFactory) -> BiddingSystem:
    path: Path = tmp_path_factory.mktemp("systems") / "small.toml"
    path.write_text(RULES, encoding="utf-8")
    return bidding_system(str(path))


def allowed(system: BiddingSystem, calls: str, hand: str) -> set[str]:
    """Return the calls that the system allows with a hand."""
    made = numbers(calls)
    hands = BoundHands(system, np.array([hand_from_pbn(hand, "a hand")]))
    state = np.array([system.state(made)], dtype=np.int32)
    found = hands.allowed(state, np.zeros(1, dtype=np.int64), turn_after(tuple(made)).legal[None])[0]
    return {str(CALLS[each]) for each in np.flatnonzero(found)}


FOUR_HEARTS, FIVE_HEARTS = "AK2.KQ32.A32.432", "432.KQJ32.432.32"


def test_a_hand_without_what_a_call_shows_does_not_make_it(system: BiddingSystem) -> None:
    assert not {"1H", "1S"} & allowed(system, "", FOUR_HEARTS)
    assert {"1H", "1D", "Pass"} <= allowed(system, "", FIVE_HEARTS)


@pytest.mark.parametrize("before", ["1NT P", "P 1NT P", "P P 1NT P", "P P P 1NT P"])
def test_a_hand_that_must_make_a_call_makes_no_other(system: BiddingSystem, before: str) -> None:
    assert allowed(system, before, FIVE_HEARTS) == {"2D"}
    assert "2D" not in allowed(system, before, FOUR_HEARTS)


@pytest.mark.parametrize(
    ("hand", "answer"), [("AK2.KQ32.K32.J32", "2H"), ("AK2.KQ32.K32.Q32", "3H"), ("AK32.KQ2.K32.Q32", "2H")]
)
def test_answers_are_exact(system: BiddingSystem, hand: str, answer: str) -> None:
    assert allowed(system, "1NT P 2D P", hand) == {answer}


@pytest.mark.parametrize("interference", ["1NT X 2D P", "1NT P 2D X", "1NT 2C 2D P"])
def test_interference_that_no_rule_names_ends_a_convention(system: BiddingSystem, interference: str) -> None:
    legal = {str(CALLS[each]) for each in np.flatnonzero(turn_after(tuple(numbers(interference))).legal)}
    assert allowed(system, interference, FOUR_HEARTS) == legal


def test_a_force_to_game_holds_until_game(system: BiddingSystem) -> None:
    for forced in ("1S P 2NT P", "1S P 2NT P 3C P", "1S P 2NT P 3C P 4C P", "1S P 2NT 3C P P"):
        assert "Pass" not in allowed(system, forced, FOUR_HEARTS), forced
    for free in ("1S P 2NT X", "1S P 2NT P 4S P", "1S P 2NT P 3NT P", "1S P 2NT 3C X P", "1S P 2NT 3C"):
        assert "Pass" in allowed(system, free, FOUR_HEARTS), free


def test_a_rule_for_passed_hands_comes_first(system: BiddingSystem) -> None:
    assert "2NT" in allowed(system, "P P 1S P", FIVE_HEARTS)
    assert "2NT" not in allowed(system, "1S P", FIVE_HEARTS)
    assert "Pass" in allowed(system, "P P 1S P 2NT P", FOUR_HEARTS)


@pytest.mark.parametrize("agreed", ["1S P 2NT P 3S P 4NT P", "1H P 1S P 2S P 4NT P", "1C P 1S P 4S P 4NT P"])
def test_a_suit_is_agreed_by_a_rule_or_by_bids_of_both(system: BiddingSystem, agreed: str) -> None:
    assert allowed(system, agreed, "A32.K432.K32.K32") == {"5C"}, "one key"
    assert allowed(system, agreed, "K32.K432.A32.K32") == {"5D"}, "two keys: the king of trumps counts"


def test_calls_with_a_name_are_conventions(system: BiddingSystem) -> None:
    def conventions(calls: str) -> set[str]:
        return {str(CALLS[each]) for each in np.flatnonzero(system.conventions[system.state(numbers(calls))])}

    assert conventions("1NT P") == {"2D"}
    assert conventions("1NT P 2D P") == {"2H", "3H"}, "answers"
    assert conventions("1S") == {"2S"}
    assert conventions("") == conventions("1NT 2C") == set()


def test_a_cue_bid_shows_no_suit(system: BiddingSystem) -> None:
    assert len(allowed(system, "1S 2S P 3S P 4NT P", FOUR_HEARTS)) > 1


def test_the_likelier_of_slam_and_ask_becomes_the_ask(system: BiddingSystem) -> None:
    calls = numbers("1S P 2NT P 3S P")
    hands = BoundHands(system, np.array([hand_from_pbn("A32.K432.K32.K32", "a hand")]))
    logits = np.where(turn_after(tuple(calls)).legal, 0.0, -np.inf)[None]
    logits[0, call_number(parse_call("6S"))] = 5.0
    assert hands.bind(logits, np.array([system.state(calls)], dtype=np.int32), np.zeros(1, dtype=np.int64)).all()
    assert str(CALLS[int(logits[0].argmax())]) == "4NT"
    assert logits[0, call_number(parse_call("6S"))] == -np.inf


def test_where_nothing_is_left_nothing_changes(tmp_path: Path) -> None:
    path = tmp_path / "contradiction.toml"
    rules = [f"[[rule]]\ncall = '{call}'\nshows = 'hcp=37'" for call in ("P", "1-7NT", "1-7x")]
    path.write_text("\n".join(rules), encoding="utf-8")
    system = bidding_system(str(path))
    hands = BoundHands(system, random_deals(1, np.random.default_rng(1))[0])
    logits = np.where(turn_after(()).legal, 0.0, -np.inf)[None]
    before = logits.copy()
    state = np.array([system.state([])], dtype=np.int32)
    assert not hands.bind(logits, state, np.zeros(1, dtype=np.int64)).any()
    assert (logits == before).all()


def test_states_of_many_auctions_are_those_of_each(system: BiddingSystem) -> None:
    """Random auctions, so that each call of the table of transitions is one that is made."""
    generator = np.random.default_rng(5)
    auctions = [random_calls(generator) for _ in range(200)]
    batch = AuctionBatch.joined([AuctionBatch.one(Seat.NORTH, each, Vulnerability.NONE) for each in auctions])
    states = batch.states(np.arange(len(auctions)), system)
    assert states.tolist() == [system.state(each) for each in auctions]


def random_calls(generator: np.random.Generator) -> Sequence[int]:
    calls: list[int] = []
    while len(calls) < generator.integers(1, 9) and calls[-3:] != [PASS] * 3:
        legal = np.flatnonzero(turn_after(tuple(calls)).legal)
        calls.append(int(legal[min(generator.geometric(0.2) - 1, len(legal) - 1)]))
    return calls


def test_conditions_hold_for_the_same_hands_as_elsewhere() -> None:
    """The conditions of the whole file, over random hands, in the states that its rules reach."""
    system = bidding_system("two-over-one")
    hands = random_deals(50, np.random.default_rng(7)).ravel()
    bound = BoundHands(system, hands)
    for calls in ("", "1NT P", "1S P", "1S P 4NT P", "2C P 2D P", "1H", "1C P 1H P 1NT P"):
        state = system.state(numbers(calls))
        legal = np.tile(turn_after(tuple(numbers(calls))).legal, (len(hands), 1))
        rows = np.arange(len(hands))
        found = bound.allowed(np.full(len(hands), state, dtype=np.int32), rows, legal)
        shows = [system.conditions[each] for each in system.shows[state]]
        fits = np.array([np.ones(len(hands), bool) if each is None else each.of_hands(hands) for each in shows]).T
        assert (found <= (fits & legal)).all(), calls
