"""How a position of Familiars and Foes is written down: its fields, and the order in which they are read."""

from __future__ import annotations

from typing import Any

from grimalkin.core.fields import CardId, Field, Given, Inner, Many, Number, Text, Word
from grimalkin.core.game import Game, Positions
from grimalkin.core.positions import PileField
from grimalkin.core.state import State
from grimalkin.games.familiars_and_foes.kinds import NO_PARTS
from grimalkin.games.familiars_and_foes.position_cards import (
    DECKS,
    Places,
    add_gone,
    build_cards,
    build_decks,
    describe_decks,
)
from grimalkin.games.familiars_and_foes.position_effects import (
    build_effect,
    build_parts,
    describe_effect,
    describe_parts,
    effect_fields,
)
from grimalkin.games.familiars_and_foes.position_foes import build_foes, describe_foe, foe_fields
from grimalkin.games.familiars_and_foes.position_round import (
    ACTION,
    AFTER,
    FOES,
    MANY,
    NO_ONE,
    ONE_FOE,
    POINTS,
    TURN,
    WAVE,
    build_refused,
    build_round,
    check_toad,
    next_foe,
    spot_word,
)
from grimalkin.games.familiars_and_foes.position_sides import (
    build_side,
    check_side_sums,
    describe_side,
    side_fields,
    take_familiars,
)
from grimalkin.games.familiars_and_foes.printed import Box
from grimalkin.games.familiars_and_foes.rounds import (
    AFTER_SPOT,
    TOAD_SPOT,
    FamiliarTurn,
    FoeActs,
    FoesTurn,
    RoundEnd,
    TurnAction,
    WaveStart,
)
from grimalkin.games.familiars_and_foes.setup import empty_table
from grimalkin.games.familiars_and_foes.state import MAX_FOES, NOBODY, SEATS, WAVES, Quest


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
        if full or state.lasting:
            table["effects"] = [describe_effect(state, effect, full) for effect in state.lasting]
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
