"""`declarer suit`: the best play of a suit combination with exact odds, as text, JSON, page, and in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

import typer

from agent.suits.analysis import Plan, SuitAnalysis, analyse_suit
from agent.suits.holding import Holding, split_text
from agent.suits.plans import FROM_THE_TOP, LOW, NONE, NOTHING_LEFT, Led, PlannedReply, Shown
from ddsolver.cards import Rank
from ddsolver.errors import BridgeError
from experiments.command_line.board_options import PageFile
from experiments.command_line.common import Json, argument, command, new_app, option, positional, refuse_if, say, show
from experiments.show.board import counted
from experiments.show.rendering import page_styles, render, write_page
from experiments.show.table import Column, Table

app = new_app()


@dataclass(frozen=True, slots=True, kw_only=True)
class SuitOptions:
    """The arguments and options of `declarer suit`."""

    north: str = positional(..., "HAND", "Cards of one hand: AJ92, or AJxx, where x is a spot card; - is a void.")
    south: str = positional(..., "OTHER", "Cards of the hand opposite.")
    tricks: int | None = option(None, "N", "Show the best plans for N tricks in full.", min=1, max=13)
    vacant: str = option("13,13", "W,E", "Vacant places (unknown cards) of West and of East.")
    west: str = option("0-13", "N-M", "Number of cards of the suit that West holds: 3 or 2-4.")
    played: str = option("", "CARDS", "Cards of the suit already played; give --vacant as well.")
    entries: int | None = option(
        None, "N", "Entries to HAND in other suits (default: unlimited); OTHER can always be reached.", min=0, max=13
    )
    page: PageFile = None
    json_: Json = False


@command(
    app,
    SuitOptions,
    epilog="Example: declarer suit AJ92 K843 --tricks 4. Or: declarer suit KJ2 A9876 --tricks 5 --west 0-2",
)
def suit(options: SuitOptions) -> None:
    """Find the best ways to play a suit, with exact odds.

    A plan fixes in advance which cards both hands play, for every card that the defenders may show. For each split of
    the missing cards, the tricks of a plan are counted against defenders who see all cards and know the plan. A plan's
    chance of N tricks is the probability of the splits in which it takes at least N tricks.
    """
    places = _range(options.vacant, ",", "--vacant", "two numbers from 0 to 13, as in 11,9")
    lengths = _range(options.west, "-", "--west", "a number from 0 to 13, or two as in 2-4")
    holding = argument(
        "HAND OTHER",
        lambda north: Holding(north, options.south, options.played, apart=options.entries is not None),
        options.north,
    )
    is_more = options.tricks is not None and options.tricks > holding.rounds
    refuse_if(is_more, "--tricks", f"{holding} takes at most {holding.rounds} tricks")
    try:
        analysis = analyse_suit(holding, vacant=places, west=lengths, entries=options.entries)
    except BridgeError as error:
        raise typer.BadParameter(str(error)) from None
    if options.page is not None:
        write_page(options.page, suit_page(analysis))
    show(suit_json(analysis) if options.json_ else suit_text(analysis, options.tricks))
    if options.page is not None:
        say(f"declarer: page written to {options.page}")


def _range(text: str, between: str, option: str, needed: str) -> tuple[int, int]:
    """Parse two numbers such as ``11,9`` or ``2-4``; if ``between`` is a hyphen, ``5`` means ``5-5``."""
    parts = [part.strip() for part in text.split(between)]
    if between == "-" and len(parts) == 1:
        parts *= 2
    numbers = [int(part) for part in parts if part.isdecimal() and len(part) < 3]
    sound = len(numbers) == len(parts) == 2 and max(numbers) <= 13
    refuse_if(not sound or (between == "-" and numbers[0] > numbers[1]), option, f"{text!r} is not {needed}")
    return numbers[0], numbers[1]


_WORDS = {
    "A": "ace", "K": "king", "Q": "queen", "J": "jack", "T": "ten", "9": "nine", "8": "eight", "7": "seven",
    "6": "six", "5": "five", "4": "four", "3": "three", "2": "two",
}  # fmt: skip


def plan_words(holding: Holding, tree: Led | str) -> str:
    """Return what the declarer does while the defenders play low: ``finesse the ten, then the queen``."""
    steps: list[tuple[str, str]] = []
    own, missing = holding.north + holding.south, holding.missing
    while isinstance(tree, Led):
        answer = tree.answers[0]
        step = _step(tree.card, answer.card, own, missing)
        steps.append(step)
        shown, following = answer.next_tricks[0]
        played = (*answer.shown.cards[:1], *shown.cards[:1])
        own = "".join(card for card in own if card not in (tree.card, answer.card))
        missing = "".join(card for card in missing if card not in played)
        tree = following
    if tree == FROM_THE_TOP:
        steps.append(("play from the top", ""))
    return _joined(steps)


def _step(lead: str, third: str, own: str, missing: str) -> tuple[str, str]:
    """Return a trick as a verb and a card; the card may be empty, as in ``duck a round``."""
    named = [card for card in (lead, third) if card not in (LOW, NONE)]
    if not named:
        return "duck a round", ""
    best = max(named, key=Rank.parse)
    higher = [card for card in missing if Rank.parse(card) > Rank.parse(best)]
    if not higher:
        return "cash the", _WORDS[best]
    # It is a finesse if the declarer has a card above the lowest of the missing cards that beat the named one.
    finesses = any(Rank.parse(card) > Rank.parse(higher[-1]) for card in own)
    if best == third:
        return ("finesse the" if finesses else "lead towards the"), _WORDS[best]
    return ("run the" if finesses else "lead the"), _WORDS[best]


def _joined(steps: list[tuple[str, str]]) -> str:
    """Return steps as one phrase; a verb is not repeated."""
    text, before = "", ""
    for verb, card in steps:
        if not text:
            text = f"{verb} {card}".strip()
        elif card and verb == before:
            text += f", then the {card}"
        elif not card and verb == before:
            text += ", then another"
        else:
            text += f", then {verb} {card}".rstrip()
        before = verb
    return text


_ENDS = {FROM_THE_TOP: "then from the top", NOTHING_LEFT: "the rest does not matter"}


def suit_text(analysis: SuitAnalysis, tricks: int | None) -> str:
    """Return as text, for each number of tricks, the best plan and its chance.

    If ``tricks`` is given, the text also has the full plans for this number of tricks.
    """
    rows: list[tuple[object, ...]] = [
        (aim, _per_cent(chance), main_line(analysis.best[aim][0].trees[0]) if chance > 0 else "")
        for aim, chance in sorted(analysis.at_least.items(), reverse=True)
    ]
    rows.append(("mean", f"{analysis.mean:.4f}", main_line(analysis.best_mean[0].trees[0])))
    columns = (Column("tricks"), Column("chance"), Column("plan", words=True))
    lines = [_headline(analysis), Table(columns, tuple(rows)).to_text()]
    if tricks is not None:
        lines = [_advice(analysis, tricks), "", *lines]
        for number, best in enumerate(analysis.best[tricks], start=1):
            lines += ["", *_plan_lines(analysis, best, tricks, number)]
    return "\n".join(lines)


def _advice(analysis: SuitAnalysis, tricks: int) -> str:
    """Return the best plan for a number of tricks as a sentence."""
    chance = analysis.at_least[tricks]
    if chance == 0:
        return f"No play takes {counted(tricks, 'trick')}."
    words = plan_words(analysis.holding, analysis.best[tricks][0].trees[0])
    return f"For {counted(tricks, 'trick')}, {words}: it works {_per_cent(chance)} of the time."


def _headline(analysis: SuitAnalysis) -> str:
    holding = analysis.holding
    return f"{holding}, {holding.missing or 'nothing'} missing: {counted(len(analysis.splits), 'different split')}"


def _plan_lines(analysis: SuitAnalysis, plan: Plan, tricks: int, number: int) -> Iterator[str]:
    total = len(analysis.best[tricks])
    yield (f"Plan {number} of {total} for {tricks}: " if total > 1 else f"Plan for {tricks}: ") + plan_figures(plan)
    yield from (f"  {line}" for line in tree_lines(plan.trees[0]))
    others = [main_line(tree) for tree in plan.trees[1:]]
    if others:
        yield "  equally good: " + "; or ".join(others)
    for what, splits in won_and_lost(analysis, plan, tricks):
        yield f"  {what}: {splits}"
    if number > 1:
        first = analysis.best[tricks][0]
        yield (
            f"  takes more tricks than plan 1 with probability {_per_cent(analysis.beats(plan, first))}, "
            f"fewer with {_per_cent(analysis.beats(first, plan))}"
        )


def plan_figures(plan: Plan) -> str:
    """Return a plan's chances and its mean number of tricks as text."""
    chances = [
        f"{aim} {_per_cent(chance)}" for aim, chance in sorted(plan.at_least.items(), reverse=True) if chance > 0
    ]
    return f"{', '.join(chances) or 'no trick'}; mean {plan.mean:.4f}"


def won_and_lost(analysis: SuitAnalysis, plan: Plan, tricks: int) -> list[tuple[str, str]]:
    """Return the splits in which a plan takes at least ``tricks`` tricks, and the other splits."""
    found = []
    for what, wins in (("wins", True), ("loses", False)):
        splits = [
            (split.chance, split_text(analysis.holding, split))
            for split, taken in zip(analysis.splits, plan.tricks, strict=True)
            if (taken >= tricks) is wins
        ]
        texts = [f"{text} ({_per_cent(chance)})" for chance, text in sorted(splits, key=lambda each: -each[0])]
        found.append((what, ", ".join(texts) or "never"))
    return found


def main_line(node: Led | str) -> str:
    """Return what a plan does while the defenders play low, as text."""
    parts: list[str] = []
    while isinstance(node, Led):
        answer = node.answers[0]
        to = f", {_other(node.hand)} {_plays(answer.card)}" if answer.card != NONE else ""
        parts.append(f"{node.hand} leads {_the(node.card)}{to}")
        node = answer.next_tricks[0][1]
    return "; ".join([*parts, _ENDS[node]])


def tree_lines(node: Led | str) -> list[str]:
    """Return a plan as the lines of an indented tree, which branches by the defenders' cards."""
    if isinstance(node, str):
        return [_ENDS[node]]
    answers = _merged([(answer.shown, _answer_lines(node, answer)) for answer in node.answers])
    return [f"{node.hand} leads {_the(node.card)}", *(f"  {line}" for line in answers)]


def _answer_lines(node: Led, answer: PlannedReply) -> list[str]:
    """Return the lines of a reply: first the third hand's card, then the rest of the plan, indented."""
    card = f"{_other(node.hand)} {_plays(answer.card)}"
    (_, first), *others = answer.next_tricks
    if not others and isinstance(first, str):
        return [f"{card}, {_ENDS[first]}"]
    then = _merged([(shown, _following_lines(then)) for shown, then in answer.next_tricks])
    return [card, *(f"  {line}" for line in then)]


def _following_lines(node: Led | str) -> list[str]:
    """Return the plan after a defender's card: the end of the line with that card, then the lines below it."""
    return [_ENDS[node]] if isinstance(node, str) else ["", *(f"  {line}" for line in tree_lines(node))]


def _merged(shown: list[tuple[Shown, list[str]]]) -> list[str]:
    """Return the lines of text for all cards that a defender may play. Cards with the same plan share their lines."""
    found: list[tuple[Shown, list[str]]] = []
    for who, lines in shown:
        same = next((at for at, (_, others) in enumerate(found) if others == lines), None)
        if same is None:
            found.append((who, lines))
        else:
            found[same] = (replace(who, cards=found[same][0].cards + who.cards), lines)
    if len(found) == 1:
        found = [(replace(found[0][0], is_everything=True), found[0][1])]
    return [line for who, (first, *others) in found for line in (f"{shown_text(who)}: {first}".rstrip(), *others)]


def shown_text(shown: Shown) -> str:
    """Return a defender and the cards that it may play, as in ``West Q or low``."""
    if shown.is_everything:
        return f"whatever {shown.defender} plays"
    names = ["nothing" if name == NONE else name for name in shown.cards]
    return f"{shown.defender} {' or '.join(names)}"


def _other(hand: str) -> str:
    return "South" if hand == "North" else "North"


def _the(card: str) -> str:
    return card if card == LOW else f"the {card}"


def _plays(card: str) -> str:
    return "discards" if card == NONE else f"plays {_the(card)}"


def _per_cent(chance: float) -> str:
    return f"{100 * chance:.2f} %"


def suit_page(analysis: SuitAnalysis) -> str:
    """Return the analysis as a self-contained web page."""
    plans = analysis.plans
    order = sorted(range(len(analysis.splits)), key=lambda at: -analysis.splits[at].chance)
    return render(
        "questions/suit/page.html.j2",
        styles=page_styles(),
        title=_headline(analysis),
        chances=[
            (aim, 100 * chance, [1 + plans.index(plan) for plan in analysis.best[aim]])
            for aim, chance in sorted(analysis.at_least.items(), reverse=True)
            if chance > 0
        ],
        mean=analysis.mean,
        plans=[
            (plan_figures(plan), [(main_line(tree), "\n".join(tree_lines(tree))) for tree in plan.trees])
            for plan in plans
        ],
        splits=[
            (split_text(analysis.holding, split), _per_cent(split.chance), [plan.tricks[at] for plan in plans])
            for at in order
            for split in [analysis.splits[at]]
        ],
        beats=[[_per_cent(analysis.beats(one, other)) for other in plans] for one in plans],
    )


def suit_json(analysis: SuitAnalysis) -> dict[str, object]:
    """Return the analysis as JSON.

    Chances are from 0 to 1. ``plans`` are sorted by their mean, the best first; a plan's ``tricks`` are in the order of
    ``splits``. ``best`` has the best plans for each number of tricks, as indices in ``plans``.
    """
    plans = analysis.plans
    return {
        "north": analysis.holding.north,
        "south": analysis.holding.south,
        "missing": analysis.holding.missing,
        "at_least": _chances(analysis.at_least),
        "mean": round(analysis.mean, 6),
        "splits": [
            {"west_east": split_text(analysis.holding, split), "chance": round(split.chance, 8)}
            for split in analysis.splits
        ],
        "best": {
            str(aim): [
                {
                    "plan": plans.index(plan),
                    "words": plan_words(analysis.holding, plan.trees[0]),
                    "leads": [_tree_json(tree) for tree in plan.trees],
                }
                for plan in best
            ]
            for aim, best in sorted(analysis.best.items(), reverse=True)
            if analysis.at_least[aim] > 0
        },
        "plans": [
            {
                "at_least": _chances(plan.at_least),
                "mean": round(plan.mean, 6),
                "tricks": list(plan.tricks),
                "leads": [_tree_json(tree) for tree in plan.trees],
                "beats": [round(analysis.beats(plan, other), 6) for other in plans],
            }
            for plan in plans
        ],
    }


def _chances(at_least: Mapping[int, float]) -> dict[str, float]:
    return {str(aim): round(chance, 6) for aim, chance in sorted(at_least.items(), reverse=True)}


def _tree_json(node: Led | str) -> object:
    if isinstance(node, str):
        return node
    return {
        "hand": node.hand,
        "lead": node.card,
        "answers": [
            {
                **_shown_json(answer.shown),
                "play": answer.card,
                "then": [{**_shown_json(shown), "next": _tree_json(then)} for shown, then in answer.next_tricks],
            }
            for answer in node.answers
        ],
    }


def _shown_json(shown: Shown) -> dict[str, object]:
    return {"defender": shown.defender, "shows": list(shown.cards)}
