from __future__ import annotations

import pytest

from agent.knowledge.view import View
from agent.rules.contract import Contract, Vulnerability
from ddsolver import Card, Position
from experiments.questions.reasons.card_roles import role_of

DEAL = "N:AJ93.K2.Q4.AT K54.QJ9.K97.5 Q72.A53.AJ2.4 T86.T876.T8.8"
"""Nine cards a hand; South declares."""


@pytest.mark.parametrize(
    ("strain", "leader", "plays", "card", "kind", "about"),
    [
        ("NT", "S", "S2 S6", "SJ", "finesse", "SK"),
        ("NT", "S", "S2 S6", "S9", "finesse", "SK ST"),
        ("NT", "S", "S2 S6", "S3", "duck", ""),
        ("NT", "S", "S2 S6", "SA", "follow", ""),
        ("NT", "S", "S2 S8", "S3", "duck", ""),
        ("NT", "S", "", "HA", "cash", ""),
        ("NT", "S", "", "S2", "towards", "SA SJ"),
        ("NT", "S", "", "H5", "towards", "HK"),
        ("NT", "N", "", "S3", "towards", "SQ"),
        ("NT", "W", "", "H6", "lead", ""),
        ("H", "W", "", "H6", "trump lead", ""),
        ("NT", "S", "SQ", "S6", "follow", ""),
        ("NT", "N", "SJ", "SK", "cover", "SJ"),
        ("NT", "W", "ST", "SJ", "cover", "ST"),
        ("NT", "W", "ST", "SA", "follow", ""),
        ("NT", "W", "HT", "HK", "follow", ""),
        ("NT", "N", "SA", "S4", "follow", ""),
        ("NT", "N", "S9", "S4", "duck", ""),
        ("NT", "W", "S6 S3 SK", "S7", "follow", ""),
        ("NT", "E", "HQ HA H6", "H2", "follow", ""),
        ("NT", "W", "H6 H2 HQ", "HA", "win", ""),
        ("NT", "W", "H6 H2 HQ", "H3", "duck", ""),
        ("H", "N", "CA C5 C4 C8 CT", "H9", "ruff", ""),
        ("H", "N", "CA C5 C4 C8 CT", "D7", "discard", ""),
        ("H", "N", "CA C5 C4 C8 CT D7", "H3", "ruff", ""),
    ],
)
def test_what_a_card_does_is_named(strain: str, leader: str, plays: str, card: str, kind: str, about: str) -> None:
    position = Position(DEAL, strain, leader, plays)
    view = View.of(position, Contract.parse(f"1{strain}S"), Vulnerability.NONE)
    role = role_of(view, Card.parse(card))
    assert role.kind == kind
    assert role.about == tuple(Card.parse(each) for each in about.split())


@pytest.mark.parametrize(
    ("declarers_spades", "kind"),
    [("A54", "follow"), ("864", "duck"), ("654", "duck"), ("J54", "follow")],
    ids=["the ace wins", "nothing beats the nine", "only low ones", "the jack may win"],
)
def test_dummy_ducks_only_if_declarers_own_hand_has_nothing_that_wins(declarers_spades: str, kind: str) -> None:
    position = Position(f"N:KQ2.A.. T73.K.. {declarers_spades}.Q.. 9.J32..", "NT", "W", "S9")
    view = View.of(position, Contract.parse("1NTS"), Vulnerability.NONE)
    assert role_of(view, Card.parse("S2")).kind == kind


@pytest.mark.parametrize(
    ("dummy", "card", "about"),
    [
        ("J..J98.", "ST", "SJ"),
        ("J..J98.", "SQ", ""),
        ("J..J9.8", "ST", ""),
        ("KJ..J9.", "ST", "SJ"),
        (".J.J98.", "ST", ""),
    ],
)
def test_a_ruff_that_dummy_can_overruff_is_named_so(dummy: str, card: str, about: str) -> None:
    position = Position(f"N:{dummy} .6.K73. 9...QJT QT.8.2.", "S", "S", "CT")
    role = role_of(View.of(position, Contract.parse("3SS"), Vulnerability.NONE), Card.parse(card))
    assert (role.kind, role.about) == ("ruff", tuple(map(Card.parse, about.split())))


@pytest.mark.parametrize(
    ("deal", "card", "kind", "about"),
    [
        ("N:A4... .AK.. 52... ..AK.", "S5", "towards", "SA"),
        ("N:43... .AK.. 52... ..AK.", "S5", "long card", ""),
        ("N:3..2. 4..A. 5..3. .2.K.", "S5", "cash", ""),
        ("N:3..2. ..AQ. 5..3. .2.K.", "S5", "long card", ""),
        ("N:A4... .AK.. K2... ..AK.", "SK", "cash", ""),
    ],
)
def test_a_spot_card_is_cashed_only_if_partner_has_no_higher_honour(
    deal: str, card: str, kind: str, about: str
) -> None:
    view = View.of(Position(deal, "NT", "S"), Contract.parse("1NTS"), Vulnerability.NONE)
    role = role_of(view, Card.parse(card))
    assert (role.kind, " ".join(map(str, role.about))) == (kind, about)


@pytest.mark.parametrize(
    ("deal", "plays", "kind", "about"),
    [
        ("N:AQ3... T75... J42... K86...", "S2 S6", "finesse", "SK"),
        ("N:AQ3... KT7... J42... 6.8.3.", "S2 S6", "finesse", "SK"),
        # West shows out, so East has the king over the queen; or East does, so no hidden card can beat the queen.
        ("N:AQ3..7. KT87... J42..5. .86.93.", "S2 H6", "duck", ""),
        ("N:AQ3... .865.. J42... KT8...", "SJ S8 S3 H5 S2 ST", "follow", ""),
    ],
)
def test_a_card_is_a_finesse_only_if_either_opponent_may_have_the_card_that_beats_it(
    deal: str, plays: str, kind: str, about: str
) -> None:
    position = Position(deal, "NT", "S", plays)
    view = View.of(position, Contract.parse("1NTS"), Vulnerability.NONE)
    role = role_of(view, Card.parse("SQ"))
    assert (role.kind, " ".join(map(str, role.about))) == (kind, about)


@pytest.mark.parametrize(
    ("north", "east", "card", "finesses"),
    [
        ("AQ3", "K98", "S2", "SK"),
        ("AQ.2", "K98", "S2", "SK"),
        ("A43", "KQ8", "SJ", "SK SQ"),
        ("A.32", "KQ8", "SJ", ""),
        ("AK.2", "Q98", "SJ", ""),
        ("AT3", "KQ8", "S2", "SK SQ"),
        ("AT3", "KQ8", "SJ", "SK SQ"),
    ],
)
def test_a_card_is_led_for_a_finesse_only_if_partner_can_play_lower(
    north: str, east: str, card: str, finesses: str
) -> None:
    deal = f"N:{north}{'.' * (3 - north.count('.'))} {east}... J2..2. ..JT9."
    view = View.of(Position(deal, "NT", "S"), Contract.parse("1NTS"), Vulnerability.NONE)
    assert " ".join(map(str, role_of(view, Card.parse(card)).finesses)) == finesses


def test_against_three_cards_nobody_leads_for_a_finesse() -> None:
    view = View.of(Position("N:AT3... KQJ... 42..2. ..JT9.", "NT", "S"), Contract.parse("1NTS"), Vulnerability.NONE)
    assert role_of(view, Card.parse("S2")).finesses == ()


def test_the_last_trumps_are_no_long_cards() -> None:
    view = View.of(Position("N:3..2. ..AQ. 5..3. .2.K.", "S", "S"), Contract.parse("1SS"), Vulnerability.NONE)
    assert role_of(view, Card.parse("S5")).kind == "cash"
