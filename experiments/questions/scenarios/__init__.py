"""Problems of card play."""
