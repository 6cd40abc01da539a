"""The evening of one pair, and pages without names."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from agent.rules.contract import Contract
from ddsolver import Seat
from experiments.boards.board import Commentary, boards_by_id
from experiments.boards.files import read_files, write_file
from experiments.boards.ids import BoardId, PairId
from experiments.boards.pbn.reader import parse_pbn
from experiments.errors import FormatError
from experiments.questions.evening.analysis import (
    boards_of_pair,
    costliest,
    judge,
    own_part,
    plays,
    side_at,
    total,
    with_shares,
)
from experiments.questions.evening.report import cost_line
from experiments.questions.evening.session import session_of
from experiments.questions.evening.standings import pair_totals
from tests.command import declarer
from tests.experiments.questions.evening.test_evening import PLAYER, played
from tests.experiments.questions.evening.test_session import (
    HEAD,
    NAMES,
    RESULTS,
    evening,
    row_names,
    session,
    two_tables,
)


@pytest.mark.parametrize("text", ["Ann & Cy", "ann & cy", "Cy & Ann", "ann/cy", "Ann", " CY "])
def test_a_pair_is_found_by_its_names_in_any_case_and_order(text: str) -> None:
    names = evening(two_tables()).names
    assert names(names.find(text)) == "Ann & Cy"


@pytest.mark.parametrize("text", ["1", "Pair 1", "Ann", "ann & cy"])
def test_a_listed_pair_is_found_by_its_number_too(text: str) -> None:
    names = session(HEAD + RESULTS + NAMES).names
    assert names(names.find(text)) == "1 Ann & Cy"


@pytest.mark.parametrize("text", ["Alfa-Bravo", "bravo", "Bravo & Alfa", "Day-Lewis", "Pitt"])
def test_a_player_is_found_in_names_with_hyphens(text: str) -> None:
    rows = '[ScoreTable "PairId_NS;PairId_EW;Score_NS;Names_NS;Names_EW"]\n1 2 50 Alfa-Bravo "Day-Lewis;Pitt"\n'
    names = session(HEAD + rows).names
    assert names(names.find(text)) == ("1 Alfa-Bravo" if "lfa" in text or "ravo" in text else "2 Day-Lewis & Pitt")


def test_a_pair_that_is_not_there_names_those_that_are() -> None:
    names = evening(two_tables()).names
    with pytest.raises(FormatError, match="the pairs are Ann & Cy, Bob & Di, Eve & Gus and Fay & Hal"):
        names.find("Zoe")
    with pytest.raises(FormatError, match=r"do you mean Ann & Cy\?"):
        names.find("An & Cy")
    with pytest.raises(FormatError, match="names no pairs"):
        evening([replace(played(0), tags={})]).names.find("Ann")


def test_pairs_of_both_directions_with_one_number_are_kept_apart() -> None:
    names = session(HEAD + RESULTS.replace('"11"', "  3 ")).names
    with pytest.raises(FormatError, match="may be Pair 12 NS or Pair 12 EW|may be Pair 3 NS or Pair 3 EW"):
        names.find("3")
    assert names(names.find("3 EW")) == "Pair 3 EW"


@pytest.mark.slow
def test_at_matchpoints_a_card_costs_the_tables_that_it_would_have_beaten() -> None:
    board, other = two_tables()
    boards = [board, *(replace(other, plays=(), tricks=tricks) for tricks in range(4, 13))]
    found, first = evening(boards), BoardId(number="1")
    judged = with_shares(found, first, board, judge(board, PLAYER, 1))
    (deal,) = found.deals
    own, *others = deal.results
    assert own.contract is not None
    assert own.tricks is not None
    shares = set()
    for each in judged.costly:
        declares = each.turn.seat.is_north_south
        tricks = min(13, max(0, own.tricks + (each.turn.cost if declares else -each.turn.cost)))
        better = own.contract.north_south_score(tricks, board.vulnerability)
        ours, theirs = (
            sum((score > other.score) + (score == other.score) / 2 for other in others) for score in (better, own.score)
        )
        assert each.share == pytest.approx(100 * (ours - theirs) / len(others) * (1 if declares else -1))
        shares.add(each.share)
    assert len(shares) > 1
    assert "% of the matchpoints)" in cost_line(costliest(list(judged.costly), 1)[0])
    # A ScoreTable of the field in place of the recorded tables makes no difference.
    rows = tuple(f"{2 * at + 1} {2 * at + 2} {result.score}" for at, result in enumerate(deal.results))
    tags = {**board.tags, "ScoreTable": "PairId_NS;PairId_EW;Score_NS"}
    of_field = replace(board, tags=tags, sections={"ScoreTable": rows})
    assert with_shares(evening([of_field, *boards[1:3]]), first, of_field, judge(of_field, PLAYER, 1)) == judged
    # Where IMPs are scored, a card has no share.
    imp = [replace(each, tags={**each.tags, "Scoring": "IMP"}) for each in boards]
    assert {each.share for each in with_shares(evening(imp), first, imp[0], judge(imp[0], PLAYER, 1)).costly} == {None}


@pytest.mark.slow
def test_a_pair_could_have_had_the_result_without_its_own_costly_cards() -> None:
    boards = two_tables()
    found = evening(boards)
    judged = judge(boards[0], PLAYER, 1)
    first, second = boards_by_id(boards)
    for name, north_south in (("Ann & Cy", True), ("Bob & Di", False)):
        pair = found.names.find(name)
        assert side_at(found, first, pair) is north_south
        assert side_at(found, second, pair) is None
        own = own_part(judged, north_south=north_south)
        assert {each.seat.is_north_south for each in own.turns} == {north_south}
        (row,) = boards_of_pair(found, pair, {first: own})
        lost = sum(each.cost for each in own.turns)
        contract, tricks = row.result.contract, row.result.tricks
        assert contract is not None
        assert tricks is not None
        score = contract.north_south_score(tricks + (lost if north_south else -lost), boards[0].vulnerability)
        actual, better = row.outcomes["actual"], row.outcomes["without_errors"]
        assert better.score == (score if north_south else -score)
        assert better.won is not None
        assert actual.won is not None
        assert better.won >= actual.won
        solved = row.deal.double_dummy(Contract.parse("3NTS"))
        assert solved is not None
        assert abs(row.outcomes["double_dummy"].score) == abs(
            contract.north_south_score(solved, boards[0].vulnerability)
        )
        assert total(found, [actual, None], [actual, row.outcomes.get("par", actual)]) is not None


def test_a_pair_plays_its_own_tables_and_the_deals_in_which_it_is_listed() -> None:
    boards = two_tables()
    found = evening(boards)
    ann, eve = (found.names.find(name) for name in ("Ann", "Eve"))
    assert [plays(found, board, ann) for board in boards_by_id(boards)] == [True, False]
    assert [plays(found, board, eve) for board in boards_by_id(boards)] == [False, True]
    listed = session(HEAD + RESULTS)
    pairs = [PairId(number=number) for number in ("1", "9", "7")]
    assert [plays(listed, next(iter(listed.pairs)), pair) for pair in pairs] == [True, True, False]


def test_the_page_of_a_pair_has_its_own_decisions_only(tmp_path: Path) -> None:
    path = tmp_path / "club.pbn"
    write_file(path, two_tables())
    common = ("-o", tmp_path / "pages", "--player", "monte-carlo:samples=3", "--json")
    found = json.loads(declarer("evening", path, *common, "--pair", "Bob").stdout)
    assert found["pair"] == "Bob & Di"
    assert {each["player"] for each in found["costly"]} <= {"Bob", "Di"}
    assert [row["board"] for row in found["own"]] == ["1", "all"]
    page = (tmp_path / "pages" / "index.html").read_text(encoding="utf-8")
    assert "Bob &amp; Di: what was, and what could have been" in page
    assert not (tmp_path / "pages" / "board-1-2.html").exists()
    wrong = declarer("evening", path, *common, "--pair", "Zoe")
    assert wrong.returncode == 2
    assert "Eve & Gus" in " ".join(wrong.stderr.split())


def test_anonymous_pages_have_numbers_in_place_of_names_everywhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "Anneliese.pbn"
    named = {"North": "Anneliese", "South": "Cyprian", "East": "Bobbie", "West": "Dietlind", "Event": "Anneliese Cup"}
    first, second = two_tables()
    comments = Commentary(around={"Deal": ("{Dietlind was asleep}",)})
    write_file(path, [replace(first, tags=named, commentary=comments), second])
    common = ("--player", "monte-carlo:samples=3", "--anonymous")
    ran = declarer("evening", path, *common, "--pair", "cyprian")
    assert ran.returncode == 0
    assert "of an earlier evening" not in ran.stderr
    pages = list((tmp_path / "evening").iterdir())
    assert pages
    for page in pages:
        text = page.read_text(encoding="utf-8")
        assert not any(name in text + page.name for name in ("Anneliese", "Cyprian", "Bobbie", "Dietlind", "Cup"))
    assert not any(name in ran.stdout for name in ("Anneliese", "Cyprian", "Bobbie", "Dietlind"))
    assert "Pair 1: " in (tmp_path / "evening" / "index.html").read_text(encoding="utf-8")
    (tmp_path / "evening" / "board-99.html").write_text("Anneliese")
    again = declarer("evening", path, *common, "--pair", "cyprian")
    assert "evening also has 1 page of an earlier evening, perhaps with names" in again.stderr


def test_without_names_a_board_keeps_its_play_and_its_alerts_without_the_players() -> None:
    head = f"%Table of Anna\n{HEAD}"
    text = f'{head}[North "Anna"]\n[South "Cyprian"]\n[Auction "N"]\n1C =1= Pass Pass Pass\n[Note "1:Anna says 16+"]\n'
    (board,) = parse_pbn(text).boards
    found = session_of(boards_by_id([board]), anonymous=True)
    nameless = found.names.nameless(board, *found.pairs.values())
    assert nameless.auction is not None
    assert dict(nameless.auction.alerts) == {0: "... says 16+"}
    assert nameless.tags["North"] == nameless.tags["South"] == "Pair 1"
    assert nameless.hands == board.hands
    assert nameless.directives == ()
    assert nameless.dealer is Seat.NORTH


def test_listed_pairs_of_both_directions_are_kept_apart_without_their_names() -> None:
    rows = '[ScoreTable "PairId_NS;PairId_EW;Score_NS"]\n1 2 100\n2 1 -50\n'
    listed = '[TotalScoreTable "PairId;Direction;Names"]\n'
    listed += "".join(f'{number} {side} "{number}{side}"\n' for side in ("NS", "EW") for number in (1, 2))
    found = session(HEAD + rows + listed, anonymous=True)
    names = [name for names in row_names(found) for name in names]
    assert names == ["Pair 1 NS", "Pair 2 EW", "Pair 2 NS", "Pair 1 EW"]
    alone = session(HEAD + rows.replace("\n2 1", "\n4 3") + listed.replace("EW", "NS"), anonymous=True)
    assert {name for names in row_names(alone) for name in names} == {"Pair 1", "Pair 2", "Pair 3", "Pair 4"}


def test_a_number_in_both_columns_of_a_board_belongs_to_two_pairs() -> None:
    rows = '[ScoreTable "PairId_NS;PairId_EW;Score_NS"]\n1 2 100\n2 1 -50\n'
    found = session(HEAD + rows)
    assert row_names(found) == [("Pair 1 NS", "Pair 2 EW"), ("Pair 2 NS", "Pair 1 EW")]
    assert len(pair_totals(found)) == 4


SECTIONS = """[ScoreTable "Section;PairId_NS;PairId_EW;Score_NS"]
A 1 2 100
B 1 2 -50
"""


def test_pairs_of_two_sections_with_the_same_number_are_two_pairs() -> None:
    totals = '[TotalScoreTable "Section;PairId;TotalMP;Names"]\nA 1 4 "Ann;Cy"\nB 1 5 "Eve;Gus"\n'
    found = session(HEAD + SECTIONS + totals)
    names = [name for names in row_names(found) for name in names]
    assert names == ["A1 Ann & Cy", "A2", "B1 Eve & Gus", "B2"]
    assert found.names(found.names.find("B1")) == "B1 Eve & Gus"


@pytest.mark.parametrize(
    ("rows", "names"),
    [
        (("1 2", "3 4"), [("Pair 1", "Pair 2"), ("Pair 3", "Pair 4")]),
        (("1 2", "2 1"), [("Pair 1 NS", "Pair 2 EW"), ("Pair 2 NS", "Pair 1 EW")]),
        (("1 -", "? 4"), [("Pair 1", ""), ("", "Pair 4")]),
        (("Ann;Cy 2", "5 Bob"), [("9 Ann & Cy", "Pair 2"), ("Pair 5", "Bob")]),
    ],
)
def test_pair_tags_of_records_name_pairs_as_a_score_table_does(
    rows: tuple[str, ...], names: list[tuple[str, str]]
) -> None:
    listed = '[TotalScoreTable "PairId;Names"]\n9 "Ann;Cy"\n'
    records = [
        f'{HEAD}[PairNS "{one}"]\n[PairEW "{other}"]\n[Score "NS {points}"]\n'
        for points, (one, other) in zip((100, -50), (row.split() for row in rows), strict=True)
    ]
    found = session("\n".join(records) + f"\n{HEAD}{listed}")
    assert row_names(found) == names
    hidden = session("\n".join(records), anonymous=True)
    assert not any("Ann" in name or "Bob" in name for names in row_names(hidden) for name in names)


def test_pair_tags_of_two_sections_are_two_pairs() -> None:
    records = [f'{HEAD}[Section "{each}"]\n[PairNS "1"]\n[PairEW "2"]\n[Score "NS 50"]\n' for each in "AB"]
    assert row_names(session("\n".join(records))) == [("A1", "A2"), ("B1", "B2")]


def test_players_go_before_the_tags_of_their_pairs() -> None:
    tags = {**two_tables()[0].tags, "PairNS": "7"}
    (first, *_) = row_names(evening([replace(two_tables()[0], tags=tags), two_tables()[1]]))
    assert "7" not in first[0]


def test_one_section_is_not_part_of_the_numbers() -> None:
    found = session(HEAD + SECTIONS.replace("B 1 2", "A 3 4"))
    assert row_names(found) == [("Pair 1", "Pair 2"), ("Pair 3", "Pair 4")]


def test_sections_with_numbers_stay_apart_from_the_pairs_numbers_also_without_names() -> None:
    text = HEAD + SECTIONS.replace("A 1 2", "1 1 2").replace("B 1 2", "2 11 12")
    found = session(text, anonymous=True)
    names = [name for names in row_names(found) for name in names]
    assert names == ["Pair 1-1", "Pair 1-2", "Pair 2-11", "Pair 2-12"]


def test_anonymous_tables_have_no_names_that_stand_for_numbers() -> None:
    text = HEAD + RESULTS.replace("   1    9", ' Anna  "Bo & Di"') + NAMES
    found = session(text, anonymous=True)
    names = {name for names in row_names(found) for name in names}
    assert not any("Anna" in name or "Bo" in name for name in names)
    assert "Pair 12" in names


CLUB = f"""{HEAD}[North "Bob"]
[South "Dan"]
[East "Cid"]
[West "Ann"]
[Scoring "MP"]
[Contract "3NT"]
[Declarer "S"]
[Result "9"]

{HEAD}[North "Fay"]
[South "Hal"]
[East "Eve"]
[West "Gus"]
[Scoring "MP"]
[Contract "3NT"]
[Declarer "S"]
[Result "8"]
"""
MIXED = CLUB + HEAD.replace('"1"', '"2"').replace('"None"', '"All"') + RESULTS
"""A board that was recorded at two tables, with the players' names; and one whose results have the pairs' numbers."""


@pytest.mark.parametrize("anonymous", [False, True])
@pytest.mark.parametrize("text", ["1", "Pair 1", "Bob", "bob & dan"])
def test_a_pair_is_found_by_name_and_by_number_whatever_the_pages_show(text: str, *, anonymous: bool) -> None:
    found = session(CLUB, anonymous=anonymous)
    pair = found.names.find(text)
    assert pair == PairId(players=("bob", "dan"))
    assert found.names(pair) == ("Pair 1" if anonymous else "Bob & Dan")
    assert [plays(found, board, pair) for board in found.pairs] == [True, False]


def test_without_names_the_pages_of_a_pair_have_its_boards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("club.pbn").write_text(CLUB)
    for text in ("1", "Pair 1", "Bob"):
        found = json.loads(declarer("evening", "club.pbn", "--anonymous", "--pair", text, "--json").stdout)
        assert (found["pair"], [row["board"] for row in found["own"]]) == ("Pair 1", ["1", "all"])
        assert {each.name for each in Path("evening").glob("board-*")} == {"board-1.html"}


@pytest.mark.parametrize("anonymous", [False, True])
def test_numbered_and_named_pairs_of_a_file_are_different_pairs(*, anonymous: bool) -> None:
    found = session(MIXED, anonymous=anonymous)
    totals = pair_totals(found)
    names = {found.names(each.pair) for each in totals}
    assert len(names) == len(totals) == 12
    assert {each.boards for each in totals} == {1}
    assert found.names(found.names.find("1")) == "Pair 1", "the pair with this number in the file"
    # Numbers that the file does not use are those of the pairs with names.
    assert found.names.find("Pair 2") == PairId(players=("bob", "dan"))
    assert {"Pair 2", "Pair 4", "Pair 5", "Pair 7"} <= names if anonymous else "Cid & Ann" in names


def test_a_pair_is_the_same_one_in_other_seats_and_where_the_file_lists_it_by_number() -> None:
    turned = CLUB.replace('"1"', '"2"').replace('"Bob"', '"Di"').replace('"Dan"', '"BOB"').replace('"Di"', '"Dan"')
    found = session(f"{CLUB}\n{turned}".replace('"None"', '"All"'))
    assert found.pairs.keys() == {BoardId("<text>", name, table) for name in "12" for table in (1, 2)}
    assert [pairs[0] for pairs in found.pairs.values()][::2] == [PairId(players=("bob", "dan"))] * 2
    listed = session(MIXED + '[TotalScoreTable "PairId;Names"]\n1 "Dan - Bob"\n')
    assert next(iter(listed.pairs.values()))[0] == PairId(number="1")
    one = next(each for each in pair_totals(listed) if each.pair == PairId(number="1"))
    assert (one.boards, listed.names(one.pair)) == (2, "1 Dan - Bob")


def test_two_boards_of_a_name_in_two_files_have_ids_of_their_own(tmp_path: Path) -> None:
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "club.pbn").write_text(CLUB)
    paths = [tmp_path / folder / "club.pbn" for folder in ("one", "two")]
    read = read_files([*paths, paths[0]])
    expected = [BoardId(str(path), "1", table) for path in paths for table in (1, 2)]
    assert [*read.by_id] == [*expected, *(BoardId(str(paths[0]), "1", table) for table in (3, 4))]
