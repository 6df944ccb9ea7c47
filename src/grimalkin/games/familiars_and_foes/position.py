"""How a position of Familiars and Foes is written down, and the points of the round that it can stand at (spec 5.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from grimalkin.core.fields import CardId, Field, Flag, Given, Inner, Many, Number, Text, Word, Wrong
from grimalkin.core.game import Positions
from grimalkin.core.piles import EVERYONE, Pile, kind_of, pile
from grimalkin.core.piles import NOBODY as NO_SEATS
from grimalkin.core.positions import GivenPile, PileField, given_pile, pile_plain
from grimalkin.core.state import State
from grimalkin.core.wording import unknown
from grimalkin.games.familiars_and_foes.deeds import ExtraActions, Seeds
from grimalkin.games.familiars_and_foes.items import Item
from grimalkin.games.familiars_and_foes.kinds import (
    ABILITY,
    ELEMENTS,
    FOE,
    KIND_BITS,
    KIND_WORDS,
    LAST_ATTACK,
    RESTRICTIONS,
    TASKS,
)
from grimalkin.games.familiars_and_foes.printed import Box, Mat, Spell, TrainingCard
from grimalkin.games.familiars_and_foes.rounds import (
    AFTER_SPOT,
    COVEN_DECK,
    COVEN_OF_WAVE,
    TOAD_SPOT,
    FamiliarTurn,
    FoeActs,
    FoesTurn,
    RoundEnd,
    TurnAction,
    WaveStart,
    levels_of,
)
from grimalkin.games.familiars_and_foes.setup import ANY_FAMILIAR, empty_table
from grimalkin.games.familiars_and_foes.spells import spells_of
from grimalkin.games.familiars_and_foes.state import (
    ALL_TOKENS,
    DAMAGE_BONUS,
    ENDS,
    EXTRA_ACTIONS,
    FOES_TURN,
    LASTING,
    MAX_FOES,
    NEXT_HIT,
    NEXT_ROLL,
    NO_PARTS,
    NOBODY,
    ON_FOE,
    REFLECTS,
    SEATS,
    SEED_PARTS,
    SKIPS,
    SPELL_PARTS,
    SPELL_SOURCE,
    SURVIVES,
    TEAM,
    WAVES,
    WHEN_USED,
    Effect,
    Familiar,
    Foe,
    Quest,
    RollEvent,
)

if TYPE_CHECKING:
    from grimalkin.core.game import Game

WAVE: Final = "wave"
TURN: Final = "turn"
ACTION: Final = "action"
FOES: Final = "foes"
ONE_FOE: Final = "foe"
AFTER: Final = "after"
POINTS: Final = [
    WAVE,  # S1 a Wave begins; then whoever is under the Toad
    TURN,  # T1 the seat under the Toad begins its turn
    ACTION,  # T2 it has to act
    FOES,  # F0 the Foes' turn begins
    ONE_FOE,  # F1 it is under way: `next_foe` is about to roll
    AFTER,  # the turn under the Toad is over, before the Toad moves
]
OF_FOES: Final = [FOES, ONE_FOE]
NO_ONE: Final = "nobody"
ON_TEAM: Final = "team"
DECKS: Final = ["artifacts", "foes_1", "foes_2", "foes_3", "coven"]  # as they lie in the state
MANY: Final = 10_000


def foe_fields(seats: int) -> list[Field]:
    return [
        CardId("card"),
        Number("hp", 0, MANY, None),  # left out: its maximum
        Word("element", "element", ELEMENTS, None),
        Word("last_damaged_by", "seat", [*SEATS[:seats], NO_ONE], seats),
        Many("restricts", Word("restriction", "restriction", RESTRICTIONS), []),
        Many("imposes", Word("restriction", "restriction", RESTRICTIONS), []),
    ]


def effect_fields(seats: int) -> list[Field]:
    places = [ON_TEAM, *SEATS[:seats], *[f"foe.{slot + 1}" for slot in range(MAX_FOES)]]
    return [
        Word("kind", "kind of effect", LASTING),
        Number("amount", -99, 99, 1),
        Word("about", "kind of attack", KIND_WORDS, 0),
        Word("owner", "seat", SEATS[:seats]),
        Text("source"),  # the word of an item or spell
        Word("on", "place", places),
        Word("end", "end", ENDS, None),  # left out: as its kind ends
    ]


def side_fields() -> list[Field]:
    return [
        CardId("familiar", None),  # for a seat that takes any: the one that luck drew
        Number("hp", 0, MANY, None),  # left out: the maxima; 0 for the Fallen
        Number("mp", 0, MANY, None),
        Number("gems", 0, MANY, None),
        Number("tokens", 0, ALL_TOKENS, 0),
        Many("ticks", Word("task", "training task", TASKS), None),
        Flag("unlocked", None),
        Many("artifacts", CardId("card"), []),
        Many("rewards", CardId("card"), []),
        Many("coven", CardId("card"), []),
    ]


class QuestPositions(Positions):
    def __init__(self) -> None:
        self.boxes: dict[str, Box] = {}  # by the library's hash

    def points(self) -> list[str]:
        return POINTS

    def fields(self, seats: int) -> list[Field]:
        sitting = Word("seat", "seat", SEATS[:seats])
        parts: list[Field] = [Word("owner", "seat", SEATS[:seats]), Text("source"), Number("left", 1, 9)]
        decks: list[Field] = [PileField(name, seats) for name in DECKS]  # left out: whatever lies nowhere else
        fields: list[Field] = [
            Number("wave", 1, WAVES, 1),
            Number("round", 1, MANY, 1),
            Word("toad", "spot", [*SEATS[:seats], FOES], None),
            Word("first", "seat", SEATS[:seats], None),
            Number("next_foe", 1, MAX_FOES, None),
            Many("foes", Inner("foe", foe_fields(seats)), []),
            Many("common", CardId("card"), []),
            Many("gone", CardId("card"), []),
            Many("known_foes", CardId("card"), []),
            Many("known_coven", CardId("card"), []),
            Many("effects", Inner("effect", effect_fields(seats)), []),
            Inner("parts", parts, None),
            Many("refused", sitting, []),
            Many("proposed", sitting, []),
            Inner("decks", decks, None),
        ]
        return fields + [Inner(seat, side_fields(), None) for seat in SEATS[:seats]]

    def build(self, game: Game, settings: dict[str, str], decks: list[str], given: Given) -> State:
        point = POINTS[given.number("at") - 1]  # the first is the start of the game
        state = empty_table(self.box(game, settings), settings, decks)
        cards = Places(state.box)
        take_familiars(state, decks, given)
        build_round(state, settings, point, given)
        for seat in range(len(decks)):
            if given.of(SEATS[seat]) is not None:
                build_side(state, seat, given.inner(SEATS[seat]), cards)
            else:
                state.familiars[seat].tokens = 0
        check_side_sums(state)
        build_refused(state, point, given.numbers("refused"))
        build_foes(state, point, given, cards)
        build_cards(state, point, given, cards)
        for i in range(len(given.inners("effects"))):
            build_effect(state, given.inners("effects")[i], f"effects[{i + 1}]", cards)
        if given.of("parts") is not None:
            build_parts(state, point, given.inner("parts"), cards)
        add_gone(state, cards)
        build_decks(state, point, given, cards)
        check_toad(state, point)
        return state

    def box(self, game: Game, settings: dict[str, str]) -> Box:
        library = game.library(settings)
        if library.hash not in self.boxes:
            self.boxes[library.hash] = Box(library)
        return self.boxes[library.hash]

    def enter(self, state: State, point: str) -> None:
        assert isinstance(state, Quest)
        if point == WAVE:
            state.then(WaveStart(), TOAD_SPOT)
        elif point == TURN:
            state.then(FamiliarTurn(state.seat_at(state.toad)), AFTER_SPOT)
        elif point == ACTION:
            state.then(TurnAction(state.seat_at(state.toad)), AFTER_SPOT)
        elif point == FOES:
            state.then(FoesTurn(), AFTER_SPOT)
        elif point == ONE_FOE:
            state.then(RoundEnd(), AFTER_SPOT)
            for slot in range(len(state.foes) - 1, next_foe(state) - 1, -1):
                state.then(FoeActs(slot))
        else:
            assert point == AFTER, f"no point '{point}'"
            state.then(AFTER_SPOT)

    def describe(self, state: State, full: bool) -> dict[str, Any]:
        assert isinstance(state, Quest)
        names = state.box.names
        table: dict[str, Any] = {"wave": state.wave, "round": state.round, "toad": spot_word(state)}
        table["first"] = SEATS[state.first]
        if full or next_foe(state):
            table["next_foe"] = next_foe(state) + 1
        if full or state.foes:
            table["foes"] = [describe_foe(state, foe, full) for foe in state.foes]
        for name, cards in (
            ("common", state.common),
            ("gone", state.gone),
            ("known_foes", state.known_foes),
            ("known_coven", state.known_coven),
        ):
            if full or cards:
                table[name] = [names[card] for card in cards]
        if full or state.effects:
            table["effects"] = [describe_effect(state, effect, full) for effect in state.effects]
        if state.parts_kind != NO_PARTS:
            table["parts"] = describe_parts(state)
        elif full:
            table["parts"] = {}
        for name, seats in (("refused", state.refused), ("proposed", state.proposed)):
            if full or seats:
                table[name] = [SEATS[seat] for seat in range(len(state.familiars)) if seats >> seat & 1]
        decks = describe_decks(state, full)
        if decks:
            table["decks"] = decks
        if full:  # what a reader counts
            table["supply"] = state.supply
            table["active"] = SEATS[state.active] if state.active != NOBODY else NO_ONE
        for seat in range(len(state.familiars)):
            side = describe_side(state, seat, full)
            if side:
                table[SEATS[seat]] = side
        return table


def next_foe(state: Quest) -> int:
    """The slot of the Foe whose roll the latest one is; 0 if no Foe rolled."""
    return state.roll.slot if state.roll.kind == FOE and state.roll.slot > 0 else 0


def spot_word(state: Quest) -> str:
    return FOES if state.foes_turn() else SEATS[state.seat_at(state.toad)]


# reading


class Places:
    """Where each card lies: there is one of each, so it lies in one place."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.where: dict[int, str] = {}

    def take(self, place: str, cards: list[int], sorts: list[str]) -> tuple[int, ...]:
        for i in range(len(cards)):
            self.lay(f"{place}[{i + 1}]", cards[i], sorts)
        return tuple(cards)

    def lay(self, place: str, card: int, sorts: list[str]) -> None:
        """A card lies there; `sorts` are those that can."""
        name = self.box.names[card]
        if sort_of(self.box, card) not in sorts:
            raise Wrong(place, f"'{name}' is {sort_of(self.box, card)}; here lies {' or '.join(sorts)}")
        if card in self.where:
            raise Wrong(place, f"'{name}' lies here and at {self.where[card]}; there is one of it")
        self.where[card] = place


MAT: Final = "a Familiar"
A_TRAINING: Final = "a Training Scroll"
COVEN: Final = "a Coven Card"
AN_ARTIFACT: Final = "an Artifact"
A_FOE: Final = "a Foe"
SORTS: Final = [[AN_ARTIFACT], [A_FOE], [A_FOE], [A_FOE], [COVEN]]  # by deck


def sort_of(box: Box, card: int) -> str:
    if box.foe[card] is not None:
        return A_FOE
    if box.artifact[card] is not None:
        return AN_ARTIFACT
    if box.coven[card] is not None:
        return COVEN
    return A_TRAINING if isinstance(box.cards[card], TrainingCard) else MAT


def build_round(state: Quest, settings: dict[str, str], point: str, given: Given) -> None:
    seats = len(state.familiars)
    state.wave = given.number("wave")
    state.round = given.number("round")
    if state.max_rounds and state.round > state.max_rounds:
        raise Wrong("round", f"round {state.round} came; max_rounds = {state.max_rounds} ended the game before")
    fixed = settings["first"]
    if given.of("first") is not None:
        state.first = given.number("first")
        if fixed not in ("random", SEATS[state.first]):
            raise Wrong("first", f"'{SEATS[state.first]}' came; this game is set to first = '{fixed}'")
    elif fixed != "random":
        if SEATS.index(fixed) >= seats:
            raise Wrong("first", f"this game is set to first = '{fixed}', which does not sit; leave that setting out")
        state.first = SEATS.index(fixed)
    if given.of("toad") is None:
        state.toad = seats if point in OF_FOES else 0
    else:
        toad = given.number("toad")
        state.toad = seats if toad == seats else (toad - state.first) % seats
    if point in OF_FOES and not state.foes_turn():
        raise Wrong("toad", f"'{spot_word(state)}' came; at '{point}' the Toad is above the Foes: write 'foes'")
    if point in (TURN, ACTION) and state.foes_turn():
        raise Wrong("toad", f"'foes' came; at '{point}' the Toad is above a seat")
    state.active = NOBODY if state.foes_turn() else state.seat_at(state.toad)
    for seat in given.numbers("proposed"):
        state.proposed |= 1 << seat


def take_familiars(state: Quest, decks: list[str], given: Given) -> None:
    """FF-SETUP-09 A seat that takes any Familiar has one by now, and the position says which."""
    for seat in range(len(decks)):
        side = given.of(SEATS[seat])
        named = side.of("familiar") if isinstance(side, Given) else None
        place = f"{SEATS[seat]}.familiar"
        if decks[seat] == ANY_FAMILIAR:
            if named is None:
                raise Wrong(SEATS[seat], f"its deck is '{ANY_FAMILIAR}'; say with 'familiar' which one luck drew")
            mat = state.box.cards[named]
            if not isinstance(mat, Mat):
                raise Wrong(place, f"'{mat.key}' is no Familiar; there are: {', '.join(state.box.mat_names)}")
            state.familiars[seat] = Familiar(mat, mat.hp, mat.mp, state.max_gems, 1)
            state.by_luck |= 1 << seat
        elif named is not None and named != state.familiars[seat].mat.number:
            said = f"'{state.box.names[named]}' came; by its deck the seat plays {state.familiars[seat].mat.key}"
            raise Wrong(place, said)
    for seat in range(len(decks)):
        if state.seat_of(state.mat_word(seat)) != seat:
            raise Wrong(f"{SEATS[seat]}.familiar", f"two seats play {state.familiars[seat].mat.key} (FF-RULING-07)")


def build_side(state: Quest, seat: int, side: Given, cards: Places) -> None:
    familiar = state.familiars[seat]
    mat = familiar.mat
    name = SEATS[seat]
    familiar.hp = marker(side, name, "hp", mat.hp)
    familiar.mp = marker(side, name, "mp", mat.mp if familiar.hp else 0)
    familiar.gems = marker(side, name, "gems", state.max_gems if familiar.hp else 0)
    familiar.tokens = side.number("tokens")
    build_training(familiar, side, name)
    familiar.artifacts = cards.take(f"{name}.artifacts", side.numbers("artifacts"), [AN_ARTIFACT])
    familiar.rewards = cards.take(f"{name}.rewards", side.numbers("rewards"), [A_FOE])
    familiar.coven = cards.take(f"{name}.coven", side.numbers("coven"), [COVEN])
    for card in familiar.coven:
        if state.box.coven_card(card).familiar != mat.number:
            raise Wrong(f"{name}.coven", f"'{state.box.names[card]}' is no partner of {mat.key} (FF-FLOW-02)")


def marker(side: Given, seat: str, name: str, most: int) -> int:
    """Where a marker stands; left out, at its maximum, which is 0 for MP and gems of the Fallen."""
    if side.of(name) is None:
        return most
    value = side.number(name)
    if value > most:
        said = f"the maximum is {most}" if most else "the Fallen have none (FF-FALL-03, FF-FALL-04)"
        raise Wrong(f"{seat}.{name}", f"{value} came; {said}")
    return value


def build_training(familiar: Familiar, side: Given, seat: str) -> None:
    """FF-TRAIN-06 Unlocked is whoever has marked all tasks, and nobody else."""
    tasks = familiar.mat.tasks
    unlocked = side.of("unlocked") is not None and side.flag("unlocked")
    if side.of("ticks") is None:
        familiar.ticks = tasks if unlocked else 0
    else:
        for task in side.numbers("ticks"):
            if not tasks >> task & 1:
                raise Wrong(f"{seat}.ticks", f"'{TASKS[task]}' is no task of {familiar.mat.key}")
            familiar.ticks |= 1 << task
    familiar.unlocked = familiar.ticks == tasks
    if side.of("unlocked") is not None and unlocked != familiar.unlocked:
        said = "all tasks are marked" if familiar.unlocked else "not all tasks are marked"
        raise Wrong(f"{seat}.unlocked", f"{said}; the Advanced Spell Scroll opens with the last one (FF-TRAIN-06)")


def check_side_sums(state: Quest) -> None:
    """FF-GOAL-03 Somebody stands. FF-LUCK-04 There are ten Good Luck Tokens."""
    if not [familiar for familiar in state.familiars if familiar.hp]:
        raise Wrong(f"{SEATS[0]}.hp", "no Familiar is Standing; the game would be lost (FF-GOAL-03)")
    state.supply = ALL_TOKENS
    for seat in range(len(state.familiars)):
        tokens = state.familiars[seat].tokens
        if tokens > state.supply:
            held = ALL_TOKENS - state.supply
            raise Wrong(f"{SEATS[seat]}.tokens", f"{tokens} and {held} before; there are {ALL_TOKENS} (FF-LUCK-04)")
        state.supply -= tokens


def check_toad(state: Quest, point: str) -> None:
    """FF-FALL-01 The Fallen take no turn: the Toad passes them by."""
    if point in (TURN, ACTION) and not state.standing(state.active):
        said = f"{SEATS[state.active]} is Fallen and takes no turn"
        raise Wrong("toad", f"{said}; at '{point}' the Toad is above who stands (FF-FALL-01)")


def build_refused(state: Quest, point: str, seats: list[int]) -> None:
    """FF-RULING-81 Fallen whose Revive was voted down in this turn."""
    for seat in seats:
        if point != ACTION:
            raise Wrong("refused", f"at '{point}' nobody has voted in this turn; leave it out, or write at = 'action'")
        if state.standing(seat):
            raise Wrong("refused", f"{SEATS[seat]} is Standing; only a Revive of the Fallen is voted on")
        state.refused |= 1 << seat


def build_foes(state: Quest, point: str, given: Given, cards: Places) -> None:
    tables = given.inners("foes")
    if len(tables) > MAX_FOES:
        raise Wrong("foes", f"{len(tables)} came; the board has {MAX_FOES} places for Foes")
    if tables and point == WAVE:
        raise Wrong("foes", "at 'wave' the Foes are still face down; leave this out, or name another point")
    if not tables and point != WAVE:
        raise Wrong("foes", f"no Foe came; at '{point}' there are the Foes of the Wave, the defeated with hp = 0")
    for i in range(len(tables)):
        state.foes.append(build_foe(state, point, tables[i], f"foes[{i + 1}]", cards))
    if point != AFTER and tables and not state.has_foe():
        raise Wrong("foes", f"all are defeated; at '{point}' the next Wave would have begun (FF-WAVE-01)")
    if given.of("next_foe") is not None:
        if point != ONE_FOE:
            raise Wrong("next_foe", f"at '{point}' no Foe is about to roll; leave it out, or write at = 'foe'")
        if given.number("next_foe") > len(tables):
            raise Wrong("next_foe", f"{given.number('next_foe')} came; the last Foe is {len(tables)}")
    if point == ONE_FOE:
        slot = 0 if given.of("next_foe") is None else given.number("next_foe") - 1
        if not state.foes[slot].hp:
            said = f"{state.foes[slot].card.key} is defeated and rolls no more; name a Foe with HP (FF-RULING-06)"
            raise Wrong("next_foe", said)
        state.roll = RollEvent(FOE, NOBODY, slot, 1 << slot, None)


def build_foe(state: Quest, point: str, table: Given, place: str, cards: Places) -> Foe:
    number = table.number("card")
    if sort_of(state.box, number) != A_FOE:
        raise Wrong(f"{place}.card", f"'{state.box.names[number]}' is {sort_of(state.box, number)}; here is a Foe")
    card = state.box.foe_card(number)
    most = card.hp[len(state.familiars) - 2]
    hp = most if table.of("hp") is None else table.number("hp")
    if hp > most:
        said = f"the maximum of {card.key} for {len(state.familiars)} Familiars is {most}"
        raise Wrong(f"{place}.hp", f"{hp} came; {said}")
    foe = Foe(card, hp, most)
    for other in state.foes:
        if other.card is card:
            raise Wrong(f"{place}.card", f"'{card.key}' is there twice; there is one of it")
    if hp:
        cards.lay(f"{place}.card", number, [A_FOE])
    if table.of("element") is not None:
        foe.element = table.number("element")
    seat = table.number("last_damaged_by")
    foe.last_damaged_by = seat if seat < len(state.familiars) else NOBODY
    for restriction in table.numbers("restricts"):
        foe.restricts |= 1 << restriction
    for restriction in table.numbers("imposes"):
        foe.imposes |= 1 << restriction
    if not hp and (foe.restricts or foe.imposes):
        raise Wrong(place, f"{card.key} is defeated; what it imposed has ended (FF-DEFEAT-02)")
    if foe.imposes and point != ONE_FOE:
        said = "what it imposed before is in 'restricts'"
        raise Wrong(f"{place}.imposes", f"at '{point}' no Foe has attacked in this Foes' turn; {said} (FF-RULING-78)")
    return foe


def build_cards(state: Quest, point: str, given: Given, cards: Places) -> None:
    """Cards in nobody's hands: in common, gone, or turned up before their Wave."""
    box = state.box
    state.common = cards.take("common", given.numbers("common"), [COVEN])
    state.gone = cards.take("gone", given.numbers("gone"), [AN_ARTIFACT, A_FOE, A_TRAINING, COVEN])
    for place, found in (("common", state.common), ("gone", state.gone)):
        for card in found:
            if sort_of(box, card) == COVEN and partner_of(state, card) != NOBODY:
                said = f"its partner plays, so it stays with {SEATS[partner_of(state, card)]} (FF-FLOW-02)"
                raise Wrong(place, f"'{box.names[card]}': {said}")
    for card in state.gone:
        if sort_of(box, card) == A_TRAINING and not has_unlocked(state, card):
            raise Wrong("gone", f"'{box.names[card]}': nobody who plays has unlocked the scroll (FF-TRAIN-06)")
    state.known_foes = cards.take("known_foes", given.numbers("known_foes"), [A_FOE])
    state.known_coven = cards.take("known_coven", given.numbers("known_coven"), [COVEN])
    if not state.known_foes and not state.known_coven:
        return
    wave = state.wave if point == WAVE else state.wave + 1
    if wave > WAVES:
        raise Wrong("known_foes", f"after Wave {WAVES} there is none to know of")
    levels = levels_of(state.master, len(state.familiars), wave)
    if [box.foe_card(card).level for card in state.known_foes] != levels:
        said = ", ".join([str(level) for level in levels])
        raise Wrong("known_foes", f"Wave {wave} has Foes of level {said}, in this order; whoever peeks sees all")
    if len(state.known_coven) != COVEN_OF_WAVE[wave - 1]:
        said = f"{len(state.known_coven)} came; Wave {wave} has {COVEN_OF_WAVE[wave - 1]}"
        raise Wrong("known_coven", f"{said}, and whoever peeks sees all")


def partner_of(state: Quest, coven: int) -> int:
    """The seat of a Coven Card's Familiar; NOBODY if it does not play."""
    for seat in range(len(state.familiars)):
        if state.familiars[seat].mat.number == state.box.coven_card(coven).familiar:
            return seat
    return NOBODY


def has_unlocked(state: Quest, training: int) -> bool:
    for familiar in state.familiars:
        if familiar.mat.training == training and familiar.unlocked:
            return True
    return False


# what lasts


def source_of(state: Quest, owner: int, word: str, place: str) -> int:
    """The number of an item, or of a spell that the owner can cast."""
    box = state.box
    if word in box.item_words:
        item = box.items[box.item_words.index(word)]
        if item.what == ABILITY:
            if not [familiar for familiar in state.familiars if familiar.mat.ability is item]:
                raise Wrong(place, f"'{word}' is the ability of a Familiar that does not play")
        return item.number
    if word not in box.spell_words:
        raise Wrong(place, unknown("item or spell", word, [*box.item_words, *box.spell_words]))
    for spell in spells_of(state, owner):
        if spell.word == word:
            return SPELL_SOURCE + spell.number
    for coven in box.covens:
        if coven.spell.word == word and partner_of(state, coven.number) == NOBODY:  # it was cast, once
            return SPELL_SOURCE + coven.spell.number
    raise Wrong(place, f"'{word}' is no spell that {SEATS[owner]} can cast")


def source_word(state: Quest, source: int) -> str:
    if source >= SPELL_SOURCE:
        return state.box.spells[source - SPELL_SOURCE].word
    return state.box.item_words[source]


def spend(state: Quest, source: int, place: str, cards: Places) -> None:
    """The card of an item or a common spell that was used is gone, also if nobody wrote so."""
    if source >= SPELL_SOURCE:
        card = state.box.spells[source - SPELL_SOURCE].coven
        if card < 0 or partner_of(state, card) != NOBODY:
            return
    elif state.box.items[source].what == ABILITY:
        return
    else:
        card = state.box.items[source].card
    if card in state.gone:
        return
    if card in cards.where:
        said = f"'{state.box.names[card]}' lies at {cards.where[card]}; once used it is gone"
        raise Wrong(place, f"{said} (FF-ART-03, FF-REW-05, FF-RULING-14)")
    cards.lay("gone", card, [AN_ARTIFACT, A_FOE, COVEN])
    state.gone = (*state.gone, card)


def end_of_kind(kind: int) -> int:
    """How effects of a kind end (spec 5.8)."""
    return WHEN_USED if kind in (NEXT_ROLL, SKIPS, SURVIVES) else FOES_TURN


def about_of_kind(kind: int, word: int) -> int:
    return KIND_BITS[word] if kind in (DAMAGE_BONUS, NEXT_HIT) else 0


def build_effect(state: Quest, table: Given, place: str, cards: Places) -> None:
    seats = len(state.familiars)
    kind = table.number("kind")
    owner = table.number("owner")
    about = about_of_kind(kind, table.number("about"))
    if not about and table.number("about"):
        raise Wrong(f"{place}.about", f"'{LASTING[kind]}' is about no kind of attack; leave this out")
    source = source_of(state, owner, table.text("source"), f"{place}.source")
    if source < SPELL_SOURCE and not state.standing(owner):
        said = f"{SEATS[owner]} is Fallen; what it had put into effect has ended"
        raise Wrong(f"{place}.owner", f"{said}, but for spells (FF-FALL-05)")
    spend(state, source, f"{place}.source", cards)
    on = table.number("on") - 1  # the team is first
    if on >= seats:
        slot = on - seats
        if slot >= len(state.foes) or not state.foes[slot].hp:
            raise Wrong(f"{place}.on", f"no Foe is in place {slot + 1}")
        if kind not in (NEXT_ROLL, REFLECTS, SKIPS):
            raise Wrong(f"{place}.on", f"'{LASTING[kind]}' lies on Familiars; write 'team' or a seat")
        on = ON_FOE + slot
    elif kind in (REFLECTS, SKIPS):
        raise Wrong(f"{place}.on", f"'{LASTING[kind]}' lies on a Foe; write 'foe.1'")
    elif on == TEAM and kind in (NEXT_ROLL, NEXT_HIT, SURVIVES):
        raise Wrong(f"{place}.on", f"'{LASTING[kind]}' lies on one Familiar; write a seat")
    end = end_of_kind(kind) if table.of("end") is None else table.number("end")
    state.effects = (*state.effects, Effect(kind, table.number("amount"), about, owner, source, on, end))


def build_parts(state: Quest, point: str, table: Given, cards: Places) -> None:
    """FF-WAVE-07 An attack of several parts waits for the next Wave."""
    if point not in (WAVE, AFTER) or state.has_foe():
        said = "an attack waits for its next part only between two Waves"
        raise Wrong("parts", f"{said}: at 'wave', or at 'after' with all Foes defeated (FF-WAVE-07)")
    owner = table.number("owner")
    if not state.standing(owner):
        raise Wrong("parts.owner", f"{SEATS[owner]} is Fallen; parts left would be lost (FF-RULING-102)")
    source = source_of(state, owner, table.text("source"), "parts.source")
    if source >= SPELL_SOURCE:
        spell = state.box.spells[source - SPELL_SOURCE]
        most = spell.parts - 1 if spell.kind <= LAST_ATTACK else extra_actions(spell)
        state.parts_kind = SPELL_PARTS if spell.kind <= LAST_ATTACK else EXTRA_ACTIONS
        state.parts_source = spell.number
        carries = spell.carries
    else:
        item = state.box.items[source]
        most = seeds_of(item) - 1
        state.parts_kind = SEED_PARTS
        state.parts_source = item.number
        carries = most > 0
    if not carries or most < 1:
        raise Wrong("parts.source", f"'{table.text('source')}' is nothing that goes on in the next Wave (FF-WAVE-07)")
    if table.number("left") > most:
        raise Wrong("parts.left", f"{table.number('left')} came; at most {most} are left after the first")
    spend(state, source, "parts.source", cards)
    state.parts_owner = owner
    state.parts_left = table.number("left")


def extra_actions(spell: Spell) -> int:
    for deed in spell.deeds:
        if isinstance(deed, ExtraActions):
            return deed.count
    return 0


def seeds_of(item: Item) -> int:
    for deed in item.deeds:
        if isinstance(deed, Seeds):
            return deed.parts
    return 0


# decks


def add_gone(state: Quest, cards: Places) -> None:
    """Cards that must have left the game, also if nobody wrote so: of defeated Foes, of training that is over."""
    for foe in state.foes:
        if not foe.hp and foe.card.number not in cards.where:
            cards.lay("gone", foe.card.number, [A_FOE])
            state.gone = (*state.gone, foe.card.number)
    for familiar in state.familiars:
        if familiar.unlocked and familiar.mat.training not in state.gone:
            state.gone = (*state.gone, familiar.mat.training)


def build_decks(state: Quest, point: str, given: Given, cards: Places) -> None:
    for number in range(len(DECKS)):
        deck = empty_deck(number)
        state.decks[number] = deck
        if given.of("decks") is None or given.inner("decks").of(DECKS[number]) is None:
            rest_of(state.box, number, cards).into(deck)
            continue
        given_pile(given.inner("decks"), DECKS[number]).into(deck)
        place = f"decks.{DECKS[number]}"
        for card in deck.all_cards():
            if deck_of(state.box, kind_of(card)) != number:
                raise Wrong(place, f"'{state.box.names[kind_of(card)]}' is none of this deck")
            cards.lay(place, kind_of(card), SORTS[number])
    check_decks(state, point)


def check_decks(state: Quest, point: str) -> None:
    """Every Wave to come finds its Foes and Coven Cards."""
    need = [0] * len(DECKS)
    for wave in range(state.wave if point == WAVE else state.wave + 1, WAVES + 1):
        for level in levels_of(state.master, len(state.familiars), wave):
            need[level] += 1
        need[COVEN_DECK] += COVEN_OF_WAVE[wave - 1]
    for card in state.known_foes:
        need[state.box.foe_card(card).level] -= 1
    need[COVEN_DECK] -= len(state.known_coven)
    for number in range(len(DECKS)):
        if len(state.decks[number]) < need[number]:
            said = f"the Waves to come need {need[number]} cards of it; {len(state.decks[number])} came (FF-SETUP-10)"
            raise Wrong(f"decks.{DECKS[number]}", said)


def empty_deck(number: int) -> Pile:
    return pile([], number, NO_SEATS, EVERYONE)


def deck_of(box: Box, card: int) -> int:
    """The deck that a card comes from; -1: from none."""
    foe = box.foe[card]
    if foe is not None:
        return foe.level
    if box.artifact[card] is not None:
        return 0
    return COVEN_DECK if box.coven[card] is not None else -1


def rest_of(box: Box, number: int, cards: Places) -> GivenPile:
    """The cards of a deck that lie nowhere else."""
    unseen = [card for card in range(len(box.names)) if card not in cards.where and not box.cards[card].removed]
    rest = [card for card in unseen if deck_of(box, card) == number]
    return GivenPile([card << 16 for card in rest], [], [])


# writing


def describe_decks(state: Quest, full: bool) -> dict[str, Any]:
    cards = Places(state.box)
    for card in state.census():
        cards.where[card] = ""
    for deck in state.decks:
        for card in deck.all_cards():
            cards.where.pop(kind_of(card), None)
    table: dict[str, Any] = {}
    for number in range(len(DECKS)):
        deck = state.decks[number]
        filled = empty_deck(number)
        rest_of(state.box, number, cards).into(filled)
        if full or deck.cards != filled.cards or deck.top or deck.bottom:
            table[DECKS[number]] = pile_plain(deck, state.box.names, len(state.familiars))
    return table


def describe_foe(state: Quest, foe: Foe, full: bool) -> dict[str, Any]:
    table: dict[str, Any] = {"card": foe.card.key}
    if full or foe.hp != foe.max_hp:
        table["hp"] = foe.hp
    if full:
        table["max_hp"] = foe.max_hp
    if full or foe.element != foe.card.element:
        table["element"] = ELEMENTS[foe.element]
    if full or foe.last_damaged_by != NOBODY:
        table["last_damaged_by"] = SEATS[foe.last_damaged_by] if foe.last_damaged_by != NOBODY else NO_ONE
    for name, bits in (("restricts", foe.restricts), ("imposes", foe.imposes)):
        if full or bits:
            table[name] = words_of(bits, RESTRICTIONS)
    return table


def words_of(bits: int, words: list[str]) -> list[str]:
    return [words[i] for i in range(len(words)) if bits >> i & 1]


def describe_effect(state: Quest, effect: Effect, full: bool) -> dict[str, Any]:
    table: dict[str, Any] = {"kind": LASTING[effect.kind]}
    if full or effect.amount != 1:
        table["amount"] = effect.amount
    if effect.about and (full or effect.about != KIND_BITS[0]):
        table["about"] = KIND_WORDS[KIND_BITS.index(effect.about)]
    table["owner"] = SEATS[effect.owner]
    table["source"] = source_word(state, effect.source)
    if effect.on == TEAM:
        table["on"] = ON_TEAM
    else:
        table["on"] = state.piece_name(effect.on - ON_FOE) if effect.on >= ON_FOE else SEATS[effect.on]
    if full or effect.end != end_of_kind(effect.kind):
        table["end"] = ENDS[effect.end]
    return table


def describe_parts(state: Quest) -> dict[str, Any]:
    source = state.parts_source if state.parts_kind == SEED_PARTS else SPELL_SOURCE + state.parts_source
    return {"owner": SEATS[state.parts_owner], "source": source_word(state, source), "left": state.parts_left}


def describe_side(state: Quest, seat: int, full: bool) -> dict[str, Any]:
    familiar = state.familiars[seat]
    mat = familiar.mat
    names = state.box.names
    side: dict[str, Any] = {"familiar": mat.key} if full or state.by_luck >> seat & 1 else {}
    for name, value, most in (
        ("hp", familiar.hp, mat.hp),
        ("mp", familiar.mp, mat.mp if familiar.hp else 0),
        ("gems", familiar.gems, state.max_gems if familiar.hp else 0),
        ("tokens", familiar.tokens, 0),
    ):
        if full or value != most:
            side[name] = value
    if full or (familiar.ticks and not familiar.unlocked):
        side["ticks"] = words_of(familiar.ticks, TASKS)
    if full or familiar.unlocked:
        side["unlocked"] = familiar.unlocked
    for name, cards in (("artifacts", familiar.artifacts), ("rewards", familiar.rewards), ("coven", familiar.coven)):
        if full or cards:
            side[name] = [names[card] for card in cards]
    return side
