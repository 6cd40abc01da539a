"""Declarers with a fixed plan, against defenders who see all cards and know the plan."""
