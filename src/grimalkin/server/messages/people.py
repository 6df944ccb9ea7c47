"""Messages about people: guests, accounts, log-ins."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from grimalkin.server.messages.words import Name, Password


class NewGuest(Struct, forbid_unknown_fields=True):
    name: Name


class NewAccount(Struct, forbid_unknown_fields=True):
    """A guest who sends this keeps name and games."""

    login: Annotated[str, Meta(min_length=3, max_length=40, pattern="^[A-Za-z0-9_.-]+$")]
    password: Password
    name: Name | None = None


class LogIn(Struct, forbid_unknown_fields=True):
    login: Annotated[str, Meta(min_length=1, max_length=40)]
    password: Annotated[str, Meta(min_length=1, max_length=200)]


class Rename(Struct, forbid_unknown_fields=True):
    name: Name


class NewPassword(Struct, forbid_unknown_fields=True):
    old: Annotated[str, Meta(min_length=1, max_length=200)]
    new: Password


class Leaving(Struct, forbid_unknown_fields=True):
    """Delete me. An account says its password once more."""

    password: Annotated[str, Meta(max_length=200)] = ""


class Me(Struct):
    person: str
    name: str
    login: str | None  # None: a guest
    muted: bool = False  # by who runs the server: what is written to others is refused


class LoginInfo(Struct):
    id: str
    created_at: float
    seen_at: float
    agent: str
    here: bool  # the one that asks
