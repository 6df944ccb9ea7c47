"""How a position of Familiars and Foes is written down, and the points of the round that it can stand at."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from grimalkin.core.fields import CardId, Flag, Given, Number, Word, Wrong
from grimalkin.core.game import Game
from grimalkin.core.piles import EVERYONE, pile
from grimalkin.core.piles import NOBODY as NO_SEATS
from grimalkin.games.familiars_and_foes.kinds import ELEMENTS, FOE, RESTRICTIONS, TASKS
from grimalkin.games.familiars_and_foes.position_effects import Effects, Parts, build_parts, partner_of, put_gone, spend
from grimalkin.games.familiars_and_foes.printed import Box, Mat, TrainingCard
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
from grimalkin.games.familiars_and_foes.state import (
    ALL_TOKENS,
    MAX_FOES,
    NOBODY,
    SEATS,
    WAVES,
    Familiar,
    Foe,
    Quest,
    RollEvent,
)
from grimalkin.kit.positions import Bits, Cards, Entry, Layout, Ledger, Rest, Rows, Table, WordOrNone

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
MANY: Final = 10_000
DECKS: Final = ["artifacts", "foes_1", "foes_2", "foes_3", "coven"]  # as they lie in the state


class NextFoe(Entry[Quest]):
    """Counted from 1."""

    def get(self, state: Quest, at: int) -> Any:
        return next_foe(state) + 1


class Toad(Entry[Quest]):
    """The seat that the Toad is above; after the last one, the Foes."""

    def get(self, state: Quest, at: int) -> Any:
        return state.toad if state.foes_turn() else state.seat_at(state.toad)


class FamiliarOfSeat(Entry[Quest]):
    """FF-SETUP-09 A seat that takes any Familiar has one by now, and the position says which."""

    def default(self, state: Quest, at: int) -> Any:
        return None if state.by_luck >> at & 1 else state.familiars[at].mat.number

    def set(self, state: Quest, at: int, value: Any, place: str) -> None:
        if not state.by_luck >> at & 1:
            if value != state.familiars[at].mat.number:
                said = f"by its deck the seat plays {state.familiars[at].mat.key}"
                raise Wrong(place, f"got '{state.box.names[value]}'; {said}")
            return
        if value is None:
            raise Wrong(SEATS[at], f"its deck is '{ANY_FAMILIAR}'; say with 'familiar' which one luck drew")
        mat = state.box.cards[value]
        assert isinstance(mat, Mat)
        state.familiars[at] = Familiar(mat, mat.hp, mat.mp, state.max_gems, 1)


class Marker(Entry[Quest]):
    """HP, MP or gems; left out, at the maximum, which is 0 for MP and gems of the Fallen."""

    def default(self, state: Quest, at: int) -> Any:
        familiar = state.familiars[at]
        if self.name == "hp":
            return familiar.mat.hp
        return 0 if not familiar.hp else familiar.mat.mp if self.name == "mp" else state.max_gems

    def set(self, state: Quest, at: int, value: Any, place: str) -> None:
        most = self.default(state, at)
        if value > most:
            said = f"the maximum is {most}" if most else "the Fallen have none (FF-FALL-03, FF-FALL-04)"
            raise Wrong(place, f"got {value}; {said}")
        super().set(state, at, value, place)


class Ticks(Entry[Quest]):
    """FF-TRAIN-06 Unlocked is whoever has marked all tasks, and nobody else: each says the other if it is left out."""

    def default(self, state: Quest, at: int) -> Any:
        return state.familiars[at].mat.tasks if state.familiars[at].unlocked else 0

    def set(self, state: Quest, at: int, value: Any, place: str) -> None:
        familiar = state.familiars[at]
        tasks = familiar.mat.tasks
        for task in range(len(TASKS)):
            if value >> task & 1 and not tasks >> task & 1:
                raise Wrong(place, f"'{TASKS[task]}' is not a task of {familiar.mat.key}")
        familiar.ticks = value

    def take(self, state: Quest, at: int, given: Given, place: str, ledger: Ledger, late: bool) -> None:
        if late:
            return
        familiar = state.familiars[at]
        familiar.unlocked = given.of("unlocked") is True
        super().take(state, at, given, place, ledger, late)
        familiar.unlocked = familiar.ticks == familiar.mat.tasks
        if given.of("unlocked") not in (None, familiar.unlocked):
            said = "all tasks are marked" if familiar.unlocked else "not all tasks are marked"
            raise Wrong(f"{place}.unlocked", f"{said}; the Advanced Spell Scroll opens with the last one (FF-TRAIN-06)")


class Foes(Rows[Quest]):
    """The Foes of the Wave; the cards of the defeated lie elsewhere."""

    def __init__(self, sitting: list[str]) -> None:
        entries: list[Entry[Quest]] = [
            Entry(CardId("card", kinds=["foe"]), "card.number", made=True),
            FoeHp(Number("hp", 0, MANY, None), otherwise="max_hp"),
            Entry(Number("max_hp", 0, MANY), said=False),
            Entry(Word("element", "element", ELEMENTS, None), otherwise="card.element"),
            Entry(WordOrNone("last_damaged_by", "seat", sitting, NO_ONE)),
            Entry(Bits("restricts", "restriction", RESTRICTIONS)),
            Entry(Bits("imposes", "restriction", RESTRICTIONS)),
        ]
        super().__init__("foes", "foe", "foes", entries)

    def make(self, state: Quest, at: int, given: Given, place: str) -> int:
        card = state.box.foe_card(given.number("card"))
        if [foe for foe in state.foes if foe.card is card]:
            raise Wrong(f"{place}.card", f"'{card.key}' is there twice; there is one of it")
        most = card.hp[len(state.familiars) - 2]
        state.foes.append(Foe(card, most, most))
        return len(state.foes) - 1

    def lay(self, state: Quest, at: int, place: str, ledger: Ledger) -> None:
        for slot, foe in enumerate(state.foes):
            if foe.hp:
                ledger.lay(f"{place}[{slot + 1}].card", foe.card.number)


class FoeHp(Entry[Quest]):
    """Left out: its maximum."""

    def set(self, state: Quest, at: int, value: Any, place: str) -> None:
        foe = state.foes[at]
        if value > foe.max_hp:
            said = f"the maximum of {foe.card.key} for {len(state.familiars)} Familiars is {foe.max_hp}"
            raise Wrong(place, f"got {value}; {said}")
        foe.hp = value


class Deck(Rest[Quest]):
    """A deck that lies face down."""

    def get(self, state: Quest, at: int) -> Any:
        return state.decks[DECKS.index(self.name)]

    def kinds(self, state: Quest) -> list[int]:
        return state.box.decks[DECKS.index(self.name)].kinds()


class QuestPositions(Layout[Quest]):
    pieces: ClassVar[str] = "familiars"

    def __init__(self) -> None:
        super().__init__()
        self.boxes: dict[str, Box] = {}  # by the library's hash

    def points(self) -> list[str]:
        return POINTS

    def top(self, seats: int) -> list[Entry[Quest]]:
        sitting = SEATS[:seats]
        return [
            Entry(Number("wave", 1, WAVES, 1), always=True),
            Entry(Number("round", 1, MANY, 1), always=True),
            Toad(Word("toad", "spot", [*sitting, FOES], None), always=True, made=True),
            Entry(Word("first", "seat", sitting, None), always=True, made=True),
            NextFoe(Number("next_foe", 1, MAX_FOES, None), otherwise=1, made=True),
            Foes(sitting),
            Cards("common", ["coven"]),
            Cards("gone", ["artifact", "foe", "training", "coven"]),
            Cards("known_foes", ["foe"]),
            Cards("known_coven", ["coven"]),
            Effects(sitting),
            Parts(sitting),
            Entry(Bits("refused", "seat", sitting)),
            Entry(Bits("proposed", "seat", sitting)),
            Table("decks", [Deck(name, seats) for name in DECKS]),
            Entry(Number("supply", 0, ALL_TOKENS), said=False),
            Entry(WordOrNone("active", "seat", sitting, NO_ONE), said=False),
        ]

    def side(self, seats: int) -> list[Entry[Quest]]:
        return [
            FamiliarOfSeat(CardId("familiar", None, ["familiar"]), "mat.number"),
            Marker(Number("hp", 0, MANY, None)),
            Marker(Number("mp", 0, MANY, None)),
            Marker(Number("gems", 0, MANY, None)),
            Entry(Number("tokens", 0, ALL_TOKENS, 0)),
            Ticks(Bits("ticks", "training task", TASKS, None)),
            Entry(Flag("unlocked", None), otherwise=False, made=True),
            Cards("artifacts", ["artifact"]),
            Cards("rewards", ["foe"]),
            Cards("coven", ["coven"]),
        ]

    def empty(self, game: Game, settings: dict[str, str], decks: list[str]) -> Quest:
        library = game.library(settings)
        if library.hash not in self.boxes:
            self.boxes[library.hash] = Box(library)
        state = empty_table(self.boxes[library.hash], settings, decks)
        state.decks = [pile([], number, NO_SEATS, EVERYONE) for number in range(len(DECKS))]
        for seat in range(len(decks)):
            if decks[seat] == ANY_FAMILIAR:
                state.by_luck |= 1 << seat
        return state

    def ledger(self, state: Quest) -> Ledger:
        """There is one of each card."""
        ledger = Ledger(state.box.names, [1] * len(state.box.names))
        for card in state.drawn:
            ledger.lay("", card)
        return ledger

    def settle(self, state: Quest, settings: dict[str, str], given: Given, point: str, ledger: Ledger) -> None:
        build_round(state, settings, point, given)
        check_sides(state, point)
        check_foes(state, point)
        if point == ONE_FOE:
            slot = 0 if given.of("next_foe") is None else given.number("next_foe") - 1
            if slot >= len(state.foes):
                raise Wrong("next_foe", f"got {slot + 1}; the last Foe is {len(state.foes)}")
            if not state.foes[slot].hp:
                said = f"{state.foes[slot].card.key} is defeated and rolls no more; name a Foe with HP (FF-RULING-06)"
                raise Wrong("next_foe", said)
            state.roll = RollEvent(FOE, NOBODY, slot, 1 << slot, None)
        elif given.of("next_foe") is not None:
            raise Wrong("next_foe", f"at '{point}' no Foe is about to roll; leave it out, or write at = 'foe'")
        check_cards(state, point)
        for i in range(len(state.lasting)):
            spend(state, state.lasting[i].source, f"effects[{i + 1}].source", ledger)
        if given.of("parts") is not None:
            if point not in (WAVE, AFTER) or state.has_foe():
                said = "an attack waits for its next part only between two Waves"
                raise Wrong("parts", f"{said}: at 'wave', or at 'after' with all Foes defeated (FF-WAVE-07)")
            build_parts(state, given.inner("parts"), ledger)
        # cards that must have left the game, also if nobody wrote so
        for foe in state.foes:
            if not foe.hp and not ledger.place_of(foe.card.number):
                put_gone(state, foe.card.number, ledger)
        for familiar in state.familiars:
            if familiar.unlocked and familiar.mat.training not in state.gone:
                put_gone(state, familiar.mat.training, ledger)

    def check(self, state: Quest, point: str) -> None:
        """Every Wave to come finds its Foes and Coven Cards. FF-FALL-01 The Toad passes the Fallen by."""
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
                said = (
                    f"the Waves to come need {need[number]} cards of it; got {len(state.decks[number])} (FF-SETUP-10)"
                )
                raise Wrong(f"decks.{DECKS[number]}", said)
        if point in (TURN, ACTION) and not state.standing(state.active):
            said = f"{SEATS[state.active]} is Fallen and takes no turn"
            raise Wrong("toad", f"{said}; at '{point}' the Toad is above who stands (FF-FALL-01)")

    def arrive(self, state: Quest, point: str) -> None:
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


# what no game can come to


def next_foe(state: Quest) -> int:
    """The slot of the Foe whose roll the latest one is; 0 if no Foe rolled."""
    return state.roll.slot if state.roll.kind == FOE and state.roll.slot > 0 else 0


def build_round(state: Quest, settings: dict[str, str], point: str, given: Given) -> None:
    seats = len(state.familiars)
    if state.max_rounds and state.round > state.max_rounds:
        raise Wrong("round", f"got round {state.round}; max_rounds = {state.max_rounds} ended the game before")
    fixed = settings["first"]
    if given.of("first") is not None:
        state.first = given.number("first")
        if fixed not in ("random", SEATS[state.first]):
            raise Wrong("first", f"got '{SEATS[state.first]}'; this game is set to first = '{fixed}'")
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
        said = f"got '{SEATS[state.seat_at(state.toad)]}'"
        raise Wrong("toad", f"{said}; at '{point}' the Toad is above the Foes: write 'foes'")
    if point in (TURN, ACTION) and state.foes_turn():
        raise Wrong("toad", f"got 'foes'; at '{point}' the Toad is above a seat")
    state.active = NOBODY if state.foes_turn() else state.seat_at(state.toad)


def check_sides(state: Quest, point: str) -> None:
    """FF-GOAL-03 Somebody stands. FF-LUCK-04 There are ten Good Luck Tokens.

    FF-RULING-81 `refused` are Fallen whose Revive was voted down in this turn.
    """
    if state.refused and point != ACTION:
        raise Wrong("refused", f"at '{point}' nobody has voted in this turn; leave it out, or write at = 'action'")
    if not [familiar for familiar in state.familiars if familiar.hp]:
        raise Wrong(f"{SEATS[0]}.hp", "no Familiar is Standing; the game would be lost (FF-GOAL-03)")
    state.supply = ALL_TOKENS
    for seat, familiar in enumerate(state.familiars):
        if state.seat_of(state.mat_word(seat)) != seat:
            raise Wrong(f"{SEATS[seat]}.familiar", f"two seats play {familiar.mat.key} (FF-RULING-07)")
        for card in familiar.coven:
            if state.box.coven_card(card).familiar != familiar.mat.number:
                said = f"'{state.box.names[card]}' is not a partner of {familiar.mat.key} (FF-FLOW-02)"
                raise Wrong(f"{SEATS[seat]}.coven", said)
        if familiar.tokens > state.supply:
            said = f"{familiar.tokens} and {ALL_TOKENS - state.supply} before; there are {ALL_TOKENS} (FF-LUCK-04)"
            raise Wrong(f"{SEATS[seat]}.tokens", said)
        state.supply -= familiar.tokens
        if state.refused >> seat & 1 and familiar.hp:
            raise Wrong("refused", f"{SEATS[seat]} is Standing; only a Revive of the Fallen is voted on")


def check_foes(state: Quest, point: str) -> None:
    if len(state.foes) > MAX_FOES:
        raise Wrong("foes", f"got {len(state.foes)}; the board has {MAX_FOES} places for Foes")
    if state.foes and point == WAVE:
        raise Wrong("foes", "at 'wave' the Foes are still face down; leave this out, or name another point")
    if not state.foes and point != WAVE:
        raise Wrong("foes", f"got no Foe; at '{point}' there are the Foes of the Wave, the defeated with hp = 0")
    for slot, foe in enumerate(state.foes):
        if not foe.hp and (foe.restricts or foe.imposes):
            said = f"{foe.card.key} is defeated; what it imposed has ended (FF-DEFEAT-02)"
            raise Wrong(f"foes[{slot + 1}]", said)
        if foe.imposes and point != ONE_FOE:
            said = f"at '{point}' no Foe has attacked in this Foes' turn; what it imposed before is in 'restricts'"
            raise Wrong(f"foes[{slot + 1}].imposes", f"{said} (FF-RULING-78)")
    if point != AFTER and state.foes and not state.has_foe():
        raise Wrong("foes", f"all are defeated; at '{point}' the next Wave would have begun (FF-WAVE-01)")


def check_cards(state: Quest, point: str) -> None:
    """Cards in nobody's hands: in common, gone, or turned up before their Wave."""
    box = state.box
    for place, found in (("common", state.common), ("gone", state.gone)):
        for card in found:
            if box.coven[card] is not None and partner_of(state, card) != NOBODY:
                said = f"its partner plays, so it stays with {SEATS[partner_of(state, card)]} (FF-FLOW-02)"
                raise Wrong(place, f"'{box.names[card]}': {said}")
    unlocked = [familiar.mat.training for familiar in state.familiars if familiar.unlocked]
    for card in state.gone:
        if isinstance(box.cards[card], TrainingCard) and card not in unlocked:
            raise Wrong("gone", f"'{box.names[card]}': nobody who plays has unlocked the scroll (FF-TRAIN-06)")
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
        said = f"got {len(state.known_coven)}; Wave {wave} has {COVEN_OF_WAVE[wave - 1]}"
        raise Wrong("known_coven", f"{said}, and whoever peeks sees all")
