"""Of a position: the Foes."""

from __future__ import annotations

from typing import Any

from grimalkin.core.fields import CardId, Field, Given, Many, Number, Word, Wrong
from grimalkin.games.familiars_and_foes.kinds import ELEMENTS, FOE, RESTRICTIONS
from grimalkin.games.familiars_and_foes.position_cards import A_FOE, Places, sort_of
from grimalkin.games.familiars_and_foes.position_round import AFTER, MANY, NO_ONE, ONE_FOE, WAVE, words_of
from grimalkin.games.familiars_and_foes.state import MAX_FOES, NOBODY, SEATS, Foe, Quest, RollEvent


def foe_fields(seats: int) -> list[Field]:
    return [
        CardId("card"),
        Number("hp", 0, MANY, None),  # left out: its maximum
        Word("element", "element", ELEMENTS, None),
        Word("last_damaged_by", "seat", [*SEATS[:seats], NO_ONE], seats),
        Many("restricts", Word("restriction", "restriction", RESTRICTIONS), []),
        Many("imposes", Word("restriction", "restriction", RESTRICTIONS), []),
    ]


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
