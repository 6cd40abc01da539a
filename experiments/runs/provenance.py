"""Where the results of a run come from: versions, seed, deals, and the command that made the output."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

from experiments.runs.file_names import this_command
from experiments.runs.rows import PEOPLE, Answers

if TYPE_CHECKING:
    from experiments.runs.store import Store


@dataclass(frozen=True, slots=True)
class Provenance:
    """What a reader needs to reproduce the results of a run."""

    version: str
    """The version of declarer that made this output."""
    command: str
    """The command that made this output; empty if Python code made it."""
    kind: str
    """The name of the command that played the run, such as ``league``."""
    seed: int
    deals: Mapping[str, int]
    """The number of deals by source: a contract set, an auction set, ``file`` or ``random``."""
    programs: tuple[str, ...]
    """The code versions that played the boards; empty text if one was not recorded."""
    played_with: str = ""
    """The command that began the run; empty if Python code began it, or if it was not recorded."""

    def lines(self) -> list[tuple[str, str]]:
        """Return the facts that are known, each with its name."""
        sets = ", ".join(f"{number} of {name}" for name, number in self.deals.items())
        programs = " and ".join(program or "a version that was not recorded" for program in self.programs)
        facts = {
            "made by": f"declarer {self.version}",
            "command": self.command,
            "played with": self.played_with if self.played_with != self.command else "",
            "played by": ", ".join(filter(None, (f"declarer {self.kind}", programs))),
            "seed": str(self.seed),
            "contract sets": sets,
        }
        return [(name, text) for name, text in facts.items() if text]

    def to_json(self) -> dict[str, Any]:
        """Return the facts as JSON."""
        return {
            "version": self.version,
            "command": self.command or None,
            "played_with": self.played_with or None,
            "kind": self.kind,
            "seed": self.seed,
            "contract_sets": dict(self.deals),
            "programs": list(self.programs),
        }


def with_provenance(values: Mapping[str, Any], store: Store) -> dict[str, Any]:
    """Return the JSON of a run's results with a key ``provenance`` added."""
    return {**values, "provenance": provenance_of(store).to_json()}


def provenance_of(store: Store) -> Provenance:
    """Return where the results of a run come from."""
    facts = store.facts()
    programs = {program for player, _, program, _ in store.programs() if player != PEOPLE}
    programs |= {answer.program for answer in store.rows(Answers)}
    if "program" in facts:  # a match of bidders, all of whose deals one program bids
        programs.add(facts["program"])
    return Provenance(
        version=version("declarer"),
        command=this_command(),
        played_with=facts.get("command", ""),
        kind=facts.get("kind", "reproduce"),
        seed=int(facts.get("seed", 0)),
        deals=store.numbers_of_deals(),
        programs=tuple(sorted(programs)),
    )
