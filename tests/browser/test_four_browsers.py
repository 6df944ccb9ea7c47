"""Black Rose at four browsers, each in another language, one on a phone, one by keys alone; a fifth looks on.

In the last round but one a Familiar is summoned, wounded as its Mage shares out damage, launched and defeated, and its
Mage, who was at the brink, with it. In the last round it is summoned again, and everybody sees the final scoring.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Locator, expect

from tests.browser.lodges import LATE, sit_together
from tests.browser.mages import MOST, Mage, settle
from tests.browser.people import House
from tests.browser.test_keyboard import Keyboard

LAIR, TREASURY = "draco_lair", "treasure_room"
OWN = ".figure.circle"  # a model of Bruno's
LAST = "10"  # the round


class Words(NamedTuple):
    """What somebody reads."""

    guards: str  # on a sheet of one's own, or of another
    hunts: str
    brink: str
    nobody: str  # no Familiar
    won: str
    lost: str
    scoring: tuple[str, ...]  # what points are given for in the end


WORDS = {
    "en": Words(
        "Guard Mode|guards",
        "Hunting Mode|hunts, Treasure Room",
        "at the brink",
        "no Familiar",
        "You won!",
        "You lost",
        ("The final scoring", "Trophies", "Quests", "Activation tokens", "Crown"),
    ),
    "it": Words(
        "Posizione di Guardia|fa la guardia",
        "Posizione di Caccia|caccia, ",
        "sull’orlo",
        "nessun Famiglio",
        "Hai vinto!",
        "Hai perso",
        ("Il conteggio finale", "Trofei", "Missioni", "Segnalini attivazione", "Corona"),
    ),
    "fr": Words(
        "Mode Gardien|garde",
        "Mode Chasseur|chasse, ",
        "au bord de la défaite",
        "aucun Familier",
        "Tu as gagné\N{NO-BREAK SPACE}!",
        "Tu as perdu",
        ("Le décompte final", "Trophées", "Quêtes", "Jetons d’activation", "Couronne"),
    ),
    "es": Words(
        "Modo Guardián|guarda",
        "Modo Cazador|caza, ",
        "al borde",
        "sin Familiar",
        "La partida ha terminado",
        "La partida ha terminado",
        ("El recuento final", "Trofeos", "Misiones", "Fichas de activación", "Corona"),
    ),
    "de": Words(
        "Schutzmodus|bewacht",
        "Jagdmodus|jagt, ",
        "am Rand der Niederlage",
        "kein Vertrauter",
        "Du hast gewonnen!",
        "Du hast verloren",
        ("Die Schlusswertung", "Trophäen", "Aufgaben", "Aktivierungssteine", "Krone"),
    ),
}


class Party:
    """All who are at the table. Bruno has a phone, and the Familiar; Claire has no mouse; Elena looks on."""

    def __init__(self, house: House) -> None:
        self.ann = Mage(house, "Ann", "A", "en")
        self.bruno = Mage(house, "Bruno", "B", "it", phone=True)
        self.claire = Mage(house, "Claire", "C", "fr")
        self.dieter = Mage(house, "Dieter", "D", "de")
        self.elena = Mage(house, "Elena", "", "es")
        self.claire.keys = Keyboard(self.claire.page)
        self.players = [self.ann, self.bruno, self.claire, self.dieter]
        self.all = [*self.players, self.elena]

    def sit_down(self) -> str:
        table = sit_together([mage.person for mage in self.players], LATE)
        for mage in self.all:
            mage.person.open(f"/t/{table}")
            expect(mage.page.locator('[data-piece="room.draco_lair"]')).to_be_visible()
        return table

    def shots(self, moment: str, *mages: Mage) -> None:
        for mage in mages or self.all:
            mage.person.shot(f"four-{moment}-{mage.name}")

    def play(self, until: Callable[[Mage], bool] = lambda mage: False) -> None:
        """Everybody does what is there to do, until one of them is where they should be, or all have seen the end."""
        for _ in range(MOST):
            did = False
            for mage in self.all:
                sight = mage.sees()
                if until(mage):  # asked after the look: what came since then is not to be played away
                    return
                did = mage.goes_on(sight) or did
            if all(mage.end for mage in self.all):
                return
            if not did:
                self.ann.page.wait_for_timeout(20)
        raise AssertionError(f"no end: {[(mage.name, mage.end, mage.person.glance()) for mage in self.all]}")


def room(mage: Mage, name: str) -> Locator:
    return mage.page.locator(f'[data-piece="room.{name}"]')


def sheet(mage: Mage) -> Locator:
    """Bruno's sheet, as this person sees it."""
    return mage.page.locator(".table :is(.sheet, .own)[aria-label=Bruno]:visible")


def guards(party: Party, where: str, wounds: int) -> None:
    """Everybody sees the Familiar on one base with its Mage, with so many wounds."""
    settle(party.all)
    for mage in party.all:
        expect(room(mage, where).locator(f".base.pair {OWN}")).to_have_count(2)
        expect(mage.page.locator(".leash")).to_have_count(0)
        expect(sheet(mage).locator(".familiar")).to_contain_text(re.compile(WORDS[mage.language].guards))
        expect(sheet(mage).locator(".familiar .slot.full")).to_have_count(wounds)


def hunts(party: Party, where: str, wounds: int) -> None:
    """Everybody sees the Familiar by itself, tied to its Mage by a leash."""
    settle(party.all)
    for mage in party.all:
        expect(room(mage, where).locator(f".base:not(.pair) {OWN}")).to_have_count(1)
        expect(mage.page.locator(".pair")).to_have_count(0)
        expect(mage.page.locator(".leash")).to_have_count(1)
        expect(sheet(mage).locator(".familiar")).to_contain_text(re.compile(WORDS[mage.language].hunts))
        expect(sheet(mage).locator(".familiar .slot.full")).to_have_count(wounds)


def is_at_the_brink(party: Party) -> None:
    for mage in party.all:
        expect(sheet(mage)).to_contain_text(WORDS[mage.language].brink)
        expect(mage.page.locator(".lodge .figure.brink")).to_have_count(1)


def has_fallen(party: Party) -> None:
    """The Familiar has gone back to the reserve, and its Mage into the Cell, without wounds."""
    settle(party.all)
    for mage in party.all:
        expect(mage.page.locator(f".lodge {OWN}")).to_have_count(1)
        expect(mage.page.locator(f'[data-piece="cell.B"] {OWN}')).to_have_count(1)
        expect(sheet(mage).locator(".slot.full")).to_have_count(0)
        if mage is not party.bruno:
            expect(sheet(mage)).to_contain_text(WORDS[mage.language].nobody)
            expect(mage.page.locator(".corner.right").last).to_contain_text("Smaug")


def summons(bruno: Mage) -> None:
    bruno.does("activate", f"room.{LAIR}")
    bruno.does("summon smaug")


def shares_out(party: Party) -> None:
    """Claire throws a Fireball by keys. Bruno puts two cubes on his Mage with a finger, and one on his Familiar."""
    party.claire.does("cast")
    party.claire.does("room draco_lair")
    page = party.bruno.page
    split = page.locator("section.split")
    stop = split.locator(".stops button", has_text="2 + 1")
    expect(stop).to_be_visible()
    party.bruno.press(stop)
    expect(split.locator(".cube.new")).to_have_count(3)
    party.shots("split", party.bruno, party.claire)
    party.bruno.does("split 2")


def strikes_back(party: Party) -> None:
    """The Familiar leaps at Ann's Mage; she reveals what lies there."""
    party.bruno.does("launch")
    party.bruno.does("step treasure_room")
    party.bruno.does("stay")
    party.bruno.does("target A")
    cause = party.ann.page.locator("section.reaction section.cause")
    expect(cause).to_contain_text("Smaug attacks Ann")
    expect(cause.get_by_role("heading")).to_contain_text("Bruno")
    expect(party.ann.page.locator("section.reaction .through")).to_contain_text("0 → 3/10")
    party.shots("reaction", party.ann, party.bruno)
    party.ann.does("reveal 1")


def walks(mage: Mage, to: str) -> None:
    mage.does("move_activate")
    mage.does(f"step {to}")
    mage.does("stay")


def acts_in_the_last_round(mage: Mage) -> bool:
    """Is this Bruno, about to act in the last round?"""
    token = mage.page.locator('.legal[data-piece="token.B.move_activate"]')
    return token.count() > 0 and LAST in mage.page.locator(".heading .pill").first.inner_text()


def check_the_end(party: Party, table: str, moment: int) -> None:
    for mage in party.all:
        words = WORDS[mage.language]
        assert mage.end == (words.won if mage is party.claire else words.lost)
        scoring = mage.page.locator("section.result table").first
        for word in words.scoring:
            expect(scoring).to_contain_text(word)
    party.shots("end")
    for mage in (party.ann, party.bruno):
        mage.person.open(f"/replay/{table}?entry={moment}")
        expect(mage.page.locator('input[type="range"]').first).to_have_value(str(moment))
        expect(room(mage, TREASURY).locator(f".base:not(.pair) {OWN}")).to_have_count(1)
        mage.person.shot(f"four-replay-{mage.name}")


def test_a_familiar_comes_and_goes_at_four_browsers(house: House) -> None:
    party = Party(house)
    table = party.sit_down()
    ann, bruno, claire, dieter = party.players

    walks(bruno, LAIR)
    summons(bruno)
    guards(party, LAIR, wounds=0)
    party.shots("summoned", ann, bruno)
    bruno.does("end")

    shares_out(party)
    guards(party, LAIR, wounds=1)
    is_at_the_brink(party)
    party.shots("brink", bruno, claire)
    claire.does("end")

    walks(dieter, TREASURY)
    dieter.does("activate", f"room.{TREASURY}")
    dieter.does("end")
    ann.does("cast")
    walks(ann, TREASURY)

    strikes_back(party)
    hunts(party, TREASURY, wounds=2)
    moment = settle(party.all)
    party.shots("hunting")
    bruno.does("end")

    claire.does("move_attack")
    claire.does("step treasure_room")
    party.shots("aim", claire)
    claire.does("target smaug#1")
    has_fallen(party)
    party.shots("fallen", bruno, party.elena)

    party.play(acts_in_the_last_round)
    bruno.does("move_activate")
    party.shots("last", bruno)
    bruno.does("stay")
    summons(bruno)
    guards(party, LAIR, wounds=0)
    party.shots("again", bruno, dieter)
    party.play()
    check_the_end(party, table, moment)
