"""Many deals: files, matches, and what they show."""
