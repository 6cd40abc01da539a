"""Double-dummy values of cards."""
