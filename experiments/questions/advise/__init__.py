"""Which card to play, and why."""
