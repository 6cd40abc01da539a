"""Analyses of single boards and decisions: advice, opening leads, reviews, simulations, problems, whist."""
