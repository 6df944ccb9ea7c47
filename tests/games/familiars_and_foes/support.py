"""Positions of Familiars and Foes in a few words, played by notation with known luck."""

from __future__ import annotations

import re
from typing import Any

from grimalkin.core.engine import pending, waiting_ask, waiting_chance, why
from grimalkin.core.record import LUCK, NO_SEAT
from grimalkin.core.scenario_text import truth
from grimalkin.core.table import Seat, Table
from grimalkin.games.familiars_and_foes.game import GAME
from grimalkin.games.familiars_and_foes.kinds import WINDOWS
from grimalkin.games.familiars_and_foes.windows import Window

SEATS = "ABCDE"
SPEC = {"cards": "spec"}
TEAM = "piddy_paw jinxie mimsy"
FIVE = "piddy_paw jinxie mimsy figgitch nutterson_iii"
TURN = ("toad", "active", "round", "next_foe")
RANGE = re.compile(r"(\d+)(?:-(\d+)|(\+))? (.+)")


class Play:
    """A table at a point of the round. Nobody has gems or tokens unless it is said: so windows stay shut.

    `foes` are written `gloop` or `gloop:3` (its HP), or as tables; `familiars` sit from A on, `persons` are letters by
    seat. All else is a position. (Whole positions come as `**tables`, so nothing has a narrower type.)
    """

    def __init__(
        self,
        at: str,
        foes: Any = "",
        familiars: Any = TEAM,
        settings: Any = None,
        persons: Any = "",
        **position: Any,
    ) -> None:
        decks = familiars.split()
        people = list(persons) if persons else [""] * len(decks)
        seats = [Seat(SEATS[i], "human", decks[i], people[i]) for i in range(len(decks))]
        table: dict[str, Any] = {"at": at, **position}
        if foes:
            table["foes"] = foes if isinstance(foes, list) else [foe_table(word) for word in foes.split()]
        for seat in SEATS[: len(decks)]:
            side = {"gems": 0, **table.get(seat, {})}
            if side.get("hp") == 0:
                del side["gems"]  # the Fallen have none anyway
            table[seat] = side
        self.table = Table(GAME, {**SPEC, **(settings or {})}, seats, None, table)
        self.before = self.flat()

    # play

    def play(self, *acts: str | int) -> Play:
        """Choices as `A attack 1`, also `A timeout` and `A concede`; `ruling ...`; anything else is luck."""
        for act in acts:
            words = str(act)
            seat = SEATS.find(words[0]) if words[1:2] == " " else -1
            if words.startswith("ruling "):
                self.table.enter(NO_SEAT, "ruling", words.removeprefix("ruling "))
            elif seat < 0:
                self.table.enter(NO_SEAT, LUCK, words)
            elif words[2:] == "timeout":
                # without luck, which is given
                table = self.table
                while table.can_go_back(seat):
                    table.back(seat)
                if SEATS[seat] not in self.asked():
                    continue  # an interrupt that was half made is dropped
                table.enter(seat, "timeout", GAME.codes.text(table.default(seat)))
                while table.is_midway(seat):
                    table.enter(seat, "timeout", GAME.codes.text(table.default(seat)))
            elif words[2:] == "concede":
                self.table.enter(seat, "concede", "")
            else:
                self.table.enter(seat, "choice", GAME.codes.text(GAME.codes.code(words[2:])))
        return self

    def mark(self) -> Play:
        """`changes` counts from here."""
        self.before = self.flat()
        return self

    # looking

    def offers(self, seat: str) -> list[str]:
        """What a seat is offered as an answer, in the order of the alphabet."""
        return self.options(seat, False)

    def interrupts(self, seat: str) -> list[str]:
        """What a seat may step in with."""
        return self.options(seat, True)

    def options(self, seat: str, standing: bool) -> list[str]:
        for offer in pending(self.table.state):
            if offer.seat == SEATS.index(seat):
                found = offer.standing if standing else offer.options
                return sorted([GAME.codes.text(option) for option in found])
        return []

    def uses(self, seat: str) -> list[str]:
        """What a seat is offered, but for passing."""
        return [option for option in self.offers(seat) if option != "pass"]

    def asked(self) -> str:
        """The letters of the seats that are asked, in asking order; `luck` or `over` if nobody is."""
        state = self.table.state
        if state.result is not None:
            return "over"
        if waiting_chance(state) is not None:
            return "luck"
        return "".join([SEATS[offer.seat] for offer in pending(state) if offer.options])

    def wait(self) -> str:
        """The name of the wait, as the view has it."""
        ask = waiting_ask(self.table.state)
        return type(ask).__name__ if ask is not None else self.asked()

    def window(self) -> str:
        """The kind of window that waits; empty if none does."""
        ask = waiting_ask(self.table.state)
        return WINDOWS[ask.window] if isinstance(ask, Window) else ""

    def walk(self, *acts: str | int) -> list[tuple[str, str, list[str]]]:
        """Play these acts and pass in every window on the way: which window, who was asked, what could be used."""
        found: list[tuple[str, str, list[str]]] = []
        left = list(acts)
        while self.window() or left:
            if self.window():
                for seat in self.asked():
                    found.append((self.window(), seat, self.uses(seat)))
                    self.play(f"{seat} pass")
            else:
                self.play(left.pop(0))
        return found

    def luck(self) -> list[str]:
        """The faces that luck can show now."""
        chance = waiting_chance(self.table.state)
        if chance is None:
            return []
        weights = chance.weights(self.table.state)
        return [chance.face(self.table.state, i) for i in range(len(weights)) if weights[i]]

    def why(self, act: str) -> str:
        """The rule against `A attack 1`, or nothing."""
        return why(self.table.state, SEATS.index(act[0]), GAME.codes.code(act[2:]))

    def flat(self) -> dict[str, Any]:
        """All that can be said of the state, by path; of decks only how many cards lie there.

        What lasts is written `kind amount (about) owner source on end`, parts left of an attack `owner source left`.
        """
        found: dict[str, Any] = {}
        whole = truth(GAME, self.table.state)
        for name, deck in whole.pop("decks").items():
            parts = deck.values() if isinstance(deck, dict) else [deck]
            found[f"decks.{name}"] = sum([len(part) for part in parts])
        whole.pop("stops")
        found["parts"] = " ".join([str(value) for value in whole.pop("parts").values()])
        found["effects"] = [" ".join([str(value) for value in effect.values()]) for effect in whole.pop("effects")]
        flatten("", whole, found)
        return found

    def __getitem__(self, path: str) -> Any:
        return self.flat()[path]

    def deck(self, name: str) -> Any:
        """The cards of a face-down deck."""
        return truth(GAME, self.table.state)["decks"][name]

    def changes(self) -> dict[str, Any]:
        """What is different from the beginning, or from the last `mark`."""
        now = self.flat()
        found = {path: now[path] for path in now if path not in self.before or self.before[path] != now[path]}
        found.update({path: None for path in self.before if path not in now})
        return found

    def moved(self) -> dict[str, Any]:
        """The same without whose turn it is."""
        return {path: value for path, value in self.changes().items() if path not in TURN}

    def told(self, *whats: str) -> list[str]:
        """The lines that were told, of these kinds, without the rule."""
        return [line.whole().partition(" ")[2] for line in self.table.lines() if not whats or line.what in whats]


def foe_table(word: str) -> dict[str, Any]:
    card, _, hp = word.partition(":")
    return {"card": card, "hp": int(hp)} if hp else {"card": card}


def flatten(path: str, value: Any, found: dict[str, Any]) -> None:
    if isinstance(value, dict):
        for key, inner in value.items():
            flatten(f"{path}.{key}" if path else key, inner, found)
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        for i in range(len(value)):
            flatten(f"{path}.{i}", value[i], found)
    else:
        found[path] = value


def rows(chart: str) -> dict[int, list[tuple[str, int]]]:
    """A chart as the specification prints it, read anew: for each face the parts with their numbers."""
    found: dict[int, list[tuple[str, int]]] = {}
    for line in chart.split("; "):
        match = RANGE.fullmatch(line)
        assert match is not None, f"'{line}' is not a row"
        low = int(match[1])
        high = 20 if match[3] else int(match[2] or low)
        parts = [part.rpartition(" ") for part in match[4].replace("critical hit", "hit").split(" + ")]
        for face in range(low, high + 1):
            assert face not in found
            found[face] = [(word, int(number)) if word else (number, 0) for word, _, number in parts]
    assert sorted(found) == list(range(1, 21))
    return found
