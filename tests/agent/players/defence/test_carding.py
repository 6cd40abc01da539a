from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest

from agent.errors import PlayerError
from agent.knowledge.evidence.human_play.model import card_probabilities
from agent.knowledge.layouts import LayoutSpace
from agent.knowledge.view import View
from agent.players.decision import habit_penalties
from agent.players.defence.agreements import OURS, Agreements, ours
from agent.players.defence.carding import CARDING_RULES, order_by_agreement
from agent.players.monte_carlo import MonteCarlo
from agent.registry import Role, parse_player, player_key
from agent.rules.contract import Contract, Vulnerability
from agent.table import play_board, seat_players
from ddsolver import Deal, Position, Seat, Solver
from tests.players import monte_carlo
from tests.strategies import random_deal

NOTRUMP = Contract.parse("3NTS")


def preferred(deal: str, plays: str = "", leader: str = "W", agreements: Agreements | None = None) -> str:
    """The card that the agreements prefer if all are worth the same."""
    view = View.of(Position(Deal.from_pbn(deal), "NT", leader, plays), NOTRUMP, Vulnerability.NONE)
    assert not view.declares
    return str(order_by_agreement(view.runs(), view, agreements)[0][-1])


@pytest.mark.parametrize(
    ("hand", "lead"),
    [
        ("KQJ4.985.762.A53", "SK"),
        ("KJ742.985.76.Q53", "S4"),
        ("A82.QJT9.9876.52", "HQ"),
        ("J976.543.A432.82", "D2"),
        ("T5432.98.765.432", "S3"),
        ("T9832.Q8.765.432", "ST"),  # a sequence from the ten
        ("QT983.K8.765.432", "S8"),  # queen and ten are none
    ],
)
def test_the_usual_card_is_led_of_the_usual_suit(hand: str, lead: str) -> None:
    rest = iter(card for suit in (0, 1, 2, 3) for card in missing(hand, suit))
    others = deal_out(list(rest))
    assert preferred(f"W:{hand} {others}") == lead


def missing(hand: str, suit: int) -> list[tuple[int, str]]:
    return [(suit, rank) for rank in "AKQJT98765432" if rank not in hand.split(".")[suit]]


def deal_out(cards: list[tuple[int, str]]) -> str:
    hands = [cards[start::3] for start in range(3)]
    return " ".join(".".join("".join(rank for suit, rank in hand if suit == of) for of in range(4)) for hand in hands)


@pytest.mark.parametrize(
    ("deal", "leader", "plays", "card"),
    [
        ("N:532... Q84... AKT... 976...", "N", "S2", "S4"),
        ("N:732... KQ4... AJT... 965...", "W", "S5 S2", "SQ"),
        ("N:732... KQ4... JT5... A96...", "W", "SA S2", "S4"),
        ("N:A32... Q84... KT9... J75...", "W", "S5 SA", "S4"),
        ("N:J72... AK8... T65... Q93...", "E", "SK S5", "S3"),
        ("N:QJ8... A94... K76... T53...", "S", "S7 S3 S8", "S9"),
        ("N:QJ8... A94... K76... T53...", "S", "S7 ST S8", "S4"),
        ("N:QJT... 954... K76... 832...", "S", "S7 S3 SQ", "S4"),
        ("N:432.AK2.97. .Q85.T8643. AKQJ.J3.A2. T98.T97.KQ.", "S", "SA S8 S2", "D3"),
        ("N:432.AKQJ.3. .T985.7652. AKQ5.43.AK. JT98.76.QJ.", "S", "SA S8 S2", "D2"),
        ("N:.72..3 .A5.K. .43.A. .86..2", "W", "H6 H2 HA H3", "H5"),
    ],
    ids=[
        *(
            "second hand low",
            "third hand as high as needed",
            "low on partner's winner",
            "low under dummy's ace",
            "low when the last hand cannot beat it",
            "as cheaply as it goes",
        ),
        *("low where partner has it", "low where nothing wins", "a guard is kept", "dummy's length is kept up with"),
        "partner's suit is returned",
    ],
)
def test_of_equal_cards_the_usual_one_is_played(deal: str, leader: str, plays: str, card: str) -> None:
    assert preferred(deal, plays, leader) == card


def test_a_defender_who_sees_its_own_hand_plays_the_same_whatever_the_others_hold() -> None:
    generator = np.random.default_rng(5)
    for seed in range(6):
        position = Position(random_deal(generator, 6), "NT", "W")
        seat = position.to_play
        views = []
        for _ in range(2):
            hands = list(position.hands)
            hidden = [card for other in (Seat.EAST, Seat.SOUTH) for card in position.deal[other]]
            order = generator.permutation(len(hidden))
            hands[Seat.EAST] = sum(hidden[place].mask for place in order[:6])
            hands[Seat.SOUTH] = sum(hidden[place].mask for place in order[6:])
            dealt = Deal((hands[0], hands[1], hands[2], hands[3]))
            views.append(View.of(Position(dealt, "NT", "W"), NOTRUMP, Vulnerability.NONE))
        assert views[0] == views[1]
        one, other = (
            parse_player("monte-carlo:samples=10", Role.DEFENDER).make(np.random.SeedSequence(seed)) for _ in range(2)
        )
        assert isinstance(one, MonteCarlo)
        assert isinstance(other, MonteCarlo)
        assert one.decide(views[0]) == other.decide(views[1])
        assert seat is Seat.WEST


def test_four_players_who_see_their_own_hands_play_a_board() -> None:
    contract = Contract.parse("3NTS")
    declarer = parse_player("monte-carlo:samples=3", Role.DECLARER).make(np.random.SeedSequence(1))
    left, right = (
        parse_player("monte-carlo:samples=3", Role.DEFENDER).make(np.random.SeedSequence(seed)) for seed in (2, 3)
    )
    deal = random_deal(np.random.default_rng(1))
    record = play_board(deal, contract, Vulnerability.NONE, seat_players(contract, declarer, left, right))
    assert len(set(record.plays)) == 52
    lead = record.decisions[0]
    assert lead.layouts == 3
    assert not lead.exhaustive


def test_every_kind_of_turn_has_its_order() -> None:
    assert [each.name for each in CARDING_RULES] == ["lead", "discard", "second hand", "third hand", "last hand"]


def table(tmp_path: Path, text: str) -> Agreements:
    (tmp_path / "mine.toml").write_text(text)
    return Agreements.read(str(tmp_path / "mine.toml"))


@pytest.mark.parametrize(
    ("hand", "ours", "entry", "theirs"),
    [
        ("KQJ4.985.762.A53", "SK", 'sequence = "second"', "SQ"),
        ("KJ742.985.76.Q53", "S4", "long = 3", "S7"),
        ("KJ742.985.76.Q53", "S4", "long = 5", "S2"),
        ("A82.QJT9.98765.2", "HQ", 'suits = ["longest"]', "D6"),
    ],
)
def test_a_table_of_ones_own_says_what_is_led(tmp_path: Path, hand: str, ours: str, entry: str, theirs: str) -> None:
    rest = iter(card for suit in (0, 1, 2, 3) for card in missing(hand, suit))
    deal = f"W:{hand} {deal_out(list(rest))}"
    assert preferred(deal) == ours
    assert preferred(deal, agreements=table(tmp_path, f"[lead]\n{entry}\n")) == theirs


@pytest.mark.parametrize(
    ("deal", "leader", "plays", "ours", "text", "theirs"),
    [
        ("N:QJ2... K84... A93... T76...", "N", "SQ", "S4", "[follow]\ncover = true", "SK"),
        ("N:732... KQ4... AJT... 965...", "W", "S5 S2", "SQ", '[follow]\nthird = "low"', "S4"),
    ],
)
def test_and_what_is_followed_with(
    tmp_path: Path, deal: str, leader: str, plays: str, ours: str, text: str, theirs: str
) -> None:
    assert preferred(deal, plays, leader) == ours
    assert preferred(deal, plays, leader, table(tmp_path, text)) == theirs


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[lead]\nlong = 6", "lead.long is 6; it may be 3 or 4 or 5"),
        ('[lead]\nsuits = ["spades"]', "lead.suits is ['spades']; it may be a list of 'partner' or"),
        ("[follow]\ncover = 1", "follow.cover is 1; it may be false or true"),
        ("[signals]\ncertainty = 2", "unknown section [signals]"),
        ("[lead]\nlongest = 4", "unknown entry lead.longest (choose from lead.sequence"),
        ("[leads]\nlong = 4", "unknown section [leads] (choose from lead.sequence"),
        ("[leads]", "unknown section [leads]"),
        ("long = 4", "unknown section [long]"),
        ("[lead]\nlong = true", "lead.long is true; it may be 3 or 4 or 5"),
        ("[lead", "is not valid TOML"),
    ],
)
def test_a_table_that_says_nothing_known_is_told(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(PlayerError, match=re.escape(message)):
        table(tmp_path, text)


def test_our_table_is_what_its_file_says_and_no_file_is_told() -> None:
    assert Agreements.read(OURS) == ours()
    text = files("agent").joinpath("data/agreements.toml").read_text()
    assert ours().long == tomllib.loads(text)["lead"]["long"]
    with pytest.raises(PlayerError, match=r"nowhere\.toml cannot be read"):
        parse_player("monte-carlo:conventions=nowhere.toml", Role.DEFENDER)
    with pytest.raises(PlayerError, match="the name of a file is needed, or 'ours' for the built-in agreements"):
        parse_player("monte-carlo:conventions=", Role.DEFENDER)


def test_a_table_is_named_with_what_it_says_so_that_rows_of_another_are_not_taken_for_its_own(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("\ufeff[lead]\nlong = 3\n", encoding="utf-8")
    text = player_key(f"monte-carlo:conventions={file}", Role.DEFENDER)
    assert re.search(r"mine\.toml@[0-9a-f]{8}$", text)
    assert player_key(text, Role.DEFENDER) == text
    file.write_text("[lead]\nlong = 5\n")
    assert player_key(f"monte-carlo:conventions={file}", Role.DEFENDER) != text
    with pytest.raises(PlayerError, match="has changed since boards were played with it"):
        player_key(text, Role.DEFENDER)
    plain = player_key("monte-carlo", Role.DEFENDER)
    assert player_key("monte-carlo:conventions=ours", Role.DEFENDER) == plain


def test_habits_weigh_in_where_layouts_leave_a_doubt_and_nowhere_else() -> None:
    position = Position(random_deal(np.random.default_rng(4)), "NT", "W")
    view = View.of(position, NOTRUMP, Vulnerability.NONE)
    layouts = LayoutSpace(view).sample(12, np.random.default_rng(1))
    tricks = Solver().layout_values(layouts, "NT", "W")
    some, one = np.full(12, 1 / 12), np.eye(12)[0]
    penalties = habit_penalties(view, view.runs(), tricks, some, "score")
    likely = {run: sum(card_probabilities(view)[card] for card in run) for run in view.runs()}
    by_habit = sorted(likely, key=lambda run: -likely[run])
    assert sorted(likely, key=lambda run: -penalties[run[0]]) == by_habit
    assert all(value <= 0 for value in penalties.values())
    assert min(penalties.values()) < -1
    assert set(habit_penalties(view, view.runs(), tricks, one, "score").values()) == {0.0}
    more = {len(each) for each in view.runs() if len({penalties[card] for card in each}) != 1}
    assert not more


def test_a_defender_with_habits_plays_some_other_cards_and_a_declarer_none() -> None:
    deals = [random_deal(np.random.default_rng(seed)) for seed in range(12)]

    def leads(name: str) -> list[str]:
        found = []
        for deal in deals:
            view = View.of(Position(deal, "NT", "W"), NOTRUMP, Vulnerability.NONE)
            player = parse_player(name, Role.DEFENDER).make(np.random.SeedSequence(1))
            assert isinstance(player, MonteCarlo)
            found.append(str(player.decide(view).card))
        return found

    plain, habits = (leads(f"monte-carlo:samples=4{more}") for more in ("", ",habits=yes"))
    assert plain != habits
    endings = "N:KT2.A.. Q86.2.. AJ9.3.. 543.4.."
    seen = View.of(Position(Deal.from_pbn(endings), "NT", "S"), NOTRUMP, Vulnerability.NONE)
    decided = [monte_carlo(1, samples=5, habits=habits_too).decide(seen).candidates for habits_too in (False, True)]
    assert decided[0] == decided[1]
