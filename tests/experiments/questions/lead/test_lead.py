from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from agent.errors import AuctionError
from agent.knowledge.belief import make_belief
from agent.knowledge.view import View
from agent.rules.auction import Auction
from agent.rules.constraints import Constraints, high_card_points, parse_constraints
from agent.rules.contract import Contract, Vulnerability
from agent.rules.imps import imps
from ddsolver import Deal, Position, Seat, Solver
from ddsolver.deal import hand_from_pbn
from ddsolver.errors import InputError
from experiments.boards.files import read_file
from experiments.boards.scoring import FieldScoring
from experiments.errors import FormatError
from experiments.questions.lead.analysis import LeadAnalysis, compare_leads, repeats
from experiments.questions.lead.command import lead_json, lead_page, lead_text
from experiments.questions.play_question import question_of_hands
from experiments.questions.situation import auction_to, contract_and_auction
from tests.command import declarer

ROOT = Path(__file__).parents[4]
HAND = "AKJ32.T92.Q5.J87"
CONTRACT = Contract.parse("3NTS")


def leader_view(
    hand: int,
    contract: Contract,
    vulnerability: Vulnerability,
    constraints: Constraints | None = None,
    auction: Auction | None = None,
) -> View:
    return question_of_hands(hand, None, contract, auction, vulnerability, (), constraints).view


def analysis(scoring: FieldScoring = "imps", layouts: int = 12, told: str = "S:hcp=15-17 N:hcp=10-15") -> LeadAnalysis:
    view = leader_view(hand_from_pbn(HAND), CONTRACT, Vulnerability.NONE, parse_constraints(told))
    return compare_leads(view, layouts, 3, scoring)


@pytest.mark.parametrize("scoring", ["imps", "matchpoints"])
def test_every_figure_is_what_the_layouts_solved_one_by_one_give(scoring: FieldScoring) -> None:
    found = analysis(scoring)
    deals = [Deal((int(n), int(e), int(s), int(w))) for n, e, s, w in found.layouts]
    values = [Solver().card_values(Position(deal, CONTRACT.strain, Seat.WEST)) for deal in deals]
    assert sorted(map(str, (lead.card for lead in found.leads))) == sorted(map(str, values[0]))
    for lead in found.leads:
        taken = np.array([each[lead.card] for each in values])
        assert lead.tricks.mean == pytest.approx(taken.mean())
        assert lead.beats.mean == pytest.approx((taken >= 5).mean())
        assert lead.best.mean == pytest.approx(np.mean([each[lead.card] == max(each.values()) for each in values]))
        won = []
        for each in values:
            mine = -CONTRACT.score(13 - each[lead.card], Vulnerability.NONE)
            others = [
                mine + CONTRACT.score(13 - tricks, Vulnerability.NONE)
                for card, tricks in each.items()
                if card != lead.card
            ]
            swings = [imps(other) if scoring == "imps" else 50 * np.sign(other) for other in others]
            won.append(np.mean(swings))
        assert lead.against_others.mean == pytest.approx(np.mean(won))
    means = [lead.against_others.mean for lead in found.leads]
    assert means == sorted(means, reverse=True)


def test_layouts_are_those_that_the_leader_thinks_possible() -> None:
    found = analysis(layouts=30)
    limits = parse_constraints("S:hcp=15-17 N:hcp=10-15")
    assert {int(hand) for hand in found.layouts[:, Seat.WEST]} == {hand_from_pbn(HAND)}
    for seat, limit in limits.items():
        assert limit.allows(found.layouts[:, seat]).all()
    assert len({tuple(map(int, row)) for row in found.layouts}) == 30


@pytest.mark.slow
def test_touching_cards_are_as_good_as_each_other_and_far_worse_ones_are_not() -> None:
    leads = {str(lead.card): lead for lead in analysis(layouts=100).leads}
    assert leads["SA"].as_good
    assert leads["SK"].as_good
    assert not leads["D5"].as_good
    assert leads["SA"].tricks == leads["SK"].tricks


@pytest.mark.parametrize(
    ("calls", "complaint"),
    [
        ("1NT P 3NT P P X", "leads to 3NTX, not to 3NTS"),
        ("1NT P 4NT P 6NT", "leads to 6NT, not to 3NTS"),
        ("P P", "has no bid"),
        ("1NT P 1S", "insufficient"),
    ],
)
def test_an_auction_to_another_contract_is_refused(calls: str, complaint: str) -> None:
    with pytest.raises(AuctionError, match=complaint):
        auction_to(calls, CONTRACT)


@pytest.mark.parametrize(
    ("contract", "dealer", "first", "settled"),
    [
        (None, None, Seat.NORTH, "3NTN"),
        (None, "E", Seat.EAST, "3NTE"),
        ("3NTS", None, Seat.SOUTH, "3NTS"),
        ("3NTS", "S", Seat.SOUTH, "3NTS"),
    ],
)
def test_an_auction_gives_the_contract_and_a_contract_the_dealer(
    contract: str | None, dealer: str | None, first: Seat, settled: str
) -> None:
    given = None if contract is None else Contract.parse(contract)
    found, auction = contract_and_auction(given, "1NT P 3NT", None if dealer is None else Seat.parse(dealer))
    assert str(found) == settled
    assert auction is not None
    assert (auction.dealer, auction.is_over, auction.contract) == (first, True, found)


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ((None, None, None), "give the contract, as in 3NTS, or the auction"),
        ((CONTRACT, None, Seat.NORTH), "the dealer is of use with an auction only"),
        ((None, "P P P P", None), "has no bid, so there is no contract"),
        ((CONTRACT, "1NT P 3NT", Seat.EAST), "with East as dealer leads to 3NTE, not 3NTS"),
    ],
)
def test_without_a_contract_to_lead_against_the_error_says_what_to_give(
    given: tuple[Contract | None, str | None, Seat | None], complaint: str
) -> None:
    with pytest.raises(AuctionError, match=complaint):
        contract_and_auction(*given)


def test_a_lead_needs_the_auction_only() -> None:
    arguments = ("lead", HAND, "--samples", "5", "--auction", "1NT P 3NT")
    led = declarer(*arguments, "--dealer", "S")
    assert led.returncode == 0, led.stderr
    assert led.stdout == declarer(*arguments, "--contract", "3NTS").stdout
    assert led.stdout.startswith("West leads against 3NTS")


@pytest.mark.slow
def test_what_was_called_and_said_makes_layouts_likely() -> None:
    """East, the leader's partner, opened; South overcalled with an alert of four diamonds."""
    auction = auction_to("1D 1NT {15-18; 4+ !D} P 3NT", CONTRACT)
    assert auction.dealer is Seat.EAST
    view = leader_view(hand_from_pbn(HAND), CONTRACT, Vulnerability.NONE, auction=auction)
    found = compare_leads(view, 600, 3)
    assert len(found.layouts) == 600
    south, east = (np.bitwise_count(found.layouts[:, seat] >> 32 & 0x1FFF) for seat in (Seat.SOUTH, Seat.EAST))
    assert (south >= 4).mean() > 0.8
    assert east.mean() > 3.3
    points = high_card_points(found.layouts[:, Seat.SOUTH])
    assert ((points >= 15) & (points <= 18)).mean() > 0.8
    assert [line.split(" ")[0] for line in found.read] == ["North", "East", "South"] * 2
    shown = json.loads(json.dumps(lead_json(found)))
    different = len({tuple(map(int, row)) for row in found.layouts})
    assert shown["different"] == different
    twice = replace(found, layouts=found.layouts[[0, 0, 1]])
    assert "3 layouts, 2 different, double dummy" in lead_text(twice)
    assert (shown["auction"], shown["read"]) == (str(auction), list(found.read))
    for text in (lead_text(found), lead_page(found)):
        assert "East 1D: probably " in text


def test_the_command_reads_an_auction_or_says_what_is_wrong_with_it() -> None:
    arguments = ("lead", HAND, "--contract", "3NTS", "--samples", "5", "--auction")
    read = declarer(*arguments, "1S P 2C P 3NT")
    assert read.returncode == 0, read.stderr
    assert "South 1S: probably " in read.stdout
    wrong = declarer(*arguments, "1NT P 4H")
    assert wrong.returncode == 2
    assert "leads to 4H, not to 3NTS" in wrong.stderr


@pytest.mark.slow
def test_a_constraint_takes_the_place_of_the_auction_and_says_so() -> None:
    arguments = ("lead", HAND, "--contract", "3NTS", "--auction", "1NT P 3NT", "--samples", "40")
    weak = declarer(*arguments, "--constraint", "S:hcp=9-11", "--json")
    shown = json.loads(weak.stdout)
    assert shown["constraints"] == "S:hcp=9-11"
    assert "South probably has 9-11 points" in "\n".join(shown["read"])
    (remark,) = shown["remarks"]
    assert remark.startswith("the constraint S:hcp=9-11 disagrees with South's calls, which show ")
    assert remark in declarer(*arguments, "--constraint", "S:hcp=9-11").stdout
    assert json.loads(declarer(*arguments, "--constraint", "S:hcp=15-17", "--json").stdout)["remarks"] == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("calls", "contract", "ranges"),
    [
        ("1NT P 6NT", "6NTS", "S:hcp=15-17 N:hcp=16-18"),
        ("2C P 2D P 2NT P 7NT", "7NTS", "S:hcp=22-24 N:hcp=13-15"),
    ],
)
def test_slams_are_beaten_as_often_as_by_the_ranges_of_a_book(calls: str, contract: str, ranges: str) -> None:
    leader, slam = hand_from_pbn("9642.J73.T82.854"), Contract.parse(contract)
    auction = auction_to(calls, slam)
    read = compare_leads(leader_view(leader, slam, Vulnerability.NONE, auction=auction), 400, 1)
    book = compare_leads(leader_view(leader, slam, Vulnerability.NONE, parse_constraints(ranges), auction), 400, 1)
    assert read.leads[0].beats.mean == pytest.approx(book.leads[0].beats.mean, abs=0.1)


def test_a_hand_of_another_size_is_refused() -> None:
    with pytest.raises(FormatError, match="the hand has 12 cards"):
        leader_view(hand_from_pbn("AKJ3.T92.Q5.J87"), CONTRACT, Vulnerability.NONE)


@pytest.mark.slow
def test_a_comparison_of_leads_shows_itself_as_text_and_in_notebooks() -> None:
    found = analysis("matchpoints", 40)
    assert found.to_text() in lead_text(found)
    assert found._repr_html_().count("<tr>") == 1 + 13
    assert "% of a top vs others" in found._repr_html_()


def test_text_json_and_page_tell_the_same() -> None:
    found = analysis("matchpoints", 40)
    rows = json.loads(json.dumps(lead_json(found)))
    assert rows["layouts"] == 40
    assert [row["card"] for row in rows["cards"]] == [str(lead.card) for lead in found.leads]
    assert len(rows["cards"]) == 13
    assert rows["cards"][0]["beats"]["low"] <= rows["cards"][0]["beats"]["mean"] <= rows["cards"][0]["beats"]["high"]
    text, page = lead_text(found), lead_page(found)
    for lead in found.leads:
        assert f"{lead.card.symbol}" in text
        assert f"{100 * lead.beats.mean:.1f} %" in text
        assert f"{100 * lead.beats.mean:.1f} %" in page
    assert "% of a top" in text
    assert "http:" not in page and "https:" not in page


@pytest.mark.slow
def test_the_command_writes_what_it_looked_at(tmp_path: Path) -> None:
    shown = declarer(
        *("lead", HAND, "--contract", "3NTS", "--auction", "1NT P 3NT", "--samples", "25", "--json"),
        *("-o", tmp_path / "layouts.pbn", "--page", tmp_path / "lead.html"),
    )
    assert shown.returncode == 0, shown.stderr
    assert len(json.loads(shown.stdout)["cards"]) == 13
    boards = read_file(tmp_path / "layouts.pbn").boards
    assert [board.hands[Seat.WEST] for board in boards] == [hand_from_pbn(HAND)] * 25
    assert "<table>" in (tmp_path / "lead.html").read_text()
    for wrong, complaint in (
        (("--constraint", "N:hcp=30+"), "no layout of the 39 unseen cards"),
        (("--constraint", "W:hcp=20"), "West's hand is known; constrain other seats"),
        (("--page", str(tmp_path)), "it is a folder"),
        (("--scoring", "butler"), "unknown scoring: 'butler'"),
        (("--auction", "1NT P 2NT"), "leads to 2NT, not to 3NTS"),
    ):
        refused = declarer("lead", HAND, "--contract", "3NTS", *wrong)
        assert refused.returncode in (1, 2)
        assert complaint in " ".join(refused.stderr.replace("│", " ").split())


def test_layouts_count_by_weight_and_if_they_are_all_the_least_likely_counts_once() -> None:
    layouts, weights = np.zeros((3, 4), dtype=np.int64), np.array([1.0, 2.0, 5.0])
    drawn = make_belief(layouts, weights, drawn=3, exhaustive=False, n_consistent=90)
    every = make_belief(layouts, weights, drawn=3, exhaustive=True, n_consistent=3)
    assert repeats(drawn, 80).tolist() == [10, 20, 50]
    assert repeats(every, 80).tolist() == [1, 2, 5]
    assert repeats(every, 4).tolist() == [0, 1, 2], "never more than were asked for"


def test_what_cannot_be_compared_is_refused_with_a_sentence() -> None:
    view = leader_view(hand_from_pbn("KJT93.JT984.6.76"), Contract.parse("3NTS"), Vulnerability.NONE)
    with pytest.raises(InputError, match=r"unknown scoring: 'points' \(choose imps or matchpoints\)"):
        compare_leads(view, 1, 1, "points")  # type: ignore[arg-type]
    for samples, seed in ((1, -1), (0, 1)):
        with pytest.raises(InputError, match="at least 1 and at least 0 are needed"):
            compare_leads(view, samples, seed)
    deal = Deal.random(1)
    later = View.of(Position(deal, "NT", "W", [deal["W"][0]]), Contract.parse("3NTS"), Vulnerability.NONE)
    with pytest.raises(InputError, match="1 cards are played: leads are compared before the first one"):
        compare_leads(later, 1, 1)
    wrong: tuple[Any, Any]
    for wrong in ((1, "1"), (1.5, 1)):
        with pytest.raises(InputError, match="is .*: a whole number is needed"):
            compare_leads(view, *wrong)
    with pytest.raises(InputError, match="the view is Deal"):
        compare_leads(deal, 1, 1)  # type: ignore[arg-type]
    dummys = View.of(Position(deal, "NT", "W"), Contract.parse("3NTS"), Vulnerability.NONE, seat=Seat.EAST)
    with pytest.raises(InputError, match="the view is that of E: W is to lead"):
        compare_leads(dummys, 1, 1)
