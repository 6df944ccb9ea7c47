"""The encoding: what a seat may know of a position and what it can choose, as bags of words. One for all games.

It reads the mask through what every game offers to those who look on: zones, facts, phase, the question and what
options touch. Entities are the whole table, each seat, each zone with its plain cards, each piece that says something
of itself, each rival, and what lies somewhere among hidden cards. Seats are relative: r0 is who looks, r1 sits to the
left. An option is the bag of the words of its notation, joined to the first and the last entity that it touches.
"""

from __future__ import annotations

from typing import Any, Final

from grimalkin.core.agenda import Ask
from grimalkin.core.engine import waiting_ask
from grimalkin.core.game import Game
from grimalkin.core.piles import SPECTATOR
from grimalkin.core.snapshot import plain
from grimalkin.core.state import State, letter
from grimalkin.core.view import Fact, Piece, Spot, Zone
from grimalkin.players.learned.batch import NOTHING, Batch
from grimalkin.players.learned.words import PIECE, Traits, Words, numbered

MOST_ENTITIES: Final = 192
MOST_SIZE: Final = 40  # of a zone, as it is said
MOST_NUMBER: Final = 255  # of a question: what is larger numbers things and says nothing
DEPTH: Final = 3  # of the agenda: the question, and what waits behind it
SEATED: Final = ("seat", "asked")  # fields of a question that name seats, which are told apart
TURNED: Final = ("attacker", "model", "start", "victim", "you")  # fields that name seats, or other things above them


class ZoneWords:
    """The words of a zone for one who looks."""

    def __init__(self, words: Words, name: str, owner: str) -> None:
        self.name = name
        self.bag = [words.number(f"zone {name}")]
        if owner:
            self.bag.append(words.number(f"zone of {owner}"))
        self.inside = words.number(f"in {name}")
        self.sizes = [words.number(f"size {name} {size}") for size in range(MOST_SIZE + 1)]
        self.lying: dict[str, int] = {}  # by card
        self.hidden = words.number(f"hides {name}")


class Eyes:
    """How one seat among so many says what it sees. It remembers how things are said."""

    def __init__(self, words: Words, seat: int, seats: int) -> None:
        self.words = words
        self.seat = seat
        self.seats = seats
        self.turned: dict[str, str] = {letter(i): f"r{(i - seat) % seats}" for i in range(seats)}
        for i in range(seats, SPECTATOR):  # officials sit behind all players
            self.turned[letter(i)] = f"official{i - seats}"
        self.said: dict[str, str] = {}
        self.zones: dict[str, ZoneWords] = {}
        self.whole: dict[str, dict[int, list[int]]] = {}  # facts of numbers, by name and value
        self.worded: dict[str, dict[str, list[int]]] = {}  # facts of words
        self.shares: dict[str, list[int]] = {}  # what part of the maximum, in quarters
        self.cards: dict[str, int] = {}
        self.owned: list[dict[str, int]] = [{} for _ in range(seats + 1)]
        self.whose = [words.number(f"of r{i}") for i in range(seats + 1)]
        self.spots: dict[tuple[int, int], int] = {}
        self.choices: dict[str, dict[int, list[int]]] = {}  # by question and code
        self.seat_facts: list[dict[str, str]] = [{} for _ in range(seats)]
        self.groups: dict[str, dict[str, int]] = {}  # of hidden cards

    def relative(self, text: str) -> str:
        """A text with the letters of seats as places relative to who looks, and without the numbers of pieces."""
        found = self.said.get(text)
        if found is None:
            parts = PIECE.sub("#", text).split(".")
            found = self.said[text] = ".".join([self.turned.get(part, part) for part in parts])
        return found

    def place(self, seat: int) -> int:
        """Where a seat sits, seen from here; whoever is no player sits behind all."""
        return (seat - self.seat) % self.seats if 0 <= seat < self.seats else self.seats

    def fact(self, name: str, value: int | str, of: int | None, bag: list[int]) -> None:
        """The words of a fact."""
        if isinstance(value, int):
            by_value = self.whole.get(name)
            if by_value is None:
                by_value = self.whole[name] = {}
            known = by_value.get(value)
            if known is None:
                known = by_value[value] = [self.words.number(word) for word in numbered(name, value)]
            bag.extend(known)
            if of is not None and of > 0:
                shares = self.shares.get(name)
                if shares is None:
                    shares = self.shares[name] = [self.words.number(f"{name}%{part}") for part in range(6)]
                bag.append(shares[max(0, min(5, (4 * value + of // 2) // of))])
            return
        by_word = self.worded.get(name)
        if by_word is None:
            by_word = self.worded[name] = {}
        known = by_word.get(value)
        if known is None:
            known = by_word[value] = [self.words.number(f"{name} {self.relative(value)}")]
        bag.extend(known)

    def facts(self, facts: list[Fact], bag: list[int]) -> None:
        for fact in facts:
            self.fact(fact.name, fact.value, fact.of, bag)

    def of_seat(self, turned: int, name: str) -> str:
        """What a fact of a seat is called."""
        known = self.seat_facts[turned].get(name, "")
        if not known:
            known = self.seat_facts[turned][name] = f"r{turned}.{name}"
        return known

    def zone(self, zone: Zone) -> ZoneWords:
        known = self.zones.get(zone.id)
        if known is None:
            owner = "" if zone.owner is None else f"r{self.place(zone.owner)}"
            known = self.zones[zone.id] = ZoneWords(self.words, self.relative(zone.id), owner)
        return known

    def lies(self, where: ZoneWords, card: str) -> int:
        known = where.lying.get(card, -1)
        if known < 0:
            known = where.lying[card] = self.words.number(f"lies {where.name} {card}")
        return known

    def card(self, card: str) -> int:
        known = self.cards.get(card, -1)
        if known < 0:
            known = self.cards[card] = self.words.number(f"card {card}")
        return known

    def card_of(self, place: int, card: str) -> int:
        """A card with whose it is."""
        known = self.owned[place].get(card, -1)
        if known < 0:
            known = self.owned[place][card] = self.words.number(f"of r{place} {card}")
        return known

    def among(self, owner: str, card: str) -> int:
        """A card that is somewhere among the hidden ones of a group."""
        by_card = self.groups.get(owner)
        if by_card is None:
            by_card = self.groups[owner] = {}
        known = by_card.get(card, -1)
        if known < 0:
            known = by_card[card] = self.words.number(f"among {owner} {card}")
        return known

    def spot(self, q: int, r: int) -> int:
        known = self.spots.get((q, r), -1)
        if known < 0:
            known = self.spots[q, r] = self.words.number(f"at {q} {r}")
        return known

    def option(self, question: str, code: int, text: str) -> list[int]:
        """The bag of an option: the whole of it, its verb, its verb to this question, and each word of it."""
        by_code = self.choices.get(question)
        if by_code is None:
            by_code = self.choices[question] = {}
        known = by_code.get(code)
        if known is None:
            tokens = [self.relative(token) for token in text.split()]
            found = [f"do {' '.join(tokens)}", f"verb {tokens[0]}", f"to {question} {tokens[0]}"]
            found += [f"with{i} {tokens[i]}" for i in range(1, len(tokens))]
            if len(tokens) == 1:
                found.append(f"to {question} only {tokens[0]}")
            known = by_code[code] = [self.words.number(word) for word in found]
        return known


class Encoding:
    """Reads positions of one game. It keeps the words that have come up, and their numbers."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.words = Words()
        self.traits = Traits(game)
        self.eyes: dict[tuple[int, int], Eyes] = {}
        self.table = self.words.number("table")
        self.standing = self.words.number("steps in")

    def look(self, seat: int, seats: int) -> Eyes:
        found = self.eyes.get((seat, seats))
        if found is None:
            found = self.eyes[seat, seats] = Eyes(self.words, seat, seats)
        return found

    def read(self, masked: State, seat: int, options: list[int], standing: list[int], batch: Batch) -> None:
        """Add what a seat knows and can choose to a batch. `masked` is its mask; without options it only looks on."""
        assert masked.viewer == seat, f"the mask is of seat {masked.viewer}, not of {seat}"
        eyes = self.look(seat, len(masked.teams))
        ask = waiting_ask(masked)
        where: dict[str, int] = {}
        count = self.entities(masked, eyes, ask, batch, where)
        if ask is not None and (options or standing):
            question = type(ask).__name__
            for code in options:
                bag = self.option(eyes, question, code)
                touch(batch, bag, ask.touches(masked, seat, code), where)
            for code in standing:
                bag = [*self.option(eyes, question, code), self.standing]
                touch(batch, bag, masked.hooks.interrupt_touches(masked, seat, code), where)
        batch.close(count, len(options) + len(standing))

    def option(self, eyes: Eyes, question: str, code: int) -> list[int]:
        """The bag of an option, whose text is only looked up once."""
        by_code = eyes.choices.get(question)
        known = by_code.get(code) if by_code is not None else None
        return eyes.option(question, code, self.game.codes.text(code)) if known is None else known

    def entities(self, masked: State, eyes: Eyes, ask: Ask[Any] | None, batch: Batch, where: dict[str, int]) -> int:
        """Add the entities of a position. `where` is told which of them a piece is in or is. How many there are."""
        game = self.game
        batch.add_entity(self.table_bag(masked, eyes, ask))
        for turned in range(eyes.seats):
            batch.add_entity(self.seat_bag(masked, eyes, (eyes.seat + turned) % eyes.seats, turned))
        count = 1 + eyes.seats
        if masked.among:
            count += self.add_among(masked, eyes, batch)
        for rival in game.rivals(masked):
            bag = [eyes.words.number(f"rival {rival.name}")]
            if rival.zone:
                bag.append(eyes.words.number(f"in {eyes.relative(rival.zone)}"))
            eyes.facts(rival.facts, bag)
            batch.add_entity(bag)
            where[rival.name] = count
            count += 1
        for zone in game.zones(masked, eyes.seat):
            if not zone.size and not zone.pieces:
                continue
            if count >= MOST_ENTITIES:
                break
            count = add_zone(zone, eyes, batch, where, count)
        return count

    def table_bag(self, masked: State, eyes: Eyes, ask: Ask[Any] | None) -> list[int]:
        words = eyes.words
        bag = [self.table, words.number(f"phase {self.game.phase(masked)}"), words.number(f"seats {eyes.seats}")]
        eyes.facts(self.game.facts(masked), bag)
        if ask is None:
            return bag
        bag.append(words.number(f"rule {ask.rule}"))
        for asked in ask.order(masked):
            bag.append(words.number(f"asked r{eyes.place(asked)}"))
        agenda = masked.agenda
        for depth in range(min(DEPTH, len(agenda))):
            said = plain(agenda[len(agenda) - 1 - depth])
            tell(said, "" if depth == 0 else f"then{depth}.", eyes, bag)
        return bag

    def seat_bag(self, masked: State, eyes: Eyes, seat: int, turned: int) -> list[int]:
        words = eyes.words
        bag = [words.number(f"seat r{turned}")]
        if turned and masked.teams[seat] == masked.teams[eyes.seat]:
            bag.append(words.number("partner"))
        if masked.absent >> seat & 1:
            bag.append(words.number("gone"))
        for fact in self.game.seat_facts(masked, seat):
            eyes.fact(eyes.of_seat(turned, fact.name), fact.value, fact.of, bag)
        return bag

    def add_among(self, masked: State, eyes: Eyes, batch: Batch) -> int:
        """The cards that are known to be somewhere among hidden ones: an entity for each group of these."""
        names = masked.card_names()
        whose = owners_of(masked, eyes)
        bags: dict[str, list[int]] = {}
        bag: list[int] = []
        owner = ""
        last = word = -1
        for card in masked.among:  # sorted: those of a group stand together, and so do copies
            if card != last:
                if last < 0 or card >> 16 != last >> 16:
                    owner = whose[card >> 16]
                    if owner not in bags:
                        bags[owner] = [eyes.words.number("among"), eyes.words.number(f"among {owner}")]
                    bag = bags[owner]
                word = eyes.among(owner, names[card & 0xFFFF])
                last = card
            bag.append(word)
        for owner in sorted(bags):
            batch.add_entity(bags[owner])
        return len(bags)


def add_zone(zone: Zone, eyes: Eyes, batch: Batch, where: dict[str, int], count: int) -> int:
    """Add a zone with its plain cards, then its pieces that say something. How many entities there are."""
    said = eyes.zone(zone)
    bag = [*said.bag, said.sizes[min(zone.size, MOST_SIZE)]]
    if isinstance(zone.at, Spot) and zone.at.q is not None and zone.at.r is not None:
        bag.append(eyes.spot(zone.at.q, zone.at.r))
    own: list[list[int]] = []
    for piece in zone.pieces:
        card = piece.card
        if piece.facts or piece.tokens or piece.modifiers:
            where[piece.id] = count + 1 + len(own)
            own.append(piece_bag(piece, said, eyes))
        else:
            bag.append(eyes.lies(said, card) if card is not None else said.hidden)
            if piece.id not in where:
                where[piece.id] = count
    if zone.id not in where:
        where[zone.id] = count
    batch.add_entity(bag)
    for bag in own:
        batch.add_entity(bag)
    return count + 1 + len(own)


def piece_bag(piece: Piece, said: ZoneWords, eyes: Eyes) -> list[int]:
    bag = [said.inside]
    card = piece.card if piece.card is not None else "?"
    bag.append(eyes.card(card))
    if piece.owner is not None:
        place = eyes.place(piece.owner)
        bag.append(eyes.whose[place])
        bag.append(eyes.card_of(place, card))
    eyes.facts(piece.facts, bag)
    for token in piece.tokens:
        eyes.fact(f"t.{token}", piece.tokens[token], None, bag)
    for changed in piece.modifiers:
        bag.append(eyes.words.number(f"changed {changed.fact} {changed.by}"))
    return bag


def touch(batch: Batch, bag: list[int], touches: list[str], where: dict[str, int]) -> None:
    """Add an option, joined to the first and the last entity that it touches."""
    first = last = NOTHING
    for piece in touches:
        found = where.get(piece, NOTHING)
        if found != NOTHING:
            if first == NOTHING:
                first = found
            elif found != first:
                last = found
    batch.add_option(bag, first, last)


def owners_of(masked: State, eyes: Eyes) -> dict[int, str]:
    """By group of hidden cards, whose it is: the one seat's that looks into its piles, or nobody's."""
    seers: dict[int, int] = {}
    for pile in masked.piles():
        seers[pile.group] = seers.get(pile.group, 0) | pile.seers
    found: dict[int, str] = {}
    for group, looking in seers.items():
        found[group] = f"g{group}"
        for seat in range(eyes.seats):
            if looking == 1 << seat:
                found[group] = f"r{eyes.place(seat)}"
    return found


def tell(said: Any, path: str, eyes: Eyes, bag: list[int]) -> None:
    """The words of a step of the agenda as it is stored: its name, then fields and what they hold."""
    if not isinstance(said, list) or not said or not isinstance(said[0], str):
        return
    bag.append(eyes.words.number(f"{path}step {said[0]}"))
    for i in range(1, len(said) - 1, 2):
        name = said[i]
        value = said[i + 1]
        if not isinstance(name, str) or name in SEATED:
            continue
        if isinstance(value, str):
            bag.append(eyes.words.number(f"{path}{name} {eyes.relative(value)}"))
        elif isinstance(value, int):
            if name in TURNED and 0 <= value < eyes.seats:
                bag.append(eyes.words.number(f"{path}{name} r{eyes.place(value)}"))
            elif -1 <= value <= MOST_NUMBER:
                bag.append(eyes.words.number(f"{path}{name}={int(value)}"))
        else:
            tell(value, f"{path}{name}.", eyes, bag)
