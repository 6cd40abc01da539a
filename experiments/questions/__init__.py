"""Questions about one deal, or one file of deals. One folder per subject."""
