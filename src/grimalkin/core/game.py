"""What every game offers: its name, version, settings, vocabulary, a new state, a view, advice."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from typing import Any, ClassVar, Final, cast

from msgspec import UNSET
from mypy_extensions import mypyc_attr

from grimalkin.core.cards import Vocabulary
from grimalkin.core.codes import PASS, Codes
from grimalkin.core.decks import DeckQuota, ReadyDeck, deck_with, most_copies
from grimalkin.core.engine import Offer, pending, waiting_ask, why
from grimalkin.core.errors import BadSetup
from grimalkin.core.events import NUMBER, Event, EventTypes, seat_name
from grimalkin.core.fields import Field, Given
from grimalkin.core.frozen import Origin, Source, origin_of
from grimalkin.core.library import SPEC, CardSet, Library, load_cards, read_own
from grimalkin.core.luck import Luck
from grimalkin.core.masks import imagine, mask
from grimalkin.core.orders import default_of
from grimalkin.core.rules import Rulebook, load_rules
from grimalkin.core.settings import LONGEST_TEXT, Setting
from grimalkin.core.snapshot import stable_name
from grimalkin.core.state import DRAWN, NO_HOOKS, Hooks, State
from grimalkin.core.view import Because, Fact, Line, OptionView, Outcome, Prompt, Rival, SeatView, View, Zone
from grimalkin.core.wording import shortened, wrong_seats

__all__ = [
    "CARDS",
    "EDITION",
    "EVERYTHING",
    "LONGEST_TEXT",
    "NEVER",
    "OPEN",
    "Advice",
    "Game",
    "Positions",
    "Setting",
    "game_of_module",
    "line_for",
    "line_of",
    "own_game",
    "place_of_game",
]

OPEN: Final = -2  # who looks at a table without any mask; not -1, which is not a seat and must see nothing
EVERYTHING: Final = -1  # the bits of one who has seen all there is
EDITION: Final = "edition"  # the setting that chooses the edition of the cards
CARDS: Final = "cards"  # the setting that chooses the card set
NEVER: Final = -1_000_000_000  # the hint of an option that need not even be tried


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """What a good player of this game looks at. Higher is better for the seat that asks."""

    def decides(self, game: State, seat: int) -> bool:
        """Do hints alone tell which option is best here, so that nothing need be tried?"""
        return False

    def value(self, game: State, seat: int) -> int:
        """How good this position is for the seat. Called on imagined states only."""
        return 0

    def hint(self, game: State, seat: int, option: int) -> int:
        """How good an option looks before it is tried: breaks ties, orders a search. NEVER: others are better."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Positions:
    """How the positions of one game are written. This one is for games that have only their start."""

    def points(self) -> list[str]:
        """The points of the rulebook that a position can stand at, in the order of play."""
        return []

    def fields(self, seats: int) -> list[Field]:
        """What a position can say, besides `at` and `stops`."""
        return []

    def build(self, game: Game, settings: dict[str, str], decks: list[str], given: Given) -> State:
        """The state that a position describes, with an empty agenda. `Wrong` if there can be no such state."""
        raise NotImplementedError

    def enter(self, state: State, point: str) -> None:
        """Put the steps that wait at a point on the agenda, and change nothing else."""
        raise NotImplementedError

    def describe(self, state: State, full: bool) -> dict[str, Any]:
        """What the fields say of a state. Without `full` what a reader would fill in by itself is left out."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Source):
    """One rulebook. A game's folder exports one object of a subclass, `GAME`."""

    id: ClassVar[str] = "?"
    title: ClassVar[str] = "?"
    package: ClassVar[str] = ""  # where its folders cards, sets, rules and text lie; empty: it has none
    rules: ClassVar[int] = 1  # the rules version: moves when the same record could give another state
    seats: ClassVar[tuple[int, int]] = (2, 2)  # fewest and most
    teaching: ClassVar[bool] = False  # for tests, docs and measuring; players are not offered it
    order: ClassVar[int] = 100  # where it stands among other games: lower numbers first, then by id
    longest: ClassVar[int] = 10_000  # entries of a record that no game of this kind reaches
    takes_decks: ClassVar[bool] = False  # a seat may bring a text that says which cards it plays with
    brings: ClassVar[str] = "deck"  # what players call that in one word: a deck, a list, a familiar
    deck_choices: ClassVar[tuple[str, ...]] = ()  # settings that say which decks can be brought, besides the card set
    random_decks: ClassVar[bool] = False  # `random_deck` makes some
    phases: ClassVar[tuple[str, ...]] = ()  # the words that `phase` has
    cooperative: ClassVar[bool] = False  # all seats win or lose together
    heroes: ClassVar[str] = ""  # the kind of cards of which each player chooses one as the game begins; empty: none
    score: ClassVar[str] = ""  # the fact, of seats or of the table, that says how it stands; empty: none does
    kinds_played: ClassVar[tuple[str, ...]] = ()  # the kinds of things that seats play as; the study compares them
    stops: ClassVar[tuple[str, ...]] = ()  # the rules that end a game because it has gone on for too long
    leaving: ClassVar[bool] = False  # a seat may leave, and the others play on (`Hooks.left`)
    officials_setting: ClassVar[str] = ""  # the setting that says how many officials sit at a table; empty: none can
    officials_see: ClassVar[str] = (
        ""  # the setting that says what of the hidden cards officials see; empty: the game does
    )
    disputes_setting: ClassVar[str] = ""  # the setting that says how many disputes each player may raise; empty: any
    draws: ClassVar[str] = ""  # the rule by which players may agree on a draw; empty: they may not
    no_hidden_information: ClassVar[bool] = (
        False  # no seat sees what another does not: then all can tell a forced choice from a free one
    )
    idle: ClassVar[tuple[int, ...]] = (PASS,)  # the options by which a seat does nothing, those that do least first

    def __init__(
        self,
        codes: Codes,
        event_types: EventTypes,
        settings: list[Setting],
        windows: list[str],
        vocabulary: Vocabulary | None = None,
    ) -> None:
        super().__init__()
        self.layout = codes
        self.event_types = event_types
        self.settings = settings
        self.windows = windows  # kinds of windows that a seat can stop at
        self.vocabulary = vocabulary  # of its card files
        self.advice = Advice()
        self.positions = Positions()
        self.hooks: Hooks[Any] = NO_HOOKS
        # the ids that `because` and `aside` can give, each with the kinds of its arguments
        self.reasons: dict[str, list[str]] = {}
        # read when they are first needed
        self.known_codes: Codes | None = None
        self.known_sets: dict[str, CardSet] = {}
        self.known_rules: Rulebook | None = None
        self.own = ""  # the name of a designer's own card set
        self.own_file = ""
        self.base: Game | None = None  # the game that such a set was laid over
        self.own_games: dict[Any, Game] = {}  # by name and text of such a set: those that were unpickled

    # what a game must write

    def start(self, settings: dict[str, str], decks: list[str]) -> State:
        """A new state with its first steps on the agenda. Settings are complete and checked."""
        raise NotImplementedError

    def zones(self, masked: State, seat: int) -> list[Zone]:
        """What lies where, as the viewer of the mask sees it."""
        raise NotImplementedError

    # what a game may write

    def facts(self, masked: State) -> list[Fact]:
        """What belongs to no zone: round, phase, die."""
        return []

    def seat_facts(self, masked: State, seat: int) -> list[Fact]:
        return []

    def rivals(self, masked: State) -> list[Rival]:
        """Figures that act by rules and have no seat, such as a monster that everybody runs from."""
        return []

    def officials(self, settings: dict[str, str]) -> int:
        """How many officials sit at a table with these settings: they have seats behind those of the players."""
        return int(settings[self.officials_setting]) if self.officials_setting else 0

    def disputes(self, settings: dict[str, str]) -> int:
        """How many disputes each player may raise in a game with these settings; -1: as many as they like."""
        return int(settings[self.disputes_setting]) if self.disputes_setting else -1

    def random_entry(self, game: State, luck: Luck) -> tuple[int, str, str] | None:
        """For tests of many games: what officials, or players who dispute, might do now besides choosing (seat, kind
        and text of an entry); None: nothing this time."""
        return None

    def length(self, game: State) -> int:
        """How many rounds or turns have been begun, for those who count by them; 0: the game has none."""
        return 0

    def scores(self, game: State) -> list[int]:
        """What each seat has scored so far, for those who ask who is ahead; empty: nobody scores on the way."""
        return []

    def auto_passes(self, game: State, seat: int) -> bool:
        """Would hardly anybody do anything but pass here? A person who set no stop is then not asked: the seat passes.

        Only for waits that can be passed, and only by what the seat can see.
        """
        return False

    def timed(self, game: State, settings: dict[str, str]) -> tuple[int, int]:
        """For a wait that closes by itself where people play live: its seconds, and those that one hold adds.

        (0, 0): it waits until it is answered.
        """
        return (0, 0)

    def deck_fault(self, settings: dict[str, str], text: str) -> str:
        """Why no seat can bring this deck to a table with these settings, by the game's own check; empty: one can."""
        if not self.takes_decks:
            return f"{self.id}: got a deck, but nobody brings one"
        try:
            self.new(settings, [text] + [""] * (self.seats[1] - 1))
        except BadSetup as error:
            return str(error)
        return ""

    def deck_faults(self, settings: dict[str, str], text: str) -> list[str]:
        """The same with all that is wrong, as far as the game can tell at once; the first is the `deck_fault`."""
        fault = self.deck_fault(settings, text)
        return [fault] if fault else []

    def deck_quotas(self, settings: dict[str, str]) -> list[DeckQuota]:
        """How many cards a deck has with these settings, for who builds one; empty: the game does not say."""
        return []

    def deck_cards(self, settings: dict[str, str], text: str) -> dict[str, int]:
        """The cards of a deck that has no fault, by their ids; empty: the game does not count them."""
        return {}

    def random_deck(self, settings: dict[str, str], luck: Luck) -> str:
        """A deck of any cards that can be brought with these settings; empty: the game makes none."""
        return ""

    def settings_with(self, settings: dict[str, str], card: str) -> dict[str, str]:
        """These settings, with whatever must be otherwise so that the card can come into play at all."""
        return settings

    def comes_with(self, settings: dict[str, str], card: str) -> str:
        """The card by which this one comes into play, such as the character whose spell it is; else itself."""
        return card

    def deck_with(self, settings: dict[str, str], text: str, card: str, kept: list[str], luck: Luck) -> str:
        """This deck with a card in the place of others, but for those in `kept`; as it was where it takes none.

        Luck says how often, up to as often as a deck may have it. A game whose decks are no ids of cards has its own.
        """
        known = self.library(settings).by_key if self.vocabulary is not None else {}
        kinds = {key: known[key].kind for key in known}
        cards = self.cards_named(settings, text)
        most = 1 + luck.below(most_copies(self.deck_quotas(settings)))
        made = deck_with(cards, card, most, kept, kinds, luck, self.deck_fault, settings)
        return " ".join(made) if made != cards else text

    def cards_named(self, settings: dict[str, str], text: str) -> list[str]:
        """The cards of a deck that has no fault, each as often as it is there."""
        words = " ".join(text.split())
        for ready in self.ready_decks() + self.other_decks():
            if ready.text == words:
                return ready.cards
        counts = self.deck_cards(settings, text)
        return [card for card in counts for _copy in range(counts[card])] if counts else text.split()

    def ready_decks(self) -> list[ReadyDeck]:
        """The decks that come with the game and can be brought with its `deck_settings`."""
        return []

    def other_decks(self) -> list[ReadyDeck]:
        """Those that come with the game and need other settings, which each of them has."""
        return []

    def deck_settings(self) -> dict[str, str]:
        """The settings with which a seat can bring a deck, where they are not the defaults."""
        return {}

    def first_settings(self) -> dict[str, str]:
        """The settings for somebody's first game, of at most a quarter of an hour; empty: the game has no such mode."""
        return {}

    # for studies of many games

    def drafts(self, settings: dict[str, str]) -> bool:
        """Do seats draft what they play with?"""
        return False

    def drafting(self, masked: State) -> bool:
        """Does the present question belong to a draft?"""
        return False

    def cards_of(self, game: State, seat: int) -> list[str]:
        """The ids of the cards that a seat plays with: its deck, its character. Known before the first turn or at the
        end at the latest; empty: not known now, or all play with the same cards."""
        return []

    def takes_action(self, game: State, option: int) -> bool:
        """Does this answer to the present question begin an Action, in a game that counts what is asked by Actions?"""
        return False

    def plays_as(self, game: State, seat: int) -> dict[str, str]:
        """What a seat plays as by now, such as a character: its id by its kind, one of `kinds_played`."""
        return {}

    def roles(self, game: State) -> dict[str, int]:
        """What has fallen to a seat by now and may matter, such as to go first: the seat by the role's words."""
        return {}

    def window(self, game: State) -> str:
        """The kind of window that the present question is, one of `windows`; empty: none of them."""
        return ""

    def phase(self, masked: State) -> str:
        """The part of the game it is in, such as a battle: whoever yields to its end waits for another word."""
        return ""

    def foresee(self, masked: State, seat: int, option: int) -> list[Fact]:
        """What an option of the seat would do, as far as its mask tells: chances, damage, costs. Empty: nothing to say.

        The state may not be changed; what is tried is tried on a copy.
        """
        return []

    def because(self, masked: State, seat: int, act: int, rule: str) -> Because | None:
        """What is missing for an act that a rule forbids now, for people; None: the text of the rule says it all."""
        return None

    def aside(self, masked: State, seat: int, piece: str) -> tuple[str, Because] | None:
        """Why a piece has no part in the present question: the rule that says when it has, and what it waits for.

        None: the game has nothing to say but what is asked now.
        """
        return None

    def piece_names(self, settings: dict[str, str], seats: int) -> list[str]:
        """Every name that `piece_name` of a state can give, for those who write told lines; empty: any."""
        return []

    def futile(self, masked: State, seat: int, option: int) -> bool:
        """Is what this option tries certain to fail as far as the mask tells, such as a blow that cannot hit?"""
        return False

    # data files

    @property
    def codes(self) -> Codes:
        """The vocabulary of choices, with the ids of the cards in it."""
        if self.known_codes is None:
            names: list[str] = []
            for card_set in self.card_sets().values():  # a designer's own set comes first and has all the others' cards
                names = names or card_set.names()
            self.known_codes = self.layout.named(names, self.rooms()) if names else self.layout
        return self.known_codes

    def rooms(self) -> dict[str, list[str]]:
        """What the rooms of the option codes are called, besides the cards as a whole: `{"pet": [...]}`."""
        return {}

    def rulebook(self) -> Rulebook:
        """Every rule by its id; empty for a game without a folder `rules`."""
        if self.known_rules is None:
            self.known_rules = load_rules(self.package)
        return self.known_rules

    def card_sets(self) -> dict[str, CardSet]:
        """The card sets by name."""
        if not self.known_sets and self.vocabulary is not None:
            self.known_sets = load_cards(self.package, self.vocabulary, list(self.rulebook().rules))
        return self.known_sets

    def library(self, settings: dict[str, str]) -> Library:
        """The cards that a game with these settings is played with."""
        full = self.full_settings(settings)
        assert self.vocabulary is not None, f"{self.id} has no cards"
        return self.card_sets()[full[CARDS]].editions[full.get(EDITION, self.vocabulary.editions[0])]

    def with_own(self, name: str, file: str, text: str, base: str = "") -> Game:
        """This game with a designer's own card set, which becomes the default: a file of differences.

        They are laid over the set that the file's own `base` names, else over `base`, else over the default set.
        """
        if self.vocabulary is None:
            raise BadSetup(f"{self.id} has no card files, so no cards can be changed")
        if name in self.card_sets():
            raise BadSetup(f"{self.id} has a card set '{name}' already; give yours another name")
        rules = list(self.rulebook().rules)
        bases = self.bases()
        room = self.layout.room
        own = read_own(self.card_sets(), bases, base or bases[0], self.vocabulary, rules, name, file, text, room)
        twin = cast("Callable[[], Game]", type(self))()  # a game is made without arguments
        twin.known_sets = {name: own, **self.card_sets()}
        twin.known_rules = self.known_rules
        twin.own = name
        twin.own_file = file
        twin.base = self
        for setting in twin.settings:
            if setting.name == CARDS:
                setting.values = [name, *setting.values]
                setting.begins = []
                setting.unsaid = name
        return twin

    def with_kept(self, name: str, text: str) -> Game:
        """This game with a designer's own card set from a text that was kept, such as in a saved game.

        What is kept names its base. Texts from before they could are of games that were played over `spec`.
        """
        return self.with_own(name, f"{name}.toml", text, SPEC)

    def bases(self) -> list[str]:
        """The card sets that differences can be laid over, the default first."""
        sets = [name for name in self.card_sets() if name != self.own]
        choice = [setting for setting in self.settings if setting.name == CARDS]
        chosen = [value for setting in choice for value in dict.fromkeys([setting.unsaid, *setting.values])]
        return [name for name in chosen if name in sets] + [name for name in sets if name not in chosen]

    def own_base(self) -> str:
        """The set that the designer's own cards of this game are laid over; empty: it has none."""
        return self.card_sets()[self.own].base if self.own else ""

    # what everybody uses

    def new(self, settings: dict[str, str], decks: list[str]) -> State:
        """A new game. `decks` holds one text a seat, empty where the game needs none."""
        self.check_seats(len(decks))
        full = self.full_settings(settings)
        state = self.start(full, decks)
        self.adopt(state, origin_of(self, full, len(decks)))
        return state

    def adopt(self, thing: Any, origin: Origin) -> None:
        """A state of this game knows where it came from, and what the game decides for the engine."""
        if isinstance(thing, State):
            thing.origin = origin
            thing.hooks = self.hooks

    # for `pickle`

    def fresh(self, settings: dict[str, str], seats: int) -> State:
        return self.new(settings, [""] * seats)

    def version(self, settings: dict[str, str]) -> str:
        cards = self.library(settings).hash if self.vocabulary is not None else ""
        return f"{self.rules} {cards}".rstrip()

    def home(self) -> str:
        return self.package or type(self).__module__

    def usual_origins(self) -> list[Origin]:
        if self.vocabulary is None:
            return []
        choices = [{setting.name: value} for setting in self.settings for value in setting.values]
        return [origin_of(self, self.full_settings(choice), self.seats[0]) for choice in [{}, *choices]]

    def __copy__(self) -> Game:
        return self  # there is one of each

    def __deepcopy__(self, memo: Any) -> Game:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return place_of_game(self)

    def __repr__(self) -> str:
        return f"<Game {self.id} with cards {self.own}>" if self.own else f"<Game {self.id}>"

    def check_seats(self, count: int, officials: int = 0) -> None:
        """Refuse too few or too many players; the seats of officials stand behind theirs and are not counted."""
        if not self.seats[0] <= count <= self.seats[1]:
            raise BadSetup(f"{self.id}: {wrong_seats(self.seats, count, officials, self.officials_setting)}")

    def full_settings(self, settings: dict[str, str]) -> dict[str, str]:
        """The settings with defaults filled in, or an error that names the wrong one."""
        known = {setting.name: setting.values for setting in self.settings}
        for name in settings:
            if name not in known:
                raise BadSetup(f"{self.id}: no setting '{name}'; there are: {', '.join(known) or 'none'}")
        full: dict[str, str] = {}
        for setting in self.settings:
            value = settings.get(setting.name, setting.unsaid)
            fault = setting.fault(value)
            if fault:
                raise BadSetup(f"{self.id}: {setting.name} = '{shortened(value)}'; {fault}")
            full[setting.name] = value
        return full

    def openings(self, settings: dict[str, str]) -> list[dict[str, str]]:
        """What the settings of a new table can be for somebody who wants these: as tables begin, unless they say."""
        found = [settings]
        for setting in self.settings:
            is_open = setting.name not in settings or (setting.drawn and settings[setting.name] == setting.drawn)
            if setting.begins and is_open:
                found = [{**one, setting.name: value} for one in found for value in setting.begins]
        return found

    def opening(self, settings: dict[str, str], luck: Luck) -> dict[str, str]:
        """One of them, drawn by luck."""
        found = self.openings(settings)
        return found[luck.below(len(found))] if len(found) > 1 else found[0]

    def unattended(self, settings: dict[str, str]) -> dict[str, str]:
        """The settings for games that nobody watches: what has no end for people has one there, unless it was set."""
        limits = {setting.name: setting.unattended for setting in self.settings if setting.unattended}
        return {**limits, **settings}

    def mask(self, game: State, seat: int) -> State:
        return mask(game, seat)

    def imagine(self, masked: State, luck: Luck) -> State:
        return imagine(masked, luck)

    def view(
        self,
        game: State,
        seat: int,
        log: list[Event],
        n: int,
        names: list[str],
        back: bool = False,
        known: list[Offer] | None = None,
    ) -> View:
        """The state as one seat (or SPECTATOR) sees it. Everything is read from its mask but who is asked what.

        OPEN sees all cards, for a game that is over or for those whom the host lets. `known` is what `pending` says of
        the state, from whoever has asked it already.
        """
        masked = mask(game, seat) if seat != OPEN else game
        ask = waiting_ask(game)
        offers = known if known is not None else pending(game)
        asked = [offer.seat for offer in offers if offer.options]
        prompt = None
        if ask is not None:
            default = self.default_text(masked, seat) if seat in asked else ""
            window = self.window(masked)
            prompt = Prompt(ask.rule, stable_name(type(ask)), asked, back, window, default, self.phase(masked))
        options: list[OptionView] = []
        for offer in offers:
            if offer.seat == seat:
                options = self.option_views(masked, offer)
        seats: list[SeatView] = []
        for i in range(len(game.teams)):
            name = names[i] if i < len(names) else seat_name(i)
            seats.append(SeatView(i, name, game.teams[i], i in asked, self.seat_facts(masked, i)))
        result = None
        if game.result is not None:
            winners = [i for i in range(len(game.teams)) if game.result.returns(i) > 0]
            result = Outcome(game.result.rule, winners, game.result.points, game.result.winners == DRAWN)
        lines = [line_of(told, seat) for told in log]
        zones = self.zones(masked, seat)
        facts = self.facts(masked)
        rivals = self.rivals(masked) or UNSET
        return View(self.id, self.rules, seat, n, seats, zones, facts, prompt, options, lines, result, rivals)

    def option_views(self, masked: State, offer: Offer) -> list[OptionView]:
        """The seat's options, in words and with what they touch, read from its own mask."""
        ask = waiting_ask(masked)
        assert ask is not None
        seat = offer.seat
        shown = [OptionView(code, self.codes.text(code), ask.touches(masked, seat, code)) for code in offer.options]
        for code in offer.standing:
            touches = masked.hooks.interrupt_touches(masked, seat, code)
            shown.append(OptionView(code, self.codes.text(code), touches, True))
        return shown

    def default_text(self, masked: State, seat: int) -> str:
        """What a time-out would choose for a seat that is asked, if that points at no piece: how it lets things be."""
        ask = waiting_ask(masked)
        assert ask is not None
        option = default_of(masked, ask, seat)
        if option == ask.unanswered(masked, seat):
            return ""  # it is left open if nobody answers, and cannot be chosen
        return "" if ask.touches(masked, seat, option) else self.codes.text(option)

    def previews(self, game: State, seat: int, known: list[Offer] | None = None) -> list[tuple[int, list[Fact]]]:
        """What each option that the seat has now would do, as far as its mask tells. One with no facts is left out."""
        masked = mask(game, seat)
        found: list[tuple[int, list[Fact]]] = []
        for offer in known if known is not None else pending(game):
            if offer.seat == seat:
                for option in offer.options + offer.standing:
                    facts = self.foresee(masked, seat, option)
                    if facts:
                        found.append((option, facts))
        return found

    def blocked(self, masked: State, seat: int, piece: str, move: str = "") -> list[tuple[int, str]] | None:
        """The answers and interrupts that point at a piece and that a rule forbids now, one for each rule.

        With `move`, only those whose notation begins with these words. None: nothing that this seat could ever do in
        the present wait is about the piece.
        """
        ask = waiting_ask(masked)
        if ask is None:
            return None
        acts: list[int] = []
        if seat in ask.order(masked):
            acts = [act for act in ask.acts(masked, seat) if piece in ask.touches(masked, seat, act)]
        for act in masked.hooks.interrupt_acts(masked, seat):
            if act not in acts and piece in masked.hooks.interrupt_touches(masked, seat, act):
                acts.append(act)
        if move:
            acts = [act for act in acts if f"{self.codes.text(act)} ".startswith(f"{move} ")]
        found: list[tuple[int, str]] = []
        rules: list[str] = []
        for act in acts:
            rule = why(masked, seat, act)
            if rule and rule not in rules:
                rules.append(rule)
                found.append((act, rule))
        return found if acts else None


def line_of(told: Event, seat: int) -> Line:
    return line_for(told, 1 << seat if seat != OPEN else EVERYTHING)


def line_for(told: Event, seers: int) -> Line:
    """A line for whoever has these bits of seats."""
    args: list[tuple[str, int | str | None]] = []
    for arg in told.args:
        value: int | str | None = None
        if arg.seen & seers:
            value = arg.number if arg.kind == NUMBER else arg.word
        args.append((arg.kind, value))
    return Line(told.rule, told.what, args, told.parts or UNSET)


def game_of_module(module: str, name: str) -> Any:
    """A game under the name that a module holds it by."""
    return getattr(importlib.import_module(module), name)


def own_game(base: Game, name: str, file: str, text: str) -> Game:
    """A game with a designer's own cards: the same object for the same cards."""
    found = base.own_games.get((name, text))
    if found is None:
        found = base.with_own(name, file, text)
        base.own_games[name, text] = found
    return found


def place_of_game(game: Game) -> tuple[Any, ...]:
    """How a game is found again: by its designer's cards, or by the module that holds it."""
    if game.base is not None:
        return own_game, (game.base, game.own, game.own_file, game.card_sets()[game.own].text)
    for module in (type(game).__module__, game.package):
        held = vars(sys.modules[module]) if module in sys.modules else {}
        for name in held:
            if held[name] is game:
                return game_of_module, (module, name)
    raise TypeError(f"no module holds {game.id} under a name, so it cannot be pickled")
