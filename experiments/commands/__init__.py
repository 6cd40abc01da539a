"""The subcommands of `declarer`, thin: they read arguments, ask the other modules, print."""
