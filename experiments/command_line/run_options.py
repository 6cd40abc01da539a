"""Options and messages of long runs: deals, processes, the folder of the run, and how to resume it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from ddsolver.threads import processors
from experiments.boards.board import BoardFile
from experiments.boards.files import check_target
from experiments.command_line.board_options import BoardFiles, RandomDeals, Where, deal_conditions, read_boards
from experiments.command_line.common import argument, option, refuse_if, say
from experiments.runs.contract_sets import check_names
from experiments.runs.file_names import resumed_by
from experiments.runs.store import SETTINGS_FILE
from experiments.runs.store_files import BOARDS_FILE

RunFolder = Annotated[Path, typer.Argument(metavar="RUN", help="Folder of a run.")]
Jobs = Annotated[int, typer.Option(min=1, metavar="N", help="Number of processes; results do not depend on it.")]
JobsOfAll = Annotated[
    int | None,
    typer.Option(
        min=1, metavar="N", help="Number of processes (default: one per processor); results do not depend on it."
    ),
]
Threads = Annotated[
    int | None,
    typer.Option(
        min=1,
        metavar="N",
        help="Number of threads that solve deals (default: one per processor); results do not depend on it.",
    ),
]
Scheduler = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS",
        help="Play on the workers of a Dask cluster: the address of its scheduler, tcp://HOST:8786 (default: play in "
        "processes on this machine).",
    ),
]
KeptRun = Annotated[
    Path | None,
    typer.Option("--run", metavar="RUN", help="Keep the results in this folder; repeat the command to resume."),
]
Run = Annotated[Path, typer.Option("--run", metavar="RUN", help="Folder of the run; repeat the command to resume.")]
Decisions = Annotated[
    bool,
    typer.Option(
        "--decisions",
        help="Also keep how the players judged every card, for the files of -o and the pages of `declarer show RUN`; "
        "the run is then about five times larger.",
    ),
]
Mix = Annotated[
    bool, typer.Option("--mix", help="Add boards to a run even if another version of the code played the earlier ones.")
]


def processes_for(jobs: int | None, pieces: int, least: int = 1) -> int:
    """Return how many processes to use for ``pieces`` of work: ``jobs``, or by default one per processor.

    By default, each process gets at least ``least`` pieces, because its start takes about a second.
    """
    return jobs or max(1, min(processors(), pieces // least))


@contextmanager
def stopped_in_good_order(run: Path | None) -> Iterator[None]:
    """On Ctrl-C, print the command that resumes the run, and exit with status 1."""
    try:
        yield
    except KeyboardInterrupt:
        say(f"declarer: stopped{resume_hint(run)}")
        raise typer.Exit(1) from None


def resume_hint(run: Path | None) -> str:
    """Return the part of a message that says how to resume a stopped command; empty if there is no run to resume."""
    if run is None:
        return ""
    begun = (run / SETTINGS_FILE).exists()
    return f"; resume with {resumed_by(run)}" if begun else f"; repeat the command to resume {run}"


def say_failed(number: int, run: Path | None) -> None:
    """Print how many boards failed, and where their tracebacks are if the run is kept; print nothing for 0."""
    if number:
        where = f"; their tracebacks are in the table 'failures' of {run / BOARDS_FILE}" if run else ""
        say(f"declarer: {number} board{'' if number == 1 else 's'} failed{where}")


PlayedOutput = Annotated[
    Path | None,
    typer.Option("-o", "--output", metavar="FILE", help="Write all played boards to this .pbn or .lin file."),
]


@dataclass(frozen=True, slots=True, kw_only=True)
class DealOptions:
    """The deals of a match: boards of files, deals of contract sets, or random deals."""

    files: BoardFiles = None
    contracts: str | None = option(
        None,
        "LIST",
        "Instead of a file, play random deals. Each contract in LIST (such as 3NT,4H) gets a set of deals on "
        "which South makes this contract double dummy. Possible: 1H, 1NT, 3NT, 4H, 5D, 6H, 6NT, 7H, 7NT.",
    )
    deals: int | None = option(None, "N", "With --contracts: deals per contract set (default: 100).", min=1)
    random: RandomDeals = None
    where: Where = None
    constraint: list[str] | None = option(
        None,
        "CONDITION",
        "With boards from files: what our players know about a hand, as in 'W:hcp=12-15,S=5+'; repeatable.",
    )

    @property
    def settings(self) -> dict[str, object]:
        """The settings that say which deals are played; conflicting options are a usage error."""
        refuse_if(
            self.constraint and (self.contracts or self.random),
            "--constraint",
            "it only applies to boards from a file; --where chooses random deals",
        )
        several = sum(source is not None for source in (self.files, self.contracts, self.random)) > 1
        given = "--random" if self.contracts is None else "--contracts"
        refuse_if(several, given, "--contracts, --random and a file cannot be combined; give one of them")
        lacks_contracts = self.deals is not None and self.contracts is None
        refuse_if(lacks_contracts, "--deals", "it only applies to --contracts; for random deals use --random N")
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
