"""`declarer whist`: analyse two-person whist, and test conjectures about it."""

from __future__ import annotations

import math
from typing import Annotated

import typer

from ddsolver.whist import parse_deal
from ddsolver.whist.conjectures import check_conjectures
from ddsolver.whist.unequal import MOST, check_higher_cards, number_of_deals
from ddsolver.whist.valuation import LONGEST
from experiments.command_line.common import Json, argument, exit_if, new_app, show
from experiments.questions.whist.analysis import analyse
from experiments.questions.whist.report import (
    analysis_json,
    analysis_text,
    findings_json,
    findings_text,
    unequal_json,
    unequal_text,
)
from experiments.runs.progress import progress_bar

app = new_app()


@app.command(
    epilog="Example: declarer whist 'AQ.AK10 / KJ.QJ9'. The values are those of J. Wästlund, 'Two-person symmetric "
    "whist'.",
)
def whist(
    deal: Annotated[
        str | None,
        typer.Argument(
            metavar="DEAL",
            help="West / East, with dots between suits: 'AQ.AK10 / KJ.QJ9'. For more than thirteen ranks, use numbers: "
            "'15,1 / 14,2'.",
        ),
    ] = None,
    conjectures: Annotated[
        int | None,
        typer.Option(
            min=1,
            max=LONGEST,
            metavar="N",
            help="Test Wästlund's conjectures 12.2 to 12.4 on all suits with N cards in each hand.",
        ),
    ] = None,
    unequal: Annotated[
        int | None,
        typer.Option(
            min=1,
            max=MOST,
            metavar="N",
            help="Test Wästlund's conjecture 7.2 on all deals of three suits with N cards in each hand; a suit may be "
            "longer in one hand.",
        ),
    ] = None,
    json_: Json = False,
) -> None:
    """Analyse two-person whist, or test conjectures about it.

    In a bridge ending, two opponents play two-person whist if both follow suit to the end and the other two hands win
    no trick. In every suit, both players must have the same number of cards. The analysis gives the value of every
    suit, the number of tricks, and a best lead. The values of
    all suits add up to West's tricks; a value may be a fraction, such as 2 + 1/4. A player has an exit in a suit if
    it can give up the lead there. The letter e in a value marks an exit: +e0 is one of West's, -e0 one of East's. If
    the sum is 3 + 1/2, for example, the exits and the lead decide whether West takes 3 or 4 tricks.
    """
    if sum(each is not None for each in (deal, conjectures, unequal)) != 1:
        needed = "give either a deal, as in 'AQ.AK10 / KJ.QJ9', or --conjectures N, or --unequal N"
        raise typer.BadParameter(needed, param_hint="DEAL")
    if deal is not None:
        analysis = argument("DEAL", lambda text: analyse(parse_deal(text)), deal)
        show(analysis_json(analysis) if json_ else analysis_text(analysis))
    if conjectures is not None:
        with progress_bar(math.comb(2 * conjectures, conjectures), "testing", "suit") as bar:
            findings = check_conjectures(conjectures, bar.update)
        show(findings_json(findings) if json_ else findings_text(findings))
        exit_if(not findings.holds)
    if unequal is not None:
        with progress_bar(number_of_deals(unequal), "testing", "deal") as bar:
            found = check_higher_cards(unequal, bar.update)
        show(unequal_json(found) if json_ else unequal_text(found))
        exit_if(not found.holds)
