"""What builds: C files that hold what they use, what is kept by content, environments, and what `make play` says."""

from __future__ import annotations

import io
import json
import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from building import environments, play
from building.compiling import Kept
from building.slicing import Headers, Literals, slice_all

TYPES = """\
#ifndef MYPYC_NATIVE_x_H
#define MYPYC_NATIVE_x_H
#include <Python.h>
#ifndef MYPYC_DECLARED_tuple_T1O
#define MYPYC_DECLARED_tuple_T1O
typedef struct tuple_T1O {
    PyObject *f0;
} tuple_T1O;
#endif

typedef struct {
    PyObject_HEAD
    tuple_T1O _pair;
} x___HeapObject;

#endif
"""
REST = """\
#ifndef MYPYC_LIBRT_INTERNAL_x_H
#define MYPYC_LIBRT_INTERNAL_x_H
#include <Python.h>
#include "__native_x.h"

int CPyGlobalsInit(void);

extern PyObject *CPyStatics[3];
extern PyObject *CPyDef_heap(x___HeapObject *cpy_r_self, tuple_T1O cpy_r_pair);
extern PyObject *CPyDef_other(PyObject *cpy_r_self);
extern CPyTagged CPyStatic_most;
#endif
"""
INCLUDES = '#include "__native_x.h"\n#include "__native_internal_x.h"\n'
MAIN = f"""\
{INCLUDES}
int CPyGlobalsInit(void)
{{
    if (CPyStatics_Initialize(CPyStatics, CPyLit_Str) < 0) {{
        return -1;
    }}
    is_initialized = 1;
    return 0;
}}

PyObject *CPyStatics[3];
const char * const CPyLit_Str[] = {{ "abc" }};
"""


def module(*literals: tuple[int, str]) -> str:
    lines = [f"    cpy_r_r0 = CPyStatics[{number}]; /* {name} */" if name else f"    x = CPyStatics[{number}];"
             for number, name in literals]  # fmt: skip
    return INCLUDES + "void f(void) {\n" + "\n".join(lines) + "\n    CPyDef_heap(a, b);\n}\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "__native_x.h").write_text(TYPES, encoding="utf-8")
    (tmp_path / "__native_internal_x.h").write_text(REST, encoding="utf-8")
    return tmp_path


def sliced(folder: Path, *literals: tuple[int, str], main: str = MAIN) -> dict[str, str]:
    return slice_all({"__native_x.c": main, "__native_x___a.c": module(*literals)}, folder, "x", folder / "memory")


def test_a_file_gets_what_it_names_and_what_that_names(folder: Path) -> None:
    text = sliced(folder, (0, "'a'"))["__native_x___a.c"]
    assert "CPyDef_heap(x___HeapObject" in text
    assert "} x___HeapObject;" in text
    assert "} tuple_T1O;" in text
    assert "CPyDef_other" not in text
    assert "CPyStatic_most" not in text
    assert "__native_x.h" not in text
    assert text.index("} tuple_T1O;") < text.index("} x___HeapObject;") < text.index("CPyDef_heap(")


def test_a_header_of_another_shape_ends_the_build(folder: Path) -> None:
    (folder / "__native_internal_x.h").write_text(REST.replace("extern CPyTagged", "static CPyTagged"), "utf-8")
    with pytest.raises(SystemExit, match=r"has the line 'static CPyTagged CPyStatic_most;'; building/slicing.py must"):
        Headers(folder, "x")


def test_a_literal_keeps_its_slot_when_another_comes_before_it(folder: Path) -> None:
    before = sliced(folder, (0, "'b'"), (1, "7"))["__native_x___a.c"]
    assert "grimalkin_literals[0]; /* 'b' */" in before
    both = sliced(folder, (0, "'a'"), (1, "'b'"), (2, "7"))
    assert "grimalkin_literals[0]; /* 'b' */" in both["__native_x___a.c"]
    assert "grimalkin_literals[1]; /* 7 */" in both["__native_x___a.c"]
    assert "grimalkin_literals[2]; /* 'a' */" in both["__native_x___a.c"]
    assert "grimalkin_slots[3] = {2, 0, 1};" in both["__native_x.c"]
    assert "CPyStatics[" not in both["__native_x___a.c"]


def test_all_slots_are_different_whatever_is_remembered(folder: Path) -> None:
    (folder / "memory").write_text(json.dumps({"1 'a'": 5, "1 'gone'": 0}), encoding="utf-8")
    literals = Literals([module((0, "'a'"), (1, "'a'"), (2, ""))], folder / "memory")
    assert literals.slots[0] == 5
    assert len(set(literals.slots.values())) == 3
    assert 0 not in literals.slots.values(), "that is another literal's"


def test_a_file_that_does_not_say_which_literal_it_uses_hangs_on_all(folder: Path) -> None:
    clear = sliced(folder, (0, "'a'"))["__native_x___a.c"]
    assert clear == sliced(folder, (0, "'a'"), main=MAIN.replace("abc", "abd"))["__native_x___a.c"]
    unclear = sliced(folder, (0, ""))["__native_x___a.c"]
    assert unclear != sliced(folder, (0, ""), main=MAIN.replace("abc", "abd"))["__native_x___a.c"]


def test_what_is_kept_is_made_once(tmp_path: Path) -> None:
    made: list[str] = []

    def get(goal: str, *of: str) -> str:
        place = tmp_path / "build" / goal

        def make() -> None:
            made.append(goal)
            place.parent.mkdir(exist_ok=True)
            place.write_text(" ".join(of), encoding="utf-8")

        Kept(tmp_path / "kept").get(str(place), of, make)
        return place.read_text(encoding="utf-8")

    assert get("one.o", "-O3", "int a;") == "-O3 int a;"
    assert get("two.o", "-O3", "int a;") == "-O3 int a;"
    assert get("three.o", "-O0", "int a;") == "-O0 int a;"
    assert get("four.o", "-O3", "int b;") == "-O3 int b;"
    assert made == ["one.o", "three.o", "four.o"]


def test_an_environment_beside_another_has_its_packages_and_this_build(tmp_path: Path) -> None:
    other, build, place = tmp_path / "other", tmp_path / "build", tmp_path / "beside"
    for home, name in ((environments.site_of(other), "other"), (build, "build")):
        (home / "grimalkin").mkdir(parents=True)
        (home / "grimalkin" / "__init__.py").write_text(f"WHERE = '{name}'\n", encoding="utf-8")
    (environments.site_of(other) / "tool.py").write_text("NAME = 'a tool'\n", encoding="utf-8")
    environments.beside(place, other, build)
    code = "import grimalkin, tool; from importlib.metadata import version; print(grimalkin.WHERE, tool.NAME)"
    done = subprocess.run(
        [environments.bin_of(place) / "python", "-I", "-c", f"{code}; version('grimalkin')"],
        capture_output=True,
        text=True,
    )
    assert (done.stdout, done.stderr) == ("build a tool\n", "")


def test_the_command_runs_wherever_its_folder_lies(tmp_path: Path) -> None:
    build, place = tmp_path / "build", tmp_path / "a folder's name"
    (build / "grimalkin" / "cli").mkdir(parents=True)
    (build / "grimalkin" / "cli" / "main.py").write_text("def main():\n    print('played')\n", encoding="utf-8")
    environments.beside(place, tmp_path, build)
    done = subprocess.run([environments.bin_of(place) / "grimalkin"], capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("played\n", "")


@pytest.mark.parametrize("file", [".gitignore", ".dockerignore"])
def test_what_make_makes_is_left_out(file: str) -> None:
    makefile = (environments.ROOT / "Makefile").read_text(encoding="utf-8")
    made = set(re.findall(r"^\w+ *:= (\.venv[\w-]*)$", makefile, re.MULTILINE))
    assert made > {".venv", ".venv-play"}
    assert play.ENVIRONMENT.name in made
    named = {line.strip("/") for line in (environments.ROOT / file).read_text(encoding="utf-8").splitlines()}
    assert made | {".make"} <= named


def test_a_program_that_fails_tells_its_last_lines() -> None:
    with pytest.raises(environments.Failed, match="no such thing"):
        environments.run(["sh", "-c", "echo no such thing; exit 3"])


def test_a_build_hangs_on_rules_and_cards_and_not_on_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "ROOT", tmp_path)
    files = [
        "src/grimalkin/a.py",
        "src/grimalkin/a.toml",
        "building/play.py",
        "setup.py",
        "pyproject.toml",
        "README.md",
    ]
    for file in (*files, "web/App.svelte"):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text("as it was", encoding="utf-8")
    keys = [play.key_of_build()]
    for file in ("README.md", "web/App.svelte"):
        (tmp_path / file).write_text("changed", encoding="utf-8")
        assert play.key_of_build() == keys[0], file
    for file in ("src/grimalkin/a.py", "src/grimalkin/a.toml", "pyproject.toml"):
        (tmp_path / file).write_text("changed", encoding="utf-8")
        keys.append(play.key_of_build())
    assert len(set(keys)) == 4


def test_what_is_being_done_is_told_in_lines_where_nobody_looks_on() -> None:
    out = io.StringIO()
    status = play.Status(out)
    status.set("environment", f"server packages {play.bar(25, 50)}")
    status.set("environment", f"server packages {play.bar(26, 50)}")  # too soon for another line
    status.say("Ready.")
    assert out.getvalue().splitlines()[0] == "server packages [############............] 25 of 50"
    assert "Ready." in out.getvalue().splitlines()
    assert "26 of 50" not in out.getvalue().splitlines()[0]


def test_a_wrong_word_is_answered_with_the_right_ones() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "building.play", "dance"],
        cwd=environments.ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert "python -m building.play serve WORDS" in done.stderr


def test_a_worker_of_sim_reads_the_program_and_does_not_become_it(tmp_path: Path) -> None:
    program = tmp_path / "grimalkin"
    program.write_text(environments.PROGRAM.format(python=sys.executable), encoding="utf-8")
    assert runpy.run_path(str(program), run_name="__mp_main__")["__name__"] == "__mp_main__"
