"""Of a position: the Familiars with what they hold."""

from __future__ import annotations

from typing import Any

from grimalkin.core.fields import CardId, Field, Flag, Given, Many, Number, Word, Wrong
from grimalkin.games.familiars_and_foes.kinds import TASKS
from grimalkin.games.familiars_and_foes.position_cards import A_FOE, AN_ARTIFACT, COVEN, Places
from grimalkin.games.familiars_and_foes.position_round import MANY, words_of
from grimalkin.games.familiars_and_foes.printed import Mat
from grimalkin.games.familiars_and_foes.setup import ANY_FAMILIAR
from grimalkin.games.familiars_and_foes.state import ALL_TOKENS, SEATS, Familiar, Quest


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
