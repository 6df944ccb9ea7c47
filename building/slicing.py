"""Gives each C file of mypyc only what it uses, so that a change of one module changes the C of few others.

mypyc writes two headers for the whole library, of three megabytes, and every file includes them; and it numbers all
literals of the library in one row. So each change of one rule changes every file. Here a file gets, in the place of the
headers, the declarations that it names and those that they name; what would be missing is told by the C compiler. And a
literal keeps its number from one build to the next, as long as there is a memory of them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

NAME = re.compile(r"[A-Za-z_]\w*")
GUARD = re.compile(r"#ifndef MYPYC_DECLARED_(\w+)")
STRUCT_END = re.compile(r"\} ?(\w+);")
EXTERN = re.compile(r"extern [^(;\[]*?(\w+)(?: ?[(\[].*)?;")
LITERAL = re.compile(r"\bCPyStatics\[(\d+)\];?(?: /\* (.*) \*/$)?", re.MULTILINE)
DECLARED = "extern PyObject *grimalkin_literals[];\n"
SLOTS = """\
PyObject *grimalkin_literals[{size}];
static const int grimalkin_slots[{count}] = {{{slots}}};
"""
FILLED = """\
    for (int i = 0; i < {count}; i++) {{
        grimalkin_literals[grimalkin_slots[i]] = CPyStatics[i];
    }}
    is_initialized = 1;
"""


class Unknown(SystemExit):
    """mypyc writes its C in another way than this file knows."""

    def __init__(self, what: str) -> None:
        super().__init__(f"grimalkin: {what}; building/slicing.py must follow mypyc")


class Headers:
    """The two headers of a library, in pieces: before all declarations, types, and the rest."""

    def __init__(self, folder: Path, library: str) -> None:
        self.names = [f"__native_{library}.h", f"__native_internal_{library}.h"]
        self.start: list[str] = []
        self.pieces: dict[str, str] = {}  # by the name that each declares, in their order
        self.types(folder / self.names[0])
        self.rest(folder / self.names[1])
        self.uses = {name: set(NAME.findall(text)) & self.pieces.keys() for name, text in self.pieces.items()}

    def add(self, name: str, text: str) -> None:
        self.pieces[name] = self.pieces.get(name, "") + text

    def types(self, file: Path) -> None:
        """Tuples between `#ifndef` and `#endif`, structs from `typedef` to `}`."""
        block: list[str] = []
        guarded = ""
        for line in file.read_text(encoding="utf-8").splitlines()[2:]:
            found = GUARD.match(line)
            if found and not block:
                guarded = found[1]
            if block or found or line.startswith("typedef struct"):
                block.append(line)
                end = STRUCT_END.match(line)
                if line == "#endif" if guarded else end is not None:
                    self.add(guarded or (end[1] if end else ""), "\n".join(block) + "\n")
                    block, guarded = [], ""
            elif line.startswith("#include"):
                self.start.append(line)
            elif line not in ("", "#endif"):
                raise Unknown(f"{file.name} has the line '{line}'")
        if block:
            raise Unknown(f"{file.name} ends within '{block[0]}'")

    def rest(self, file: Path) -> None:
        for line in file.read_text(encoding="utf-8").splitlines()[2:]:
            found = EXTERN.fullmatch(line)
            if found:
                self.add(found[1], f"{line}\n")
            elif line.startswith("#include"):
                if not any(name in line for name in self.names) and line not in self.start:
                    self.start.append(line)
            elif line.startswith("int CPyGlobalsInit"):
                self.start.append(line)
            elif line not in ("", "#endif"):
                raise Unknown(f"{file.name} has the line '{line}'")

    def for_text(self, text: str) -> str:
        """What a C file needs of them."""
        wanted = set(NAME.findall(text)) & self.pieces.keys()
        left = list(wanted)
        while left:
            more = self.uses[left.pop()] - wanted
            wanted |= more
            left += more
        return "\n".join(self.start) + "\n" + "".join(piece for name, piece in self.pieces.items() if name in wanted)


class Literals:
    """The slots of literals: each keeps its own for as long as the memory lasts."""

    def __init__(self, texts: Iterable[str], memory: Path | None) -> None:
        self.memory = memory
        known: dict[str, int] = {}
        if memory is not None and memory.is_file():
            known = json.loads(memory.read_text(encoding="utf-8"))
        said: dict[int, str] = {}
        for text in texts:
            for found in LITERAL.finditer(text):
                number = int(found[1])
                said[number] = max(said.get(number, ""), found[2] or "")
        self.slots: dict[int, int] = {}
        self.unclear = {number for number, name in said.items() if not name}  # their C does not say what they are
        counts: dict[str, int] = {}
        taken = set(known.values())
        free = iter(number for number in range(len(taken) + len(said) + 1) if number not in taken)
        for number in sorted(said):
            name = said[number]
            counts[name] = counts.get(name, 0) + 1
            key = f"{counts[name]} {name}"
            if key not in known:
                known[key] = next(free)
            self.slots[number] = known[key]
        self.known = known

    def keep(self) -> None:
        if self.memory is not None:
            self.memory.write_text(json.dumps(self.known), encoding="utf-8")

    def in_text(self, text: str, all_of_them: str) -> str:
        """A C file with slots for numbers. One that does not say which literal it uses depends on all of them."""
        unclear = False

        def slot(found: re.Match[str]) -> str:
            nonlocal unclear
            unclear |= int(found[1]) in self.unclear or not found[2]
            return found[0].replace(f"CPyStatics[{found[1]}]", f"grimalkin_literals[{self.slots[int(found[1])]}]")

        text = LITERAL.sub(slot, text)
        return f"/* {all_of_them} */\n{text}" if unclear else text

    def in_main(self, text: str) -> str:
        """The file that makes the literals: it puts each into its slot."""
        size = re.search(r"^PyObject \*CPyStatics\[(\d+)\];$", text, re.MULTILINE)
        if size is None or text.count("    is_initialized = 1;\n") != 1:
            raise Unknown("the literals are not made where they were")
        count = int(size[1])
        last = max([*self.slots.values(), *self.known.values(), 0])
        unused = range(last + 1, last + 1 + count)
        slots = [self.slots.get(number, unused[number]) for number in range(count)]
        made = SLOTS.format(size=max(slots, default=0) + 1, count=count, slots=", ".join(map(str, slots)))
        filled = text.replace("    is_initialized = 1;\n", FILLED.format(count=count))
        place = filled.index("int CPyGlobalsInit(void)")
        return f"{filled[:place]}extern PyObject *CPyStatics[{count}];\n{made}\n{filled[place:]}"


def slice_all(texts: dict[str, str], folder: Path, library: str, memory: Path | None) -> dict[str, str]:
    """The C files of a library, by name, each by itself."""
    headers = Headers(folder, library)
    main = f"__native_{library}.c"
    modules = {name: text for name, text in texts.items() if name != main}
    literals = Literals(modules.values(), memory)
    tables = texts[main][texts[main].index("PyObject *CPyStatics[") :]
    digest = f"literals {sha256(tables.encode()).hexdigest()}"
    done: dict[str, str] = {}
    for name, text in texts.items():
        if name == main:
            changed = literals.in_main(text)
        else:
            changed = DECLARED + literals.in_text(text, digest)
        for header in headers.names:
            if f'#include "{header}"\n' not in changed:
                raise Unknown(f"{name} does not include {header}")
            changed = changed.replace(f'#include "{header}"\n', "")
        done[name] = headers.for_text(changed) + changed
    literals.keep()
    return done
