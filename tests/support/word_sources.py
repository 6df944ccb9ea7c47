"""Reads what a package calls things from its own source: names of zones, facts and tokens, ids of messages.

The source lies beside the compiled modules, so this works on every build.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

DEEPEST: Final = 6  # how far a name is followed

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Sources:
    """The syntax trees of a package, or of some packages inside it."""

    def __init__(self, package: str, *folders: str) -> None:
        self.trees: dict[str, ast.Module] = {}
        root = resources.files(package)
        for place in [root.joinpath(folder) for folder in folders] or [root]:
            self.read(place, place.name)
        self.around: dict[ast.AST, Function] = {}
        self.constants: dict[str, list[ast.expr]] = {}
        self.called: dict[str, list[tuple[str, ast.Call]]] = {}
        self.returned: dict[str, list[ast.expr]] = {}  # what the functions with a name give back
        for tree in self.trees.values():
            self.constants_of(tree)
        for file, node in self.nodes():
            if isinstance(node, Function):
                # an inner function comes later in the walk, and its nodes are its own
                self.around.update((inner, node) for inner in ast.walk(node) if inner is not node)
            elif isinstance(node, ast.Call):
                self.called.setdefault(called(node), []).append((file, node))
        for node, function in self.around.items():
            if isinstance(node, ast.Return) and node.value is not None:
                self.returned.setdefault(function.name, []).append(node.value)

    def read(self, place: Traversable, name: str) -> None:
        for inner in sorted(place.iterdir(), key=lambda inner: inner.name):
            path = f"{name}/{inner.name}"
            if inner.is_dir():
                self.read(inner, path)
            elif inner.name.endswith(".py"):
                self.trees[path] = ast.parse(inner.read_text(encoding="utf-8"), filename=path)

    def constants_of(self, tree: ast.Module) -> None:
        for node in tree.body:
            for name, value in assigned(node):
                self.constants.setdefault(name, []).append(value)

    def nodes(self) -> Iterator[tuple[str, ast.AST]]:
        for file, tree in self.trees.items():
            for node in ast.walk(tree):
                yield file, node

    def calls(self, name: str) -> list[tuple[str, ast.Call]]:
        """Every call of something with this name, with the file it stands in."""
        return self.called.get(name, [])

    def texts(self, node: ast.expr, depth: int = 0) -> list[str]:
        """The texts that an expression can be, or at least begin with; none if the source does not tell."""
        if depth > DEEPEST:
            return []
        if isinstance(node, ast.Constant):
            return [node.value] if isinstance(node.value, str) else []
        if isinstance(node, ast.JoinedStr):
            return self.texts(node.values[0], depth + 1) if node.values else []
        inner: list[ast.expr] = []
        if isinstance(node, ast.FormattedValue | ast.Subscript):
            inner = [node.value]
        elif isinstance(node, ast.BinOp):
            inner = [node.left]
        elif isinstance(node, ast.IfExp):
            inner = [node.body, node.orelse]
        elif isinstance(node, ast.List | ast.Tuple):
            inner = node.elts
        elif isinstance(node, ast.Name):
            inner = self.values(node)
        elif isinstance(node, ast.Call):
            inner = self.returned.get(called(node), [])
        return [text for value in inner for text in self.texts(value, depth + 1)]

    def values(self, name: ast.Name) -> list[ast.expr]:
        """What a name can stand for: what its function gives it, or is given for it, else a constant of the package."""
        function = self.around.get(name)
        if function is not None:
            inside = [value for node in ast.walk(function) for key, value in assigned(node) if key == name.id]
            if inside:
                return inside
            given = [argument.arg for argument in (*function.args.posonlyargs, *function.args.args)]
            if name.id in given:
                return self.arguments(function, given, name.id)
        return self.constants.get(name.id, [])

    def arguments(self, function: Function, given: list[str], name: str) -> list[ast.expr]:
        """What callers of a function hand over under this name."""
        place = given.index(name) - (given[0] in ("self", "cls"))
        found: list[ast.expr] = []
        for _, call in self.calls(function.name):
            found += call.args[place : place + 1]
            found += [keyword.value for keyword in call.keywords if keyword.arg == name]
        return found


def called(call: ast.Call) -> str:
    """The last word of what is called."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def assigned(node: ast.AST) -> list[tuple[str, ast.expr]]:
    """The plain names that a node gives a value; those of a loop get all that it goes through."""
    if isinstance(node, ast.Assign):
        return [(target.id, node.value) for target in node.targets if isinstance(target, ast.Name)]
    if isinstance(node, ast.AnnAssign | ast.NamedExpr) and isinstance(node.target, ast.Name) and node.value is not None:
        return [(node.target.id, node.value)]
    if isinstance(node, ast.For | ast.comprehension) and isinstance(node.target, ast.Name):
        return [(node.target.id, node.iter)]
    return []
