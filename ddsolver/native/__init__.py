"""Kernels compiled ahead of time: how they are declared, compiled, kept, found and called."""
