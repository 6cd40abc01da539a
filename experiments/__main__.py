"""The program `declarer`, also run as `python -m experiments`. It listens for Ctrl-C before it imports much."""

import os
import sys


def main() -> None:
    """Run the command line; Ctrl-C ends it with status 1, even if it comes during the imports.

    Matrices are small in all commands, also in their other processes, so numpy starts no threads (`agent.one_thread`).
    """
    for threads in ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS"):
        os.environ.setdefault(threads, "1")  # which works only before numpy is imported
    try:
        from experiments.runs.processes.interruption import listen

        listen()
        from experiments.cli import main as run_command_line

        run_command_line()
    except KeyboardInterrupt:
        from experiments.runs.processes.interruption import say_stopped

        say_stopped()
        sys.exit(1)


if __name__ == "__main__":
    main()
