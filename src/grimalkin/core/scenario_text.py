"""What is true of a state, and where a table stands as a scenario."""

from __future__ import annotations

from typing import Any, Final

from grimalkin.core.engine import pending
from grimalkin.core.errors import BadSetup
from grimalkin.core.events import seat_name
from grimalkin.core.fields import Field, Inner, Many
from grimalkin.core.game import Game
from grimalkin.core.positions import ALL, CARD, SEATS, PileField, point_of, stops_of, write_position
from grimalkin.core.record import CHOICE, LEAVE, NO_SEAT, STOP, TAKEOVER, UNDO, enact
from grimalkin.core.scenarios import CARDS, flatten
from grimalkin.core.state import DRAWN, State
from grimalkin.core.table import Table
from grimalkin.core.tomltext import key_text, pairs_text

RESULT: Final = "result"
STOPS: Final = "stops"
LEAVE_GAME: Final = f"{LEAVE} game"  # in scenarios of a game in which `leave` was once an answer


def truth(game: Game, state: State) -> dict[str, Any]:
    """Everything a position can say of a state, and how the game ended."""
    whole = game.positions.describe(state, True)
    if game.windows:
        whole[STOPS] = {SEATS[seat]: stops_of(game, state, seat) for seat in range(len(state.teams))}
    result = state.result
    if result is not None:
        winners = (
            [] if result.winners == DRAWN else [SEATS[i] for i in range(len(state.teams)) if result.returns(i) > 0]
        )
        whole[RESULT] = {
            "rule": result.rule,
            "winners": winners,
            "drawn": result.winners == DRAWN,
            "points": result.points[:],
        }
    return whole


def alike(one: Any, other: Any) -> bool:
    """Are two values the same, `true` and 1 being different ones?"""
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and not [i for i in range(len(one)) if not alike(one[i], other[i])]
    if isinstance(one, dict) and isinstance(other, dict):
        return sorted(one) == sorted(other) and not [key for key in one if not alike(one[key], other[key])]
    return type(one) is type(other) and bool(one == other)


def alike_in(one: Any, other: Any, field: Field | None) -> bool:
    """The same for the values of a field: cards of a pile are in no order, unless their place is fixed."""
    if isinstance(field, PileField):
        mine = one if isinstance(one, dict) else {"cards": one}
        yours = other if isinstance(other, dict) else {"cards": other}
        loose = alike(cards_sorted(mine.get("cards", [])), cards_sorted(yours.get("cards", [])))
        fixed = [part for part in ("top", "bottom") if not alike(mine.get(part, []), yours.get(part, []))]
        return loose and not fixed
    if isinstance(field, Many) and isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and not [i for i in range(len(one)) if not alike_in(one[i], other[i], field.each)]
    if isinstance(field, Inner) and isinstance(one, dict) and isinstance(other, dict):
        each = {inner.name: inner for inner in field.fields}
        return sorted(one) == sorted(other) and not [
            key for key in one if not alike_in(one[key], other[key], each.get(key))
        ]
    return alike(one, other)


def cards_sorted(cards: Any) -> Any:
    """The cards of a pile one by one, alike ones together; what is no list of cards stays as it is."""
    if not isinstance(cards, list):
        return cards
    words: list[str] = []
    for card in cards:
        match = CARD.fullmatch(card) if isinstance(card, str) else None
        if match is None:
            return cards
        word = str(match.group(2))
        for said, letters in ((" seen ", match.group(3)), (" known ", match.group(4))):
            if letters:
                word += said + (letters if letters == ALL else "".join(sorted(letters)))
        words += [word] * int(match.group(1) or "1")
    return sorted(words)


# writing


def entry_text(seat: int, kind: str, text: str) -> str:
    """An entry of a record as an act of a scenario."""
    if seat == NO_SEAT:
        return f"{kind} {text}"
    name = seat_name(seat)
    if kind == CHOICE:
        return f"{name} {text}"
    return f"{name} {kind} {text}".rstrip()


def scenario_text(table: Table, entry: int, title: str, cites: list[str]) -> str:
    """The position of a table after an entry of its record, as a scenario: the nearest point before it, what was done
    since, what has changed by it, and what is offered now. It shows what is hidden."""
    game = table.game
    decks = table.decks()
    path, stops = line_of_play(table, entry)
    states = states_along(table, path, stops)
    since = len(path)
    point = point_of(game, table.settings, decks, states[since])
    while not point and since:
        since -= 1
        point = point_of(game, table.settings, decks, states[since])
    position = write_position(game, states[since], point) if point else table.position
    if not point:
        states[0].stops = table.positions[0].stops
    lines = plays_of(table, path[since:], stops[since:], list(states[since].stops))
    text = pairs_text(head_of(table, title, cites))
    if position:
        text += position_text(position)
    return text + act_text(game, lines, states[since], states[-1])


def head_of(table: Table, title: str, cites: list[str]) -> dict[str, Any]:
    game = table.game
    head: dict[str, Any] = {"game": game.id, "title": title}
    if cites:
        head["cites"] = cites
    if table.settings:
        head["options"] = table.settings
    head["seats"] = table.player_count
    if any(table.decks()):
        head["decks"] = table.decks()
    persons = [SEATS[seat] for seat in table.persons()[: table.player_count]]  # by the first seat of each: no names
    if persons != list(SEATS[: len(persons)]):
        head["persons"] = persons
    if game.own and table.settings[CARDS] == game.own:
        head["cards"] = game.card_sets()[game.own].text
    return head


def act_text(game: Game, lines: list[str], before: State, after: State) -> str:
    """What was done, then what is offered and what is true now that was not true before."""
    act: dict[str, Any] = {"play": lines} if lines else {}
    offers = {
        SEATS[offer.seat]: [game.codes.text(code) for code in offer.options]
        for offer in pending(after)
        if offer.options
    }
    if offers:
        act["offers"] = offers
    text = "\n[[act]]\n" + pairs_text(act)
    changed = changes(truth(game, before), truth(game, after))
    return f"{text}\n[act.expect]\n{pairs_text(changed)}" if changed else text


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """The paths with another value than before."""
    old: dict[str, Any] = {}
    new: dict[str, Any] = {}
    flatten("", before, old)
    flatten("", after, new)
    return {path: value for path, value in new.items() if path not in old or not alike(old[path], value)}


def states_along(table: Table, path: list[int], stops: list[tuple[int, ...]]) -> list[State]:
    """The states on a line of play, the first one where the table began, the last one with the stops of the end."""
    state = table.fresh()
    state.listener = None
    table.heard()
    states: list[State] = []
    for i in range(len(path)):
        state.stops = stops[i]
        states.append(state.copy())
        entry = table.record[path[i] - 1]
        enact(table.game, state, entry.seat, entry.kind, entry.text, entry.n)
    state.stops = stops[-1]
    return [*states, state]


def plays_of(table: Table, path: list[int], stops: list[tuple[int, ...]], now: list[int]) -> list[str]:
    """The acts that lead on, with the stops that changed between them; `now` are those of the beginning."""
    windows = table.game.windows
    lines: list[str] = []
    for i in range(len(path) + 1):
        for seat in range(len(table.seats)):
            for window in range(len(windows)):
                if (stops[i][seat] ^ now[seat]) >> window & 1:
                    word = "on" if stops[i][seat] >> window & 1 else "off"
                    lines.append(f"{SEATS[seat]} {STOP} {word} {windows[window]}")
            now[seat] = stops[i][seat]
        if i < len(path):
            entry = table.record[path[i] - 1]
            kind = LEAVE_GAME if entry.kind == LEAVE and LEAVE in table.game.codes.aliases else entry.kind
            lines.append(entry_text(entry.seat, kind, entry.text))
    return lines


def line_of_play(table: Table, entry: int) -> tuple[list[int], list[tuple[int, ...]]]:
    """The entries that led to where the game stood after an entry, without what was undone; the stops at each of them,
    and at the end."""
    if not 0 <= entry <= len(table.record):
        raise BadSetup(f"got entry {entry}; this record has entries 1 to {len(table.record)}, and 0 is its start")
    at = entry
    if entry and table.record[entry - 1].kind in (UNDO, STOP, TAKEOVER):
        at = table.positions[entry].parent
    path = table.path(at)[1:]
    return path, [table.positions[n].stops for n in path] + [table.positions[entry].stops]


def position_text(position: dict[str, Any]) -> str:
    """A position as the table of a scenario: seats have tables of their own."""
    seats = {key: value for key, value in position.items() if isinstance(value, dict) and key in list(SEATS)}
    rest = {key: value for key, value in position.items() if key not in seats}
    text = "\n[position]\n" + pairs_text(rest)
    for key, value in seats.items():
        text += f"\n[position.{key_text(key)}]\n" + pairs_text(value)
    return text
