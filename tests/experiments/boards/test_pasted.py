from __future__ import annotations

from urllib.parse import quote

import pytest

from ddsolver import Deal
from ddsolver.errors import BridgeError
from experiments.boards.pasted import pasted_boards, pasted_deal, pasted_lines

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


@pytest.mark.parametrize(
    ("text", "dealer", "sides"),
    [
        (PBN, "N", "None"),
        (f"W:{WEST} {NORTH} {EAST} {SOUTH}", "N", "None"),
        (PBN.replace(" ", "\n"), "N", "None"),
        (f"{NORTH}\n{EAST}\n{SOUTH}\n{WEST}", "N", "None"),
        (f"n {NORTH} e {EAST} s {SOUTH} w {WEST}", "N", "None"),
        (f'PBN 3 1 0 0 "{PBN}"', "W", "All"),
        (f'[Board "1"]\n[Dealer "S"]\n[Vulnerable "All"]\n[Deal "{PBN}"]', "S", "All"),
        (LIN.replace("sv|o|", "sv|b|"), "N", "All"),
        (f"https://www.example.com/tools/handviewer.html?lin={quote(LIN.replace('|o|', '|e|'))}", "N", "EW"),
        (f"https://www.example.com/?s={SOUTH_LIN}&w={WEST_LIN}&n={NORTH_LIN}", "N", "None"),
        (f"https://www.example.com/?s={SOUTH_LIN}&w={WEST_LIN}&n={NORTH_LIN}&d=w&v=b", "W", "All"),
        (f"https://www.example.com/?s={SOUTH_LIN}&w={WEST_LIN}&n={NORTH_LIN}&d=e&v=-", "E", "None"),
    ],
)
def test_a_pasted_deal_has_the_dealer_and_vulnerability_of_its_text(text: str, dealer: str, sides: str) -> None:
    read = pasted_boards(text)
    (board,) = read.boards
    assert (board.deal, str(board.dealer), str(board.vulnerability)) == (DEAL, dealer, sides)
    assert read.problems == ()
    assert pasted_lines(text) == {}


OTHER = "W:AQJ3.KQ42.QT42.2 KT975.J753.A.965 82.AT98..AKQJ874 64.6.KJ987653.T3"


@pytest.mark.parametrize(
    "text",
    [
        f'[Board "1"]\n[Deal "{PBN}"]\n\n[Board "2"]\n[Deal "{OTHER}"]\n',
        f"{PBN}\n{OTHER}",
    ],
    ids=["PBN", "list"],
)
def test_several_pasted_deals_are_read_and_none_of_them_is_chosen(text: str) -> None:
    assert [board.deal for board in pasted_boards(text).boards] == [DEAL, Deal.from_pbn(OTHER)]
    with pytest.raises(BridgeError, match="there are 2 deals; give one of them"):
        pasted_deal(text)


def test_a_wrong_deal_is_not_passed_over_for_the_next_one() -> None:
    wrong = f'[Board "1"]\n[Deal "{PBN.replace("AQT3", "AQT33")}"]\n\n[Board "2"]\n[Deal "{OTHER}"]\n'
    with pytest.raises(BridgeError, match="the deal:2: board 1: Deal: North's hand is 'AQT33"):
        pasted_deal(wrong)
    no_deal = f'[Event "Lesson"]\n[Board "8"]\n\n[Event ""]\n[Board "1"]\n[Deal "{PBN}"]\n'
    assert pasted_deal(no_deal) == DEAL


def test_one_deal_at_two_tables_is_one_deal() -> None:
    assert pasted_deal(f"qx|o1|{LIN}qx|c1|{LIN}") == DEAL


def test_a_list_of_deals_has_lines_and_other_texts_have_none() -> None:
    dealer = "n AQT3.T95.K73.AK6 e K8765.84.J82.QJ8 s J9.AK2.QT4.T9432 w 42.QJ763.A965.75"
    assert pasted_lines(f"# two\n\n{dealer}\n  {PBN}\nGenerated 2 hands") == {3: dealer, 4: PBN}
    assert pasted_lines(f"# https://[x is no link\n{dealer}\n{PBN}") == {2: dealer, 3: PBN}
    assert pasted_lines(f"{PBN}\nnonsense") == {1: PBN, 2: "nonsense"}
    assert pasted_lines(f"N: {NORTH}\nE: {EAST}\nS: {SOUTH}\nW: {WEST}") == {}
