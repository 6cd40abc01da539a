"""The transposition table of partition search: bounds of all positions that agree in the relevant cards.

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
that are read just before or after. A node is known by where in the arena it lies.

Forgetting everything is done by number: the generation is part of every key, and a bucket of another generation is
free. When nodes run out, the patterns of few cards are forgotten. Keys of one generation's shapes differ; those of
different generations, or with owners mixed in, could be mistaken for each other by a chance of about 2**-60.
"""

from __future__ import annotations

from typing import NamedTuple

from numba import int64, types

from ddsolver.cards import SUIT_BITS, SUIT_MASK
from ddsolver.jit.compiling import fragment, kernel
from ddsolver.jit.tuple_types import tuple_type
from ddsolver.search.intrinsics import extract, get, popcount, prefetch, put
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


class Location(NamedTuple):
    """Where the patterns of a position lie; int64 each."""

    buckets: int
    """Where in the arena the set of buckets lies that may hold the key."""
    key: int
    leader: int


class Planes(NamedTuple):
    """The owners of the cards in play, one of their two bits in each plane."""

    first: int
    second: int


class Bounds(NamedTuple):
    """What North-South's tricks lie between."""

    lower: int
    upper: int


LOCATION, PLANES, BOUNDS = tuple_type(Location), tuple_type(Planes), tuple_type(Bounds)


@kernel("int64(int64)")
def shape_of(arena: int) -> int:
    """Return the suit lengths of the arena's hands, four bits each, North's spades in the lowest."""
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
    """Return a shape's key for this generation of the table; entries of earlier generations no longer match."""
    return key + get(arena, GENERATION) * 0x3C79AC492BA7B653


@kernel("int64(int64, int64)")
def tops_key(key: int, owners: int) -> int:
    """Return the key of a shape's patterns with given owners (8 bits) of the highest card of each suit."""
    return key ^ (1 + owners) * 0x1B873593CC9E2D51


@kernel(LOCATION(int64, int64, int64), inline=True)
def locate(arena: int, key: int, leader: int) -> Location:
    """Where the patterns of a key lie, which the processor begins to fetch.

    Callers keep it for `probe` and `store`: to find it again for each was slower.
    """
    # The shift brings the high bits of the key down to where they change all of the product that is used.
    mixed = (key ^ key >> 32) * 0x4F1BBCDCBFA53E0B
    buckets = get(arena, BUCKETS) + _SET * (mixed >> 40 & (get(arena, SET_COUNT) - 1))
    prefetch(arena, buckets)
    return Location(buckets, key, leader)


@fragment
def planes_of(arena: int, in_play: int) -> Planes:
    """Return the bit planes of the arena's position."""
    first = extract(get(arena, 1) | get(arena, 3), in_play)
    return Planes(first, extract(get(arena, 2) | get(arena, 3), in_play))


@kernel("void(int64)")
def forget(arena: int) -> None:
    """Forget all patterns; the nodes are free again."""
    put(arena, GENERATION, get(arena, GENERATION) + 1)
    put(arena, NEXT_NODE, get(arena, NODES))
    put(arena, FREE_GROUPS, 0)
    put(arena, WORDS_USED, 0)


@fragment
def _bucket_of(arena: int, location: Location) -> int:
    """Which of a set's buckets has the key, -1 for none."""
    found = -1
    for bucket in range(location.buckets, location.buckets + _SET, _BUCKET):
        if get(arena, bucket) == location.key:
            found = bucket
    return found


@fragment
def _first_node(arena: int, bucket: int, leader: int) -> int:
    """Return the first node of a leader, 0 for none; two leaders share a word of the bucket."""
    return get(arena, bucket + 1 + (leader >> 1)) >> 32 * (leader & 1) & _LOW_32


@fragment
def _set_first_node(arena: int, bucket: int, leader: int, node: int) -> None:
    """Make a node the first of a leader's."""
    word = bucket + 1 + (leader >> 1)
    half = 32 * (leader & 1)
    put(arena, word, get(arena, word) & ~(_LOW_32 << half) | node << half)


@fragment
def _down(arena: int, node: int) -> int:
    """Return the next node after one that matches."""
    return get(arena, node + 3) >> 32


@fragment
def _over(arena: int, node: int) -> int:
    """Return the next node after one that does not match."""
    return get(arena, node + 3) & _LOW_32


@fragment
def _lower(arena: int, node: int) -> int:
    """Return the lower bound of North-South's tricks."""
    return get(arena, node) >> _LOWER & 15


@fragment
def _upper(arena: int, node: int) -> int:
    """Return the upper bound of North-South's tricks."""
    return get(arena, node) >> _UPPER & 15


@fragment
def _difference(arena: int, node: int, planes: Planes) -> int:
    """Return the cards whose owners differ; the bits above the cards, which hold the bounds, are undefined."""
    return get(arena, node) ^ planes.first | get(arena, node + 1) ^ planes.second


@kernel(types.UniTuple(int64, 2)(int64, LOCATION, PLANES, int64))
def probe(arena: int, location: Location, planes: Planes, target: int) -> tuple[int, int]:
    """Whether North-South take ``target`` tricks, as (1 yes, 0 no, -1 unknown; the mask of the pattern that knows)."""
    bucket = _bucket_of(arena, location)
    if bucket < 0:
        return -1, 0
    node = _first_node(arena, bucket, location.leader)
    while node:
        mask = get(arena, node + 2)
        if _difference(arena, node, planes) & mask:
            node = _over(arena, node)
            continue
        if _lower(arena, node) >= target:
            return 1, mask
        if _upper(arena, node) < target:
            return 0, mask
        node = _down(arena, node)
    return -1, 0


@kernel("int64(int64, int64)")
def _in_use(arena: int, size: int) -> int:
    """Return the tag of a bucket with patterns of ``size`` cards a hand: the generation and the size."""
    return get(arena, GENERATION) << 4 | size


@kernel("int64(int64, int64)")
def _free(arena: int, bucket: int) -> int:
    """Forget the patterns of a bucket: how many groups of nodes may be used again."""
    freed = 0
    for leader in range(4):
        node = _first_node(arena, bucket, leader)
        while node:
            # Down and down again leads to every node of a tree; the first of a group is never without the others.
            following = _down(arena, node)
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
    """Return a free node, from the group of the node ``beside`` if possible; 0 if there is none."""
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


@fragment
def _claim_bucket(arena: int, location: Location, size: int) -> int:
    """Return the bucket of a key for patterns of ``size`` cards a hand: its own, a free one, or one freed for it."""
    in_use = _in_use(arena, size)
    bucket = _bucket_of(arena, location)
    if bucket < 0:
        bucket = location.buckets + (location.key & _BUCKET)
        for other in range(location.buckets, location.buckets + _SET, _BUCKET):
            if get(arena, other + 3) >> 4 != in_use >> 4:
                bucket = other
    # A bucket with the key may have been emptied since, or be of another generation, whose number made the same key.
    if get(arena, bucket) != location.key or get(arena, bucket + 3) != in_use:
        if get(arena, bucket + 3) >> 4 == in_use >> 4:
            _free(arena, bucket)
        put(arena, bucket, location.key)
        put(arena, bucket + 1, 0)
        put(arena, bucket + 2, 0)
        put(arena, bucket + 3, in_use)
    return bucket


@fragment
def _write(arena: int, node: int, planes: Planes, mask: int, bounds: Bounds) -> None:
    """Write a pattern to a node, and keep its links."""
    put(arena, node, planes.first | bounds.lower << _LOWER | bounds.upper << _UPPER)
    put(arena, node + 1, planes.second)
    put(arena, node + 2, mask)


@fragment
def _is_superfluous(arena: int, node: int, planes: Planes, mask: int, bounds: Bounds) -> int:
    """Whether a node without a subtree says no more than a new pattern does, of fewer positions."""
    if get(arena, node + 2) & mask != mask or _difference(arena, node, planes) & mask:
        return 0
    if _down(arena, node) != _over(arena, node):
        return 0
    return 1 if _lower(arena, node) <= bounds.lower and _upper(arena, node) >= bounds.upper else 0


@fragment
def _place_in_tree(arena: int, node: int, planes: Planes, mask: int, bounds: Bounds) -> tuple[int, int, int]:
    """Write a pattern to a node of the tree whose place it takes, or find its parent: (parent, lower, upper).

    The parent is -1 if it is written, and 0 if it belongs at the top. Its bounds are at least those of the patterns
    above it, which hold for it too.
    """
    lower, upper = bounds
    parent = 0
    while node:
        other = get(arena, node + 2)
        if other & ~mask or _difference(arena, node, planes) & other:
            if _is_superfluous(arena, node, planes, mask, Bounds(lower, upper)):
                _write(arena, node, planes, mask, Bounds(lower, upper))
                return -1, lower, upper
            node = _over(arena, node)
            continue
        lower = max(lower, _lower(arena, node))
        upper = min(upper, _upper(arena, node))
        if other == mask:
            _write(arena, node, planes, mask, Bounds(lower, upper))
            return -1, lower, upper
        parent = node
        node = _down(arena, node)
    return parent, lower, upper


@kernel(types.void(int64, LOCATION, int64, PLANES, int64, BOUNDS))
def store(arena: int, location: Location, size: int, planes: Planes, mask: int, bounds: Bounds) -> None:
    """Remember bounds for a pattern of ``size`` cards a hand: the owners of the cards of a mask."""
    pattern = Planes(planes.first & mask, planes.second & mask)
    bucket = _claim_bucket(arena, location, size)
    first_node = _first_node(arena, bucket, location.leader)
    parent, lower, upper = _place_in_tree(arena, first_node, pattern, mask, bounds)
    if parent < 0:
        return
    following = _down(arena, parent) if parent else first_node
    node = _new_node(arena, following if following else parent)
    if not node:
        _make_room(arena)
        return
    _write(arena, node, pattern, mask, Bounds(lower, upper))
    put(arena, node + 3, following << 32 | following)
    if parent:
        put(arena, parent + 3, _over(arena, parent) | node << 32)
    else:
        _set_first_node(arena, bucket, location.leader, node)
