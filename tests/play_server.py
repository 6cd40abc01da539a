"""A server for the pages of one board that a person bids and plays, without the pages of a practice around it."""

from __future__ import annotations

from experiments.questions.play.game import Bidding, Game
from experiments.questions.play.server import PlayPages
from experiments.web.serve import Answer, LocalRequest, LocalServer, json_answer


class PlayServer(LocalServer):
    """A server for `PlayPages`; the replay stands in the place of the review."""

    def __init__(self, asked: Game | Bidding) -> None:
        self.pages = PlayPages(asked)
        super().__init__(0, _Request)

    def page(self, path: str, query: str) -> Answer | None:
        return self.pages.answer("replay" if path == "review" else path, query)


class _Request(LocalRequest):
    def do_POST(self) -> None:  # noqa: N802 - http.server calls it so
        if self.body() is not None:
            self.send(*json_answer({"is_first": True}))
