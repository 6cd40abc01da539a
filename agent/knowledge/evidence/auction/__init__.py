"""Inferences from the auction."""
