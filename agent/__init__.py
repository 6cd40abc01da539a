"""Playing bridge with hidden cards: what a player knows in, a card out."""
