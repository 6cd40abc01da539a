"""The thesis's double-dummy search (Asiminakis 2017, chapter 4): small, readable, exact.

`solver` answers questions about positions. `search` has the zero-window search and the search for a number of tricks,
`transposition` has the table of relative positions, `bounds` has the quick tricks and later tricks, and `ordering` has
the move ordering.
"""
