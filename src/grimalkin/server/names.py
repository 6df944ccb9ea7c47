"""Words that people send and others read: names, chat, titles. Nothing invisible, nothing that looks like a bot's."""

from __future__ import annotations

import unicodedata
from typing import Final

from grimalkin.core.seen import FILLERS, JOINERS, has_ink, is_shown
from grimalkin.players import PLAYERS
from grimalkin.server.refusals import Refused

LONGEST_NAME = 40
GONE = "someone gone"  # who has deleted the account


# what can be seen


def shown(text: str, instead: str = "") -> str:
    """The text without what cannot be seen; empty if nothing of it can."""
    clean = "".join(sign if is_shown(text, i) else instead for i, sign in enumerate(text))
    return clean.strip() if has_ink(clean) else ""


def shown_name(text: str) -> str:
    """A name as it is shown: one blank between its words, nothing invisible in it."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    for i, sign in enumerate(name):
        if not is_shown(name, i) and sign not in JOINERS and ord(sign) not in FILLERS:
            raise unseen(sign)
    if not has_ink(name):
        raise Refused("malformed", f"the name is empty; expected 1 to {LONGEST_NAME} letters")
    for i, sign in enumerate(name):
        if not is_shown(name, i):
            raise unseen(sign)
    if len(name) > LONGEST_NAME:
        raise Refused("malformed", f"the name has {len(name)} letters; expected 1 to {LONGEST_NAME}")
    return name


def unseen(sign: str) -> Refused:
    return Refused("malformed", f"the name has a sign that cannot be shown, U+{ord(sign):04X}; leave it out")


def clean_name(text: str) -> str:
    """A person's name: one that can be seen, and that is not a bot's."""
    name = shown_name(text)
    if is_like_bot(name):
        raise Refused("malformed", f"'{name}' looks like the name of a bot; take another")
    if skeleton(name) == skeleton(GONE):
        raise Refused("malformed", f"'{name}' is what people are called who have left for good; take another")
    return name


# what looks the same

# Letters that are not a Latin one with an accent and look like one, in most typefaces. By rows: what they look like.
LIKE: Final[dict[str, str]] = {
    "a": "АаΑαɑᴀꭺᎪ",
    "b": "ВвЬьΒβʙƀɓᏴ",
    "c": "СсϹϲᴄᏟ",
    "d": "Ԁԁđɗᴅ\u13a0",
    "e": "ЕеΕεєᴇɛᎬҽ",
    "f": "ƒϜ",
    "g": "Ԍԍɡɢց\u13c0",
    "h": "НнҺһΗħʜհᎻ",
    "i": "ІіӀӏΙιıɪɩɨ\u13a5lʟłƖ1|¡!ⅠⅼᏞ",
    "j": "ЈјϳȷᎫ",
    "k": "КкΚκᴋᏦ",
    "m": "МмΜᴍᎷ",
    "n": "ΝηпПոռɴ",
    "o": "ОоΟοσօᴏø0ⲟഠ೦०০੦",
    "p": "РрΡρᴘᏢ",
    "q": "Ԛԛզ",
    "r": "гГʀᴦᏒ",
    "s": "Ѕѕꜱƽ\u13da",
    "t": "ТтΤτŧᴛ\u13a2",
    "u": "υսᴜʋ",
    "v": "νѵѴᴠ\u13d9",
    "w": "ԜԝωᴡшШ\u13b3",
    "x": "ХхΧχ",
    "y": "УуүΥγʏ",
    "z": "Ζᴢ\u13c3",
    ":": "：∶ː꞉׃։",
}
SAME: Final[dict[str, str]] = {sign: plain for plain, signs in LIKE.items() for sign in signs}
ALPHABETS: Final = (0x1F150, 0x1F170, 0x1F1E6)  # white letters on discs and squares, letters of flags


def skeleton(text: str) -> str:
    """What is left of a text if only its look counts: names with the same one can be taken for each other."""
    found: list[str] = []
    for sign in unicodedata.normalize("NFKD", text):
        category = unicodedata.category(sign)
        if category[0] in "MC" or ord(sign) in FILLERS:
            continue
        for first in ALPHABETS:
            if first <= ord(sign) < first + 26:
                sign = chr(ord("a") + ord(sign) - first)
        plain = SAME.get(sign) or "".join(SAME.get(one, one) for one in sign.casefold())
        found.append(" " if category == "Zs" else plain)
    return " ".join("".join(found).replace("rn", "m").replace("vv", "w").split())


BOTS: Final = frozenset(skeleton(name) for name in PLAYERS)


def is_like_bot(name: str) -> bool:
    """Could this be taken for a bot, such as `Bot A`, `bot:greedy` or `Greedy`?"""
    words = "".join(sign if sign.isalnum() else " " for sign in skeleton(name)).split()
    if not words:
        return False
    joined = "".join(words)
    spelt = joined if all(len(word) == 1 for word in words) else words[0]  # `B o t`, but not `Bo T.`
    return spelt == "bot" or joined.removeprefix("bot").removesuffix("bot") in BOTS
