"""What the loader refuses: lines that nothing would carry out, and texts that would look at themselves."""

from __future__ import annotations

import pytest

from grimalkin.core.errors import BadCards
from grimalkin.games.friendomancy.game import GAME

CARD = """
base = "spec"

[oddity]
name = "Oddity"
kind = "{kind}"
text = "Odd."
cost = 1
{more}

[[oddity.ability]]
on = "{on}"
do = [{do}]
"""
BEING = "power = 1"


def fault_of_tribes(kind: str, tribes: str) -> str:
    text = CARD.format(kind=kind, on="falls", do="{ power = 1 }", more=f"{BEING}\ntribes = {tribes}")
    try:
        GAME.with_own("odd", "odd.toml", text.replace("on = ", 'what = "self"\non = '))
    except BadCards as error:
        return f"{error.faults[0].place}: {error.faults[0].what}"
    return ""


def fault_of(kind: str, on: str, do: str) -> str:
    text = CARD.format(kind=kind, on=on, do=do, more=BEING if kind in ("friend", "foe") else "")
    try:
        GAME.with_own("odd", "odd.toml", text)
    except BadCards as error:
        return error.faults[0].what
    return ""


@pytest.mark.parametrize(
    ("do", "said"),
    [
        ("{ power = 'count(friend[yours, power<=2])' }", "FR-RULING-135"),
        ("{ power = 1, to = 'each friend[yours, power<=2]' }", "FR-RULING-135"),
        ("{ power = 1, if = 'power < 3' }", "FR-RULING-135"),
        ("{ add_tribe = 'slime', to = 'each friend[cat]' }", "FR-RULING-135"),
        ("{ set_tribes = ['cat'], if = 'count(friend[yours, slime]) > 0' }", "FR-RULING-135"),
        ("{ power = 'count(friend[yours, slime])' }", ""),
        ("{ wins_ties = 'each friend[yours, power<=2]' }", ""),
    ],
)
def test_what_lasts_looks_only_at_what_comes_before_it(do: str, said: str) -> None:
    """FR-RULING-135"""
    found = fault_of("friend", "static", do)
    assert found.startswith(said) if said else not found, found


@pytest.mark.parametrize(
    ("kind", "on", "do", "said"),
    [
        ("curse", "static", "{ gain = 1 }", "'gain' does something once"),
        ("curse", "start", "{ things_refill = 1 }", "'things_refill' holds all the time"),
        ("curse", "start", "{ cost = 1, of = 'card' }", "a line that is carried out once is about the 'next card'"),
        ("whatever", "static", "{ cost = -1, of = 'next card' }", "what holds all the time is about"),
        ("whatever", "static in hand", "{ cost = -1, of = 'card' }", "in a hand only the own cost changes"),
        ("whatever", "while under", "{ power = 1, to = 'self' }", "a card under another changes that one"),
        ("magic", "perch", "{ gain = 1 }", "'perch' is for Foes"),
        ("foe", "play", "{ gain = 1 }", "'play' is not for Foes"),
        ("foe", "round end", "{ gain = 1 }", "'gain' is for a player, and a perched Foe is nobody's"),
        ("foe", "loot", "{ gain = 1 }", ""),
        ("magic", "play", "{ reorder = 'those cards' }", "'reorder' is about cards that were looked at"),
        ("magic", "play", "{ put_drawn = 'friend' }", "'put_drawn' is about a card that was drawn"),
        ("magic", "play", "{ gain = 1, to = 'each friend' }", "'each friend' is a card, and 'gain' is for players"),
    ],
)
def test_what_nothing_would_carry_out_is_refused(kind: str, on: str, do: str, said: str) -> None:
    found = fault_of(kind, on, do)
    assert found.startswith(said) if said else not found, found


@pytest.mark.parametrize("kind", ["friend", "foe"])
@pytest.mark.parametrize(
    ("tribes", "said"),
    [
        ("[]", ""),
        ("['slime']", ""),
        ("['slime', 'cat']", ""),
        ("['slime', 'slime']", "oddity.tribes[2]: 'slime' stands there already; expected each once"),
        ("['slime', 'cat', 'bird']", "oddity.tribes: got 3; expected at most 2"),
    ],
)
def test_a_being_has_up_to_two_different_tribes(kind: str, tribes: str, said: str) -> None:
    """FR-FRIEND-08, FR-FOE-09"""
    assert fault_of_tribes(kind, tribes) == said


def test_tribes_that_are_set_are_different_too() -> None:
    """FR-FRIEND-08"""
    assert fault_of("magic", "play", "{ set_tribes = ['cat', 'cat'], to = 'friend' }").startswith("'cat' stands there")
