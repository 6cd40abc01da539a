"""The weights of move ordering, by the names of `ddsolver.ordering`.

Found by ``tests/benchmarks/tune_ordering.py``, which changes a few at a time and keeps what visits fewer positions on
random deals.
"""

from __future__ import annotations

import numpy as np

# fmt: off
LEAD = np.array([
    [  # notrump
        17, 6, -2, 3, -2, -37, 14, -23, 22, 25, 19, -1, 0, -12, 14, -24,
        4, 2, 9, -6, -7, 3, 7, -54, -45, 2, -13, 0, 11, 41, 0, 0,
        8, -3, -2, -12, -2, 9, -2, 17, -2, -1, -1, 1, 0, 1, 1, 9,
    ],
    [  # a side suit
        24, 31, 17, 7, 10, -9, 36, 2, 34, 23, 18, 7, -11, 1, 2, -10,
        -2, -4, 0, -2, 2, -3, 1, 4, -22, 2, -99, -85, 15, 2, 0, 0,
        2, 4, 4, -7, 2, 1, 3, -12, 4, 9, 4, 0, -3, 2, 3, 2,
    ],
    [  # the trump suit
        -3, 1, 10, 16, 5, -3, 0, 28, 2, 32, 11, 28, -33, 2, -6, -7,
        -3, 2, 6, 3, -4, -1, -2, 2, -19, -4, -23, -22, -25, 9, -2, 0,
        3, -5, 1, -44, -49, -8, -3, -3, 7, 19, -1, 12, -1, -7, -1, -8,
    ],
], dtype=np.int64)
"""int64 (3, 48): a row for notrump, one for side suits, one for the trump suit."""

FOLLOW = np.array([
    [  # notrump
        [  # second hand: following suit, discarding, ruffing
            [97, -31, -5, 6, -10, 22, -21, -1, 3, -14, 4, 1, -59, 0, 37, -3],
            [9, -4, 14, -1, 4, -1, 0, -5, 5, -4, 7, -1, 3, -3, 0, -2],
            [24, 9, 1, 15, 6, 4, -2, 0, -1, -5, -1, -1, 0, 0, 0, 0],
        ],
        [  # third hand: following suit, discarding, ruffing
            [386, 13, 10, -9, -134, 6, -6, -5, -9, -6, 1, 4, 13, -10, -6, 0],
            [0, 7, -2, -95, -8, -4, 4, 20, 6, -3, 7, -3, 3, -2, 0, 2],
            [20, 5, 15, 6, 12, 0, 5, -1, 0, -7, 1, 2, -1, 1, 0, 0],
        ],
        [  # fourth hand: following suit, discarding, ruffing
            [2, -9, -39, -6, -8, -4, 4, 5, 4, -8, 6, 2, -3, 0, 40, 2],
            [4, -1, 1, 15, -8, -20, -6, 10, 3, -2, 5, -1, 1, -2, 0, -1],
            [20, 5, 5, 3, 2, 1, 0, -2, 1, -1, 1, 1, -1, 0, -1, 1],
        ],
    ],
    [  # trumps
        [  # second hand: following suit, discarding, ruffing
            [48, 134, 5, 0, 4, -48, 8, -3, -4, 6, 4, 0, -6, -3, -4, 1],
            [-15, -11, -6, 16, -16, -3, 2, -7, 2, -2, 2, -1, 1, 0, 0, 3],
            [23, 27, -1, 5, 5, -23, 8, 1, -1, -19, 4, -4, -1, 2, 0, 0],
        ],
        [  # third hand: following suit, discarding, ruffing
            [10, 4, 14, 0, 0, 3, 0, 5, 14, 0, 1, 0, 1, 1, -7, -2],
            [29, -14, 23, -3, 11, 3, -4, -11, 2, -10, 1, -6, -1, 0, 1, 0],
            [50, 31, 1, 2, -15, 9, -11, 10, 2, -1, 3, 0, 2, 2, 0, 1],
        ],
        [  # fourth hand: following suit, discarding, ruffing
            [123, 32, 23, 13, -3, -3, -7, -5, 15, -1, 5, 0, -2, 4, 2, 0],
            [-20, 25, 5, -6, 7, -14, -30, -11, 3, -4, 3, -1, 2, 0, 0, 0],
            [287, 3, 0, 5, -5, 1, 12, -19, -15, 0, 3, -6, 4, 5, -1, 0],
        ],
    ],
], dtype=np.int64)
"""int64 (2, 3, 3, 16): notrump and trumps; second, third, fourth hand; following suit, discarding, ruffing."""
# fmt: on
