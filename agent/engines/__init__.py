"""Players that are external programs, with which this program exchanges lines of JSON over standard streams."""
