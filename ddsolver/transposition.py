"""The transposition table of partition search: what is known of all positions that agree in the cards that matter.

A position at the start of a trick has a *shape*: how many cards of each suit each hand holds, who leads and the trump.
Its cards in *relative rank*, the owner of the highest spade still in play, of the next one and so on, are two bits a
card, kept as two planes of up to 52 bits. An entry, a *node*, is a pattern: the owners of the highest cards of each
suit down to the last one that mattered (``mask`` has their bits), and bounds on North-South's tricks. It holds for
every position of its shape whose planes agree with it under the mask, whatever the lower cards.

Nodes of a shape hang below its bucket as a tree, a pattern above those that only add cards to it. Each node links to
the next one to look at if it matches (``down``, its subtree first) and if it does not (``over``, past its subtree).
A shape's patterns that fix the highest card of every suit are the many; they have buckets of their own, one for each
combination of owners. Buckets come in sets of four, a cache line of the processor's, any of which may be a key's.
Nodes come in pairs, a cache line too: the second is kept for one that is looked at just before or after the first.

Forgetting is done by number: the generation is part of every key, and a bucket of another generation is free. When
nodes run out, the generation goes up by one and the nodes are handed out anew. Keys of one generation's shapes differ;
those of different generations, or with owners mixed in, could be mistaken for each other by a chance of about 2**-60.
"""

from __future__ import annotations

from ddsolver.arena import BUCKETS, GENERATION, NEXT_NODE, NODE_LIMIT, NODES, SET_COUNT
from ddsolver.bits import get, popcount, put
from ddsolver.cards import SUIT_BITS, SUIT_MASK
from ddsolver.compilation import kernel

_LOW_32 = 0xFFFFFFFF
_LOWER, _UPPER = 52, 56
"""Where in a node's first plane its bounds lie."""
_SET = 8
"""Words of a set of buckets."""
_UNUSED = -1
"""The links of the second node of a pair that has but one."""

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
def key_now(arena: int, key: int) -> int:
    """A shape's key for this generation of the table: what was stored before it is found no more."""
    return key + get(arena, GENERATION) * 0x3C79AC492BA7B653


@kernel("int64(int64, int64)")
def tops_key(key: int, owners: int) -> int:
    """The key of a shape's patterns that fix the highest card of each suit, for given owners of these (8 bits)."""
    return key ^ (1 + owners) * 0x1B873593CC9E2D51


@kernel("int64(int64, int64)")
def set_of(arena: int, key: int) -> int:
    """Where in the arena the set of buckets lies that may hold a key's patterns.

    Callers keep it for `probe` and `store`: to find it anew for each was slower.
    """
    # The shift brings the high bits of the key down to where they change all of the product that is used.
    mixed = (key ^ key >> 32) * 0x4F1BBCDCBFA53E0B
    return get(arena, BUCKETS) + _SET * (mixed >> 40 & (get(arena, SET_COUNT) - 1))


@kernel("void(int64)")
def forget(arena: int) -> None:
    """Forget all patterns; the nodes are handed out anew, in pairs, node 0 never."""
    put(arena, GENERATION, get(arena, GENERATION) + 1)
    put(arena, NEXT_NODE, 2)


@kernel("int64(int64, int64, int64)")
def _bucket_of(arena: int, buckets: int, key: int) -> int:
    """Which of a set's buckets has the key, -1 for none. After the key, a bucket has generation and first node."""
    found = -1
    for bucket in range(buckets, buckets + _SET, 2):
        if get(arena, bucket) == key:
            found = bucket
    return found


@kernel("UniTuple(int64, 2)(int64, int64, int64, int64, int64, int64)")
def probe(arena: int, buckets: int, key: int, first: int, second: int, target: int) -> tuple[int, int]:
    """Whether North-South take ``target`` tricks, as (1 yes, 0 no, -1 unknown; the mask of the pattern that knows).

    ``first`` and ``second`` are the planes of the position.
    """
    bucket = _bucket_of(arena, buckets, key)
    if bucket < 0:
        return -1, 0
    nodes = get(arena, NODES)
    node = get(arena, bucket + 1) & _LOW_32
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


@kernel("int64(int64, int64)")
def _new_node(arena: int, beside: int) -> int:
    """A node not in use, in the cache line of the node ``beside`` if that has room; 0 if there are no more."""
    nodes = get(arena, NODES)
    if beside and beside & 1 == 0 and get(arena, nodes + 4 * (beside + 1) + 3) == _UNUSED:
        return beside + 1
    node = get(arena, NEXT_NODE)
    if node + 1 >= get(arena, NODE_LIMIT):
        return 0
    put(arena, NEXT_NODE, node + 2)
    put(arena, nodes + 4 * (node + 1) + 3, _UNUSED)
    return node


@kernel("void(int64, int64, int64, int64, int64, int64, int64, int64)")
def store(arena: int, buckets: int, key: int, first: int, second: int, mask: int, lower: int, upper: int) -> None:
    """Remember bounds for the pattern of the planes ``first`` and ``second`` under ``mask``."""
    generation = get(arena, GENERATION)
    nodes = get(arena, NODES)
    first &= mask
    second &= mask
    bucket = _bucket_of(arena, buckets, key)
    if bucket < 0:
        bucket = buckets + (key & _SET - 2)
        for other in range(buckets, buckets + _SET, 2):
            if get(arena, other + 1) >> 32 != generation:
                bucket = other
    # The key may be older than the generation: all may have been forgotten since it was made.
    if get(arena, bucket) != key or get(arena, bucket + 1) >> 32 != generation:
        put(arena, bucket, key)
        put(arena, bucket + 1, generation << 32)
    head = get(arena, bucket + 1)
    parent = -1
    node = head & _LOW_32
    while node:
        at = nodes + 4 * node
        plane = get(arena, at)
        other = get(arena, at + 2)
        links = get(arena, at + 3)
        differ = plane ^ first | get(arena, at + 1) ^ second
        if other & ~mask or differ & other:
            special = other & mask == mask and not differ & mask and links >> 32 == links & _LOW_32
            if special and plane >> _LOWER & 15 <= lower and plane >> _UPPER & 15 >= upper:
                # A pattern without a subtree that the new one makes superfluous: take its place.
                put(arena, at, first | lower << _LOWER | upper << _UPPER)
                put(arena, at + 1, second)
                put(arena, at + 2, mask)
                return
            node = links & _LOW_32
            continue
        lower = max(lower, plane >> _LOWER & 15)
        upper = min(upper, plane >> _UPPER & 15)
        if other == mask:
            put(arena, at, first | lower << _LOWER | upper << _UPPER)
            return
        parent = at
        node = links >> 32
    following = get(arena, parent + 3) >> 32 if parent >= 0 else head & _LOW_32
    node = _new_node(arena, following if following or parent < 0 else (parent - nodes) // 4)
    if not node:
        forget(arena)
        return
    at = nodes + 4 * node
    put(arena, at, first | lower << _LOWER | upper << _UPPER)
    put(arena, at + 1, second)
    put(arena, at + 2, mask)
    put(arena, at + 3, following << 32 | following)
    if parent >= 0:
        put(arena, parent + 3, get(arena, parent + 3) & _LOW_32 | node << 32)
    else:
        put(arena, bucket + 1, generation << 32 | node)
