"""`declarer lead`: compare opening leads, as text, as JSON and as a web page."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from agent.rules.constraints import format_constraints
from ddsolver.threads import layouts_on_threads
from experiments.boards.files import write_file
from experiments.boards.scoring import parse_scoring
from experiments.command_line import board_options, common
from experiments.command_line.run_options import Threads
from experiments.questions.lead.analysis import LeadAnalysis, compare_leads
from experiments.questions.situation import Situation
from experiments.runs.progress import progress_bar
from experiments.show.board import counted
from experiments.show.rendering import tables_page, write_page

app = common.new_app()


@dataclass(frozen=True, slots=True, kw_only=True)
class LeadOptions:
    """The arguments and options of `declarer lead`."""

    hand: str = common.positional(..., "HAND", "The leader's cards: AKJ32.T92.Q5.J87.")
    contract: board_options.PlayedContract = None
    auction: board_options.Calls = None
    dealer: board_options.Dealer = None
    constraint: board_options.ConstraintList = None
    samples: board_options.Samples = 1000
    scoring: str = common.option("imps", "NAME", "Scoring that ranks the leads: imps or matchpoints.")
    vulnerable: board_options.Vulnerable = None
    seed: board_options.Seed = 1
    threads: Threads = None
    output: Path | None = common.option(
        None, "FILE", "Also write the layouts as boards to this .pbn or .lin file.", "-o", "--output"
    )
    page: board_options.PageFile = None
    json_: common.Json = False


@common.command(
    app,
    LeadOptions,
    epilog='Example: declarer lead AKJ32.T92.Q5.J87 --auction "1NT P 3NT". Or: declarer lead '
    "Q96.KJ73.T82.A54 --contract 4SE --constraint E:hcp=11-15,S=5+ --constraint W:hcp=6-10,S=3-4 --samples 500",
)
def lead(options: LeadOptions) -> None:
    """Compare opening leads on layouts consistent with the auction.

    Likely hands are inferred from the calls, or without an auction from the contract, on whose declarer's left the
    leader sits. After the lead, the rest of each layout is played double dummy: all four players see all cards.
    """
    question = common.settings_of(Situation.of(options).to_play, {}, {"hand": "HAND"})
    scoring = common.argument("--scoring", parse_scoring, options.scoring)
    board_options.check_output(options.output)
    common.check_can_write(options.page, "--page")
    with layouts_on_threads(options.threads), progress_bar(options.samples, "solving", "layout") as bar:
        found = compare_leads(question.view, options.samples, options.seed, scoring, bar.update)
    common.show(lead_json(found) if options.json_ else lead_text(found))
    if options.output is not None:
        sides, layouts = question.vulnerability, enumerate(found.layouts, start=1)
        boards = (board_options.drawn_board(number, hands, sides) for number, hands in layouts)
        write_file(options.output, [replace(board, contract=question.contract) for board in boards])
        common.say(f"declarer: {counted(len(found.layouts), 'layout')} written to {options.output}")
    if options.page is not None:
        write_page(options.page, lead_page(found))
        common.say(f"declarer: page written to {options.page}")


def lead_text(analysis: LeadAnalysis) -> str:
    """Return a text with a table of the leads, the best first."""
    table = analysis.table.to_text()
    as_good = any(lead.as_good for lead in analysis.leads[1:])
    note = ["= equivalent to the best lead, or not significantly worse on these layouts"] if as_good else []
    return "\n".join([_heading(analysis), *analysis.read, *analysis.remarks, table, *note])


_NOTE = (
    "Results are double dummy: after the lead, declarer and defenders play as if they saw every card. "
    '"Best" is the share of layouts in which no other lead takes more tricks. A lead marked = is equivalent to the '
    "best lead, or not significantly worse on these layouts."
)


def _heading(analysis: LeadAnalysis) -> str:
    calls = str(analysis.auction or "no auction, so only the contract counts")
    known = "; ".join(filter(None, (calls, format_constraints(analysis.constraints))))
    leader = analysis.contract.leader.name.title()
    number = len(analysis.layouts)
    different = analysis.different
    layouts = counted(number, "layout")
    layouts += f", {different} different," if different < number else ""
    return f"{leader} leads against {analysis.contract}, {layouts} double dummy; {known}"


def lead_json(analysis: LeadAnalysis) -> dict[str, object]:
    """Return the analysis as JSON; the best lead comes first."""
    return {
        "contract": str(analysis.contract),
        "vulnerable": str(analysis.vulnerability),
        "auction": str(analysis.auction or ""),
        "read": list(analysis.read),
        "remarks": list(analysis.remarks),
        "constraints": format_constraints(analysis.constraints),
        "scoring": analysis.scoring,
        "layouts": len(analysis.layouts),
        "different": analysis.different,
        "cards": analysis.table.to_json(),
    }


def lead_page(analysis: LeadAnalysis) -> str:
    """Return the analysis as a self-contained web page."""
    lines = [_heading(analysis), *analysis.read, *analysis.remarks]
    return tables_page(f"Leads against {analysis.contract}", lines, [analysis.table], _NOTE)
