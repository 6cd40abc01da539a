"""Boards as files tell of them: read, followed card by card, shown as text, written."""
