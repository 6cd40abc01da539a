"""Matches that are reported as leagues."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from experiments.boards.files import read_file
from experiments.boards.pbn.writer import write_pbn
from tests.command import declarer

SAMPLE = Path(__file__).parents[4] / "experiments" / "data" / "sample.pbn"


@pytest.mark.parametrize("scoring", ["matchpoints", "points"])
def test_a_match_is_scored_in_a_league_as_it_was(scoring: str, tmp_path: Path) -> None:
    players = ("--declarer", "monte-carlo:samples=1", "--declarer", "monte-carlo:samples=2")
    options = ("--contracts", "7NT", "--deals", "3", *players, "--scoring", scoring, "--run", tmp_path)
    match = json.loads(declarer("match", *options, "--json").stdout)
    league = json.loads(declarer("run", "report", tmp_path, "--league", "--json").stdout)
    assert league["scoring"] == scoring
    won = {each["player"]: each["won"]["mean"] for each in league["pairs"] if each["defender"] == "all"}
    assert won["monte-carlo:samples=1"] == pytest.approx(match["cross"][0][1]["mean"])


def test_tables_of_one_deal_are_one_deal_of_the_league_too(tmp_path: Path) -> None:
    board = next(each for each in read_file(SAMPLE).boards if each.contract is not None and None not in each.hands)
    write_pbn(tmp_path / "club.pbn", [replace(board, tricks=tricks, plays=()) for tricks in (7, 8, 9, 10, 11)])
    options = ("--against-people", "--declarer", "monte-carlo:samples=1", "--defender", "arbitrary")
    played = declarer("match", tmp_path / "club.pbn", *options, "--run", tmp_path / "run")
    assert played.returncode == 0, played.stderr
    told = json.loads(declarer("run", "report", tmp_path / "run", "--league", "--json").stdout)
    assert {(pair["won"]["n"], pair["won"]["low"]) for pair in told["pairs"]} == {(1, None)}
