"""Boards served as pages."""
