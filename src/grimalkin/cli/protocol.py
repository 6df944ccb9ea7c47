"""`grimalkin protocol`: the messages of the server, for those who write programs that speak to it."""

from __future__ import annotations

import json

import typer

from grimalkin.cli.refusal import Refusal


def protocol(
    typescript: bool = typer.Option(False, "--typescript", help="Print the messages as TypeScript types."),
    openapi: bool = typer.Option(False, "--openapi", help="Print the OpenAPI description of the REST interface."),
) -> None:
    """Print what is on the wire: types of all messages, or a description of all routes. docs/protocol.md has examples.

    Example: [bold]grimalkin protocol --typescript > messages.ts[/bold]
    """
    if typescript == openapi:
        raise Refusal("say which: --typescript or --openapi")
    if typescript:
        from grimalkin.server.typescript import typescript as types

        print(types(), end="")
        return
    from grimalkin.server.app import create_app
    from grimalkin.server.config import Config
    from grimalkin.server.openapi import description

    print(json.dumps(description(create_app(Config())), indent=2))
