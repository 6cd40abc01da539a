"""Comparisons of our players with the people and programs who played, at the same turns: runs, intervals, causes."""
