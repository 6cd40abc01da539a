"""The arena: one int64 array with all data that the fast search reads and writes.

Kernels get only its address (see `intrinsics.get`), so the owner must keep the array alive. Most constants below are
indices of words in the arena. The arena contains, in this order: the four hands, North first; single numbers; the
weights of move ordering; the turns of the search; the cutoff cards (`cutoff_cards`); the transposition table
(`transposition`).
"""

from __future__ import annotations

from ddsolver.search.ordering_weights import LEAD

DEAL = 4
"""The four hands of the deal for which the table was last filled."""
GENERATION, NEXT_NODE, BUCKETS, SET_COUNT, NODES, NODE_LIMIT, FREE_GROUPS, WORDS_USED = range(8, 16)
"""The transposition table: its generation, the first node not used yet, the first bucket, the number of sets of buckets
in use, the first node, the end of the nodes, the first group of freed nodes, and the number of words used by nodes."""
VISITED = 16
"""How many positions at the start of a trick were visited since the arena was made."""
TRUMP = 18
"""The trump of the last search."""
NO_SLOT = 19
"""The slot to use if a cutoff card need not be kept."""
MOST_SETS = 20
"""The number of all sets of buckets; a short job uses fewer (see `root_search.take_up`)."""
CUTOFF_MASK, MOST_CUTOFFS = 21, 24
"""The number of slots for cutoff cards minus one: `CUTOFF_MASK` counts the slots in use, `MOST_CUTOFFS` all slots."""
STOP = 22
"""0, or the reason to end the search: `STOPPED` or `OUT_OF_TIME`. The answer of an ended search is meaningless."""
STOPPED, OUT_OF_TIME = 1, 2
"""Another thread stopped the search, or the deadline has passed."""
DEADLINE = 25
"""When to end the search, in nanoseconds of `intrinsics.monotonic_ns`; 0 for never."""
STAMP = 23
"""The stamp of valid cutoff cards; cards stored with another stamp are ignored."""
VOIDS = 26
"""The number of voids in the hands of the deal; move ordering uses it to judge ruffs."""
WORDS_BEFORE = 27
"""The number of words used by nodes when the cutoff cards were last forgotten."""
LEAD_WEIGHTS = 64
OFF_SUIT_WEIGHTS = LEAD_WEIGHTS + LEAD.size
"""The weights of move ordering for leads, and for discards and ruffs (`ordering`)."""
MOVES = 16
ROW = 2 * MOVES
"""Words per row: `MOVES` cards, then a number for each, such as its score."""
TRICKS = 512
"""Where the turns of the search begin; the first four are those of the trick with two cards per hand."""
HAND, CARD, SLOT, KEY, NEXT, END, TRIED, RELEVANT = range(ROW, ROW + 8)
"""The words of a turn after its row: the hand before the card; the card; slot and key of the cutoff card; the place of
the next card to try; the end of the row; the cards that need no trial; the cards that mattered in failed trials."""
BEST, WINNER, ON_TABLE, SHAPE = range(ROW + 8, ROW + 12)
"""The trick after the card: the winning card, its player, all cards on the table, the shape of the cards left."""
TURN = ROW + MOVES
TRICK = 4 * TURN
ROOT_ROWS = TRICKS + 12 * TRICK
"""The rows of the trick at the root: one for each of its four places, and one for the cards to be valued."""
CUTOFFS = 3072
"""Where the cutoff cards begin; the transposition table comes after them."""
CUTOFF_BITS = 19
"""There are at most 2**19 slots for cutoff cards; they take four megabytes."""
FEW_CUTOFFS = (1 << 15) - 1
"""A long job begins with this number of slots plus one; they fit into a processor's caches."""
CONTEXT_BITS = 14
"""The number of bits that describe a context (`cutoff_cards`) without its cards; the stamp uses higher bits."""
MOST_BUCKETS = 1 << 16
"""The most buckets (two megabytes); with more, too few would fit into a second-level cache."""


SHARED_SIZE = 11
"""Up to this number of cards per hand, similar layouts share the table (see `root_search.take_up`)."""
SHORT_SIZE = 10
"""Up to this number of cards per hand, a job may be so short that few buckets are enough for it."""
