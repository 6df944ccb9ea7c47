// Work that can wait: until nothing else is to be done, or at least until what has just come is painted.

const SOON = 300;

/** Do it when the page is at rest. Answers with a way to leave it undone. */
export function whenIdle(work: () => void): () => void {
  // not every browser tells when it is at rest
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(work, SOON);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(work);
  return () => cancelIdleCallback(waiting);
}

/** Do it when the next picture has been made. Answers with a way to leave it undone. */
export function afterPicture(work: () => void): () => void {
  let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(work)));
  return () => cancelAnimationFrame(frame);
}
