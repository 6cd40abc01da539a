"""Leagues: many players on the same deals with common random numbers, in one table with intervals and CPU time."""
