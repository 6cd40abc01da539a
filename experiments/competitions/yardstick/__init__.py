"""Players compared with people and programs at the same turns."""
