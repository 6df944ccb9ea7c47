"""The application: routes, refusals, safety, the WebSocket, and the page."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, cast

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ASGIApp

from grimalkin.core.errors import GrimalkinError
from grimalkin.server import safety
from grimalkin.server.config import Config
from grimalkin.server.messages import Problem
from grimalkin.server.metrics import Metrics
from grimalkin.server.openapi import openapi_config
from grimalkin.server.people import Person
from grimalkin.server.refusals import Refused, refused_by_rules
from grimalkin.server.routes import pages
from grimalkin.server.storage.store import Unavailable

if TYPE_CHECKING:
    from grimalkin.server.service import Service


def create_app(config: Config, service: Service | None = None) -> Litestar:
    """The server of one worker."""
    from grimalkin.server.routes import accounts, cards, decks, games, lessons, operations, play, replays, tables
    from grimalkin.server.routes.given import SERVICE, who_asks
    from grimalkin.server.service import Service

    made = service or Service(config)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await made.open()
        try:
            yield
        finally:
            await made.close()

    async def person(request: Request[Any, Any, Any]) -> Person:
        return await who_asks(made, request)

    modules = (accounts, cards, decks, games, lessons, operations, pages, play, replays, tables)
    handlers = [module.ROUTES for module in modules]
    return guarded(
        [route for routes in handlers for route in routes],
        config,
        made.metrics,
        dependencies={
            "service": Provide(lambda: made, sync_to_thread=False),
            "person": Provide(person),
        },
        lifespan=[lifespan],
        state=State({SERVICE: made, pages.GAMES: lambda: games.offered(made.games)}),
    )


def guarded(routes: Sequence[Any], config: Config, metrics: Metrics, **options: Any) -> Litestar:
    """Routes within walls: refusals become answers, origins and sizes are checked, everything is counted."""

    async def after_exception(error: Exception, scope: Any) -> None:
        await safety.noted(error, scope, metrics)

    app = Litestar(
        route_handlers=routes,
        exception_handlers={
            Refused: refused,
            GrimalkinError: by_rules,
            ValidationException: malformed,
            HTTPException: http,
            Unavailable: unavailable,
            Exception: broken,
        },
        after_exception=[after_exception],
        openapi_config=openapi_config(),
        request_max_body_size=config.body_bytes,
        logging_config=None,  # logs.py has it
        debug=False,
        pdb_on_exception=False,
        **options,
    )
    # around the routing itself, so that an answer without a route is safe and counted as well
    inner = safety.Guard(cast("safety.App", app.asgi_handler), config)
    app.asgi_handler = cast("ASGIApp", safety.Watch(inner, metrics))
    return app


def problem(status: int, code: str, text: str) -> Response[Problem]:
    return Response(Problem(code, text), status_code=status)


def refused(_request: object, error: Refused) -> Response[Problem]:
    answer = problem(error.status, error.code, error.text)
    if error.retry_after:
        answer.headers["Retry-After"] = str(round(error.retry_after) + 1)
    return answer


def by_rules(_request: object, error: GrimalkinError) -> Response[Problem]:
    return refused(_request, refused_by_rules(error))


def malformed(_request: object, error: ValidationException) -> Response[Problem]:
    extra = error.extra if isinstance(error.extra, list) else []
    said = [f"{one.get('key', '')}: {one.get('message', '')}".strip(": ") for one in extra if isinstance(one, dict)]
    return problem(400, "malformed", "; ".join(said) or error.detail)


def unavailable(_request: object, _error: Unavailable) -> Response[Problem]:
    return refused(_request, Refused("unavailable", "the database does not answer; try again in a moment", 2.0))


def broken(_request: object, error: Exception) -> Response[Problem]:
    """A mistake of ours: the log has it, the client is told nothing of it."""
    if safety.is_unreadable(error):
        return problem(400, "malformed", "the body is not JSON text, or nested too deep")
    return Response(safety.BROKEN, status_code=500)


def http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    if error.status_code >= 500:
        return broken(request, error)
    if error.status_code == 404 and pages.wants_page(request):
        return pages.lost(request)
    if error.status_code == 413:
        return problem(413, "too_long", "the body is too long for this request")
    code = {401: "not_known", 404: "no_such_thing", 405: "malformed", 413: "too_long", 429: "too_many"}
    return problem(error.status_code, code.get(error.status_code, "malformed"), error.detail)
