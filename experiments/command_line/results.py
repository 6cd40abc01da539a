"""Prints the results of a run, in the same way for all commands."""

from __future__ import annotations

from pathlib import Path

from experiments.command_line.common import exit_if, say, show
from experiments.command_line.run_options import resume_hint, say_failed
from experiments.runs.provenance import with_provenance
from experiments.runs.store import Store
from experiments.show.report import Outcome


def show_outcome(outcome: Outcome, store: Store, folder: Path | None, *, json_: bool) -> None:
    """Print the results of a run, its remarks, and how to resume it if it was stopped; ``folder`` keeps the run."""
    if outcome.report is not None:
        show(with_provenance(outcome.report.to_json(), store) if json_ else outcome.report.text())
    for remark in outcome.remarks:
        say(f"declarer: {remark}")
    say_failed(outcome.failures, folder)
    if outcome.interrupted:
        covered = "; the results above cover only the finished boards" if outcome.report is not None else ""
        say(f"declarer: stopped{covered}{resume_hint(folder)}")


def exit_unless_whole(outcome: Outcome) -> None:
    """Exit with status 1 if something failed or is missing."""
    exit_if(outcome.failures or outcome.interrupted or not outcome.is_complete)
