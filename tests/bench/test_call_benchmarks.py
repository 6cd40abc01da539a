from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from agent.calls.network import imitating_network
from agent.rules.auction import CALLS, Auction, call_number
from agent.rules.contract import Contract, Vulnerability
from ddsolver import Deal, Position, Seat
from experiments.boards.board import Board
from experiments.boards.pbn.writer import to_pbn
from experiments.fitting.bid_deals import BidDeal
from tests.bench import call_ratios
from tests.bench.call_predictions import calibration_rows, likelihood_rows, predictions

pytestmark = pytest.mark.slow  # they are tools of ours, not of users
DEAL = Deal.from_pbn("N:Q96.KJ73.T82.A54 KJ4.A8.KQ975.QT6 T8753.954.64.K83 A2.QT62.AJ3.J972")
AUCTION = Auction(Seat.WEST, "1C Pass 1D Pass 1NT Pass 3NT Pass Pass Pass")


def test_ratios_are_measured_beside_todays_reading(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    contract = Contract.parse("3NTW")
    plays = Position(DEAL, contract.strain, contract.leader).legal()[:1]
    board = Board("1", DEAL.hands, Seat.WEST, Vulnerability.NONE, AUCTION, contract=contract, plays=plays)
    path = tmp_path / "one.pbn"
    path.write_text(to_pbn([board]))
    call_ratios.main(["--experts", str(path), "--odd", "--layouts", "100", "--network", "1,source"])
    rows = json.loads(capsys.readouterr().out)["rows"]
    assert {(row["source"], row["turns_of"], row["belief"]) for row in rows} == {
        (source, "opening lead", belief) for source in ("experts", "all") for belief in ("auction=read", "1,source")
    }
    read, network = rows[0]["log_ratio"]["mean"], rows[1]["log_ratio"]["mean"]
    assert network > 0 and rows[1]["gain"]["mean"] == pytest.approx(network - read)


def test_every_model_predicts_with_probabilities() -> None:
    deal = BidDeal(DEAL, AUCTION, Vulnerability.NONE, "sayc")
    found = [*predictions(deal, imitating_network())]
    assert [each.call for each in found] == [call_number(call) for call in AUCTION.calls]
    assert [each.situation for each in found[:5]] == ["opening", "overcall", "response", "overcall", "later, has bid"]
    for each in found:
        for shares in (each.network, each.unknown, each.no_hand):
            assert shares.shape == (len(CALLS),) and shares.sum() == pytest.approx(1)
    rows = {str(row["model"]): row["log_likelihood"]["mean"] for row in likelihood_rows({"program": found})}  # type: ignore[index]
    assert rows["unknown"] == pytest.approx(np.mean([np.log(each.unknown[each.call]) for each in found]))
    assert rows["unknown"] > rows["no_hand"]


def test_calls_expected_and_made_add_up() -> None:
    found = [*predictions(BidDeal(DEAL, AUCTION, Vulnerability.NONE, "sayc"), imitating_network())]
    rows = [row for row in calibration_rows({"program": found}) if row["situation"] != "all"]
    for column in ("expected", "made"):
        assert sum(float(str(row[column])) for row in rows) == pytest.approx(len(AUCTION.calls))
