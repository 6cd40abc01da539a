"""What `declarer lead` finds, as text, as JSON and as a page."""

from __future__ import annotations

from agent.knowledge.constraints import constraints_text
from experiments.analysis.lead import Lead, LeadAnalysis, Scoring
from experiments.statistics.interval import Interval
from experiments.views.rendering import render, template_source

_UNITS: dict[Scoring, str] = {"imps": "IMPs", "matchpoints": "% of a top"}


def lead_text(analysis: LeadAnalysis) -> str:
    """A line for each card, the best first."""
    unit = _UNITS[analysis.scoring]
    lines = [
        _heading(analysis),
        *analysis.read,
        f"lead    beats it           tricks          {unit + ' on others':<21}best",
    ]
    for lead in analysis.leads:
        mark = "=" if lead.as_good and lead is not analysis.leads[0] else " "
        lines.append(
            f"{lead.card.symbol:<3}{mark}  {_per_cent(lead.beats):>8} {_width(lead.beats, 100):<8}"
            f"  {lead.tricks.mean:5.2f} {_width(lead.tricks):<7}"
            f"  {lead.against_others.mean:+6.2f} {_width(lead.against_others):<10}"
            f"  {_per_cent(lead.best):>7}".rstrip()
        )
    if any(lead.as_good for lead in analysis.leads[1:]):
        lines.append("= cannot be told from the best lead by these layouts")
    return "\n".join(lines)


def _heading(analysis: LeadAnalysis) -> str:
    nothing = "nothing known of the other hands" if analysis.auction is None else ""
    told = "; ".join(filter(None, (str(analysis.auction or ""), constraints_text(analysis.constraints) or nothing)))
    leader = analysis.contract.leader.name.title()
    number = len(analysis.layouts)
    different = analysis.different
    layouts = f"{number} layout{'' if number == 1 else 's'}"
    layouts += f", {different} different," if different < number else ""
    return f"{leader} leads against {analysis.contract}, {layouts} double dummy; {told}"


def lead_json(analysis: LeadAnalysis) -> dict[str, object]:
    """All cards, the best first."""
    return {
        "contract": str(analysis.contract),
        "vulnerable": str(analysis.vulnerability),
        "auction": str(analysis.auction or ""),
        "read": list(analysis.read),
        "constraints": constraints_text(analysis.constraints),
        "scoring": analysis.scoring,
        "layouts": len(analysis.layouts),
        "different": analysis.different,
        "cards": [_card_json(lead, analysis.scoring) for lead in analysis.leads],
    }


def _card_json(lead: Lead, scoring: Scoring) -> dict[str, object]:
    found: dict[str, object] = {"card": str(lead.card)}
    for name, interval in (
        ("beats", lead.beats),
        ("tricks", lead.tricks),
        (scoring, lead.against_others),
        ("best", lead.best),
    ):
        found |= {name: interval.mean, f"{name}_low": interval.low, f"{name}_high": interval.high}
    return found | {"as_good": lead.as_good}


def lead_page(analysis: LeadAnalysis) -> str:
    """The analysis as a page that stands for itself, a bar for each card."""
    rows = [
        {
            "card": lead.card.symbol,
            "red": str(lead.card.suit) in "HD",
            "beats": 100 * lead.beats.mean,
            "beats_width": _width(lead.beats, 100),
            "tricks": f"{lead.tricks.mean:.2f} {_width(lead.tricks)}",
            "won": f"{lead.against_others.mean:+.2f} {_width(lead.against_others)}",
            "best": _per_cent(lead.best),
            "as_good": lead.as_good,
        }
        for lead in analysis.leads
    ]
    return render(
        "lead.html.j2",
        title=f"Leads against {analysis.contract}",
        heading=_heading(analysis),
        read=analysis.read,
        unit=_UNITS[analysis.scoring],
        rows=rows,
        styles=template_source("page.css"),
    )


def _per_cent(interval: Interval) -> str:
    return f"{100 * interval.mean:.1f} %"


def _width(interval: Interval, times: float = 1.0) -> str:
    if interval.low is None or interval.high is None:
        return ""
    if times != 1:  # a share: its interval is not even
        return f"({times * interval.low:.0f}-{times * interval.high:.0f})"
    return f"± {(interval.high - interval.low) / 2:.2f}"
