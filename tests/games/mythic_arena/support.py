"""Positions of Mythic Arena written in one line a side, played by their words with known luck."""

from __future__ import annotations

import re

from grimalkin.core.engine import advance, apply, happen, pending, waiting_chance, why
from grimalkin.core.events import Log
from grimalkin.games.mythic_arena.game import GAME
from grimalkin.games.mythic_arena.position import empty_arena, rules_of
from grimalkin.games.mythic_arena.printed import STATUSES, Box
from grimalkin.games.mythic_arena.state import EVENTS, NONE, PREVENT, SEATS, USED_UP, Arena, Lasting, Pet
from grimalkin.games.mythic_arena.turn import enter_point

PET = re.compile(r"(?P<name>\w+)(:(?P<hp>\d+))?(\+(?P<elyth>\w+))?")
# a hand big enough for every power, of which nothing can be played in the Rune step
FIVE = ["healing_salve", "whetstone", "grease_pot", "ruby_power_gem", "garnet_true_stone"]


class Play:
    """A game at a point of the turn (B1, T3, C1, ...): seat A leads, turn 2.

    Lines are written `front / guard / rear`, a pet as `astaryan:40+vampiric_deathstone` (HP and Elyth if need be).
    Everything is there before the first step runs; `status`, `hold` and `pool` may still be put on afterwards.
    """

    def __init__(
        self,
        a: str,
        b: str,
        hand_a: list[str] | None = None,
        hand_b: list[str] | None = None,
        at: str = "B1",
        pile_a: list[str] | None = None,
        pile_b: list[str] | None = None,
        **settings: str,
    ) -> None:
        full = GAME.full_settings({"cards": "spec", **settings})
        self.state: Arena = empty_arena(Box(GAME.library(full)), rules_of(full))
        self.state.hooks = GAME.hooks
        self.state.turn = 2
        self.set_up(0, a, FIVE if hand_a is None else hand_a, pile_a or [])
        self.set_up(1, b, FIVE if hand_b is None else hand_b, pile_b or [])
        self.log = Log(EVENTS, GAME.codes)
        self.state.listener = self.log
        enter_point(self.state, at)
        advance(self.state)

    def set_up(self, seat: int, lines: str, hand: list[str], pile: list[str]) -> None:
        state = self.state
        for line, row in enumerate(lines.split("/")):
            for word in row.split():
                written = PET.fullmatch(word)
                assert written is not None, f"'{word}' is not a pet; write name:hp+elyth"
                card = state.box.pet[self.kind(written["name"])]
                assert card is not None
                pet = Pet(card, seat, line, card.health)
                if written["elyth"]:
                    elyth = state.box.elyth[self.kind(written["elyth"])]
                    assert elyth is not None
                    pet.elyth = elyth.number
                    pet.health += elyth.health_bonus()
                pet.damage = pet.health - int(written["hp"]) if written["hp"] else 0
                state.pets.append(pet)
                state.lines[seat * 3 + line] = (*state.lines[seat * 3 + line], len(state.pets) - 1)
        for name in hand:
            state.hand(seat).put(self.kind(name) << 16)
        for name in pile:
            state.resource(seat).put(self.kind(name) << 16)

    def kind(self, name: str) -> int:
        return self.state.box.names.index(name)

    # before play

    def status(self, name: str, status: str, counters: int = 1) -> Play:
        self.pet(name).set_counters(STATUSES.index(status), counters)
        return self

    def hold(self, giver: str, recipient: str, hold: str) -> Play:
        self.pet(recipient).set_giver(STATUSES.index(hold), self.number(giver))
        return self

    def pool(self, name: str, prevents: int) -> Play:
        """A pool of prevention that lasts until it is used up."""
        pool = Lasting(PREVENT, self.number(name), prevents, USED_UP, self.pet(name).seat, count=1)
        self.state.lasting = (*self.state.lasting, pool)
        return self

    # play

    def play(self, *acts: str | int) -> Play:
        """Answers as `A attack gloth`, dice as numbers, cards as `draw whetstone`, each exactly where it is needed."""
        for act in acts:
            chance = waiting_chance(self.state)
            if isinstance(act, int) or act.startswith("draw "):
                assert chance is not None, f"the luck {act} is not needed: {self.offers('A')} {self.offers('B')}"
                face = str(act).removeprefix("draw ")
                happen(self.state, chance, chance.outcome(self.state, face))
                advance(self.state)
            else:
                assert chance is None, f"luck is needed before '{act}': {chance}"
                apply(self.state, SEATS.index(act[0]), GAME.codes.code(act[2:]), GAME.codes)
        return self

    def offers(self, seat: str) -> set[str]:
        """Exactly what a seat is offered as an answer."""
        for offer in pending(self.state):
            if offer.seat == SEATS.index(seat):
                return {GAME.codes.text(option) for option in offer.options}
        return set()

    def standing(self, seat: str) -> set[str]:
        """Exactly what a seat may step in with."""
        for offer in pending(self.state):
            if offer.seat == SEATS.index(seat):
                return {GAME.codes.text(option) for option in offer.standing}
        return set()

    def why(self, act: str) -> str:
        """The rule against `A attack gloth`, or nothing."""
        return why(self.state, SEATS.index(act[0]), GAME.codes.code(act[2:]))

    # looking

    def number(self, name: str) -> int:
        """The number of `A.gloth`, in play or in Stasis."""
        card = self.state.box.pet[self.kind(name[2:])]
        assert card is not None
        number = self.state.pet_of(SEATS.index(name[0]), card.index)
        assert number != NONE, f"{name} is not there"
        return number

    def pet(self, name: str) -> Pet:
        return self.state.pets[self.number(name)]

    def hp(self, name: str) -> int:
        return self.pet(name).hp()

    def has(self, name: str, status: str) -> int:
        """Counters of a status; of a hold: whether the pet is its Recipient."""
        return self.pet(name).counters(STATUSES.index(status))

    def told(self, *whats: str) -> list[str]:
        """The lines that were told, of these kinds, without the rule."""
        return [line.whole().partition(" ")[2] for line in self.log.lines if not whats or line.what in whats]

    def rules(self, what: str) -> list[str]:
        """The rules by which lines of a kind were told."""
        return [line.rule for line in self.log.lines if line.what == what]

    def lines(self, seat: str) -> list[list[str]]:
        rows = [self.state.row(SEATS.index(seat), line) for line in range(3)]
        return [[self.state.pets[number].card.key for number in row] for row in rows]

    def hand(self, seat: str) -> list[str]:
        return self.names([card >> 16 for card in self.state.hand(SEATS.index(seat)).cards])

    def spent(self, seat: str) -> list[str]:
        return self.names(self.state.spent[SEATS.index(seat)])

    def names(self, kinds: list[int] | tuple[int, ...]) -> list[str]:
        return [self.state.box.names[kind] for kind in kinds]

    def battle_is_over(self) -> bool:
        """The Lead Player is back in the Primary step and may call the Cleanup."""
        return not self.state.slots and "cleanup" in self.offers(SEATS[self.state.lead])
