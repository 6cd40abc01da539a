"""Says in bridge players' words why a card is played rather than its rival.

The values of the cards are the player's own estimates, if it has any. All other figures are counted over the layouts,
each solved double dummy.
"""

from __future__ import annotations

from collections.abc import Sequence

from ddsolver.cards import Card
from experiments.questions.reasons.analysis import Reason, Separation
from experiments.questions.reasons.card_roles import CardRole
from experiments.questions.reasons.feature_words import Words
from experiments.questions.reasons.features import cards_held
from experiments.show.players import AIM_WORDS

_MOSTLY = 0.5
_NEARLY_ALWAYS = 0.95
_SEVERAL = 4
_HARDLY_EVER = 0.01
"""The smallest risk for which the text says in which layouts the risk lies."""
_FEW, _RARE = 3, 0.05
"""Shares of a sample that are smaller than both this number of layouts and this share are no per cents."""
_SEEN = 0.01
"""A guess counts as costlier than another if it costs at least this much more."""


def sentences(reason: Reason) -> list[str]:
    """Return why a card is played rather than its rival, in three sentences at most."""
    return [each for each in (_values(reason), _where_better(reason), _risk(reason) or _guess(reason)) if each]


def _values(reason: Reason) -> str:
    """Return a sentence with the values of both cards."""
    card, rival = _named(reason.card, _finessed(reason)), _named(reason.rival)
    value, rival_value = reason.estimates or (reason.value, reason.rival_value)
    if reason.unsearched >= _MOSTLY:
        most = "" if reason.unsearched == 1 else " in most layouts"
        card = f"With all cards seen{most}, {card}"
    if reason.measure == "contract":
        does = "makes" if reason.view.declares else "beats"
        text = f"{card} {does} the contract in {_of_layouts(value, reason)}, {rival} in {_briefly(rival_value, reason)}"
    else:
        does = "takes" if reason.view.declares else "leaves declarer"
        text = f"{card} {does} {value - reason.ahead:.2f} tricks on average, {rival} {rival_value - reason.ahead:.2f}"
    if reason.worth_more is not None:
        return f"{text}, but {reason.card.card.symbol} is worth more {AIM_WORDS[reason.worth_more]} on average."
    if reason.is_clear or reason.estimates is not None:
        return f"{text}."
    if reason.is_worse:
        return f"{text}: {reason.rival.card.symbol} is better on these layouts."
    close = "practically the same" if reason.exhaustive else f"too close to call on {reason.layouts} layouts"
    return f"{text}: {close}."


def _where_better(reason: Reason) -> str:
    """Return a sentence that says in which layouts each card is better."""
    text = _better_with_cards_seen(reason)
    # The first sentence has the player's own figures, which take guesses into account.
    is_other_figure = reason.estimates is not None and text and (reason.gains or reason.losses)
    return f"With all cards seen, {text[0].lower()}{text[1:]}" if is_other_figure else text


def _better_with_cards_seen(reason: Reason) -> str:
    found, capital = reason.separation, _capital(_better(reason, reason.card))
    if not reason.gains and not reason.losses:
        if _guess(reason):
            return ""
        return f"With all cards seen, both {_alike(reason)}."
    if not reason.gains:
        rival = _capital(_better(reason, reason.rival))
        return f"{rival} in {_of_layouts(reason.losses, reason)}, {_short(reason, reason.card)} in none."
    if reason.gains >= _NEARLY_ALWAYS:
        return "" if reason.measure == "contract" else f"{capital} in {_of_layouts(reason.gains, reason)}."
    if found is None:
        shares = _briefly(reason.gains, reason), _briefly(reason.losses, reason)
        if not reason.is_clear and shares == ("few", "few"):
            return ""
        text = f"{capital} in {_of_layouts(reason.gains, reason)}"
        text += f", {_short(reason, reason.rival)} in {_briefly(reason.losses, reason)}"
        return f"{text}."
    words = Words(reason.view)
    share = f"{percent(found.share)} of the layouts"
    text = f"{capital} where {words.clause(found.feature)} ({share}): in {_of_these(found.inside)}"
    if found.opposite >= _MOSTLY:
        otherwise = _capital(words.otherwise(found.feature))
        return f"{text}. {otherwise}, {_better(reason, reason.rival)} in {_of_these(found.opposite)}."
    return f"{text}; {_elsewhere(found)}."


def _alike(reason: Reason) -> str:
    """Return what two cards do if neither is ever better, by the measure that compares them."""
    if reason.measure == "tricks":
        return "do equally well in every layout"
    return f"{'make' if reason.view.declares else 'beat'} the contract in the same layouts"


def _risk(reason: Reason) -> str:
    """Return a sentence on what the card risks; empty if `_where_better` says it already."""
    found = reason.separation
    if not reason.gains or (found is not None and found.opposite >= _MOSTLY):
        return ""
    if not reason.losses:
        if (found is None and reason.gains < _NEARLY_ALWAYS) or reason.layouts < _SEVERAL or reason.gains == 1:
            return ""
        what = "the contract" if reason.measure == "contract" else "a trick"
        return f"It does not cost {what} in any of the {reason.layouts} layouts."
    if found is None and reason.gains < _NEARLY_ALWAYS:
        return _where_rival_better(reason)
    text = f"The risk: {_better(reason, reason.rival)} in {_of_layouts(reason.losses, reason)}"
    if reason.measure == "tricks" and reason.largest_loss > 1:
        text += f", by up to {reason.largest_loss} tricks"
    risk = reason.risk
    if risk is None or reason.losses < _HARDLY_EVER:
        return f"{text}."
    where = Words(reason.view).clause(risk.feature)
    return f"{text}, above all where {where} ({percent(risk.share)}): in {_of_these(risk.inside)}."


def _where_rival_better(reason: Reason) -> str:
    """Return a sentence that says where the rival is better; empty if no feature explains it."""
    if reason.risk is None:
        return ""
    where = Words(reason.view).clause(reason.risk.feature)
    better = _capital(_better(reason, reason.rival))
    share = f"{percent(reason.risk.share)} of the layouts"
    return f"{better} above all where {where} ({share}): in {_of_these(reason.risk.inside)}."


def _better(reason: Reason, role: CardRole) -> str:
    """Return the words for a card that does better than the other: ``only ♠J makes it``, or ``♠J is better``."""
    does = f"{'makes' if reason.view.declares else 'beats'} it"
    return f"{_short(reason, role)} {does if reason.measure == 'contract' else 'is better'}"


def _short(reason: Reason, role: CardRole) -> str:
    """Return the beginning of `_better`."""
    return f"only {role.card.symbol}" if reason.measure == "contract" else role.card.symbol


def _guess(reason: Reason) -> str:
    """Return a sentence about the guess that the rival leaves for later, if that guess costs more than the card's own.

    For players that ignore later guesses, the sentence is empty.
    """
    if reason.estimates is None:
        return ""
    costs = (reason.value - reason.estimates[0], reason.rival_value - reason.estimates[1])
    if costs[1] < costs[0] + _SEEN:
        return ""
    rival = reason.rival.card.symbol
    if reason.measure == "contract":
        seen = f"would make the contract in {percent(reason.rival_value)}"
    else:
        seen = f"would take {reason.rival_value - reason.ahead:.2f} tricks"
    begins = f"With all cards seen, {rival}" if not (reason.gains or reason.losses) else f"{rival}"
    then = " then" if reason.gains or reason.losses else ""
    card = reason.card.card.symbol
    spares = f"which {card} avoids" if costs[0] < _SEEN else f"and {card} leaves less to guess"
    seen = seen.replace("would", f"would{then}")
    return f"{begins} {seen}; but it leaves a guess, {spares}."


def evidence(reason: Reason) -> list[str]:
    """Return the lines of `declarer advise --explain`: what explains the difference between the cards.

    Each line begins with the share of the variance that its feature explains. If the card is never better than its
    rival, no line can say where it is.
    """
    words = Words(reason.view)
    if not reason.gains:
        return []
    return [
        f"{percent(each.explained):>8} explained: {words.clause(each.feature)} ({percent(each.share)} of the layouts); "
        f"{_better(reason, reason.card)} in {percent(each.inside)} of them, in {percent(each.outside)} of the rest"
        for each in reason.found
        if percent(each.inside) != percent(each.outside)
    ]


def percent(share: float) -> str:
    """Return a share in per cent: ``38 %``; shares near 0 and 1 become ``under 1 %`` and ``over 99 %``."""
    if 0 < share < 0.005:
        return "under 1 %"
    if 0.995 < share < 1:
        return "over 99 %"
    return f"{100 * share:.0f} %"


def _of_layouts(share: float, reason: Reason) -> str:
    """Return a share of the layouts, as in ``62 % of the layouts``."""
    words = _briefly(share, reason)
    return {"none": "none", "all": "all layouts", "few": "few layouts"}.get(words, f"{words} of the layouts")


def _briefly(share: float, reason: Reason) -> str:
    """Return a share in short: ``none``, ``all``, ``38 %``, or ``few`` if it is a few layouts of a sample."""
    if share in (0, 1):
        return "all" if share else "none"
    rare = 0 if reason.exhaustive else min(_FEW / reason.layouts, _RARE)
    return "few" if share < rare else "nearly all" if share > 1 - rare else percent(share)


def _of_these(share: float) -> str:
    if share == 1:
        return "all of these"
    return f"{percent(share)} of these"


def _elsewhere(found: Separation) -> str:
    return f"in {percent(found.outside)} of the others" if found.outside else "nowhere else"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _finessed(reason: Reason) -> list[Card]:
    """Return the honours against which the card is led for a finesse: it gains where the next hand holds them.

    A declarer has two hidden hands, so an honour that the other hand does not hold is in the next one.
    """
    found = reason.separation
    if found is None or not reason.view.declares:
        return []
    held = cards_held(found.feature, reason.view.to_play.left)
    return [each for each in reason.card.finesses if each in held]


def _named(role: CardRole, finessed: Sequence[Card] = ()) -> str:
    """Return a card with what it does, as in ``♠J (a finesse against the ♠Q)``.

    ``finessed`` are the honours against which a card is led towards others for a finesse.
    """
    card = role.card
    about = " and ".join(f"the {each.symbol}" for each in role.about)
    if finessed:
        return f"{card.symbol} (for the finesse against {' and '.join(f'the {each.symbol}' for each in finessed)})"
    said = {
        "cash": "cashed",
        "long card": "a long card",
        "towards": "led towards " + " ".join(each.symbol for each in role.about),
        "trump lead": "a trump lead",
        "finesse": f"a finesse against {about}",
        "cover": f"covering {about}",
        "duck": "ducking",
        "ruff": f"a ruff that {about} can overruff" if about else "a ruff",
        "overruff": f"an overruff that {about} can overruff" if about else "an overruff",
        "underruff": "an underruff",
        "discard": "a discard",
    }.get(role.kind)
    return f"{card.symbol} ({said})" if said else card.symbol
