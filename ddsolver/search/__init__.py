"""The compiled search, which finds whether a side reaches a number of tricks."""
