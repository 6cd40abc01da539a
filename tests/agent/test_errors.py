"""Errors that say where they happened keep their kind, and what an engine said."""

from __future__ import annotations

import pytest

from agent.errors import EngineError, EngineGoneError, PlayerError


@pytest.mark.parametrize("error", [EngineError("no answer", "> a\nb"), EngineGoneError("no answer", "> a\nb")])
def test_an_engines_error_keeps_what_it_said(error: EngineError) -> None:
    there = error.at("board 7")
    assert isinstance(there, EngineError)
    assert (str(there), there.said) == ("board 7: no answer", "> a\nb")


def test_a_players_error_begins_with_its_place() -> None:
    assert str(PlayerError("an illegal call").at("board 7").at("table 2")) == "table 2: board 7: an illegal call"
