"""Two-person whist (J. Wästlund): single suits in closed form, several suits by their values, and related games.

>>> from ddsolver.whist import Side, deal_value, parse_deal, tricks
>>> deal = parse_deal("AQ.AK10 / KJ.QJ9")
>>> str(deal_value(deal)), tricks(deal, Side.WEST), tricks(deal, Side.EAST)
('3 + 3/4', 4, 4)

The modules cite three texts by Wästlund. The "single-suit paper" is "A solution of two-person single-suit whist", and
the "multi-suit paper" is "Two-person symmetric whist"; both appeared in The Electronic Journal of Combinatorics 12
(2005). "Quotient monoids" is a manuscript that solves combinatorial games by monoid homomorphisms.
"""

from ddsolver.whist.multi_suit import best_lead, best_reply, deal_value, normalized_score, refined_score, tricks
from ddsolver.whist.suits import Side, SuitDeal, parse_deal
from ddsolver.whist.valuation import suit_value
from ddsolver.whist.values import Value, rounded

__all__ = [
    "Side",
    "SuitDeal",
    "Value",
    "best_lead",
    "best_reply",
    "deal_value",
    "normalized_score",
    "parse_deal",
    "refined_score",
    "rounded",
    "suit_value",
    "tricks",
]
