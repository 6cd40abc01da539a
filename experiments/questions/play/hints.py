"""Hints for a person who plays a board: the adviser's figures, and its reason in words."""

from __future__ import annotations

from ddsolver.position import Position
from experiments.questions.play.game import Hint
from experiments.questions.reasons.report import sentences
from experiments.show.board import advice


def hint_text(position: Position, hint: Hint, *, defends: bool) -> str:
    """Return a hint as text: a table of the cards, and the sentences of `declarer advise` that say why."""
    reasons = [] if hint.reason is None else sentences(hint.reason)
    return "\n".join([advice(position, hint.decision, defends=defends, aim=hint.aim), *reasons])
