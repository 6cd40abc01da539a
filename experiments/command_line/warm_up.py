"""`declarer warm-up`: compile the solver and the players before they are needed."""

from __future__ import annotations

from experiments.command_line.common import Json, exit_if, new_app, say, show
from experiments.runs.kernels import compile_all, kernel_modules
from experiments.runs.progress import progress_bar

app = new_app()


@app.command(epilog="Example: declarer warm-up")
def warm_up(json_: Json = False) -> None:
    """Compile the solver and the players in advance.

    Do this once per machine and version. Otherwise, the first command that solves something compiles what it
    needs, and takes a few seconds longer.
    """
    number = len(kernel_modules())
    with progress_bar(number, "compiling", "module") as bar:
        done = compile_all(bar.update)
    for warning in done.warnings:
        say(warning)
    if json_:
        show({"modules": number, "compiled": done.compiled, "seconds": round(done.seconds, 1)})
    elif done.is_new:
        show(f"compiled in {done.seconds:.0f} s")
    else:
        show("everything is compiled already")
    exit_if(done.warnings)
