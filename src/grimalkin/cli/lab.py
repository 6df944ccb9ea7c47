"""`grimalkin lab`: what many games show, of a game (`study`) and of players (`strength`, `ladder`, `reliability`)."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperGroup

from grimalkin.cli.arguments import is_file
from grimalkin.cli.ladder import ladder
from grimalkin.cli.refusal import Refusal
from grimalkin.cli.reliability import reliability
from grimalkin.cli.strength import strength
from grimalkin.cli.study import study
from grimalkin.core.wording import shortened
from grimalkin.lab.study import ENDING

STUDY = "study"


class LabGroup(TyperGroup):
    """A group in which the name of a study stands for the command that runs it."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if args and args[0] not in self.commands and not args[0].startswith("-"):
            if not names_study(args[0]):
                known = ", ".join(self.commands)
                told = f"no command '{shortened(args[0])}'; there are: {known}; a study is GAME/STUDY or a .toml file"
                raise Refusal(f"{told}; see grimalkin lab --help")
            args = [STUDY, *args]
        return super().parse_args(ctx, args)


def names_study(word: str) -> bool:
    """Is this the name of a study, or a file?"""
    return "/" in word or word.endswith(ENDING) or is_file(word)


app = typer.Typer(cls=LabGroup, no_args_is_help=True, rich_markup_mode="rich")
app.command(STUDY)(study)
app.command()(strength)
app.command()(ladder)
app.command()(reliability)


@app.callback()
def lab() -> None:
    """Play many games and measure: a game by a study, or players, how strong they are and whether they know it.

    The name of a study stands for the command that runs it: `lab mine.toml` is `lab study mine.toml`.

    Example: [bold]grimalkin lab study mine.toml[/bold]

    Example: [bold]grimalkin lab strength cauldron greedy random[/bold]
    """
