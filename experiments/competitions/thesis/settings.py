"""The settings of `declarer reproduce`, from a TOML file or from options."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, partial
from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field, field_validator, model_validator

from agent.errors import PlayerError
from agent.players.objective import Ties
from agent.registry import Defence, PlayerSpec, Role, parse_player
from experiments.errors import SettingsError
from experiments.runs.contract_sets import NAMES, check_name
from experiments.runs.session import DECLARER, KeptSettings, read_player
from experiments.runs.settings import first_repeated
from experiments.show.board import counted

__all__ = ["PRESETS", "RunSettings"]

Deals = Annotated[int, Field(ge=1, le=1_000_000)]
SampleCount = Annotated[int, Field(ge=1, le=1_000_000)]

THESIS_SAMPLES = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20, 23, 26, 30, 35, 40, 50, 60, 80, 100)
THESIS_SAMPLES_OPTIMIZED = (1, 5, 10, 20, 35, 50, 80, 100)
SITUATIONS = 5_000_000
"""The limit of a joint search, as in the preset ``payoff:thesis``. The thesis has none; this one cuts few decisions."""
THESIS_DECLARERS = ("monte-carlo", "payoff", "payoff:relocation=yes")


@dataclass(frozen=True, slots=True)
class GridCell:
    """A cell of the grid: all deals of a contract set, with one declarer, one sample count and one defender."""

    contract: str
    declarer: str
    """The player as it is written in the settings, without its sample count."""
    samples: int
    defender: str
    player: PlayerSpec
    defence: Defence


class RunSettings(KeptSettings):
    """A grid of contract sets, declarers, sample counts and defenders.

    ``deals_of`` overrides ``deals`` for some contract sets, and ``samples_against`` overrides ``samples`` for some
    defenders. ``weights``, ``p``, ``refill``, ``ties`` and ``situations`` are default options of all declarers.
    """

    kind: ClassVar[str] = "reproduce"

    contracts: tuple[str, ...] = NAMES
    deals: Deals = 100
    deals_of: dict[str, Deals] = Field(default_factory=dict)
    samples: tuple[SampleCount, ...] = (1, 5, 20)
    samples_against: dict[str, tuple[SampleCount, ...]] = Field(default_factory=dict)
    declarers: tuple[str, ...] = THESIS_DECLARERS
    defenders: tuple[str, ...] = ("arbitrary", "optimized")
    weights: Literal["uniform", "random-play", "correct-play"] = "correct-play"
    p: Annotated[float, Field(ge=0, le=1)] = 1.0
    refill: bool = False
    ties: Ties = "trumps"
    situations: Annotated[int, Field(ge=1)] | Literal["any"] = SITUATIONS
    limits: bool = False

    @field_validator("contracts", "samples", "declarers", "defenders")
    @classmethod
    def _some_and_none_twice(cls, values: tuple[Any, ...]) -> tuple[Any, ...]:
        if not values:
            raise ValueError("the list is empty; at least one value is needed")
        if (twice := first_repeated(values)) is not None:
            raise ValueError(f"{twice} is named twice")
        return values

    @field_validator("samples_against")
    @classmethod
    def _some_against_and_none_twice(cls, values: dict[str, tuple[int, ...]]) -> dict[str, tuple[int, ...]]:
        return {defender: cls._some_and_none_twice(samples) for defender, samples in values.items()}

    @field_validator("contracts")
    @classmethod
    def _contracts_exist(cls, values: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(check_name(value) for value in values)

    @model_validator(mode="after")
    def _sets_with_other_numbers_are_played(self) -> RunSettings:
        for contract in self.deals_of:
            if contract not in self.contracts:
                raise ValueError(f"deals_of names {contract!r}, which is not one of the contracts")
        return self

    @model_validator(mode="after")
    def _players_exist(self) -> RunSettings:
        for setting, names, role in (
            ("defenders", self.defenders, Role.DEFENDER),
            ("declarers", self.declarers, Role.DECLARER),
        ):
            for name in names:
                try:
                    read_player(self.keys, name, partial(parse_player, role=role))
                except PlayerError as error:
                    raise SettingsError(str(error), setting) from None
        for defender in self.samples_against:
            if defender not in self.defenders:
                raise ValueError(f"samples_against names {defender!r}, which is not one of the defenders")
        for declarer in self.declarers:
            spec = self._declarer(declarer)
            if "samples" in spec.typed and not spec.of_key:  # a key has all options
                raise ValueError(
                    f"declarer {declarer!r}: leave 'samples' out; the setting 'samples' applies to all declarers"
                )
            self.player(declarer, 1)
        cells: dict[tuple[str, PlayerSpec, Defence], GridCell] = {}
        for cell in self.cells():
            other = cells.setdefault((cell.contract, cell.player, cell.defence), cell)
            if other is not cell:
                raise ValueError(
                    f"{cell.declarer} against {cell.defender} with {counted(cell.samples, 'sample')} is the same as "
                    f"{other.declarer} against {other.defender} with {counted(other.samples, 'sample')}; remove one"
                )
        return self

    def player_keys(self) -> dict[str, str]:
        """Return the keys of the defences, and the declarers with all options that were given; a text may name both."""
        declarers = {text: self._declarer(text).full_text for text in self.declarers}
        return {text: self._defence(text).key for text in self.defenders} | declarers

    def _declarer(self, text: str) -> PlayerSpec:
        return read_player(self.keys, text, DECLARER)

    def _defence(self, text: str) -> Defence:
        return read_player(self.keys, text, Defence.parse)

    def player(self, declarer: str, samples: int) -> PlayerSpec:
        """Return a declarer with a sample count and the default options of all declarers."""
        spec = self._declarer(declarer)
        common = {
            "samples": samples,
            "weights": self.weights,
            "p": self.p,
            "refill": self.refill,
            "ties": self.ties,
            "situations": None if self.situations == "any" else self.situations,
            "classes": False,  # Algorithm 3 as it was published
        }
        known = spec.settings.options().keys() - (spec.given - {"samples"})
        return spec.replace(**{name: value for name, value in common.items() if name in known}).aiming("points")

    def deals_in(self, contract: str) -> int:
        """Return the number of deals of a contract set."""
        return self.deals_of.get(contract, self.deals)

    def deals_in_order(self) -> list[tuple[str, int]]:
        """Return every deal (contract set and number), ordered so that all sets progress at the same rate."""
        numbered = [(contract, number) for contract in self.contracts for number in range(self.deals_in(contract))]
        return sorted(numbered, key=lambda deal: (deal[1] + 0.5) / self.deals_in(deal[0]))

    def cells(self) -> tuple[GridCell, ...]:
        """Return all cells of the grid, ordered by contract, defender, sample count and declarer."""
        defences = {defender: self._defence(defender).aiming("points") for defender in self.defenders}
        player = cache(self.player)  # contract sets and defenders share their declarers
        return tuple(
            GridCell(contract, declarer, samples, defender, player(declarer, samples), defences[defender])
            for contract in self.contracts
            for defender in self.defenders
            for samples in self.samples_against.get(defender, self.samples)
            for declarer in self.declarers
        )

    @property
    def facts(self) -> dict[str, str]:
        """What cannot change within a run: its kind, its seed, and whether its deals are limited to biddable hands."""
        return {**super().facts, "limits": "yes" if self.limits else "no"}


PRESETS: dict[str, RunSettings] = {
    "quick": RunSettings(contracts=("1NT", "3NT", "4H", "6H"), deals=4, samples=(1, 5)),
    "thesis": RunSettings(samples=THESIS_SAMPLES, samples_against={"optimized": THESIS_SAMPLES_OPTIMIZED}),
    "full": RunSettings(deals=1000, samples=THESIS_SAMPLES),
}
"""Named settings: ``quick`` takes a few minutes, ``thesis`` is the published grid, ``full`` has ten times as many
deals."""
