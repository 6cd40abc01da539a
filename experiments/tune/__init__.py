"""Races between sample counts, which show how many samples gain most within a cost limit."""
