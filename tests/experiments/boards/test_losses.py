"""Files are written in another format and read again; what differs is compared with what must differ."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from agent.rules.auction import Auction
from agent.rules.contract import Contract
from experiments.boards.board import Board, BoardFile, Commentary
from experiments.boards.files import read_file, write_file
from experiments.boards.lin.reader import parse_lin
from experiments.boards.losses import lost_parts
from experiments.boards.pbn.reader import parse_pbn
from experiments.boards.pbn.writer import to_pbn
from tests.lin_texts import lin_file
from tests.losses import losses

EVENING = r"""[Event "Club evening"]
{Teams of four}
[Site "Upstairs"]
[Date "2026.11.20"]
[Board "7"]
[West "Walt"]
[North "Nora"]
[East "Eve"]
[South "Sam"]
[Dealer "N"]
[Vulnerable "All"]
[Deal "N:AQT3.T95.K73.AK6 K8765.84.J82.QJ8 J9.AK2.QT4.T9432 42.QJ763.A965.75"]
[Scoring "IMP"]
[Declarer "S"]
[Contract "3NT"]
[Result "9"]
[Score "NS 600"]
[HomeTeam "Blue"]
[Auction "N"]
{They play a weak notrump.}
Pass Pass 1NT =1= {a point too many} Pass
3NT $2 AP
[Note "1:12-14"]
[Play "W"]
HQ H5 H4 HA {Why not duck?}
D5 DK {the rest is easy} D2 D4 =1=
*
[Note "1:unblocks"]
[TotalScoreTable "Rank"]
1
"""


def evening(text: str = EVENING) -> Board:
    read = parse_pbn(text)
    assert read.problems == ()
    return read.boards[0]


def through_lin(board: Board) -> Board:
    (back,) = parse_lin(lin_file([board])).boards
    return back


def kinds(before: Board, after: Board) -> set[tuple[str, str]]:
    return {(loss.kind, loss.what) for loss in losses(before, after)}


def test_what_lin_cannot_hold_is_all_that_is_lost_on_the_way_through_it() -> None:
    board = evening()
    lost = {("tags", "Site"), ("tags", "Date"), ("sections", "TotalScoreTable"), ("marks of calls and cards", "?")}
    for after in (through_lin(board), parse_pbn(to_pbn([through_lin(board)])).boards[0]):
        assert kinds(board, after) == lost
        assert lost_parts(board, after) == {
            "tags": ["Site", "Date"], "sections": ["TotalScoreTable"], "comments and marks": [],
        }  # fmt: skip
        assert after.commentary.of_calls[2] == ("{a point too many}",)
        assert after.alerts == {2: "12-14"}
        assert after.commentary.of_cards == {3: ("{Why not duck?}",), 4: ("{unblocks}",), 6: ("{the rest is easy}",)}
        assert after.commentary.of_calls[-1] == ("{Teams of four}", "{They play a weak notrump.}")
        assert {name: after.tags[name] for name in ("Event", "Scoring", "HomeTeam")} == {
            "Event": "Club evening", "Scoring": "IMP", "HomeTeam": "Blue",
        }  # fmt: skip


@pytest.mark.parametrize(("score", "lost"), [("NS 0", False), ("EW 0", False), ("0", False), ("NS 50", True)])
def test_the_score_of_a_board_that_was_passed_out_is_0_and_not_lost(score: str, lost: bool) -> None:
    text = f'[Deal "N:AQT3.T95.K73.AK6 - - -"]\n[Contract "Pass"]\n[Declarer ""]\n[Score "{score}"]\n'
    board = evening(text)
    assert board.passed_out
    assert (("tags", "Score") in kinds(board, through_lin(board))) == lost
    assert ("scores" in lost_parts(board, through_lin(board))) == lost


@pytest.mark.parametrize(
    ("tags", "lost"),
    [
        ({"Score": "NS 50%"}, True), ({"Score": "^NS 60 EW 40"}, True), ({"Score": "NS 430"}, True),
        ({"Score": "NS 400"}, False), ({"Score": "EW -400"}, False), ({"Score": "400"}, False), ({"Score": "?"}, False),
        ({"Score": "", "Result": "A+-"}, True),
    ],
)  # fmt: skip
def test_a_score_that_does_not_follow_from_the_result_is_lost_in_lin(tags: dict[str, str], lost: bool) -> None:
    values = {"Contract": "3NT", "Declarer": "S", "Result": "9"} | tags
    lines = "".join(f'[{name} "{value}"]\n' for name, value in values.items())
    board = evening(f'[Deal "N:AQT3.T95.K73.AK6 - - -"]\n{lines}')
    assert ("scores" in lost_parts(board, through_lin(board))) == lost


def test_nothing_is_lost_through_pbn() -> None:
    board = evening()
    after = parse_pbn(to_pbn([board])).boards[0]
    assert losses(board, after) == []
    assert lost_parts(board, after) == {}


def test_signs_of_irregularities_are_lost_in_lin() -> None:
    board = evening(EVENING.replace('[Declarer "S"]', '[Declarer "^S"]').replace('[Result "9"]', '[Result "^9"]'))
    kind = "signs of an irregularity (^)"
    assert {(kind, "Declarer"), (kind, "Result")} <= kinds(board, through_lin(board))
    assert "signs (^ and +)" in lost_parts(board, through_lin(board))
    assert losses(board, parse_pbn(to_pbn([board])).boards[0]) == []


def test_commentary_of_lin_is_held_by_pbn_and_by_lin() -> None:
    text = (
        "vg|Final,Segment 1,I,1,2,Blue,0,Red,0|\nnt|welcome|pg||\n"
        "qx|o1|md|3SAQJ3HKQ42DQT42C2,SKT975HJ753DAC965,S82HAT98DCAKQJ874,|sv|o|nt|first|pg||\n"
        "mb|p|nt|second {or} third|at|fourth|pg||mb|p|mb|1C|mb|p|mb|3N|mb|p|mb|p|mb|p|pg||\n"
        "pc|S6|nt|on the lead|pg||pc|S3|pc|S5|pc|S2|pg||\nmc|9|nt|bye\nall|pg||\n"
        "qx|c1|md|3SAQJ3HKQ42DQT42C2,SKT975HJ753DAC965,S82HAT98DCAKQJ874,|sv|o|zz|3.5|nt|no bid|pg||\n"
    )
    read = parse_lin(text)
    assert read.problems == ()
    first, second = read.boards
    assert first.commentary.around == {"": ("{welcome}",)}
    assert first.commentary.of_calls == {-1: ("{first}",), 0: ("{second {or) third}", "{fourth}")}
    assert first.commentary.of_cards == {0: ("{on the lead}",), 3: ("{bye\nall}",)}
    assert second.commentary.around == {"Result": ("{no bid}",)}
    assert second.unread == ("zz",)
    lin, pbn = parse_lin(lin_file(read.boards)).boards, parse_pbn(to_pbn(read.boards)).boards
    for after in (lin, pbn, parse_pbn(to_pbn(lin)).boards):
        assert losses(first, after[0]) == []
        assert lost_parts(first, after[0]) == {}
        assert kinds(second, after[1]) == {("fields", "zz")}
        assert lost_parts(second, after[1]) == {"fields": ["zz"]}


def test_scores_before_a_segment_and_its_boards_pass_both_ways() -> None:
    header = "vg|Final,Segment 4,I,46,47,Blue,80,Red,99|"
    deal = "md|3SAQJ3HKQ42DQT42C2,SKT975HJ753DAC965,S82HAT98DCAKQJ874,|sv|o|mb|1N|mb|p|mb|p|mb|p|pg||"
    read = parse_lin("\n".join([header, f"qx|o46|{deal}", f"qx|c46|{deal}", f"qx|o47|{deal}"]))
    through = parse_pbn(to_pbn(read.boards)).boards
    assert (through[1].tags["HomeCarryOver"], through[1].tags["VisitCarryOver"]) == ("80", "99")
    assert lin_file(through).splitlines()[0] == header
    unnumbered = [replace(board, name=name) for board, name in zip(through, ("46", "A1", "47"), strict=True)]
    assert lin_file(unnumbered).startswith("vg|Final,Segment 4,I,,,Blue,80,Red,99|")


def test_an_auction_whose_contract_lacks_a_double_keeps_its_other_calls() -> None:
    board = replace(
        evening(), auction=Auction("N", "1NT {12-14} Pass 3NT X XX Pass Pass Pass"), contract=Contract.parse("3NTNx")
    )
    after = through_lin(board)
    assert after.auction == Auction("N", "1NT {12-14} Pass 3NT X Pass Pass Pass")
    assert after.contract == board.contract
    changed = {kind for kind, _ in kinds(board, after)}
    assert "doubles after the last bid (the doubles of the contract are written)" in changed
    assert "contracts" not in changed


@pytest.mark.parametrize(
    ("changed", "kind"),
    [
        ({"auction": None}, "auctions missing in the input (the shortest auction to the contract is written)"),
        (
            {"contract": Contract.parse("4HW")},
            "auctions that do not lead to the contract (the shortest auction to it is",
        ),
        ({"contract": None, "auction": None, "plays": ()}, "trump suits without a contract"),
    ],
)
def test_what_lin_holds_otherwise_is_told_by_kind(changed: dict[str, object], kind: str) -> None:
    board = replace(evening(), **{"commentary": Commentary(), **changed})  # type: ignore[arg-type]
    assert any(each.startswith(kind) for each, _ in kinds(board, through_lin(board)))


def test_each_part_that_another_board_lacks_is_found() -> None:
    board = evening()
    other = replace(
        board,
        hands=board.hands[1:] + board.hands[:1],
        plays=board.plays[:2],
        tricks=8,
        passed_out=True,
        contract=None,
        auction=None,
        commentary=Commentary(),
        tags={},
    )
    found = losses(board, other)
    assert {loss.kind for loss in found} == {
        "hands", "contracts", "cards played", "results", "auctions", "tags", "comments", "marks of calls and cards",
    }  # fmt: skip
    assert [*lost_parts(board, other)] == [
        "missing hands (filled in)", "contracts", "cards played", "results", "auctions", "alerts", "tags",
        "comments and marks",
    ]  # fmt: skip
    assert sum(loss.kind == "cards played" for loss in found) == 6
    assert sum(loss.kind == "comments" for loss in found) == 5
    assert ("tags", "Score") in kinds(board, other)


DEAL = next(line for line in EVENING.splitlines() if line.startswith("[Deal "))


def written(read: BoardFile, path: Path) -> str:
    """The boards of a file with what surrounds them, written to another file."""
    write_file(path, read.boards, read.surroundings)
    return path.read_bytes().decode()


def test_lines_with_a_percent_sign_stay_before_their_game(tmp_path: Path) -> None:
    text = (
        "% PBN 2.1\n%Creator: Somebody\n"
        f'[Event "a"]\n{DEAL}\n\n%Page 2\n%Font\n{{Next}}\n[Event "b"]\n{DEAL}\n\n'
        f'%Page 3\n[Event "Break"]\n[Site "Bar"]\n\n[Event "c"]\n%Page 4\n{DEAL}\n%last'
    )
    read = parse_pbn(text)
    assert [board.directives for board in read.boards] == [
        ("%Creator: Somebody",), ("%Page 2", "%Font"), ("%Page 4", "%last"),
    ]  # fmt: skip
    lines = written(read, tmp_path / "new.pbn").split("\r\n")
    before = {line: lines[at - 1] for at, line in enumerate(lines) if line.startswith("[Event")}
    assert before == {
        '[Event "a"]': "%Creator: Somebody", '[Event "b"]': "{Next}", '[Event "Break"]': "%Page 3",
        '[Event "c"]': "%last",
    }  # fmt: skip
    again = parse_pbn("\n".join(lines))
    assert [board.directives for board in again.boards] == [board.directives for board in read.boards]
    assert again.surroundings == read.surroundings


def test_lines_with_a_percent_sign_of_a_board_without_a_readable_deal_are_kept_at_the_head(
    tmp_path: Path,
) -> None:
    read = parse_pbn(f'[Event "a"]\n{DEAL}\n\n%Page 2\n[Event "b"]\n[Deal "N:A"]\n')
    assert read.surroundings.directives == ("%Page 2",)
    assert "% EXPORT\r\n%Page 2\r\n" in written(read, tmp_path / "new.pbn")


def test_lines_and_games_that_belong_to_no_board_are_kept_in_place(tmp_path: Path) -> None:
    lesson = '[Event "Lesson"]\n{Welcome}'
    no_deal = '[Event "Lesson"]\n[Board "8"]\n[Contract "3NT"]\n[Auction "N"]\n1NT =1= AP\n[Note "1:12-14"]'
    source, target = tmp_path / "a.pbn", tmp_path / "b.pbn"
    source.write_text(f"% PBN 2.1\n%Creator: Somebody\n%Font:Event 1\n{lesson}\n\n{EVENING}\n{no_deal}\n")
    read = read_file(source)
    assert [type(problem).__name__ for problem in read.problems] == ["DealMissingError"]
    write_file(target, read.boards, read.surroundings)
    lines = target.read_text().splitlines()
    assert lines[:6] == [
        "% PBN 2.1",
        "% EXPORT",
        "%Creator: Somebody",
        "%Font:Event 1",
        '[Event "Lesson"]',
        "{Welcome}",
    ]
    assert lines[-6:] == no_deal.splitlines()
    again = read_file(target)
    assert again.surroundings == read.surroundings
    assert losses(read.boards[0], again.boards[0]) == []
