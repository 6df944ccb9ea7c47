"""`grimalkin play`: a game in the terminal, against bots or with several people at one keyboard."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import typer

from grimalkin.cli.arguments import (
    HUMAN,
    OWN_CARDS,
    check_deck_words,
    deck_option,
    deck_options,
    decks_of,
    first_fault,
    game_named,
    persons_of,
    players_of,
    settings_of,
    text_of,
    with_cards,
)
from grimalkin.cli.keeping import check_save
from grimalkin.cli.language import language_wanted
from grimalkin.cli.refusal import Refusal
from grimalkin.cli.session import Session
from grimalkin.core.errors import GrimalkinError
from grimalkin.core.events import seat_name
from grimalkin.core.game import CARDS, Game
from grimalkin.core.library import SPEC
from grimalkin.core.luck import Committed, Luck, Seeded
from grimalkin.core.positions import SEATS, read_position
from grimalkin.core.scenarios import read_scenario
from grimalkin.core.table import Seat, Table
from grimalkin.core.tomlread import Layer, parse
from grimalkin.words import Words

BOT = "bot:greedy"  # who sits at a seat that nobody named
OWN, AUTO = "own", "auto"  # who drafts


def play(
    context: typer.Context,
    game: str | None = typer.Argument(None, metavar="GAME", help="The game's id; see [bold]grimalkin games[/bold]."),
    seats: str | None = typer.Option(
        None,
        metavar="LIST",
        help="Who plays, seat by seat: human, bot:random, bot:greedy, or FILE.py:CLASS for a bot of your own. Seats "
        "called human:ann are all Ann's, and in a game without secrets those called human are all yours. Default: you "
        "and bots.",
    ),
    option: list[str] = typer.Option([], metavar="NAME=VALUE", help="A setting of the game; may be repeated."),
    cards: Path | None = OWN_CARDS,
    deck: list[str] = typer.Option(
        [],
        *deck_options(),
        metavar="DECK",
        help="What a seat plays with, called as its game calls it: its cards, a file with "
        "them, or 'deck NAME', 'list NAME' for one that comes with the game. Once for each seat.",
    ),
    position: Path | None = typer.Option(
        None, metavar="FILE", help="Begin at the position of this scenario, or at the position that the file holds."
    ),
    language: str | None = typer.Option(
        None, metavar="CODE", help="en, it, fr, es or de. Default: that of your terminal."
    ),
    seed: int | None = typer.Option(
        None,
        metavar="N",
        help="Luck from this number. Default: secret luck, hash told first, seed at the end.",
    ),
    draft: str = typer.Option(
        OWN, metavar="WHO", help="own: you draft your deck yourself. auto: a bot does it for you."
    ),
    save: Path | None = typer.Option(
        None,
        metavar="FILE",
        help="Keep the game in this file when it ends or is left, also if the terminal is closed or the process ended.",
    ),
) -> None:
    """Play a game in the terminal.

    Example: [bold]grimalkin play cauldron --seats human,bot:greedy --option rounds=2 --save game.jsonl[/bold]
    """
    speaks = language_wanted(language)
    luck: Luck = Committed(os.urandom(32)) if seed is None else Seeded(seed)
    own = int.from_bytes(os.urandom(8), "big") if seed is None else seed
    if position is None:
        start = fresh_start(game, seats, option, cards, Seeded(own))
    else:
        start = from_file(position, game, seats, option, cards)
    check_deck_words(context, start.game)
    if deck:
        if start.position or any(start.decks):
            word = deck_option(start.game)
            raise Refusal(f"{word} is for a game from its start; leave --position or {word} out")
        start.decks = decks_of(deck, len(start.players), start.game)
    check_draft(draft, start)
    check_save(save)
    try:
        table = Table(start.game, start.settings, start.seats(seats), luck, start.position)
        table.settle()
        words = Words(start.game, speaks, table.settings)
        if base := start.game.own_base():
            print(words.say("terminal-cards-base", cards=start.game.own, base=base))
    except GrimalkinError as error:
        raise Refusal(str(error)) from None
    raise typer.Exit(Session(table, words, own, save, draft == AUTO).run())


def check_draft(draft: str, start: Start) -> None:
    """A bot can only draft where there is a draft."""
    if draft not in (OWN, AUTO):
        raise Refusal(f"--draft '{draft}' is not known; it can be: {OWN}, {AUTO}")
    if draft == OWN:
        return
    game = start.game
    if start.position:
        raise Refusal(f"--draft {AUTO} is for a game from its start; leave --position or --draft out")
    try:
        drafts, ever = game.drafts(start.settings), game.drafts({})
    except GrimalkinError as error:
        raise Refusal(str(error)) from None
    if not drafts:
        where = " with these settings" if ever else ""
        instead = f" ({deck_option(game)} says what you play with)" if game.takes_decks else ""
        raise Refusal(f"--draft {AUTO}: {game.id} has no draft{where}; leave it out{instead}")


class Start:
    """Where and with whom a table begins."""

    def __init__(self, game: Game, settings: dict[str, str], players: list[str]) -> None:
        self.game = game
        self.settings = settings
        self.players = players
        self.decks = [""] * len(players)
        self.position: dict[str, Any] = {}

    def seats(self, wanted: str | None) -> list[Seat]:
        """The seats, with the persons that `--seats` names."""
        persons = persons_of(wanted, self.game, self.players)
        every = zip(self.players, self.decks, persons, strict=True)
        return [Seat(seat_name(i), player, deck, person) for i, (player, deck, person) in enumerate(every)]


def fresh_start(
    game: str | None, seats: str | None, option: list[str], cards: Path | None, luck: Luck | None = None
) -> Start:
    """A table as those who play want it. Without luck it is that of a file, which means what is not said otherwise."""
    chosen = with_cards(game_named(game), cards)
    settings = settings_of(option, chosen)
    if luck is not None:
        settings = chosen.opening(settings, luck)
    players = players_of(seats, chosen)
    return Start(chosen, settings, players + officials_of(seats, chosen, settings))


def officials_of(seats: str | None, game: Game, settings: dict[str, str]) -> list[str]:
    """Officials sit behind the players: the last that `--seats` names, or people at this keyboard."""
    try:
        return [HUMAN] * game.officials(game.full_settings(settings)) if seats is None else []
    except GrimalkinError as error:
        raise Refusal(str(error)) from None


def from_file(path: Path, game: str | None, seats: str | None, option: list[str], cards: Path | None) -> Start:
    """The position of a scenario, or a file that holds nothing but a position."""
    text = text_of(path)
    try:
        table = parse(path.name, text)
        if "game" in table or "position" in table:
            start, base = of_scenario(path, text, table, game, seats, option, cards), "position"
        else:
            start, base = of_position(table, fresh_start(game, seats, option, cards), seats is None), ""
        if start.position:  # read here, so that a mistake is told with its line
            layer = Layer(path.name, text, base, base)
            read_position(start.game, start.settings, start.decks, start.position, layer)
    except GrimalkinError as error:
        raise Refusal(first_fault(error)) from None
    return start


def of_scenario(
    path: Path,
    text: str,
    table: dict[str, Any],
    game: str | None,
    seats: str | None,
    option: list[str],
    cards: Path | None,
) -> Start:
    word = table.get("game")
    if game is not None and isinstance(word, str) and word != game:
        raise Refusal(f"--position '{path}' is of the game '{word}', not of '{game}'")
    if cards is not None and "cards" in table:
        raise Refusal(f"--position '{path}' has cards of its own; leave --cards out")
    options = table.get("options")
    base = options.get(CARDS, SPEC) if isinstance(options, dict) else SPEC  # scenarios speak of the rulebook's numbers
    chosen = game_named(word if isinstance(word, str) else None)
    chosen = with_cards(chosen, cards, base if base in chosen.bases() else SPEC)
    scenario = read_scenario(path.name, text, {chosen.id: chosen})
    settings = scenario.settings if cards is None else {**scenario.settings, CARDS: chosen.own}
    players = players_of(seats, chosen)
    officials = scenario.game.officials(scenario.game.full_settings(scenario.settings))
    count = len(scenario.decks) + officials
    if seats is None:
        players += [BOT] * (len(scenario.decks) - len(players)) + [HUMAN] * officials
    if len(players) != count:
        raise Refusal(f"--seats names {len(players)} players; the position in '{path}' has {count} seats")
    start = Start(scenario.game, {**settings, **settings_of(option, chosen)}, players)
    start.decks = scenario.decks + [""] * officials
    start.position = scenario.position
    return start


def of_position(table: dict[str, Any], start: Start, add_seats: bool) -> Start:
    """A table that begins at this position, with a bot at each seat that only the position names."""
    last = max((seat for seat in range(len(SEATS)) if SEATS[seat] in table), default=0)
    if add_seats:
        start.players += [BOT] * (last + 1 - len(start.players))
        start.decks = [""] * len(start.players)
    start.position = table
    return start
