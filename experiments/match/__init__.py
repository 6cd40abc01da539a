"""Matches: several declarers on the same deals, and how many samples they should look at."""

from agent.moved import MovedModules
from experiments.moved import ROOMS

# The names that the module of this name had.
__getattr__ = MovedModules(ROOMS).names_of(__name__)
