"""A plan for a suit in the words of players: cash, finesse, run, duck."""

from __future__ import annotations

from agent.suits.holding import Holding
from agent.suits.plans import FROM_THE_TOP, LOW, NONE, Led
from ddsolver.cards import Rank

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
