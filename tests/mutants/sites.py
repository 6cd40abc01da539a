"""One-line faults that a programmer could plausibly make: where each could stand, and the text with it."""

from __future__ import annotations

import ast
import hashlib
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

KERNEL_DECORATORS = {"kernel", "fragment", "njit"}
COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Div,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.Pow: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.BitXor: ast.BitOr,
}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any", "floor": "ceil", "ceil": "floor"}
SYMMETRIC = {"min", "max", "math.gcd"}


class Mutant(NamedTuple):
    """A file with one part of it, from byte ``start`` to ``end``, replaced."""

    path: str
    line: int
    start: int
    end: int
    old: str
    new: str
    place: str
    """The text of its line, with numbers if the file has the line, or the line the fault, several times."""
    kernel: str
    """The kernel in which it stands, else empty: a changed kernel must be compiled."""
    on_import: bool
    """Whether it runs when its file is imported."""

    @property
    def key(self) -> str:
        """What identifies it, wherever in its file its line stands."""
        return f"{self.path}: {self.place}: {self.old} -> {self.new}"

    def applied(self, text: bytes) -> bytes:
        """Return the file's text with the fault."""
        return text[: self.start] + self.new.encode() + text[self.end :]


class _Sites(ast.NodeVisitor):
    """Collects the mutants of one file."""

    def __init__(self, path: str, text: bytes) -> None:
        self.path = path
        self.text = text
        self.starts = [0]
        for line in text.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.kernel = ""
        self.on_import = True
        self.places: dict[int, str] = {}
        self.repeated: Counter[tuple[int, str, str]] = Counter()
        self.mutants: list[Mutant] = []

    def offset(self, line: int, column: int) -> int:
        return self.starts[line - 1] + column

    def add(self, node: ast.expr | ast.stmt, new: str) -> None:
        start = self.offset(node.lineno, node.col_offset)
        end = self.offset(node.end_lineno or node.lineno, node.end_col_offset or 0)
        old = self.text[start:end].decode()
        if old != new:
            self.repeated[node.lineno, old, new] += 1
            number = self.repeated[node.lineno, old, new]
            place = self.place(node.lineno) + (f" (number {number})" if number > 1 else "")
            where = place, self.kernel, self.on_import
            self.mutants.append(Mutant(self.path, node.lineno, start, end, old, new, *where))

    def place(self, line: int) -> str:
        if not self.places:
            seen: Counter[str] = Counter()
            for number, text in enumerate(self.text.decode().splitlines(), start=1):
                seen[text.strip()] += 1
                self.places[number] = text.strip() + (f" #{seen[text.strip()]}" if seen[text.strip()] > 1 else "")
        return self.places[line]

    # Left alone: annotations, decorators, docstrings, messages of errors, help texts, ``strict=``, and texts with
    # values in them, whose parts have no positions in Python 3.11.

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_arg(self, node: ast.arg) -> None:
        pass

    def visit_Raise(self, node: ast.Raise) -> None:
        pass

    def visit_Assert(self, node: ast.Assert) -> None:
        pass

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        pass

    def visit_If(self, node: ast.If) -> None:
        if ast.unparse(node.test) not in ("TYPE_CHECKING", "__name__ == '__main__'"):
            self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if not (isinstance(node.targets[0], ast.Name) and node.targets[0].id == "__all__"):
            self.visit(node.value)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        self.visit(node.value)
        if isinstance(node.slice, ast.Slice):
            self.visit(node.slice)
        elif not isinstance(node.slice, ast.Constant):
            self.generic_visit(node.slice)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for statement in node.body:
            self.visit(statement)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        names = {ast.unparse(decorator).split("(")[0].split(".")[-1] for decorator in node.decorator_list}
        for default in [*node.args.defaults, *filter(None, node.args.kw_defaults)]:
            self.visit(default)
        outer = self.kernel, self.on_import
        self.kernel = node.name if names & KERNEL_DECORATORS else self.kernel
        self.on_import = False
        for statement in node.body:
            self.visit(statement)
        self.kernel, self.on_import = outer

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            self.add(node, "pass")
            self.visit(node.value)
        elif not isinstance(node.value, ast.Constant):
            self.visit(node.value)

    # What is changed.

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        function = ast.unparse(node.func)
        if function.removeprefix("common.") in ("option", "positional", "Field", "cast", "TypeVar"):
            return
        if function.startswith("typer."):
            return
        if name in CALLS:
            self.add(node.func, CALLS[name])
        starred = any(isinstance(argument, ast.Starred) for argument in node.args)
        if len(node.args) == 2 and not (node.keywords or starred or function in SYMMETRIC):
            self.add(node, f"{function}({ast.unparse(node.args[1])}, {ast.unparse(node.args[0])})")
        options = [keyword.value for keyword in node.keywords if keyword.arg != "strict"]
        for part in (node.func, *node.args, *options):
            self.visit(part)

    def visit_Compare(self, node: ast.Compare) -> None:
        for place, operator in enumerate(node.ops):
            changed = [*node.ops[:place], COMPARISONS[type(operator)](), *node.ops[place + 1 :]]
            self.add(node, f"({ast.unparse(ast.Compare(node.left, changed, node.comparators))})")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in OPERATORS:
            self.add(node, f"({ast.unparse(ast.BinOp(node.left, OPERATORS[type(node.op)](), node.right))})")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if type(node.op) in OPERATORS:
            self.add(node, ast.unparse(ast.AugAssign(node.target, OPERATORS[type(node.op)](), node.value)))
        self.visit(node.value)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        self.add(node, f"({ast.unparse(ast.BoolOp(other, node.values))})")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not | ast.USub):
            self.add(node, f"({ast.unparse(node.operand)})")
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.add(node, f"({ast.unparse(ast.IfExp(node.test, node.orelse, node.body))})")
        self.generic_visit(node)

    def visit_Continue(self, node: ast.Continue) -> None:
        self.add(node, "break")

    def visit_Break(self, node: ast.Break) -> None:
        self.add(node, "continue")

    def visit_Constant(self, node: ast.Constant) -> None:
        value = node.value
        if isinstance(value, bool):
            self.add(node, str(not value))
        elif isinstance(value, int):
            self.add(node, str(value + 1))
        elif isinstance(value, float):
            self.add(node, repr(value * 1.25 or 1.0))
        elif isinstance(value, str) and value:
            self.add(node, repr(value[:-1] + ("x" if value[-1] != "x" else "y")))


def mutants_of(path: Path, root: Path) -> list[Mutant]:
    """Return all mutants of a file, in the order of its text."""
    text = path.read_bytes()
    sites = _Sites(path.relative_to(root).as_posix(), text)
    sites.visit(ast.parse(text))
    return sites.mutants


def sample_mutants(mutants: Iterable[Mutant], count: int, seed: int) -> list[Mutant]:
    """Draw ``count`` mutants of different lines, all lines alike, with at most one of a kernel."""
    by_line: dict[tuple[str, int], Mutant] = {}
    for mutant in sorted(mutants, key=lambda mutant: _lot(seed, mutant.key)):
        by_line.setdefault((mutant.path, mutant.line), mutant)
    drawn: dict[tuple[str, ...], Mutant] = {}
    for mutant in sorted(by_line.values(), key=lambda mutant: _lot(seed, f"lot of {mutant.key}")):
        drawn.setdefault((mutant.path, mutant.kernel) if mutant.kernel else (mutant.key,), mutant)
    return list(drawn.values())[:count]


def _lot(seed: int, text: str) -> bytes:
    # Every mutant draws its own lot, so that an edit elsewhere leaves the sample unchanged.
    return hashlib.sha256(f"{seed} {text}".encode()).digest()
