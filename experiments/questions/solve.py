"""`declarer solve`: the double-dummy tricks of every legal card."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ddsolver.errors import BridgeError
from ddsolver.solver import Solver
from experiments.boards.files import is_file, read_file
from experiments.boards.links import is_link
from experiments.boards.pasted import pasted_deal
from experiments.command_line import board_options, common
from experiments.questions.play_question import position_of_board
from experiments.questions.situation import Situation
from experiments.show.board import best_line, card_values
from experiments.show.board_json import solve_json

app = common.new_app()


@dataclass(frozen=True, slots=True, kw_only=True)
class SolveOptions:
    """The arguments and options of `declarer solve`."""

    deal: str = common.positional(..., "DEAL|FILE", f"{board_options.DEAL_HELP} Or a board file.")
    trump: board_options.Trump = None
    leader: board_options.FirstLeader = None
    plays: board_options.CardsPlayed = None
    board: board_options.BoardName = None
    after: board_options.After = None
    line: bool = common.option(False, "", "Also print one line of best play by both sides, to the end.", "--line")
    seconds: board_options.Seconds = None
    json_: common.Json = False


@common.command(
    app,
    SolveOptions,
    epilog="Example: declarer solve 'N:A2... KQ... 43... 65...' --trump NT --leader E --plays SK. "
    "Or: declarer solve played.pbn --board 7 --after 20",
)
def solve(options: SolveOptions) -> None:
    """Count the double-dummy tricks of every legal card.

    These are the tricks that the side on turn still takes if it plays the card, including the current trick.
    """
    problems: tuple[BridgeError, ...] = ()
    if is_file(options.deal) or (options.trump is None and _is_link_with_contract(options.deal)):
        of_deal = ("trump", "leader", "plays")
        common.refuse_given(options, of_deal, "a DEAL; for a board in a file, choose the position with --after N")
        found = board_options.read_board([Path(options.deal)], options.board)
        position, problems = position_of_board(found.board, options.after), found.problems
    else:
        common.refuse_given(options, ("board", "after"), "a board file")
        situation = Situation.of(options, deal=common.standard_input(options.deal))
        position = common.settings_of(lambda: situation.to_solve(pasted_deal), {}, {"deal": "DEAL"})
    solver = Solver(seconds=options.seconds)
    values = solver.card_values(position)
    best = solver.best_play(position) if options.line else None
    if options.json_:
        common.show(solve_json(position, values, best))
    else:
        common.show("\n".join([card_values(position, values), *([best_line(position, best)] if best else [])]))
    common.exit_if(problems)


def _is_link_with_contract(text: str) -> bool:
    """Return whether a text is a link whose board has trumps and a leader, as a board in a file has."""
    return is_link(text) and any(board.contract is not None for board in read_file(text).boards)
