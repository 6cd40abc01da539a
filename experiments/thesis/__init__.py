"""What the thesis published, as data, for comparison."""
