"""Players that are external programs; we exchange lines of JSON with them over standard streams."""
