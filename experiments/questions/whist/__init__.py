"""Two-person whist."""
