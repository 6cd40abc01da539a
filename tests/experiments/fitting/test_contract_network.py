from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from agent.calls.contract_network import ContractNetwork
from agent.rules.auction import Auction
from agent.rules.constraints import high_card_points
from agent.rules.contract import Contract
from agent.rules.dealing import random_deals
from ddsolver import Deal, Seat
from experiments.fitting.bid_deals import COLUMNS


def write_toy_auctions(path: Path, number: int) -> None:
    """Let the strongest hand of each deal declare 3NT if its side has 24 points, else 1NT."""
    lines = ["\t".join(COLUMNS)]
    for hands in random_deals(number, np.random.default_rng(4)):
        points = high_card_points(hands)
        declarer = Seat(int(points.argmax()))
        bid = "3NT" if points[declarer] + points[declarer.partner] >= 24 else "1NT"
        auction = Auction(declarer, f"{bid} P P P")
        lines.append("\t".join((str(declarer), "None", str(auction), Deal(tuple(hands.tolist())).to_pbn())))
    path.write_text("\n".join(lines) + "\n")


@pytest.mark.skipif(find_spec("optax") is None, reason="pip install --group fit")
def test_the_command_fits_the_rule_by_which_contracts_were_made(tmp_path: Path) -> None:
    """A process of its own: jax starts threads, which would disturb tests that fork."""
    auctions, weights = tmp_path / "auctions.tsv", tmp_path / "weights.npz"
    write_toy_auctions(auctions, 500)
    command = [sys.executable, "-m", "experiments.fitting.contract_network", str(auctions), "-o", str(weights)]
    command += ["--width", "16", "--passes", "20", "--batch", "32", "--rate", "0.01"]
    result = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert result.returncode == 0, result.stderr
    assert "450 auctions of the program, 0 of real tables" in result.stdout
    network = ContractNetwork.load(weights)
    assert "fitted to 450 auctions of a program" in network.note and "seed=1" in network.note
    assert network.weights["first_bias"].shape == (16,)
    deals = random_deals(4000, np.random.default_rng(5))
    declarers, dummies = deals[:, Seat.NORTH], deals[:, Seat.SOUTH]
    points = high_card_points(declarers) + high_card_points(dummies)
    one, three = (
        np.exp(network.log_likelihood(declarers, dummies, Contract.parse(text, "N"))) for text in ("1NT", "3NT")
    )
    is_strong = high_card_points(declarers) >= 15
    assert three[is_strong & (points >= 26)].mean() > 3 * three[is_strong & (points < 22)].mean()
    assert one[is_strong & (points < 22)].mean() > 3 * one[high_card_points(declarers) < 8].mean()
