"""The weights of move ordering, by the names of `ddsolver.ordering`.

Found by ``tests/benchmarks/tune_ordering.py``, which changes a few at a time and keeps what visits fewer positions on
random deals.
"""

from __future__ import annotations

import numpy as np

# fmt: off
LEAD = np.array([
    [  # notrump
        14, 7, -3, 12, -6, -15, 14, -25, 17, 21, 19, 4, 1, -12, 8, -33,
        0, 1, 9, -6, -5, 7, 9, -56, -43, -1, -12, -4, 11, 41, 0, 0,
        5, -3, -2, -9, 0, 7, 0, 18, -3, -1, -1, 1, 0, 3, 3, 9,
    ],
    [  # a side suit
        24, 15, 17, 5, 10, -9, 21, 6, 34, 23, 25, 5, -11, 0, 1, -10,
        -3, -4, 2, -1, 2, -3, 1, 5, -22, 2, -101, -71, 10, 3, 0, 0,
        2, 4, 5, -5, 2, -2, 3, -6, 4, 7, 4, 0, -1, 1, 2, 2,
    ],
    [  # the trump suit
        -4, 4, 7, 27, 4, -1, -2, 28, -3, 32, 11, 33, -27, -1, -5, -11,
        -4, 3, 5, 6, -4, 1, -1, 4, -4, -7, -23, -43, -66, 9, -2, -3,
        0, -5, -1, -37, -49, -8, -3, -5, 3, 20, 2, 21, -2, -2, -2, -7,
    ],
], dtype=np.int64)
"""int64 (3, 48): a row for notrump, one for side suits, one for the trump suit."""

FOLLOW = np.array([
    [  # notrump
        [  # second hand: following suit, discarding, ruffing
            [97, -31, -5, 6, -3, 22, -25, -1, 4, -12, 4, 2, -60, 0, 13, -2],
            [17, -4, 13, -1, 0, -1, 0, -5, 5, -2, 7, -2, 1, 0, 0, 0],
            [24, 10, 1, 15, 6, 3, -2, 0, -1, -5, 0, 1, 0, 0, -1, 0],
        ],
        [  # third hand: following suit, discarding, ruffing
            [386, 13, 14, -9, -134, 5, -6, -4, -9, -6, -1, 4, 13, -5, -2, 0],
            [0, 7, -2, -95, -8, -4, 3, 20, 6, -1, 5, 3, 1, -3, 0, 0],
            [20, 5, 15, 4, 4, 0, 3, 0, 1, -5, 1, 2, 0, 1, 0, 0],
        ],
        [  # fourth hand: following suit, discarding, ruffing
            [12, -9, -24, -7, -8, -4, 4, 6, 4, -8, 6, 6, -3, -2, 36, 0],
            [4, 2, 0, 14, -7, -16, -5, 10, 4, -3, 13, -1, 1, -1, 0, -2],
            [20, 4, 5, 0, 2, 1, 0, 0, 1, -3, 1, 0, 0, 0, 0, 0],
        ],
    ],
    [  # trumps
        [  # second hand: following suit, discarding, ruffing
            [69, 134, 5, 1, 4, -35, 7, -3, -4, 5, 4, 0, -6, -2, 0, 0],
            [-9, -11, -6, 16, -15, -3, 2, 2, 1, -2, 2, -1, 0, 0, 0, 3],
            [23, 13, -1, 5, 4, -23, 8, 1, -1, -14, 2, -2, -1, 2, 0, 0],
        ],
        [  # third hand: following suit, discarding, ruffing
            [10, 5, 14, 1, 0, 3, 0, 7, 14, 0, 1, 0, 1, -2, -6, 1],
            [104, -14, 20, -3, 6, 3, -16, -9, 2, -8, 2, -4, -1, 0, 1, 0],
            [50, 31, 1, 0, -6, 8, -10, 10, 2, -2, 4, 1, 0, 2, 0, 0],
        ],
        [  # fourth hand: following suit, discarding, ruffing
            [123, 30, 34, 10, -3, -9, -8, -4, 33, 0, 5, 0, -1, 4, -1, 0],
            [-21, 21, 43, -6, 6, -14, -17, -11, 1, -3, 4, -1, 0, 0, 0, 0],
            [287, 4, 1, 6, -4, 0, 10, -19, -15, -1, 3, -9, 2, 5, 0, 0],
        ],
    ],
], dtype=np.int64)
"""int64 (2, 3, 3, 16): notrump and trumps; second, third, fourth hand; following suit, discarding, ruffing."""
# fmt: on
