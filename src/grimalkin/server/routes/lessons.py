"""Guided first games."""

from __future__ import annotations

from litestar import Response, get
from litestar.params import FromPath

from grimalkin.server.lessons import lesson_info, lessons_of, narrated_lesson
from grimalkin.server.messages import Lesson, LessonInfo
from grimalkin.server.refusals import Refused
from grimalkin.server.routes.games import Language, game_of, keep
from grimalkin.server.routes.given import AnyRequest, TheService
from grimalkin.words.bundle import ENGLISH, checked_language


@get("/api/games/{game:str}/lessons")
async def list_lessons(
    request: AnyRequest, game: FromPath[str], service: TheService, language: Language = ENGLISH
) -> Response[list[LessonInfo]]:
    """The lessons of a game."""
    chosen = game_of(service, game)
    spoken_in = checked_language(language)
    return await keep(
        request,
        ("lessons", game, spoken_in),
        lambda: [lesson_info(chosen, name, spoken_in) for name in lessons_of(chosen)],
    )


@get("/api/games/{game:str}/lessons/{lesson:str}")
async def get_lesson(
    request: AnyRequest, game: FromPath[str], lesson: FromPath[str], service: TheService, language: Language = ENGLISH
) -> Response[Lesson]:
    """A lesson with all its steps."""
    chosen = game_of(service, game)
    spoken_in = checked_language(language)
    known = lessons_of(chosen)
    if lesson not in known:
        raise Refused(
            "no_such_thing", f"no lesson '{lesson}' of {chosen.title}; there are: {', '.join(known) or 'none'}"
        )
    return await keep(request, ("lesson", game, lesson, spoken_in), lambda: narrated_lesson(chosen, lesson, spoken_in))


ROUTES = [list_lessons, get_lesson]
