"""What commands and their options were called in version 0.2, and what to type now; kept for one minor version."""

from __future__ import annotations

from collections.abc import Sequence

_RENAMED = {
    ("resume",): "run resume RUN",
    ("report",): "run report RUN",
    ("compare",): "run compare RUN RUN",
    ("league", "run"): "league FILE.toml --run RUN",
    ("league", "resume"): "run resume RUN",
    ("league", "table"): "run report RUN",
}
_RUN = "--run RUN names the folder of the run"
REMOVED = {
    **{
        (command, "--backend"): "--scheduler ADDRESS says that a Dask cluster plays"
        for command in ("league", "match", "reproduce", "run", "tune")
    },
    **{(command, option): _RUN for command in ("bid-match", "league", "reproduce") for option in ("-o", "--output")},
    ("bid-match", "--deals"): "give FILE.npz behind the bidders",
    **{("evening", option): "--open shows the pages, which are files" for option in ("--serve", "--port")},
    ("calibrate", "--csv"): "--turns FILE.csv writes the turns",
    ("calibrate", "--page"): "keep the answers in a folder RUN, and `declarer run report RUN` writes the page",
    ("lead", "--layouts"): "-o FILE.pbn writes the layouts",
    **{
        ("play", option): "`declarer practice FILE --seat S` is the table for people; with --cards, nobody bids"
        for option in ("--human", "--bid", "--bidder", "--browser", "--port")
    },
    ("practice", "--deals"): "--where CONDITION chooses the deals",
    ("practice", "--number"): "--random N deals N boards",
    ("reproduce", "--declarers"): "repeat --declarer for each",
    ("reproduce", "--defenders"): "repeat --defender for each",
    ("run", "--league"): "the report of a match compares all its players, with simultaneous intervals",
    ("run", "--reference"): "write reference = 'NAME' into RUN/settings.toml, and report the league again",
    ("scenarios", "--set"): "leave it out; the problems of planning are in results/planning/problems.json",
    ("serve", "--board"): "`declarer show FILE --board N --open` shows it",
    ("simulate", "--deals"): "-o FILE.pbn writes the deals",
    ("simulate", "--picture"): "draw it from `experiments.questions.simulate.analysis.simulate(...).to_frame()`",
    ("simulate", "--jobs"): "--threads N is the number of threads",
    ("table", "--jobs"): "--threads N is the number of threads",
    ("table-manager", "--replay"): "the log is text, and diff compares two of them",
}
"""Options that were removed, by command, and what to do instead."""


def told_about(arguments: Sequence[str]) -> str | None:
    """Return what to say if a command was renamed, or one of its options was removed."""
    for old, new in _RENAMED.items():
        if tuple(arguments[: len(old)]) == old:
            return f"`declarer {' '.join(old)}` is now `declarer {new}`"
    options = {word.partition("=")[0] for word in arguments}
    for (command, option), instead in REMOVED.items():
        if command in arguments[:1] and option in options:
            return f"{command} no longer has {option}: {instead}"
    return None
