"""Double-dummy questions to `declarer serve --api`: answers, lists of deals, refusals, and pages of other sites."""

from __future__ import annotations

import http.client
import json
from collections.abc import Iterator, Mapping
from http.client import HTTPMessage
from typing import Any

import pytest

from agent.rules.par import par
from ddsolver import Deal, Position, Solver, analyse_play, dd_table
from ddsolver import solve as solve_text
from experiments.questions.serve import api
from experiments.questions.serve.api import ApiServer
from experiments.questions.serve.double_dummy import MOST_DEALS
from experiments.questions.serve.workers import Workers
from experiments.web import serve
from tests.command import declarer
from tests.experiments.questions.serve.test_api import check, post, send
from tests.servers import answering

DEALS = [Deal.random(seed).to_pbn() for seed in (1, 2, 3)]
DEAL = DEALS[0]
ENDING = "N:A2... KQ... 43... 65..."
POSITION = {"deal": DEAL, "trump": "NT", "leader": "W"}
ORIGIN = "https://bridge.example"


@pytest.fixture(scope="module")
def server() -> Iterator[ApiServer]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(api, "ANSWER_SECONDS", 300.0)  # on a busy machine too
        yield from serving("")


@pytest.fixture(scope="module")
def shared() -> Iterator[ApiServer]:
    yield from serving(ORIGIN)


def serving(cors: str) -> Iterator[ApiServer]:
    with ApiServer(0, serve.LOOPBACK, 1, cors) as started, answering(started):
        yield started


def answered(server: ApiServer, question: str, fields: Mapping[str, object]) -> Any:
    check(question, fields)
    status, values = post(server, f"/{question}", fields)
    assert status == 200, values
    check(f"{question}_answer", values)
    return values


def some_play(deal: str) -> list[str]:
    """Return 26 legal cards, always the lowest one; some of them cost tricks."""
    position = Position(deal, "NT", "W")
    for _ in range(26):
        position = position.play(position.legal()[-1])
    return [str(card) for card in position.plays]


@pytest.mark.parametrize(
    ("deal", "dealer", "vulnerable"), [*zip(DEALS, ("N", "E", "W"), ("None", "NS", "All"), strict=True)]
)
def test_tables_and_par_are_those_of_the_library(server: ApiServer, deal: str, dealer: str, vulnerable: str) -> None:
    fields = {"deal": deal, "dealer": dealer, "vulnerable": vulnerable}
    found, alone = answered(server, "table", fields), answered(server, "par", fields)
    table = dd_table(deal)
    assert found["table"] == table
    assert found["par"] == alone
    expected = par(table, vulnerable, dealer)
    assert alone["score"] == expected.score
    for shown, contract in zip(alone["contracts"], expected.contracts, strict=True):
        assert shown.startswith(str(contract))


@pytest.mark.parametrize("deal", DEALS[1:])
@pytest.mark.parametrize("played", [0, 1, 13, 26])
def test_the_values_of_cards_are_those_of_the_library(server: ApiServer, deal: str, played: int) -> None:
    plays = some_play(deal)[:played]
    found = answered(server, "solve", POSITION | {"deal": deal, "plays": plays})
    assert found["cards"] == solve_text(deal, "NT", "W", plays)
    assert found["best"] == max(found["cards"].values())
    assert found["to_play"] == str(Position(deal, "NT", "W", plays).to_play)


@pytest.mark.parametrize("deal", DEALS)
def test_the_analysis_of_a_play_is_that_of_the_library(server: ApiServer, deal: str) -> None:
    plays = some_play(deal)
    found = answered(server, "analyse", POSITION | {"deal": deal, "plays": " ".join(plays)})
    assert found["declarer"] == "S"
    assert found["tricks"] == analyse_play(deal, "NT", "W", plays)
    assert [each["card"] for each in found["cards"]] == plays
    assert any(each["cost"] for each in found["cards"])
    for place, each in enumerate(found["cards"]):
        values = solve_text(deal, "NT", "W", plays[:place])
        assert each["cost"] == max(values.values()) - values[each["card"]]
        assert bool(each["better"]) == bool(each["cost"])
        assert each["trick"] == place // 4 + 1


def test_the_answers_are_the_json_of_the_commands(server: ApiServer) -> None:
    printed = json.loads(declarer("table", DEAL, "--vulnerable", "NS", "--json").stdout)
    assert answered(server, "table", {"deal": DEAL, "vulnerable": "NS"}) == printed
    options = ("--trump", "NT", "--leader", "E", "--plays", "SK", "--line", "--json")
    printed = json.loads(declarer("solve", ENDING, *options).stdout)
    fields = {"deal": ENDING, "trump": "NT", "leader": "E", "plays": "SK", "line": True}
    assert answered(server, "solve", fields) == printed


def test_an_ending_has_a_table_and_no_par(server: ApiServer) -> None:
    found = answered(server, "table", {"deal": ENDING})
    assert (found["table"], found["par"]) == (dd_table(ENDING), None)


def test_nothing_played_costs_nothing_and_nobody_is_on_turn_at_the_end(server: ApiServer) -> None:
    found = answered(server, "analyse", POSITION)
    assert (found["cards"], found["tricks"]) == ([], analyse_play(DEAL, "NT", "W", ""))
    best = Solver().best_play(Position(ENDING, "NT", "E"))
    over = {"deal": ENDING, "trump": "NT", "leader": "E", "plays": [str(card) for card in best]}
    assert answered(server, "solve", over) == {"to_play": None, "trump": "NT", "cards": {}, "best": 0}
    assert len(set(answered(server, "analyse", over)["tricks"])) == 1


@pytest.mark.parametrize("question", ["table", "par", "solve", "analyse"])
def test_a_list_is_answered_as_its_deals_are(server: ApiServer, question: str) -> None:
    common = {"trump": "H", "leader": "N"} if question in ("solve", "analyse") else {"vulnerable": "EW"}
    own = {"deal": DEALS[1], **({"trump": "C"} if "trump" in common else {"vulnerable": "All"})}
    found = answered(server, question, {"deals": [DEALS[0], own, DEALS[2]], **common})
    alone = [{"deal": DEALS[0]}, own, {"deal": DEALS[2]}]
    assert found == {"deals": [answered(server, question, common | each) for each in alone]}


def test_the_largest_list_is_answered(server: ApiServer) -> None:
    found = answered(server, "solve", {"deals": [ENDING] * MOST_DEALS, "trump": "S", "leader": "N"})
    assert len(found["deals"]) == MOST_DEALS


def test_a_deal_has_the_conditions_of_its_notation_unless_fields_name_others(server: ApiServer) -> None:
    text = f'[Dealer "E"]\n[Vulnerable "All"]\n[Deal "{DEAL}"]\n'
    for fields in ({}, {"dealer": "S", "vulnerable": "None"}):
        conditions = {"dealer": "E", "vulnerable": "All"} | fields
        assert answered(server, "par", {"deal": text, **fields}) == answered(
            server, "par", {"deal": DEAL, **conditions}
        )


@pytest.mark.parametrize(
    ("path", "fields", "words"),
    [
        ("/table", {}, "deal: it is missing; give four hands, as in N:"),
        ("/table", {"deal": 5}, "the field 'deal' must be a text"),
        ("/table", {"deal": "zz"}, "deal: not a deal: 'zz' (write a seat, a colon and four hands"),
        ("/table", {"deal": DEAL.replace(".", "", 1)}, "deal: "),
        ("/table", {"deal": f"{DEAL.split()[0]} - - -"}, "hidden"),
        ("/table", {"deal": "\n".join(DEALS)}, "deal: there are 3 deals in this text; give each in the list 'deals'"),
        ("/table", {"deal": DEAL, "vulnerable": "us"}, "vulnerable: "),
        ("/table", {"deal": DEAL, "dealer": "X"}, "dealer: "),
        ("/table", {"deal": DEAL, "trump": "S"}, "unknown field 'trump' of table (choose from deal, dealer"),
        ("/par", {"deal": ENDING}, "deal: a hand has 2 cards; par needs 13"),
        ("/solve", {"deal": DEAL, "leader": "W"}, "trump: it is missing; name the trump suit, or NT"),
        ("/solve", {"deal": DEAL, "trump": "NT"}, "leader: it is missing; name the seat that leads first"),
        ("/solve", POSITION | {"trump": "Q"}, "trump: unknown strain: 'Q' (one of S H D C NT)"),
        ("/solve", POSITION | {"leader": "Q"}, "leader: "),
        ("/solve", POSITION | {"plays": "ZZ"}, "plays: "),
        ("/solve", POSITION | {"plays": 5}, "the field 'plays' must be a text of at most 2000 characters, or a list"),
        ("/solve", POSITION | {"line": "yes"}, "the field 'line' is 'yes': true or false is needed"),
        ("/analyse", POSITION | {"deal": ENDING, "plays": "SA"}, "plays: "),
        ("/analyse", POSITION | {"line": True}, "unknown field 'line' of analyse"),
        ("/table", {"deals": DEAL}, "the field 'deals' must be a list of 1 to 100 deals"),
        ("/table", {"deals": []}, "the field 'deals' must be a list of 1 to 100 deals; it has 0"),
        ("/table", {"deals": [ENDING] * 101}, "the field 'deals' must be a list of 1 to 100 deals; it has 101"),
        ("/table", {"deals": [DEAL], "deal": DEAL}, "there are the fields 'deal' and 'deals': give one of them"),
        ("/table", {"deals": [DEAL, "zz"]}, "deal 2 of the field 'deals': deal: not a deal: 'zz'"),
        ("/table", {"deals": [DEAL, [DEAL]]}, "deal 2 of the field 'deals': it must be a text, or an object"),
        ("/table", {"deals": [{"deals": [DEAL]}]}, "deal 1 of the field 'deals': unknown field 'deals' of table"),
        ("/par", {"deals": [{"vulnerable": "NS"}]}, "deal 1 of the field 'deals': deal: it is missing"),
        ("/solve", {"deals": [DEAL, DEAL], "trump": "S"}, "deal 1 of the field 'deals': leader: it is missing"),
    ],
)
def test_a_wrong_question_is_answered_with_what_would_be_right(
    server: ApiServer, path: str, fields: object, words: str
) -> None:
    status, values = post(server, path, fields)
    assert status == 400, values
    check("error", values)
    assert words in values["error"]


def test_a_list_that_takes_too_long_is_given_up_with_advice_that_fits() -> None:
    workers = Workers(1)
    try:
        status, values = workers.ask("table", {"deals": DEALS * 30}, 0.001)
    finally:
        workers.close()
    assert (status, values["error"]) == (503, "no answer within 0.001 s; send fewer deals")


def _shared_headers(headers: HTTPMessage) -> list[str]:
    return [name for name in headers if name.lower().startswith("access-control")]


def test_pages_of_the_other_site_may_ask(shared: ApiServer) -> None:
    from_page = {"Origin": ORIGIN, "Sec-Fetch-Site": "cross-site"}
    for fields, expected in (({"deal": ENDING}, 200), ({"deal": "zz"}, 400)):
        status, _, found = send(shared, "/table", json.dumps(fields), **from_page)
        assert (status, found.headers["Access-Control-Allow-Origin"]) == (expected, ORIGIN)
    status, _, found = send(shared, "/", method="GET", **from_page)
    assert (status, found.headers["Access-Control-Allow-Origin"]) == (200, ORIGIN)


def test_a_preflight_request_is_answered(shared: ApiServer) -> None:
    asked = {"Origin": ORIGIN, "Sec-Fetch-Site": "cross-site", "Access-Control-Request-Method": "POST"}
    status, headers = preflight(shared, asked)
    assert status == 200
    assert headers["Access-Control-Allow-Origin"] == ORIGIN
    assert "POST" in headers["Access-Control-Allow-Methods"]
    assert headers["Access-Control-Allow-Headers"] == "Content-Type"


def preflight(server: ApiServer, headers: Mapping[str, str]) -> tuple[int, HTTPMessage]:
    connection = http.client.HTTPConnection("127.0.0.1", server.server_port, timeout=300)
    connection.request("OPTIONS", "/table", headers=dict(headers))
    found = connection.getresponse()
    found.read()
    connection.close()
    return found.status, found.headers


@pytest.mark.parametrize(
    "headers", [{"Origin": "https://evil.example"}, {"Origin": "null"}, {"Origin": ORIGIN, "Host": "evil.example"}]
)
def test_other_sites_and_hosts_are_refused_still(shared: ApiServer, headers: dict[str, str]) -> None:
    status, _, found = send(shared, "/table", json.dumps({"deal": ENDING}), **headers)
    assert (status, _shared_headers(found.headers)) == (403, [])
    assert preflight(shared, headers)[0] == 403


def test_without_the_option_nothing_is_shared(server: ApiServer) -> None:
    status, _, found = send(server, "/table", json.dumps({"deal": ENDING}))
    assert (status, _shared_headers(found.headers)) == (200, [])
    status, _, found = send(server, "/table", json.dumps({"deal": ENDING}), Origin=ORIGIN)
    assert (status, _shared_headers(found.headers)) == (403, [])
    status, headers = preflight(server, {})
    assert (status, _shared_headers(headers)) == (501, [])
    assert preflight(server, {"Origin": ORIGIN})[0] == 403


def test_an_asterisk_stands_for_any_site() -> None:
    with ApiServer(0, serve.LOOPBACK, 0, "*") as everybody:
        assert {everybody.shared_with(origin) for origin in (ORIGIN, "null", "file://")} == {"*"}


@pytest.mark.parametrize("origin", ["example.org", "https://example.org/", "https://example.org/page", "", "https://"])
def test_what_is_no_origin_is_refused(origin: str) -> None:
    done = declarer("serve", "--api", "--cors", origin)
    assert done.returncode == 2
    assert "give scheme and host, as in https://example.org, or * for any" in " ".join(done.stderr.split())
