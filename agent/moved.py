"""The paths that modules had before: they still work in this version, with a warning that tells the new one.

Nothing is imported and nobody is warned until an old name is asked for. Old pickles are read by them too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from importlib.machinery import ModuleSpec
from types import ModuleType

Places = Mapping[str, str | Mapping[str, str]]
"""By the old name of a module the new one, or for each of its names the module where it is now, ``*`` for all others.

``module:name`` where the name is new too.
"""

PLACES: Places = {
    "agent.auction": "agent.rules.auction",
    "agent.beliefs": {"Belief": "agent.knowledge.belief", "*": "agent.knowledge.beliefs"},
    "agent.constraints": "agent.knowledge.constraints",
    "agent.contract": "agent.rules.contract",
    "agent.defenders": "agent.players.defence.perfect",
    "agent.imps": {"imps": "agent.rules.imps", "*": "agent.rules.par"},
    "agent.monte_carlo": {
        "Aim": "agent.players.goal",
        "Goal": "agent.players.goal",
        "evaluate": "agent.players.decision",
        "conclude": "agent.players.decision",
        "*": "agent.players.monte_carlo",
    },
    "agent.payoff": {"StrategySearch": "agent.players.joint.workspace", "*": "agent.players.joint.payoff"},
    "agent.relocation": "agent.players.joint.relocation",
    "agent.sampling": "agent.knowledge.layouts",
    "agent.ties": "agent.players.ties",
    "agent.view": "agent.knowledge.view",
    "agent.weights": "agent.knowledge.weights",
}
"""Where the modules of `agent` went."""


class MovedModules:
    """Finds modules by their old names. The first of ``sys.meta_path``: other finders may know an older checkout."""

    def __init__(self, places: Places) -> None:
        self._places = places

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:  # noqa: ARG002
        """A module by its old name, as imports ask for it."""
        if name not in self._places:
            return None
        is_package = any(other.startswith(f"{name}.") for other in self._places)
        return ModuleSpec(name, self, is_package=is_package)  # type: ignore[arg-type] # it has what a loader needs

    def create_module(self, spec: ModuleSpec) -> None:
        """As usual."""

    def exec_module(self, module: ModuleType) -> None:
        """Leave the module empty but for a way to ask for its names."""
        module.__dict__["__getattr__"] = self.names_of(module.__name__)

    def names_of(self, module: str) -> Callable[[str], object]:
        """The ``__getattr__`` of a module: what its old names stand for, each with a warning."""
        return partial(self._find, module)

    def _find(self, module: str, name: str) -> object:
        places = self._places[module]
        place = places if isinstance(places, str) else places.get(name) or places.get("*")
        if place is None or name.startswith("__"):
            raise AttributeError(f"module {module!r} has no attribute {name!r}")
        from importlib import import_module
        from warnings import warn

        place, _, renamed = place.partition(":")
        new = renamed or name
        now = import_module(place)
        try:
            found: object = getattr(now, new)
        except AttributeError:
            raise AttributeError(f"module {module!r}, now {place!r}, has no attribute {name!r}") from None
        warn(f"{module}.{name} is now {place}.{new}", DeprecationWarning, stacklevel=2)
        return found


MOVED = MovedModules(PLACES)
