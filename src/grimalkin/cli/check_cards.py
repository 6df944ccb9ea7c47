"""`grimalkin check-cards`: is a designer's file right, and what does it change?"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.text import Text

from grimalkin.art import icon_faults
from grimalkin.cli.arguments import game_named, text_of, with_cards
from grimalkin.cli.cards import value_lines
from grimalkin.cli.refusal import Refusal
from grimalkin.cli.tables import console, show_rows
from grimalkin.core.cards import Note, Vocabulary
from grimalkin.core.errors import BadCards, Fault
from grimalkin.core.game import Game
from grimalkin.core.library import SPEC, CardSet, Sheet, part_names, read_cards
from grimalkin.games import GAMES, TEACHING
from grimalkin.lab.said import odd_numbers
from grimalkin.lab.sheets import CardChange, Comparison, compare, tables_of

WRONG = 1
NAME = "own"


def check_cards(
    path: Path = typer.Argument(..., metavar="FILE", help="Your file of differences and new cards."),
    game: str | None = typer.Option(
        None, metavar="GAME", help="The game that it is for; may be left out where only one has cards."
    ),
    whole: bool = typer.Option(
        False, "--whole", help="FILE is all cards of the game, or a folder with them, not a file of differences."
    ),
    as_json: bool = typer.Option(False, "--json", help="Print JSON instead of tables."),
) -> None:
    """Check a card file, and show what it changes in the cards that it is laid over.

    These are the default set of the game, or the one that the file names above its cards, such as base = "spec".

    Every mistake gets a line with its place and what would be right; exit code 1 if there is one.

    Example: [bold]grimalkin check-cards mine.toml --game cauldron[/bold]
    """
    chosen = game_with_cards(game)
    vocabulary = chosen.vocabulary
    assert vocabulary is not None
    rules = list(chosen.rulebook().rules)
    try:
        if whole:
            made = read_cards(whole_files(path), vocabulary, rules, NAME, room=chosen.layout.room)
        else:
            made = chosen.with_own(NAME, str(path), difference(path)).card_sets()[NAME]
        check_icons(made.sheets)
    except BadCards as error:
        faults = [Fault(fault.file or str(path), fault.line, fault.place, fault.what) for fault in error.faults]
        show_faults(chosen, path, faults, as_json)
        raise typer.Exit(WRONG) from None
    before = chosen.card_sets()[made.base or SPEC]
    found = compare(vocabulary, tables_of(vocabulary, before), tables_of(vocabulary, made))
    note = "" if whole else hindrance(chosen, path)
    odd = notes_on(chosen, made, found)
    if as_json:
        listed = [{"card": each.card, "what": each.what} for each in odd]
        print(json.dumps({**plain(chosen, path, made, found), "note": note, "notes": listed}, indent=2, default=str))
    else:
        show(chosen, path, made, found)
        for each in odd:
            print(f"note: {each.card}: {each.what}")
        if note:
            print(f"note: {note}")


# arguments


def game_with_cards(wanted: str | None) -> Game:
    """The game that is meant: without a word the only one that has cards."""
    if wanted is not None:
        game = game_named(wanted)
        if game.vocabulary is None:
            raise Refusal(f"{game.id} has no card files")
        return game
    having = [game for game in (*GAMES.values(), *TEACHING.values()) if game.vocabulary is not None]
    if not having:
        raise Refusal("no game has card files")
    if len(having) > 1:
        raise Refusal(f"several games have cards; say which with --game: {', '.join(game.id for game in having)}")
    return having[0]


def difference(path: Path) -> str:
    if is_folder(path):
        raise Refusal(f"'{path}' is a folder; name a file, or say --whole if all cards of a game are in it")
    return text_of(path)


def whole_files(path: Path) -> dict[str, str]:
    """The texts of a complete set of cards, by file."""
    if not is_folder(path):
        return {str(path): text_of(path)}
    try:
        files = sorted([file for file in path.iterdir() if file.name.endswith(".toml")])
    except OSError as error:
        raise Refusal(f"'{path}' cannot be read: {error.strerror}") from None
    if not files:
        raise Refusal(f"'{path}' holds no .toml file; card files end with .toml")
    return {str(file): text_of(file) for file in files}


def is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except OSError as error:
        raise Refusal(f"'{path}' cannot be looked at: {error.strerror}") from None


def hindrance(game: Game, path: Path) -> str:
    """What keeps a right file from being played with: only its name can."""
    try:
        with_cards(game, path)
    except Refusal as refusal:
        return str(refusal).split("\n")[-1]
    return ""


def notes_on(game: Game, made: CardSet, found: Comparison) -> list[Note]:
    """What is legal in the file and yet odd. What is so without the file is none of its business."""
    assert game.vocabulary is not None
    before = {(note.card, note.what) for note in all_notes(game.vocabulary, game.card_sets()[made.base or SPEC])}
    notes = [note for note in all_notes(game.vocabulary, made) if (note.card, note.what) not in before]
    for deck in game.ready_decks():
        gone = [card for card in deck.cards if card in found.gone]
        if gone:
            notes.append(Note(", ".join(gone), f"the ready deck '{deck.name}' needs it and cannot be played any more"))
    return notes


def all_notes(vocabulary: Vocabulary, made: CardSet) -> list[Note]:
    """The notes on a set in all its editions, each once."""
    every: list[Note] = []
    if vocabulary.notes is not None:
        every = [note for library in made.editions.values() for note in vocabulary.notes(library.cards)]
    parts = part_names(vocabulary)
    for tables in tables_of(vocabulary, made).values():
        every += [note for key, table in tables.items() for note in odd_numbers(key, table, parts)]
    return list({(note.card, note.what): note for note in every}.values())


# mistakes


def check_icons(sheets: dict[str, Sheet]) -> None:
    """Are the silhouettes that cards name there? Only a build with pictures knows; otherwise all names pass."""
    from grimalkin.server.pictures import icons  # slow to import, and no other command needs it

    known = icons()
    faults = icon_faults(sheets, known.names()) if known is not None else []
    if faults:
        raise BadCards(faults)


def show_faults(game: Game, path: Path, faults: Sequence[Fault], as_json: bool) -> None:
    if as_json:
        listed = [
            {"file": fault.file, "line": fault.line, "place": fault.place, "what": fault.what} for fault in faults
        ]
        print(json.dumps({"game": game.id, "file": str(path), "ok": False, "faults": listed}, indent=2))
        return
    for fault in faults:
        print(" ".join(str(fault).split()))
    print(f"{counted(len(faults), 'mistake')}; nothing of it was taken")


def counted(number: int, word: str) -> str:
    return f"{number} {word}{'' if number == 1 else 's'}"


# what it changes


def plain(game: Game, path: Path, made: CardSet, found: Comparison) -> dict[str, Any]:
    return {
        "game": game.id,
        "file": str(path),
        "ok": True,
        "base": made.base,
        "cards": made.count(),
        "hash": {edition: library.hash for edition, library in made.editions.items()},
        "changes": [
            {
                "card": change.card,
                "field": change.field,
                "editions": change.editions,
                "before": change.before,
                "after": change.after,
            }
            for change in found.changes
        ],
        "new": found.new,
        "gone": found.gone,
    }


def show(game: Game, path: Path, made: CardSet, found: Comparison) -> None:
    assert game.vocabulary is not None
    out = console()
    over = f", laid over the set {made.base}" if made.base else ""
    out.print(Text(f"{path} is right: {game.id} with {counted(made.count(), 'card')}{over}"), soft_wrap=True)
    if found.changes:
        out.print()
        show_changes(out, found.changes, game.vocabulary)
    if found.new:
        out.print()
        show_new(out, found.new, made)
    if found.gone:
        out.print()
        out.print(Text(f"not there any more: {', '.join(found.gone)}"))
    if not (found.changes or found.new or found.gone):
        out.print(Text("It changes nothing: every value is as it was."))
    out.print()
    show_hash(out, made)


def show_changes(out: Console, changes: Sequence[CardChange], vocabulary: Vocabulary) -> None:
    """Card, field, before, after; editions only where they differ."""
    every = len(vocabulary.editions)
    partly = any(len(change.editions) < every for change in changes)
    rows: list[list[str]] = []
    for change in changes:
        row = [change.card, change.field]
        if partly:
            row.append("all" if len(change.editions) == every else ", ".join(change.editions))
        rows.append(row + ["\n".join(value_lines(value)) for value in (change.before, change.after)])
    show_rows(out, ("card", "field", *["edition"] * partly, "before", "after"), rows, once=True)


def show_new(out: Console, keys: Sequence[str], made: CardSet) -> None:
    library = next(iter(made.editions.values()))
    rows: list[tuple[str, ...]] = []
    for card in [library.card(key) for key in keys]:
        rows.append((card.key, card.name, card.kind, ", ".join(part.name or part.part for part in card.parts)))
    show_rows(out, ("new card", "name", "kind", "parts"), rows)


def show_hash(out: Console, made: CardSet) -> None:
    several = len(made.editions) > 1
    hashes = [f"{library.hash}{f' ({edition})' if several else ''}" for edition, library in made.editions.items()]
    out.print(Text(f"hash {', '.join(hashes)}"), soft_wrap=True)
