from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from agent.registry import Defence, Role, parse_player
from agent.rules.imps import imps
from experiments.competitions.design import play_design
from experiments.competitions.tune.race import (
    BEATEN,
    FAILED,
    NOT_PLAYED,
    TOO_SLOW,
    Race,
    RacedDeclarer,
    Tuning,
    parse_samples,
    with_samples,
)
from experiments.competitions.tune.report import TuneReport, frontier_picture, tune_text, verdict
from experiments.competitions.tune.run import PlayedTune, TuneRun, read_run
from experiments.errors import SettingsError
from experiments.runs.deals import find_set_deals, first_deals
from experiments.runs.processes.pool import Pool
from experiments.runs.progress import Progress
from experiments.runs.rows import PlayedBoard, StoredDeal
from experiments.runs.session import open_run
from experiments.runs.store import Store
from experiments.statistics.interval import IMPS, Interval, mean_interval
from tests.kept import assert_kept
from tests.pictures import data_of
from tests.players import deal_of_run
from tests.reports import values_of

A = parse_player("monte-carlo", Role.DECLARER)
SAMPLES = (1, 2, 5, 10, 20)
ARBITRARY = Defence.parse("arbitrary")
QUESTION = TuneRun(declarers=("monte-carlo",), samples=SAMPLES, seconds_per_deal=1.0)
NUMBER = 40


def made_up(
    store: Store,
    score_of: Mapping[int, Sequence[int]],
    seconds_of: Mapping[int, float | Sequence[float]],
    counted: Mapping[int, float] | None = None,
) -> list[StoredDeal]:
    """Deals of 4H that have all been played already: scores by sample count, in turn, and seconds, one or in turn.

    Without ``counted`` seconds they are boards of an old run.
    """
    deals = [deal_of_run("4H", at, name=str(at), contract="4HS", double_dummy=10) for at in range(NUMBER)]
    for deal in deals:
        store.add_deal(deal)
        for samples, scores in score_of.items():
            score = scores[deal.number % len(scores)]
            cost = seconds_of[samples]
            seconds = cost if isinstance(cost, float) else cost[deal.number % len(cost)]
            player = with_samples("monte-carlo", samples).key
            board = PlayedBoard("4H", deal.number, player, "arbitrary", 10, score, seconds, 0, "", "")
            if counted is not None:
                board = replace(board, wall_seconds=0.0, defender_wall_seconds=0.0, counted_seconds=counted[samples])
            store.add_board(board)
    return deals


def tune(question: TuneRun, deals: list[StoredDeal], store: Store, say: Callable[[str], object] = str) -> Tuning:
    play_design(Race(question, deals, store, say), store, Pool(), Progress())
    return Race(question, deals, store).result()


def race(
    tmp_path: Path, score_of: Mapping[int, Sequence[int]], seconds_of: Mapping[int, float | Sequence[float]]
) -> Tuning:
    with Store(tmp_path, create=True) as store:
        return tune(QUESTION, made_up(store, score_of, seconds_of), store)


COSTS: dict[int, float | Sequence[float]] = {1: 0.1, 2: 0.2, 5: 0.5, 10: 0.9, 20: 3.0}


def test_the_best_that_is_cheap_enough_wins(tmp_path: Path) -> None:
    scores = {1: [-100, 620], 2: [-100, 620, 620], 5: [620, 620, 620, -100], 10: [620], 20: [650]}
    found = race(tmp_path, scores, COSTS)
    assert found.best is not None
    assert found.best.samples == 10
    dropped = {candidate.samples: candidate.dropped for candidate in found.candidates}
    assert dropped == {1: "dropped early", 2: "dropped early", 5: "dropped early", 10: "", 20: "too slow"}


def test_measured_times_decide_nothing(tmp_path: Path) -> None:
    """Another machine, or another number of processes, measures other times, and must play the same."""
    scores = {1: [-100, 620], 2: [-100, 620, 620], 5: [620, 620, 620, -100], 10: [620], 20: [650]}
    counted = {1: 0.1, 2: 0.2, 5: 0.5, 10: 0.9, 20: 3.0}
    found = []
    slow: dict[int, float | Sequence[float]] = {1: 9.0, 2: 0.9, 5: 5.0, 10: 1.4, 20: 0.1}
    for name, seconds in {"one": COSTS, "other": slow}.items():
        with Store(tmp_path / name, create=True) as store:
            found.append(tune(QUESTION, made_up(store, scores, seconds, counted), store))
    one, other = ([(each.samples, each.deals, each.dropped) for each in race.candidates] for race in found)
    assert one == other
    assert [race.best.samples for race in found if race.best] == [10, 10]
    assert [each.seconds for each in found[1].candidates] == pytest.approx([9.0, 0.9, 5.0, 1.4, 0.1])


def test_a_race_says_how_far_it_is(tmp_path: Path) -> None:
    said: list[str] = []
    with Store(tmp_path, create=True) as store:
        deals = made_up(store, dict.fromkeys(SAMPLES, (620, -100)), COSTS)
        tune(QUESTION, deals, store, said.append)
    assert_kept("reports/tune-progress", said)


def test_those_without_hope_do_not_play_all_deals(tmp_path: Path) -> None:
    scores = {1: [-100], 2: [-200], 5: [-300], 10: [620, 650, 680], 20: [650]}
    found = race(tmp_path, scores, COSTS)
    by_samples = {candidate.samples: candidate for candidate in found.candidates}
    assert by_samples[1].deals == by_samples[20].deals == NUMBER // 8
    assert found.best is by_samples[10]


def test_equals_all_run_to_the_end_and_the_frontier_is_the_cheapest(tmp_path: Path) -> None:
    found = race(tmp_path, dict.fromkeys(SAMPLES, (620, -100)), COSTS)
    left = [candidate.samples for candidate in found.candidates if not candidate.dropped]
    assert left == [1, 2, 5, 10]
    assert [candidate.samples for candidate in found.frontier()] == [1]


def test_with_a_sample_count_too_slow_more_are_not_tried(tmp_path: Path) -> None:
    found = race(tmp_path, dict.fromkeys(SAMPLES, (620, -100)), {**COSTS, 5: 4.0, 10: 0.1})
    assert [(candidate.samples, candidate.deals) for candidate in found.candidates if candidate.dropped] == [
        (5, NUMBER // 8),
        (10, 0),
        (20, 0),
    ]


def test_a_little_too_slow_on_a_few_deals_is_looked_at_again(tmp_path: Path) -> None:
    found = race(tmp_path, dict.fromkeys(SAMPLES, (620, -100)), {**COSTS, 20: 1.3})
    slow = next(candidate for candidate in found.candidates if candidate.samples == 20)
    assert (slow.dropped, slow.deals) == ("too slow", NUMBER // 2)


def test_whoever_is_left_alone_must_still_be_cheap_enough(tmp_path: Path) -> None:
    """A little over the limit one may go on for a while, but one who does beats nobody and does not win."""
    scores = {1: [-100], 2: [-200], 5: [-300], 10: [620, 650, 680], 20: [650]}
    found = race(tmp_path, scores, {**COSTS, 10: 1.8})
    assert found.best is not None
    assert found.best.samples == 1
    assert {each.samples: each.dropped for each in found.candidates} == {
        1: "", 2: BEATEN, 5: BEATEN, 10: TOO_SLOW, 20: TOO_SLOW
    }  # fmt: skip


def test_those_beaten_by_a_leader_who_turns_out_too_slow_come_back(tmp_path: Path) -> None:
    hard = [0.5] * (NUMBER // 8) + [3.0] * (NUMBER - NUMBER // 8)
    scores = {1: [-100, -200], 2: [-100], 5: [620], 10: [650, 680], 20: [650]}
    found = race(tmp_path, scores, {1: 0.1, 2: 0.2, 5: hard, 10: 0.6, 20: 3.0})
    by_samples = {each.samples: each for each in found.candidates}
    assert by_samples[5].dropped == TOO_SLOW
    assert by_samples[5].deals == NUMBER // 4
    assert found.best is by_samples[2]
    assert by_samples[2].deals == NUMBER


def test_four_deals_drop_nobody_who_lost_an_imp_on_each(tmp_path: Path) -> None:
    with Store(tmp_path, create=True) as store:
        deals = made_up(store, {1: [620], 2: [650]}, {1: 0.1, 2: 0.2})[:4]
        question = TuneRun(declarers=("monte-carlo",), samples=(1, 2), seconds_per_deal=1.0)
        found = tune(question, deals, store)
    assert [each.dropped for each in found.candidates] == ["", ""]
    assert found.candidates[0].to_best is not None
    assert found.candidates[0].to_best.mean == -1
    assert found.candidates[0].to_best.high > 0  # type: ignore[operator]


def test_who_leads_is_decided_in_imps_like_who_is_dropped(tmp_path: Path) -> None:
    """Once 1980 points more, 39 times 30 less: more points, but fewer IMPs."""
    scores = {1: [2600] + [590] * (NUMBER - 1), 2: [620]}
    with Store(tmp_path, create=True) as store:
        question = TuneRun(declarers=("monte-carlo",), samples=(1, 2), seconds_per_deal=1.0)
        found = tune(question, made_up(store, scores, {1: 0.1, 2: 0.2}), store)
    one, other = found.candidates
    assert one.points is not None
    assert other.points is not None
    assert one.points.mean > other.points.mean
    assert found.best is other
    assert one.to_best is not None
    assert one.to_best.mean == pytest.approx((18 - 39) / NUMBER)


def test_without_anyone_cheap_enough_there_is_no_best(tmp_path: Path) -> None:
    found = race(tmp_path, dict.fromkeys(SAMPLES, (620,)), dict.fromkeys(SAMPLES, 9.0))
    assert found.best is None
    assert found.frontier() == []


@pytest.mark.slow
def test_a_race_really_played_ends_and_goes_on_without_playing_again(tmp_path: Path) -> None:
    question = TuneRun(declarers=("monte-carlo", "payoff"), samples=(1, 3), seconds_per_deal=50)
    with Store(tmp_path, create=True) as store:
        deals = find_set_deals(store, first_deals(("7NT",), 4), 1, Pool())
        found = tune(question, deals, store)
        before = list(store.boards())
        again = tune(question, deals, store)
        assert list(store.boards()) == before
    assert found.best is not None
    assert again.best == found.best
    picture = frontier_picture(found, 50)
    assert picture.png.startswith(b"\x89PNG")
    picture.figure.draw_without_rendering()
    (panel,) = picture.figure.axes
    label = panel.xaxis.label.get_window_extent()
    assert picture.figure.bbox.x0 <= label.x0 and label.x1 <= picture.figure.bbox.x1, "the label is cut off"


@pytest.mark.parametrize(
    ("dropped", "said"),
    [
        ((NOT_PLAYED, NOT_PLAYED), "no board has been played yet"),
        ((FAILED, FAILED), "no candidate has finished a board"),
        ((TOO_SLOW, NOT_PLAYED), "no candidate so far costs at most 9 s a deal; 1 candidate is not played yet"),
        ((TOO_SLOW, NOT_PLAYED, NOT_PLAYED), "no candidate so far costs at most 9 s a deal; 2 candidates are not pl"),
        ((TOO_SLOW, TOO_SLOW), "no candidate costs at most 9 s a deal"),
        ((TOO_SLOW, FAILED), "no candidate costs at most 9 s a deal"),
    ],
)
def test_without_a_best_the_verdict_says_why(dropped: tuple[str, ...], said: str) -> None:
    candidates = [RacedDeclarer("a", 1, A, 4 * (why == TOO_SLOW), 20.0, dropped=why) for why in dropped]
    (line,) = verdict(Tuning(tuple(candidates), None, 9.0), 9.0)
    assert line.startswith(said)


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"declarers": ("payoff", "payoff")}, "the player 'payoff' is given twice; give each player once"),
        ({"declarers": ("monte-carlo", "payoff", "monte-carlo:fast")}, "'monte-carlo' and 'monte-carlo:fast' are the"),
        ({"samples": (1, 2, 1)}, "the sample count 1 is given twice"),
        ({"samples": (1, 2_000_000)}, "samples: option samples is 2000000: a number from 1 to 1000000 is needed"),
        ({"contracts": ("3NT", "4H", "3NT")}, "the contract set '3NT' is named twice; remove one"),
    ],
)
def test_every_candidate_and_set_of_a_race_exists_and_is_given_once(changed: dict[str, Any], why: str) -> None:
    usual: dict[str, Any] = {"declarers": ("monte-carlo", "payoff"), "seconds_per_deal": 1, "samples": (1, 2)}
    assert len(TuneRun(**usual).samples) == 2
    with pytest.raises(SettingsError, match=why):
        TuneRun(**usual | changed)


def test_the_report_of_a_race_without_a_board_says_so(tmp_path: Path) -> None:
    settings = TuneRun(declarers=("payoff",), seconds_per_deal=50, samples=(400, 500), contracts=("7NT",), deals=8)
    with open_run(tmp_path, settings.facts) as store:
        settings.keep(store)
    with Store.to_read(tmp_path) as store:
        assert TuneReport(read_run(settings, store)).text().endswith("no board has been played yet")


def test_the_frontier_has_whom_no_cheaper_one_outscores() -> None:
    def candidate(seconds: float, imps: float, dropped: str = "") -> RacedDeclarer:
        return RacedDeclarer("a", 1, A, 10, seconds, to_best=Interval(imps, None, None, 10), dropped=dropped)

    candidates = (candidate(3, 5), candidate(1, 1), candidate(2, 1), candidate(4, 6), candidate(1.5, 9, TOO_SLOW))
    assert [each.cost for each in Tuning(candidates, None, 9.0).frontier()] == [1, 3, 4]


def test_those_who_may_be_as_good_are_named_and_those_shown_worse_or_too_slow_are_not() -> None:
    best = RacedDeclarer("a", 20, A, 10, 1.0)
    others = {
        "open": Interval(-0.5, -1.1, 0.1, 10),
        "worse": Interval(-0.5, -0.9, -0.1, 10),
        "few": Interval(-3.0, None, None, 3),
        "slow": Interval(0.2, -0.1, 0.5, 10),
    }
    candidates = [RacedDeclarer(name, 1, A, 10, 0.5, to_best=each) for name, each in others.items()]
    candidates[-1].dropped = TOO_SLOW
    dear = RacedDeclarer("dear", 1, A, 10, 1.9, to_best=Interval(-0.5, -1.1, 0.1, 10), dropped=BEATEN)
    candidates.append(dear)
    never_played = RacedDeclarer("never played", 50, A, dropped=TOO_SLOW)
    found = Tuning((best, *candidates, never_played), best, 1.0)
    assert [each.kind for each in found.rivals()] == ["open", "few"]
    assert [each.kind for each in found.compared()] == ["open", "worse", "few"]
    assert Tuning((best, never_played), best, 1.0).compared() == []


def test_beyond_the_point_of_enough_no_dearer_one_wins_a_twentieth_of_an_imp_a_second() -> None:
    def tuning(*costs: tuple[float, float]) -> Tuning:
        return Tuning(
            tuple(
                RacedDeclarer(f"{cost:g}", 1, A, 10, cost, to_best=Interval(won, None, None, 10)) for cost, won in costs
            ),
            None,
            9.0,
        )

    def enough(*costs: tuple[float, float]) -> str | None:
        found = tuning(*costs).enough()
        return found.kind if found else None

    assert enough((1, -1.0), (2, -0.2), (4, -0.15), (8, 0.0)) == "2"
    assert enough((1, -1.0), (2, -0.2), (4, -0.15), (8, 0.2)) is None  # from 2 on it wins 0.4 in 6 s
    assert enough((1, -0.04), (2, 0.0)) == "1"
    assert enough((1, 0.0)) is None


def test_equals_are_not_separated_and_the_candidates_are_compared_among_all(tmp_path: Path) -> None:
    scores = {1: [-100], 2: [620, 650], 5: [650, 620], 10: [620, 620, 650], 20: [650]}
    found = race(tmp_path, scores, COSTS)
    assert found.best is not None
    rivals = {each.samples for each in found.rivals()} | {found.best.samples}
    assert rivals == {2, 5, 10}
    single = mean_interval([imps(scores[10][at % 3] - scores[5][at % 2]) for at in range(NUMBER)], IMPS.usual)
    other = next(each for each in found.candidates if each.samples in (2, 5, 10) and each is not found.best)
    assert other.to_best is not None and other.to_best.half_width is not None and single.half_width is not None
    assert other.to_best.half_width > 1.3 * single.half_width


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


@pytest.mark.parametrize("text", ["", "1..", "a", "0..5", "9..3", "1,,2", "-1", "9" * 5000])
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(SettingsError, match=r"as in '1\.\.200'|its end is below"):
        parse_samples(text)


def test_a_declarer_with_samples_is_refused() -> None:
    with pytest.raises(SettingsError, match="the sample count is what is tuned"):
        with_samples("payoff:samples=5", 1)


@pytest.mark.slow
@pytest.mark.parametrize(("seconds", "part"), [(2.1, 8), (1.9, 4), (1.6, 4), (1.4, 2), (1.3, 2), (1.2, 1), (1.01, 1)])
def test_a_candidate_may_cost_twice_the_limit_at_first_and_less_after_each_round(
    seconds: float, part: int, tmp_path: Path
) -> None:
    found = race(tmp_path, dict.fromkeys(SAMPLES, (620, -100)), {**COSTS, 20: seconds})
    slow = found.candidates[-1]
    assert (slow.samples, slow.dropped, slow.deals) == (20, TOO_SLOW, NUMBER // part)


def test_a_candidate_that_costs_as_much_as_allowed_stays(tmp_path: Path) -> None:
    found = race(tmp_path, dict.fromkeys(SAMPLES, (620, -100)), {**COSTS, 20: 1.0})
    assert (found.candidates[-1].dropped, found.candidates[-1].deals) == ("", NUMBER)


def test_the_report_of_a_race_stays(tmp_path: Path) -> None:
    scores = {1: [-100, 620], 2: [-100, 620, 620], 5: [620, 620, 620, -100], 10: [620, 650], 20: [650]}
    separated = race(tmp_path / "one", scores, COSTS)
    close = {1: [-100, 620], 2: [620, 590], 5: [620], 10: [620, 620, 590], 20: [650]}
    open_ = race(tmp_path / "two", close, COSTS)
    nobody = race(tmp_path / "three", scores, dict.fromkeys(SAMPLES, 3.0))
    settings = TuneRun(declarers=("monte-carlo",), seconds_per_deal=1.0, samples=SAMPLES)
    for name, each in {"separated": separated, "open": open_, "nobody": nobody}.items():
        assert_kept(f"reports/tune-{name}", values_of(TuneReport(PlayedTune(settings, each, ()), f"Race *{name}*")))


@pytest.mark.slow
def test_the_picture_of_a_race_is_drawn_from_the_data_that_it_was_drawn_from(tmp_path: Path) -> None:
    close = {1: [-100, 620], 2: [620, 590], 5: [620], 10: [620, 620, 590], 20: [650]}
    picture = frontier_picture(race(tmp_path, close, COSTS), 1.0)
    assert_kept("reports/tune-picture", {"alt": picture.alt, "panels": data_of(picture)})


def test_no_more_than_five_rivals_are_named() -> None:
    def candidate(samples: int, to_best: Interval | None = None) -> RacedDeclarer:
        player = with_samples("monte-carlo", samples)
        return RacedDeclarer(
            "monte-carlo", samples, player, 10, float(samples), points=Interval(1, 0, 2, 10), to_best=to_best
        )

    best = candidate(9)
    rivals = [candidate(samples, Interval(0.0, -1.0, 1.0, 10)) for samples in range(1, 8)]
    text = tune_text(Tuning((best, *rivals), best, 9.0), 9.0)
    named = ", ".join(f"monte-carlo:samples={n} ({n:.2f} s)" for n in range(1, 6))
    assert f"not significantly better than {named} and 2 more; more deals may decide" in text
    one_more = tune_text(Tuning((best, *rivals[:5]), best, 9.0), 9.0)
    assert f"not significantly better than {named}; more deals may decide" in one_more
