"""Pages that replay boards."""
