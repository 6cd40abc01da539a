"""Common conventions: Stayman, transfers and raises over notrump, answers to a strong 2C, and Blackwood."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from agent.rules.auction import Bid
from ddsolver.cards import Strain, Suit


class Convention(NamedTuple):
    """A call whose meaning is defined by a convention."""

    name: str
    """The key under which `_ANSWERS` has the function for the answers."""
    kinds: tuple[str, ...]
    """The kind of the call, then more general kinds."""
    shown: Suit | None = None
    """The suit that the call shows."""
    level: int = 0
    """The level of a transfer or of a notrump bid, or for Stayman, of the notrump bid before it; else 0."""
    by_side: bool = False
    """Whether the call depends on partner's points too, not only on the caller's."""


BLACKWOOD = Convention("Blackwood", ("Blackwood",), by_side=True)
_TARGETS = {Strain.DIAMONDS: Suit.HEARTS, Strain.HEARTS: Suit.SPADES}
"""The suit that each transfer shows, by the suit that it bids."""


def conventional_opening(bid: Bid) -> Convention | None:
    """Return the convention of an opening bid; None if it is natural."""
    if bid.strain is Strain.NOTRUMP and bid.level <= 2:
        return Convention("notrump", (f"open {bid.level}NT",), level=bid.level)
    if bid == Bid(2, Strain.CLUBS):
        return Convention("2C", ("open 2C",))
    return None


def conventional_answer(bid: Bid, last: Convention) -> Convention | None:
    """Return the convention of a bid after ``last``, the side's last call, without interference; None if natural."""
    answer = _ANSWERS.get(last.name)
    return None if answer is None else answer(bid, last)


def is_blackwood(bid: Bid, agreed: Suit | None) -> bool:
    """Whether a bid asks for aces; ``agreed`` is the suit that the side would play in."""
    return bid == Bid(4, Strain.NOTRUMP) and agreed is not None


def _over_notrump(bid: Bid, last: Convention) -> Convention:
    level = last.level
    if bid.strain is Strain.NOTRUMP:
        kinds = (f"{bid.level}NT over {level}NT", f"{bid.level}NT over notrump")
        return Convention("raise of notrump", kinds, by_side=True)
    if bid.level == level + 1:
        if bid.strain is Strain.CLUBS:
            return Convention("Stayman", (f"Stayman over {level}NT", "Stayman"), level=level)
        if bid.strain in _TARGETS:
            return Convention("transfer", (f"transfer over {level}NT", "transfer"), _TARGETS[bid.strain], bid.level)
        return Convention("minors", (f"2S over {level}NT", "2S over notrump"))
    if bid.level == 4 and bid.strain in _TARGETS:
        return Convention("transfer", ("transfer at 4",), _TARGETS[bid.strain], bid.level)
    kinds = (f"{bid.level} of a suit over {level}NT", f"{bid.level} of a suit over notrump")
    return Convention("own", kinds, Suit(bid.strain), by_side=True)


def _over_2c(bid: Bid, last: Convention) -> Convention | None:  # noqa: ARG001
    if bid == Bid(2, Strain.DIAMONDS):
        return Convention("waiting", ("2D over 2C",))
    return None if bid.strain is Strain.NOTRUMP else Convention("positive", ("suit over 2C",), Suit(bid.strain))


def _after_2c(bid: Bid, last: Convention) -> Convention:  # noqa: ARG001
    if bid.strain is not Strain.NOTRUMP:
        return Convention("strong suit", (f"suit after 2C, {bid.level}", "suit after 2C"), Suit(bid.strain))
    if bid.level == 2:
        return Convention("notrump", ("2NT after 2C",), level=2)
    return Convention("high", ("3NT after 2C",))


def _to_stayman(bid: Bid, last: Convention) -> Convention | None:
    if bid.level != last.level + 1:
        return None
    if bid.strain in (Strain.HEARTS, Strain.SPADES):
        return Convention("major", (f"{bid.strain} to Stayman", "major to Stayman"), Suit(bid.strain))
    if bid.strain is Strain.DIAMONDS:
        return Convention("no major", ("no major to Stayman",))
    return None


def _after_stayman(bid: Bid, last: Convention) -> Convention:
    level = bid.level
    if bid.strain is Strain.NOTRUMP:
        after = "no major" if last.name == "no major" else "a major"
        return Convention("bid", (f"{level}NT after Stayman, {after}", f"{level}NT after Stayman"), by_side=True)
    if last.shown is not None and bid.strain == Strain(last.shown):
        return Convention("bid", (f"raise to {level} after Stayman", "raise after Stayman"), last.shown, by_side=True)
    kinds = (f"new suit at {level} after Stayman", "new suit after Stayman")
    return Convention("bid", kinds, Suit(bid.strain), by_side=True)


def _to_transfer(bid: Bid, last: Convention) -> Convention | None:
    assert last.shown is not None, "a transfer shows a suit"
    if bid.strain != Strain(last.shown):
        return None
    kind = "transfer accepted" if bid.level == last.level else "transfer accepted, a jump"
    return Convention("accepted", (kind, "transfer accepted"), last.shown)


def _after_transfer(bid: Bid, last: Convention) -> Convention | None:
    assert last.shown is not None, "a transfer shows a suit"
    if bid.strain is Strain.NOTRUMP:
        return Convention("bid", (f"{bid.level}NT after a transfer", "notrump after a transfer"), by_side=True)
    if bid.strain == Strain(last.shown):
        kinds = (f"own suit at {bid.level} after a transfer", "own suit after a transfer")
        return Convention("bid", kinds, last.shown, by_side=True)
    kinds = (f"new suit at {bid.level} after a transfer", "new suit after a transfer")
    return Convention("bid", kinds, Suit(bid.strain), by_side=True)


def _to_blackwood(bid: Bid, last: Convention) -> Convention | None:  # noqa: ARG001
    if bid.level == 5 and bid.strain is not Strain.NOTRUMP:
        return Convention("aces", (f"answer to Blackwood, {bid}", "answer to Blackwood"))
    return None


def _after_aces(bid: Bid, last: Convention) -> Convention:  # noqa: ARG001
    return Convention("bid", (f"bid of {bid.level} after Blackwood", "bid after Blackwood"), by_side=True)


_ANSWERS: dict[str, Callable[[Bid, Convention], Convention | None]] = {
    "notrump": _over_notrump,
    "2C": _over_2c,
    "waiting": _after_2c,
    "Stayman": _to_stayman,
    "major": _after_stayman,
    "no major": _after_stayman,
    "transfer": _to_transfer,
    "accepted": _after_transfer,
    "Blackwood": _to_blackwood,
    "aces": _after_aces,
}
