"""What tells of the hidden hands: the cards that others played, and the auction."""
