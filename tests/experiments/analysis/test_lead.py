from __future__ import annotations

import json
import tomllib
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from agent.errors import AuctionError, LayoutError
from agent.knowledge.belief import make_belief
from agent.knowledge.constraints import high_card_points, parse_constraints
from agent.knowledge.layouts import LayoutSpace
from agent.rules.auction import Auction
from agent.rules.contract import Contract, Vulnerability
from agent.rules.imps import imps
from ddsolver import Deal, Position, Seat, Solver
from ddsolver.deal import hand_from_pbn
from experiments.analysis.auctions import auction_to, implied_constraints
from experiments.analysis.lead import LeadAnalysis, LeadScoring, compare_leads, leader_view, repeats
from experiments.boards.pbn.reader import read_pbn
from experiments.views.analysis.lead import lead_json, lead_page, lead_text
from tests.command import declarer

ROOT = Path(__file__).parents[3]
HAND = "AKJ32.T92.Q5.J87"
CONTRACT = Contract.parse("3NTS")


def analysis(scoring: LeadScoring = "imps", layouts: int = 12, told: str = "S:hcp=15-17 N:hcp=10-15") -> LeadAnalysis:
    view = leader_view(hand_from_pbn(HAND), CONTRACT, Vulnerability.NONE, parse_constraints(told))
    return compare_leads(view, layouts, 3, scoring)


@pytest.mark.parametrize("scoring", ["imps", "matchpoints"])
def test_every_figure_is_what_the_layouts_solved_one_by_one_give(scoring: LeadScoring) -> None:
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


def test_touching_cards_are_as_good_as_each_other_and_far_worse_ones_are_not() -> None:
    leads = {str(lead.card): lead for lead in analysis(layouts=100).leads}
    assert leads["SA"].as_good
    assert leads["SK"].as_good
    assert not leads["D5"].as_good
    assert leads["SA"].tricks == leads["SK"].tricks


def test_every_auction_that_is_known_leads_somewhere_and_hands_fit_it() -> None:
    known = tomllib.loads((ROOT / "experiments" / "data" / "auctions.toml").read_text())["auction"]
    assert len({each["calls"] for each in known}) == len(known) > 10
    for each in known:
        for dealer in (Seat.NORTH, Seat.EAST):
            contract = Auction(dealer, each["calls"]).contract
            assert contract is not None
            told = implied_constraints(auction_to(f"P P {each['calls']}", contract))
            assert told is not None
            assert set(told) == {contract.declarer, contract.dummy}
        assert contract is not None
        view = leader_view(hand_from_pbn("QJ2.J83.Q942.T53"), contract, Vulnerability.NONE, told)
        assert len(LayoutSpace(view).sample(1, np.random.default_rng(1))) == 1
    told = implied_constraints(auction_to("1NT Pass 2H Pass 2S Pass 4S", Contract.parse("4SE")))
    assert told is not None
    assert str(told[Seat.WEST]) == "hcp=8-15,S=6+,H=4-"


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


@pytest.mark.parametrize("calls", ["2C P 2D P 3NT", "1NT {forcing} P 3NT", "1NT {6+ !D; 5+ !C} P 3NT", "1S 1NT P 3NT"])
def test_auctions_that_are_not_among_the_common_ones_are_for_reading(calls: str) -> None:
    auction = auction_to(calls, CONTRACT)
    assert auction.contract == CONTRACT
    assert auction.is_over
    assert implied_constraints(auction) is None


@pytest.mark.parametrize(
    ("calls", "opener", "responder"),
    [
        ("1NT P 3NT", "15-17", "10-15"),
        ("1NT {15-17} P 3NT", "15-17", "10-15"),
        ("1NT {12-14} P 3NT", "12-14", "13-18"),
        ("1NT {15+ HCP} P 3NT {9-11}", "15+", "9-11"),
        ("1NT {5+ !D} P 3NT", "15-17", "10-15"),
        ("1NT {} P 3NT", "15-17", "10-15"),
        ("1NT {14-16} P 3NT", "14-16", "11-16"),
        ("1NT {15-17} P 2NT P 3NT", "16-17", "8-9"),
        ("1NT {12-14} P 2NT {11-12} P 3NT", "12-14", "11-12"),
        # The alert of an opening does not cancel the meaning of later calls.
        ("1H {11-21; 5+ !H} P 2H P 4H", "16-20", "6-10"),
        ("1H {11-21} P 2H {6-9} P 4H", "16-20", "6-9"),
        ("1H {11-15} P 2H P 4H", "11-15", "11-15"),
        ("1H {11-21} P 4H", "11-17", "9-"),
    ],
)
def test_responder_is_as_strong_as_what_is_said_of_opener_makes_him(calls: str, opener: str, responder: str) -> None:
    told = implied_constraints(auction_to(calls, CONTRACT if calls.startswith("1NT") else Contract.parse("4HS")))
    assert told is not None
    assert f"hcp={opener}," in f"{told[Seat.SOUTH]}"
    assert f"hcp={responder}," in f"{told[Seat.NORTH]}"
    assert ("D=5," in f"{told[Seat.SOUTH]}") is ("!D" in calls)


def test_what_was_called_and_said_makes_layouts_likely() -> None:
    """East, the leader's partner, opened; South overcalled with an alert of four diamonds."""
    auction = auction_to("1D 1NT {15-18; 4+ !D} P 3NT", CONTRACT)
    assert auction.dealer is Seat.EAST
    view = leader_view(hand_from_pbn(HAND), CONTRACT, Vulnerability.NONE, auction=auction)
    found = compare_leads(view, 60, 3)
    assert len(found.layouts) == 60
    south, east = (np.bitwise_count(found.layouts[:, seat] >> 32 & 0x1FFF) for seat in (Seat.SOUTH, Seat.EAST))
    assert south.min() >= 4
    assert east.mean() > 3.5
    assert high_card_points(found.layouts[:, Seat.SOUTH]).tolist() == pytest.approx([16.5] * 60, abs=1.5)
    assert [line.split(" ")[0] for line in found.read] == ["North", "East", "South"]
    shown = json.loads(json.dumps(lead_json(found)))
    different = len({tuple(map(int, row)) for row in found.layouts})
    assert shown["different"] == different
    twice = replace(found, layouts=found.layouts[[0, 0, 1]])
    assert "3 layouts, 2 different, double dummy" in lead_text(twice)
    assert (shown["auction"], shown["read"]) == (str(auction), list(found.read))
    for text in (lead_text(found), lead_page(found)):
        assert "East (open 1D): " in text


def test_the_command_reads_an_auction_or_says_what_is_wrong_with_it() -> None:
    arguments = ("lead", HAND, "--contract", "3NTS", "--samples", "5", "--auction")
    read = declarer(*arguments, "1S P 2C P 3NT")
    assert read.returncode == 0, read.stderr
    assert "South (open 1M): " in read.stdout
    wrong = declarer(*arguments, "1NT P 4H")
    assert wrong.returncode == 2
    assert "leads to 4H, not to 3NTS" in wrong.stderr


def test_what_is_told_of_a_seat_twice_counts_together() -> None:
    shown = declarer(
        *("lead", HAND, "--contract", "3NTS", "--auction", "1NT P 3NT", "--constraint", "S:S=4", "--samples", "5"),
        "--json",
    )
    assert "S:hcp=15-17,S=4,H=2-4,D=2-5,C=2-5" in json.loads(shown.stdout)["constraints"]


def test_a_hand_of_another_size_is_refused() -> None:
    with pytest.raises(LayoutError, match="the leader has 12 cards"):
        leader_view(hand_from_pbn("AKJ3.T92.Q5.J87"), CONTRACT, Vulnerability.NONE)


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
    assert "http" not in page


def test_the_command_writes_what_it_looked_at(tmp_path: Path) -> None:
    shown = declarer(
        *("lead", HAND, "--contract", "3NTS", "--auction", "1NT P 3NT", "--samples", "25", "--json"),
        *("--layouts", tmp_path / "layouts.pbn", "--page", tmp_path / "lead.html"),
    )
    assert shown.returncode == 0, shown.stderr
    assert len(json.loads(shown.stdout)["cards"]) == 13
    boards = read_pbn(tmp_path / "layouts.pbn").boards
    assert [board.hands[Seat.WEST] for board in boards] == [hand_from_pbn(HAND)] * 25
    assert "<table>" in (tmp_path / "lead.html").read_text()
    for wrong, complaint in (
        (("--constraint", "N:hcp=30+"), "no layout"),
        (("--constraint", "W:hcp=20"), "West is the opening leader, whose hand is known"),
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
