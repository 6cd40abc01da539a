from __future__ import annotations

import json
import re

from tests.command import declarer


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


def test_the_reason_sets_the_call_beside_the_next_likeliest_one() -> None:
    """The probability is the network's: the one that imitates players mostly passes with this hand."""
    for network, preferred, other in (("learned", "4♥", "Pass"), ("imitating", "Pass", "4♥")):
        bidder = f"net:network={network}"
        text = declarer("bid", "6.QJ9762.T7.AKT8", "--auction", "2H P 3H P", "--bidder", bidder).stdout
        why = text.splitlines()[5]
        assert re.match(rf"{preferred}: {other} scores \d+\.\d ± \d+\.\d IMPs (less|more) in 64 layouts", why)


def test_a_given_call_is_set_beside_the_bidders() -> None:
    asked = ("bid", "AQ73.K9.KJ85.T43", "--auction", "1NT P", "--bidder", "net", "--json", "--call")
    told = json.loads(declarer(*asked, "7NT").stdout)
    assert told["call"] == "2C"
    assert told["compared"]["call"] == "7NT"
    assert told["compared"]["imps"] > 10
    assert told["why"][0].startswith("2♣ (Stayman): 7NT scores ")
    assert json.loads(declarer(*asked, "2C").stdout)["compared"] is None
