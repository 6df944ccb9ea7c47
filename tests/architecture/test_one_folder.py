"""One folder a game: no other file names it, but for those listed here, and its README has a line for each file."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest

from grimalkin.core.game import Game
from grimalkin.games import GAMES, TEACHING
from tests.architecture.tree import PACKAGE, ROOT

HERE = [game for game in (*GAMES.values(), *TEACHING.values()) if game.package.startswith("grimalkin.games.")]

# what is searched; what is built, brought or kept for a while is not
PLACES = ["src", "tests", "docs", "deploy", "web/src", "web/tests"]
LEFT_OUT = {"__pycache__", "node_modules", "messages.ts"}
ENDINGS = {"", ".py", ".toml", ".ftl", ".md", ".ts", ".js", ".svelte", ".css", ".html", ".txt", ".json", ".mako"}

# What else may name a game, and why. A pattern is for games that are offered and for the teaching game alike, unless it
# is among the second kind: Cauldron is there for tests, docs and measuring, so those may name it.
EXCEPTIONS = {
    "README.md": "tells visitors what there is to play, with commands that work",
    "CHANGELOG.md": "tells what changed, game by game",
    "docs/design.md": "its examples are of games that a reader can play",
    "docs/notation.md": "shows the notation of each game",
    "docs/protocol.md": "its examples are messages of real tables; a test compares them",
    "docs/decisions/*.md": "tell what was decided, often for a game",
    "docs/howto/*.md": "their examples are cards, lessons and scenarios that are there",
    "docs/studies/server-throughput.md": "says which game its tables play",
    "docs/studies/speed.md": "compares how fast the games run",
    "tests/architecture/test_one_folder.py": "this list",
    "tests/architecture/test_tiers.py": "asks where single tests run",
    "tests/tiers.py": "tells where single tests run",
    "tests/art/*.py": "pictures are compared for cards that people know",
    "tests/browser/*.py": "people play real games in a browser, and each board shows something else",
    "tests/cli/*.py": "commands are given real games: with drafts, with decks, for a team",
    "tests/core/*.py": "decks, card files and positions of real games are bent and broken",
    "tests/docs/*.py": "the pages are about real games",
    "tests/every_game/test_pickle.py": "says which questions of a game hold what is hard to carry",
    "tests/games/test_many_cards.py": "tries as many new cards as there is room for, and each game has its own rooms",
    "tests/games/test_words_of_cards.py": "a wrong word is put into a card of a game that has many words",
    "tests/lab/*.py": "what is measured differs: drafts, ready decks, teams, prompts",
    "tests/players/*.py": "hints are compared in positions of real games",
    "tests/scenarios/test_*.py": "what scenarios expect is bent in scenarios of real games",
    "tests/server/*.py": "tables of a server are of real games: with secrets, with decks, with windows",
    "tests/support/many.py": "has a made-up card of each kind, and kinds are a game's own",
    "tests/support/wire_leaks.py": "sits people down with ready decks",
    "tests/words/*.py": "words are tried with real sentences",
}
TEACHING_TOO = {
    "src/grimalkin/art/build.py": "the name of a picture: a cauldron",
    "src/grimalkin/games/familiars_and_foes/*": "a card there is called Bubbling Cauldron",
    "tests/scenarios/familiars_and_foes/*": "the same card",
    "src/grimalkin/cli/*.py": "the examples in the help of commands: they run as they stand",
    "tests/*/*.py": "the teaching game is there for tests",
    "web/tests/rest.test.ts": "any game would do",
    "web/tests/boards/*/*.ts": "a zone called cauldron, which no board knows",
}


@cache
def text_of(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8", errors="replace")


@cache
def files() -> list[str]:
    """Every text file of the tree that people write."""
    found = [path for place in PLACES for path in (ROOT / place).rglob("*") if path.is_file()]
    found += [path for folder in (ROOT, ROOT / "web") for path in folder.iterdir() if path.is_file()]
    kept = [path.relative_to(ROOT) for path in found if path.suffix in ENDINGS]
    names = [path.as_posix() for path in kept if not LEFT_OUT & set(path.parts) and ".egg-info" not in str(path)]
    return sorted(name for name in names if not Path(name).name.startswith("."))


def folder_of(game: Game) -> str:
    return game.package.rpartition(".")[2]


def own_places(game: Game) -> list[str]:
    """Where everything about a game lies."""
    folder = folder_of(game)
    return [
        f"src/grimalkin/games/{folder}/*",
        f"web/src/boards/{game.id}/*",
        f"web/tests/boards/{game.id}/*",
        f"tests/games/{folder}/*",
        f"tests/scenarios/{folder}/*",
        f"tests/records/{game.id}.txt",
        f"docs/words/{game.id}.md",
        f"docs/studies/{game.id}-*.md",
    ]


def name_of(game: Game) -> re.Pattern[str]:
    """Its id as people, Python and addresses write it, wherever it stands."""
    return re.compile("[-_ ]?".join(map(re.escape, game.id.split("-"))), re.IGNORECASE)


def naming(game: Game) -> list[str]:
    """The files outside the game's own folders that name it."""
    own, name = own_places(game), name_of(game)
    outside = [file for file in files() if not any(fnmatch(file, place) for place in own)]
    return [file for file in outside if name.search(text_of(file)) or name.search(file)]


def allowed(game: Game) -> dict[str, str]:
    return {**EXCEPTIONS, **(TEACHING_TOO if game.teaching else {})}


def test_the_whole_tree_is_searched() -> None:
    for file in ("Makefile", "setup.py", "pyproject.toml", "web/index.html", "web/src/main.ts", "docs/design.md"):
        assert file in files(), file
    assert len(files()) > 500


@pytest.mark.parametrize("game", HERE, ids=lambda game: game.id)
def test_no_file_outside_its_folders_names_a_game(game: Game) -> None:
    wrong = [file for file in naming(game) if not any(fnmatch(file, pattern) for pattern in allowed(game))]
    assert wrong == [], f"what is about {game.id} belongs into its folders: {own_places(game)}"


def test_every_exception_is_needed_and_has_its_reason() -> None:
    needed = {file for game in HERE for file in naming(game)}
    idle = [pattern for pattern in EXCEPTIONS if not any(fnmatch(file, pattern) for file in needed)]
    taught = {file for game in HERE if game.teaching for file in naming(game)}
    idle += [pattern for pattern in TEACHING_TOO if not any(fnmatch(file, pattern) for file in taught)]
    assert idle == []
    assert all({**EXCEPTIONS, **TEACHING_TOO}.values())


def test_the_engine_names_no_game() -> None:
    """No exception is ever made for these."""
    closed = (*[f"src/grimalkin/{floor}/" for floor in ("core", "kit", "players", "words", "server")], "web/src/")
    patterns = [pattern for pattern in (*EXCEPTIONS, *TEACHING_TOO) if pattern.startswith(closed)]
    assert patterns == []


# README


def rows(game: Game) -> Iterator[tuple[str, str]]:
    """The files that a README lists, each with what is said of it."""
    for line in text_of(f"src/grimalkin/games/{folder_of(game)}/README.md").splitlines():
        found = re.fullmatch(r"\| `([\w./*-]+\.(?:py|toml|ftl))` \|(?:.*\|)? (.+) \|", line)
        if found:
            yield found[1], found[2]


def is_about(row: str, file: str) -> bool:
    return fnmatch(file, row) and file.count("/") == row.count("/")


@pytest.mark.parametrize("game", HERE, ids=lambda game: game.id)
def test_the_readme_has_one_line_for_each_file(game: Game) -> None:
    listed = dict(rows(game))
    assert len(listed) == len(list(rows(game))), "a file is listed twice"
    folder = PACKAGE / "games" / folder_of(game)
    there = [path.relative_to(folder) for path in sorted(folder.rglob("*")) if path.is_file()]
    held = [path.as_posix() for path in there if "__pycache__" not in path.parts and path.name != "README.md"]
    lines = {file: [row for row in listed if is_about(row, file)] for file in held}
    assert [file for file, found in lines.items() if not found] == [], "files that the README does not list"
    assert [file for file, found in lines.items() if len(found) > 1] == [], "files that it lists twice"
    named = {row for found in lines.values() for row in found}
    assert [row for row in listed if row not in named] == [], "lines about files that are not there"
    assert [row for row in listed if row.endswith(".py") and "*" in row] == [], "a module has a line of its own"


@cache
def words_of_source() -> set[str]:
    """Every name in the source of games and what they stand on, every module, and every text without blanks."""
    found: set[str] = set()
    for path in [path for folder in ("core", "kit", "games") for path in (PACKAGE / folder).rglob("*.py")]:
        found.add(path.stem)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and " " not in node.value:
                found.add(node.value)
            for field in ("id", "attr", "name", "arg"):
                word = getattr(node, field, None)
                if isinstance(word, str):
                    found.add(word)
    return found


@pytest.mark.parametrize("game", HERE, ids=lambda game: game.id)
def test_the_readme_names_what_is_there(game: Game) -> None:
    text = text_of(f"src/grimalkin/games/{folder_of(game)}/README.md")
    named = set(re.findall(r"`([A-Za-z_][\w.]*)(?:\(\))?`", text))
    stale = {word for word in named if not set(word.split(".")) <= words_of_source() | {"py", "toml", "ftl", "md"}}
    assert stale == set()
