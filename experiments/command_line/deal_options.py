"""Options of the commands that play a match: which deals are played."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from experiments.boards.board import BoardFile
from experiments.boards.files import check_target
from experiments.command_line.board_options import BoardFiles, RandomDeals, Where, deal_conditions, read_boards
from experiments.command_line.common import argument
from experiments.runs.contract_sets import check_names

PlayedOutput = Annotated[
    Path | None,
    typer.Option("-o", "--output", metavar="FILE", help="Write all played boards to this .pbn or .lin file."),
]


@dataclass(frozen=True, slots=True, kw_only=True)
class DealOptions:
    """The deals of a match: boards of files, deals of contract sets, or random deals."""

    files: BoardFiles = None
    contracts: Annotated[
        str | None,
        typer.Option(
            metavar="LIST",
            help="Instead of a file, play random deals. Each contract in LIST (such as 3NT,4H) gets a set of deals on "
            "which South makes this contract double dummy. Possible: 1H, 1NT, 3NT, 4H, 5D, 6H, 6NT, 7H, 7NT.",
        ),
    ] = None
    deals: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="With --contracts: deals per contract set (default: 100).")
    ] = None
    random: RandomDeals = None
    where: Where = None
    constraint: Annotated[
        list[str] | None,
        typer.Option(
            "--constraint",
            metavar="CONDITION",
            help="With boards from files: what our players know about a hand, as in 'W:hcp=12-15,S=5+'; repeatable.",
        ),
    ] = None

    @property
    def settings(self) -> dict[str, object]:
        """The settings that say which deals are played; conflicting options are a usage error."""
        if self.constraint and (self.contracts or self.random):
            why = "it only applies to boards from a file; --where chooses random deals"
            raise typer.BadParameter(why, param_hint="--constraint")
        if sum(source is not None for source in (self.files, self.contracts, self.random)) > 1:
            raise typer.BadParameter(
                "--contracts, --random and a file cannot be combined; give one of them", param_hint="--contracts"
            )
        if self.deals is not None and self.contracts is None:
            raise typer.BadParameter(
                "it only applies to --contracts; for random deals use --random N", param_hint="--deals"
            )
        contracts = () if self.contracts is None else argument("--contracts", check_names, self.contracts)
        where = str(deal_conditions(self.where, self.random))
        return {"contracts": contracts, "deals": self.deals or 100, "random": self.random or 0, "where": where}

    def read_boards(self) -> BoardFile:
        """Return the boards of files (default: the sample boards); none if deals are random or of contract sets."""
        if self.contracts is not None or self.random is not None:
            return BoardFile((), ())
        return read_boards(self.files, self.constraint)

    def check_output(self, output: Path | None) -> None:
        """Raise a usage error if the played boards cannot be written to the file ``output``."""
        if output is not None:
            argument("--output", lambda text: check_target(Path(text), self.files or ()), str(output))
