"""Pages in headless Chromium; these tests are slow, and are skipped where it is not installed."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
DRIVER = shutil.which("chromedriver")
NEEDS_BROWSER = [
    pytest.mark.slow,
    pytest.mark.skipif(CHROMIUM is None or DRIVER is None, reason="needs Debian's chromium and chromium-driver"),
    # Selenium leaves the socket to its driver open until it is collected.
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
]
_SECONDS = 90.0
"""How long a page may take for what it is asked, on a busy machine."""
_IS_LOADED = "return document.readyState === 'complete' && location.href !== 'about:blank'"
_SHOWN = """return [document.readyState, document.visibilityState, location.href]
    .concat(document.body.innerText.slice(0, 4000))
    .concat(Array.from(document.querySelectorAll("input, select, textarea"), (each) => `${each.id}=${each.value}`))"""


@contextmanager
def chromium() -> Iterator[Any]:
    """Start a browser, and end it after the ``with`` block."""
    from selenium import webdriver
    from selenium.webdriver.chrome.service import Service

    options = webdriver.ChromeOptions()
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"):
        options.add_argument(argument)
    options.binary_location = CHROMIUM or ""
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = webdriver.Chrome(options=options, service=Service(DRIVER))
    try:
        yield driver
    finally:
        driver.quit()


def resize(browser: Any, width: int, height: int = 900) -> None:
    """Set the size of the window; narrow ones are phones."""
    size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500}
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)


def open_anew(browser: Any, address: str) -> None:
    """Load a page even if another place of it is shown; reloading it while it still loads may never end.

    What is typed before a page's script has run is lost, and a busy browser may come back that early.
    """
    browser.get("about:blank")
    browser.get(address)
    wait_for(browser, lambda _: browser.execute_script(_IS_LOADED))


def errors(browser: Any) -> list[Any]:
    """Return what the browser has logged as wrong since the last call."""
    return [entry for entry in browser.get_log("browser") if entry["level"] in ("SEVERE", "WARNING")]


def wait_for(browser: Any, holds: Callable[[Any], object]) -> Any:
    """Wait until something holds; return what ``holds`` returns, given the browser.

    Raises:
        AssertionError: If it does not hold in time; says what the page shows.
    """
    from selenium.common.exceptions import StaleElementReferenceException, TimeoutException
    from selenium.webdriver.support.ui import WebDriverWait

    wait = WebDriverWait(browser, _SECONDS, ignored_exceptions=[StaleElementReferenceException])
    try:
        return wait.until(holds)
    except TimeoutException:
        shown = browser.execute_script(_SHOWN)
        raise AssertionError(f"after {_SECONDS} s the page is {shown}; logged: {browser.get_log('browser')}") from None
