"""What routes are given: the worker's service, and who asks. Litestar wants to see where each argument comes from."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.di import NamedDependency

from grimalkin.server.people import Person
from grimalkin.server.service import Service

AnyRequest = Request[Any, Any, Any]
TheService = NamedDependency[Service]
ThePerson = NamedDependency[Person]
