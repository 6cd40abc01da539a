"""Output formats of the analyses in `experiments.analysis`."""
