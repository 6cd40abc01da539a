"""Compares our players with the people and programs who played the same turns: runs, intervals, causes of mistakes."""
