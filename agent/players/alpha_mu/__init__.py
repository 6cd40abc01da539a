"""Declarers whose plan is fixed against defenders who see all cards and know it."""
