"""Boards played by a person."""
