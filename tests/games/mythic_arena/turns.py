"""Short words for tests of the turn: a table at a position or at the start, played by its words with known luck."""

from __future__ import annotations

from typing import Any

from grimalkin.core.engine import why
from grimalkin.core.luck import Scripted
from grimalkin.core.table import Seat, Table
from grimalkin.games.mythic_arena.game import GAME
from grimalkin.games.mythic_arena.printed import STATUSES
from grimalkin.games.mythic_arena.state import LINES, Arena

# two legal decks without much in common
DECK_A = (
    "gloth solace mossback bastion eclipsion aelwen "
    "topaz_health_gem ruby_power_gem jade_purity_stone amber_guard_stone carnelian_veil "
    "deep_insight surge_of_speed stasis_veil second_dawn twist_of_fate "
    "healing_salve whetstone antidote_vial bandage_roll smelling_salts"
)
DECK_B = (
    "gloth goliath silver_paw ol_chomper huangdi nagessa "
    "topaz_health_gem garnet_true_stone bloodstone sunstone_bulwark citrine_swiftstone "
    "deep_insight press_the_advantage elyth_rune call_of_the_wild sudden_exchange "
    "healing_salve whetstone grease_pot bandage_roll smelling_salts"
)


def pet(name: str, **fields: Any) -> dict[str, Any]:
    return {"pet": name, **fields}


Row = str | list[dict[str, Any]]


def side(front: Row = "", guard: Row = "", rear: Row = "", **fields: Any) -> dict[str, Any]:
    """One side of a position: pets as words, `gloth:40` with its HP, or as `pet` makes them; other fields by name."""
    table: dict[str, Any] = {}
    for line, row in (("front", front), ("guard", guard), ("rear", rear)):
        if row:
            table[line] = [pet_word(word) for word in row.split()] if isinstance(row, str) else row
    return {**table, **fields}


def pet_word(word: str) -> dict[str, Any]:
    name, _, hp = word.partition(":")
    return {"pet": name, "hp": int(hp)} if hp else {"pet": name}


class Play:
    """A table being played; answers are checked where they fall."""

    def __init__(self, table: Table) -> None:
        self.table = table
        table.settle()

    @property
    def state(self) -> Arena:
        assert isinstance(self.table.state, Arena)
        return self.table.state

    def do(self, *acts: str) -> Play:
        for act in acts:
            self.table.play("AB".index(act[0]), act[2:])
        return self

    def luck(self, *faces: str | int) -> Play:
        """Faces that luck will show next, in this order."""
        luck = self.table.luck
        assert isinstance(luck, Scripted)
        luck.faces += [str(face) for face in faces]
        self.table.settle()
        return self

    def offers(self, seat: str) -> set[str]:
        for offer in self.table.offers():
            if offer.seat == "AB".index(seat):
                return {GAME.codes.text(option) for option in offer.options}
        return set()

    def plays(self, seat: str, *verbs: str) -> set[str]:
        """What is offered, of these verbs."""
        return {text for text in self.offers(seat) if text.split()[0] in verbs}

    def standing(self, seat: str) -> set[str]:
        for offer in self.table.offers():
            if offer.seat == "AB".index(seat):
                return {GAME.codes.text(option) for option in offer.standing}
        return set()

    def why(self, act: str) -> str:
        return why(self.state, "AB".index(act[0]), GAME.codes.code(act[2:]))

    def asked(self) -> str:
        return "".join("AB"[offer.seat] for offer in self.table.offers() if offer.options)

    def hp(self, name: str) -> str:
        found = self.state.pets[self.number(name)]
        return f"{found.hp()}/{found.health}"

    def number(self, name: str) -> int:
        return self.state.pet_of("AB".index(name[0]), slot_of(self.state, name[2:]))

    def statuses(self, name: str) -> dict[str, int]:
        found = self.state.pets[self.number(name)]
        return {STATUSES[i]: found.counters(i) for i in range(len(STATUSES)) if found.counters(i)}

    def lines(self, seat: str) -> dict[str, list[str]]:
        state = self.state
        rows = {LINES[i]: [state.pets[n].card.key for n in state.row("AB".index(seat), i)] for i in range(3)}
        return {line: row for line, row in rows.items() if row}

    def hand(self, seat: str) -> list[str]:
        state = self.state
        return [state.box.names[card >> 16] for card in state.hand("AB".index(seat)).cards]

    def told(self, *whats: str) -> list[str]:
        """What was told, of these kinds, without the rule; all words are shown."""
        return [line.whole().partition(" ")[2] for line in self.table.lines() if not whats or line.what in whats]

    def rules(self, what: str) -> list[str]:
        return [line.rule for line in self.table.lines() if line.what == what]

    def read(self, seat: int, *whats: str) -> list[str]:
        """The log as a seat reads it, without the rule."""
        return [line.words(seat).partition(" ")[2] for line in self.table.lines() if not whats or line.what in whats]

    def spent(self, seat: str) -> list[str]:
        return [self.state.box.names[kind] for kind in self.state.spent["AB".index(seat)]]

    def is_used_up(self) -> bool:
        assert isinstance(self.table.luck, Scripted)
        self.table.luck.finish()
        return True


def slot_of(state: Arena, name: str) -> int:
    for card in state.box.pets:
        if card.key == name:
            return card.index
    raise AssertionError(f"no pet '{name}'")


def at(
    point: str,
    a: dict[str, Any],
    b: dict[str, Any],
    faces: list[str | int] | None = None,
    settings: dict[str, str] | None = None,
    **fields: Any,
) -> Play:
    """A table at a point of the turn; seat A leads in turn 2 unless fields say otherwise."""
    position = {"at": point, "A": a, "B": b, **fields}
    luck = Scripted([str(face) for face in faces or []])
    return Play(
        Table(
            GAME,
            {"cards": "spec", **(settings or {})},
            [Seat("Ash", "human"), Seat("Bramble", "human")],
            luck,
            position,
        )
    )


def sit(faces: list[str | int], decks: tuple[str, str] | None = None, settings: dict[str, str] | None = None) -> Play:
    """A table at the start of a game with constructed decks."""
    luck = Scripted([str(face) for face in faces])
    a, b = decks or (DECK_A, DECK_B)
    seats = [Seat("Ash", "human", a), Seat("Bramble", "human", b)]
    return Play(Table(GAME, {"deck_format": "constructed", "cards": "spec", **(settings or {})}, seats, luck))


def draft(*faces: str | int) -> Play:
    """A table at the start of a draft."""
    luck = Scripted([str(face) for face in faces])
    return Play(Table(GAME, {"deck_format": "draft"}, [Seat("Ash", "human"), Seat("Bramble", "human")], luck))


def gloth_fights_goliath(play: Play) -> Play:
    """Seat A, with Gloth, attacks Goliath in the turn's battle; nobody plays a Rune and both hit."""
    if "pass" in play.offers("A"):
        play.do("A pass")
    play.do("A battle", "A attack gloth", "B block goliath gloth")
    play.do("A power charge", "B power crushing_blow", "A pass")
    return play.luck(10, 10).do("B pass")


HAND_A = ["solace", "topaz_health_gem", "deep_insight", "healing_salve", "whetstone", "twist_of_fate"]
HAND_B = ["nagessa", "bloodstone", "elyth_rune", "grease_pot", "garnet_true_stone", "silver_paw"]


def opened(*faces: str | int, hands: tuple[list[str], list[str]] = (HAND_A, HAND_B), **settings: str) -> Play:
    """Gloth meets Goliath, both hold these hands, and A begins; then this luck."""
    play = sit([*hands[0], *hands[1], 15, 4, *faces], None, settings)
    return play.do("A lead gloth", "B lead goliath")
