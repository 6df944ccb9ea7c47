"""What counts as enforcing a rule and as testing it, shown on small packages, and the teaching game as a whole."""

from __future__ import annotations

import functools
import itertools
import re
import textwrap
from pathlib import Path
from typing import ClassVar

import msgspec
import pytest

from grimalkin.core.codes import Codes
from grimalkin.core.errors import BadRules
from grimalkin.core.events import EventTypes
from grimalkin.core.game import Game
from grimalkin.games import GAMES, TEACHING
from grimalkin.lab.trace import Chapter, NoRulebook, Place, Trace, trace

NUMBERS = itertools.count()
TESTS = Path(__file__).resolve().parents[1]

RULES = """
chapter = "The pot"

[ZZ-POT-01]
title = "The pot"
text = "There is a pot."
source = "ours"

[ZZ-POT-02]
title = "The lid"
text = "It may have a lid."
source = "ours"
effect = "none: a lid changes nothing"

[ZZ-RULING-01]
title = "A full pot"
text = "A full pot is full."
source = "ours"
"""
EXAMPLES = """
chapter = "Examples"

[ZZ-EX-01]
title = "Ann's pot"
text = "Ann has a pot."
source = "ours"
"""


class Folder:
    """A game's package and a folder of tests, written for one test."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.name = f"traced_game_{next(NUMBERS)}"
        self.package = root / self.name
        self.tests = root / "tests"
        self.package.mkdir()
        self.tests.mkdir()
        self.code("__init__.py", "")
        self.code("rules/1-pot.toml", RULES)
        self.code("rules/2-examples.toml", EXAMPLES)
        monkeypatch.syspath_prepend(root)

    def code(self, file: str, text: str) -> None:
        write(self.package / file, text)

    def test(self, file: str, text: str) -> None:
        write(self.tests / file, text)

    def trace(self) -> Trace:
        return trace(game_of(self.name), self.tests)

    def enforced(self, key: str) -> list[tuple[str, int, str]]:
        rule = next(rule for rule in self.trace().rules if rule.id == key)
        return [(cited.file, cited.line, cited.how) for cited in rule.enforced]

    def tested(self, key: str) -> list[tuple[str, int]]:
        rule = next(rule for rule in self.trace().rules if rule.id == key)
        return [(place.file, place.line) for place in rule.tested]


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(textwrap.dedent(text).lstrip("\n"), encoding="utf-8")


def game_of(name: str) -> Game:
    class Traced(Game):
        id: ClassVar[str] = "traced"
        title: ClassVar[str] = "Traced"
        package: ClassVar[str] = name

    return Traced(Codes(), EventTypes(), [], [])


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Folder:
    return Folder(tmp_path, monkeypatch)


# enforced


@pytest.mark.parametrize(
    ("code", "found"),
    [
        pytest.param('class Pot:\n    rule = "ZZ-POT-01"', [(2, "rule")], id="a rule"),
        pytest.param('class Pot:\n    rule: ClassVar[str] = "ZZ-POT-01"', [(2, "rule")], id="an annotated rule"),
        pytest.param('POT: Final = "ZZ-POT-01"\nclass Pot:\n    rule = POT', [(3, "rule")], id="a rule by constant"),
        pytest.param('def run(game):\n    game.log_event("ZZ-POT-01", 1, 2)', [(2, "log_event")], id="an event"),
        pytest.param(
            'def run(self):\n    self.log_event(\n        "ZZ-POT-01",\n        1)',
            [(3, "log_event")],
            id="a long event",
        ),
        pytest.param(
            'def run(game):\n    game.log_event(rule="ZZ-POT-01", what=1)', [(2, "log_event")], id="a named argument"
        ),
        pytest.param(
            'POT = "ZZ-POT-01"\ndef run(game):\n    game.log_event(POT, 1)', [(3, "log_event")], id="log a constant"
        ),
        pytest.param(
            'def run(game, full):\n    game.log_event("ZZ-POT-01" if full else "ZZ-RULING-01", 1)',
            [(2, "log_event")],
            id="log one of two",
        ),
        pytest.param(
            'def run(game):\n    rule = "ZZ-EX-01"\n    if game:\n        rule = "ZZ-POT-01"\n'
            "    game.log_event(rule, 1)",
            [(4, "log_event")],
            id="log a variable",
        ),
        pytest.param(
            'ALL = ["ZZ-POT-01", "ZZ-RULING-01"]\ndef run(game, i):\n    game.log_event(ALL[i], 1)',
            [(3, "log_event")],
            id="log one of a list",
        ),
        pytest.param(
            'def settle(game, rule):\n    game.log_event(rule, 1)\ndef run(game):\n    settle(game, "ZZ-POT-01")',
            [(4, "log_event")],
            id="a function tells what it is given",
        ),
        pytest.param(
            "class Pot:\n    def settle(self, rule):\n        self.log_event(rule, 1)\n"
            'def run(game):\n    game.settle("ZZ-POT-01")',
            [(5, "log_event")],
            id="a method tells what it is given",
        ),
        pytest.param(
            "def over(game, *, rule):\n    game.end(rule, 1)\ndef clash(game, why):\n    over(game, rule=why)\n"
            'def run(game):\n    clash(game, "ZZ-POT-01")',
            [(6, "end")],
            id="handed on twice",
        ),
        pytest.param('def forbids(self, game):\n    return "ZZ-POT-01"', [(2, "forbids")], id="forbids"),
        pytest.param(
            'def forbids(self, game):\n    return "ZZ-POT-01" if game else ALLOWED',
            [(2, "forbids")],
            id="forbids sometimes",
        ),
        pytest.param(
            'def forbids_interrupt(self, game):\n    why = ""\n    why = "ZZ-POT-01"\n    return why',
            [(3, "forbids")],
            id="forbids an interrupt",
        ),
        pytest.param(
            'POT: Final = "ZZ-POT-01"\ndef forbids(self, game):\n    return POT if game else ALLOWED',
            [(3, "forbids")],
            id="forbids by constant",
        ),
        pytest.param(
            'def full(game):\n    if game:\n        return "ZZ-POT-01"\n    return ""\n'
            "def forbids(self, game):\n    return full(game)",
            [(3, "forbids")],
            id="forbids what a function forbids",
        ),
        pytest.param('def run(game):\n    game.end("ZZ-POT-01", 1, [1, 0])', [(2, "end")], id="an end"),
        pytest.param(
            'class Pots(Game):\n    draws: ClassVar[str] = "ZZ-POT-01"', [(2, "end")], id="a draw by agreement"
        ),
        pytest.param('def start():\n    raise BadSetup("ZZ-POT-01: no pot")', [(2, "refusal")], id="a refusal"),
        pytest.param(
            'def start(n):\n    raise BadSetup(f"ZZ-POT-01: {n} pots")', [(2, "refusal")], id="a refusal with a number"
        ),
        pytest.param(
            'POT = "ZZ-POT-01"\ndef start(n):\n    raise BadSetup(f"{POT}: {n} pots")',
            [(3, "refusal")],
            id="a refusal by constant",
        ),
        pytest.param(
            'class Pot:\n    """ZZ-POT-01 There is a pot."""\n\n    rule = "ZZ-POT-01"\n\n'
            '    def run(self, game):\n        game.log_event("ZZ-POT-01", 1)  # ZZ-POT-01',
            [(4, "rule"), (7, "log_event")],
            id="two places",
        ),
    ],
)
def test_code_enforces_a_rule_by(folder: Folder, code: str, found: list[tuple[int, str]]) -> None:
    folder.code("brew.py", code)
    assert folder.enforced("ZZ-POT-01") == [("brew.py", line, how) for line, how in found]


@pytest.mark.parametrize(
    "code",
    [
        pytest.param('"""ZZ-POT-01"""', id="the docstring of a file"),
        pytest.param('class Pot:\n    """ZZ-POT-01"""', id="the docstring of a class"),
        pytest.param('def run(game):\n    """ZZ-POT-01"""', id="the docstring of a function"),
        pytest.param('def forbids(game):\n    """ZZ-POT-01"""\n    return ""', id="the docstring of a forbids"),
        pytest.param("class Pot:\n    size = 1  # rule = 'ZZ-POT-01'", id="a comment"),
        pytest.param('POT: Final = "ZZ-POT-01"', id="a constant that nobody uses"),
        pytest.param('POT = "ZZ-POT-01"\ndef forbids(game, POT):\n    return POT', id="an argument of the same name"),
        pytest.param('class Pot:\n    title = "ZZ-POT-01"', id="another attribute"),
        pytest.param('rule = "ZZ-POT-01"', id="a rule outside of a class"),
        pytest.param('def run(game):\n    rule = "ZZ-POT-01"', id="a variable that nobody tells"),
        pytest.param('def allows(game):\n    return "ZZ-POT-01"', id="what another function returns"),
        pytest.param('def run(game):\n    game.log_event(what, "ZZ-POT-01")', id="the second thing told"),
        pytest.param('def run(game):\n    tell("ZZ-POT-01")', id="a function called tell"),
        pytest.param('def run(game):\n    game.add("ZZ-POT-01")', id="another call"),
        pytest.param('def start():\n    raise BadSetup("no pot: ZZ-POT-01")', id="a refusal that ends with the id"),
        pytest.param('def start():\n    raise BadSetup("ZZ-POT-011: no pot")', id="a refusal by a longer id"),
        pytest.param('def start():\n    return BadSetup("ZZ-POT-01: no pot")', id="a refusal that is not raised"),
    ],
)
def test_code_does_not_enforce_a_rule_by(folder: Folder, code: str) -> None:
    folder.code("brew.py", code)
    assert folder.enforced("ZZ-POT-01") == []


def test_constants_of_other_files_count_where_they_are_used(folder: Folder) -> None:
    folder.code("ids.py", 'POT = "ZZ-POT-01"\nFULL = "ZZ-RULING-01"\n')
    folder.code("more.py", f"from {folder.name}.ids import POT\n")
    folder.code("deep/brew.py", f"from {folder.name}.more import POT as P\nclass Pot:\n    rule = P\n")
    folder.code("deep/fire.py", f"from {folder.name} import ids\ndef run(game):\n    game.log_event(ids.FULL, 1)\n")
    folder.code(
        "deep/fire2.py", f"import {folder.name}.ids as names\ndef run(game):\n    game.log_event(names.FULL, 1)\n"
    )
    assert folder.enforced("ZZ-POT-01") == [("deep/brew.py", 3, "rule")]
    assert folder.enforced("ZZ-RULING-01") == [("deep/fire.py", 3, "log_event"), ("deep/fire2.py", 3, "log_event")]


def test_functions_and_constants_that_go_in_circles_come_to_an_end(folder: Folder) -> None:
    folder.code("one.py", f"from {folder.name}.two import POT\ndef first(game):\n    return second(game)\n")
    folder.code("two.py", f"from {folder.name}.one import POT\ndef second(game):\n    return first(game)\n")
    folder.code(
        "brew.py",
        f"""
        from {folder.name}.one import POT
        def forbids(game, rule):
            why = POT
            why = why or first(game)
            return why or forbids(game, why)
        """,
    )
    assert folder.enforced("ZZ-POT-01") == []


# tested


def test_a_scenario_tests_what_it_cites(folder: Folder) -> None:
    folder.test(
        "scenarios/pots.toml",
        """
        # ZZ-POT-01 is not meant here
        game  = "traced"
        title = "ZZ-POT-02 and others"
        cites = [
            "ZZ-POT-01",
            "ZZ-EX-01",
        ]
        """,
    )
    folder.test("scenarios/other.toml", 'game = "another"\ncites = ["ZZ-POT-02", "ZZ-POT-99"]\n')
    folder.test("scenarios/settings.toml", 'cites = ["ZZ-POT-02"]\n')
    folder.test("scenarios/none.toml", 'game = "traced"\ntitle = "ZZ-POT-02"\n')
    assert folder.tested("ZZ-POT-01") == [("scenarios/pots.toml", 5)]
    assert folder.tested("ZZ-EX-01") == [("scenarios/pots.toml", 6)]
    assert folder.tested("ZZ-POT-02") == []
    assert (folder.trace().unknown, folder.trace().notes) == ([], [])


@pytest.mark.parametrize(
    ("code", "lines"),
    [
        pytest.param('def test_it():\n    """ZZ-POT-01"""', [2], id="its docstring"),
        pytest.param('def test_it():\n    """A pot.\n\n    See ZZ-EX-01, ZZ-POT-01.\n    """', [4], id="a later line"),
        pytest.param('def test_it():\n    assert why() == "ZZ-POT-01"', [2], id="a text"),
        pytest.param('def test_it():\n    assert told() == ["ZZ-POT-01 threw A", 1]', [2], id="a part of a text"),
        pytest.param('def test_it(n):\n    assert told() == f"{n} ZZ-POT-01"', [2], id="a part of an f-string"),
        pytest.param('async def test_it():\n    """ZZ-POT-01"""', [2], id="an async test"),
        pytest.param('class TestPot:\n    def test_it(self):\n        """ZZ-POT-01"""', [3], id="a test in a class"),
        pytest.param(
            '@pytest.mark.parametrize("rule", [\n    "ZZ-EX-01",\n    "ZZ-POT-01",\n])\ndef test_it(rule):\n    pass',
            [3],
            id="a parameter",
        ),
        pytest.param(
            'CASES = [\n    ("ZZ-POT-01", 1),\n]\n@mark.parametrize("case", CASES)\ndef test_it(case):\n    pass',
            [2],
            id="a list of cases",
        ),
    ],
)
def test_a_python_test_tests_a_rule_by(folder: Folder, code: str, lines: list[int]) -> None:
    folder.test("test_pot.py", code)
    assert folder.tested("ZZ-POT-01") == [("test_pot.py", line) for line in lines]


@pytest.mark.parametrize(
    "code",
    [
        pytest.param("def test_it():\n    assert pot()  # ZZ-POT-01", id="a comment"),
        pytest.param('"""ZZ-POT-01"""\ndef test_it():\n    pass', id="the docstring of the file"),
        pytest.param('def pot():\n    """ZZ-POT-01"""\ndef test_it():\n    pot()', id="a helper"),
        pytest.param('CASES = ["ZZ-POT-01"]\ndef test_it():\n    pass', id="a list that nobody uses"),
        pytest.param("def test_ZZ_POT_01():\n    pass", id="its name"),
        pytest.param('def test_it():\n    """ZZ-POT, ZZ-POT-011, AZZ-POT-01, ZZ-POT-01-x"""', id="other words"),
    ],
)
def test_a_python_test_does_not_test_a_rule_by(folder: Folder, code: str) -> None:
    folder.test("test_pot.py", code)
    assert folder.tested("ZZ-POT-01") == []


def test_only_files_that_hold_tests_are_searched(folder: Folder) -> None:
    text = 'def test_it():\n    """ZZ-POT-01"""\n'
    for file in ("deep/test_pot.py", "pot_test.py", "support.py", ".hidden/test_pot.py"):
        folder.test(file, text)
    assert folder.tested("ZZ-POT-01") == [("deep/test_pot.py", 2), ("pot_test.py", 2)]


# what is wrong


def test_an_id_that_the_rulebook_lacks_is_unknown_wherever_it_is_cited(folder: Folder) -> None:
    folder.code("brew.py", 'class Pot:\n    rule = "ZZ-POT-09"\n\n    title = "ZZ-POT-08"\n')
    folder.code("fire.py", 'def run(game):\n    game.log_event("ZZ-FIRE-01", 1)\n    game.log_event("YY-FIRE-01", 1)\n')
    folder.test("pot.toml", 'game = "traced"\ncites = ["ZZ-POT-9"]\n')
    folder.test("test_pot.py", 'def test_it():\n    """ZZ-EX-77"""\n')
    unknown = [(stray.id, stray.file, stray.line, stray.how) for stray in folder.trace().unknown]
    assert unknown == [
        ("ZZ-EX-77", "test_pot.py", 2, "docstring"),
        ("ZZ-FIRE-01", "fire.py", 2, "log_event"),
        ("ZZ-POT-09", "brew.py", 2, "rule"),
        ("ZZ-POT-9", "pot.toml", 2, "scenario"),
    ]
    assert folder.trace().summary.unknown == 4


def test_a_wrong_id_that_a_test_gives_on_purpose_is_not_reported(folder: Folder) -> None:
    folder.test("test_pot.py", 'def test_it():\n    assert ask("ZZ-POT-99") == "no rule ZZ-POT-99"\n')
    assert folder.trace().unknown == []


def test_files_that_cannot_be_read_get_a_note_and_the_rest_counts(folder: Folder) -> None:
    folder.code("broken.py", "def run(:\n")
    folder.test("a.toml", 'game = "traced"\ncites = "ZZ-POT-01"\n')
    folder.test("b.toml", 'game = "traced\n')
    (folder.tests / "c.toml").write_bytes(b'game = "\xff"\n')
    folder.test("broken_support.py", "x = 1\ny = = 2\n")
    (folder.tests / "test_zeros.py").write_bytes(b"x = 1\0\n")
    (folder.tests / "test_bytes.py").write_bytes(b'x = "\xff"\n')
    folder.test("test_escape.py", 'def test_it():\n    """ZZ-POT-01 \\d"""\n')
    found = folder.trace()
    at = folder.tests.as_posix()
    # what follows in a note are Python's own words
    assert [note.partition(" left out")[0].replace(".py:1", ".py") for note in found.notes] == [
        f"{folder.name}/broken.py is not Python and was",
        f"{at}/a.toml was",
        f"{at}/b.toml is not TOML and was",
        f"{at}/c.toml is not UTF-8 text and was",
        f"{at}/broken_support.py:2 is not Python and was",
        f"{at}/test_bytes.py is not UTF-8 text and was",
        f"{at}/test_zeros.py is not Python and was",
    ]
    assert found.notes[1].endswith(" left out: cites must be a list of rule ids in quotes")
    assert found.rules[0].tested == [Place("test_escape.py", 2)]


@pytest.mark.parametrize("file", ["deep.toml", "test_deep.py"])
def test_a_file_nested_too_deeply_gets_a_note(folder: Folder, file: str) -> None:
    folder.test(file, "x = " + "[" * 5000 + "]" * 5000)
    notes = folder.trace().notes
    assert len(notes) == 1
    assert notes[0].startswith(f"{folder.tests.as_posix()}/{file}")
    assert "was left out: " in notes[0]


def test_a_game_without_rules_is_refused(folder: Folder) -> None:
    with pytest.raises(NoRulebook, match="traced has no rulebook"):
        trace(game_of(""), None)
    for file in ("1-pot.toml", "2-examples.toml"):
        (folder.package / "rules" / file).unlink()
    with pytest.raises(NoRulebook, match="traced has no rulebook"):
        folder.trace()


def test_a_rulebook_with_a_mistake_is_refused_as_everywhere(folder: Folder) -> None:
    folder.code("rules/3-lid.toml", 'chapter = "Lids"\n[lid]\n')
    with pytest.raises(BadRules):
        folder.trace()


# what is missing


def test_each_kind_of_rule_lacks_what_it_needs(folder: Folder) -> None:
    found = folder.trace()
    assert [(rule.id, rule.kind, rule.lacks_code(), rule.lacks_test()) for rule in found.rules] == [
        ("ZZ-POT-01", "rule", True, True),
        ("ZZ-POT-02", "rule", False, False),
        ("ZZ-RULING-01", "ruling", True, True),
        ("ZZ-EX-01", "example", False, True),
    ]
    assert [rule.id for rule in found.lacking()] == ["ZZ-POT-01", "ZZ-RULING-01", "ZZ-EX-01"]
    assert found.summary.nowhere_enforced == ["ZZ-POT-01", "ZZ-RULING-01"]
    assert found.summary.untested == ["ZZ-POT-01", "ZZ-RULING-01", "ZZ-EX-01"]


KEPT_LID = RULES.replace("none: a lid", "kept: a lid")


@pytest.mark.parametrize("rules", [RULES, KEPT_LID])
def test_code_that_cites_a_rule_contradicts_that_none_needs_it(folder: Folder, rules: str) -> None:
    folder.code("rules/1-pot.toml", rules)
    folder.code("brew.py", 'class Lid:\n    rule = "ZZ-POT-02"\n')
    found = folder.trace()
    assert [cited.line for cited in found.rules[1].enforced] == [2]
    assert [(rule.id, rule.contradiction) for rule in found.contradicted()] == [("ZZ-POT-02", "brew.py:2 enforces it")]
    assert (found.summary.contradicted, found.unknown) == (["ZZ-POT-02"], [])


def test_a_test_contradicts_that_nothing_of_a_rule_can_be_seen(folder: Folder) -> None:
    folder.test("test_lid.py", 'def test_it():\n    assert found("lid") == "ZZ-POT-02"\n')
    assert folder.trace().contradicted() == [], "a text may be any id"
    folder.test("lid.toml", 'game = "traced"\ncites = ["ZZ-POT-02"]\n')
    assert [rule.contradiction for rule in folder.trace().contradicted()] == ["lid.toml:2 tests it"]
    folder.test("test_a_lid.py", 'def test_it():\n    """ZZ-POT-02"""\n')
    folder.test("lid.toml", "")
    assert [rule.contradiction for rule in folder.trace().contradicted()] == ["test_a_lid.py:2 tests it"]
    folder.code("rules/1-pot.toml", KEPT_LID)
    assert folder.trace().contradicted() == []


def test_a_rule_that_is_kept_without_code_needs_a_test(folder: Folder) -> None:
    assert (folder.trace().summary.excused, folder.trace().rules[1].lacks_test()) == (1, False)
    folder.code("rules/1-pot.toml", KEPT_LID)
    assert (folder.trace().summary.excused, folder.trace().rules[1].lacks_test()) == (0, True)
    assert "ZZ-POT-02" in (folder.trace().summary.untested or [])
    folder.test("lid.toml", 'game = "traced"\ncites = ["ZZ-POT-02"]\n')
    assert (folder.trace().rules[1].lacks_code(), folder.trace().rules[1].lacks_test()) == (False, False)


def test_the_summary_counts_by_chapter(folder: Folder) -> None:
    folder.code("brew.py", 'class Pot:\n    rule = "ZZ-POT-01"\n')
    folder.test("pot.toml", 'game = "traced"\ncites = ["ZZ-POT-01", "ZZ-EX-01"]\n')
    summary = folder.trace().summary
    assert summary.chapters == [
        Chapter("The pot", rules=3, enforced=1, needless=1, excused=1, tested=1, complete=2),
        Chapter("Examples", rules=1, enforced=0, needless=1, excused=0, tested=1, complete=1),
    ]
    assert (summary.rules, summary.enforced, summary.needless, summary.tested, summary.complete) == (4, 1, 2, 2, 3)
    assert (summary.excused, summary.contradicted) == (1, [])
    assert (summary.nowhere_enforced, summary.untested) == (["ZZ-RULING-01"], ["ZZ-RULING-01"])


def test_tests_that_were_not_looked_at_are_not_missed(folder: Folder) -> None:
    folder.test("pot.toml", 'game = "traced"\ncites = ["ZZ-POT-01"]\n')
    found = trace(game_of(folder.name), None)
    assert (found.tests, found.summary.tested, found.summary.untested) == (None, None, None)
    assert [rule.tested for rule in found.rules] == [[], [], [], []]
    assert [rule.id for rule in found.lacking()] == ["ZZ-POT-01", "ZZ-RULING-01"]


def test_the_same_folders_give_the_same_bytes(folder: Folder) -> None:
    for file in ("b.py", "a.py", "c/d.py"):
        folder.code(file, 'class Pot:\n    rule = "ZZ-POT-01"\n\ndef run(game):\n    game.log_event("ZZ-POT-01", 1)\n')
        folder.test(f"test_{Path(file).name}", 'def test_it():\n    """ZZ-POT-01"""\n')
    first = folder.trace()
    assert msgspec.json.encode(first) == msgspec.json.encode(folder.trace())
    places = [(cited.file, cited.line) for cited in first.rules[0].enforced]
    assert places == [("a.py", 2), ("a.py", 5), ("b.py", 2), ("b.py", 5), ("c/d.py", 2), ("c/d.py", 5)]
    assert first.rules[0].tested == [Place("test_a.py", 2), Place("test_b.py", 2), Place("test_d.py", 2)]


@functools.cache
def traced(game: str) -> Trace:
    return trace({**GAMES, **TEACHING}[game], TESTS)


@pytest.mark.parametrize("game", TEACHING)
def test_the_teaching_game_cites_only_what_its_rulebook_has(game: str) -> None:
    found = traced(game)
    assert found.unknown == []
    assert {cited.how for rule in found.rules for cited in rule.enforced} >= {"rule", "log_event", "forbids", "end"}


@pytest.mark.parametrize("game", [*GAMES, *TEACHING])
def test_every_rule_is_enforced_and_tested_or_excused(game: str) -> None:
    found = traced(game)
    assert [rule.id for rule in found.lacking()] == []
    assert found.unknown == []


@pytest.mark.parametrize("game", [*GAMES, *TEACHING])
def test_nothing_contradicts_an_excuse(game: str) -> None:
    assert [(rule.id, rule.effect, rule.contradiction) for rule in traced(game).contradicted()] == []


@pytest.mark.parametrize("game", [*GAMES, *TEACHING])
def test_every_excuse_gives_a_reason(game: str) -> None:
    for rule in traced(game).rules:
        if rule.effect:
            said = rule.effect.partition(": ")[2]
            assert len(said.split()) > 1 or said == "advice", rule.id


@pytest.mark.parametrize("game", [*GAMES, *TEACHING])
def test_no_more_rules_are_excused_than_cannot_be_seen(game: str) -> None:
    """Each game says how many those are. Whoever excuses one more, or tests one, writes the new number there."""
    place = TESTS / "games" / game.replace("-", "_") / "excused.txt"
    excused = [rule.id for rule in traced(game).rules if rule.excused()]
    assert len(excused) == int(place.read_text()), f"{place.relative_to(TESTS)} has another number: {excused}"


@pytest.mark.parametrize("game", [*GAMES, *TEACHING])
def test_an_excuse_sends_to_no_rule_that_lacks_code_itself(game: str) -> None:
    rules = traced(game).rules
    known = {rule.id: rule for rule in rules}
    for rule in rules:
        for other in ids_in(rule.effect):
            assert other in known, f"{rule.id}: {rule.effect}"
            assert known[other].enforced, f"{rule.id} leans on {other}, which no code enforces"


def ids_in(text: str) -> list[str]:
    return re.findall(r"[A-Z]{2,}-[A-Z]{2,}-[0-9]{2,3}", text)
