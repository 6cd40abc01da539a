"""Matches between bidders on deals whose double-dummy tables are known."""
