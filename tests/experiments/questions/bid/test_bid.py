from __future__ import annotations

import json

from tests.command import declarer

CONTESTED = ("bid", "A4.KQ982.K73.962", "--auction", "1C 1S ?")


def test_the_call_its_reason_and_the_calls_so_far_are_shown() -> None:
    lines = declarer(*CONTESTED).stdout.splitlines()
    assert [line.split(":")[0] for line in lines[:2]] == ["North 1C", "East 1S"]
    assert lines[2].startswith("South has A4.KQ982.K73.962: ")
    assert "call  probability" in "\n".join(lines)
    assert "leads to" in "\n".join(lines)


def test_json_has_the_candidates_with_their_contracts() -> None:
    told = json.loads(declarer(*CONTESTED, "--json", "--bidder", "monte-carlo:layouts=10").stdout)
    assert told["seat"] == "S"
    assert told["layouts"] == 10
    assert told["candidates"][0]["call"] == told["call"]
    assert all(0 < each["probability"] <= 1 for each in told["candidates"])
    assert all(sum(each["leads_to"].values()) <= 1.0001 for each in told["candidates"])


def test_a_network_alone_says_how_many_players_agree() -> None:
    text = declarer("bid", "AKJ52.Q83.K4.962", "--bidder", "net").stdout
    assert "North has AKJ52.Q83.K4.962: 1S" in text
    assert "% of players with such a hand make this call" in text


def test_bad_input_is_told_with_what_would_be_right() -> None:
    for given, words in (
        (("bid", "AK2"), "a hand has four suits"),
        (("bid", "AKJ52.Q83.K4.96"), "12 cards"),
        (("bid", "AKJ52.Q83.K4.962", "--auction", "1NT 1S"), "insufficient"),
        (("bid", "AKJ52.Q83.K4.962", "--auction", "P P P P"), "the auction is over"),
        (("bid", "AKJ52.Q83.K4.962", "--bidder", "gib"), "choose from net, monte-carlo, script"),
    ):
        refused = declarer(*given)
        assert refused.returncode == 2
        assert words in refused.stderr
        assert "Traceback" not in refused.stderr
