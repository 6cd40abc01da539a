"""Many deals: who plays better. One folder per subject."""
