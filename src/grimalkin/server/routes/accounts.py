"""Coming in, accounts, log-ins."""

from __future__ import annotations

from litestar import Response, delete, get, patch, post
from litestar.params import FromPath, JSONBody

from grimalkin.server.limits import address
from grimalkin.server.messages import Leaving, LogIn, LoginInfo, Me, NewAccount, NewGuest, NewPassword, Rename
from grimalkin.server.people import BROWSER, Person
from grimalkin.server.routes.given import AnyRequest, ThePerson, TheService, limited, limited_by_address
from grimalkin.server.service import Service

SHORT = 16_000  # bytes of a body with names and passwords only


def agent(request: AnyRequest) -> str:
    """What the browser calls itself."""
    return request.headers.get("user-agent", "")


def welcome(service: Service, person: Person, cookie: str) -> Response[Me]:
    cookies = [service.people.cookie(cookie), *service.people.browser_cookie(person)]
    return Response(person.me(), cookies=cookies, headers={"Cache-Control": "no-store"})


@post("/api/guest", guards=[limited_by_address("guest", known="name")], request_max_body_size=SHORT)
async def come_as_guest(request: AnyRequest, data: JSONBody[NewGuest], service: TheService) -> Response[Me]:
    """Come in with a name. Who is here already keeps everything and has another name."""
    person = await service.people.maybe(request)
    if person is not None:
        renamed = await service.people.rename(person, data.name)
        return welcome(service, renamed, service.people.cookie_value(renamed))
    await service.people.check_not_banned(request)
    return welcome(service, *await service.people.guest(data.name, agent(request)))


@get("/api/me")
async def who_am_i(person: ThePerson, service: TheService) -> Response[Me]:
    """Who asks. The cookie is renewed for another year."""
    return welcome(service, person, service.people.cookie_value(person))


@patch("/api/me", guards=[limited("name")], request_max_body_size=SHORT)
async def rename(data: JSONBody[Rename], person: ThePerson, service: TheService) -> Me:
    return (await service.people.rename(person, data.name)).me()


@post("/api/accounts", guards=[limited_by_address("account")], request_max_body_size=SHORT)
async def create_account(request: AnyRequest, data: JSONBody[NewAccount], service: TheService) -> Response[Me]:
    """Make an account. A guest becomes one and keeps all games."""
    person = await service.people.maybe(request)
    if person is None:
        await service.people.check_not_banned(request)
    made = await service.people.account(person, data.login, data.password, data.name, agent(request))
    return welcome(service, *made)


@post("/api/login", status_code=200, guards=[limited_by_address("login")], request_max_body_size=SHORT)
async def log_in(request: AnyRequest, data: JSONBody[LogIn], service: TheService) -> Response[Me]:
    before = await service.people.maybe(request)
    limit_guesses(service, request, data.login.lower(), before)
    return welcome(service, *await service.people.log_in(data.login, data.password, agent(request), before))


def limit_guesses(service: Service, request: AnyRequest, login: str, before: Person | None) -> None:
    """Guesses count for who makes them, so that nobody can lock somebody else out.

    Those from many places count together as well, except from a browser that this account was used in before.
    """
    browser = before.login_id if before is not None and before.login == login else ""
    browser = browser or service.people.known_browser(request.cookies, login)
    service.limits.take("login_name", f"{browser or address(request)} {login}")
    if not browser:
        service.limits.take("login_new", login)


@post("/api/logout", status_code=204)
async def log_out(request: AnyRequest, service: TheService) -> Response[None]:
    """Log out here. Who is not logged in is told nothing else."""
    person = await service.people.maybe(request)
    if person is not None:
        await service.people.log_out(person)
    return Response(None, cookies=[service.people.cookie("")])


@post("/api/me/password", status_code=204, guards=[limited("password")], request_max_body_size=SHORT)
async def change_password(data: JSONBody[NewPassword], person: ThePerson, service: TheService) -> None:
    """Change the password. All other log-ins end."""
    await service.people.change_password(person, data.old, data.new)


@delete("/api/me", status_code=204, guards=[limited("password")], request_max_body_size=SHORT)
async def leave_for_good(
    person: ThePerson, service: TheService, data: JSONBody[Leaving | None] = None
) -> Response[None]:
    """Delete everything personal. Games that are over stay, without a name."""
    await service.people.delete(person, data.password if data is not None else "")
    return Response(None, cookies=[service.people.cookie(""), service.people.cookie("", BROWSER)])


@get("/api/me/logins")
async def list_logins(person: ThePerson, service: TheService) -> list[LoginInfo]:
    return await service.people.logins(person)


@delete("/api/me/logins/{login:str}", status_code=204)
async def revoke_login(login: FromPath[str], person: ThePerson, service: TheService) -> None:
    """End one log-in, on whatever machine it is."""
    await service.people.revoke(person, login)


ROUTES = [
    come_as_guest,
    who_am_i,
    rename,
    create_account,
    log_in,
    log_out,
    change_password,
    leave_for_good,
    list_logins,
    revoke_login,
]
