"""`declarer bid`: which call a hand should make, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

import numpy as np
import typer

from agent.bidders import parse_bidder
from agent.players.bidding.bidder import BiddingView
from agent.rules.auction import Auction
from agent.rules.contract import Vulnerability
from ddsolver.cards import Seat
from ddsolver.deal import hand_from_pbn
from ddsolver.errors import BridgeError
from experiments.command_line.board_options import Seed
from experiments.command_line.common import Json, argument, command, new_app, show
from experiments.questions.bid.report import bid_json, bid_text
from experiments.questions.explain.analysis import shown_by_auction

app = new_app()


@dataclass(frozen=True, slots=True, kw_only=True)
class BidOptions:
    """The arguments and options of `declarer bid`."""

    hand: Annotated[
        str, typer.Argument(metavar="HAND", help="The hand: spades, hearts, diamonds, clubs, as in AKJ52.Q83.K4.962.")
    ]
    auction: Annotated[
        str, typer.Option(metavar="CALLS", help="The calls so far, from the dealer on, as in '1S P'; ? may end them.")
    ] = ""
    dealer: Annotated[str, typer.Option(metavar="SEAT", help="The dealer: N, E, S or W.")] = "N"
    vulnerable: Annotated[str, typer.Option(metavar="SIDE", help="The vulnerable side: None, NS, EW or Both.")] = "None"
    bidder: Annotated[str, typer.Option(metavar="BIDDER", help="Who bids: monte-carlo or net, or with options.")] = (
        "monte-carlo"
    )
    seed: Seed = 1
    json_: Json = False


@command(
    app,
    BidOptions,
    name="bid",
    epilog="Example: declarer bid AKJ52.Q83.K4.962. "
    "Or: declarer bid A4.KQ982.K73.962 --auction '1C 1S ?' --vulnerable NS --bidder net",
)
def bid(options: BidOptions) -> None:
    """Show which call a hand should make, and why.

    The calls that a network finds likely are candidates. Monte-Carlo bids each of them to the end in layouts that the
    calls so far make likely, and solves the contracts; IMPs are those won over the likeliest call.
    """
    try:
        auction = Auction(Seat.parse(options.dealer), options.auction.strip().removesuffix("?"))
        vulnerability = Vulnerability.parse(options.vulnerable)
        view = BiddingView(hand_from_pbn(options.hand), auction, vulnerability)
    except BridgeError as error:
        raise typer.BadParameter(str(error), param_hint="HAND, --auction, --dealer, --vulnerable") from None
    bidder = argument("--bidder", parse_bidder, options.bidder).make(np.random.SeedSequence(options.seed))
    decision = bidder.call(view)
    shown = tuple(shown_by_auction(auction, vulnerability))
    show(bid_json(view, decision, shown) if options.json_ else bid_text(view, decision, shown))
