"""The weights of move ordering, by the names of `ddsolver.ordering`.

Found by ``tests/benchmarks/tune_ordering.py``, which changes a few at a time and keeps what visits fewer positions on
random deals.
"""

from __future__ import annotations

import numpy as np

# fmt: off
LEAD = np.array([
    [  # notrump
        14, 3, -14, 12, -7, -17, 12, -28, 14, 21, 19, 7, 1, -12, 9, -19,
        -1, 1, 5, -5, -5, 7, 12, -56, -20, -1, -12, -4, 11, 41, 0, 0,
        3, -5, -2, -9, 0, 7, 0, 16, -4, -1, -2, 2, -2, 3, 3, 10,
        0, 0, 0, 0, 0, 0, 0, 0,
    ],
    [  # a side suit
        34, 15, 17, 5, 11, -7, 21, 6, 18, 23, 25, 6, -11, -1, 3, -10,
        0, -3, 2, -1, 2, -1, 1, 4, -22, 2, -101, -71, 10, 4, 0, 0,
        1, 4, 5, -5, 3, -2, 3, -7, 4, 7, 0, 0, -1, 2, 0, 2,
        0, 0, 0, 0, 0, 0, 0, 0,
    ],
    [  # the trump suit
        -5, 16, 6, 27, 3, -1, -6, 33, -1, 32, 12, 33, -10, 0, -3, -11,
        -4, 3, 5, 6, -4, 1, -1, 4, -4, -3, -29, -43, -66, 7, 0, 0,
        0, -5, 0, -37, -102, -8, -4, -5, 0, 21, 5, 21, -3, -2, -1, -8,
        0, 0, 0, 0, 0, 0, 0, 0,
    ],
], dtype=np.int64)
"""int64 (3, 56): a row for notrump, one for side suits, one for the trump suit."""

FOLLOW = np.array([
    [  # notrump
        [  # second hand: following suit, discarding, ruffing
            [97, -19, -2, 6, -3, 22, -25, -10, 4, -9, 5, 1, -60, -1, 13, 0],
            [19, -8, 7, -1, 0, -1, 0, -5, 4, -5, 6, -1, 0, 0, 0, 0],
            [20, 10, 3, 15, 5, 0, 0, 0, 1, -5, 1, 0, 0, 0, 0, 0],
        ],
        [  # third hand: following suit, discarding, ruffing
            [386, 13, 14, -9, -134, 5, -6, -2, -9, -6, 3, 4, 13, -6, -2, 0],
            [0, 7, -2, -309, -7, -4, 1, 20, 6, 0, 6, 3, 0, -3, -1, 0],
            [20, 5, 15, 4, 5, 0, 0, 0, 1, -5, 1, 0, 0, 0, 0, 0],
        ],
        [  # fourth hand: following suit, discarding, ruffing
            [13, -7, -24, -14, -6, -4, 4, 6, 4, -5, 10, 6, -3, 2, 36, 0],
            [4, 2, -2, 11, -7, -16, -5, 10, 4, -3, 8, -1, 1, -2, 0, 0],
            [20, 15, 5, 0, 0, 0, 0, 0, 1, -5, 1, 0, 0, 0, 0, 0],
        ],
    ],
    [  # trumps
        [  # second hand: following suit, discarding, ruffing
            [69, 127, 5, 1, 4, -12, 7, 0, -3, 5, 4, 0, -7, -2, 0, 0],
            [-9, -11, -4, 16, -15, -11, 2, 2, 1, -2, 1, -1, -1, 0, 0, 0],
            [23, 13, -1, 5, 4, -21, 8, 1, -1, -14, 2, -1, 2, 0, 0, 0],
        ],
        [  # third hand: following suit, discarding, ruffing
            [8, 5, 14, 1, 2, 3, 0, 7, 14, 0, 1, 0, 1, -2, -6, 0],
            [104, -14, 11, -3, 11, 3, -16, -7, 1, -14, 2, -4, 1, 0, 1, 0],
            [35, 31, 1, -1, -5, 8, -10, 12, 1, -2, 3, 1, 0, 2, 0, 0],
        ],
        [  # fourth hand: following suit, discarding, ruffing
            [123, 30, 34, 8, -3, -9, -8, -4, 33, 0, 5, 0, -1, 5, 1, 0],
            [-18, 13, 43, -6, 7, -14, -17, -11, 1, -3, 7, -1, 0, 0, 0, 0],
            [287, 4, 1, 7, -5, 0, 10, -19, -15, -1, 3, -9, 2, 5, 0, 0],
        ],
    ],
], dtype=np.int64)
"""int64 (2, 3, 3, 16): notrump and trumps; second, third, fourth hand; following suit, discarding, ruffing."""
# fmt: on
