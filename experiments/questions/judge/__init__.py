"""What choices cost: cards and calls that people and programs made, against better ones."""
