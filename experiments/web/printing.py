"""Prints pages to PDF with a browser, if one is installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from experiments.errors import StoreError
from experiments.show.rendering import write_page, writing

_SECONDS = 120.0
"""The longest that a browser may take to print a page."""
_PROGRAMS = (
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge", "msedge",
)  # fmt: skip
_ELSEWHERE = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
)
"""Where browsers are that are not on the path."""


def browser_for(path: Path) -> str:
    """Return the path of a browser that can print a page to a PDF file, ``path``.

    :raises StoreError: if none is found.
    """
    installed = [*filter(None, map(shutil.which, _PROGRAMS)), *(each for each in _ELSEWHERE if Path(each).is_file())]
    if not installed:
        html = path.with_suffix(".html").name
        raise StoreError(
            f"no browser is installed to print {path} (Chromium, Chrome or Edge); write {html} and print it"
        )
    return installed[0]


def print_page(page: str, path: Path, browser: str, seconds: float = _SECONDS) -> None:
    """Print a page, given as HTML, to a PDF file with a browser (`browser_for`).

    :raises StoreError: if the browser fails or takes longer than ``seconds``, or if the file cannot be written.
    """
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        source, printed = Path(folder) / "page.html", Path(folder) / "page.pdf"
        write_page(source, page)
        command = [browser, "--headless", "--disable-gpu", "--no-first-run", "--disable-extensions"]
        # Chromium refuses to run as root with its sandbox.
        command += ["--no-sandbox"] if sys.platform != "win32" and os.geteuid() == 0 else []
        command += [f"--user-data-dir={Path(folder) / 'browser'}", "--no-pdf-header-footer"]
        command += [f"--print-to-pdf={printed}", source.as_uri()]
        try:
            ended = subprocess.run(command, timeout=seconds, stdin=subprocess.DEVNULL, capture_output=True, check=False)
        except subprocess.TimeoutExpired:
            raise StoreError(f"{browser} did not print {path} within {seconds:g} s") from None
        except OSError as error:
            raise StoreError(f"cannot start {browser} to print {path}: {error.strerror}") from None
        if not printed.exists():
            raise StoreError(f"{browser} printed no page for {path}: {_last_line(ended.stderr)}")
        with writing(path):
            path.write_bytes(printed.read_bytes())


def _last_line(output: bytes) -> str:
    lines = output.decode("utf-8", "replace").split("\n")
    return next((line.strip() for line in reversed(lines) if line.strip()), "it gave no reason")
