"""`declarer table` and `declarer solve`."""

from __future__ import annotations

import csv
import json
from collections.abc import Mapping
from pathlib import Path

import pytest

from ddsolver import Deal, Position, Seat, Solver, Strain
from experiments.boards.board import Board
from experiments.boards.double_dummy import table_of
from experiments.boards.files import read_file, write_file
from experiments.boards.pbn.writer import to_pbn
from experiments.errors import FormatError
from tests.command import declarer
from tests.oracle import dds_card_values, dds_par, dds_table, oracle_table

ROOT = Path(__file__).parents[2]
SAMPLE = ROOT / "experiments" / "data" / "sample.pbn"
CLUB = ROOT / "tests" / "data" / "club.pbn"
BOARDS = read_file(SAMPLE).boards[:4]
TRICKS = ["9978a9978a3455334553", "55567555678887688866", "cd9d9cd8d91040410404", "ccaa8ccaa81132511325"]
"""The tag DoubleDummyTricks of each: N, S, E and W in notrump, spades, hearts, diamonds, clubs; a is ten."""
THESIS = "N:AQJ3.KQ42.QT42.2 KT975.J753.A.965 82.AT98..AKQJ874 64.6.KJ987653.T3"


def by_name(table: Mapping[Seat, Mapping[Strain, int]]) -> dict[str, dict[str, int]]:
    return {str(seat): {str(strain): table[seat][strain] for strain in Strain} for seat in Seat}


def dds_par_score(board: Board) -> int:
    """The par of a board from DDS, in points to North-South."""
    return int(dds_par(oracle_table(board.deal), board.vulnerability, board.dealer).score)


def few(folder: Path) -> Path:
    path = folder / "few.pbn"
    write_file(path, BOARDS)
    return path


@pytest.mark.slow
def test_every_board_of_a_file_gets_its_table_and_par_and_the_number_of_processes_changes_nothing(
    tmp_path: Path,
) -> None:
    path = few(tmp_path)
    found = json.loads(declarer("table", path, "--json").stdout)["boards"]
    assert [each["board"] for each in found] == ["1", "2", "3", "4"]
    for board, each in zip(BOARDS, found, strict=True):
        table = dds_table(board.deal)
        assert each["table"] == by_name(table)
        assert each["par"]["score"] == dds_par_score(board)
    assert json.loads(declarer("table", path, "--json", "--threads", "2").stdout)["boards"] == found
    rows = list(csv.DictReader(declarer("table", path, "--csv").stdout.splitlines()))
    assert [int(row["S_H"]) for row in rows] == [each["table"]["S"]["H"] for each in found]
    assert [int(row["par"]) for row in rows] == [each["par"]["score"] for each in found]
    text = declarer("table", path).stdout
    assert text.count("Par, ") == 4
    assert text.startswith("Board 1, dealer N\n")


@pytest.mark.slow
def test_tables_are_written_back_in_every_form_that_files_have(tmp_path: Path) -> None:
    target = tmp_path / "out.pbn"
    shown = declarer("table", few(tmp_path), "-o", target)
    assert shown.returncode == 0
    written = read_file(target).boards
    assert [board.tags["DoubleDummyTricks"] for board in written] == TRICKS
    assert [board.tags["ParContract"] for board in written] == ["NS 3N=", "EW 1N+1", "NS 7S=", "NS 6N="]
    for board in written:
        table = dds_table(board.deal)
        assert board.tags["OptimumScore"] == f"NS {dds_par_score(board)}"
        assert board.sections["OptimumResultTable"][0].split() == ["N", "NT", str(table[Seat.NORTH][Strain.NOTRUMP])]
    again = tmp_path / "again.pbn"
    assert declarer("table", target, "-o", again).returncode == 0
    assert again.read_bytes() == target.read_bytes()


@pytest.mark.slow
def test_boards_without_four_hands_are_told_and_lose_no_other(tmp_path: Path) -> None:
    shown = declarer("table", CLUB, few(tmp_path), "--csv")
    assert shown.returncode == 1
    assert "hides the hands of" in shown.stderr
    assert len(shown.stdout.splitlines()) == 1 + sum(map(has_table, (*read_file(CLUB).boards, *BOARDS)))


def has_table(board: Board) -> bool:
    try:
        return len(table_of(board)) == 4
    except FormatError:
        return False


def test_solve_values_every_card() -> None:
    shown = declarer("solve", "N:A2... KQ... 43... 65...", "--trump", "NT", "--leader", "E", "--plays", "SK", "--json")
    assert json.loads(shown.stdout) == {"to_play": "S", "trump": "NT", "cards": {"S4": 1, "S3": 1}, "best": 1}
    spoken = declarer("solve", "N:A2... KQ... 43... 65...", "--trump", "s", "--leader", "N")
    assert spoken.stdout == "North to play, spades are trumps; best 1 of the 2 tricks left\n   1  ♠A ♠2\n"


def test_solve_prints_a_line_of_best_play_to_the_end() -> None:
    deal = "N:AQ.2.. 54.3.. 32.A.. K7.4.."
    spoken = declarer("solve", deal, "--trump", "NT", "--leader", "S", "--plays", "S2", "--line")
    assert spoken.stdout == (
        "West to play, notrump; best 0 of the 3 tricks left\n   0  ♠K ♠7\nBest play by both sides:\n"
        "   1  S ♠2   W ♠7   N ♠Q*  E ♠4\n   2  N ♥2   E ♥3   S ♥A*  W ♥4\n   3  S ♠3   W ♠K   N ♠A*  E ♠5\n"
    )
    found = json.loads(declarer("solve", deal, "--trump", "NT", "--leader", "S", "--line", "--json").stdout)
    line = found["line"].split()
    position = Position(Deal.from_pbn(deal), "NT", "S")
    assert found["best"] == 3
    assert len(line) == 12
    assert Position(position.deal, "NT", "S", line).tricks_won.north_south == 3
    over = declarer(
        "solve", "N:A... K... Q... J...", "--trump", "NT", "--leader", "N", "--plays", "SA SK SQ SJ", "--line"
    )
    assert over.returncode == 0
    assert over.stdout == "No card is left to play.\n"
    assert "line" not in json.loads(declarer("solve", deal, "--trump", "NT", "--leader", "S", "--json").stdout)


def test_table_shows_the_grid_and_par() -> None:
    shown = declarer("table", THESIS, "--vulnerable", "NS", "--json")
    found = json.loads(shown.stdout)
    assert found["table"]["N"] == {"C": 12, "D": 6, "H": 12, "S": 10, "NT": 12}
    # Down six doubled, not vulnerable, costs less than the vulnerable slam.
    assert found["par"] == {"score": 1400, "contracts": ["7DEx-6", "7DWx-6"]}
    spoken = declarer("table", THESIS).stdout.splitlines()
    assert spoken[0].split() == ["♣", "♦", "♥", "♠", "NT"]
    assert spoken[1].split() == ["N", "12", "6", "12", "10", "12"]
    assert spoken[-1] == "Par, nobody vulnerable: +990 to North-South: 6NTN=, 6NTS="


TWO = f"""[Board "1"]
[Dealer "S"]
[Vulnerable "All"]
[Deal "N:AQT3.T95.K73.AK6 K8765.84.J82.QJ8 J9.AK2.QT4.T9432 42.QJ763.A965.75"]

[Board "2"]
[Dealer "E"]
[Vulnerable "NS"]
[Deal "{THESIS}"]
"""


@pytest.mark.slow
def test_boards_on_standard_input_are_those_of_a_file(tmp_path: Path) -> None:
    (tmp_path / "two.pbn").write_text(TWO)
    for options in ((), ("--json",), ("--csv",), ("--strains", "S", "--json")):
        of_file = declarer("table", tmp_path / "two.pbn", *options)
        typed = declarer("table", "-", *options, typed=TWO)
        assert (typed.returncode, typed.stdout) == (0, of_file.stdout), typed.stderr
    for given, target in (("-", "typed.pbn"), (tmp_path / "two.pbn", "of-file.pbn")):
        assert declarer("table", given, "-o", tmp_path / target, typed=TWO).returncode == 0
    assert (tmp_path / "typed.pbn").read_text() == (tmp_path / "of-file.pbn").read_text()
    pasted = declarer("table", TWO)
    assert pasted.stdout == declarer("table", tmp_path / "two.pbn").stdout
    own = declarer("table", "-", "--vulnerable", "None", "--dealer", "W", typed=TWO)
    assert own.stdout.count("nobody vulnerable") == 2
    assert "Board 2, dealer W" in own.stdout


def test_a_wrong_line_on_standard_input_has_its_number_in_the_input() -> None:
    wrong = THESIS.replace(" ", "", 1)
    done = declarer("table", "-", "--strains", "S", typed=f"\n# a comment\n\n{THESIS}\n{wrong}\n{THESIS}\n")
    assert "declarer: line 5: " in done.stderr
    assert done.returncode == 1


def test_a_board_on_standard_input_has_its_own_vulnerability() -> None:
    first = TWO.partition("\n\n")[0]
    spoken = declarer("table", "-", typed=first)
    assert spoken.stdout.splitlines()[-1] == "Par, all vulnerable: +600 to North-South: 3NTN=, 3NTS="
    own = declarer("table", "-", "--vulnerable", "EW", typed=first)
    assert own.stdout.splitlines()[-1] == "Par, East-West vulnerable: +400 to North-South: 3NTN=, 3NTS="
    assert len(spoken.stdout.splitlines()) == 6  # a single board has no heading


def test_a_board_on_standard_input_that_cannot_be_read_costs_the_others_nothing() -> None:
    typed = TWO.replace("AQT3.", "AQT33.") + '\n[Board "3"]\n[Deal "N:A... K... Q... J..."]\n[Vulnerable "Q"]\n'
    told = declarer("table", "-", "--json", typed=typed)
    assert told.returncode == 1
    assert "the deal:4: board 1: Deal: North's hand is 'AQT33" in told.stderr
    assert "unknown vulnerability: 'Q'" in told.stderr
    pars = {board["board"]: board["par"] for board in json.loads(told.stdout)["boards"]}
    assert pars["2"] == {"score": 1400, "contracts": ["7DEx-6", "7DWx-6"]}
    assert pars["3"] is None  # an ending has none
    hidden = declarer("table", "-", typed=TWO.replace("42.QJ763.A965.75", "-").replace("J9.AK2.QT4.T9432", "-"))
    assert (hidden.returncode, "board 1 hides the hands of South, West" in hidden.stderr) == (1, True)
    assert hidden.stdout.startswith("Board 2, dealer E\n")


def test_solve_takes_none_of_several_deals() -> None:
    refused = declarer("solve", "-", "--trump", "NT", "--leader", "W", typed=TWO)
    assert (refused.returncode, "there are 2 deals; give one of them" in refused.stderr) == (2, True)


def test_solve_takes_a_moment_of_a_board_of_a_file(tmp_path: Path) -> None:
    played = tmp_path / "played.pbn"
    bare = tmp_path / "bare.pbn"
    bare.write_text(to_pbn([read_file(SAMPLE).find("3")]))
    assert declarer("match", bare, "--declarer", "monte-carlo:samples=1", "-o", played).returncode == 0
    board = read_file(played).find("3")
    assert board.contract is not None
    position = Position(board.deal, board.contract.strain, board.contract.leader, board.plays[:6])
    expected = {str(card): value for card, value in Solver().card_values(position).items()}
    found = declarer("solve", played, "--board", "3", "--after", "6", "--json")
    assert json.loads(found.stdout)["cards"] == expected
    both = declarer("solve", played, "--trump", "S")
    assert (
        both.returncode,
        "it only applies to a DEAL; for a board in a file, choose the position with --after N" in both.stderr,
    ) == (2, True)
    no_file = declarer("solve", THESIS, "--trump", "S", "--leader", "W", "--after", "3")
    assert (no_file.returncode, "it only applies to a board file" in no_file.stderr) == (2, True)


ENDING = "N:J.2.AJ9. 87.6.76. Q.3.KT8. 6.QT.Q3."


@pytest.mark.parametrize("contract", ["4S", "S"])
def test_solve_takes_the_ending_of_a_file(tmp_path: Path, contract: str) -> None:
    file = tmp_path / "ending.pbn"
    tags = f'[Board "1"]\n[Deal "{ENDING}"]\n[Contract "{contract}"]\n[Declarer "E"]'
    file.write_text(f'{tags}\n[Play "S"]\nDT D3\n*\n')
    typed = declarer("solve", ENDING, "--trump", "S", "--leader", "S", "--plays", "DT D3")
    assert "North to play, spades are trumps; best 3 of the 5 tricks left" in typed.stdout
    assert declarer("solve", file).stdout == typed.stdout
    first = declarer("solve", ENDING, "--trump", "S", "--leader", "S")
    assert declarer("solve", file, "--after", "0").stdout == first.stdout
    asked = declarer("advise", file)
    assert (asked.returncode, "use `declarer solve`" in asked.stderr) == (1, True)
    file.write_text(f'[Board "1"]\n[Deal "{ENDING}"]\n')
    bare = declarer("solve", file)
    assert (bare.returncode, "5 cards in each hand and no contract" in bare.stderr) == (1, True)


def test_solve_keeps_the_trumps_of_a_file_without_a_level(tmp_path: Path) -> None:
    file = tmp_path / "strain.pbn"
    file.write_text(f'[Board "1"]\n[Deal "{THESIS}"]\n[Contract "D"]\n[Declarer "E"]\n')
    typed = declarer("solve", THESIS, "--trump", "D", "--leader", "S")
    assert "diamonds are trumps" in typed.stdout
    assert declarer("solve", file).stdout == typed.stdout


def test_tables_of_deals_a_line_each_come_as_they_are_solved() -> None:
    other = "N:A2... KQ... 43... 65..."
    told = declarer("table", "-", "--json", typed=f"{THESIS}\n\nN:A2... KQ... 43...\nnonsense\n{other}\n")
    assert told.returncode == 1
    assert [line[:17] for line in told.stderr.splitlines()] == ["declarer: line 3:", "declarer: line 4:"]
    assert "line 3: " in told.stderr
    first, second = map(json.loads, told.stdout.splitlines())
    assert first["table"] == by_name(dds_table(Deal.from_pbn(THESIS)))
    few = Deal.from_pbn(other)
    for declaring in Seat:
        for strain in Strain:
            defence = max(dds_card_values(Position(few, strain, declaring.left)).values())
            assert second["table"][str(declaring)][str(strain)] == few.cards_each - defence
    assert first["par"] is not None
    assert second["par"] is None  # an ending has none
    grids = declarer("table", "-", typed=f"{THESIS}\n{other}\n")
    assert grids.returncode == 0
    assert grids.stdout.startswith(f"{THESIS}\n")
