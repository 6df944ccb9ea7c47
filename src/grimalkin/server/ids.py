"""Names for rows and links: short, unguessable, easy to read aloud."""

from __future__ import annotations

import secrets

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"  # no i, l, o, u: they are misread or spell words
LENGTH = 14  # 70 bits: nobody finds a private table by trying


def new_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))
