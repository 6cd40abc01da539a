"""The settings of a match, as a run keeps them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Annotated, ClassVar, Self

from pydantic import Field, ValidationInfo, field_validator, model_validator

from agent.players.objective import Aim, Scoring
from agent.registry import Defence
from agent.rules.constraints import DealConditions
from ddsolver.cards import Seat
from experiments.competitions.match.bid_match import RobotMatch
from experiments.competitions.match.settings import Four, MatchSettings, stake_spread
from experiments.competitions.match.teams import TeamMatch
from experiments.errors import SettingsError
from experiments.runs.rows import StoredDeal
from experiments.runs.session import DECLARER, ContractSets, KeptSettings, known_keys, read_player
from experiments.runs.settings import first_repeated
from experiments.runs.store import Store
from experiments.statistics.sequential import SequentialTest


class MatchRun(KeptSettings):
    """The settings of a match: its players, deals and scoring.

    Either ``declarers`` play against ``defenders``, or ``players`` names the players of all four seats (`Four.parse`);
    robots also bid the deals. The match plays ``deals`` deals of each contract set, or ``random`` random deals, or the
    boards of a file. Random deals fulfil the conditions ``where``. With ``against_people``, people have played these
    boards, and their results are compared with ours. ``sprt`` holds the bounds LOW and HIGH of the sequential test that
    may end the match. ``aim`` is what players maximise who have no aim of their own (default: what ``scoring`` counts);
    a run keeps it. With ``decisions``, the run also keeps how the players judged every card, which makes it about five
    times larger.
    """

    kind: ClassVar[str] = "match"

    declarers: tuple[str, ...] = ()
    defenders: tuple[str, ...] = ("arbitrary",)
    players: str = ""
    contracts: ContractSets = ()
    deals: Annotated[int, Field(ge=1)] = 100
    random: Annotated[int, Field(ge=0)] = 0
    where: str = ""
    scoring: Scoring = "imps"
    aim: Aim | None = None
    against_people: bool = False
    sprt: tuple[float, float] | None = None
    sprt_error: Annotated[float, Field(gt=0, lt=0.5)] = 0.05
    decisions: bool = False

    @field_validator("where")
    @classmethod
    def _conditions_can_be_read(cls, value: str) -> str:
        return str(DealConditions.parse(value))

    @field_validator("declarers")
    @classmethod
    def _declarers_exist(cls, values: tuple[str, ...], info: ValidationInfo) -> tuple[str, ...]:
        return _different(values, [read_player(known_keys(info), each, DECLARER).key for each in values])

    @field_validator("defenders")
    @classmethod
    def _defenders_exist(cls, values: tuple[str, ...], info: ValidationInfo) -> tuple[str, ...]:
        return _different(values, [read_player(known_keys(info), each, Defence.parse).key for each in values])

    @field_validator("players")
    @classmethod
    def _players_exist(cls, value: str, info: ValidationInfo) -> str:
        if value:
            cls.check_four(Four.parse(value, known_keys(info)))
        return value

    @classmethod
    def check_four(cls, four: Four) -> None:
        """Check that four players can play with each other.

        :raises PlayerError: if only some of them are robots.
        """
        four.all_bid()

    @model_validator(mode="after")
    def _all_goes_together(self) -> MatchRun:
        if self.against_people and (self.players or self.sprt or self.contracts or self.random):
            why = "it needs a file of boards that people played; leave out players, sprt, contracts and random"
            raise SettingsError(why, "against_people")
        if self.players and (self.declarers or self.defenders != ("arbitrary",) or self.scoring != "imps"):
            why = "it names all players and is scored in IMPs; leave out declarers, defenders and scoring"
            raise SettingsError(why, "players")
        if not self.players and not self.declarers:
            raise SettingsError("give either declarers, or players for all four seats", "players")
        if self.contracts and self.random:
            raise SettingsError("give only one of contracts and random", "contracts")
        if self.where and not self.random:
            raise SettingsError("it chooses random deals; give random too", "where")
        if self.sprt is not None and len(self.declarers) != 2 and not self.players:
            why = "it compares two declarers: give exactly two, or players for all four seats"
            raise SettingsError(why, "sprt")
        return self

    def player_keys(self) -> dict[str, str]:
        """Return the keys of the declarers and defences, or of the four players."""
        if self.players:
            four = self.four
            return {text: four.name(seat) for seat, text in Four.texts(self.players).items()}
        match = self.match
        keys = [each.key for each in match.declarers], match.opponents
        return dict(zip((*self.declarers, *self.defenders), chain(*keys), strict=True))

    @property
    def four(self) -> Four:
        """The players of all four seats."""
        return Four.parse(self.players, self.keys)

    @property
    def scored(self) -> Aim:
        """What players maximise who have no aim of their own."""
        return self.match.scored

    @property
    def facts(self) -> dict[str, str]:
        """What cannot change within a run: its kind, its seed, what is scored, who bids, and which deals are dealt."""
        bidding = "robots" if self.robots_bid else "given"
        return {**super().facts, "aim": self.scored, "bidding": bidding, "where": self.where}

    @property
    def robots_bid(self) -> bool:
        """Whether the players are robots, which bid the deals."""
        return bool(self.players) and self.four.all_bid()

    @property
    def match(self) -> MatchSettings:
        """The settings of the match itself: players, seed and scoring."""
        return MatchSettings.parse(
            self.declarers,
            self.defenders,
            self.seed,
            self.keys,
            scoring=self.scoring,
            aim=self.aim,
            against_people=self.against_people,
            keep_decisions=self.decisions,
        )

    def teams(self, deals: Sequence[StoredDeal]) -> TeamMatch:
        """Return the match of the four ``players`` on these deals."""
        four = self.four.aiming(self.scored)
        kind = RobotMatch if four.all_bid() else TeamMatch
        return kind(four, deals, self.seed, keep_decisions=self.decisions, names=self.pair_names)

    @property
    def pair_names(self) -> tuple[str, str]:
        """The names of the pairs, North-South at the first table first: robots have the names in the settings."""
        four, texts = self.four, Four.texts(self.players)
        names = {seat: text for seat, text in texts.items() if text.startswith("robot:")}
        return four.side(Seat.NORTH, names), four.side(Seat.EAST, names)

    def of_store(self, store: Store) -> Self:
        """Return the settings with which a store is filled: if some of its boards have decisions, all get them.

        Players that it knows by their texts stay the same.
        """
        settings = super().of_store(store)
        return settings.model_copy(update={"decisions": True}) if store.has_decisions() else settings

    def sequential_test(self, deals: Sequence[StoredDeal]) -> SequentialTest | None:
        """Return the sequential test that may end the match; None if ``sprt`` is not set."""
        if self.sprt is None:
            return None
        return SequentialTest(*self.sprt, self.sprt_error, stake_spread(self.scoring, deals))


def _different(names: tuple[str, ...], keys: Sequence[str]) -> tuple[str, ...]:
    if repeated := first_repeated(keys):
        raise ValueError(f"the player {repeated!r} is given twice; give each player once")
    return names
