"""For whoever runs the server: is it well, and what has it done?"""

from __future__ import annotations

import asyncio
import ipaddress
from functools import cache
from importlib import metadata

from litestar import Response, get
from litestar.exceptions import NotFoundException

from grimalkin.server.config import Config
from grimalkin.server.messages import Announced, DatabaseHealth, Health
from grimalkin.server.metrics import CONTENT_TYPE
from grimalkin.server.routes.given import AnyRequest, TheService
from grimalkin.server.service import Service
from grimalkin.server.storage.store import Unavailable, check

PATIENCE = 3.0  # seconds for the database to answer a question about its health
FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip", "via")  # it came through a proxy: from anywhere


@cache
def version() -> str:
    try:
        return metadata.version("grimalkin")
    except metadata.PackageNotFoundError:
        return "(not installed)"


@get("/health", summary="Is this server well?")
async def health(service: TheService) -> Response[Health]:
    """200 if a worker and its database answer and what is written is kept, else 503."""
    found = await database_health(service)
    answer = Health(ok=found == "ok", version=version(), database=found, worker=service.worker)
    return Response(answer, status_code=200 if answer.ok else 503, headers={"Cache-Control": "no-store"})


async def database_health(service: Service) -> DatabaseHealth:
    """What is the matter with the database."""
    trouble: DatabaseHealth = "does not answer"
    try:
        await asyncio.wait_for(service.store.read(check), PATIENCE)
        trouble = "does not write"  # a full disk, a file or an account that may only read
        await asyncio.wait_for(service.store.probe(), PATIENCE)
    except (Unavailable, TimeoutError):
        return trouble
    return "ok"


@get("/api/announcement")
async def announcement(service: TheService) -> Response[Announced]:
    """What whoever runs the server tells all just now."""
    return Response(service.notices.told(), headers={"Cache-Control": "no-store"})


@get("/metrics", summary="What this worker has done, for Prometheus", include_in_schema=False)
async def metrics(service: TheService, request: AnyRequest) -> Response[bytes]:
    if not may_read_metrics(service.config, request):
        raise NotFoundException
    return Response(service.metrics.text(), media_type=CONTENT_TYPE, headers={"Cache-Control": "no-store"})


def may_read_metrics(config: Config, request: AnyRequest) -> bool:
    """Only from this machine or its own network, not through a proxy; unless the host wants them public."""
    if not config.metrics:
        return False
    if config.metrics_public:
        return True
    if any(name in request.headers for name in FORWARDED):
        return False
    try:
        return not ipaddress.ip_address(request.client.host if request.client else "").is_global
    except ValueError:  # a socket of this machine has no address
        return True


ROUTES = [announcement, health, metrics]
