"""Boards judged by a reference player, and their pages."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from agent.players.objective import Objective
from agent.rules.contract import Contract, Vulnerability
from agent.rules.imps import imps
from ddsolver import Deal, Position, Seat, Solver
from experiments.boards.board import Board, boards_by_id
from experiments.boards.files import write_file
from experiments.questions.evening.analysis import JudgedBoard, JudgedCard, _scores, costliest, judge
from experiments.questions.evening.board_pages import Evening, EveningBoard, evening_pages, with_notes
from experiments.questions.evening.pages import evening_page
from experiments.questions.evening.report import cost_line, evening_json, evening_text, our_line, reasons
from experiments.questions.evening.session import Session, session_of
from experiments.questions.judge.asked import SeatedPlayers, walk
from experiments.questions.judge.choices import view_at
from experiments.questions.reasons.analysis import belief_behind, solve_belief
from experiments.questions.reasons.decision import prefers
from tests.command import declarer
from tests.pages import Page
from tests.strategies import random_deal

PLAYER = "monte-carlo:samples=12,auction=read"
DEAL = Deal.from_pbn("N:AQT3.T95.K73.AK6 K8765.84.J82.QJ8 J9.AK2.QT4.T9432 42.QJ763.A965.75")
CONTRACT = Contract.parse("3NTS")
NAMES = {"North": "Ann", "South": "Cy", "East": "Bob", "West": "Di"}


def played(rank: int, name: str = "1") -> Board:
    """The deal played by people who always play their card of that place, modulo how many they may play."""
    position = Position(DEAL, CONTRACT.strain, CONTRACT.leader)
    while not position.is_over:
        legal = position.legal()
        position = position.play(legal[rank % len(legal)])
    tricks = position.tricks_won.of(CONTRACT.declarer)
    board = Board(name, DEAL.hands, Seat.NORTH, Vulnerability.NONE, contract=CONTRACT, plays=position.plays)
    return replace(board, tags=NAMES, tricks=tricks)


def tables(*boards: Board) -> list[EveningBoard]:
    """The pages of an evening at whose tables all cards are known."""
    found = boards_by_id(boards)
    pages, _ = evening_pages(session_of(found), found)
    return pages


def evening_of(*boards: EveningBoard, session: Session | None = None, problems: Sequence[str] = ()) -> Evening:
    """An evening of some tables, whose results are by default those of these tables."""
    results = session or session_of({each.id: each.shown.board for each in boards})
    return Evening("club", PLAYER, results, [*boards], problems=problems)


@pytest.fixture(scope="module")
def judged() -> JudgedBoard:
    return judge(played(5), PLAYER, 1)


def test_the_costly_cards_are_those_of_a_review(judged: JudgedBoard) -> None:
    turns = walk(played(5), [f"{PLAYER},aim=imps"], 1)
    assert list(judged.turns) == turns
    assert [each.turn for each in judged.costly] == [turn for turn in turns if turn.cost]
    assert {each.verdict for each in judged.costly} == {"mistake", "guess", "overtrick"}


def best_score(position: Position, contract: Contract = CONTRACT, before: int = 0) -> int:
    """South's score if everyone plays well from here, with the tricks that it took ``before`` an ending."""
    own = Solver().tricks(position)
    from_here = own if position.to_play.same_side(Seat.SOUTH) else position.tricks_left - own
    return contract.score(before + position.tricks_won.of(Seat.SOUTH) + from_here, Vulnerability.NONE)


def test_in_an_ending_all_earlier_tricks_count_as_the_declarers() -> None:
    slam = Contract.parse("6NTS")
    position = Position(random_deal(np.random.default_rng(1), 5), slam.strain, slam.leader)
    start = position
    while not position.is_over:
        position = position.play(position.legal()[-1])
    board = Board("1", start.hands, Seat.NORTH, Vulnerability.NONE, contract=slam, plays=position.plays)
    costly = [turn for turn in walk(board) if turn.cost]
    assert costly
    for turn in costly:
        here, after = turn.position, turn.position.play(turn.card)
        assert _scores(turn, board) == (best_score(here, slam, 8), best_score(after, slam, 8))


def test_points_are_those_that_the_card_gave_away(judged: JudgedBoard) -> None:
    for each in judged.costly:
        position = each.turn.position
        assert each.points == abs(best_score(position) - best_score(position.play(each.turn.card)))
        assert each.imps == imps(each.points)


def test_a_guess_is_a_card_at_which_our_player_errs_or_has_no_preference(judged: JudgedBoard) -> None:
    for each in judged.costly:
        assert each.reason is not None
        assert each.reason.card.card == each.turn.instead
        if each.turn.instead_cost:
            assert each.verdict == "guess"
            assert each.reason.rival.card in each.turn.better
            assert "works on this layout" in our_line(each)
        else:
            assert each.reason.rival.card == each.turn.card
            assert each.reason.is_clear or each.verdict == "guess"
            hardly = "is within the noise of its values" in our_line(each)
            assert hardly is (each.verdict == "guess")


@pytest.mark.slow
def test_a_mistake_needs_a_margin_above_the_noise_of_the_players_own_values() -> None:
    board = played(5)
    seats = SeatedPlayers(board, [PLAYER], 1, "tricks")
    seen = set()
    for turn, decision in seats.choices():
        belief = belief_behind(seats.at_turn(PLAYER, turn)) if decision else None
        if belief is None or decision is None or decision.card == turn.card:
            continue
        view = view_at(board, turn)
        solved = solve_belief(view, belief)
        objective = Objective.of(view, "tricks")
        one, other = (solved.tricks[:, card.index] for card in (decision.card, turn.card))
        margin = float(solved.weights @ (one - other))
        error = float(np.sqrt(solved.weights**2 @ (one - other - margin) ** 2))
        prefers_it = prefers(decision, turn.card, view, solved, objective)
        assert prefers_it is (margin > max(2 * error, 0.1))
        seen.add(prefers_it)
    assert seen == {True, False}


@pytest.mark.slow
def test_at_imps_an_overtrick_is_no_mistake_and_at_matchpoints_it_is() -> None:
    # South needs nine tricks, and makes eleven: each costly card of the declarer gives an overtrick away.
    for scoring, verdicts in (("IMP", {"overtrick", "guess"}), ("MP", {"mistake", "guess"})):
        safe = replace(played(5), contract=Contract.parse("1NTS"), tags=NAMES | {"Scoring": scoring})
        found = judge(safe, PLAYER, 1)
        assert {each.verdict for each in found.costly if min(_scores_of(each)) > 0} <= verdicts


def _scores_of(judged: JudgedCard) -> tuple[int, int]:
    position = judged.turn.position
    contract = Contract.parse("1NTS")
    return best_score(position, contract), best_score(position.play(judged.turn.card), contract)


def test_the_costliest_come_first(judged: JudgedBoard) -> None:
    worst = costliest(list(judged.costly), 3)
    assert len(worst) == 3
    assert [each.imps for each in worst] == sorted((each.imps for each in judged.costly), reverse=True)[:3]


def test_a_text_without_choices_has_no_empty_table() -> None:
    assert evening_text([JudgedBoard((), ())], PLAYER).splitlines() == [
        "0 boards played, 0 costly cards: 0 mistakes, 0 guesses"
    ]


def test_a_text_has_the_five_costliest_with_their_reasons(judged: JudgedBoard) -> None:
    text = evening_text([judged], PLAYER)
    worst = costliest(list(judged.costly), 5)
    for each in worst:
        assert cost_line(each) in text
        assert all(line in text for line in reasons(each))
    found = evening_json([judged], PLAYER)
    assert len(found["costly"]) == len(judged.costly)
    assert found["costly"][0]["reasons"] == reasons(worst[0])


@pytest.mark.slow
def test_the_first_page_links_to_every_costly_card_and_hides_what_the_seat_did_not_see() -> None:
    nasty = replace(played(5), tags=NAMES | {"South": "Eve <b>"})
    (board,) = tables(nasty)
    again = judge(nasty, PLAYER, 1)
    page = evening_page(evening_of(replace(board, judged=again)))
    parsed = Page(page)
    assert parsed.open == []
    for each in again.costly:
        assert f"board-1.html#{each.at}" in parsed.links
    assert "Eve &lt;b&gt;" in page
    assert "Eve <b>" not in page
    # Two hands are seen of each decision, after the lead, and all four behind a fold.
    shown = re.findall(r'<article class="moment">(.*?)</article>', page, re.DOTALL)
    assert len(shown) == min(5, len(again.costly))
    for each, text in zip(costliest(list(again.costly), 5), shown, strict=True):
        before_fold = text.partition("<details")[0]
        assert before_fold.count('<div class="hand') == (2 if each.at else 1)
        assert text.count('<div class="hand') == (6 if each.at else 5)
    assert 'http-equiv="refresh"' not in page


def test_a_page_says_how_far_it_is_while_it_grows() -> None:
    first, second = tables(played(0), played(5, "2"))
    begun = evening_page(evening_of(first, second), is_running=True)
    assert "0 of 2 boards judged so far" in begun
    assert not any(link.startswith("board-") for link in Page(begun).links)
    assert 'http-equiv="refresh"' in begun
    growing = evening_of(replace(first, has_page=True), second)
    assert {each for each in Page(evening_page(growing)).links if each.startswith("board-")} == {"board-1.html"}
    assert "1 of 2 boards judged when the work was stopped" in evening_page(growing)


def test_tables_of_a_deal_lead_to_each_other_and_to_the_evening() -> None:
    other = replace(played(3, "2"), vulnerability=Vulnerability.BOTH)
    first, second, third = tables(played(0), played(5), other)
    assert (first.name, second.name, third.name) == ("1", "1 (2)", "2")
    assert dict(second.shown.links) == {
        "evening": "index.html",
        "previous": "board-1.html",
        "next": "board-2.html",
        "other table": "board-1.html",
    }
    assert "other table" not in dict(third.shown.links)


def test_the_command_writes_linked_pages_from_mistake_to_mistake(tmp_path: Path) -> None:
    path = tmp_path / "club.pbn"
    hidden = replace(played(0, "3"), hands=(None, None, None, DEAL.hands[3]))
    write_file(path, [played(5), played(1, "2"), hidden, replace(played(0, "4"), plays=(), tricks=9)])
    ran = declarer("evening", path, "-o", tmp_path / "pages", "--player", "monte-carlo:samples=3")
    assert ran.returncode == 1
    assert "board 3 hides the hands" in ran.stderr
    assert "2 deals with 4 results in" in ran.stderr
    assert ran.stdout.startswith("2 boards played, ")
    pages = {each.name: each.read_text(encoding="utf-8") for each in (tmp_path / "pages").iterdir()}
    assert set(pages) == {"index.html", "hands.html", *(f"board-{number}.html" for number in range(1, 4))}
    for text in pages.values():
        for link in Page(text).links:
            assert link.startswith("#") or link.partition("#")[0] in pages, link
    assert {"board-1.html", "board-2.html", "board-3.html"} <= set(Page(pages["index.html"]).links)
    assert "3NT S" in pages["board-1.html"].partition("other-tables")[2], "the table without play is in the traveller"
    first = _data(pages["board-1.html"])
    second = _data(pages["board-2.html"])
    assert first["notes"]
    name, _, turn = first["next_note"].partition("#")
    assert name == "board-2.html"
    assert turn == min(second["notes"], key=int)
    assert second["next_note"] == ""
    for turn, note in first["notes"].items():
        assert note["title"].startswith(("Mistake: ", "Guess: ", "Overtrick: "))
        assert first["plays"][int(turn)][1] in note["title"]
        assert note["lines"][0].startswith("Our player ")


def test_while_the_work_goes_on_and_after_ctrl_c_no_link_leads_nowhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, folder = tmp_path / "club.pbn", tmp_path / "pages"
    write_file(path, [played(5), played(0, "2"), played(1), played(5, "3"), played(2)])

    def check() -> None:
        pages = {each.name: each.read_text(encoding="utf-8") for each in folder.iterdir()}
        for name, text in pages.items():
            for link in [*Page(text).links, _data(text)["next_note"] if name.startswith("board-") else ""]:
                assert link == "" or link.startswith("#") or link.partition("#")[0] in pages, (name, link)

    def interrupted(function: Any, boards: Any, *_: object) -> Iterator[Any]:
        for number, board in enumerate(boards):
            if number == 3:
                raise KeyboardInterrupt
            yield function(board)
            check()

    monkeypatch.setattr("experiments.questions.evening.command.each_board", interrupted)
    ran = declarer("evening", path, "-o", folder, "--player", "monte-carlo:samples=1", "--jobs", "1")
    assert ran.returncode != 0
    check()
    names = {"board-1.html", "board-2.html", "board-1-2.html"}
    assert {each.name for each in folder.glob("board-*.html")} == names
    first, last = ((folder / name).read_text(encoding="utf-8") for name in ("board-1.html", "board-1-2.html"))
    assert names - {"board-1.html"} <= set(Page(first).links), "the next board, and the other table"
    assert names - {"board-1-2.html"} <= set(Page(last).links)


def _data(page: str) -> Any:
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    return json.loads(found[1])


def test_what_cannot_be_made_is_said_before_the_work(tmp_path: Path) -> None:
    path = tmp_path / "club.pbn"
    write_file(path, [played(0)])
    file = declarer("evening", path, "-o", path)
    assert (file.returncode, "is a file; give a folder" in " ".join(file.stderr.split())) == (2, True)
    peeking = declarer("evening", path, "--player", "arbitrary")
    assert (peeking.returncode, "sees all four hands" in " ".join(peeking.stderr.split())) == (2, True)
    assert declarer("evening", tmp_path / "missing.pbn").returncode != 0


def test_notes_stand_at_the_cards_that_cost_something(judged: JudgedBoard) -> None:
    (board,) = tables(played(5))
    shown = with_notes(replace(board, judged=judged), "board-2.html#7")
    assert list(shown.notes) == [each.at for each in judged.costly]
    assert shown.next_note == "board-2.html#7"
