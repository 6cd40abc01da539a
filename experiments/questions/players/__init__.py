"""The list of players."""
