"""TypeScript types of everything on the wire, made from the message classes and the view.

What the server sends is complete, but for what few games have (`UnsetType`). What a client sends may leave out what has
a default.
"""

from __future__ import annotations

import ast
import io
import json
import re
import sys
import tokenize
import typing
from functools import cache
from inspect import getdoc, getsource
from types import ModuleType
from typing import Annotated

import msgspec
from msgspec import NODEFAULT, Meta, Struct

from grimalkin.core import view
from grimalkin.server.messages import acts, courts, games, news, operations, people, replays, tables, words

HEAD = """\
// The messages of Grimalkin, made by `grimalkin protocol --typescript`. Change the classes, not this file.
"""
MODULES = (words, people, games, tables, courts, acts, news, replays, operations)  # in this order
ABSENT = "UnsetType"
PLAIN = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "Any": "unknown"}


def structs() -> list[type[Struct]]:
    """Every message class, and what the view is made of, in the order of their modules."""
    return [
        value
        for module in (view, *MODULES)
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Struct) and value.__module__ == module.__name__
    ]


@cache
def names() -> dict[str, object]:
    """What the names in the messages and in the view mean."""
    return {name: value for module in (view, *MODULES) for name, value in vars(module).items()}


def aliases() -> dict[str, ast.expr]:
    """Types that have a name of their own, as they are written: `Id`, `Spectators`, `ServerMessage`."""
    found: dict[str, ast.expr] = {}
    for line in (line for module in MODULES for line in ast.parse(getsource(module)).body):
        if isinstance(line, ast.Assign) and isinstance(line.targets[0], ast.Name) and line.targets[0].id[0].isupper():
            found[line.targets[0].id] = line.value
    return found


@cache
def typescript() -> str:
    """The whole file. The same classes give the same text."""
    parts = [HEAD]
    parts += [alias_text(name, value) for name, value in aliases().items()]
    parts += [struct_text(each) for each in structs()]
    return "\n".join(parts)


def alias_text(name: str, value: ast.expr) -> str:
    return comment(constraints(value)) + f"export type {name} = {written(value)};\n"


def struct_text(kind: type[Struct]) -> str:
    """One class as an interface. A tag is its first field, and tells the kinds of a union apart."""
    base = kind.__bases__[0]
    head = f"export interface {kind.__name__}{f' extends {base.__name__}' if base is not Struct else ''} {{"
    lines = [comment(doc_of(kind)) + head]
    config = kind.__struct_config__
    if config.tag_field is not None and not (base is not Struct and is_family(kind)):
        lines.append(f"  {config.tag_field}: {'string' if is_family(kind) else json.dumps(config.tag)};")
    notes = notes_of(sys.modules[kind.__module__])[kind.__name__]
    fields = {field.name: field for field in msgspec.structs.fields(kind)}
    for name, annotation in kind.__annotations__.items():
        type_ = ast.parse(annotation, mode="eval").body
        note = "; ".join(word for word in (notes.get(name, ""), constraints(type_)) if word)
        mark = "?" if may_be_left_out(kind, fields[name]) or may_be_absent(type_) else ""
        lines.append(comment(note, "  ") + f"  {fields[name].encode_name}{mark}: {written(type_)};")
    return "\n".join([*lines, "}", ""])


def is_family(kind: type[Struct]) -> bool:
    """Only there for others to extend: it is never sent itself."""
    return any(other.__bases__[0] is kind for other in structs())


def may_be_left_out(kind: type[Struct], field: msgspec.structs.FieldInfo) -> bool:
    """A client may leave out what has a default. Only what clients send is so strict that it refuses unknown fields."""
    has_default = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
    return kind.__struct_config__.forbid_unknown_fields and has_default


def may_be_absent(type_: ast.expr) -> bool:
    """Is it of something that is not sent where there is none of it?"""
    return isinstance(type_, ast.BinOp) and isinstance(type_.right, ast.Name) and type_.right.id == ABSENT


# types


def written(type_: ast.expr) -> str:
    """A type as TypeScript writes it. Names stay names."""
    match type_:
        case ast.Constant(value=None):
            return "null"
        case ast.Name(id=name):
            return PLAIN.get(name, name)
        case ast.BinOp(left=left, op=ast.BitOr(), right=ast.Name(id=name)) if name == ABSENT:
            return written(left)
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return f"{written(left)} | {written(right)}"
        case ast.Subscript(value=ast.Name(id=name), slice=inner):
            return generic(name, inner.elts if isinstance(inner, ast.Tuple) else [inner])
    raise AssertionError(f"no TypeScript is known for {ast.unparse(type_)}")


def generic(name: str, inner: list[ast.expr]) -> str:
    match name:
        case "Annotated":
            return written(inner[0])
        case "Literal":
            return " | ".join(json.dumps(ast.literal_eval(value)) for value in inner)
        case "tuple":
            return f"[{', '.join(written(one) for one in inner)}]"
        case "dict":
            return f"Record<string, {written(inner[1])}>"
    assert name == "list", f"no TypeScript is known for {name}"
    one = written(inner[0])
    return f"({one})[]" if isinstance(inner[0], ast.BinOp) else f"{one}[]"


def constraints(type_: ast.expr) -> str:
    """The limits that are written with a type, in words; those of a named type stand there."""
    if isinstance(type_, ast.BinOp):
        return "; ".join(word for one in (type_.left, type_.right) if (word := constraints(one)))
    value = eval(compile(ast.Expression(type_), "", "eval"), names())
    if isinstance(type_, ast.Name) or typing.get_origin(value) is not Annotated:
        return ""
    inner, *metas = typing.get_args(value)
    unit = "signs" if inner is str else "items"
    words: list[str] = []
    for meta in metas:
        assert isinstance(meta, Meta)
        words += span(meta.ge, meta.le, "")
        words += span(meta.min_length, meta.max_length, f" {unit}")
        words += [f"as {meta.pattern}"] if meta.pattern else []
    return ", ".join(words)


def span(low: float | None, high: float | None, unit: str) -> list[str]:
    if low is None and high is None:
        return []
    if high is None:
        return [f"{low}{unit} or more"]
    return [f"at most {high}{unit}" if low is None else f"{low} to {high}{unit}"]


# comments


def comment(text: str, indent: str = "") -> str:
    """A comment above something; nothing for no text. What Python calls None is null on the wire."""
    lines = re.sub(r"\bNone\b", "null", text).replace("*/", "*\\/").split("\n")
    if not text:
        return ""
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return f"{indent}/**\n" + "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines) + f"{indent} */\n"


def doc_of(kind: type[Struct]) -> str:
    return (getdoc(kind) or "") if kind.__doc__ else ""


@cache
def notes_of(module: ModuleType) -> dict[str, dict[str, str]]:
    """By class and field, what the comment behind it says."""
    source = getsource(module)
    comments = {
        token.start[0]: token.string.removeprefix("#").strip()
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    }
    return {
        kind.name: {
            field.target.id: comments[field.lineno]
            for field in kind.body
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and field.lineno in comments
        }
        for kind in ast.parse(source).body
        if isinstance(kind, ast.ClassDef)
    }
