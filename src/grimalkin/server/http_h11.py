"""HTTP by h11, with the limits of `protocols`: slower, and there where httptools cannot be had."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from grimalkin.server.protocols import Limited, Settings


class Watched(h11.Connection):
    """Tells what it has read. What uvicorn asks it for comes in the order in which it came over the line."""

    def __init__(self, heard: Callable[[Any], None], most: int | None) -> None:
        if most is None:
            super().__init__(h11.SERVER)
        else:
            super().__init__(h11.SERVER, most)
        self.heard = heard
        self.too_long = False  # a head, or what frames a body

    def next_event(self) -> Any:
        try:
            event = super().next_event()
        except h11.RemoteProtocolError as error:
            self.too_long = error.error_status_hint == 431
            raise
        self.heard(event)
        return event


class ByH11(Limited, H11Protocol):
    """h11 keeps a head until it is whole, and no more of it than `h11_max_incomplete_event_size`."""

    config: Settings
    conn: Watched

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.conn = Watched(self.on_event, self.config.h11_max_incomplete_event_size)

    def data_received(self, data: bytes) -> None:
        if not self.lingers:
            super().data_received(data)

    def on_event(self, event: Any) -> None:
        if isinstance(event, h11.Request):
            self.head_came()
        elif isinstance(event, h11.Data):
            self.body_bytes += len(event.data)
        elif isinstance(event, h11.EndOfMessage):
            self.body_came()
        elif event is h11.NEED_DATA:
            self.in_head = self.conn.their_state is h11.IDLE and bool(self.conn.trailing_data[0])

    def handle_events(self) -> None:
        """What came is read: at once, or what waited for the answer to the request before it."""
        super().handle_events()
        self.begun()
        self.set_deadlines()

    def send_400_response(self, msg: str) -> None:
        if self.in_body and self.cycle.response_started:
            self.transport.close()  # it is too late to say so
        elif self.conn.too_long:
            self.too_much()
        else:
            super().send_400_response(msg)

    # WebSockets

    def _should_upgrade(self) -> bool:
        return not (self.crowded or self.is_last) and super()._should_upgrade()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        self.became_live()
