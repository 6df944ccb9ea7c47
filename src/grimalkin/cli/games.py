"""`grimalkin games`: what can be played, and how."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any

import typer
from rich.text import Text

from grimalkin.cli.arguments import game_named
from grimalkin.cli.refusal import Refusal
from grimalkin.cli.tables import console, least_width, pairs, show_rows
from grimalkin.core.datafiles import data_files
from grimalkin.core.errors import BadFile
from grimalkin.core.game import Game, Setting
from grimalkin.core.wording import shortened
from grimalkin.games import FAULTS, GAMES, TEACHING


def games(
    game: str | None = typer.Argument(None, metavar="GAME", help="Tell all about this game."),
    as_json: bool = typer.Option(False, "--json", help="Print JSON instead of tables; always all about each game."),
) -> None:
    """List the games with their seats and settings, or tell more of one. The first value of a setting is its default.

    Example: [bold]grimalkin games cauldron[/bold]
    """
    for fault in FAULTS:
        print(f"grimalkin: {fault}", file=sys.stderr)
    known = (*GAMES.values(), *TEACHING.values())
    chosen = None if game is None else game_named(game)
    try:
        if as_json:
            whole = {"games": [plain(each) for each in known]} if chosen is None else plain(chosen)
            print(json.dumps(whole, indent=2))
        elif chosen is not None:
            show_game(plain(chosen))
        else:
            show_list(known)
    except BadFile as error:
        raise Refusal(str(error.faults[0])) from None


def plain(game: Game) -> dict[str, Any]:
    """All that the command tells of a game."""
    fewest, most = game.seats
    editions = game.vocabulary.editions if game.vocabulary is not None else []
    return {
        "id": game.id,
        "title": game.title,
        "for": purpose(game),
        "rules_version": game.rules,
        "seats": {"fewest": fewest, "most": most},
        "settings": {setting.name: setting.offered() for setting in game.settings},
        "card_sets": [
            {"set": name, "edition": edition, "cards": len(library.by_key), "hash": library.hash}
            for name, card_set in game.card_sets().items()
            for edition, library in card_set.editions.items()
        ],
        "editions": editions,
        "windows": game.windows,
        "decks": [file.removesuffix(".toml") for file in data_files(game.package, "decks", ".toml")],
        "languages": [file.removesuffix(".ftl") for file in data_files(game.package, "text", ".ftl")],
        "rules": len(game.rulebook().rules),
    }


def purpose(game: Game) -> str:
    return "teaching" if game.id in TEACHING else "play"


def seats_of(game: Game) -> str:
    return seats_text(*game.seats)


def seats_text(fewest: int, most: int) -> str:
    return str(fewest) if fewest == most else f"{fewest} to {most}"


def settings_of(game: Game, room: int | None = None) -> str:
    """One line a setting; in a room of so many columns a longer one goes on below, between its values."""
    lines = [f"{setting.name}={values_of(setting)}" for setting in game.settings]
    return "\n".join(lines if room is None else [folded(line, room) for line in lines]) or "none"


def folded(line: str, room: int) -> str:
    """A setting in lines that are short enough, as far as its values are."""
    first, *others = line.split("|")
    lines = [first]
    for value in others:
        if len(lines[-1]) + len(value) + 2 > room and len(line) > room:
            lines[-1] += "|"
            lines.append(f"  {value}")
        else:
            lines[-1] += f"|{value}"
    return "\n".join(lines)


def values_of(setting: Setting) -> str:
    return "TEXT" if setting.check is not None else "|".join(setting.offered())


def show_list(known: tuple[Game, ...]) -> None:
    """A table, with settings folded only where they are too long for it."""
    out = console()
    headings = ("id", "title", "for", "seats", "settings")
    cells = [(game.id, game.title, purpose(game), seats_of(game)) for game in known]
    room = out.width - least_width([(*row, "") for row in (headings[:-1], *cells)])
    narrow = [(*row, settings_of(game, room)) for row, game in zip(cells, known)]
    whole = [(*row, settings_of(game)) for row, game in zip(cells, known)]
    show_rows(out, headings, narrow if least_width([headings, *narrow]) <= out.width else whole)


def show_game(known: dict[str, Any]) -> None:
    out = console()
    out.print(Text.assemble((known["title"], "bold"), f"  {known['id']}, for {known['for']}"))
    out.print()
    rules = f"{known['rules']} rules, version {known['rules_version']}" if known["rules"] else "no rulebook"
    rows = [
        ("seats", [seats_text(known["seats"]["fewest"], known["seats"]["most"])]),
        (
            "settings",
            [
                f"{name} = {', '.join(shortened(value) for value in values)}"
                for name, values in known["settings"].items()
            ],
        ),
        ("card sets", set_lines(known["card_sets"], len(known["editions"]) > 1)),
        ("editions", [", ".join(known["editions"])]),
        ("windows", [", ".join(known["windows"])]),
        *([("decks", [", ".join(known["decks"])])] if known["decks"] else []),
        ("languages", [", ".join(known["languages"])]),
        ("rulebook", [rules]),
    ]
    out.print(pairs([(name, Text("\n".join(line for line in lines if line) or "none")) for name, lines in rows]))


def set_lines(sets: Sequence[dict[str, Any]], several: bool) -> list[str]:
    """Name, edition, number of cards and hash below one another."""
    lines: list[str] = []
    for each in sets:
        name = each["set"].ljust(max(len(other["set"]) for other in sets))
        edition = "  " + each["edition"].ljust(max(len(other["edition"]) for other in sets)) if several else ""
        lines.append(f"{name}{edition}  {each['cards']} cards, hash {each['hash']}")
    return lines
