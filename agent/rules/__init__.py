"""The game around the cards: auctions, contracts and scores, IMPs and par."""
