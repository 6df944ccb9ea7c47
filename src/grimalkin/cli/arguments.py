"""Arguments that several commands take: a game, who plays, settings. A wrong one is refused in one line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import typer
from typer.core import TyperCommand

from grimalkin.cli.refusal import Refusal
from grimalkin.core.cards import ID
from grimalkin.core.errors import BadFile, GrimalkinError
from grimalkin.core.game import Game
from grimalkin.core.installed import with_faults
from grimalkin.core.wording import shortened
from grimalkin.games import FAULTS, GAMES, TEACHING
from grimalkin.lab.tryout import card_fault, new_and_changed
from grimalkin.players import FAULTS as PLAYER_FAULTS
from grimalkin.players import PLAYERS, names_for, player_for
from grimalkin.players.from_file import names_file

HUMAN = "human"
NONE = "none"  # instead of cards to try out
WRITTEN: Final = "grimalkin.deck"  # where a command keeps by which words it was given decks

# options that several commands take
OWN_CARDS: Final = typer.Option(
    None, metavar="FILE", help="A card file of your own, laid over the default set or over its own base."
)
WITH: Final = typer.Option(
    [],
    "--with",
    metavar="CARD",
    help="A card that half of the sides are given in each game, to see what it does; may be repeated. Default: the "
    "new and changed cards of --cards; 'none' for none.",
)


def game_named(wanted: str | None, among: Mapping[str, Game] | None = None) -> Game:
    """The game with this id, the first one for no id; `among` those offered, unless a command knows more games."""
    known = {**GAMES, **TEACHING} if among is None else among
    name = next(iter(known)) if wanted is None else wanted
    if name not in known:
        raise Refusal(with_faults(f"no game '{name}'; there are: {', '.join(known)}", FAULTS))
    return known[name]


def players_of(wanted: str | None, game: Game, people: bool = True) -> list[str]:
    """The words for who plays, bots always with `bot:` in front. Without `people` a bot sits at every seat.

    A bot is an installed one, or `FILE.py:CLASS` in a file of one's own.
    """
    if wanted is None:
        fewest = game.seats[0]
        return [HUMAN] + ["bot:greedy"] * (fewest - 1) if people else ["bot:random"] * fewest
    players: list[str] = []
    for word in wanted.split(","):
        name = word.strip().removeprefix("bot:")
        if name in PLAYERS or names_file(name):
            players.append(bot_of(name, game))
        elif people and (word.strip() == HUMAN or person_of(word)):
            players.append(HUMAN)
        else:
            known = ", ".join([*[HUMAN] * people, *[f"bot:{bot}" for bot in names_for(game)], "FILE.py:CLASS"])
            said = f"no player '{word.strip()}'{'' if people else ' here'}; there are: {known}"
            raise Refusal(with_faults(said, PLAYER_FAULTS))
    return players


def bot_of(word: str, game: Game) -> str:
    """The word for a bot, with `bot:` in front; a file is run, so that what is wrong with it is told at once."""
    try:
        player_for(word, game)
    except GrimalkinError as error:
        raise Refusal(str(error)) from None
    return f"bot:{word.removeprefix('bot:')}"


def persons_of(wanted: str | None, game: Game, players: Sequence[str]) -> list[str]:
    """By seat, whose it is: seats of one name are one person's; where nothing is secret, so are those without one."""
    words = wanted.split(",") if wanted is not None else []
    unnamed = HUMAN if game.no_hidden_information else ""
    found = [person_of(word) for word in words] + [""] * (len(players) - len(words))
    return [name or (unnamed if player == HUMAN else "") for name, player in zip(found, players, strict=True)]


def person_of(word: str) -> str:
    """The name in `human:ann`; empty for other words."""
    head, _, name = word.strip().partition(":")
    return name.strip() if head == HUMAN else ""


def settings_of(words: Sequence[str], game: Game, option: str = "--option") -> dict[str, str]:
    """The settings as written; whether the game has them is checked where a game is made of them.

    For one that takes any text, the name of a file stands for what is in it.
    """
    takes_text = {setting.name for setting in game.settings if setting.check is not None}
    settings: dict[str, str] = {}
    for word in words:
        name, sign, value = (part.strip() for part in word.partition("="))
        if not sign:
            raise Refusal(f"{option} '{word}' has no '='; write NAME=VALUE")
        if name in takes_text and names_a_file(value):
            value = "\n".join(text_of(Path(value)).splitlines()).strip()
        settings[name] = value
    return settings


def deck_options() -> list[str]:
    """The options by which players bring a deck: `--deck`, and one for whatever else a game here calls it."""
    words = ["deck", *(game.brings for game in (*GAMES.values(), *TEACHING.values()) if game.takes_decks)]
    return [f"--{word.lower().replace(' ', '-')}" for word in dict.fromkeys(words)]


def deck_option(game: Game) -> str:
    """The option as this game calls it."""
    return f"--{game.brings.lower().replace(' ', '-')}"


class DeckCommand(TyperCommand):
    """A command to which players bring decks; it remembers by which of the words for it, so that a game can ask."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.meta[WRITTEN] = self.deck_words(args)
        return super().parse_args(ctx, args)

    def deck_words(self, args: Sequence[str]) -> list[str]:
        """The words for a deck that were written as options; what follows an option may be its value."""
        takes = [opt for param in self.params if not getattr(param, "is_flag", False) for opt in param.opts]
        found: list[str] = []
        rest = iter(args)
        for arg in rest:
            if arg == "--":
                break
            word, sign, _value = arg.partition("=")
            if word in deck_options():
                found.append(word)
            if word in takes and not sign:
                next(rest, "")
        return found


def check_deck_words(context: typer.Context, game: Game) -> None:
    """What players bring is called as the game calls it; where nobody brings anything, the game says so itself."""
    right = deck_option(game)
    for word in context.meta.get(WRITTEN, []):
        if game.takes_decks and word != right:
            raise Refusal(f"{game.id} has no {word}; what a seat brings there is {right}")


def decks_of(words: Sequence[str], seats: int, game: Game) -> list[str]:
    """A text for each seat: what was written, or what stands in the file of that name; empty for the other seats."""
    if len(words) > seats:
        raise Refusal(f"{deck_option(game)} came {len(words)} times; there are {seats} seats")
    decks = [text_of(Path(word)) if names_a_file(word) else word for word in words]
    return decks + [""] * (seats - len(words))


def names_a_file(word: str) -> bool:
    """A deck is words with blanks between; a single word with a dot or a slash can only be a file."""
    return (len(word.split()) == 1 and any(sign in word for sign in "./\\")) or is_file(word)


def is_file(word: str) -> bool:
    try:
        return Path(word).is_file()
    except (OSError, ValueError):  # too long for a name, or with signs that no name has
        return False


def text_of(path: Path) -> str:
    """The text of a file that somebody names."""
    try:
        return path.read_bytes().decode("utf-8")
    except OSError as error:
        raise Refusal(f"'{path}' cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise Refusal(f"'{path}', line {line}: this is not UTF-8 text; save the file as UTF-8") from None


def with_cards(game: Game, path: Path | None, base: str = "") -> Game:
    """The game with a designer's own cards; the set is called as the file.

    They are laid over the set that the file names as its `base`, else over `base`, else over the default set.
    """
    if path is None:
        return game
    name = path.name.removesuffix(".toml").lower().replace("-", "_").replace(" ", "_")
    if not ID.match(name):
        raise Refusal(f"--cards '{path}': a card set is called as its file; name it in letters, digits and _")
    try:
        return game.with_own(name, path.name, text_of(path), base)
    except GrimalkinError as error:
        raise Refusal(first_fault(error, "; grimalkin check-cards tells all")) from None


def tried_of(words: Sequence[str], game: Game, settings: dict[str, str]) -> list[str]:
    """The cards that are tried out: those named, else the new and changed ones of a designer's own set."""
    try:
        full = game.full_settings(settings)
    except GrimalkinError as error:
        raise Refusal(str(error)) from None
    if not words:
        return new_and_changed(game, full)
    if NONE in words:
        if len(words) > 1:
            raise Refusal(f"--with {NONE} tries no card out; leave it or the others out")
        return []
    for word in words:
        if fault := card_fault(game, full, word):
            raise Refusal(f"--with '{shortened(word)}': {fault}")
    return list(dict.fromkeys(words))


def first_fault(error: GrimalkinError, where_all: str = "") -> str:
    """A refusal in one line, though a file may have several mistakes."""
    if not isinstance(error, BadFile) or len(error.faults) == 1:
        return str(error)
    return f"{error.faults[0]} (and {len(error.faults) - 1} more{where_all})"
