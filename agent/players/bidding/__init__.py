"""Players that bid."""
