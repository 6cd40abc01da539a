"""The file of a league: who plays, on which deals, against whom."""

from __future__ import annotations

import json
from typing import Annotated, ClassVar

from pydantic import Field, field_validator, model_validator

from agent.registry import Role, player_key
from experiments.match.settings import MatchSettings, Scoring
from experiments.runs.contract_sets import check_name
from experiments.runs.rows import FILE, RANDOM
from experiments.runs.session import KeptSettings, toml_lines

__all__ = ["LeagueSettings"]

SETS = ("1NT", "3NT", "4H", "6H")
"""The deals of a league that names none."""


class LeagueSettings(KeptSettings):
    """What ``league.toml`` holds; unknown keys are refused.

    ``players`` are declarers by the names that the table shows, ``defenders`` defenders. ``deals`` of the ``contracts``
    in all are played, or ``random`` ones, or those of ``files``; ``weights`` says how much a contract set
    counts, each alike if nothing is said. ``reference`` is the player the others are compared with, the first if none
    is named.
    """

    kind: ClassVar[str] = "league"

    players: dict[str, str]
    defenders: tuple[str, ...] = ("arbitrary",)
    contracts: tuple[str, ...] = ()
    weights: dict[str, Annotated[float, Field(gt=0, allow_inf_nan=False)]] = Field(default_factory=dict)
    random: bool = False
    files: tuple[str, ...] = ()
    deals: Annotated[int, Field(ge=1, le=1_000_000)] = 300
    reference: str = ""
    scoring: Scoring = "imps"

    @field_validator("players")
    @classmethod
    def _players_exist(cls, values: dict[str, str]) -> dict[str, str]:
        if not values:
            raise ValueError('at least one is needed, as in "one" = "monte-carlo:samples=20"')
        for name in values:
            if not name.isprintable() or not name.strip() or "|" in name:
                raise ValueError(f"{name!r} is no name for a table: letters, numbers and signs but | are needed")
        seen: dict[str, str] = {}
        for name, player in values.items():
            other = seen.setdefault(player_key(player, Role.DECLARER), name)
            if other != name:
                raise ValueError(f"{name!r} and {other!r} are the same player")
        return values

    @field_validator("defenders")
    @classmethod
    def _defenders_exist(cls, values: tuple[str, ...]) -> tuple[str, ...]:
        if not values:
            raise ValueError("at least one is needed, as in arbitrary")
        texts = [player_key(value, Role.DEFENDER) for value in values]
        if len(set(texts)) < len(texts):
            raise ValueError("a defender is there twice")
        return values

    @field_validator("contracts")
    @classmethod
    def _contracts_exist(cls, values: tuple[str, ...]) -> tuple[str, ...]:
        if len(set(values)) < len(values):
            raise ValueError("a contract set is there twice")
        return tuple(check_name(value) for value in values)

    @model_validator(mode="after")
    def _all_goes_together(self) -> LeagueSettings:
        if self.reference and self.reference not in self.players:
            raise ValueError(f"reference {self.reference!r} is not one of the players ({', '.join(self.players)})")
        if sum(map(bool, (self.contracts, self.random, self.files))) > 1:
            raise ValueError("give one of contracts, random and files")
        for name in self.weights:
            if name not in self.sources:
                raise ValueError(
                    f"weights has {name!r}, which is not one of the contract sets ({', '.join(self.sources)})"
                )
        return self

    @property
    def sources(self) -> tuple[str, ...]:
        """Where the deals are from, as rows name it: contract sets, random or a file."""
        return (RANDOM,) if self.random else (FILE,) if self.files else self.contracts or SETS

    def weight(self, source: str) -> float:
        """How much the deals of a source count, of 1 for all."""
        return self.weights.get(source, 1.0) / sum(self.weights.get(each, 1.0) for each in self.sources)

    @property
    def match(self) -> MatchSettings:
        """The league as a match of all its players; what they think is not kept."""
        return MatchSettings.parse(
            self.players.values(), self.defenders, self.seed, scoring=self.scoring, keep_decisions=False
        )

    @property
    def tables(self) -> int:
        """How often a deal is played."""
        return len(self.players) * len(self.defenders)

    @property
    def first(self) -> str:
        """The name of the reference."""
        return self.reference or next(iter(self.players))

    def to_toml(self) -> str:
        """Return the settings as a file that `read` reads."""
        values = self.model_dump(mode="json")
        tables = {key: values.pop(key) for key in ("weights", "players")}
        head = ["# A league; after a change `declarer run resume` plays what is missing. The seed must stay.", ""]
        lines = head + toml_lines(values)
        for key, table in tables.items():
            if table:
                lines += [
                    "",
                    f"[{key}]",
                    *(f"{_quoted(name)} = {_quoted(value)}" for name, value in table.items()),
                ]
        return "\n".join(lines) + "\n"


def _quoted(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
