"""Gives compiled modules their docstrings: mypyc leaves them out of the C that it writes.

`compiling.py` calls `with_docstrings` between mypyc and the C compiler. What mypyc writes is regular: a table of
methods for each class and one of functions for the module, a signature where the docstring belongs, a type with its
name, and a definition of the module. The docstrings come from the source. A name that is not found where it should be
ends the build: then mypyc writes its C in another way, and this file must follow.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

METHODS = re.compile(r"static PyMethodDef (\w+)_methods\[\] = \{")
PROPERTIES = re.compile(r"static PyGetSetDef (\w+)_getseters\[\] = \{")
TYPE = re.compile(r'\s*\.tp_name = "(\w+)",')
ENTRY = re.compile(r'\s*\{"(\w+)",')
SIGNATURE = re.compile(r'PyDoc_STR\(("(?:[^"\\]|\\.)*"|NULL)\)')
MODULE = "NULL, /* docstring */"
PROPERTY = re.compile(r"NULL, NULL\},$")


def docstrings(source: Path) -> dict[str, str]:
    """By `Class.name`, `Class`, `name`; the module's own by an empty name."""
    tree = ast.parse(source.read_text(encoding="utf-8"))
    found = {"": ast.get_docstring(tree)}
    for node in tree.body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            found[node.name] = ast.get_docstring(node)
        if isinstance(node, ast.ClassDef):
            for part in node.body:
                if isinstance(part, ast.FunctionDef):
                    found[f"{node.name}.{part.name}"] = ast.get_docstring(part)
    return {name: text for name, text in found.items() if text}


def with_docstrings(text: str, docs: dict[str, str], file: str) -> tuple[str, int]:
    """The C of a module with its docstrings, and how many there are."""
    left = dict(docs)
    owner: str | None = None  # whose table it is; an empty text: the module's
    entry = ""
    lines = text.split("\n")
    for i, line in enumerate(lines):
        table = METHODS.match(line) or PROPERTIES.match(line)
        if table:
            owner = "" if table[1].endswith("module") else table[1].rpartition("___")[2]
        elif line.startswith("};"):
            owner = None
        elif TYPE.match(line):
            entry = line.split('"')[1]
        elif owner is not None and ENTRY.match(line):
            entry = line.split('"')[1]
        name = f"{owner}.{entry}" if owner else entry
        signature = SIGNATURE.search(line)
        end = PROPERTY.search(line)
        if signature and name in left:
            before = "" if signature[1] == "NULL" else f"{signature[1]} "
            lines[i] = line.replace(signature[0], f"PyDoc_STR({before}{literal(left.pop(name))})", 1)
        elif owner and end and name in left:
            lines[i] = line[: end.start()] + f"PyDoc_STR({literal(left.pop(name))}), NULL}},"
        elif MODULE in line and "" in left:
            lines[i] = line.replace(MODULE, f"PyDoc_STR({literal(left.pop(''))}),", 1)
    if left:
        raise SystemExit(f"grimalkin: {file} has no place for the docstring of '{next(iter(left))}'; see docstrings.py")
    return "\n".join(lines), len(docs)


def literal(text: str) -> str:
    """A text as a C literal, in UTF-8."""
    plain = [chr(byte) if 32 <= byte < 127 and chr(byte) not in '"\\?' else f"\\{byte:03o}" for byte in text.encode()]
    return '"' + "".join(plain) + '"'
