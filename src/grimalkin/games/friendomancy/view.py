"""What a seat sees: zones and facts, read from its mask. FR-RULING-140, -146, -148."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from grimalkin.core.engine import waiting_ask
from grimalkin.core.numbered import crowded, numbered_id
from grimalkin.core.piles import Pile, kind_of
from grimalkin.core.state import FULL
from grimalkin.core.view import Fact, Modifier, Piece, Zone
from grimalkin.games.friendomancy.attack import AskTarget
from grimalkin.games.friendomancy.kinds import (
    FOE,
    L_CONTROL,
    L_NOT_ATTACKED,
    NONE,
    PILES,
    POOL_COUNT,
    POOLS,
    SEATS,
    THIS_TURN,
    TRIBES,
    WHILE_HERE,
)
from grimalkin.games.friendomancy.script import LineStep, UseAsk, piece_id, pile_zone
from grimalkin.games.friendomancy.state import K_BEDTIME, K_LIST_OPEN, STEPS, Parlor, UnderCard
from grimalkin.games.friendomancy.state import Piece as TablePiece
from grimalkin.games.friendomancy.values import (
    attacks_left,
    cost_changes,
    cost_of,
    has_power,
    is_safe,
    power_of,
    power_parts,
    seat_key,
    seat_source,
    toll_change,
    tribes_of,
)
from grimalkin.kit.lasting import newest


def phase(masked: Parlor) -> str:
    return STEPS[masked.step]


def facts(masked: Parlor) -> list[Fact]:
    found = [Fact("round", masked.round), Fact("step", STEPS[masked.step]), Fact("bedtime", masked.keys[K_BEDTIME])]
    if masked.round:
        found.append(Fact("turn", SEATS[masked.active]))
        found.append(Fact("things", masked.things))
    if masked.final:
        found.append(Fact("final", masked.final))
    ask = waiting_ask(masked)
    if isinstance(ask, UseAsk):
        found.append(Fact("by", name(masked, ask.use.kind)))  # the card whose text asks
    elif isinstance(ask, AskTarget):
        found.append(Fact("attacker", name(masked, ask.piece(masked).kind)))
    for trigger in masked.triggers:
        if isinstance(trigger.step, LineStep):
            found.append(Fact("waits", name(masked, trigger.step.kind)))  # texts that come after this one
    return found


def seat_facts(masked: Parlor, seat: int) -> list[Fact]:
    hand = len(masked.hands[seat]) + (len(masked.aside) if masked.is_aside_of(seat) else 0)
    found = [Fact("money", masked.money[seat]), Fact("hand", hand), Fact("deck", len(masked.decks[seat]))]
    if seat in masked.order:  # it may be drawn by lot, one by one
        found.append(Fact("place", masked.order.index(seat) + 1))
    if is_safe(masked, seat):
        found.append(Fact("safe", safe_by(masked, seat)))
    return found


def safe_by(masked: Parlor, seat: int) -> str:
    """The card by which nobody attacks a player."""
    source = seat_source(masked, L_NOT_ATTACKED, seat)
    if source is None:
        effect = newest(masked.lasting, L_NOT_ATTACKED, seat_key(seat))
        source = masked.piece(effect.source) if effect is not None and effect.source > 0 else None
    return name(masked, source.kind) if source is not None else "texts"


# Zones


def zones(masked: Parlor) -> list[Zone]:
    crowd = crowd_of(masked)
    shown: list[Zone] = []
    for pile in range(POOL_COUNT + len(masked.decks)):
        owner = None if pile < POOL_COUNT else pile - POOL_COUNT
        shown.append(pile_view(masked, pile, owner, crowd))
    for seat in range(len(masked.hands)):
        shown += side_zones(masked, seat, crowd)
    shown.append(Zone("lurk", None, len(masked.lurk), [on_table(masked, foe, crowd) for foe in masked.lurk]))
    shown.append(Zone("cast", None, len(masked.casting), [on_table(masked, one, crowd) for one in masked.casting]))
    revealed = [Piece(f"revealed.{name(masked, kind)}", name(masked, kind)) for kind in masked.shown]
    shown.append(Zone("revealed", None, len(revealed), revealed))
    shown.append(heap_zone(masked, "heap", None, masked.heap))
    shown.append(heap_zone(masked, "removed", None, masked.removed))
    aside = [card_view(masked, "aside", card) for card in masked.aside.cards]
    shown.append(Zone("aside", None, len(aside), aside))
    if masked.assigned and masked.viewer != FULL:
        shown += hidden_foes(masked)
    if masked.viewer != FULL and (masked.keys[K_LIST_OPEN] or masked.knowing_judges() >> masked.viewer & 1):
        shown += unseen(masked)
    return shown


def unseen(masked: Parlor) -> list[Zone]:
    """FR-RULING-15, FR-RULING-155 Who knows all lists knows which cards lie hidden, but not where. Which Foes luck has
    picked nobody knows."""
    kinds = sorted([card & 0xFFFF for card in masked.among if masked.box.types[card & 0xFFFF] != FOE])
    pieces = [Piece(f"unseen.{name(masked, kind)}", name(masked, kind)) for kind in kinds]
    return [Zone("unseen", None, len(pieces), pieces)] if pieces else []


def hidden_foes(masked: Parlor) -> list[Zone]:
    """FR-RULING-160 Which Foes a Judge has hidden where, for Judges alone."""
    found: list[Zone] = []
    for pool in range(POOL_COUNT):
        zone = f"hidden.{POOLS[pool]}"
        kinds = [foe >> 2 for foe in masked.assigned if foe & 3 == pool]
        pieces = [Piece(f"{zone}.{name(masked, kind)}", name(masked, kind)) for kind in kinds]
        if pieces:
            found.append(Zone(zone, None, len(pieces), pieces))
    return found


def side_zones(masked: Parlor, seat: int, crowd: list[int]) -> list[Zone]:
    letter = SEATS[seat]
    held = hand_view(masked, seat)
    board = pieces_of(masked, [piece for piece in masked.board if piece.seat == seat], crowd)
    trophies = pieces_of(masked, [piece for piece in masked.trophies if piece.seat == seat], crowd)
    looked = looked_at(masked, seat)
    return [
        *([Zone(f"list.{letter}", seat, len(looked), looked)] if looked else []),
        Zone(f"hand.{letter}", seat, len(held), held),
        Zone(f"board.{letter}", seat, len([piece for piece in masked.board if piece.seat == seat]), board),
        heap_zone(masked, f"discard.{letter}", seat, masked.discards[seat]),
        Zone(f"trophies.{letter}", seat, len([piece for piece in masked.trophies if piece.seat == seat]), trophies),
    ]


def hand_view(masked: Parlor, seat: int) -> list[Piece]:
    """Cards whose cost is not as printed now say what they cost."""
    zone = f"hand.{SEATS[seat]}"
    changes = cost_changes(masked, seat)
    found: list[Piece] = []
    for card in masked.hands[seat].cards:
        piece = card_view(masked, zone, card)
        if card >= 0:
            kind = kind_of(card)
            cost = cost_of(masked, seat, kind, changes)
            if cost != masked.box.costs[kind]:
                piece = Piece(piece.id, piece.card, None, [Fact("costs", cost)])
        found.append(piece)
    return found


def pile_view(masked: Parlor, number: int, owner: int | None, crowd: list[int]) -> Zone:
    """A Pool or a Deck: its size, the cards whose places this seat knows, and the Foes that perch on it."""
    pile = masked.pile(number)
    zone = pile_zone(number)
    known = known_places(masked, zone, pile)
    perched = pieces_of(masked, [foe for foe in masked.perch if foe.pile == number], crowd)
    return Zone(zone, owner, len(pile), known + perched)


def known_places(masked: Parlor, zone: str, pile: Pile) -> list[Piece]:
    """FR-RULING-140 Peeked and revealed cards, in their places; nothing of what this seat has not seen."""
    found: list[Piece] = []
    for i in range(len(pile.top) - 1, -1, -1):
        if pile.top[i] >= 0:
            kind = name(masked, kind_of(pile.top[i]))
            found.append(Piece(f"{zone}.{kind}", kind, None, [Fact("from_top", len(pile.top) - i)]))
    for i in range(len(pile.bottom)):
        if pile.bottom[i] >= 0:
            kind = name(masked, kind_of(pile.bottom[i]))
            found.append(Piece(f"{zone}.{kind}", kind, None, [Fact("from_bottom", len(pile.bottom) - i)]))
    return found


def looked_at(masked: Parlor, seat: int) -> list[Piece]:
    """FR-SETUP-13 The cards with which the own Deck began, as a set: nobody else sees them."""
    if masked.viewer != seat:
        return []
    names = [name(masked, kind) for kind in masked.looked[seat]]
    return [Piece(f"list.{SEATS[seat]}.{kind}", kind) for kind in names]


def heap_zone(masked: Parlor, zone: str, owner: int | None, cards: list[int]) -> Zone:
    kinds = sorted([card & 0xFFFF for card in cards])
    pieces = [Piece(f"{zone}.{name(masked, kind)}", name(masked, kind)) for kind in kinds]
    return Zone(zone, owner, len(cards), pieces)


def name(masked: Parlor, kind: int) -> str:
    return masked.box.names[kind]


def card_view(masked: Parlor, zone: str, card: int) -> Piece:
    if card < 0:
        return Piece(zone, None)
    kind = name(masked, kind_of(card))
    return Piece(f"{zone}.{kind}", kind)


# Pieces on the table


def crowd_of(masked: Parlor) -> list[int]:
    """The kinds of which several face-up cards have a number in this view."""
    kinds: list[int] = []
    for piece in masked.all_pieces():
        kinds.append(piece.kind)
        kinds.extend([card.kind for card in piece.under if card.down is None])
    return crowded(kinds)


def pieces_of(masked: Parlor, pieces: list[TablePiece], crowd: list[int]) -> list[Piece]:
    """Each card, and behind it what lies under it."""
    found: list[Piece] = []
    for piece in pieces:
        found.append(on_table(masked, piece, crowd))
        host = numbered_id(name(masked, piece.kind), piece.number)
        found += [under_view(masked, card, piece, host, crowd) for card in piece.under]
    return found


def under_view(masked: Parlor, card: UnderCard, piece: TablePiece, host: str, crowd: list[int]) -> Piece:
    """FR-RULING-39 Face-down it shows nothing, unless this seat saw it before."""
    more = share(masked, card, piece)
    facts = [Fact("share", more)] if more else []
    if piece.owner == NONE and card.owner != NONE:
        facts.append(Fact("owner", SEATS[card.owner]))  # FR-RULING-38 whose Discard Pile it goes to
    if card.down is None:
        kind = name(masked, card.kind)
        number = shown_number(card.number, card.kind, crowd)
        return Piece(numbered_id(kind, card.number), kind, None, facts, under=host, number=number)
    hidden = card.down.cards[0]
    return Piece("under", name(masked, kind_of(hidden)) if hidden >= 0 else None, None, facts, under=host)


def share(masked: Parlor, card: UnderCard, piece: TablePiece) -> int:
    """What a card under another adds to its Power: what would be missing without it."""
    if not has_power(masked, piece):
        return 0
    twin = masked.copy()
    host = twin.piece(piece.uid)
    if host is None:
        return 0
    place = piece.under.index(card)
    host.under = (*host.under[:place], *host.under[place + 1 :])
    return power_of(masked, piece) - power_of(twin, host)


def shown_number(number: int, kind: int, crowd: list[int]) -> int | UnsetType:
    return number if kind in crowd else UNSET


def on_table(masked: Parlor, piece: TablePiece, crowd: list[int]) -> Piece:
    kind = name(masked, piece.kind)
    owner = piece.seat if piece.seat != NONE else None
    number = shown_number(piece.number, piece.kind, crowd)
    return Piece(
        numbered_id(kind, piece.number),
        kind,
        owner,
        piece_facts(masked, piece),
        {},
        modifiers(masked, piece),
        number=number,
    )


def piece_facts(masked: Parlor, piece: TablePiece) -> list[Fact]:
    found: list[Fact] = []
    box = masked.box
    if has_power(masked, piece):
        found.append(Fact("power", power_of(masked, piece)))
        tribes = tribes_of(masked, piece)
        words = [TRIBES[i] for i in range(len(TRIBES)) if tribes >> i & 1]
        if words:
            found.append(Fact("tribes", ".".join(words)))  # each is a word of its own
    if piece.seat != NONE and piece.owner not in (NONE, piece.seat):
        found.append(Fact("owner", SEATS[piece.owner]))  # a borrowed card
    found += borrowed_until(masked, piece)
    if box.types[piece.kind] == FOE:
        if piece.pile != NONE:
            found.append(Fact("pile", PILES[piece.pile]))
        if piece.seat == NONE:
            found.append(Fact("toll", max(0, box.costs[piece.kind] + toll_change(masked, piece))))
    elif piece in masked.board and has_power(masked, piece):
        found.append(Fact("attacks", max(0, attacks_left(masked, piece))))
    ask = waiting_ask(masked)
    if isinstance(ask, AskTarget) and ask.attacker == piece.uid:
        found.append(Fact("attacking", 1))
    if piece.turn == masked.turn and piece in masked.board:
        found.append(Fact("fresh", 1))
    if piece.uses:
        found.append(Fact("uses", piece.uses))
    if piece.marked_seat != NONE:
        found.append(Fact("marks", SEATS[piece.marked_seat]))
    marked = masked.piece(piece.mark) if piece.mark else None
    if marked is not None:
        found.append(Fact("marks", numbered_id(name(masked, marked.kind), marked.number)))
    return found


def borrowed_until(masked: Parlor, piece: TablePiece) -> list[Fact]:
    """FR-RULING-65 When control of it ends, if that is known: with this turn, or with the card that holds it."""
    effect = newest(masked.lasting, L_CONTROL, piece.uid) if piece.seat != piece.base else None
    if effect is None:
        return []
    if effect.until == THIS_TURN:
        return [Fact("until", "this_turn")]
    holder = masked.piece(effect.source) if effect.until == WHILE_HERE and effect.source > 0 else None
    return [Fact("until", piece_id(masked, holder))] if holder is not None else []


def modifiers(masked: Parlor, piece: TablePiece) -> list[Modifier]:
    """What makes its Power differ from what is printed: wear, the texts of cards that are known, and the rest."""
    found: list[Modifier] = []
    if not has_power(masked, piece):
        return found
    if piece.wear:
        found.append(Modifier("power", -piece.wear, "wear", "FR-FOE-11"))
    more = power_of(masked, piece) - masked.box.powers[piece.kind] + piece.wear
    for kind, amount in power_parts(masked, piece):
        if amount:
            found.append(Modifier("power", amount, name(masked, kind), "FR-RULING-63"))
            more -= amount
    if more:
        found.append(Modifier("power", more, "texts", "FR-RULING-63"))
    return found
