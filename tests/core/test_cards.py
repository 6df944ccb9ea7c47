"""The grammar of card files, editions, sets and hashes; and a designer's own cards in play."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from grimalkin.core.amounts import Fixed, Quantity
from grimalkin.core.cards import (
    EACH,
    ONE,
    RANDOM,
    THE,
    UP_TO,
    Card,
    Effects,
    HowLong,
    Kind,
    Part,
    Parts,
    Sum,
    Verb,
    VerbWord,
    Vocabulary,
    Whom,
    amount,
    duration,
    effects,
    parts,
    target,
)
from grimalkin.core.datafiles import data_files
from grimalkin.core.errors import BadCards, BadSave, UnknownCard
from grimalkin.core.fields import CardId, Field, Flag, Given, Inner, Many, Number, Word
from grimalkin.core.game import Game
from grimalkin.core.library import SPEC, CardSet, Library, read_cards
from grimalkin.core.saved import from_text, to_text
from grimalkin.core.snapshot import snapshot
from grimalkin.core.table import Table
from grimalkin.games.cauldron import GAME
from grimalkin.games.cauldron.herbs import Herb
from tests.support.kit import played_table

# a made-up game, with everything that the grammar has


class Hit(Verb):
    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.amount = amount(given, "hit")
        self.to = target(given, "to")
        self.lasts = duration(given, "for") if given.of("for") is not None else None


class Power(Part):
    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.cost = given.number("cost")
        self.hits = [verb for verb in effects(given, "do") if isinstance(verb, Hit)]


class Pet(Card):
    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.health = given.number("health")
        self.wild = given.flag("wild")
        self.colours = given.numbers("colours")
        self.friend = given.of("friend")
        self.speed = given.inner("speed")
        self.powers = [part for part in parts(given, "power") if isinstance(part, Power)]
        self.tricks = [part for part in parts(given, "trick") if isinstance(part, Power)]


HIT = VerbWord(Hit, [Sum("hit", 0, 50), Whom("to"), HowLong("for", None)], "takes health")
POWER: list[Field] = [Number("cost", 0, 9, 1), Effects("do", [])]
SPEED: list[Field] = [Number("day", 0, 9, 3), Number("night", 0, 9, 3)]
PETS = Vocabulary(
    kinds=[
        Kind(
            "pet",
            Pet,
            [
                Number("health", 1, 200),
                Flag("wild", False),
                Many("colours", Word("colour", "colour", ["red", "blue", "green"]), []),
                CardId("friend", -1),
                Inner("speed", SPEED),
                Parts("power", Power, POWER),
                Parts("trick", Power, POWER),
            ],
        ),
        Kind("rune", Card, []),
    ],
    verbs=[HIT],
    fixed=["self", "striker"],
    sets=["enemy", "own pet"],
    places=["on front", "on rear"],
    durations=["this round", "for ever"],
    units=["round", "turn"],
    quantities=[Quantity("health"), Quantity("runes", of_card=True)],
    editions=["second", "first", "third"],
)

FILE = """
[ember]
name    = "Ember"
kind    = "pet"
text    = "Burns."
origin  = "ours"
health  = 80
wild    = true
colours = ["red", "green"]
friend  = "gloth"
speed   = { day = 5, night = 2 }

[[ember.power]]
name = "Bite"
text = "Bites."
cost = 2
do   = [{ hit = 10, to = "enemy" }, { hit = 20, to = "self" }]

[[ember.power]]
name = "Claw"
do   = [{ hit = 30, to = "each enemy on front" }]

[[ember.trick]]
name = "Hide"

[ember.edition.first]
health  = 70
colours = ["blue"]
speed   = { night = 1 }

[[ember.edition.first.power]]
name = "Bite"
do   = [{ hit = 15, to = "enemy" }]

[[ember.edition.first.power]]
name = "Howl"

[[ember.edition.first.power]]
name    = "Claw"
removed = true

[ember.edition.third]
wild  = false
trick = [{ name = "Hide", removed = true }]

[gloth]
name   = "Gloth"
kind   = "pet"
health = 120
speed  = {}

[stone]
name = "Stone"
kind = "rune"
"""


def pets(change: str = "", text: str = FILE) -> CardSet:
    return read_cards({"pets.toml": text}, PETS, None, "own" if change else SPEC, "own.toml" if change else "", change)


def pet(library: Library, key: str = "ember") -> Pet:
    found = library.card(key)
    assert isinstance(found, Pet)
    return found


def hits(power: Power) -> list[tuple[int, str]]:
    """The numbers and targets of the effects of a power."""
    return [(hit.amount.number if isinstance(hit.amount, Fixed) else -1, hit.to.text) for hit in power.hits]


def powers(found: Pet) -> dict[str, list[tuple[int, str]]]:
    return {power.name: hits(power) for power in found.powers}


def one_hit(effect: str) -> Hit:
    """The only effect of a card that is written for it."""
    text = f'[x]\nname = "X"\nkind = "pet"\nhealth = 1\nspeed = {{}}\n[[x.power]]\ndo = [{effect}]\n'
    hit = pet(pets(text=text).editions["second"], "x").powers[0].hits[0]
    assert isinstance(hit, Hit)
    return hit


# what a card holds


def test_a_card_holds_what_its_file_says() -> None:
    ember = pet(pets().editions["second"])
    assert (ember.key, ember.number, ember.kind, ember.name, ember.text) == ("ember", 0, "pet", "Ember", "Burns.")
    assert (ember.origin, ember.rules, ember.health, ember.wild) == ("ours", [], 80, True)
    assert (ember.colours, ember.friend) == ([0, 2], 1)
    assert (ember.speed.number("day"), ember.speed.number("night")) == (5, 2)
    assert powers(ember) == {"Bite": [(10, "enemy"), (20, "self")], "Claw": [(30, "each enemy on front")]}
    assert [(part.part, part.name, part.text) for part in ember.parts] == [
        ("power", "Bite", "Bites."),
        ("power", "Claw", ""),
        ("trick", "Hide", ""),
    ]
    assert [power.cost for power in ember.powers] == [2, 1]


def test_what_is_left_out_has_its_default() -> None:
    gloth = pet(pets().editions["second"], "gloth")
    assert (gloth.number, gloth.text, gloth.origin, gloth.wild) == (1, "", "", False)
    assert (gloth.colours, gloth.friend, gloth.parts) == ([], -1, [])
    assert (gloth.speed.number("day"), gloth.speed.number("night")) == (3, 3)
    assert one_hit('{ hit = 1, to = "self" }').lasts is None
    assert one_hit('{ hit = 1, to = "self" }').condition.value(GAME.new({}, ["", ""]), 0, -1) == 1


def test_cards_stand_in_the_order_of_the_files_and_know_their_number() -> None:
    library = read_cards(
        {"b.toml": '[z]\nname = "Z"\nkind = "rune"\n[a]\nname = "A"\nkind = "rune"\n', "a.toml": FILE}, PETS, None
    ).editions["second"]
    assert [card.key for card in library.cards] == ["z", "a", "ember", "gloth", "stone"]
    assert [card.number for card in library.cards] == [0, 1, 2, 3, 4]
    assert list(library.by_key) == [card.key for card in library.cards]
    assert pet(library).friend == 3


def test_an_unknown_card_is_told_with_the_nearest() -> None:
    library = pets().editions["second"]
    for key, what in [
        ("embr", "no card 'embr'; did you mean 'ember'?"),
        ("zzz", "no card 'zzz'; there are: ember, gloth, stone"),
    ]:
        with pytest.raises(UnknownCard) as error:
            library.card(key)
        assert str(error.value) == what


# targets

SELF, STRIKER, ENEMY, OWN_PET = range(4)
FRONT, REAR = range(2)

TARGETS = [
    ("self", THE, 1, SELF, -1),
    ("striker", THE, 1, STRIKER, -1),
    ("enemy", ONE, 1, ENEMY, -1),
    ("own pet", ONE, 1, OWN_PET, -1),
    ("enemy on front", ONE, 1, ENEMY, FRONT),
    ("own pet on rear", ONE, 1, OWN_PET, REAR),
    ("each enemy", EACH, 1, ENEMY, -1),
    ("each own pet on rear", EACH, 1, OWN_PET, REAR),
    ("random enemy", RANDOM, 1, ENEMY, -1),
    ("random own pet on front", RANDOM, 1, OWN_PET, FRONT),
    ("up to 1 enemy", UP_TO, 1, ENEMY, -1),
    ("up to 3 own pet", UP_TO, 3, OWN_PET, -1),
    ("up to 99 enemy on rear", UP_TO, 99, ENEMY, REAR),
    ("  each   enemy on\\tfront ", EACH, 1, ENEMY, FRONT),
]


@pytest.mark.parametrize(("text", "how", "count", "among", "where"), TARGETS)
def test_a_target_is_understood(text: str, how: int, count: int, among: int, where: int) -> None:
    found = one_hit(f'{{ hit = 1, to = "{text}" }}').to
    assert (found.how, found.count, found.among, found.where) == (how, count, among, where)
    assert found.text == " ".join(text.replace("\\t", " ").split())


WORDS = "self, striker, enemy, own pet, enemy on front, enemy on rear, own pet on front, own pet on rear, each enemy"

NO_TARGETS = [
    ("each self", "'each self': 'self' is one already; write 'self' alone"),
    ("random striker", "'random striker': 'striker' is one already; write 'striker' alone"),
    ("up to 2 self", "'up to 2 self': 'self' is one already; write 'self' alone"),
    ("up to 0 enemy", "'up to 0 enemy': 0 is out of range; expected 1 to 99"),
    ("up to 100 enemy", "'up to 100 enemy': 100 is out of range; expected 1 to 99"),
    ("self on front", "no target 'self on front'; did you mean 'enemy on front'?"),
    ("each enemy in front", "no target 'each enemy in front'; did you mean 'each enemy on front'?"),
    ("Enemy", "no target 'Enemy'; did you mean 'enemy'?"),
    ("up to enemy", "no target 'up to enemy'; did you mean 'up to 2 enemy'?"),
    ("xyz", f"no target 'xyz'; there are: {WORDS}, each own pet, each enemy on front, each enemy on rear, ..."),
]


@pytest.mark.parametrize(("text", "what"), NO_TARGETS)
def test_what_is_no_target_is_refused(text: str, what: str) -> None:
    with pytest.raises(BadCards) as error:
        one_hit(f'{{ hit = 1, to = "{text}" }}')
    assert error.value.faults[0].what == what


# durations

THIS_ROUND, FOR_EVER, ROUNDS, TURNS = range(4)


@pytest.mark.parametrize(
    ("text", "kind", "count"),
    [
        ("this round", THIS_ROUND, 1),
        ("for ever", FOR_EVER, 1),
        ("1 round", ROUNDS, 1),
        ("2 rounds", ROUNDS, 2),
        ("1 turn", TURNS, 1),
        ("99 turns", TURNS, 99),
        (" 3  turns ", TURNS, 3),
        ("03 turns", TURNS, 3),
    ],
)
def test_a_duration_is_understood(text: str, kind: int, count: int) -> None:
    found = one_hit(f'{{ hit = 1, to = "self", for = "{text}" }}').lasts
    assert found is not None
    assert (found.text, found.kind, found.count) == (" ".join(text.split()), kind, count)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("2 round", "no duration '2 round'; did you mean '2 rounds'?"),
        ("1 turns", "no duration '1 turns'; did you mean '1 turn'?"),
        ("0 turns", "'0 turns' is out of range; expected 1 to 99"),
        ("100 turns", "'100 turns' is out of range; expected 1 to 99"),
        ("two turns", "no duration 'two turns'; did you mean '2 turns'?"),
        ("xyz", "no duration 'xyz'; there are: this round, for ever, 1 round, 2 rounds, 1 turn, 2 turns"),
    ],
)
def test_what_is_no_duration_is_refused(text: str, what: str) -> None:
    with pytest.raises(BadCards) as error:
        one_hit(f'{{ hit = 1, to = "self", for = "{text}" }}')
    assert error.value.faults[0].what == what


# editions


def test_an_edition_replaces_numbers_and_lists_and_merges_tables_and_parts() -> None:
    first = pet(pets().editions["first"])
    assert (first.health, first.wild, first.colours, first.text) == (70, True, [1], "Burns.")
    assert (first.speed.number("day"), first.speed.number("night")) == (5, 1)
    # the list of Bite is replaced whole, its cost stays; Claw is removed; Howl is added
    assert powers(first) == {"Bite": [(15, "enemy")], "Howl": []}
    assert [(power.text, power.cost) for power in first.powers] == [("Bites.", 2), ("", 1)]
    assert [part.name for part in first.tricks] == ["Hide"]


def test_each_edition_has_only_its_own_differences() -> None:
    found = pets()
    third, second = pet(found.editions["third"]), pet(found.editions["second"])
    assert (third.health, third.wild, third.tricks) == (80, False, [])
    assert powers(third) == powers(second)
    assert list(found.editions) == ["second", "first", "third"]
    assert [library.edition for library in found.editions.values()] == ["second", "first", "third"]
    assert found.names() == ["ember", "gloth", "stone"]


def test_cards_that_do_not_differ_are_the_same_objects_in_all_editions() -> None:
    found = pets().editions
    assert found["first"].card("gloth") is found["second"].card("gloth") is found["third"].card("gloth")
    assert len({id(library.card("ember")) for library in found.values()}) == 3
    assert [card.number for card in found["first"].cards] == [0, 1, 2]


# sets


def test_a_set_changes_only_what_it_says() -> None:
    own = pets('[ember]\nhealth = 90\nspeed.day = 9\n[[ember.power]]\nname = "Claw"\ncost = 4\n')
    ember = pet(own.editions["second"])
    assert (own.name, ember.health, ember.colours) == ("own", 90, [0, 2])
    assert (ember.speed.number("day"), ember.speed.number("night")) == (9, 2)
    assert powers(ember) == powers(pet(pets().editions["second"]))
    assert [power.cost for power in ember.powers] == [2, 4]
    assert own.editions["second"].card("gloth").name == "Gloth"


def test_the_edition_has_the_last_word_where_it_and_a_set_both_speak() -> None:
    own = pets("[ember]\nhealth = 90\nwild = false\n").editions
    assert [pet(own[edition]).health for edition in own] == [90, 70, 90]
    assert [pet(own[edition]).wild for edition in own] == [False, False, False]


def test_a_set_can_change_an_edition() -> None:
    own = pets(
        """
[ember.edition.first]
health = 60
power  = [
    { name = "Howl", cost = 5 },
    { name = "Claw", cost = 3 },
    { name = "Bite", removed = true },
    { name = "Yawn" },
]
[gloth.edition.third]
health = 99
"""
    ).editions
    first = pet(own["first"])
    assert (first.health, first.colours) == (60, [1])
    # the set brings Claw back, as the card has it but for its cost, and takes Bite away
    assert [(power.name, power.cost, hits(power)) for power in first.powers] == [
        ("Claw", 3, [(30, "each enemy on front")]),
        ("Howl", 5, []),
        ("Yawn", 1, []),
    ]
    assert pet(own["second"]).powers[0].name == "Bite"
    assert [pet(own[edition], "gloth").health for edition in own] == [120, 120, 99]
    assert own["first"].card("gloth") is own["second"].card("gloth")


def test_a_part_that_a_set_removes_is_gone_in_every_edition() -> None:
    own = pets(
        '[[ember.power]]\nname = "Claw"\nremoved = true\n[[ember.power]]\nname = "Bite"\nremoved = true\n'
    ).editions
    assert [powers(pet(own[edition])) for edition in own] == [{}, {"Howl": []}, {}]


def test_a_set_can_remove_a_part_and_say_what_an_edition_has_instead() -> None:
    own = pets(
        '[[ember.power]]\nname = "Bite"\nremoved = true\n[[ember.edition.first.power]]\nname = "Bite"\ncost = 7\n'
    ).editions
    assert [(power.name, power.cost) for power in pet(own["first"]).powers] == [("Howl", 1), ("Bite", 7)]
    assert list(powers(pet(own["second"]))) == ["Claw"]


def test_a_set_can_add_cards_that_have_editions_and_that_others_name() -> None:
    own = pets(
        """
[ash]
name   = "Ash"
kind   = "pet"
health = 5
speed  = {}
friend = "ember"
[ash.edition.first]
friend = "ash"
[gloth]
friend = "ash"
[[gloth.power]]
do = [{ hit = "runes(ash) + runes(ember)", to = "self" }]
"""
    )
    assert own.names() == ["ember", "gloth", "stone", "ash"]
    assert [pet(own.editions[edition], "ash").friend for edition in own.editions] == [0, 3, 0]
    assert pet(own.editions["second"], "gloth").friend == 3
    assert own.editions["third"].card("ash").number == 3


def test_a_set_keeps_its_text_and_the_rulebooks_own_has_none() -> None:
    assert pets().text == ""
    assert pets("[ember]\nhealth = 9\n").text == "[ember]\nhealth = 9\n"


# hashes


def digest(text: str, change: str = "", edition: str = "second") -> str:
    return pets(change, text).editions[edition].hash


def test_a_hash_moves_with_the_meaning() -> None:
    seen = {digest(FILE)}
    for old, new in [
        ("health  = 80", "health  = 81"),
        ("wild    = true", "wild    = false"),
        ('"red", "green"', '"green", "red"'),
        ('friend  = "gloth"', 'friend  = "ember"'),
        ("day = 5", "day = 6"),
        ("cost = 2", "cost = 3"),
        ("hit = 10", "hit = 11"),
        ("hit = 10", 'hit = "health"'),
        ('10, to = "enemy"', '10, to = "own pet"'),
        ('{ hit = 10, to = "enemy" }', '{ hit = 10, to = "enemy", if = "health > 5" }'),
        ("[stone]", "[pebble]"),
    ]:
        assert FILE.count(old) == 1
        found = digest(FILE.replace(old, new))
        assert found not in seen
        seen.add(found)
    assert digest(FILE, edition="first") not in seen
    assert digest(FILE, "[stone]\norigin = 'x'\n") in seen  # a set that changes no meaning has the same hash


def test_a_hash_does_not_move_with_words_for_people() -> None:
    for old, new in [
        ('"Ember"', '"Embers"'),
        ('"Burns."', '"It burns."'),
        ('"Bites."', '"It bites."'),
        ('name = "Hide"\n', 'name = "Hide"\ntext = "Hides."\n'),
        ('origin  = "ours"', 'origin  = "theirs"'),
        ('origin  = "ours"', 'rules  = ["XX-YY-01"]'),
    ]:
        assert FILE.count(old) >= 1
        assert digest(FILE.replace(old, new, 1)) == digest(FILE)


def test_a_hash_does_not_move_with_the_order_of_keys_and_the_way_of_writing() -> None:
    for old, new in [
        ("health  = 80\nwild    = true\n", "wild    = true\nhealth  = 80\n"),
        ("{ day = 5, night = 2 }", "{ night = 2, day = 5 }"),
        ("speed   = { day = 5, night = 2 }", "speed.night = 2\nspeed.day = 5"),
        ("health  = 80", "health  = 0x50"),
        ("cost = 2\n", "cost = +2 # two\n"),
        ('[[ember.trick]]\nname = "Hide"\n', '[[ember.trick]]\ntext = ""\nname = "Hide"\n'),
    ]:
        assert FILE.count(old) == 1
        assert digest(FILE.replace(old, new)) == digest(FILE)


def test_a_hash_moves_with_a_name_that_an_effect_holds() -> None:
    class Call(Verb):
        pass

    words = Vocabulary(
        kinds=[Kind("rune", Card, [Effects("do", [])])],
        verbs=[VerbWord(Call, [Number("call", 0, 9), Word("name", "name", ["Ash", "Elm"])], "calls")],
        fixed=[],
        sets=[],
        places=[],
        durations=[],
        units=[],
        quantities=[],
        editions=["only"],
    )
    text = '[a]\nname = "A"\nkind = "rune"\ndo = [{ call = 1, name = "Ash" }]\n'
    hashes = [
        read_cards({"a.toml": file}, words, None).editions["only"].hash for file in (text, text.replace("Ash", "Elm"))
    ]
    assert hashes[0] != hashes[1]


def test_a_set_that_comes_to_the_same_meaning_has_the_same_hash() -> None:
    change = "[ember]\nhealth = 90\n"
    assert digest(FILE, change) == digest(FILE.replace("health  = 80", "health  = 90"))
    assert digest(FILE, "[ember]\nhealth = 80\n") == digest(FILE)


# files of a package


def test_a_package_has_its_files_in_order_and_none_that_is_hidden() -> None:
    assert list(data_files(GAME.package, "cards", ".toml")) == ["herbs.toml"]
    assert list(data_files(GAME.package, "rules", ".toml")) == [
        "1-setup.toml",
        "2-round.toml",
        "3-scoring.toml",
        "4-herbs.toml",
        "5-ending.toml",
    ]
    assert data_files(GAME.package, "no such folder", ".toml") == {}
    assert data_files("", "cards", ".toml") == {}


def test_files_that_editors_leave_behind_are_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "made_up_package" / "cards"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").write_text("")
    for name in ("b.toml", "a.toml", "a.toml~", ".a.toml", ".#a.toml", "a.txt"):
        (folder / name).write_text(name)
    (folder / "c.toml").mkdir()
    monkeypatch.syspath_prepend(tmp_path)
    assert data_files("made_up_package", "cards", ".toml") == {"a.toml": "a.toml", "b.toml": "b.toml"}


# a designer's own cards in play

OWN = """
[dragon_wort]
name  = "Dragon wort"
kind  = "herb"
count = 30
value = 4
heat  = 2

[[dragon_wort.passive]]
name = "Breath"
on   = "thrown"
do   = [{ sting = "fire - 3", to = "each enemy" }, { sting = 1, to = "enemy", if = "pot(dragon_wort) > 2" }]

[[dragon_wort.passive]]
name = "Embers"
on   = "rolled"
do   = [{ reroll = "fire" }, { score = "min(points, 2) - 1" }]

[dragon_wort.edition.first]
value = 5

[catnip]
count = 0

[[nettle.passive]]
name = "Soft"
on   = "thrown"
do   = [{ soothe = "own team", for = "1 round", if = "round > 1 and not hand = 0" }]
"""


def own_game() -> Game:
    return GAME.with_own("wild", "wild.toml", OWN)


def test_new_cards_have_option_codes_after_the_old_ones() -> None:
    game = own_game()
    used = game.codes.by_text
    assert [text for text in used if "dragon" in text] == ["throw dragon_wort", "give dragon_wort", "use dragon_wort"]
    for text, code in GAME.codes.by_text.items():
        assert used[text] == code
    assert len(game.codes.texts) == len(GAME.codes.texts)
    assert game.codes.text(game.codes.code("throw dragon_wort")) == "throw dragon_wort"


def test_the_own_set_is_the_default_and_the_others_are_still_there() -> None:
    game = own_game()
    assert game.own == "wild"
    assert list(game.card_sets()) == ["wild", "spec", "balanced"]
    assert game.full_settings({})["cards"] == "wild"
    assert game.library({}).name == "wild"
    assert game.library({"cards": "balanced"}).hash == GAME.library({}).hash


@pytest.mark.parametrize("edition", ["second", "first"])
@pytest.mark.parametrize("seats", [2, 4])
def test_games_with_own_cards_end_and_are_replayed_from_their_text_alone(edition: str, seats: int) -> None:
    game = own_game()
    thrown = used = 0
    for seed in range(6):
        table = played_table(game, seats, {"edition": edition}, seed)
        texts = [entry.text for entry in table.record]
        thrown += texts.count("throw dragon_wort")
        used += texts.count("use dragon_wort")
        text = to_text(table)
        again = from_text(text, {GAME.id: GAME})
        assert to_text(again) == text
        assert snapshot(again.state) == snapshot(table.state)
        herb = again.game.library(again.settings).card("dragon_wort")
        assert isinstance(herb, Herb)
        assert herb.value == (4 if edition == "second" else 5)
    assert thrown > 10
    assert used > 2


def saved_own() -> str:
    table: Table = played_table(own_game(), 2, {}, 1)
    return to_text(table)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("count = 30", "count = 29", "the card set wild was"),
        ("value = 4", "value = 40", "dragon_wort.value: 40 is out of range; expected 0 to 9"),
        ("[dragon_wort]", "[dragon_wort", "this is not TOML"),
    ],
)
def test_a_saved_game_whose_cards_were_changed_is_refused(old: str, new: str, reason: str) -> None:
    text = saved_own()
    assert text.count(old) == 1
    with pytest.raises(BadSave, match=r"^line 1: ") as error:
        from_text(text.replace(old, new), {GAME.id: GAME})
    assert reason in str(error.value)


def test_words_for_people_may_change_in_a_saved_game() -> None:
    text = saved_own().replace("Dragon wort", "Wyvern wort")
    again = from_text(text, {GAME.id: GAME})
    assert again.game.library({}).card("dragon_wort").name == "Wyvern wort"


# reading plain data


def test_fields_of_a_table_are_given_with_their_types() -> None:
    values: dict[str, Any] = {
        "a": 1,
        "b": True,
        "c": "x",
        "d": [1, 2],
        "e": ["x"],
        "f": Given("f", {}),
        "g": [Given("g", {})],
    }
    given = Given("here", values)
    assert (given.number("a"), given.flag("b"), given.text("c"), given.numbers("d")) == (1, True, "x", [1, 2])
    assert (given.texts("e"), given.inner("f").place, [inner.place for inner in given.inners("g")]) == (
        ["x"],
        "f",
        ["g"],
    )
    assert given.of("a") == 1
