"""Words for messages: the nearest known word, a value as a person would name it, nothing that a terminal obeys."""

from __future__ import annotations

import difflib
from typing import Any


def nearest(word: str, known: list[str]) -> str:
    """The word that was most likely meant, or nothing."""
    near = difflib.get_close_matches(word[:80], known, 1, 0.6)
    return near[0] if near else ""


def unknown(what: str, word: str, known: list[str]) -> str:
    """`no verb 'damge'; did you mean 'damage'?`, or the list if nothing is near and the list is short."""
    said = f"no {what} '{shortened(word)}'"
    near = nearest(word, known)
    if near:
        return f"{said}; did you mean '{near}'?"
    if not known:
        return f"{said}; there are none here"
    listed = ", ".join(known[:12]) + (", ..." if len(known) > 12 else "")
    return f"{said}; there are: {listed}"


def one(word: str) -> str:
    """A word with its article."""
    return f"an {word}" if word[0] in "aeiou" else f"a {word}"


def spelled(value: Any) -> str:
    """A value of a file as a person would name it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f"'{shortened(value)}'" if value.strip() else "an empty text"
    if isinstance(value, list):
        return f"a list of {len(value)}" if value else "an empty list"
    if isinstance(value, dict):
        return "a table" if value else "an empty table"
    if isinstance(value, int):
        return str(value) if abs(value) < 10**60 else "a number of more than 60 digits"
    return shortened(str(value))


def shortened(words: str, room: int = 60) -> str:
    """Words of a file for a message: on one line, not too long, and with nothing that a terminal obeys."""
    words = " ".join(words[: 20 * room].split())
    return printable(words if len(words) <= room else words[: room - 3] + "...")


def refusal(rule: str, what: str) -> str:
    """What is wrong, after the rule that says so."""
    return f"{rule}: {what}"


def printable(words: str) -> str:
    if words.isprintable():
        return words
    return "".join([char if char.isprintable() else "?" for char in words])


def word_for(name: str) -> str:
    """A name as notation spells it: `Sorrow's Edge` is written `sorrows_edge`, `Summon the Toad!` `summon_the_toad`."""
    letters = [letter if letter.isalnum() else "" if letter in "'!" else "_" for letter in name.lower()]
    return "".join(letters)


def wrong_seats(takes: tuple[int, int], players: int, officials: int, setting: str) -> str:
    """Why a game is not for so many players. `setting` says how many officials sit behind them."""
    fewest, most = takes
    count = players + officials
    got = "got 1 seat" if count == 1 else f"got {count} seats"
    expected = f"{fewest} to {most}" if fewest < most else str(most)
    if not officials:
        return f"{got}; expected {expected}"
    return f"{got} with {setting} = {officials}; expected {expected} for players and {officials} more for {setting}"
