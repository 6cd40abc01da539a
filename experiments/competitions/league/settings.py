"""The settings of a league, read from a TOML file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar

from pydantic import BaseModel, ConfigDict, Field, ValidationInfo, field_validator, model_validator

from agent.players.objective import AIMS, Aim
from agent.registry import Defence
from agent.robots import Robot, is_robot
from experiments.competitions.league.standings import CHALLENGE, LeagueScoring
from experiments.competitions.match.settings import MatchRun
from experiments.runs.contract_sets import AuctionSet
from experiments.runs.rows import FILE, RANDOM
from experiments.runs.session import DECLARER, ContractSets, Defenders, KeptSettings, known_keys, read_player

__all__ = ["LeagueSettings"]

SETS = ("1NT", "3NT", "4H", "6H")
"""The default contract sets."""


class GivenAuction(BaseModel):
    """An auction as written in the settings; `AuctionSet.parse` reads it."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    calls: str
    constraints: str = ""
    dealer: str = "S"
    vulnerable: str = "None"


class LeagueSettings(KeptSettings):
    """The settings of a league. Unknown keys are errors.

    ``players`` maps names, as shown in tables, to declarers. The players may also be robots: each then plays a match
    against every other, on random deals or those of files. The deals are random, or come from contract sets, auctions
    or files. ``deals`` is their total number; with files, it is ignored. ``weights`` are those of the contract sets
    (default: all equal). ``reference`` is the player with whom the others are compared (default: the first). ``aim`` is
    what players maximise who have no aim of their own (default: what ``scoring`` counts); a run keeps it.
    """

    kind: ClassVar[str] = "league"

    players: dict[str, str]
    defenders: Defenders = ("arbitrary",)
    contracts: ContractSets = ()
    weights: dict[str, Annotated[float, Field(ge=1e-6, le=1e6, allow_inf_nan=False)]] = Field(default_factory=dict)
    random: bool = False
    files: tuple[str, ...] = ()
    deals: Annotated[int, Field(ge=1, le=1_000_000)] = 300
    reference: str = ""
    scoring: LeagueScoring = "imps"
    aim: Aim | None = None
    auctions: dict[str, GivenAuction] = Field(default_factory=dict)
    """The auctions on which deals are played, by name; each gets the same number of deals."""

    @field_validator("players")
    @classmethod
    def _players_exist(cls, values: dict[str, str], info: ValidationInfo) -> dict[str, str]:
        if not values:
            raise ValueError('at least one player is needed, as in "one" = "monte-carlo:samples=20"')
        for name in values:
            if not name.isprintable() or not name.strip() or "|" in name:
                raise ValueError(f"{name!r} cannot be a name in tables: use printable characters other than |")
        robots = [name for name, player in values.items() if is_robot(player)]
        if robots and len(robots) < len(values):
            others = ", ".join(name for name in values if name not in robots)
            raise ValueError(f"{others} cannot bid: give only robots, such as robot:fast, or none")
        seen: dict[str, str] = {}
        for name, player in values.items():
            key = _key(player, known_keys(info), are_robots=bool(robots))
            other = seen.setdefault(key, name)
            if other != name:
                raise ValueError(f"{name!r} and {other!r} are the same player; remove one")
        return values

    @field_validator("defenders")
    @classmethod
    def _somebody_defends(cls, values: tuple[str, ...]) -> tuple[str, ...]:
        if not values:
            raise ValueError("at least one defender is needed, such as arbitrary")
        return values

    @field_validator("auctions")
    @classmethod
    def _auctions_can_be_read(cls, values: dict[str, GivenAuction]) -> dict[str, GivenAuction]:
        for name, given in values.items():
            AuctionSet.parse(name, **given.model_dump())
        return values

    @model_validator(mode="after")
    def _all_goes_together(self) -> LeagueSettings:
        if self.reference and self.reference not in self.players:
            raise ValueError(f"reference {self.reference!r} is not one of the players ({', '.join(self.players)})")
        if sum(map(bool, (self.contracts, self.random, self.files, self.auctions))) > 1:
            raise ValueError("give only one of contracts, random, files and auctions")
        if self.are_robots:
            self._check_robots()
        for name in self.weights:
            if name not in self.sources:
                raise ValueError(
                    f"weights has {name!r}, which is not one of the contract sets ({', '.join(self.sources)})"
                )
        return self

    def _check_robots(self) -> None:
        fixed: dict[str, object] = {"defenders": ("arbitrary",), "contracts": (), "auctions": {}, "weights": {}}
        given = [name for name, default in fixed.items() if getattr(self, name) != default]
        if given or self.scoring != "imps":
            raise ValueError(
                "robots play against each other on random deals or those of files, for IMPs; leave out "
                f"{', '.join(given or ['scoring'])}"
            )
        if len(self.players) < 2:
            raise ValueError("a league of robots needs at least two")

    def player_keys(self) -> dict[str, str]:
        """Return the keys of the players and of the defences."""
        players = {text: _key(text, self.keys, are_robots=self.are_robots) for text in self.players.values()}
        return players | {text: read_player(self.keys, text, Defence.parse).key for text in self.defenders}

    @property
    def sources(self) -> tuple[str, ...]:
        """Where the deals come from: contract sets, auctions, `RANDOM` or `FILE`."""
        if self.are_robots:
            return (FILE,) if self.files else (RANDOM,)
        return (RANDOM,) if self.random else (FILE,) if self.files else tuple(self.auctions) or self.contracts or SETS

    @property
    def are_robots(self) -> bool:
        """Whether the players are robots, which bid."""
        return any(map(is_robot, self.players.values()))

    @property
    def auction_sets(self) -> dict[str, AuctionSet]:
        """The auction sets by name."""
        return {name: AuctionSet.parse(name, **given.model_dump()) for name, given in self.auctions.items()}

    def weight(self, source: str) -> float:
        """Return the weight of a source; the weights of all sources sum to 1."""
        return self.weights.get(source, 1.0) / sum(self.weights.get(name, 1.0) for name in self.sources)

    @property
    def facts(self) -> dict[str, str]:
        """What cannot change within a run: its kind, its seed, what is scored, and whether players bid."""
        return {**super().facts, "aim": self.scored, "bidding": "robots" if self.are_robots else "given"}

    @property
    def scored(self) -> Aim:
        """What players maximise who have no aim of their own."""
        return self.aim or AIMS["points" if self.scoring == CHALLENGE else self.scoring]

    @property
    def match(self) -> MatchRun:
        """The settings of a match of all players."""
        return MatchRun(
            declarers=tuple(self.players.values()),
            defenders=self.defenders,
            seed=self.seed,
            keys=self.keys,
            scoring="points" if self.scoring == CHALLENGE else self.scoring,
            aim=self.aim,
        )

    @property
    def tables(self) -> int:
        """The number of tables at which each deal is played."""
        return len(self.players) * len(self.defenders)

    @property
    def first(self) -> str:
        """The name of the reference player."""
        return self.reference or next(iter(self.players))


def _key(text: str, keys: Mapping[str, str], *, are_robots: bool) -> str:
    """Return the key of a player of a league."""
    return read_player(keys, text, Robot.parse).key if are_robots else read_player(keys, text, DECLARER).key
