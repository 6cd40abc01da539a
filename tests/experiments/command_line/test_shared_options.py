"""An option of several questions means one thing: it is declared once, in `experiments.command_line`."""

from __future__ import annotations

from experiments.cli import COMMANDS
from tests.command import parameters_of_commands

QUESTIONS = {name for group in ("Play", "Solve", "Files") for name in COMMANDS[group]}
SEVERAL = {
    "--anonymous": "people are numbered one by one, or as pairs",
    "--constraint": "conditions on hands, or on deals",
    "--contract": "one that is played, or several to rate",
    "--csv": "a line a card, or a line a board",
    "--output": "every command writes something else",
    "--player": "who is asked, and for what",
    "--random": "how many deals, and where they go",
    "--scoring": "how leads are compared, or tables",
    "--seed": "table has random deals only with --random",
    "--where": "in practice, a condition without a seat is about your hand",
}
"""Options whose help differs between questions, with the reason."""


def test_an_option_of_several_questions_means_the_same_in_all_of_them() -> None:
    helps: dict[str, set[tuple[str | None, str | None]]] = {}
    for name, option in parameters_of_commands():
        if name in QUESTIONS and option.param_type_name == "option":
            helps.setdefault(max(option.opts, key=len), set()).add((option.metavar, option.help))
    assert {flag for flag, meanings in helps.items() if len(meanings) > 1} == set(SEVERAL)
