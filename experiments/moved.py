"""Where the modules of `experiments` went; `agent.moved` is imported only when an old name is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.machinery import ModuleSpec

    from agent.moved import Places

PLACES: Places = {
    "experiments.advise": "experiments.analysis.advise",
    "experiments.as_json": "experiments.boards.as_json",
    "experiments.board": "experiments.boards.board",
    "experiments.checksums": "experiments.runs.checksums",
    "experiments.config": {
        "read_values": "experiments.runs.settings",
        "split_numbers": "experiments.runs.settings",
        "split_players": "experiments.runs.settings",
        "*": "experiments.thesis.settings",
    },
    "experiments.contract_sets": "experiments.runs.contract_sets",
    "experiments.deals": "experiments.runs.deals",
    "experiments.formats": {},
    "experiments.formats.files": "experiments.boards.files",
    "experiments.formats.lin": {
        "SEATS": "experiments.boards.lin.notation",
        "VULNERABLE": "experiments.boards.lin.notation",
        "*": "experiments.boards.lin.reader",
    },
    "experiments.formats.lin_export": "experiments.boards.lin.writer",
    "experiments.formats.pbn": "experiments.boards.pbn.reader",
    "experiments.formats.pbn_export": "experiments.boards.pbn.writer",
    "experiments.formats.pbn_syntax": "experiments.boards.pbn.syntax",
    "experiments.formats.reading": "experiments.boards.reading",
    "experiments.human": "experiments.play.human",
    "experiments.interruption": "experiments.runs.interruption",
    "experiments.match_json": "experiments.match.as_json",
    "experiments.match_text": "experiments.match.text",
    "experiments.plots": {
        "frontier_picture": "experiments.match.frontier",
        "has_matplotlib": "experiments.pages.drawing",
        "*": "experiments.thesis.plots",
    },
    "experiments.pool": "experiments.runs.pool",
    "experiments.prepared": {
        "FILE": "experiments.runs.rows",
        "PASSED_OUT": "experiments.runs.rows",
        "RANDOM": "experiments.runs.rows",
        "stored_deal": "experiments.runs.records",
        "*": "experiments.runs.prepared",
    },
    "experiments.records": "experiments.runs.records",
    "experiments.rendering": "experiments.pages.rendering",
    "experiments.replay": "experiments.boards.replay",
    "experiments.report": {
        "Cell": "experiments.thesis.printed:PrintedCell",
        "PrintedTable": "experiments.thesis.printed",
        "printed_table": "experiments.thesis.printed",
        "*": "experiments.thesis.report",
    },
    "experiments.reproduce": "experiments.thesis.run",
    "experiments.runner": {
        "ONE_PROCESS": "experiments.runs.pool",
        "Pool": "experiments.runs.pool",
        "Result": "experiments.runs.pool",
        "Work": "experiments.runs.pool",
        "WorkerDied": "experiments.runs.pool",
        "stream": "experiments.runs.pool",
        "*": "experiments.runs.tasks",
    },
    "experiments.sequential": "experiments.statistics.sequential",
    "experiments.stats": "experiments.statistics.interval",
    "experiments.store": {
        "BoardKey": "experiments.runs.rows",
        "FailedBoard": "experiments.runs.rows",
        "PlayedBoard": "experiments.runs.rows",
        "StoredDeal": "experiments.runs.rows",
        "*": "experiments.runs.store",
    },
    "experiments.tables": "experiments.thesis.tables",
    "experiments.text": "experiments.boards.text",
    "experiments.tune": {
        "Question": "experiments.match.tune:TuneSettings",
        "Runner": "experiments.match.tune:Candidate",
        "*": "experiments.match.tune",
    },
    "experiments.viewer": "experiments.pages.viewer",
    "experiments.whist": "experiments.analysis.whist",
}

ROOMS: Places = {
    "experiments.match": {
        "Match": "experiments.match.match",
        "MatchSettings": "experiments.match.settings",
        "Scoring": "experiments.match.settings",
        "Standing": "experiments.match.match",
        "TableResult": "experiments.match.match",
        "compare": "experiments.match.settings",
        "comparison_spread": "experiments.match.settings",
        "match_boards": "experiments.match.play",
        "play_match": "experiments.match.play",
    },
}
"""Modules whose name is now that of a room."""


def find_spec(name: str, path: object = None, target: object = None) -> ModuleSpec | None:
    """A module by its old name, as imports ask for it: this module stands in ``sys.meta_path``."""
    if name not in PLACES:
        return None
    from agent.moved import MovedModules

    return MovedModules(PLACES).find_spec(name, path, target)
