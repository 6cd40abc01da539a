"""Playing bridge with hidden cards: what a player knows in, a card out."""

from agent.moved import MOVED

MOVED.install()
