"""Programs that made the data files of the players and of the card-play problems."""
