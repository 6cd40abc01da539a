"""`python -m experiments` is the `declarer` command."""

from experiments.cli import main

main()
