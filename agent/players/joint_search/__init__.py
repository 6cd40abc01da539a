"""The payoff declarer: one joint strategy over many layouts."""
