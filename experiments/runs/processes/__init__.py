"""Worker processes: starting them, interrupting them, and cleaning up after them."""
