"""A script as a user writes it: its own player, bidder and belief, in several processes or on a Dask scheduler."""

from __future__ import annotations

import sys
from dataclasses import dataclass

import numpy as np

import declarer
from agent.knowledge.belief import Belief
from agent.knowledge.layouts import LayoutSpace
from agent.options import Settings, option, whole_number
from agent.players.bidding.bidder import BiddingView, CallDecision
from agent.registry import Entry, Role
from agent.rules.auction import parse_call
from agent.rules.constraints import high_card_points
from ddsolver.limit import NO_LIMIT, Limit
from experiments.runs.processes.pool import Pool


class Highest:
    """Plays the highest legal card."""

    def decide(self, view: declarer.View) -> declarer.Decision:
        return declarer.Decision(max(view.legal(), key=lambda card: (card.rank, -card.suit)))


class OneNotrump:
    """Opens and overcalls 1NT with 12 points or more, and passes with less."""

    def call(self, view: BiddingView) -> CallDecision:
        strong = high_card_points(np.array([view.hand]))[0] >= 12
        return CallDecision(parse_call("1NT" if strong and view.auction.is_legal("1NT") else "Pass"))


@dataclass(frozen=True, kw_only=True)
class FewSettings(Settings):
    layouts: int = option(4, whole_number(1, 1000), "number of layouts")


class Few:
    """Believes in a few equally likely layouts."""

    def __init__(self, settings: FewSettings, generator: np.random.Generator) -> None:
        self.settings, self.generator = settings, generator

    def sample(self, view: declarer.View, limit: Limit = NO_LIMIT) -> Belief:
        layouts = LayoutSpace(view).sample(self.settings.layouts, self.generator)
        return Belief(layouts, np.ones(len(layouts)))


def main(jobs: int, scheduler: str | None) -> None:
    """Play a match of pairs, and print the frame of its boards."""
    roles = Role.DECLARER, Role.DEFENDER
    declarer.register("highest", Entry(roles, "plays high", Settings, lambda _settings, _generator: Highest()))
    declarer.register("1nt", Entry(Role.BIDDER, "bids 1NT", Settings, lambda _settings, _generator: OneNotrump()))
    declarer.register("few", Entry(Role.BELIEF, "samples few layouts", FewSettings, Few))
    players = "NS=1nt + monte-carlo:belief=few:layouts=6,EW=1nt + highest"
    settings = declarer.MatchRun(players=players, random=3, seed=1)
    played = declarer.match(settings, pool=Pool(jobs=jobs, scheduler=scheduler))
    frame = played.to_frame()[["board", "deal", "contract", "declarer", "defender", "play", "score", "won"]]
    sys.stdout.write(frame.to_csv(index=False))


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else None)
