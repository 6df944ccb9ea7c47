"""The port that the server listens on, and what to open in a browser."""

from __future__ import annotations

import contextlib
import errno
import os
import socket

from grimalkin.core.errors import BadSetup
from grimalkin.server.config import Config

BACKLOG = 2048  # connections that wait, such as while a worker is replaced


def listen(host: str, port: int) -> socket.socket:
    """The listening socket, before there are workers: a port that is taken is told at once."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (socket.gaierror, UnicodeError):
        raise no_address(host) from None
    listening = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":  # elsewhere it would let two servers share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            with contextlib.suppress(OSError):
                listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        listening.bind(address)
        listening.listen(BACKLOG)
        listening.setblocking(False)
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRNOTAVAIL:
            raise no_address(host) from None
        raise BadSetup(f"port {port} of {host} cannot be used: {error.strerror}; try another --port") from None
    return listening


def no_address(host: str) -> BadSetup:
    return BadSetup(f"'{host}' is not an address of this machine; write 127.0.0.1, or 0.0.0.0 for all")


def address_of(config: Config, listening: socket.socket) -> str:
    """What to open in a browser."""
    if config.origins:
        return config.origins[0].rstrip("/") + "/"
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1" if host == "0.0.0.0" else "::1"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"
