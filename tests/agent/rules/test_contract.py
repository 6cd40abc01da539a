from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent.errors import ContractError
from agent.rules.contract import Contract, Vulnerability, dealer_of_board
from ddsolver import Deal, Position, Seat, Strain, Suit
from tests.strategies import seats, strains

contracts = st.builds(Contract, st.integers(1, 7), strains, seats, st.integers(0, 2))


@pytest.mark.parametrize(
    ("contract", "tricks", "result", "score"),
    [
        ("1NTE", 7, "1NTE=", 90),
        ("1NTN", 7, "1NTN=", 90),
        ("3NTE", 9, "3NTE=", 400),
        ("3NTN", 9, "3NTN=", 600),
        ("3NTE", 8, "3NTE-1", -50),
        ("3NTN", 8, "3NTN-1", -100),
        ("4CE", 10, "4CE=", 130),
        ("3CE", 10, "3CE+1", 130),
        ("6CE", 12, "6CE=", 920),
        ("5CE", 12, "5CE+1", 420),
        ("5CExx", 12, "5CExx+1", 1000),  # printed as 1080
        ("7CE", 12, "7CE-1", -50),
        ("7CE", 13, "7CE=", 1440),  # printed as 1540
        ("7DNx", 6, "7DNx-7", -2000),
        ("7DNx", 13, "7DNx=", 2330),
        ("7DNxx", 13, "7DNxx=", 2660),
        ("2SNx", 8, "2SNx=", 670),
    ],
)
def test_scores_are_those_of_the_thesis_but_for_its_misprints(
    contract: str, tricks: int, result: str, score: int
) -> None:
    found = Contract.parse(contract)
    assert found.result(tricks) == result
    assert found.score(tricks, Vulnerability.NORTH_SOUTH) == score


# Law 77, worked out by hand: contract, tricks, not vulnerable, vulnerable.
@pytest.mark.parametrize(
    ("contract", "tricks", "not_vulnerable", "vulnerable"),
    [
        ("1CS", 7, 70, 70),
        ("1CSx", 7, 140, 140),
        ("1CSxx", 7, 230, 230),
        ("1CSxx", 9, 630, 1030),
        ("1NTSxx", 7, 560, 760),
        ("2HSx", 8, 470, 670),
        ("2HSx", 10, 670, 1070),
        ("2NTS", 9, 150, 150),
        ("4HS", 10, 420, 620),
        ("4SS", 13, 510, 710),
        ("5DS", 11, 400, 600),
        ("6NTS", 12, 990, 1440),
        ("6NTS", 13, 1020, 1470),
        ("6SSx", 12, 1210, 1660),
        ("7NTS", 13, 1520, 2220),
        ("7NTSxx", 13, 2280, 2980),
        ("4SS", 8, -100, -200),
        ("4SSx", 9, -100, -200),
        ("4SSx", 8, -300, -500),
        ("4SSx", 7, -500, -800),
        ("4SSx", 6, -800, -1100),
        ("4SSxx", 6, -1600, -2200),
        ("7NTSx", 0, -3500, -3800),
        ("7NTSxx", 0, -7000, -7600),
    ],
)
def test_scores_are_those_of_law_77(contract: str, tricks: int, not_vulnerable: int, vulnerable: int) -> None:
    found = Contract.parse(contract)
    assert found.score(tricks, Vulnerability.EAST_WEST) == not_vulnerable
    assert found.score(tricks, Vulnerability.BOTH) == vulnerable


@given(contracts, st.sampled_from(Vulnerability))
def test_one_more_trick_always_scores_more(contract: Contract, vulnerability: Vulnerability) -> None:
    scores = [contract.score(tricks, vulnerability) for tricks in range(14)]
    assert scores == sorted(set(scores))
    assert (scores[contract.tricks_needed] > 0) and (scores[contract.tricks_needed - 1] < 0)


@given(contracts)
def test_text_leads_back_to_the_contract(contract: Contract) -> None:
    assert Contract.parse(str(contract)) == contract


@pytest.mark.parametrize(
    ("text", "contract"),
    [
        ("4SNx", "4SNx"),
        ("3NTE", "3NTE"),
        ("3nte", "3NTE"),
        ("4S by N doubled", "4SNx"),
        ("4S by North redoubled", "4SNxx"),
        ("6NT by West", "6NTW"),
        ("4♠Wxx", "4SWxx"),
        ("4SX by N", "4SNx"),
        ("4SXN", "4SNx"),
    ],
)
def test_a_contract_is_read_from_its_usual_spellings(text: str, contract: str) -> None:
    assert str(Contract.parse(text)) == contract


@pytest.mark.parametrize("declarer", list(Seat))
def test_the_contract_of_pbn_takes_its_declarer_from_another_tag(declarer: Seat) -> None:
    assert Contract.parse("4SXX", declarer) == Contract.parse(f"4S{declarer}xx")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("4S", "contract '4S' has no declarer; add one, as in '4SN'"),
        ("3N", "contract '3N' has no declarer, or no strain"),
        ("8SN", "level 8 (levels are 1 to 7)"),
        ("4ZN", "unknown contract: '4ZN'"),
        ("4SxNx", "unknown contract: '4SxNx'"),
        ("", "unknown contract: ''"),
    ],
)
def test_what_is_not_a_contract_is_refused_with_what_is_wrong(text: str, message: str) -> None:
    with pytest.raises(ContractError) as error:
        Contract.parse(text)
    assert message in str(error.value)


@pytest.mark.parametrize("tricks", [-1, 14])
def test_a_score_is_refused_for_impossible_tricks(tricks: int) -> None:
    with pytest.raises(ContractError, match=f"cannot have taken {tricks} tricks"):
        Contract.parse("4SN").score(tricks, Vulnerability.NONE)


def test_vulnerability_and_dealer_go_round_with_the_board_numbers() -> None:
    cycle = " ".join(str(Vulnerability.of_board(number)) for number in range(1, 17))
    assert cycle == "None NS EW All NS EW All None EW All None NS All None NS EW"
    assert Vulnerability.of_board(17) is Vulnerability.NONE
    assert [str(dealer_of_board(number)) for number in (1, 2, 3, 4, 17)] == ["N", "E", "S", "W", "N"]


@pytest.mark.parametrize(
    ("text", "vulnerability"),
    [("-", "None"), ("Love", "None"), ("none", "None"), ("N/S", "NS"), ("EW", "EW"), ("Both", "All"), ("ALL", "All")],
)
def test_vulnerability_is_read_from_its_usual_spellings(text: str, vulnerability: str) -> None:
    assert str(Vulnerability.parse(text)) == vulnerability


def test_an_unknown_vulnerability_is_refused() -> None:
    with pytest.raises(ContractError, match="unknown vulnerability: 'West'"):
        Vulnerability.parse("West")


def test_the_deal_of_section_3_4_replayed_ends_three_down() -> None:
    """The thesis's diagram has East and West swapped: the right-hand hand is East."""
    deal = Deal.from_pbn("N:AQJ3.KQ42.QT42.2 KT975.J753.A.965 82.AT98..AKQJ874 64.6.KJ987653.T3")
    contract = Contract.parse("7HN")
    plays = """DA H8 D9 D2  HA H6 H2 H7  HT D3 HK H3  C2 C9 CA CT  CK C3 D4 C6  CQ D6 DT C5  CJ S4 S3 H5
               HJ H9 S6 HQ  SA S5 S2 DJ  SQ ST S8 D7  SJ SK C4 D8  S9 C7 D5 H4  DQ S7 C8 DK"""
    position = Position(deal, contract.strain, contract.leader, plays)
    tricks = position.tricks_won.of(contract.declarer)
    assert (position.is_over, tricks, contract.result(tricks)) == (True, 10, "7HN-3")
    assert contract.score(tricks, Vulnerability.NORTH_SOUTH) == -300


WRONG_KINDS: list[tuple[Callable[[], object], str]] = [
    (lambda: Contract(1, 4, Seat.NORTH), "the strain of a contract is 4: a Strain is needed"),  # type: ignore[arg-type]
    (lambda: Contract(1, Suit.SPADES, Seat.NORTH), "the strain of a contract is <Suit.SPADES"),  # type: ignore[arg-type]
    (lambda: Contract(1, Strain.NOTRUMP, Strain.SPADES), "the declarer .* a Seat is needed"),  # type: ignore[arg-type]
    (lambda: Contract("1", Strain.NOTRUMP, Seat.NORTH), "the level of a contract is '1': a whole"),  # type: ignore[arg-type]
    (lambda: Contract(1, Strain.NOTRUMP, Seat.NORTH, True), "doubled is True: a whole number is needed"),
    (lambda: Contract.parse(None), "not a contract: None"),  # type: ignore[arg-type]
    (lambda: Contract.parse(b"3NTS"), "not a contract: b'3NTS'"),  # type: ignore[arg-type]
    (lambda: Vulnerability.parse(None), "a vulnerability is None: a str is needed"),  # type: ignore[arg-type]
    (lambda: Vulnerability.of_board("1"), "the number of a board is '1'"),  # type: ignore[arg-type]
    (lambda: Vulnerability.of_board(0), "the number of a board is 0: boards are numbered from 1 on"),
    (lambda: dealer_of_board(-3), "the number of a board is -3: boards are numbered from 1 on"),
    (lambda: Contract.parse("3NTS").score(9, "None"), "the vulnerability is 'None': a Vulnerability"),  # type: ignore[arg-type]
    (lambda: Contract.parse("3NTS").score(9.0, Vulnerability.NONE), "the number of tricks is 9.0"),  # type: ignore[arg-type]
]


@pytest.mark.parametrize(("make", "message"), WRONG_KINDS)
def test_a_field_of_a_wrong_kind_is_refused_when_the_value_is_made(make: Callable[[], object], message: str) -> None:
    with pytest.raises(ContractError, match=message):
        make()


def test_values_read_as_text_may_be_values_already() -> None:
    contract = Contract.parse("3NTS")
    assert Contract.parse(contract) is contract
    assert Vulnerability.parse(Vulnerability.BOTH) is Vulnerability.BOTH
