"""HTTP by httptools, with the limits of `protocols`."""

from __future__ import annotations

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from grimalkin.server.protocols import HEAD_BYTES, Limited, Settings


class ByHttptools(Limited, HttpToolsProtocol):
    """httptools tells of the parts of a request as they come, and sets no limit to any: they are counted here."""

    config: Settings
    head_bytes = 0  # of reads since a head began or a body went on: more of the head, or what follows the body

    def data_received(self, data: bytes) -> None:
        if self.lingers:
            return
        self.head_bytes += len(data)
        super().data_received(data)
        if self.head_bytes > HEAD_BYTES and (self.in_head or self.in_body):
            self.too_much()
        else:
            self.set_deadlines()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.in_head = True
        self.head_bytes = 0

    def on_headers_complete(self) -> None:
        self.head_came()
        self.head_bytes = 0
        super().on_headers_complete()
        self.begun()

    def on_body(self, body: bytes) -> None:
        self.body_bytes += len(body)
        self.head_bytes = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.body_came()
        super().on_message_complete()

    # WebSockets

    def _should_upgrade(self) -> bool:
        return not (self.crowded or self.is_last) and super()._should_upgrade()

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self.became_live()
