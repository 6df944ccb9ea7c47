"""What `help` shows is the same in both builds: the docstrings of the source, behind the signatures."""

from __future__ import annotations

import importlib
import inspect
from pathlib import Path
from typing import Any

import pytest

from building.docstrings import docstrings, literal, with_docstrings
from grimalkin.core.engine import pending
from grimalkin.core.game import Game
from grimalkin.core.state import State
from tests.architecture.tree import PACKAGE, compiled_modules


def documented(thing: Any, name: str) -> str | None:
    """The docstring of `Class.part`, `name` or, without a name, of the module itself."""
    for word in filter(None, name.split(".")):
        thing = vars(thing)[word] if isinstance(thing, type) else getattr(thing, word)
    thing = thing.__func__ if isinstance(thing, (staticmethod, classmethod)) else thing
    return inspect.cleandoc(thing.__doc__) if thing.__doc__ else None


@pytest.mark.parametrize("module", compiled_modules())
def test_every_docstring_of_the_source_is_there(module: str) -> None:
    """But for `__repr__` and its like: CPython has words of its own for what it calls through slots."""
    source = PACKAGE.parent.joinpath(*module.split(".")).with_suffix(".py")
    wanted = {name: text for name, text in docstrings(source).items() if not name.endswith("__")}
    assert {name: documented(importlib.import_module(module), name) for name in wanted} == wanted


def test_signatures_are_there_too() -> None:
    assert list(inspect.signature(pending).parameters) == ["game"]
    assert list(inspect.signature(State).parameters) == ["teams"]
    assert list(inspect.signature(Game.new).parameters) == ["self", "settings", "decks"]


# the tool


MADE = """static PyGetSetDef tiny___A_getseters[] = {
    {"x",
     (getter)A_get_x, (setter)A_set_x,
     NULL, NULL},
    {"p",
     (getter)A_get_p,
    NULL, NULL, NULL},
    {NULL}  /* Sentinel */
};
static PyMethodDef tiny___A_methods[] = {
    {"f",
     (PyCFunction)CPyPy_A___f,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("f($self, y=\\"x\\")\\n--\\n\\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
};
    .tp_name = "A",
    .tp_doc = PyDoc_STR("A(x)\\n--\\n\\n"),
};
static PyMethodDef tinymodule_methods[] = {
    {"f", (PyCFunction)CPyPy_f, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL) /* docstring */},
};
    "tiny",
    NULL, /* docstring */
"""
SOURCE = '''"""A module."""
class A:
    """A class."""
    x: int
    @property
    def p(self) -> int:
        """A property."""
    def f(self, y: str = "x") -> None:
        """A method.

        It has "two" lines.
        """
def f(z=object()) -> None:
    """A function: \\u00e9?"""
'''


def test_docstrings_go_behind_signatures(tmp_path: Path) -> None:
    source = tmp_path / "tiny.py"
    source.write_text(SOURCE, encoding="utf-8")
    docs = docstrings(source)
    assert list(docs) == ["", "A", "A.p", "A.f", "f"]
    made, count = with_docstrings(MADE, docs, "tiny.c")
    assert count == 5
    new = [line.strip() for line in made.split("\n") if line not in MADE.split("\n")]
    assert [line.replace("METH_FASTCALL | METH_KEYWORDS", "...") for line in new] == [
        'NULL, PyDoc_STR("A property."), NULL},',
        r'..., PyDoc_STR("f($self, y=\"x\")\n--\n\n" "A method.\012\012It has \042two\042 lines.")},',
        r'.tp_doc = PyDoc_STR("A(x)\n--\n\n" "A class."),',
        r'{"f", (PyCFunction)CPyPy_f, ..., PyDoc_STR("A function: \303\251\077") /* docstring */},',
        'PyDoc_STR("A module."),',
    ]


def test_a_docstring_without_a_place_ends_the_build() -> None:
    with pytest.raises(SystemExit, match=r"tiny\.c has no place for the docstring of 'A\.gone'"):
        with_docstrings(MADE, {"A.gone": "Not there."}, "tiny.c")


def test_a_literal_holds_any_text() -> None:
    assert literal('a "b" \\ ? \n\u00e9') == '"a \\042b\\042 \\134 \\077 \\012\\303\\251"'
