"""The search for the best number of samples."""
