"""The players: a module or folder for each algorithm, and the modules that they share."""
