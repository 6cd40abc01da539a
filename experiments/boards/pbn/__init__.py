"""PBN, the format that all bridge programs read."""
