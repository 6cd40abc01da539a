"""Interactive play: a person at the table with computer players."""
