"""What a seat sees of Familiars and Foes: zones and facts, read from its mask. All see the same."""

from __future__ import annotations

from grimalkin.core.engine import advance, waiting_ask
from grimalkin.core.piles import kind_of
from grimalkin.core.state import BOTTOM
from grimalkin.core.view import Fact, Modifier, Piece, Zone
from grimalkin.games.familiars_and_foes.attack import SplitAsk, row_of, waiting_slots
from grimalkin.games.familiars_and_foes.charts import Row
from grimalkin.games.familiars_and_foes.effects.attacks import NameElement
from grimalkin.games.familiars_and_foes.kinds import (
    ELEMENTS,
    ENDS,
    EYES,
    FOE,
    LASTING,
    NO,
    NO_PARTS,
    PART_WORDS,
    RESTRICTIONS,
    SEED_PARTS,
    SIDES,
    SPELL_SOURCE,
    TASKS,
    W_FALL,
    W_FLIP,
    W_POST,
)
from grimalkin.games.familiars_and_foes.rounds import COVEN_OF_WAVE, RevealCoven, RevealFoe, WaveStart, levels_of
from grimalkin.games.familiars_and_foes.shares import source_word
from grimalkin.games.familiars_and_foes.spells import familiar_of
from grimalkin.games.familiars_and_foes.state import NOBODY, ON_FOE, SEATS, TEAM, WAVES, Quest
from grimalkin.games.familiars_and_foes.turn import ChooseAmount, ChooseFoes
from grimalkin.games.familiars_and_foes.windows import REHEARSED, Window

# What lies where


def zones(masked: Quest) -> list[Zone]:
    """The board, then each mat with what lies around it, then decks and what is out of play."""
    slots = [slot for slot in range(len(masked.foes)) if masked.foes[slot].hp]
    shown = [Zone("foes", None, len(slots), [foe_piece(masked, slot) for slot in slots])]
    for wave in range(1, WAVES + 1):
        foes = waiting_foes(masked, wave)
        shown.append(Zone(f"wave.{wave}", None, len(foes), foes))
        coven = waiting_coven(masked, wave)
        shown.append(Zone(f"captives.{wave}", None, len(coven), coven))
    for seat in range(len(masked.familiars)):
        shown += mat_zones(masked, seat)
    shown.append(Zone("common", None, len(masked.common), cards(masked, "coven", masked.common)))
    shown.append(Zone("drawn", None, len(masked.drawn), cards(masked, "artifact", masked.drawn)))
    deck = masked.decks[0]
    known = tuple([kind_of(card) for card in deck.bottom if card >= 0])
    shown.append(Zone("deck", None, len(deck), cards(masked, "deck", known)))
    shown.append(Zone("supply", None, masked.supply))
    effects = [effect_piece(masked, i) for i in range(len(masked.lasting))]
    shown.append(Zone("effects", None, len(effects), effects))
    shown.append(Zone("gone", None, len(masked.gone), cards(masked, "gone", masked.gone)))
    shown.append(Zone("removed", None, count_removed(masked)))
    return shown


def cards(masked: Quest, zone: str, numbers: tuple[int, ...], seat: int | None = None) -> list[Piece]:
    """Cards that lie open."""
    return [Piece(f"{zone}.{masked.box.names[number]}", masked.box.names[number], seat) for number in numbers]


def foe_piece(masked: Quest, slot: int) -> Piece:
    """A Foe in its place: what it forbids now and in the next round, and what lies on it."""
    foe = masked.foes[slot]
    facts = [Fact("hp", foe.hp, foe.max_hp), Fact("element", ELEMENTS[foe.element]), Fact("level", foe.card.level)]
    for i in range(len(RESTRICTIONS)):
        if foe.restricts >> i & 1:
            facts.append(Fact("forbids", RESTRICTIONS[i]))
    for i in range(len(RESTRICTIONS)):
        if foe.imposes >> i & 1:
            facts.append(Fact("will_forbid", RESTRICTIONS[i]))
    facts += marks(masked, ON_FOE + slot)
    if foe.last_damaged_by != NOBODY:
        facts.append(Fact("last_hit_by", SEATS[foe.last_damaged_by]))
    return Piece(masked.piece_name(slot), foe.card.key, None, facts, {}, modifiers(masked, ON_FOE + slot))


def marks(masked: Quest, on: int) -> list[Fact]:
    """The cards and spells whose effect lies on this Familiar or Foe."""
    return [Fact("mark", source_word(masked, effect)) for effect in masked.lasting if effect.on == on]


def modifiers(masked: Quest, on: int) -> list[Modifier]:
    """FF-RULING-94 All that lasts and counts for this Familiar or Foe, the team's included, with what it comes from."""
    return [
        Modifier(LASTING[effect.what], effect.amount, source_word(masked, effect), "FF-RULING-94")
        for effect in masked.lasting
        if effect.on == on or (effect.on == TEAM and on < ON_FOE)
    ]


# Waves to come


def levels_to_come(masked: Quest, wave: int) -> list[int]:
    """The levels of the Foes that wait face down in a Wave's area; of the present Wave those not yet revealed."""
    if wave > masked.wave or (wave == masked.wave and is_to_start(masked)):
        return levels_of(masked.master, len(masked.familiars), wave)
    if wave < masked.wave:
        return []
    levels: list[int] = []
    for i in range(len(masked.agenda) - 1, -1, -1):
        step = masked.agenda[i]
        if isinstance(step, RevealFoe):
            levels.append(step.level)
    return levels


def is_to_start(masked: Quest) -> bool:
    for step in masked.agenda:
        if isinstance(step, WaveStart):
            return True
    return False


def is_known(masked: Quest, wave: int) -> bool:
    """Is this the Wave that somebody may have peeked at?"""
    return wave == (masked.wave if is_to_start(masked) else masked.wave + 1)


def waiting_foes(masked: Quest, wave: int) -> list[Piece]:
    levels = levels_to_come(masked, wave)
    known = masked.known_foes if is_known(masked, wave) else ()
    found: list[Piece] = []
    for i in range(len(levels)):
        name = masked.box.names[known[i]] if i < len(known) else None
        found.append(Piece(f"wave.{wave}.{i + 1}", name, None, [Fact("level", levels[i])]))
    return found


def waiting_coven(masked: Quest, wave: int) -> list[Piece]:
    count = 0
    if wave > masked.wave or (wave == masked.wave and is_to_start(masked)):
        count = COVEN_OF_WAVE[wave - 1]
    elif wave == masked.wave:
        count = len([step for step in masked.agenda if isinstance(step, RevealCoven)])
    known = masked.known_coven if is_known(masked, wave) else ()
    found: list[Piece] = []
    for i in range(count):
        name = masked.box.names[known[i]] if i < len(known) else None
        found.append(Piece(f"captives.{wave}.{i + 1}", name))
    return found


def count_removed(masked: Quest) -> int:
    """FF-SETUP-13 The Foes that no Wave will deal."""
    count = len(masked.decks[1]) + len(masked.decks[2]) + len(masked.decks[3]) + len(masked.known_foes)
    for wave in range(1, WAVES + 1):
        count -= len(levels_to_come(masked, wave))
    return max(0, count)


# Mats


def mat_zones(masked: Quest, seat: int) -> list[Zone]:
    familiar = masked.familiars[seat]
    name = SEATS[seat]
    artifacts = cards(masked, "artifact", familiar.artifacts, seat)
    rewards = cards(masked, "reward", familiar.rewards, seat)
    coven = cards(masked, "coven", familiar.coven, seat)
    return [
        Zone(f"mat.{name}", seat, 1, [familiar_piece(masked, seat)]),
        Zone(f"artifacts.{name}", seat, len(artifacts), artifacts),
        Zone(f"rewards.{name}", seat, len(rewards), rewards),
        Zone(f"coven.{name}", seat, len(coven), coven),
    ]


def familiar_piece(masked: Quest, seat: int) -> Piece:
    """A Familiar with its markers, the tasks that are done, and what lies on it."""
    familiar = masked.familiars[seat]
    mat = familiar.mat
    facts = [
        Fact("hp", familiar.hp, mat.hp),
        Fact("mp", familiar.mp, mat.mp),
        Fact("gems", familiar.gems, masked.max_gems),
        Fact("tokens", familiar.tokens),
        Fact("element", ELEMENTS[mat.element]),
        Fact("strong_against", ELEMENTS[mat.strong_against]),
        Fact("state", "standing" if familiar.hp else "fallen"),
        Fact("unlocked", 1 if familiar.unlocked else 0),
    ]
    if not familiar.unlocked:
        done = [i for i in range(len(TASKS)) if familiar.ticks >> i & 1]
        facts.append(Fact("ticks", len(done), len(TASKS)))
        for i in done:
            facts.append(Fact("task", TASKS[i]))
    return Piece(f"familiar.{mat.key}", mat.key, seat, facts + marks(masked, seat), {}, modifiers(masked, seat))


def effect_piece(masked: Quest, number: int) -> Piece:
    """Something that lasts: what it does, on whom, whose it is, and when it ends."""
    effect = masked.lasting[number]
    box = masked.box
    card = masked.familiars[effect.owner].mat.number
    if effect.source < SPELL_SOURCE:
        card = box.items[effect.source].card
    elif box.spells[effect.source - SPELL_SOURCE].coven >= 0:
        card = box.spells[effect.source - SPELL_SOURCE].coven
    facts = [
        Fact("source", source_word(masked, effect)),
        Fact("effect", LASTING[effect.what]),
        Fact("amount", effect.amount),
        on_fact(masked, effect.on),
        Fact("owner", SEATS[effect.owner]),
        Fact("until", ENDS[effect.until]),
    ]
    return Piece(f"effect.{number + 1}", box.names[card], effect.owner, facts)


def on_fact(masked: Quest, on: int) -> Fact:
    if on == TEAM:
        return Fact("on", "all_familiars")
    if on >= ON_FOE:
        return Fact("on", masked.foes[on - ON_FOE].card.key)
    return Fact("on", SEATS[on])


# What belongs to no zone


def facts(masked: Quest) -> list[Fact]:
    """Wave, round and the Toad, then the die, the coin and what is going on."""
    shown = [Fact("wave", masked.wave, WAVES)]
    shown.append(Fact("round", masked.round, masked.max_rounds or None))
    shown.append(Fact("first", SEATS[masked.first]))
    shown.append(Fact("toad", "foes" if masked.foes_turn() else SEATS[masked.seat_at(masked.toad)]))
    if masked.active != NOBODY:
        shown.append(Fact("active", SEATS[masked.active]))
    shown += roll_facts(masked)
    if masked.flipper != NOBODY:
        shown.append(Fact("flipper", SEATS[masked.flipper]))
        shown.append(Fact("coin", EYES[masked.eye]))
    if masked.parts_kind != NO_PARTS:
        box = masked.box
        seeds = masked.parts_kind == SEED_PARTS
        word = box.items[masked.parts_source].word if seeds else box.spells[masked.parts_source].word
        shown.append(Fact("parts", masked.parts_left))
        shown.append(Fact("parts_of", word))
        shown.append(Fact("parts_owner", SEATS[masked.parts_owner]))
    if masked.reviving != NOBODY:
        shown.append(Fact("reviving", SEATS[masked.reviving]))
    return shown + asked_facts(masked)


def phase(masked: Quest) -> str:
    """Whose turn it is on the tracker, or that a Wave begins."""
    if is_to_start(masked):
        return "wave"
    return "foes" if masked.foes_turn() else "familiars"


def asked_facts(masked: Quest) -> list[Fact]:
    """What the question is about, where the table does not show it."""
    ask = waiting_ask(masked)
    if isinstance(ask, Window):
        return window_facts(masked, ask.window)
    if isinstance(ask, ChooseAmount):
        return [Fact("spell", ask.spell.word), Fact("receiver", SEATS[familiar_of(masked, ask.option)])]
    if isinstance(ask, ChooseFoes):
        return [Fact("spell", ask.spell.word)]
    if isinstance(ask, SplitAsk):
        return [Fact("left", ask.left), Fact("next", masked.foes[waiting_slots(masked)[0]].card.key)]
    if isinstance(ask, NameElement):
        return [Fact("next", masked.foes[ask.slot].card.key)]
    return []


def roll_facts(masked: Quest) -> list[Fact]:
    """The pending or latest roll: who rolls, for what, the die and what it comes to."""
    roll = masked.roll
    if roll.kind == FOE:
        if roll.slot < 0:
            return []
        card = masked.foes[roll.slot].card
        shown = [Fact("roller", card.key)]
        result = row_facts(card.chart.rows[roll.final()], 1)
    else:
        spell = roll.spell
        shown = [Fact("roller", SEATS[roll.seat]), Fact("doing", "attack" if spell is None else spell.word)]
        shown.append(Fact("targets", roll.count_targets()))
        if roll.slot >= 0:
            shown.append(Fact("target", masked.foes[roll.slot].card.key))
        if spell is None or spell.chart.rows:
            result = row_facts(row_of(masked), 1 + roll.factors)
        else:
            result = [Fact("result", "works" if roll.final() >= spell.needs else "miss"), Fact("points", 0)]
    if not roll.nat:
        return shown
    return [*shown, Fact("natural", roll.nat, SIDES), Fact("die", roll.final(), SIDES), *result]


def row_facts(row: Row, factor: int) -> list[Fact]:
    """The parts of a chart's row, the first with its points."""
    shown: list[Fact] = []
    for i in range(len(row.what)):
        if row.what[i] == NO:
            word = RESTRICTIONS[bit_of(row.points[i])]
        else:
            word = PART_WORDS[row.what[i]]
        if i:
            shown.append(Fact("also", word))
        else:
            shown.append(Fact("result", word))
            shown.append(Fact("points", 0 if row.what[i] == NO else row.points[i] * factor))
    return shown


def bit_of(bits: int) -> int:
    place = 0
    while not bits >> place & 1:
        place += 1
    return place


def window_facts(masked: Quest, window: int) -> list[Fact]:
    """Which window it is, and who would fall if the pending result counted as it is."""
    shown = [Fact("window", window)]
    fallen: list[int] = []
    if window == W_FALL:
        fallen = [masked.endangered]
    elif window in (W_POST, W_FLIP):
        fallen = would_fall(masked)
    shown.append(Fact("falls", len(fallen)))
    for seat in fallen:
        shown.append(Fact("would_fall", SEATS[seat]))
    return shown


def would_fall(masked: Quest) -> list[int]:
    """The step below the window scores the result: it is rehearsed on a copy, as for peril (windows.py)."""
    twin = masked.copy()
    twin.rehearsing = True
    twin.agenda = [*BOTTOM, REHEARSED, masked.agenda[-2]]
    twin.answers = ()
    advance(twin)
    seats = range(len(masked.familiars))
    return [seat for seat in seats if masked.familiars[seat].hp and not twin.familiars[seat].hp]


def seat_facts(masked: Quest, seat: int) -> list[Fact]:
    familiar = masked.familiars[seat]
    shown = [Fact("familiar", familiar.mat.key), Fact("hp", familiar.hp, familiar.mat.hp)]
    shown.append(Fact("mp", familiar.mp, familiar.mat.mp))
    return shown
