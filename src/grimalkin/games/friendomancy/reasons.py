"""Why something cannot be chosen now, for people: what is missing, after the rule that forbids it.

`why-ID` in text/*.ftl says each reason. Nothing here decides anything: `forbids` of each Ask does.
"""

from __future__ import annotations

from typing import Final

from grimalkin.core.engine import waiting_ask
from grimalkin.core.events import CARD, NUMBER, SEAT
from grimalkin.core.view import Because
from grimalkin.games.friendomancy.attack import AskTarget
from grimalkin.games.friendomancy.codes import AT_CARD, AT_SEAT, ATTACK, CHOOSE, CHOOSE_SEAT, PLAY
from grimalkin.games.friendomancy.kinds import FRIEND, SEATS
from grimalkin.games.friendomancy.play import acts_of, is_act
from grimalkin.games.friendomancy.state import K_LOOP_PLAYS, MAIN_STEP, Parlor, Piece
from grimalkin.games.friendomancy.values import cost_changes, cost_of

# rules that say all there is to say
PLAIN: Final[dict[str, str]] = {
    "FR-RULING-05": "empty-pool",
    "FR-RULING-06": "empty-pool",
    "FR-RULING-07": "pool-too-small",
    "FR-RULING-23": "empty-pile",
    "FR-RULING-24": "pool-too-small",
    "FR-RULING-44": "empty-pile",
    "FR-RULING-107": "left",
    "FR-RULING-147": "drawn-unfit",
    "FR-RULING-157": "left",
    "FR-RULING-158": "must-move",
}
# rules about the card that is pointed at
ABOUT: Final[dict[str, str]] = {
    "FR-ATTACK-06": "just-arrived",
    "FR-RULING-67": "has-attacked",
    "FR-RULING-88": "foe-not-meant",
    "FR-RULING-123": "out-of-reach",
    "FR-RULING-146": "act-used",
}

UNDER: Final = "under"  # a face-down card under another, in the view

# every id, with the kinds of its arguments
REASONS: Final[dict[str, list[str]]] = {
    **{name: [] for name in PLAIN.values()},
    **{name: [CARD] for name in ABOUT.values()},
    "things": [NUMBER, NUMBER],
    "played-often": [CARD, NUMBER],
    "held-back": [CARD],
    "nobody-to-attack": [CARD],
    "own-card": [CARD],
    "oneself": [],
    "safe-player": [SEAT],
    "safe-card": [CARD],
    "no-fighter": [CARD],
    "act-nothing": [CARD],
    "no-sacrifice": [CARD],
    "not-fitting": [CARD],
    "not-that-player": [SEAT],
    "waits-main": [CARD],
    "waits-question": [CARD],
    "works-by-itself": [CARD],
    "discarded": [CARD],
    "trophy": [CARD],
    "in-deck": [CARD],
    "lies-under": [],
}


def because(game: Parlor, seat: int, act: int, rule: str) -> Because | None:
    """What is missing for an act that this rule forbids."""
    if rule in PLAIN:
        return Because(PLAIN[rule])
    if act in AT_SEAT:
        other = AT_SEAT.one(act)
        return Because("oneself") if other == seat else Because("safe-player", [(SEAT, SEATS[other])])
    if act in CHOOSE_SEAT:
        return Because("not-that-player", [(SEAT, SEATS[CHOOSE_SEAT.one(act)])])
    card = card_of(game, seat, act)
    if rule in ABOUT:
        return Because(ABOUT[rule], [(CARD, card)])
    if rule == "FR-THING-03":
        cost = cost_of(game, seat, PLAY.one(act), cost_changes(game, seat))
        return Because("things", [(NUMBER, cost), (NUMBER, game.things)])
    if rule == "FR-THING-01":
        return Because("things", [(NUMBER, things_of(game, seat, act)), (NUMBER, game.things)])
    if rule == "FR-RULING-62":
        return Because("played-often", [(CARD, card), (NUMBER, game.keys[K_LOOP_PLAYS])])
    if rule == "FR-RULING-53":
        return Because("act-used" if is_used(game, seat, act) else "act-nothing", [(CARD, card)])
    if rule == "FR-SAC-02":
        return Because("no-sacrifice", [(CARD, card)])
    if rule == "FR-RULING-68":
        return Because("own-card", [(CARD, card)])
    if rule == "FR-RULING-77":
        return Because("held-back" if act in ATTACK else "safe-card", [(CARD, card)])
    if rule == "FR-ATTACK-05":
        return Because("nobody-to-attack" if act in ATTACK else "no-fighter", [(CARD, card)])
    if card:
        return Because("not-fitting", [(CARD, card)])
    return None


def card_of(game: Parlor, seat: int, act: int) -> str:
    """The card that an act points at, or nothing."""
    if act in PLAY:
        return game.box.names[PLAY.one(act)]
    piece: Piece | None = None
    if act in ATTACK:
        piece = game.numbered(ATTACK.one(act) + 1)
    elif act in AT_CARD:
        piece = game.numbered(AT_CARD.one(act) + 1)
    elif act in CHOOSE:
        piece = game.numbered(CHOOSE.one(act) + 1)
    elif is_act(act):
        for one in acts_of(game, seat):
            if one.option == act:
                return game.box.names[one.kind]
    return game.box.names[piece.kind] if piece is not None else ""


def things_of(game: Parlor, seat: int, option: int) -> int:
    """The Things that an ability costs."""
    for act in acts_of(game, seat):
        if act.option == option:
            return act.text(game).things
    return 0


def is_used(game: Parlor, seat: int, option: int) -> bool:
    """Has this ability been used this turn?"""
    for act in acts_of(game, seat):
        if act.option == option and act.piece is not None:
            return bool(act.piece.acts >> act.ability & 1)
    return False


# What has no part in the present question


def aside(game: Parlor, seat: int, piece: str) -> tuple[str, Because] | None:
    """When a card of the seat's own has its part, if the present question is not about it."""
    ask = waiting_ask(game)
    if ask is None:
        return None
    zone, _, card = piece.rpartition(".")
    if zone == f"hand.{SEATS[seat]}":
        rule = ask.rule if game.step == MAIN_STEP and game.active == seat else "FR-RULING-21"
        return rule, Because("waits-question" if rule == ask.rule else "waits-main", [(CARD, card)])
    if zone == f"discard.{SEATS[seat]}":
        return "FR-ZONE-05", Because("discarded", [(CARD, card)])
    if zone in (f"deck.{SEATS[seat]}", f"list.{SEATS[seat]}"):
        return "FR-ZONE-01", Because("in-deck", [(CARD, card)])
    if piece == UNDER:
        return "FR-RULING-39", Because("lies-under")
    name = piece.partition("#")[0]
    for trophy in game.trophies:
        if game.box.names[trophy.kind] == name and trophy.seat == seat:
            return "FR-FOE-14", Because("trophy", [(CARD, name)])
    if name not in game.box.kinds:
        return None
    idle = game.box.types[game.box.kinds[name]] != FRIEND and not isinstance(ask, AskTarget)
    if idle and game.step == MAIN_STEP and game.active == seat and ask.rule == "FR-TURN-07":
        return "FR-CURSE-03", Because("works-by-itself", [(CARD, name)])
    return ask.rule, Because("waits-question", [(CARD, name)])
