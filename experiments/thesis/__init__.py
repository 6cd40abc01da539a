"""Repeats the experiments of the thesis, and compares the results with the published tables."""
