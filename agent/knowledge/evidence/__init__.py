"""Evidence about the hidden hands: the auction and the cards that others played."""
