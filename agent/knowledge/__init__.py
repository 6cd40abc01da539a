"""What one player knows, and what it makes of it: the view, layouts that fit it, how likely each is."""
