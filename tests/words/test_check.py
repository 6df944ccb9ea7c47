"""The check finds what is missing, what nobody uses, and what cannot be said."""

from __future__ import annotations

from pathlib import Path

import pytest

from grimalkin.core.codes import Codes
from grimalkin.core.events import CARD, SEAT, EventTypes
from grimalkin.core.game import Setting
from grimalkin.games.cauldron import GAME
from grimalkin.games.mythic_arena import GAME as MYTHIC_ARENA
from grimalkin.games.mythic_arena.printed import STATUSES
from grimalkin.words.bundle import Text, parse
from grimalkin.words.prose import deck_texts
from tests.support.word_gaps import (
    Gaps,
    Needs,
    asks_of,
    compare,
    contents,
    gaps,
    languages_of,
    name_needs,
    needs_of,
    not_yet,
    shared_needs,
    text_needs,
    tokens_in,
    unreadable,
)
from tests.support.word_sources import Sources
from tests.words.made_up import Maker

VIEW = """
from grimalkin.core.view import Fact, Piece, Zone

LINES = ["front", "rear"]
PHASE = "dusk"


def one(name: str, size: int) -> Zone:
    return Zone(name, None, size)


def zones(seats, night):
    name = f"hand.{seats[0]}"
    found = [Zone("deck", None, 3), Zone(name, 0, 2), one("pit.deep", 1), one(size=2, name="well")]
    found += [Zone(f"{line}.A", 0, 1) for line in LINES]
    return found + [Zone(id="night_sky" if night else "sky", owner=None, size=0)]


def facts(lead):
    yield Fact("round", 1, 5)
    yield Fact("phase", PHASE)
    yield Fact(name="lead", value=lead)
    yield Fact("role", "attacker" if lead else "blocker")
    yield Piece("p", "wolf", tokens={"poison": 2})
"""

ENGLISH = """
zone-deck = Deck
zone-hand = Hand of { $a }
zone-pit = Pit
zone-well = Well
zone-front = Front
zone-rear = Rear
zone-night_sky = Night sky
zone-sky = Sky
fact-round = round
fact-phase = phase
fact-lead = lead
fact-role = role
word-dusk = dusk
word-attacker = attacker
word-blocker = blocker
token-poison = poison
option-play = { $parts ->
    [1] Play { $a }
   *[other] Play { $a } to { $b }
}
word-left = left
word-right = right
event-played = { $a } plays { $b }
window-dawn = dawn
setting-speed = speed
setting-speed-slow = slow
setting-speed-quick = quick
"""


def vocabulary() -> tuple[Codes, EventTypes, tuple[Setting, ...], tuple[str, ...]]:
    codes = Codes()
    codes.block("play", ["left", "right"])
    codes.block("play", ["left", "right"], ["A", "B", "3"])
    event_types = EventTypes()
    event_types.add("played", SEAT, CARD)
    return codes, event_types, (Setting("speed", ["slow", "quick", "5"]),), ("dawn",)


def test_a_complete_file_has_no_gaps(make: Maker) -> None:
    game = make.game({"view.py": VIEW, "text/en.ftl": ENGLISH}, *vocabulary())
    assert gaps(game, "en") == Gaps([], [], [])
    assert gaps(game, "en").empty
    assert str(gaps(game, "en")) == "nothing is missing"


@pytest.mark.parametrize(
    "name", [line.partition(" =")[0] for line in ENGLISH.splitlines() if " =" in line and not line.startswith(" ")]
)
def test_each_missing_id_is_found(make: Maker, name: str) -> None:
    entries = ENGLISH.strip().replace("\n   ", "\t   ").replace("\n}", "\t}").splitlines()
    left = "\n".join(entry.replace("\t", "\n") for entry in entries if not entry.startswith(f"{name} ="))
    game = make.game({"view.py": VIEW, "text/en.ftl": left}, *vocabulary())
    assert gaps(game, "en") == Gaps([name], [], [])


def test_unused_ids_are_found_and_used_terms_are_not(make: Maker) -> None:
    more = (
        "-thing = thing\n-lost = lost\nused = used\nlost = lost\nword-a-card = a { -thing }\nword-nobody = { used }\n"
        "card-wolf = Wolf\ntitle = Made up\n    .text = more\nzone-attic = Attic\noption-pass = No\n"
    )
    game = make.game({"view.py": VIEW, "text/en.ftl": ENGLISH + more}, *vocabulary())
    assert gaps(game, "en") == Gaps([], ["-lost", "lost", "card-wolf", "title", "title.text", "zone-attic"], [])


def test_another_language_needs_title_too_and_no_more_variables_than_english(make: Maker) -> None:
    german = (
        ENGLISH.replace("Hand of { $a }", "Hand von { $a } und { $b }")
        .replace("plays { $b }", "spielt { $f } { -no } { no } { NO() }")
        .replace("[1] Play { $a }", "[1] Play { $b }")
    )
    game = make.game({"view.py": VIEW, "text/en.ftl": ENGLISH, "text/de.ftl": german}, *vocabulary())
    found = gaps(game, "de")
    assert found.missing == ["title"]
    assert found.unused == []
    file = f"{game.package}/text/de.ftl, line"
    assert found.wrong == [
        f"{file} 3: zone-hand: uses $b, which the English does not",
        f"{file} 24: event-played: refers to '-no', which is not there",
        f"{file} 24: event-played: refers to 'no', which is not there",
        f"{file} 24: event-played: no function 'NO'; there are: NUMBER",
        f"{file} 24: event-played: uses $f, which is not given; given are: a, b, parts",
        "option-play cannot be said with 1 parts; choose by $parts",
    ]
    assert "missing: title\nwrong: " in str(found)


def test_a_game_without_a_package_has_no_gaps(make: Maker) -> None:
    game = make.game({})
    type(game).package = ""
    assert gaps(game, "en") == Gaps([], [], [])


def test_a_language_that_a_game_does_not_offer_lacks_every_word_of_the_table(make: Maker) -> None:
    game = make.game({"view.py": VIEW, "text/en.ftl": ENGLISH}, *vocabulary())
    assert languages_of(game) == ["en"]
    found = gaps(game, "it")
    assert set(found.missing) == {"title", *load_names(ENGLISH)}
    assert (found.unused, found.wrong, found.untranslated) == ([], [], ())


def load_names(source: str) -> set[str]:
    return set(text(source).entries)


# texts of cards and rules


def test_texts_of_cards_and_rules_may_stay_english() -> None:
    needs = set(text_needs(GAME))
    assert {"card-nettle", "card-nettle.text", "CA-FIRE-01", "CA-FIRE-01.text", "chapter-Setup"} <= needs
    assert {"card-valerian.passive-calm-text", "card-valerian.passive-calm-text-first"} <= needs
    assert "card-valerian.passive-calm-text-balanced" not in needs  # the set changes numbers only
    found = gaps(GAME, "it")
    assert found.empty
    assert {"CA-FIRE-01", "CA-FIRE-01.text", "chapter-Setup"} <= set(found.untranslated)
    count = len(found.untranslated)
    assert str(found) == f"nothing is missing\nuntranslated: {count} texts of cards and rules, which stay English"


def test_a_card_is_translated_as_a_whole_or_by_its_name_alone() -> None:
    texts: Needs = dict.fromkeys(["card-a", "card-a.text", "card-a.passive-b", "R-1", "R-1.text"], frozenset())
    untouched = ("card-a", "card-a.text", "card-a.passive-b")
    assert not_yet(texts, contents(text("R-1 = x\n    .text = x\n"))) == ([], untouched)
    assert not_yet(texts, contents(text("card-a = x\n"))) == (
        [],
        ("card-a.text", "card-a.passive-b", "R-1", "R-1.text"),
    )
    half = "card-a =\n    .text = x\nR-1 =\n    .text = x\n"
    assert not_yet(texts, contents(text(half))) == (["card-a.passive-b"], ("card-a", "R-1"))


def test_the_names_of_cards_that_lie_on_others_are_words_of_the_table() -> None:
    needs = name_needs(MYTHIC_ARENA, Sources(MYTHIC_ARENA.package))
    assert set(needs) == {"title", *deck_texts(MYTHIC_ARENA), *(f"card-{status}" for status in STATUSES)}
    assert set(name_needs(GAME, Sources(GAME.package))) == {"title"}


def test_tokens_are_found_in_a_dictionary_its_name_and_a_comprehension(make: Maker) -> None:
    source = (
        "KINDS = ['bleed', 'burn']\nHERE = {'frost': 1}\n"
        "def pieces(n, more):\n"
        "    tokens = {KINDS[kind]: n for kind in range(2)}\n"
        "    return [Piece('a', 'x', None, [], tokens), Piece('b', 'x', tokens={'fog': n, **more}), "
        "Piece('c', 'x', tokens=HERE), Piece('d', 'x', tokens=more()), Piece('e', 'x')]\n"
    )
    assert tokens_in(Sources(make.package({"view.py": source}))) == ["bleed", "burn", "fog", "frost"]


def test_what_english_says_on_top_all_languages_say(make: Maker) -> None:
    more = "word-nobody = not a soul\nseat = the { $role }\npitch = Come and see.\n-term = t\n"
    english = ENGLISH.replace("fact-role = role", "fact-role = role\n    .value = { -term } { $value }") + more
    game = make.game(
        {"view.py": VIEW, "text/en.ftl": english, "text/de.ftl": f"title = Ausgedacht\n{ENGLISH}"}, *vocabulary()
    )
    assert gaps(game, "en").empty
    assert gaps(game, "de") == Gaps(["fact-role.value", "word-nobody", "seat", "pitch"], [], [])


def test_names_that_only_a_run_could_tell_are_reported(make: Maker) -> None:
    source = "def zones(state):\n    return [Zone(state.name, None, 1), Fact(str(state), 1), Zone('deck', None, 1)]\n"
    sources = Sources(make.package({"view.py": source}))
    assert [line.partition(": ")[2] for line in unreadable(sources)] == [
        "the name of this Zone cannot be read from the source; begin it with a plain text",
        "the name of this Fact cannot be read from the source; begin it with a plain text",
    ]
    assert all("/view.py:2: " in line for line in unreadable(sources))


def test_a_copy_has_a_name_already(make: Maker) -> None:
    source = "def copies(a):\n    return [Modifier(a.fact, 1, 'x', 'R'), Fact(a.name, 1), Zone(a.id, None, 1)]\n"
    assert unreadable(Sources(make.package({"view.py": source}))) == []


def test_what_a_function_gives_back_is_read_too(make: Maker) -> None:
    source = (
        "UNTOLD = 'mist'\n"
        "def source_of(cards):\n"
        "    def inner():\n"
        "        return 'never'\n"
        "    if not cards:\n"
        "        return\n"
        "    return cards[0] if len(cards) == 1 else UNTOLD\n"
        "def shown(cards):\n"
        "    return [Fact('from', source_of(cards)), Fact(name_of(), 1)]\n"
        "def name_of():\n"
        "    return 'of'\n"
        "def again():\n"
        "    return again()\n"
        "Fact(again(), 1)\n"
    )
    sources = Sources(make.package({"view.py": source}))
    game = make.game({"view.py": source})
    assert {"fact-from", "fact-of", "word-mist"} == set(needs_of(game, sources))
    assert len(unreadable(sources)) == 1


def test_the_asks_of_a_game_are_its_own() -> None:
    found = asks_of(GAME, Sources(GAME.package))
    assert set(found) == {"pass_on", "pass_to", "throw_in", "catnip_window", "choose_sting", "spoon_claim"}


def test_the_source_tells_all_zones_and_facts_of_the_teaching_game() -> None:
    needs = needs_of(GAME, Sources(GAME.package))
    assert {name for name in needs if name.startswith("zone-")} == {"zone-bag", "zone-pot", "zone-passing", "zone-hand"}
    assert {name for name in needs if name.startswith("fact-")} == {
        *("fact-round", "fact-fire", "fact-points", "fact-purr", "fact-calm", "fact-chance", "fact-scores")
    }


# the shared files


def test_ids_are_needed_where_the_source_names_them(make: Maker) -> None:
    source = (
        "HELP = ['terminal-help-why', 'terminal-help-why.keys', 'terminal-', 'The terminal-help of it']\n"
        "def hello(words, more):\n"
        "    words.say('terminal-hello', name='A', n=1)\n"
        "    words.say('terminal-hello', n=2)\n"
        "    words.say('terminal-more', **more)\n"
        "    words.say('word-' + 'x')\n"
    )
    needs = shared_needs(Sources(make.package({"hello.py": source})))
    assert {name: given for name, given in needs.items() if name.startswith(("terminal", "word"))} == {
        "terminal-help-why": None,
        "terminal-help-why.keys": None,
        "terminal-hello": frozenset({"n"}),
        "terminal-more": None,
    }
    assert {"option-pass", "option-concede", "concede", "concede.text"} < set(needs)


def text(source: str) -> Text:
    return parse("f.ftl", source)


def test_files_are_compared() -> None:
    english = text("a = { $x }\nb = { $x } { $y }\n    .keys = k\n")
    other = text("a = { $y }\nc = unused\nb = { $x }\n")
    assert compare([other], [english], {"a": None, "b": None, "b.keys": None}, {}) == Gaps(
        ["b.keys"], ["c"], ["f.ftl, line 1: a: uses $y, which the English does not"]
    )


def test_a_term_has_variables_of_its_own_but_its_arguments_are_the_messages() -> None:
    found = contents(text("-t = { $inner }\na = { -t(inner: 1) }\nb = { NUMBER($n) }\n"))
    assert [found[name].variables for name in ("-t", "a", "b")] == [set(), set(), {"n"}]


def test_inner_folders_are_read_and_what_is_no_source_is_not(make: Maker, tmp_path: Path) -> None:
    package = make.package({"inner/view.py": "Zone('attic', None, 1)\n", "notes.txt": "Zone(\n"})
    assert [file.partition("/")[2] for file in Sources(package).trees] == ["__init__.py", "inner/view.py"]
    assert tmp_path.name


def test_a_seat_may_be_called_by_its_facts_and_a_choice_by_what_it_touches(make: Maker) -> None:
    more = "seat = { $role }\n"
    english = ENGLISH.replace("word-left =", "    .on = Play it on { $on }\nword-left =")
    game = make.game({"view.py": VIEW, "text/en.ftl": english + more}, *vocabulary())
    assert gaps(game, "en") == Gaps([], [], [])
    wrong = make.game({"view.py": VIEW, "text/en.ftl": english + "seat = { $colour }\n"}, *vocabulary())
    assert [line.partition(": seat: ")[2] for line in gaps(wrong, "en").wrong] == [
        "uses $colour, which is not given; given are: lead, phase, role, round"
    ]
