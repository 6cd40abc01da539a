"""What the analysis of boards shows."""
