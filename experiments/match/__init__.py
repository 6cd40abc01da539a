"""Matches: several declarers on the same deals, and how many samples they should look at."""
