"""Bridge players that see only some of the hands: given what a player knows, it chooses a card."""
