"""The experiments of Asiminakis's thesis (2017)."""
