from __future__ import annotations

import json
import re

from tests.command import declarer

CONTESTED = ("bid", "A4.KQ982.K73.962", "--auction", "1C 1S ?")


def test_the_call_its_reason_and_the_calls_so_far_are_shown() -> None:
    lines = declarer(*CONTESTED).stdout.splitlines()
    assert [line.split(":")[0] for line in lines[:2]] == ["North 1C", "East 1S"]
    assert lines[2].startswith("South has A4.KQ982.K73.962: ")
    assert lines[4].startswith("it shows ")
    assert lines[5] == ""
    assert "call  probability" in "\n".join(lines)
    assert "leads to" in "\n".join(lines)


def test_json_has_the_candidates_with_their_contracts() -> None:
    told = json.loads(declarer(*CONTESTED, "--json", "--bidder", "monte-carlo:layouts=10").stdout)
    assert told["seat"] == "S"
    assert told["layouts"] == 10
    assert told["candidates"][0]["call"] == told["call"]
    assert all(0 < each["probability"] <= 1 for each in told["candidates"])
    assert all(sum(each["leads_to"].values()) <= 1.0001 for each in told["candidates"])
    assert told["why"][1].startswith(f"it shows {told['shows']}")
    assert [each["call"] for each in told["auction"]] == ["1C", "1S"]


def test_a_network_alone_says_how_many_players_agree_and_what_its_calls_lead_to() -> None:
    text = declarer("bid", "AKJ52.Q83.K4.962", "--bidder", "net").stdout
    assert "North has AKJ52.Q83.K4.962: 1S" in text
    assert "% of players with such a hand make this call" in text
    told = json.loads(declarer(*CONTESTED, "--json", "--bidder", "net").stdout)
    assert told["layouts"] == 0
    assert all(each["gain"] is None and len(each["leads_to"]) == 3 for each in told["candidates"])


def test_what_a_call_leads_to_is_where_the_network_takes_the_auction() -> None:
    hand = ("952.843.T72.9854", "--bidder", "net", "--json", "--auction")
    told = json.loads(declarer("bid", *hand, "P P P").stdout)
    assert told["candidates"][0]["leads_to"] == {"Pass": 1.0}
    assert told["why"][1] == "it shows nothing new; most often all pass"
    told = json.loads(declarer("bid", *hand, "P P 1NT P 3NT").stdout)
    assert told["candidates"][0]["leads_to"]["3NTS"] > 0.8
    assert told["why"][1] == "it shows nothing new; most often 3NTS is the contract"


def test_a_call_in_the_script_has_no_candidates() -> None:
    text = declarer("bid", "AKJ52.Q83.K4.962", "--bidder", "script:calls=1S").stdout
    assert re.fullmatch(r"North has .*: 1S\na call of the script\nit shows 10-19 points; 5\+ spades\n", text)


def test_the_opponents_system_changes_what_their_calls_show() -> None:
    def points(*options: str) -> str:
        return declarer("bid", "AQJ2.K83.KQ4.962", "--auction", "2D", "--bidder", "net", *options).stdout.split("\n")[0]

    assert points("--opponents", "experts") != points() == points("--opponents", "unknown")
