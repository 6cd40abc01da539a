"""An option of several commands means one thing: it is declared once, or a line here says what differs."""

from __future__ import annotations

from tests.command import parameters_of_commands

SEVERAL = {
    "--anonymous": "people are numbered one by one, or as pairs",
    "--bidder": "of `sit`, only if the player is no robot",
    "--constraint": "conditions on hands, on deals, or on the hands of a file",
    "--contract": "one that is played, several to rate, or calls that lead to it",
    "--contracts": "sets of deals in place of a file, or those of an experiment",
    "--csv": "a line a card, a line a board, or all tables",
    "--deals": "for each contract set, round by round, or of a preset",
    "--declarer": "one, or several that are compared, tuned or measured",
    "--defender": "one, or several; the default depends on who else plays",
    "--explain": "the reasons of a card, or alerts for the opponents",
    "--host": "where to listen, or where the manager is",
    "--jobs": "a run leaves processors to others unless told; a question takes all",
    "--log": "the lines of all clients, or of one",
    "--output": "every command writes something else",
    "--player": "who is asked, and for what",
    "--players": "those of a match, or of the tables that programs join",
    "--port": "a free one, or the usual one of table managers",
    "--random": "how many deals, and where they go",
    "--run": "optional, or needed",
    "--samples": "one number, or several that are tried",
    "--scoring": "how leads are compared, or tables, or matches",
    "--seat": "yours, or that of a client",
    "--seed": "table has random deals only with --random, and reproduce may have it in its settings",
    "--sprt": "declarers or pairs, and the unit of --scoring or IMPs",
    "--where": "in practice, a condition without a seat is about your hand",
}
"""Options whose help differs between commands, with the reason."""


def test_an_option_of_several_commands_means_the_same_in_all_of_them() -> None:
    helps: dict[str, set[tuple[str | None, str | None]]] = {}
    for _, option in parameters_of_commands():
        if option.param_type_name == "option":
            helps.setdefault(max(option.opts, key=len), set()).add((option.metavar, option.help))
    assert {flag for flag, meanings in helps.items() if len(meanings) > 1} == set(SEVERAL)
