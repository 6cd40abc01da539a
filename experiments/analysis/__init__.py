"""Single questions: a decision at a moment of a board, an ending of two hands."""
