"""The pages of a practice: the score so far, and what the calls and cards of a deal cost."""

from __future__ import annotations

from agent.rules.auction import Auction
from ddsolver.cards import Seat
from experiments.boards.board import Board
from experiments.questions.advise.report import auction_line
from experiments.questions.practice.session import Practice, Result
from experiments.show.board import counted, hands_around, signed
from experiments.show.rendering import render, template_source


def score_line(results: list[Result]) -> str:
    """Return the score of the session in a line: points, par, and the IMPs that calls and cards cost on average."""
    if not results:
        return "No deal is finished yet."
    points, par = (sum(getattr(each, name) for each in results) for name in ("points", "par"))
    calls, cards = (sum(each.lost(kind) for each in results) for kind in ("call", "card"))
    return (
        f"{counted(len(results), 'deal')}: {signed(points)} points (par {signed(par)}). On average your calls cost "
        f"{calls / len(results):.1f} IMPs a deal, your cards {cards / len(results):.1f}."
    )


def practice_page(practice: Practice, seat: Seat) -> str:
    """Return the first page: the score, the finished deals, and the next one."""
    results = [practice.results[number] for number in sorted(practice.results)]
    return render(
        "questions/practice/index.html.j2",
        styles=template_source("show/page.css"),
        title=practice.title,
        seat=seat.name.title(),
        number=len(practice.boards),
        next_deal=practice.next_deal,
        score=score_line(results),
        rows=[(each, signed(each.points), signed(each.par)) for each in results],
    )


def review_page(practice: Practice, board: Board, result: Result) -> str:
    """Return the page about a finished deal; it says if the session keeps another result of it, or none."""
    good = result.choices - len(result.verdicts)
    return render(
        "questions/practice/review.html.j2",
        styles=template_source("show/page.css"),
        title=f"Deal {result.deal} of {len(practice.boards)}",
        result=result,
        points=signed(result.points),
        par=signed(result.par),
        all_hands=hands_around(board.deal.hands, {}),
        auction=auction_line(Auction(board.dealer, result.calls.replace(",", " "))),
        fine=f"{good} of your {counted(result.choices, 'choice')} cost nothing that can be measured.",
        remark=_remark(practice.results.get(result.deal), result),
        replay="" if result.tricks is None else _replay(result),
        next_deal=practice.next_deal,
        score=score_line(list(practice.results.values())),
    )


def _replay(result: Result) -> str:
    return f"replay?plays={result.plays}&tricks={result.tricks}&calls={result.calls}"


def _remark(kept: Result | None, result: Result) -> str:
    if kept is None:
        return "This result is not kept yet: go back to the deal, and follow its link to this page."
    same = kept.to_json() == result.to_json()
    return "" if same else "You have played this deal before; the first result counts."
