"""What there is to play: games, rules, cards, words. This changes only with the package, so browsers may keep it."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Collection, Mapping
from importlib.metadata import version
from typing import Annotated, TypeVar, cast

import msgspec
from litestar import MediaType, Response, get
from litestar.params import FromPath, QueryParameter

from grimalkin.art.looks import look_of
from grimalkin.core.cards import FACE
from grimalkin.core.decks import ReadyDeck as GameDeck
from grimalkin.core.game import LONGEST_TEXT, Game, Setting
from grimalkin.core.library import part_names
from grimalkin.games import TEACHING
from grimalkin.lab.sheets import Table, every_printing, place_of, settings_for, spoken
from grimalkin.players import names_for
from grimalkin.server.courts import officials_info
from grimalkin.server.lessons import lessons_of
from grimalkin.server.messages import (
    CardInfo,
    CardList,
    CardPart,
    DeckShape,
    GameInfo,
    Note,
    QuotaInfo,
    ReadyDeck,
    RuleInfo,
    RuleList,
    SettingInfo,
    WordList,
)
from grimalkin.server.refusals import Refused
from grimalkin.server.routes.given import AnyRequest, TheService
from grimalkin.server.service import Service
from grimalkin.words import ENGLISH, LANGUAGES, Words
from grimalkin.words.bundle import SHARED, bundle_of, checked_language, load
from grimalkin.words.prose import deck_id

T = TypeVar("T")

Language = Annotated[str, QueryParameter(description="en, it, fr, es or de", max_length=10)]
Chosen = Annotated[list[str] | None, QueryParameter(description="`edition=first`; may be repeated", max_items=40)]

OF_EVERY_CARD = ("name", "kind", "text", "origin", "rules", *FACE)
BUILD = version("grimalkin")


class Kept(msgspec.Struct, frozen=True):
    """An answer that is the same for everybody, ready to send."""

    body: bytes
    tag: str


KEPT: dict[tuple[str, ...], Kept] = {}  # each game, set, edition and language once


async def keep(request: AnyRequest, key: tuple[str, ...], make: Callable[[], T]) -> Response[T]:
    """The answer, made once; a browser that has it already is told so."""
    kept = KEPT.get(key)
    if kept is None:
        kept = await asyncio.to_thread(made, key, make)
    headers = {"ETag": kept.tag, "Cache-Control": "public, no-cache"}
    known = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
    if kept.tag in known or "*" in known:
        return cast("Response[T]", Response(None, status_code=304, headers=headers))
    return cast("Response[T]", Response(kept.body, media_type=MediaType.JSON, headers=headers))


def made(key: tuple[str, ...], make: Callable[[], object]) -> Kept:
    """The answer, if it was not made before."""
    kept = KEPT.get(key)
    if kept is None:
        body = msgspec.json.encode(make())
        tag = hashlib.blake2b(body, digest_size=12, key=BUILD.encode()[:64]).hexdigest()
        kept = KEPT[key] = Kept(body, f'"{tag}"')
    return kept


def offered(games: Mapping[str, Game]) -> bytes:
    """The list of games as `/api/games` tells it, for the page."""
    return made(("games", *games), lambda: [game_info(game) for game in games.values()]).body


def game_of(service: Service, key: str) -> Game:
    """The game with its files read."""
    game = service.games.get(key)
    if game is None:
        raise Refused("no_such_thing", f"no game '{key}'; there are: {', '.join(service.games)}")
    game.card_sets()
    game.rulebook()
    return game


def settings_of(words: list[str]) -> dict[str, str]:
    """Settings written `name=value`."""
    settings: dict[str, str] = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign or name in settings:
            said = "came twice" if sign else "is not a setting"
            raise Refused("malformed", f"setting: '{word}' {said}; write setting=NAME=VALUE, each name once")
        settings[name] = value
    return settings


# what the answers are


def game_info(game: Game) -> GameInfo:
    look = look_of(game.package, game.title)
    return GameInfo(
        id=game.id,
        title=game.title,
        rules=game.rules,
        seats=game.seats,
        no_hidden_information=game.no_hidden_information,
        cooperative=game.cooperative,
        teaching=game.id in TEACHING,
        pitch={language: Words(game, language).find("pitch") or "" for language in LANGUAGES},
        settings=[setting_info(setting, look.options.get(setting.name, {})) for setting in game.settings],
        windows=list(game.windows),
        bots=[f"bot:{name}" for name in names_for(game)],
        decks=game.takes_decks,
        draws=bool(game.draws),
        leaving=game.leaving,
        lessons=lessons_of(game),
        premade=[ready_deck(game, deck) for deck in game.ready_decks() + game.other_decks()],
        deck_settings=game.deck_settings(),
        brings=game.brings,
        deck_choices=list(game.deck_choices),
        random_decks=game.random_decks,
        heroes=game.heroes,
        first=game.first_settings(),
        officials=officials_info(game),
    )


def ready_deck(game: Game, deck: GameDeck) -> ReadyDeck:
    name = deck_id(deck.text)
    spoken = {language: bundle_of(game.package, language) for language in LANGUAGES if language != ENGLISH}
    names = {language: bundle.render(name, "", {}) for language, bundle in spoken.items()}
    plans = {language: bundle.render(name, "plan", {}) for language, bundle in spoken.items()}
    return ReadyDeck(deck.text, deck.name, deck.plan, deck.cards, deck.settings, said(names), said(plans))


def said(texts: dict[str, str | None]) -> dict[str, str]:
    """What there are words for."""
    return {language: text for language, text in texts.items() if text is not None}


def setting_info(setting: Setting, pictures: Collection[str]) -> SettingInfo:
    numbers = setting.low <= setting.high
    return SettingInfo(
        name=setting.name,
        values=list(setting.values),
        low=setting.low if numbers else None,
        high=setting.high if numbers else None,
        live=setting.live,
        slow=setting.slow,
        rated=setting.rated,
        text=LONGEST_TEXT if setting.check is not None else 0,
        cards=setting.cards,
        counted=setting.counted,
        drawn=setting.drawn,
        several=list(setting.several),
        pictures=set(setting.several or setting.values) == set(pictures),
    )


def rule_list(game: Game, language: str) -> RuleList:
    words = Words(game, language)
    rules = [
        RuleInfo(rule.key, *words.rule(rule.key), chapter=words.chapter(chapter.title), source=rule.source)
        for chapter in game.rulebook().chapters
        for rule in chapter.rules
    ]
    return RuleList(game.id, language, rules)


def card_list(game: Game, place: tuple[str, str], language: str) -> CardList:
    assert game.vocabulary is not None
    settings = settings_for(game, place)
    words = Words(game, language, settings)
    parts = part_names(game.vocabulary)
    tables = every_printing(game)[place]
    base = game.own_base() if place[0] == game.own else ""
    cards = [card_info(key, spoken(words, key, table), parts) for key, table in tables.items()]
    return CardList(game.id, place[0], place[1], game.library(settings).hash, language, cards, base)


def card_info(key: str, table: Table, parts: list[str]) -> CardInfo:
    return CardInfo(
        id=key,
        name=table["name"],
        kind=table["kind"],
        text=table.get("text", ""),
        rules=list(table.get("rules", [])),
        fields={name: value for name, value in table.items() if name not in (*OF_EVERY_CARD, *parts)},
        parts=[card_part(word, part) for word in parts for part in table.get(word, [])],
    )


def card_part(word: str, part: Table) -> CardPart:
    fields = {name: value for name, value in part.items() if name not in ("name", "text")}
    return CardPart(word, part.get("name", ""), part.get("text", ""), fields)


def word_list(game: Game, language: str) -> WordList:
    english = texts(game, ENGLISH) if language != ENGLISH else []
    return WordList(game.id, language, texts(game, language), english, notes_of(game), game.event_types.words)


def notes_of(game: Game) -> dict[str, Note]:
    """How each line that the game tells is shown."""
    events = game.event_types
    return {events.names[i]: Note(events.beats[i], events.roles[i]) for i in range(len(events.names))}


def texts(game: Game, language: str) -> list[str]:
    """The Fluent texts of a language, the game's own first."""
    found = [load(package, language) for package in (game.package, SHARED)]
    return [text.source for text in found if text is not None]


# the routes


@get("/api/games")
async def list_games(request: AnyRequest, service: TheService) -> Response[list[GameInfo]]:
    """The games that this server offers."""
    games = service.games
    return await keep(request, ("games", *games), lambda: [game_info(game) for game in games.values()])


@get("/api/games/{game:str}/rules")
async def list_rules(
    request: AnyRequest, game: FromPath[str], service: TheService, language: Language = ENGLISH
) -> Response[RuleList]:
    """Every rule of a game, in the order of the book."""
    chosen = game_of(service, game)
    spoken_in = checked_language(language)
    return await keep(request, ("rules", game, spoken_in), lambda: rule_list(chosen, spoken_in))


@get("/api/games/{game:str}/cards")
async def list_cards(
    request: AnyRequest,
    game: FromPath[str],
    service: TheService,
    setting: Chosen = None,
    language: Language = ENGLISH,
) -> Response[CardList]:
    """Every card of a game as it is printed, in the set and the edition that the settings choose."""
    known = game_of(service, game)
    spoken_in = checked_language(language)
    settings = settings_of(setting or [])
    if known.vocabulary is None:
        raise Refused("not_allowed", f"{known.title} has no cards")
    place = place_of(known, settings)
    return await keep(request, ("cards", game, *place, spoken_in), lambda: card_list(known, place, spoken_in))


@get("/api/games/{game:str}/decks")
async def deck_shape(game: FromPath[str], service: TheService, setting: Chosen = None) -> DeckShape:
    """How many cards a deck has with these settings, by rule, for who builds one."""
    known = game_of(service, game)
    full = known.full_settings({**known.deck_settings(), **settings_of(setting or [])})
    quotas = [
        QuotaInfo(one.rule, one.low, one.high, one.kind, one.cost if one.cost >= 0 else None, one.copies)
        for one in known.deck_quotas(full)
    ]
    return DeckShape(game, quotas)


@get("/api/games/{game:str}/words/{language:str}")
async def list_words(
    request: AnyRequest, game: FromPath[str], language: FromPath[str], service: TheService
) -> Response[WordList]:
    """The words of a game in a language, as Fluent texts."""
    chosen = game_of(service, game)
    spoken_in = checked_language(language)
    return await keep(request, ("words", game, spoken_in), lambda: word_list(chosen, spoken_in))


ROUTES = [list_games, list_rules, list_cards, deck_shape, list_words]
