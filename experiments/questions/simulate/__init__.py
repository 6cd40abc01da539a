"""Contracts rated on random layouts."""
