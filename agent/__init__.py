"""Playing bridge with hidden cards: what a player knows in, a card out."""

import sys

from agent.moved import MOVED

sys.meta_path.insert(0, MOVED)
