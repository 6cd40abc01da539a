from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
import pytest

from agent.registry import Role, player_key
from agent.rules.contract import Contract
from agent.rules.imps import imps
from experiments.competitions.thesis import published
from experiments.competitions.thesis.published import ALL, FREQUENCIES
from experiments.competitions.thesis.report_tables import report_tables
from experiments.competitions.thesis.settings import RunSettings
from experiments.competitions.thesis.tables import Tables, make_tables, rows_of
from experiments.runs.contract_sets import CONTRACTS, NAMES, VULNERABILITY
from experiments.runs.rows import PlayedBoard
from experiments.runs.store import Store
from experiments.statistics.interval import imp_spread, mean_interval
from tests.players import deal_of_run

SETTINGS = RunSettings(deals=4, samples=(5,), weights="uniform")
REMARKS = (
    "searched 5 of 20 layouts (trick 2 2 11); searched none of 20 layouts (1 times)",
    "",
    "no layout drawn was possible with defenders that perfect; searched 10 of 20 layouts (1 times)",
    "too many situations: double-dummy values stand for some (4 times)",
)
PLAYERS = {cell.declarer: cell.player.key for cell in SETTINGS.cells()}


def fill(store: Store, tricks: dict[tuple[str, str], list[int]], double_dummy: int = 13) -> None:
    """Boards of every contract: tricks by declarer and defender, a deal each."""
    for contract in SETTINGS.contracts:
        for number in range(SETTINGS.deals):
            store.add_deal(deal_of_run(contract, number, contract=str(CONTRACTS[contract]), double_dummy=double_dummy))
            for (declarer, defender), taken in tricks.items():
                score = CONTRACTS[contract].score(taken[number], VULNERABILITY)
                store.add_board(
                    PlayedBoard(
                        source=contract,
                        number=number,
                        player=PLAYERS[declarer],
                        defender=player_key(defender, Role.DEFENDER),
                        tricks=taken[number],
                        score=score,
                        seconds=2.0 + number,
                        defender_seconds=0,
                        play="",
                        remarks=REMARKS[number] if declarer == "payoff" else "",
                    )
                )


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Tables:
    with Store(tmp_path_factory.mktemp("run"), create=True) as store:
        fill(
            store,
            {
                ("monte-carlo", "arbitrary"): [13, 12, 11, 5],
                ("payoff", "arbitrary"): [13, 13, 12, 6],
                ("monte-carlo", "optimized"): [12, 12, 10, 5],
            },
        )
        return make_tables(rows_of(store, SETTINGS), SETTINGS)


def row(table: pd.DataFrame, **values: object) -> Any:
    for column, value in values.items():
        table = table[table[column] == value]
    assert len(table) == 1
    return table.iloc[0].to_dict()


def points(contract: str, tricks: list[int]) -> list[int]:
    return [Contract.parse(f"{contract}S").score(taken, VULNERABILITY) for taken in tricks]


def test_optimal_success_and_failure_are_what_the_thesis_calls_so(tables: Tables) -> None:
    found = row(tables.outcomes, contract="6H", declarer="monte-carlo", defender="arbitrary")
    assert (found["optimal"], found["success"], found["failure"]) == (25, 25, 50)
    assert found["deals"] == 4


def test_scores_and_the_value_of_information_are_means_over_deals(tables: Tables) -> None:
    for contract in NAMES:
        found = row(tables.outcomes, contract=contract, declarer="payoff", defender="arbitrary")
        scores = points(contract, [13, 13, 12, 6])
        assert found["score"] == pytest.approx(np.mean(scores))
        assert found["information"] == pytest.approx(points(contract, [13])[0] - np.mean(scores))
        assert found["score_low"] <= found["score"] <= found["score_high"]


def test_the_aggregate_weighs_the_sets_by_frequency(tables: Tables) -> None:
    found = row(tables.outcomes, contract=ALL, declarer="payoff", defender="arbitrary")
    means = {contract: np.mean(points(contract, [13, 13, 12, 6])) for contract in NAMES}
    total = sum(FREQUENCIES.values())
    assert found["score"] == pytest.approx(sum(FREQUENCIES[name] * means[name] / total for name in NAMES))
    assert found["deals"] == 9 * 4


def test_against_the_optimized_defender_the_aggregate_leaves_6nt_out(tables: Tables) -> None:
    found = row(tables.outcomes, contract=ALL, declarer="monte-carlo", defender="optimized")
    weights = {name: weight for name, weight in FREQUENCIES.items() if name != "6NT"}
    means = {contract: np.mean(points(contract, [12, 12, 10, 5])) for contract in NAMES}
    assert found["score"] == pytest.approx(
        sum(weight * means[name] for name, weight in weights.items()) / sum(weights.values())
    )
    assert found["deals"] == 8 * 4


def test_imps_are_paired_by_deal(tables: Tables) -> None:
    found = row(tables.declarer_imps, contract="4H", declarer="payoff", versus="monte-carlo")
    ours, theirs = points("4H", [13, 13, 12, 6]), points("4H", [13, 12, 11, 5])
    differences = [imps(one - other) for one, other in zip(ours, theirs, strict=True)]
    expected = mean_interval(differences, imp_spread(CONTRACTS["4H"], VULNERABILITY).usual)
    assert (found["imps"], found["imps_low"], found["imps_high"]) == (np.mean(differences), expected.low, expected.high)


def test_the_optimized_defender_wins_what_declarer_loses(tables: Tables) -> None:
    found = row(tables.defender_imps, contract="7NT")
    differences = [
        imps(one - other)
        for one, other in zip(points("7NT", [13, 12, 11, 5]), points("7NT", [12, 12, 10, 5]), strict=True)
    ]
    assert found["imps"] == np.mean(differences) > 0
    assert found["arbitrary"] == np.mean(points("7NT", [13, 12, 11, 5]))


def test_seconds_are_means_over_boards(tables: Tables) -> None:
    assert row(tables.seconds, contract="3NT", declarer="payoff")["seconds"] == 3.5


def test_what_was_not_searched_to_the_end_is_counted(tables: Tables) -> None:
    assert row(tables.seconds, contract="3NT", declarer="payoff")["cut"] == (4 + 1 + 4) / 4
    assert row(tables.seconds, contract="3NT", declarer="monte-carlo")["cut"] == 0
    both = RunSettings(deals=4, samples=(5,), weights="uniform", declarers=("monte-carlo", "payoff"))
    (shown,) = [table for table in report_tables(tables, both)["3NT"] if "CPU" in table.title]
    assert shown.title == "3NT, CPU seconds a deal and unfinished decisions"
    assert shown.rows[0][-1] == "2.2"


@pytest.mark.parametrize(("contracts", "place"), [(("3NT", "4H"), ALL), (("4H",), "4H")])
def test_the_table_of_unfinished_decisions_is_with_the_sets_that_it_covers(
    tables: Tables, contracts: tuple[str, ...], place: str
) -> None:
    cut = pd.DataFrame([("payoff", 5, 2, 4, 1)], columns=["declarer", "samples", "trick", "decisions", "cut"])
    found = report_tables(replace(tables, unfinished=cut), SETTINGS.model_copy(update={"contracts": contracts}))
    titles = {name: [table.title.split(",")[0] for table in shown] for name, shown in found.items()}
    assert [name for name, of_set in titles.items() if "Unfinished decisions" in of_set] == [place]


def test_the_published_values_stand_beside_ours(tables: Tables) -> None:
    # Tables A.1, C.1 and D.1, five samples.
    found = row(tables.outcomes, contract="1H", declarer="monte-carlo", defender="arbitrary")
    assert (found["optimal_thesis"], found["score_thesis"]) == (40.0, 65.0)
    assert row(tables.declarer_imps, contract="1H", declarer="payoff")["imps_thesis"] == -0.46
    assert row(tables.defender_imps, contract="1H")["imps_thesis"] == 0.09
    assert row(tables.seconds, contract="1H", declarer="monte-carlo")["seconds_thesis"] == 22.6
    assert row(tables.outcomes, contract=ALL, declarer="payoff")["score_thesis"] == 259.37


def test_an_aggregate_of_fewer_sets_stands_beside_the_published_values_of_these_sets(tmp_path: Path) -> None:
    """Table A.1 has 383.1 and 307.1 points with 5 samples."""
    settings = SETTINGS.model_copy(update={"contracts": ("3NT", "4H")})
    with Store(tmp_path, create=True) as store:
        fill(store, {("monte-carlo", "arbitrary"): [13, 12, 11, 5]})
        found = make_tables(rows_of(store, settings), settings)
    assert set(found.outcomes["contract"]) == {"3NT", "4H", ALL}
    weights = FREQUENCIES["3NT"], FREQUENCIES["4H"]
    theirs = (weights[0] * 383.1 + weights[1] * 307.1) / sum(weights)
    assert row(found.outcomes, contract=ALL)["score_thesis"] == pytest.approx(theirs)
    assert row(found.seconds, contract=ALL)["seconds_thesis"] == pytest.approx(17.2)
    assert row(found.outcomes, contract="3NT")["score_thesis"] == 383.1
    assert found.declarer_imps.empty
    assert found.defender_imps.empty


def test_an_aggregate_has_no_published_value_if_a_set_has_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known = published.table("outcomes")
    read = published.table
    fewer = known[known["contract"] != "4H"]
    monkeypatch.setattr(published, "table", lambda name: fewer if name == "outcomes" else read(name))
    settings = SETTINGS.model_copy(update={"contracts": ("3NT", "4H")})
    with Store(tmp_path, create=True) as store:
        fill(store, {("monte-carlo", "arbitrary"): [13, 12, 11, 5]})
        found = make_tables(rows_of(store, settings), settings)
    assert np.isnan(row(found.outcomes, contract=ALL)["score_thesis"])


def test_a_run_with_one_deal_a_cell_has_tables_without_intervals(tmp_path: Path) -> None:
    settings = SETTINGS.model_copy(update={"deals": 1})
    with Store(tmp_path, create=True) as store:
        fill(store, {("monte-carlo", "arbitrary"): [13, 12, 11, 5]})
        found = make_tables(rows_of(store, settings), settings)
    alone = row(found.outcomes, contract="3NT")
    assert alone["deals"] == 1
    assert pd.isna(alone["score_low"])


def test_as_many_deals_as_the_thesis_played_tell_less_than_many_and_more_than_four(tables: Tables) -> None:
    found = row(tables.declarer_imps, contract=ALL, declarer="payoff", versus="monte-carlo")
    assert 0 < found["imps_hundred"] < (found["imps_high"] - found["imps_low"]) / 2


def test_at_equal_time_declarers_have_as_many_samples_as_take_as_long(tmp_path: Path) -> None:
    settings = RunSettings(
        contracts=("3NT", "4H"), deals=4, samples=(5, 20, 50), declarers=("monte-carlo", "payoff"), weights="uniform"
    )
    seconds = {("monte-carlo", 5): 1.0, ("monte-carlo", 20): 3.0, ("monte-carlo", 50): 9.0}
    seconds |= {("payoff", 5): 2.5, ("payoff", 20): 5.0, ("payoff", 50): 80.0}
    taken = {("monte-carlo", 20): 10, ("payoff", 5): 11}
    with Store(tmp_path, create=True) as store:
        for contract in settings.contracts:
            for number in range(4):
                store.add_deal(deal_of_run(contract, number, contract=str(CONTRACTS[contract])))
        for cell in settings.cells():
            if cell.defender == "arbitrary":
                kind = cell.declarer, cell.samples
                score = CONTRACTS[cell.contract].score(taken.get(kind, 8), VULNERABILITY)
                for number in range(4):
                    store.add_board(
                        PlayedBoard(
                            cell.contract,
                            number,
                            cell.player.key,
                            cell.defence.key,
                            8,
                            score,
                            seconds[kind],
                            0.0,
                            "",
                            "",
                        )
                    )
        found = make_tables(rows_of(store, settings), settings)
    # Five of payoff search take 2.5 s, twenty of Monte-Carlo 3; nothing is near 5 or 80 s.
    at = row(found.equal_time, contract=ALL)
    assert (at["declarer"], at["samples"], at["versus"], at["versus_samples"]) == ("payoff", 5, "monte-carlo", 20)
    assert (at["seconds"], at["versus_seconds"], at["deals"]) == (2.5, 3.0, 8)
    overtrick = imps(points("3NT", [11])[0] - points("3NT", [10])[0])
    assert row(found.equal_time, contract="3NT")["imps"] == overtrick > 0
    (shown,) = [table for table in report_tables(found, settings)["3NT"] if "about equal time" in table.title]
    assert [*shown.rows[0]][:5] == ["arbitrary", "payoff 5", "2.50", "monte-carlo 20", "3.00"]
