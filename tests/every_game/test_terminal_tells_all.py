"""Whatever a seat sees, the terminal can show: every fact of every view stands in what `look` prints."""

from __future__ import annotations

import pytest
from rich.console import Console

from grimalkin.cli import looking
from grimalkin.core.game import Game
from grimalkin.core.piles import SPECTATOR
from grimalkin.core.view import Piece, View
from grimalkin.words import LANGUAGES, Words
from tests.support.effort import times
from tests.support.games import Setup, every_game, every_setup, setups_of
from tests.support.walk import Habits, TableWalk

WIDE = 100_000  # nothing is broken between two lines


def drawn(view: View, words: Words) -> str:
    console = Console(width=WIDE, highlight=False, markup=False, emoji=False)
    with console.capture() as captured:
        console.print(looking.whole(view, words))
    return captured.get()


def said_of(piece: Piece, owner: int | None, words: Words, names: list[str]) -> list[str]:
    """Everything that the view holds of a piece, each in words."""
    said = [words.name(piece, names)]
    said += [words.fact_words(fact, names) for fact in piece.facts]
    said += [f"{words.token(token)} {count}" for token, count in piece.tokens.items()]
    said += [words.modifier(modifier, names) for modifier in piece.modifiers]
    said += [words.seat(piece.owner, names)] if piece.owner is not None and piece.owner != owner else []
    return said


def unsaid(view: View, words: Words) -> list[str]:
    """What the view holds and `look` does not print, in the row where it belongs."""
    names = words.names(view)
    shown = drawn(view, words)
    rows = [" ".join(row.split()) for row in shown.splitlines()]
    missing = [
        said for said in (words.fact_words(fact, names) for fact in view.facts) if " ".join(said.split()) not in rows[0]
    ]
    heads = rows[1 if view.facts else 0 :]
    for seat in view.seats:
        row = heads[seat.seat]
        missing += [
            said for said in (words.fact_words(fact) for fact in seat.facts) if " ".join(said.split()) not in row
        ]
        missing += [f"{seat.seat} is asked"] if seat.asked != row.startswith("▸") else []
    for number, rival in enumerate(view.rivals or ()):
        row = heads[len(view.seats) + number]
        missing += [words.zone(rival.zone, names)] if rival.zone and words.zone(rival.zone, names) not in row else []
        missing += [
            said
            for said in (words.fact_words(fact, names) for fact in rival.facts)
            if " ".join(said.split()) not in row
        ]
    for zone in view.zones:
        place = " ".join(words.zone(zone.id, names).split())
        if not zone.size and not zone.pieces:
            missing += [place] if place not in " ".join(shown.rpartition("\n\n")[2].split()) else []
            continue
        of_zone = [row for row in rows if row.startswith(place)]
        wanted = [str(zone.size)]
        wanted += [f"({zone.at.q}, {zone.at.r})"] if zone.at and zone.at.q is not None else []
        wanted += [said for piece in zone.pieces for said in said_of(piece, zone.owner, words, names)]
        flat = [" ".join(said.split()) for said in wanted]
        if not any(all(said in row for said in flat) for row in of_zone):
            missing.append(f"{place}: {flat} in {of_zone}")
    return missing


def content(view: View) -> object:
    """What is to be told of a view: all but the ids of pieces, which programs read."""
    pieces = [
        [(piece.card, piece.owner, piece.facts, piece.tokens, piece.modifiers, piece.number) for piece in zone.pieces]
        for zone in view.zones
    ]
    places = [(zone.id, zone.size, zone.at) for zone in view.zones]
    return view.facts, [(seat.asked, seat.facts) for seat in view.seats], view.rivals, places, pieces


def look_on(setup: Setup, seed: int, steps: int, looks: int) -> None:
    """Positions of a random game, by twos that follow each other, as all who sit there and a spectator see them."""
    walk = TableWalk(setup.game, setup.seats, setup.settings, seed, (), Habits(interrupts=5, stops=3, timeouts=5))
    before: dict[int, tuple[object, str]] = {}
    with walk:
        spoken = [Words(setup.game, language, walk.table.settings) for language in LANGUAGES]
        for step in range(steps):
            if not walk.going():
                return
            walk.make(walk.pick())
            if step % (2 * steps // looks) > 1:
                continue
            for seat in (*range(len(walk.table.seats)), SPECTATOR):
                view = walk.table.view(seat)
                assert unsaid(view, spoken[(step + seat) % len(spoken)]) == []
                told = drawn(view, spoken[0])
                if seat in before and content(view) != before[seat][0]:
                    assert told != before[seat][1], "something has changed, and look does not tell it"
                before[seat] = content(view), told


@pytest.mark.parametrize("game", every_game().values(), ids=lambda game: game.id)
def test_look_tells_every_fact_of_a_view(game: Game) -> None:
    setup = max(setups_of(game), key=lambda setup: setup.seats)
    look_on(setup, 7, 120, 6)


@pytest.mark.parametrize("setup", every_setup(), ids=str)
def test_look_tells_every_fact_in_every_setup(setup: Setup) -> None:
    for seed in range(times(2)):
        look_on(setup, 70 + seed, 600, 20)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_and_the_help_name_look(language: str) -> None:
    words = Words(None, language)
    assert words.say("terminal-look-hint").startswith("look")
    assert words.say("terminal-help-look.keys").startswith("look, look ")
