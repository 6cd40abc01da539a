"""The built-in players, bidders and robots, by name."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from agent.options import Settings
from agent.player import Entry, Preset, Role, Sight
from agent.players.alpha_mu.player import AlphaMu
from agent.players.bidding import bidders
from agent.players.defence.perfect import ArbitraryDefender, CarefulDefender, OptimizedDefender
from agent.players.joint_search.payoff import Payoff
from agent.players.monte_carlo import MonteCarlo
from agent.players.settings import AlphaMuSettings, MonteCarloSettings, OptimizedSettings, PayoffSettings


def _make_optimized(settings: OptimizedSettings, generator: np.random.Generator) -> OptimizedDefender:
    model = MonteCarlo(MonteCarloSettings(samples=settings.samples, aim="points"), generator.spawn(1)[0])
    return OptimizedDefender(generator, model, settings.repeats)


PLAYERS: Mapping[str, Entry] = {
    "monte-carlo": Entry(
        (Role.DECLARER, Role.DEFENDER),
        "solves sampled layouts double dummy, plays the card with the best mean result (thesis 5.4)",
        MonteCarloSettings,
        MonteCarlo,
        kernels=Payoff.kernels,
        presets={
            "fast": Preset("samples=20", "20 equally likely layouts, takes a quarter of a second a board"),
            "strong": Preset(
                "samples=100,auction=read,weights=real,habits=yes,clear=2,plan=6000000,positions=16000000",
                "the one to take: reads the auction and the cards played; as declarer, plans for later guesses; in "
                "defence, follows human habits",
            ),
        },
    ),
    "payoff": Entry(
        Role.DECLARER,
        "plays the strategy that is best over all sampled layouts together (thesis 5.5)",
        PayoffSettings,
        Payoff,
        kernels=Payoff.kernels,
        presets={
            "thesis": Preset("weights=correct-play,refill=no,situations=5000000", "Algorithm 3 as published"),
            "strong": Preset(
                "samples=100,classes=yes,auction=read,weights=real,plan=10000000,positions=16000000",
                "reads the auction and the cards played, plans for later guesses at every turn, takes some seconds",
            ),
        },
    ),
    "alpha-mu": Entry(
        Role.DECLARER,
        "plays the best fixed plan against defenders who know it and see all hands (Cazenave and Ventos)",
        AlphaMuSettings,
        AlphaMu,
        kernels=AlphaMu.kernels,
    ),
    "arbitrary": Entry(
        Role.DEFENDER,
        "sees all hands; of the cards that lose nothing double dummy, plays a random one (thesis 5.7)",
        Settings,
        lambda _settings, generator: ArbitraryDefender(generator),
        sees=Sight.ALL_HANDS,
    ),
    "careful": Entry(
        Role.DEFENDER,
        "sees all hands; loses nothing double dummy, continues the suit led last, and plays low",
        Settings,
        lambda _settings, _generator: CarefulDefender(),
        sees=Sight.ALL_HANDS,
    ),
    "optimized": Entry(
        Role.DEFENDER,
        "sees all hands; of the cards that lose nothing, plays the one after which a declarer errs most (thesis 5.7.1)",
        OptimizedSettings,
        _make_optimized,
        sees=Sight.ALL_HANDS,
    ),
}
"""All built-in players, by name."""
BIDDERS: Mapping[str, Entry] = {
    "net": Entry(Role.BIDDER, "makes the likeliest call of a network", bidders.NetSettings, bidders.NetBidder),
    "monte-carlo": Entry(
        Role.BIDDER,
        "bids each likely call to the end in sampled layouts, and leaves the first choice for one that wins IMPs",
        bidders.MonteCarloBidderSettings,
        bidders.MonteCarloBidder,
    ),
    "script": Entry(
        Role.BIDDER, "makes the calls that it is given, then passes", bidders.ScriptSettings, bidders.ScriptBidder
    ),
}
"""All built-in bidders, by name."""
ROBOTS: Mapping[str, str] = {
    "robot:strong": "monte-carlo + monte-carlo:strong,auction=robots",
    "robot:fast": "net + monte-carlo:fast,auction=robots",
}
"""The robots that have a name, by name, with what each stands for."""
