"""Matches of declarers or of pairs."""
