"""What the class of a game says in plain values, such as `cooperative = True`: only what is known, and of its kind."""

from __future__ import annotations

from typing import Any

from grimalkin.core.wording import nearest


def declarations(kind: Any) -> dict[str, Any]:
    """The plain values in a class by name: no methods, nothing private, no constants of its own in capitals."""
    found: dict[str, Any] = {}
    for name, value in vars(kind).items():
        if not (name.startswith("_") or name.isupper() or callable(value) or hasattr(type(value), "__get__")):
            found[name] = value
    return found


def declaration_fault(thing: Any, base: Any) -> str:
    """What is wrong with what the class of a thing declares, by what its base does; empty: nothing."""
    known: dict[str, Any] = {}
    for kind in reversed(base.__mro__):
        known.update(declarations(kind))
    for kind in type(thing).__mro__:
        if kind is base:
            break
        for name, value in declarations(kind).items():
            if name not in known:
                names = sorted(known)
                near = nearest(name, names)
                hint = f"did you mean '{near}'? " if near else ""
                said = f"{kind.__name__} declares '{name}', and nobody asks for that"
                return f"{said}; {hint}it can be: {', '.join(names)}"
            wanted = type(known[name])
            if type(value) is not wanted and wanted in (bool, int, str):
                return (
                    f"{kind.__name__}.{name} = {value!r} is of {type(value).__name__}; it has to be {wanted.__name__}"
                )
    return ""
