"""The words of the card files are closed: what makes no sense is refused, and whatever loads can be played."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grimalkin.core.errors import BadCards
from grimalkin.core.game import Game
from grimalkin.core.luck import Seeded
from grimalkin.games.familiars_and_foes.effect import OF_FAMILIAR, OF_X
from grimalkin.games.familiars_and_foes.game import GAME
from grimalkin.games.familiars_and_foes.kinds import QUANTITIES, TAGS
from grimalkin.games.familiars_and_foes.printed import REVIVE_COST
from grimalkin.games.familiars_and_foes.spells import REVIVE_COST as PAID_FOR_REVIVE
from grimalkin.games.familiars_and_foes.verbs import DEEDS
from grimalkin.players.driver import play_game
from grimalkin.players.greedy import Greedy
from grimalkin.players.player import Player
from grimalkin.players.random import Random
from tests.support.effort import times
from tests.support.kit import played_table

# new cards with effects in one place of each sort

CARD = '[ID]\nname = "ID"\n'
MAT = f"""{CARD}kind = "familiar"
element = "air"
strong_against = "earth"
partner = "mistral"
toad = "Hop"
hp = 9
mp = 9
[[ID.attack]]
name = "Paw"
chart = ["1+ hit 2"]
"""
FOE = f"""{CARD}kind = "foe"
level = 1
element = "air"
hp = [5, 5, 5, 5]
chart = ["1+ hit 1"]
[[ID.reward]]
name = "Odd ID"
"""
MATED = f'{MAT}[[ID.ability]]\nname = "Odd ID"\ntag = ["ANY"]\ndo = [{{ gain_luck = 1 }}]\n[[ID.spell]]\nname = "Odd"\n'
COVEN = f'{CARD}kind = "coven"\nfamiliar = "mimsy"\n'
PLACES = {
    "artifact": f'{CARD}kind = "artifact"\ndo = [DO]\n',
    "ability": f'{MAT}[[ID.ability]]\nname = "Odd ID"\ntag = ["ANY"]\ndo = [DO]\n',
    "reward": f'{FOE}tag = ["ANY"]\ndo = [DO]\n',
    "quiet": f'{FOE}tag = ["QUIET"]\ndo = [DO]\n',
    "fall": f'{FOE}tag = ["WOULD_FALL"]\ndo = [DO]\n',
    "pre": f'{FOE}tag = ["PRE_ROLL"]\ndo = [DO]\n',
    "foe_pre": f'{FOE}tag = ["PRE_FOE_ROLL"]\ndo = [DO]\n',
    "post": f'{FOE}tag = ["POST_ROLL"]\ndo = [DO]\n',
    "mode": f'{FOE}tag = ["QUIET"]\ndo = [{{ choose = "one" }}]\n[[ID.mode]]\nname = "Odd"\ndo = [DO]\n',
    "spell": f'{MATED}kind = "utility"\ncost = 1\ndo = [DO]\n',
    "x": f'{MATED}kind = "utility"\ncost = 0\nx = true\ndo = [DO]\n',
    "helper": f'{COVEN}[[ID.spell]]\nname = "Odd"\nkind = "helper"\ncost = 1\ndo = [DO]\n',
    "then": f'{MATED}kind = "strong"\ncost = 1\nchart = ["1+ hit 2"]\nthen = [DO]\n',
    "revive": f'{MATED}kind = "revive"\ncost = 2\ndo = [DO]\n',
}

# every verb with whom it can be for, and the places where it can stand so
TEAM = "artifact ability reward quiet fall pre foe_pre post mode spell x helper"
ITEMS = "artifact ability reward quiet fall pre foe_pre post"
RIGHT = [
    ('{ damage = 3, to = "foe" }', "artifact quiet"),
    ('{ restore_hp = 2, to = "self" }', f"{TEAM} then"),
    ('{ restore_hp = 2, to = "familiar" }', TEAM),
    ('{ restore_hp = "max_hp", to = "each familiar" }', f"{TEAM} then"),
    ('{ restore_hp = 2, to = "endangered" }', "fall"),
    ('{ restore_mp = "max_mp - 1", to = "familiar" }', TEAM),
    ('{ restore_mp = "wave + 1", to = "each familiar without artifact" }', f"{TEAM} then"),
    ('{ restore_mp = 2, to = "endangered" }', "fall"),
    ('{ restore_mp = "2 * x", to = "familiar" }', "x"),
    ('{ gain_gem = 1, to = "self" }', f"{TEAM} then".replace("ability ", "")),
    ('{ gain_gem = 1, to = "familiar", if = "below_gems" }', TEAM.replace("ability ", "")),
    ("{ gain_luck = 1 }", f"{TEAM} then"),
    ('{ gain_luck = 1, if = "supply > 3" }', f"{TEAM} then"),
    ('{ draw_artifact = 1, to = "self" }', f"{TEAM} then"),
    ('{ draw_artifact = 1, to = "familiar" }', TEAM),
    ('{ draw_artifact = 3, keep = 1, to = "self" }', "artifact quiet mode spell x helper then"),
    ("{ hand_out = 1 }", "artifact quiet mode spell x helper then"),
    ("{ find = 9 }", "pre foe_pre"),
    ('{ reroll = "roll" }', "post"),
    ("{ final = 12 }", "post"),
    ('{ two_dice = "lower" }', "foe_pre"),
    ('{ roll = 3, to = "self", for = "next roll" }', f"{TEAM} then"),
    ('{ roll = 3, to = "familiar", for = "next roll" }', TEAM),
    ('{ roll = -3, to = "foe", for = "next roll" }', ITEMS),
    ('{ roll = -3, to = "target", for = "next roll" }', "then"),
    ('{ roll = 3, of = "attack", to = "each familiar", for = "foes turn" }', f"{TEAM} then"),
    ("{ multiply = 3 }", "pre"),
    ('{ bonus = 2, for = "that roll" }', "pre"),
    ('{ bonus = 2, to = "familiar", for = "next hit" }', TEAM),
    ('{ bonus = 2, of = "spell", to = "each familiar", for = "foes turn" }', f"{TEAM} then"),
    ("{ cheaper = 1 }", f"{TEAM} then"),
    ('{ ballyhoo_damage = 1, for = "foes turn" }', f"{TEAM} then"),
    ('{ perform = "physical", multiply = 2, to = "foe" }', "artifact"),
    ('{ set_element = "named", to = "foe" }', "artifact"),
    ('{ set_element = "named", to = "foe" }, { cast = "elemental" }', "artifact"),
    ('{ skip_roll = 1, to = "foe" }, { cast = "elemental" }', "artifact"),
    ("{ seeds = 2, parts = 3 }", "artifact"),
    ('{ flip_each = 2, to = "foe" }', "artifact"),
    ("{ extra_actions = 2 }", "spell helper"),
    ('{ reflect = "attack", for = "that roll" }', "foe_pre"),
    ('{ reflect = "attack", to = "foe", for = "next roll" }', ITEMS),
    ('{ prevent = 2, for = "that roll" }', "foe_pre"),
    ('{ prevent = 2, to = "self", for = "foes turn" }', f"{TEAM} then"),
    ('{ prevent = 2, to = "familiar", for = "foes turn" }', TEAM),
    ('{ skip_roll = 1, to = "foe" }', ITEMS),
    ('{ clear = "restrictions" }', f"{TEAM} then"),
    ('{ survive_at = 3, to = "familiar", for = "triggered" }', TEAM),
    ('{ survive_at = 3, to = "endangered" }', "fall"),
    ('{ peek = "next wave" }', f"{TEAM} then"),
    ('{ borrow = "ability" }', "reward quiet fall pre foe_pre post"),
    ('{ revive = "fallen" }', "revive"),
]


def faults_of(text: str) -> list[str]:
    """The mistakes that are found in a designer's file."""
    try:
        GAME.with_own("mine", "mine.toml", text)
    except BadCards as error:
        return [f"{fault.place}: {fault.what}" for fault in error.faults]
    return []


def by_card(texts: dict[str, str]) -> dict[str, list[str]]:
    """The mistakes in these new cards, which are read at once."""
    found: dict[str, list[str]] = {card: [] for card in texts}
    for fault in faults_of("".join([text.replace("ID", card) for card, text in texts.items()])):
        card = fault.partition(":")[0].partition(".")[0]
        if card:  # else there are more of them than a box has room for
            found[card].append(fault)
    return found


def everywhere() -> dict[str, list[str]]:
    """Each effect in each place: the mistakes by number and place."""
    texts = {}
    for number, (do, _places) in enumerate(RIGHT):
        for place, text in PLACES.items():
            # a spell that is paid by amount has to count it somewhere
            besides = ', { restore_hp = "x", to = "self" }' if place == "x" and '"2 * x"' not in do else ""
            texts[f"{place}_{number}"] = text.replace("DO", do + besides)
    return by_card(texts)


def test_each_effect_stands_where_it_can_be_carried_out_and_nowhere_else() -> None:
    faults = everywhere()
    for number, (do, places) in enumerate(RIGHT):
        right = [place for place in PLACES if not faults[f"{place}_{number}"]]
        assert sorted(right) == sorted(places.split()), do
    assert max([len(found) for found in faults.values()]) == 1, "one mistake is told once"


def test_each_verb_is_tried() -> None:
    tried = {do.split()[1] for do, _ in RIGHT} | {"cast", "choose"}
    assert tried == {verb.word for verb in DEEDS}


# what is wrong wherever it stands

WRONG = [
    (
        "artifact",
        '{ damage = 3, to = "familiar" }',
        "do[1].to: 'familiar' is not a target for this; expected one of: foe",
    ),
    ("artifact", '{ damage = 3, to = "each foe" }', "'each foe' is not a target for this"),
    ("artifact", '{ damage = "max_hp", to = "foe" }', "about Familiars, not Foes"),
    ("artifact", '{ damage = "x", to = "foe" }', "got 'x'; only a spell with x = true"),
    ("artifact", '{ restore_hp = 3, to = "foe" }', "'foe' is not a target for this"),
    ("artifact", '{ restore_hp = 3, to = "target" }', "'target' is not a target for this"),
    ("artifact", '{ restore_hp = 3, to = "familiar without artifact" }', "is not a target for this"),
    ("artifact", '{ restore_hp = 3, to = "endangered" }', "'endangered' needs an item with the tag WOULD_FALL"),
    ("artifact", '{ restore_hp = "x", to = "self" }', "got 'x'; only a spell with x = true"),
    ("spell", '{ restore_hp = "x", to = "self" }', "got 'x'; only a spell with x = true"),
    ("artifact", '{ gain_gem = 1, to = "foe" }', "'foe' is not a target for this"),
    ("ability", '{ gain_gem = 1, to = "familiar" }', "'gain_gem' cannot stand in a Special Ability"),
    ("artifact", '{ gain_gem = 1, to = "self", if = "below_gems" }', "do[1].if: max_mp, max_hp and below_gems"),
    ("artifact", '{ gain_luck = 1, if = "not max_hp > 2 or 1" }', "do[1].if: max_mp, max_hp and below_gems"),
    ("then", '{ gain_luck = 1, if = "below_gems" }', "then[1].if: max_mp, max_hp and below_gems"),
    ("artifact", '{ draw_artifact = 2, keep = 1, to = "familiar" }', "do[1].keep: who keeps one draws two or more"),
    ("artifact", "{ draw_artifact = 1, keep = 1 }", "do[1].keep: who keeps one draws two or more"),
    ("reward", "{ draw_artifact = 2, keep = 1 }", "'draw_artifact' needs an item with the tag QUIET, and no other"),
    ("reward", "{ hand_out = 1 }", "'hand_out' needs an item with the tag QUIET"),
    ("reward", '{ damage = 2, to = "foe" }', "'damage' needs an item with the tag QUIET"),
    (
        "artifact",
        '{ roll = 3, to = "self", for = "next hit" }',
        "'next hit' is not a duration for this; expected one of: next roll",
    ),
    ("artifact", '{ roll = 3, to = "self", for = "foes turn" }', "write of = 'any' with for = 'next roll'"),
    ("artifact", '{ roll = 3, to = "each familiar", for = "next roll" }', "not of each"),
    ("artifact", '{ roll = 3, to = "foe", for = "next roll" }', "got 3 for 'foe'; a Foe's roll is lowered"),
    ("artifact", '{ roll = -3, to = "self", for = "next roll" }', "got -3 for 'self'"),
    ("artifact", '{ roll = 0, to = "self", for = "next roll" }', "got 0 for 'self'"),
    (
        "artifact",
        '{ roll = -3, of = "attack", to = "foe", for = "foes turn" }',
        "of = 'attack' is about rolls of Familiars",
    ),
    ("artifact", '{ roll = -3, to = "target", for = "next roll" }', "'target' is the Foe that was hit"),
    ("then", '{ roll = 3, to = "familiar", for = "next roll" }', "then[1].to: got 'familiar', but nobody is named"),
    ("then", '{ roll = -3, to = "foe", for = "next roll" }', "then[1].to: got 'foe', but nobody is named"),
    ("pre", '{ bonus = 2, to = "familiar", for = "that roll" }', "got for = 'that roll'"),
    ("artifact", '{ bonus = 2, for = "foes turn" }', "got for = 'foes turn'"),
    ("artifact", '{ bonus = 2, to = "each familiar", for = "next hit" }', "not of each"),
    ("artifact", '{ bonus = 2, of = "spell", to = "self", for = "next hit" }', "only for = 'foes turn' tells kinds"),
    ("artifact", '{ bonus = 2, of = "ballyhoo", to = "self", for = "foes turn" }', "ballyhoo"),
    ("artifact", '{ bonus = 2, to = "foe", for = "next hit" }', "'foe' is not a target for this"),
    (
        "artifact",
        '{ cheaper = 1, for = "next roll" }',
        "'next roll' is not a duration for this; expected one of: foes turn",
    ),
    ("artifact", '{ ballyhoo_damage = 1, for = "triggered" }', "'triggered' is not a duration for this"),
    ("artifact", '{ cast = "elemental" }', "'cast' is about a Foe"),
    ("artifact", '{ restore_hp = 2, to = "familiar" }, { cast = "elemental" }', "'cast' is about a Foe"),
    ("artifact", '{ gain_luck = 1 }, { set_element = "named", to = "foe" }', "'set_element' comes first"),
    ("artifact", '{ set_element = "named", to = "foe", if = "wave > 1" }', "do[1].if: 'set_element' takes no 'if'"),
    ("artifact", '{ set_element = "named", to = "familiar" }', "'familiar' is not a target for this"),
    ("artifact", "{ seeds = 2, parts = 3 }, { gain_luck = 1 }", "'seeds' stands alone; got 2 effects"),
    ("artifact", '{ perform = "physical", to = "foe" }, { gain_luck = 1 }', "'perform' stands alone"),
    ("artifact", '{ perform = "physical", to = "self" }', "'self' is not a target for this"),
    ("artifact", '{ flip_each = 2, to = "familiar" }', "'familiar' is not a target for this"),
    ("spell", "{ extra_actions = 2 }, { gain_luck = 1 }", "'extra_actions' stands alone"),
    ("artifact", "{ extra_actions = 2 }", "'extra_actions' cannot stand in an Artifact; it can in a spell that is no"),
    ("foe_pre", '{ reflect = "attack", to = "foe", for = "that roll" }', "write for = 'that roll', or to = 'foe'"),
    ("artifact", '{ reflect = "attack", to = "foe", for = "foes turn" }', "'foes turn' is not a duration for this"),
    ("artifact", '{ reflect = "attack", to = "familiar", for = "next roll" }', "'familiar' is not a target for this"),
    ("artifact", '{ prevent = 2, to = "self", for = "next roll" }', "'next roll' is not a duration for this"),
    ("artifact", '{ prevent = 2, to = "foe", for = "foes turn" }', "'foe' is not a target for this"),
    ("artifact", '{ prevent = 2, for = "foes turn" }', "or 'to' with for = 'foes turn'"),
    ("artifact", '{ skip_roll = 1, to = "familiar" }', "'familiar' is not a target for this"),
    ("spell", '{ skip_roll = 1, to = "foe" }', "'skip_roll' cannot stand in a spell that is not an attack"),
    (
        "spell",
        '{ roll = -2, to = "foe", for = "next roll" }',
        "got 'foe', but no Foe can be named in a spell that is no",
    ),
    ("mode", '{ roll = -2, to = "foe", for = "next roll" }', "got 'foe', but no Foe can be named in a mode"),
    ("artifact", '{ survive_at = 3, to = "self", for = "triggered" }', "'self' is not a target for this"),
    ("artifact", '{ survive_at = 3, to = "familiar" }', "to = 'familiar' needs for = 'triggered'"),
    ("fall", '{ survive_at = 3, to = "endangered", for = "triggered" }', "so it takes no 'for'"),
    ("reward", '{ survive_at = 3, to = "endangered" }', "'survive_at' needs an item with the tag WOULD_FALL"),
    ("reward", '{ choose = "one" }', ": the reward says 'choose', but there are no modes"),
    ("reward", '{ borrow = "ability" }, { gain_luck = 1 }', "'borrow' stands alone"),
    ("reward", '{ borrow = "ability", if = "wave > 1" }', "'borrow' takes no 'if'"),
    ("mode", '{ choose = "one" }', "'choose' cannot stand in a mode of a Foe Reward; it can in a Foe Reward"),
    ("artifact", '{ choose = "one" }', "'choose' cannot stand in an Artifact"),
    ("revive", '{ revive = "fallen", if = "wave > 1" }', "'revive' takes no 'if'"),
    ("revive", '{ revive = "fallen" }, { revive = "fallen" }', "'revive' stands alone"),
    ("artifact", '{ skip_roll = 1, to = "foe" }, { restore_hp = 1, to = "familiar" }', "one use names one thing"),
]


def test_an_effect_that_makes_no_sense_is_refused_in_its_own_words() -> None:
    texts = {f"odd_{number}": PLACES[place].replace("DO", do) for number, (place, do, _) in enumerate(WRONG)}
    faults = by_card(texts)
    for number, (place, do, said) in enumerate(WRONG):
        found = faults[f"odd_{number}"]
        assert len(found) == 1, (place, do, found)
        assert said in found[0], (place, do)


# what is wrong in the rest of a card

SPELL = '[[piddy_paw.spell]]\nname = "Odd"\n'
ATTACK = f'{SPELL}kind = "attack"\ncost = 2\n'
SIMPLE = f'{SPELL}kind = "simple"\ncost = 2\n'
UTILITY = f'{SPELL}kind = "utility"\ncost = 2\ndo = [{{ gain_luck = 1 }}]\n'
CHART = 'chart = ["1+ hit 3"]\n'
ABILITY = '[[mimsy.ability]]\nname = "Healing Rain"\n'
REWARD = '[[gloop.reward]]\nname = "Slime Salve"\n'
REST = [
    (f"{UTILITY}{CHART}", "piddy_paw.spell[1].chart: only attack spells have a chart"),
    (f'{UTILITY}at = "every foe"', "spell[1].at: only spells of kind 'attack' are aimed at Foes"),
    (f"{UTILITY}parts = 2", "spell[1].parts: got 2; such a spell has parts with 'extra_actions' in 'do' alone"),
    (f"{UTILITY}carries = true", "spell[1].carries: only what has 'extra_actions'"),
    (f"{UTILITY}then = [{{ gain_luck = 1 }}]", "spell[1].then: 'then' comes after the hit"),
    (f'{SPELL}kind = "utility"\ncost = 2', "spell[1]: 'do' is missing"),
    (
        f'{SPELL}kind = "utility"\ncost = 0\ndo = [{{ gain_luck = 1 }}]',
        "spell[1].cost: got 0; a spell costs 1 or more",
    ),
    (f"{UTILITY}x = true", "spell[1].cost: got 2; with x = true the caster chooses, so cost = 0"),
    (
        f'{SPELL}kind = "utility"\ncost = 0\nx = true\ndo = [{{ gain_luck = 1 }}]',
        "spell[1].x: none of its effects counts 'x'",
    ),
    (
        f'{SPELL}kind = "utility"\ncost = 2\nparts = 3\ndo = [{{ extra_actions = 2 }}]',
        "parts: got 3; such a spell has parts with extra_actions = 3 in 'do' alone",
    ),
    (f"{ATTACK}", "spell[1]: an attack spell has a chart; 'chart' is missing"),
    (f"{ATTACK}{CHART}needs = 3", "spell[1].needs: an attack spell reads its roll from its chart"),
    (f"{ATTACK}{CHART}do = [{{ gain_luck = 1 }}]", "spell[1].do: an attack spell has a chart, and 'then'"),
    (f"{ATTACK}{CHART}carries = true", "spell[1].carries: only what has 'parts'"),
    (f'{ATTACK}{CHART}parts = 2\nat = "every foe"', "spell[1].at: 'parts' and rows with 'others' need"),
    (f'{ATTACK}parts = 2\nchart = ["1+ hit 3 + others 1"]', "spell[1].parts: a spell of several parts"),
    (f'{ATTACK}at = "some foes"\nchart = ["1-3 miss", "4+ hit 2"]', "chart: got 'hit 2'; a hit is shared among"),
    (f'{SPELL}kind = "attack"\ncost = 0\nx = true\n{CHART}', "spell[1].x: only spells of kind 'restorative'"),
    (f'{SIMPLE}{CHART}at = "every foe"', "spell[1]: a Beginner Attack Spell strikes one Foe once"),
    (f"{SIMPLE}{CHART}parts = 2", "spell[1]: a Beginner Attack Spell strikes one Foe once"),
    (f'{SIMPLE}chart = ["1+ hit 3 + others 1"]', "spell[1]: a Beginner Attack Spell strikes one Foe once"),
    (f'{SIMPLE}chart = ["1+ hit 3 + backfire 1"]', "'hit 3 + backfire 1': a Familiar's row is one part"),
    (f'{SIMPLE}chart = ["1+ backfire 3 + others 1"]', "a Familiar's row is one part"),
    ('[[mimsy.attack]]\nname = "Book Bonk"\nchart = ["1+ hit 3 + others 1"]', "strikes one Foe; leave 'others' out"),
    (
        f'{SPELL}kind = "helper"\ncost = 2\ndo = [{{ gain_luck = 1 }}]',
        "spell[1]: a Helper Spell stands on a Coven Card",
    ),
    (
        '[[mistral.spell]]\nname = "Blowing Kisses"\nkind = "utility"',
        "mistral.spell[1].kind: the spell of a Coven Card is",
    ),
    (f'{SPELL}kind = "revive"\ncost = 3\ndo = [{{ revive = "fallen" }}]', "cost: got 3; Revive costs each 2"),
    (f'{SPELL}kind = "revive"\ncost = 2\nneeds = 3\ndo = [{{ revive = "fallen" }}]', "needs: Revive flips the coin"),
    (f'{SPELL}kind = "revive"\ncost = 2', "spell[1]: 'do' is missing"),
    ("[magic_seeds]\nonce = true", "'once'"),
    ("[magic_seeds]\nballyhoo = false", "'ballyhoo'"),
    ('[magic_seeds]\nif = "below_gems"', "magic_seeds.if: max_mp, max_hp and below_gems are about the Familiar"),
    ('[magic_seeds]\nif = "x > 1"', "magic_seeds.if: got 'x'"),
    (f"{REWARD}tag = []", "reward[1].tag: got no tag"),
    (f"{REWARD}ballyhoo = false", "reward[1].ballyhoo: only what is used before an attack"),
    (f"{REWARD}once = true", "'once'"),
    (f"{ABILITY}once = true", "ability[1].once: once for each roll needs the tags"),
    ('[[gloop.mode]]\nname = "Odd"\ndo = [{ gain_luck = 1 }]', "gloop.mode: the reward does not choose among modes"),
    ('[[hexwind_djinn.mode]]\nname = "Odd"\nif = "max_hp > 3"\ndo = [{ gain_luck = 1 }]', "mode[1].if: max_mp, max_hp"),
    ("[training_mimsy]\ntasks = []", "training_mimsy.tasks: got no task"),
    ('[training_mimsy]\nfamiliar = "gloop"', "FF-SETUP-02: training_mimsy is for a card that is not a Familiar"),
    ('[mistral]\nfamiliar = "gloop"', "FF-FLOW-02: mistral is the partner of a card that is not a Familiar"),
    ('[mimsy]\npartner = "gloop"', "FF-FLOW-02: the partner of mimsy is not a Coven Card"),
    ('[magic_seeds]\nname = "!"', "has no name to choose it by"),
    (SIMPLE.replace("Odd", "Summon the Toad") + CHART, "a Familiar could cast two spells called 'summon_the_toad'"),
    ('[[gloop.passive]]\nname = "Squishy"\ndo = [{ aim = -1, of = "ballyhoo" }]', "'ballyhoo'"),
    ('[[gloop.passive]]\nname = "Squishy"\ndo = [{ costs = 1, of = "artifact" }]', "'artifact'"),
]


@pytest.mark.parametrize(("text", "said"), REST, ids=[said for _, said in REST])
def test_a_field_that_does_nothing_is_refused_in_its_own_words(text: str, said: str) -> None:
    faults = faults_of(text)
    assert len(faults) == 1, faults
    assert said in faults[0]


def test_numbers_that_stand_in_two_places_agree() -> None:
    counted = [QUANTITIES[i] for i in range(len(QUANTITIES)) if OF_FAMILIAR >> i & 1]
    assert (counted, QUANTITIES.index("x")) == (["max_mp", "max_hp", "below_gems"], OF_X - 1)
    assert REVIVE_COST == PAID_FOR_REVIVE


def test_a_wish_can_be_made_only_while_one_of_its_modes_can_be_chosen() -> None:
    """FF-GOAL-09"""
    library = GAME.card_sets()["spec"].editions["2023"]
    djinn = next(card for card in library.cards if card.key == "hexwind_djinn")
    modes = [part.name for part in djinn.parts if part.part == "mode"]
    text = "".join([f'[[hexwind_djinn.mode]]\nname = "{name}"\nif = "wave > 3"\n' for name in modes])
    game = GAME.with_own("mine", "mine.toml", text)
    assert len(modes) == 4
    for seed in range(times(4)):
        check_playable(game, seed)


# nothing that loads breaks in play

WORDS = ["self", "familiar", "each familiar", "each familiar without artifact", "foe", "endangered", "target"]
MATS = ["piddy_paw", "jinxie", "mimsy", "figgitch", "nutterson_iii"]
ABILITIES = ["Winds of Change", "Rock the Inferno", "Healing Rain", "Finders Keepers", "Atomic Mirror"]


def names_of(kind: str) -> dict[str, str]:
    """Cards of a kind, with the name of the reward or the spell on it, or its own."""
    found = {}
    for card in GAME.card_sets()["spec"].editions["2023"].cards:
        if card.kind == kind:
            inner = [part.name for part in card.parts if part.part in ("reward", "spell")]
            found[card.key] = inner[0] if inner else card.name
    return found


FOES = names_of("foe")
COVENS = names_of("coven")
ARTIFACTS = names_of("artifact")
WEAK_FOES = "".join([f"[{foe}]\nhp = [6, 7, 7, 8]\n" for foe in FOES])

AMOUNTS = st.sampled_from(["1", "2", "9", '"wave"', '"foes + 1"', '"familiars - 4"', '"deck"', '"max_hp"', '"x"'])
IFS = st.sampled_from([*[""] * 8, ', if = "wave > 1"', ', if = "deck > 3"', ', if = "below_gems"', ', if = "foes > 1"'])
AIMS = ["", 'at = "every foe"\n', 'at = "some foes"\n', "parts = 3\ncarries = true\n"]
PAID = ["cost = 1\n", "cost = 1\nneeds = 9\n", "cost = 0\nx = true\n"]


@st.composite
def effects(draw: st.DrawFn) -> str:
    """An effect that is right somewhere; perhaps for somebody else, or by another amount, or only sometimes."""
    do = draw(st.sampled_from([do for do, _ in RIGHT]))
    if draw(st.integers(0, 4)) == 0 and 'to = "' in do:
        head, _, rest = do.partition('to = "')
        do = f'{head}to = "{draw(st.sampled_from(WORDS))}"{rest.partition(chr(34))[2]}'
    if draw(st.integers(0, 2)) == 0:
        for verb in ("damage", "restore_hp", "restore_mp"):
            if do.startswith(f"{{ {verb} = "):
                do = f"{{ {verb} = {draw(AMOUNTS)}, {do.partition(', ')[2]}"
    return do if " if = " in do else do.replace(" }", draw(IFS) + " }")


def all_over(first: str, second: str, seed: int) -> dict[str, str]:
    """Two effects, alone and together, in every place of every card: what is different on each."""
    lists = [first, second, f"{first}, {second}", f"{second}, {first}"]
    found: dict[str, str] = {}
    for number, card in enumerate([*ARTIFACTS, *FOES, *COVENS, *MATS]):
        turn = number + seed
        do = f"do = [{lists[turn % 4]}]\n"
        tags = [TAGS[turn // 4 % len(TAGS)], TAGS[turn // 28 % len(TAGS)]][: 1 + turn % 3 // 2]
        tagged = "tag = [" + ", ".join([f'"{tag}"' for tag in tags]) + f"]\nballyhoo = true\n{do}"
        if card in ARTIFACTS:
            found[card] = f"[{card}]\n{do}"
        elif card == "hexwind_djinn":
            found[card] = f'[[{card}.mode]]\nname = "Odd"\n{do}'
        elif card in FOES:
            found[card] = f'[[{card}.reward]]\nname = "{FOES[card]}"\n{tagged}'
        elif card in COVENS:
            found[card] = f'[[{card}.spell]]\nname = "{COVENS[card]}"\nneeds = 1\ncost = 1\n{do}'
        elif turn % 3 == 0:
            found[card] = f'[[{card}.ability]]\nname = "{ABILITIES[MATS.index(card)]}"\nonce = false\n{tagged}'
        elif turn % 3 == 1:
            then = f"{AIMS[seed % 4]}{CHART}then = [{lists[turn % 4]}]\n"
            found[card] = f'[[{card}.spell]]\nname = "Odd"\nkind = "attack"\ncost = 1\n{then}'
        else:
            found[card] = f'[[{card}.spell]]\nname = "Odd"\nkind = "utility"\n{PAID[seed % 3]}{do}'
    return found


def loaded(texts: dict[str, str], rest: str) -> tuple[Game, int]:
    """The game with as many of these cards as are right, and how many they are."""
    texts = dict(texts)
    while True:
        try:
            return GAME.with_own("mine", "mine.toml", rest + "".join(texts.values())), len(texts)
        except BadCards as error:
            for fault in error.faults:
                assert fault.line, fault
                texts.pop(fault.place.partition(".")[0].partition("[")[0], None)


def check_playable(game: Game, seed: int) -> None:
    """Games with these cards end, and no card is lost or made on the way."""
    seats = 2 + seed % 4
    setting = {
        "level": ("beginner", "master")[seed % 2],
        "interrupt_mode": ("polled", "claim")[seed // 2 % 2],
        "max_rounds": "12",
    }
    players: list[Player] = [Random() if seed % 3 else Greedy(1) for _ in range(seats)]
    state = game.new(setting, [""] * seats)
    before = state.census()
    play_game(game, state, players, Seeded(seed), Seeded(seed + 1))
    assert state.result is not None
    assert state.census() == before, "cards were lost or made"


@settings(max_examples=times(80), deadline=None, derandomize=True)
@given(effects(), effects(), st.integers(0, 200))
def test_nothing_that_loads_breaks_in_play(first: str, second: str, seed: int) -> None:
    tasks = ["physical_attack", "special_ability"][: 1 + seed % 2]
    rest = WEAK_FOES + "".join([f"[training_{mat}]\ntasks = {tasks}\n".replace("'", '"') for mat in MATS])
    game, _count = loaded(all_over(first, second, seed), rest)
    check_playable(game, seed)
    if seed % 4 == 0:
        played_table(game, 2 + seed % 3, {"max_rounds": "4"}, seed)
