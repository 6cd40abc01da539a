"""Reads boards from files, replays them card by card, and writes them."""
