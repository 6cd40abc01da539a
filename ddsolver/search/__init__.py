"""The search: whether a side reaches a number of tricks, compiled."""
