"""Pages about an evening."""
