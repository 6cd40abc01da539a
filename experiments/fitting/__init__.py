"""How the data files of the players and the problems were made."""
