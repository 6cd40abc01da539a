"""A web page that solves deals, and the solver for JavaScript."""
