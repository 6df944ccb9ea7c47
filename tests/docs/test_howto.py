"""The how-tos for cards and verbs: their files are written, their commands run, their code built and played."""

from __future__ import annotations

import io
import re
import shlex
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from grimalkin.core.cards import Sum, VerbWord, Vocabulary
from grimalkin.core.datafiles import data_files
from grimalkin.core.declared import declarations
from grimalkin.core.game import Game
from grimalkin.core.library import SPEC, read_cards
from grimalkin.core.rules import read_rules
from grimalkin.core.scenario_run import run_scenario
from grimalkin.core.scenarios import read_scenario
from grimalkin.games.cauldron import GAME
from grimalkin.games.cauldron import verbs as cauldron_verbs
from grimalkin.words.bundle import parse
from tests.cli.inside import lines, said

HOWTO = Path(__file__).resolve().parents[2] / "docs" / "howto"
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILE = re.compile(r'(?:# |""")(\S+\.(?:toml|py))(, below the rest)?[:\n]')


class Block:
    """A fenced piece of a page. A TOML block names its file on its first line, a Python block may."""

    def __init__(self, language: str, text: str) -> None:
        self.language = language
        named = FILE.match(text) if language in ("toml", "python") else None
        self.file = named.group(1) if named else ""
        self.more = bool(named and named.group(2))
        self.text = text


def blocks(page: str) -> list[Block]:
    return [Block(*found) for found in FENCE.findall((HOWTO / page).read_text(encoding="utf-8"))]


def only(page: str, file: str) -> str:
    """The text of the one block of a page that is this file."""
    found = [block.text for block in blocks(page) if block.file == file]
    assert len(found) == 1, f"{file} stands {len(found)} times in {page}"
    return found[0]


def write(folder: Path, block: Block) -> None:
    path = folder / block.file
    path.parent.mkdir(parents=True, exist_ok=True)
    before = path.read_text(encoding="utf-8") if block.more else ""
    path.write_text(before + block.text, encoding="utf-8")


def session(text: str) -> list[tuple[str, list[str]]]:
    """The commands of a console block, each with the lines that it must give."""
    found: list[tuple[str, list[str]]] = []
    for line in text.splitlines():
        if line.startswith("$ "):
            found.append((line[2:], []))
        else:
            found[-1][1].append(line)
    return found


def pattern(shown: list[str]) -> str:
    """Lines of a page as a pattern: three dots stand for anything."""
    return ".*".join(re.escape(piece) for piece in "\n".join(shown).strip().split("..."))


def words_of(command: str) -> list[str]:
    name, *words = shlex.split(command)
    assert name == "grimalkin"
    return words


# add a card


def test_every_command_of_the_card_page_gives_what_the_page_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = 0
    for block in blocks("add-a-card.md"):
        if block.file:
            write(tmp_path, block)
        if block.language == "console":
            for command, shown in session(block.text):
                code, out, err = said(*words_of(command))
                assert (code in (0, 1), err) == (True, ""), command
                assert re.fullmatch(pattern(shown), "\n".join(lines(out)).strip(), re.DOTALL), f"{command}\n{out}"
                ran += 1
    assert ran == 8


def test_the_designers_cards_are_played_and_simulated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for block in blocks("add-a-card.md"):
        if block.file:
            write(tmp_path, block)
    commands = [line for block in blocks("add-a-card.md") if block.language == "sh" for line in block.text.splitlines()]
    assert [words_of(command)[0] for command in commands] == ["play", "sim", "sim"]
    monkeypatch.setattr("sys.stdin", io.StringIO())
    for command in commands:
        few = re.sub(r"--games \d+", "--games 2 --workers 1", command)
        code, out, err = said(*words_of(few))
        assert (code, err) == (0, ""), command
        assert ("cards mine" in out or "cards=mine" in out) is ("--cards mine.toml" in command)


def test_the_developers_card_works_in_both_editions_sets_and_languages() -> None:
    """The card, its edition, the balanced set, the German words and the scenario of the page, put together."""
    page = "add-a-card.md"
    assert GAME.vocabulary is not None
    rules = list(GAME.rulebook().rules)
    files = {**data_files(GAME.package, "cards", ".toml"), "thyme.toml": only(page, "herbs.toml")}
    balanced = data_files(GAME.package, "sets", ".toml")["balanced.toml"] + only(page, "balanced.toml")
    spec = read_cards(files, GAME.vocabulary, rules)
    tuned = read_cards(files, GAME.vocabulary, rules, "balanced", "balanced.toml", balanced)
    assert spec.names()[-1] == "thyme"
    table = {
        (name, edition): [numbers["count"], numbers["heat"], len(library.card("thyme").parts)]
        for name, card_set in (("spec", spec), ("balanced", tuned))
        for edition, library in card_set.editions.items()
        for numbers in [vars_of(library.card("thyme"))]
    }
    assert table == {
        ("spec", "second"): [4, 2, 1],
        ("spec", "first"): [4, 3, 0],
        ("balanced", "second"): [3, 2, 1],
        ("balanced", "first"): [3, 3, 0],
    }
    german = next(block.text for block in blocks(page) if block.language == "ftl")
    entry = parse("de.ftl", german).entries["card-thyme"]
    assert [attribute.id.name for attribute in entry.attributes] == ["passive-spice", "passive-spice-text"]
    plays(GAME.with_own("mine", "mine.toml", only(page, "herbs.toml")), page, "thyme.toml")


def vars_of(card: Any) -> dict[str, int]:
    return {name: getattr(card, name) for name in ("count", "heat")}


def plays(game: Game, page: str, file: str) -> None:
    """The scenario of a page finds no difference."""
    found = run_scenario(read_scenario(file, only(page, file), {game.id: game}))
    assert found is None, f"act {found.act}, {found.place}: {found.expected} against {found.found}"


# add a verb


def built() -> tuple[VerbWord, Game]:
    """The verb of the page, and Cauldron with it, its rule and its card."""
    page = "add-a-verb.md"
    code = [block.text for block in blocks(page) if block.language == "python"]
    assert len(code) == 2, "the page has its class, then its line in the list"
    names: dict[str, Any] = {"__name__": "page", "VerbWord": VerbWord, "Sum": Sum}
    exec(compile(code[0], page, "exec"), names)
    word = eval(code[1], names)
    old = GAME.vocabulary
    assert isinstance(word, VerbWord)
    assert old is not None
    vocabulary = Vocabulary(
        old.kinds,
        [*old.verbs, word],
        old.fixed,
        old.sets,
        old.places,
        old.durations,
        old.units,
        old.quantities,
        old.editions,
    )
    game = type(GAME)()
    game.vocabulary = vocabulary
    rules = data_files(GAME.package, "rules", ".toml")
    game.known_rules = read_rules({**rules, "4-herbs.toml": rules["4-herbs.toml"] + only(page, "4-herbs.toml")})
    files = {**data_files(GAME.package, "cards", ".toml"), "more.toml": only(page, "more.toml")}
    game.known_sets = {SPEC: read_cards(files, vocabulary, list(game.known_rules.rules))}
    return word, game


def test_the_verb_of_the_page_is_not_in_the_game_yet() -> None:
    word, _ = built()
    assert GAME.vocabulary is not None
    assert word.word not in [verb.word for verb in GAME.vocabulary.verbs]
    assert "CA-HERB-06" not in GAME.rulebook().rules


def test_the_verb_of_the_page_is_played_by_its_scenario() -> None:
    _, game = built()
    card = game.library({"cards": SPEC}).card("rosemary")
    assert [part.name for part in card.parts] == ["Feast"]
    plays(game, "add-a-verb.md", "share.toml")


def test_the_verb_of_the_page_takes_what_the_page_says() -> None:
    word, _ = built()
    assert word.word == "share"
    assert [field.name for field in word.fields] == ["share", "if"]
    assert word.fields[0].takes() == "a whole number from 1 to 3, or a sum in quotes"


@pytest.mark.parametrize("page", ["add-a-card.md", "add-a-verb.md"])
def test_names_of_code_and_folders_on_the_page_are_there(page: str) -> None:
    text = (HOWTO / page).read_text(encoding="utf-8")
    for name in re.findall(r"`(ScoreMore|Soothe|Sting|Reroll|VERBS|QUANTITIES|TRIGGERS)`", text):
        assert hasattr(cauldron_verbs, name), name
    folder = resources.files(GAME.package)
    for place in re.findall(r"`((?:rules|sets|text)/[\w.-]+|verbs\.py|state\.py)`", text):
        assert folder.joinpath(place).is_file(), place


def test_the_how_to_of_games_declares_what_there_is() -> None:
    page = (HOWTO / "add-a-game.md").read_text(encoding="utf-8")
    said = re.findall(r"(?:Say|With|is|^) `(\w+) = [^`]+`", page.partition("## 11.")[2], re.MULTILINE)
    assert {"cooperative", "no_hidden_information", "takes_decks", "random_decks", "brings"} <= set(said)
    assert [name for name in said if name not in declarations(Game)] == []
