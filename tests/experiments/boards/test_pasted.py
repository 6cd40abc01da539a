from __future__ import annotations

from urllib.parse import quote

import pytest

from ddsolver import Deal
from ddsolver.errors import BridgeError
from experiments.boards.pasted import pasted_deal

PBN = "N:AQT3.T95.K73.AK6 K8765.84.J82.QJ8 J9.AK2.QT4.T9432 42.QJ763.A965.75"
DEAL = Deal.from_pbn(PBN)
NORTH, EAST, SOUTH, WEST = PBN.removeprefix("N:").split()
SOUTH_LIN, WEST_LIN, NORTH_LIN = "S9JH2KAD4TQC2349T", "S24H367JQD569AC57", "S3TQAH59TD37KC6KA"
EAST_LIN = "SK8765H84DJ82CQJ8"
LIN = f"st||md|3{SOUTH_LIN},{WEST_LIN},{NORTH_LIN},|rh||ah|Board 1|sv|o|pg||"


@pytest.mark.parametrize(
    "text",
    [
        PBN,
        f"  {PBN}\n",
        PBN.replace("T", "10"),
        f"W:{WEST} {NORTH} {EAST} {SOUTH}",
        f"{NORTH}\n{EAST}\n{SOUTH}\n{WEST}",
        f"W {WEST}\nN: {NORTH}\nE: {EAST}\ns {SOUTH}\n",
        f"N:{NORTH}\nEast: {EAST}\nSouth {SOUTH}\nw={WEST}",
        f"{WEST} {NORTH} {EAST} {SOUTH}:65658888768887886666",
        f'[Event "x"]\n[Deal "{PBN}"]\n',
        f'[EVENT "x"]\n[DEAL "{PBN}"]\n',
        LIN,
        f"https://www.example.com/tools/handviewer.html?lin={quote(LIN)}",
        f"https://www.example.com/handviewer.html?s={SOUTH_LIN}&w={WEST_LIN}&n={NORTH_LIN}&d=n",
        f"https://www.example.com/handviewer.html?e={EAST_LIN}&w={WEST_LIN}&n={NORTH_LIN}",
        f"https://www.example.com/handviewer.html?e={EAST_LIN}&s={SOUTH_LIN}&n={NORTH_LIN}",
        f"https://www.example.com/handviewer.html?e={EAST_LIN}&s={SOUTH_LIN}&w={WEST_LIN}",
        f"http://www.example.com/handviewer.html?s={SOUTH_LIN.lower()}&w={WEST_LIN.lower()}&n={NORTH_LIN.lower()}",
    ],
)
def test_a_deal_is_read_in_every_form_in_which_it_is_pasted(text: str) -> None:
    assert pasted_deal(text) == DEAL


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "not a deal"),
        (f"{NORTH} {EAST} {SOUTH} {WEST}", "a seat, a colon and four hands"),
        (f"N {NORTH}\nN {EAST}\n{SOUTH}\n{WEST}", "two of the four lines give North's hand"),
        (f"{NORTH}\n{EAST}\nnothing\n{WEST}", "these four lines are not a deal"),
        ("https://www.example.com/?n=SA", "has no deal: it needs lin="),
        ("http://[x", "the link 'http://\\[x' cannot be read"),
        (f"{'.' * 3000} x", "not a deal"),
        ("md|3SA,SK,SQ,SJSJ|", "the deal:1"),
        ('[Deal "N:A... - - -"]', "hand"),
    ],
)
def test_what_is_no_deal_is_refused_with_what_would_be(text: str, complaint: str) -> None:
    with pytest.raises(BridgeError, match=complaint):
        pasted_deal(text)
