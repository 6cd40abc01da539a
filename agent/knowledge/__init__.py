"""A player's knowledge: its view, the layouts that fit the view, and their likelihoods."""
