"""The transposition table of partition search: bounds for all positions that agree in the cards that matter.

A position at the start of a trick has a *shape*: the suit lengths of each hand, and the trump. Its cards are described
by *relative rank*: who owns the highest spade in play, the next one, and so on. An owner takes two bits, one in each of
two *planes*.

An entry, called a *node*, is a pattern with bounds on North-South's tricks. The pattern has the owners of the highest
cards of each suit, down to the lowest that mattered; its ``mask`` marks these cards. It is valid for all positions of
its shape and leader in which these cards have the same owners.

The nodes of a shape and leader form a tree. The patterns below a node agree with its pattern and have more cards. The
link ``down`` leads to the node to examine after a match, the link ``over`` to the one after a mismatch. Patterns that
fix the highest card of every suit have trees of their own, one for each combination of owners.

A bucket leads from a key to the trees of its shape. It takes four words: the key, the first nodes for the four leaders
(two words), and one word with the generation and the cards per hand. Two buckets make a set, which fills a cache line;
a key may use either. A node also takes four words: the first plane with the bounds, the second plane, the mask, and the
links. Nodes are allocated in groups of four, so that patterns that are examined together lie together.

The generation is part of every key: to forget everything, the table increments it. Keys that should differ collide with
a probability of about 2**-60.
"""

from __future__ import annotations

from typing import NamedTuple

import ddsolver.search.search_memory as memory
from ddsolver.cards import SUIT_BITS, SUIT_MASK
from ddsolver.native.kernel import fragment, kernel
from ddsolver.search.cutoff_cards import use_more_cutoffs
from ddsolver.search.intrinsics import extract, get, popcount, prefetch, put

_LOW_32 = 0xFFFFFFFF
_LOWER, _UPPER = 52, 56
"""Where each bound begins in a node's first word: the place of its lowest bit."""
_BUCKET = 4
"""Words per bucket."""
_SET = 2 * _BUCKET
"""Words per set of buckets."""
_GROUP = 16
"""Words per group of nodes."""
_UNUSED = -1
"""An unused node in a group has this value in place of its links."""

# A shape has four bits for each suit of each hand, North's spades lowest. The number of East's clubs follows from the
# other numbers, so that its bits are free for the trump.
_FREE_BITS = 15 << 28


class Location(NamedTuple):
    """The place of a position's patterns in the table; all fields are int64."""

    buckets: int
    """The set of buckets that may hold the key, as an index of the arena."""
    key: int
    leader: int


class Planes(NamedTuple):
    """The owners of the cards in play, one bit of an owner in each plane."""

    first: int
    second: int


class Bounds(NamedTuple):
    """Bounds on North-South's tricks, both inclusive."""

    lower: int
    upper: int


@kernel()
def shape_of(arena: int) -> int:
    """Return the suit lengths of the four hands in the arena, four bits each, North's spades lowest."""
    shape = 0
    for seat in range(4):
        for suit in range(4):
            length = popcount(get(arena, seat) >> SUIT_BITS * suit & SUIT_MASK)
            shape += length << (16 * seat + 4 * suit)
    return shape


@kernel()
def shape_key(shape: int, trump: int) -> int:
    """Return a shape and a trump packed into one word: their key, without the generation."""
    return shape & ~_FREE_BITS | trump << 28


@kernel()
def key_now(arena: int, key: int) -> int:
    """Mix the current generation into a key, so that no older pattern is found."""
    return key + get(arena, memory.GENERATION) * 0x3C79AC492BA7B653


@kernel()
def tops_key(key: int, owners: int) -> int:
    """Return the key for patterns in which the highest cards have these ``owners`` (two bits a suit).

    ``key`` is the key of their shape.
    """
    return key ^ (1 + owners) * 0x1B873593CC9E2D51


@kernel(inline=True)
def locate(arena: int, key: int, leader: int) -> Location:
    """Return the place of the patterns of a key, and let the processor prefetch it.

    Keep the result for both `probe` and `store`, because computing it twice was slower.
    """
    # The shift moves the high bits of the key down, so that they change all bits of the product that are used.
    mixed = (key ^ key >> 32) * 0x4F1BBCDCBFA53E0B
    buckets = get(arena, memory.BUCKETS) + _SET * (mixed >> 40 & (get(arena, memory.SET_COUNT) - 1))
    prefetch(arena, buckets)
    return Location(buckets, key, leader)


@fragment
def planes_of(arena: int, in_play: int) -> Planes:
    """Return the planes of the position in the arena; ``in_play`` are all its cards."""
    first = extract(get(arena, 1) | get(arena, 3), in_play)
    return Planes(first, extract(get(arena, 2) | get(arena, 3), in_play))


@kernel(entry=True)
def forget(arena: int) -> None:
    """Forget all patterns and free all nodes."""
    put(arena, memory.GENERATION, get(arena, memory.GENERATION) + 1)
    put(arena, memory.NEXT_NODE, get(arena, memory.NODES))
    put(arena, memory.FREE_GROUPS, 0)
    put(arena, memory.WORDS_USED, 0)
    put(arena, memory.WORDS_BEFORE, 0)


@fragment
def _bucket_of(arena: int, location: Location) -> int:
    """Return the bucket at ``location`` that has the key, or -1 if there is none."""
    found = -1
    for bucket in range(location.buckets, location.buckets + _SET, _BUCKET):
        if get(arena, bucket) == location.key:
            found = bucket
    return found


@fragment
def _first_node(arena: int, bucket: int, leader: int) -> int:
    """Return the first node in a bucket for a leader, or 0 if there is none."""
    return get(arena, bucket + 1 + (leader >> 1)) >> 32 * (leader & 1) & _LOW_32


@fragment
def _set_first_node(arena: int, bucket: int, leader: int, node: int) -> None:
    """Make a node the first node in a bucket for a leader."""
    word = bucket + 1 + (leader >> 1)
    half = 32 * (leader & 1)
    put(arena, word, get(arena, word) & ~(_LOW_32 << half) | node << half)


@fragment
def _down(arena: int, node: int) -> int:
    """Return the node to examine after a match."""
    return get(arena, node + 3) >> 32


@fragment
def _over(arena: int, node: int) -> int:
    """Return the node to examine after a mismatch."""
    return get(arena, node + 3) & _LOW_32


@fragment
def _lower(arena: int, node: int) -> int:
    """Return the lower bound on North-South's tricks."""
    return get(arena, node) >> _LOWER & 15


@fragment
def _upper(arena: int, node: int) -> int:
    """Return the upper bound on North-South's tricks."""
    return get(arena, node) >> _UPPER & 15


@fragment
def _difference(arena: int, node: int, planes: Planes) -> int:
    """Return the cards whose owners differ between ``planes`` and a node; ignore bits above the lowest 52."""
    return get(arena, node) ^ planes.first | get(arena, node + 1) ^ planes.second


@kernel()
def probe(arena: int, location: Location, planes: Planes, target: int) -> tuple[int, int]:
    """Look up whether North-South take ``target`` tricks, in the patterns at one location.

    Return 1 for yes, 0 for no or -1 for unknown, and the mask of the pattern that gives the answer.
    """
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


@kernel()
def _in_use(arena: int, size: int) -> int:
    """Return the word that marks a bucket as in use: the current generation and the cards per hand."""
    return get(arena, memory.GENERATION) << 4 | size


@kernel()
def _free(arena: int, bucket: int) -> int:
    """Forget the patterns of a bucket; return the number of groups of nodes freed."""
    freed = 0
    for leader in range(4):
        node = _first_node(arena, bucket, leader)
        while node:
            # The down links visit every node of a tree. A tree owns whole groups, which are freed by their first nodes.
            following = _down(arena, node)
            if node & (_GROUP - 1) == 0:
                put(arena, node, get(arena, memory.FREE_GROUPS))
                put(arena, memory.FREE_GROUPS, node)
                freed += 1
            node = following
    put(arena, bucket + 1, 0)
    put(arena, bucket + 2, 0)
    return freed


@kernel()
def _make_room(arena: int) -> None:
    """Forget patterns until half of the nodes are free.

    The patterns with the fewest cards per hand go first, because a search soon finds them again.
    """
    wanted = (get(arena, memory.NODE_LIMIT) - get(arena, memory.NODES)) // _GROUP // 2
    for size in range(2, 14):
        in_use = _in_use(arena, size)
        for bucket in range(get(arena, memory.BUCKETS), get(arena, memory.NODES), _BUCKET):
            if get(arena, bucket + 3) == in_use:
                wanted -= _free(arena, bucket)
                put(arena, bucket + 3, 0)
        if wanted <= 0:
            return


@kernel()
def _new_node(arena: int, beside: int) -> int:
    """Return an unused node, from the group of the node ``beside`` if possible; 0 if all are in use."""
    if beside:
        group = beside & -_GROUP
        for node in range(group + 4, group + _GROUP, 4):
            if get(arena, node + 3) == _UNUSED:
                return node
    group = get(arena, memory.FREE_GROUPS)
    if group:
        put(arena, memory.FREE_GROUPS, get(arena, group))
    else:
        group = get(arena, memory.NEXT_NODE)
        if group + _GROUP > get(arena, memory.NODE_LIMIT):
            return 0
        put(arena, memory.NEXT_NODE, group + _GROUP)
    used = get(arena, memory.WORDS_USED) + _GROUP
    put(arena, memory.WORDS_USED, used)
    grown = used - get(arena, memory.WORDS_BEFORE)
    if grown > memory.FEW_CUTOFFS and grown > get(arena, memory.CUTOFF_MASK):
        use_more_cutoffs(arena, grown)
    for node in range(group + 4, group + _GROUP, 4):
        put(arena, node + 3, _UNUSED)
    return group


@fragment
def _claim_bucket(arena: int, location: Location, size: int) -> int:
    """Return a bucket for a key: its own, a free one, or one that is emptied now."""
    in_use = _in_use(arena, size)
    bucket = _bucket_of(arena, location)
    if bucket < 0:
        bucket = location.buckets + (location.key & _BUCKET)
        for other in range(location.buckets, location.buckets + _SET, _BUCKET):
            if get(arena, other + 3) >> 4 != in_use >> 4:
                bucket = other
    # A bucket with this key may be empty by now, or belong to another generation, in which another shape had the key.
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
    """Write a pattern to a node, without changing its links."""
    put(arena, node, planes.first | bounds.lower << _LOWER | bounds.upper << _UPPER)
    put(arena, node + 1, planes.second)
    put(arena, node + 2, mask)


@fragment
def _is_superfluous(arena: int, node: int, planes: Planes, mask: int, bounds: Bounds) -> int:
    """Return whether a new pattern makes a node redundant.

    The node must have no subtree. The new pattern must be valid for all positions of the node, and its bounds must be
    at least as tight.
    """
    if get(arena, node + 2) & mask != mask or _difference(arena, node, planes) & mask:
        return 0
    if _down(arena, node) != _over(arena, node):
        return 0
    return 1 if _lower(arena, node) <= bounds.lower and _upper(arena, node) >= bounds.upper else 0


@fragment
def _place_in_tree(arena: int, node: int, planes: Planes, mask: int, bounds: Bounds) -> tuple[int, int, int]:
    """Write a pattern over a node that it can replace, or else find the parent for a new node.

    Return (parent, lower, upper). The parent is -1 if the pattern was written, and 0 if the new node belongs at the top
    of the tree. The bounds are those given or, if tighter, those of patterns above, which are valid here too.
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


@kernel()
def store(arena: int, location: Location, size: int, planes: Planes, mask: int, bounds: Bounds) -> None:
    """Store bounds for a pattern: the owners, in ``planes``, of the cards of ``mask``; each hand has ``size`` cards.

    If no node is free, do not store the pattern, but free nodes for later ones.
    """
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
