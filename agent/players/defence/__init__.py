"""The defenders."""
