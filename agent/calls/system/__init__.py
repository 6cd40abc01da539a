"""Bidding systems in files: what calls show, which are forcing, and which must be made."""
