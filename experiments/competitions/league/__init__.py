"""Leagues: players ranked with intervals."""
