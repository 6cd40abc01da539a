"""What an auction shows."""
