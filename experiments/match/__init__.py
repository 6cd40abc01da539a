"""Matches: several declarers on the same deals, and how many samples they should look at."""

from experiments.moved import MOVED

# The names that the module of this name had.
__getattr__ = MOVED.names_of(__name__)
