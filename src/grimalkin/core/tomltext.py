"""Writing TOML: the standard library only reads it. Equal data give equal text."""

from __future__ import annotations

import json
import re
from typing import Any, Final

BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
WIDTH: Final = 100


def key_text(key: str) -> str:
    return key if BARE.fullmatch(key) else string_text(key)


def string_text(text: str) -> str:
    # JSON's escapes are TOML's too; DEL and lone surrogates are the exceptions
    quoted = json.dumps(text.encode("utf-8", "replace").decode(), ensure_ascii=False)
    return quoted.replace("\x7f", "\\u007f")


def lines_text(text: str) -> str:
    """A text of several lines, such as a whole file."""
    lines = [string_text(line)[1:-1] for line in text.split("\n")]
    return '"""\n' + "\n".join(lines) + '"""'


def value_text(value: Any, room: int = WIDTH) -> str:
    """A value on one line, or a list on several where one has no room."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return string_text(value)
    if isinstance(value, dict):
        pairs = [f"{key_text(key)} = {value_text(inner, 1_000_000)}" for key, inner in value.items()]
        return f"{{ {', '.join(pairs)} }}" if pairs else "{}"
    assert isinstance(value, list), f"{value!r} is nothing that these files hold"
    items = [value_text(item, 1_000_000) for item in value]
    line = f"[{', '.join(items)}]"
    return line if len(line) <= room else "[\n" + "".join([f"    {item},\n" for item in items]) + "]"


def pairs_text(table: dict[str, Any]) -> str:
    """The keys of a table, one a line, signs of equality below one another."""
    keys = {key: key_text(key) for key in table}
    width = max([len(text) for text in keys.values()], default=0)
    lines: list[str] = []
    for key, value in table.items():
        long = isinstance(value, str) and "\n" in value
        lines.append(f"{keys[key]:{width}} = {lines_text(value) if long else value_text(value, WIDTH - width)}\n")
    return "".join(lines)
