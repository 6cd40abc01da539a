"""What tests of tables over a network share."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _no_player_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """The player that stands for a client is known only while a test lasts."""
    monkeypatch.setattr("agent.registry._registered", {})
