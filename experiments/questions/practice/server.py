"""The pages of a practice, and the web server on which a person bids and plays deal after deal with robots."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from http import HTTPStatus
from urllib.parse import parse_qs

from agent.players.bidding.bidder import BiddingView
from agent.rules.auction import Auction
from ddsolver.cards import Card, Seat
from experiments.boards.board import Board
from experiments.boards.double_dummy import par_of, table_of
from experiments.errors import FormatError
from experiments.questions.advise.report import auction_line
from experiments.questions.judge.calls import CallJudge
from experiments.questions.judge.on_average import JudgedChoice, judge_call_on_average, judge_card_on_average
from experiments.questions.play.game import Bidding, Game
from experiments.questions.play.server import PlayPages, Query, auction_of, calls_of, finished, position_of
from experiments.questions.practice.session import Practice, Result, own_calls, own_cards
from experiments.show.board import counted, hands_around, signed
from experiments.show.rendering import page_styles, render
from experiments.web.serve import Answer, LocalRequest, LocalServer, html_answer, json_answer


def score_line(results: list[Result]) -> str:
    """Return the score of the session in a line: points, par, and the IMPs that calls and cards cost on average.

    If nobody bid, it is about cards only.
    """
    if not results:
        return "No deal is finished yet."
    points, par = (sum(getattr(each, name) for each in results) for name in ("points", "par"))
    calls, cards = (sum(each.lost(kind) for each in results) / len(results) for kind in ("call", "card"))
    bid = any(each.calls for each in results)
    cost = (
        f"calls cost {calls:.1f} IMPs a deal, your cards {cards:.1f}" if bid else f"cards cost {cards:.1f} IMPs a deal"
    )
    return f"{counted(len(results), 'deal')}: {signed(points)} points (par {signed(par)}). On average your {cost}."


def practice_page(practice: Practice, seat: Seat, *, bids: bool = True) -> str:
    """Return the first page: the score, the finished deals, and the next one; ``bids`` says whether anybody bids."""
    results = [practice.results[number] for number in sorted(practice.results)]
    return render(
        "questions/practice/index.html.j2",
        styles=page_styles(),
        title=practice.title,
        seat=seat.name.title(),
        bids=bids,
        number=len(practice.boards),
        next_deal=practice.next_deal,
        score=score_line(results),
        rows=[(each, signed(each.points), signed(each.par)) for each in results],
    )


def review_page(practice: Practice, board: Board, result: Result) -> str:
    """Return the page about a finished deal; it says if the session keeps another result of it, or none."""
    good = result.choices - len(result.verdicts)
    auction = Auction(board.dealer, result.calls.replace(",", " ")) if result.calls else board.auction
    return render(
        "questions/practice/review.html.j2",
        styles=page_styles("web/diagrams.css"),
        title=f"Deal {result.deal} of {len(practice.boards)}",
        result=result,
        points=signed(result.points),
        par=signed(result.par),
        all_hands=hands_around(board.deal.hands, {}),
        auction="" if auction is None else auction_line(auction),
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


_RESULT = "result"
"""The path to which a page posts a finished deal."""
_JUDGE_SECONDS = 120.0
"""The time limit of a verdict (wall time)."""


class PracticeServer(LocalServer):
    """A server for the first page at ``/``, and for the pages of deal 1 at ``/1/``, and so on."""

    def __init__(
        self,
        practice: Practice,
        asked: Sequence[Game | Bidding],
        seat: Seat,
        port: int = 0,
        *,
        at_once: bool = False,
    ) -> None:
        """Listen on a port; 0 chooses a free one. ``at_once`` shows each verdict when a call or card was made.

        ``seat`` is the person's; where it is dummy, the person of a `Game` has declarer's.

        :raises StoreError: if the port is taken.
        """
        self._practice = practice
        self._seat, self._bids = seat, any(isinstance(each, Bidding) for each in asked)
        self._judges = ThreadPoolExecutor(1)
        self._deals = [
            _Deal(practice, number, each, self._judges, at_once=at_once) for number, each in enumerate(asked, start=1)
        ]
        super().__init__(port, PracticeRequest)

    def server_close(self) -> None:
        """Close the server and the practice; verdicts that nobody will see are not begun."""
        super().server_close()
        self._judges.shutdown(wait=False, cancel_futures=True)
        self._practice.close()

    def page(self, path: str, query: str) -> Answer | None:
        """Return the first page, or the answer of a deal's pages."""
        if path in ("", "index.html"):
            return html_answer(practice_page(self._practice, self._seat, bids=self._bids))
        return self._of_deal(path, lambda deal, rest: deal.answer(rest, query))

    def keep(self, target: str, query: str) -> Answer:
        """Return the answer to a POST request, which keeps a result: its path is ``/1/result``, and so on."""
        return self.found(
            target,
            lambda path, _: self._of_deal(path, lambda deal, rest: deal.keep(query) if rest == _RESULT else None),
        )

    def _of_deal(self, path: str, answer: Callable[[_Deal, str], Answer | None]) -> Answer | None:
        """Return the answer of the deal that a path names, given the deal and the rest of the path."""
        number, slash, rest = path.partition("/")
        is_deal = number.isdecimal() and len(number) < 7 and slash and 1 <= int(number) <= len(self._deals)
        return answer(self._deals[int(number) - 1], rest) if is_deal else None


class PracticeRequest(LocalRequest):
    """A request to a `PracticeServer`; only POST changes something."""

    server: PracticeServer

    def do_POST(self) -> None:  # noqa: N802 - http.server calls it so
        """Keep the result of a deal; the body is the query of its review."""
        body = self.body()
        if body is not None:
            self.send(*self.server.keep(self.path, body.decode(errors="replace")))


class _Deal:
    """The pages of a deal, and the verdicts on the person's calls and cards, which are found in another thread."""

    def __init__(
        self,
        practice: Practice,
        number: int,
        asked: Game | Bidding,
        judges: ThreadPoolExecutor,
        *,
        at_once: bool,
    ) -> None:
        self._practice = practice
        self._number = number
        self._asked = asked
        self._judges = judges
        self._verdicts: dict[tuple[object, ...], Future[JudgedChoice]] = {}
        self._lock = threading.Lock()
        self._pages = PlayPages(asked, judges=at_once)

    @property
    def seat(self) -> Seat:
        """The person's seat."""
        return self._asked.seat

    def answer(self, path: str, query_text: str) -> Answer | None:
        """Return the answer to a request; None if there is no such page."""
        query = parse_qs(query_text)
        if path == "judge":
            return json_answer({"advice": "\n".join(self._last_verdict(query).words)})
        if path == "review":
            return html_answer(self._review(query))
        answer = self._pages.answer(path, query_text)
        if path in ("bidding", "state") and answer is not None and answer[0] is HTTPStatus.OK:
            self._begin_verdicts(query)
        return answer

    def _begin_verdicts(self, query: Query) -> list[Future[JudgedChoice]]:
        """Begin the verdicts on all calls and cards in a query, in order, unless they are begun."""
        asked, board, begun = self._asked, self._asked.board, []
        if isinstance(asked, Bidding):
            auction, judge = auction_of(asked, query), CallJudge.of_bidder(asked.bidder)
            for before, call in own_calls(self.seat, auction):
                view = BiddingView(board.deal.hands[self.seat], before, board.vulnerability)
                begun.append(self._begin((before.calls, call), judge_call_on_average, judge, view, call, asked.seed))
            if not auction.is_over or auction.contract is None:
                return begun
        game = self._pages.game(query)
        for position, card in own_cards(game, position_of(game, query).plays):
            key, question = (calls_of(query), (*position.plays, card)), game.question(position)
            begun.append(self._begin(key, judge_card_on_average, question, card, game.adviser))
        return begun

    def _begin(
        self, key: tuple[object, ...], judge: Callable[..., JudgedChoice], *asked: object
    ) -> Future[JudgedChoice]:
        with self._lock:
            begun = self._verdicts.get(key)
            if begun is None or (begun.done() and begun.exception() is not None):  # one that failed is tried again
                begun = self._verdicts[key] = self._judges.submit(judge, *asked)
            return begun

    def _last_verdict(self, query: Query) -> JudgedChoice:
        """Return the verdict on the last call or card in a query, which is the person's.

        :raises BridgeError: if it is not, or there was no choice.
        """
        begun = self._begin_verdicts(query)
        if not begun:
            raise FormatError("there is no call or card of yours to judge")
        return _in_time(begun[-1])

    def _review(self, query: Query) -> str:
        """Return the page about the finished deal in a query, or the kept one."""
        kept = self._practice.results.get(self._number)
        if not query:
            if kept is None:
                raise FormatError(f"deal {self._number} is not finished: play it at /{self._number}/")
            return review_page(self._practice, self._asked.board, kept)
        return review_page(self._practice, self._asked.board, self._result(query))

    def keep(self, query_text: str) -> Answer:
        """Keep the result of the finished deal in a query if it is the first; the answer says whether it is.

        :raises BridgeError: if the deal is not finished, or the result cannot be written.
        """
        result = self._result(parse_qs(query_text))
        with self._lock:
            return json_answer({"is_first": self._practice.add(result)})

    def _result(self, query: Query) -> Result:
        """Return the result of a finished deal.

        :raises BridgeError: if it is not finished.
        """
        asked, board = self._asked, self._asked.board
        auction = auction_of(asked, query) if isinstance(asked, Bidding) else None
        if auction is not None and not auction.is_over:
            raise FormatError("this auction is not over")
        plays: tuple[Card, ...] = ()
        tricks, points, outcome = None, 0, "passed out"
        if auction is None or not auction.is_passed_out:
            game = self._pages.game(query)
            position, tricks = finished(game, query)
            plays = position.plays
            outcome, points = game.outcome(tricks), game.points(tricks)
        verdicts = [_in_time(begun) for begun in self._begin_verdicts(query)]
        par = par_of(board, table_of(board)).score
        return Result(
            deal=self._number,
            calls="" if auction is None else ",".join(map(str, auction.calls)),
            plays=",".join(map(str, plays)),
            tricks=tricks,
            outcome=outcome,
            points=points,
            par=par if self.seat.is_north_south else -par,
            choices=len(verdicts),
            verdicts=tuple(each for each in verdicts if each.instead),
        )


def _in_time(begun: Future[JudgedChoice]) -> JudgedChoice:
    """Return a verdict; wait for it for some time.

    :raises FormatError: if it takes longer.
    """
    try:
        return begun.result(_JUDGE_SECONDS)
    except TimeoutError:
        raise FormatError(f"the judge has not answered within {_JUDGE_SECONDS:g} s; ask again later") from None
