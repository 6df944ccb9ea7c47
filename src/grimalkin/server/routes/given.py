"""What routes are given: the worker's service, and who asks. Litestar wants to see where each argument comes from.

`limited` stands in front of a route that takes a body: Litestar reads the body before it calls the route, and whoever
asks too often should not be read at all.
"""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.types import Guard

from grimalkin.server.limits import address
from grimalkin.server.people import Person
from grimalkin.server.service import Service

AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]
TheService = NamedDependency[Service]
ThePerson = NamedDependency[Person]

SERVICE = "service"  # its name in the application's state


async def who_asks(service: Service, connection: AnyConnection) -> Person:
    """Who sends this, or a refusal."""
    person = await service.people.known(connection)
    connection.scope["state"]["person"] = person.id  # for the access log
    return person


def limited(what: str) -> Guard:
    """Before the body is read: who is not known is refused, and who asks too often."""

    async def check(connection: AnyConnection, _handler: BaseRouteHandler) -> None:
        service = service_of(connection)
        person = await who_asks(service, connection)
        service.limits.take(what, person.id)

    return check


def limited_by_address(what: str, known: str = "") -> Guard:
    """The same where anybody may ask: counted for the address, or as `known` for a person who is known."""

    async def check(connection: AnyConnection, _handler: BaseRouteHandler) -> None:
        service = service_of(connection)
        person = await service.people.maybe(connection) if known else None
        if person is not None:
            service.limits.take(known, person.id)
        else:
            service.limits.take(what, address(connection))

    return check


def service_of(connection: AnyConnection) -> Service:
    found: Service = connection.app.state[SERVICE]
    return found
