"""The players: each algorithm a module or a folder, beside what several of them share."""
