"""Names and numbers as all messages have them, and why a request was refused."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Id = Annotated[str, Meta(min_length=1, max_length=20, pattern="^[0-9a-z]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
GameId = Annotated[str, Meta(min_length=1, max_length=60)]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
Key = Annotated[str, Meta(min_length=8, max_length=60, pattern="^[!-~]+$")]  # of the client's choice; a random one
SeatNumber = Annotated[int, Meta(ge=0, le=6)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Settings = Annotated[
    dict[Annotated[str, Meta(max_length=60)], Annotated[str, Meta(max_length=2_000)]], Meta(max_length=40)
]
Deck = Annotated[str, Meta(max_length=10_000)]


class Problem(Struct):
    """Why a request was refused: a code for programs, a sentence for people."""

    code: str
    text: str
