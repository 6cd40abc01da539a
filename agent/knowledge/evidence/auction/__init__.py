"""What an auction tells of the hands."""
