"""`declarer review`: what every card cost on played boards."""

from __future__ import annotations

import csv
import sys
from dataclasses import dataclass
from functools import partial

from experiments.boards.board import named_tables
from experiments.command_line.board_options import PlayedFiles, Seed, read_boards
from experiments.command_line.common import Json, argument, command, exit_if, new_app, option, refuse_if, say, show
from experiments.command_line.parallel import each_board
from experiments.command_line.run_options import JobsOfAll, processes_for
from experiments.questions.judge.asked import check_players, walk
from experiments.questions.review.analysis import anonymous
from experiments.questions.review.report import CSV_HEAD, csv_rows, review_json, review_text

app = new_app()

_LEAST_BOARDS = 8
"""The least boards for a process if no player is asked: they take about as long as its start."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewOptions:
    """The arguments and options of `declarer review`."""

    files: PlayedFiles
    player: str = option("", "NAME", "Computer player to compare with, such as monte-carlo:strong.")
    anonymous: bool = option(False, "", "Replace the players' names by numbers.", "--anonymous")
    seed: Seed = 1
    jobs: JobsOfAll = None
    csv_: bool = option(False, "", "Print CSV, a line per card.", "--csv")
    json_: Json = False


@command(
    app,
    ReviewOptions,
    epilog="Example: declarer review evening.pbn --jobs 2. Or: declarer review evening.lin --csv. Or: declarer review "
    "evening.pbn --player monte-carlo:strong. For web pages instead, see declarer evening --help",
)
def review(options: ReviewOptions) -> None:
    """Review played boards: what every card cost double dummy.

    A card costs the tricks that it gives away with all four hands in view. So a guess that goes wrong costs a trick,
    and a card that only postpones the guess costs none. A claimed board is reviewed up to the claim. With --player, a
    computer player also chooses a card at every turn at which some legal card costs a trick. If the computer's card
    would have cost a trick too, the card that was played was probably a guess rather than a mistake.
    """
    refuse_if(options.csv_ and options.json_, "--csv", "give either --csv or --json, not both")
    if player := options.player:
        argument("--player", lambda name: check_players([name]), player)
    read = read_boards(options.files)
    walker = partial(walk, players=[player] if player else (), seed=options.seed)
    played = [board for board in named_tables(read.boards) if board.plays]
    processes = processes_for(options.jobs, len(played), 1 if player else _LEAST_BOARDS)
    walked = list(each_board(walker, played, processes, "reviewing"))
    turns = [turn for each in walked if each is not None for turn in each]
    if options.anonymous:
        turns = anonymous(turns)
    if not turns:
        say("declarer: no board in these files contains card play")
    elif options.csv_:
        writer = csv.writer(sys.stdout, lineterminator="\n")
        writer.writerows([CSV_HEAD, *csv_rows(turns)])
    else:
        show(review_json(turns, player) if options.json_ else review_text(turns, player))
    exit_if(read.problems or None in walked or not turns)
