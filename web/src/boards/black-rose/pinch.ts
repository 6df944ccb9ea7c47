// Two fingers on the map: it grows and shrinks with the distance between them, around the place between them.

import type { Attachment } from "svelte/attachments";

export const WHOLE = 1;
export const CLOSE = 2;
const CLOSEST = 3;

export interface Point {
  x: number;
  y: number;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** The zoom after fingers that were so far apart are now so far apart. Almost whole is whole. */
export function zoomAfter(zoom: number, was: number, now: number): number {
  const wanted = Math.min(CLOSEST, (zoom * now) / Math.max(was, 1));
  return wanted < WHOLE + 0.1 ? WHOLE : wanted;
}

/** How far the map has to be scrolled for what lay `at` a place of the window to lie there again. */
export function scrolled(scroll: number, at: number, was: number, now: number): number {
  return Math.max(0, ((scroll + at) * now) / was - at);
}

export function pinching(zoom: () => number, set: (zoom: number) => void): Attachment<HTMLElement> {
  return (node) => {
    let begun: { apart: number; zoom: number } | null = null;
    const points = (event: TouchEvent): [Point, Point] | null => {
      const [a, b] = [event.touches[0], event.touches[1]];
      return a && b
        ? [
            { x: a.clientX, y: a.clientY },
            { x: b.clientX, y: b.clientY },
          ]
        : null;
    };
    const start = (event: TouchEvent): void => {
      const two = points(event);
      begun = two && { apart: distance(...two), zoom: zoom() };
    };
    const move = (event: TouchEvent): void => {
      const two = points(event);
      if (!begun || !two) return;
      event.preventDefault();
      const was = zoom();
      const now = zoomAfter(begun.zoom, begun.apart, distance(...two));
      const box = node.getBoundingClientRect();
      const middle = between(...two);
      const left = scrolled(node.scrollLeft, middle.x - box.left, was, now);
      const top = scrolled(node.scrollTop, middle.y - box.top, was, now);
      set(now);
      requestAnimationFrame(() => node.scrollTo({ left, top, behavior: "instant" }));
    };
    const end = (): void => {
      begun = null;
    };
    node.addEventListener("touchstart", start, { passive: true });
    node.addEventListener("touchmove", move, { passive: false });
    node.addEventListener("touchend", end);
    node.addEventListener("touchcancel", end);
    return () => {
      node.removeEventListener("touchstart", start);
      node.removeEventListener("touchmove", move);
      node.removeEventListener("touchend", end);
      node.removeEventListener("touchcancel", end);
    };
  };
}
