"""Leagues: every player on the same deals with the same luck, on one table with error bars and its price."""
