"""Board files converted and merged."""
