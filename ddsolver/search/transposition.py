"""The transposition table of partition search: what is known of all positions that agree in the cards that matter.

A position at the start of a trick has a *shape*: how many cards of each suit each hand holds, and the trump.
Its cards in *relative rank*, the owner of the highest spade still in play, of the next one and so on, are two bits a
card, kept as two planes of up to 52 bits. An entry, a *node*, is a pattern: the owners of the highest cards of each
suit down to the last one that mattered (``mask`` has their bits), and bounds on North-South's tricks. It holds for
every position of its shape and leader whose planes agree with it under the mask, whatever the lower cards.

Nodes of a shape and leader hang below its bucket as a tree, a pattern above those that only add cards to it. Each node
links to the next one to look at if it matches (``down``, its subtree first) and if it does not (``over``, past its
subtree). A shape's patterns that fix the highest card of every suit are the many; they have buckets of their own, one
for each combination of owners.

Both are four words. A bucket: its key, the first nodes for the four leaders, its generation with how many cards a
hand its patterns have; two make a set, a cache line of the processor's, either of which may be a key's. A node: first
plane and bounds, second plane, mask, links; four make a group, neighbours in memory, whose others are kept for nodes
that are looked at just before or after. A node is known by where in the arena it lies.

Forgetting everything is done by number: the generation is part of every key, and a bucket of another generation is
free. When nodes run out, the patterns of few cards are forgotten. Keys of one generation's shapes differ; those of
different generations, or with owners mixed in, could be mistaken for each other by a chance of about 2**-60.
"""

from __future__ import annotations

from ddsolver.cards import SUIT_BITS, SUIT_MASK
from ddsolver.jit.compiling import kernel
from ddsolver.search.intrinsics import get, popcount, put
from ddsolver.search.refutation_table import use_more_cutoffs
from ddsolver.search.search_memory import (
    BUCKETS,
    CUTOFF_MASK,
    FEW_CUTOFFS,
    FREE_GROUPS,
    GENERATION,
    NEXT_NODE,
    NODE_LIMIT,
    NODES,
    SET_COUNT,
    WORDS_USED,
)

_LOW_32 = 0xFFFFFFFF
_LOWER, _UPPER = 52, 56
"""Where in a node's first plane its bounds lie."""
_BUCKET = 4
"""Words of a bucket."""
_SET = 2 * _BUCKET
"""Words of a set of buckets."""
_GROUP = 16
"""Words of a group of nodes."""
_UNUSED = -1
"""The links of a node not in use, of a group that is."""

# A shape has four bits for each suit of each hand, spades of North lowest. East's clubs follow from the rest, so their
# bits are free for the trump.
_FREE_BITS = 15 << 28


@kernel("int64(int64)")
def shape_of(arena: int) -> int:
    """The suit lengths of the four hands in the arena, four bits each, spades of North lowest."""
    shape = 0
    for seat in range(4):
        for suit in range(4):
            length = popcount(get(arena, seat) >> SUIT_BITS * suit & SUIT_MASK)
            shape += length << (16 * seat + 4 * suit)
    return shape


@kernel("int64(int64, int64)")
def shape_key(shape: int, trump: int) -> int:
    """Shape and trump in one word, none lost."""
    return shape & ~_FREE_BITS | trump << 28


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
    """Forget all patterns; the nodes are handed out anew."""
    put(arena, GENERATION, get(arena, GENERATION) + 1)
    put(arena, NEXT_NODE, get(arena, NODES))
    put(arena, FREE_GROUPS, 0)
    put(arena, WORDS_USED, 0)


@kernel("int64(int64, int64, int64)")
def _bucket_of(arena: int, buckets: int, key: int) -> int:
    """Which of a set's buckets has the key, -1 for none."""
    found = -1
    for bucket in range(buckets, buckets + _SET, _BUCKET):
        if get(arena, bucket) == key:
            found = bucket
    return found


@kernel("UniTuple(int64, 2)(int64, int64, int64, int64, int64, int64, int64)")
def probe(arena: int, buckets: int, key: int, leader: int, first: int, second: int, target: int) -> tuple[int, int]:
    """Whether North-South take ``target`` tricks, as (1 yes, 0 no, -1 unknown; the mask of the pattern that knows).

    ``first`` and ``second`` are the planes of the position.
    """
    bucket = _bucket_of(arena, buckets, key)
    if bucket < 0:
        return -1, 0
    node = get(arena, bucket + 1 + (leader >> 1)) >> 32 * (leader & 1) & _LOW_32
    while node:
        plane = get(arena, node)
        mask = get(arena, node + 2)
        links = get(arena, node + 3)
        if (plane ^ first | get(arena, node + 1) ^ second) & mask:
            node = links & _LOW_32
            continue
        if plane >> _LOWER & 15 >= target:
            return 1, mask
        if plane >> _UPPER & 15 < target:
            return 0, mask
        node = links >> 32
    return -1, 0


@kernel("int64(int64, int64)")
def _in_use(arena: int, size: int) -> int:
    """What a bucket in use has for patterns of ``size`` cards a hand: the generation, and these."""
    return get(arena, GENERATION) << 4 | size


@kernel("int64(int64, int64)")
def _free(arena: int, bucket: int) -> int:
    """Forget the patterns of a bucket: how many groups of nodes may be used again."""
    freed = 0
    for leader in range(4):
        node = get(arena, bucket + 1 + (leader >> 1)) >> 32 * (leader & 1) & _LOW_32
        while node:
            # Down and down again leads to every node of a tree; the first of a group is never without the others.
            following = get(arena, node + 3) >> 32 & _LOW_32
            if node & (_GROUP - 1) == 0:
                put(arena, node, get(arena, FREE_GROUPS))
                put(arena, FREE_GROUPS, node)
                freed += 1
            node = following
    put(arena, bucket + 1, 0)
    put(arena, bucket + 2, 0)
    return freed


@kernel("void(int64)")
def _make_room(arena: int) -> None:
    """Forget patterns, those of few cards a hand first, which are soon found again, until half the nodes are free."""
    wanted = (get(arena, NODE_LIMIT) - get(arena, NODES)) // _GROUP // 2
    for size in range(2, 14):
        in_use = _in_use(arena, size)
        for bucket in range(get(arena, BUCKETS), get(arena, NODES), _BUCKET):
            if get(arena, bucket + 3) == in_use:
                wanted -= _free(arena, bucket)
                put(arena, bucket + 3, 0)
        if wanted <= 0:
            return


@kernel("int64(int64, int64)")
def _new_node(arena: int, beside: int) -> int:
    """A node not in use, of the group of the node ``beside`` if that has one; 0 if there are no more."""
    if beside:
        group = beside & -_GROUP
        for node in range(group + 4, group + _GROUP, 4):
            if get(arena, node + 3) == _UNUSED:
                return node
    group = get(arena, FREE_GROUPS)
    if group:
        put(arena, FREE_GROUPS, get(arena, group))
    else:
        group = get(arena, NEXT_NODE)
        if group + _GROUP > get(arena, NODE_LIMIT):
            return 0
        put(arena, NEXT_NODE, group + _GROUP)
    used = get(arena, WORDS_USED) + _GROUP
    put(arena, WORDS_USED, used)
    if used > FEW_CUTOFFS and used > get(arena, CUTOFF_MASK):
        use_more_cutoffs(arena, used)
    for node in range(group + 4, group + _GROUP, 4):
        put(arena, node + 3, _UNUSED)
    return group


@kernel("void(int64, int64, int64, int64, int64, int64, int64, int64, int64, int64)")
def store(
    arena: int,
    buckets: int,
    key: int,
    leader: int,
    first: int,
    second: int,
    mask: int,
    lower: int,
    upper: int,
    size: int,
) -> None:
    """Remember bounds for a pattern of ``size`` cards a hand: the planes ``first`` and ``second`` under ``mask``."""
    in_use = _in_use(arena, size)
    first &= mask
    second &= mask
    bucket = _bucket_of(arena, buckets, key)
    if bucket < 0:
        bucket = buckets + (key & _BUCKET)
        for other in range(buckets, buckets + _SET, _BUCKET):
            if get(arena, other + 3) >> 4 != in_use >> 4:
                bucket = other
    # A bucket with the key may have been emptied since, or be of another generation, whose number made the same key.
    if get(arena, bucket) != key or get(arena, bucket + 3) != in_use:
        if get(arena, bucket + 3) >> 4 == in_use >> 4:
            _free(arena, bucket)
        put(arena, bucket, key)
        put(arena, bucket + 1, 0)
        put(arena, bucket + 2, 0)
        put(arena, bucket + 3, in_use)
    heads = bucket + 1 + (leader >> 1)
    half = 32 * (leader & 1)
    head = get(arena, heads) >> half & _LOW_32
    parent = 0
    node = head
    while node:
        plane = get(arena, node)
        other = get(arena, node + 2)
        links = get(arena, node + 3)
        differ = plane ^ first | get(arena, node + 1) ^ second
        if other & ~mask or differ & other:
            special = other & mask == mask and not differ & mask and links >> 32 == links & _LOW_32
            if special and plane >> _LOWER & 15 <= lower and plane >> _UPPER & 15 >= upper:
                # A pattern without a subtree that the new one makes superfluous: take its place.
                put(arena, node, first | lower << _LOWER | upper << _UPPER)
                put(arena, node + 1, second)
                put(arena, node + 2, mask)
                return
            node = links & _LOW_32
            continue
        lower = max(lower, plane >> _LOWER & 15)
        upper = min(upper, plane >> _UPPER & 15)
        if other == mask:
            put(arena, node, first | lower << _LOWER | upper << _UPPER)
            return
        parent = node
        node = links >> 32
    following = get(arena, parent + 3) >> 32 if parent else head
    node = _new_node(arena, following if following else parent)
    if not node:
        _make_room(arena)
        return
    put(arena, node, first | lower << _LOWER | upper << _UPPER)
    put(arena, node + 1, second)
    put(arena, node + 2, mask)
    put(arena, node + 3, following << 32 | following)
    if parent:
        put(arena, parent + 3, get(arena, parent + 3) & _LOW_32 | node << 32)
    else:
        put(arena, heads, get(arena, heads) & ~(_LOW_32 << half) | node << half)
