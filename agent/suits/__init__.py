"""The exact play of single suits: the best plan against defenders who know the plan and see all cards."""
