"""Who one is: an account on two machines, its password, leaving; a game with whoever wants the same; sounds."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.choices import QUIET, play_all
from tests.browser.people import House, Person

FIRST, SECOND = "three black cats", "four grey owls"
# how many sounds were played: each is a buffer that starts
EARS = """() => {
  window.tones = 0;
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...when) { window.tones++; return start.apply(this, when); };
}"""
THROW = [re.compile("^Throw "), re.compile("^Pass$")]


def enter(person: Person, button: str, password: str) -> None:
    """Fill in the form of an account and press a button of it."""
    person.open("/settings")
    you = person.page.get_by_role("region", name="You")
    you.get_by_label("Account name").fill("ann")
    you.get_by_label("Password").fill(password)
    you.get_by_role("button", name=button).click()


def test_an_account_goes_from_machine_to_machine_and_is_left_again(house: House) -> None:
    desk, phone = house.person("Ann", prefs=QUIET), house.person("Somebody", prefs=QUIET)
    table = desk.plays("cauldron")
    enter(desk, "Create an account", FIRST)
    desk.sees("Account created. All your games are in it.")
    desk.sees("Account: ann")

    enter(phone, "Log in", "one white mouse")
    phone.sees("The password is wrong, or there is no such account.")
    enter(phone, "Log in", FIRST)
    phone.sees("You are logged in.")
    phone.open("/mine")
    expect(phone.page.locator(f"a[href='/t/{table}']").first).to_be_visible()

    desk.open("/settings")
    change = desk.page.get_by_role("region", name="Change the password")
    for old, new, told in ((SECOND, SECOND, "The password is wrong"), (FIRST, SECOND, "Password changed.")):
        change.get_by_label("Old password").fill(old)
        change.get_by_label("New password").fill(new)
        change.get_by_role("button", name="Change the password").click()
        desk.sees(re.compile(told))
    expect(desk.page.get_by_role("region", name="Where you are logged in").get_by_role("listitem")).to_have_count(1)
    desk.shot("account")

    phone.open("/settings")
    phone.sees("With an account, your games are on every device.")
    enter(phone, "Log in", FIRST)
    phone.sees("The password is wrong, or there is no such account.")
    enter(phone, "Log in", SECOND)
    phone.sees("Account: ann")

    desk.open("/settings")
    leave = desk.page.get_by_role("region", name="Change the password")
    expect(leave.get_by_role("button", name="Delete me")).to_be_disabled()
    leave.get_by_label("Password", exact=True).fill(SECOND)
    leave.get_by_role("button", name="Delete me").click()
    leave.get_by_role("button", name="Yes, delete everything").click()
    desk.sees("Everything personal has been deleted.")
    for person in (desk, phone):
        enter(person, "Log in", SECOND)
        person.sees("The password is wrong, or there is no such account.")


def test_two_who_want_the_same_find_each_other_and_hear_it(house: House) -> None:
    ann, ben = (house.person(name, prefs={**QUIET, "sound": name == "Ann"}) for name in ("Ann", "Ben"))
    for person in (ann, ben):
        person.context.add_init_script(f"({EARS})()")
        person.open("/lobby")
        wishes = person.page.get_by_role("group", name="Play anyone who wants the same")
        wishes.get_by_role("button", name="Cauldron").click()
        person.page.get_by_role("textbox", name="Name").fill(person.name)
        person.page.get_by_role("button", name="Find a game").click()
        person.page.wait_for_url("**/t/*")
    assert ann.page.url == ben.page.url
    play_all([ann, ben], THROW)
    ann.page.wait_for_function("() => window.tones > 4")  # turns, and the end
    assert ben.page.evaluate("window.tones") == 0, "silent unless wanted"
