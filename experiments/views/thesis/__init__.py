"""The report on the experiments of the thesis."""
