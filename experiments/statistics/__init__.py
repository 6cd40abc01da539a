"""Statistics of results: confidence intervals and sequential tests."""
