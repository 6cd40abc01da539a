"""Boards: read from files, followed card by card, and written."""
