"""Defenders that see all hands, and the agreements by which other defenders choose among equally good cards."""
