"""Leagues: many players on the same deals with common random numbers, compared by results and CPU time."""
