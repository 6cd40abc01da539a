"""`python -m declarer`: the program `declarer`."""

from __future__ import annotations

import sys

from declarer import refuse_hidden_packages

if __name__ == "__main__":
    try:
        refuse_hidden_packages()
    except ImportError as error:
        sys.exit(f"declarer: {error}")
    from experiments.__main__ import main

    main()
