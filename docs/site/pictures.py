"""Make the pictures of the documentation again: `python -m docs.site.pictures [NAME ...]`.

Each picture is what headless Chromium shows of a page that commands wrote or serve, so it needs Debian's chromium and
chromium-driver. Look at a picture before you commit it.
"""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PIL import Image

from tests.browser import chromium, open_anew, resize, wait_for

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "docs/pictures"
SAMPLE = ROOT / "experiments/data/sample.pbn"
_DECLARER = [sys.executable, "-m", "declarer"]
_LINK = "md%7C3SQ82HK9843DAKQCK3,S97653H7D83CAT842,SAJHQJ6DT62CQJ976,SKT4HAT52DJ9754C5%7Csv%7Co%7Cah%7CBoard%201%7C"
_COLOURS = 64


@dataclass(frozen=True)
class Picture:
    """A page that commands write, in a window of ``size`` (width, height) pixels.

    ``commands`` run one after another in an empty folder; ``page`` is a file that they write, ``place`` one in it.
    ``serve`` is a command that serves the page instead. ``shown`` is a CSS selector of what the page's script adds.
    """

    size: tuple[int, int]
    page: str = ""
    place: str = ""
    commands: tuple[str, ...] = ()
    serve: str = ""
    shown: str = "body"


_EVENING = "match --random 5 --seed 2 --players NS=monte-carlo:samples=10,EW=monte-carlo:samples=2 -o evening.pbn"
ALL = {
    "board": Picture(
        (1040, 845),
        "pages/board-4-2.html",
        "#16",
        (
            "match --declarer monte-carlo:samples=20 --declarer payoff:samples=20 --seed 1 --decisions --run match",
            "show match -o pages",
        ),
    ),
    "solver": Picture(
        (1040, 857), "solver/solver.html", f"?lin={_LINK}", ("solver-page -o solver",), shown="#par:not(:empty)"
    ),
    "evening": Picture((1000, 1405), "pages/index.html", commands=(_EVENING, "evening evening.pbn -o pages")),
    "suit": Picture((1000, 800), "suit.html", commands=("suit KJ2 A9876 --tricks 5 --page suit.html",)),
    "card": Picture((1000, 1200), "card.html", commands=("explain --card two-over-one --page card.html",)),
    "records": Picture((1000, 905), "hands.html", commands=(f"show {SAMPLE} --hands --per-sheet 12 -o hands.html",)),
    "phone": Picture((390, 826), place="2/", serve=f"practice {SAMPLE} --seat S", shown="#box button"),
}


def main(names: list[str]) -> None:
    """Make the pictures with these names, or all."""
    unknown = sorted(set(names) - set(ALL))
    if unknown:
        sys.exit(f"there is no picture {unknown[0]}: choose from {', '.join(ALL)}")
    with chromium() as browser:
        for name in names or ALL:
            with tempfile.TemporaryDirectory() as folder, _address(ALL[name], Path(folder)) as address:
                taken = _take(browser, address, ALL[name])
            with Image.open(io.BytesIO(taken)) as image:
                image.convert("RGB").quantize(_COLOURS).save(PICTURES / f"{name}.png", optimize=True)
            sys.stdout.write(f"docs/pictures/{name}.png\n")


@contextmanager
def _address(picture: Picture, folder: Path) -> Iterator[str]:
    """Write or serve the page of a picture, and yield its address."""
    for command in picture.commands:
        subprocess.run([*_DECLARER, *command.split()], cwd=folder, env=_environment(), check=True, capture_output=True)
    if not picture.serve:
        yield (folder / picture.page).as_uri() + picture.place
        return
    server = subprocess.Popen(
        [*_DECLARER, *picture.serve.split()], cwd=folder, env=_environment(), stderr=subprocess.PIPE, text=True
    )
    try:
        for line in server.stderr or ():
            if found := re.search(r"http://\S+", line):
                yield found[0] + picture.place
                return
        raise RuntimeError(f"{picture.serve} named no address")
    finally:
        server.terminate()
        server.wait(timeout=10)


def _environment() -> dict[str, str]:
    """Return the variables of a command: it finds our packages, and opens no browser of its own."""
    return os.environ | {"PYTHONPATH": str(ROOT), "BROWSER": "true"}


def _take(browser: Any, address: str, picture: Picture) -> bytes:
    """Return the picture of a page as PNG."""
    resize(browser, *picture.size)
    open_anew(browser, address)
    wait_for(browser, lambda found: found.find_elements("css selector", picture.shown))
    browser.execute_script("document.documentElement.style.overflow = 'hidden'")  # no scroll bar
    return bytes(browser.get_screenshot_as_png())


if __name__ == "__main__":
    main(sys.argv[1:])
