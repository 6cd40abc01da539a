"""What `declarer review` finds, as text, as JSON and as rows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from experiments.analysis.review import Sums, Turn, by_player, by_role, costliest
from experiments.analysis.world_class import LOST, known_right

_MOST_TOLD = 12
_FEW_BOARDS = 10
CSV_HEAD = ("board", "trick", "player", "seat", "role", "card", "cost", "better", "choice")


def review_text(turns: Sequence[Turn]) -> str:
    """Tables by role and by player, and the cards that cost most."""
    boards = len({turn.board for turn in turns})
    lines = [f"{boards} board{'' if boards == 1 else 's'} played, {len(turns)} cards; double dummy, all hands seen", ""]
    lines.append(f"{'':<10}{'boards':>8}{'choices':>9}  {'right':<16}{'tricks lost a board':<21}world class")
    for role, found in by_role(turns).items():
        known = ", ".join(filter(None, (known_right(role), f"{LOST[role]:.2f}")))
        lines.append(f"{role:<10}{_figures(found)}{known}".rstrip())
    lines += ["", f"{'player':<22}{'':<10}{'boards':>8}{'choices':>9}  {'right':<16}tricks lost a board"]
    for name, roles in by_player(turns).items():
        for place, (role, found) in enumerate(roles.items()):
            shown = name[:21] if place == 0 else ""
            lines.append(f"{shown:<22}{role:<10}{_figures(found)}".rstrip())
    if boards < _FEW_BOARDS:
        lines.append("So few boards tell little of a player: the intervals are wide")
    told = costliest(turns, _MOST_TOLD)
    if told:
        lines += ["", "What cost most"]
        lines += [f"  board {turn.board}, trick {turn.trick}: {cost_words(turn)}" for turn in told]
    return "\n".join(lines)


def cost_words(turn: Turn) -> str:
    """Who played what, what it cost and what was better."""
    better = " ".join(card.symbol for card in turn.better[:4]) + (" ..." if len(turn.better) > 4 else "")
    tricks = "a trick" if turn.cost == 1 else f"{turn.cost} tricks"
    return f"{turn.player}'s {turn.card.symbol} costs {tricks} ({better})"


def _figures(found: Sums) -> str:
    right = found.right.per_cent(0) if found.right.number else ""
    return f"{found.boards:>8}{found.decisions:>9}  {right:<16}{found.lost.told(2):<21}"


def review_json(turns: Sequence[Turn]) -> dict[str, Any]:
    """All turns, and what they add up to."""
    return {
        "boards": len({turn.board for turn in turns}),
        "roles": {role: _sums_json(found) for role, found in by_role(turns).items()},
        "players": {
            name: {role: _sums_json(found) for role, found in roles.items()} for name, roles in by_player(turns).items()
        },
        "turns": [dict(zip(CSV_HEAD, row, strict=True)) for row in csv_rows(turns)],
    }


def _sums_json(found: Sums) -> dict[str, Any]:
    return {"boards": found.boards, "decisions": found.decisions} | {
        name: {"mean": each.mean, "low": each.low, "high": each.high}
        for name, each in (("right", found.right), ("lost", found.lost), ("free", found.free))
    }


def csv_rows(turns: Sequence[Turn]) -> Iterator[tuple[object, ...]]:
    """The turns in the columns of `CSV_HEAD`."""
    for turn in turns:
        better = " ".join(map(str, turn.better))
        yield (
            *(turn.board, turn.trick, turn.player, str(turn.seat), turn.role, str(turn.card), turn.cost, better),
            turn.is_choice,
        )
