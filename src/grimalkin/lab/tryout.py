"""Cards that are tried out: many games give each of them to a share of the sides, and count what becomes of it.

A new card is in no deck that comes with its game, and out of a large box luck rarely draws one. So in every game half
of the sides are to have each card; where all seats are one team, the team has it in half of the games. A side gets it
in whatever way the game has:

- in the deck that a seat brings: `Game.deck_with` makes room for it, and the game's own check must take the deck;
- in a draft, where its seat takes it as soon as it is offered, and the others leave it as long as they can;
- else luck draws it for the side as soon as a card is drawn that could be this one.

`Game.settings_with` says which settings a card needs, and `Game.comes_with` by which other card it comes into play.
Nothing happens here that could not happen at a table.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from grimalkin.core.agenda import Ask, Chance
from grimalkin.core.errors import BadSetup
from grimalkin.core.events import CARD, NUMBER, PIECE, SEAT
from grimalkin.core.fields import is_removed
from grimalkin.core.game import CARDS, EDITION, Game
from grimalkin.core.library import ONLY_WORDS, ONLY_WORDS_OF_PART
from grimalkin.core.luck import Luck
from grimalkin.core.piles import kind_of
from grimalkin.core.state import Listener, Result, State
from grimalkin.core.wording import unknown
from grimalkin.lab.rates import Rate, rate_of
from grimalkin.lab.sheets import compare, tables_of
from grimalkin.players.driver import Watcher
from grimalkin.players.player import Player

TRIED = "tried"  # among what counts are about
BROUGHT, HAD, DRAWN, PLAYED, WITHOUT = "brought", "had", "drawn", "played", "without"
MOST = 4  # cards that one seat is given in a game: more would make another deck of its own
SEATS = list("ABCDEFG")
SIGNS = re.compile(r"[.#]")  # between the parts of a piece's name
NOBODY = -1
ANY = "any cards"  # what a deck of any cards is called
DRAW = "draw"  # the beat of a line that tells of a drawn card
DOING = ("announce", "roll", "sum", "verdict", "damage", "heal", "status", "gain")  # beats of a card that is in play

Counts = Counter[tuple[str, str, str, bool]]  # TRIED, card, measure, whether the side won


class Tried(msgspec.Struct, frozen=True):
    """What became of a card: how many sides brought it, had it, drew it and played it, and how those with it fared.

    Where nobody has cards of their own, a side has what it drew.
    """

    card: str
    brought: int
    had: int
    drawn: int
    played: int
    wins: Rate
    without: Rate
    warning: str = ""  # what the games cannot tell of it


# which cards


def new_and_changed(game: Game, settings: dict[str, str]) -> list[str]:
    """The cards of a designer's own set that are new, or mean something else, in the edition of these settings."""
    if not game.own or game.vocabulary is None or settings[CARDS] != game.own:
        return []
    words = game.vocabulary
    sets = game.card_sets()
    found = compare(words, tables_of(words, sets[game.own_base()]), tables_of(words, sets[game.own]))
    edition = settings.get(EDITION, words.editions[0])
    changed = [one.card for one in found.changes if edition in one.editions and is_meant(one.field)]
    return [card for card in game.library(settings).by_key if card in changed or card in found.new]


def is_meant(field: str) -> bool:
    """Does a field that `compare` names say more than words for people?"""
    _part, sign, name = field.rpartition(": ")
    return name not in (ONLY_WORDS_OF_PART if sign else ONLY_WORDS)


def needed_settings(
    game: Game, settings: dict[str, str], cards: Sequence[str], begun: dict[str, str] | None = None
) -> dict[str, str]:
    """All settings, with what the cards need where these settings do not say otherwise.

    `begun` is all settings of such a table before anybody looks at the cards, where they are not the defaults.
    """
    full = begun or game.full_settings(settings)
    for card in cards:
        full = {**game.settings_with(full, card), **settings}
    return game.full_settings(full)


def card_fault(game: Game, settings: dict[str, str], card: str) -> str:
    """Why a card cannot be tried out; empty: it can."""
    if game.vocabulary is None:
        return f"{game.id} has no cards"
    library = game.library(settings)
    if card in library.by_key:
        return ""
    return is_removed(card) if card in library.removed() else unknown("card", card, list(library.by_key))


# one game


class Tryout:
    """Gives cards to sides, game by game."""

    def __init__(self, game: Game, settings: dict[str, str], cards: Sequence[str]) -> None:
        self.game = game
        self.settings = settings
        self.cards = list(cards)
        self.carriers = {card: game.comes_with(settings, card) for card in cards}  # by which each comes into play
        every = game.ready_decks() + game.other_decks() if game.takes_decks else []
        ready = [deck for deck in every if not game.deck_fault(settings, deck.text)]
        self.ready = {deck.text: deck.name for deck in ready}
        self.without = [deck.text for deck in ready if not set(deck.cards).intersection(self.carriers.values())]
        self.teams: list[int] = []  # known with the first game
        self.no_deck: set[str] = set()  # cards that no deck takes

    def gifts(self, luck: Luck, decks: Sequence[str], free: Sequence[bool]) -> Gifts:
        """Who is to have what in one game. Seats that are `free` may be given another deck than theirs."""
        names = [""] * len(decks)
        brought = self.bases(luck, decks, free, names)
        self.teams = self.teams or self.game.new(self.settings, brought).teams[: len(brought)]
        wanted = self.wanted(luck)
        for seat in range(len(self.teams)):
            kept: list[str] = []
            for card in wanted[seat] if free[seat] and self.game.takes_decks else []:
                carrier = self.carriers[card]
                if carrier in self.no_deck:
                    continue
                text = self.game.deck_with(self.settings, brought[seat], carrier, kept, luck)
                if not kept and carrier not in self.game.cards_named(self.settings, text):
                    self.no_deck.add(carrier)
                elif text != brought[seat] and self.fits([*brought[:seat], text, *brought[seat + 1 :]]):
                    brought[seat] = text
                    kept.append(carrier)
        return Gifts(self, brought, names, wanted, luck.below(2) > 0)

    def wanted(self, luck: Luck) -> list[list[str]]:
        """The cards that each seat is to have: each falls to one seat of half of the teams."""
        found: list[list[str]] = [[] for _seat in self.teams]
        teams = sorted(set(self.teams))
        places = list(range(len(self.cards)))
        luck.shuffle(places)
        for place in places:
            luck.shuffle(teams)
            share = len(teams) // 2 if len(teams) > 1 else luck.below(2)
            for team in teams[:share]:
                seats = [seat for seat, cards in enumerate(found) if self.teams[seat] == team and len(cards) < MOST]
                if seats:
                    found[seats[luck.below(len(seats))]].append(self.cards[place])
        return found

    def bases(self, luck: Luck, decks: Sequence[str], free: Sequence[bool], names: list[str]) -> list[str]:
        """What each seat brings before it is given anything: its own deck, else any cards, else a ready deck.

        `names` learns what those are called that luck makes or draws.
        """
        fixed = [deck for deck in decks if deck.strip()]
        left = [text for text in self.without if text not in fixed]
        if len(left) < len(decks):
            left = [text for text in self.ready if text not in fixed]
        found: list[str] = []
        for seat, deck in enumerate(decks):
            made = ""
            if free[seat] and not deck.strip() and self.game.takes_decks:
                made = self.game.random_deck(self.settings, luck)
                names[seat] = ANY if made else ""
                if not made and left:
                    made = left.pop(luck.below(len(left)))
                    names[seat] = self.ready[made]
            found.append(made or deck)
        return found

    def fits(self, decks: list[str]) -> bool:
        """Can a game begin with these decks together?"""
        try:
            self.game.new(self.settings, decks)
        except BadSetup:
            return False
        return True


class Gifts(Watcher):
    """What the seats of one game are given, and what becomes of it."""

    def __init__(
        self, tryout: Tryout, decks: list[str], names: list[str], wanted: list[list[str]], for_all: bool
    ) -> None:
        game = tryout.game
        self.tryout = tryout
        self.decks = decks
        self.names = names  # of the decks that luck made or drew; empty: the seat's own
        self.for_all = for_all  # what is drawn for nobody in particular comes in half of the games
        self.known = frozenset(tryout.cards)
        self.carriers = frozenset(tryout.carriers.values())
        lists = [game.cards_named(tryout.settings, deck) if deck.strip() else [] for deck in decks]
        self.brought = [self.carried(cards) for cards in lists]
        # what each seat is to have and does not have yet, as the cards by which it comes
        self.left = [
            {tryout.carriers[card] for card in cards if card not in brought}
            for cards, brought in zip(wanted, self.brought, strict=True)
        ]
        self.had: list[set[str]] = [set() for _deck in decks]
        self.drew: list[set[str]] = [set() for _deck in decks]  # from somewhere, as was told
        self.saw: list[set[str]] = [set() for _deck in decks]  # it was told of them
        self.played: list[set[str]] = [set() for _deck in decks]

    def carried(self, cards: Iterable[str]) -> set[str]:
        """The tried cards that come into play by some of these."""
        found = set(cards)
        return {card for card, carrier in self.tryout.carriers.items() if carrier in found}

    # how it is given

    def seated(self, players: Sequence[Player]) -> list[Player]:
        """The players, who draft what they are to have."""
        return [Taker(player, self) for player in players]

    def luck(self, state: State, luck: Luck) -> Luck:
        """The table's luck, which draws what no seat brings."""
        state.listener = Ear(self, state.listener)
        return Generous(luck, self, state)

    # what becomes of it

    def answers(self, game: Game, state: State, ask: Ask[Any], seat: int, options: list[int], option: int) -> None:
        if not game.drafting(state):
            self.chooses(game, seat, option)

    def steps_in(self, game: Game, state: State, ask: Ask[Any], seat: int, option: int) -> None:
        self.chooses(game, seat, option)

    def chooses(self, game: Game, seat: int, option: int) -> None:
        if seat < len(self.played):
            self.played[seat].update(self.known.intersection(game.codes.text(option).split()[1:]))

    def look(self, game: Game, state: State) -> None:
        """At the start and at the end: what each seat plays with."""
        for seat, had in enumerate(self.had):
            cards = game.cards_of(state, seat)
            had.update(self.carried(cards))
            whole = [*game.plays_as(state, seat).values(), *(cards if len(cards) == 1 else [])]
            for card in self.carried(whole):  # it plays as this card, and draws none
                for found in (had, self.drew[seat], self.played[seat]):
                    found.add(card)

    def found(self, game: Game, state: State) -> Counts:
        """The game that is over, as counts."""
        self.look(game, state)
        assert state.result is not None, "a game that is over has a result"
        return self.counts(state.teams, state.result)

    def counts(self, teams: Sequence[int], result: Result) -> Counts:
        """The game as counts, one for each side."""
        found: Counts = Counter()
        owned = set[str]().union(*self.brought, *self.had)
        for team in sorted(set(teams[: len(self.decks)])):
            seats = [seat for seat in range(len(self.decks)) if teams[seat] == team]
            won = result.returns(seats[0]) > 0
            brought, had, drew, saw, played = (
                set[str]().union(*(each[seat] for seat in seats))
                for each in (self.brought, self.had, self.drew, self.saw, self.played)
            )
            for card in self.tryout.cards:
                # a card that nobody owns is a side's own when it was drawn
                has = card in had or (card not in owned and card in drew | saw)
                drawn = card in drew or (has and card in saw)
                for measure, is_so in (
                    (BROUGHT, card in brought),
                    (HAD, has),
                    (DRAWN, drawn),
                    (PLAYED, card in played and (has or drawn)),
                    (WITHOUT, not has),
                ):
                    if is_so:
                        found[TRIED, card, measure, won] += 1
        return found


class Taker(Player):
    """Drafts what its seat is to have and leaves to others what it is not, if it can; all else is for a player."""

    def __init__(self, player: Player, gifts: Gifts) -> None:
        self.player = player
        self.gifts = gifts

    def choose(self, game: Game, masked: State, seat: int, options: list[int], standing: list[int], luck: Luck) -> int:
        if game.drafting(masked):
            left = self.gifts.left[seat]
            named = [self.gifts.carriers.intersection(game.codes.text(option).split()[1:]) for option in options]
            for option, cards in zip(options, named, strict=True):
                if left.intersection(cards):
                    left.difference_update(cards)
                    return option
            options = [option for option, cards in zip(options, named, strict=True) if not cards] or options
        return self.player.choose(game, masked, seat, options, standing, luck)


class Generous(Luck):
    """A table's luck that lets a side draw what it is to have, once for each seat, as soon as it could be drawn."""

    def __init__(self, luck: Luck, gifts: Gifts, state: State) -> None:
        self.luck = luck
        self.gifts = gifts
        self.state = state

    def below(self, n: int) -> int:
        if self.state.agenda and any(self.gifts.left):
            step = self.state.agenda[-1]
            found = self.wished(step, n) if isinstance(step, Chance) else -1
            if found >= 0:
                return found
        return self.luck.below(n)

    def wished(self, step: Chance[Any], n: int) -> int:
        """A number below n by which luck draws what somebody is to have; -1: there is none."""
        wishes = self.wishes_at(step)
        weights = step.weights(self.state) if wishes else []
        if sum(weights) != n:
            return -1  # another roll than that of the outcome
        before = 0
        for outcome, weight in enumerate(weights):
            card = step.face(self.state, outcome) if weight else ""
            if card in wishes:
                for seat in wishes[card]:
                    self.gifts.left[seat].discard(card)
                return before
            before += weight
        return -1

    def wishes_at(self, step: Chance[Any]) -> dict[str, list[int]]:
        """The seats whose wishes this step could fulfil, by card: those of the side that draws."""
        teams = self.gifts.tryout.teams
        seat = getattr(step, "seat", NOBODY)
        alone = len(set(teams)) == 1
        found: dict[str, list[int]] = {}
        for other, left in enumerate(self.gifts.left):
            if alone or (teams[other] == teams[seat] if 0 <= seat < len(teams) else self.gifts.for_all):
                for card in left:
                    found.setdefault(card, []).append(other)
        return found


class Ear(Listener):
    """Hears which tried cards are told of while a game is played; another may listen besides."""

    def __init__(self, gifts: Gifts, other: Listener | None) -> None:
        self.gifts = gifts
        self.other = other
        self.types = gifts.tryout.game.event_types
        self.drafts = gifts.tryout.game.drafts(gifts.tryout.settings)

    def logged(self, game: State, rule: str, what: int, args: list[int]) -> None:
        if self.other is not None:
            self.other.logged(game, rule, what, args)
        told: list[tuple[str, int]] = []  # cards, and of whom
        who = NOBODY
        for kind, role, value in zip(self.types.types[what], self.types.roles[what], args, strict=False):
            if value < 0:
                continue
            if kind == SEAT and who == NOBODY:
                who = value
            elif kind == CARD:
                told.append((game.card_names()[kind_of(value)], NOBODY))
            elif kind == NUMBER and role in self.types.words:
                told += [(word, NOBODY) for word in self.types.words[role][value : value + 1]]
            elif kind == PIECE:
                parts = SIGNS.split(game.piece_name(value))
                owner = SEATS.index(parts[0]) if parts[0] in SEATS else NOBODY
                told += [(part, owner) for part in parts]
        told = [(card, owner) for card, owner in told if card in self.gifts.known]
        if told and not (self.drafts and self.gifts.tryout.game.drafting(game)):
            for card, owner in told:
                self.hears(card, who if owner == NOBODY else owner, self.types.beats[what])

    def hears(self, card: str, seat: int, beat: str) -> None:
        gifts = self.gifts
        seats = [seat] if 0 <= seat < len(gifts.decks) else range(len(gifts.decks))
        for one in seats:
            gifts.saw[one].add(card)
            if beat == DRAW and len(seats) == 1:
                gifts.drew[one].add(card)
            if beat in DOING:
                gifts.played[one].add(card)


# many games


def tried_of(cards: Sequence[str], counts: Counts) -> list[Tried]:
    """What became of each card, those first whose sides won most."""
    found: list[Tried] = []
    for card in cards:
        won = {measure: counts[TRIED, card, measure, True] for measure in (BROUGHT, HAD, DRAWN, PLAYED, WITHOUT)}
        games = {measure: won[measure] + counts[TRIED, card, measure, False] for measure in won}
        wins, without = rate_of(won[HAD], games[HAD]), rate_of(won[WITHOUT], games[WITHOUT])
        warning = warning_of(card, games[BROUGHT], games[HAD], games[DRAWN], games[PLAYED])
        found.append(Tried(card, games[BROUGHT], games[HAD], games[DRAWN], games[PLAYED], wins, without, warning))
    return sorted(found, key=lambda one: (-(one.wins.rate or 0.0), one.card))


def tried_in(cards: Sequence[str], games: Sequence[Mapping[tuple[str, str, str, bool], int]]) -> list[Tried]:
    """The same of games that were counted one by one; of none there is nothing to tell."""
    counts: Counts = Counter()
    for one in games:
        counts.update(one)
    return tried_of(cards, counts) if games else []


def warning_of(card: str, brought: int, had: int, drawn: int, played: int) -> str:
    """What is missing before games can tell what a card does; empty: nothing is."""
    if not (brought or had or drawn or played):
        return f"{card}: nobody had or drew it, and nothing that was told named it"
    if not (had or drawn or played):
        return f"{card}: it was brought, and nobody came to have it"
    if not (drawn or played):
        return f"{card}: nobody drew it"
    return "" if played else f"{card}: nobody played it"
