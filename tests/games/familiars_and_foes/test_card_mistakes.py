"""Mistakes of card files that only this game knows: charts, tags, what an effect names, sets that cannot be dealt."""

from __future__ import annotations

import re

import pytest

from grimalkin.core.datafiles import data_files
from grimalkin.core.errors import BadCards
from grimalkin.core.library import read_cards
from grimalkin.games.familiars_and_foes.game import GAME
from grimalkin.games.familiars_and_foes.verbs import VOCABULARY
from tests.games.familiars_and_foes.support import Play
from tests.support.many import many

FILES = data_files(GAME.package, "cards", ".toml")
RULES = list(GAME.rulebook().rules)
CARD = re.compile(r"(?m)^(?=\[[a-z_]+\]$)")


NEW_FOE = """\
[my_foe]
name = "My Foe"
kind = "foe"
level = 1
element = "air"
hp = [10, 11, 12, 13]
chart = ["1-10 miss", "11+ hit 1"]
[[my_foe.passive]]
name = "Mine"
do = [{ armour = 1, of = "physical" }]
[[my_foe.reward]]
name = "My Prize"
tag = ["ANY"]
do = [{ gain_luck = 1 }]
"""
NEW_MAT = """\
[my_mat]
name = "My Mat"
kind = "familiar"
element = "air"
strong_against = "fire"
partner = "my_witch"
toad = "Hop"
hp = 10
mp = 10
[[my_mat.attack]]
name = "Mine"
chart = ["1-20 hit 1"]
[[my_mat.ability]]
name = "My Trick"
tag = ["ANY"]
do = [{ gain_luck = 1 }]
[my_witch]
name = "My Witch"
kind = "coven"
familiar = "my_mat"
[[my_witch.spell]]
name = "My Help"
kind = "helper"
cost = 1
do = [{ gain_luck = 1 }]
"""
MAT_LINES = NEW_MAT.count("\n")


def refused(text: str) -> list[str]:
    """The lines of the refusal of a designer's file, without its name."""
    with pytest.raises(BadCards) as error:
        GAME.with_own("mine", "mine.toml", text)
    return [line.removeprefix("mine.toml, ").removeprefix("mine.toml: ") for line in str(error.value).split("\n")]


def refused_alone(text: str) -> list[str]:
    """The same for a file that stands alone: without the game's own cards it is read much faster."""
    with pytest.raises(BadCards) as error:
        read_cards({"mine.toml": text}, VOCABULARY, RULES)
    return [line.removeprefix("mine.toml, ") for line in str(error.value).split("\n")]


def without(*cards: str) -> str:
    """The refusal of the game's own files without some cards."""
    files = {
        name: "".join(
            [part for part in CARD.split(text) if not part.startswith(tuple([f"[{card}]" for card in cards]))]
        )
        for name, text in FILES.items()
    }
    with pytest.raises(BadCards) as error:
        read_cards(files, VOCABULARY, RULES)
    return str(error.value)


# Charts

FOE_PARTS = "miss, hit, backfire, heal, drain, no_healing, no_magic, no_ballyhoo, no_artifact, no_special_ability"
FAMILIAR_PARTS = "miss, hit, critical, backfire, others"
SUCH_AS = "write a row such as '6-16 hit 2', '17+ hit 4' or '20 miss'"
TAKES = "expected a list of rows in quotes, such as '6-16 hit 2'"
DIE = "the die goes from 1 to 20, the smaller number first"
# a Foe's chart, the row that is wrong (0: the chart as a whole), what is said
FOE_CHARTS = [
    ('["1-4 miss", "6-20 hit 1"]', 0, "no row is for a die of 5; every face from 1 to 20 has one"),
    ('["2-20 hit 1"]', 0, "no row is for a die of 1; every face from 1 to 20 has one"),
    ('["1-19 hit 1"]', 0, "no row is for a die of 20; every face from 1 to 20 has one"),
    ('["1-4 miss", "4-20 hit 1"]', 2, "'4-20 hit 1': another row is for a die of 4 already"),
    ('["1-4 miss", "5+ hit 1", "20 hit 2"]', 3, "'20 hit 2': another row is for a die of 20 already"),
    ('["1-4 miss", "5-20 hti 1"]', 2, "no part of a row 'hti'; did you mean 'hit'?"),
    ('["1-4 miss", "5-20 crash 1"]', 2, f"no part of a row 'crash'; there are: {FOE_PARTS}"),
    ('["1-4 miss", "5-20 critical 4"]', 2, f"no part of a row 'critical'; there are: {FOE_PARTS}"),
    ('["1-4 miss", "5-20 hit 2 + others 1"]', 2, f"no part of a row 'others'; there are: {FOE_PARTS}"),
    ('["1-4 miss", "5-20 hit 1 + no_magc"]', 2, "no part of a row 'no_magc'; did you mean 'no_magic'?"),
    ('["1-4 miss", "5-20 hit 0"]', 2, "'hit 0': write 'hit' and a number from 1 to 20"),
    ('["1-4 miss", "5-20 hit 21"]', 2, "'hit 21': write 'hit' and a number from 1 to 20"),
    ('["1-4 miss", "5-20 drain"]', 2, "'drain': write 'drain' and a number from 1 to 20"),
    ('["1-4 miss", "5-20 heal two"]', 2, "'heal two': write 'heal' and a number from 1 to 20"),
    ('["1-4 miss", "5-20 backfire 1 2"]', 2, "'backfire 1 2': write 'backfire' and a number from 1 to 20"),
    ('["1-4 miss", "5-20 hit 1+ drain 1"]', 2, "'hit 1+ drain 1': write 'hit' and a number from 1 to 20"),
    ('["1-4 miss + hit 1", "5-20 hit 1"]', 1, "'miss + hit 1': 'miss' stands alone"),
    ('["1-4 hit 1 + miss", "5-20 hit 1"]', 1, "'hit 1 + miss': 'miss' stands alone"),
    ('["1-4 miss 1", "5-20 hit 1"]', 1, "'miss 1': 'miss' stands alone"),
    ('["1-4 miss", "5-20 hit 1 + no_magic 2"]', 2, "'no_magic 2': 'no_magic' has no number"),
    ('["0-4 miss", "5-20 hit 1"]', 1, f"'0-4 miss': {DIE}"),
    ('["1-4 miss", "5-21 hit 1"]', 2, f"'5-21 hit 1': {DIE}"),
    ('["4-1 miss", "5-20 hit 1"]', 1, f"'4-1 miss': {DIE}"),
    ('["miss"]', 1, f"got 'miss'; {SUCH_AS}"),
    ('["1-4: miss", "5-20 hit 1"]', 1, f"got '1-4: miss'; {SUCH_AS}"),
    ("[5]", 1, f"got 5; {SUCH_AS}"),
    ("[]", 0, f"got an empty list; {TAKES}"),
    ('"1-20 miss"', 0, f"got '1-20 miss'; {TAKES}"),
]
ONE_PART = "a Familiar's row is one part, or 'hit' and 'others': 'hit 5 + others 2'"
FAMILIAR_CHARTS = [
    ('["1-4 miss", "5-20 drain 1"]', 2, f"no part of a row 'drain'; there are: {FAMILIAR_PARTS}"),
    ('["1-4 miss", "5-20 heal 1"]', 2, f"no part of a row 'heal'; there are: {FAMILIAR_PARTS}"),
    ('["1-4 miss", "5-20 no_magic"]', 2, f"no part of a row 'no_magic'; there are: {FAMILIAR_PARTS}"),
    ('["1-4 miss", "5-20 critical 21"]', 2, "'critical 21': write 'critical' and a number from 1 to 20"),
    ('["1-4 miss", "5-20 others 2"]', 2, "'others 2': 'others' comes after 'hit'"),
    ('["1-4 miss", "5-20 hit 2 + backfire 1"]', 2, f"'hit 2 + backfire 1': {ONE_PART}"),
    ('["1-4 miss", "5-20 backfire 1 + hit 2"]', 2, f"'backfire 1 + hit 2': {ONE_PART}"),
    ('["1-4 miss", "5-20 hit 5 + others 2 + others 1"]', 2, f"'hit 5 + others 2 + others 1': {ONE_PART}"),
    ('["1-20 hit 2 + others 3"]', 0, "a Physical Attack strikes one Foe; leave 'others' out"),
]


@pytest.mark.parametrize(("chart", "row", "what"), FOE_CHARTS)
def test_a_wrong_chart_of_a_foe_is_refused(chart: str, row: int, what: str) -> None:
    place = f"my_foe.chart[{row}]" if row else "my_foe.chart"
    text = NEW_FOE.replace('["1-10 miss", "11+ hit 1"]', chart)
    assert refused_alone(text) == [f"line 7: {place}: {what}"]


@pytest.mark.parametrize(("chart", "row", "what"), FAMILIAR_CHARTS)
def test_a_wrong_chart_of_a_familiar_is_refused(chart: str, row: int, what: str) -> None:
    place = "my_mat.attack[1].chart" + (f"[{row}]" if row else "")
    text = NEW_MAT.replace('["1-20 hit 1"]', chart)
    assert refused_alone(text) == [f"line 12: {place}: {what}"]


def test_a_chart_may_be_written_with_blanks_and_in_any_order() -> None:
    game = GAME.with_own("mine", "mine.toml", '[gloop]\nchart = ["9+  hit 2 +  drain 1", " 1-8 miss"]\n')
    assert game.library({}).card("gloop").name == "Gloop"


# Fields

TAGS = "PRE_ROLL, PRE_FOE_ROLL, POST_ROLL, POST_FLIP, WOULD_FALL, ANY, QUIET"
SECOND_REWARD = '[[my_foe.reward]]\nname = "Other"\ntag = ["ANY"]\ndo = [{ gain_luck = 1 }]\n'
SECOND_PASSIVE = '[[my_foe.passive]]\nname = "Other"\ndo = [{ numbs = true }]\n'
REWARD = '[[my_foe.reward]]\nname = "My Prize"\ntag = ["ANY"]\ndo = [{ gain_luck = 1 }]\n'
NATURES = "aim, armour, halves, thorns, costs, bars, ballyhoo_limit, ballyhoo_backfire, gate, "
NATURES += "spite, feeds, saps, numbs, mocks"
KINDS = "any, attack, physical, spell, simple, strong, elemental, artifact, ballyhoo"
# what stands there, what stands there instead, line, place, what is said
FOES = [
    ("[10, 11, 12, 13]", "[10, 11, 12]", 6, "hp", "got 3 numbers; expected four: for 2, 3, 4 and 5 Familiars"),
    ("[10, 11, 12, 13]", "[]", 6, "hp", "got 0 numbers; expected four: for 2, 3, 4 and 5 Familiars"),
    ("[10, 11, 12, 13]", "[10, 11, 12, 13, 14]", 6, "hp", "got 5; expected at most 4"),
    ("[10, 11, 12, 13]", "[0, 11, 12, 13]", 6, "hp[1]", "0 is out of range; expected 1 to 60"),
    ("[10, 11, 12, 13]", "[10, 11, 12, 61]", 6, "hp[4]", "61 is out of range; expected 1 to 60"),
    ("[10, 11, 12, 13]", "10", 6, "hp", "got 10; expected a list [...], each a whole number from 1 to 60"),
    ("level = 1", "level = 4", 4, "level", "4 is out of range; expected 1 to 3"),
    ('"air"', '"ice"', 5, "element", "no element 'ice'; there are: air, earth, fire, water, aether"),
    (REWARD, REWARD + SECOND_REWARD, 11, "reward", "got 2; a card has at most 1"),
    (REWARD, "", 1, "", "got 0 rewards; a Foe has one"),
    (REWARD, SECOND_PASSIVE + REWARD, 8, "passive", "got 2; a card has at most 1"),
    ('["ANY"]', '["SOON"]', 13, "reward[1].tag[1]", f"no tag 'SOON'; there are: {TAGS}"),
    ('["ANY"]', "[]", 13, "reward[1].tag", f"got no tag; an interrupt has one or more of: {TAGS}"),
    ('["ANY"]', '"ANY"', 13, "reward[1].tag", f"got 'ANY'; expected a list [...], each a tag: {TAGS}"),
    ('tag = ["ANY"]\n', "", 11, "reward[1]", f"'tag' is missing; expected a list [...], each a tag: {TAGS}"),
    ("gain_luck = 1", "gain_luck = 10", 14, "reward[1].do[1].gain_luck", "10 is out of range; expected 1 to 9"),
    ("armour = 1", "armour = 0", 10, "passive[1].do[1].armour", "0 is out of range; expected 1 to 30"),
    ('of = "physical"', 'of = "pets"', 10, "passive[1].do[1].of", f"no kind 'pets'; there are: {KINDS}"),
    (
        '{ armour = 1, of = "physical" }',
        "{ gain_luck = 1 }",
        10,
        "passive[1].do[1].gain_luck",
        f"'gain_luck' cannot stand here; verbs are: {NATURES}",
    ),
    (
        '{ armour = 1, of = "physical" }',
        '{ aim = 1, of = "attack" }',
        10,
        "passive[1].do[1].aim",
        "1 is out of range; expected -19 to -1",
    ),
]


@pytest.mark.parametrize(("old", "new", "line", "place", "what"), FOES, ids=[case[4] for case in FOES])
def test_a_wrong_foe_is_refused(old: str, new: str, line: int, place: str, what: str) -> None:
    assert old in NEW_FOE
    assert refused_alone(NEW_FOE.replace(old, new)) == [f"line {line}: my_foe{'.' + place if place else ''}: {what}"]


def test_a_new_foe_without_mistakes_is_taken() -> None:
    assert GAME.with_own("mine", "mine.toml", NEW_FOE).library({}).card("my_foe").name == "My Foe"


# What an effect needs

FAMILIARS = "self, endangered, familiar, each familiar, each familiar without artifact"
ONLY_TAG = "needs an item with the tag {}, and no other tag"
NO_TARGET = "'{}' is not a target for this; expected one of: {}"
NO_DURATION = "'{}' is not a duration for this; expected one of: {}"
NAMED = "one of its effects names a Familiar, another a Foe; one use names one thing"
# tags, effects, the rest of the place, what is said
REWARDS = [
    ('"ANY"', '{ reroll = "roll" }', ".do[1]", "'reroll' " + ONLY_TAG.format("POST_ROLL")),
    ('"POST_ROLL", "ANY"', '{ reroll = "roll" }', ".do[1]", "'reroll' " + ONLY_TAG.format("POST_ROLL")),
    ('"QUIET"', "{ find = 11 }", ".do[1]", "'find' " + ONLY_TAG.format("PRE_ROLL or PRE_FOE_ROLL")),
    ('"PRE_ROLL", "ANY"', "{ find = 11 }", ".do[1]", "'find' " + ONLY_TAG.format("PRE_ROLL or PRE_FOE_ROLL")),
    ('"PRE_ROLL"', "{ final = 18 }", ".do[1]", "'final' " + ONLY_TAG.format("POST_ROLL")),
    ('"PRE_ROLL"', '{ two_dice = "lower" }', ".do[1]", "'two_dice' " + ONLY_TAG.format("PRE_FOE_ROLL")),
    ('"PRE_FOE_ROLL"', "{ multiply = 2 }", ".do[1]", "'multiply' " + ONLY_TAG.format("PRE_ROLL")),
    ('"QUIET"', '{ bonus = 3, for = "that roll" }', ".do[1]", "'bonus' " + ONLY_TAG.format("PRE_ROLL")),
    ('"ANY"', '{ reflect = "attack", for = "that roll" }', ".do[1]", "'reflect' " + ONLY_TAG.format("PRE_FOE_ROLL")),
    ('"ANY"', '{ prevent = 1, for = "that roll" }', ".do[1]", "'prevent' " + ONLY_TAG.format("PRE_FOE_ROLL")),
    ('"ANY"', '{ survive_at = 1, to = "endangered" }', ".do[1]", "'survive_at' " + ONLY_TAG.format("WOULD_FALL")),
    ('"ANY"', '{ damage = 3, to = "foe" }', ".do[1]", "'damage' " + ONLY_TAG.format("QUIET")),
    ('"ANY"', '{ restore_hp = 1, to = "endangered" }', ".do[1].to", "'endangered' " + ONLY_TAG.format("WOULD_FALL")),
    ('"QUIET"', '{ damage = 1, to = "foe" }, { restore_hp = 1, to = "familiar" }', "", NAMED),
    ('"QUIET"', '{ restore_mp = 1, to = "familiar" }, { skip_roll = 1, to = "foe" }', "", NAMED),
    ('"QUIET"', '{ damage = 1, to = "familiar" }', ".do[1].to", NO_TARGET.format("familiar", "foe")),
    ('"QUIET"', '{ damage = 1, to = "each foe" }', ".do[1].to", NO_TARGET.format("each foe", "foe")),
    ('"QUIET"', '{ skip_roll = 1, to = "familiar" }', ".do[1].to", NO_TARGET.format("familiar", "foe")),
    ('"ANY"', '{ restore_hp = 1, to = "foe" }', ".do[1].to", NO_TARGET.format("foe", FAMILIARS)),
    ('"ANY"', '{ restore_hp = 1, to = "target" }', ".do[1].to", NO_TARGET.format("target", FAMILIARS)),
    (
        '"ANY"',
        '{ roll = 2, of = "attack", to = "familiar", for = "next roll" }',
        ".do[1]",
        "write of = 'any' with for = 'next roll', or of = 'attack' with for = 'foes turn'",
    ),
    (
        '"ANY"',
        '{ roll = 2, to = "each familiar", for = "next roll" }',
        ".do[1]",
        "the next roll is that of one Familiar or Foe, not of each",
    ),
    (
        '"ANY"',
        '{ roll = 2, to = "foe", for = "next roll" }',
        ".do[1].roll",
        "got 2 for 'foe'; a Foe's roll is lowered, a Familiar's is raised",
    ),
    (
        '"ANY"',
        '{ bonus = 2, to = "familiar", for = "next roll" }',
        ".do[1].for",
        NO_DURATION.format("next roll", "that roll, next hit, foes turn"),
    ),
    ('"ANY"', '{ cheaper = 1, for = "next roll" }', ".do[1].for", NO_DURATION.format("next roll", "foes turn")),
    (
        '"ANY"',
        '{ survive_at = 4, to = "familiar", for = "foes turn" }',
        ".do[1].for",
        NO_DURATION.format("foes turn", "triggered"),
    ),
    (
        '"QUIET"',
        '{ reflect = "attack", for = "next roll" }',
        ".do[1]",
        "write for = 'that roll', or to = 'foe' with for = 'next roll'",
    ),
    (
        '"ANY"',
        '{ prevent = 1, for = "foes turn" }',
        ".do[1]",
        "write for = 'that roll', or 'to' with for = 'foes turn'",
    ),
    (
        '"ANY"',
        '{ restore_hp = "x", to = "familiar" }',
        ".do[1]",
        "got 'x'; only a spell with x = true, and cost = 0, can count it",
    ),
    (
        '"QUIET"',
        '{ damage = "max_hp", to = "foe" }',
        ".do[1].damage",
        "max_mp, max_hp and below_gems are about Familiars, not Foes",
    ),
    ('"QUIET"', "{ draw_artifact = 1, keep = 1 }", ".do[1].keep", "who keeps one draws two or more, to = 'self'"),
    ('"QUIET"', '{ cast = "elemental" }', ".do[1]", "'cast' cannot stand in a Foe Reward; it can in an Artifact"),
    ('"QUIET"', "{ seeds = 2, parts = 3 }", ".do[1]", "'seeds' cannot stand in a Foe Reward; it can in an Artifact"),
    (
        '"QUIET"',
        '{ perform = "physical", to = "foe" }',
        ".do[1]",
        "'perform' cannot stand in a Foe Reward; it can in an Artifact",
    ),
    (
        '"QUIET"',
        "{ extra_actions = 2 }",
        ".do[1]",
        "'extra_actions' cannot stand in a Foe Reward; it can in a spell that is not an attack",
    ),
    (
        '"QUIET"',
        '{ revive = "fallen" }',
        ".do[1]",
        "'revive' cannot stand in a Foe Reward; it can in a spell of kind 'revive'",
    ),
    ('"ANY"', '{ borrow = "ability" }, { gain_luck = 1 }', ".do[1]", "'borrow' stands alone; got 2 effects"),
]


@pytest.mark.parametrize(("tags", "do", "place", "what"), REWARDS)
def test_a_reward_that_could_not_be_carried_out_is_refused(tags: str, do: str, place: str, what: str) -> None:
    text = NEW_FOE.replace('["ANY"]', f"[{tags}]").replace("{ gain_luck = 1 }", do)
    line = 14 if place else 11
    assert refused_alone(text) == [f"line {line}: my_foe.reward[1]{place}: {what}"]


def test_a_reward_with_a_choice_needs_modes_and_modes_need_a_choice() -> None:
    assert refused(NEW_FOE.replace("{ gain_luck = 1 }", '{ choose = "one" }')) == [
        "line 1: my_foe: the reward says 'choose', but there are no modes; write [[my_foe.mode]]"
    ]
    mode = '[[my_foe.mode]]\nname = "One"\ndo = [{ gain_luck = 1 }]\n'
    assert refused(NEW_FOE + mode) == [
        "line 15: my_foe.mode: the reward does not choose among modes; write do = [{ choose = 'one' }]"
    ]


NO_DEED = "'{}' cannot stand in an Artifact; it can in {}"
ARTIFACTS = [
    ('{ reroll = "roll" }', "do[1]", NO_DEED.format("reroll", "a Special Ability or a Foe Reward")),
    ("{ find = 11 }", "do[1]", NO_DEED.format("find", "a Special Ability or a Foe Reward")),
    ('{ borrow = "ability" }', "do[1]", NO_DEED.format("borrow", "a Foe Reward")),
    ('{ choose = "one" }', "do[1]", NO_DEED.format("choose", "a Foe Reward")),
    ("{ extra_actions = 2 }", "do[1]", NO_DEED.format("extra_actions", "a spell that is not an attack")),
    ('{ cast = "elemental" }', "do[1]", "'cast' is about a Foe; write before it an effect with to = 'foe'"),
    ("{ seeds = 2, parts = 3 }, { gain_luck = 1 }", "do[1]", "'seeds' stands alone; got 2 effects"),
    ('{ restore_hp = 1, to = "endangered" }', "do[1].to", "'endangered' " + ONLY_TAG.format("WOULD_FALL")),
    (
        '{ damage = 1, to = "foe" }, { set_element = "named", to = "foe" }',
        "do[2]",
        "'set_element' comes first, because it asks before the card is spent",
    ),
]


@pytest.mark.parametrize(("do", "place", "what"), ARTIFACTS)
def test_an_artifact_that_could_not_be_carried_out_is_refused(do: str, place: str, what: str) -> None:
    text = f'[my_artifact]\nname = "Mine"\nkind = "artifact"\ndo = [{do}]\n'
    assert refused_alone(text) == [f"line 4: my_artifact.{place}: {what}"]


NOBODY_NAMED = "nobody is named in 'then'; write 'self', 'target' or 'each familiar', as the verb takes it"
INTERRUPTS = "an Artifact, a Special Ability or a Foe Reward"
HITS = 'chart = ["1-20 hit 3"]'
ONCE = (
    "a Beginner Attack Spell strikes one Foe once; 'at', 'parts' and rows with 'others' are for spells of kind 'attack'"
)
# kind, cost, further lines, line, the rest of the place, what is said
SPELLS = [
    ("strong", 1, "", 1, "", "an attack spell has a chart; 'chart' is missing"),
    ("strong", 21, HITS, 4, ".cost", "21 is out of range; expected 0 to 20"),
    ("strong", 1, HITS + "\nparts = 3", 1, "", ONCE),
    ("simple", 1, HITS + '\nat = "every foe"', 1, "", ONCE),
    ("elemental", 1, HITS.replace("hit 3", "hit 3 + others 2"), 1, "", ONCE),
    (
        "attack",
        1,
        HITS + '\nat = "every foe"\nparts = 3',
        6,
        ".at",
        "'parts' and rows with 'others' need a spell at 'one foe'",
    ),
    (
        "attack",
        1,
        HITS.replace("3", "2") + '\nat = "some foes"',
        5,
        ".chart",
        "got 'hit 2'; a hit is shared among up to three Foes, so it has 3 points or more",
    ),
    (
        "attack",
        1,
        HITS + '\nthen = [{ restore_hp = 1, to = "familiar" }]',
        6,
        ".then[1].to",
        f"got 'familiar', but {NOBODY_NAMED}",
    ),
    (
        "attack",
        1,
        HITS + '\nthen = [{ damage = 1, to = "foe" }]',
        6,
        ".then[1]",
        f"'damage' cannot stand in the 'then' of an attack spell; it can in {INTERRUPTS}",
    ),
    (
        "simple",
        1,
        HITS + "\nx = true",
        6,
        ".x",
        "only spells of kind 'restorative' and 'utility' can be paid by amount",
    ),
    ("utility", 1, "", 1, "", "'do' is missing; a spell that is not an attack has effects"),
    ("utility", 1, HITS, 5, ".chart", "only attack spells have a chart; write 'needs' for a roll, and 'do'"),
    (
        "utility",
        0,
        "do = [{ gain_luck = 1 }]",
        4,
        ".cost",
        "got 0; a spell costs 1 or more, unless it has x = true",
    ),
    (
        "utility",
        1,
        'do = [{ damage = 3, to = "foe" }]',
        5,
        ".do[1]",
        f"'damage' cannot stand in a spell that is not an attack; it can in {INTERRUPTS}",
    ),
    (
        "utility",
        1,
        'do = [{ reroll = "roll" }]',
        5,
        ".do[1]",
        "'reroll' cannot stand in a spell that is not an attack; it can in a Special Ability or a Foe Reward",
    ),
    ("helper", 1, "do = [{ gain_luck = 1 }]", 1, "", "a Helper Spell stands on a Coven Card, not on a mat"),
    (
        "mighty",
        1,
        HITS,
        3,
        ".kind",
        "no kind of spell 'mighty'; there are: simple, strong, elemental, restorative, attack, utility, revive, helper",
    ),
]


@pytest.mark.parametrize(("kind", "cost", "more", "line", "place", "what"), SPELLS)
def test_a_spell_that_could_not_be_cast_is_refused(
    kind: str, cost: int, more: str, line: int, place: str, what: str
) -> None:
    text = f'[[my_mat.spell]]\nname = "Mine"\nkind = "{kind}"\ncost = {cost}\n{more}\n'
    assert refused_alone(NEW_MAT + text) == [f"line {MAT_LINES + line}: my_mat.spell[1]{place}: {what}"]


# Cards that belong together

TASKS = "summon_toad, physical_attack, strong_or_elemental, restorative, special_ability, artifact"
TOGETHER = [
    ('[jinxie]\npartner = "embr"\n', "line 2: jinxie.partner: no card 'embr'; did you mean 'ember'?"),
    (
        '[jinxie]\npartner = "gloop"\n',
        "FF-FLOW-02: the partner of jinxie is not a Coven Card; give it the id of one",
    ),
    (
        '[mistral]\nfamiliar = "gloop"\n',
        "FF-FLOW-02: mistral is the partner of a card that is not a Familiar; give it the id of a mat",
    ),
    (
        '[training_jinxie]\nfamiliar = "gloop"\n',
        "FF-SETUP-02: training_jinxie is for a card that is not a Familiar; give it the id of a mat",
    ),
    ('[training_jinxie]\nfamiliar = "mimsy"\n', "FF-SETUP-02: jinxie has 0 Training Scrolls; expected one"),
    (
        '[second]\nname = "Second"\nkind = "training"\nfamiliar = "jinxie"\ntasks = ["artifact"]\n',
        "FF-SETUP-02: jinxie has 2 Training Scrolls; expected one",
    ),
    (
        '[training_jinxie]\ntasks = ["summon_toad", "sing"]\n',
        f"line 2: training_jinxie.tasks[2]: no task 'sing'; there are: {TASKS}",
    ),
    (
        "[training_jinxie]\ntasks = []\n",
        "line 2: training_jinxie.tasks: got no task; a Training Scroll has one or more",
    ),
    (
        '[second]\nname = "Wyrmfire"\nkind = "artifact"\ndo = [{ gain_luck = 1 }]\n',
        "two items are called 'wyrmfire'; give each ability, Artifact and reward a name of its own",
    ),
    (
        "".join([f"[{foe}]\nlevel = 2\n" for foe in ("gloop", "cinder_imp", "mudgrub", "sparkmite")]),
        "FF-SETUP-12: there are 4 Foes of level 1; the charts take 5",
    ),
]


@pytest.mark.parametrize(("text", "what"), TOGETHER, ids=[case[1] for case in TOGETHER])
def test_cards_that_do_not_fit_together_are_refused(text: str, what: str) -> None:
    assert refused(text) == [what]


def test_too_many_items_or_spells_have_no_room() -> None:
    artifact = '[my_{}]\nname = "Mine {}"\nkind = "artifact"\ndo = [{{ gain_luck = 1 }}]\n'
    assert refused("".join([artifact.format(n, n) for n in range(148)])) == [
        "there are 203 cards, 193 with items; at most 256 and 192 have room"
    ]
    spell = '[[new_familiar_{}.spell]]\nname = "Mine {} {}"\nkind = "strong"\ncost = 1\nchart = ["1-20 miss"]\n'
    mats = many("familiars-and-foes", ["familiar"], 27)  # with 5 spells each besides Revive
    assert refused(mats + "".join([spell.format(mat, mat, n) for mat in range(27) for n in range(6)])) == [
        "there are 331 spells; at most 320 have room"
    ]


# Whole sets

LEVEL_1 = ["gloop", "cinder_imp", "mudgrub", "bog_bubbler"]
LEVEL_2 = ["gale_harpy", "thunder_goose", "brambleback", "cobble_troll", "lava_lug"]
LEVEL_3 = ["storm_roc", "star_eater"]
ELEVEN = [
    "magic_seeds",
    "cracked_crystal_ball",
    "toad_trumpet",
    "cloak_of_dusk",
    "mirror_shard",
    "phoenix_feather",
    "bottled_lightning",
    "bubbling_cauldron",
    "moonwater_flask",
    "drowsy_hourglass",
    "runaway_broom",
]
FOUR = ["jinxie", "mimsy", "figgitch", "nutterson_iii"]
SETS = [
    (LEVEL_1, "FF-SETUP-12: there are 4 Foes of level 1; the charts take 5"),
    (LEVEL_2, "FF-SETUP-12: there are 3 Foes of level 2; the charts take 4"),
    (LEVEL_3, "FF-SETUP-12: there are 7 Foes of level 3; the charts take 8"),
    (ELEVEN, "FF-SETUP-08: there are 4 Artifacts; five Familiars take 5"),
    (
        ["nutterson_iii", "training_nutterson_iii", "akasha"],
        "FF-SETUP-14: there are 4 Coven Cards; the four Waves take 5",
    ),
    (
        [*FOUR, *[f"training_{mat}" for mat in FOUR], "ember", "sirena", "terra", "akasha"],
        "FF-SETUP-01: there are 1 Familiars; expected 2 to 48",
    ),
    (["training_jinxie"], "FF-SETUP-02: jinxie has 0 Training Scrolls; expected one"),
]


@pytest.mark.parametrize(("cards", "what"), SETS, ids=[case[1] for case in SETS])
def test_a_set_that_cannot_be_dealt_is_refused(cards: list[str], what: str) -> None:
    """FF-CHART-03 says how many Foes the charts take"""
    assert without(*cards) == f"01-familiars.toml: {what}"


# Nothing half-loaded remains, and what is taken can be played


def test_after_a_refused_file_the_game_is_what_it_was() -> None:
    texts = list(GAME.codes.texts)
    names = list(GAME.card_sets())
    for text, _what in TOGETHER:
        refused(text)
    assert (GAME.codes.texts, list(GAME.card_sets()), GAME.own) == (texts, names, "")


def test_the_printed_cards_are_played_as_before_beside_a_designers() -> None:
    GAME.with_own("mine", "mine.toml", NEW_FOE)
    play = Play("action", "cinder_imp").play("A attack 1", 6)
    assert play["foes.0.hp"] == 13
