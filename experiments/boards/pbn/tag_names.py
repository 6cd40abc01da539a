"""The names of PBN's tags (PBN 2.1 chapters 3 to 5), which some programs write in capitals."""

from __future__ import annotations

from experiments.boards.lin.notation import HOME_CARRY_OVER, VISIT_CARRY_OVER

MANDATORY = (
    "Event", "Site", "Date", "Board", "West", "North", "East", "South",
    "Dealer", "Vulnerable", "Deal", "Scoring", "Declarer", "Contract", "Result",
)  # fmt: skip
"""The tags that every game in export format has, in their order; no data may follow them."""
_SUPPLEMENTAL = """
    Competition DealId Description FrenchMP Generator Hidden Room Termination
    Score ScoreIMP ScoreMP ScorePercentage ScoreRubber ScoreRubberHistory
    OptimumScore ParContract DoubleDummyTricks BCFlags
    BidSystemEW BidSystemNS PairEW PairNS WestNA NorthNA EastNA SouthNA WestType NorthType EastType SouthType
    EventDate EventSponsor HomeTeam Round Section Stage Table VisitTeam
    Time UTCDate UTCTime TimeControl TimeCall TimePlay Annotator AnnotatorNA Mode
"""
_SECTIONS = """
    Auction Play Note Constraint
    ActionTable AuctionTimeTable InstantScoreTable OptimumPlayTable OptimumResultTable PlayTimeTable ScoreTable
    TotalScoreTable
"""
_SPELLED = {
    name.lower(): name
    for name in (*MANDATORY, *f"{_SUPPLEMENTAL} {_SECTIONS}".split(), HOME_CARRY_OVER, VISIT_CARRY_OVER)
}


def tag_name(text: str) -> str:
    """Return the name of a tag with the standard's capitals; an unknown name is returned as it is.

    >>> tag_name("DEALER"), tag_name("shuffler")
    ('Dealer', 'shuffler')
    """
    return _SPELLED.get(text.lower(), text)
