"""Names for rows and links: short, unguessable, easy to read aloud."""

from __future__ import annotations

import re
import secrets

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"  # no i, l, o, u: they are misread or spell words
LENGTH = 14  # 70 bits: nobody finds a private table by trying


ID = re.compile(r"[0-9a-z]{1,20}")  # what can be one at all; PostgreSQL would not even look for some words


def new_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))
