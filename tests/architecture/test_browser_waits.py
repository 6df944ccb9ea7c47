"""Whoever waits in a browser for a condition gives Playwright a function: an expression breaks while it has to wait.

Playwright makes a function of a text once, on the debugger's behalf, which the page's Content-Security-Policy does not
touch. An expression is evaluated anew at each look, by a timer of the page: that is `eval`, and the policy forbids it.
So an expression passes only where the condition holds at once. An async function is no better: what it returns at the
first look is a promise, which counts as true, and nothing is waited for.

`evaluate` and its kin look once, on the debugger's behalf: there an expression is as good as a function.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.architecture.tree import ROOT, parse, place

FUNCTION = re.compile(r"\s*(?:(?:\([^()]*\)|\w+)\s*=>|function\b)")
WAITS = "wait_for_function"


def beginning(node: ast.expr, tree: ast.Module) -> str | None:
    """The text that an expression begins with; None: it cannot be known by reading."""
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=[first, *_]):
            return beginning(first, tree)
        case ast.BinOp(left=left, op=ast.Add() | ast.Mod()):
            return beginning(left, tree)
        case ast.Name(id=name):
            return constant(name, tree)
        case ast.Attribute(value=ast.Name(id=module), attr=name):
            there = imported_from(module, tree)
            return constant(name, there) if there is not None else None
        case _:
            return None


def constant(name: str, tree: ast.Module) -> str | None:
    """The beginning of a constant of a module, which may come from another module of the tests."""
    given: list[ast.expr] = []
    for node in tree.body:
        match node:
            case ast.Assign(targets=targets, value=value):
                given += [value for target in targets if isinstance(target, ast.Name) and target.id == name]
            case ast.AnnAssign(target=ast.Name(id=one), value=ast.expr() as value) if one == name:
                given.append(value)
            case ast.ImportFrom(module=str(module), names=names):
                for alias in names:
                    path = module_file(module)
                    if (alias.asname or alias.name) == name and path is not None:
                        return constant(alias.name, parse(path))
    return beginning(given[0], tree) if len(given) == 1 else None


def imported_from(name: str, tree: ast.Module) -> ast.Module | None:
    """The module of the tests that has this name here."""
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                path = module_file(f"{node.module}.{alias.name}")
                if (alias.asname or alias.name) == name and path is not None:
                    return parse(path)
    return None


def module_file(module: str) -> Path | None:
    path = ROOT.joinpath(*module.split(".")).with_suffix(".py")
    return path if path.is_file() else None


def waits_of(tree: ast.Module) -> list[tuple[int, str | None]]:
    """Where somebody waits for a function, and how the text that is given begins."""
    found: list[tuple[int, str | None]] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == WAITS:
            named = [one.value for one in node.keywords if one.arg == "expression"]
            given = [*node.args, *named][:1]
            found.append((node.lineno, beginning(given[0], tree) if given else None))
    return found


def is_function(text: str | None) -> bool:
    return text is not None and FUNCTION.match(text) is not None


def test_who_waits_in_a_browser_gives_a_function() -> None:
    paths = [path for path in sorted(ROOT.glob("tests/**/*.py")) if WAITS in path.read_text(encoding="utf-8")]
    waits = [(place(path, line), text) for path in paths for line, text in waits_of(parse(path))]
    assert len(waits) > 20
    assert [f"{where} waits for no function" for where, text in waits if not is_function(text)] == []


@pytest.mark.parametrize(
    "source",
    [
        "page.wait_for_function('window.x === 1')",
        "page.wait_for_function(expression='window.x === 1', timeout=5)",
        "page.wait_for_function('(() => window.x === 1)()')",
        "page.wait_for_function('async () => window.x === 1')",
        "page.wait_for_function('functional === 1')",
        "person.page.locator('p').wait_for_function('window.x === 1')",
        "DONE = 'window.x === 1'\n\ndef test() -> None:\n    page.wait_for_function(DONE)",
        "DONE: str = 'window.x === 1'\npage.wait_for_function(DONE)",
        "page.wait_for_function(f'window.x === {n}')",
        "page.wait_for_function(f'{condition}')",
        "DONE = f'window.x === {1}'\npage.wait_for_function(DONE + ' && true')",
        "page.wait_for_function('window.x === %d' % n)",
        "from tests.browser.test_six_browsers import NUMBERED\npage.wait_for_function(NUMBERED)",
        "from tests.browser import people\npage.wait_for_function(people.NOTHING_OF_THE_KIND)",
        "def until(page, condition):\n    page.wait_for_function(condition)",
        "DONE = '() => true'\nDONE = 'true'\npage.wait_for_function(DONE)",
        "page.wait_for_function()",
    ],
)
def test_the_search_finds(source: str) -> None:
    assert [is_function(text) for _, text in waits_of(ast.parse(source))] == [False]


@pytest.mark.parametrize(
    "source",
    [
        "page.wait_for_function('() => window.x === 1')",
        "page.wait_for_function('''\n  () => {\n    return true\n  }''')",
        "page.wait_for_function('(n) => window.x > n', arg=1)",
        "page.wait_for_function('n => window.x > n', arg=1)",
        "page.wait_for_function('([a, b]) => a > b', arg=[2, 1])",
        "page.wait_for_function('function () { return true }')",
        "page.wait_for_function(expression='() => true')",
        "page.wait_for_function(f'() => window.x === {n}')",
        "DONE = '() => window.x === 1'\npage.wait_for_function(DONE)",
        "from tests.browser.mages import PAST as LATER\npage.wait_for_function(LATER)",
        "from tests.browser import mages\npage.wait_for_function(mages.PAST)",
    ],
)
def test_the_search_leaves_alone(source: str) -> None:
    assert [is_function(text) for _, text in waits_of(ast.parse(source))] == [True]
