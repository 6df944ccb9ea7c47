"""`grimalkin serve`: the table as a server, for browsers."""

from __future__ import annotations

import os
import sys
import webbrowser
from pathlib import Path

import typer

from grimalkin.cli.arguments import text_of
from grimalkin.cli.refusal import Refusal
from grimalkin.core.errors import BadSetup


def serve(
    database: str = typer.Option(
        "sqlite:///grimalkin.sqlite",
        metavar="URL",
        envvar="GRIMALKIN_DATABASE",
        show_envvar=False,
        help="Where games are kept: sqlite:///FILE, or postgresql://USER:PASSWORD@HOST/NAME. It is made or upgraded if "
        "need be. A URL with a password belongs into the environment: GRIMALKIN_DATABASE.",
    ),
    host: str = typer.Option(
        "127.0.0.1",
        metavar="ADDRESS",
        envvar="GRIMALKIN_HOST",
        show_envvar=False,
        help="Where to listen; 0.0.0.0 for the whole network.",
    ),
    port: int = typer.Option(
        8000, metavar="N", envvar="GRIMALKIN_PORT", show_envvar=False, help="The port; 0 takes a free one."
    ),
    workers: int = typer.Option(
        1,
        metavar="N",
        envvar="GRIMALKIN_WORKERS",
        show_envvar=False,
        help="Processes that answer. More than one needs PostgreSQL.",
    ),
    origin: list[str] = typer.Option(
        [],
        metavar="ADDRESS",
        envvar="GRIMALKIN_ORIGIN",
        show_envvar=False,
        help="The site's address as browsers see it, such as https://play.example.org, if a proxy changes it. May be "
        "repeated; in the environment with blanks between.",
    ),
    tls: bool = typer.Option(
        False,
        "--tls",
        envvar="GRIMALKIN_TLS",
        show_envvar=False,
        help="Browsers come over TLS only, which a proxy speaks for us: cookies are for TLS only.",
    ),
    proxies: str = typer.Option(
        "",
        metavar="LIST",
        envvar="GRIMALKIN_PROXIES",
        show_envvar=False,
        help="Addresses of proxies, with commas between: for whom they say to speak is believed.",
    ),
    secret_file: Path | None = typer.Option(
        None,
        metavar="FILE",
        envvar="GRIMALKIN_SECRET_FILE",
        show_envvar=False,
        help="Holds the secret that signs cookies. Default: one made at the first start, kept in the database.",
    ),
    log: str = typer.Option(
        "info", metavar="LEVEL", envvar="GRIMALKIN_LOG", show_envvar=False, help="debug, info, warning or error."
    ),
    log_format: str = typer.Option(
        "text", metavar="FORM", envvar="GRIMALKIN_LOG_FORMAT", show_envvar=False, help="text or json."
    ),
    bot_processes: int = typer.Option(
        2,
        metavar="N",
        envvar="GRIMALKIN_BOT_PROCESSES",
        show_envvar=False,
        help="Processes in which the bots of one worker think.",
    ),
    bot_seconds: float = typer.Option(
        5.0,
        metavar="S",
        envvar="GRIMALKIN_BOT_SECONDS",
        show_envvar=False,
        help="A bot's time for one choice; then a simple one plays.",
    ),
    stand_in_seconds: float = typer.Option(
        1.2,
        metavar="S",
        envvar="GRIMALKIN_STAND_IN_SECONDS",
        show_envvar=False,
        help="The pause before each choice of a bot in somebody's place.",
    ),
    bot_tables: int = typer.Option(
        1,
        metavar="N",
        envvar="GRIMALKIN_BOT_TABLES",
        show_envvar=False,
        help="Tables with bots only that play at once in one worker; the others take turns with them.",
    ),
    bots_alone: bool = typer.Option(
        False,
        "--bots-alone",
        envvar="GRIMALKIN_BOTS_ALONE",
        show_envvar=False,
        help="Tables with bots only play when nobody watches, too.",
    ),
    webhook_host: list[str] = typer.Option(
        [],
        metavar="HOST",
        envvar="GRIMALKIN_WEBHOOK_HOST",
        show_envvar=False,
        help="A host to which tables may send news. May be repeated; without it none is sent.",
    ),
    keep: list[str] = typer.Option(
        [],
        metavar="NAME=DAYS",
        envvar="GRIMALKIN_KEEP",
        show_envvar=False,
        help="For how many days something is kept that nobody needs, such as guests=90; 0: for ever. May be repeated; "
        "in the environment with blanks between. docs/howto/host.md has the names.",
    ),
    most: list[str] = typer.Option(
        [],
        metavar="NAME=N",
        envvar="GRIMALKIN_MOST",
        show_envvar=False,
        help="How much one person may have, such as guest_waiting=5. May be repeated, as --keep.",
    ),
    no_metrics: bool = typer.Option(
        False, "--no-metrics", envvar="GRIMALKIN_NO_METRICS", show_envvar=False, help="Offer no /metrics."
    ),
    metrics_public: bool = typer.Option(
        False,
        "--metrics-public",
        envvar="GRIMALKIN_METRICS_PUBLIC",
        show_envvar=False,
        help="Offer /metrics to everybody, not only to this machine and its network.",
    ),
    teaching: bool = typer.Option(
        False,
        "--teaching",
        envvar="GRIMALKIN_TEACHING",
        show_envvar=False,
        help="Offer the teaching games too.",
    ),
    connections: int = typer.Option(
        256,
        metavar="N",
        envvar="GRIMALKIN_CONNECTIONS",
        show_envvar=False,
        help="Connections that one address may have open at a worker, WebSockets included.",
    ),
    no_limits: bool = typer.Option(
        False,
        "--no-limits",
        envvar="GRIMALKIN_NO_LIMITS",
        show_envvar=False,
        help="Let everybody do as much as they like: for load programs and tests of your own, not for a network.",
    ),
    open_page: bool = typer.Option(False, "--open", help="Open the page in a browser."),
) -> None:
    """Run the server until Ctrl-C.

    Every option but --open can also stand in the environment: GRIMALKIN_PORT for --port, and so on.

    Example: [bold]grimalkin serve --database sqlite:///club.sqlite --port 8080 --open[/bold]
    """
    from grimalkin.server.config import Config, Keep, Most, numbers_of
    from grimalkin.server.serve import serve as run

    try:
        kept, mosts = numbers_of(keep, Keep, "--keep"), numbers_of(most, Most, "--most")
    except BadSetup as error:
        raise Refusal(str(error)) from None
    config = Config(
        database=database,
        host=host,
        port=port,
        workers=workers,
        origins=tuple(origin),
        tls=tls,
        proxies=proxies,
        secret=secret_of(secret_file) if secret_file is not None else "",
        log=log,
        log_format=log_format,
        bot_processes=bot_processes,
        bot_seconds=bot_seconds,
        stand_in_seconds=stand_in_seconds,
        bot_tables=bot_tables,
        bots_alone=bots_alone,
        webhook_hosts=tuple(webhook_host),
        metrics=not no_metrics,
        metrics_public=metrics_public,
        teaching=teaching,
        connections=connections,
        keep=kept,
        most=mosts,
        limits=not no_limits,
    )

    def ready(address: str) -> None:
        print(f"Grimalkin is ready: open {address} (Ctrl-C ends it)", flush=True)
        if open_page:
            show(address)

    def changed(heir: bool) -> None:
        print(
            "Another build has taken over." if heir else "The other build has ended; this one serves again.", flush=True
        )

    try:
        code = run(config, ready, changed=changed)
    except BadSetup as error:
        raise Refusal(str(error)) from None
    raise typer.Exit(code)


def secret_of(file: Path) -> str:
    secret = text_of(file).strip()
    if not secret:
        raise Refusal(f"the secret file '{file}' is empty; expected a line of 16 letters or more, better 32")
    return secret


def show(address: str) -> None:
    """Open a browser where there are windows; one for text would take the terminal and keep the server waiting."""
    windows = sys.platform in ("win32", "darwin") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
    if windows:
        webbrowser.open(address)
