from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from agent.rules.contract import Vulnerability
from ddsolver import Deal, Seat
from experiments.boards.board import Board
from experiments.boards.files import write_file
from experiments.fitting.halves import half_of
from experiments.fitting.human_plays import CountedChoice, cross_validation, fit, main
from tests.experiments.questions.evening.test_evening import played
from tests.kept import assert_kept


def choices_by(weights: list[float], number: int, seed: int, file: str = "") -> list[CountedChoice]:
    """Choices among two to five cards, made with the probabilities of a multinomial logit."""
    generator = np.random.default_rng(seed)
    made = []
    for _ in range(number):
        features = generator.normal(size=(int(generator.integers(2, 6)), len(weights)))
        chances = np.exp(features @ weights)
        chosen = int(generator.choice(len(features), p=chances / chances.sum()))
        made.append(CountedChoice(features, chosen, file))
    return made


def test_fitting_finds_the_weights_that_choices_were_made_by() -> None:
    true = [1.0, -0.5, 2.0]
    np.testing.assert_allclose(fit(choices_by(true, 4000, seed=9)), true, atol=0.15)


def test_a_file_is_predicted_by_the_other_files() -> None:
    alike = choices_by([1.0, 1.0], 400, 1, "a") + choices_by([1.0, 1.0], 400, 2, "b")
    contrary = choices_by([-3.0, -3.0], 200, 3, "c")
    lines = dict(line.split(": ") for line in cross_validation({"lead": alike + contrary}))
    logs = {file: float(text.split()[0]) for file, text in lines.items()}
    assert lines["c"].endswith("over 200 choices")
    # Weights of the opposite sign predict worse than equal chances (2 to 5 cards) do; the file's own would do better.
    assert logs["c"] < -np.log(5)
    assert logs["a"] > -np.log(3.5) and logs["b"] > -np.log(3.5)


def test_all_tables_of_a_deal_are_in_the_same_half(tmp_path: Path) -> None:
    deals = [Deal.random(np.random.default_rng(seed)) for seed in range(3)]
    path = tmp_path / "boards.pbn"
    tables = [deals[number] for number in (0, 0, 1, 2, 1)]
    write_file(path, [Board("1", deal.hands, Seat.NORTH, Vulnerability.NONE) for deal in tables])
    assert [board.deal for board in half_of(path, odd=True)] == [deals[0], deals[0], deals[2]]
    assert [board.deal for board in half_of(path, odd=False)] == [deals[1], deals[1]]


def test_hands_turned_to_other_seats_are_in_the_half_of_the_odd_deal_among_them(tmp_path: Path) -> None:
    """Files of some matches have a second room whose hands are turned by a seat."""
    north, east, south, west = Deal.random(np.random.default_rng(1)).hands
    first, turned = (north, east, south, west), (west, north, east, south)
    others = [Deal.random(np.random.default_rng(seed)).hands for seed in (2, 3)]
    path = tmp_path / "boards.pbn"
    tables = [others[0], first, turned, others[1]]  # deals 1 to 4: the turned hands are odd, the first ones are not
    write_file(path, [Board("1", hands, Seat.NORTH, Vulnerability.NONE) for hands in tables])
    assert [board.hands for board in half_of(path, odd=True)] == [others[0], first, turned]
    assert [board.hands for board in half_of(path, odd=False)] == [others[1]]


def test_the_weights_that_small_files_give_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every other deal is used, but not those without play; the weights are too few to mean anything."""
    unplayed = Board("9", played(0).deal.hands, Seat.NORTH, Vulnerability.NONE)
    for name, ranks in {"one": (5, 1), "two": (3, 0)}.items():
        other = Board("2", Deal.random(np.random.default_rng(1)).hands, Seat.NORTH, Vulnerability.NONE)
        write_file(tmp_path / f"{name}.pbn", [played(ranks[0]), other, played(ranks[1]), unplayed])
    output = tmp_path / "human_plays.toml"
    monkeypatch.setattr(sys, "argv", ["human_plays", *map(str, sorted(tmp_path.glob("*.pbn"))), "-o", str(output)])
    main()
    kept = {"written": output.read_text(encoding="utf-8").splitlines(), "said": capsys.readouterr().err.splitlines()}
    assert_kept("human_plays", kept)
