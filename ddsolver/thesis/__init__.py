"""The thesis's double-dummy search (Asiminakis 2017, chapter 4): small, readable, exact.

`search` is the zero-window search and the two ways to drive it, `transposition` the table keyed on the relative
position, `bounds` the quick and later tricks, `ordering` which card is tried first.
"""
