"""Names, chat and titles: what can be seen stays, what cannot goes, and nobody looks like a bot."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grimalkin.core.seen import FILLERS, JOINERS
from grimalkin.players import PLAYERS
from grimalkin.server.live import chat_text
from grimalkin.server.names import GONE, clean_name, shown, shown_name, skeleton
from grimalkin.server.refusals import Refused
from grimalkin.server.setups import clean_title

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
WORDS = [
    FAMILY,
    "\U0001f469\U0001f3fd\u200d\u2695\ufe0f",  # a doctor with a skin colour
    "\u2764\ufe0f\u200d\U0001f525",  # a heart on fire
    "\U0001f3f3\ufe0f\u200d\U0001f308",  # a rainbow flag
    "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",  # Persian: I want
    "\u0915\u094d\u200d\u0937",  # Hindi: a half form
    "\u09b0\u200d\u09cd\u09af",  # Bengali
    "1\ufe0f\u20e3",
    "Zo\u00eb",
    "\u5c71\u7530",
    "O'Neil-Smith 3",
]


@pytest.mark.parametrize("word", WORDS)
def test_what_is_joined_stays_joined(word: str) -> None:
    assert chat_text(f"hello {word} there", "Ann") == f"Ann\nhello {word} there"
    assert shown(word) == word
    assert clean_title(word) == word
    assert clean_name(word) == unicodedata.normalize("NFC", word)


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("ab\u200dcd", "abcd"),  # nothing is joined
        ("ab\u200ccd", "abcd"),
        ("\u200dab\u200c", "ab"),
        (f"{FAMILY}\u200d", FAMILY),
        ("\u0645\u200c \u062e", "\u0645 \u062e"),
        ("a\u200d\u200d\u200db", "ab"),
        ("evil\u202etxt\u202c", "eviltxt"),
        ("\u2066isolated\u2069", "isolated"),
        ("a\x00b\x1b[31mc\x7f", "ab[31mc"),
        ("a\u2028b\u2029c\u00ad", "abc"),
        ("tag\U000e0041\U000e007f", "tag"),
        ("filled\u3164\uffa0\u115f", "filled"),
    ],
)
def test_what_joins_nothing_or_does_harm_goes(text: str, left: str) -> None:
    assert chat_text(text, "Ann") == f"Ann\n{left}"


BLANK = [
    " ",
    "\u200d",
    "\u200c\u200d",
    "\u3164",
    "\uffa0",
    "\u115f\u1160",
    "\u2800",
    "\u3164 \u3164",
    "\u034f",
    "\ufe0f",
]
BLANK += ["\u180b", "\u17b4", "\U000e0100", "\U0001d159", "\u0301", "\u00a0\u2003\u3000"]


@pytest.mark.parametrize("text", BLANK)
def test_what_shows_nothing_is_no_name_and_no_chat(text: str) -> None:
    with pytest.raises(Refused, match="the name is empty; expected 1 to 40 letters"):
        clean_name(text)
    with pytest.raises(Refused, match=r"An empty line of chat\."):
        chat_text(text, "Ann")
    assert clean_title(text) == ""


@pytest.mark.parametrize("sign", ["\u200d", "\u200c", "\u3164", "\u2800", "\ufe0f", "\u034f", "\u202e", "\u00ad"])
def test_nothing_hides_in_a_name(sign: str) -> None:
    for name in (f"An{sign}n", f"{sign}Ann", f"Ann{sign}"):
        with pytest.raises(Refused, match=f"cannot be shown, U\\+{ord(sign):04X}; leave it out"):
            clean_name(name)


LIKE_BOTS = [
    "bot:greedy",
    "BOT:Greedy",
    "bot: greedy",
    "bot\uff1agreedy",
    "bot\u2236greedy",
    "Bot",
    "Bot A",
    "bot-7",
    "Bot, good",
    "\u0412\u043e\u0442",
    "\u0432\u043e\u0442 A",
    "B\u043et",
    "\uff22\uff4f\uff54",
    "b\u00f6t",
    "B\u0307o\u0323t",
    "b0t",
    "B0T 3",
    "\U0001d401\U0001d428\U0001d42d",
    "\u24b7\u24de\u24e3",
    "\U0001f171\U0001f17e\U0001f183",
    "\U0001f1e7\U0001f1f4\U0001f1f9",
    "\u0392\u03bf\u03c4",
    "b\u00f8t",
    "greedy",
    "Greedy",
    "GREEDY BOT",
    "greedybot",
    "\u0261reedy",
    "gr\u0435\u0435dy",
    "Random",
    "r\u0430ndom",
    "ran\u217eom",
    "B o t",
]


@pytest.mark.parametrize("name", LIKE_BOTS)
def test_nobody_looks_like_a_bot(name: str) -> None:
    with pytest.raises(Refused, match="looks like the name of a bot; take another") as refused:
        clean_name(name)
    assert refused.value.code == "malformed"


@pytest.mark.parametrize(
    "name",
    [
        "Botond",
        "Bothilda",
        "Abbot",
        "Greedo",
        "Talbot",
        "Randolph",
        "Roberto",
        "Bo T.",
        "Boris",
        "\u0412\u0438\u043a\u0442\u043e\u0440",
        "\u0412\u0435\u0440\u0430",
        "Robot Ann",
    ],
)
def test_people_may_have_their_names(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize("name", [GONE, "Someone Gone", "s\u043eme\u043ene g\u043ene"])
def test_nobody_is_called_as_those_who_are_gone(name: str) -> None:
    with pytest.raises(Refused, match="who have left for good"):
        clean_name(name)


def test_a_deck_may_be_called_like_a_bot() -> None:
    assert shown_name("Random") == "Random"


@given(st.text(max_size=45))
def test_a_name_that_is_taken_can_be_seen_and_is_no_bots(text: str) -> None:
    try:
        name = clean_name(text)
    except Refused:
        return
    assert name == clean_name(name)
    assert shown(name) == name
    assert not any(ord(sign) in FILLERS - {0xFE0E, 0xFE0F} for sign in name)
    assert skeleton(name) not in {skeleton(bot) for bot in PLAYERS}
    assert not name.startswith(tuple(JOINERS))
