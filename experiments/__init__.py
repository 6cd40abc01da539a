"""Experiments on many deals: board files, matches, analyses, and their results."""
