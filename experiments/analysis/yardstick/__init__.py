"""Comparisons of our players with people and programs on the same turns, and the causes of mistakes."""
