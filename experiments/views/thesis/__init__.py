"""The report of the thesis's experiments."""
