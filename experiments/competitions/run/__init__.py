"""Runs of any kind: resumed, reported, compared."""
