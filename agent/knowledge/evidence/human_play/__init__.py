"""How people play: which of their cards they choose, fitted to real play."""
