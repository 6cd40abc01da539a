from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from agent.registry import Role, full_text
from experiments.contract_sets import CONTRACTS
from experiments.deals import find_set_deals
from experiments.errors import SettingsError
from experiments.plots import frontier_picture
from experiments.runner import Pool
from experiments.stats import Estimate
from experiments.store import PlayedBoard, Store, StoredDeal
from experiments.tune import Question, Runner, Tuning, equal_time, parse_samples, tune, with_samples

SAMPLES = (1, 2, 5, 10, 20)
QUESTION = Question(("monte-carlo",), SAMPLES, seconds=1.0, defender="arbitrary", seed=1)
NUMBER = 40


def made_up(store: Store, score_of: Mapping[int, Sequence[int]], seconds_of: Mapping[int, float]) -> list[StoredDeal]:
    """Deals of 4H that have all been played already: scores by sample count, in turn, and seconds."""
    deals = [StoredDeal("4H", at, str(at), "", "S", "", "", "NS", str(CONTRACTS["4H"]), 10) for at in range(NUMBER)]
    for deal in deals:
        store.add_deal(deal)
        for samples, scores in score_of.items():
            score = scores[deal.number % len(scores)]
            player = full_text(with_samples("monte-carlo", samples), Role.DECLARER)
            store.add_board(
                PlayedBoard("4H", deal.number, player, "arbitrary", 10, score, seconds_of[samples], 0, "", "")
            )
    return deals


def race(tmp_path: Path, score_of: Mapping[int, Sequence[int]], seconds_of: Mapping[int, float]) -> Tuning:
    with Store(tmp_path, create=True) as store:
        return tune(QUESTION, made_up(store, score_of, seconds_of), store, Pool())


COSTS = {1: 0.1, 2: 0.2, 5: 0.5, 10: 0.9, 20: 3.0}


def test_the_best_that_is_cheap_enough_wins(tmp_path: Path) -> None:
    scores = {1: [-100, 620], 2: [-100, 620, 620], 5: [620, 620, 620, -100], 10: [620], 20: [650]}
    found = race(tmp_path, scores, COSTS)
    assert found.best is not None
    assert found.best.samples == 10
    dropped = {runner.samples: runner.dropped for runner in found.runners}
    assert dropped == {1: "below the leader", 2: "below the leader", 5: "below the leader", 10: "", 20: "too slow"}


def test_those_without_hope_do_not_play_all_deals(tmp_path: Path) -> None:
    scores = {1: [-100], 2: [-200], 5: [-300], 10: [620, 650, 680], 20: [650]}
    found = race(tmp_path, scores, COSTS)
    by_samples = {runner.samples: runner for runner in found.runners}
    assert by_samples[1].deals == by_samples[20].deals == NUMBER // 8
    assert found.best is by_samples[10]


def test_equals_all_run_to_the_end_and_the_frontier_is_the_cheapest(tmp_path: Path) -> None:
    found = race(tmp_path, dict.fromkeys(SAMPLES, (620, -100)), COSTS)
    left = [runner.samples for runner in found.runners if not runner.dropped]
    assert left == [1, 2, 5, 10]
    assert [runner.samples for runner in found.frontier()] == [1]


def test_with_a_sample_count_too_slow_more_are_not_tried(tmp_path: Path) -> None:
    found = race(tmp_path, dict.fromkeys(SAMPLES, (620, -100)), {**COSTS, 5: 4.0, 10: 0.1})
    assert [(runner.samples, runner.deals) for runner in found.runners if runner.dropped] == [
        (5, NUMBER // 8),
        (10, 0),
        (20, 0),
    ]


def test_a_little_too_slow_on_a_few_deals_is_looked_at_again(tmp_path: Path) -> None:
    found = race(tmp_path, dict.fromkeys(SAMPLES, (620, -100)), {**COSTS, 20: 1.3})
    slow = next(runner for runner in found.runners if runner.samples == 20)
    assert (slow.dropped, slow.deals) == ("too slow", NUMBER // 2)


def test_without_anyone_cheap_enough_there_is_no_best(tmp_path: Path) -> None:
    found = race(tmp_path, dict.fromkeys(SAMPLES, (620,)), dict.fromkeys(SAMPLES, 9.0))
    assert found.best is None
    assert found.frontier() == []


def test_a_race_really_played_ends_and_goes_on_without_playing_again(tmp_path: Path) -> None:
    question = Question(("monte-carlo", "payoff"), (1, 3), seconds=50, defender="arbitrary", seed=1)
    with Store(tmp_path, create=True) as store:
        deals = find_set_deals(store, ("7NT",), 8, 1, Pool(), lambda: None)
        found = tune(question, deals, store, Pool())
        before = list(store.boards())
        again = tune(question, deals, store, Pool())
        assert list(store.boards()) == before
    assert found.best is not None
    assert again.best == found.best
    assert frontier_picture(found, 50).startswith(b"\x89PNG")


def test_at_equal_time_each_gets_the_samples_that_cost_as_much(tmp_path: Path) -> None:
    question = Question(("monte-carlo", "payoff"), (1, 2, 3), seconds=1000, defender="arbitrary", seed=1)
    with Store(tmp_path, create=True) as store:
        deals = find_set_deals(store, ("7NT",), 4, 1, Pool(), lambda: None)
        match = equal_time(question, deals, store, Pool())
    # Nothing costs a thousand seconds, so both get the most that was allowed.
    assert match.settings.declarers == ("monte-carlo:samples=3", "payoff:samples=3")
    assert len(match.results()) == 4


def test_between_two_measured_costs_the_samples_are_interpolated(tmp_path: Path) -> None:
    with Store(tmp_path, create=True) as store:
        costs = {samples: samples / 10 for samples in (*SAMPLES, 14)}
        deals = made_up(store, dict.fromkeys(costs, (620,)), costs)
        question = Question(("monte-carlo",), SAMPLES, seconds=1.4, defender="arbitrary", seed=1)
        match = equal_time(question, deals, store, Pool())
    assert match.settings.declarers == ("monte-carlo:samples=14",)


def test_the_frontier_has_whom_no_cheaper_one_outscores() -> None:
    def runner(seconds: float, points: float, dropped: str = "") -> Runner:
        return Runner("a", 1, "a", 10, seconds, Estimate(points, None, None, 10), dropped=dropped)

    runners = (runner(3, 50), runner(1, 10), runner(2, 5), runner(4, 60), runner(1.5, 99, "too slow"))
    assert [each.seconds for each in Tuning(runners, None).frontier()] == [1, 3, 4]


@pytest.mark.parametrize(
    ("text", "samples"),
    [
        ("1..10", (1, 2, 3, 5, 7, 10)),
        ("4..16", (4, 5, 7, 10, 15, 16)),
        ("7..7", (7,)),
        ("20, 5,5", (5, 20)),
        ("1..200", (1, 2, 3, 5, 7, 10, 15, 20, 30, 50, 70, 100, 150, 200)),
    ],
)
def test_samples_are_a_list_or_a_range_climbed_in_steps(text: str, samples: tuple[int, ...]) -> None:
    assert parse_samples(text) == samples


@pytest.mark.parametrize("text", ["", "1..", "a", "0..5", "9..3", "1,,2", "-1"])
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(SettingsError, match=r"as in '1\.\.200'|ends before"):
        parse_samples(text)


def test_a_declarer_with_samples_is_refused() -> None:
    with pytest.raises(SettingsError, match="the number of samples is what is looked for"):
        with_samples("payoff:samples=5", 1)
