"""Many deals: files, matches, and what they show."""

from experiments.moved import MOVED

MOVED.install()
