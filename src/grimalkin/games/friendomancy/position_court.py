"""How a position says what the Judge has before them: disputes, proposals, permits, what was settled. FR-RULING-113."""

from __future__ import annotations

from typing import Any, Final

from grimalkin.core.courts import OWN_TURNS, UNTIL, Court, Dispute, Order, Precedent, Proposal
from grimalkin.core.fields import CardId, Field, Flag, Given, Inner, Many, Number, Text, Word, Wrong
from grimalkin.core.numbers import number_in
from grimalkin.core.positions import SEATS as LETTERS
from grimalkin.games.friendomancy.judge import see_hand
from grimalkin.games.friendomancy.kinds import NONE, POOLS, SEATS
from grimalkin.games.friendomancy.rulings import BEDTIME_KEY, NUMBERS, SWITCHES
from grimalkin.games.friendomancy.state import KEYS, Parlor, assigned_foe

MANY: Final = 65_535
STANDS: Final = [*UNTIL, "own turns"]


def seat_field(name: str) -> Field:
    return Word(name, "seat", list(LETTERS))


def court_fields(seats: int) -> list[Field]:
    entry = Number("n", 0, MANY, 0)
    return [
        Many("judges", seat_field("seat"), None),
        Many("disputes", Inner("dispute", [entry, seat_field("seat"), Text("about")]), []),
        Many(
            "proposals",
            Inner(
                "proposal",
                [
                    entry,
                    seat_field("seat"),
                    Text("text"),
                    Many("seconds", seat_field("seat")),
                    Number("dispute", 0, MANY, 0),
                    Flag("held", False),
                ],
            ),
            [],
        ),
        Many(
            "orders",
            Inner(
                "order",
                [
                    entry,
                    seat_field("seat"),
                    Many("parts", Text("act")),
                    Flag("permits", False),
                    Word("until", "moment", STANDS),
                    Number("left", 0, 2, 0),
                    Number("chosen", 0, MANY, 0),
                    Flag("needed", False),
                    Flag("used", False),
                ],
            ),
            [],
        ),
        Many(
            "precedents",
            Inner(
                "precedent",
                [
                    entry,
                    seat_field("seat"),
                    Text("key"),
                    Text("value"),
                    Text("rule", ""),
                    Text("criteria", ""),
                    Text("text", ""),
                ],
            ),
            [],
        ),
        Many("next_order", Word("seat", "seat", SEATS[:seats]), []),
        Number("turns", 0, MANY, None),
        Many("began", Number("turn", 0, MANY), None),
        Many("began_before", Number("turn", 0, MANY), None),
        Word("named", "seat", [*SEATS[:seats], "nobody"], seats),
        Many("assigned", Inner("foe", [CardId("card"), Word("pool", "Pool", POOLS)]), []),
    ]


# reading


def read_court(found: Parlor, given: Given) -> None:
    seats = len(found.hands)
    if given.of("judges") is not None:
        seat_judges(found, given.numbers("judges"))
    found.next_order = given.numbers("next_order")
    found.turns = found.turn if given.of("turns") is None else given.number("turns")
    if given.of("began") is not None:
        found.began = by_seat(given, "began", seats)
    if given.of("began_before") is not None:
        found.began_before = by_seat(given, "began_before", seats)
    named = given.number("named")
    found.named = NONE if named == seats else named
    found.assigned = tuple([assigned_foe(foe.number("card"), foe.number("pool")) for foe in given.inners("assigned")])
    disputes = [Dispute(one.number("n"), one.number("seat"), one.text("about")) for one in given.inners("disputes")]
    orders = [read_order(one) for one in given.inners("orders")]
    precedents = [read_precedent(found, one) for one in given.inners("precedents")]
    proposals = [read_proposal(one) for one in given.inners("proposals")]
    found.court = Court(tuple(disputes), tuple(proposals), tuple(orders), tuple(precedents)).or_none()


def by_seat(given: Given, name: str, seats: int) -> list[int]:
    numbers = given.numbers(name)
    if len(numbers) != seats:
        raise Wrong(name, f"got {len(numbers)} numbers; expected {seats}, one a seat")
    return numbers


def seat_judges(found: Parlor, judges: list[int]) -> None:
    """Those who sit here now, which may be more than the settings say (FR-RULING-119)."""
    for seat in judges:
        if seat < len(found.hands):
            raise Wrong("judges", f"{LETTERS[seat]} is a player")
        bit = 1 << seat
        if not found.officials & bit:
            found.officials |= bit
            if not found.knowing_judges() & bit:
                continue
            for pile in found.piles():
                pile.knowers |= bit
            for holder in range(len(found.hands)):
                see_hand(found.hands[holder], found.hand_seers(holder), bit)
            found.wings.seers |= bit


def read_order(given: Given) -> Order:
    until = given.number("until")
    return Order(
        given.number("n"),
        given.number("seat"),
        tuple(given.texts("parts")),
        given.flag("permits"),
        until,
        given.number("left"),
        given.number("chosen"),
        given.flag("needed"),
        given.flag("used"),
    )


def read_precedent(found: Parlor, given: Given) -> Precedent:
    """What was settled holds: the key has its value."""
    key = given.text("key")
    value = given.text("value")
    keys = found.keys[:]
    if key in SWITCHES and value in SWITCHES[key][1]:
        keys[KEYS.index(key)] = SWITCHES[key][1].index(value)
    elif (key in NUMBERS or key == BEDTIME_KEY) and (number := number_in(value, 0, 9_999)) is not None:
        keys[KEYS.index(key)] = number
    else:
        raise Wrong("precedents", f"'{key}' = '{value}' is nothing that a ruling can settle")
    found.keys = keys
    texts = [given.text(name) for name in ("rule", "criteria", "text")]
    return Precedent(given.number("n"), given.number("seat"), key, value, texts[0], texts[1], texts[2])


def read_proposal(given: Given) -> Proposal:
    seconds = 0
    for seat in given.numbers("seconds"):
        seconds |= 1 << seat
    return Proposal(
        given.number("n"),
        given.number("seat"),
        given.text("text"),
        seconds,
        given.number("dispute"),
        given.flag("held"),
    )


# writing


def write_court(state: Parlor, table: dict[str, Any], full: bool) -> None:
    """What there is; in full descriptions also what has no default that a field could say."""
    if full or state.turns != state.turn:
        table["turns"] = state.turns
    if full or sum(state.began) > 0:
        table["began"] = list(state.began)
    if full or sum(state.began_before) > 0:
        table["began_before"] = list(state.began_before)
    if state.next_order:
        table["next_order"] = [SEATS[seat] for seat in state.next_order]
    if state.named != NONE:
        table["named"] = SEATS[state.named]
    if state.assigned:
        table["assigned"] = [{"card": state.box.names[foe >> 2], "pool": POOLS[foe & 3]} for foe in state.assigned]
    if not state.officials:
        if full:
            table["judges"] = []
        return
    table["judges"] = [LETTERS[seat] for seat in range(len(LETTERS)) if state.officials >> seat & 1]
    court = state.court if state.court is not None else Court()
    lists = {
        "disputes": [{"n": one.n, "seat": LETTERS[one.seat], "about": one.about} for one in court.disputes],
        "proposals": [write_proposal(one) for one in court.proposals],
        "orders": [write_order(one) for one in court.orders],
        "precedents": [write_precedent(one) for one in court.precedents],
    }
    for name, found in lists.items():
        if full or found:
            table[name] = found


def write_proposal(one: Proposal) -> dict[str, Any]:
    return {
        "n": one.n,
        "seat": LETTERS[one.seat],
        "text": one.text,
        "seconds": [LETTERS[seat] for seat in range(len(LETTERS)) if one.seconds >> seat & 1],
        "dispute": one.dispute,
        "held": one.held,
    }


def write_order(one: Order) -> dict[str, Any]:
    return {
        "n": one.n,
        "seat": LETTERS[one.seat],
        "parts": list(one.parts),
        "permits": one.allows,
        "until": STANDS[one.until] if one.until != OWN_TURNS else STANDS[-1],
        "left": one.left,
        "chosen": one.at,
        "needed": one.needed,
        "used": one.used,
    }


def write_precedent(one: Precedent) -> dict[str, Any]:
    return {
        "n": one.n,
        "seat": LETTERS[one.seat],
        "key": one.question,
        "value": one.value,
        "rule": one.rule,
        "criteria": one.criteria,
        "text": one.text,
    }
