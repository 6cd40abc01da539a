"""Tables over a network: a manager and a client of the Blue Chip table-manager protocol, version 18."""
