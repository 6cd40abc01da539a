"""How to play a single suit."""
