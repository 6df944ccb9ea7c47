"""`grimalkin games`: what can be played."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from grimalkin.core.game import Game
from grimalkin.games import GAMES, TEACHING


def games() -> None:
    """List the games with their seats and settings; the first value of a setting is its default.

    Example: [bold]grimalkin games[/bold]
    """
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("id", "title", "for", "seats", "settings"):
        grid.add_column(heading, header_style="bold", overflow="fold")
    for game in (*GAMES.values(), *TEACHING.values()):
        purpose = "teaching" if game.id in TEACHING else "play"
        row = (game.id, game.title, purpose, seats_of(game), settings_of(game))
        grid.add_row(*(Text(cell) for cell in row))
    Console(highlight=False).print(grid)


def seats_of(game: Game) -> str:
    fewest, most = game.seats
    return str(fewest) if fewest == most else f"{fewest} to {most}"


def settings_of(game: Game) -> str:
    return ", ".join(f"{setting.name}={'|'.join(setting.values)}" for setting in game.settings) or "none"
