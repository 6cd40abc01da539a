"""Many boards played: where the deals come from, who works, and what is stored."""
