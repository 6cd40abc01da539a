"""`declarer convert` as a user types it: what is kept, and how the rest is reported."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path

from ddsolver import Seat
from experiments.boards.files import read_file
from tests.command import declarer
from tests.experiments.boards.test_losses import EVENING

HIDDEN = EVENING.replace("N:AQT3.T95.K73.AK6 K8765.84.J82.QJ8 J9.AK2.QT4.T9432 42.QJ763.A965.75", "N:- - - -")


def words(text: str) -> str:
    return " ".join(text.split())


def test_a_report_says_what_the_format_cannot_hold(tmp_path: Path) -> None:
    source, lin, back = tmp_path / "evening.pbn", tmp_path / "evening.lin", tmp_path / "back.pbn"
    lesson = '[Event "Lesson"]\n{Welcome}\n\n'
    source.write_text(f"% PBN 2.1\n%Creator: Somebody\n{lesson}{EVENING}\n{EVENING.replace('7', '8')}")
    ran = declarer("convert", source, lin)
    assert ran.returncode == 1, "the second board has a wrong deal"
    assert ran.stderr.splitlines()[-2:] == [
        f"declarer: 1 board written to {lin}",
        "declarer: lost or changed in LIN: tags (Site, Date) on 1 board (7), "
        "sections (TotalScoreTable) on 1 board (7), comments and marks on 1 board (7), "
        "1 line that begins with %, 1 game without a deal",
    ]
    back_again = declarer("convert", lin, back)
    assert (back_again.returncode, back_again.stderr) == (0, f"declarer: 1 board written to {back}\n")


def test_the_line_about_losses_names_at_most_five_tags(tmp_path: Path) -> None:
    source = tmp_path / "a.pbn"
    tags = [f"Own{number}" for number in range(7)]
    boards = [EVENING.replace('[Site "', f'[{first} "x"]\n[{second} "x"]\n[Site "') for first, second in pairwise(tags)]
    source.write_text("\n".join(boards))
    ran = declarer("convert", source, tmp_path / "a.lin")
    assert "tags (Own0, Own1, Site, Date, Own2 and 4 more) on 6 boards" in ran.stderr
    assert f'[{tags[6]} "x"]' in source.read_text()


def test_a_format_without_a_folder_is_refused_and_the_last_file_stays(tmp_path: Path) -> None:
    for name in ("a.pbn", "b.pbn"):
        (tmp_path / name).write_text(EVENING)
    ran = declarer("convert", tmp_path / "a.pbn", tmp_path / "b.pbn", "--to", "lin")
    assert ran.returncode == 2
    assert "it only applies to --into FOLDER" in words(ran.stderr)
    assert (tmp_path / "b.pbn").read_text() == EVENING


def test_a_game_without_a_deal_is_an_error_only_where_it_is_lost(tmp_path: Path) -> None:
    source = tmp_path / "a.pbn"
    source.write_text(f'{EVENING}\n[Board "9"]\n[Contract "3NT"]\n[Declarer "S"]\n')
    kept = declarer("convert", source, tmp_path / "b.pbn")
    assert (kept.returncode, kept.stderr) == (
        0,
        f"declarer: 1 board and 1 game without a deal written to {tmp_path}/b.pbn\n",
    )
    lost = declarer("convert", source, tmp_path / "b.lin")
    assert lost.returncode == 1
    assert "this game has no Deal" in lost.stderr


def test_a_part_that_cannot_be_read_is_no_failure_if_every_board_is_written(tmp_path: Path) -> None:
    source, files = tmp_path / "a.pbn", [tmp_path / "b.pbn", tmp_path / "b.lin"]
    source.write_text(EVENING.replace('[Vulnerable "', '[Vulnerable "Q'))
    for target in files:
        ran = declarer("convert", source, target)
        assert ran.returncode == 0
        assert "Vulnerable: unknown vulnerability" in ran.stderr
        assert "declarer: 1 board written" in ran.stderr


def test_a_file_that_cannot_be_read_is_a_failure_though_the_others_are_written(tmp_path: Path) -> None:
    source = tmp_path / "a.pbn"
    source.write_text(EVENING)
    ran = declarer("convert", source, tmp_path / "none.pbn", tmp_path / "b.pbn")
    assert ran.returncode == 1
    assert "cannot read" in ran.stderr
    assert "declarer: 1 board written" in ran.stderr


def test_many_boards_that_lin_cannot_hold_are_said_once(tmp_path: Path) -> None:
    source = tmp_path / "a.pbn"
    source.write_text("\n".join([EVENING, *(HIDDEN.replace('"7"', f'"{number}"') for number in range(20, 30))]))
    ran = declarer("convert", source, tmp_path / "b.lin")
    assert ran.returncode == 1
    assert "10 boards (20, 21, 22, 23, 24 ...): left out: all four hands are hidden" in ran.stderr
    assert len(read_file(tmp_path / "b.lin").boards) == 1


def test_a_board_with_three_hands_becomes_one_with_four_in_lin(tmp_path: Path) -> None:
    source, lin, back = tmp_path / "a.pbn", tmp_path / "a.lin", tmp_path / "b.pbn"
    source.write_text(EVENING.replace(" 42.QJ763.A965.75", " -"))
    (three,) = read_file(source).boards
    assert three.hands[Seat.WEST] is None
    ran = declarer("convert", source, lin)
    assert ran.returncode == 0, ran.stderr
    assert "LIN: missing hands (filled in) on 1 board (7), " in ran.stderr
    (four,) = read_file(lin).boards
    assert four.hands == three.deal.hands
    assert four.plays == three.plays
    assert declarer("convert", source, back).stderr == f"declarer: 1 board written to {back}\n"
    assert read_file(back).boards[0].hands == three.hands


def test_with_one_file_it_is_the_target_that_is_missing() -> None:
    for name, other in (("one.pbn", "new.lin"), ("one.lin", "new.pbn")):
        ran = declarer("convert", name)
        assert ran.returncode == 2
        assert f"name the file to write too, as in: declarer convert {name} {other}" in words(ran.stderr)


def test_random_bytes_are_no_board_file(tmp_path: Path) -> None:
    source = tmp_path / "random.lin"
    source.write_bytes(random.Random(3).randbytes(2000))
    ran = declarer("convert", source, tmp_path / "b.pbn")
    assert (ran.returncode, ran.stderr) == (1, f"declarer: {source} is not a PBN or LIN file: it is not text\n")
    typed = declarer("convert", "-", tmp_path / "b.pbn", typed=source.read_bytes())
    assert "standard input is not a PBN or LIN file" in typed.stderr


DEAL = "n AQJ3.KQ42.QT42.2 e KT975.J753.A.965 s 82.AT98..AKQJ874 w 64.6.KJ987653.T3"


def test_several_files_become_several_files_and_a_wrong_one_costs_the_others_nothing(tmp_path: Path) -> None:
    (tmp_path / "evening.pbn").write_text(EVENING)
    (tmp_path / "list.txt").write_text(f"{DEAL}\n{DEAL}\n")
    (tmp_path / "broken.lin").write_bytes(b"\0")
    names = [tmp_path / name for name in ("evening.pbn", "list.txt", "broken.lin")]
    ran = declarer("convert", *names, "--into", tmp_path / "new" / "pbn")
    assert ran.returncode == 1
    assert "broken.lin is not a PBN or LIN file" in ran.stderr
    assert sorted(path.name for path in (tmp_path / "new" / "pbn").iterdir()) == ["evening.pbn", "list.pbn"]
    assert len(read_file(tmp_path / "new" / "pbn" / "list.pbn").boards) == 2
    ran = declarer("convert", *names[:2], "--into", tmp_path / "lin", "--to", "lin")
    assert ran.returncode == 0, ran.stderr
    assert [len(read_file(tmp_path / "lin" / name).boards) for name in ("evening.lin", "list.lin")] == [1, 2]
