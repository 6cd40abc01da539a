"""What a call means: a network that gives the probability of each call with a hand."""
