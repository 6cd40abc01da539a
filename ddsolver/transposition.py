"""The transposition table of partition search: what is known of all positions that agree in the cards that matter.

A position at the start of a trick has a *shape*: how many cards of each suit each hand holds, who leads and the trump.
Its cards in *relative rank*, the owner of the highest spade still in play, of the next one and so on, are two bits a
card, kept as two planes of up to 52 bits. An entry, a *node*, is a pattern: the owners of the highest cards of each
suit down to the last one that mattered (``mask`` has their bits), and bounds on North-South's tricks. It holds for
every position of its shape whose planes agree with it under the mask, whatever the lower cards.

Nodes of a shape hang below its bucket as a tree, a pattern above those that only add cards to it. Each node links to
the next one to look at if it matches (``down``, its subtree first) and if it does not (``over``, past its subtree).
A shape's patterns that fix the highest card of every suit are the many; they have buckets of their own, one for each
combination of owners.

Forgetting is done by number: a bucket whose generation is not the arena's is empty. When nodes run out, the
generation goes up by one and the nodes are handed out anew.
"""

from __future__ import annotations

from ddsolver.arena import BUCKET_COUNT, BUCKETS, GENERATION, NEXT_NODE, NODE_LIMIT, NODES
from ddsolver.bits import get, popcount, put
from ddsolver.cards import SUIT_BITS, SUIT_MASK
from ddsolver.compilation import kernel

_LOW_32 = 0xFFFFFFFF
_LOWER, _UPPER = 52, 56
"""Where in a node's first plane its bounds lie."""

# A shape has four bits for each suit of each hand, spades of North lowest. The clubs of East, South and West
# follow from the rest, so their bits are free for leader and trump.
_FREE_BITS = 15 << 28 | 15 << 44 | 15 << 60


@kernel("int64(int64)")
def shape_of(arena: int) -> int:
    """The suit lengths of the four hands in the arena, four bits each, spades of North lowest."""
    shape = 0
    for seat in range(4):
        for suit in range(4):
            length = popcount(get(arena, seat) >> SUIT_BITS * suit & SUIT_MASK)
            shape += length << (16 * seat + 4 * suit)
    return shape


@kernel("int64(int64, int64, int64)")
def shape_key(shape: int, leader: int, trump: int) -> int:
    """Shape, leader and trump in one word, none lost."""
    return shape & ~_FREE_BITS | leader << 28 | trump << 44


@kernel("int64(int64, int64)")
def tops_key(key: int, owners: int) -> int:
    """The key of a shape's patterns that fix the highest card of each suit, for given owners of these (8 bits)."""
    return key ^ (1 + owners) * 0x1B873593CC9E2D51


@kernel("int64(int64, int64)")
def bucket_of(arena: int, key: int) -> int:
    """Where in the arena a key's bucket lies: the key, then generation and first node."""
    mixed = key * 0x4F1BBCDCBFA53E0B
    return get(arena, BUCKETS) + 2 * (mixed >> 48 & (get(arena, BUCKET_COUNT) - 1))


@kernel("UniTuple(int64, 2)(int64, int64, int64, int64, int64, int64)")
def probe(arena: int, bucket: int, key: int, first: int, second: int, target: int) -> tuple[int, int]:
    """Whether North-South take ``target`` tricks, as (1 yes, 0 no, -1 unknown; the mask of the pattern that knows).

    ``first`` and ``second`` are the planes of the position.
    """
    head = get(arena, bucket + 1)
    if get(arena, bucket) != key or head >> 32 != get(arena, GENERATION):
        return -1, 0
    nodes = get(arena, NODES)
    node = head & _LOW_32
    while node:
        at = nodes + 4 * node
        plane = get(arena, at)
        mask = get(arena, at + 2)
        links = get(arena, at + 3)
        if (plane ^ first | get(arena, at + 1) ^ second) & mask:
            node = links & _LOW_32
            continue
        if plane >> _LOWER & 15 >= target:
            return 1, mask
        if plane >> _UPPER & 15 < target:
            return 0, mask
        node = links >> 32
    return -1, 0


@kernel("void(int64, int64, int64, int64, int64, int64, int64, int64)")
def store(arena: int, bucket: int, key: int, first: int, second: int, mask: int, lower: int, upper: int) -> None:
    """Remember bounds for the pattern of the planes ``first`` and ``second`` under ``mask``."""
    generation = get(arena, GENERATION)
    nodes = get(arena, NODES)
    first &= mask
    second &= mask
    head = get(arena, bucket + 1)
    if get(arena, bucket) != key or head >> 32 != generation:
        head = generation << 32
        put(arena, bucket, key)
        put(arena, bucket + 1, head)
    parent = -1
    node = head & _LOW_32
    while node:
        at = nodes + 4 * node
        plane = get(arena, at)
        other = get(arena, at + 2)
        links = get(arena, at + 3)
        if other & ~mask or (plane ^ first | get(arena, at + 1) ^ second) & other:
            node = links & _LOW_32
            continue
        lower = max(lower, plane >> _LOWER & 15)
        upper = min(upper, plane >> _UPPER & 15)
        if other == mask:
            put(arena, at, first | lower << _LOWER | upper << _UPPER)
            return
        parent = at
        node = links >> 32
    node = get(arena, NEXT_NODE)
    if node >= get(arena, NODE_LIMIT):
        put(arena, GENERATION, generation + 1)
        put(arena, NEXT_NODE, 1)
        return
    put(arena, NEXT_NODE, node + 1)
    at = nodes + 4 * node
    put(arena, at, first | lower << _LOWER | upper << _UPPER)
    put(arena, at + 1, second)
    put(arena, at + 2, mask)
    if parent >= 0:
        following = get(arena, parent + 3) >> 32
        put(arena, parent + 3, get(arena, parent + 3) & _LOW_32 | node << 32)
    else:
        following = head & _LOW_32
        put(arena, bucket + 1, generation << 32 | node)
    put(arena, at + 3, following << 32 | following)
