"""`declarer explain`: what each call of an auction shows."""

from __future__ import annotations

import re
from dataclasses import dataclass

from agent.calls.system.contradictions import contradictions
from agent.calls.system.file import SystemFile, read_system_file
from agent.calls.system.words import CARD_LETTERS, card_lines, card_sections
from ddsolver.cards import Suit
from experiments.command_line import common
from experiments.command_line.board_options import Dealer, PageFile, Vulnerable
from experiments.questions.explain.analysis import explain_json, explain_text, shown_by_auction
from experiments.questions.explain.players import Players
from experiments.questions.situation import Situation
from experiments.show.rendering import page_styles, render, write_page

app = common.new_app()


@dataclass(frozen=True, slots=True, kw_only=True)
class ExplainOptions:
    """The arguments and options of `declarer explain`."""

    auction: str = common.positional(
        "", "AUCTION", "The calls from the dealer on, as in '1S P 2NT P 4C'; an alert stands in braces after its call."
    )
    dealer: Dealer = None
    vulnerable: Vulnerable = None
    systems: str = common.option(
        "",
        "SYSTEMS",
        "The systems of the sides, as in NS=sayc,EW=experts (default: two-over-one); or none, a file, ours.",
    )
    card: str = common.option("", "SYSTEM", "In place of an auction: the convention card of a system.")
    page: PageFile = None
    json_: common.Json = False


@common.command(
    app,
    ExplainOptions,
    epilog="Example: declarer explain '1NT P 2D P 2H P 3NT'. Or: declarer explain '2D {5+ hearts; 5-10} X' --dealer E. "
    "Or: declarer explain --card two-over-one --page card.html",
)
def explain(options: ExplainOptions) -> None:
    """Show what each call of an auction probably says.

    The ranges hold for the central 96 % of the hands that make the call and the earlier calls of the same player. They
    are estimates from auctions of programs and experts, not the players' own agreements; numbers in an alert are used
    as they stand. The names of conventions are those of a side's system.
    Of our bidders, you get the note that `declarer bid` writes.
    """
    if options.card:
        _show_card(options)
        return
    common.refuse_given(options, ("page",), "a convention card; give --card too")
    players = common.argument("--systems", Players.parse, options.systems)
    situation = Situation.of(options)
    auction, sides = common.settings_of(lambda: (situation.calls, situation.sides), {}, {"auction": "AUCTION"})
    shown = shown_by_auction(auction, sides, players)
    common.show(explain_json(shown) if options.json_ else explain_text(shown))


def _show_card(options: ExplainOptions) -> None:
    """Print a convention card, and write its page; say which of its rules contradict each other."""
    common.check_can_write(options.page, "--page")
    file = common.argument("--card", read_system_file, options.card)
    for each in common.argument("--card", lambda _: contradictions(file), options.card):
        common.say(f"declarer: {each}")
    common.show("\n".join(card_lines(file)))
    if options.page is not None:
        write_page(options.page, card_page(file))
        common.say(f"declarer: page written to {options.page}")


_BID = re.compile(r"(?<=\d)([SHDC])\b")
_SYMBOLS = {str(suit): suit.symbol for suit in Suit}


def card_page(file: SystemFile) -> str:
    """Return the convention card of a system as a self-contained web page."""
    sections = {
        name: section._replace(
            rows=[(_with_symbols(first), _with_symbols(second), last) for first, second, last in section.rows]
        )
        for name, section in card_sections(file).items()
    }
    return render(
        "questions/explain/card.html.j2",
        styles=page_styles(),
        title=file.name,
        letters=CARD_LETTERS,
        sections=sections,
    )


def _with_symbols(calls: str) -> str:
    """Return calls with the signs of suits, as in ``1NT 2♦``."""
    return _BID.sub(lambda match: _SYMBOLS[match[1]], calls)
