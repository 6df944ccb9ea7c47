"""A server of a few lines under the real supervisor, to be started as a process: `python small_server.py '{json}'`."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from grimalkin.core.errors import BadSetup
from grimalkin.server import protocols, safety
from grimalkin.server.config import Config
from grimalkin.server.refusals import Refused
from grimalkin.server.serve import serve
from grimalkin.server.socket import SHORT_WAY

MODE = sys.argv[2] if len(sys.argv) > 2 else ""
LOADED_BY = os.getpid()  # the process that read all this


class Small:
    """Answers with its process id. `/read` reads the body first, `/die` kills itself, `/turn` tells a thread's turn,
    `/loaded` which process loaded it, `/http` what HTTP is read with.

    A WebSocket repeats what it is told; `short ...` by the short way, if the transport takes it at once.
    """

    async def __call__(self, scope: Any, receive: Callable[[], Awaitable[Any]], send: Callable[[Any], Any]) -> None:
        if scope["type"] == "lifespan":
            await receive()
            if MODE == "never":
                await send({"type": "lifespan.startup.failed", "message": ""})
                return
            await send({"type": "lifespan.startup.complete"})
            await receive()
            sys.stdout.write("closed\n")
            sys.stdout.flush()
            await send({"type": "lifespan.shutdown.complete"})
            return
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            while (message := await receive())["type"] == "websocket.receive":
                text: str = message["text"]
                short = scope["extensions"][SHORT_WAY]["send"]
                if not (text.startswith("short ") and short(text.encode())):
                    await send({"type": "websocket.send", "text": text})
            return
        if scope["path"] == "/die":
            os.kill(os.getpid(), signal.SIGKILL)
        try:
            while scope["path"] == "/read" and (await receive()).get("more_body"):
                pass
        except Refused as refused:  # as routes do
            await safety.answer(send, refused.status, refused.code, refused.text)
            return
        body = f"{os.getpid()} {scope['client'][0]} {scope['scheme']}".encode()
        if scope["path"] == "/turn":
            body = str(sys.getswitchinterval()).encode()
        if scope["path"] == "/loaded":
            body = str(LOADED_BY).encode()
        if scope["path"] == "/http":
            body = b"httptools" if sys.modules.get("httptools") else b"h11"
        await send(
            {
                "type": "http.response.start",
                "status": 200,
                "headers": [(b"content-length", str(len(body)).encode())],
            }
        )
        await send({"type": "http.response.body", "body": body})


def ready(address: str) -> None:
    sys.stdout.write(f"{address}\n")
    sys.stdout.flush()


def app(config: Config, _number: int) -> Any:
    """`walls`: between them; `hasty`: and nobody has much time for a body."""
    if MODE == "hasty":
        protocols.BODY_SECONDS = 0.2
    if MODE in ("walls", "hasty"):
        return safety.Guard(Small(), config)
    return Small()


if __name__ == "__main__":
    try:
        code = serve(msgspec.json.decode(sys.argv[1], type=Config), ready, app)
    except BadSetup as error:
        sys.stderr.write(f"{error}\n")
        code = 2
    sys.exit(code)
