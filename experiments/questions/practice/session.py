"""A session of practice: its deals, and the results that a folder keeps, so that it goes on another day."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from experiments.boards.board import Board
from experiments.errors import StoreError
from experiments.questions.practice.analysis import Verdict
from experiments.runs.kept_lines import KeptLines

_ROWS, _SETTINGS = "results.jsonl", "settings.json"


@dataclass(frozen=True, slots=True)
class Result:
    """A finished deal: what was bid and played, and what the person's calls and cards cost."""

    deal: int
    """The number of the deal, from 1."""
    calls: str
    """The calls, with commas between them."""
    plays: str
    """The cards, with commas between them."""
    tricks: int | None
    """The declarer's tricks; None if all passed."""
    outcome: str
    """Contract and result in words."""
    points: int
    """The points to the person's side."""
    par: int
    """The double-dummy par of the deal, in points to the person's side."""
    choices: int
    """The number of the person's calls, and of cards at turns with a choice."""
    verdicts: tuple[Verdict, ...]
    """The verdicts on the calls and cards that cost something, or that cannot be judged."""

    def lost(self, kind: str = "") -> float:
        """Return the IMPs that calls or cards (``call`` or ``card``) cost on average; all of them by default."""
        return sum(each.imps for each in self.verdicts if kind in ("", each.kind))

    def to_json(self) -> dict[str, Any]:
        """Return the result as values for JSON."""
        fields = {name: getattr(self, name) for name in self.__slots__ if name != "verdicts"}
        return {**fields, "verdicts": [each.to_json() for each in self.verdicts]}

    @classmethod
    def from_json(cls, values: dict[str, Any]) -> Result:
        """Return the result in values such as `to_json` returns."""
        return cls(**{**values, "verdicts": tuple(map(Verdict.from_json, values["verdicts"]))})


class Practice:
    """The deals of a practice, and the results in its folder. The first result of a deal counts.

    ``facts`` say which deals are practised, and by whom; a folder with other facts is refused.

    :raises StoreError: if the folder cannot be read or written, another process writes to it, or its facts differ.
    """

    def __init__(self, folder: Path, title: str, boards: Sequence[Board], facts: Mapping[str, object]) -> None:
        def refusal(name: str, found: object, value: object) -> str:
            return (
                f"{folder} has another practice, with {name} {found} in place of {value}; name another folder with -o, "
                "or repeat the command that began it"
            )

        self.title = title
        self.boards = boards
        self._kept = KeptLines(folder / _ROWS, _SETTINGS, facts, "practice", refusal)
        self.results: dict[int, Result] = {}
        """The results so far, by the number of the deal."""

        def keep(number: int, line: str) -> None:
            try:
                result = Result.from_json(json.loads(line))
            except (ValueError, TypeError, KeyError) as error:
                raise StoreError(f"{folder / _ROWS}, line {number}: not a result ({error}); delete this line") from None
            if result.deal <= len(boards):  # the command may have been repeated with fewer deals
                self.results.setdefault(result.deal, result)

        self._kept.read(keep)

    @property
    def next_deal(self) -> int | None:
        """The number of the first deal without a result; None if all have one."""
        return next((number for number in range(1, len(self.boards) + 1) if number not in self.results), None)

    def add(self, result: Result) -> bool:
        """Keep the result of a deal, if it is the first; return whether it is.

        :raises StoreError: if it cannot be written.
        """
        if result.deal in self.results:
            return False
        self._kept.add(json.dumps(result.to_json(), ensure_ascii=False))
        self.results[result.deal] = result
        return True

    def close(self) -> None:
        """Close the file, so that other processes can write."""
        self._kept.close()
