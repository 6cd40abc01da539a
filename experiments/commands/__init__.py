"""The subcommands of `declarer`: thin modules that read arguments, call the other modules, and print the results."""
