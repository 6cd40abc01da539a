from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from agent.calls.network import CallNetwork, hand_features
from agent.rules.auction import PASS, Auction
from agent.rules.constraints import high_card_points, suit_lengths
from agent.rules.contract import Vulnerability
from agent.rules.dealing import random_deals
from ddsolver import Deal, Seat
from ddsolver.cards import Suit
from experiments.boards.board import Board
from experiments.boards.files import write_file
from experiments.errors import FormatError
from experiments.fitting.bid_deals import (
    COLUMNS,
    BidDeal,
    CallExamples,
    divide,
    read_auctions,
    read_boards,
    system_of_card,
)

HEADINGS = "\t".join(("system", *COLUMNS))


def toy_auction(deal: Deal) -> Auction:
    """Open one of the longest suit with 12 points, or pass; raise partner's suit once with four cards."""
    auction = Auction(Seat.NORTH)
    while not auction.is_over:
        hand = np.array([deal.hands[auction.to_call]])
        lengths = {suit: int(suit_lengths(hand, suit)[0]) for suit in Suit}
        longest = max(lengths, key=lambda suit: (lengths[suit], -suit))
        bid = auction.last_bid
        if bid is None and high_card_points(hand)[0] >= 12:
            auction = auction.call(f"1{longest}")
        elif bid is not None and bid.level == 1 and auction.calls[-2:-1] == (bid,) and lengths[Suit(bid.strain)] >= 4:
            auction = auction.call(f"2{bid.strain}")
        else:
            auction = auction.call("Pass")
    return auction


def toy_deals(number: int, seed: int) -> list[tuple[Deal, Auction]]:
    deals = [Deal(tuple(hands.tolist())) for hands in random_deals(number, np.random.default_rng(seed))]
    return [(deal, toy_auction(deal)) for deal in deals]


def write_toy_auctions(path: Path, number: int, seed: int) -> None:
    lines = [
        "\t".join(("Sayc.bbsa|Sayc - Standard", "N", "None", str(auction), deal.to_pbn()))
        for deal, auction in toy_deals(number, seed)
    ]
    path.write_text("\n".join((HEADINGS, *lines)) + "\n")


def test_auctions_of_a_table_are_read(tmp_path: Path) -> None:
    path = tmp_path / "auctions.tsv"
    write_toy_auctions(path, 3, seed=1)
    read = [*read_auctions(path)]
    assert [(each.deal, each.auction) for each in read] == toy_deals(3, seed=1)
    assert {(each.vulnerability, each.system) for each in read} == {(Vulnerability.NONE, "sayc")}


@pytest.mark.parametrize(
    ("card", "system"),
    [
        ("BEN-UCBC.bbsa|Sayc - Standard American Yellow Card", "championship sayc"),
        (r"D:\Cards\GIB-Thorvald.bbsa|2/1GF - 2/1 Game Force", "gib 2/1"),
        ("|GF", "unknown"),
        ("", "unknown"),
    ],
)
def test_a_convention_card_names_a_system(card: str, system: str) -> None:
    assert system_of_card(card) == system


def test_a_wrong_line_of_a_table_is_named(tmp_path: Path) -> None:
    path = tmp_path / "auctions.tsv"
    write_toy_auctions(path, 2, seed=1)
    good = path.read_text()
    path.write_text(good + "\tN\tNone\t1C 1D 1C\t" + toy_deals(1, seed=1)[0][0].to_pbn() + "\n")
    with pytest.raises(FormatError, match=r"auctions.tsv, line 4: South's 1C \(call 3\) is insufficient"):
        [*read_auctions(path)]
    path.write_text(good + "\tN\tNone\n")
    with pytest.raises(FormatError, match=r"line 4: .*deal"):
        [*read_auctions(path)]
    path.write_text(good.replace("vulnerable", "vul"))
    with pytest.raises(FormatError, match="no column 'vulnerable' in the first line"):
        [*read_auctions(path)]


def write_toy_boards(path: Path, deals: list[tuple[Deal, Auction]]) -> None:
    write_file(
        path,
        [
            Board("1", deal.hands, Seat.NORTH, Vulnerability.BOTH, auction, contract=auction.contract)
            for deal, auction in deals
        ],
    )


def test_halves_of_boards_have_their_own_auctions(tmp_path: Path) -> None:
    path = tmp_path / "boards.pbn"
    deals = toy_deals(4, seed=2)
    write_toy_boards(path, deals)
    odd, even = ([*read_boards(path, "experts", odd=odd)] for odd in (True, False))
    assert [each.deal for each in odd] == [deals[0][0], deals[2][0]]
    assert [each.deal for each in even] == [deals[1][0], deals[3][0]]
    assert odd[0].vulnerability is Vulnerability.BOTH and odd[0].system == "experts"


def test_a_deal_that_judges_is_not_fitted_in_any_seats(tmp_path: Path) -> None:
    path = tmp_path / "boards.pbn"
    boards, program = toy_deals(4, seed=2), toy_deals(30, seed=3)
    write_toy_boards(path, boards)
    turned = boards[1][0].hands
    program[0] = (Deal((turned[3], turned[0], turned[1], turned[2])), program[0][1])
    program[1] = program[9]  # the tenth auction judges, and so do the twentieth and the thirtieth
    auctions = [BidDeal(deal, auction, Vulnerability.NONE, "sayc") for deal, auction in program]
    fitted, real, judged = divide(auctions, {"experts": [path]})
    assert judged["program"] == auctions[9::10]
    assert [each.deal for each in judged["experts"]] == [boards[1][0], boards[3][0]]
    assert fitted == [each for place, each in enumerate(auctions) if place not in (0, 1, 9, 19, 29)]
    assert [each.deal for each in real] == [boards[0][0], boards[2][0]]


def test_every_call_is_an_example_with_the_hand_that_made_it() -> None:
    deals = [BidDeal(deal, auction, Vulnerability.NONE, "unknown") for deal, auction in toy_deals(20, seed=3)]
    examples = CallExamples.of(deals)
    assert len(examples.call) == sum(len(each.auction.calls) for each in deals)
    assert examples.legal[np.arange(len(examples.call)), examples.call].all()
    hands = [each.deal.hands[each.auction.seat_of(at)] for each in deals for at in range(len(each.auction.calls))]
    np.testing.assert_array_equal(examples.hands[examples.hand], hand_features(np.array(hands)))


@pytest.mark.skipif(find_spec("optax") is None, reason="pip install --group fit")
def test_the_command_fits_the_rule_by_which_auctions_were_made(tmp_path: Path) -> None:
    """A process of its own: jax starts threads, which would disturb tests that fork."""
    auctions, weights = tmp_path / "auctions.tsv", tmp_path / "weights.npz"
    write_toy_auctions(auctions, 200, seed=4)
    command = [sys.executable, "-m", "experiments.fitting.call_network", str(auctions), "-o", str(weights)]
    command += ["--width", "16", "--passes", "30", "--batch", "64", "--rate", "0.01"]
    result = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert result.returncode == 0, result.stderr
    assert "180 auctions of the program, 0 of real tables" in result.stdout
    network = CallNetwork.load(weights)
    assert "fitted to 180 auctions of a program" in network.note and "seed=1" in network.note
    assert network.weights["first_bias"].shape == (16,)
    hands = random_deals(200, np.random.default_rng(5)).ravel()
    logs = network.log_probabilities(hands, Auction(Seat.NORTH), Vulnerability.NONE)
    opens = high_card_points(hands) >= 12
    assert np.exp(logs[~opens, PASS]).mean() > 0.9
    assert np.exp(logs[opens, PASS]).mean() < 0.3
