"""alpha-mu: a declarer who looks for the best fixed plan against defenders who see all cards and know the plan."""
