"""`declarer serve`: boards as web pages, and answers to programs."""
