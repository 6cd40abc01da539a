"""The weights of move ordering; the constants of `ddsolver.search.ordering` name their places.

``tests/bench/tune_ordering.py`` found the weights: it changes a few at a time, and keeps a change if the search
then visits fewer positions on random deals.
"""

from __future__ import annotations

import numpy as np

# fmt: off
LEAD = np.array([
    [  # notrump
        16, 9, -2, 3, -2, -70, 14, -32, 28, 25, 19, -1, 0, -12, 14, -24,
        4, 2, 9, -5, -7, 3, 7, -42, -45, 2, -13, 0, 6, 41, 0, -1,
        8, -3, -2, -25, -3, 16, -2, 17, -2, -1, -2, 1, -1, 1, 1, 9,
        0, 0,
    ],
    [  # a side suit
        24, 35, 28, 7, 6, -10, 20, 1, 24, 20, 18, 10, -11, -1, 5, -10,
        3, -4, 0, -3, 0, -3, 1, 3, -35, 5, -78, -84, 21, 2, 0, -3,
        4, 6, 3, -9, -1, 2, 2, -3, 8, 9, 1, 1, -4, 1, 3, 3,
        -12, 4,
    ],
    [  # the trump suit
        -2, 5, 26, 28, 9, -13, 10, 33, 5, 33, 14, 12, -94, 5, -2, -6,
        -4, 3, 10, 0, -4, -1, -2, -19, -37, -6, -24, -22, -26, 5, 0, 0,
        2, 5, 5, -44, -79, -13, -3, -13, 9, 17, 1, 12, 0, 0, 0, -8,
        0, 0,
    ],
], dtype=np.int64)
"""The weights for leads, int64 (3, 50): one row for notrump, one for side suits, and one for the trump suit."""

OFF_SUIT = np.array([
    [  # notrump
        [  # second hand: discarding, ruffing
            [10, -4, 2, -1, 2, -4, 1, -5, 5, -5, 7, -1, 3, -3, 0, -2],
            [36, 9, 1, 9, 2, 1, -1, 1, -1, -2, -1, -2, 0, -1, 0, 0],
        ],
        [  # third hand: discarding, ruffing
            [4, 7, 0, -95, -4, -5, 4, 20, 3, -2, 7, -4, 3, -3, 1, 2],
            [20, 3, 15, 8, 19, 0, 5, 0, 0, -5, 1, 1, -1, 2, 0, 0],
        ],
        [  # fourth hand: discarding, ruffing
            [4, -1, 5, 15, -8, -17, -6, 11, 3, -2, 6, -1, 1, -2, 0, -7],
            [20, 5, 5, 5, 0, 3, 0, -6, -1, -4, -3, 1, -1, 0, -2, 1],
        ],
    ],
    [  # trumps
        [  # second hand: discarding, ruffing
            [-5, -7, -3, 17, -23, -2, 0, -6, 2, -2, 1, -1, 1, 0, 0, 1],
            [21, 38, -5, 5, 7, -22, 5, 1, -1, -24, 10, 0, 9, 2, 0, -4],
        ],
        [  # third hand: discarding, ruffing
            [29, -14, 45, -2, 16, 3, -7, -14, 2, -7, 4, -10, -3, 1, 1, 0],
            [37, 31, -2, 6, -21, 13, -27, 6, 3, 0, 2, 0, 3, 0, 0, 1],
        ],
        [  # fourth hand: discarding, ruffing
            [-20, 23, 4, -5, 6, -3, -37, 0, 3, -2, 2, -1, 2, 0, 0, 0],
            [287, 1, -1, 6, -8, 0, 5, -29, -15, -5, 7, -17, 8, 0, 0, 4],
        ],
    ],
], dtype=np.int64)
"""The weights for discards and ruffs, int64 (2, 3, 2, 16).

The axes are: notrump or trumps; second, third or fourth hand; discarding or ruffing; the weights of the group.
"""
# fmt: on
