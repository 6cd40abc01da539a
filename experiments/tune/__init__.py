"""Races of sample counts: how many samples win most at what cost."""
