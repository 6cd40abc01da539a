"""Pages of the reference that are made from the code: commands, players, public names, rows and schemas."""

from __future__ import annotations

import ast
import importlib
import inspect
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any

from agent.registry import PLAYERS, Entry
from experiments.cli import COMMANDS, load_command
from experiments.runs import rows
from experiments.runs.rows import OPTIONAL, SCHEMA, VIEW, columns_of, create_table

ROOT = Path(__file__).parents[2]
_PUBLIC = re.compile(r"\| `((?:ddsolver|agent|experiments)[\w.]*)` \| (.+) \|")
SCHEMAS = {
    "Deals": "ddsolver/deal.schema.json",
    "Messages of the engine protocol": "agent/engines/protocol.schema.json",
    "Questions to declarer serve --api, and answers": "experiments/questions/serve/api.schema.json",
}


def row(*cells: str) -> str:
    """Return a line of a table."""
    return f"| {' | '.join(cell.replace('|', chr(92) + '|').replace(chr(10), ' ') for cell in cells)} |"


def table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> list[str]:
    """Return the lines of a table."""
    return [row(*heads), row(*["---"] * len(heads)), *(row(*cells) for cells in rows), ""]


def public_names() -> dict[str, list[str]]:
    """Return the public names of every module, as docs/reference/api.md lists them."""
    text = (ROOT / "docs/reference/api.md").read_text(encoding="utf-8")
    return {module: re.findall(r"`(\w+)`", names) for module, names in _PUBLIC.findall(text)}


def _documented_variables(module: ModuleType) -> set[str]:
    """Return the variables of a module that have a docstring, which Sphinx then prints; tests do not need Sphinx."""
    return {
        each.id
        for statement, after in pairwise(ast.parse(inspect.getsource(module)).body)
        if isinstance(statement, ast.Assign | ast.AnnAssign)
        if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
        for target in (statement.targets if isinstance(statement, ast.Assign) else [statement.target])
        for each in ast.walk(target)
        if isinstance(each, ast.Name)
    }


def api_page(module: str, names: Iterable[str]) -> str:
    """Return the page of a public module."""
    imported = importlib.import_module(module)
    documented = _documented_variables(imported)
    lines = [f"# `{module}`", "", "```{eval-rst}", f".. py:currentmodule:: {module}", "", ""]
    for name in names:
        value = getattr(imported, name)
        if inspect.isclass(value):
            lines += [f".. autoclass:: {module}.{name}", "   :members:", "   :show-inheritance:", ""]
        elif inspect.isfunction(value):
            lines += [f".. autofunction:: {module}.{name}", ""]
        elif name in documented:
            lines += [f".. autodata:: {module}.{name}", "   :no-value:", ""]
        else:
            lines += [f".. py:data:: {module}.{name}", ""]
    return "\n".join([*lines, "```", ""])


def command_page(name: str) -> str:
    """Return the page of a command and its subcommands, with what ``--help`` prints."""
    return "\n".join(_command(load_command(name), f"declarer {name}", "#"))


def _command(command: Any, path: str, mark: str) -> Iterator[str]:
    context = command.context_class(command, info_name=path)
    yield f"{mark} `{path}`"
    yield ""
    yield from (command.help or "").splitlines()
    yield ""
    if command.epilog:
        yield from [_with_code(command.epilog), ""]
    yield from ["```text", command.get_usage(context), "```", ""]
    records = [_record(each, context) for each in command.get_params(context)]
    options = [(f"`{written}`", _escaped(meaning)) for written, meaning in records if written]
    yield from table(("argument or option", "meaning"), options)
    for name, inner in sorted(getattr(command, "commands", {}).items()):
        yield from _command(inner, f"{path} {name}", f"{mark}#")


def _with_code(epilog: str) -> str:
    """Return an epilog with its commands in code marks."""
    return re.sub(r"\bdeclarer [a-z].+?(?=\. [A-Z]|$)", r"`\g<0>`", epilog)


def _record(parameter: Any, context: Any) -> tuple[str, str]:
    """Return an argument or an option as it is typed, and its meaning."""
    written, meaning = parameter.get_help_record(context) or ("", "")
    return (parameter.metavar if parameter.param_type_name == "argument" else written), meaning


def _escaped(text: str) -> str:
    return re.sub(r"([*_<>\[\]])", r"\\\1", text)


def commands() -> list[str]:
    """Return the names of all commands."""
    return [name for group in COMMANDS.values() for name in group]


def players_page() -> str:
    """Return the page of all players, from their settings."""
    lines = ["# Players", "", "A player is written as `NAME:option=value,option=value`, or `NAME:preset`.", ""]
    for name, entry in PLAYERS.items():
        lines += _player(name, entry)
    return "\n".join(lines)


def _player(name: str, entry: Entry) -> Iterator[str]:
    yield from [f"## `{name}`", ""]
    seen = "what a player at the table sees" if entry.sees == "view" else "all four hands"
    yield from [f"Plays as {' or '.join(entry.roles)}; sees {seen}; {entry.help}.", ""]
    if entry.presets:
        presets = [(f"`{name}:{each}`", f"`{preset.options}`", preset.help) for each, preset in entry.presets.items()]
        yield from table(("preset", "options", ""), presets)
    options = entry.settings.options()
    if options:
        rows = [
            (f"`{key}=`", f"`{each.kind.write(each.default)}`", each.help, each.kind.needs.replace(" is needed", ""))
            for key, each in options.items()
        ]
        yield from table(("option", "default", "meaning", "values"), rows)


def rows_page() -> str:
    """Return the page of a run's tables, from the statements that make them and the classes of their rows."""
    lines = ["# Rows of a run", "", "A run keeps its boards in `boards.sqlite`, an SQLite file with these tables."]
    lines += ["The view `played` joins them: one row per board, ready for SQL or pandas.", ""]
    classes = {name: row for row, (name, _) in OPTIONAL.items()}
    classes |= {"deals": rows.StoredDeal, "failures": rows.FailedBoard}
    optional = {name: create_table(name, columns_of(row), key) for row, (name, key) in OPTIONAL.items()}
    for name, statement in (SCHEMA | optional).items():
        lines += [f"## Table `{name}`", ""]
        columns, key = re.fullmatch(r"CREATE TABLE \w+ \((.*), PRIMARY KEY \((.*)\)\)", statement).groups()  # type: ignore[union-attr]
        meanings = _meanings(classes.get(name, rows.PlayedBoard))
        found = [column.split()[:2] for column in columns.split(", ")]
        cells = [(f"`{column}`", kind, meanings.get(column, "")) for column, kind in found]
        lines += table(("column", "type", "meaning"), cells)
        lines += [f"Key: {key}.", ""]
    lines += ["## View `played`", "", "```sql", VIEW.strip(), "```", ""]
    return "\n".join(lines)


def _meanings(row: type) -> dict[str, str]:
    """Return the first sentence about each field of a class of rows that has one."""
    classes = {each.name: each for each in ast.parse(inspect.getsource(rows)).body if isinstance(each, ast.ClassDef)}
    found = {}
    for base in reversed(row.__mro__[:-1]):
        for one, other in pairwise(classes[base.__name__].body):
            if isinstance(one, ast.AnnAssign) and isinstance(other, ast.Expr) and isinstance(other.value, ast.Constant):
                text = " ".join(str(other.value.value).split("\n\n")[0].split())
                found[ast.unparse(one.target)] = text.removesuffix(".")
    return found


def schemas_page() -> str:
    """Return the page of the JSON schemas that are part of the packages."""
    lines = ["# JSON schemas", "", "The packages contain these schemas (JSON Schema 2020-12).", ""]
    for title, path in SCHEMAS.items():
        schema = json.loads((ROOT / path).read_text(encoding="utf-8"))
        lines += [f"## {title}", "", f"`{path}`", "", *_schema(schema)]
        for name, definition in schema.get("$defs", {}).items():
            lines += [f"### `{name}`", "", *_schema(definition)]
    return "\n".join(lines)


def _schema(schema: Mapping[str, Any]) -> list[str]:
    """Return the fields of an object, or of each message of a choice; patterns of texts as they are."""
    if "properties" in schema:
        return _fields(schema)
    if "pattern" in schema:
        return [f"A text of the form `{schema['pattern']}`.", ""]
    if "description" in schema:
        return [schema["description"], ""]
    lines: list[str] = []
    for each in schema.get("oneOf", []):
        if "properties" in each:
            lines += [f"#### `{each['properties']['type']['const']}`", "", *_fields(each)]
    return lines


def _fields(schema: Mapping[str, Any]) -> list[str]:
    needed = schema.get("required", [])
    rows = [
        (f"`{name}`", _kind(each), "yes" if name in needed else "", each.get("description", ""))
        for name, each in schema["properties"].items()
    ]
    text = [schema["description"], ""] if "description" in schema else []
    return [*text, *table(("field", "type", "required", "meaning"), rows)]


def _kind(schema: Mapping[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return f"`{json.dumps(schema['const'])}`"
    if "enum" in schema:
        return ", ".join(f"`{json.dumps(each)}`" for each in schema["enum"])
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " or ".join(_kind(each) for each in schema[several])
    kind = schema.get("type", "any")
    if kind == "array" and isinstance(schema.get("items"), dict):
        return f"array of {_kind(schema['items'])}"
    return " or ".join(kind) if isinstance(kind, list) else str(kind)
