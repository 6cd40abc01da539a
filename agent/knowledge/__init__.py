"""A player's knowledge: its view, the layouts that fit it, and their likelihoods."""
