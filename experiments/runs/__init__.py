"""Runs of many boards: sources of deals, tasks for the workers, and the store of results."""
