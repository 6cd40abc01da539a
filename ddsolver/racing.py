"""Racing: many layouts are solved for those cards only that may still be best on average.

Layouts are solved a few at a time. After each round, a card that is clearly worse than the best one so far leaves the
race. Once one run of equivalent cards is left, no more layouts are solved.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from ddsolver.cards import Card, mask_of

UNSOLVED = -2
"""Stands for the tricks of a card that was out of the race when a layout was solved."""
ROUND = 20
"""The number of layouts that are solved in a round."""


def race(
    solve: Callable[[NDArray[np.int64], int], NDArray[np.int8]],
    runs: Sequence[Sequence[Card]],
    weights: NDArray[np.float64],
    worth: NDArray[np.float64],
    errors: float,
) -> NDArray[np.int8]:
    """Return the tricks with each card in each layout, int8 (n, 52): -1 for illegal cards, `UNSOLVED` if not solved.

    Parameters
    ----------
    solve
        Returns the tricks with each card, int8 (m, 52), for layouts given by their indices, int64 (m,). It need not
        solve the cards outside of a mask.
    runs
        The legal cards, equivalent ones together.
    weights
        float64 (n,): the weight of each layout.
    worth
        float64: what each number of tricks, from 0, is worth to the side to play.
    errors
        By how many standard errors a card must be worse to leave the race, and besides by what one more layout with the
        largest difference of worth would change: on few layouts, something rare may not have been seen.

    """
    # Layouts may be in an order that says something about them. Always the same shuffle keeps results repeatable.
    order = np.random.default_rng(len(weights)).permutation(len(weights))
    tricks = np.full((len(weights), 52), -1, dtype=np.int8)
    legal = [card.index for run in runs for card in run]
    tricks[:, legal] = UNSOLVED
    left = list(runs)
    for start in range(0, len(order), ROUND):
        rows = order[start : start + ROUND]
        columns = np.array([card.index for run in left for card in run])
        solved = solve(rows, mask_of(card for run in left for card in run))
        tricks[np.ix_(rows, columns)] = solved[:, columns]
        left = _in_the_race(tricks[order[: start + ROUND]], left, weights[order[: start + ROUND]], worth, errors)
        if len(left) == 1:
            break
    return tricks


def _in_the_race(
    tricks: NDArray[np.int8],
    runs: list[Sequence[Card]],
    weights: NDArray[np.float64],
    worth: NDArray[np.float64],
    errors: float,
) -> list[Sequence[Card]]:
    """Return the runs that may still be best, given the layouts that were solved for all of them."""
    total = weights.sum()
    if not total:
        return runs
    shares = weights / total
    found = worth[tricks[:, [run[-1].index for run in runs]]]
    behind = found[:, [int((shares @ found).argmax())]] - found
    means = shares @ behind
    spread = np.sqrt(shares**2 @ (behind - means) ** 2)
    unseen = float(shares @ shares) * float(found.max() - found.min())  # one more layout of the mean weight
    is_left = means <= errors * spread + unseen
    return [run for run, stays in zip(runs, is_left, strict=True) if stays]
