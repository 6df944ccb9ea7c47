"""Why something cannot be chosen now, for people: what is missing, after the rule that forbids it.

`why-ID` in text/*.ftl says each reason. Nothing here decides anything: `forbids` of each Ask does.
"""

from __future__ import annotations

from typing import Any, Final

from grimalkin.core.agenda import Ask
from grimalkin.core.engine import waiting_ask
from grimalkin.core.events import CARD, NUMBER, PIECE
from grimalkin.core.view import PRINTED, Because
from grimalkin.core.wording import word_for
from grimalkin.games.mythic_arena.battle import NameBlockers, PlayRune
from grimalkin.games.mythic_arena.powers import CopyPower, Declare, LetGoToFight
from grimalkin.games.mythic_arena.state import (
    BLOCK,
    COPY,
    LINES,
    POWER,
    SEATS,
    STASIS,
    UNIQUE,
    Arena,
)
from grimalkin.games.mythic_arena.turn import Primary, is_unique, unique_of
from grimalkin.games.mythic_arena.values import battle_cost, unique_cost

# rules that say all there is to say
PLAIN: Final[dict[str, str]] = {
    "MA-DECK-05": "token",
    "MA-DRAFT-03": "pets-first",
    "MA-DRAFT-04": "pets-done",
    "MA-TURN-04": "pet-step",
    "MA-PLAY-02": "front-first",
    "MA-LINE-04": "front-first",
    "MA-LINE-05": "rear-waits",
    "MA-LINE-07": "second-pet",
    "MA-SIMPLE-02": "two-lines",
    "MA-SIMPLE-03": "one-front",
    "MA-RULING-75": "own-pets",
    "MA-POWER-07": "battle-only",
    "MA-POWER-09": "unique-used",
    "MA-BATTLE-06": "unique-in-battle",
    "MA-ITEM-03": "item-used",
    "MA-SWITCH-03": "switched",
    "MA-RULING-123": "same-line",
    "MA-SWITCH-01": "lines-apart",
    "MA-SWITCH-02": "lines-apart",
    "MA-RULING-85": "no-moves",
    "MA-RULING-62": "alone",
    "MA-RULING-33": "empty-line",
    "MA-RULING-34": "nimble-bound",
    "MA-RULING-32": "unblocked",
    "MA-MULTI-07": "unblocked",
    "MA-RULING-39": "must-declare",
    "MA-RULING-98": "no-copy",
    "MA-MULTI-04": "not-blocking",
    "MA-MULTI-12": "not-blocking",
    "MA-RULING-47": "other-line",
    "MA-RETAL-04": "no-move",
    "MA-RULING-55": "nobody-left",
    "MA-LCHK-03": "one-line",
    "MA-LCHK-04": "line-kept",
    "MA-RULING-28": "no-help",
    "MA-RULING-104": "moved",
    "MA-LOCK-04": "no-hold",
    "MA-LOCK-06": "given-hold",
    "MA-LOCK-08": "other-hold",
    "MA-RULING-67": "hold-later",
    "MA-RULING-117": "too-much",
    "MA-RULING-52": "no-damage",
    "MA-RESID-04": "no-damage",
    "MA-ADJ-01": "not-adjacent",
    "MA-ADJ-02": "not-adjacent",
    "MA-RULING-25": "not-adjacent",
    "MA-RULING-26": "not-adjacent",
    "MA-RULING-59": "not-adjacent",
    "MA-RULING-87": "not-adjacent",
    "MA-LOCK-01": "enemies-only",
}

# rules about the card or the pet that is pointed at
ABOUT: Final[dict[str, str]] = {
    "MA-DECK-04": "same-name",
    "MA-RULING-19": "same-name",
    "MA-DRAFT-01": "taken",
    "MA-TURN-10": "primary-step",
    "MA-TURN-11": "primary-step",
    "MA-TURN-12": "primary-step",
    "MA-RUNE-01": "rune-in-battle",
    "MA-RULING-43": "rune-in-primary",
    "MA-ELYTH-04": "elyth-in-battle",
    "MA-ITEM-04": "item-in-battle",
    "MA-RULING-134": "pet-in-battle",
    "MA-POWER-01": "no-unique",
    "MA-RULING-07": "doomed",
    "MA-LOCK-07": "holds-another",
    "MA-RULING-61": "in-hold",
    "MA-RULING-70": "hold-unique",
    "MA-BATTLE-02": "attacks-already",
    "MA-BATTLE-04": "blocks-already",
    "MA-FLY-01": "no-flight",
    "MA-FLY-04": "nimble-front",
    "MA-BATTLE-07": "immune",
    "MA-RULING-53": "not-in-line",
    "MA-RETAL-02": "own-fight",
    "MA-RULING-58": "power-used",
    "MA-RULING-54": "no-power",
    "MA-RULING-74": "last-pet",
    "MA-ZONE-12": "in-stasis",
    "MA-ELYTH-05": "one-elyth",
    "MA-RULING-01": "status-immune",
    "MA-RULING-66": "status-there",
    "MA-RULING-130": "status-there",
    "MA-RULING-115": "status-there",
}

# what is asked while a pet has no part in it
ELSEWHERE: Final[dict[str, str]] = {
    "play_pet": "pets-later",
    "place_played": "placing",
    "place_called": "placing",
    "place_returned": "placing",
    "lead_rune": "rune-step",
    "passive_rune": "rune-step",
    "lead_rune_after_all": "rune-step",
    "declare": "other-declares",
    "let_go_to_fight": "other-declares",
    "copy_power": "other-declares",
    "name_primary": "not-its-blocker",
    "promote": "not-its-blocker",
    "order_tied": "not-tied",
    "order_extras": "not-tied",
    "bodyguard": "not-the-guard",
    "replace_status": "other-status",
    "choose_cure": "other-status",
    "take_one": "choosing-cards",
    "order_bottom": "choosing-cards",
    "find_card": "choosing-cards",
    "bottom_card": "choosing-cards",
    "recall_card": "choosing-cards",
    "choose_return": "in-arena",
    "switch_hit": "striker",
}

# every id, with the kinds of its arguments
REASONS: Final[dict[str, list[str]]] = {
    **{name: [] for name in PLAIN.values()},
    **{name: [CARD] for name in [*ABOUT.values(), *ELSEWHERE.values()]},
    "willpower": [NUMBER, NUMBER],
    "charges": [CARD, NUMBER, NUMBER],
    "condition": [CARD, PRINTED],
    "no-target": [CARD, PRINTED],
    "not-fitting": [CARD],
    "hold-switch": [CARD],
    "hold-partner": [CARD],
    "front-attacks": [CARD, PIECE],
    "line-attacked": [CARD, PIECE, PIECE],
    "waits-primary": [CARD],
    "waits-pet-step": [CARD],
    "waits-battle": [CARD],
    "waits-stasis": [CARD],
    "waits-question": [CARD],
    "gone": [CARD],
    "lead-is-pet": [CARD],
}


def because(game: Arena, seat: int, act: int, rule: str) -> Because | None:
    """What is missing for an act that this rule forbids."""
    if rule in PLAIN:
        return Because(PLAIN[rule])
    ask = waiting_ask(game)
    assert ask is not None, "nobody is asked"
    card = card_of(game, ask, seat, act)
    if rule in ABOUT:
        return Because(ABOUT[rule], [(CARD, card)])
    if rule == "MA-POWER-03":
        return Because("willpower", [(NUMBER, cost_of(game, ask, seat, act)), (NUMBER, game.willpower(seat))])
    if rule in ("MA-LINE-03", "MA-FLY-05"):
        return Because("front-attacks", [(CARD, card), (PIECE, line_of(game, seat, card))])
    if rule in ("MA-BATTLE-03", "MA-FLY-03") and isinstance(ask, NameBlockers):
        slot = game.slots[game.slot_of(game.pet_of(1 - seat, BLOCK.two(act)))]
        lines: list[tuple[str, int | str]] = [(PIECE, line_of(game, seat, card)), (PIECE, LINES[slot.line])]
        return Because("line-attacked", [(CARD, card), *lines])
    if rule == "MA-LOCK-02":
        bound = isinstance(ask, (Declare, LetGoToFight, CopyPower))
        return Because("hold-partner" if bound else "hold-switch", [(CARD, card)])
    if rule == "MA-RULING-100" and is_unique(act):
        number = game.pet_of(seat, act - UNIQUE)
        power = unique_of(game, number)
        if power is not None and power.pay > game.pets[number].charges:
            return Because("charges", [(CARD, card), (NUMBER, power.pay), (NUMBER, game.pets[number].charges)])
    if rule in ("MA-RULING-100", "MA-RULING-116"):
        return unfit(game, ask, seat, act, rule, card)
    return None


def unfit(game: Arena, ask: Ask[Any], seat: int, act: int, rule: str, card: str) -> Because:
    """A condition that does not hold, or nobody there whom it could be for: the card says which."""
    text = text_of(game, ask, seat, act, card)
    if not text:
        return Because("not-fitting", [(CARD, card)])
    reason = "condition" if rule == "MA-RULING-100" or isinstance(ask, (Declare, CopyPower)) else "no-target"
    return Because(reason, [(CARD, card), (PRINTED, text)])


def text_of(game: Arena, ask: Ask[Any], seat: int, act: int, card: str) -> str:
    """The word of the power or card whose text says what is missing; empty: the effect is not of what is pointed at."""
    if isinstance(ask, Primary) and is_unique(act):
        power = unique_of(game, game.pet_of(seat, act - UNIQUE))
        return word_for(power.name) if power is not None else ""
    if isinstance(ask, (Declare, LetGoToFight)) and POWER <= act < POWER + len(game.box.powers):
        return game.box.powers[act - POWER].id
    if isinstance(ask, CopyPower):
        return game.box.powers[act - COPY].id
    return card if isinstance(ask, (Primary, PlayRune)) else ""


def cost_of(game: Arena, ask: Ask[Any], seat: int, act: int) -> int:
    """The Willpower that a power needs."""
    if is_unique(act):
        number = game.pet_of(seat, act - UNIQUE)
        unique = unique_of(game, number)
        assert unique is not None, "a power that is not there costs nothing"
        return unique_cost(game, number, unique)
    assert isinstance(ask, (Declare, LetGoToFight)), f"{ask.id} asks for no power"
    return battle_cost(game, game.slots[ask.place].pet, game.box.powers[act - POWER])


def card_of(game: Arena, ask: Ask[Any], seat: int, act: int) -> str:
    """The card or pet that an act points at first."""
    asked = seat in ask.order(game) and act in ask.acts(game, seat)
    touched = ask.touches(game, seat, act) if asked else game.hooks.interrupt_touches(game, seat, act)
    return touched[0].rsplit(".", 1)[-1] if touched else ""


def line_of(game: Arena, seat: int, card: str) -> str:
    """The line in which a seat's pet stands."""
    for pet in game.pets:
        if pet.seat == seat and pet.card.key == card and pet.line >= 0:
            return LINES[pet.line]
    return "stasis"


def aside(game: Arena, seat: int, piece: str) -> tuple[str, Because] | None:
    """When a piece of the seat's own has its part, if the present question is not about it."""
    zone, _, card = piece.rpartition(".")
    place, _, owner = zone.partition(".")
    if zone == SEATS[seat]:
        return pet_aside(game, seat, card)
    if owner != SEATS[seat] or card not in game.box.names:
        return None
    if place == "hand":
        return hand_aside(game, card)
    if place == "items":
        return "MA-TURN-12", Because("waits-primary", [(CARD, card)])
    if place == "looking":
        return "MA-OPEN-01", Because("lead-is-pet", [(CARD, card)])
    if place in ("spent", "removed"):
        return "MA-ZONE-10", Because("gone", [(CARD, card)])
    return None


def hand_aside(game: Arena, card: str) -> tuple[str, Because]:
    kind = game.box.names.index(card)
    if game.box.pet[kind] is not None:
        return "MA-TURN-04", Because("waits-pet-step", [(CARD, card)])
    rune = game.box.rune[kind]
    if rune is not None and not rune.primary:
        return "MA-RUNE-03", Because("waits-battle", [(CARD, card)])
    rule = "MA-TURN-11" if rune is not None else "MA-TURN-10" if game.box.elyth[kind] is not None else "MA-TURN-12"
    return rule, Because("waits-primary", [(CARD, card)])


def pet_aside(game: Arena, seat: int, card: str) -> tuple[str, Because] | None:
    ask = waiting_ask(game)
    for pet in game.pets:
        if pet.seat == seat and pet.card.key == card and pet.line == STASIS:
            return "MA-ZONE-12", Because("waits-stasis", [(CARD, card)])
    if ask is None:
        return None
    return ask.rule, Because(ELSEWHERE.get(ask.id, "waits-question"), [(CARD, card)])
