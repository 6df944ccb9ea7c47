"""What can be seen of a text: no control characters, nothing invisible, nothing that turns the direction of writing.

Joiners (U+200C, U+200D) are invisible, and still needed to write Persian, Hindi or a family of emoji. They stay where
they join something.
"""

from __future__ import annotations

import unicodedata
from typing import Final

JOINERS: Final = "\u200c\u200d"
EMOJI_STYLE: Final = "\ufe0e\ufe0f"  # a sign as text, as a picture
VIRAMA: Final = 9  # the combining class of the sign that takes a letter's vowel away
CURSIVE: Final = ("ARABIC", "SYRIAC", "MANDAIC", "NKO", "MONGOLIAN", "PHAGS-PA", "ADLAM", "HANIFI ROHINGYA")
LINES: Final = "\n\t"  # what a text of several lines holds besides
UNSHOWN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
# Letters, signs and marks that show nothing by themselves: fillers, the empty Braille cell, selectors of variants.
FILLERS: Final = frozenset(
    [0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180C, 0x180D, 0x180F, 0x2800, 0x3164, 0xFFA0]
    + [0x16FE4, 0x1D159, *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]
)


def joins(before: str, joiner: str, after: str) -> bool:
    """Does a joiner between these signs change how they are written?"""
    if not before or not after:
        return False
    if VIRAMA in (unicodedata.combining(before), unicodedata.combining(after)):
        return True
    names = (unicodedata.name(before, ""), unicodedata.name(after, ""))
    if all(name.startswith(CURSIVE) for name in names):
        return True
    pictures = unicodedata.category(before) in ("So", "Sk") or before in EMOJI_STYLE
    return joiner == "\u200d" and pictures and unicodedata.category(after) == "So"


def is_shown(text: str, at: int) -> bool:
    """Can this sign of a text be seen, or does it change how its neighbours look?"""
    sign = text[at]
    before, after = text[at - 1 : at], text[at + 1 : at + 2]
    if sign in JOINERS:
        return joins(before, sign, after)
    if sign in EMOJI_STYLE:
        return bool(before) and unicodedata.category(before) in ("So", "Sk", "Sm", "Po", "Nd", "Pd")
    return unicodedata.category(sign) not in UNSHOWN and ord(sign) not in FILLERS


def has_ink(text: str) -> bool:
    """Is there anything but blanks and marks that sit on nothing?"""
    return any(
        unicodedata.category(sign)[0] not in "ZCM" and sign not in JOINERS and ord(sign) not in FILLERS for sign in text
    )


def unseen(text: str, lines: bool = False) -> str:
    """The first sign of a text that cannot be shown, as `U+202E`; empty: there is none. With `lines` it may have
    several, and stops of a tabulator."""
    for at in range(len(text)):
        if not is_shown(text, at) and not (lines and text[at] in LINES):
            return f"U+{ord(text[at]):04X}"
    return ""
