"""Files that other bridge programs read and write."""
