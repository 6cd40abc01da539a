"""The players: a module or folder for each algorithm, beside what they share."""
