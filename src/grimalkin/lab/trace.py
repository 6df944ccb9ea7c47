"""Which rule of a game is enforced where, and tested where.

Nothing is run for it. The game's source is read as syntax trees, so a comment or a docstring is never a citation.
"""

from __future__ import annotations

import ast
import importlib.util
import re
import tomllib
import warnings
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import msgspec

from grimalkin.core.decks import DeckQuota
from grimalkin.core.errors import GrimalkinError
from grimalkin.core.game import Game
from grimalkin.core.rules import NONE
from grimalkin.core.scenarios import TAG

RULE, LOG_EVENT, FORBIDS, END, REFUSAL, QUOTA = "rule", "log_event", "forbids", "end", "refusal", "quota"
DOCSTRING, STRING, SCENARIO = "docstring", "string", "scenario"
CLASS_CITES = {"rule": RULE, "draws": END}  # attributes of a class that hold an id: a step's, and a game's for draws
RULE_FOR = "rule_"  # attributes that begin so hold the id of a refusal by officials (core/bench.py)
EXAMPLES, RULINGS = "-EX-", "-RULING-"

Function = ast.FunctionDef | ast.AsyncFunctionDef


class NoRulebook(GrimalkinError):
    """A game without rules as data has nothing to trace."""

    code = "no_rulebook"


class Place(msgspec.Struct, frozen=True, order=True):
    file: str
    line: int


class Citation(msgspec.Struct, frozen=True, order=True):
    """A place in the game's source that enforces a rule, and by what."""

    file: str
    line: int
    how: str


class Stray(msgspec.Struct, frozen=True, order=True):
    """An id with the game's prefix that is not a rule. `how` tells whether the file is one of the package or a test."""

    id: str
    file: str
    line: int
    how: str


class Traced(msgspec.Struct):
    """One rule. `kind` is rule, ruling or example; `effect` is the reason why no code needs it, if there is one, and
    `contradiction` what speaks against that: code that names the rule, or a test of what is said not to be seen."""

    id: str
    title: str
    chapter: str
    kind: str
    effect: str
    enforced: list[Citation]
    tested: list[Place]
    contradiction: str = ""

    def lacks_code(self) -> bool:
        return not self.enforced and not self.effect and self.kind != "example"

    def excused(self) -> bool:
        """Is it said that nothing of the rule can be seen at the table?"""
        return self.effect.startswith(NONE)

    def lacks_test(self) -> bool:
        """A rule of which nothing can be seen leaves nothing to test."""
        return not self.tested and not self.excused()


class Chapter(msgspec.Struct):
    """How much of a chapter is done. `needless` have no code and need none, the excused among them nor a test; `tested`
    is None if nobody looked."""

    chapter: str
    rules: int
    enforced: int
    needless: int
    excused: int
    tested: int | None
    complete: int


class Summary(msgspec.Struct):
    """The same numbers for all chapters, and what is missing or contradicted by name."""

    rules: int
    enforced: int
    needless: int
    excused: int
    tested: int | None
    complete: int
    unknown: int
    nowhere_enforced: list[str]
    untested: list[str] | None
    contradicted: list[str]
    chapters: list[Chapter]


class Trace(msgspec.Struct):
    """Rules come in the order of the book. `tests` is the folder that was searched, None if there was none."""

    game: str
    tests: str | None
    rules: list[Traced]
    unknown: list[Stray]
    summary: Summary
    notes: list[str]

    def lacking(self) -> list[Traced]:
        """The rules that lack something. Nobody misses tests that were not looked for."""
        return [rule for rule in self.rules if rule.lacks_code() or (self.tests is not None and rule.lacks_test())]

    def contradicted(self) -> list[Traced]:
        """The rules that say that no code needs them, or nothing of them can be seen, though something names them."""
        return [rule for rule in self.rules if rule.contradiction]


def kind_of(key: str) -> str:
    return "example" if EXAMPLES in key else "ruling" if RULINGS in key else "rule"


def trace(game: Game, tests: Path | None) -> Trace:
    """Every rule of the game with the places that enforce and test it; `tests` is the folder with the tests."""
    rules = list(game.rulebook().rules.values()) if game.package else []
    if not rules:
        raise NoRulebook(f"{game.id} has no rulebook: there are no rules in the data of the game")
    notes: list[str] = []
    ids = mentions(rule.key for rule in rules)
    enforced: dict[str, set[Citation]] = {rule.key: set() for rule in rules}
    tested: dict[str, set[Place]] = {rule.key: set() for rule in rules}
    shown: dict[str, set[Place]] = {rule.key: set() for rule in rules}  # by who says that it tests the rule
    strays: set[Stray] = set()
    for key, cited in Source(game.package, ids, notes).citations():
        if key in enforced:
            enforced[key].add(cited)
        else:
            strays.add(Stray(key, cited.file, cited.line, cited.how))
    if tests is not None:
        for key, found in cited_by_tests(tests, game.id, ids, notes):
            if key in tested:
                tested[key].add(Place(found.file, found.line))
                if found.how != STRING:  # a text may be any id, as where rules are searched
                    shown[key].add(Place(found.file, found.line))
            elif found.how != STRING:  # a wrong id that a test gives or compares with is there on purpose
                strays.add(Stray(key, found.file, found.line, found.how))
    traced = [
        Traced(
            rule.key,
            rule.title,
            rule.chapter,
            kind_of(rule.key),
            rule.effect,
            sorted(enforced[rule.key]),
            sorted(tested[rule.key]),
            contradiction(rule.effect, sorted(enforced[rule.key]), sorted(shown[rule.key])),
        )
        for rule in rules
    ]
    folder = None if tests is None else tests.as_posix()
    return Trace(game.id, folder, traced, sorted(strays), summary_of(traced, len(strays), tests is not None), notes)


def contradiction(effect: str, enforced: Sequence[Citation], shown: Sequence[Place]) -> str:
    """What speaks against the reason why no code needs a rule; empty if nothing does."""
    if effect and enforced:
        return f"{enforced[0].file}:{enforced[0].line} enforces it"
    if effect.startswith(NONE) and shown:
        return f"{shown[0].file}:{shown[0].line} tests it"
    return ""


def summary_of(rules: Sequence[Traced], unknown: int, with_tests: bool) -> Summary:
    chapters = [
        Chapter(title, *counts([rule for rule in rules if rule.chapter == title], with_tests))
        for title in dict.fromkeys(rule.chapter for rule in rules)
    ]
    untested = [rule.id for rule in rules if rule.lacks_test()] if with_tests else None
    nowhere = [rule.id for rule in rules if rule.lacks_code()]
    contradicted = [rule.id for rule in rules if rule.contradiction]
    return Summary(*counts(rules, with_tests), unknown, nowhere, untested, contradicted, chapters)


def counts(rules: Sequence[Traced], with_tests: bool) -> tuple[int, int, int, int, int | None, int]:
    enforced = sum(1 for rule in rules if rule.enforced)
    needless = sum(1 for rule in rules if not rule.enforced and not rule.lacks_code())
    excused = sum(1 for rule in rules if rule.excused())
    tested = sum(1 for rule in rules if rule.tested) if with_tests else None
    complete = sum(1 for rule in rules if not rule.lacks_code() and not (with_tests and rule.lacks_test()))
    return len(rules), enforced, needless, excused, tested, complete


# ids and files


def mentions(keys: Iterable[str]) -> re.Pattern[str]:
    """Finds ids with the prefixes of these, also those that are no rule."""
    prefixes = "|".join(sorted({re.escape(key.partition("-")[0]) for key in keys}))
    return re.compile(rf"(?<![\w-])(?:{prefixes})-[A-Z][A-Z0-9]*-[0-9]+(?![\w-])")


def files_under(folder: Path, ending: str) -> list[Path]:
    """The files below a folder, without those that tools keep out of sight."""
    return sorted(
        path
        for path in folder.rglob(f"*{ending}")
        if path.is_file() and not any(part.startswith(".") for part in path.relative_to(folder).parts)
    )


def text_of(path: Path, shown: str, notes: list[str]) -> str | None:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        notes.append(f"{shown} cannot be read and was left out: {error.strerror}")
    except UnicodeDecodeError:
        notes.append(f"{shown} is not UTF-8 text and was left out")
    return None


def tree_of(path: Path, shown: str, notes: list[str]) -> ast.Module | None:
    """The syntax tree of a Python file, or None and a note."""
    text = text_of(path, shown, notes)
    if text is None:
        return None
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # an odd escape in a file that is only looked through
            return ast.parse(text)
    except SyntaxError as error:
        notes.append(f"{shown}:{error.lineno or 1} is not Python and was left out: {error.msg}")
    except (ValueError, RecursionError, MemoryError) as error:
        notes.append(f"{shown} is not Python and was left out: {str(error) or type(error).__name__}")
    return None


# the game's source


class Module:
    """One source file: its constants, and which names stand for something of another file."""

    def __init__(self, name: str, file: str, tree: ast.Module) -> None:
        self.name = name
        self.file = file
        self.tree = tree
        self.constants = constants_of(tree)
        self.imports: dict[str, str] = {}  # the name here, and the dotted name of what it stands for
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and not node.level:
                for alias in node.names:
                    self.imports[alias.asname or alias.name] = f"{node.module}.{alias.name}"
            elif isinstance(node, ast.Import):
                for alias in node.names:
                    if alias.asname:
                        self.imports[alias.asname] = alias.name


class Scope:
    """A function, or a file outside its functions: what it takes, and what its own variables are set to."""

    def __init__(self, module: Module, node: Function | ast.Module, method: bool) -> None:
        self.module = module
        self.node = node
        self.name = "" if isinstance(node, ast.Module) else node.name
        self.nodes = list(own_nodes(node))
        self.takes: list[str] = []
        self.locals: dict[str, list[ast.expr]] = {}
        self.hands_on: dict[str, str] = {}  # parameters that end up in a log_event or an end: which of the two
        if not isinstance(node, ast.Module):
            given = node.args
            self.takes = [arg.arg for arg in given.posonlyargs + given.args][1 if method else 0 :]
            self.named = {*self.takes, *(arg.arg for arg in given.kwonlyargs)}
            for part in self.nodes:
                for target, value in assigned(part):
                    self.locals.setdefault(target, []).append(value)
        else:
            self.named = set()

    def returns(self) -> list[ast.expr]:
        return [node.value for node in self.nodes if isinstance(node, ast.Return) and node.value is not None]


class Source:
    """All files of a game's package, read together: rules are handed from one to another."""

    def __init__(self, package: str, ids: re.Pattern[str], notes: list[str]) -> None:
        self.ids = ids
        self.modules: dict[str, Module] = {}
        self.scopes: list[Scope] = []
        self.functions: dict[str, list[Scope]] = {}
        spec = importlib.util.find_spec(package)
        for place in (spec.submodule_search_locations if spec is not None else None) or []:
            for path in files_under(Path(place), ".py"):
                inner = path.relative_to(place)
                tree = tree_of(path, f"{package.replace('.', '/')}/{inner.as_posix()}", notes)
                if tree is not None:
                    parts = inner.with_suffix("").parts
                    name = ".".join((package, *(parts[:-1] if parts[-1] == "__init__" else parts)))
                    self.modules[name] = Module(name, inner.as_posix(), tree)
        for module in self.modules.values():
            methods = {
                id(node)
                for parent in ast.walk(module.tree)
                if isinstance(parent, ast.ClassDef)
                for node in parent.body
                if isinstance(node, Function)
                and not any(named(plain) == "staticmethod" for plain in node.decorator_list)
            }
            self.scopes.append(Scope(module, module.tree, False))
            for node in ast.walk(module.tree):
                if isinstance(node, Function):
                    self.scopes.append(Scope(module, node, id(node) in methods))
        for scope in self.scopes:
            self.functions.setdefault(scope.name, []).append(scope)

    def citations(self) -> Iterator[tuple[str, Citation]]:
        """Every id that the code cites, and where. The same place may come twice."""
        self.follow_parameters()
        for module in self.modules.values():
            outside = Scope(module, module.tree, False)
            for node in ast.walk(module.tree):
                if isinstance(node, ast.ClassDef):
                    for part in node.body:
                        for target, value in assigned(part):
                            how = CLASS_CITES.get(target, REFUSAL if target.startswith(RULE_FOR) else "")
                            if how:
                                yield from self.cited(value, outside, how)
        for scope in self.scopes:
            for node in scope.nodes:
                if isinstance(node, ast.Call):
                    for how, given in self.rules_given(node):
                        yield from self.cited(given, scope, how)
                elif isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
                    for given in node.exc.args:
                        yield from self.cited(beginning(given), scope, REFUSAL)
            if scope.name.startswith(FORBIDS):
                for node in words_in(scope.node):
                    yield from self.cited(node, scope, FORBIDS)

    def follow_parameters(self) -> None:
        """Find the functions that hand a parameter on to a log_event or an end, directly or through others."""
        again = True
        while again:
            again = False
            for scope in self.scopes:
                for node in scope.nodes:
                    if isinstance(node, ast.Call):
                        for how, given in self.rules_given(node):
                            if isinstance(given, ast.Name) and given.id in scope.named - scope.hands_on.keys():
                                scope.hands_on[given.id] = how
                                again = True

    def rules_given(self, call: ast.Call) -> Iterator[tuple[str, ast.expr]]:
        """What a call gives where a rule is cited: to `.log_event`, `.end`, functions that hand it on to them, and to
        what is asked of a deck."""
        name = named(call.func)
        if name == DeckQuota.__name__:
            if given := argument(call, 0, "rule"):
                yield QUOTA, given
            return
        if isinstance(call.func, ast.Attribute) and name in (LOG_EVENT, END):
            if given := argument(call, 0, "rule"):
                yield name, given
            return
        for scope in self.functions.get(name, []) if name else []:
            for parameter, how in scope.hands_on.items():
                place = scope.takes.index(parameter) if parameter in scope.takes else -1
                if given := argument(call, place, parameter):
                    yield how, given

    def cited(self, value: ast.expr | None, scope: Scope, how: str) -> Iterator[tuple[str, Citation]]:
        if value is not None:
            for key, module, line in self.reach(value, scope, how == REFUSAL, set()):
                yield key, Citation(module.file, line, how)

    def reach(
        self, value: ast.expr, scope: Scope, opening: bool, seen: set[tuple[int, int]]
    ) -> Iterator[tuple[str, Module, int]]:
        """The ids that an expression can be, or that it can begin with, and where each is said."""
        if (id(value), id(scope)) in seen:
            return
        seen.add((id(value), id(scope)))
        if isinstance(value, ast.Constant):
            if isinstance(value.value, str):
                found = self.ids.match(value.value) if opening else self.ids.fullmatch(value.value)
                if found:
                    yield found.group(), scope.module, value.lineno
            return
        parts: list[tuple[ast.expr, Scope]] = []
        if isinstance(value, ast.IfExp):
            parts = [(value.body, scope), (value.orelse, scope)]
        elif isinstance(value, ast.BoolOp):
            parts = [(part, scope) for part in value.values]
        elif isinstance(value, ast.NamedExpr):
            parts = [(value.value, scope)]
        elif isinstance(value, ast.Call) and (name := named(value.func)):
            parts = [(part, other) for other in self.functions.get(name, []) for part in other.returns()]
        elif isinstance(value, ast.Name) and value.id in scope.locals:
            parts = [(part, scope) for part in scope.locals[value.id]]
        for part, inside in parts:
            yield from self.reach(part, inside, opening, seen)
        if not parts and isinstance(value, (ast.Name, ast.Attribute, ast.Subscript)):
            for text in self.constant(value, scope):
                found = self.ids.match(text) if opening else self.ids.fullmatch(text)
                if found:
                    yield found.group(), scope.module, value.lineno

    def constant(self, value: ast.expr, scope: Scope) -> list[str]:
        """The texts that a constant of a file stands for: one, or those of a list of which one is taken."""
        if isinstance(value, ast.Subscript):
            held = self.behind(value.value, scope)
            if isinstance(held, ast.Dict):
                return texts(held.values)
            return texts(held.elts) if isinstance(held, (ast.List, ast.Tuple)) else []
        held = self.behind(value, scope)
        return texts([held]) if held is not None else []

    def behind(self, value: ast.expr, scope: Scope) -> ast.expr | None:
        """What a name was set to, in this file or in the file of the package that it comes from."""
        if isinstance(value, ast.Name):
            if value.id in scope.named or value.id in scope.locals:
                return None
            return self.lookup(scope.module, value.id)
        if isinstance(value, ast.Attribute) and isinstance(value.value, ast.Name):
            module = self.modules.get(scope.module.imports.get(value.value.id, ""))
            return self.lookup(module, value.attr) if module is not None else None
        return None

    def lookup(self, module: Module, name: str) -> ast.expr | None:
        passed: set[str] = set()
        while name not in module.constants and module.name not in passed:
            passed.add(module.name)
            home, _, name = module.imports.get(name, "").rpartition(".")
            if home not in self.modules:
                return None
            module = self.modules[home]
        return module.constants.get(name)


# syntax


def own_nodes(top: ast.AST) -> Iterator[ast.AST]:
    """Everything in a function or file but what is inside a further function."""
    rest = [*ast.iter_child_nodes(top)]
    while rest:
        node = rest.pop()
        if not isinstance(node, Function):
            yield node
            rest += ast.iter_child_nodes(node)


def words_in(top: ast.AST) -> Iterator[ast.expr]:
    """Every expression of a function, without strings that stand alone: those are docstrings."""
    rest = [*ast.iter_child_nodes(top)]
    while rest:
        node = rest.pop()
        if not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
            rest += ast.iter_child_nodes(node)
        if isinstance(node, ast.expr):
            yield node


def assigned(node: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """The plain names that a statement sets, and to what."""
    if isinstance(node, ast.Assign):
        for target in node.targets:
            if isinstance(target, ast.Name):
                yield target.id, node.value
    elif isinstance(node, (ast.AnnAssign, ast.NamedExpr)) and isinstance(node.target, ast.Name):
        if node.value is not None:
            yield node.target.id, node.value


def constants_of(tree: ast.Module) -> dict[str, ast.expr]:
    return {name: value for node in tree.body for name, value in assigned(node)}


def named(called: ast.expr) -> str:
    """The last word of what is called: `end` for `game.end`."""
    if isinstance(called, ast.Attribute):
        return called.attr
    return called.id if isinstance(called, ast.Name) else ""


def argument(call: ast.Call, place: int, name: str) -> ast.expr | None:
    for keyword in call.keywords:
        if keyword.arg == name:
            return keyword.value
    return call.args[place] if 0 <= place < len(call.args) else None


def beginning(value: ast.expr) -> ast.expr:
    """What a text begins with: the first part of an f-string or of a sum."""
    while True:
        if isinstance(value, ast.JoinedStr) and value.values:
            value = value.values[0]
        elif isinstance(value, ast.FormattedValue):
            value = value.value
        elif isinstance(value, ast.BinOp):
            value = value.left
        else:
            return value


def texts(values: Iterable[ast.expr | None]) -> list[str]:
    return [value.value for value in values if isinstance(value, ast.Constant) and isinstance(value.value, str)]


# the tests


def cited_by_tests(folder: Path, game: str, ids: re.Pattern[str], notes: list[str]) -> Iterator[tuple[str, Citation]]:
    """Every id that a scenario of the game or a Python test names."""
    for path in files_under(folder, ".toml"):
        file = path.relative_to(folder).as_posix()
        for key, line in cites_of(path, game, notes):
            yield key, Citation(file, line, SCENARIO)
    for path in files_under(folder, ".py"):
        file = path.relative_to(folder).as_posix()
        tree = tree_of(path, path.as_posix(), notes)
        is_test = path.name.startswith("test_") or path.name.endswith("_test.py")
        if tree is not None and is_test and ids.search(path.read_text(encoding="utf-8")):
            for key, line, how in named_in_tests(tree, ids):
                yield key, Citation(file, line, how)


def cites_of(path: Path, game: str, notes: list[str]) -> list[tuple[str, int]]:
    """What a scenario cites, if it is one of this game."""
    text = text_of(path, path.as_posix(), notes)
    if text is None:
        return []
    try:
        scenario = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        notes.append(f"{path.as_posix()} is not TOML and was left out: {error}")
        return []
    cites = scenario.get("cites", [])
    if scenario.get("game") != game:
        return []
    if not isinstance(cites, list) or not all(isinstance(key, str) for key in cites):
        notes.append(f"{path.as_posix()} was left out: cites must be a list of rule ids in quotes")
        return []
    lines = text.splitlines()
    first = next((i for i, line in enumerate(lines) if line.lstrip().startswith("cites")), 0)
    rules = [key for key in cites if not key.startswith(TAG)]
    return [(key, next((i for i in range(first, len(lines)) if key in lines[i]), first) + 1) for key in rules]


def named_in_tests(tree: ast.Module, ids: re.Pattern[str]) -> Iterator[tuple[str, int, str]]:
    """The ids in the docstrings and texts of test functions, their decorators and the constants that they use."""
    constants = constants_of(tree)
    for test in ast.walk(tree):
        if isinstance(test, Function) and test.name.startswith("test"):
            first = test.body[0]
            docstring = first.value if isinstance(first, ast.Expr) else None
            for node in ast.walk(test):
                if isinstance(node, ast.Name) and node.id in constants:
                    for part in ast.walk(constants[node.id]):
                        yield from named_in(part, STRING, ids)
                else:
                    yield from named_in(node, DOCSTRING if node is docstring else STRING, ids)


def named_in(node: ast.AST, how: str, ids: re.Pattern[str]) -> Iterator[tuple[str, int, str]]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        for found in ids.finditer(node.value):
            line = node.lineno + node.value.count("\n", 0, found.start())
            yield found.group(), min(line, node.end_lineno or line), how
