"""`declarer serve --api`: what programs get over HTTP, and what is refused."""

from __future__ import annotations

import http.client
import json
import re
import shlex
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from agent.robots import Robot
from experiments.errors import SettingsError
from experiments.questions.serve import api
from experiments.questions.serve.api import ApiServer
from experiments.questions.serve.questions import FIELDS, answer
from experiments.web import serve
from experiments.web.serve import MOST_BYTES
from tests.command import declarer
from tests.servers import answering

ROOT = Path(__file__).parents[4]
SCHEMA = json.loads((ROOT / "experiments/questions/serve/api.schema.json").read_text())
HAND = {"hand": "AKJ52.Q83.K4.962", "bidder": "net"}
LEAD = {"hand": "AKJ32.T92.Q5.J87", "auction": "1NT P 3NT", "player": "monte-carlo:samples=5"}
CARD = {
    "hand": "QJ82.A95.K64.T42",
    "dummy": "AK97543.K.T3.AK7",
    "contract": "4SN",
    "plays": ["D2"],
    "player": "payoff:samples=5",
}


@pytest.fixture(scope="module")
def server() -> Iterator[ApiServer]:
    with pytest.MonkeyPatch.context() as patch, ApiServer(0, serve.LOOPBACK, 1) as serving, answering(serving):
        patch.setattr(api, "ANSWER_SECONDS", 300.0)  # on a busy machine too
        yield serving


def send(
    server: ApiServer, path: str, body: str | bytes | None = None, method: str = "POST", **headers: str
) -> tuple[int, Any, http.client.HTTPResponse]:
    connection = http.client.HTTPConnection("127.0.0.1", server.server_port, timeout=300)
    connection.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
    answer = connection.getresponse()
    values = json.loads(answer.read())
    connection.close()
    return answer.status, values, answer


def post(server: ApiServer, path: str, fields: object) -> tuple[int, Any]:
    status, values, _ = send(server, path, json.dumps(fields))
    return status, values


@cache  # which also checks each schema once
def _validator(name: str) -> jsonschema.Draft202012Validator:
    schema = {"$ref": f"#/$defs/{name}", "$defs": SCHEMA["$defs"]}
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


def check(name: str, values: object) -> None:
    _validator(name).validate(values)


@pytest.mark.parametrize(
    ("question", "fields"),
    [
        ("bid", HAND),
        ("bid", HAND | {"auction": ["P", "P", "?"], "dealer": "W", "vulnerable": "All", "explain": True}),
        ("lead", LEAD),
        ("card", CARD),
        ("card", CARD | {"explain": True}),
        ("lead", LEAD | {"explain": True}),
        ("explain", {"auction": "1NT P 2D", "systems": "NS=sayc"}),
    ],
)
def test_questions_and_answers_have_the_form_of_the_schema(
    server: ApiServer, question: str, fields: Mapping[str, object]
) -> None:
    check(question, fields)
    status, values = post(server, f"/{question}", fields)
    assert status == 200, values
    form = {"bid": "bid_answer", "explain": "explain_answer"}.get(question, "card_answer")
    check(form, values)
    assert set(values) <= set(SCHEMA["$defs"][form]["properties"])


def test_the_schema_is_the_first_page(server: ApiServer) -> None:
    for path in ("/", "/schema"):
        status, values, answer = send(server, path, method="GET")
        assert (status, values) == (200, SCHEMA)
        assert answer.headers["Content-Type"] == "application/json; charset=utf-8"


def test_the_reasons_for_a_card_are_those_of_the_command(server: ApiServer) -> None:
    status, values = post(server, "/card", CARD | {"explain": True})
    seen = ("--hand", CARD["hand"], "--dummy", CARD["dummy"], "--plays", "D2", "--contract", "4SN")
    printed = json.loads(declarer("advise", *map(str, seen), "--player", "payoff:samples=5", "--json").stdout)
    assert (status, values | {"seconds": 0}) == (200, printed | {"seconds": 0})
    assert "why" not in post(server, "/card", CARD)[1]


def test_the_answers_are_those_of_the_commands(server: ApiServer) -> None:
    status, values = post(server, "/bid", {"hand": HAND["hand"], "auction": "P", "explain": True})
    assert (status, values) == (200, json.loads(declarer("bid", HAND["hand"], "--auction", "P", "--json").stdout))
    status, values = post(server, "/explain", {"auction": "1S P 2NT", "dealer": "E", "vulnerable": "EW"})
    printed = declarer("explain", "1S P 2NT", "--dealer", "E", "--vulnerable", "EW", "--json").stdout
    assert (status, values) == (200, json.loads(printed))


def test_a_card_is_asked_of_the_hand_on_turn(server: ApiServer) -> None:
    status, values = post(server, "/card", CARD)
    assert (status, values["seat"]) == (200, "S")
    status, values = post(server, "/card", CARD | {"hand": "AK97543.K.T3.AK7", "dummy": "QJ82.A95.K64.T42"})
    assert (status, values["seat"], values["card"][0]) == (200, "S", "D")
    status, lead = post(server, "/card", LEAD)
    assert (status, lead) == (200, post(server, "/lead", LEAD)[1] | {"seconds": lead["seconds"]})
    assert lead["seat"] == "E"


PAGE = (ROOT / "docs/how-to/programs.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```sh\n(curl [^\n]*)\n```\n\n```json\n(.*?)```", PAGE, re.S)


def assert_fits(shown: Any, found: Any) -> None:
    """What a text shows is a part of what was found, with rounded numbers."""
    if isinstance(shown, dict):
        for name, value in shown.items():
            assert_fits(value, found[name])
    elif isinstance(shown, list):
        for one, other in zip(shown, found, strict=True):
            assert_fits(one, other)
    elif isinstance(shown, float):
        assert found == pytest.approx(shown, abs=0.006)
    else:
        assert found == shown


@pytest.mark.parametrize(
    ("line", "shown"),
    EXAMPLES,
)
def test_the_answers_in_the_documentation_are_given(server: ApiServer, line: str, shown: str) -> None:
    _, silent, address, *data = shlex.split(line)
    assert silent == "-s"
    path = address.removeprefix("http://127.0.0.1:8085")
    _, values, _ = send(server, path, data[1] if data else None, "POST" if data else "GET")
    assert_fits(json.loads(shown), values)


def test_the_documentation_has_examples_of_every_question() -> None:
    assert len(EXAMPLES) == 10
    assert all(any(f"/{question}" in line for line, _ in EXAMPLES) for question in FIELDS)


@pytest.mark.parametrize(
    ("path", "fields", "words"),
    [
        ("/bid", {}, "hand: it is missing"),
        ("/bid", {"hand": 5}, "the field 'hand' must be a text"),
        ("/bid", {"hand": "AK"}, "four suits"),
        ("/bid", HAND | {"auction": "1NT 1S"}, "East's 1S (call 2) is insufficient: it must outrank 1NT"),
        ("/bid", HAND | {"auction": 5}, "the field 'auction' must be a text"),
        ("/bid", HAND | {"dealr": "N"}, "unknown field 'dealr' of bid (choose from hand,"),
        ("/bid", HAND | {"bidder": "gib"}, "choose from net, monte-carlo, script"),
        ("/bid", HAND | {"seed": "x"}, "the field 'seed' is 'x': a whole number"),
        ("/bid", HAND | {"explain": 1}, "true or false is needed"),
        ("/bid", HAND | {"opponents": "precision"}, "the networks learned sayc, championship sayc"),
        (
            "/explain",
            {"auction": "1S", "systems": "NS=precision"},
            "choose from sayc, two-over-one, ours, none or a file",
        ),
        ("/bid", [HAND], "the question must be an object"),
        ("/lead", {"hand": LEAD["hand"]}, "auction: give the contract, as in 3NTS, or the auction"),
        ("/lead", {"hand": LEAD["hand"], "auction": "P P P P"}, "there is no contract to play"),
        ("/lead", LEAD | {"contract": "9S"}, "9S"),
        ("/lead", LEAD | {"contract": "4SN"}, "auction: the auction '1NT P 3NT' leads to 3NT, not to 4SN"),
        ("/lead", LEAD | {"hand": "AKJ32.T92.Q5.J8"}, "hand: the hand is 'AKJ32.T92.Q5.J8': it has 12 cards"),
        ("/card", CARD | {"dummy": CARD["hand"]}, "hand and dummy have the same cards"),
        ("/card", CARD | {"seat": "E"}, "seat is E, but after these 1 cards it is South's turn"),
        (
            "/card",
            CARD | {"plays": []},
            "dummy is not seen before the opening lead: leave its hand out, or give",
        ),
        ("/card", LEAD | {"seat": "S"}, "seat is S, but after these 0 cards it is East's turn: give seat E"),
        ("/card", CARD | {"plays": "ZZ"}, "ZZ"),
        ("/card", CARD | {"plays": ["DT"]}, "East cannot play DT"),
        ("/card", CARD | {"seat": "Q"}, "seat: unknown seat: 'Q'"),
        ("/card", CARD | {"player": "engine:cmd=id"}, "player: unknown player: 'engine' (choose from"),
        ("/bid", {"hand": LEAD["hand"], "bidder": "engine:cmd=id"}, "bidder: unknown bidder: 'engine' (choose from"),
        ("/explain", {}, "auction: it is missing; give the calls, as in 1NT P 3NT"),
        ("/explain", {"auction": "1C", "systems": "sayc"}, "systems: not the system of a side: 'sayc'"),
        (
            "/bid",
            {"hand": LEAD["hand"], "bidder": "net:system=a.toml"},
            "names a file, which this server does not read",
        ),
        ("/explain", {"auction": "1C", "systems": "NS=/etc/a.toml"}, "which this server does not read (choose from"),
        ("/card", CARD | {"player": "payoff:size=3"}, "unknown option of payoff"),
        (
            "/card",
            CARD | {"player": "payoff:samples=10001"},
            "player: samples=10001 is too many: this server draws at",
        ),
        ("/lead", LEAD | {"player": "monte-carlo:samples=1000000"}, "this server draws at most 10000 layouts"),
    ],
)
def test_a_wrong_field_is_answered_with_400_and_a_sentence(
    server: ApiServer, path: str, fields: object, words: str
) -> None:
    status, values = post(server, path, fields)
    assert status == 400
    check("error", values)
    assert words in values["error"]
    assert "Traceback" not in values["error"]


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("", "line 1 column 1"),
        ("{", "line 1 column 2"),
        ('{"hand": ', "line 1 column 10"),
        ("[" * 20_000, "lists or objects inside each other"),
        (f'{{"seed": {"9" * 5000}}}', "a number with too many digits"),
        ("\ud800".encode("utf-8", "surrogatepass"), "line 1 column 1"),
        (b"\xff\xfe{", "not text in UTF-8"),
    ],
)
def test_what_is_no_json_is_answered_with_400(server: ApiServer, body: str | bytes, reason: str) -> None:
    status, values, _ = send(server, "/bid", body)
    assert status == 400
    assert "not JSON" in values["error"]
    assert reason in values["error"]
    assert "sys." not in values["error"]


@pytest.mark.parametrize("depth", [90, 600, 900])
def test_lists_inside_each_other_are_no_question(server: ApiServer, depth: int) -> None:
    for _ in range(3):  # more often than there are processes
        status, values, _ = send(server, "/bid", f'{{"hand": {"[" * depth}{"]" * depth}}}')
        assert status == 400
        assert "the field 'hand' must be" in values["error"] or "inside each other" in values["error"]
    assert post(server, "/bid", HAND)[0] == 200


def test_half_of_a_surrogate_pair_which_no_answer_could_repeat_is_refused(server: ApiServer) -> None:
    status, values, _ = send(server, "/explain", r'{"auction": "1C {\ud800}"}')
    assert status == 400
    assert "surrogates not allowed" in values["error"]
    assert send(server, "/explain", r'{"auction": "1C {\u2660}"}')[0] == 200


def test_a_question_has_at_most_64_kilobytes(server: ApiServer) -> None:
    padded = json.dumps(HAND).ljust(MOST_BYTES)
    assert send(server, "/bid", padded)[0] == 200
    status, values, _ = send(server, "/bid", padded + " ")
    assert (status, values["error"]) == (413, "the question has 65,537 bytes; 65,536 are the most")
    assert send(server, "/bid", "{}", Content_Length="x")[0] == 411


@pytest.mark.parametrize(("path", "status"), [("/bid", 413), ("/nothing", 404)])
def test_a_client_that_still_sends_a_long_question_sees_why_it_is_refused(
    server: ApiServer, path: str, status: int
) -> None:
    """32 MB are more than the system keeps on their way."""
    assert send(server, path, b" " * (32 << 20))[0] == status


@pytest.mark.parametrize("headers", [{"Host": "evil.example"}, {"Origin": "http://evil.example"}, {"Origin": "null"}])
def test_other_hosts_and_pages_of_other_sites_are_refused(server: ApiServer, headers: dict[str, str]) -> None:
    for path, body, method in (("/bid", json.dumps(HAND), "POST"), ("/", None, "GET")):
        status, values, _ = send(server, path, body, method, **headers)
        assert status == 403
        assert [*values] == ["error"]


@pytest.mark.parametrize(("site", "expected"), [("same-origin", 200), ("same-site", 403), ("cross-site", 403)])
def test_behind_a_proxy_the_page_of_the_server_may_ask_and_others_may_not(
    server: ApiServer, site: str, expected: int
) -> None:
    from_page = {"Origin": "https://bridge.example", "Sec-Fetch-Site": site}
    assert send(server, "/bid", json.dumps(HAND), **from_page)[0] == expected
    assert send(server, "/bid", json.dumps(HAND), Host="bridge.example", **from_page)[0] == 403


def test_nothing_else_is_there(server: ApiServer) -> None:
    assert send(server, "/nothing", "{}")[0] == 404
    assert send(server, "/nothing", method="GET")[0] == 404
    assert send(server, "/bid", "{}", "PUT")[0] == 501
    assert send(server, f"/bid?ctx={'-' * 5000}", method="GET")[0] == 414
    status, values, _ = send(server, "/bid?hand=AKJ52.Q83.K4.962", method="GET")
    assert (status, "POST to /bid" in values["error"]) == (404, True)


@pytest.mark.slow
def test_fifty_clients_at_once_are_answered(server: ApiServer) -> None:
    with ThreadPoolExecutor(50) as clients:
        found = [*clients.map(lambda _: post(server, "/bid", HAND), range(150))]
    assert {(status, values["call"]) for status, values in found} == {(200, "1S")}


@pytest.mark.parametrize(
    ("plays", "seat", "hand", "dummy"),
    [
        ("D2", "N", CARD["dummy"], CARD["hand"]),
        ("D2 D4 DA", "S", CARD["dummy"], CARD["hand"]),
        ("D2 D4", "E", "T6.QJ8.AJ98.Q985", CARD["hand"]),
    ],
)
def test_a_card_is_played_from_the_hand_on_turn_also_if_dummy_asks(
    plays: str, seat: str, hand: object, dummy: object
) -> None:
    player = "payoff:samples=3" if seat != "E" else "monte-carlo:samples=3"
    asker = "E" if seat == "E" else "S"
    fields = {"hand": hand, "dummy": dummy, "contract": "4SS", "plays": plays, "seat": asker, "player": player}
    found = answer("card", fields)
    assert (found["seat"], found["card"][0]) == (seat, "D")


def test_the_cards_of_a_robot_are_those_of_its_player() -> None:
    robot = answer("card", CARD | {"player": "robot:fast"})
    player = answer("card", CARD | {"player": Robot.parse("robot:fast").declarer.key})
    assert (robot["player"], robot["card"]) == (player["player"], player["card"])


def test_a_robot_that_names_an_engine_is_not_asked() -> None:
    with pytest.raises(SettingsError, match=r"player: unknown player: 'net \+ engine'"):
        answer("card", CARD | {"player": "net + engine:cmd=id"})
