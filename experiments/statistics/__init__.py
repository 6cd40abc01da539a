"""What numbers of deals tell: intervals and tests."""
