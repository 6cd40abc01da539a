"""Playing oneself."""
