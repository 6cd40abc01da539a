"""The solver page used from a file in headless Chromium, without a server or a network."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import quote, unquote

import pytest

from agent.rules.contract import Contract
from ddsolver import Deal, Position, Seat, Solver, Strain
from ddsolver.cards import parse_cards
from experiments.boards.lin.reader import parse_lin
from experiments.boards.lin.writer import to_lin
from experiments.boards.pbn.writer import to_pbn
from experiments.questions.solver_page.command import write_solver_page
from tests.browser import NEEDS_BROWSER, chromium, errors, open_anew, resize, wait_for
from tests.sample import SAMPLE

pytestmark = NEEDS_BROWSER

BOARD = SAMPLE.find("3")
OTHER = Deal.from_pbn("N:AQJ3.KQ42.QT42.2 KT975.J753.A.965 82.AT98..AKQJ874 64.6.KJ987653.T3")


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with chromium() as driver:
        yield driver


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> str:
    return write_solver_page(tmp_path_factory.mktemp("solver"))[0].as_uri()


def text(browser: Any, name: str) -> str:
    return str(browser.find_element("id", name).text)


def paste(browser: Any, deal: str) -> None:
    script = "const field = document.getElementById('text'); field.value = arguments[0]; "
    browser.execute_script(script + "field.dispatchEvent(new Event('input'))", deal)


def has_par(browser: Any) -> bool:
    return text(browser, "par").startswith("Par")


def table(browser: Any) -> list[list[str]]:
    rows = browser.find_elements("css selector", "#tricks tr")
    return [[each.text for each in row.find_elements("tag name", "td")] for row in rows]


def expected_table(deal: Deal) -> list[list[str]]:
    solved = Solver().dd_table(deal)
    strains = (Strain.CLUBS, Strain.DIAMONDS, Strain.HEARTS, Strain.SPADES, Strain.NOTRUMP)
    seats = (Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST)
    return [[str(solved[seat][strain]) for strain in strains] for seat in seats]


def values(browser: Any) -> dict[str, str]:
    buttons = browser.find_elements("css selector", "button.card")
    return {each.get_attribute("data-card"): each.find_element("tag name", "small").text for each in buttons}


def expected_values(position: Position, contract: Contract) -> dict[str, str]:
    won = position.tricks_won.of(contract.declarer) - contract.tricks_needed
    ours = position.to_play.same_side(contract.declarer)
    found = {}
    for card, tricks in Solver().card_values(position).items():
        value = won + (tricks if ours else position.tricks_left - tricks)
        found[str(card)] = f"+{value}" if value > 0 else f"\N{MINUS SIGN}{-value}" if value else "="
    return found


@pytest.mark.parametrize("width", [360, 1280])
def test_a_pasted_deal_is_solved_and_played_at_any_width(browser: Any, page: str, width: int) -> None:
    resize(browser, width)
    open_anew(browser, page)
    wait_for(browser, has_par)
    paste(browser, OTHER.to_pbn())
    wait_for(browser, lambda _: table(browser) == expected_table(OTHER))
    wait_for(browser, has_par)
    contract = browser.find_element("xpath", "//tbody[@id='tricks']/tr[4]/td[5]/button")
    browser.execute_script("arguments[0].scrollIntoView({ block: 'center' })", contract)
    contract.click()
    contract = Contract.parse("1NTW")
    position = Position(OTHER, contract.strain, contract.leader)
    wait_for(browser, lambda _: values(browser) == expected_values(position, contract))
    line = position.play(position.legal()[3])
    browser.find_element("css selector", f'button[data-card="{line.plays[0]}"]').click()
    wait_for(browser, lambda _: values(browser) == expected_values(line, contract))
    browser.find_element("tag name", "details").click()
    assert browser.execute_script("return document.documentElement.scrollWidth") <= width
    assert errors(browser) == []


def after_nine_cards() -> tuple[Contract, Position, str]:
    """The contract of `BOARD`, its position after nine cards, and the end of a link to it."""
    contract = BOARD.contract
    assert contract is not None
    position = Position(BOARD.deal, contract.strain, contract.leader)
    for _ in range(9):
        position = position.play(position.legal()[-1])
    lin = to_lin([replace(BOARD, plays=position.plays, tricks=None)]).strip()
    return contract, position, f"?lin={quote(lin)}#9"


def test_a_link_opens_a_board_with_its_play_and_the_page_writes_such_a_link(browser: Any, page: str) -> None:
    contract, position, given = after_nine_cards()
    open_anew(browser, f"{page}{given}")
    wait_for(browser, lambda _: values(browser) == expected_values(position, contract))
    assert text(browser, "title") == "Board 3"
    wait_for(browser, has_par)
    lost = sum(expected_values_lost(position))
    wait_for(browser, lambda _: shown_losses(browser) == lost)
    link = browser.find_element("id", "link").get_attribute("value")
    open_anew(browser, link)
    wait_for(browser, lambda _: len(browser.find_elements("css selector", "#play button")) == 9)
    assert browser.find_element("id", "link").get_attribute("value") == link
    assert browser.find_element("id", "pbn").get_attribute("value") == BOARD.deal.to_pbn()
    assert errors(browser) == []


def shown_losses(browser: Any) -> int:
    buttons = browser.find_elements("css selector", "#play .lost")
    return sum(int(each.text.rpartition("\N{MINUS SIGN}")[2]) for each in buttons)


def expected_values_lost(position: Position) -> Iterator[int]:
    line = Position(position.deal, position.trump, position.leader)
    for card in position.plays:
        solved = Solver().card_values(line)
        yield max(solved.values()) - solved[card]
        line = line.play(card)


def type_over(browser: Any, field: str, typed: str) -> None:
    from selenium.webdriver.common.keys import Keys

    # A person's keys; `clear` would empty a field without an event "input".
    browser.find_element("id", field).send_keys(Keys.CONTROL, "a")
    browser.find_element("id", field).send_keys(Keys.BACKSPACE, typed)


def test_a_dropped_file_typed_hands_and_a_diagram_are_read(browser: Any, page: str) -> None:
    open_anew(browser, page)
    wait_for(browser, has_par)
    lin = to_lin([BOARD, replace(BOARD, name="4", hands=OTHER.hands, auction=None, contract=None)])
    browser.execute_script(
        "const held = new DataTransfer(); held.items.add(new File([arguments[0]], 'boards.lin')); "
        "dispatchEvent(new DragEvent('drop', { dataTransfer: held, cancelable: true }));",
        lin,
    )
    wait_for(browser, lambda _: text(browser, "title") == "Board 3")
    browser.find_element("css selector", "#board option:nth-child(2)").click()
    wait_for(browser, lambda _: table(browser) == expected_table(OTHER))
    paste(browser, BOARD.deal.diagram())
    wait_for(browser, lambda _: browser.find_element("id", "pbn").get_attribute("value") == BOARD.deal.to_pbn())
    browser.find_element("css selector", "#hands summary").click()
    for seat, suits in zip("NESW", ("A2...", "KQ...", "43...", "65..."), strict=True):
        for suit, ranks in zip("SHDC", suits.split("."), strict=True):
            type_over(browser, f"hand-{seat}-{suit}", ranks)
    ending = Deal.from_pbn("N:A2... KQ... 43... 65...")
    wait_for(browser, lambda _: table(browser) == expected_table(ending))
    wait_for(browser, lambda _: values(browser) == {"SK": "1", "SQ": "1"})
    assert errors(browser) == []


def type_hands(browser: Any, suit: str, north: str, east: str, deal: str) -> None:
    browser.execute_script("document.getElementById('hands').open = true")
    type_over(browser, f"hand-N-{suit}", north)
    type_over(browser, f"hand-E-{suit}", east)
    wait_for(browser, lambda each: each.find_element("id", "pbn").get_attribute("value") == deal)


def link_of(browser: Any) -> str:
    return str(browser.find_element("id", "link").get_attribute("value"))


TRICK = parse_cards("HJ H2 HK HA")
DOUBLED = replace(BOARD, contract=Contract.parse("4SSx"), auction=None, plays=TRICK, tricks=None)


def test_an_edit_keeps_the_rest_of_the_board_and_all_other_boards(browser: Any, page: str) -> None:
    other = replace(BOARD, name="4", hands=OTHER.hands, contract=None, auction=None)
    given = to_pbn([DOUBLED, other]).replace("\r", "").strip()
    open_anew(browser, page)
    paste(browser, given)
    wait_for(browser, lambda _: text(browser, "title") == "Board 3")
    deal = BOARD.deal.to_pbn().replace("AQ86", "AQ87").replace("K97", "K96")
    type_hands(browser, "C", "AQ87", "K96", deal)
    assert len(browser.find_elements("css selector", "#play button")) == 4
    for choice in ("level option:nth-child(5)", "vulnerable option[value=All]", "dealer option[value=W]"):
        browser.find_element("css selector", f"#{choice}").click()
    type_over(browser, "number", "17\t")
    edited = link_of(browser)
    assert [each.text for each in browser.find_elements("css selector", "#board option")] == ["17", "4"]
    browser.find_element("css selector", "#board option[value='1']").click()
    assert text(browser, "title") == "Board 4"
    assert browser.find_element("id", "pbn").get_attribute("value") == OTHER.to_pbn()
    browser.find_element("css selector", "#board option[value='0']").click()
    assert (text(browser, "title"), link_of(browser)) == ("Board 17", edited)
    assert facts(browser) == "Dealer West, both sides vulnerable"
    (found,) = parse_lin(unquote(edited.partition("lin=")[2])).boards
    assert (found.deal.to_pbn(), found.plays) == (deal, TRICK)
    assert (found.contract, found.dealer, found.name) == (Contract.parse("5SSx"), Seat.WEST, "17")
    assert str(browser.find_element("id", "text").get_attribute("value")).strip() == given
    assert errors(browser) == []


def test_a_play_is_left_out_while_the_typed_hands_do_not_have_its_cards(browser: Any, page: str) -> None:
    open_anew(browser, page)
    paste(browser, to_pbn([DOUBLED]))
    wait_for(browser, partial(has_played, 4))
    deal = BOARD.deal.to_pbn()
    type_hands(browser, "H", "Q43", "KT972", deal.replace("Q32", "Q43").replace("KT974", "KT972"))
    assert text(browser, "fault") == "The play is left out: North does not have \N{BLACK HEART SUIT}2 at card 2."
    assert not has_played(4, browser)
    type_hands(browser, "H", "Q32", "KT974", deal)
    assert (text(browser, "fault"), has_played(4, browser)) == ("", True)


def test_a_board_is_turned_with_dealer_vulnerability_and_declarer(browser: Any, page: str) -> None:
    open_anew(browser, page)
    contract = Contract.parse("4SS")
    board = replace(BOARD, contract=contract, auction=None, plays=(), tricks=None)
    paste(browser, to_pbn([board]))
    wait_for(browser, lambda each: each.find_element("id", "number").get_attribute("value") == "3")
    shown: list[tuple[str, ...]] = [(str(board.dealer), str(board.vulnerability), "S", board.deal.to_pbn())]
    for _ in range(4):
        browser.find_element("id", "turn").click()
        names = ("dealer", "vulnerable", "declarer", "pbn")
        shown.append(tuple(str(browser.find_element("id", name).get_attribute("value")) for name in names))
    hands = board.deal.to_pbn()[2:].split()
    assert shown[1][0] == str(board.dealer.left)
    assert shown[1][1] == {"NS": "EW", "EW": "NS"}.get(shown[0][1], shown[0][1])
    assert shown[1][2:] == ("W", f"N:{' '.join([hands[3], *hands[:3]])}")
    assert shown[4] == shown[0]
    wait_for(browser, has_par)
    assert table(browser) == expected_table(board.deal)


def test_several_files_are_opened_and_a_wrong_one_is_named(browser: Any, page: str, tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text(f"{OTHER}\n{BOARD.deal}\n")
    (tmp_path / "b.pbn").write_text(to_pbn([BOARD]))
    (tmp_path / "c.txt").write_text("N:AK\n")
    open_anew(browser, page)
    paths = "\n".join(str(tmp_path / name) for name in ("a.txt", "b.pbn", "c.txt"))
    browser.find_element("id", "file").send_keys(paths)
    wait_for(browser, lambda each: len(each.find_elements("css selector", "#board option")) == 3)
    assert [each.text for each in browser.find_elements("css selector", "#board option")] == ["1", "2", "3"]
    assert text(browser, "fault").startswith("Left out: c.txt cannot be read: ")
    assert browser.find_element("id", "pbn").get_attribute("value") == OTHER.to_pbn()


def test_a_text_that_cannot_be_read_hides_the_results_of_the_deal_before_it(browser: Any, page: str) -> None:
    open_anew(browser, page)
    paste(browser, OTHER.to_pbn())
    wait_for(browser, lambda _: table(browser) == expected_table(OTHER))
    results = browser.find_elements("css selector", "#tricks, #table, #par, #link")
    assert len(results) == 4
    paste(browser, "N:AK32 no deal")
    wait_for(browser, lambda _: text(browser, "fault").startswith("This deal cannot be read: "))
    assert not any(each.is_displayed() for each in results)
    paste(browser, OTHER.to_pbn())
    wait_for(browser, lambda _: table(browser) == expected_table(OTHER))
    wait_for(browser, has_par)
    assert all(each.is_displayed() for each in results)
    browser.find_element("css selector", "#hands summary").click()
    browser.find_element("id", "hand-N-S").send_keys("AA")
    wait_for(browser, lambda _: text(browser, "fault").startswith("These hands are no deal: "))
    assert not any(each.is_displayed() for each in results)
    assert errors(browser) == []


def test_an_edited_board_is_printed_without_fields_and_buttons(browser: Any, page: str) -> None:
    open_anew(browser, page)
    paste(browser, OTHER.to_pbn())
    wait_for(browser, lambda _: table(browser) == expected_table(OTHER))
    wait_for(browser, has_par)
    browser.find_element("id", "number").send_keys("17\t")
    assert text(browser, "title") == "Board 17"
    assert "Board%2017" in str(browser.find_element("id", "link").get_attribute("value"))
    browser.execute_script("window.print = () => { document.title = 'printed'; }")
    browser.find_element("id", "print").click()
    assert browser.title == "printed"
    try:
        browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
        for name in ("text", "print", "link", "hands", "pbn"):
            assert not browser.find_element("id", name).is_displayed(), name
        assert text(browser, "facts") == "Dealer North, nobody vulnerable"
        assert text(browser, "par").startswith("Par")
        assert table(browser) == expected_table(OTHER)
    finally:
        browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
    assert errors(browser) == []


def test_a_wrong_deal_is_named_and_the_last_one_stays(browser: Any, page: str) -> None:
    open_anew(browser, page)
    wait_for(browser, has_par)
    before = browser.find_element("id", "pbn").get_attribute("value")
    paste(browser, BOARD.deal.to_pbn().replace(".", "", 1))
    wait_for(browser, lambda _: "it needs four suits with dots between them" in text(browser, "fault"))
    assert browser.find_element("id", "pbn").get_attribute("value") == before
    paste(browser, BOARD.deal.to_pbn())
    wait_for(browser, lambda _: text(browser, "fault") == "")
    illegal = to_lin([BOARD]).strip() + "pc|SA|pc|SA|"
    open_anew(browser, f"{page}?lin={quote(illegal)}")
    wait_for(browser, lambda _: "The play is left out" in text(browser, "fault"))


def has_played(number: int, browser: Any) -> bool:
    return len(browser.find_elements("css selector", "#play button")) == number


def facts(browser: Any) -> str:
    """The line that only paper shows."""
    return str(browser.find_element("id", "facts").get_attribute("textContent"))


def test_a_link_that_cannot_be_read_is_named_and_an_example_can_be_used(browser: Any, page: str) -> None:
    from selenium.webdriver.common.keys import Keys

    open_anew(browser, f"{page}?lin={quote('md|3SAK,,|')}#3")
    assert text(browser, "fault").startswith("This deal cannot be read: ")
    assert text(browser, "fault").endswith(" The page shows an example.")
    assert browser.find_element("id", "text").get_attribute("value") == "md|3SAK,,|"
    wait_for(browser, has_par)
    browser.find_element("tag name", "body").send_keys(Keys.ARROW_RIGHT, Keys.END)
    browser.find_element("id", "number").send_keys("17\t")
    assert text(browser, "title") == "Board 17"
    browser.find_element("css selector", "#dealer option[value='S']").click()
    assert facts(browser).startswith("Dealer South")
    browser.find_element("id", "turn").click()
    assert facts(browser).startswith("Dealer West")
    assert errors(browser) == []


def test_tried_cards_stay_while_the_fields_of_the_board_are_used(browser: Any, page: str) -> None:
    from selenium.webdriver.common.keys import Keys

    open_anew(browser, page)
    wait_for(browser, has_par)
    before = text(browser, "par")
    for number in (1, 2):
        wait_for(browser, values)
        browser.find_element("css selector", "button.card").click()
        wait_for(browser, partial(has_played, number))
    played = text(browser, "where")
    browser.find_element("id", "number").send_keys("17", Keys.HOME, "3", Keys.ARROW_LEFT, "\t")
    browser.find_element("id", "vulnerable").send_keys(Keys.END)
    browser.find_element("css selector", "#dealer option[value='S']").click()
    assert (text(browser, "title"), text(browser, "where")) == ("Board 317", played)
    assert facts(browser) == "Dealer South, both sides vulnerable"
    assert text(browser, "par") != before
    assert len(browser.find_elements("css selector", "#play button")) == 2
    assert errors(browser) == []


def test_the_cards_before_a_tried_one_are_still_solved(browser: Any, page: str) -> None:
    _, position, link = after_nine_cards()
    line = position.play(position.legal()[0])
    open_anew(browser, f"{page}{link}")
    # The card is tried as soon as it has a value, while the positions before it are being solved.
    browser.execute_script(
        "const wanted = `button[data-card=${arguments[0]}]`;"
        "const tried = () => { const card = document.querySelector(wanted); card?.click(); return card; };"
        "if (!tried()) new MutationObserver((_, watching) => { if (tried()) watching.disconnect(); })"
        ".observe(document.getElementById('table'), { subtree: true, childList: true })",
        str(line.plays[-1]),
    )
    wait_for(browser, lambda _: len(browser.find_elements("css selector", "#play button")) == 10)
    lost = sum(expected_values_lost(line))
    wait_for(browser, lambda _: shown_losses(browser) == lost)
    assert errors(browser) == []


def test_a_browser_without_webassembly_is_told(browser: Any, page: str) -> None:
    source = {"source": "delete globalThis.WebAssembly"}
    added = browser.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", source)
    open_anew(browser, page)
    expected = "This page cannot solve: this browser has no WebAssembly, which the solver needs."
    assert text(browser, "fault") == expected
    assert text(browser, "hand-N").startswith("North")
    assert errors(browser) == []
    browser.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", added)
