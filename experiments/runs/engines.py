"""The engines of a run: short names for commands, in the section ``[engines]`` of the run's settings."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from agent.engines.command import SECONDS, EngineCommand


class NamedEngine(BaseModel):
    """How to start an engine: its command, further arguments, defaults of its options, and seconds per answer."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    cmd: str
    args: tuple[str, ...] = ()
    options: dict[str, bool | int | float | str] = Field(default_factory=dict)
    timeout: Annotated[float, Field(ge=1e-3, le=1e9)] = SECONDS

    @property
    def command(self) -> EngineCommand:
        """The command that starts the engine, with its time limit and its options as text."""
        words = EngineCommand.parse(self.cmd).words + self.args
        return EngineCommand(words, self.timeout, tuple((key, _option(value)) for key, value in self.options.items()))


def _option(value: bool | int | float | str) -> str:
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)
