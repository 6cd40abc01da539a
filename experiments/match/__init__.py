"""Matches: several declarers on the same deals, or two pairs at two tables."""
