"""Defenders that see all hands, and the rules by which other defenders choose among equally good cards."""
