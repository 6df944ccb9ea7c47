"""The experiment as others see it: setup, view, advice.

It proves the engine on the hardest piece of Mythic Arena: battles with several Attackers and Blockers, triggers in
batches, Line Checks, Retaliate, Switch Hit and rerolls. The seats take turns as Lead; a turn is a draw and one battle.
Left out: Cleanup, Recovery, statuses and holds, Unique Powers, Elyth (but one), Items, playing pets, Nimble.
"""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import Chance
from grimalkin.core.game import Advice, Game, Setting
from grimalkin.core.piles import EVERYONE, NOBODY, kind_of, pile
from grimalkin.core.state import State
from grimalkin.core.view import Fact, Piece, Zone
from grimalkin.experiments.mythic.battle import NEXT_TURN
from grimalkin.experiments.mythic.cards import (
    CARDS,
    DEALT,
    PETS,
    PETS_2020,
    PETS_FIRST,
    POWER_NAMES,
    RUNE,
    RUNE_COUNT,
)
from grimalkin.experiments.mythic.downs import GOAL
from grimalkin.experiments.mythic.lines import enter_line
from grimalkin.experiments.mythic.powers import speed_of
from grimalkin.experiments.mythic.runes import DrawRune
from grimalkin.experiments.mythic.state import CODES, FRONT, GUARD, LINES, NONE, OUT, REAR, TELLS, Arena, Pet

SEATS: Final = ["A", "B"]
HAND: Final = 4


class DealPet(Chance[Arena]):
    """MA-OPEN-09 Pets start with all their Health. Here each is dealt: one that the seat does not have yet."""

    rule: ClassVar[str] = "MA-OPEN-09"

    def __init__(self, seat: int, line: int) -> None:
        self.seat = seat
        self.line = line

    def weights(self, game: Arena) -> list[int]:
        return [1 if game.pet_of(self.seat, kind) == NONE else 0 for kind in range(DEALT)]

    def face(self, game: Arena, outcome: int) -> str:
        return PETS[outcome]

    def happened(self, game: Arena, outcome: int) -> None:
        add_pet(game, self.seat, self.line, outcome)


def add_pet(game: Arena, seat: int, line: int, kind: int) -> Pet:
    """A pet comes into play with all its Health (MA-HP-01)."""
    card = (PETS_FIRST if game.first else PETS_2020)[kind]
    pet = Pet(kind, seat, card, card.health, line)
    game.pets.append(pet)
    enter_line(game, len(game.pets) - 1, line, len(game.row(seat, line)))
    return pet


def empty_arena(first: bool) -> Arena:
    """No pets yet; each Resource Pile holds the Runes of a list that everybody knows."""
    runes = [RUNE + i for i in range(len(RUNE_COUNT)) for _ in range(RUNE_COUNT[i])]
    resource = [pile(runes, seat, NOBODY, EVERYONE) for seat in range(2)]
    hands = [pile([], seat, 1 << seat, EVERYONE) for seat in range(2)]
    return Arena(first, [], [()] * 6, resource + hands, (), [0, 0], [])


class ArenaAdvice(Advice):
    """Victory Points first, then HP; a Rune is worth a scratch."""

    def value(self, game: State, seat: int) -> int:
        assert isinstance(game, Arena)
        value = 100 * (game.vp[seat] - game.vp[1 - seat])
        for pet in game.pets:
            if pet.line != OUT:
                value += pet.hp if pet.seat == seat else -pet.hp
        return value + 5 * (game.willpower(seat) - game.willpower(1 - seat))


class MythicBattle(Game):
    id: ClassVar[str] = "mythic-battle-experiment"
    title: ClassVar[str] = "The battle of Mythic Arena, an experiment"
    seats: ClassVar[tuple[int, int]] = (2, 2)
    longest: ClassVar[int] = 5_000

    def __init__(self) -> None:
        super().__init__(CODES, TELLS, [Setting("edition", ["2020", "first"])], [])
        self.advice = ArenaAdvice()

    def start(self, settings: dict[str, str], decks: list[str]) -> State:
        game = empty_arena(settings["edition"] == "first")
        game.then(NEXT_TURN)
        for seat in (1, 0):
            for _card in range(HAND):
                game.then(DrawRune(seat))
        for seat in (1, 0):
            game.then(
                DealPet(seat, FRONT),
                DealPet(seat, FRONT),
                DealPet(seat, GUARD),
                DealPet(seat, GUARD),
                DealPet(seat, REAR),
            )
        return game

    def zones(self, masked: State, seat: int) -> list[Zone]:
        assert isinstance(masked, Arena)
        zones: list[Zone] = []
        for owner in range(2):
            name = SEATS[owner]
            for line in range(3):
                row = [pet_piece(masked, number) for number in masked.row(owner, line)]
                zones.append(Zone(f"{name}.{LINES[line]}", owner, len(row), row))
            held = masked.hand(owner).cards
            zones.append(Zone(f"hand.{name}", owner, len(held), [rune(f"hand.{name}", card) for card in held]))
            zones.append(Zone(f"pile.{name}", owner, len(masked.resource(owner))))
        spent = [Piece("spent", CARDS[kind]) for kind in sorted(masked.spent)]
        zones.append(Zone("spent", None, len(spent), spent))
        return zones

    def facts(self, masked: State) -> list[Fact]:
        assert isinstance(masked, Arena)
        return [Fact("turn", masked.turn), Fact("lead", SEATS[masked.lead]), Fact("die", masked.die, 20)]

    def seat_facts(self, masked: State, seat: int) -> list[Fact]:
        assert isinstance(masked, Arena)
        return [Fact("vp", masked.vp[seat], GOAL), Fact("rerolls", masked.twists >> seat & 1)]


def pet_piece(game: Arena, number: int) -> Piece:
    """A pet with its HP and its part in the battle."""
    pet = game.pets[number]
    facts = [Fact("hp", pet.hp, pet.card.health), Fact("speed", speed_of(pet))]
    if pet.elyth:
        facts.append(Fact("elyth", "vampiric_deathstone"))
    if pet.change:
        facts.append(Fact("batch", pet.change))
    place = game.slot_of(number)
    if place != NONE:
        slot = game.slots[place]
        facts.append(Fact("role", "attacker" if slot.attacks else "blocker"))
        if slot.opponent != NONE and game.slots[slot.opponent].pet != NONE:
            facts.append(Fact("against", game.piece_name(game.slots[slot.opponent].pet)))
        if slot.power >= 0:
            facts.append(Fact("power", POWER_NAMES[slot.power]))
        facts.append(Fact("acted", int(slot.acted)))
    return Piece(game.piece_name(number), PETS[pet.kind], pet.seat, facts)


def rune(zone: str, card: int) -> Piece:
    """A card of a hand; face down to whoever has not seen it."""
    if card < 0:
        return Piece(zone, None)
    return Piece(f"{zone}.{CARDS[kind_of(card)]}", CARDS[kind_of(card)])


GAME: Final = MythicBattle()
