"""Rules of layout that hold at every size, over the whole page as it is: `broken(page)` tells what breaks them.

A board marks what is meant to lie on something else with `data-lies-on`; a portrait says with `data-head` where its
face is (left, top, width, height, in shares of the picture); a button that is a choice has its notation in
`data-choice`, and what it touches in `data-touches`.
"""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, ViewportSize

WIDE: Final[ViewportSize] = {"width": 1440, "height": 900}
LAPTOP: Final[ViewportSize] = {"width": 1280, "height": 720}
TABLET: Final[ViewportSize] = {"width": 1024, "height": 768}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
SIZES: Final[dict[str, ViewportSize]] = {"1440x900": WIDE, "1280x720": LAPTOP, "1024x768": TABLET, "390x844": PHONE}

# Wait until nothing moves that comes to an end, and every picture and letter is there.
STILL = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  await document.fonts.ready;
  await frame();
  const moving = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime < Infinity);
  await Promise.allSettled(moving.map((one) => one.finished));
  // a picture that waits to be looked at never comes while it is out of sight
  const inSight = await new Promise((done) => {
    const eye = new IntersectionObserver((seen) => {
      eye.disconnect();
      done(seen.filter((one) => one.isIntersecting).map((one) => one.target));
    });
    for (const one of document.images) eye.observe(one);
    if (!document.images.length) done([]);
  });
  const wanted = [...document.images].filter((one) => one.loading !== "lazy" || inSight.includes(one));
  await Promise.allSettled(wanted.map((one) => one.decode()));
  await frame();
  await frame();
}"""

RULES = """(rules) => {
  const LEAST_TEXT = 12, LEAST_TOUCH = 44, PROMPT = 56, BAR = 48;
  const phone = innerWidth < 640;
  const found = [];
  const say = (rule, one, more = "") => {
    const name = (one.ariaLabel || one.dataset?.piece || one.textContent || one.tagName).trim().replace(/\\s+/g, " ");
    const kind = one.className?.baseVal ?? one.className ?? "";
    found.push(`${rule}: ${one.tagName.toLowerCase()}.${String(kind).split(" ")[0]} "${name.slice(0, 60)}" ${more}`);
  };
  const all = (selector) => [...document.querySelectorAll(selector)];
  const shown = (one) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }) &&
    !one.closest(".hidden-words, .skip:not(:focus), [inert]");
  const parents = function* (one) {
    for (let up = one.parentElement; up; up = up.parentElement) yield up;
  };
  const clips = (style) => /hidden|clip/.test(`${style.overflowX} ${style.overflowY}`);
  const scrolls = (style) => /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`);
  const box = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const meet = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const has = (area, more = 2) => area.right - area.left > more && area.bottom - area.top > more;
  const inside = (a, b, by = 1.5) =>
    a.left >= b.left - by && a.top >= b.top - by && a.right <= b.right + by && a.bottom <= b.bottom + by;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  // what is in sight of it: what scrolls and what clips leaves the rest out
  const seen = (one, whole = box(one)) => {
    let area = meet(whole, screen);
    for (const up of parents(one)) {
      const style = getComputedStyle(up);
      if (clips(style) || scrolls(style)) area = meet(area, box(up));
      if (style.position === "fixed") break;
    }
    return area;
  };
  const round = ({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round).join(" ");
  // the words that stand in an element itself
  const words = (one) => [...one.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
  const silent = /^(SCRIPT|STYLE|OPTION|TITLE)$/i;
  const texts = all("body *").filter((one) => !silent.test(one.tagName) && words(one).length && shown(one));

  if (rules.includes("overlap")) {
    const pieces = all("[data-piece]:not(.place)").filter((one) => shown(one) && has(seen(one)));
    const lies = (one) => one.closest("[data-lies-on]");
    for (const [i, one] of pieces.entries())
      for (const other of pieces.slice(i + 1)) {
        if (one.contains(other) || other.contains(one) || lies(one) || lies(other)) continue;
        const both = meet(seen(one), seen(other));
        if (has(both)) say("overlap", one, `lies over ${other.dataset.piece} at ${round(both)}`);
      }
  }

  if (rules.includes("cut"))
    for (const one of texts) {
      if (one.closest("svg")) continue;
      const style = getComputedStyle(one);
      const [wide, high] = [one.scrollWidth > one.clientWidth + 1, one.scrollHeight > one.clientHeight + 1];
      if (style.textOverflow === "ellipsis" && wide) say("cut", one, "has an ellipsis");
      if (style.webkitLineClamp !== "none" && high) say("cut", one, "has lines left out");
      for (const node of words(one)) {
        const range = document.createRange();
        range.selectNodeContents(node);
        const lines = [...range.getClientRects()].filter((line) => line.width > 1);
        for (const up of [one, ...parents(one)]) {
          const about = getComputedStyle(up);
          // what can be scrolled to is not cut, nor is what lies outside of that
          if (scrolls(about) || about.position === "fixed") break;
          if (!clips(about) || !up.clientWidth) continue;
          // letters reach a little below their line
          const line = lines.find((line) => !inside(line, box(up), 3));
          if (line) {
            say("cut", one, `is cut by ${up.tagName.toLowerCase()}.${up.className} at ${round(line)}`);
            break;
          }
        }
      }
    }

  if (rules.includes("head"))
    for (const one of all("img[data-head]").filter((img) => shown(img) && img.naturalWidth)) {
      const [x, y, width, height] = one.dataset.head.split(" ").map(Number);
      const whole = box(one);
      const [wide, high] = [whole.right - whole.left, whole.bottom - whole.top];
      const fit = getComputedStyle(one).objectFit;
      const ways = [wide / one.naturalWidth, high / one.naturalHeight];
      const scale = fit === "contain" ? Math.min(...ways) : fit === "cover" ? Math.max(...ways) : 0;
      const [drawnWide, drawnHigh] = scale ? [scale * one.naturalWidth, scale * one.naturalHeight] : [wide, high];
      const [atX, atY] = getComputedStyle(one).objectPosition.split(" ").map((part) => parseFloat(part) / 100);
      const left = whole.left + (wide - drawnWide) * atX;
      const top = whole.top + (high - drawnHigh) * atY;
      const head = {
        left: left + x * drawnWide,
        top: top + y * drawnHigh,
        right: left + (x + width) * drawnWide,
        bottom: top + (y + height) * drawnHigh,
      };
      if (!inside(head, whole)) say("head", one, "is cropped");
      for (const up of parents(one)) {
        const style = getComputedStyle(up);
        if (scrolls(style)) break;
        const name = one.src.slice(0, 80).split("/").at(-1);
        if (clips(style) && !inside(head, box(up))) say("head", up, `cuts off the head of ${name}`);
      }
    }

  const choosable = all(".legal[data-piece], [data-choice]").filter((one) => shown(one) && has(seen(one), 8));
  if (rules.includes("covered"))
    for (const one of choosable) {
      if (one.closest("#all-choices")) continue;
      const area = seen(one);
      for (const [right, down] of [[0.5, 0.5], [0.15, 0.15], [0.85, 0.15], [0.15, 0.85], [0.85, 0.85]]) {
        const x = area.left + (area.right - area.left) * right;
        const y = area.top + (area.bottom - area.top) * down;
        const top = document.elementFromPoint(x, y);
        if (top && !one.contains(top)) {
          say("covered", one, `by ${top.tagName.toLowerCase()}.${top.className} at ${Math.round(x)} ${Math.round(y)}`);
          break;
        }
      }
    }

  if (rules.includes("twice")) {
    const buttons = choosable.filter((one) => one.dataset.choice !== undefined && !one.closest("#all-choices"));
    const pieces = choosable.filter((one) => one.dataset.piece !== undefined);
    const known = new Map();
    for (const one of buttons) {
      if (known.has(one.dataset.choice)) say("twice", one, `the choice ${one.dataset.choice}`);
      known.set(one.dataset.choice, one);
      const touched = one.dataset.touches?.split(" ").filter(Boolean) ?? [];
      const there = pieces.find((piece) => touched.includes(piece.dataset.piece) && !piece.contains(one));
      if (there && !there.matches(".picked")) say("twice", one, `${one.dataset.choice} lies on ${there.dataset.piece}`);
    }
    const places = new Map();
    for (const one of pieces) {
      const home = one.parentElement.closest("section, ul, [data-piece]");
      const other = places.get(one.dataset.piece);
      if (other && other !== home) say("twice", one, "is in two places");
      places.set(one.dataset.piece, home);
    }
  }

  if (rules.includes("bars"))
    for (const [selector, most] of [["section.bar", phone ? 2 * PROMPT : PROMPT], [".topbar", BAR]])
      for (const one of all(selector).filter(shown)) {
        const { height } = one.getBoundingClientRect();
        if (height > most + 0.5) say("bars", one, `is ${Math.round(height)} px high, at most ${most}`);
      }

  if (rules.includes("outside")) {
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth + 1) say("outside", root, `the page is ${root.scrollWidth} px wide`);
    if (!phone && root.scrollHeight > innerHeight + 1) say("outside", root, `the page is ${root.scrollHeight} px high`);
    const main = document.querySelector(".stage:not(.stacked) > .main");
    if (main && !phone && main.scrollHeight > main.clientHeight + 1)
      say("outside", main, `the field needs ${main.scrollHeight} of ${main.clientHeight} px`);
    if (!phone)
      for (const one of new Set([...texts, ...all("button, [data-piece], img").filter(shown)])) {
        const area = box(one);
        if (!has(area) || [one, ...parents(one)].some((up) => scrolls(getComputedStyle(up)))) continue;
        if (!inside(area, screen)) say("outside", one, `at ${round(area)}`);
      }
  }

  if (rules.includes("small"))
    for (const one of texts) {
      const scale = one.ownerSVGElement ? (one.getScreenCTM()?.a ?? 1) : 1;
      const size = parseFloat(getComputedStyle(one).fontSize) * scale;
      if (size < LEAST_TEXT - 0.01) say("small", one, `${size} px`);
    }

  if (rules.includes("touch") && phone)
    for (const one of all("button, a[href], [role=button], [role=tab], input, select, summary")) {
      if (!shown(one) || !has(seen(one), 8) || one.disabled) continue;
      // a link in a sentence, a box whose words belong to it, and a part of a piece that is one area as a whole
      if (one.matches("p a, li a:not(.alone, .button), label input[type=checkbox], label input[type=radio]")) continue;
      const { width, height } = one.getBoundingClientRect();
      if (width < LEAST_TOUCH - 0.5 || height < LEAST_TOUCH - 0.5)
        say("touch", one, `${Math.round(width)}x${Math.round(height)} px`);
    }

  return [...new Set(found)];
}"""

ALL: Final = ("overlap", "cut", "head", "covered", "twice", "bars", "outside", "small", "touch")


def broken(page: Page, *rules: str) -> list[str]:
    """What breaks these rules (all of them) on the page as soon as nothing moves, each in a line."""
    page.evaluate(STILL)
    found: list[str] = page.evaluate(RULES, list(rules or ALL))
    return found


def holds(page: Page, *rules: str) -> None:
    """These rules (all of them) hold on the page as soon as nothing moves."""
    found = broken(page, *rules)
    size = page.viewport_size or {"width": 0, "height": 0}
    assert found == [], "\n".join([f"{len(found)} at {size['width']}x{size['height']}:", *found])
