"""Matches with other programs, over the table manager protocol."""
