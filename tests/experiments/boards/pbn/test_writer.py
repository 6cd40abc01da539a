from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from agent.rules.contract import Contract
from ddsolver import Deal, Seat, Strain
from ddsolver.cards import parse_cards
from experiments.boards.board import Board, Commentary
from experiments.boards.files import read_file
from experiments.boards.pbn.reader import parse_pbn
from experiments.boards.pbn.writer import to_pbn, write_pbn
from experiments.errors import FormatError
from tests.losses import losses

CLUB = Path(__file__).parents[3] / "data" / "club.pbn"
SAMPLE = Path(__file__).parents[4] / "experiments" / "data" / "sample.pbn"


def without_text(board: Board) -> Board:
    return replace(board, tags={}, remarks=(), commentary=Commentary())


@pytest.mark.parametrize("path", [CLUB, SAMPLE], ids=["club", "sample"])
def test_what_is_written_reads_back_the_same(path: Path) -> None:
    boards = read_file(path).boards
    again = parse_pbn(to_pbn(boards))
    assert again.problems == ()
    assert [without_text(board) for board in again.boards] == [without_text(board) for board in boards]
    assert [losses(*pair) for pair in zip(boards, again.boards, strict=True)] == [[]] * len(boards)
    assert to_pbn(again.boards) == to_pbn(boards)


def test_export_format_has_the_fifteen_tags_first_in_order_and_the_others_in_that_of_their_names() -> None:
    text = to_pbn(parse_pbn(EVERYTHING).boards)
    names = [line[1:].split(" ")[0] for line in text.split("\r\n") if line.startswith("[")]
    assert names[:15] == (
        [
            "Event",
            "Site",
            "Date",
            "Board",
            "West",
            "North",
            "East",
            "South",
            "Dealer",
            "Vulnerable",
            "Deal",
            "Scoring",
            "Declarer",
            "Contract",
            "Result",
        ]
    )
    assert names[15:20] == ["Annotator", "Room", "Score", "Table", "Zone"]
    assert names[20:] == ["Auction", "Note", "Play", "Note", "ActionTable", "OptimumPlayTable", "ScoreTable"]
    assert text.startswith("% PBN 2.1\r\n% EXPORT\r\n")


def test_the_sections_of_a_board_are_written_as_the_standard_shows_them() -> None:
    board = read_file(CLUB).find("1")
    table = {seat: dict.fromkeys(Strain, 9 if seat.is_north_south else 4) for seat in Seat}
    lines = to_pbn([replace(board, table=table)]).split("\r\n")
    assert '[Deal "N:AQT3.T95.K73.AK6 K8765.84.J82.QJ8 J9.AK2.QT4.T9432 42.QJ763.A965.75"]' in lines
    assert '[Score "NS 400"]' in lines
    auction = lines.index('[Auction "N"]')
    assert lines[auction + 1 : auction + 4] == [
        "Pass Pass 1NT =1= $1 Pass",
        "3NT $1 Pass Pass Pass",
        '[Note "1:15-17"]',
    ]
    play = lines.index('[Play "W"]')
    assert lines[play + 1 : play + 5] == ["HQ =1= H5 H4 HA", "D5 D3 D2 DT $7", "C5 CK C8 C2", "*"]
    rows = lines.index('[OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]')
    assert lines[rows + 1 : rows + 3] == ["N NT  9", "N  S  9"]
    assert lines[rows + 20] == "W  C  4"
    assert '[OptimumScore "NS 400"]' in lines


EVERYTHING = r"""% PBN 2.1
% EXPORT
{Teams, second half}
[Event "Friday"]
{It rained.}
[Site ""]
[Date "2026.11.20"]
[Board "7"]
[West "W"]
[North "N"]
[East "E"]
[South "S"]
[Dealer "S"]
[Vulnerable "All"]
[Deal "S:AQT3.T95.K73.AK6 K8765.84.J82.QJ8 J9.AK2.QT4.T9432 42.QJ763.A965.75"]
[Scoring "MP"]
[Declarer "S"]
[Contract "3NT"]
[Result "9"]
[Zone "last letter first"]
[Room "Open"]
[Table "7"]
[Score "EW -600"]
[Annotator "who wrote the comments"]
[Auction "S"]
{They play a weak notrump.}
1NT =1= Pass ! {Two clubs
is possible.} 3NT $2 Pass
Pass Pass
[Note "1:15-17"]
[Play "W"]
S6 S9 =1= {A finesse?} S2 S3 !
- - - H5 ?
*
[Note "1:forced"]
[OptimumPlayTable "Card\2L;Tricks\2R"]
S6  4
{counted by hand} H4  3
[ActionTable "Call;Score"]
Pass 10
[ScoreTable "Rank;Pair"]
1 "A and B"
2 "C and D"
"""


def test_what_a_file_says_is_written_token_by_token_and_signs_as_their_numbers() -> None:
    text = EVERYTHING.replace("- - - H5 ?", "- - - -").replace("S6 S9", "{Blind.} S6 S9")
    read = parse_pbn(text)
    assert read.problems == ()
    assert [board.remarks for board in read.boards] == [()]
    written = to_pbn(read.boards).replace("\r\n", "\n")
    numbered = text.replace("Pass !", "Pass $1").replace("S3 !", "S3 $7").replace("- - - -\n", "")
    assert sorted(written.split()) == sorted(numbered.split())
    assert to_pbn(parse_pbn(written).boards) == to_pbn(read.boards)


@pytest.mark.parametrize(
    ("marks", "written"),
    [
        ("!! =1= $25", "=1= $3 $25"),
        ("$25 ?! $100 $7", "$6 $7 $25 $100"),
        ("$20 {why?} ! =1=", "=1= $20 {why?} $1"),
        ("?", "$2"),
    ],
)
def test_marks_of_a_call_have_the_order_of_export_format_up_to_each_comment(marks: str, written: str) -> None:
    text = KEPT + f'[Auction "N"]\nPass 1NT {marks} AP\n[Note "1:strong"]\n'
    assert f"Pass 1NT {written} Pass Pass" in to_pbn(parse_pbn(text).boards)


def test_signs_of_cards_have_numbers_of_their_own() -> None:
    text = KEPT.replace("[ScoreTable", '[Play "E"]\nDJ !? =1= DQ ?? $200 DA D3\n[Note "1:top"]\n[ScoreTable')
    assert "DJ =1= $11 DQ $10 $200 DA D3" in to_pbn(parse_pbn(text).boards)


def test_a_play_that_cannot_be_read_for_want_of_a_contract_is_kept_as_it_stands() -> None:
    text = EVERYTHING.replace('[Declarer "S"]', '[Declarer ""]').replace('[Contract "3NT"]', '[Contract ""]')
    auction = text[text.index('[Auction "S"]') : text.index('[Play "W"]')]
    board = parse_pbn(text.replace(auction, "")).boards[0]
    assert board.plays == ()
    assert "- - - H5 ?" in to_pbn([board])


def test_a_score_that_is_not_what_the_tricks_make_is_said_and_kept() -> None:
    read = parse_pbn(EVERYTHING.replace("EW -600", "NS 630"))
    assert read.boards[0].remarks == ("line 23: Score 'NS 630' does not match: 3NTS with 9 tricks scores NS 600",)
    assert '[Score "NS 630"]' in to_pbn(read.boards)


@pytest.mark.parametrize("score", ["NS 630", "EW -450 NS 400", "500", "adjusted"])
@pytest.mark.parametrize("result", ["9", "^9", "NS 9", "EW 4"])
def test_an_adjusted_score_stays_with_the_result_of_the_file(score: str, result: str) -> None:
    (board,) = parse_pbn(EVERYTHING.replace("EW -600", score).replace('Result "9"', f'Result "{result}"')).boards
    assert f'[Score "{score}"]' in to_pbn([board])
    for change in ({"tricks": 8}, {"contract": Contract.parse("3NTN")}, {"contract": Contract.parse("4SS")}):
        other = replace(board, **change)
        assert f'[Score "NS {other.north_south_score}"]' in to_pbn([other])


def test_signs_of_irregularities_are_written_back_unless_the_board_was_played_again() -> None:
    text = EVERYTHING.replace('[Declarer "S"]', '[Declarer "^S"]').replace('[Result "9"]', '[Result "^9"]')
    (board,) = parse_pbn(text).boards
    assert (board.contract, board.tricks) == (Contract.parse("3NTS"), 9)
    written = to_pbn([board])
    assert ('[Declarer "^S"]' in written, '[Result "^9"]' in written) == (True, True)
    later = to_pbn([replace(board, contract=Contract.parse("4HS"), tricks=10)])
    assert ('[Declarer "S"]' in later, '[Result "10"]' in later) == (True, True)


def test_rows_keep_what_would_be_read_otherwise() -> None:
    table = '[ScoreTable "Rank"]\n %first\n \x1b[31m2\n'
    read = parse_pbn(EVERYTHING + table.replace('"Rank"', '"Place"').replace("ScoreTable", "TotalScoreTable"))
    written = to_pbn(read.boards)
    assert "\x1b" not in written
    assert parse_pbn(written).boards[0].sections["TotalScoreTable"][0] == " %first"


def test_a_note_before_the_first_call_is_of_none() -> None:
    board = parse_pbn(EVERYTHING.replace("1NT =1= Pass !", "=1= 1NT Pass")).boards[0]
    assert board.alerts == {}
    assert board.commentary.of_calls[-1] == ("{They play a weak notrump.}", "=1=")


def test_comments_between_games_belong_to_the_next_and_others_to_what_they_follow() -> None:
    deal = next(line for line in EVERYTHING.splitlines() if line.startswith("[Deal "))
    text = f'[Event "a"]\n{deal}\n; of the deal\n\n{{of the next}}\n[Event "b"]\n[Deal "#"]\n{{last}}\n'
    first, second = parse_pbn(text).boards
    assert first.commentary.around == {"Deal": ("{of the deal}",)}
    assert second.commentary.around == {"": ("{of the next}",), "Deal": ("{last}",)}


def test_a_trick_in_progress_has_dashes_for_the_cards_to_come() -> None:
    board = Board(
        name="1",
        hands=Deal.from_pbn("N:AK... QJ... T9... 87...").hands,
        dealer=Seat.NORTH,
        vulnerability=read_file(CLUB).boards[0].vulnerability,
        trump=Strain.NOTRUMP,
        leader=Seat.WEST,
        plays=parse_cards("S8 SA SQ S9 SK"),
    )
    lines = to_pbn([board]).split("\r\n")
    assert lines[-4:] == ["S8 SA SQ S9", "- SK - -", "*", ""]
    assert parse_pbn(to_pbn([board])).boards[0].plays == board.plays


@pytest.mark.parametrize(
    ("contract", "tricks", "score"), [("4SN", 10, "NS 420"), ("4SE", 10, "NS -420"), ("4SEx", 9, "NS 100")]
)
def test_scores_are_north_souths(contract: str, tricks: int, score: str) -> None:
    board = replace(read_file(CLUB).find("1"), contract=Contract.parse(contract), tricks=tricks, plays=(), auction=None)
    assert f'[Score "{score}"]' in to_pbn([board])


def test_quotes_and_backslashes_in_names_survive() -> None:
    board = replace(read_file(CLUB).find("1"), tags={"West": 'the "Ace" \\ Hare'})
    assert parse_pbn(to_pbn([board])).boards[0].tags["West"] == 'the "Ace" \\ Hare'


@pytest.mark.parametrize("name", ["Müller", "Łukasz", "MÃ¼ller", "â€œAceâ€\x9d", "so\xadft", "Ann"])
def test_names_come_back_as_they_were_written_also_such_as_look_like_another_encoding(
    name: str, tmp_path: Path
) -> None:
    board = read_file(CLUB).find("1")
    path = tmp_path / "out.pbn"
    write_pbn(path, [replace(board, tags={"West": name})])
    written = path.read_bytes()
    kept = name.replace("\x9d", "")
    assert kept.encode() in written
    assert (b"% EXPORT\r\n%Content-type: text/x-pbn; charset=UTF-8\r\n" in written) is not name.isascii()
    assert read_file(path).boards[0].tags["West"] == kept


@pytest.mark.parametrize(
    ("head", "encoding"),
    [
        ("%Content-type: text/x-pbn; charset=ISO-8859-2\n", "iso8859-2"),
        ('% PBN 2.1\r\n% EXPORT\r\n%Content-Type: text/x-pbn; charset="windows-1250"\r\n', "cp1250"),
        ("%Content-type: text/x-pbn; charset=UTF-8\n", "utf-8"),
        ("%Content-type: text/x-pbn; charset=nonsense\n", "utf-8"),
        ("%Content-type: text/x-pbn; charset=unicode_escape\n", "utf-8"),
        ("", "utf-8"),
    ],
)
def test_a_file_is_read_in_the_encoding_that_it_declares(head: str, encoding: str, tmp_path: Path) -> None:
    path = tmp_path / "in.pbn"
    path.write_bytes(f'{head}[Board "1"]\n[West "Łukasz"]\n[Deal "N:A... K... Q... J..."]\n'.encode(encoding))
    assert read_file(path).boards[0].tags["West"] == "Łukasz"


def test_what_is_declared_latin_1_may_have_the_quotation_marks_of_windows_and_the_letters_of_utf_8(
    tmp_path: Path,
) -> None:
    path = tmp_path / "in.pbn"
    head = b"%Content-type: text/x-pbn; charset=ISO-8859-1\n"
    board = b'[Board "1"]\n[West "\x93Ace\x94 \xc3\xbc"]\n[Deal "N:A... K... Q... J..."]\n'
    path.write_bytes(head + board)
    assert read_file(path).boards[0].tags["West"] == "“Ace” Ã¼"


def test_a_leader_that_the_file_names_stays_where_no_card_was_played() -> None:
    board = '[Board "1"]\n[Deal "N:A... K... Q... J..."]\n[Contract "7NT"]\n[Declarer "N"]\n[Play "W"]\n{A claim.}\n'
    (read,) = parse_pbn(board).boards
    assert '[Play "W"]\r\n{A claim.}\r\n' in to_pbn([read])


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match="cannot write"):
        write_pbn(tmp_path / "no" / "folder.pbn", [])


KEPT = """\
[Event "Cup"]
[Site "?"]
[Date "2026.11.22"]
[Board "7"]
[West "A"]
[North "B"]
[East "C"]
[South "D"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AQT3.T95.K73.AK6 K8765.84.J82.QJ8 J9.AK2.QT4.T9432 42.QJ763.A965.75"]
[Scoring "MP"]
[Declarer "N"]
[Contract "3NT"]
[Result "9"]
[Score "NS 400"]
[Table "7"]
[OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]
N NT  9
S NT 10
[ScoreTable "Table\\2R;PairId_NS;PairId_EW;Contract\\4L;Names_NS\\12L;Percentage\\5"]
 1 2 3 3NT  "A & Cy"     61.5
10 4 5 4HX  "Bob"        38.5
3 4 5   7NTX "Names" 50
"""


def test_tables_and_other_sections_are_written_as_they_were_read() -> None:
    read = parse_pbn(KEPT)
    assert read.problems == ()
    assert read.boards[0].remarks == ()
    written = to_pbn(read.boards).replace("\r\n", "\n")
    assert [line for line in written.splitlines() if not line.startswith("%")] == KEPT.splitlines()
    assert parse_pbn(written).boards == read.boards


def test_a_row_after_a_comment_of_two_lines_has_the_spaces_of_its_own_line() -> None:
    table = '[ActionTable "Call;Score"]\n{By\nhand}  1S 60\n   2S 10\n'
    assert parse_pbn(KEPT + table).boards[0].sections["ActionTable"] == ("{By\nhand}", "       1S 60", "   2S 10")


def test_a_name_with_a_line_end_stays_on_its_line() -> None:
    board = replace(parse_pbn(KEPT).boards[0], tags={"West": "two\nlines\x07"})
    assert '[West "two lines"]' in to_pbn([board])
    assert parse_pbn(to_pbn([board])).problems == ()


def test_an_auction_that_a_control_character_makes_unreadable_is_not_readable_when_it_is_written() -> None:
    text = '[Deal "N:AQT3.T95.K73.AK6 - - -"]\n[Dealer "N"]\n[Contract ""]\n[Auction "N"]\n1NT\x1b Pass\nAP\n'
    (board,) = parse_pbn(text).boards
    (again,) = parse_pbn(to_pbn([board])).boards
    assert (board.contract, again.contract) == (None, None)
    assert again.sections == {"Auction": ("1NT\ufffd Pass", "AP")}


READ = {
    "Dealer": "N",
    "Vulnerable": "NS",
    "Declarer": "S",
    "Contract": "1NTX",
    "Result": "7",
    "Score": "NS 180",
    "Constraint": "W:hcp=4-12",
}


@pytest.mark.parametrize("letter", ["\x14", "\x7f", "\x1c", "\t", "\x85"])
@pytest.mark.parametrize("tag", READ)
def test_a_tag_that_a_control_character_makes_unreadable_is_not_readable_when_it_is_written(
    tag: str, letter: str
) -> None:
    for at in range(len(READ[tag]) + 1):
        values = READ | {tag: READ[tag][:at] + letter + READ[tag][at:]}
        tags = "".join(f'[{name} "{value}"]\n' for name, value in values.items())
        first = parse_pbn(f'[Board "1"]\n[Deal "N:AQT3.T95.K73.AK6 - - -"]\n{tags}')
        second = parse_pbn(to_pbn(first.boards))
        one, other = ((each.contract, each.tricks, each.vulnerability) for each in (*first.boards, *second.boards))
        assert one == other, values[tag]
        assert first.boards[0].constraints == second.boards[0].constraints
