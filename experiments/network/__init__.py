"""Tables over a network, by the Blue Chip table-manager protocol, version 18: a manager, and a client."""
