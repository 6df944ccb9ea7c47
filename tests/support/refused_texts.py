"""What the source refuses with, and the sentences that the texts have for it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

SENTENCE: Final = re.compile(r"^(fault-[\w-]+) = (.+)$", re.MULTILINE)
VARIABLE: Final = re.compile(r"\{ \$\w+ \}")
RULE: Final = re.compile(r"^(?:[A-Z]+-[A-Z]+-\d+|\u0001): ")
HOLE: Final = "\u0001"  # where only a run tells what is said


def sentences(*texts: str) -> dict[str, re.Pattern[str]]:
    """The sentences of Fluent texts, as the page reads them (web/src/words/faults.ts)."""
    found: dict[str, re.Pattern[str]] = {}
    for name, sentence in [pair for text in texts for pair in SENTENCE.findall(text)]:
        found[name] = re.compile(".*?".join(map(re.escape, VARIABLE.split(sentence))), re.DOTALL)
    return found


def refusals(folder: Path, error: str) -> Iterator[tuple[str, str]]:
    """All that is said in calls of an error, each with its place: every way that a text can go."""
    for place, call, constants in calls_of(folder, error):
        for said in ways(call.args[0], constants) if call.args else []:
            yield place, RULE.sub("", said)


def ways_of(folder: Path, error: str, code: str) -> list[tuple[str, str]]:
    """The same where a code stands before the text."""
    found: list[tuple[str, str]] = []
    for place, call, constants in calls_of(folder, error):
        if len(call.args) > 1 and isinstance(call.args[0], ast.Constant) and call.args[0].value == code:
            found += [(place, said) for said in ways(call.args[1], constants)]
    return found


def calls_of(folder: Path, name: str) -> Iterator[tuple[str, ast.Call, dict[str, ast.expr]]]:
    """The calls in a folder, with their places and the constants of all its files."""
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.py"))}
    constants = {
        target.id: node.value
        for tree in trees.values()
        for node in tree.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for path, tree in trees.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == name:
                yield f"{path.relative_to(folder).as_posix()}:{node.lineno}", node, constants


def ways(node: ast.expr, constants: dict[str, ast.expr]) -> list[str]:
    """The texts that an expression can be, with holes for what only a run tells."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return ways(node.body, constants) + ways(node.orelse, constants)
    if isinstance(node, ast.Name) and node.id.isupper() and node.id in constants:
        return ways(constants[node.id], constants)
    if isinstance(node, ast.JoinedStr):
        return ["".join(str(part.value) if isinstance(part, ast.Constant) else HOLE for part in node.values)]
    return [HOLE]


def unknown_to(known: dict[str, re.Pattern[str]], said: Iterator[tuple[str, str]]) -> list[str]:
    """What has no sentence. A text that is nothing but a hole comes from elsewhere, where it is looked at."""
    return [
        f"{place}: {text.replace(HOLE, '...')}"
        for place, text in said
        if text.strip() != HOLE and not any(pattern.fullmatch(text) for pattern in known.values())
    ]
