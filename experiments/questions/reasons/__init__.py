"""Reasons for a card, in sentences."""
