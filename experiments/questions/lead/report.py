"""Results of `declarer lead`, as text, as JSON and as a web page."""

from __future__ import annotations

from agent.rules.constraints import format_constraints
from experiments.questions.lead.analysis import UNITS, LeadAnalysis, per_cent, share_range
from experiments.show.board import counted
from experiments.show.rendering import render, template_source


def lead_text(analysis: LeadAnalysis) -> str:
    """Return a text with a table of the leads, the best first."""
    table = analysis.table.to_text()
    as_good = any(lead.as_good for lead in analysis.leads[1:])
    note = ["= equivalent to the best lead, or not significantly worse on these layouts"] if as_good else []
    return "\n".join([_heading(analysis), *analysis.read, *analysis.remarks, table, *note])


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
    """Return the analysis as a self-contained web page, with a bar for each lead."""
    rows = [
        {
            "card": lead.card.symbol,
            "red": str(lead.card.suit) in "HD",
            "beats": 100 * lead.beats.mean,
            "beats_width": share_range(lead.beats),
            "tricks": lead.tricks.text(2),
            "won": lead.against_others.text(2, "+"),
            "best": per_cent(lead.best),
            "as_good": lead.as_good,
        }
        for lead in analysis.leads
    ]
    return render(
        "questions/lead/page.html.j2",
        title=f"Leads against {analysis.contract}",
        heading=_heading(analysis),
        read=[*analysis.read, *analysis.remarks],
        unit=UNITS[analysis.scoring],
        rows=rows,
        styles=template_source("show/page.css"),
    )
